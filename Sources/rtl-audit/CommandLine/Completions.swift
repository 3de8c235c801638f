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
  /// Ids and categories: the first and the third column of the table.
  private static let rules = "rtl-audit rules 2>/dev/null | awk '{ print $1; print $3 }' | sort -u"
  private static let revisions = "git for-each-ref --format='%(refname:short)' 2>/dev/null"

  private static func options(of verb: Verb) -> [OptionDeclaration] { OptionDeclaration.all.filter { $0.verbs.contains(verb) } }

  // MARK: - bash

  // The bash of macOS is 3.2: it has no `compopt`, and leaves `--format=sarif` one word. Where no word fits, it looks for files.
  private static var bash: String {
    var out = """
      # In ~/.bashrc: eval "$(rtl-audit completions bash)"
      _rtl_audit_rules() { \(rules); }
      _rtl_audit_revisions() { \(revisions); }
      _rtl_audit() {
        local current=${COMP_WORDS[COMP_CWORD]} previous=${COMP_WORDS[COMP_CWORD-1]} words= options= before=
        case "$current" in
          --*=*) previous=${current%%=*} current=${current#*=} ;;
          =) current= ;;
        esac
        if [[ $previous == = ]]; then previous=${COMP_WORDS[COMP_CWORD-2]}; fi
        case "${COMP_WORDS[1]}" in

      """
    for command in commands { out += "    \(command.verb.rawValue)) words=\(bash(command.argument)) options=\(bashOptions(command.verb)) ;;\n" }
    out += """
          *) options=\(bashOptions(.audit))
            if [[ $COMP_CWORD -eq 1 ]]; then words="\(commands.map(\.verb.rawValue).joined(separator: " "))"; fi ;;
        esac
        if [[ $current == -* ]]; then words=$options; fi
        case "$previous" in

      """
    for option in OptionDeclaration.all where option.value != nil {
      out += "    \([option.name, option.short].compactMap { $0 }.joined(separator: "|"))) words=\(bash(option.kind))"
      out += option.kind == .rules ? "; if [[ $current == *,* ]]; then before=${current%,*},; fi ;;\n" : " ;;\n"
    }
    out += """
        esac
        # In single quotes: what a branch is called must not be run.
        COMPREPLY=($(compgen -P "$before" -W '$words' -- "${current#"$before"}"))
      }
      complete -o default -F _rtl_audit rtl-audit

      """
    return out
  }

  private static func bashOptions(_ verb: Verb) -> String { "\"\(options(of: verb).map(\.name).joined(separator: " "))\"" }

  private static func bash(_ kind: ArgumentKind) -> String {
    switch kind {
    case .nothing, .text, .files, .folders: ""
    case .rule, .rules: "$(_rtl_audit_rules)"
    case .revisions: "$(_rtl_audit_revisions)"
    case .words(let words): "\"\(words.joined(separator: " "))\""
    }
  }

  // MARK: - zsh

  private static var zsh: String {
    var out = """
      #compdef rtl-audit
      # In ~/.zshrc, after compinit: eval "$(rtl-audit completions zsh)"
      _rtl_audit_rules() { \(rules) }
      _rtl_audit_revisions() { \(revisions) }
      _rtl_audit() {
        local -a commands
        commands=(

      """
    for command in commands { out += "    '\(command.verb.rawValue):\(quoted(command.forms[0].does))'\n" }
    out += """
        )
        if (( CURRENT == 2 )) && [[ $words[2] != -* ]]; then _describe command commands; fi
        case $words[2] in

      """
    for command in commands { out += "    \(command.verb.rawValue)) _arguments\(zshOptions(command.verb)) '*:argument:\(zsh(command.argument))' ;;\n" }
    return out + """
          *) _arguments\(zshOptions(.audit)) '*:file:_files' ;;
        esac
      }
      if [[ $funcstack[1] == _rtl-audit ]]; then _rtl_audit "$@"; else compdef _rtl_audit rtl-audit; fi

      """
  }

  private static func zshOptions(_ verb: Verb) -> String {
    options(of: verb).flatMap { option in
      [option.name, option.short].compactMap { $0 }.map { name in
        let value = option.value.map { (name.hasPrefix("--") ? "=" : "") + "[\(quoted(option.help))]:\($0):\(zsh(option.kind))" }
        return " \\\n      '*\(name)\(value ?? "[\(quoted(option.help))]")'"
      }
    }.joined()
  }

  private static func zsh(_ kind: ArgumentKind) -> String {
    switch kind {
    case .nothing, .text: " "
    case .files: "_files"
    case .folders: "_files -/"
    case .rule: "compadd - $(_rtl_audit_rules)"
    case .rules: " _sequence compadd - $(_rtl_audit_rules)"
    case .revisions: "compadd - $(_rtl_audit_revisions)"
    case .words(let words): "(\(words.joined(separator: " ")))"
    }
  }

  /// Text for the inside of single quotes.
  private static func quoted(_ text: String) -> String { escaped(text, ["'": "'\\''", ":": "\\:", "[": "\\[", "]": "\\]"]) }

  // MARK: - fish

  private static var fish: String {
    var out = """
      # In ~/.config/fish/config.fish: rtl-audit completions fish | source
      function __rtl_audit_rules; \(rules); end
      function __rtl_audit_revisions; \(revisions); end

      """
    for command in commands {
      out += "complete -c rtl-audit -n __fish_use_subcommand -a \(command.verb.rawValue) -d '\(fishQuoted(command.forms[0].does))'\n"
      if let offered = fish(command.argument) {
        out += "complete -c rtl-audit -n '__fish_seen_subcommand_from \(command.verb.rawValue)' \(offered)\n"
      }
    }
    for option in OptionDeclaration.all {
      let short = option.short.map { " -s \($0.dropFirst())" } ?? ""
      let value = option.value == nil ? "" : " -r" + (fish(option.kind).map { " \($0)" } ?? "")
      out += "complete -c rtl-audit\(fishCondition(option)) -l \(option.name.dropFirst(2))\(short)\(value) -d '\(fishQuoted(option.help))'\n"
    }
    return out
  }

  /// Where an option is offered: an audit is what has no command.
  private static func fishCondition(_ option: OptionDeclaration) -> String {
    let isForAudit = option.verbs.contains(.audit)
    let verbs = Verb.words.filter { option.verbs.contains(Verb(rawValue: $0)!) != isForAudit }
    return verbs.isEmpty ? "" : " -n '\(isForAudit ? "not " : "")__fish_seen_subcommand_from \(verbs.joined(separator: " "))'"
  }

  private static func fish(_ kind: ArgumentKind) -> String? {
    switch kind {
    case .files: nil
    case .nothing, .text: "-f"
    case .folders: "-f -a '(__fish_complete_directories)'"
    case .rule: "-f -a '(__rtl_audit_rules)'"
    case .rules: "-f -a '(__fish_complete_list , __rtl_audit_rules)'"
    case .revisions: "-f -a '(__rtl_audit_revisions)'"
    case .words(let words): "-f -a '\(words.joined(separator: " "))'"
    }
  }

  private static func fishQuoted(_ text: String) -> String { escaped(text, ["\\": "\\\\", "'": "\\'"]) }

  private static func escaped(_ text: String, _ escapes: [Unicode.Scalar: String]) -> String {
    text.unicodeScalars.map { escapes[$0] ?? String($0) }.joined()
  }
}
