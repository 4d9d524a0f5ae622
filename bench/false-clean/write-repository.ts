import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { gitOutput } from '../../test/helpers/temporary-repository.ts';
import { ENVIRONMENT_FOLDERS } from './environments.ts';
import { bytesOf, encoded, type Tree } from './tree.ts';

export interface CommitToWrite {
  readonly branch: string;
  readonly tree: Tree;
  readonly parents: readonly string[];
}

const ENVIRONMENT = { PATH: process.env['PATH'], GIT_CONFIG_GLOBAL: '/dev/null', GIT_CONFIG_NOSYSTEM: '1' };

/** Writes a repository with these commits in one run of `git fast-import`. */
export async function writeRepository(folder: string, commits: readonly CommitToWrite[]): Promise<void> {
  const initial = commits[0]?.branch ?? 'main';
  await git(['init', '--quiet', `--initial-branch=${initial}`, folder], {});
  const stream: (string | Buffer)[] = [];
  const marks = new Map<string, number>();
  const blobs = new Map<string, number>();
  let mark = 0;
  const blobMark = (bytes: Buffer): number => {
    const key = bytes.toString('latin1');
    const existing = blobs.get(key);
    if (existing !== undefined) return existing;
    mark += 1;
    blobs.set(key, mark);
    stream.push(`blob\nmark :${mark}\ndata ${bytes.length}\n`, bytes, '\n');
    return mark;
  };
  for (const { branch, tree, parents } of commits) {
    const lines = tree.entries().map(([name, entry]) => {
      if (entry.kind === 'submodule') return `M 160000 ${entry.commit} ${quoted(name)}\n`;
      const mode =
        entry.kind === 'link' ? '120000' : entry.kind === 'source' && entry.executable ? '100755' : '100644';
      return `M ${mode} :${blobMark(bytesOf(entry))} ${quoted(name)}\n`;
    });
    mark += 1;
    const [from, ...merged] = parents.map((parent) => marks.get(parent));
    stream.push(`commit refs/heads/${branch}\nmark :${mark}\n`);
    stream.push('committer A <a@example.org> 1767225600 +0000\ndata 1\nc\n');
    if (from !== undefined) stream.push(`from :${from}\n`);
    for (const other of merged) stream.push(`merge :${other}\n`);
    stream.push('deleteall\n', ...lines, '\n');
    marks.set(branch, mark);
  }
  stream.push('done\n');
  const bytes = Buffer.concat(stream.map((part) => (typeof part === 'string' ? Buffer.from(part) : part)));
  await git(['-C', folder, 'fast-import', '--quiet', '--force', '--done'], { input: bytes });
}

/** Writes the tree of a revision into a folder. */
export async function checkOut(repository: string, revision: string, folder: string): Promise<void> {
  const env = { GIT_INDEX_FILE: `${folder}.index` };
  await git(['-C', repository, 'read-tree', revision], { env });
  await git(['-C', repository, 'checkout-index', '--all', '--quiet', `--prefix=${folder}/`], { env });
}

/**
 * Sets HEAD and the index to the branch `head`, but the working tree to the files of `revision`. Keeps the folders of
 * Python environments.
 */
export async function layOut(repository: string, head: string, revision: string): Promise<void> {
  for (const name of await readdir(repository)) {
    if (name !== '.git' && !ENVIRONMENT_FOLDERS.includes(name))
      await rm(path.join(repository, name), { recursive: true, force: true });
  }
  await git(['-C', repository, 'symbolic-ref', 'HEAD', `refs/heads/${head}`], {});
  await git(['-C', repository, 'read-tree', head], {});
  const env = { GIT_INDEX_FILE: path.join(repository, '.git', 'laid-out.index') };
  await git(['-C', repository, 'read-tree', revision], { env });
  // The kept folders can contain files that `revision` also contains. `--force` overwrites these files.
  const all = ['checkout-index', '--all', '--force', '--quiet', `--prefix=${repository}/`];
  await git(['-C', repository, ...all], { env });
}

export async function treeId(repository: string, revision: string): Promise<string> {
  return (await git(['-C', repository, 'rev-parse', `${revision}^{tree}`], {})).toString('utf8').trim();
}

interface GitCall {
  readonly input?: Buffer;
  readonly env?: Readonly<Record<string, string>>;
}

export async function git(args: readonly string[], { env, input }: GitCall): Promise<Buffer> {
  return gitOutput(args, { ...ENVIRONMENT, ...env }, input === undefined ? {} : { input });
}

/** Quotes a path for `git fast-import`, with octal escapes for unusual bytes. */
function quoted(name: string): string {
  let text = '';
  for (const byte of encoded(name)) {
    const character = String.fromCodePoint(byte);
    text += /[\w./ -]/u.test(character) ? character : `\\${byte.toString(8).padStart(3, '0')}`;
  }
  return `"${text}"`;
}
