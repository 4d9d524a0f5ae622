import type { Span } from '../syntax/definition.ts';
import type { Name } from '../syntax/python/imports.ts';
import type { Drafts } from './drafts.ts';
import type { ModuleName } from './module-search.ts';
import type { ImportingFile } from './importing-file.ts';

/** A module's name in the source: `level` leading dots and its parts. */
export interface WrittenName extends Span {
  readonly level: number;
  readonly parts: readonly Name[];
}

/** Replaces a module's name. If the number of dots and parts stays the same, replaces only the parts that differ. */
export function writeName(drafts: Drafts, file: ImportingFile, written: WrittenName, name: ModuleName): void {
  const { level, parts } = written;
  if (level !== name.level || parts.length !== name.parts.length) {
    drafts.edit(file, written, textOf(name));
    return;
  }
  for (const [index, part] of parts.entries()) {
    const after = name.parts[index];
    if (after !== undefined && after !== part.name) drafts.edit(file, part, after);
  }
}

/** Returns the source text of a module's name, such as `..pkg.mod`. */
export function textOf({ level, parts }: ModuleName): string {
  return '.'.repeat(level) + parts.join('.');
}
