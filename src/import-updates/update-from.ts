import path from 'node:path';
import type { Span } from '../syntax/definition.ts';
import type { FromImport, ImportedName } from '../syntax/python/imports.ts';
import { decideModule, noteUnnamed, type ModuleDecision, type Renaming } from './decide-module.ts';
import { isPackage, moduleFileAt, type ModuleName, type ModuleTarget } from './module-search.ts';
import { folderOf, type Move } from './move.ts';
import { nameAfter, placeAfter } from './name-after.ts';
import type { NewBinding } from './new-bindings.ts';
import type { ImportingFile } from './importing-file.ts';
import { textOf, writeName } from './write-name.ts';

/** A module that is imported from a different package after the move. */
interface MovedImport {
  readonly item: ImportedName;
  /** The new name between `from` and `import`; undefined for a module without a package. */
  readonly from: ModuleName | undefined;
  /** The last part of the module's new name. */
  readonly stem: string;
}

/** Rewrites a `from … import …` statement, except the names of the returned imports: `writeBindings` writes these. */
export async function updateFrom(
  renaming: Renaming,
  file: ImportingFile,
  statement: FromImport,
): Promise<readonly NewBinding[]> {
  const { level, parts, names } = statement;
  const style: ModuleName = { level, parts: parts.map(({ name }) => name) };
  const decision = await decideModule(renaming, file, style, parts.at(-1));
  if (decision.kind === 'foreign') return [];
  const movedImports: MovedImport[] = [];
  const bindings: NewBinding[] = [];
  for (const item of names) {
    const module = await movedModule(renaming, file, decision.target, item);
    if (module === undefined) continue;
    const place = placeAfter(renaming.move, module);
    if (decision.kind !== 'unnamed' && folderOf(place) === placeAfter(renaming.move, decision.target)) {
      bindings.push({ item, module, name: path.posix.basename(place), span: item.imported });
      continue;
    }
    const after = nameAfter(renaming.move, renaming.roots, file.uri, style, module);
    const stem = after.kind === 'named' ? after.parts.at(-1) : undefined;
    if (after.kind === 'unnamed' || stem === undefined) noteUnnamed(renaming, file, style, module, item);
    else movedImports.push({ item, from: parentOf(after), stem });
  }
  return [...bindings, ...moveImports(renaming, file, statement, decision, movedImports)];
}

/**
 * Returns the module that an item imports. Returns undefined if the item is not a module, or if the module stays in
 * its package and the last part of its name does not change. If the module has a file, but the server finds no
 * definition of the item, reports the item as not covered and returns undefined.
 */
async function movedModule(
  { move, meaningOf, drafts }: Renaming,
  file: ImportingFile,
  parent: ModuleTarget,
  { imported }: ImportedName,
): Promise<ModuleTarget | undefined> {
  if (!isPackage(parent)) return undefined;
  const target = childOf(parent, imported.name, move);
  const hasFile = target.file !== undefined;
  if (!hasFile && !move.before.folders.has(target.place)) return undefined;
  const after = placeAfter(move, target);
  const isUnchanged =
    folderOf(after) === placeAfter(move, parent) && path.posix.basename(after) === imported.name;
  if (isUnchanged) return undefined;
  const meaning = await meaningOf(file.uri, file.document.lines, imported.start);
  if (hasFile && !meaning.isKnown) {
    drafts.notCovered(file.uri, file.document.lines, imported, 'excluded');
  }
  return meaning.modules.has(target.place) || (!hasFile && !meaning.isKnown) ? target : undefined;
}

/**
 * Writes a statement for each module that leaves the package, unless other names stay and cannot be imported. If all
 * names move to one package, writes the name of this package instead, and returns the imports for `writeBindings`.
 */
function moveImports(
  renaming: Renaming,
  file: ImportingFile,
  statement: FromImport,
  decision: Exclude<ModuleDecision, { readonly kind: 'foreign' }>,
  movedImports: readonly MovedImport[],
): readonly NewBinding[] {
  const { drafts } = renaming;
  const { level, parts, module: written } = statement;
  const module = { ...written, level, parts };
  const rest = statement.names.filter((name) => !movedImports.some(({ item }) => item === name));
  if (rest.length > 0 || statement.isStar) {
    if (decision.kind === 'unnamed') {
      const style: ModuleName = { level, parts: parts.map(({ name }) => name) };
      noteUnnamed(renaming, file, style, decision.target, module);
      return [];
    }
    if (decision.kind === 'renamed') writeName(drafts, file, module, decision.name);
    for (const span of gaps(statement.names, rest)) drafts.edit(file, span, '');
    const { start } = statement;
    drafts.edit(file, { start, end: start }, linesBefore(file, statement, movedImports));
    return [];
  }
  const [first] = movedImports;
  const isOnePackage = movedImports.every(
    ({ from }) => from && first?.from && textOf(from) === textOf(first.from),
  );
  if (first?.from === undefined || !isOnePackage) {
    const text = linesBefore(file, statement, movedImports);
    drafts.edit(file, statement, text.slice(0, text.length - separatorOf(file, statement).length));
    return [];
  }
  writeName(drafts, file, module, first.from);
  return movedImports.map(({ item, stem }) => {
    const { imported } = item;
    const target = childOf(decision.target, imported.name, renaming.move);
    return { item, module: target, name: stem, span: imported };
  });
}

/** Returns the module `name` of a package, even if it does not exist. */
function childOf({ root, place: parent }: ModuleTarget, name: string, { before }: Move): ModuleTarget {
  const place = parent === '' ? name : `${parent}/${name}`;
  return { root, place, file: moduleFileAt(before, place) };
}

/** Returns the spans to delete, including commas, so that only `rest` remains. */
function gaps(all: readonly ImportedName[], rest: readonly ImportedName[]): readonly Span[] {
  const lastRemaining = rest.at(-1);
  const spans = all.flatMap((item, index): readonly Span[] => {
    const next = all[index + 1];
    if (rest.includes(item) || next === undefined || item.start > (lastRemaining?.start ?? -1)) return [];
    return [{ start: item.start, end: next.start }];
  });
  const last = all.at(-1);
  if (lastRemaining === undefined || last === undefined || lastRemaining === last) return spans;
  return [...spans, { start: lastRemaining.end, end: last.end }];
}

/** Returns one import statement for each moved module. The statements bind the same names as before. */
function linesBefore(file: ImportingFile, statement: Span, movedImports: readonly MovedImport[]): string {
  const separator = separatorOf(file, statement);
  return movedImports
    .map(({ item: { imported, alias }, from, stem }) => {
      const bound = (alias ?? imported).name;
      const renamed = bound === stem ? stem : `${stem} as ${bound}`;
      return `${from === undefined ? '' : `from ${textOf(from)} `}import ${renamed}${separator}`;
    })
    .join('');
}

/** Returns a line break with the statement's indentation, or `; ` if code precedes the statement on its line. */
function separatorOf({ text }: ImportingFile, { start }: Span): string {
  const before = /(\r\n|\r|\n|^)([ \t\f]*)$/u.exec(text.slice(0, start));
  if (before === null) return '; ';
  const end = /\r\n|\r|\n/u.exec(text)?.[0] ?? '\n';
  return end + (before[2] ?? '');
}

function parentOf({ level, parts }: ModuleName): ModuleName | undefined {
  return level === 0 && parts.length === 1 ? undefined : { level, parts: parts.slice(0, -1) };
}
