import type { Command } from 'commander';
import { warmDeltas } from '../daemon/warm-deltas.ts';
import { addCommand } from './add-command.ts';
import { workspaceFolder, type CommonOptions, timeoutOf } from './common-options.ts';
import type { Runner } from './runner.ts';
import { addSharedServerOptions, type ServerCommandOptions } from './workspace-options.ts';

/** The interval of a timer that stops `delta` servers. It stops those that were unused for at least this interval. */
const DELTA_IDLE_MS = 15 * 60_000;

export function addMcpCommand(program: Command, runner: Runner): void {
  const command = addCommand(program, {
    name: 'mcp',
    summary: 'offer the operations to coding agents as tools (Model Context Protocol)',
    description:
      'Serve the Model Context Protocol on standard input and output, until the client closes the connection. The tools locate code, answer questions about code, check code, preview edits, apply a previewed edit, report new diagnostics, run the gate, and rank several changes. Language servers keep running between calls. Without --workspace, the workspace is the client’s first local root, else the current folder.',
    examples: `  lanser mcp                             the client's root, or the current folder
  lanser mcp --workspace services/api --python services/api/.venv

In the configuration of a client such as Claude Code (.mcp.json):
  {"mcpServers": {"lanser": {"command": "lanser", "args": ["mcp"]}}}`,
    exitCodes: {
      0: 'the client closed the connection',
      20: 'an option is invalid, or a message of the client is too long',
      28: 'interrupted',
    },
  });
  addSharedServerOptions(command).action(
    runner(null, async (edge, options: CommonOptions & ServerCommandOptions) => {
      const isGiven = command.getOptionValueSource('workspace') === 'cli';
      // Loads the module only for this command, because no other command needs the MCP package.
      const { serveMcp } = await import('../mcp/mcp-server.ts');
      await using deltas = warmDeltas(edge.signal);
      const openDelta = deltas.openFor(edge.host.env, async () => {});
      const closing = setInterval(
        () => void deltas.close(({ idleMs }) => idleMs >= DELTA_IDLE_MS),
        DELTA_IDLE_MS,
      ).unref();
      await serveMcp({
        folder: isGiven ? workspaceFolder(options) : undefined,
        python: options.python,
        timeoutMs: timeoutOf(options),
        withoutServers: options.withoutServer,
        canonical: options.canonical,
        input: process.stdin,
        output: process.stdout,
        async openDelta(given, folder) {
          const session = await openDelta(given, folder);
          return {
            ...session,
            async [Symbol.asyncDispose]() {
              await session[Symbol.asyncDispose]();
              // A cancelled call may leave its servers working. Stops every server of `delta` once no call uses it.
              if (given.signal.aborted) await deltas.close(() => true);
            },
          };
        },
        log: edge.host.log,
        signal: edge.signal,
      });
      clearInterval(closing);
      return 0;
    }),
  );
}
