// RTLFacts: tokens -> what a reader of the code knows without running it.
//
// In: one lexed file (`CodeView` for code, `ElementTree` and `InterfaceDocument` for Interface Builder, `JSONTree` and
//     `LocalizedFile` for data), the vocabularies that name what to look for, and for a project the files that say
//     something of all of it: languages, deployment targets, libraries, asset catalogs.
// Out: answers: what encloses a token, what a name is declared as, where a value goes, whether a test of the direction
//     stands round it, what a constraint ties, which picture an image set holds. Nothing is decided: an answer may be
//     "not known", and rules treat that as silence.
// Must not know: any rule, any finding, and any name of a framework but what file formats spell; those come in with the
//     vocabularies, which tables of Rules/ fill.
//
// One file of code: Blocks, Scopes, Statements, Operands, Declarations, DeclaredTypes -> DirectionCheck,
// DirectionTokens, ValueUses, TextPlaces. One file of data: ElementTree -> InterfaceDocument, JSONTree, LocalizedFile. The project:
// ProjectFacts, ProjectTraits, ProjectTypes, AssetCatalog, NameIndex.
