/** Runs parts of the gate on large inputs, in a thread that a test can stop. */
import { affectedSources } from '../../src/affected/affected-sources.ts';
import { sourceOutline } from '../../src/affected/source-outline.ts';
import { matchDiagnostics, type Matching } from '../../src/matching/match-diagnostics.ts';
import { unreachableCode } from '../../src/gate/evidence/unreachable-code.ts';
import { editedPlace } from '../../src/gate/proposals/edit-status.ts';
import { nameForms } from '../../src/gate/proposals/edit-in-head.ts';
import { wordLines } from '../../src/gate/proposals/words.ts';
import type { TreeChange } from '../../src/git/tree-changes.ts';
import type { Diagnostic } from '../../src/model/diagnostic.ts';
import { LanserError } from '../../src/model/lanser-error.ts';
import { documentPair } from '../../src/relocate/document-pair.ts';
import { outlineOf } from '../../src/relocate/outline.ts';
import { dottedNames } from '../../src/syntax/python/dotted-names.ts';
import { moduleFiles } from '../../src/syntax/python/module-files.ts';
import { serveTasks } from '../../src/thread/serve-tasks.ts';
import { nearChange } from '../../src/trees/near-change.ts';
import { temporaryFolder } from '../helpers/temporary-folder.ts';
import { writeTree } from '../helpers/write-tree.ts';
import { versionsOf } from '../relocate/versions.ts';
import { contextOf, diagnostic, modified, type TwoSides } from '../matching/any-diagnostic.ts';

const COUNT = 50_000;

function numbered<Item>(make: (index: number) => Item, count = COUNT): Item[] {
  return Array.from({ length: count }, (_, index) => make(index));
}

/** Matches 50,000 diagnostics of base with those of head. Returns the numbers of introduced and persisting ones. */
function matched(
  sides: TwoSides,
  placeOf: (index: number) => readonly [line: number, column: number],
  messageOf: (side: string, index: number) => string,
): readonly number[] {
  const on = (side: string): Diagnostic[] =>
    numbered((index) => {
      const [line, column] = placeOf(index);
      return diagnostic('a.py', [line, column, line, column + 1], messageOf(side, index));
    });
  const { introduced, persisting }: Matching = matchDiagnostics(on('b'), on('h'), contextOf(sides));
  return [introduced.length, persisting.length];
}

const whole = (count: number): readonly TreeChange[] => [
  modified('a.py', [{ baseStart: 0, baseCount: count, headStart: 0, headCount: count }]),
];
const everyOther = [
  modified(
    'a.py',
    numbered(
      (index) => ({ baseStart: 2 * index, baseCount: 1, headStart: 2 * index, headCount: 1 }),
      COUNT / 2,
    ),
  ),
];
const lines = (name: string): string[] => numbered((index) => `${name}${index}`);
const unlike = (side: string, index: number): string => `${side}${index}`;

/** Changes the first file. Returns the number of affected files, or the reason why all files are affected. */
function affectedBy(files: Readonly<Record<string, string>>): number | string {
  const names = Object.keys(files);
  const read = (file: string, text: string) => sourceOutline(file, text, moduleFiles(names));
  const [first = '', ...others] = names;
  const found = affectedSources({
    unchanged: others.map((file) => read(file, files[file] ?? '')),
    changed: [
      {
        file: first,
        before: read(first, files[first] ?? ''),
        after: read(first, 'x = 1\n'),
        hasSyntaxError: false,
      },
    ],
    changedFolders: [],
  });
  return found.kind === 'all' ? found.reason : found.files.size;
}

async function relocated(before: string, after: string): Promise<unknown> {
  using versions = await versionsOf({ 'm.py': before }, { 'm.py': after });
  const [one, other] = [versions.before.get('m.py'), versions.after.get('m.py')];
  if (one === undefined || other === undefined) return undefined;
  const pair = documentPair(one, other);
  return pair.units(outlineOf(one).module).size;
}

export const WORKS: Readonly<Record<string, () => unknown>> = {
  'errors on new lines': () =>
    matched(
      { changes: whole(COUNT), base: { 'a.py': lines('b') }, head: { 'a.py': lines('h') } },
      (index) => [index, 0],
      unlike,
    ),
  'errors in many hunks': () =>
    matched(
      { changes: everyOther, base: { 'a.py': lines('b') }, head: { 'a.py': lines('b') } },
      (index) => [index, 0],
      unlike,
    ),
  'errors on one new line': () =>
    matched(
      {
        changes: whole(1),
        base: { 'a.py': [lines('b').join(';')] },
        head: { 'a.py': [lines('h').join(';')] },
      },
      (index) => [0, 3 * index],
      unlike,
    ),
  'errors on one line with different spaces': () =>
    matched(
      {
        changes: [modified('a.py', [])],
        base: { 'a.py': ['b;'.repeat(COUNT)] },
        head: { 'a.py': [`b ; `.repeat(COUNT)] },
      },
      (index) => [0, 2 * index],
      unlike,
    ),
  'errors in one new statement': () =>
    matched(
      {
        changes: whole(COUNT),
        base: { 'a.py': ['(', ...lines('+b').slice(2), ')'] },
        head: { 'a.py': ['(', ...lines('+h').slice(2), ')'] },
      },
      (index) => [index, 0],
      unlike,
    ),
  'unreachable code in many hunks': () => {
    const hint = {
      uri: 'a.py',
      range: [0, 0, COUNT - 1, 1],
      message: 'Code is unreachable',
      tags: ['unnecessary'],
    } as const;
    return unreachableCode([hint], [hint], everyOther).length;
  },
  'words that an edit shifts by one': () => {
    const names = lines('n');
    const [old, made] = [names.join(' '), names.with(0, 'first').slice(1).join(' ')];
    const formOf = nameForms([
      editedPlace(wordLines(old), { start: 0, end: old.length, newText: `${made} last` }),
    ]);
    return new Set(names.map(formOf)).size;
  },
  'a name with millions of parts': () => dottedNames(`a${'.a'.repeat(8_000_000)}`, []).length,
  'millions of spaces after a name': () => dottedNames(`a${' '.repeat(16_000_000)}b`, []).length,
  'functions with the same name': () => {
    const functions = (call: string): string =>
      numbered((index) => `def f():\n    ${call}${index}()\n`, 6000).join('');
    return relocated(functions('a'), functions('b'));
  },
  'functions with different names': () => {
    const functions = (name: string): string =>
      numbered(
        (index) => `def ${name}${index}():\n    return ${name}${index}(${name}, ${name})\n`,
        6000,
      ).join('');
    return relocated(functions('f'), functions('g'));
  },
  'names in `__all__`': () =>
    affectedBy({ 'p/__init__.py': `__all__ = [${numbered((index) => `"n${index}"`, 100_000).join()}]\n` }),
  'a name that many modules import from each other': () => {
    const modules = numbered((index): [string, string] => [`p/m${index}.py`, 'import p as q\n'], 500);
    const imports = numbered((index) => `from . import m${index} as q`, 500).join('\n');
    return affectedBy({
      'changed.py': '',
      ...Object.fromEntries(modules),
      'p/__init__.py': imports,
      'user.py': `import p\nx = p${'.q'.repeat(1_000_000)}\n`,
    });
  },
  'names that are imported from a long path': async () => {
    await using folder = await temporaryFolder();
    const names = numbered((index) => `n${index}`, 1_000_000).join();
    await writeTree(folder.path, { 'a.py': `from .${'a'.repeat(3900)} import ${names}\n` });
    const project = { tree: folder.path, root: folder.path, changedFiles: new Set(['a.py']) };
    const isNear = await nearChange(project, { files: [], folders: [] });
    return isNear('b.py');
  },
  'similar lines': () => {
    const alike = (name: string): string =>
      numbered(
        (index) => (index % 400 === 0 ? `anchor${index} = f(1, 2)` : `return ${name}${index} + x`),
        20_000,
      ).join('\n');
    return relocated(alike('a'), alike('b'));
  },
};

serveTasks(async (work: string): Promise<unknown> => {
  try {
    return await WORKS[work]?.();
  } catch (error) {
    if (error instanceof LanserError) return error.message;
    throw error;
  }
});
