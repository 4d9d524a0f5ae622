/** Histories of statements and of lines in functions, for tests of relocation. */
import * as fc from 'fast-check';
import { expect } from 'vitest';
import { history, type History } from './history.ts';
import type { Texts } from './versions.ts';

export const REPORT = `import json


def save_rows(path, rows):
    text = json.dumps(rows, indent=2)
    with open(path, "w") as file:
        file.write(text)
`;

/** Versions of a statement over time. The first and the last version are not similar. */
export const ENCODED: readonly string[] = [
  'text = json.dumps(rows, indent=2)',
  'text = json.dumps(rows, indent=4, sort_keys=True)',
  'text = encoder.dumps(rows, indent=4, sort_keys=True)',
  'text = encoder.encode(rows, indent=4, sort_keys=True)',
  'content = encoder.encode(rows, indent=4, sort_keys=True)',
];

export function reportWith(statement: string): Texts {
  return { 'a.py': REPORT.replace(ENCODED[0] ?? '', statement) };
}

/** Random commits. Each edit of a commit adds, deletes or changes a line of a function. */
const anyEdits = fc.array(
  fc.array(fc.record({ kind: fc.constantFrom('add', 'delete', 'change'), at: fc.nat(20), word: fc.nat(5) }), {
    minLength: 1,
    maxLength: 3,
  }),
  { minLength: 2, maxLength: 5 },
);

interface Line {
  readonly id: number;
  readonly text: string;
}

const WORDS = ['total', 'count', 'price', 'items', 'limit', 'offset'];

/** Returns the lines at the start and after each commit. A line keeps its id until it is deleted. */
function versionsOfLines(
  edits: readonly (readonly { kind: string; at: number; word: number }[])[],
): Line[][] {
  let id = 0;
  const line = (word: number): Line => {
    id += 1;
    return {
      id,
      text: `${WORDS[word]}_${id} = compute_${id}(${WORDS[(word + 1) % 6]}, rows_${id}, "${id}")`,
    };
  };
  const versions: Line[][] = [Array.from({ length: 6 }, (_, index) => line(index))];
  for (const commit of edits) {
    const lines = [...(versions.at(-1) ?? [])];
    for (const { kind, at, word } of commit) {
      const index = lines.length === 0 ? 0 : at % lines.length;
      const old = lines[index];
      if (kind === 'add' || old === undefined) lines.splice(index, 0, line(word));
      else if (kind === 'delete') lines.splice(index, 1);
      else lines[index] = { id: old.id, text: old.text.replace(/\)$/u, `, ${WORDS[word]})`) };
    }
    versions.push(lines);
  }
  return versions;
}

function textOf(lines: readonly Line[]): Texts {
  return {
    'a.py': `def f(rows):\n    start(rows)\n${lines.map(({ text }) => `    ${text}\n`).join('')}    end(rows)\n`,
  };
}

async function lineOf(edited: History, line: number): Promise<number | undefined> {
  const { resolution } = await edited.locate(`a.py@L${line}:C5`, 'a.py');
  return resolution?.resolved?.range[0];
}

/** Checks with random histories that each line is found at its own new position, or is not found. */
export async function expectLinesFollowed(numRuns: number): Promise<void> {
  let [surviving, followed] = [0, 0];
  await fc.assert(
    fc.asyncProperty(anyEdits, async (edits) => {
      const versions = versionsOfLines(edits);
      const [first = [], last = []] = [versions[0], versions.at(-1)];
      await using edited = await history(textOf(first), ...versions.slice(1).map(textOf));
      for (const [index, { id }] of first.entries()) {
        const found = await lineOf(edited, index + 3);
        const now = last.findIndex((line) => line.id === id);
        const expected = now === -1 ? 'not found' : now + 2;
        if (found !== undefined) expect([id, found]).toEqual([id, expected]);
        if (now !== -1) surviving += 1;
        if (found !== undefined) followed += 1;
      }
    }),
    { numRuns },
  );
  // At least half of the surviving lines must be found. Without this check, a relocation that finds nothing would
  // pass.
  expect(followed).toBeGreaterThanOrEqual(surviving / 2);
}
