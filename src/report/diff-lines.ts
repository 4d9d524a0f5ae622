/** A line of a unified diff. Lines about a file have the kind `file`, for example `--- a/x.py`. */
export interface DiffLine {
  readonly kind: 'added' | 'file' | 'hunk' | 'kept' | 'note' | 'removed';
  readonly line: string;
}

const HUNK = /^@@ -\d+(?:,(?<old>\d+))? \+\d+(?:,(?<added>\d+))? @@/u;
const FILE = /^(?:diff --git|index|---|\+\+\+|rename|similarity|(?:new file|deleted file|old|new) mode) /u;

/** Splits a unified diff, which may be truncated. In a hunk, `--- x` is a removed line `-- x`, not a file name. */
export function diffLines(diff: string): readonly DiffLine[] {
  let [oldLeft, addedLeft] = [0, 0];
  return diff.split('\n').map((line): DiffLine => {
    const { old = '1', added = '1' } = HUNK.exec(line)?.groups ?? {};
    if (line.startsWith('@@')) {
      [oldLeft, addedLeft] = [Number(old), Number(added)];
      return { kind: 'hunk', line };
    }
    if (line.startsWith('\\')) return { kind: 'note', line };
    if (oldLeft <= 0 && addedLeft <= 0 && FILE.test(line)) return { kind: 'file', line };
    if (!line.startsWith('+')) oldLeft -= 1;
    if (!line.startsWith('-')) addedLeft -= 1;
    if (line.startsWith('+')) return { kind: 'added', line };
    return { kind: line.startsWith('-') ? 'removed' : 'kept', line };
  });
}
