import path from 'node:path';
import type { Command } from 'commander';
import { LanserError } from '../model/lanser-error.ts';
import { plural } from '../text/plural.ts';
import { writeReportFiles } from '../report/report-directory.ts';
import { schemaListText } from '../report/schema-text.ts';
import { SCHEMAS } from '../schema/generated/schema-list.ts';
import { schemaNamed } from '../schema/recognise.ts';
import { readSchemaText, schemaFileName } from '../schema/schema-files.ts';
import { addCommand } from './add-command.ts';
import { workspaceFolder, type CommonOptions } from './common-options.ts';
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
    .summary('list, export, validate and compare JSON Schemas')
    .description(
      'Work with the JSON Schemas of the documents that lanser reads and writes, and compare any JSON Schemas.',
    )
    .addHelpText(
      'after',
      '\nExample:\n  lanser schema validate bundle.json\n\nTo show the help of a command, run lanser schema <command> --help.',
    );
  addListCommand(schema, runner);
  addExportCommand(schema, runner);
  addValidateCommand(schema, runner);
  addValidateBatchCommand(schema, runner);
  addCompatCommand(schema, runner);
}

function addListCommand(parent: Command, runner: Runner): void {
  addCommand(parent, {
    name: 'list',
    summary: 'list the schemas and their versions',
    description: 'List the name, version, $id and title of each schema.',
    examples: `  lanser schema list --json | jq -r '.[].name'`,
    exitCodes: {
      0: 'listed',
    },
  }).action(
    runner('schema', async (edge, options: CommonOptions) => {
      const entries = SCHEMAS.map(({ name, version, id, title }) => ({ name, version, $id: id, title }));
      edge.out(options.json === true ? `${JSON.stringify(entries)}\n` : schemaListText(entries));
      return 0;
    }),
  );
}

function addExportCommand(parent: Command, runner: Runner): void {
  addCommand(parent, {
    name: 'export',
    summary: 'print or write schemas',
    description:
      'Print a schema. With --out, write the given schemas, or all schemas, to a folder as NAME.schema.json.',
    arguments: [['[name...]', `one or more of ${SCHEMAS.map(({ name }) => name).join(', ')}`]],
    examples: `  lanser schema export bundle
  lanser schema export --out schemas`,
    exitCodes: {
      0: 'printed or written',
      20: 'no schema has this name, or --out is missing for several schemas',
      71: 'the folder cannot be written',
    },
  })
    .option('--out <dir>', 'write to this folder')
    .action(runner('schema', exportSchemas));
}

async function exportSchemas(
  edge: Edge,
  requested: readonly string[],
  options: ExportOptions,
): Promise<number> {
  const names =
    requested.length === 0 ? SCHEMAS.map(({ name }) => name) : [...new Set(requested)].map(schemaNamed);
  const [first] = names;
  if (options.out !== undefined) {
    const files = await Promise.all(
      names.map(async (name) => ({ name: schemaFileName(name), text: await readSchemaText(name) })),
    );
    const folder = path.resolve(workspaceFolder(options), options.out);
    await writeReportFiles(folder, files, { label: 'schemas', hint: 'name-output' });
    if (options.json !== true) edge.err(`lanser: ${plural(files.length, 'schema')} written\n`);
    return 0;
  }
  if (first === undefined || names.length > 1) {
    throw new LanserError(
      'E/USAGE',
      'Only one schema can be printed. Name one schema, or a folder with --out.',
    );
  }
  edge.out(await readSchemaText(first));
  return 0;
}
