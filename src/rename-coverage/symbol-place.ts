/** One of the places that a server returns as the definition of a name. */
export interface SymbolPlace {
  /** The path relative to the workspace. */
  readonly uri: string;
  /** The offset of the name's first character in the document's text. */
  readonly offset: number;
}
