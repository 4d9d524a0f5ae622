import { appendFileSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import type { TreeStep } from '../../../src/edit/tree-step.ts';
import { creation, failureOf, move, recoverHere, removal, replacement } from '../../helpers/apply-here.ts';
import { startApply, writeSteps } from '../../helpers/apply-program.ts';
import { CLEANINGS, contentsOf, killedCheckout } from '../../helpers/killed-checkout.ts';
import { memoryFolder } from '../../helpers/memory-folder.ts';
import { MINIMAL_REPOSITORY } from '../../helpers/minimal-repository.ts';
import { HAS_STRACE, under, type Instant } from '../../helpers/strace.ts';
import { writeTree } from '../../helpers/write-tree.ts';

/** The first and the last list of Git commands in `CLEANINGS`. killed.slow.test.ts runs all lists. */
const CASES: readonly (Instant & { readonly calls: (typeof CLEANINGS)[number] })[] = [
  { calls: CLEANINGS[0] ?? [], call: 'unlink', when: 8 },
  { calls: CLEANINGS.at(-1) ?? [], call: 'rename', when: 12 },
];

describe.skipIf(!HAS_STRACE)('a killed edit', () => {
  test.each(CASES)('is undone after git $calls (killed at $call $when)', async ({ calls, ...instant }) => {
    await using folder = await memoryFolder();
    const { root, git, before } = await killedCheckout(folder.path, instant);
    expect(contentsOf(root)).not.toEqual(before);
    for (const call of calls) await git(call);
    expect((await recoverHere(root)).kind).toBe('undone');
    expect(contentsOf(root)).toEqual(before);
    expect(await recoverHere(root)).toEqual({ kind: 'nothing' });
  });

  interface Killed extends AsyncDisposable {
    readonly root: string;
    /** The original contents by path. */
    readonly before: ReadonlyMap<string, string>;
    readonly at: (name: string) => string;
  }

  const FILES = { 'a.py': 'a\n', 'd/b.py': 'b\n', 'd/sub/c.py': 'c\n', 'e.py': 'e\n' };

  /**
   * Runs a program that applies all steps, and kills the program just before it removes the edit's journal. `unlinks`
   * is the one-based index of the `unlink` call that would remove the journal.
   */
  async function killed(steps: readonly TreeStep[], unlinks: number): Promise<Killed> {
    const folder = await memoryFolder();
    const root = path.join(folder.path, 'tree');
    await writeTree(root, { ...MINIMAL_REPOSITORY, ...FILES });
    const before = contentsOf(root);
    const file = path.join(folder.path, 'steps');
    writeSteps(file, { expected: new Map(), steps });
    await startApply({ root, file }, under({ call: 'unlink', when: unlinks }, 'signal=KILL')).outcome;
    return {
      root,
      before,
      at: (name) => path.join(root, name),
      [Symbol.asyncDispose]: () => folder[Symbol.asyncDispose](),
    };
  }

  /** Writes a new file and renames it, as an editor or Git does. */
  function put(at: (name: string) => string, name: string, text: string): void {
    mkdirSync(path.dirname(at(name)), { recursive: true });
    writeFileSync(at('.fresh'), text);
    renameSync(at('.fresh'), at(name));
  }

  const RENAMED = [replacement('a.py', 'a\n', 'changed\n'), move('a.py', 'z.py')];

  test('is undone if the old path of a changed and moved file has the original content again', async () => {
    await using edit = await killed(RENAMED, 2);
    put(edit.at, 'a.py', 'a\n');
    expect(await recoverHere(edit.root)).toMatchObject({ kind: 'undone' });
    expect(contentsOf(edit.root)).toEqual(edit.before);
  });

  test('is undone without changing a different file at the new path', async () => {
    await using edit = await killed(RENAMED, 2);
    put(edit.at, 'z.py', 'theirs\n');
    put(edit.at, 'a.py', 'a\n');
    expect(await recoverHere(edit.root)).toMatchObject({ kind: 'undone' });
    expect(readFileSync(edit.at('a.py'), 'utf8')).toBe('a\n');
    expect(readFileSync(edit.at('z.py'), 'utf8')).toBe('theirs\n');
  });

  test.each<
    readonly [string, readonly TreeStep[], number, (at: (name: string) => string) => void, readonly string[]]
  >([
    [
      'the old path of a moved file exists again with different content',
      RENAMED,
      2,
      (at) => put(at, 'a.py', 'theirs\n'),
      ['a.py'],
    ],
    [
      'the old path of a moved file has the original content again, but the moved file was modified',
      RENAMED,
      2,
      (at) => {
        put(at, 'a.py', 'a\n');
        appendFileSync(at('z.py'), 'theirs\n');
      },
      ['a.py'],
    ],
    [
      'a removed folder exists again with an additional file',
      [removal('d')],
      1,
      (at) => {
        put(at, 'd/b.py', 'b\n');
        put(at, 'd/x.py', '');
      },
      ['d'],
    ],
    [
      'a moved folder exists again with different content',
      [move('d', 'n')],
      1,
      (at) => put(at, 'd/sub/c.py', 'theirs\n'),
      ['d'],
    ],
  ])('is not undone if %s', async (_, steps, unlinks, write, names) => {
    await using edit = await killed(steps, unlinks);
    write(edit.at);
    const before = contentsOf(edit.root);
    const failure = await failureOf(recoverHere(edit.root));
    expect(failure.code).toBe('E/APPLY_CONFLICT');
    const files = failure.details['files'] as readonly { readonly path: string }[];
    expect(files.map((file) => file.path)).toEqual(names);
    expect(contentsOf(edit.root)).toEqual(before);
  });

  test.each<readonly [string, readonly TreeStep[], number]>([
    ['a folder that replaces a removed file', [removal('e.py'), creation('e.py/new.py', '')], 2],
    ['a folder that replaces a moved folder', [move('d', 'n'), creation('d/new.py', '')], 2],
    ['a file that replaces a removed folder', [removal('d'), creation('d', '')], 2],
    ['a new folder that was moved', [creation('n/m/new.py', ''), move('n/m', 'o'), move('a.py', 'n/m')], 3],
  ])('is undone, including %s', async (_, steps, unlinks) => {
    await using edit = await killed(steps, unlinks);
    expect(contentsOf(edit.root)).not.toEqual(edit.before);
    expect(await recoverHere(edit.root)).toMatchObject({ kind: 'undone' });
    expect(contentsOf(edit.root)).toEqual(edit.before);
  });
});
