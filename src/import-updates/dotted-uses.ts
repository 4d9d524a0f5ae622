import type { DottedName } from '../syntax/python/dotted-names.ts';
import type { Renaming } from './decide-module.ts';
import { targetsOf } from './module-search.ts';
import { nameAfter, remainsValid } from './name-after.ts';
import { boundByImports, locationOf, type ImportingFile } from './importing-file.ts';
import { unaliased, type DottedImport } from './update-plain.ts';
import { writeName } from './write-name.ts';

/** A dotted name that starts with the old name of a module, and the module's new name. */
interface ModuleUse {
  readonly use: DottedName;
  /** The number of leading parts of `use` that name the module. */
  readonly length: number;
  readonly after: readonly string[];
}

/**
 * Rewrites `import a.b` and the uses of `a.b` in code and strings, if `a.b` is the old name of a module. Returns the
 * rewritten uses. If the first part of the new name has a different meaning in the file (such as a variable), writes
 * an alias or records a problem. If `a` still exists and other code of the file uses `a`, the file still imports `a`.
 */
export async function writeDotted(
  renaming: Renaming,
  file: ImportingFile,
  imports: readonly DottedImport[],
): Promise<ReadonlySet<DottedName>> {
  if (imports.length === 0) return new Set();
  const uses = await moduleUses(renaming, file, imports);
  const written = new Set(uses.map(({ use }) => use));
  const aliases = await aliasesOf(renaming, file, imports, written);
  for (const { use, length, after } of uses) {
    const [first, last] = [use.parts[0], use.parts[length - 1]];
    if (first === undefined || last === undefined) continue;
    const span = { start: first.start, end: last.end };
    const alias = aliases.get(after.join('.'));
    const module = { ...span, level: 0, parts: use.parts.slice(0, length) };
    if (alias !== undefined) renaming.drafts.edit(file, span, alias);
    else writeName(renaming.drafts, file, module, { level: 0, parts: after });
  }
  const headsImported = new Set<string>();
  for (const imported of imports) {
    const { module, before, after } = imported;
    const [head = ''] = before;
    const alias = aliases.get(after.join('.'));
    const text = alias === undefined ? after.join('.') : `${after.join('.')} as ${alias}`;
    const needsHead = !headsImported.has(head) && isHeadNeeded(renaming, file, imports, imported, written);
    if (needsHead) headsImported.add(head);
    if (needsHead || alias !== undefined)
      renaming.drafts.edit(file, module, needsHead ? `${head}, ${text}` : text);
    else writeName(renaming.drafts, file, { ...module, level: 0 }, { level: 0, parts: after });
  }
  return written;
}

async function moduleUses(
  { move, roots, meaningOf }: Renaming,
  file: ImportingFile,
  imports: readonly DottedImport[],
): Promise<readonly ModuleUse[]> {
  const found: ModuleUse[] = [];
  for (const use of file.dotted) {
    if (use.inside === 'comment') continue;
    const names = use.parts.map(({ name }) => name);
    const covered = Math.max(...imports.map(({ before }) => sharedLength(before, names)));
    for (let length = covered; length > 0; length -= 1) {
      const name = { level: 0, parts: names.slice(0, length) };
      const targets = targetsOf(move.before, roots, file.uri, name);
      const moved = targets.filter((target) => !remainsValid(move, roots, file.uri, name, target));
      const last = use.parts[length - 1];
      if (moved.length === 0 || last === undefined) continue;
      const { modules } = await meaningOf(file.uri, file.document.lines, last.start);
      const target = moved.find(({ place }) => modules.has(place));
      if (target === undefined) continue;
      const after = nameAfter(move, roots, file.uri, name, target);
      if (after.kind === 'named') found.push({ use, length, after: after.parts });
      break;
    }
  }
  return found;
}

function sharedLength(one: readonly string[], other: readonly string[]): number {
  let length = 0;
  while (length < one.length && one[length] === other[length]) length += 1;
  return length;
}

/** Returns aliases for new names whose first part has a different meaning in the file, or records a problem. */
async function aliasesOf(
  { meaningOf, move, drafts }: Renaming,
  file: ImportingFile,
  imports: readonly DottedImport[],
  written: ReadonlySet<DottedName>,
): Promise<ReadonlyMap<string, string>> {
  const aliases = new Map<string, string>();
  const bound = boundByImports(file);
  const plain = unaliased(file);
  for (const { module, before, after } of imports) {
    const [head = ''] = after;
    if (head === before[0]) continue;
    const isPlain = plain.some(({ parts }) => parts[0]?.name === head);
    let isTaken = bound.some(({ name, at }) => name === head && !plain.some((one) => one.start === at));
    for (const use of file.dotted) {
      const first = use.parts[0];
      if (first?.name !== head || written.has(use) || use.inside !== 'code') continue;
      const meaning = await meaningOf(file.uri, file.document.lines, first.start);
      isTaken ||= !(isPlain && (meaning.isOneModule || !meaning.isKnown));
    }
    if (!isTaken) continue;
    // Other imports whose new names start with the same part would need aliases too, so a problem is recorded.
    if (imports.some((other) => other.module !== module && sharedLength(other.after, after) > 0)) {
      drafts.problem('name-taken', move.newPath, locationOf(file, module));
      continue;
    }
    aliases.set(after.join('.'), freeName(file, after.join('_')));
  }
  return aliases;
}

/** Returns a name that does not occur in the file, by adding underscores to the preferred name. */
function freeName(file: ImportingFile, preferred: string): string {
  let name = preferred;
  while (file.text.includes(name)) name += '_';
  return name;
}

/** Returns true if the rewritten import must still import the first part of the old name. */
function isHeadNeeded(
  { move, roots }: Renaming,
  file: ImportingFile,
  imports: readonly DottedImport[],
  { before, after }: DottedImport,
  written: ReadonlySet<DottedName>,
): boolean {
  const [head = ''] = before;
  if (after[0] === head) return false;
  const used = file.dotted.some(
    (use) => use.parts[0]?.name === head && !written.has(use) && use.inside === 'code',
  );
  const changed = new Set(imports.map(({ module }) => module));
  const isBound = unaliased(file).some((module) => !changed.has(module) && module.parts[0]?.name === head);
  if (!used || isBound) return false;
  const name = { level: 0, parts: [head] };
  return targetsOf(move.before, roots, file.uri, name).some((target) =>
    remainsValid(move, roots, file.uri, name, target),
  );
}
