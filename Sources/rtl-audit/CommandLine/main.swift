// The command. Data flows in the order of the rooms:
// options -> project's files (discovery) -> tokens (lexing) -> pending findings (facts, matching)
// -> verdicts (suppression) -> new bytes (fixing) -> output (reporting).

import RTLSystem

Platform.holdStandardDescriptors()
Platform.tellOfDefects()
Platform.takeSizeLimitAsError()
Platform.exit(with: Command.run(Array(CommandLine.arguments.dropFirst())))
