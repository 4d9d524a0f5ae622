import type { Configuration } from '../../model/generated/config.ts';
import type { Host } from '../../model/host.ts';
import type { ConfiguredServers } from '../../server/registry.ts';
import { readFolderSettings, type FileSettings } from './settings.ts';
import { readUserSettings, type UserSettings } from './user-settings.ts';

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
export async function readWorkspaceSettings(host: Host, root: string): Promise<WorkspaceSettings> {
  return joinedSettings(root, await readFolderSettings(root), await readUserSettings(host));
}

export function joinedSettings(
  root: string,
  workspace: FileSettings | undefined,
  user: UserSettings | undefined,
): WorkspaceSettings {
  const { servers: ofWorkspace, ...above } = workspace?.configuration ?? {};
  const { servers: ofUser, ...below } = user?.configuration ?? {};
  const servers: ConfiguredServers[] = [];
  if (workspace !== undefined && ofWorkspace !== undefined) {
    servers.push({ origin: 'workspace', file: workspace.file, folder: root, servers: ofWorkspace });
  }
  if (user !== undefined && ofUser !== undefined) {
    servers.push({ origin: 'user', file: user.file, folder: user.folder, servers: ofUser });
  }
  return { configuration: mergedSettings(above, below) as Configuration, servers };
}

/** Key by key, in objects within objects too; lists are one value. The first of the two wins. */
export function mergedSettings(above: unknown, below: unknown): unknown {
  if (above === undefined) return below;
  if (!isTable(above) || !isTable(below)) return above;
  const keys = new Set([...Object.keys(below), ...Object.keys(above)]);
  const valueOf = (table: Table, key: string): unknown =>
    Object.hasOwn(table, key) ? table[key] : undefined;
  return Object.fromEntries(
    [...keys].map((key) => [key, mergedSettings(valueOf(above, key), valueOf(below, key))]),
  );
}

type Table = Readonly<Record<string, unknown>>;

function isTable(value: unknown): value is Table {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
