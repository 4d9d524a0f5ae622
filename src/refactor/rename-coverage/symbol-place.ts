/** Where a name is bound: one of the places that a server calls its definition. */
export interface SymbolPlace {
  /** Relative to the workspace. */
  readonly uri: string;
  /** Of the name's first character in the document's text. */
  readonly offset: number;
}
