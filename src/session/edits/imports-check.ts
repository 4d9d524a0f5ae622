import type { Check } from '../../model/bundle.ts';
import type { ImportProblem } from './imports/drafts.ts';

/** Whether every import goes on meaning what it means. */
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
  if (old === undefined) return { name, passed: null, detail: 'Nothing can import it.' };
  const detail =
    old === renamed ? `It stays the module ${old}.` : `The module ${old} becomes ${renamed ?? 'none'}.`;
  return { name, passed: true, detail };
}

const REASONS: Readonly<Record<ImportProblem['reason'], string>> = {
  ambiguous: 'An import may mean several files',
  'implicit-import': 'A submodule is used that nobody imports there',
  'name-taken': 'The name is taken in a file that uses it',
  'no-identifier': 'This can be no part of a module’s name',
  'outside-roots': 'No module is looked for there',
  'shadows-module': 'It hides another module',
  'shadows-standard-library': 'It hides a module of the standard library',
};
