/**
 * Measures how many recorded steps `lanser reward` scores per second of processor time. Records one batch of
 * requests, copies the recording until there are `--copies` recordings, and scores all of these.
 *
 *   npm run bench:rescore -- REPOSITORY [--count 1000] [--copies 5] [--rounds 3] [--seed 1]
 */
import { spawnSync } from 'node:child_process';
import { copyFile, mkdir, mkdtemp, readFile, realpath, rm, stat, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { cursorAt } from '../test/helpers/sdk-answers.ts';
import { benchArguments } from './bench-arguments.ts';
import { identifiersOf, pickedFrom } from './navigation/identifiers.ts';

const LANSER = fileURLToPath(new URL('../dist/bin.js', import.meta.url));
const COMMANDS = ['definition', 'hover', 'references', 'locate'];

const defaults = { count: 1000, copies: 5, rounds: 3, seed: 1 };
const { repository, options } = benchArguments(defaults);
const root = await realpath(repository);
const temporary = await mkdtemp(path.join(os.tmpdir(), 'lanser-rescore-'));
const runs = path.join(temporary, 'runs');
await mkdir(runs);

const environment = { ...process.env, LANSER_NO_DAEMON: '1' };

function run(args: readonly string[], env: NodeJS.ProcessEnv = environment): string {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    cwd: root,
    env,
    encoding: 'utf8',
    maxBuffer: 2 ** 30,
  });
  if (status !== 0) throw new Error(stderr);
  return stdout;
}

const CLOCK = `process.on('exit', () => {
  const { user, system } = process.cpuUsage();
  require('node:fs').writeFileSync(process.env.PROCESSOR_TIME, String(user + system));
});`;
const clock = path.join(temporary, 'clock.cjs');
const result = path.join(temporary, 'processor-time');
await writeFile(clock, CLOCK);

const input = path.join(temporary, 'requests.jsonl');
const lines = pickedFrom(identifiersOf(root), options.count, options.seed).map((place, index) =>
  JSON.stringify({ cmd: COMMANDS[index % COMMANDS.length], selector: cursorAt(place) }),
);
await writeFile(input, `${lines.join('\n')}\n`);
const first = path.join(runs, '1.jsonl');
run([LANSER, 'batch', input, '--trace-file', first]);
for (let copy = 2; copy <= options.copies; copy += 1) {
  await copyFile(first, path.join(runs, `${copy}.jsonl`));
}
const bytes = (await stat(first)).size / lines.length;
process.stdout.write(
  `${lines.length} steps in each of ${options.copies} recordings, ${bytes.toFixed(0)} bytes per step\n`,
);
const steps = lines.length * options.copies;
for (let round = 1; round <= options.rounds; round += 1) {
  run(['--require', clock, LANSER, 'reward', '--trace', runs, '--weights', 'wA=0.5,wD=1'], {
    ...environment,
    PROCESSOR_TIME: result,
  });
  const seconds = Number(await readFile(result, 'utf8')) / 1e6;
  process.stdout.write(
    `round ${round}: ${(steps / seconds).toFixed(0)} steps a second of processor time (${seconds.toFixed(2)} s)\n`,
  );
}
await rm(temporary, { recursive: true });
