import type { Workspace } from '../../session/workspace.ts';
import { type JudgedFile } from './edit-in-head.ts';
import { type JudgedMoves } from './moves.ts';
import { type Preview } from './preview.ts';
import type { Proposed } from './read-proposals.ts';
import type { SideTexts } from './side-texts.ts';
export type Previewed = Extract<Preview, {
    kind: 'previewed';
}>;
/** An edit that head holds, in whole or in part: as it would be on base, and what of it is done. */
export interface Claim {
    readonly preview: Previewed;
    readonly files: readonly JudgedFile[];
    readonly moves: JudgedMoves;
    /** The name before, of a rename. */
    readonly oldName: string | undefined;
}
/** `open`: head does not hold the edit; `preview` is what base says of it, where base was asked. */
export type Claimed = {
    readonly kind: 'claimed';
    readonly claim: Claim;
} | {
    readonly kind: 'open';
    readonly preview: Preview | undefined;
};
/** Whether head holds a rename: whether what base defines under the old name has the new one there. */
export declare function renameClaim(edit: Extract<Proposed['edit'], {
    kind: 'rename';
}>, base: () => Promise<Workspace>, texts: SideTexts): Promise<Claimed>;
/** Whether head holds a move: whether what base has at the old path is at the new one, where nothing was. */
export declare function moveClaim(edit: Extract<Proposed['edit'], {
    kind: 'renameFile';
}>, base: () => Promise<Workspace>, texts: SideTexts): Promise<Claimed>;
/** Whether head holds what a code action does on base, or a part of it; asked where head is offered none. */
export declare function actionClaim(edit: Extract<Proposed['edit'], {
    kind: 'codeAction';
}>, base: () => Promise<Workspace>, texts: SideTexts): Promise<Claimed>;
