/**
 * Edits random packages at random. Checks them with Pyright's command line before and after the edits. Compares the
 * files whose diagnostics change with the files that lanser considers affected.
 *
 *   npm run bench:affected-edits -- [PAIRS] [SEED]
 *
 * PAIRS is the number of packages (default: 400). Prints the number of affected files, and each missed file: a file
 * whose diagnostics change, but which lanser considers unaffected. Exits with 1 if a file is missed.
 */
import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { affectedSources } from '../../src/affected/affected-sources.ts';
import { sourceOutline } from '../../src/affected/source-outline.ts';
import { loadPythonErrors } from '../../src/syntax/python/python.ts';
import { moduleFiles } from '../../src/syntax/python/module-files.ts';
import { seededRandom, type SeededRandom } from '../../test/helpers/seeded-random.ts';
import { type Modules, randomEdit, randomProject } from './random-project.ts';

const hasError = await loadPythonErrors();
/** One run of Pyright for many packages is much faster than a run for each package. */
const PACKAGES_PER_RUN = 40;
const pyright = createRequire(import.meta.url).resolve('pyright/index.js');

/** A package before and after a random edit of one module. */
export interface Pair {
  readonly name: string;
  readonly before: Modules;
  readonly after: Modules;
}

export interface Missed {
  readonly file: string;
  /** The changed module's name, its removed lines (`-`), and its new source with marked additions (`+`). */
  readonly edit: readonly string[];
  readonly before: readonly string[];
  readonly after: readonly string[];
}

export interface Outcome {
  readonly files: number;
  readonly affected: number;
  readonly differing: number;
  readonly missed: readonly Missed[];
}

export function randomPairs(random: SeededRandom, count: number, first: number): readonly Pair[] {
  return Array.from({ length: count }, (_, index) => {
    const name = `p${first + index}`;
    const before = randomProject(random, name);
    return { name, before, after: randomEdit(random, before, randomProject(random, name)) };
  });
}

export async function checkPairs(pairs: readonly Pair[]): Promise<Outcome> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'lanser-affected-'));
  try {
    const sides = await Promise.all(
      (['before', 'after'] as const).map(async (side) => diagnostics(path.join(folder, side), pairs, side)),
    );
    const [before, after] = sides as [Diagnostics, Diagnostics];
    let files = 0;
    let affected = 0;
    let differing = 0;
    const missed: Missed[] = [];
    for (const pair of pairs) {
      const found = affectedOf(pair);
      for (const module of pair.before.keys()) {
        const file = `${pair.name}/${module}.py`;
        const isAffected = found === undefined || found.has(file);
        const [old, current] = [before.get(file) ?? [], after.get(file) ?? []];
        const differs = old.join('\n') !== current.join('\n');
        files += 1;
        affected += isAffected ? 1 : 0;
        differing += differs ? 1 : 0;
        if (differs && !isAffected) missed.push({ file, edit: editOf(pair), before: old, after: current });
      }
    }
    return { files, affected, differing, missed };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function editOf({ before, after }: Pair): readonly string[] {
  const changed = [...before.keys()].find((module) => before.get(module) !== after.get(module)) ?? '';
  const [old, current] = [before, after].map((modules) => (modules.get(changed) ?? '').split('\n'));
  const lines = (current ?? []).map(
    (line, index) => `${old?.includes(line) === true ? ' ' : '+'} ${index} ${line}`,
  );
  const removed = (old ?? []).flatMap((line, index) =>
    current?.includes(line) === true ? [] : [`- ${index} ${line}`],
  );
  return [`module ${changed}`, ...removed, ...lines];
}

/** Returns the affected files; undefined if all files are affected. */
function affectedOf({ name, before, after }: Pair): ReadonlySet<string> | undefined {
  const files = [...before.keys()].map((module) => `${name}/${module}.py`);
  const filesOf = moduleFiles(files);
  const read = (modules: Modules, module: string) =>
    sourceOutline(`${name}/${module}.py`, modules.get(module) ?? '', filesOf);
  const isChanged = (module: string): boolean => before.get(module) !== after.get(module);
  const modules = [...before.keys()];
  const found = affectedSources({
    unchanged: modules.filter((module) => !isChanged(module)).map((module) => read(before, module)),
    changed: modules.filter(isChanged).map((module) => ({
      file: `${name}/${module}.py`,
      before: read(before, module),
      after: read(after, module),
      hasSyntaxError: hasError(before.get(module) ?? '') || hasError(after.get(module) ?? ''),
    })),
    changedFolders: [],
  });
  return found.kind === 'some' ? found.files : undefined;
}

type Diagnostics = ReadonlyMap<string, readonly string[]>;

async function diagnostics(
  root: string,
  pairs: readonly Pair[],
  side: 'before' | 'after',
): Promise<Diagnostics> {
  for (const pair of pairs) {
    await mkdir(path.join(root, pair.name), { recursive: true });
    for (const [module, source] of pair[side]) {
      await writeFile(path.join(root, pair.name, `${module}.py`), source);
    }
  }
  await writeFile(path.join(root, 'pyrightconfig.json'), '{"typeCheckingMode": "standard"}');
  const output = await new Promise<string>((resolve) => {
    // Ignores the error of `execFile`, because Pyright exits with 1 if a package has an error.
    const options = { maxBuffer: 2 ** 30, cwd: root };
    execFile(process.execPath, [pyright, '--outputjson', '-p', root], options, (_, stdout) =>
      resolve(stdout),
    );
  });
  const found = new Map<string, string[]>();
  const { generalDiagnostics } = JSON.parse(output) as {
    readonly generalDiagnostics: readonly {
      readonly file: string;
      readonly range: unknown;
      readonly message: string;
      readonly severity: string;
      readonly rule?: string;
    }[];
  };
  for (const { file, range, message, severity, rule } of generalDiagnostics) {
    const name = path.relative(root, file).split(path.sep).join('/');
    const lines = found.get(name) ?? [];
    lines.push(JSON.stringify([range, severity, rule, message]));
    found.set(name, lines);
  }
  return found;
}

async function main(): Promise<void> {
  const [pairs = '400', seed = '1'] = process.argv.slice(2);
  const random = seededRandom(Number(seed));
  let [files, affected, differing, missed] = [0, 0, 0, 0];
  for (let first = 0; first < Number(pairs); first += PACKAGES_PER_RUN) {
    const outcome = await checkPairs(
      randomPairs(random, Math.min(PACKAGES_PER_RUN, Number(pairs) - first), first),
    );
    files += outcome.files;
    affected += outcome.affected;
    differing += outcome.differing;
    missed += outcome.missed.length;
    for (const { file, edit, before, after } of outcome.missed) {
      const removed = before.filter((line) => !after.includes(line));
      const added = after.filter((line) => !before.includes(line));
      process.stdout.write(
        `missed ${file}\n${edit.join('\n')}\n${[...removed.map((line) => `- ${line}`), ...added.map((line) => `+ ${line}`)].join('\n')}\n`,
      );
    }
    const done = Math.min(first + PACKAGES_PER_RUN, Number(pairs));
    process.stderr.write(
      `${done} pairs: ${affected} of ${files} files affected, ${differing} differ, ${missed} missed\n`,
    );
  }
  process.exitCode = missed > 0 ? 1 : 0;
}

if (process.argv[1] === import.meta.filename) await main();
