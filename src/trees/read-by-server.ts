import { LanserError } from '../model/lanser-error.ts';
import { ARCHIVE } from '../workspace/importable.ts';
import type { LinkedTree } from './linked-tree.ts';

// Pyright 1.1.414 reads only configurations, files with these names, and files that a configuration or a path file
// (`.pth`) names. Pyright may check whether other files exist.
const READ_AS_CODE = /(?:\.(?:pyi?|pth)|(?:^|\/)(?:py\.typed|VERSIONS))$/iu;

/** The maximum total size of the files that Pyright reads although {@link isReadAsCode} rejects their names. */
const MAX_OTHER_BYTES = 64 * 2 ** 20;

/** Returns true for a name under which Pyright reads a file's content as code or as information about modules. */
export function isReadAsCode(path: string): boolean {
  return READ_AS_CODE.test(path);
}

/**
 * Returns the paths that Pyright can read: paths that {@link isReadAsCode} accepts, and the files at the `named`
 * paths. If one of these paths is a link, includes the target. If the tree contains a `.pth` file, includes archives.
 *
 * @param named the possible paths of configurations, and the paths that configurations name.
 */
export function contentsRead({ entries, links }: LinkedTree, named: readonly string[]): ReadonlySet<string> {
  const read = new Set(entries.flatMap(({ path }) => (isReadAsCode(path) ? [path] : [])));
  let bytes = 0;
  const reach = (path: string): boolean => {
    const found = links.follow(path);
    if (found.kind !== 'file') return found.kind !== 'missing';
    const { entry } = found;
    if (read.has(entry.path)) return true;
    read.add(entry.path);
    bytes += entry.size;
    if (bytes > MAX_OTHER_BYTES) throw tooLarge(path, entry.path);
    return true;
  };
  for (const { path, kind } of entries) if (kind === 'link' && isReadAsCode(path)) reach(path);
  // A `.pth` file may name any archive.
  const hasPathFile = entries.some(({ path }) => path.endsWith('.pth'));
  if (hasPathFile) for (const { path } of entries) if (ARCHIVE.test(path)) reach(path);
  for (const path of named) {
    // A path inside an archive is not in the tree, so the loop tries the parents up to the archive.
    for (let at = path; at !== '' && !reach(at);) at = at.slice(0, Math.max(0, at.lastIndexOf('/')));
  }
  return read;
}

function tooLarge(path: string, file: string): LanserError {
  const most = MAX_OTHER_BYTES / 2 ** 20;
  return new LanserError(
    'E/INCONCLUSIVE',
    `Links, .pth files or the configuration make Pyright read more than ${most} MiB of files without a Python file extension. The limit is exceeded at ${JSON.stringify(file)}, which Pyright reads as ${JSON.stringify(path)}. Remove the link, the .pth file, or the path from the configuration.`,
    { path, file, limitBytes: MAX_OTHER_BYTES },
  );
}
