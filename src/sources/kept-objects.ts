import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { documentVersion } from '../bundle/blob-id.ts';
import { errnoOf, LanserError, systemErrorText } from '../model/lanser-error.ts';
import { realPathInside } from '../workspace/containment.ts';
import { outputPath } from '../workspace/output-path.ts';
import { writeWhole } from '../workspace/write-whole.ts';

const FOLDER = path.join('.lanser', 'objects');
const VERSION = /^blob:(?<folder>[0-9a-f]{2})(?<file>[0-9a-f]{38})$/u;

/** Returns the bytes of a version from the workspace's `.lanser/objects`; undefined for a missing or damaged file. */
export async function readKeptObject(root: string, docVersion: string): Promise<Buffer | undefined> {
  const file = await realPathInside(root, path.join(root, FOLDER, ...partsOf(docVersion)));
  const bytes = file === undefined ? undefined : await readFile(file).catch(() => undefined);
  return bytes !== undefined && documentVersion(bytes) === docVersion ? bytes : undefined;
}

/** Keeps a file's version in `.lanser/objects`. Selectors can then refer to a version that no commit contains. */
export async function keepVersion(root: string, uri: string, docVersion: string): Promise<void> {
  const file = await realPathInside(root, path.join(root, uri));
  const bytes = file === undefined ? undefined : await readFile(file).catch(() => undefined);
  if (bytes === undefined || documentVersion(bytes) !== docVersion) {
    throw new LanserError(
      'E/CONTENT_MODIFIED',
      `${JSON.stringify(uri)} changed while it was read. Run again.`,
      { path: uri },
    );
  }
  await keepObject(root, bytes);
}

async function keepObject(root: string, bytes: Uint8Array): Promise<void> {
  const docVersion = documentVersion(bytes);
  if ((await readKeptObject(root, docVersion)) !== undefined) return;
  const [folder = '', name = ''] = partsOf(docVersion);
  const target = path.join(root, FOLDER, folder);
  try {
    outputPath(target, { label: 'kept version', untrusted: root });
    const isNew = (await mkdir(path.join(root, FOLDER), { recursive: true })) !== undefined;
    if (isNew) await hideFromGit(path.join(root, FOLDER));
    await mkdir(target, { recursive: true });
    await writeWhole(path.join(target, name), bytes);
  } catch (error) {
    if (error instanceof LanserError) throw error;
    const errno = errnoOf(error) ?? null;
    throw new LanserError(
      'E/FS_PERMISSIONS',
      `${FOLDER} cannot be written: ${systemErrorText(error)}. Check the permissions and the free space.`,
      { path: FOLDER, errno },
      { cause: error },
    );
  }
}

/** Excludes a folder from Git. Only for new folders: the user may have removed an old folder's `.gitignore`. */
async function hideFromGit(folder: string): Promise<void> {
  await writeFile(path.join(folder, '.gitignore'), '*\n', { flag: 'wx' }).catch((error: unknown) => {
    if (errnoOf(error) !== 'EEXIST') throw error;
  });
}

function partsOf(docVersion: string): readonly string[] {
  const { folder, file } = VERSION.exec(docVersion)?.groups ?? {};
  return folder === undefined || file === undefined ? ['none'] : [folder, file];
}
