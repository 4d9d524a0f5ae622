import type { Configuration } from '../../model/generated/config.ts';
import type { Host } from '../../model/host.ts';
import type { ConfiguredServers } from '../../server/registry.ts';
import { type FileSettings } from './settings.ts';
import { type UserSettings } from './user-settings.ts';
/** What the workspace's and the user's files say together. */
export interface WorkspaceSettings {
    /** The workspace's settings over the user's; its servers say nothing of the folder of their file. */
    readonly configuration: Omit<Configuration, 'servers'>;
    /** What a registry of servers is made of: the workspace's file, then the user's. */
    readonly servers: readonly ConfiguredServers[];
}
/**
 * The settings for a workspace on this machine. A gate does not ask for them: what it finds must not
 * depend on who runs it.
 *
 * @throws LanserError E/CONFIG, E/FS_PERMISSIONS.
 */
export declare function readWorkspaceSettings(host: Host, root: string): Promise<WorkspaceSettings>;
export declare function joinedSettings(root: string, workspace: FileSettings | undefined, user: UserSettings | undefined): WorkspaceSettings;
/** Key by key, in objects within objects too; lists are one value. The first of the two wins. */
export declare function mergedSettings(above: unknown, below: unknown): unknown;
