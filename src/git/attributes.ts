import { splitNul } from './git.ts';
import { repositoryArguments, type Repository } from './repository.ts';

// The result must not depend on the user's attributes file or the machine's. This setting excludes the user's file.
// The variable GIT_ATTR_NOSYSTEM excludes the machine's file.
export const WITHOUT_USER_ATTRIBUTES: readonly string[] = ['-c', 'core.attributesFile=/dev/null'];

/**
 * Maps each path to the first of `attributes` that is set on the path or has the value `true` there. Omits paths
 * without such an attribute. Paths are relative to the work tree's root and need not exist. Reads the repository's
 * `info/attributes`. Also reads each `.gitattributes` from the work tree, or from the index if missing there.
 *
 * @throws LanserError E/USAGE if Git does not start; E/INCONCLUSIVE if Git fails; the error of `abortError` if the
 * signal is aborted.
 */
export async function attributesOf(
  repository: Repository,
  paths: readonly string[],
  attributes: readonly string[],
  signal: AbortSignal,
): Promise<ReadonlyMap<string, string>> {
  const marked = new Map<string, string>();
  if (paths.length === 0) return marked;
  const { git, root } = repository;
  const address = repositoryArguments(repository);
  const output = await git.read(
    [...WITHOUT_USER_ATTRIBUTES, ...address, 'check-attr', '-z', '--stdin', ...attributes],
    { cwd: root, signal, env: { GIT_ATTR_NOSYSTEM: '1' }, input: `${paths.join('\0')}\0` },
  );
  const fields = splitNul(output);
  for (let index = 0; index + 2 < fields.length; index += 3) {
    const [path, attribute, value] = fields.slice(index, index + 3) as [string, string, string];
    if ((value === 'set' || value === 'true') && !marked.has(path)) marked.set(path, attribute);
  }
  return marked;
}
