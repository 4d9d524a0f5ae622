import { similarName } from '../text/similar-name.ts';
import { defaultBranch, readRefs } from './default-branch.ts';
import type { Repository } from './repository.ts';

/** Names that projects give to their default branch. */
const DEFAULT_NAMES = /(?:^|\/)(?:develop|main|master|trunk)$/u;

/**
 * Returns an existing revision in place of one that does not exist: the remote's branch of this name, a branch
 * or tag with a similar name, or the default branch. A suffix such as `~1` stays.
 */
export async function similarRevision(
  repository: Repository,
  revision: string,
  signal: AbortSignal,
): Promise<string | undefined> {
  const [name = ''] = revision.split(/[~^:]|@\{/u, 1);
  const refs = [...(await readRefs(repository, ['refs/heads', 'refs/remotes', 'refs/tags'], signal))];
  const names = refs.map(([ref]) => ref.replace(/^refs\/(?:heads|remotes|tags)\//u, ''));
  // The suffix of an existing name can lead nowhere.
  if (name === '' || names.includes(name)) return undefined;
  const onRemote = refs.find(([ref]) => ref.startsWith('refs/remotes/') && ref.endsWith(`/${name}`))?.[0];
  const found =
    onRemote?.replace('refs/remotes/', '') ??
    similarName(name, names) ??
    (DEFAULT_NAMES.test(name) ? (await defaultBranch(repository, signal))?.name : undefined);
  return found === undefined ? undefined : `${found}${revision.slice(name.length)}`;
}
