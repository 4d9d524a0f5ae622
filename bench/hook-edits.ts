/**
 * Checks the answers of `lanser hook` after edits. For each commit, checks out its parent and stores the state of the
 * files. Then writes the commit's files one by one. After each Python file, one session answers as the hook does for
 * an edit. A second session, with its own servers, compares all affected files with the stored state, as
 * `lanser delta` does. Both sessions must report the same new errors in the written file. In all other files, the
 * second session must report every new error of the first session. Exits with 1 if an answer breaks these rules.
 *
 *   npm run bench:hook-edits -- REPOSITORY [--count 60] [--skip 0]
 *
 * Clones the repository. Of the commits that change Python files, skips the newest `--skip` commits, and checks the
 * next `--count` commits.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { sessionHost } from '../src/daemon/session-environment.ts';
import { warmDeltas } from '../src/daemon/warm-deltas.ts';
import { openDeltaSession } from '../src/delta/delta-session.ts';
import { storePoint } from '../src/delta/points.ts';
import type { DeltaDocument } from '../src/model/delta.ts';
import { loadText, median, quantile } from './measures.ts';
import { endWithUsage, scriptArguments } from './usage.ts';

const { positionals, values } = scriptArguments({
  allowPositionals: true,
  options: { count: { type: 'string', default: '60' }, skip: { type: 'string', default: '0' } },
});
const [repository] = positionals;
if (repository === undefined) endWithUsage('REPOSITORY is missing.');
const folder = realpathSync(mkdtempSync(path.join(os.tmpdir(), 'lanser-hook-edits-')));
const clone = path.join(folder, 'clone');
const { signal } = new AbortController();

function git(...args: readonly string[]): Buffer {
  return execFileSync('git', ['-C', clone, ...args], { maxBuffer: 2 ** 30 });
}

const linesOf = (...args: readonly string[]): readonly string[] =>
  git(...args)
    .toString()
    .split('\n')
    .filter((line) => line !== '');

/** Writes a commit's version of a file, or deletes the file if the commit lacks it. Returns the kind of change. */
function write(commit: string, file: string): 'created' | 'deleted' | 'edited' {
  const target = path.join(clone, file);
  const [entry = ''] = linesOf('ls-tree', commit, '--', file);
  const wasThere = linesOf('ls-files', '--', file).length > 0;
  rmSync(target, { force: true, recursive: true });
  if (entry === '') return 'deleted';
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, git('show', `${commit}:${file}`), {
    mode: entry.startsWith('100755') ? 0o755 : 0o644,
  });
  return wasThere ? 'edited' : 'created';
}

function errorsIn(document: DeltaDocument | undefined): readonly string[] {
  const errors = (document?.report.delta?.introduced ?? []).filter(({ severity }) => severity === 'error');
  return errors.map(({ uri, range, rule }) => `${uri}:${range[0] + 1}:${range[1] + 1} ${rule}`);
}

const times = new Map<string, number[]>();
let different = 0;
let answers = 0;
let compared = 0;

try {
  execFileSync('git', ['clone', '--quiet', '--no-hardlinks', path.resolve(repository), clone]);
  const commits = linesOf('log', '--no-merges', '--format=%H', '--diff-filter=AMD', '--', '*.py').slice(
    Number(values.skip),
    Number(values.skip) + Number(values.count),
  );
  const env = { ...process.env, XDG_CACHE_HOME: path.join(folder, 'cache') };
  const progress = ({ done }: { readonly done: number }): void => void (compared += done === 0 ? 1 : 0);
  const host = { ...sessionHost(env, () => {}), progress };
  await using deltas = warmDeltas(signal);
  await using session = await deltas.openFor(env, async () => {})({ host, signal }, clone);
  await using whole = await openDeltaSession({ host: sessionHost(env, () => {}), signal });
  for (const commit of commits) {
    const [parent = ''] = linesOf('rev-parse', `${commit}^`);
    git('checkout', '--quiet', '--force', '--detach', parent);
    git('clean', '-fdxq');
    await storePoint(clone, 'p', { host, signal });
    const options = { host, signal, repository: clone, since: 'point:p' };
    await session.prepare(options);
    // Waits for the servers, so that the measured times exclude their start.
    await session.deltaOfEdit([], options);
    const line: string[] = [];
    for (const file of linesOf('diff', '--name-only', '--no-renames', parent, commit)) {
      const change = write(commit, file);
      if (!/\.pyi?$/u.test(file)) continue;
      const [start, before] = [performance.now(), compared];
      const document = await session.deltaOfEdit([file], options);
      const ms = performance.now() - start;
      const found = errorsIn(document);
      const reference = await whole.delta({ ...options, host: sessionHost(env, () => {}) });
      const expected = errorsIn(reference);
      const own = (errors: readonly string[]): readonly string[] =>
        errors.filter((error) => error.startsWith(`${file}:`));
      const isEqual =
        JSON.stringify(own(found)) === JSON.stringify(own(expected)) &&
        found.every((error) => expected.includes(error));
      const kind = `${change}${found.length > 0 ? ' with errors' : ''}${compared > before ? ', compared as a whole' : ''}`;
      times.set(kind, [...(times.get(kind) ?? []), ms]);
      answers += 1;
      line.push(`${kind} ${Math.round(ms)} ms`);
      if (isEqual) continue;
      different += 1;
      const { failures } = reference.report;
      line.push(`DIFFERENT ${JSON.stringify({ file, found, expected, failures })}`);
    }
    process.stdout.write(`${commit.slice(0, 10)} ${line.join('; ')}\n`);
  }
  for (const [kind, list] of times)
    process.stdout.write(
      `${kind}: ${list.length}, median ${median(list).toFixed(0)} ms, 95th percentile ${quantile(list, 0.95).toFixed(0)} ms\n`,
    );
  process.stdout.write(
    `${path.basename(repository)}: ${commits.length} commits, ${answers} answers, ${different} different; ${loadText()}\n`,
  );
  if (different > 0) process.exitCode = 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
