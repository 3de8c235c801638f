public enum CTTextAlignment: UInt8 { case left, right, center, justified, natural }
