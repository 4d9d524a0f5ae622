import { parsePatch, type StructuredPatch } from 'diff';

/** A line of a unified diff. */
export interface PatchLine {
  readonly kind: 'added' | 'kept' | 'removed';
  /** The line's number in the old file, from 1. For an added line, the number of the next old line. */
  readonly oldLine: number;
  /** The line's number in the new file, from 1. For a removed line, the number of the next new line. */
  readonly newLine: number;
  /** The text without the line feed. A carriage return before the line feed is part of the text. */
  readonly text: string;
}

/** The lines of one file. `path` is undefined if the new name has no prefix `b/`, for example after a deletion. */
export interface PatchedFile {
  readonly path: string | undefined;
  readonly lines: readonly PatchLine[];
}

const KINDS: Readonly<Record<string, PatchLine['kind']>> = { ' ': 'kept', '+': 'added', '-': 'removed' };

/** Reads a unified diff. A malformed diff or any other text gives no lines. */
export function patchedFiles(patch: string): readonly PatchedFile[] {
  return parsed(patch).map(({ newFileName, hunks }) => ({
    path: newFileName?.startsWith('b/') === true ? newFileName.slice(2) : undefined,
    lines: hunks.flatMap(linesOf),
  }));
}

function parsed(patch: string): readonly StructuredPatch[] {
  try {
    return parsePatch(patch);
  } catch {
    return [];
  }
}

function linesOf({ oldStart, newStart, lines }: StructuredPatch['hunks'][number]): readonly PatchLine[] {
  let oldLine = oldStart;
  let newLine = newStart;
  return lines.flatMap((line) => {
    // Some editors remove the space of an empty context line, and Git accepts such a patch.
    const kind = line === '' ? 'kept' : KINDS[line.charAt(0)];
    // The remaining kind of line is the note `\ No newline at end of file`.
    if (kind === undefined) return [];
    const found = { kind, oldLine, newLine, text: line.slice(1) };
    if (kind !== 'added') oldLine += 1;
    if (kind !== 'removed') newLine += 1;
    return [found];
  });
}
