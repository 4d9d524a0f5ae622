import { createHash, randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Host } from '../../model/host.ts';
import { LanserError } from '../../model/lanser-error.ts';
import { isInside } from '../../workspace/containment.ts';
import { outputPath } from '../../workspace/output-path.ts';

/**
 * Returns the folder for indexes and answers: the configured folder inside of the workspace, otherwise the
 * user's cache folder. Returns undefined if neither is known.
 *
 * @throws LanserError E/CONFIG for a folder outside of the workspace, E/JAIL for one behind a link. The
 * workspace's own files must not choose a folder outside of it.
 */
export function cacheFolderOf(
  { env, platform }: Pick<Host, 'env' | 'platform'>,
  root: string,
  cacheDir: string | undefined,
): string | undefined {
  if (cacheDir !== undefined) {
    const folder = path.resolve(root, cacheDir);
    if (isInside(root, folder)) return outputPath(folder, { label: 'cache', untrusted: root });
    throw new LanserError(
      'E/CONFIG',
      'cacheDir must be a folder in the workspace. For a folder outside of it, set XDG_CACHE_HOME.',
      { key: 'cacheDir' },
    );
  }
  const base = baseOf(env, platform);
  return base === undefined ? undefined : path.join(base, 'lanser');
}

/**
 * Returns the folder in which a session caches indexes, answers and plans. Returns undefined if nothing is cached.
 *
 * A commit can add files to `cacheDir`. So the session uses a subfolder of it whose name depends on a secret of the
 * user: files that somebody else has written are never read.
 *
 * @throws the errors of {@link cacheFolderOf}.
 */
export function sessionCacheFolder(
  host: Pick<Host, 'env' | 'platform'>,
  root: string,
  cacheDir: string | undefined,
): string | undefined {
  const folder = cacheFolderOf(host, root, cacheDir);
  if (cacheDir === undefined || folder === undefined) return folder;
  const own = cacheFolderOf(host, root, undefined);
  const secret = own === undefined ? undefined : userSecret(path.join(own, 'secret'));
  if (secret === undefined) return undefined;
  // The name depends on the workspace too, so that a published folder does not tell the name in other workspaces.
  return path.join(folder, createHash('sha256').update(`${secret}\0${root}`).digest('hex').slice(0, 32));
}

const SECRET = /^[0-9a-f]{64}$/u;

/** Reads the user's secret, which the first call creates. Returns undefined if the file cannot be read or created. */
function userSecret(file: string): string | undefined {
  try {
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, randomBytes(32).toString('hex'), { flag: 'wx', mode: 0o600 });
  } catch {
    // The file exists, or cannot be created. Reading it distinguishes these cases.
  }
  try {
    const text = readFileSync(file, 'utf8');
    return SECRET.test(text) ? text : undefined;
  } catch {
    return undefined;
  }
}

function baseOf(env: Host['env'], platform: NodeJS.Platform): string | undefined {
  // The XDG specification requires that relative paths are ignored.
  const xdg = env['XDG_CACHE_HOME'];
  if (xdg !== undefined && path.isAbsolute(xdg)) return xdg;
  if (platform === 'win32') return env['LOCALAPPDATA'];
  return env['HOME'] === undefined || env['HOME'] === '' ? undefined : path.join(env['HOME'], '.cache');
}
