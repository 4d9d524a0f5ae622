import type { ObjectStore } from '../../git/object-store.ts';
import type { Workspace } from '../../session/workspace.ts';
import type { SideName } from '../both-sides.ts';
import type { SideSource } from '../sides.ts';
import type { TreesOnDisk } from '../trees-on-disk.ts';
import { type ProposalGround } from './proposal-workspace.ts';
/** The sides as somebody would edit them. A side is written, and its server started, when it is first asked for. */
export interface ProposalSides extends AsyncDisposable {
    workspace(side: SideName): Promise<Workspace>;
}
export interface SidesInput {
    readonly ground: ProposalGround;
    readonly store: ObjectStore;
    readonly trees: Pick<TreesOnDisk, 'writeWhole'>;
    readonly sources: Readonly<Record<SideName, SideSource>>;
    /** A folder of our own; absolute. */
    readonly scratch: string;
}
export declare function proposalSides({ ground, store, trees, sources, scratch }: SidesInput): ProposalSides;
