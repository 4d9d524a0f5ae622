/**
 * Measures the run times of `lanser def`, `diag` and `--version`, from process start to exit. Each round runs every
 * command once. Prints the median time of each command, and its median ratio to `node -e 0` in the same round. Also
 * prints the median response times of a warm language server without lanser.
 *
 *   npm run bench:daemon -- REPOSITORY [--rounds 21] [--seed 1]
 *
 * Copies the repository, because the benchmark edits files.
 */
import { spawnSync } from 'node:child_process';
import { appendFileSync, cpSync, mkdtempSync, realpathSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { rawServer } from '../test/helpers/raw-server.ts';
import { benchArguments } from './bench-arguments.ts';
import { identifiersOf, pickedFrom } from './navigation/identifiers.ts';
import { loadText, median } from './measures.ts';

const LANSER = fileURLToPath(new URL('../dist/bin.js', import.meta.url));
const { repository, options } = benchArguments({ rounds: 21, seed: 1 });
const { rounds } = options;
const folder = realpathSync(mkdtempSync(path.join(os.tmpdir(), 'lanser-bench-')));
const root = path.join(folder, 'repository');
cpSync(repository, root, { recursive: true });
const { LANSER_NO_DAEMON: _off, CI: _ci, ...inherited } = process.env;
const env = { ...inherited, XDG_RUNTIME_DIR: folder };

function timed(args: readonly string[]): number {
  const start = performance.now();
  const { status, stderr } = spawnSync(process.execPath, args, { cwd: root, env, encoding: 'utf8' });
  const ms = performance.now() - start;
  if (status !== 0 && status !== 1) throw new Error(`${args.join(' ')}: ${status ?? 'killed'}\n${stderr}`);
  return ms;
}

const places = pickedFrom(identifiersOf(root), rounds, options.seed);
const selectorOf = ({ file, line, character }: (typeof places)[number]): string =>
  `${file}@L${line + 1}:C${character + 1}`;
const [first] = places;
if (first === undefined) throw new Error('the repository has no identifiers');
const lanser = (...args: readonly string[]): readonly string[] => [LANSER, ...args];
const edit = (round: number): void => appendFileSync(path.join(root, first.file), `# edit ${round}\n`);

const commands: Readonly<Record<string, (round: number) => number>> = {
  'node -e 0': () => timed(['-e', '0']),
  '--version': () => timed(lanser('--version')),
  'def, same place': () => timed(lanser('def', selectorOf(first), '--json')),
  'def, a new place': (round) => timed(lanser('def', selectorOf(places[round] ?? first), '--json')),
  'diag of a file': () => timed(lanser('diag', first.file, '--json')),
  'def after an edit': (round) => {
    edit(round);
    return timed(lanser('def', selectorOf(first), '--json'));
  },
  'diag after an edit': (round) => {
    edit(rounds + round);
    return timed(lanser('diag', first.file, '--json'));
  },
  'def --no-daemon': () => timed(lanser('def', selectorOf(first), '--json', '--no-daemon')),
};

async function rawTimes(): Promise<Readonly<Record<string, number>>> {
  await using server = await rawServer(root);
  const { file, line, character } = places[0] ?? { file: '', line: 0, character: 0 };
  const definitions: number[] = [];
  const diagnostics: number[] = [];
  let uri = await server.open(file);
  for (let round = 0; round < rounds; round += 1) {
    const start = performance.now();
    await server.request('textDocument/definition', { textDocument: { uri }, position: { line, character } });
    definitions.push(performance.now() - start);
    edit(round);
    const editMs = performance.now();
    await server.changed([file]);
    uri = await server.open(file);
    await server.request('textDocument/diagnostic', { textDocument: { uri } });
    diagnostics.push(performance.now() - editMs);
  }
  return { 'raw definition': median(definitions), 'raw diagnostic after an edit': median(diagnostics) };
}

try {
  console.log(`${loadText()}, Node ${process.versions.node}`);
  const cold = timed(lanser('def', selectorOf(first), '--json'));
  timed(lanser('diag', first.file, '--json'));
  const times = new Map(Object.keys(commands).map((name) => [name, [] as number[]]));
  for (let round = 0; round < rounds; round += 1) {
    for (const [name, run] of Object.entries(commands)) times.get(name)?.push(run(round));
  }
  const base = times.get('node -e 0') ?? [];
  console.log(`first call, which starts the background process: ${cold.toFixed(0)} ms`);
  for (const [name, all] of times) {
    const ratio = median(all.map((ms, round) => ms / (base[round] ?? ms)));
    console.log(`${name.padEnd(22)} ${median(all).toFixed(0).padStart(6)} ms  ${ratio.toFixed(2)} x`);
  }
  for (const [name, ms] of Object.entries(await rawTimes())) console.log(`${name}: ${ms.toFixed(1)} ms`);
  console.log(loadText());
  console.log(
    spawnSync(process.execPath, [LANSER, 'serve', '--status'], { cwd: root, env, encoding: 'utf8' }).stdout,
  );
} finally {
  spawnSync(process.execPath, [LANSER, 'stop'], { cwd: root, env });
  rmSync(folder, { recursive: true, force: true });
}
