import type { Host } from '../../model/host.ts';
import { homeRoots } from '../../workspace/named-roots.ts';
import type { TokenRoot } from '../../trace/root-tokens.ts';

/** Returns the home folder, if it is known, and the temporary folder. Their paths can reveal the user. */
export function foldersOf({ env, temporaryRoot }: Host): readonly TokenRoot[] {
  return [
    ...homeRoots({ env }).map(({ name, path }) => ({ token: name, path })),
    { token: 'temporary', path: temporaryRoot, onlyLocations: true },
  ];
}
