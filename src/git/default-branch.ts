import { nearestNames } from '../text/nearest-names.ts';
import { readPorcelain, type Repository } from './repository.ts';

/** The branch with which lanser compares changes by default. */
export interface DefaultBranch {
  /** The full name of the ref. A short name may be ambiguous. */
  readonly ref: string;
  /** The short name, for example `origin/main`. */
  readonly name: string;
  /** The branch's own name, without its remote. */
  readonly branch: string;
  /** The source of the branch: the remote's `HEAD`, a usual name on the remote, or a usual local name. */
  readonly source: 'remote-default' | 'remote' | 'local';
}

/** The usual names of default branches, in the order of preference. */
const COMMON_NAMES = ['main', 'master'] as const;

/**
 * Returns the default branch of the remote, else the remote's `main` or `master`, else the local `main` or `master`.
 * The remote is the repository's only remote, otherwise `origin`. Returns undefined if none of these branches exists.
 * Reads only the refs of the clone, and does not connect to the remote.
 */
export async function defaultBranch(
  repository: Repository,
  signal: AbortSignal,
): Promise<DefaultBranch | undefined> {
  const remote = await mainRemote(repository, signal);
  const local = COMMON_NAMES.map((name) => `refs/heads/${name}`);
  const prefix = `refs/remotes/${remote}/`;
  const patterns = [`${prefix}HEAD`, ...COMMON_NAMES.map((name) => `${prefix}${name}`), ...local];
  const refs = await readRefs(repository, patterns, signal);
  const target = refs.get(`${prefix}HEAD`);
  if (target?.startsWith(prefix) === true) return remoteBranch(target, prefix, 'remote-default');
  for (const name of COMMON_NAMES) {
    if (refs.has(`${prefix}${name}`)) return remoteBranch(`${prefix}${name}`, prefix, 'remote');
  }
  const name = COMMON_NAMES.find((one) => refs.has(`refs/heads/${one}`));
  return name === undefined ? undefined : { ref: `refs/heads/${name}`, name, branch: name, source: 'local' };
}

function remoteBranch(ref: string, prefix: string, source: DefaultBranch['source']): DefaultBranch {
  return { ref, name: ref.slice('refs/remotes/'.length), branch: ref.slice(prefix.length), source };
}

async function mainRemote(repository: Repository, signal: AbortSignal): Promise<string> {
  const output = await readPorcelain(repository, ['remote'], signal);
  const [only = 'origin', ...others] = output.toString('utf8').match(/[^\n]+/gu) ?? [];
  return others.length === 0 ? only : 'origin';
}

/** Maps the full name of each matching ref to its target. The target is empty unless the ref is symbolic. */
async function readRefs(
  repository: Repository,
  patterns: readonly string[],
  signal: AbortSignal,
): Promise<ReadonlyMap<string, string>> {
  const args = ['for-each-ref', '--format=%(refname) %(symref)', ...patterns];
  const output = await readPorcelain(repository, args, signal);
  // The name of a ref contains no space.
  const lines = output.toString('utf8').matchAll(/([^\n ]+) ([^\n]*)/gu);
  return new Map(Array.from(lines, ([, ref = '', target = '']) => [ref, target]));
}

/** Matches a usual name of a default branch, also after a prefix such as `origin/`. */
const DEFAULT_NAMES = /(?:^|\/)(?:develop|main|master|trunk)$/u;

/**
 * Suggests a branch or tag for a revision that Git cannot resolve. Prefers a remote-tracking branch whose name ends
 * in `/` and the given name, then a similar name. For a name such as `master`, the last choice is the
 * {@link defaultBranch}. Keeps a suffix like `~1`. Returns undefined if the name is empty or exists, or nothing fits.
 */
export async function similarRevision(
  repository: Repository,
  revision: string,
  signal: AbortSignal,
): Promise<string | undefined> {
  const [name = ''] = revision.split(/[~^:]|@\{/u, 1);
  const refs = [...(await readRefs(repository, ['refs/heads', 'refs/remotes', 'refs/tags'], signal))];
  const names = refs.map(([ref]) => ref.replace(/^refs\/(?:heads|remotes|tags)\//u, ''));
  // If the name exists, only the suffix of the revision is wrong.
  if (name === '' || names.includes(name)) return undefined;
  const onRemote = refs.find(([ref]) => ref.startsWith('refs/remotes/') && ref.endsWith(`/${name}`))?.[0];
  const found =
    onRemote?.replace('refs/remotes/', '') ??
    nearestNames(name, names, 1)[0] ??
    (DEFAULT_NAMES.test(name) ? (await defaultBranch(repository, signal))?.name : undefined);
  return found === undefined ? undefined : `${found}${revision.slice(name.length)}`;
}
