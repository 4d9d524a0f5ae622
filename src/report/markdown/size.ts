import { beginning } from '../clip.ts';

/** How a reader of Markdown counts: a summary by UTF-8 bytes, a comment by characters. */
export interface Size {
  readonly of: (text: string) => number;
  /** The longest beginning of a text that is no larger than this; no character is cut in half. */
  readonly beginning: (text: string, room: number) => string;
}

const encoder = new TextEncoder();

export const BYTES: Size = {
  of: (text) => Buffer.byteLength(text),
  beginning: (text, room) => {
    const units = Math.max(0, Math.floor(room));
    const { read } = encoder.encodeInto(text, new Uint8Array(Math.min(units, text.length * 3)));
    return text.slice(0, read);
  },
};

/** Counted in UTF-16 units: however GitHub counts characters, it finds no more than these. */
export const CHARACTERS: Size = {
  of: (text) => text.length,
  beginning: (text, room) => beginning(text, Math.floor(room)),
};
