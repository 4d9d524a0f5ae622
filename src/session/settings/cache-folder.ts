import { createHash, randomBytes } from 'node:crypto';
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { realpath } from 'node:fs/promises';
import path from 'node:path';
import type { Host } from '../../model/host.ts';
import { LanserError } from '../../model/lanser-error.ts';
import { enclosingCheckout, isInside } from '../../workspace/containment.ts';
import { outputPath } from '../../workspace/output-path.ts';

/**
 * Returns the configured cache folder or the user's; undefined if neither is known.
 *
 * @throws LanserError E/CONFIG if the configured folder is outside of the workspace, because a commit can change the
 * configuration; the errors of {@link outputPath}.
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
 * Returns a session's cache folder. Below `cacheDir`, its name depends on a secret of the user, so that nobody else
 * can commit files there. Returns undefined if the user has no cache folder outside of the checkout, because a commit
 * can add files to the checkout. With `cacheDir`, also returns undefined if the secret cannot be read or created.
 * Throws as {@link cacheFolderOf} does.
 */
export async function sessionCacheFolder(
  host: Pick<Host, 'env' | 'platform'>,
  root: string,
  cacheDir: string | undefined,
): Promise<string | undefined> {
  const folder = cacheFolderOf(host, root, cacheDir);
  const own = cacheFolderOf(host, root, undefined);
  if (folder === undefined || own === undefined) return undefined;
  const checkout = await enclosingCheckout(root);
  if (isInside(checkout, own) || isInside(checkout, await realPlace(own))) return undefined;
  if (cacheDir === undefined) return folder;
  const secret = userSecret(own);
  if (secret === undefined) return undefined;
  // The hash includes the root, so that nobody can reuse the name of this folder in a different workspace.
  return path.join(folder, createHash('sha256').update(`${secret}\0${root}`).digest('hex').slice(0, 32));
}

/** Returns the path of the file with the user's secret; undefined if the user has no cache folder. */
export function secretFile(host: Pick<Host, 'env' | 'platform'>): string | undefined {
  const base = baseOf(host.env, host.platform);
  return base === undefined ? undefined : path.join(base, 'lanser', SECRET_NAME);
}

/** Resolves the links in the existing part of a folder's path. */
export async function realPlace(folder: string): Promise<string> {
  try {
    return await realpath(folder);
  } catch {
    const parent = path.dirname(folder);
    return parent === folder ? folder : path.join(await realPlace(parent), path.basename(folder));
  }
}

const SECRET_NAME = 'secret';
const SECRET = /^[0-9a-f]{64}$/u;

/** Reads the user's secret, which the first call creates; undefined if the file cannot be read or created. */
function userSecret(folder: string): string | undefined {
  const file = path.join(folder, SECRET_NAME);
  const known = secretIn(file);
  if (known !== undefined) return known;
  const draft = `${file}.${randomBytes(6).toString('hex')}`;
  try {
    // Does not use Node's recursive mkdir, which never returns in a folder such as `/proc`.
    for (const place of [path.dirname(folder), folder])
      if (!existsSync(place)) mkdirSync(place, { mode: 0o700 });
    writeFileSync(draft, randomBytes(32).toString('hex'), { flag: 'wx', mode: 0o600 });
    // Removes an invalid file, but not a valid file that a simultaneous process has just written.
    if (existsSync(file) && secretIn(file) === undefined) rmSync(file, { force: true });
    linkSync(draft, file);
  } catch {
    // Another process may have created the file. If not, `secretIn` below returns undefined.
  }
  try {
    rmSync(draft, { force: true });
  } catch {
    // The file `draft` has no effect, even if it remains.
  }
  return secretIn(file);
}

function secretIn(file: string): string | undefined {
  try {
    const text = readFileSync(file, 'utf8');
    return SECRET.test(text) ? text : undefined;
  } catch {
    return undefined;
  }
}

function baseOf(env: Host['env'], platform: NodeJS.Platform): string | undefined {
  // By the XDG specification, relative paths are invalid.
  const xdg = env['XDG_CACHE_HOME'];
  if (xdg !== undefined && path.isAbsolute(xdg)) return xdg;
  if (platform === 'win32') return env['LOCALAPPDATA'];
  return env['HOME'] === undefined || env['HOME'] === '' ? undefined : path.join(env['HOME'], '.cache');
}
