/** The position of a symbol's name. */
export interface SymbolPlace {
  /** The path relative to the workspace. */
  readonly uri: string;
  /** The UTF-16 offset of the name in the document's text. */
  readonly offset: number;
}
