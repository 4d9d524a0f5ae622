import type { FlatRange } from '../../../model/range.ts';
import type { WorkspaceSession } from '../../operations/workspace-session.ts';
import { type MentionKind } from './mention-kind.ts';
import type { TextFile } from './mentioning-files.ts';
import type { WordSearch } from './word-search.ts';
/** A place where a name stands as a word. */
export interface Mention {
    readonly uri: string;
    readonly range: FlatRange;
    /** The line, or what of a very long one is around the name. */
    readonly text: string;
    /** `text` in files of another language than the name's own. */
    readonly kind: MentionKind | 'text';
    /** Identifiers of one file and one group mean the same. */
    readonly group: string;
}
/** The mentions in a file, in source order. */
export declare function mentionsIn({ files }: Pick<WorkspaceSession, 'files'>, { uri, text }: TextFile, search: WordSearch, language: string | undefined): Promise<readonly Mention[]>;
