import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, rm, stat, symlink, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { constantFrom, nat, record, sample } from 'fast-check';
import { expect } from 'vitest';
import type { BundleOf, DefinitionsFacts } from '../../src/model/bundle.ts';
import { lanser, type Start } from './lanser.ts';
import type { SandboxRepository } from './sandbox.ts';
import { coldStart, comparable, daemonStatus } from './warm-lanser.ts';

const run = promisify(execFile);
const LINES = 12;

/** Returns a module with `make` in this zero-based line. The size of the module is the same for every line. */
function moduleText(line: number): string {
  return `${'\n'.repeat(line)}def make() -> int: ...\n${'\n'.repeat(LINES - line)}`;
}

/** The changes that other programs make. The "earlier times" are the times of the file before the change. */
const KINDS = [
  'in place',
  'with the earlier times',
  'by a rename',
  'by a rename with the earlier times',
  'as a package',
  'as a stub',
  'without a stub',
  'by a checkout',
  'by a shell',
  'by a formatter',
  'by a link',
  'deleted',
  'a different file',
] as const;

interface Write {
  readonly kind: (typeof KINDS)[number];
  readonly line: number;
}

/** Removes the empty lines at the beginning of a file, and replaces the file. */
const FORMATTER = `
import os, sys
text = open(sys.argv[1]).read()
open('formatted', 'w').write(text.lstrip())
os.replace('formatted', sys.argv[1])
`;

/** Writes a repository whose module `lib` defines `make` in line 1. On the branch `other`, `make` is in line 6. */
export async function writeLibrary(repository: SandboxRepository): Promise<void> {
  await repository.write('main.py', 'from lib import make\nmake()\n');
  await repository.write('lib.py', moduleText(0));
  await repository.commit();
  await repository.git(['branch', 'other']);
  await repository.git(['checkout', '--quiet', 'other']);
  await repository.write('lib.py', moduleText(5));
  await repository.commit();
  await repository.git(['checkout', '--quiet', 'main']);
}

/**
 * Changes files without lanser, and requests the definition of `make` after each change. Every answer must come
 * from the warm process (a background process that keeps servers running) and match the current files.
 *
 * @param everyCold the number of changes between two comparisons with the answer of a new process.
 */
export async function expectFreshAnswers(
  repository: SandboxRepository,
  start: Start,
  count: number,
  everyCold: number,
): Promise<void> {
  const root = repository.path;
  const args = ['def', 'main.py@L2:C1', '--json'];
  const write = record({ kind: constantFrom(...KINDS), line: nat({ max: LINES }) });
  const writes = sample(write, count);
  for (const [index, next] of writes.entries()) {
    await apply(next);
    const finished = await lanser(args, start);
    const bundle = JSON.parse(finished.stdout) as BundleOf<DefinitionsFacts>;
    expect({ index, ...next, definitions: bundle.facts?.definitions }).toEqual({
      index,
      ...next,
      definitions: await expected(),
    });
    if (index % everyCold === 0) {
      expect(comparable(finished)).toEqual(comparable(await lanser(args, coldStart(start))));
    }
  }
  expect((await daemonStatus(start))?.answered).toBe(count);

  function at(name: string): string {
    return path.join(root, name);
  }

  function present(): string {
    return existsSync(at('lib.py')) || !existsSync(at('lib')) ? 'lib.py' : 'lib/__init__.py';
  }

  async function apply({ kind, line }: Write): Promise<void> {
    const file = at(present());
    const times = await stat(file).catch(() => ({ atime: 1, mtime: 1 }));
    switch (kind) {
      case 'in place':
        return writeFile(file, moduleText(line));
      case 'with the earlier times':
        await writeFile(file, moduleText(line));
        return utimes(file, times.atime, times.mtime);
      case 'by a rename':
      case 'by a rename with the earlier times':
        await writeFile(at('new'), moduleText(line));
        if (kind !== 'by a rename') await utimes(at('new'), times.atime, times.mtime);
        return rename(at('new'), file);
      case 'as a package':
        await rm(at('lib.py'), { force: true });
        await mkdir(at('lib'), { recursive: true });
        return writeFile(at('lib/__init__.py'), moduleText(line));
      case 'as a stub':
        return writeFile(at('lib.pyi'), moduleText(line));
      case 'without a stub':
        return rm(at('lib.pyi'), { force: true });
      case 'by a checkout':
        await rm(at('lib'), { recursive: true, force: true });
        await repository.git(['checkout', '--quiet', '--force', line % 2 === 0 ? 'main' : 'other']);
        return undefined;
      case 'by a shell':
        await run('sh', ['-c', `printf '%s' "$1" > "$2"`, 'sh', moduleText(line), file]);
        return undefined;
      case 'by a formatter':
        if (existsSync(file)) await run('python3', ['-c', FORMATTER, file], { cwd: root });
        return undefined;
      case 'by a link':
        await mkdir(at('kept'), { recursive: true });
        await writeFile(at(`kept/line${line}.py`), moduleText(line));
        await rm(file, { force: true });
        return symlink(at(`kept/line${line}.py`), file);
      case 'deleted':
        return rm(file, { force: true });
      case 'a different file':
        return writeFile(at(`unused${line}.py`), moduleText(line));
      default:
        return kind satisfies never;
    }
  }

  /** Returns the definition in the source file, otherwise in the stub; an empty list if both are missing. */
  async function expected(): Promise<readonly object[]> {
    const uri = [present(), 'lib.pyi'].find((name) => existsSync(at(name)));
    if (uri === undefined) return [];
    const text = await readFile(at(uri), 'utf8');
    const line = text.split('\n').findIndex((one) => one.startsWith('def'));
    return [{ uri, range: [line, 4, line, 8] }];
  }
}
