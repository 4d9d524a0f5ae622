import type { Bundle } from '../model/bundle.ts';
import type { BatchOptions } from '../model/generated/batch.ts';
import type { PositionSpec } from '../model/selector.ts';
import type { Workspace } from './workspace.ts';
import type { OperationOptions } from '../session/operations/workspace-session.ts';

/** What a request asks for, read. */
export interface AskedRequest {
  readonly selector: string | PositionSpec | undefined;
  readonly options: BatchOptions;
  readonly common: OperationOptions;
}

/** How requests of one operation are read and run. */
export interface RequestKind {
  /** Whether a selector is needed, may be there, or has no meaning. */
  readonly selector: 'needed' | 'possible' | 'none';
  readonly options: readonly (keyof BatchOptions)[];
  readonly run: (workspace: Workspace, asked: AskedRequest) => Promise<Bundle>;
}
