import { existsSync } from 'node:fs';
import path from 'node:path';
import type { BundleRequest } from '../model/bundle.ts';
import { LanserError } from '../model/lanser-error.ts';
import type { OperationArgument } from '../registry/operation.ts';
import type { OptionValues, OptionName } from '../registry/option.ts';
import { OPTIONS } from '../registry/options.ts';
import { bareName } from '../selector/bare-name.ts';
import { parseSelector } from '../selector/parse-selector.ts';
import { locateRequest } from '../session/locate/locate-request.ts';
import { diagnosticsRequest } from '../session/operations/diagnose-workspace.ts';
import { TOOLS } from '../session/tools/adapt.ts';
import { isInside } from '../workspace/containment.ts';
import { patternsInside } from '../workspace/scope.ts';
import { inputBytes, inputText } from './named-input.ts';
import type { Edge } from './process-edge.ts';
import { readStandardInput } from './standard-input.ts';

export interface CommandArguments {
  /** The absolute path of the workspace. */
  readonly folder: string;
  /** The absolute path of the caller's working directory. */
  readonly cwd: string;
  readonly arguments: readonly (readonly [sets: OperationArgument['sets'], value: unknown])[];
  readonly options: OptionValues;
}

/** The selector and the options of a command, with the content of files and of standard input. */
interface ReadArguments {
  readonly selector?: string;
  readonly options: OptionValues;
}

type PartialRequest = Pick<BundleRequest, 'selector' | 'options'>;

interface Reader<Value> {
  readonly read: (value: Value, args: CommandArguments, edge: Edge) => Promise<ReadArguments>;
  /** Returns the part of the request that is known without input files, standard input and an open workspace. */
  readonly readPartial: (value: Value, args: CommandArguments) => Promise<PartialRequest>;
}

const FULL_PLAN_ID = /^sha256:[0-9a-f]{64}$/u;
/** Matches the id of a plan, or at least its first 8 digits. */
const PLAN_ID = /^sha256:[0-9a-f]{8,64}$/u;

const SELECTOR: Reader<string> = {
  read: async (argument, _, edge) => ({ selector: await readSelector(argument, edge), options: {} }),
  readPartial: async (argument, { folder }) => {
    // The selector is unknown, because this function does not read standard input.
    if (argument === '-') return { selector: null, options: {} };
    const { selector = null } = (await locateRequest(folder, argument, {})).request;
    return { selector, options: {} };
  },
};

const PLACE: Reader<string> = {
  read: async (argument, { folder }, edge) =>
    isSelectorArgument(argument, folder)
      ? { selector: await readSelector(argument, edge), options: {} }
      : { options: { file: argument } },
  readPartial: async () => ({ options: {} }),
};

const FILES: Reader<readonly string[]> = {
  read: async (args, { folder, cwd, options: { tool, output } }, edge) => {
    if (output !== undefined && tool === undefined) {
      throw new LanserError('E/USAGE', `Name the tool that wrote the output: --tool ${TOOLS.join('|')}.`);
    }
    const { from, selector, files } = filesOrSelector({ folder, cwd }, args, tool !== undefined);
    return {
      ...(selector === undefined ? {} : { selector: await readSelector(selector, edge) }),
      options: {
        from,
        ...(files.length === 0 ? {} : { files: await patternsInside(folder, from, files) }),
        ...(output === undefined ? {} : { output: await inputText(edge, output) }),
      },
    };
  },
  readPartial: async (args, { folder, cwd, options: { tool } }) => {
    const { from, selector, files } = filesOrSelector({ folder, cwd }, args, tool !== undefined);
    if (selector !== undefined) return { options: {} };
    return { options: diagnosticsRequest(folder, from, await patternsInside(folder, from, files)).options };
  },
};

const PLAN: Reader<string> = {
  read: async (argument, _, edge) => ({
    options: { plan: PLAN_ID.test(argument) ? argument : await inputBytes(edge, argument) },
  }),
  readPartial: async (argument) => ({ options: FULL_PLAN_ID.test(argument) ? { planId: argument } : {} }),
};

function textReader(name: OptionName): Reader<string> {
  const isPortable = OPTIONS[name].isPortable === true;
  return {
    read: async (argument) => ({ options: { [name]: argument } }),
    readPartial: async (argument) => ({ options: isPortable && argument !== '' ? { [name]: argument } : {} }),
  };
}

function readerOf(name: OperationArgument['sets']): Reader<never> {
  switch (name) {
    case 'selector':
      return SELECTOR;
    case 'place':
      return PLACE;
    case 'files':
      return FILES;
    case 'plan':
      return PLAN;
    default:
      return textReader(name);
  }
}

/**
 * Converts the arguments to a selector and options. Reads standard input and the files whose content is needed.
 *
 * @throws LanserError, for example E/USAGE for a file that cannot be read.
 */
export async function readArguments(args: CommandArguments, edge: Edge): Promise<ReadArguments> {
  const read = await joinedParts(args, async (reader, value) => reader.read(value, args, edge));
  return { ...read, options: { ...args.options, ...read.options } };
}

/** Returns the known part of the request (see `Reader.readPartial`), for the error bundle of a failed command. */
export async function partialRequest(args: CommandArguments): Promise<PartialRequest> {
  return joinedParts(args, async (reader, value) => reader.readPartial(value, args));
}

async function joinedParts<Part extends { readonly options: object }>(
  args: CommandArguments,
  partOf: (reader: Reader<never>, value: never) => Promise<Part>,
): Promise<Part> {
  let all = { options: {} } as Part;
  for (const [name, value] of args.arguments) {
    if (value === undefined) continue;
    const part = await partOf(readerOf(name), value as never);
    all = { ...all, ...part, options: { ...all.options, ...part.options } };
  }
  return all;
}

async function readSelector(argument: string, edge: Edge): Promise<string> {
  if (argument !== '-') return argument;
  edge.host.log('reading a selector from standard input');
  return readStandardInput(edge);
}

/** Returns false if an argument is the path of a file, and true if it is a selector. An existing path is a file. */
function isSelectorArgument(argument: string, folder: string): boolean {
  if (argument === '-') return true;
  if (existsSync(path.resolve(folder, argument))) return false;
  const parsed = argument.startsWith('{') ? undefined : parseSelector(argument);
  if (parsed?.kind !== 'parsed' || parsed.spec.kind !== 'locate') return true;
  const { uri, ...rest } = parsed.spec;
  return isBareName(argument) || uri !== argument || Object.keys(rest).length > 1;
}

function isBareName(argument: string): boolean {
  const parsed = parseSelector(argument);
  return parsed.kind === 'parsed' && bareName(parsed.spec) !== undefined;
}

interface FilesOrSelector {
  /** The folder to which `files` are relative. */
  readonly from: string;
  readonly selector: string | undefined;
  readonly files: readonly string[];
}

/**
 * Returns the arguments as files or as a selector. If `byTool` is true, all arguments are files. If `byTool` is
 * false, a single argument can be a selector, but a glob or an existing path is a file.
 */
function filesOrSelector(
  { folder, cwd }: Pick<CommandArguments, 'cwd' | 'folder'>,
  args: readonly string[],
  byTool: boolean,
): FilesOrSelector {
  const from = isInside(folder, cwd) ? cwd : folder;
  const [only, ...others] = args;
  const isSelector =
    !byTool &&
    only !== undefined &&
    others.length === 0 &&
    !existsSync(path.resolve(from, only)) &&
    (isBareName(only) || /^(?:-$|\{|[a-z]+:\/\/)|@[LR]?[\d(]|:[^:/]*$/u.test(only)) &&
    !/[*?[]/u.test(only.split(/[@:#]/u)[0] ?? '');
  return isSelector ? { from, selector: only, files: [] } : { from, selector: undefined, files: args };
}
