// registry/ defines the operations, in the files of operations/. The SDK's methods, batch requests, recordings,
// commands, MCP tools, the batch schema and the table in docs/sdk.md use these definitions.
import type { Bundle } from '../model/bundle.ts';
import type { Words, WordsView } from '../report/words.ts';
import type { OperationOptions, WorkspaceSession } from '../session/workspace-session.ts';
import type { OptionValues, OptionName } from './option.ts';
import type { Selector, Workspace } from './workspace.ts';

/**
 * The methods of a workspace that return a bundle and can be recorded. `doctor` is excluded, because a replay on a
 * different machine cannot repeat it. `reward` is excluded, because a replay computes rewards from the bundles.
 */
export type OperationName = Exclude<
  keyof Workspace,
  | 'doctor'
  | 'evidence'
  | 'indexIo'
  | 'reward'
  | 'rewardSession'
  | 'root'
  | 'selectorFor'
  | 'text'
  | typeof Symbol.asyncDispose
>;

/** A request as data, for example from a line of a batch, a command or a call of an MCP tool. */
export interface OperationRequest {
  readonly selector: Selector | undefined;
  readonly options: OptionValues;
  /** The options that most operations share, with the time limit and the signal of the request. */
  readonly common: OperationOptions;
}

export interface OperationArgument {
  /** In the notation of usage lines: `<required>`, `[optional]` or `[several...]`. */
  readonly name: string;
  readonly description: string;
  /** The option that the argument sets, or the selector. `place` is a file or a selector. */
  readonly sets: OptionName | 'selector' | 'place';
}

export type ExitCodes = Readonly<Record<number, string>>;

export interface OperationCommand {
  /** The name of the command if it differs from the operation's; batch lines accept both. */
  readonly alias?: string;
  readonly summary: string;
  readonly description: string;
  readonly arguments: readonly OperationArgument[];
  /** Example command lines, each on its own line and indented by two spaces. */
  readonly examples: string;
  readonly exitCodes: ExitCodes;
  /** False for `locate`. It has no `--server`, and asks servers only about languages that lanser does not parse. */
  readonly choosesServers?: false;
}

/** The definition of an operation, which the SDK, batches, recordings, commands and MCP tools share. */
export interface Operation<Name extends OperationName = OperationName> {
  readonly name: Name;
  /** Undefined for an operation that is neither a command nor a request of a batch. */
  readonly command?: OperationCommand;
  readonly selector: 'needed' | 'possible' | 'none';
  /** Options that the operation shares with others, with the same flags in every command. `topK` has no flag here. */
  readonly shared: readonly OptionName[];
  readonly options: readonly OptionName[];
  /** Required options that are positional parameters in the SDK, after the selector (if any) and before `options`. */
  readonly parameters?: readonly OptionName[];
  /** Required members of the SDK's `options`. */
  readonly requiredOptions?: readonly OptionName[];
  /**
   * The condition under which the operation changes source files. `if applied`: the option `apply` is true.
   * `unless previewed`: `apply` is not false. In a batch, a writing request runs alone. Later requests see its edit.
   */
  readonly writes: 'never' | 'if applied' | 'unless previewed' | 'always';
  /**
   * True if the operation may read any file of the checkout. A recording then first lists the files of the checkout,
   * without packages and caches.
   */
  readonly readsCheckout: boolean | ((options: OptionValues) => boolean);
  /** Runs the operation over a session, with the arguments of the SDK's method. */
  run(
    this: void,
    session: WorkspaceSession,
    ...args: Parameters<Workspace[Name]>
  ): ReturnType<Workspace[Name]>;
  /** Runs a request. Default: calls the SDK's method with the request's options. */
  readonly runRequest?: (workspace: Workspace, request: OperationRequest) => Promise<Bundle>;
  /**
   * Renders an answer as text. This is a method, because TypeScript compares the parameters of methods bivariantly.
   * A list can thus contain different operations.
   */
  words(bundle: Answered<Name>, view: WordsView): string | Words;
}

/** The bundle of an operation that succeeded at least in part. Only bundles of `locate` have no facts. */
export type Answered<Name extends OperationName> = Awaited<ReturnType<Workspace[Name]>> &
  (Name extends 'locate' ? unknown : { readonly facts: object });

export const PLACE_OPERATION: Pick<
  Operation,
  'selector' | 'shared' | 'options' | 'writes' | 'readsCheckout'
> = {
  selector: 'needed',
  shared: ['server', 'indexIo', 'topK', 'timeout'],
  options: [],
  writes: 'never',
  readsCheckout: false,
};

export const SELECTOR_ARGUMENT: OperationArgument = {
  name: '<selector>',
  description: 'a selector as text or as a JSON object (PositionSpec), or "-" for standard input',
  sets: 'selector',
};

const SELECTION_EXIT_CODES: ExitCodes = {
  2: 'the selector is invalid',
  3: 'the selector matches nothing',
  4: 'the selector is ambiguous; the candidates are listed',
  10: 'the version of the file that the selector names is unavailable',
  24: 'the file is outside of the workspace',
  25: 'the result is incomplete or uncertain, for example because a file is too large to be parsed',
  26: 'a column is inside a character',
};

export const LOCATE_EXIT_CODES: ExitCodes = { 0: 'resolved', ...SELECTION_EXIT_CODES };

export const SERVER_EXIT_CODES: ExitCodes = {
  27: 'no server is available',
  64: 'the server did not answer in time',
  65: 'the server crashed or rejected the request',
};

export const PLACE_EXIT_CODES: ExitCodes = {
  0: 'the server answered, even if it found nothing',
  ...SELECTION_EXIT_CODES,
  ...SERVER_EXIT_CODES,
  72: 'the server does not support the request',
};

export const EDIT_EXIT_CODES: ExitCodes = {
  ...SERVER_EXIT_CODES,
  0: 'previewed or written',
  3: 'the code to edit was not found',
  20: 'invalid arguments, such as an invalid name',
  23: 'files have uncommitted changes',
  24: 'a file is outside of the workspace, or a filter of paths (allow, deny or default) rejects its change',
  70: 'the edit cannot be applied to the files, or the new name collides with an existing name',
  71: 'a file cannot be read or written',
};

export const PLACED_EDIT_EXIT_CODES: ExitCodes = {
  ...PLACE_EXIT_CODES,
  ...EDIT_EXIT_CODES,
  3: 'the selector matches nothing, or the server cannot edit the code at the location',
};
