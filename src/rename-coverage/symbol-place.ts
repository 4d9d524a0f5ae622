import type { Location } from '../model/bundle.ts';

/** The position of a symbol's name. */
export interface SymbolPlace {
  /** The path relative to the workspace. */
  readonly uri: string;
  /** The UTF-16 offset of the name in the document's text. */
  readonly offset: number;
}

/** A name to search for, and its new name. */
export interface MentionedName {
  readonly name: string;
  readonly newName: string;
  /** The definition, or the selected name if the server finds no definition in the workspace. */
  readonly definition: SymbolPlace;
  /** The members or parameters in the workspace that must be renamed with this name. */
  readonly related: readonly Location[];
  /** The files that belong to the server's workspace. Their paths are relative to lanser's workspace. */
  readonly serverFiles: ReadonlySet<string>;
}
