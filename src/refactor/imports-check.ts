import type { Check } from '../model/bundle.ts';
import type { ImportProblem } from '../import-updates/drafts.ts';
import type { EditPreview } from './preview-plan.ts';
import { pathAfter, type Move } from './move.ts';
import { failedByErrors, newErrors } from './new-errors.ts';

/**
 * Returns the check that every import keeps its meaning.
 *
 * @param before the possible names of the module before the move; empty if the path is not a module.
 * @param after the possible names of the module after the move.
 */
export function importsCheck(
  problems: readonly ImportProblem[],
  before: readonly string[],
  after: readonly string[],
): Check {
  const name = 'imports';
  const [old] = before;
  const [renamed] = after;
  if (problems.length > 0) {
    const places = problems.flatMap((problem) => problem.places);
    const detail = problems.map((problem) => `${REASONS[problem.reason]}: ${problem.detail}.`).join(' ');
    return { name, passed: false, detail, ...(places.length === 0 ? {} : { places }) };
  }
  if (old === undefined) return { name, passed: null, detail: 'The path is not a module.' };
  const detail =
    old === renamed
      ? `The module name ${old} does not change.`
      : renamed === undefined
        ? `After the move, no import can name the module ${old}.`
        : `The module ${old} becomes ${renamed}.`;
  return { name, passed: true, detail };
}

const REASONS: Readonly<Record<ImportProblem['reason'], string>> = {
  ambiguous: 'An import may refer to several files',
  'broken-link': 'After the move, a link does not lead to its file or folder',
  'circular-import': 'After the move, a circular import needs a name before it is defined',
  'hidden-module': 'The moved module hides the modules in the folder of the same name',
  'implicit-import': 'A submodule is used without an import',
  'name-taken': 'A file that uses the module already uses the new name',
  'no-identifier': 'The path has a part that cannot be a module name',
  'outside-roots': 'Python does not search for modules at this path',
  'shadows-module': 'After the move, this name belongs to two modules',
  'shadows-standard-library': 'The moved module hides a module of the standard library',
};

/** Joins the checks of several servers. The result is undecided (`passed` is null) only if all checks are. */
export function joinedImportsCheck(checks: readonly Check[]): Check {
  const [first, ...others] = checks;
  if (first === undefined) {
    return { name: 'imports', passed: null, detail: 'No language server supports the file.' };
  }
  if (others.length === 0) return first;
  const decided = checks.filter(({ passed }) => passed !== null);
  const places = checks.flatMap((check) => check.places ?? []);
  return {
    name: 'imports',
    passed: decided.length === 0 ? null : decided.every(({ passed }) => passed === true),
    detail: checks.map(({ detail }) => detail).join(' '),
    ...(places.length === 0 ? {} : { places }),
  };
}

/**
 * Fails the check `imports` if the move causes new errors. For example, a server that is not ready may omit edits of
 * imports. The remaining old imports then cause errors.
 */
export function confirmedImports(
  checks: readonly Check[],
  move: Move,
  preview: EditPreview | undefined,
): readonly Check[] {
  const added =
    preview === undefined ? [] : newErrors(preview.before, preview.after, (uri) => pathAfter(move, uri));
  return failedByErrors(checks, 'imports', 'move', added);
}
