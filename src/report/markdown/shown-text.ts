import { beginning } from '../clip.ts';
import { indented } from '../markdown-escape.ts';
import type { Block } from '../gate/section.ts';

/** The lines of a text as they stand in a fenced block, or the first of them. */
export interface ShownText {
  readonly lines: string;
  readonly isAll: boolean;
}

/** Made once for each text, however often somebody asks how large it would be. */
export class ShownTexts {
  readonly #known = new WeakMap<Block, { readonly room: number; readonly shown: ShownText }>();

  /** At least as much of it as fits the room. */
  of(block: Block, indent: string, room: number): ShownText {
    const known = this.#known.get(block);
    if (known !== undefined && (known.shown.isAll || known.room >= room)) return known.shown;
    // Nothing gets shorter than half by being made visible: more than this of it cannot fit.
    const text = beginning(block.text, 2 * room + 2);
    const isAll = text.length === block.text.length;
    const shown = { lines: indented(isAll ? ended(text) : text, indent), isAll };
    this.#known.set(block, { room, shown });
    return shown;
  }
}

/** The end of the last line is no line more. */
function ended(text: string): string {
  return text.replace(/\r?\n$/u, '');
}
