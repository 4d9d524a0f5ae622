import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Hunk, TreeChange } from '../git/tree-changes.ts';
import type { SideName } from './both-sides.ts';

/**
 * Converts the line numbers of hunks from Git to LSP. In LSP, a lone CR also ends a line.
 *
 * @param trees the absolute paths of the trees before and after the changes.
 */
export async function inEditorLines(
  changes: readonly TreeChange[],
  trees: Readonly<Record<SideName, string>>,
): Promise<readonly TreeChange[]> {
  return Promise.all(
    changes.map(async (change) => {
      if (change.hunks.length === 0) return change;
      const before = await lineNumbers(trees.before, change.basePath);
      const after = await lineNumbers(trees.after, change.headPath);
      return { ...change, hunks: change.hunks.map((hunk) => converted(hunk, before, after)) };
    }),
  );
}

type LineNumbers = (gitLine: number) => number;

function converted(
  { baseStart, baseCount, headStart, headCount }: Hunk,
  before: LineNumbers,
  after: LineNumbers,
): Hunk {
  return {
    baseStart: before(baseStart),
    baseCount: before(baseStart + baseCount) - before(baseStart),
    headStart: after(headStart),
    headCount: after(headStart + headCount) - after(headStart),
  };
}

async function lineNumbers(tree: string, file: string | null): Promise<LineNumbers> {
  const text = file === null ? '' : await readFile(path.join(tree, file), 'latin1').catch(() => '');
  if (!/\r(?!\n)/u.test(text)) return (line) => line;
  const numbers = [0];
  let line = 0;
  for (const [end] of text.matchAll(/\r\n|\r|\n/gu)) {
    line += 1;
    if (end !== '\r') numbers.push(line);
  }
  // If the text does not end with LF, `numbers` lacks the end of the last Git line: the LSP line count, `line + 1`.
  return (gitLine) => numbers[gitLine] ?? line + 1;
}
