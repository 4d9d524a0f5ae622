import type { Host } from '../../model/host.ts';

export type Cage = 'permission-model' | 'none';

/**
 * Returns the cage that this version of Node offers. Since version 23.5, `--permission` has no experimental
 * prefix and prints no warning.
 */
export function cageOf(host: Host): Cage {
  const [major = 0, minor = 0] = host.nodeVersion.split('.').map(Number);
  return major > 23 || (major === 23 && minor >= 5) ? 'permission-model' : 'none';
}

/**
 * Returns the same as {@link cageOf}. If that is `none`, logs that the server runs without the permission
 * model.
 */
export function chooseCage(host: Host): Cage {
  const cage = cageOf(host);
  if (cage === 'none') {
    host.log(
      `Node ${host.nodeVersion} has no permission model: only a preloaded script limits the server's file access`,
    );
  }
  return cage;
}
