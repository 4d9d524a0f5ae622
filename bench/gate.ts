/**
 * Compares the whole gate with two runs of the Pyright CLI, one on a checkout of each commit. The runs
 * alternate on the same machine, with the same Node. Prints the ratio gate / (base + head), and whether all
 * diagnostics of both sides are equal.
 *
 *   npm run bench:gate -- REPOSITORY BASE HEAD [RUNS]
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { median } from './measures.ts';

const [repository, base, head, runs = '3'] = process.argv.slice(2);
if (repository === undefined || base === undefined || head === undefined) {
  throw new Error('usage: npm run bench:gate -- REPOSITORY BASE HEAD [RUNS]');
}
const lanser = fileURLToPath(new URL('../dist/bin.js', import.meta.url));
const pyright = createRequire(import.meta.url).resolve('pyright/index.js');

interface Timed {
  readonly seconds: number;
  readonly output: string;
}

interface Diagnostic {
  readonly severity: string;
  readonly rule?: string | null;
  readonly message: string;
}

interface PyrightOutput {
  readonly generalDiagnostics: readonly (Diagnostic & {
    readonly file: string;
    readonly range: Readonly<Record<'start' | 'end', { readonly line: number; readonly character: number }>>;
  })[];
}

interface Bundle {
  readonly facts: {
    readonly diagnostics: readonly (Diagnostic & {
      readonly uri: string;
      readonly range: readonly number[];
    })[];
  };
}

function timed(args: readonly string[], cwd: string): Timed {
  const start = performance.now();
  const result = spawnSync(process.execPath, args, {
    cwd,
    encoding: 'utf8',
    maxBuffer: 1024 ** 3,
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  return { seconds: (performance.now() - start) / 1000, output: result.stdout };
}

/** Returns every diagnostic as one line, sorted, for the comparison. */
function ofPyright(output: string, root: string): string {
  const { generalDiagnostics } = JSON.parse(output) as PyrightOutput;
  return generalDiagnostics
    .map(({ file, range: { start, end }, severity, rule, message }) => {
      const range = [start.line, start.character, end.line, end.character];
      return JSON.stringify([path.relative(root, file), range, severity, rule ?? null, message]);
    })
    .toSorted()
    .join('\n');
}

async function ofBundle(file: string): Promise<string> {
  const { facts } = JSON.parse(await readFile(file, 'utf8')) as Bundle;
  return facts.diagnostics
    .map(({ uri, range, severity, rule, message }) =>
      JSON.stringify([uri, range, severity, rule ?? null, message]),
    )
    .toSorted()
    .join('\n');
}

/** Writes a commit's files to a plain folder. Head gets base's configuration, as in the gate. */
async function checkout(target: string, revision: string, configuration: string): Promise<void> {
  await mkdir(target, { recursive: true });
  const git = ['git', '-C', JSON.stringify(path.resolve(repository as string))].join(' ');
  const tar = `tar -x -C ${JSON.stringify(target)}`;
  execFileSync('sh', ['-c', `${git} archive ${revision} | ${tar}`]);
  for (const name of ['pyproject.toml', 'pyrightconfig.json']) {
    await rm(path.join(target, name), { force: true });
    execFileSync('sh', [
      '-c',
      `${git} archive ${configuration} ${name} 2>/dev/null | ${tar} 2>/dev/null || true`,
    ]);
  }
}

const directory = await mkdtemp(path.join(os.tmpdir(), 'lanser-bench-'));
try {
  const before = path.join(directory, 'before');
  const after = path.join(directory, 'after');
  await checkout(before, base, base);
  await checkout(after, head, base);
  const report = path.join(directory, 'report');
  const ratios: number[] = [];
  for (let run = 1; run <= Number(runs); run += 1) {
    const gate = timed(
      [lanser, 'gate', '--base', base, '--head', head, '--json', '--report-directory', report],
      repository,
    );
    const cliBefore = timed([pyright, '--outputjson'], before);
    const cliAfter = timed([pyright, '--outputjson'], after);
    const ratio = gate.seconds / (cliBefore.seconds + cliAfter.seconds);
    ratios.push(ratio);
    const same =
      (await ofBundle(path.join(report, 'bundles', 'before.json'))) === ofPyright(cliBefore.output, before) &&
      (await ofBundle(path.join(report, 'bundles', 'after.json'))) === ofPyright(cliAfter.output, after);
    const seconds = [gate, cliBefore, cliAfter].map((entry) => entry.seconds.toFixed(1));
    process.stdout.write(
      `run ${run}: gate ${seconds[0]} s, pyright ${seconds[1]} s + ${seconds[2]} s, ratio ${ratio.toFixed(2)}, diagnostics ${same ? 'equal' : 'DIFFER'}\n`,
    );
    if (!same) process.exitCode = 1;
  }
  process.stdout.write(
    `ratio, median of ${runs}: ${median(ratios).toFixed(2)} (${os.availableParallelism()} cores, Node ${process.versions.node})\n`,
  );
} finally {
  await rm(directory, { recursive: true, force: true });
}
