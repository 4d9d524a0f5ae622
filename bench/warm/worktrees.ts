/**
 * Measures the memory of one warm process (a background process that keeps servers open) for many worktrees of a
 * repository. First measures one worktree with a separate warm process. Then runs two rounds. Each edits all
 * worktrees, and then sends requests for them: in the first round one by one, in the second all at once. Compares
 * these answers with the answers of new processes. Exits with 1 if an answer differs, if several warm processes run
 * at once, or if a process is left. Also exits with 1 if the peak exceeds `--limit` times the peak of one worktree.
 *
 *   npm run bench:worktrees -- REPOSITORY [--count 30] [--limit 2] [--seed 1]
 *
 * Works in a clone of the repository.
 */
import { execFileSync } from 'node:child_process';
import { appendFileSync } from 'node:fs';
import path from 'node:path';
import { processesNaming } from '../../test/helpers/processes.ts';
import { identifiersOf, pickedFrom } from '../navigation/identifiers.ts';
import { benchArguments } from '../bench-arguments.ts';
import { loadText } from '../measures.ts';
import { processUse, type ProcessUse } from './process-use.ts';
import { comparable, copyProgram } from './program-copy.ts';

const { repository, options } = benchArguments({ count: 30, limit: 2, seed: 1 });
const { count } = options;
await using copy = copyProgram('worktrees');
const clone = path.join(copy.folder, 'clone');
const git = (...args: readonly string[]): Buffer => execFileSync('git', ['-C', clone, ...args]);
execFileSync('git', ['clone', '--quiet', '--no-hardlinks', path.resolve(repository), clone]);
const places = pickedFrom(identifiersOf(clone), count, options.seed);

interface Tree {
  readonly root: string;
  readonly file: string;
  readonly commands: readonly (readonly string[])[];
}

const trees = places.map(({ file, line, character }, index): Tree => {
  const root = path.join(copy.folder, `tree-${index + 1}`);
  git('worktree', 'add', '--quiet', '--detach', root);
  const place = `${file}@L${line + 1}:C${character + 1}`;
  return {
    root,
    file,
    commands: [
      ['def', place, '--json'],
      ['diag', file, '--json'],
    ],
  };
});

function daemons(): readonly number[] {
  const found = processesNaming(copy.folder).filter(({ command }) => command.includes(' serve --workspace '));
  // A new child process has the command line of its parent until it executes its own program. So a child of a found
  // process is not a second warm process.
  return found.filter(({ parent }) => !found.some(({ pid }) => pid === parent)).map(({ pid }) => pid);
}

let wrong = 0;
let processes = 0;

/**
 * Returns two samples of the warm process: the sample with the most memory during `work`, and the last sample.
 *
 * @throws Error if no sample finds a warm process; the errors of `work`.
 */
async function used(
  work: () => Promise<void>,
): Promise<{ readonly peak: ProcessUse; readonly last: ProcessUse }> {
  let peak: ProcessUse | undefined;
  let last: ProcessUse | undefined;
  const sample = (): void => {
    const running = daemons();
    processes = Math.max(processes, running.length);
    if (running[0] === undefined) return;
    last = processUse(running[0]);
    if (last.totalMiB > (peak?.totalMiB ?? 0)) peak = last;
  };
  const timer = setInterval(sample, 100);
  try {
    await work();
  } finally {
    clearInterval(timer);
  }
  sample();
  if (peak === undefined || last === undefined) throw new Error('no warm process runs');
  return { peak, last };
}

async function sendCommands(
  { root, commands }: Tree,
  expected: readonly string[] | undefined,
): Promise<void> {
  for (const [index, argv] of commands.entries()) {
    const answer = comparable(await copy.run(root, argv));
    if (expected === undefined || answer === expected[index]) continue;
    wrong += 1;
    console.log(`DIFFERENT ${root} ${argv.join(' ')}\n${answer}\n${expected[index]}`);
  }
}

async function coldAnswers({ root, commands }: Tree): Promise<readonly string[]> {
  const answers: string[] = [];
  for (const argv of commands) answers.push(comparable(await copy.runAlone(root, argv)));
  return answers;
}

const mib = (value: number): string => `${Math.round(value)} MiB`;
const shown = ({ totalMiB, mainMiB, serversMiB, servers }: ProcessUse): string =>
  `${mib(totalMiB)} (${mib(mainMiB)} lanser, ${mib(serversMiB)} in ${servers} servers)`;

console.log(`${loadText()}, Node ${process.versions.node}`);
const [first] = trees;
if (first === undefined) throw new Error('the repository has no names');
const one = await used(async () => {
  for (let round = 0; round < 3; round += 1) await sendCommands(first, undefined);
});
console.log(`one worktree: peak ${shown(one.peak)}, last ${shown(one.last)}`);
await copy.run(first.root, ['stop']);

const limit = options.limit * one.peak.totalMiB;
const rounds: Readonly<Record<string, (answered: (tree: Tree) => Promise<void>) => Promise<void>>> = {
  'in turn': async (answered) => {
    for (const tree of trees) await answered(tree);
  },
  'all at once': async (answered) => {
    await Promise.all(trees.map(answered));
  },
};
for (const [name, work] of Object.entries(rounds)) {
  const expected = new Map<Tree, readonly string[]>();
  for (const [index, tree] of trees.entries()) {
    appendFileSync(path.join(tree.root, tree.file), `\nedited: int = "${name} ${index}"\n`);
    expected.set(tree, await coldAnswers(tree));
  }
  const startMs = performance.now();
  const { peak, last } = await used(async () => work(async (tree) => sendCommands(tree, expected.get(tree))));
  const seconds = ((performance.now() - startMs) / 1000).toFixed(1);
  const ratio = peak.totalMiB / one.peak.totalMiB;
  console.log(
    `${trees.length} worktrees, ${name}: ${seconds} s, peak ${shown(peak)}, ${ratio.toFixed(2)} times one, last ${shown(last)}`,
  );
  if (peak.totalMiB > limit) process.exitCode = 1;
}
const status = await copy.status(first.root);
console.log(`${processes} warm processes; ${status?.answered ?? 0} commands answered, ${wrong} different`);
await copy.run(first.root, ['stop']);
const left = processesNaming(copy.folder);
if (left.length > 0) console.log('LEFT', left);
if (wrong > 0 || processes !== 1 || left.length > 0) process.exitCode = 1;
