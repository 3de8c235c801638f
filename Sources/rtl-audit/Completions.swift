/// `rtl-audit completions SHELL`, made from the declarations of commands and options.
enum Completions {
  enum Shell: String, CaseIterable { case bash, zsh, fish }

  static func script(_ shell: Shell) -> String {
    switch shell {
    case .bash: bash
    case .zsh: zsh
    case .fish: fish
    }
  }

  private static let commands = CommandDeclaration.all.filter { $0.verb != .audit }
  private static let rules = "rtl-audit rules 2>/dev/null | cut -d' ' -f1"
  private static let revisions = "git for-each-ref --format='%(refname:short)' 2>/dev/null"

  // MARK: - bash

  private static var bash: String {
    var out = """
      # In ~/.bashrc: eval "$(rtl-audit completions bash)"
      _rtl_audit() {
        local current=${COMP_WORDS[COMP_CWORD]} previous=${COMP_WORDS[COMP_CWORD-1]}
        COMPREPLY=()
        case "$previous" in

      """
    for option in OptionDeclaration.all where option.value != nil {
      out += "    \([option.name, option.short].compactMap { $0 }.joined(separator: "|"))) \(bash(option.kind)); return ;;\n"
    }
    out += """
        esac
        if [[ $current == -* ]]; then
          COMPREPLY=($(compgen -W "\(OptionDeclaration.all.map(\.name).joined(separator: " "))" -- "$current"))
          return
        fi
        case "${COMP_WORDS[1]}" in

      """
    for command in commands where command.argument != .files {
      out += "    \(command.verb.rawValue)) \(bash(command.argument)) ;;\n"
    }
    out += """
        *)
          compopt -o filenames 2>/dev/null
          COMPREPLY=($(compgen -f -- "$current"))
          if [[ $COMP_CWORD -eq 1 ]]; then COMPREPLY+=($(compgen -W "\(commands.map(\.verb.rawValue).joined(separator: " "))" -- "$current")); fi ;;
        esac
      }
      complete -F _rtl_audit rtl-audit

      """
    return out
  }

  private static func bash(_ kind: ArgumentKind) -> String {
    switch kind {
    case .nothing, .text: ":"
    case .files: "compopt -o filenames 2>/dev/null; COMPREPLY=($(compgen -f -- \"$current\"))"
    case .folders: "compopt -o filenames 2>/dev/null; COMPREPLY=($(compgen -d -- \"$current\"))"
    case .rules: "COMPREPLY=($(compgen -W \"$(\(rules))\" -- \"$current\"))"
    case .revisions: "COMPREPLY=($(compgen -W \"$(\(revisions))\" -- \"$current\"))"
    case .words(let words): "COMPREPLY=($(compgen -W \"\(words.joined(separator: " "))\" -- \"$current\"))"
    }
  }

  // MARK: - zsh

  private static var zsh: String {
    var out = """
      #compdef rtl-audit
      # In ~/.zshrc, after compinit: eval "$(rtl-audit completions zsh)"
      _rtl_audit() {
        local -a commands options
        commands=(

      """
    for command in commands { out += "    '\(command.verb.rawValue):\(quoted(command.forms[0].does))'\n" }
    out += "  )\n  options=(\n"
    for option in OptionDeclaration.all {
      for name in [option.name, option.short].compactMap({ $0 }) {
        out += "    '*\(name)[\(quoted(option.help))]" + (option.value.map { ":\($0):\(zsh(option.kind))" } ?? "") + "'\n"
      }
    }
    out += """
        )
        if (( CURRENT == 2 )) && [[ $words[2] != -* ]]; then _describe command commands; fi
        case $words[2] in

      """
    for command in commands where command.argument != .files {
      out += "    \(command.verb.rawValue)) _arguments $options '*:argument:\(zsh(command.argument))' ;;\n"
    }
    return out + """
          *) _arguments $options '*:file:_files' ;;
        esac
      }
      if [[ $funcstack[1] == _rtl-audit ]]; then _rtl_audit "$@"; else compdef _rtl_audit rtl-audit; fi

      """
  }

  private static func zsh(_ kind: ArgumentKind) -> String {
    switch kind {
    case .nothing, .text: " "
    case .files: "_files"
    case .folders: "_files -/"
    case .rules: "($(\(inDoubleQuotes(rules))))"
    case .revisions: "($(\(inDoubleQuotes(revisions))))"
    case .words(let words): "(\(words.joined(separator: " ")))"
    }
  }

  /// Text for the inside of single quotes.
  private static func quoted(_ text: String) -> String { escaped(text, ["'": "'\\''", ":": "\\:", "[": "\\[", "]": "\\]"]) }

  // MARK: - fish

  private static var fish: String {
    var out = "# In ~/.config/fish/config.fish: rtl-audit completions fish | source\n"
    for command in commands {
      out += "complete -c rtl-audit -n __fish_use_subcommand -a \(command.verb.rawValue) -d '\(fishQuoted(command.forms[0].does))'\n"
      if let offered = fish(command.argument) {
        out += "complete -c rtl-audit -n '__fish_seen_subcommand_from \(command.verb.rawValue)' \(offered)\n"
      }
    }
    for option in OptionDeclaration.all {
      let short = option.short.map { " -s \($0.dropFirst())" } ?? ""
      let value = option.value == nil ? "" : " -r" + (fish(option.kind).map { " \($0)" } ?? "")
      out += "complete -c rtl-audit -l \(option.name.dropFirst(2))\(short)\(value) -d '\(fishQuoted(option.help))'\n"
    }
    return out
  }

  private static func fish(_ kind: ArgumentKind) -> String? {
    switch kind {
    case .files: nil
    case .nothing, .text: "-f"
    case .folders: "-f -a '(__fish_complete_directories)'"
    case .rules: "-f -a '(\(inDoubleQuotes(rules)))'"
    case .revisions: "-f -a '(\(inDoubleQuotes(revisions)))'"
    case .words(let words): "-f -a '\(words.joined(separator: " "))'"
    }
  }

  private static func fishQuoted(_ text: String) -> String { escaped(text, ["\\": "\\\\", "'": "\\'"]) }

  private static func inDoubleQuotes(_ command: String) -> String { escaped(command, ["'": "\""]) }

  private static func escaped(_ text: String, _ escapes: [Unicode.Scalar: String]) -> String {
    text.unicodeScalars.map { escapes[$0] ?? String($0) }.joined()
  }
}
