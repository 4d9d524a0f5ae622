import type { OpenText } from '../servers/open-set.ts';
import type { VersionedDocument } from '../sources/source-workspace.ts';
import type { WorkspaceSession } from './workspace-session.ts';
/**
 * The files that Pyright has to have open to see every use of the name at an offset: those that name it in a
 * string of a type variable (`bound="Name"`), which it counts among the references once it has checked the
 * file, and not before; and those that name it and are not plain UTF-8, which it reads in its own way, so that
 * its columns would be others than the text's. `asType`: also those that name a class in any other string that
 * may be a type, such as one in an alias.
 */
export declare function filesToOpen({ root, files }: WorkspaceSession, { uri, lines: { text } }: VersionedDocument, offset: number, asType?: boolean): Promise<readonly OpenText[]>;
