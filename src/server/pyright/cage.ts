import type { Host } from '../../model/host.ts';

/** The limit of the server's file access. With `none`, only a preloaded script limits the access. */
export type Cage = 'permission-model' | 'none';

/** Returns the limit for the host's Node. From 22.13 and 23.5 on, `--permission` is stable and prints no warning. */
export function cageOf(host: Host): Cage {
  const [major = 0, minor = 0] = host.nodeVersion.split('.').map(Number);
  const first = major === 22 ? 13 : 5;
  return major > 23 || (major >= 22 && minor >= first) ? 'permission-model' : 'none';
}

/** Returns the result of {@link cageOf}, and logs a missing permission model. */
export function chooseCage(host: Host): Cage {
  const cage = cageOf(host);
  if (cage === 'none') {
    host.log(
      `Node ${host.nodeVersion} has no stable permission model: only a preloaded script limits the server's file access`,
    );
  }
  return cage;
}
