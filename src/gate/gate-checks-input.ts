import type { Workbench } from '../server-pool/workbench.ts';
import type { GateTools } from './gate-tools.ts';
import type { GateOptions } from './options.ts';
import type { Preparation } from './prepare.ts';
import type { ProjectOutcome } from './project.ts';
import type { TreeFiles } from './tree-files.ts';

/** The input of all checks except the check of diagnostics. */
export interface GateChecksInput {
  readonly options: GateOptions;
  readonly preparation: Preparation;
  readonly workbench: Workbench;
  readonly tools: GateTools;
  readonly workingDirectories: readonly string[];
  readonly projects: Promise<readonly ProjectOutcome[]>;
}

/** The input after base and head are prepared. */
export interface PreparedInput extends GateChecksInput {
  readonly preparation: Extract<Preparation, { kind: 'prepared' }>;
  readonly before: TreeFiles;
  readonly after: TreeFiles;
}

/** The input after the projects are checked. */
export interface CheckedInput extends Omit<PreparedInput, 'projects'> {
  readonly projects: readonly ProjectOutcome[];
}
