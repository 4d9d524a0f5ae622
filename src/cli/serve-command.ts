import type { Command } from 'commander';
import { runningDaemon, stopDaemon, type RunningDaemon } from '../daemon/running-daemon.ts';
import { serve } from '../daemon/serve.ts';
import type { RunCommandLine } from '../daemon/answer-caller.ts';
import { addCommand } from './add-command.ts';
import { countOf, workspaceFolder, type CommonOptions } from './common-options.ts';
import type { Edge } from './process-edge.ts';
import type { Runner } from './runner.ts';

interface ServeCommandOptions extends CommonOptions {
  readonly idle: number;
  readonly memory: number;
  readonly worktrees: number;
  readonly status?: true;
}

const IDLE_SECONDS = 900;
const MEMORY_MIB = 2048;
const WORKTREES = 2;

export function addServeCommands(program: Command, runner: Runner, run: RunCommandLine): void {
  addCommand(program, {
    name: 'serve',
    summary: 'run the warm process, which answers later commands',
    description:
      'Run the warm process, which keeps language servers running for later commands in the same repository. Commands such as def and diag start the warm process automatically. The process ends after some time without a command. To run a command without the warm process, use --no-daemon, LANSER_NO_DAEMON=1 or CI=true. All worktrees of a repository share one process.',
    examples: `  lanser serve --idle 3600               in the foreground; Ctrl-C stops it
  lanser serve --status                  the process of this repository
  lanser stop                            stop it`,
    exitCodes: {
      0: 'the process has ended, for example by Ctrl-C; or another process was already running; or the status was shown',
      3: '--status: no process is running',
      64: '--status: the process does not answer',
    },
  })
    .option('--idle <seconds>', 'end after this time without a command', countOf, IDLE_SECONDS)
    .option(
      '--memory <MiB>',
      'if the warm process and its servers use more memory, stop the servers of unused workspaces (only on Linux)',
      countOf,
      MEMORY_MIB,
    )
    .option(
      '--worktrees <count>',
      'run the servers of at most this number of worktrees at the same time',
      countOf,
      WORKTREES,
    )
    .option('--status', 'show the running process instead of starting one')
    .action(
      runner(null, async (edge, options: ServeCommandOptions) => {
        const folder = workspaceFolder(options, edge.cwd);
        if (options.status === true) return showStatus(edge, folder, options.json === true);
        const { env } = edge.host;
        const hasServed = await serve({
          folder,
          env,
          idleMs: options.idle * 1000,
          memoryMiB: options.memory,
          worktrees: options.worktrees,
          run,
          onListening({ socket }) {
            if (options.json === true) edge.json({ socket });
            else edge.print(`Listening on ${socket}\n`);
          },
          log: edge.host.log,
          signal: edge.signal,
        });
        if (!hasServed)
          edge.err('A process is already running for this repository. To stop it, run lanser stop.\n');
        return 0;
      }),
    );
  addCommand(program, {
    name: 'stop',
    summary: 'stop the warm process of this repository',
    description:
      'Stop the warm process of this repository and its language servers. Commands in progress finish first.',
    examples: '  lanser stop --workspace services/api',
    exitCodes: {
      0: 'the process has ended, or no process was running',
      64: 'the process did not end within 30 seconds, or does not answer',
    },
  }).action(
    runner(null, async (edge, options: CommonOptions) => {
      const running = await runningDaemon(workspaceFolder(options, edge.cwd), edge.host.env);
      if (running !== undefined) await stopDaemon(running);
      if (options.json === true) edge.json({ stopped: running !== undefined });
      else edge.print(running === undefined ? 'No process runs for this repository.\n' : 'Stopped.\n');
      return 0;
    }),
  );
}

async function showStatus(edge: Edge, folder: string, json: boolean): Promise<number> {
  const running = await runningDaemon(folder, edge.host.env);
  if (json) edge.json(running === undefined ? null : { socket: running.socket, ...running.status });
  else edge.print(running === undefined ? 'No process runs for this repository.\n' : statusText(running));
  return running === undefined ? 3 : 0;
}

function statusText({ socket, status }: RunningDaemon): string {
  const { pid, version, requests, answered, memoryMiB, workspaces } = status;
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
