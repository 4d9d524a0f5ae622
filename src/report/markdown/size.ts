import { beginning } from '../../text/clip.ts';

/** A unit for the length of Markdown, for example UTF-8 bytes for a job summary, or characters for a comment. */
export interface Size {
  readonly lengthOf: (text: string) => number;
  /** Returns the longest beginning of a text within the budget. Does not split a surrogate pair. */
  readonly beginning: (text: string, budget: number) => string;
}

const encoder = new TextEncoder();

export const BYTES: Size = {
  lengthOf: (text) => Buffer.byteLength(text),
  beginning: (text, budget) => {
    const units = Math.max(0, Math.floor(budget));
    const { read } = encoder.encodeInto(text, new Uint8Array(Math.min(units, text.length * 3)));
    return text.slice(0, read);
  },
};

/**
 * Counts UTF-16 code units. A text has at least as many code units as code points. So a text within a limit in code
 * units is also within the same limit in code points.
 */
export const CHARACTERS: Size = {
  lengthOf: (text) => text.length,
  beginning: (text, budget) => beginning(text, Math.floor(budget)),
};
