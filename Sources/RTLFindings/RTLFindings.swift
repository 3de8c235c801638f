// RTLFindings: the words that all rooms share for a problem and its solution.
//
// `Finding` holds everything that a report needs, `Fix` a set of edits that apply together. Nothing here refers back to
// tokens or rules, so that suppression, fixing and reporting need neither.
