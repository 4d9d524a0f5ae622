import type { RequestedTool } from '../model/bundle.ts';
import type { Severity } from '../model/diagnostic.ts';
import type { LanserError } from '../model/lanser-error.ts';
import type { Indexing } from '../model/selector.ts';
import type { NamedRoots } from '../workspace/named-roots.ts';
/** What a tool counts its columns in. */
export type ColumnUnit = Indexing;
/** Where in a file, as the tool says it; lines and columns are zero-based, ends exclusive. */
export type Span = 
/** Nothing but the file: the fact stands at its start. */
{
    readonly kind: 'file';
}
/** The line without its end. */
 | {
    readonly kind: 'line';
    readonly line: number;
}
/** No end: the identifier that starts there, or nothing. */
 | {
    readonly kind: 'start';
    readonly line: number;
    readonly column: number;
}
/** `endColumn: null` is the end of the line. */
 | {
    readonly kind: 'range';
    readonly line: number;
    readonly column: number;
    readonly endLine: number;
    readonly endColumn: number | null;
}
/** Counted from the start of the text, line ends included. */
 | {
    readonly kind: 'offset';
    readonly offset: number;
    readonly length: number;
};
/** A file as a tool names it: a path of the machine (absolute, or from the workspace), or a `file:` URI. */
export interface Place {
    readonly file: string;
    readonly span: Span;
}
/** One thing that a tool reports. */
export interface ReportedItem extends Place {
    /** A hint is kept apart and never counted. */
    readonly severity: Severity | 'hint';
    readonly rule: string | null;
    readonly message: string;
    readonly source: string;
    readonly related?: readonly (Place & {
        readonly message: string;
    })[];
    /** Where it is not the adapter's own. */
    readonly unit?: ColumnUnit;
}
export interface ToolOutput {
    readonly items: readonly ReportedItem[];
    /** Who wrote it, where the output says so. */
    readonly name?: string;
    readonly version?: string;
    /** The files that were checked, or how many, where the output says so. */
    readonly checked?: readonly string[] | number;
}
/** What the arguments depend on. All paths are absolute. */
export interface RunRequest {
    readonly version: string;
    readonly workspace: string;
    /** Empty for the whole workspace. */
    readonly files: readonly string[];
    /** A folder for what the tool wants to write. */
    readonly scratch: string;
}
export interface ProgramResult {
    readonly exitCode: number;
    readonly stdout: string;
    readonly stderr: string;
}
export interface ToolRun {
    readonly command: string;
    /** What to do where it is not installed. */
    readonly advice: string;
    readonly args: (request: RunRequest) => Promise<readonly string[]>;
    /** Arguments for another try, where the first result says that it needs them. */
    readonly secondTry?: (request: RunRequest, result: ProgramResult) => readonly string[] | undefined;
    /** Undefined where the tool has done its work and its standard output is complete. */
    readonly failure: (result: ProgramResult) => LanserError | undefined;
    /** The project is checked whatever files are asked for: the others are left out afterwards. */
    readonly checksProject: boolean;
}
export interface Adapter {
    readonly name: RequestedTool;
    /** What a folder among the files means. */
    readonly endings: readonly string[];
    readonly unit: ColumnUnit;
    /** Also U+2028 and U+2029 end lines. */
    readonly ecmaScriptLines: boolean;
    /** Null for a format that is only read. */
    readonly run: ToolRun | null;
    /** @throws LanserError E/INCONCLUSIVE (not this tool's output, or not all of it), E/CONFIG. */
    readonly read: (output: string) => ToolOutput;
    /** The message without what only this machine has. */
    readonly messageOf: (item: Pick<ReportedItem, 'message' | 'rule'>, roots: NamedRoots) => string;
}
/** Most tools put paths of the machine into their messages, and never such of the code. */
export declare function withoutPaths({ message }: Pick<ReportedItem, 'message'>, roots: NamedRoots): string;
