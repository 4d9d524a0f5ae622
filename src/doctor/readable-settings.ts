import type { Configuration } from '../model/generated/config.ts';
import type { Host } from '../model/host.ts';
import { LanserError } from '../model/lanser-error.ts';
import { serverRegistry } from '../server/registry.ts';
import { violationText, type SchemaViolation } from '../schema/violations.ts';
import { cacheFolderOf } from '../session/settings/cache-folder.ts';
import { readFolderSettings, type FileSettings } from '../session/settings/settings.ts';
import { readUserSettings, type UserSettings } from '../session/settings/user-settings.ts';
import { joinedSettings, type WorkspaceSettings } from '../session/settings/workspace-settings.ts';

/** The result of reading the configuration files of one folder. */
export interface SettingsCondition {
  /** The file with the settings; undefined if the folder has no settings, or if reading them fails. */
  readonly file: string | undefined;
  /** One line for each problem. */
  readonly problems: readonly string[];
}

/** The usable settings of the workspace and the user, and the problems of the unusable settings. */
export interface ReadableSettings {
  readonly settings: WorkspaceSettings;
  readonly workspace: SettingsCondition;
  readonly user: SettingsCondition;
}

/** Reads the settings. Omits invalid files, and invalid `servers` and `cacheDir`, so that other checks still run. */
export async function readReadableSettings(host: Host, root: string): Promise<ReadableSettings> {
  const workspace = await tryTo(async () => readFolderSettings(root));
  const user = await tryTo(async () => readUserSettings(host));
  const cache = tryCache(host, root, workspace.read);
  const servers = tryServers(root, cache.read, user.read);
  return {
    settings: joinedSettings(root, servers.workspace.read, servers.user.read),
    workspace: {
      file: workspace.read?.file,
      problems: [...workspace.problems, ...cache.problems, ...servers.workspace.problems],
    },
    user: { file: user.read?.file, problems: [...user.problems, ...servers.user.problems] },
  };
}

interface Tried<T> {
  readonly read: T | undefined;
  readonly problems: readonly string[];
}

async function tryTo<T>(read: () => Promise<T>): Promise<Tried<T>> {
  try {
    return { read: await read(), problems: [] };
  } catch (error) {
    return { read: undefined, problems: linesOf(error) };
  }
}

/**
 * Omits all servers of a file if one of its definitions is invalid. A definition in one file may complete a
 * definition in the other file, so both files are first checked together.
 */
function tryServers(
  root: string,
  workspace: FileSettings | undefined,
  user: UserSettings | undefined,
): { readonly workspace: Tried<FileSettings>; readonly user: Tried<UserSettings> } {
  const problemsOf = (one?: FileSettings, other?: UserSettings): readonly string[] =>
    problemOf(() => serverRegistry(joinedSettings(root, one, other).servers)) ?? [];
  const areBad = problemsOf(workspace, user).length > 0;
  const ofUser = areBad ? problemsOf(undefined, user) : [];
  const readableUser = ofUser.length > 0 ? withoutKey(user, 'servers') : user;
  const ofWorkspace = problemsOf(workspace, readableUser);
  const readable = ofWorkspace.length > 0 ? withoutKey(workspace, 'servers') : workspace;
  return {
    workspace: { read: readable, problems: ofWorkspace },
    user: { read: readableUser, problems: ofUser },
  };
}

function withoutKey<T extends FileSettings>(read: T | undefined, key: keyof Configuration): T | undefined {
  if (read === undefined) return undefined;
  const remaining = Object.entries(read.configuration).filter(([name]) => name !== key);
  return { ...read, configuration: Object.fromEntries(remaining) as Configuration };
}

function tryCache(host: Host, root: string, read: FileSettings | undefined): Tried<FileSettings> {
  const problems = problemOf(() => cacheFolderOf(host, root, read?.configuration.cacheDir));
  if (read === undefined || problems === undefined) return { read, problems: [] };
  const named = problems.map((line) => `${read.file}: ${line}`);
  return { read: withoutKey(read, 'cacheDir'), problems: named };
}

function problemOf(work: () => unknown): readonly string[] | undefined {
  try {
    work();
    return undefined;
  } catch (error) {
    return linesOf(error);
  }
}

/** Returns the error's message and a line for each further schema violation. The message contains the first. */
function linesOf(error: unknown): readonly string[] {
  if (!(error instanceof LanserError)) throw error;
  const { path: file, violations } = error.details;
  const others = Array.isArray(violations) ? (violations as readonly SchemaViolation[]).slice(1) : [];
  return [error.message, ...others.map((violation) => `${String(file)}: ${violationText(violation)}`)];
}
