import { createReadStream } from 'node:fs';
import { Option, type Command } from 'commander';
import type { Host } from '../model/host.ts';
import { abortError, errnoOf, LanserError } from '../model/lanser-error.ts';
import { answerBatch, type BatchInput } from '../session/batch.ts';
import type { CommonOptions } from './common-options.ts';
import { addCommonOptions } from './common-options.ts';
import { countOf } from './place-commands.ts';
import type { Edge } from './process-edge.ts';
import type { Runner } from './runner.ts';
import { openCommandWorkspace } from './workspace-options.ts';

interface BatchCommandOptions extends CommonOptions {
  readonly concurrency?: number;
}

export function addBatchCommand(program: Command, runner: Runner): void {
  addCommonOptions(
    program
      .command('batch')
      .summary('many requests to one process, as lines of JSON')
      .description(
        'Reads one request per line, {"cmd", "selector", "options", "id"}, and writes one bundle per line, in the same order and as soon as it is there. Servers stay warm between the lines. A line that is no request is answered too.',
      )
      .argument('[file]', 'a file, or "-" for standard input', '-'),
  )
    .addOption(
      new Option('--concurrency <n>', 'how many requests are under way at a time (default: 32)').argParser(
        countOf,
      ),
    )
    .addHelpText(
      'after',
      `
Examples:
  lanser batch requests.jsonl | jq -c '[.meta.batch.id, .error.code]'
  echo '{"cmd": "def", "selector": "src/app.py@L42:C7"}' | lanser batch

Exit codes: 0 every line was answered, error bundles included, 20 the input cannot be read, 28 stopped.`,
    )
    .action(async (file: string, options: BatchCommandOptions) => {
      await runner(options, { cmd: 'batch', options: {} }, async (edge) => {
        await using workspace = await openCommandWorkspace(edge, options);
        const { concurrency } = options;
        const lines = readLines(file, edge);
        for await (const bundle of answerBatch(workspace, lines, {
          host: edge.host,
          concurrency,
          signal: edge.signal,
        })) {
          const isFull = !edge.out(`${JSON.stringify(bundle)}\n`);
          // Where nobody reads any more there is nothing left to do.
          if (isFull && !(await edge.drained())) return 0;
        }
        return 0;
      });
    });
}

/** Lines as they come; each is stamped with the time at which it was read. */
async function* readLines(file: string, { host, signal }: Edge): AsyncGenerator<BatchInput> {
  const stream = file === '-' ? process.stdin : createReadStream(file);
  const stop = (): void => void stream.destroy(abortError(signal));
  signal.addEventListener('abort', stop, { once: true });
  const decoder = new TextDecoder('utf-8');
  let rest = '';
  let line = 0;
  const inputs = function* (text: string, host_: Host): Generator<BatchInput> {
    const arrivedMs = host_.monotonicMs();
    const lines = text.split('\n');
    rest = lines.pop() ?? '';
    for (const one of lines) {
      line += 1;
      if (one.trim() !== '') yield { line, text: one, arrivedMs };
    }
  };
  try {
    for await (const chunk of stream)
      yield* inputs(rest + decoder.decode(chunk as Buffer, { stream: true }), host);
    yield* inputs(`${rest}${decoder.decode()}\n`, host);
  } catch (error) {
    if (error instanceof LanserError) throw error;
    throw new LanserError(
      'E/USAGE',
      `The input cannot be read (${errnoOf(error) ?? 'unknown error'}).`,
      { errno: errnoOf(error) ?? null },
      error,
    );
  } finally {
    signal.removeEventListener('abort', stop);
  }
}
