import TangramKit

extension Screen {
  var column: TGLinearLayout { fatalError() }
}
