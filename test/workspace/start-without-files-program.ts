// Starts each kind of process while all file descriptors are in use, so that pipes cannot be opened. Prints the
// results and the log as JSON.
import { openSync } from 'node:fs';
import { findGit } from '../../src/git/git.ts';
import { spawnServer } from '../../src/lsp/server-process.ts';
import { startWorker } from '../../src/manifest/worker-process.ts';
import { LanserError } from '../../src/model/lanser-error.ts';
import { startJanitor } from '../../src/workspace/janitor.ts';
import { runProgram } from '../../src/workspace/run-program.ts';
import { testHost } from '../helpers/test-host.ts';

const log: string[] = [];
const host = testHost({}, { log: (message) => void log.push(message) });
const git = await findGit(host, []);
const janitor = startJanitor(host);
const { signal } = new AbortController();
const plan = { cwd: process.cwd(), args: [], env: {} };
const starts: Readonly<Record<string, () => unknown>> = {
  program: async () =>
    runProgram({
      ...plan,
      host,
      janitor,
      program: process.execPath,
      name: 'checker',
      timeoutMs: 60_000,
      signal,
    }),
  janitor: () => janitor.watchProcess(process.pid)(),
  git: async () => git.run(['version']),
  'long-running git': () => git.start(['version'], process.cwd()),
  server: () => spawnServer(host, { ...plan, command: process.execPath }, janitor),
  async worker() {
    const worker = startWorker({ ...plan, program: process.execPath });
    const outcome = await worker.run({} as never);
    await worker.end();
    return outcome;
  },
};

try {
  for (;;) openSync('/dev/null', 'r');
} catch {
  const results: Record<string, unknown> = {};
  for (const [name, start] of Object.entries(starts)) {
    try {
      results[name] = (await start()) ?? null;
    } catch (error) {
      results[name] = error instanceof LanserError ? error.toJSON() : String(error);
    }
  }
  await janitor[Symbol.asyncDispose]();
  process.stdout.write(JSON.stringify({ results, log }));
}
