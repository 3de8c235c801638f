/// What moves on the page: drawings that wait, filters, keys. Its hash stands in the page.
enum HTMLScript {
  static let text = """
    "use strict";
    const all = (path, inside = document) => [...inside.querySelectorAll(path)];
    function draw(box) {
      if (!box.firstChild) box.innerHTML = document.getElementById(box.dataset.drawing).textContent;
    }
    const watcher = new IntersectionObserver(entries => {
      for (const entry of entries) if (entry.isIntersecting) { draw(entry.target); watcher.unobserve(entry.target); }
    }, { rootMargin: "800px" });
    for (const box of all(".drawing")) {
      box.style.aspectRatio = box.dataset.width + "/" + box.dataset.height;
      watcher.observe(box);
    }
    let opened = [];
    addEventListener("beforeprint", () => {
      opened = all("details:not([open])");
      for (const fold of opened) fold.open = true;
      all(".drawing").forEach(draw);
    });
    addEventListener("afterprint", () => { for (const fold of opened) fold.open = false; });

    const form = document.getElementById("filters");
    const names = ["text", "level", "rule", "folder", "state"].filter(name => form.elements[name]);
    const ranks = { note: 0, warning: 1, error: 2 };
    const texts = new Map();
    function words(item) {
      if (!texts.has(item)) texts.set(item, item.textContent.toLowerCase());
      return texts.get(item);
    }
    function fits(item, want, inTitle) {
      return (!want.level || ranks[item.dataset.level] >= ranks[want.level]) && (!want.rule || item.dataset.rule === want.rule)
        && (!want.folder || item.dataset.folder === want.folder) && (!want.text || inTitle || words(item).includes(want.text));
    }
    function filter() {
      const want = Object.fromEntries(names.map(name => [name, form.elements[name].value]));
      want.text = want.text.trim().toLowerCase();
      const narrows = want.level || want.rule || want.folder || want.text;
      for (const screen of all(".screen")) {
        const title = screen.querySelector("h3").textContent.toLowerCase() + " " + (screen.querySelector(".facts")?.textContent.toLowerCase() ?? "");
        const inTitle = Boolean(want.text) && title.includes(want.text);
        let some = false;
        for (const item of all(".finding", screen)) {
          item.hidden = !fits(item, want, inTitle);
          some ||= !item.hidden;
        }
        const isOther = want.state && screen.dataset.state !== want.state;
        const titleOnly = inTitle && !want.level && !want.rule && !want.folder;
        screen.hidden = Boolean(isOther || (narrows && !some && !titleOnly));
      }
      /* What is looked for is not left folded. */
      for (const fold of all(".fold")) {
        const fits = all(".screen", fold).some(screen => !screen.hidden);
        fold.hidden = !fits;
        fold.open = narrows || want.state ? fits : fold.contains(document.activeElement);
      }
      for (const section of all("main > section")) {
        const screens = all(".screen", section);
        if (screens.length) section.hidden = screens.every(screen => screen.hidden);
      }
      document.getElementById("shown").textContent = narrows || want.state ? all(".screen").filter(screen => !screen.hidden).length + " shown" : "";
      return want;
    }
    function remember() {
      const want = filter();
      const parts = names.filter(name => want[name]).map(name => name + "=" + encodeURIComponent(want[name]));
      history.replaceState(null, "", "#" + parts.join("&"));
    }
    /* The number of a finding on the first drawing that has it. */
    function spot(number) {
      for (const box of all(".drawing")) {
        const marks = document.getElementById(box.dataset.drawing).textContent.matchAll(/data-numbers="([\\d ]+)"/g);
        if (![...marks].some(mark => mark[1].split(" ").includes(number))) continue;
        draw(box);
        return box.querySelector(`[data-numbers~="${number}"]`);
      }
    }
    function recall() {
      const hash = location.hash.slice(1);
      if (hash.includes("=")) {
        const want = new URLSearchParams(hash);
        for (const name of names) form.elements[name].value = want.get(name) ?? "";
        filter();
        all(".screen").find(screen => !screen.closest("[hidden]"))?.scrollIntoView();
        return;
      }
      const target = hash.startsWith("mark-") ? spot(hash.slice(5)) : hash && document.getElementById(hash);
      if (!target) return;
      if (target.closest("[hidden]")) { form.reset(); filter(); }
      const fold = target.closest("details");
      if (fold) fold.open = true;
      target.scrollIntoView(hash.startsWith("mark-") ? { block: "center" } : undefined);
      target.focus({ preventScroll: true });
    }
    form.addEventListener("input", remember);
    form.addEventListener("submit", event => event.preventDefault());
    form.addEventListener("reset", () => setTimeout(remember));
    addEventListener("hashchange", recall);
    addEventListener("keydown", event => {
      if (event.ctrlKey || event.metaKey || event.altKey || /^(INPUT|SELECT|TEXTAREA)$/.test(event.target.tagName)) return;
      if (event.key === "/") {
        event.preventDefault();
        document.getElementById("text").focus();
      } else if (event.key === "j" || event.key === "k") {
        const screens = all("article.screen[id]").filter(screen => !screen.closest("[hidden], details:not([open])"));
        const at = screens.indexOf(document.activeElement.closest("article.screen"));
        const next = screens[event.key === "j" ? at + 1 : at < 0 ? screens.length - 1 : at - 1];
        if (next) { next.focus({ preventScroll: true }); next.scrollIntoView(); }
      }
    });
    filter();
    recall();

    """
}
