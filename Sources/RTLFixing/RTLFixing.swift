// In: findings with their fixes, the bytes of the file they belong to, and closures that audit
// bytes and tell whether they are well formed.
// Out: new bytes, proven to be better than the old ones; a unified diff; files replaced on disk.
//
// This room must not know any rule, any language or any report format: it sees byte ranges and
// rule ids only. Outside of `AtomicWrite.swift` it never touches the file system.
