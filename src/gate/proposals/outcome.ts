import type { EditFacts } from '../../model/bundle.ts';
import type { ProposalCheck } from '../../model/report.ts';
import { problems } from '../../reward/scope.ts';

/** The result of checking a proposal, without the proposal itself. */
export type ProposalOutcome = Pick<
  ProposalCheck,
  'conclusion' | 'delta' | 'diff' | 'error' | 'missed' | 'reward' | 'safety' | 'unrelated'
>;

/**
 * Returns the number of errors and warnings in the affected files after an edit, minus the number before;
 * null if either number is unknown.
 */
export function problemsAfter({ diagnosticsBefore, diagnosticsAfter }: EditFacts): number | null {
  if (diagnosticsBefore === null || diagnosticsAfter === null) return null;
  return problems(diagnosticsAfter) - problems(diagnosticsBefore);
}
