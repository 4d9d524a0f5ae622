import { beginning } from '../../text/clip.ts';
import { indented } from '../markdown-escape.ts';
import type { Block } from '../gate/block.ts';

/** The text of a fenced block, or only the beginning of the text. */
export interface ShownText {
  readonly lines: string;
  readonly isAll: boolean;
}

/** A cache of escaped and indented texts, because renderers measure and print each text several times. */
export class ShownTexts {
  readonly #known = new WeakMap<Block, { readonly budget: number; readonly shown: ShownText }>();

  /**
   * Returns the text of a block, escaped and indented. Omits the end of the text only if that end cannot fit the
   * budget. The indent of a block must not change between calls.
   */
  shownText(block: Block, indent: string, budget: number): ShownText {
    const cached = this.#known.get(block);
    if (cached !== undefined && (cached.shown.isAll || cached.budget >= budget)) return cached.shown;
    // Escaping shortens a text by at most half, as CRLF becomes LF. Text beyond twice the budget cannot fit.
    const text = beginning(block.text, 2 * budget + 2);
    const isAll = text.length === block.text.length;
    const shown = { lines: indented(isAll ? withoutLastLineEnd(text) : text, indent), isAll };
    this.#known.set(block, { budget, shown });
    return shown;
  }
}

/** Removes one line break at the end, which would appear as an empty line. */
function withoutLastLineEnd(text: string): string {
  return text.replace(/\r?\n$/u, '');
}
