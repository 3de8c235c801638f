// RTLLanguageServer: an editor's messages -> diagnostics, fixes and explanations.
//
// In:  the Language Server Protocol 3.17 on one descriptor (Messages), the texts that an editor has open (Documents).
// Out: the protocol on another descriptor.
// Everything that an editor sends is hostile: a message may be cut, gigantic or nonsense, and nothing of it ends the server.
//
// Messages     bytes -> frames -> requests and notifications, and back
// Documents    texts as the editor has them; lines and units of a position <-> byte offsets
// Session      what the editor can do, its open documents, the projects that these belong to
// Diagnostics, Actions, Hover   findings -> what an editor shows
//
// This room must not know what a rule looks for; findings are those of `AuditEngine`.
