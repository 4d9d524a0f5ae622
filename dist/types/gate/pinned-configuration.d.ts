import type { ObjectStore } from '../git/object-store.ts';
import type { TreeEntry } from '../git/trees.ts';
import type { ConfigurationChange } from '../model/report.ts';
/** Which paths of a tree are the server's configuration, and so base's on both sides. */
export type Pinned = (treePath: string) => boolean;
/**
 * Where configuration of these projects stands or could stand in base. A path covers everything below
 * it: head could put a folder there.
 */
export declare function pinnedConfiguration(tree: string, workingDirectories: readonly string[]): Promise<Pinned>;
/**
 * Head's tree with base's entries wherever configuration stands.
 *
 * @throws LanserError E/INCONCLUSIVE where head has something else on the way to it.
 */
export declare function underBaseConfiguration(baseEntries: readonly TreeEntry[], headEntries: readonly TreeEntry[], pinned: Pinned): readonly TreeEntry[];
/** Head's tree with base's `.gitattributes`: what base marks as generated or vendored stays so. */
export declare function withBaseAttributes(baseEntries: readonly TreeEntry[], headEntries: readonly TreeEntry[]): readonly TreeEntry[];
/** What head does to the configuration. A pyproject.toml counts only where the server's part differs. */
export declare function configurationChanges(store: ObjectStore, baseEntries: readonly TreeEntry[], headEntries: readonly TreeEntry[], pinned: Pinned, signal: AbortSignal): Promise<readonly ConfigurationChange[]>;
