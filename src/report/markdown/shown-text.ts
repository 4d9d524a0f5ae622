import { beginning } from '../../text/clip.ts';
import { indented } from '../markdown-escape.ts';
import type { Block } from '../gate/block.ts';

/** The lines of a text in a fenced block, or the first of them. */
export interface ShownText {
  readonly lines: string;
  readonly isAll: boolean;
}

/** A cache of shown texts: sizes are computed repeatedly, and each text is converted once. */
export class ShownTexts {
  readonly #known = new WeakMap<Block, { readonly budget: number; readonly shown: ShownText }>();

  /** Returns at least as much of the text as fits the budget. */
  shownText(block: Block, indent: string, budget: number): ShownText {
    const cached = this.#known.get(block);
    if (cached !== undefined && (cached.shown.isAll || cached.budget >= budget)) return cached.shown;
    // `visible` shortens a text by at most half (CRLF becomes LF), so more than this cannot fit.
    const text = beginning(block.text, 2 * budget + 2);
    const isAll = text.length === block.text.length;
    const shown = { lines: indented(isAll ? withoutLastLineEnd(text) : text, indent), isAll };
    this.#known.set(block, { budget, shown });
    return shown;
  }
}

/** Removes the end of the last line, which would show as an empty line. */
function withoutLastLineEnd(text: string): string {
  return text.replace(/\r?\n$/u, '');
}
