import { containsSpan } from '../syntax/spans.ts';
import type { Span } from '../syntax/definition.ts';
import type { DottedName } from '../syntax/python/dotted-names.ts';
import type { ImportedName } from '../syntax/python/imports.ts';
import type { Renaming } from './decide-module.ts';
import type { Exports } from './exports.ts';
import type { ModuleTarget } from './module-search.ts';
import { isModuleWord } from './name-after.ts';
import { boundByImports, locationOf, type ImportingFile } from './importing-file.ts';

/** An import of a module. The move may change the last part of the module's name (`name`). */
export interface NewBinding {
  /** The item of a `from … import` statement; undefined in `import name`. */
  readonly item: ImportedName | undefined;
  readonly module: ModuleTarget;
  /** The last part of the module's new name. */
  readonly name: string;
  /** The part of the import statement that `name` replaces. */
  readonly span: Span;
}

/**
 * Writes the new name into the imports. For imports without an alias, renames the uses, or keeps the old name as an
 * alias if renaming is not safe. Records a problem if the new name is not a valid identifier.
 */
export async function writeBindings(
  renaming: Renaming,
  exported: Exports,
  file: ImportingFile,
  bindings: readonly NewBinding[],
): Promise<void> {
  const { drafts, move } = renaming;
  const byName = new Map<string, NewBinding[]>();
  for (const binding of bindings) {
    const { item, name, span } = binding;
    if (!isModuleWord(name)) {
      drafts.problem('no-identifier', move.newPath, locationOf(file, span));
    } else if (item?.alias === undefined) {
      const old = oldName(file, binding);
      byName.set(old, [...(byName.get(old) ?? []), binding]);
    } else drafts.edit(file, span, name);
  }
  for (const [old, group] of byName) {
    const uses = await usesToRename(renaming, exported, file, old, group);
    for (const { name, span } of group) {
      if (name === old) continue;
      drafts.edit(file, span, uses === undefined ? `${name} as ${old}` : name);
    }
    for (const use of uses ?? []) drafts.edit(file, use, group[0]?.name ?? old);
  }
}

function oldName({ text }: ImportingFile, { item, span }: NewBinding): string {
  return item?.imported.name ?? text.slice(span.start, span.end).normalize('NFKC');
}

/** Returns the uses to rename; undefined if the old name must remain as an alias. */
async function usesToRename(
  { meaningOf }: Renaming,
  exported: Exports,
  file: ImportingFile,
  old: string,
  bindings: readonly NewBinding[],
): Promise<readonly Span[] | undefined> {
  const [first] = bindings;
  if (first === undefined) return undefined;
  const { name, module } = first;
  if (bindings.some((other) => other.name !== name || other.module.place !== module.place)) return undefined;
  if (name === old) return [];
  if (isTaken(file, name) || isBoundElsewhere(file, old, bindings)) return undefined;
  if (bindings.some((binding) => isSeen(file, binding, old, exported))) return undefined;
  const uses: Span[] = [];
  for (const { parts, inside } of file.dotted) {
    const [head] = parts;
    if (head?.name !== old || inside === 'comment') continue;
    const meaning = await meaningOf(file.uri, file.document.lines, head.start);
    if (!meaning.modules.has(module.place)) continue;
    if (!meaning.isOneModule) return undefined;
    uses.push(head);
  }
  return uses;
}

function isTaken(file: ImportingFile, name: string): boolean {
  const isHead = ({ parts }: DottedName): boolean => parts[0]?.name === name;
  return file.dotted.some(isHead) || boundByImports(file).some((bound) => bound.name === name);
}

function isBoundElsewhere(file: ImportingFile, old: string, bindings: readonly NewBinding[]): boolean {
  const changedOffsets = new Set(bindings.map(({ item, span }) => item?.start ?? span.start));
  return boundByImports(file).some(({ name, at }) => name === old && !changedOffsets.has(at));
}

/** Returns true for an import in a class body, and for a top-level import if other files may use the name `old`. */
function isSeen(file: ImportingFile, { span, module }: NewBinding, old: string, exported: Exports): boolean {
  const around = file.document.definitions.filter(
    ({ kind, span: whole }) => (kind === 'class' || kind === 'function') && containsSpan(whole, span),
  );
  const innermost = around.toSorted((one, other) => other.span.start - one.span.start)[0];
  if (innermost !== undefined) return innermost.kind === 'class';
  return exported.has(file.uri, old, module.place);
}
