import type { Git } from '../../git/git.ts';
import type { Configuration } from '../../model/generated/config.ts';
import type { Host } from '../../model/host.ts';
import type { RewardFormula } from '../../reward/formula.ts';
import type { Tools } from '../../session/servers/workbench.ts';
import type { Workspace } from '../../session/workspace.ts';
/** What the workspaces of both sides have in common: nothing of it is head's. */
export interface ProposalGround {
    readonly host: Host;
    readonly git: Git;
    readonly tools: Tools;
    /** The folders that the gate checks, relative to the tree. */
    readonly projects: readonly string[];
    /** Base's. */
    readonly configuration: Configuration;
    readonly formula: RewardFormula;
    readonly timeoutMs: number;
    /** For what one preview finds and the next needs again; absolute. */
    readonly cacheFolder: string;
    readonly signal: AbortSignal;
}
/**
 * A tree on disk as the operations see it: under base's configuration, with the gate's own Pyright over the
 * gate's projects and its environment, and no other server.
 *
 * @param root the tree's folder, absolute, with links resolved.
 */
export declare function openProposalWorkspace(ground: ProposalGround, root: string): Promise<Workspace>;
