import type { EditFacts } from '../../model/bundle.ts';
import type { ProposalCheck } from '../../model/report.ts';
/** What a check says beside the proposal itself. */
export type Outcome = Pick<ProposalCheck, 'conclusion' | 'delta' | 'diff' | 'error' | 'missed' | 'reward' | 'safety' | 'unrelated'>;
/** Errors and warnings of the affected files after an edit, minus those before. */
export declare function problemsAfter({ diagnosticsBefore, diagnosticsAfter }: EditFacts): number | null;
