import { execFileSync, spawnSync } from 'node:child_process';
import {
  chmodSync,
  linkSync,
  mkdirSync,
  readFileSync,
  readlinkSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { needsRecovery } from '../../../src/edit/apply/state-folder.ts';
import {
  applyHere,
  creation,
  failureOf,
  move,
  recoverHere,
  removal,
  replacement,
} from '../../helpers/apply-here.ts';
import { folderDigest } from '../../helpers/folder-digest.ts';
import { IS_ROOT, mixedEdit } from '../../helpers/mixed-edit.ts';
import { MINIMAL_REPOSITORY } from '../../helpers/minimal-repository.ts';
import { temporaryFolder } from '../../helpers/temporary-folder.ts';
import { differences, recordTree } from '../../helpers/tree-record.ts';
import { writeTree, type Tree } from '../../helpers/write-tree.ts';

const GIT = ['.git', '.git/HEAD', '.git/objects', '.git/refs'];

async function tree(files: Tree): Promise<AsyncDisposable & { readonly path: string }> {
  const folder = await temporaryFolder();
  await writeTree(folder.path, files);
  return folder;
}

describe.each([
  ['directory descriptors', true],
  ['directory paths', false],
])('an edit that accesses folders by %s', (_, byDescriptor) => {
  test('can contain steps of every kind', async () => {
    await using folder = await temporaryFolder();
    const edit = mixedEdit(folder.path, 3);
    const { steps, expected } = edit.steps;
    const outcome = await applyHere(folder.path, steps, {}, { steps: edit.steps, byDescriptor });
    expect(outcome).toEqual({ kind: 'applied', steps: steps.length });
    expect(expected.size).toBeGreaterThan(40);
    expect(differences(recordTree(folder.path), edit.after)).toEqual([]);
    expect(needsRecovery(folder.path)).toBe(false);
  });

  test('changes nothing if the last step fails', async () => {
    await using folder = await temporaryFolder();
    const edit = mixedEdit(folder.path, 1);
    const steps = [...edit.steps.steps, creation('group-0/untouched.py', 'in the way')];
    const failing = applyHere(folder.path, [], {}, { steps: { ...edit.steps, steps }, byDescriptor });
    expect(await failureOf(failing)).toMatchObject({
      code: 'E/CONTENT_MODIFIED',
      details: { path: 'group-0/untouched.py', reason: 'EEXIST' },
    });
    expect(differences(recordTree(folder.path), edit.before)).toEqual([]);
  });

  test('can remove entries of a moved folder, and restores them if a later step fails', async () => {
    const texts = { 'd/a.py': 'a\n', 'd/b.py': 'b\n', 'd/e/f.py': '' };
    await using folder = await tree({ ...MINIMAL_REPOSITORY, ...texts, 'in-the-way.py': '' });
    const steps = [
      replacement('d/b.py', 'b\n', 'c\n'),
      move('d', 'm'),
      removal('m/a.py'),
      removal('m/b.py'),
      creation('m/e/new.py', ''),
      move('m', 'n'),
      removal('n/e'),
    ];
    const before = recordTree(folder.path);
    const failing = applyHere(folder.path, [...steps, creation('in-the-way.py', '')], texts, {
      byDescriptor,
    });
    expect(await failureOf(failing)).toMatchObject({ details: { path: 'in-the-way.py', reason: 'EEXIST' } });
    expect(differences(recordTree(folder.path), before)).toEqual([]);
    await applyHere(folder.path, steps, texts, { byDescriptor });
    expect([...recordTree(folder.path).keys()]).toEqual([...GIT, 'in-the-way.py', 'n']);
  });

  test('is rejected if a path is a link or leads through a link, and changes nothing', async () => {
    await using outside = await tree({ 'a.py': 'a\n' });
    await using folder = await tree({ ...MINIMAL_REPOSITORY, 'b.py': 'b\n' });
    symlinkSync(outside.path, path.join(folder.path, 'package'));
    symlinkSync(path.join(outside.path, 'a.py'), path.join(folder.path, 'link.py'));
    for (const steps of [
      [replacement('package/a.py', 'a\n', 'changed')],
      [replacement('link.py', 'a\n', 'changed')],
      [creation('package/new.py', '')],
      [move('b.py', 'package/b.py')],
      [removal('package/a.py')],
      [move('link.py', 'c.py')],
    ]) {
      // The digest contains the times of folders, so it also detects a file that was created and then removed.
      const before = [folderDigest(outside.path), recordTree(folder.path)];
      const failure = await failureOf(applyHere(folder.path, steps, {}, { byDescriptor }));
      expect(failure).toMatchObject({ code: 'E/JAIL', details: { reason: 'link' } });
      expect([folderDigest(outside.path), recordTree(folder.path)]).toEqual(before);
    }
  });
});

test('an edit keeps extended attributes and the mode, and breaks hard links', async ({ skip }) => {
  await using folder = await tree({ ...MINIMAL_REPOSITORY, 'a.py': 'a\n' });
  const file = path.join(folder.path, 'a.py');
  const python = (code: string): string =>
    execFileSync('python3', ['-c', code, file], { encoding: 'utf8' }).trim();
  const set = spawnSync('python3', [
    '-c',
    'import os,sys; os.setxattr(sys.argv[1], "user.x", b"kept")',
    file,
  ]);
  if (set.status !== 0) skip('the file system does not support extended attributes');
  linkSync(file, path.join(folder.path, 'twin.py'));
  chmodSync(file, 0o444);
  await applyHere(folder.path, [replacement('a.py', 'a\n', 'b\n')]);
  expect(python('import os,sys; print(os.getxattr(sys.argv[1], "user.x").decode())')).toBe('kept');
  expect((statSync(file).mode & 0o7777).toString(8)).toBe('444');
  expect(readFileSync(path.join(folder.path, 'twin.py'), 'utf8')).toBe('a\n');
});

test('an edit keeps the mode and the owner of files, even if the program cp is missing', async () => {
  await using folder = await temporaryFolder();
  const edit = mixedEdit(folder.path, 1);
  const { testHost } = await import('../../helpers/test-host.ts');
  await applyHere(folder.path, [], {}, { steps: edit.steps, host: testHost({ PATH: '' }) });
  expect(differences(recordTree(folder.path), edit.after)).toEqual([]);
});

test('an edit can be applied in a folder without Git and in a subfolder of a checkout', async () => {
  await using folder = await tree({ 'a.py': 'a\n' });
  await applyHere(folder.path, [replacement('a.py', 'a\n', 'b\n'), creation('n/b.py', '')]);
  expect([...recordTree(folder.path).keys()]).toEqual(['a.py', 'n', 'n/b.py']);
  await using checkout = await tree({ ...MINIMAL_REPOSITORY, 'sub/a.py': 'a\n' });
  await applyHere(path.join(checkout.path, 'sub'), [move('a.py', 'c/b.py')], { 'a.py': 'a\n' });
  expect([...recordTree(checkout.path).keys()]).toEqual([...GIT, 'sub', 'sub/c', 'sub/c/b.py']);
});

test('in a linked worktree, recovery finds the state folder through the .git file', async () => {
  await using folder = await tree({
    'main/HEAD': 'x',
    'main/objects/': '',
    'main/refs/': '',
    'git/HEAD': 'x',
    'git/commondir': '../main\n',
    'git/lanser/apply/': '',
    'tree/a.py': 'a\n',
  });
  await writeTree(folder.path, { 'tree/.git': 'gitdir: ../git\n' });
  expect(needsRecovery(path.join(folder.path, 'tree'))).toBe(true);
  expect(await recoverHere(path.join(folder.path, 'tree'))).toEqual({ kind: 'cleaned' });
  expect(needsRecovery(path.join(folder.path, 'tree'))).toBe(false);
});

describe('a file that differs from the plan', () => {
  const original = { 'a.py': 'a\n' };
  test.each([
    ['different content', (file: string) => writeFileSync(file, 'other\n'), 'E/CONTENT_MODIFIED', 'content'],
    ['missing', (file: string) => execFileSync('rm', [file]), 'E/CONTENT_MODIFIED', 'ENOENT'],
    [
      'a FIFO',
      (file: string) => execFileSync('sh', ['-c', 'rm "$1"; mkfifo "$1"', '-', file]),
      'E/JAIL',
      'special-file',
    ],
    [
      'a socket',
      (file: string) =>
        execFileSync('python3', [
          '-c',
          'import os, socket, sys; os.remove(sys.argv[1]); socket.socket(socket.AF_UNIX).bind(sys.argv[1])',
          file,
        ]),
      'E/JAIL',
      'special-file',
    ],
    [
      'a folder',
      (file: string) => execFileSync('sh', ['-c', 'rm "$1"; mkdir "$1"', '-', file]),
      'E/CONTENT_MODIFIED',
      'EISDIR',
    ],
  ])('is rejected: %s', async (_, change, code, reason) => {
    await using folder = await tree({ ...MINIMAL_REPOSITORY, 'a.py': 'a\n' });
    change(path.join(folder.path, 'a.py'));
    const before = recordTree(folder.path);
    for (const steps of [[replacement('a.py', 'a\n', 'b\n')], [move('a.py', 'b.py')], [removal('a.py')]]) {
      const failure = await failureOf(applyHere(folder.path, steps, original));
      expect(failure).toMatchObject({ code, details: { path: 'a.py', reason } });
      expect(differences(recordTree(folder.path), before)).toEqual([]);
    }
  });
});

test('an edit stops if its signal is aborted, and leaves the tree unchanged', async () => {
  await using folder = await temporaryFolder();
  const edit = mixedEdit(folder.path, 4);
  for (const afterTurns of [0, 1, 2, 4, 8]) {
    const controller = new AbortController();
    const applying = failureOf(
      applyHere(folder.path, [], {}, { steps: edit.steps, signal: controller.signal }),
    );
    const turn = (left: number): void => {
      if (left === 0) controller.abort();
      else setImmediate(() => turn(left - 1));
    };
    turn(afterTurns);
    expect((await applying).code).toBe('E/REQUEST_CANCELLED');
    expect(differences(recordTree(folder.path), edit.before)).toEqual([]);
  }
});

describe('an edit that the file system refuses leaves the tree unchanged', () => {
  test.skipIf(!IS_ROOT)('on a full disk', async ({ skip }) => {
    const script = `set -e
      mount -t tmpfs -o size=1m none "$1"; mkdir -p "$1/.git/objects" "$1/.git/refs"; echo x > "$1/.git/HEAD"; printf 'a\\n' > "$1/a.py"
      printf 'b\\n' > "$1/b.py"; "$2" "$3" "$4"; cd "$1"; find . | sort; cat a.py b.py`;
    await using folder = await temporaryFolder();
    const root = path.join(folder.path, 'tree');
    const file = path.join(folder.path, 'steps');
    mkdirSync(root);
    const { writeSteps, APPLY_PROGRAM } = await import('../../helpers/apply-program.ts');
    writeSteps(file, {
      expected: new Map(),
      steps: [replacement('a.py', 'a\n', 'c\n'), replacement('b.py', 'b\n', 'x'.repeat(2_000_000))],
    });
    const call = JSON.stringify({ root, file });
    const ran = spawnSync(
      'unshare',
      ['-Urm', 'sh', '-c', script, '-', root, process.execPath, APPLY_PROGRAM, call],
      {
        encoding: 'utf8',
      },
    );
    if (/unshare|mount/u.test(ran.stderr)) skip('user namespaces are not available');
    const [, outcome = '', ...left] = ran.stdout.trim().split('\n');
    expect(JSON.parse(outcome)).toMatchObject({
      code: 'E/FS_PERMISSIONS',
      details: { errno: 'ENOSPC', path: 'b.py' },
    });
    expect(left).toEqual([
      '.',
      './.git',
      './.git/HEAD',
      './.git/objects',
      './.git/refs',
      './a.py',
      './b.py',
      'a',
      'b',
    ]);
  });

  test.skipIf(!IS_ROOT)('in a folder without write permission', async () => {
    await using folder = await tree({ ...MINIMAL_REPOSITORY, 'a.py': 'a\n', 'shut/b.py': 'b\n' });
    const { writeSteps, APPLY_PROGRAM } = await import('../../helpers/apply-program.ts');
    const file = path.join(folder.path, '.git/steps');
    writeSteps(file, {
      expected: new Map(),
      steps: [replacement('a.py', 'a\n', 'c\n'), replacement('shut/b.py', 'b\n', 'c\n')],
    });
    execFileSync('chown', ['-R', '4321:4321', folder.path]);
    chmodSync(path.join(folder.path, 'shut'), 0o555);
    const before = recordTree(folder.path);
    const call = JSON.stringify({ root: folder.path, file });
    const args = ['--reuid=4321', '--regid=4321', '--clear-groups', process.execPath, APPLY_PROGRAM, call];
    const ran = spawnSync('setpriv', args, { encoding: 'utf8' });
    expect(JSON.parse(ran.stdout.split('\n')[1] ?? ran.stderr)).toMatchObject({
      code: 'E/FS_PERMISSIONS',
      details: { errno: 'EACCES', path: 'shut/b.py' },
    });
    expect(differences(recordTree(folder.path), before)).toEqual([]);
  });
});

test('an edit does not change the links in the tree', async () => {
  await using folder = await tree({ ...MINIMAL_REPOSITORY, 'a.py': 'a\n', 'link.py': { to: 'a.py' } });
  await applyHere(folder.path, [replacement('a.py', 'a\n', 'b\n')]);
  expect(readlinkSync(path.join(folder.path, 'link.py'))).toBe('a.py');
});
