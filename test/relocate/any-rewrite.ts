import * as fc from 'fast-check';
import { printed } from './any-edit.ts';
import type { Block } from './any-program.ts';
import type { Texts } from './versions.ts';

/**
 * A random change that may change a program's meaning. `word` replaces the first name `x` in a line. `rename` renames
 * the top-level function or class of a block. `twin` inserts a copy after a block, and renames the copy in the same
 * way. `away` moves a block to a different file.
 */
export interface Rewrite {
  readonly rewrite: 'delete-line' | 'delete-block' | 'word' | 'rename' | 'twin' | 'away';
  /** The positions of the block and of the line in the block, each as a fraction below 1. */
  readonly at: readonly [number, number];
}

const share = fc.double({ min: 0, max: 0.999, noNaN: true });

export const anyRewrites: fc.Arbitrary<readonly Rewrite[]> = fc.array(
  fc.record({
    rewrite: fc.constantFrom('delete-line', 'delete-block', 'word', 'rename', 'twin', 'away'),
    at: fc.tuple(share, share),
  }),
  { minLength: 1, maxLength: 4 },
);

/** Applies changes to a program in the single file `m.py`. Returns the files of the new program. */
export function rewritten(program: readonly Block[], rewrites: readonly Rewrite[]): Texts {
  let blocks = program;
  const away: Block[] = [];
  for (const { rewrite, at } of rewrites) {
    const index = Math.floor(at[0] * blocks.length);
    const block = blocks[index];
    if (block === undefined) continue;
    if (rewrite === 'away') away.push(block);
    blocks = blocks.toSpliced(index, 1, ...replaced(block, rewrite, at[1]));
  }
  const text = (selected: readonly Block[]): string => printed(selected, '\n', true).text;
  return { 'm.py': text(blocks), 'other/place.py': text(away) };
}

function replaced(block: Block, rewrite: Rewrite['rewrite'], at: number): readonly Block[] {
  const { lines, movable } = block;
  const index = Math.floor(at * lines.length);
  const each = (change: (text: string, place: number) => string): Block => ({
    lines: lines.map(({ text }, place) => ({ text: change(text, place) })),
    movable,
  });
  if (rewrite === 'delete-line') return [{ lines: lines.toSpliced(index, 1), movable }];
  if (rewrite === 'delete-block' || rewrite === 'away') return [];
  if (rewrite === 'word')
    return [each((text, place) => (place === index ? text.replace(/\bx\b/u, 'changed') : text))];
  const renamed = each((text) =>
    text.replace(/\b(?<kind>def|class) (?<name>[fC]\d)/u, '$<kind> $<name>_renamed'),
  );
  return rewrite === 'twin' ? [block, renamed] : [renamed];
}
