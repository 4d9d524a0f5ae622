import type { FlatRange } from '../../../model/range.ts';
import type { Span } from '../../../syntax/definition.ts';
import { type DottedName } from '../../../syntax/python/dotted-names.ts';
import { type ImportStatement } from '../../../syntax/python/imports.ts';
import type { LineIndex } from '../../../text/line-index.ts';
import type { VersionedDocument } from '../../sources/source-workspace.ts';
/** What of a Python file matters to imports. */
export interface SurveyedFile {
    readonly uri: string;
    readonly document: VersionedDocument;
    readonly text: string;
    readonly imports: readonly ImportStatement[];
    /** All that stand outside of import statements. */
    readonly dotted: readonly DottedName[];
}
export declare function surveyed(document: VersionedDocument): SurveyedFile;
/** Names that imports of a file bind, with where they do. */
export declare function boundByImports({ imports, }: SurveyedFile): readonly {
    readonly name: string;
    readonly at: number;
}[];
export declare function rangeOf({ document }: SurveyedFile, span: Span): FlatRange;
export declare function lineRange(lines: LineIndex, { start, end }: Span): FlatRange;
