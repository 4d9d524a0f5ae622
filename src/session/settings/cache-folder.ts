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

function baseOf(env: Host['env'], platform: NodeJS.Platform): string | undefined {
  // The XDG specification requires that relative paths are ignored.
  const xdg = env['XDG_CACHE_HOME'];
  if (xdg !== undefined && path.isAbsolute(xdg)) return xdg;
  if (platform === 'win32') return env['LOCALAPPDATA'];
  return env['HOME'] === undefined || env['HOME'] === '' ? undefined : path.join(env['HOME'], '.cache');
}
