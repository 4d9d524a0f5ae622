import type { Host } from '../../model/host.ts';

/** The mechanism that limits Pyright's file access in addition to the preloaded script `cage.cjs`. */
export type Cage = 'permission-model' | 'none';

/** Returns `none` before Node 22.13 and for 23.0 to 23.4, where `--permission` is not stable. */
export function cageOf(host: Host): Cage {
  const [major = 0, minor = 0] = host.nodeVersion.split('.').map(Number);
  const first = major === 22 ? 13 : 5;
  return major > 23 || (major >= 22 && minor >= first) ? 'permission-model' : 'none';
}

export function chooseCage(host: Host): Cage {
  const cage = cageOf(host);
  if (cage === 'none') {
    host.log(
      `Node ${host.nodeVersion} has no stable permission model: only a preloaded script limits the server's file access`,
    );
  }
  return cage;
}
