import { readdir, realpath } from 'node:fs/promises';
import path from 'node:path';
import { LanserError } from '../model/lanser-error.ts';
import { isFile } from '../workspace/entry-kind.ts';

/** The configuration and the files of a check of base or head. */
export interface SideExtent {
  /** The digest of the server's configuration. */
  readonly configDigest: string | null;
  /** All files of the project, relative to the repository's root. */
  readonly projectFiles: ReadonlySet<string>;
  /** Included folders that the server skips, relative to the repository's root. */
  readonly leftOut: ReadonlySet<string>;
}

/** Returns an error if base and head cannot be compared, for example if Pyright skips files only on head. */
export async function scopeDifference(
  before: SideExtent,
  after: SideExtent,
  afterTree: string,
): Promise<LanserError | undefined> {
  const [base, head] = [before.configDigest, after.configDigest];
  if (base !== head) {
    return new LanserError(
      'E/INCONCLUSIVE',
      "Base's configuration cannot be applied to head, because links or folders on the configuration's path differ. Change these links or folders in a separate pull request, and merge it first.",
      { base, head },
    );
  }
  for (const folder of after.leftOut) {
    if (before.leftOut.has(folder) || !(await hasPython(path.join(afterTree, folder)))) continue;
    return new LanserError(
      'E/INCONCLUSIVE',
      `Pyright skips the folder ${JSON.stringify(folder === '' ? '.' : folder)} on head but not on base. On head, the folder is a link, is named like a drive (C:), or looks like a Python environment (pyvenv.cfg, conda-meta, bin/activate or Scripts/activate). To skip the folder on purpose, first exclude it in base's Pyright configuration.`,
      { folder },
    );
  }
  return hiddenFiles(before, after, afterTree);
}

/**
 * Returns an error if head still contains a file of base's project, but head's check skips the file. Returns no error
 * for a file that head's check reads at a different path (for example, through a link).
 */
async function hiddenFiles(
  before: SideExtent,
  after: SideExtent,
  afterTree: string,
): Promise<LanserError | undefined> {
  const hidden: string[] = [];
  let checked: ReadonlySet<string> | undefined;
  for (const uri of before.projectFiles) {
    if (after.projectFiles.has(uri)) continue;
    const file = path.join(afterTree, uri);
    if (!(await isFile(file))) continue;
    checked ??= new Set(
      await Promise.all(
        [...after.projectFiles].map(async (document) => realpath(path.join(afterTree, document))),
      ),
    );
    if (!checked.has(await realpath(file))) hidden.push(uri);
  }
  const [first] = hidden;
  if (first === undefined) return undefined;
  return new LanserError(
    'E/INCONCLUSIVE',
    `Pyright checks ${JSON.stringify(first)}${hidden.length > 1 ? ` and ${hidden.length - 1} more` : ''} on base but not on head, although head contains ${hidden.length > 1 ? 'these files' : 'this file'}. Remove the link or the Python environment (pyvenv.cfg) that hides ${hidden.length > 1 ? 'them' : 'it'} on head.`,
    { files: hidden.slice(0, 20), count: hidden.length },
  );
}

async function hasPython(folder: string): Promise<boolean> {
  const names = await readdir(folder, { recursive: true }).catch(() => []);
  return names.some((name) => /\.pyi?$/u.test(name));
}
