import type { RequestedTool } from '../model/bundle.ts';
import type { BatchOptions } from '../model/generated/batch.ts';

/** The options of batch lines, of commands and of SDK methods. */
export interface OptionValues extends Readonly<
  Omit<BatchOptions, 'plan' | 'allowPath' | 'denyPath' | 'files'>
> {
  readonly allowPath?: readonly string[];
  readonly denyPath?: readonly string[];
  readonly files?: readonly string[];
  /** A plan as in a batch line, or the bytes of its JSON. */
  readonly plan?: unknown;
  readonly tool?: RequestedTool;
  /** The saved output of the tool. If set, the tool is not run. */
  readonly output?: string | undefined;
  /** The folder that `files` are relative to; absolute. */
  readonly from?: string;
  readonly preview?: boolean;
}

export type OptionName = keyof OptionValues;

/** A flag of the command line, in the notation of usage lines (`--limit <n>`), and its help. */
type OptionFlag = readonly [flags: string, description: string, settings?: FlagSettings];

interface FlagSettings {
  /** The value that the flag sets, if it has no argument. Default: true, or false for `--no-…`. */
  readonly sets?: boolean;
  readonly default?: boolean;
  /** The flag that cannot be given together with this flag. */
  readonly conflicts?: string;
}

export interface OperationOption {
  /** The description in batch.schema.json and in the input schemas of MCP tools. */
  readonly description: string;
  /** The JSON Schema of the value. The command line derives its parser from this schema. */
  readonly schema: OptionSchema;
  readonly flags?: readonly OptionFlag[];
  /** True if batch lines do not have the option. */
  readonly isCommandLineOnly?: true;
  /** True if the SDK's method also accepts the value as the bytes of its JSON. */
  readonly takesBytes?: true;
  /** True if the bundle of a thrown error may contain the option. Absent if the value may be a local path. */
  readonly isPortable?: true;
}

export interface OptionSchema {
  readonly type?: string | readonly string[];
  readonly enum?: readonly string[];
  readonly minLength?: number;
  readonly minimum?: number;
  readonly items?: OptionSchema;
  readonly [keyword: string]: unknown;
}
