import type { Location } from '../../model/bundle.ts';
import type { SymbolPlace } from './symbol-place.ts';

/** A name that is looked for. */
export interface MentionedName {
  readonly name: string;
  /** One of the places that bind it. */
  readonly definition: SymbolPlace;
  /** The members of the hierarchy, whether or not an edit changes them. */
  readonly related: readonly Location[];
  /** The files that the server counts as its workspace's, relative to ours. */
  readonly serverFiles: ReadonlySet<string>;
}
