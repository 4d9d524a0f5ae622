/**
 * Measures the time of `--count` requests for definitions, from the start of a process to the last answer. Compares
 * `lanser batch` without cached answers and the raw server (Pyright without lanser). The raw server gets all requests
 * at once.
 *
 *   npm run bench:throughput -- REPOSITORY [--count 1000] [--rounds 3] [--seed 1]
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, realpath, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { rawServer } from '../../test/helpers/raw-server.ts';
import { cursorAt } from '../../test/helpers/sdk-answers.ts';
import { benchArguments } from '../bench-arguments.ts';
import { identifiersOf, pickedFrom } from './identifiers.ts';

const LANSER = fileURLToPath(new URL('../../dist/bin.js', import.meta.url));

const { repository, options } = benchArguments({ count: 1000, rounds: 3, seed: 1 });
const root = await realpath(repository);
const places = pickedFrom(identifiersOf(root), options.count, options.seed);
const temporary = await mkdtemp(path.join(os.tmpdir(), 'lanser-throughput-'));
const input = path.join(temporary, 'requests.jsonl');
const lines = places.map((place) => JSON.stringify({ cmd: 'definition', selector: cursorAt(place) }));
await writeFile(input, `${lines.join('\n')}\n`);

async function raw(): Promise<number> {
  const start = performance.now();
  await using server = await rawServer(root);
  const answers = places.map(async ({ file, line, character }) => {
    const uri = await server.open(file);
    return server.request('textDocument/definition', {
      textDocument: { uri },
      position: { line, character },
    });
  });
  await Promise.all(answers);
  return performance.now() - start;
}

async function lanser(): Promise<number> {
  const start = performance.now();
  const env = { ...process.env, XDG_CACHE_HOME: await mkdtemp(path.join(temporary, 'cache-')) };
  const batch = spawn(process.execPath, [LANSER, 'batch', input], {
    cwd: root,
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let answered = 0;
  let time = 0;
  batch.stdout.on('data', (chunk: Buffer) => {
    for (const byte of chunk) if (byte === 10) answered += 1;
    time = performance.now() - start;
  });
  await once(batch, 'close');
  if (answered !== places.length) throw new Error(`${answered} of ${places.length} requests were answered`);
  return time;
}

for (let round = 1; round <= options.rounds; round += 1) {
  const [plain, ours] = [await raw(), await lanser()];
  process.stdout.write(
    `round ${round}: raw ${(plain / 1000).toFixed(2)} s, lanser ${(ours / 1000).toFixed(2)} s, ` +
      `lanser's throughput is ${(plain / ours).toFixed(2)} times that of the raw server\n`,
  );
}
await rm(temporary, { recursive: true, force: true });
