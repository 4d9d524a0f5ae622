import type { TracedRoot, TracedServer } from '../model/generated/trace.ts';
import type { BundleEnvironment } from '../model/bundle.ts';
import type { Session } from '../lsp/session.ts';
import { namedRoots, type NamedRoots, type RootEntry } from '../workspace/named-roots.ts';
import { rootTokens, type RootTokens, type TokenRoot } from './root-tokens.ts';

/**
 * Gives each root (a named folder) a token, which replaces the root's path in a trace. A root with the name of an
 * earlier root gets a token with a number, such as `site-packages.2`. Omits roots with `onlyTexts`.
 */
export function tokensOf(
  roots: NamedRoots,
  otherRoots: readonly TokenRoot[],
): { readonly tokens: RootTokens; readonly traced: readonly TracedRoot[] } {
  const used = new Map<string, number>();
  const named = roots.entries
    .filter(({ onlyTexts }) => onlyTexts !== true)
    .map(({ name, path, onlyLocations }) => {
      const base = name === '' ? 'workspace' : name;
      const count = (used.get(base) ?? 0) + 1;
      used.set(base, count);
      const token = count === 1 ? base : `${base}.${count}`;
      return { path, traced: { token, name, ...(onlyLocations === true ? { onlyLocations } : {}) } };
    });
  const folders = named.map(({ path, traced: { token, onlyLocations } }) => ({ token, path, onlyLocations }));
  return {
    // Only Pyright has a root for typeshed. Its facts keep paths that messages quote from code, so the trace does.
    tokens: rootTokens([...folders, ...otherRoots], used.has('typeshed')),
    traced: named.map(({ traced }) => traced),
  };
}

/** Gives each recorded root a path: `workspaceRoot` for the workspace, and the result of `outside` for others. */
export function placedRoots(
  traced: readonly TracedRoot[],
  workspaceRoot: string,
  outside: (token: string) => string,
  otherRoots: readonly TokenRoot[],
): { readonly tokens: RootTokens; readonly roots: NamedRoots } {
  const placed = traced.map((root) => ({
    ...root,
    path: root.name === '' ? workspaceRoot : outside(root.token),
  }));
  return {
    tokens: rootTokens([...placed, ...otherRoots]),
    roots: namedRoots([...placed, ...personal(otherRoots)]),
  };
}

/** Returns the home folder, if it is in `otherRoots`, as a root whose path is replaced only in texts. */
function personal(otherRoots: readonly TokenRoot[]): readonly RootEntry[] {
  return otherRoots
    .filter(({ token }) => token === 'home')
    .map(({ token, path }) => ({ name: token, path, onlyTexts: true }));
}

/** Describes a server for a trace before the server's version is known. */
export function tracedServer(
  { id, name, root }: Pick<TracedServer, 'id' | 'name' | 'root'>,
  { capabilities }: Session,
  { tokens, traced }: ReturnType<typeof tokensOf>,
): TracedServer {
  return {
    id,
    name,
    version: null,
    root,
    // Messages are recorded after conversion to UTF-16; `capabilities` contains the server's own encoding.
    positionEncoding: 'utf-16',
    capabilities: tokens.hide(capabilities) as Record<string, unknown>,
    roots: [...traced],
  };
}

export function withEnvironment(
  traced: TracedServer,
  { server, python, configDigest, positionEncoding }: BundleEnvironment,
): TracedServer {
  const version = server?.version ?? null;
  return { ...traced, version, positionEncoding, environment: { python, configDigest } };
}

/** Returns the environment of a bundle whose facts come from a recorded server. */
export function environmentOf(
  { name, version, positionEncoding, environment }: TracedServer,
  { tool, platform }: Pick<BundleEnvironment, 'tool' | 'platform'>,
): BundleEnvironment {
  return {
    tool,
    server: { name, version: version ?? 'unknown' },
    positionEncoding: positionEncoding ?? 'utf-16',
    python: environment?.python ?? null,
    configDigest: environment?.configDigest ?? null,
    platform,
  };
}
