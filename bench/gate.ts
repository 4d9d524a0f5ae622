/**
 * Compares the time of the gate with the time of two runs of the Pyright CLI. One run checks the files of BASE. The
 * other run checks the files of HEAD with the configuration of BASE. Prints the ratio gate / (base + head). Exits
 * with 1 if the diagnostics of the gate and the CLI differ. BASE must be an ancestor of HEAD, because the gate checks
 * the merge base of BASE and HEAD, not BASE itself. RUNS is 3 by default.
 *
 *   npm run bench:gate -- REPOSITORY BASE HEAD [RUNS]
 */
import { readFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { commitFolders, PYRIGHT, timed } from './commit-folders.ts';
import { median } from './measures.ts';
import { endWithUsage } from './usage.ts';

const [repository, base, head, runs = '3'] = process.argv.slice(2);
if (repository === undefined || base === undefined || head === undefined) {
  endWithUsage('REPOSITORY, BASE or HEAD is missing.');
}
const lanser = fileURLToPath(new URL('../dist/bin.js', import.meta.url));

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

/** Returns the CLI's diagnostics as sorted lines of JSON, in the form of {@link ofBundle}. */
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

{
  await using folders = await commitFolders(repository, base, head);
  const { before, after } = folders;
  const report = path.join(folders.directory, 'report');
  const ratios: number[] = [];
  for (let run = 1; run <= Number(runs); run += 1) {
    const gate = timed(
      [lanser, 'gate', '--base', base, '--head', head, '--json', '--report-directory', report],
      repository,
    );
    const cliBefore = timed([PYRIGHT, '--outputjson'], before);
    const cliAfter = timed([PYRIGHT, '--outputjson'], after);
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
}
