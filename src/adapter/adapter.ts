// adapter/ describes how to run each compiler or checker, and how to read its output. The code in this folder
// does not start programs or open the files that an output names.
import type { RequestedTool } from '../model/bundle.ts';
import type { Severity } from '../model/diagnostic.ts';
import type { LanserError } from '../model/lanser-error.ts';
import type { Indexing } from '../model/selector.ts';
import type { NamedRoots } from '../workspace/named-roots.ts';

export type ColumnUnit = Indexing;

/** The reported part of a file, zero-based, with exclusive ends. Offsets and lengths also use the column unit. */
export type Span =
  /** Only the file is known, so the range is the start of the file. */
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
  /** The offset counts from the start of the text and includes line endings. */
  | { readonly kind: 'offset'; readonly offset: number; readonly length: number };

/** A location as the tool writes it. `file` is a `file:` URI or a path, absolute or relative to the workspace. */
export interface ReportedPlace {
  readonly file: string;
  readonly span: Span;
}

/** A diagnostic as the tool reports it. */
export interface ReportedItem extends ReportedPlace {
  /** Hints are kept separately and never counted. */
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
  /** The name of the tool, if the output contains it. */
  readonly name?: string;
  readonly version?: string;
  /** The checked files, or their number. Absent if the output contains neither. */
  readonly checked?: readonly string[] | number;
}

/** The values from which an adapter makes a tool's arguments. All paths are absolute. */
export interface RunRequest {
  /** The tool's version. */
  readonly version: string;
  readonly workspace: string;
  /** Empty for the whole workspace. */
  readonly files: readonly string[];
  /** A folder for files that the tool writes. */
  readonly scratch: string;
}

export interface ProgramResult {
  readonly exitCode: number;
  readonly stdout: string;
  readonly stderr: string;
}

export interface ToolRun {
  readonly command: string;
  /** Instructions for a tool that is not installed. */
  readonly advice: string;
  /** @throws LanserError E/CONFIG if the tool requires a configuration that the workspace does not have. */
  readonly args: (request: RunRequest) => Promise<readonly string[]>;
  /** Returns the arguments of a second attempt; undefined if one attempt is enough. */
  readonly secondTry?: (request: RunRequest, result: ProgramResult) => readonly string[] | undefined;
  /** Returns an error if the run did not check the files; undefined if the output can be read. */
  readonly failure: (result: ProgramResult) => LanserError | undefined;
  /** True if the tool always checks the whole project. The caller then filters the diagnostics. */
  readonly checksProject: boolean;
}

export interface Adapter {
  readonly name: RequestedTool;
  /** The extensions (with the dot) of the files that folder and glob arguments include; '' includes all files. */
  readonly endings: readonly string[];
  readonly unit: ColumnUnit;
  /** True if U+2028 and U+2029 also end lines. */
  readonly ecmaScriptLines: boolean;
  /** Null for a format that is only read. */
  readonly run: ToolRun | null;
  /** @throws LanserError E/INCONCLUSIVE for incomplete or other output; E/CONFIG for configuration errors in it. */
  readonly read: (output: string) => ToolOutput;
  /** Returns the message without text that depends on this machine, such as paths and stack traces. */
  readonly messageOf: (item: Pick<ReportedItem, 'message' | 'rule'>, roots: NamedRoots) => string;
}

/** Removes local paths, even in quoted code. Use this function only for tools that rarely quote code. */
export function withoutPaths({ message }: Pick<ReportedItem, 'message'>, roots: NamedRoots): string {
  return roots.withoutPaths(message);
}
