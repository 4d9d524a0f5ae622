import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import type { EditStep } from '../../../src/edit/edit-step.ts';
import { temporaryFolder } from '../../helpers/temporary-folder.ts';
import { create, edit, jail, remove, rename, summary } from './jailed.ts';

const PROGRAM = path.join(import.meta.dirname, '../../fixtures/programs/folding-file-system.py');

/** Mounts a file system that ignores case and Unicode normalization. Returns undefined if it cannot be mounted. */
async function foldingFileSystem(): Promise<(AsyncDisposable & { readonly path: string }) | undefined> {
  if (process.getuid?.() !== 0 || !existsSync('/dev/fuse')) return undefined;
  const folder = await temporaryFolder();
  const server = spawn('python3', [PROGRAM, folder.path], { stdio: ['pipe', 'pipe', 'ignore'] });
  const ended = new Promise<'ended'>((resolve) => server.on('close', () => resolve('ended')));
  const ready = new Promise<'ready'>((resolve) => server.stdout.once('data', () => resolve('ready')));
  const isReady = (await Promise.race([ready, ended])) === 'ready';
  const close = async (): Promise<void> => {
    server.stdin.end();
    await ended;
    await folder[Symbol.asyncDispose]();
  };
  if (isReady) return { path: folder.path, [Symbol.asyncDispose]: close };
  await close();
  return undefined;
}

const CASES: readonly (readonly [readonly EditStep[], readonly string[]])[] = [
  [[edit('A.PY')], ['a.py']],
  [[edit('PKG/b.py')], ['pkg/B.py']],
  [[edit('Pkg/SUB/C.py')], ['pkg/sub/c.py']],
  [[edit('CAFE\u0301.py')], ['caf\u00E9.py']],
  [[create('PKG/new.py'), edit('pkg/NEW.py')], ['pkg/NEW.py: case-collision']],
  [[create('A.py')], ['A.py: case-collision']],
  [[rename('a.py', 'README.MD')], ['README.MD: case-collision']],
  [[rename('a.py', 'A.py')], ['A.py: case-only-rename']],
  [[rename('A.PY', 'a.py'), rename('PKG', 'Pkg')], ['Pkg: case-only-rename']],
  [[rename('caf\u00E9.py', 'cafe\u0301.py')], ['cafe\u0301.py: case-only-rename']],
  [
    [remove('README.MD'), create('readme.md')],
    ['Readme.md', 'readme.md'],
  ],
  [
    [remove('A.PY'), create('A.py/b.py')],
    ['a.py', 'A.py/b.py'],
  ],
  [
    [rename('PKG', 'lib'), edit('lib/b.PY')],
    ['pkg', 'lib', 'lib/B.py'],
  ],
  [
    [rename('PKG', 'lib'), create('Pkg/x.py'), edit('lib/SUB/c.py')],
    ['pkg', 'lib', 'Pkg/x.py', 'lib/sub/c.py'],
  ],
];

test('on a file system that ignores case, names resolve to existing entries, and conflicting new names are rejected', async (context) => {
  await using mounted = await foldingFileSystem();
  if (mounted === undefined) return context.skip('this process cannot mount a file system');
  for (const [steps, expected] of CASES) {
    expect([steps, summary(await jail(mounted.path, steps))]).toEqual([steps, expected]);
  }
  const root = path.join(mounted.path, 'PKG');
  expect(summary(await jail(root, [edit(path.join(mounted.path, 'pkg/b.py'))]))).toEqual(['B.py']);
});
