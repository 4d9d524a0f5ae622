import { runPython } from './python.ts';

/** The statements and functions of one file. Lines are 1-based. The line `last` is part of the range. */
export interface Structure {
  /** The simple statements, and the headers of the compound statements. */
  readonly statements: readonly (readonly [first: number, last: number])[];
  /**
   * The functions that are not in another function. `first` is the line of the first decorator. Without decorators,
   * it is the line of `def`. `body` is the first line of the body. If the body starts on the line of `def`, `body` is
   * the next line. `annotated` is 1 if the result or a parameter has an annotation, else 0.
   */
  readonly functions: readonly (readonly [first: number, body: number, last: number, annotated: number])[];
  /** The number of functions with an annotation of the result or of a parameter. */
  readonly annotated: number;
  /** The number of all functions. */
  readonly definitions: number;
}

export type Structures = Readonly<Record<string, Structure>>;

export function readStructures(root: string, files: readonly string[]): Structures {
  return files.length === 0 ? {} : (JSON.parse(runPython('structure.py', files, root)) as Structures);
}

/** Returns the given lines, and all lines of the statements that contain them. */
export function withStatements({ statements }: Structure, lines: readonly number[]): ReadonlySet<number> {
  const found = new Set(lines);
  for (const [first, last] of statements) {
    if (!lines.some((line) => line >= first && line <= last)) continue;
    for (let line = first; line <= last; line += 1) found.add(line);
  }
  return found;
}

/**
 * Returns `typed` if all functions that contain one of the given lines have an annotation, `untyped` if none has one,
 * and `mixed` in other cases. Ignores functions in other functions, and files that `structures` lacks. Returns
 * undefined if no line is in a function.
 */
export function typingOfLines(
  structures: Structures,
  files: readonly { readonly path: string; readonly lines: readonly number[] }[],
): 'typed' | 'untyped' | 'mixed' | undefined {
  const found = new Set<boolean>();
  for (const { path, lines } of files) {
    for (const [first, , last, annotated] of structures[path]?.functions ?? []) {
      if (lines.some((line) => line >= first && line <= last)) found.add(annotated === 1);
    }
  }
  if (found.size === 2) return 'mixed';
  return found.has(true) ? 'typed' : found.has(false) ? 'untyped' : undefined;
}
