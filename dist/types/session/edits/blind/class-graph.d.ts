import { type ServerView } from '../../../operation/server-view.ts';
import type { Definition } from '../../../syntax/definition.ts';
import type { FlatRange } from '../../../model/range.ts';
import type { Span } from '../../../syntax/definition.ts';
import type { WorkspaceSession } from '../../operations/workspace-session.ts';
import { type ClassSource, type ClassSources } from './class-sources.ts';
/** A class, in the workspace or outside of it. */
export interface ClassPlace {
    readonly source: ClassSource;
    readonly definition: Definition;
    /** Of two places of one class it is the same. */
    readonly key: string;
}
/** The classes that the server knows, with what they inherit from. Each question is put to it once. */
export interface ClassGraph {
    readonly view: ServerView;
    readonly session: Pick<WorkspaceSession, 'around' | 'root' | 'files'>;
    readonly sources: ClassSources;
    /** All classes that a class inherits from, nearest first, each once; never itself. */
    ancestors(of: ClassPlace): Promise<readonly ClassPlace[]>;
}
export declare function openClassGraph(session: Pick<WorkspaceSession, 'around' | 'root' | 'files'>, view: ServerView): ClassGraph;
export declare function classPlace(source: ClassSource, definition: Definition): ClassPlace;
/** The class's qualified name in its module. */
export declare function className({ definition }: ClassPlace): string;
export declare function rangeOf({ lines }: Pick<ClassSource, 'lines'>, { start, end }: Span): FlatRange;
