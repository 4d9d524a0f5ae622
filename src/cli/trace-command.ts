import path from 'node:path';
import { type Command, Option } from 'commander';
import type { ExitCodes } from '../registry/operation.ts';
import { listTrace, type ShownOperation, type TraceFilter } from '../replay/list-trace.ts';
import { listedText, shownText } from '../report/trace-text.ts';
import { addCommand, helpText } from './add-command.ts';
import { type CommonOptions } from './common-options.ts';
import type { Edge } from './process-edge.ts';
import type { Runner } from './runner.ts';
import { addPartial, bytesRead, noOperation, numberOf } from './trace-options.ts';
import { addTraceReplayCommand } from './trace-replay.ts';
import { addTraceVerifyCommand } from './trace-verify.ts';

export function addTraceCommands(program: Command, runner: Runner): void {
  const trace = program
    .command('trace')
    .summary('replay, verify and inspect recordings')
    .description(
      'Replay, verify and inspect traces, which --trace-file records. A replay needs only the trace file, unless the trace was recorded with --no-embed or the replay uses --live.',
    )
    .addHelpText(
      'after',
      helpText({
        examples: `  lanser trace replay run.jsonl
  lanser trace verify traces/*.jsonl --json`,
        exitCodes: {
          0: 'replay, verify: as recorded; list, show: printed',
          1: 'verify: a trace differs, is incomplete or invalid, or cannot be read',
          22: 'replay, list, show: the trace is incomplete or invalid',
          76: 'replay: a bundle or request differs; replay, list, show: the digest of the trace differs from its contents',
        },
      }),
    );
  addTraceReplayCommand(trace, runner);
  addTraceVerifyCommand(trace, runner);
  addTraceListCommands(trace, runner);
}

interface Options extends CommonOptions, TraceFilter {
  readonly partial?: true;
}

const EXIT_CODES: ExitCodes = {
  0: 'listed',
  3: 'no operation has the number of --index, or the operation does not match the other filters',
  20: 'the file cannot be read',
  22: 'the trace is incomplete or invalid',
  76: 'the digest of the trace differs from its contents',
};

function addTraceListCommands(trace: Command, runner: Runner): void {
  const list = addCommand(trace, {
    name: 'list',
    summary: 'list the operations of a recording, one per line',
    description: 'List the recorded operations of a trace, without replaying them.',
    arguments: [['<file>', 'the trace']],
    examples: `  lanser trace list run.jsonl
  lanser trace list run.jsonl --status error --json | jq -r .bundleId`,
    exitCodes: EXIT_CODES,
  });
  addFilters(list).action(
    runner('trace', async (edge, file: string, options: Options) =>
      print(file, options, edge, ({ request: _request, rpc: _rpc, bundle: _bundle, ...listed }) =>
        options.json === true ? edge.json(listed) : edge.print(listedText(listed, edge.colors)),
      ),
    ),
  );
  const show = addCommand(trace, {
    name: 'show',
    summary: 'show operations of a recording with their frames and bundles',
    description:
      'Show recorded operations of a trace with all frames and the bundle, without replaying them.',
    arguments: [['<file>', 'the trace']],
    examples: `  lanser trace show run.jsonl --index 3
  lanser trace show run.jsonl --operation rename --json | jq .rpc`,
    exitCodes: EXIT_CODES,
  });
  addFilters(show).action(
    runner('trace', async (edge, file: string, options: Options) =>
      print(file, options, edge, (shown) =>
        options.json === true ? edge.json(shown) : edge.print(shownText(shown, edge.colors)),
      ),
    ),
  );
}

function addFilters(command: Command): Command {
  return addPartial(command)
    .option('--index <n>', 'only the operation with this number, starting at 0', numberOf)
    .option('--operation <name>', 'only operations with this name, as in request.cmd of the bundle')
    .option('--selector <text>', 'only operations with this text in their selector')
    .option('--exit-code <n>', 'only operations with this exit code', numberOf)
    .addOption(new Option('--status <status>', 'only operations with this status').choices(['ok', 'error']));
}

async function print(
  name: string,
  options: Options,
  edge: Edge,
  write: (operation: ShownOperation) => boolean,
): Promise<number> {
  const file = path.resolve(name);
  const { signal } = edge;
  const progress = await bytesRead(file, edge);
  let found = 0;
  for await (const operation of listTrace(file, options, { partial: options.partial, signal, progress })) {
    found += 1;
    if (!write(operation) && !(await edge.drained())) break;
  }
  if (options.index !== undefined && found === 0) {
    const { operation, selector, exitCode, status } = options;
    const isFiltered = [operation, selector, exitCode, status].some((filter) => filter !== undefined);
    throw noOperation(options.index, isFiltered ? ' that matches the other filters' : '');
  }
  return 0;
}
