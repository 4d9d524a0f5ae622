import type { Location } from '../model/bundle.ts';
import type { SymbolPlace } from './symbol-place.ts';

/** A name to search for. */
export interface MentionedName {
  readonly name: string;
  /** One of the places that bind the name. */
  readonly definition: SymbolPlace;
  /** The members with this name in base and derived classes, including those that the edit does not rename. */
  readonly related: readonly Location[];
  /** The files that the server assigns to its workspace, relative to lanser's workspace. */
  readonly serverFiles: ReadonlySet<string>;
}
