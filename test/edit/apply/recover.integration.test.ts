import {
  appendFileSync,
  cpSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Journal } from '../../../src/edit/apply/journal.ts';
import { needsRecovery } from '../../../src/edit/apply/state-folder.ts';
import type { TreeStep } from '../../../src/edit/tree-step.ts';
import { creation, failureOf, move, recoverHere, removal, replacement } from '../../helpers/apply-here.ts';
import { startApply, writeSteps } from '../../helpers/apply-program.ts';
import { memoryFolder } from '../../helpers/memory-folder.ts';
import { MINIMAL_REPOSITORY } from '../../helpers/minimal-repository.ts';
import { HAS_STRACE, under } from '../../helpers/strace.ts';
import { temporaryFolder } from '../../helpers/temporary-folder.ts';
import { differences, recordTree, type TreeRecord } from '../../helpers/tree-record.ts';
import { writeTree } from '../../helpers/write-tree.ts';

const REPLACING = new URL('../../fixtures/programs/before-set-aside.mjs', import.meta.url);

const FILES = {
  ...MINIMAL_REPOSITORY,
  'a.py': 'a\n',
  'b.py': 'b\n',
  'd/c.py': 'c\n',
  'e.py': 'e\n',
  'f/g.py': 'g\n',
};

const STEPS: readonly TreeStep[] = [
  replacement('a.py', 'a\n', 'changed\n'),
  creation('n/new.py', 'new\n'),
  move('b.py', 'moved.py'),
  move('d', 'moved'),
  removal('e.py'),
  removal('f/g.py'),
];

/** Returns the changed entries except lock files, because a recovery removes the lock file of the killed process. */
function changes(root: string, before: TreeRecord): readonly string[] {
  return differences(recordTree(root), before).filter((line) => !line.startsWith('.git/lanser/apply/claims'));
}

interface Stopped extends AsyncDisposable {
  readonly root: string;
  readonly before: TreeRecord;
  readonly at: (name: string) => string;
}

/**
 * Creates a checkout with an interrupted edit. The edit was killed after its last step, before it removed its
 * journal.
 */
async function stopped(): Promise<Stopped> {
  const folder = await memoryFolder();
  const root = path.join(folder.path, 'tree');
  await writeTree(root, FILES);
  const before = recordTree(root);
  const file = path.join(folder.path, 'steps');
  writeSteps(file, { expected: new Map(), steps: STEPS });
  // The third call of unlink would remove the journal. The first two remove the staged copy of the created file and
  // the old path of the moved file.
  await startApply({ root, file }, under({ call: 'unlink', when: 3 }, 'signal=KILL')).outcome;
  return {
    root,
    before,
    at: (name) => path.join(root, name),
    [Symbol.asyncDispose]: () => folder[Symbol.asyncDispose](),
  };
}

describe.skipIf(!HAS_STRACE)('an interrupted edit', () => {
  test('is undone', async () => {
    await using edit = await stopped();
    expect(readFileSync(edit.at('moved/c.py'), 'utf8')).toBe('c\n');
    expect(needsRecovery(edit.root)).toBe(true);
    expect(await recoverHere(edit.root)).toEqual({ kind: 'undone', files: 6 });
    expect(differences(recordTree(edit.root), edit.before)).toEqual([]);
    expect(await recoverHere(edit.root)).toEqual({ kind: 'nothing' });
  });

  test.each<readonly [string, string, (at: (name: string) => string) => void]>([
    [
      'a text editor saved a file that the edit had replaced',
      'a.py',
      (at) => {
        writeFileSync(at('tmp'), 'theirs\n');
        renameSync(at('tmp'), at('a.py'));
      },
    ],
    ['a file replaced by the edit was modified', 'a.py', (at) => appendFileSync(at('a.py'), 'theirs\n')],
    ['a created file was modified', 'n/new.py', (at) => appendFileSync(at('n/new.py'), 'theirs\n')],
    [
      'a text editor saved a file that the edit had moved',
      'moved.py',
      (at) => {
        writeFileSync(at('tmp'), 'theirs\n');
        renameSync(at('tmp'), at('moved.py'));
      },
    ],
    ['a removed file exists again', 'e.py', (at) => writeFileSync(at('e.py'), 'theirs\n')],
    [
      'the old path of a folder is in use',
      'd',
      (at) => {
        mkdirSync(at('d'));
        writeFileSync(at('d/theirs.py'), 'c\n');
      },
    ],
    ['the folder of a removed file was removed', 'f/g.py', (at) => rmSync(at('f'), { recursive: true })],
    [
      'a folder was replaced by a link',
      'n/new.py',
      (at) => {
        renameSync(at('n'), at('../n'));
        symlinkSync(at('../n'), at('n'));
      },
    ],
  ])('is not undone if %s', async (_, name, write) => {
    await using edit = await stopped();
    write(edit.at);
    const found = recordTree(edit.root);
    const failure = await failureOf(recoverHere(edit.root));
    expect(failure.code).toBe('E/APPLY_CONFLICT');
    expect(failure.details['files']).toMatchObject([{ path: name }]);
    expect(changes(edit.root, found)).toEqual([]);
    for (const file of failure.details['files'] as { readonly original: string | null }[]) {
      if (file.original === null) continue;
      const original = edit.at(file.original);
      expect(Object.values(FILES)).toContain(readFileSync(original, 'utf8'));
    }
  });

  test('is undone after the user removes the file that caused a conflict, and a file that the edit had replaced', async () => {
    await using edit = await stopped();
    writeFileSync(edit.at('e.py'), 'theirs\n');
    await failureOf(recoverHere(edit.root));
    rmSync(edit.at('e.py'));
    rmSync(edit.at('a.py'));
    expect(await recoverHere(edit.root)).toMatchObject({ kind: 'undone' });
    expect(differences(recordTree(edit.root), edit.before)).toEqual([]);
  });

  test('is undone after a new folder at the old path of a moved folder caused a conflict and was removed', async () => {
    await using edit = await stopped();
    mkdirSync(edit.at('d/theirs'), { recursive: true });
    const failure = await failureOf(recoverHere(edit.root));
    const [file] = failure.details['files'] as readonly { readonly path: string }[];
    rmSync(edit.at(file?.path ?? ''), { recursive: true });
    expect(await recoverHere(edit.root)).toMatchObject({ kind: 'undone' });
    expect(differences(recordTree(edit.root), edit.before)).toEqual([]);
  });

  test('is not undone if a program wrote the same text to the path and the backup of a removed file', async () => {
    await using edit = await stopped();
    const failure = await failureOf(
      (async () => {
        writeFileSync(edit.at('e.py'), 'theirs\n');
        await recoverHere(edit.root);
      })(),
    );
    const [file] = failure.details['files'] as readonly { readonly original: string }[];
    const staged = edit.at(file?.original ?? '');
    // Simulates a program that replaced the file just before the edit backed up the file.
    writeFileSync(`${staged}.new`, 'theirs\n');
    renameSync(`${staged}.new`, staged);
    const found = recordTree(edit.root);
    expect((await failureOf(recoverHere(edit.root))).code).toBe('E/APPLY_CONFLICT');
    expect(changes(edit.root, found)).toEqual([]);
    rmSync(edit.at('e.py'));
    expect(await recoverHere(edit.root)).toMatchObject({ kind: 'undone' });
    expect(readFileSync(edit.at('e.py'), 'utf8')).toBe('theirs\n');
  });

  test('is not undone if another program replaces a file just before the recovery moves it', async () => {
    await using edit = await stopped();
    writeFileSync(edit.at('e.py'), 'e\n');
    const { outcome } = startApply({ root: edit.root }, [
      'env',
      `NODE_OPTIONS=--import ${REPLACING.href}`,
      `REPLACED_FILE=${edit.at('e.py')}`,
    ]);
    expect(await outcome).toMatchObject({ kind: 'failed', code: 'E/APPLY_CONFLICT' });
    expect(readFileSync(edit.at('e.py'), 'utf8')).toBe('theirs\n');
    rmSync(edit.at('e.py'));
    expect(await recoverHere(edit.root)).toMatchObject({ kind: 'undone' });
    expect(differences(recordTree(edit.root), edit.before)).toEqual([]);
  });

  test('is not undone in a copy of the tree', async () => {
    await using edit = await stopped();
    const copy = edit.at('../copy');
    cpSync(edit.root, copy, { recursive: true });
    const before = recordTree(copy);
    expect(await failureOf(recoverHere(copy))).toMatchObject({
      code: 'E/SCHEMA_INVALID',
      details: { reason: 'foreign-journal' },
    });
    expect(changes(copy, before)).toEqual([]);
  });

  test('is not undone if its journal is damaged', async () => {
    await using edit = await stopped();
    const file = edit.at('.git/lanser/apply/journal.json');
    const whole = readFileSync(file, 'utf8');
    const journal = JSON.parse(whole) as Journal;
    const canary = edit.at('../canary');
    writeFileSync(canary, 'canary\n');
    const hostile = fc.constantFrom(
      '../canary',
      '/etc/passwd',
      '.git/HEAD',
      'a/../../canary',
      '',
      '.',
      'a//b',
      'n\0',
      null,
      7,
    );
    const damaged = fc.oneof(
      fc.nat(whole.length - 1).map((length) => whole.slice(0, length)),
      fc.string(),
      fc.uint8Array().map((bytes) => Buffer.from(bytes).toString('latin1')),
      fc.json(),
      fc.tuple(fc.nat(journal.operations.length - 1), hostile).map(([index, name]) =>
        JSON.stringify({
          ...journal,
          operations: journal.operations.map((operation, at) =>
            at === index ? { ...operation, path: name, to: name } : operation,
          ),
        }),
      ),
      fc
        .constantFrom('version', 'anchor', 'state', 'stage', 'known', 'operations')
        .map((key) => JSON.stringify({ ...journal, [key]: 'what' })),
    );
    const before = recordTree(edit.root);
    await fc.assert(
      fc.asyncProperty(damaged, async (text) => {
        writeFileSync(file, text);
        const failure = await failureOf(recoverHere(edit.root));
        expect(failure.code).toBe('E/SCHEMA_INVALID');
        expect(failure.message).toContain('journal.json');
      }),
      { numRuns: 150 },
    );
    writeFileSync(file, whole);
    const unlike = changes(edit.root, before).filter(
      (line) => !line.startsWith('.git/lanser/apply/journal.json:'),
    );
    expect(unlike).toEqual([]);
    expect(readFileSync(canary, 'utf8')).toBe('canary\n');
    expect(await recoverHere(edit.root)).toMatchObject({ kind: 'undone' });
  });
});

test('a journal that was written for different folders is rejected', async () => {
  await using folder = await temporaryFolder();
  const journal: Journal = {
    version: 1,
    anchor: '1:1',
    state: '1:1',
    stage: 'state',
    known: [],
    operations: [{ kind: 'move', from: 'evil.py', to: 'a.py', entry: '1:1', folder: false }],
  };
  await writeTree(folder.path, { 'a.py': 'a\n', '.lanser/apply/journal.json': JSON.stringify(journal) });
  const before = recordTree(folder.path);
  expect((await failureOf(recoverHere(folder.path))).code).toBe('E/SCHEMA_INVALID');
  expect(differences(recordTree(folder.path), before)).toEqual([]);
});

test('a recovery rejects the state folder `.lanser/apply` if `.lanser` is a link', async () => {
  await using folder = await temporaryFolder();
  await writeTree(folder.path, {
    'tree/a.py': 'a\n',
    'outside/apply/claims/': '',
    'tree/.lanser': { to: '../outside' },
  });
  const before = recordTree(folder.path);
  expect((await failureOf(recoverHere(path.join(folder.path, 'tree')))).code).toBe('E/JAIL');
  expect(differences(recordTree(folder.path), before)).toEqual([]);
});
