/** A run of letters, marks, numbers and connectors such as `_`, or one other character except white space. */
export interface Word {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

export interface WordLines {
  readonly text: string;
  readonly words: readonly Word[];
  /** The number of words before each line. The last item is the total. */
  readonly starts: readonly number[];
}

const PIECE = /\r\n|[\r\n]|[\p{L}\p{M}\p{N}\p{Pc}]+|\S/gu;

export function wordLines(text: string): WordLines {
  const words: Word[] = [];
  const starts = [0];
  for (const { 0: piece, index } of text.matchAll(PIECE)) {
    if (piece.startsWith('\r') || piece === '\n') starts.push(words.length);
    else words.push({ text: piece, start: index, end: index + piece.length });
  }
  starts.push(words.length);
  return { text, words, starts };
}
