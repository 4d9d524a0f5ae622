import type { PreparedInput } from '../further-input.ts';
import type { FurtherChecks } from '../report-parts.ts';
/** What head does that makes counts better without making code better; of configurations what they weaken. */
export declare function furtherEvidence({ preparation, workbench, workingDirectories, projects, before, after, }: PreparedInput): Promise<FurtherChecks['evidence']>;
