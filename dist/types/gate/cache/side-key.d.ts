import type { Host } from '../../model/host.ts';
import type { Tools } from '../../session/servers/workbench.ts';
export interface KeptFrom {
    readonly host: Host;
    readonly tools: Tools;
    readonly tree: string;
    /** All of them: each makes room for itself in the tree. */
    readonly workingDirectories: readonly string[];
    readonly workingDirectory: string;
}
/**
 * The name of what is kept of a project: 64 hexadecimal digits over all that its check depends on. The
 * tree holds the configuration with the code. What stands in the import paths is only there by the
 * names and versions of its packages, which is one reason why an entry is checked before it is believed.
 */
export declare function sideKey({ host, tools, tree, workingDirectories, workingDirectory }: KeptFrom): string;
