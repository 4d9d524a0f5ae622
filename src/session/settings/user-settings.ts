import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Host } from '../../model/host.ts';
import { readConfigurationFile, readOneOf, type FileSettings } from './settings.ts';

/** The files that can contain the user's settings. At most one of them may contain settings. */
export const USER_FILES = ['config.json', 'config.yaml'] as const;

// Messages contain this prefix, not an absolute path. So the hash of an error bundle does not depend on the user.
const IN_MESSAGES = "the user's lanser/";

export interface UserSettings extends FileSettings {
  readonly folder: string;
}

/** Reads the user's settings, if any. @throws the errors of {@link readOneOf} and {@link readConfigurationFile}. */
export async function readUserSettings(
  host: Pick<Host, 'env' | 'platform'>,
): Promise<UserSettings | undefined> {
  const folder = userConfigurationFolder(host);
  if (folder === undefined) return undefined;
  const settings = await readOneOf(
    USER_FILES.map((name) => IN_MESSAGES + name),
    async (name) => {
      const file = path.join(folder, name.slice(IN_MESSAGES.length));
      return existsSync(file) ? readConfigurationFile(file, name) : undefined;
    },
  );
  return settings && { ...settings, folder };
}

/** Returns lanser's folder for the user's configuration; undefined if no absolute path is known. */
export function userConfigurationFolder({
  env,
  platform,
}: Pick<Host, 'env' | 'platform'>): string | undefined {
  const base = baseOf(env, platform);
  return base === undefined || !path.isAbsolute(base) ? undefined : path.join(base, 'lanser');
}

function baseOf(env: Host['env'], platform: NodeJS.Platform): string | undefined {
  if (platform === 'win32') return env['APPDATA'];
  const homeFolder = env['HOME'];
  const ofHome = (...parts: readonly string[]): string | undefined =>
    homeFolder === undefined || homeFolder === '' ? undefined : path.join(homeFolder, ...parts);
  if (platform === 'darwin') return ofHome('Library', 'Application Support');
  // By the XDG specification, relative paths are invalid.
  const xdg = env['XDG_CONFIG_HOME'];
  return xdg !== undefined && path.isAbsolute(xdg) ? xdg : ofHome('.config');
}
