import type { Location } from '../../model/bundle.ts';
import type { Target } from '../../operation/server-view.ts';
/** Where a place of the workspace begins, as LSP names it. */
export declare function targetIn(root: string, { uri, range: [line, character] }: Location): Target;
