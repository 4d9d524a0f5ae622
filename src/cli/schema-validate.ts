import { Option, type Command } from 'commander';
import { LanserError } from '../model/lanser-error.ts';
import type { FileDocumentVerdict } from '../model/validation.ts';
import { checkDocuments, type CheckOptions } from '../schema/check-documents.ts';
import { SCHEMAS, type SchemaName } from '../schema/generated/schema-list.ts';
import type { ExitCodes } from '../registry/operation.ts';
import { addCommand } from './add-command.ts';
import { workspaceFolder, type CommonOptions } from './common-options.ts';
import { documentsBelow } from './documents-below.ts';
import { bytesOf, namedInput, type NamedInput } from './named-input.ts';
import { printVerdicts } from './print-verdicts.ts';
import type { Edge } from './process-edge.ts';
import type { Runner } from './runner.ts';

interface ValidateCommandOptions extends CommonOptions {
  readonly schema?: SchemaName;
  readonly hashes?: true;
}

const EXIT_CODES: ExitCodes = {
  0: 'every document is valid',
  20: 'an input cannot be read',
  22: 'a document is invalid',
  28: 'interrupted',
};

export function addValidateCommand(parent: Command, runner: Runner): void {
  const command = addCommand(parent, {
    name: 'validate',
    summary: 'validate documents',
    description:
      'Validate each document against the schema that its $schema names. Without $schema, the name of the file or the fields of the document select the schema. Each error has its location, the expected value and the actual value. In JSON Lines, each line is a document. Configurations may be JSON, YAML or TOML. JSON Schemas are validated against their meta-schema.',
    arguments: [['<file...>', 'files, or "-" for standard input']],
    examples: `  lanser schema validate bundle.json --hashes
  lanser diag --json | lanser schema validate -
  lanser schema validate settings.json --schema config`,
    exitCodes: EXIT_CODES,
  });
  addValidateOptions(command).action(
    runner('schema', async (edge, files: readonly string[], options: ValidateCommandOptions) => {
      if (files.filter((file) => file === '-').length > 1) {
        throw new LanserError('E/USAGE', 'Standard input can be read only once. Name "-" once.');
      }
      return validate(edge, files, options, false);
    }),
  );
}

export function addValidateBatchCommand(parent: Command, runner: Runner): void {
  const command = addCommand(parent, {
    name: 'validate-batch',
    summary: 'validate all documents below folders',
    description:
      'Validate every .json, .jsonl and .ndjson file below the folders, in the order of their paths, and print the counts. Links are followed only to files inside of the folder.',
    arguments: [['<dir...>', 'folders']],
    examples: `  lanser schema validate-batch traces bundles
  lanser schema validate-batch . --json | jq -r '.documents[] | select(.conclusion == "invalid") | .path'`,
    exitCodes: EXIT_CODES,
  });
  addValidateOptions(command).action(
    runner('schema', async (edge, folders: readonly string[], options: ValidateCommandOptions) => {
      const files: string[] = [];
      for (const folder of folders) files.push(...(await documentsBelow(workspaceFolder(options), folder)));
      return validate(edge, files, options, true);
    }),
  );
}

function addValidateOptions(command: Command): Command {
  return command
    .addOption(
      new Option('--schema <name>', 'validate all documents against this schema').choices(
        SCHEMAS.map(({ name }) => name),
      ),
    )
    .option('--hashes', 'verify the hashes of bundles, also in traces, and of plans');
}

const FOLDER_ADVICE = 'Name a file, or use lanser schema validate-batch.';

async function validate(
  edge: Edge,
  files: readonly string[],
  options: ValidateCommandOptions,
  counts: boolean,
): Promise<number> {
  const inputs: NamedInput[] = [];
  // Checks all inputs first, so that a file that cannot be read is an error before anything is printed.
  for (const file of files) inputs.push(await namedInput(workspaceFolder(options), file, FOLDER_ADVICE));
  const { schema, hashes } = options;
  return printVerdicts(edge, verdictsOf(edge, inputs, { schema, hashes }), {
    json: options.json === true,
    counts,
  });
}

async function* verdictsOf(
  edge: Edge,
  inputs: readonly NamedInput[],
  options: CheckOptions,
): AsyncGenerator<FileDocumentVerdict> {
  const total = inMebibytes(inputs.reduce((sum, { size }) => sum + size, 0));
  const step = (done: number): void => {
    // The total is 0 if each input is empty, a pipe or standard input. Pipes and standard input have unknown sizes.
    if (total > 0) edge.host.progress({ label: 'checking', done, total, unit: 'MiB' });
  };
  let read = 0;
  const counted = async function* (input: NamedInput): AsyncGenerator<Buffer> {
    for await (const chunk of bytesOf(input, edge)) {
      step(Math.min(inMebibytes(read), total - 1));
      read += chunk.length;
      yield chunk;
    }
  };
  for (const input of inputs) yield* checkDocuments(input.name, counted(input), options);
  step(total);
}

function inMebibytes(bytes: number): number {
  return Math.ceil(bytes / 2 ** 20);
}
