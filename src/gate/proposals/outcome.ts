import type { EditFacts } from '../../model/bundle.ts';
import type { ProposalCheck } from '../../model/report.ts';
import { problems } from '../../reward/scope.ts';

/** The result of checking a proposal, without the proposal itself. */
export type ProposalOutcome = Pick<
  ProposalCheck,
  'conclusion' | 'delta' | 'diff' | 'error' | 'missed' | 'reward' | 'safety' | 'unrelated'
>;

/** Returns the change in the number of errors and warnings that an edit causes; null if a number is unknown. */
export function problemsAfter({ diagnosticsBefore, diagnosticsAfter }: EditFacts): number | null {
  if (diagnosticsBefore === null || diagnosticsAfter === null) return null;
  return problems(diagnosticsAfter) - problems(diagnosticsBefore);
}
