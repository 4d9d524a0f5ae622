import type { Configuration } from '../../model/generated/config.ts';
import type { Host } from '../../model/host.ts';
import { isRecord, type JsonRecord } from '../../model/json-record.ts';
import { DEFAULT_REWARD_VERSION } from '../../reward/formula.ts';
import type { ConfiguredServers } from '../../server/registry.ts';
import { readFolderSettings, type FileSettings } from './settings.ts';
import { readUserSettings, type UserSettings } from './user-settings.ts';

export interface WorkspaceSettings {
  /** The merged settings without `servers`, whose paths have a different base folder in each file. */
  readonly configuration: Omit<Configuration, 'servers'>;
  /** The servers of the workspace's file, then those of the user's file. */
  readonly servers: readonly ConfiguredServers[];
}

/** Reads the settings of workspace and user. Not for the gate: its results must not depend on the user. */
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
  const reward = applicableReward(above.reward, below.reward);
  const merged = mergedSettings(above, reward === undefined ? below : { ...below, reward });
  return { configuration: merged as Configuration, servers };
}

/**
 * Returns the user's reward settings. Omits the user's version and weights if the workspace sets its version or
 * weights, and the two versions (set or default) differ.
 */
function applicableReward(
  workspace: Configuration['reward'],
  user: Configuration['reward'],
): Configuration['reward'] {
  if (user === undefined || (workspace?.version ?? workspace?.weights) === undefined) return user;
  const [chosen, other] = [workspace, user].map((reward) => reward?.version ?? DEFAULT_REWARD_VERSION);
  if (chosen === other) return user;
  const { version: _version, weights: _weights, ...rest } = user;
  return rest;
}

/** Merges objects by key, recursively. For other values, such as lists, `above` takes precedence. */
export function mergedSettings(above: unknown, below: unknown): unknown {
  if (above === undefined) return below;
  if (!isRecord(above) || !isRecord(below)) return above;
  const keys = new Set([...Object.keys(below), ...Object.keys(above)]);
  const valueOf = (table: JsonRecord, key: string): unknown =>
    Object.hasOwn(table, key) ? table[key] : undefined;
  return Object.fromEntries(
    [...keys].map((key) => [key, mergedSettings(valueOf(above, key), valueOf(below, key))]),
  );
}
