import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { lstat, readFile, utimes } from 'node:fs/promises';
import path from 'node:path';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { temporaryRepository, type TemporaryRepository } from '../helpers/temporary-repository.ts';
import { snapshotOf } from '../helpers/worktree-snapshot.ts';

const NAMES = ['a.py', 'd/b.py', 'd/c.txt', 'run'];

/** Settings and attributes that can affect how Git detects changes or reads files. */
const SETTINGS: Readonly<Record<string, (repository: TemporaryRepository) => Promise<unknown>>> = {
  nothing: async () => Promise.resolve(),
  'core.checkStat': async (repository) => repository.git(['config', 'core.checkStat', 'minimal']),
  'core.ignoreStat': async (repository) => repository.git(['config', 'core.ignoreStat', 'true']),
  'core.fsmonitor': async (repository) => repository.git(['config', 'core.fsmonitor', 'true']),
  'core.untrackedCache': async (repository) => repository.git(['update-index', '--force-untracked-cache']),
  'core.splitIndex': async (repository) => repository.git(['update-index', '--split-index']),
  ident: async (repository) => repository.write('.gitattributes', '* ident\n'),
  encoding: async (repository) => repository.write('.gitattributes', '* working-tree-encoding=UTF-16LE\n'),
};

interface Step {
  readonly name: string;
  readonly flag: 'assume-unchanged' | 'skip-worktree' | undefined;
  readonly content: string | undefined;
}

const step: fc.Arbitrary<Step> = fc.record({
  name: fc.constantFrom(...NAMES),
  flag: fc.constantFrom('assume-unchanged', 'skip-worktree', undefined),
  content: fc.constantFrom(
    'x = 1\n',
    'x = 2\n',
    'x = "$Id: 1 $"\n',
    'x = "$Id$"\n',
    'x = 1\n\r\nx',
    undefined,
  ),
});

const steps = fc.array(step, { minLength: 1, maxLength: 6 });

/** If a file is longer than this text, lanser reads the file in parts of {@link READ_BYTES}. */
const LARGE = 'x'.repeat(2 ** 20);
const READ_BYTES = 2 ** 16;

async function onDisk(root: string): Promise<Readonly<Record<string, string>>> {
  const found: Record<string, string> = {};
  for (const name of ['.gitattributes', ...NAMES]) {
    const file = path.join(root, name);
    const info = await lstat(file).catch(() => undefined);
    if (info?.isFile() === true) found[name] = digest(await readFile(file));
  }
  return found;
}

function digest(bytes: string | Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}

/**
 * Changes a file, but keeps its access and modification times. If the size also stays the same, Git may not notice
 * the change. If the file is missing, creates it.
 */
async function change(repository: TemporaryRepository, name: string, content: string): Promise<void> {
  const file = path.join(repository.path, name);
  const info = await lstat(file).catch(() => undefined);
  await repository.write(name, content);
  if (info !== undefined) await utimes(file, info.atime, info.mtime);
}

describe('a snapshot of the working tree', () => {
  test('contains the bytes on disk regardless of settings, attributes and index flags', async () => {
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...Object.keys(SETTINGS)), steps, async (setting, taken) => {
        await using repository = await temporaryRepository();
        for (const name of NAMES) await repository.write(name, 'x = 1\n');
        await repository.write('e/never.py', 'x = 1\n');
        await repository.commit();
        await SETTINGS[setting]?.(repository);
        for (const { name, flag, content } of taken) {
          if (flag !== undefined) await repository.git(['update-index', `--${flag}`, '--', name]);
          if (content === undefined) await repository.remove(name).catch(() => {});
          else await change(repository, name, content);
        }
        const { entries } = await snapshotOf(repository);
        const digests = Object.entries(entries).map(([name, [, bytes]]) => [name, digest(bytes)] as const);
        expect(Object.fromEntries(digests)).toEqual({
          ...(await onDisk(repository.path)),
          'e/never.py': digest('x = 1\n'),
        });
      }),
      {
        numRuns: Object.keys(SETTINGS).length + 6,
        examples: Object.keys(SETTINGS).map((setting): [string, Step[]] => [
          setting,
          [
            { name: 'a.py', flag: 'assume-unchanged', content: 'x = 2\n' },
            { name: 'run', flag: 'skip-worktree', content: 'x = 2\n' },
            { name: 'd/c.txt', flag: 'skip-worktree', content: undefined },
            { name: 'd/b.py', flag: undefined, content: 'x = "$Id: 1 $"\n' },
          ],
        ]),
      },
    );
  });

  test('contains files outside of a sparse checkout: the version on disk, or else the version in the index', async () => {
    await using repository = await temporaryRepository();
    for (const name of ['in/a.py', 'in/gone.py', 'out/b.py', 'out/c.py', 'out/deep/d.py']) {
      await repository.write(name, 'old\n');
    }
    await repository.commit();
    await repository.git(['sparse-checkout', 'set', '--cone', 'in']);
    await repository.remove('in/gone.py');
    await repository.write('in/a.py', 'new\n');
    await repository.write('out/c.py', 'new\n');
    const expected = {
      'in/a.py': ['file', 'new\n'],
      'out/b.py': ['file', 'old\n'],
      'out/c.py': ['file', 'new\n'],
      'out/deep/d.py': ['file', 'old\n'],
    };
    expect((await snapshotOf(repository)).entries).toEqual(expected);
    await repository.git(['sparse-checkout', 'reapply', '--sparse-index']).catch(() => '');
    expect((await snapshotOf(repository)).entries).toEqual(expected);
  });

  test('contains the staged version of a file outside of a sparse checkout', async () => {
    await using repository = await temporaryRepository();
    await repository.write('in/a.py', 'old\n');
    await repository.write('out/b.py', 'old\n');
    await repository.commit();
    await repository.write('out/b.py', 'staged\n');
    await repository.git(['add', 'out/b.py']);
    await repository.git(['sparse-checkout', 'set', '--cone', 'in']);
    expect(existsSync(path.join(repository.path, 'out'))).toBe(false);
    expect((await snapshotOf(repository)).entries).toEqual({
      'in/a.py': ['file', 'old\n'],
      'out/b.py': ['file', 'staged\n'],
    });
  });

  test('has the modes and links of the index if core.fileMode and core.symlinks are false', async () => {
    await using repository = await temporaryRepository();
    await repository.write('run', 'x\n', 0o755);
    await repository.write('a.py', 'x\n');
    await repository.link('link', 'a.py');
    await repository.commit();
    const committed = await repository.git(['rev-parse', 'HEAD^{tree}']);
    await repository.write('run', 'x\n', 0o644);
    await repository.remove('link');
    await repository.write('link', 'a.py');
    expect((await snapshotOf(repository)).tree).not.toBe(committed);
    await repository.git(['config', 'core.fileMode', 'false']);
    await repository.git(['config', 'core.symlinks', 'false']);
    expect((await snapshotOf(repository)).tree).toBe(committed);
  });

  test('equals the tree of the commit if LF became CRLF, but has the bytes on disk if LF became CR CR LF, even if two reads split these bytes', async () => {
    await using repository = await temporaryRepository();
    const lines = `${'x'.repeat(READ_BYTES - 1)}\n${LARGE}\n\n`;
    await repository.write('a.py', lines);
    await repository.write('b.py', `${lines}\r`);
    await repository.commit();
    const committed = await repository.git(['rev-parse', 'HEAD^{tree}']);
    await repository.write('a.py', lines.replaceAll('\n', '\r\n'));
    await repository.write('b.py', `${lines.replaceAll('\n', '\r\n')}\r`);
    expect((await snapshotOf(repository)).tree).toBe(committed);
    await repository.write('a.py', lines.replaceAll('\n', '\r\r\n'));
    expect((await snapshotOf(repository)).entries['a.py']?.[1]).toContain('\r\r\n');
  });

  // For Python, CR CR LF is two line ends. After a backslash, the second line end ends the statement, so the code
  // changes.
  test('has the bytes on disk if CRLF became CR CR LF, even if two reads split these bytes', async () => {
    await using repository = await temporaryRepository();
    const small = 'x = 1 + \\\r\n2\r\n';
    const [first, second] = [1, 2].map((count) => `${'x'.repeat(READ_BYTES - count)}\r\n${LARGE}`);
    const contents = Object.entries({ 'a.py': small, 'b.py': first ?? '', 'c.py': second ?? '' });
    for (const [name, content] of contents) await repository.write(name, content);
    await repository.commit();
    for (const [name, content] of contents) await repository.write(name, content.replaceAll('\n', '\r\n'));
    const { entries } = await snapshotOf(repository);
    for (const [name] of contents) expect(entries[name]?.[1]).toContain('\r\r\n');
  });
});
