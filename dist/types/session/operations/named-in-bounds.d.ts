import type { OpenText } from '../servers/open-set.ts';
import type { VersionedDocument } from '../sources/source-workspace.ts';
import type { WorkspaceSession } from './workspace-session.ts';
/**
 * The files that name what stands at an offset in a string of a type variable (`bound="Name"`). Pyright
 * counts these among the references once it has checked the file, and not before.
 */
export declare function filesThatBind({ root, files }: WorkspaceSession, { uri, lines: { text } }: VersionedDocument, offset: number): Promise<readonly OpenText[]>;
