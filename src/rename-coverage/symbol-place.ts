import type { Location } from '../model/bundle.ts';

/** The position of a symbol's name. */
export interface SymbolPlace {
  /** The path relative to the workspace. */
  readonly uri: string;
  /** The UTF-16 offset of the name in the document's text. */
  readonly offset: number;
}

/** A name to search for. */
export interface MentionedName {
  readonly name: string;
  /** One of the places that bind the name. */
  readonly definition: SymbolPlace;
  /** The members or parameters that must be renamed with this name, including those that the edit does not rename. */
  readonly related: readonly Location[];
  /** The files that the server assigns to its workspace, relative to lanser's workspace. */
  readonly serverFiles: ReadonlySet<string>;
}
