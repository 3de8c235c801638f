public protocol ParsableCommand {}
