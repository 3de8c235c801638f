#!/usr/bin/env python3
"""How long an editor waits: editor.py [--binary PATH] [--files N] PROJECT

Starts the language server anew for each of some files of a project: those with the most findings, and others at random. Measures

    cold    from `initialize` to the first diagnostics of the opened file, without a cache
    warm    the same with the cache that the run before has left
    key     from a character that is typed to the diagnostics of the text with it
    memory  the most that the server held (Linux)

The folder of the project is read, never written. Times are wall clock: use a quiet machine, and a release build.
"""
import argparse, json, os, random, shutil, statistics, subprocess, sys, tempfile, time, urllib.parse

KEYS = 20


class Client:
    def __init__(self, binary, cache):
        self.server = subprocess.Popen([binary, 'lsp'], stdin=subprocess.PIPE, stdout=subprocess.PIPE, env=dict(os.environ, XDG_CACHE_HOME=cache))

    def send(self, **message):
        content = json.dumps(dict(message, jsonrpc='2.0')).encode()
        self.server.stdin.write(b'Content-Length: %d\r\n\r\n' % len(content) + content)
        self.server.stdin.flush()

    def receive(self):
        length = 0
        while (line := self.server.stdout.readline()) != b'\r\n':
            if not line:
                sys.exit('the server has ended')
            length = int(line.split(b':')[1])
        return json.loads(self.server.stdout.read(length))

    def answer(self, number):
        while self.receive().get('id') != number:
            pass

    def diagnostics(self, uri, version):
        while True:
            message = self.receive()
            params = message.get('params') or {}
            if message.get('method') == 'textDocument/publishDiagnostics' and params['uri'] == uri and params.get('version') == version:
                return len(params['diagnostics'])

    def memory(self):
        try:
            with open(f'/proc/{self.server.pid}/status') as status:
                return next(int(line.split()[1]) / 1024 for line in status if line.startswith('VmHWM'))
        except OSError:
            return 0


def session(binary, root, path, cache, keys):
    """Milliseconds to the first diagnostics, for each key, MiB, and the number of findings."""
    with open(os.path.join(root, path), encoding='utf-8', errors='replace', newline='') as file:
        text = file.read()
    uri = 'file://' + urllib.parse.quote(os.path.join(root, path))
    client = Client(binary, cache)
    start = time.perf_counter()
    client.send(id=1, method='initialize', params={
        'processId': os.getpid(), 'rootUri': 'file://' + urllib.parse.quote(root),
        'capabilities': {'textDocument': {'publishDiagnostics': {'versionSupport': True, 'relatedInformation': True}}}})
    client.answer(1)
    client.send(method='initialized', params={})
    client.send(method='textDocument/didOpen', params={'textDocument': {'uri': uri, 'languageId': 'swift', 'version': 1, 'text': text}})
    findings = client.diagnostics(uri, 1)
    first = (time.perf_counter() - start) * 1000
    times = []
    line = text.count('\n') // 2
    for key in range(keys):
        start = time.perf_counter()
        position = {'line': line, 'character': key}
        change = {'range': {'start': position, 'end': position}, 'text': 'a'}
        client.send(method='textDocument/didChange', params={'textDocument': {'uri': uri, 'version': key + 2}, 'contentChanges': [change]})
        client.diagnostics(uri, key + 2)
        times.append((time.perf_counter() - start) * 1000)
        # Nobody types faster; what waits for a pause may begin.
        time.sleep(0.1)
    memory = client.memory()
    client.send(id=2, method='shutdown', params=None)
    client.answer(2)
    client.send(method='exit', params=None)
    client.server.wait()
    return first, times, memory, findings


def chosen(binary, root, count):
    report = json.loads(subprocess.run([binary, '--format', 'json', '--min-level', 'note', '--exit-zero', root], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL).stdout)
    base = subprocess.run(['git', '-C', root, 'rev-parse', '--show-toplevel'], capture_output=True, text=True).stdout.strip() or root
    counts = {}
    for finding in report['findings']:
        path = os.path.relpath(os.path.join(base, finding['place']['path'] if 'place' in finding else finding['path']), root)
        counts[path] = counts.get(path, 0) + 1
    most = sorted(counts, key=lambda path: (-counts[path], path))[:count // 2]
    others = sorted(os.path.relpath(os.path.join(folder, name), root) for folder, _, names in os.walk(root) for name in names
                    if name.endswith(('.swift', '.m', '.mm', '.xib', '.storyboard')) and '/.' not in folder and '/Pods/' not in folder + '/')
    return most + random.Random(1).sample(others, min(len(others), count - len(most)))


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument('--binary', default='.build/release/rtl-audit')
    parser.add_argument('--files', type=int, default=20)
    parser.add_argument('project')
    options = parser.parse_args()
    binary, root = os.path.abspath(options.binary), os.path.realpath(options.project)
    cache = tempfile.mkdtemp()
    cold, warm, keys, memory = [], [], [], []
    try:
        for path in chosen(binary, root, options.files):
            shutil.rmtree(cache, ignore_errors=True)
            cold.append(session(binary, root, path, cache, 0)[0])
            # The tool distrusts what was written within the last seconds.
            first, times, most, findings = session(binary, root, path, cache, KEYS)
            warm.append(first)
            keys += times
            memory.append(most)
            print(f'{cold[-1]:7.0f} cold {first:7.0f} warm {statistics.median(times):7.1f} key, {max(times):6.1f} at most {most:6.0f} MiB {findings:4} findings  {path}')
    finally:
        shutil.rmtree(cache, ignore_errors=True)
    print(f'\n{"":8}{"median":>9}{"95 %":>9}{"most":>9}')
    for name, values in [('cold ms', cold), ('warm ms', warm), ('key ms', keys), ('MiB', memory)]:
        values.sort()
        print(f'{name:8}{statistics.median(values):9.1f}{values[int(len(values) * 0.95)]:9.1f}{values[-1]:9.1f}')


main()
