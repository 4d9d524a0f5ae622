import type { Host } from '../../model/host.ts';
import { homeRoots } from '../../workspace/named-roots.ts';
import type { TokenRoot } from '../../trace/root-tokens.ts';

/** Returns folders whose paths reveal the user or the machine: the home folder and the temporary folder. */
export function foldersOf({ env, temporaryRoot }: Host): readonly TokenRoot[] {
  return [
    ...homeRoots({ env }).map(({ name, path }) => ({ token: name, path })),
    { token: 'temporary', path: temporaryRoot, onlyLocations: true },
  ];
}
