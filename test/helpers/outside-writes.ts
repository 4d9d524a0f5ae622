import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { constantFrom, nat, record, sample } from 'fast-check';
import { expect } from 'vitest';
import type { BundleOf, DefinitionsFacts } from '../../src/model/bundle.ts';
import { lanser, type Start } from './lanser.ts';
import type { SandboxRepository } from './sandbox.ts';
import { coldStart, comparable, daemonStatus } from './warm-lanser.ts';

const LINES = 12;

/** A module of constant size, with `make` in the given line. */
function moduleText(line: number): string {
  return `${'\n'.repeat(line)}def make() -> int: ...\n${'\n'.repeat(LINES - line)}`;
}

/** The ways in which other programs write the module. */
const KINDS = [
  'in place',
  'with the earlier times',
  'by a rename',
  'by a rename with the earlier times',
  'as a package',
  'as a stub',
  'without a stub',
  'by a checkout',
  'a different file',
] as const;

interface Write {
  readonly kind: (typeof KINDS)[number];
  readonly line: number;
}

/** Writes a repository whose module `lib` is defined in line 0, and in line 5 on the branch `other`. */
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

/** Writes from outside, and asks for the definition after each. Every answer must match the present files. */
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
      definitions: [await expected()],
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
    return existsSync(at('lib.py')) ? 'lib.py' : 'lib/__init__.py';
  }

  async function apply({ kind, line }: Write): Promise<void> {
    const file = at(present());
    const { atime, mtime } = await stat(file);
    switch (kind) {
      case 'in place':
        return writeFile(file, moduleText(line));
      case 'with the earlier times':
        await writeFile(file, moduleText(line));
        return utimes(file, atime, mtime);
      case 'by a rename':
      case 'by a rename with the earlier times':
        await writeFile(at('new'), moduleText(line));
        if (kind !== 'by a rename') await utimes(at('new'), atime, mtime);
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
      case 'a different file':
        return writeFile(at(`unused${line}.py`), moduleText(line));
      default:
        return kind satisfies never;
    }
  }

  async function expected(): Promise<object> {
    const text = await readFile(at(present()), 'utf8');
    const line = text.split('\n').findIndex((one) => one.startsWith('def'));
    return { uri: present(), range: [line, 4, line, 8] };
  }
}
