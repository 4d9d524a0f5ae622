/**
 * Measures the time that lanser adds to a request for the definition of a random name in `--files` random files.
 * Sends each request directly to a Pyright server, and through the SDK to a second server. The order of these two
 * alternates. Each round has `--count` new names. Before the first round, each server answers a hover for each name.
 *
 *   npm run bench:overhead -- REPOSITORY [--count 1000] [--rounds 3] [--files 20] [--seed 1]
 */
import { realpath } from 'node:fs/promises';
import { nodeHost } from '../../src/session/node-host.ts';
import { openWorkspace } from '../../src/sdk/open-workspace.ts';
import type { Place } from '../../test/helpers/raw-answers.ts';
import { rawServer } from '../../test/helpers/raw-server.ts';
import { cursorAt } from '../../test/helpers/sdk-answers.ts';
import { benchArguments } from '../bench-arguments.ts';
import { median, quantile } from '../measures.ts';
import { identifiersOf, pickedFrom } from './identifiers.ts';

const { repository, options } = benchArguments({
  count: 1000,
  rounds: 3,
  files: 20,
  seed: 1,
});
const { count, rounds, seed } = options;
const root = await realpath(repository);
const all = identifiersOf(root);
const files = new Set(pickedFrom([...new Set(all.map(({ file }) => file))], options.files, seed));
const places = pickedFrom(
  all.filter(({ file }) => files.has(file)),
  count * rounds,
  seed,
);

await using server = await rawServer(root);
await using workspace = await openWorkspace(root, { host: nodeHost({}) });

async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

const request = async (method: string, { file, line, character }: Place): Promise<unknown> =>
  server.request(method, {
    textDocument: { uri: await server.open(file) },
    position: { line, character },
  });

for (const place of places) {
  await request('textDocument/hover', place);
  await workspace.hover(cursorAt(place));
}

const row = (name: string, times: readonly number[]): string =>
  `  ${name.padEnd(11)} median ${median(times).toFixed(3)} ms, p95 ${quantile(times, 0.95).toFixed(3)} ms\n`;

process.stdout.write(`${files.size} files\n`);
for (let round = 0; round < rounds; round += 1) {
  const raw: number[] = [];
  const lanser: number[] = [];
  for (const [index, place] of places.slice(round * count, (round + 1) * count).entries()) {
    const plain = async (): Promise<number> =>
      raw.push(await timed(async () => request('textDocument/definition', place)));
    const ours = async (): Promise<number> =>
      lanser.push(await timed(async () => workspace.definition(cursorAt(place))));
    for (const measure of (index + round) % 2 === 0 ? [plain, ours] : [ours, plain]) await measure();
  }
  const added = lanser.map((time, index) => time - (raw[index] ?? 0));
  process.stdout.write(
    `round ${round + 1}, ${raw.length} names\n${row('raw', raw)}${row('lanser', lanser)}${row('difference', added)}`,
  );
}
