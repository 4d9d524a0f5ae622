import type { TracedServer } from '../model/generated/trace.ts';
import { rootTokens, type RootTokens } from '../trace/root-tokens.ts';
import { placedRoots } from '../trace/traced-server.ts';
import type { NamedRoots } from '../workspace/named-roots.ts';
import { GIT_TOKENS } from './recording/git-folders.ts';
import type { ReplayPlace } from './replay-place.ts';

/** What the named folders of a trace are in a replay. */
export interface ReplayRoots {
  readonly tokens: RootTokens;
  /** Those of a server that works in a folder, within what it might read; both absolute. */
  of(
    server: TracedServer | undefined,
    root: string,
    readableRoot: string,
  ): { readonly tokens: RootTokens; readonly roots: NamedRoots };
}

export function replayRoots(place: ReplayPlace): ReplayRoots {
  const besides = ['home', 'temporary', ...GIT_TOKENS].map((token) => ({
    token,
    path: place.outside(token),
  }));
  const known = new Map<string, ReturnType<ReplayRoots['of']>>();
  return {
    tokens: rootTokens([
      { token: 'workspace', path: place.root },
      ...(place.checkout === place.root ? [] : [{ token: 'repository', path: place.checkout }]),
      ...besides,
    ]),
    of(server, root, readableRoot) {
      const traced = server?.roots ?? [{ token: 'workspace', name: '' }];
      const key = JSON.stringify([traced, root, readableRoot]);
      const placed =
        known.get(key) ??
        placedRoots(
          traced,
          root,
          (token) => (token === 'repository' ? readableRoot : place.outside(token)),
          besides,
        );
      // A copy has a folder of its own each time.
      if (root === place.root) known.set(key, placed);
      return placed;
    },
  };
}
