import type * as lsp from 'vscode-languageserver-protocol';
import type { Location } from '../model/bundle.ts';
import { type FlatRange } from '../model/range.ts';
import type { NamedRoots } from '../workspace/named-roots.ts';
/** Every form in which servers answer with places. */
export type Places = lsp.Location | readonly lsp.Location[] | readonly lsp.LocationLink[] | null;
/** The places of an answer by name, in canonical order, each once. Of a link its selection counts. */
export declare function locationsOf(places: Places, roots: NamedRoots): readonly Location[];
/** @throws TypeError for what is no range: it is none of the protocol's. */
export declare function flatRange({ start, end }: lsp.Range): FlatRange;
