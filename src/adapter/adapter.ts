// adapter/ describes how to run the supported compilers and checkers, and how to read their output. The code in
// this folder does not start programs, and does not open the files that the output names.
import type { RequestedTool } from '../model/bundle.ts';
import type { Severity } from '../model/diagnostic.ts';
import type { LanserError } from '../model/lanser-error.ts';
import type { Indexing } from '../model/selector.ts';
import type { NamedRoots } from '../workspace/named-roots.ts';

export type ColumnUnit = Indexing;

/** The reported part of a file, zero-based, with exclusive ends. Columns, offsets and lengths use the column unit. */
export type Span =
  /** Only the file is known. The range is empty, at the start of the file. */
  | { readonly kind: 'file' }
  /** The line without its ending. */
  | { readonly kind: 'line'; readonly line: number }
  /** The end is unknown: the range covers the identifier at the start, or is empty. */
  | { readonly kind: 'start'; readonly line: number; readonly column: number }
  /** `endColumn: null` means the end of the line. */
  | {
      readonly kind: 'range';
      readonly line: number;
      readonly column: number;
      readonly endLine: number;
      readonly endColumn: number | null;
    }
  /** The offset counts from the start of the text. Line endings count too. */
  | { readonly kind: 'offset'; readonly offset: number; readonly length: number };

/** A location in the tool's output. `file` is a `file:` URI or a path, absolute or relative to the workspace. */
export interface ReportedPlace {
  readonly file: string;
  readonly span: Span;
}

/** A diagnostic in the tool's output. */
export interface ReportedItem extends ReportedPlace {
  /** In a bundle's facts, hints are separate from the diagnostics, and are not counted. */
  readonly severity: Severity | 'hint';
  readonly rule: string | null;
  readonly message: string;
  readonly source: string;
  readonly related?: readonly (ReportedPlace & { readonly message: string })[];
  /** The column unit; default: the adapter's. */
  readonly unit?: ColumnUnit;
}

export interface ToolOutput {
  readonly items: readonly ReportedItem[];
  /** The tool's name, for a format that several tools write. Several names are joined with `+`. */
  readonly name?: string;
  readonly version?: string;
  /** The checked files, or their number. Absent if the output contains neither. */
  readonly checked?: readonly string[] | number;
}

/** The values from which an adapter builds a tool's arguments. All paths are absolute. */
export interface RunRequest {
  readonly version: string;
  readonly workspace: string;
  /** Empty for the files that the tool checks by default. */
  readonly files: readonly string[];
  /** A temporary folder for files that the tool writes. */
  readonly scratch: string;
}

export interface ProgramResult {
  readonly exitCode: number;
  readonly stdout: string;
  readonly stderr: string;
}

export interface ToolRun {
  readonly command: string;
  /** A sentence for the error if the tool is not found: a way to install it. */
  readonly advice: string;
  /** @throws LanserError E/CONFIG if the tool requires a configuration that the workspace does not have. */
  readonly args: (request: RunRequest) => Promise<readonly string[]>;
  /** Returns the arguments of a second run; undefined to use the first result. */
  readonly secondTry?: (request: RunRequest, result: ProgramResult) => readonly string[] | undefined;
  /** Returns or throws an error if the run failed. Some failures appear only in the output, so `read` throws them. */
  readonly failure: (result: ProgramResult) => LanserError | undefined;
  /** True if the tool checks the whole project in a workspace with a project. The caller filters the diagnostics. */
  readonly checksProject: boolean;
}

export interface Adapter {
  readonly name: RequestedTool;
  /** Folder and glob arguments select only files with these extensions (with the dot); '' selects all files. */
  readonly endings: readonly string[];
  readonly unit: ColumnUnit;
  /** True if U+2028 and U+2029 also end lines. */
  readonly ecmaScriptLines: boolean;
  /** Null if the adapter only reads saved output. */
  readonly run: ToolRun | null;
  /** @throws LanserError E/INCONCLUSIVE, for example for incomplete output; E/CONFIG for configuration errors. */
  readonly read: (output: string) => ToolOutput;
  /** Returns the message without text that depends on this machine, such as paths and stack traces. */
  readonly messageOf: (message: string, roots: NamedRoots) => string;
}
