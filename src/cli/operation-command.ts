import { InvalidArgumentError, Option, type Command } from 'commander';
import type { BundleRequest } from '../model/bundle.ts';
import { messageOf } from '../model/lanser-error.ts';
import type { Operation } from '../registry/operation.ts';
import type { OptionValues, OptionName, OptionSchema } from '../registry/option.ts';
import { OPTIONS } from '../registry/options.ts';
import { operationNamed } from '../registry/operations.ts';
import { runOperation } from '../registry/run-request.ts';
import { indexingOf } from '../session/locate/locate-request.ts';
import { addCommand } from './add-command.ts';
import { readFields } from './bundle-fields.ts';
import { countOf, repeated, workspaceFolder } from './common-options.ts';
import { partialRequest, readArguments, type CommandArguments } from './operation-arguments.ts';
import { compactOption, fieldsOption, type OutputOptions } from './output-options.ts';
import { printBundle } from './print-bundle.ts';
import type { Edge } from './process-edge.ts';
import { addRewardOptions, rewardOptions } from './reward-options.ts';
import type { Runner } from './runner.ts';
import { noteSubfolder } from './subfolder-note.ts';
import {
  addIndexIo,
  addNoDaemon,
  addSharedServerOptions,
  addTraceOptions,
  openCommandWorkspace,
  type WorkspaceCommandOptions,
} from './workspace-options.ts';

type CommandValues = WorkspaceCommandOptions & OutputOptions & Readonly<Record<string, unknown>>;

export function addOperationCommand(program: Command, runner: Runner, operation: Operation): void {
  if (operation.command === undefined) return;
  const { alias, summary, description, arguments: named, examples, exitCodes } = operation.command;
  const command = addCommand(program, {
    name: alias ?? operation.name,
    summary,
    description,
    arguments: named.map((argument) => [argument.name, argument.description]),
    examples: withOutputs(operation, examples),
    exitCodes,
  });
  addNoDaemon(addTraceOptions(addRewardOptions(addIndexIo(command))))
    .addOption(fieldsOption().conflicts('compact'))
    .addOption(compactOption());
  if (operation.command.choosesServers !== false) {
    command.option('--server <name>', 'use only this language server; lanser status lists all servers');
  }
  addSharedServerOptions(command);
  for (const name of operation.options) {
    for (const [flags, help, settings = {}] of OPTIONS[name].flags ?? []) {
      const option = new Option(flags, help);
      if (settings.conflicts !== undefined) option.conflicts(settings.conflicts);
      if (settings.default !== undefined) option.default(settings.default);
      command.addOption(withParser(option, OPTIONS[name].schema));
    }
  }
  const argumentsOf = ({ cwd }: Edge, args: readonly unknown[]): CommandArguments => {
    const values = args[named.length] as CommandValues;
    return {
      cwd,
      folder: workspaceFolder(values, cwd),
      arguments: named.map(({ sets }, index) => [sets, args[index]] as const),
      options: optionsIn(operation, values),
    };
  };
  command.action(
    runner(
      async (edge, ...args: readonly unknown[]) => requestOf(operation, argumentsOf(edge, args)),
      async (edge, ...args: readonly unknown[]) => {
        const values = args[named.length] as CommandValues;
        const fields = values.fields === undefined ? undefined : await readFields(values.fields);
        const { selector, options } = await readArguments(argumentsOf(edge, args), edge);
        noteSubfolder(edge, values);
        const reward = await rewardOptions(edge, values);
        await using workspace = await openCommandWorkspace(edge, values, reward);
        const { server, indexIo } = values;
        const bundle = await runOperation(workspace, operation.name, {
          selector,
          // Here, `timeout` limits a compiler or checker. `openCommandWorkspace` applies `timeout` to server requests.
          options: { ...options, ...(values.timeout === undefined ? {} : { timeout: values.timeout }) },
          common: { server, indexIo: indexIo === undefined ? undefined : indexingOf(indexIo) },
        });
        return await printBundle(edge, workspace, bundle, operation, { ...values, fields });
      },
    ),
  );
}

/** Adds the first example with `--compact`, and again with `--fields`. All operations have these options. */
function withOutputs({ selector }: Operation, examples: string): string {
  const [first = ''] = examples.split(/\n| {3,}(?=\S)/u);
  const fields = selector === 'needed' ? 'resolution.resolved.uri,facts' : 'facts';
  return `${examples}\n${first} --compact\n${first} --fields ${fields}`;
}

function withParser(option: Option, { type, enum: choices }: OptionSchema): Option {
  if (choices !== undefined) return option.choices(choices);
  if (type === 'integer') return option.argParser(countOf);
  if (type === 'array') return option.argParser(repeated);
  if (type === undefined) return option.argParser(jsonArgument);
  if (Array.isArray(type)) {
    return option.argParser((text) => (/^\d+$/u.test(text) ? Number(text) : text));
  }
  return option;
}

function jsonArgument(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new InvalidArgumentError(`JSON is expected: ${messageOf(error)}`);
  }
}

function optionsIn({ options }: Operation, values: CommandValues): OptionValues {
  const flagValues: Record<string, unknown> = {};
  for (const name of options) {
    for (const [flags, , settings] of OPTIONS[name].flags ?? []) {
      const option = new Option(flags);
      const value = values[option.attributeName()];
      // Commander sets the value to true if a `--no-…` flag is absent.
      if (value !== undefined && !(option.negate && value === true))
        flagValues[name] = settings?.sets ?? value;
    }
  }
  return flagValues;
}

/** Returns the request for an error bundle, without parts that need input files, standard input or a workspace. */
async function requestOf({ name }: Operation, args: CommandArguments): Promise<BundleRequest> {
  const { options: argumentOptions, ...selector } = await partialRequest(args);
  const options = Object.entries(args.options).filter(([option, value]) => {
    const { isPortable, schema } = OPTIONS[option as OptionName];
    return isPortable === true && value !== (schema['default'] ?? false);
  });
  const cmd = operationNamed(name) ?? null;
  return { cmd, ...selector, options: { ...Object.fromEntries(options), ...argumentOptions } };
}
