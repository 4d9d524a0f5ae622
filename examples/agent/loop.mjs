// A scripted agent renames a symbol with lanser. It locates the symbol, previews the rename, applies the plan and
// checks the diagnostics. The agent reads only compact answers, as a model would.
//
//   node loop.mjs RateTable.rate rate_on                      in a Git checkout of a Python project
//   node loop.mjs RateTable.rate rate_on node path/to/bin.js  with a lanser that is not on PATH
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const [name, newName, program = 'lanser', ...programArguments] = process.argv.slice(2);
const folder = mkdtempSync(path.join(os.tmpdir(), 'agent-'));
const before = path.join(folder, 'before.json');

/** Runs a command of lanser. Returns its output. If the command fails, prints its message and throws an Error. */
function run(...args) {
  const { status, stdout, stderr } = spawnSync(program, [...programArguments, ...args], { encoding: 'utf8' });
  if (status === 0) return { stdout, stderr };
  // The message names the next step. A model would take this step; this script only prints the message.
  process.stdout.write(stderr);
  throw new Error(`lanser ${args[0]} ended with exit code ${status}`);
}

/** Runs a command whose output the model reads. */
function ask(...args) {
  process.stdout.write(`$ lanser ${args.join(' ')}\n`);
  const { stdout, stderr } = run(...args, '--compact');
  process.stdout.write(stdout);
  return { answer: stdout, notes: stderr };
}

try {
  // The diagnostics before the edit, for the score. The model does not read them.
  writeFileSync(before, run('diag', '--json').stdout);

  ask('locate', name);
  const { answer: preview } = ask('rename', name, newName);
  const { plan } = /lanser apply (?<plan>sha256:[0-9a-f]+)/u.exec(preview)?.groups ?? {};
  const isSafe = /; all \d+ checks passed; /u.test(preview);
  const [, errorsBefore, errorsAfter] = /; errors (\d+) -> (\d+)/u.exec(preview) ?? [];
  if (plan === undefined || !isSafe || !(Number(errorsAfter) <= Number(errorsBefore))) {
    throw new Error('the preview has failed checks or new errors; nothing was written');
  }
  ask('apply', plan);
  const { notes } = ask('diag', '--prev', before);
  process.stdout.write(/^reward .*$/mu.exec(notes)?.[0] ?? 'no reward');
  process.stdout.write('\n');
} catch (error) {
  process.stdout.write(`stopped: ${error.message}\n`);
  process.exitCode = 1;
} finally {
  rmSync(folder, { recursive: true });
}
