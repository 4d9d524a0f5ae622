import type { EditFacts } from '../../model/bundle.ts';
import type { ProposalCheck } from '../../model/report.ts';
import { problems } from '../../reward/scope.ts';

/** The result of a check, without the proposal itself. */
export type ProposalOutcome = Pick<
  ProposalCheck,
  'conclusion' | 'delta' | 'diff' | 'error' | 'missed' | 'reward' | 'safety' | 'unrelated'
>;

/** Returns the errors and warnings of the affected files after an edit, minus those before. */
export function problemsAfter({ diagnosticsBefore, diagnosticsAfter }: EditFacts): number | null {
  if (diagnosticsBefore === null || diagnosticsAfter === null) return null;
  return problems(diagnosticsAfter) - problems(diagnosticsBefore);
}
