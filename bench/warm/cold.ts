/**
 * Measures the times from the start of a process to its answer and to its end. Before each run, the cache is empty
 * and lanser's background process is stopped. Each round runs a client that uses Pyright directly, then
 * `lanser def`, then `lanser def --no-daemon`. `lanser def` also starts the background process.
 *
 *   npm run bench:cold -- REPOSITORY [--rounds 15] [--seed 1]
 */
import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { BundleOf, DefinitionsFacts } from '../../src/model/bundle.ts';
import { identifiersOf, pickedFrom } from '../navigation/identifiers.ts';
import { benchArguments } from '../bench-arguments.ts';
import { loadText, median } from '../measures.ts';
import { copyProgram } from './program-copy.ts';

const { repository, options } = benchArguments({ rounds: 15, seed: 1 });
const root = path.resolve(repository);
const { rounds } = options;
const RAW = fileURLToPath(new URL('../../test/fixtures/programs/definition-client.mjs', import.meta.url));
const SERVER = path.join(
  path.dirname(createRequire(import.meta.url).resolve('pyright/package.json')),
  'langserver.index.js',
);
await using copy = copyProgram('cold');
const cache = path.join(copy.folder, 'cache');

interface Timed {
  readonly answerMs: number;
  readonly endMs: number;
  readonly definitions: number;
}

async function timed(args: readonly string[], count: (stdout: string) => number): Promise<Timed> {
  rmSync(cache, { recursive: true, force: true });
  const startMs = performance.now();
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: copy.env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let stdout = '';
  let answerMs = 0;
  child.stdout.setEncoding('utf8').on('data', (chunk: string) => {
    stdout += chunk;
    answerMs = performance.now() - startMs;
  });
  await new Promise((resolve) => child.on('close', resolve));
  const endMs = performance.now() - startMs;
  await copy.run(root, ['stop']);
  return { answerMs, endMs, definitions: count(stdout) };
}

const definitionsIn = (stdout: string): number =>
  (JSON.parse(stdout) as BundleOf<DefinitionsFacts>).facts?.definitions.length ?? 0;
const rawDefinitions = (stdout: string): number =>
  (JSON.parse(stdout) as readonly unknown[] | null)?.length ?? 0;

const places = pickedFrom(identifiersOf(root), rounds + 1, options.seed);
const programs: Readonly<Record<string, (place: (typeof places)[number]) => Promise<Timed>>> = {
  'raw client': async ({ file, line, character }) =>
    timed([RAW, SERVER, root, file, String(line), String(character)], rawDefinitions),
  def: async ({ file, line, character }) =>
    timed([copy.program, 'def', `${file}@L${line + 1}:C${character + 1}`, '--json'], definitionsIn),
  'def --no-daemon': async ({ file, line, character }) =>
    timed(
      [copy.program, 'def', `${file}@L${line + 1}:C${character + 1}`, '--json', '--no-daemon'],
      definitionsIn,
    ),
};

console.log(`${loadText()}, Node ${process.versions.node}`);
const times = new Map(Object.keys(programs).map((name) => [name, [] as Timed[]]));
for (const [round, place] of places.entries()) {
  for (const [name, run] of Object.entries(programs)) {
    const result = await run(place);
    // The first round is not counted, because it reads the files of the programs into memory.
    if (round > 0) times.get(name)?.push(result);
  }
}
const raw = times.get('raw client') ?? [];
for (const [name, all] of times) {
  const ratio = median(all.map(({ answerMs }, index) => answerMs / (raw[index]?.answerMs ?? answerMs)));
  const found = all.reduce((sum, { definitions }) => sum + definitions, 0);
  console.log(
    `${name.padEnd(16)} answer ${median(all.map(({ answerMs }) => answerMs)).toFixed(0)} ms, ${ratio.toFixed(2)} x; end ${median(all.map(({ endMs }) => endMs)).toFixed(0)} ms; ${found} definitions`,
  );
}
console.log(loadText());
