import * as fc from 'fast-check';
import type { Block, Line } from './any-program.ts';

/** Random changes that do not change the text of any line: moved blocks and inserted lines. */
export interface Edit {
  /** Sort keys of movable blocks. If the list is empty, the order stays. */
  readonly order: readonly number[];
  /** Inserted lines and functions. `at` selects the position, from 0 (the start of the program) to 1 (its end). */
  readonly inserted: readonly { readonly at: number; readonly insertion: 'blank' | 'comment' | 'function' }[];
}

const inserted = fc.record({
  at: fc.double({ min: 0, max: 0.999, noNaN: true }),
  insertion: fc.constantFrom('blank', 'comment', 'function'),
});

export const anyEdit: fc.Arbitrary<Edit> = fc.record({
  order: fc.oneof(fc.constant([]), fc.array(fc.nat(), { minLength: 8, maxLength: 8 })),
  inserted: fc.array(inserted, { maxLength: 5 }),
});

export function edited(program: readonly Block[], { order, inserted: insertions }: Edit): readonly Block[] {
  let blocks = reordered(program, order);
  for (const [index, { at, insertion }] of insertions.entries()) {
    const added = { text: newText(insertion, index) };
    if (insertion === 'function') {
      const place = Math.floor(at * (blocks.length + 1));
      blocks = blocks.toSpliced(place, 0, { lines: [added], movable: false });
      continue;
    }
    const place = Math.floor(at * blocks.length);
    blocks = blocks.map((block, position) => (position === place ? withLine(block, added, at) : block));
  }
  return blocks;
}

function newText(insertion: Edit['inserted'][number]['insertion'], index: number): string {
  if (insertion === 'blank') return '';
  if (insertion === 'comment') return `# a unique comment ${index}`;
  return `def brand_new_${index}(first, second=None):\n    for item in first: second.append(item.name)\n    print(${index}, second)`;
}

function reordered(program: readonly Block[], order: readonly number[]): readonly Block[] {
  const staying = program.filter(({ movable }) => !movable).flatMap(({ lines }) => lines);
  const texts = staying.map(({ text }) => text.trim()).filter((text) => text !== '');
  // If two nonblank immovable lines have equal trimmed texts, the order stays. In a new order, the text would not
  // always show whether a block or one of these lines has moved.
  if (new Set(texts).size < texts.length) return program;
  const movable = program.filter((block) => block.movable);
  const sorted = movable
    .map((block, index) => ({ block, key: order[index] ?? index }))
    .toSorted((left, right) => left.key - right.key)
    .values();
  return program.map((block) => (block.movable ? (sorted.next().value?.block ?? block) : block));
}

function withLine({ lines, movable }: Block, line: Line, at: number): Block {
  const place = Math.floor(((at * 97) % 1) * (lines.length + 1));
  const indent = /^\s*/u.exec((lines[place] ?? lines.at(-1))?.text ?? '')?.[0] ?? '';
  const text = line.text === '' ? '' : `${indent}${line.text}`;
  return { lines: lines.toSpliced(place, 0, { text }), movable };
}

/** The text of a program, with the offset at which each line starts. */
export interface Printed {
  readonly text: string;
  readonly starts: ReadonlyMap<Line, number>;
}

export function printed(program: readonly Block[], lineEnd: string, lastEnd: boolean): Printed {
  const starts = new Map<Line, number>();
  let text = '';
  for (const line of program.flatMap(({ lines }) => lines)) {
    starts.set(line, text.length);
    text += line.text.replaceAll('\n', lineEnd) + lineEnd;
  }
  return { text: lastEnd ? text : text.slice(0, -lineEnd.length), starts };
}
