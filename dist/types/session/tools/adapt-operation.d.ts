import type { DiagnosticsBundle } from '../../model/bundle.ts';
import type { WorkspaceSession } from '../operations/workspace-session.ts';
import { type AdaptOptions } from './adapt.ts';
/** What a tool is asked in an open workspace. */
export type WorkspaceAdaptOptions = Pick<AdaptOptions, 'tool' | 'output' | 'files' | 'from'> & {
    /** For each start of the tool; default: 10 minutes. */
    readonly timeoutMs?: number | undefined;
    readonly signal?: AbortSignal | undefined;
};
/** @throws LanserError as {@link adapt}. */
export declare function adaptTool(session: WorkspaceSession, { timeoutMs, signal, ...asked }: WorkspaceAdaptOptions): Promise<DiagnosticsBundle>;
