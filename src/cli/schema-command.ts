import path from 'node:path';
import type { Command } from 'commander';
import { LanserError } from '../model/lanser-error.ts';
import { writeReportFiles, type ReportFile } from '../report/report-directory.ts';
import { schemaListText } from '../report/schema-list-text.ts';
import { SCHEMAS, type SchemaName } from '../schema/generated/schema-list.ts';
import { readSchemaText, schemaFileName } from '../schema/schema-files.ts';
import { addCommonOptions, workspaceFolder, type CommonOptions } from './common-options.ts';
import type { Edge } from './process-edge.ts';
import type { Runner } from './runner.ts';
import { addCompatCommand } from './schema-compat.ts';
import { addValidateBatchCommand, addValidateCommand } from './schema-validate.ts';

interface ExportOptions extends CommonOptions {
  readonly out?: string;
}

export function addSchemaCommand(program: Command, runner: Runner): void {
  const schema = program
    .command('schema')
    .summary('the JSON contracts: list, export, validate, compare')
    .description('The published JSON Schemas of everything that lanser reads and writes.')
    .addHelpText(
      'after',
      '\nExample:\n  lanser schema validate bundle.json\n\nlanser schema <command> --help tells more.',
    );
  addListCommand(schema, runner);
  addExportCommand(schema, runner);
  addValidateCommand(schema, runner);
  addValidateBatchCommand(schema, runner);
  addCompatCommand(schema, runner);
}

function addListCommand(parent: Command, runner: Runner): void {
  addCommonOptions(
    parent
      .command('list')
      .summary('the schemas with their versions')
      .description('Lists the schemas: name, version, $id and title.'),
  )
    .addHelpText(
      'after',
      `
Examples:
  lanser schema list --json | jq -r '.[].name'

Exit codes: 0.`,
    )
    .action(async (options: CommonOptions) => {
      await runner(options, { cmd: 'schema', options: {} }, async (edge) => {
        const entries = SCHEMAS.map(({ name, version, id, title }) => ({ name, version, $id: id, title }));
        edge.out(options.json === true ? `${JSON.stringify(entries)}\n` : schemaListText(entries));
        return 0;
      });
    });
}

function addExportCommand(parent: Command, runner: Runner): void {
  addCommonOptions(
    parent
      .command('export')
      .summary('the schemas themselves')
      .description(
        'Prints a schema, or writes NAME.schema.json files into a folder: those that are named, or all.',
      )
      .argument('[name...]', `of ${SCHEMAS.map(({ name }) => name).join(', ')}`),
  )
    .option('--out <dir>', 'the folder to write into')
    .addHelpText(
      'after',
      `
Examples:
  lanser schema export bundle
  lanser schema export --out schemas

Exit codes: 0, 20 no such schema, or several without --out, 71 the folder cannot be written.`,
    )
    .action(async (names: readonly string[], options: ExportOptions) => {
      await runner(options, { cmd: 'schema', options: {} }, async (edge) =>
        exportSchemas(edge, names, options),
      );
    });
}

async function exportSchemas(edge: Edge, asked: readonly string[], options: ExportOptions): Promise<number> {
  const names = asked.length === 0 ? SCHEMAS.map(({ name }) => name) : [...new Set(asked)].map(schemaNamed);
  const [first] = names;
  if (options.out !== undefined) {
    const files = await Promise.all(
      names.map(async (name) => ({ name: schemaFileName(name), text: await readSchemaText(name) })),
    );
    await writeSchemas(path.resolve(workspaceFolder(options), options.out), files);
    if (options.json !== true) edge.err(`lanser: ${files.length} written\n`);
    return 0;
  }
  if (first === undefined || names.length > 1) {
    throw new LanserError('E/USAGE', 'Name one schema, or a folder for several with --out.');
  }
  edge.out(await readSchemaText(first));
  return 0;
}

/** Writes each file as a whole or not at all. */
async function writeSchemas(folder: string, files: readonly ReportFile[]): Promise<void> {
  try {
    await writeReportFiles(folder, files);
  } catch (error) {
    if (!(error instanceof LanserError)) throw error;
    const { errno, path: link } = error.details;
    const why =
      error.code === 'E/JAIL'
        ? `${JSON.stringify(link)} is a link`
        : typeof errno === 'string'
          ? errno
          : 'unknown error';
    const message = `The schemas cannot be written (${why}); name another folder with --out.`;
    throw new LanserError(error.code, message, error.details, error);
  }
}

function schemaNamed(name: string): SchemaName {
  const entry = SCHEMAS.find((one) => one.name === name);
  if (entry !== undefined) return entry.name;
  const known = SCHEMAS.map((one) => one.name).join(', ');
  throw new LanserError('E/USAGE', `There is no schema ${JSON.stringify(name)}; there are ${known}.`);
}
