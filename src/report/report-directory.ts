import type { Stats } from 'node:fs';
import {
  lstat,
  mkdir,
  mkdtemp,
  readlink,
  realpath,
  rename,
  rmdir,
  unlink,
  writeFile,
} from 'node:fs/promises';
import path from 'node:path';
import { errnoOf, LanserError } from '../model/lanser-error.ts';

/** One file of a report folder: its name with `/` between parts, and its text. */
export interface ReportFile {
  readonly name: string;
  readonly text: string;
}

// Linux's own limit of links in one path.
const MOST_LINKS = 40;

/**
 * Writes the files into a folder, each whole or not at all. The folder may be given through links;
 * below it, and in the checkout, there may be none: whoever made them would say where we write.
 *
 * @param untrusted the root of the checkout, whose content is somebody else's.
 * @throws LanserError E/JAIL naming the link, before anything is written; E/FS_PERMISSIONS
 */
export async function writeReportFiles(
  directory: string,
  files: readonly ReportFile[],
  untrusted?: string,
): Promise<void> {
  try {
    const root = untrusted === undefined ? undefined : await realpath(untrusted);
    const folder = await resolveFolder(path.resolve(directory), root);
    for (const { name } of files) await refuseLinksBelow(folder, name);
    for (const { name, text } of files) await writeWhole(path.join(folder, name), text);
  } catch (error) {
    if (error instanceof LanserError) throw error;
    throw new LanserError(
      'E/FS_PERMISSIONS',
      `The report folder cannot be written (${errnoOf(error) ?? 'unknown error'}); name another with --report-directory.`,
      { errno: errnoOf(error) ?? null },
      error,
    );
  }
}

/** Follows links one by one, since `realpath` does not tell through which folders one of them leads. */
async function resolveFolder(directory: string, root: string | undefined): Promise<string> {
  const start = path.parse(directory).root;
  const pending = partsOf(directory);
  let current = start;
  let links = 0;
  for (let part = pending.shift(); part !== undefined; part = pending.shift()) {
    const next = path.resolve(current, part);
    if ((await statusOf(next))?.isSymbolicLink() !== true) {
      current = next;
      continue;
    }
    if (root !== undefined && isBelow(root, next)) throw linkError(path.relative(root, next));
    links += 1;
    if (links > MOST_LINKS) throw Object.assign(new Error('too many links'), { code: 'ELOOP' });
    const target = await readlink(next);
    pending.unshift(...partsOf(target));
    if (path.isAbsolute(target)) current = path.parse(target).root;
  }
  return current;
}

function partsOf(name: string): string[] {
  return name
    .slice(path.parse(name).root.length)
    .split(path.sep)
    .filter((part) => part !== '');
}

function isBelow(root: string, target: string): boolean {
  const relative = path.relative(root, target);
  const [first] = relative.split(path.sep);
  return relative !== '' && first !== '..' && !path.isAbsolute(relative);
}

async function refuseLinksBelow(folder: string, name: string): Promise<void> {
  const parts = name.split('/');
  for (const index of parts.keys()) {
    const below = parts.slice(0, index + 1);
    const status = await statusOf(path.join(folder, ...below));
    if (status === undefined) return;
    if (status.isSymbolicLink()) throw linkError(path.join(...below));
  }
}

function linkError(link: string): LanserError {
  return new LanserError(
    'E/JAIL',
    `The report would be written through the link ${JSON.stringify(link)}. Remove it, or name another folder with --report-directory.`,
    { path: link },
  );
}

async function statusOf(target: string): Promise<Stats | undefined> {
  try {
    return await lstat(target);
  } catch (error) {
    if (errnoOf(error) === 'ENOENT') return undefined;
    throw error;
  }
}

/** The text is complete before it has its name; its first name is one that nobody can have foreseen. */
async function writeWhole(target: string, text: string): Promise<void> {
  const folder = path.dirname(target);
  await mkdir(folder, { recursive: true });
  const own = await mkdtemp(path.join(folder, '.lanser-'));
  const draft = path.join(own, 'draft');
  try {
    await writeFile(draft, text, { flag: 'wx' });
    await rename(draft, target);
  } finally {
    await unlink(draft).catch(() => undefined);
    await rmdir(own).catch(() => undefined);
  }
}
