import type { Renaming } from './decide-module.ts';
import type { WorkspaceSession } from '../../operations/workspace-session.ts';
import { type SurveyedFile } from './surveyed-file.ts';
type Sources = Pick<WorkspaceSession, 'exclude' | 'files' | 'root'>;
/** Notes where the old name or path stands and is left: in strings, comments, texts, and files left out. */
export declare function noteMentions(sources: Sources, renaming: Renaming, files: readonly SurveyedFile[], names: readonly string[]): Promise<void>;
export {};
