import { setTimeout as delay } from 'node:timers/promises';
import { Option, type Command } from 'commander';
import { exchange } from '../daemon/exchange.ts';
import type { DaemonStatus } from '../daemon/messages.ts';
import { daemonAddress, serve } from '../daemon/serve.ts';
import type { RunCommandLine } from '../daemon/answer-caller.ts';
import { addCommonOptions, countOf, workspaceFolder, type CommonOptions } from './common-options.ts';
import { helpText } from './help-text.ts';
import type { Edge } from './process-edge.ts';
import type { Runner } from './runner.ts';

interface ServeCommandOptions extends CommonOptions {
  readonly idle: number;
  readonly memory: number;
  readonly status?: true;
}

const IDLE_SECONDS = 900;
const MEMORY_MIB = 2048;

export function addServeCommands(program: Command, runner: Runner, run: RunCommandLine): void {
  addCommonOptions(
    program
      .command('serve')
      .summary('answer later commands from a process that stays warm')
      .description(
        'Keep language servers running for later commands in the same repository, and run until the process is stopped or unused for some time. Commands such as def and diag start it by themselves, and answer the same without it: use --no-daemon, LANSER_NO_DAEMON=1 or CI=true. All worktrees of a repository share one process.',
      ),
  )
    .addOption(
      new Option('--idle <seconds>', 'end after this time without a command')
        .argParser(countOf)
        .default(IDLE_SECONDS),
    )
    .addOption(
      new Option('--memory <MiB>', 'above this, end the servers of unused workspaces')
        .argParser(countOf)
        .default(MEMORY_MIB),
    )
    .option('--status', 'show the running process instead of starting one')
    .addHelpText(
      'after',
      helpText(
        `  lanser serve --idle 3600               in the foreground; Ctrl-C ends it
  lanser serve --status                  what runs for this repository
  lanser stop                            end it`,
        { 0: 'the process has ended, or runs already', 3: '--status: no process runs', 28: 'interrupted' },
      ),
    )
    .action(async (options: ServeCommandOptions) => {
      await runner(options, { cmd: null, options: {} }, async (edge) => {
        const folder = workspaceFolder(options, edge.cwd);
        if (options.status === true) return showStatus(edge, folder, options.json === true);
        const { env } = edge.host;
        const hasServed = await serve({
          folder,
          env,
          idleMs: options.idle * 1000,
          memoryMiB: options.memory,
          run,
          onListening: ({ socket }) => edge.print(`Listening on ${socket}\n`),
          log: edge.host.log,
          signal: edge.signal,
        });
        if (!hasServed) edge.err('A process runs already. lanser stop ends it.\n');
        return 0;
      });
    });
  addCommonOptions(
    program
      .command('stop')
      .summary('end the process that lanser serve or another command has started')
      .description(
        'End the warm process of this repository with its language servers. Commands in progress finish first.',
      ),
  )
    .addHelpText('after', helpText('  lanser stop', { 0: 'no process runs any more' }))
    .action(async (options: CommonOptions) => {
      await runner(options, { cmd: null, options: {} }, async (edge) => {
        const { socket } = daemonAddress(workspaceFolder(options, edge.cwd), edge.host.env);
        const hasStopped = await stopped(socket);
        if (options.json === true) edge.json({ stopped: hasStopped });
        else edge.print(hasStopped ? 'Stopped.\n' : 'No process runs for this repository.\n');
        return 0;
      });
    });
}

const EXIT_MS = 30_000;
const POLL_MS = 20;

/** Ends the process behind a socket, and waits until it has ended. Returns false if there is none. */
async function stopped(socket: string): Promise<boolean> {
  const running = await exchange(socket, { kind: 'status' });
  if (running.kind !== 'status') return false;
  await exchange(socket, { kind: 'stop' });
  for (const start = performance.now(); performance.now() - start < EXIT_MS; await delay(POLL_MS)) {
    if (!isRunning(running.status.pid)) break;
  }
  return true;
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

async function showStatus(edge: Edge, folder: string, json: boolean): Promise<number> {
  const { socket } = daemonAddress(folder, edge.host.env);
  const outcome = await exchange(socket, { kind: 'status' });
  const status = outcome.kind === 'status' ? outcome.status : null;
  if (json) edge.json(status === null ? null : { socket, ...status });
  else edge.print(status === null ? 'No process runs for this repository.\n' : statusText(socket, status));
  return status === null ? 3 : 0;
}

function statusText(
  socket: string,
  { pid, version, requests, answered, memoryMiB, workspaces }: DaemonStatus,
): string {
  const memory = memoryMiB === null ? '' : `, ${memoryMiB} MiB with its servers`;
  return [
    `Process ${pid}, lanser ${version}${memory}, commands answered: ${answered}, in progress: ${requests}`,
    `Listening on ${socket}`,
    ...workspaces.map(({ root, idleSeconds, servers }) => {
      const use = idleSeconds === 0 ? 'in use' : `unused for ${idleSeconds} s`;
      return `${root}: ${servers} ${servers === 1 ? 'server' : 'servers'}, ${use}`;
    }),
    '',
  ].join('\n');
}
