import type { Name } from '../syntax/python/imports.ts';
import type { Drafts } from './drafts.ts';
import { locationOf, type ImportingFile } from './importing-file.ts';
import type { MeaningOf } from './meanings.ts';
import { targetsOf, type ModuleName, type ModuleTarget } from './module-search.ts';
import type { Move } from './move.ts';
import { nameAfter, remainsValid } from './name-after.ts';

/** The shared state of all steps of one rename. */
export interface Renaming {
  readonly move: Move;
  /** The search roots of modules, relative to the workspace. */
  readonly roots: readonly string[];
  readonly meaningOf: MeaningOf;
  readonly drafts: Drafts;
}

/** The effect of a move on a module's name in a file. */
export type ModuleDecision =
  /** The name does not refer to a module of the workspace, or the server does not find the module. */
  | { readonly kind: 'foreign' }
  /** The name in the source still refers to the module. */
  | { readonly kind: 'same'; readonly target: ModuleTarget }
  | { readonly kind: 'renamed'; readonly target: ModuleTarget; readonly name: ModuleName }
  /** The file cannot import the module from its new path. */
  | { readonly kind: 'unnamed'; readonly target: ModuleTarget };

/**
 * Decides how a module's name in a file changes. A name can mean several modules. If the move makes the name invalid
 * for one of them, the server's definition of `last` selects the module. Without a definition, selects the first
 * namespace package among the modules; if all modules have a file, records the name as not covered. If `last` is
 * undefined or all modules are namespace packages, selects the first module and requests no definition.
 *
 * @param last the last part of the name, whose definition is requested; undefined in `from . import x`.
 */
export async function decideModule(
  renaming: Renaming,
  file: ImportingFile,
  name: ModuleName,
  last: Name | undefined,
): Promise<ModuleDecision> {
  const { move, roots, meaningOf, drafts } = renaming;
  const targets = targetsOf(move.before, roots, file.uri, name);
  const remains = (target: ModuleTarget): boolean => remainsValid(move, roots, file.uri, name, target);
  const [first] = targets;
  if (first === undefined) {
    noteShadow(renaming, file, name, last);
    return { kind: 'foreign' };
  }
  if (targets.every(remains)) return { kind: 'same', target: first };
  let target: ModuleTarget | undefined = first;
  if (last !== undefined && targets.some((one) => one.file !== undefined)) {
    const meaning = await meaningOf(file.uri, file.document.lines, last.start);
    if (!meaning.isKnown && targets.every((one) => one.file !== undefined)) {
      drafts.notCovered(file.uri, file.document.lines, last, 'excluded');
      return { kind: 'foreign' };
    }
    target = targets.find(({ place }) => meaning.modules.has(place));
    target ??= meaning.isKnown ? undefined : targets.find((one) => one.file === undefined);
  }
  if (target === undefined) return { kind: 'foreign' };
  if (remains(target)) return { kind: 'same', target };
  const after = nameAfter(move, roots, file.uri, name, target);
  return after.kind === 'named' ? { kind: 'renamed', target, name: after } : { kind: 'unnamed', target };
}

/** Records the reason why a file cannot import a module from the module's new path. */
export function noteUnnamed(
  { move, roots, drafts }: Renaming,
  file: ImportingFile,
  style: ModuleName,
  target: ModuleTarget,
  span: { readonly start: number; readonly end: number },
): void {
  const after = nameAfter(move, roots, file.uri, style, target);
  if (after.kind === 'named') return;
  drafts.problem(after.reason, move.newPath, locationOf(file, span));
}

/** Records a problem if an absolute `foreign` name would refer to a module file of the workspace after the move. */
function noteShadow(
  { move, roots, drafts }: Renaming,
  file: ImportingFile,
  name: ModuleName,
  last: Name | undefined,
): void {
  if (last === undefined || name.level > 0) return;
  const [now] = targetsOf(move.after, roots, move.pathAfter(file.uri), name);
  if (now?.file !== undefined) {
    drafts.problem('shadows-module', name.parts.join('.'), locationOf(file, last));
  }
}
