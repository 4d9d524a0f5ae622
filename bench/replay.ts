/**
 * Records a batch of requests for random names in a repository, and measures its replays. Prints the total time, and
 * the bundles per second after the first output.
 *
 *   npm run bench:replay -- REPOSITORY [--count 1000] [--rounds 3] [--seed 1]
 */
import { spawn } from 'node:child_process';
import { mkdtemp, realpath, rm, stat, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { cursorAt } from '../test/helpers/sdk-answers.ts';
import { benchArguments } from './bench-arguments.ts';
import { identifiersOf, pickedFrom } from './navigation/identifiers.ts';

const LANSER = fileURLToPath(new URL('../dist/bin.js', import.meta.url));
const COMMANDS = ['definition', 'hover', 'references', 'locate'];

const { repository, options } = benchArguments({ count: 1000, rounds: 3, seed: 1 });
const root = await realpath(repository);
const places = pickedFrom(identifiersOf(root), options.count, options.seed);
const temporary = await mkdtemp(path.join(os.tmpdir(), 'lanser-replay-'));
const input = path.join(temporary, 'requests.jsonl');
const trace = path.join(temporary, 'run.jsonl');
const lines = places.map((place, index) =>
  JSON.stringify({ cmd: COMMANDS[index % COMMANDS.length], selector: cursorAt(place) }),
);
await writeFile(input, `${lines.join('\n')}\n`);

interface Timed {
  readonly firstMs: number;
  readonly lastMs: number;
  readonly bundles: number;
}

async function timed(...args: readonly string[]): Promise<Timed> {
  const start = performance.now();
  const child = spawn(process.execPath, [LANSER, ...args], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let [bundles, firstMs, lastMs] = [0, 0, 0];
  child.stdout.on('data', (chunk: Buffer) => {
    lastMs = performance.now() - start;
    if (bundles === 0) firstMs = lastMs;
    for (const byte of chunk) if (byte === 10) bundles += 1;
  });
  const exitCode = await new Promise((resolve) => child.on('close', resolve));
  if (exitCode !== 0) throw new Error(`${args.join(' ')} ended with ${String(exitCode)}`);
  return { firstMs, lastMs, bundles };
}

const recorded = await timed('batch', input, '--trace-file', trace);
const megabytes = (await stat(trace)).size / 1e6;
process.stdout.write(
  `recorded ${recorded.bundles} bundles in ${(recorded.lastMs / 1000).toFixed(2)} s, ${megabytes.toFixed(1)} MB\n`,
);
for (let round = 1; round <= options.rounds; round += 1) {
  const { firstMs, lastMs, bundles } = await timed('trace', 'replay', trace, '--json');
  const perSecond = bundles / ((lastMs - firstMs) / 1000);
  process.stdout.write(
    `round ${round}: ${bundles} bundles in ${(lastMs / 1000).toFixed(2)} s, ${perSecond.toFixed(0)} bundles/s after ` +
      `the start, which takes ${((100 * firstMs) / lastMs).toFixed(0)} % of the time\n`,
  );
}
await rm(temporary, { recursive: true, force: true });
