import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { diffTrees, type Hunk } from '../../src/git/tree-changes.ts';
import { lineMap } from '../../src/matching/position-map.ts';
import { splitLines } from '../../src/text/lines.ts';
import { openedStore } from '../helpers/opened-store.ts';
import { temporaryRepository } from '../helpers/temporary-repository.ts';

const line = fc.oneof(
  { weight: 4, arbitrary: fc.integer({ min: 0, max: 9 }).map((number) => `name${number} = f(${number})`) },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      '',
      'pass',
      '@@ -1 +1 @@',
      'diff --git "\\ta" "\\ta"',
      '--- a/0.py',
      '+++ b/0.py',
      '-',
      '+x',
      '\\ No newline at end of file',
      'é 😀 = "\u2028"',
      '\fdef f(): ...',
      '\0',
    ),
  },
);
const indented = fc.tuple(fc.constantFrom('', '  ', '\t'), line).map(([indent, text]) => indent + text);

interface Edit {
  readonly at: number;
  readonly remove: number;
  readonly insert: readonly string[];
}

const edit: fc.Arbitrary<Edit> = fc.record({
  at: fc.nat({ max: 25 }),
  remove: fc.nat({ max: 3 }),
  insert: fc.array(indented, { maxLength: 3 }),
});

interface Pair {
  readonly base: string;
  readonly head: string;
}

/** A random text, and the same text with random edits, indentation and line ends. */
const pair: fc.Arbitrary<Pair> = fc
  .record({
    lines: fc.array(indented, { maxLength: 25 }),
    edits: fc.array(edit, { maxLength: 4 }),
    indent: fc.constantFrom('', '    '),
    ends: fc.tuple(fc.constantFrom('\n', '\r\n'), fc.constantFrom('\n', '\r\n')),
    last: fc.tuple(fc.boolean(), fc.boolean()),
  })
  .map(({ lines, edits, indent, ends, last }) => {
    const edited = [...lines];
    for (const { at, remove, insert } of edits) edited.splice(at, remove, ...insert);
    const text = (all: readonly string[], end: string, ended: boolean): string =>
      all.join(end) + (ended && all.length > 0 ? end : '');
    return {
      base: text(lines, ends[0], last[0]),
      head: text(
        edited.map((each) => indent + each),
        ends[1],
        last[1],
      ),
    };
  });

/**
 * Returns lines as Git counts them, without an empty line after the last line end. Removes the white space that
 * Git's option `-w` ignores: spaces, tabs and carriage returns.
 */
function solidLines(text: string): readonly string[] {
  const lines = splitLines(text);
  if (lines.at(-1) === '') lines.pop();
  return lines.map((each) => each.replaceAll(/[ \t\r]/gu, ''));
}

/** Applies all hunks to the lines of base. Takes the new lines of each hunk from head. */
function replay(base: readonly string[], head: readonly string[], hunks: readonly Hunk[]): readonly string[] {
  const result: string[] = [];
  let next = 0;
  for (const hunk of hunks) {
    result.push(...base.slice(next, hunk.baseStart));
    result.push(...head.slice(hunk.headStart, hunk.headStart + hunk.headCount));
    next = hunk.baseStart + hunk.baseCount;
  }
  return [...result, ...base.slice(next)];
}

test('apart from white space, hunks transform base into head, and lineMap maps each line outside of hunks to an equal line of head', async () => {
  await using repository = await temporaryRepository();
  await using opened = await openedStore(repository.path);
  const { store, signal } = opened;
  await fc.assert(
    fc.asyncProperty(fc.array(pair, { minLength: 60, maxLength: 60 }), async (pairs) => {
      const treeOf = async (side: keyof Pair): Promise<string> => {
        for (const [index, { [side]: text }] of pairs.entries()) await repository.write(`${index}.py`, text);
        await repository.git(['add', '--all']);
        return repository.git(['write-tree']);
      };
      const changes = await diffTrees(store, await treeOf('base'), await treeOf('head'), signal);
      expect(changes).toHaveLength(pairs.filter(({ base, head }) => base !== head).length);
      for (const { basePath, headPath, hunks } of changes) {
        expect(headPath).toBe(basePath);
        const { base, head } = pairs[Number(basePath?.replace('.py', ''))] as Pair;
        const [baseLines, headLines] = [solidLines(base), solidLines(head)];
        expect(replay(baseLines, headLines, hunks)).toEqual(headLines);
        const mapped = baseLines.map((_, number) => lineMap(hunks)(number));
        for (const [number, target] of mapped.entries()) {
          if (target !== undefined) expect(headLines[target]).toBe(baseLines[number]);
        }
        const targets = mapped.filter((target) => target !== undefined);
        expect(targets).toEqual([...new Set(targets)].toSorted((left, right) => left - right));
        const added = hunks.reduce((sum, { headCount }) => sum + headCount, 0);
        expect(targets.length + added).toBe(headLines.length);
      }
    }),
    { numRuns: 4 },
  );
});
