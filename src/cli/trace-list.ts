import path from 'node:path';
import { Option, type Command } from 'commander';
import { listedText, shownText } from '../report/trace-text.ts';
import { listTrace, type ShownOperation, type TraceFilter } from '../replay/list-trace.ts';
import { addCommonOptions, type CommonOptions } from './common-options.ts';
import type { Edge } from './process-edge.ts';
import type { Runner } from './runner.ts';
import { addPartial, bytesRead, numberOf } from './trace-options.ts';

interface Options extends CommonOptions, TraceFilter {
  readonly partial?: true;
}

const EXIT_CODES =
  'Exit codes: 0 read, 20 it cannot be read, 22 incomplete or invalid, 76 the digest differs.';

export function addTraceListCommands(trace: Command, runner: Runner): void {
  addFilters(
    trace
      .command('list')
      .summary('the operations of a recording, one per line')
      .description('Lists the operations of a trace as they stand there. Nothing is run.')
      .argument('<file>', 'the trace'),
  )
    .addHelpText(
      'after',
      `\nExamples:\n  lanser trace list run.jsonl\n  lanser trace list run.jsonl --status error --json | jq -r .bundleId\n\n${EXIT_CODES}`,
    )
    .action(async (file: string, options: Options) => {
      await runner(options, { cmd: 'trace', options: {} }, async (edge) =>
        print(file, options, edge, ({ request: _request, rpc: _rpc, bundle: _bundle, ...listed }) =>
          options.json === true ? `${JSON.stringify(listed)}\n` : listedText(listed, edge.colors),
        ),
      );
    });
  addFilters(
    trace
      .command('show')
      .summary('operations of a recording with their frames and bundles')
      .description('Shows operations of a trace with every frame and the bundle. Nothing is run.')
      .argument('<file>', 'the trace'),
  )
    .addHelpText(
      'after',
      `\nExamples:\n  lanser trace show run.jsonl --index 3\n  lanser trace show run.jsonl --operation rename --json | jq .rpc\n\n${EXIT_CODES}`,
    )
    .action(async (file: string, options: Options) => {
      await runner(options, { cmd: 'trace', options: {} }, async (edge) =>
        print(file, options, edge, (shown) =>
          options.json === true ? `${JSON.stringify(shown)}\n` : shownText(shown, edge.colors),
        ),
      );
    });
}

function addFilters(command: Command): Command {
  return addPartial(addCommonOptions(command))
    .option('--index <n>', 'the operation of this number, counted from 0', numberOf)
    .option('--operation <name>', 'operations of this name, as in request.cmd')
    .option('--selector <text>', 'operations whose selector holds this text')
    .option('--exit-code <n>', 'operations that ended with this number', numberOf)
    .addOption(new Option('--status <status>', 'operations that ended so').choices(['ok', 'error']));
}

async function print(
  name: string,
  options: Options,
  edge: Edge,
  textOf: (operation: ShownOperation) => string,
): Promise<number> {
  const file = path.resolve(name);
  const { signal } = edge;
  const progress = await bytesRead(file, edge);
  for await (const operation of listTrace(file, options, { partial: options.partial, signal, progress })) {
    if (!edge.out(textOf(operation)) && !(await edge.drained())) break;
  }
  return 0;
}
