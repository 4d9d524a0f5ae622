import type { OperationOptions, WorkspaceOptions, WorkspaceSession } from '../operations/workspace-session.ts';
import type { Patient } from './patient.ts';
import type { ReadableSettings } from './readable-settings.ts';
export declare function openPatient(session: WorkspaceSession, settings: ReadableSettings, { host, python }: WorkspaceOptions, asked: Pick<OperationOptions, 'server' | 'signal' | 'timeoutMs'>): Patient;
