/** The binding of a name: one of the places that a server returns as its definition. */
export interface SymbolPlace {
  /** The path relative to the workspace. */
  readonly uri: string;
  /** The offset of the name's first character in the document's text. */
  readonly offset: number;
}
