import { spawnSync } from 'node:child_process';
import { chmod, lstat, mkdir, readdir, readlink, truncate } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { copyTree, type CopiedTree } from '../../src/refactor/copied-tree.ts';
import { IS_ROOT } from '../helpers/mixed-edit.ts';
import { temporaryFolder, type TemporaryFolder } from '../helpers/temporary-folder.ts';
import { writeTree, type Tree } from '../helpers/write-tree.ts';

/** The id of a user who cannot read root's private files. */
const NOBODY = 65_534;

interface Copy extends TemporaryFolder {
  readonly options: CopiedTree;
  copied(): Promise<readonly string[]>;
}

async function tree(content: Tree): Promise<Copy> {
  const folder = await temporaryFolder();
  const [from, to] = [path.join(folder.path, 'from'), path.join(folder.path, 'to')];
  await writeTree(from, content);
  await mkdir(to);
  const { signal } = new AbortController();
  return {
    ...folder,
    options: { from, to, listed: undefined, needed: [], signal },
    async copied() {
      const entries = await readdir(to, { recursive: true, withFileTypes: true });
      return entries
        .filter((entry) => !entry.isDirectory())
        .map((entry) => path.relative(to, path.join(entry.parentPath, entry.name)))
        .toSorted();
    },
  };
}

const TREE: Tree = {
  'a.py': 'a\n',
  'notes.md': 'n\n',
  'link.py': { to: 'a.py' },
  '.git/HEAD': 'x',
  '__pycache__/a.pyc': 'x',
  'environment/pyvenv.cfg': '',
  'environment/lib/b.py': 'b\n',
  'conda/conda-meta/history': '',
  'conda/lib/c.py': 'c\n',
  'web/node_modules/m/c.ts': 'c\n',
  'made/version.py': 'v\n',
  'made/fast.abi3.so': 'x',
  'made/py.typed': '',
  'made/data.csv': 'x',
};

test('without Git, all files except `.git` and caches are copied, and installed packages become links', async () => {
  await using copy = await tree(TREE);
  await copyTree(copy.options);
  expect(await copy.copied()).toEqual([
    'a.py',
    'conda',
    'environment',
    'link.py',
    'made/data.csv',
    'made/fast.abi3.so',
    'made/py.typed',
    'made/version.py',
    'notes.md',
    'web/node_modules',
  ]);
  expect(await readlink(path.join(copy.options.to, 'link.py'))).toBe('a.py');
  expect(await readlink(path.join(copy.options.to, 'environment'))).toBe(
    path.join(copy.options.from, 'environment'),
  );
});

test('ignored files are copied only if a server may read them or `needed` contains them', async () => {
  await using copy = await tree(TREE);
  const listed = new Set(['a.py', 'notes.md', 'link.py']);
  await copyTree({ ...copy.options, listed });
  const copied = await copy.copied();
  expect(copied).toContain('made/version.py');
  expect(copied).toContain('made/fast.abi3.so');
  expect(copied).toContain('made/py.typed');
  expect(copied).toContain('environment');
  expect(copied).not.toContain('made/data.csv');
  await using second = await tree(TREE);
  await copyTree({ ...second.options, listed, needed: ['made/data.csv', '__pycache__/a.pyc'] });
  expect(await second.copied()).toEqual([...copied, '__pycache__/a.pyc', 'made/data.csv'].toSorted());
});

test('files above the maximum size of a source are omitted unless `needed` contains them', async () => {
  const [largest, larger] = [50 * 2 ** 20, 50 * 2 ** 20 + 1];
  const sizes = { 'a.py': largest, 'data.bin': larger, 'moved.bin': larger };
  await using copy = await tree({ 'a.py': '', 'data.bin': '', 'moved.bin': '' });
  for (const [name, size] of Object.entries(sizes)) await truncate(path.join(copy.options.from, name), size);
  await copyTree({ ...copy.options, listed: new Set(Object.keys(sizes)), needed: ['moved.bin'] });
  expect(await copy.copied()).toEqual(['a.py', 'moved.bin']);
  expect((await lstat(path.join(copy.options.to, 'moved.bin'))).size).toBe(larger);
});

test('files that the user cannot read are omitted', async () => {
  await using copy = await tree({
    'a.py': 'a\n',
    'shut/b.py': 'b\n',
    'shut/inner/c.py': 'c\n',
    'secret.py': 's\n',
    'named/d.py': 'd\n',
  });
  const { from, to } = copy.options;
  await chmod(path.join(from, 'shut'), 0o000);
  await chmod(path.join(from, 'secret.py'), 0o000);
  // The names of the files in `named` are readable, but the files are not.
  await chmod(path.join(from, 'named'), 0o444);
  for (const open of [copy.path, from]) await chmod(open, 0o755);
  await chmod(to, 0o777);
  if (IS_ROOT) process.seteuid?.(NOBODY);
  try {
    await copyTree(copy.options);
  } finally {
    if (IS_ROOT) process.seteuid?.(0);
  }
  expect(await copy.copied()).toEqual(['a.py']);
  for (const name of ['shut', 'named']) await chmod(path.join(from, name), 0o755);
});

test('a copy that cannot be written causes an error without an absolute path', async () => {
  await using copy = await tree({ 'inner/a.py': 'a\n' });
  const inTheWay = path.join(copy.options.from, 'inner/a.py');
  const failure: unknown = await copyTree({ ...copy.options, to: inTheWay }).catch((error: unknown) => error);
  expect(failure).toMatchObject({ code: 'E/FS_PERMISSIONS', details: { errno: 'EEXIST' } });
  expect(String(failure)).not.toContain(copy.path);
});

test.skipIf(!IS_ROOT)('a full disk causes an error without an absolute path', async ({ skip }) => {
  await using copy = await tree({ 'a.py': `${'x'.repeat(99)}\n`.repeat(20_000) });
  const module = fileURLToPath(new URL('../../src/refactor/copied-tree.ts', import.meta.url));
  const program = `const { copyTree } = await import(process.argv[1]);
    const [from, to] = process.argv.slice(2);
    const { signal } = new AbortController();
    await copyTree({ from, to, listed: undefined, needed: [], signal }).then(
      () => console.log('{}'),
      ({ code, message, details }) => console.log(JSON.stringify({ code, message, details })),
    );`;
  const script =
    'mount -t tmpfs -o size=1m none "$3" && exec "$0" --input-type=module -e "$4" "$1" "$2" "$3"';
  const { from, to } = copy.options;
  const ran = spawnSync(
    'unshare',
    ['-Urm', 'sh', '-c', script, process.execPath, module, from, to, program],
    {
      encoding: 'utf8',
    },
  );
  if (/unshare|mount/u.test(ran.stderr)) skip('user namespaces are not available');
  const failure: unknown = JSON.parse(ran.stdout);
  expect(failure).toMatchObject({ code: 'E/FS_PERMISSIONS', details: { errno: 'ENOSPC' } });
  expect(ran.stdout).not.toContain(copy.path);
});

test('a copy does not start if its signal is aborted', async () => {
  await using copy = await tree({ 'a.py': 'a\n' });
  await expect(copyTree({ ...copy.options, signal: AbortSignal.abort() })).rejects.toMatchObject({
    code: 'E/REQUEST_CANCELLED',
  });
  expect(await copy.copied()).toEqual([]);
});
