import type { TracedServer } from '../model/generated/trace.ts';
import { rootTokens, type RootTokens } from '../trace/root-tokens.ts';
import { placedRoots } from '../trace/traced-server.ts';
import type { NamedRoots } from '../workspace/named-roots.ts';
import { GIT_TOKENS } from './recording/git-folders.ts';
import type { ReplayPlace } from './replay-place.ts';

/** The folders of a replay by token. In a trace, tokens such as `${workspace}` replace absolute paths. */
export interface ReplayRoots {
  readonly tokens: RootTokens;
  /** Returns the roots of a server that works in `root` and may read `readableRoot`; both are absolute. */
  rootsOf(
    server: TracedServer | undefined,
    root: string,
    readableRoot: string,
  ): { readonly tokens: RootTokens; readonly roots: NamedRoots };
}

export function replayRoots(place: ReplayPlace): ReplayRoots {
  const otherRoots = ['home', 'temporary', ...GIT_TOKENS].map((token) => ({
    token,
    path: place.outside(token),
  }));
  const cache = new Map<string, ReturnType<ReplayRoots['rootsOf']>>();
  return {
    tokens: rootTokens([
      { token: 'workspace', path: place.root },
      ...(place.checkout === place.root ? [] : [{ token: 'repository', path: place.checkout }]),
      ...otherRoots,
    ]),
    rootsOf(server, root, readableRoot) {
      const traced = server?.roots ?? [{ token: 'workspace', name: '' }];
      const key = JSON.stringify([traced, root, readableRoot]);
      const placed =
        cache.get(key) ??
        placedRoots(
          traced,
          root,
          (token) => (token === 'repository' ? readableRoot : place.outside(token)),
          otherRoots,
        );
      // The cache omits copies of the workspace. Each copy has a new folder, so the cache would grow with every copy.
      if (root === place.root) cache.set(key, placed);
      return placed;
    },
  };
}
