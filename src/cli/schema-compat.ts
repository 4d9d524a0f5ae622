import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { Option, type Command } from 'commander';
import { compareRevisions, type ComparedFile } from '../gate/schemas/compare-revisions.ts';
import { compareJsonSchemas } from '../json-schema/thread/run-in-worker.ts';
import { gatherReferences, type SchemaFiles } from '../json-schema/thread/gather-references.ts';
import { readSchemaFile } from '../json-schema/thread/read-schema-file.ts';
import type { CompatDirection, SchemaComparison } from '../model/comparison.ts';
import { LanserError } from '../model/lanser-error.ts';
import { compareCodeUnits } from '../model/range.ts';
import { comparisonText } from '../report/schema-text.ts';
import { addCommand } from './add-command.ts';
import { workspaceFolder, type CommonOptions, timeoutOf } from './common-options.ts';
import { bytesOf, namedInput } from './named-input.ts';
import type { Edge } from './process-edge.ts';
import type { Runner } from './runner.ts';

/** The maximum size of a schema in bytes. Without it, reading a device such as `/dev/zero` would never end. */
const MAX_BYTES = 64 * 2 ** 20;

interface CompatOptions extends CommonOptions {
  readonly direction: CompatDirection;
  readonly base?: string;
}

export function addCompatCommand(parent: Command, runner: Runner): void {
  addCommand(parent, {
    name: 'compat',
    summary: 'check whether a change of a JSON Schema breaks documents',
    description:
      'Compare two JSON Schemas (draft-04 to 2020-12) by the documents that they accept, with `format` as an assertion. Each difference has a location and a verdict. Each breaking difference, except a deleted schema, has an example document, which is confirmed with ajv. A difference that is neither proved compatible nor shown to be breaking is undecided. With --base, compare the given JSON Schemas, or all changed JSON Schemas, with their versions in the merge base of HEAD and the given revision.',
    arguments: [
      [
        '[file...]',
        'the old and the new schema, one of them "-" for standard input; with --base, the schemas to compare',
      ],
    ],
    examples: `  lanser schema compat old.schema.json new.schema.json
  lanser schema compat old.schema.json new.schema.json --direction full --json | jq .conclusion
  lanser schema compat --base HEAD
  lanser schema compat --base HEAD order.schema.json`,
    exitCodes: {
      0: 'compatible',
      1: 'breaking or undecided',
      3: 'with --base, the revision or a schema does not exist',
      20: 'a file does not exist or cannot be read',
      22: 'a file is not a JSON Schema',
      28: 'interrupted',
    },
  })
    .addOption(
      new Option(
        '--direction <direction>',
        'backward: the new schema accepts all documents that the old schema accepts; forward: the reverse; full: both',
      )
        .choices(['backward', 'forward', 'full'])
        .default('backward'),
    )
    .option('--base <rev>', 'compare the working tree with the merge base of HEAD and this revision')
    .action(
      runner('schema', async (edge, files: readonly string[], options: CompatOptions) =>
        options.base === undefined
          ? compareTwo(edge, files, options)
          : compareSince(edge, options.base, files, options),
      ),
    );
}

async function compareTwo(edge: Edge, files: readonly string[], options: CompatOptions): Promise<number> {
  const [old, next, third] = files;
  if (old === undefined || next === undefined || third !== undefined) {
    throw new LanserError('E/USAGE', 'Name the old and the new schema, or a revision with --base.');
  }
  if (old === '-' && next === '-') {
    throw new LanserError('E/USAGE', 'Standard input can be read only once. Name "-" once.');
  }
  const folder = workspaceFolder(options);
  const [before, after] = [await readSide(edge, folder, old), await readSide(edge, folder, next)];
  const comparison = await compareJsonSchemas(
    before.schema,
    after.schema,
    { direction: options.direction, old: before.context, new: after.context },
    { timeoutMs: timeoutOf(options), signal: edge.signal },
  );
  if (options.json === true) edge.json(comparison);
  else edge.print(comparisonText(`${old} -> ${next}`, comparison, edge.colors));
  return exitCodeOf(comparison);
}

async function readSide(edge: Edge, folder: string, name: string): Promise<SchemaSide> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of bytesOf(await namedInput(folder, name), edge)) {
    length += chunk.length;
    if (length > MAX_BYTES) {
      const message = `${JSON.stringify(name)} is too large for a JSON Schema. The limit is ${MAX_BYTES / 2 ** 20} MiB. Split the schema.`;
      throw new LanserError('E/SCHEMA_INVALID', message);
    }
    chunks.push(chunk);
  }
  const schema = readSchemaFile(name, Buffer.concat(chunks));
  // A schema from standard input has no folder, so lanser does not search for files to which the schema refers.
  if (name === '-') return { schema, context: {} };
  const file = path.resolve(folder, name);
  const files = schemaFolder(path.dirname(file));
  return { schema, context: await gatherReferences(diskName(file), schema, files) };
}

interface SchemaSide {
  readonly schema: unknown;
  readonly context: Awaited<ReturnType<typeof gatherReferences>>;
}

async function compareSince(
  edge: Edge,
  base: string,
  files: readonly string[],
  options: CompatOptions,
): Promise<number> {
  const compared = await compareRevisions({
    host: edge.host,
    folder: workspaceFolder(options),
    base,
    files,
    direction: options.direction,
    timeoutMs: timeoutOf(options),
    signal: edge.signal,
  });
  const conclusion = worstOf(compared);
  if (options.json === true) edge.json({ conclusion, schemas: compared });
  else if (compared.length === 0)
    edge.print(`No compared JSON Schema has changed since the merge base of HEAD and ${base}.\n`);
  else for (const one of compared) edge.print(comparisonText(one.path, one, edge.colors));
  return exitCodeOf({ conclusion });
}

function worstOf(compared: readonly ComparedFile[]): SchemaComparison['conclusion'] {
  const has = (conclusion: string): boolean => compared.some((one) => one.conclusion === conclusion);
  if (has('breaking')) return 'breaking';
  return has('undecided') ? 'undecided' : 'compatible';
}

function exitCodeOf({ conclusion }: Pick<SchemaComparison, 'conclusion'>): number {
  return conclusion === 'compatible' ? 0 : 1;
}

/** The maximum size in bytes of a schema to which another schema refers. */
const MAX_REFERENCED_BYTES = 32 * 2 ** 20;

/** Returns the absolute path of a file with `/` as separator, but without the first `/`. */
function diskName(file: string): string {
  return path.resolve(file).split(path.sep).join('/').replace(/^\//u, '');
}

/** Returns a reader of referenced schemas. It reads any path, but searches for an `$id` only in `folder`. */
function schemaFolder(folder: string): SchemaFiles {
  const base = diskName(folder);
  const read = async (file: string): Promise<unknown> => {
    const absolute = path.resolve('/', file);
    try {
      const status = await stat(absolute);
      // Does not read devices and pipes, because reading them may never end.
      if (!status.isFile() || status.size > MAX_REFERENCED_BYTES) return undefined;
      return readSchemaFile(file, await readFile(absolute));
    } catch {
      return undefined;
    }
  };
  return {
    read,
    named: async (name) => (path.posix.basename(name) === name ? [path.posix.join(base, name)] : []),
    candidateFiles: async () => {
      const names = (await readdir(folder)).filter((name) => name.endsWith('.json'));
      return names.toSorted(compareCodeUnits).map((name) => path.posix.join(base, name));
    },
    nameOf: (file) => path.posix.relative(`/${base}`, `/${file}`),
  };
}
