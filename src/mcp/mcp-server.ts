// mcp/ offers lanser's operations and comparisons as tools of the Model Context Protocol.
import { Readable, type Writable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { ProtocolError, ProtocolErrorCode, Server } from '@modelcontextprotocol/server';
import { serveStdio, StdioServerTransport } from '@modelcontextprotocol/server/stdio';
import { abortError, LanserError } from '../model/lanser-error.ts';
import { TOOL } from '../model/version.ts';
import { openWorkspace } from '../sdk/open-workspace.ts';
import { nodeHost } from '../session/node-host.ts';
import type { WorkspaceOptions } from '../session/workspace-session.ts';
import type { Answer } from './answer.ts';
import { callTool, TOOLS, type CallOptions } from './call-tool.ts';
import { clientMessages } from './client-messages.ts';
import { heldWorkspace, type HeldWorkspace } from './held-workspace.ts';
import { progressReports, type ProgressReports } from './progress-reports.ts';

export interface McpOptions extends Pick<
  WorkspaceOptions,
  'python' | 'timeoutMs' | 'withoutServers' | 'canonical'
> {
  /** The workspace. Default: the client's first local root; if the client has none, the working directory. */
  readonly folder: string | undefined;
  readonly input: Readable;
  /** Receives only messages of the protocol. */
  readonly output: Writable;
  readonly openDelta: CallOptions['openDelta'];
  readonly log: (message: string) => void;
  /** The service ends when this signal is aborted. */
  readonly signal: AbortSignal;
}

const INSTRUCTIONS =
  'Answers come from language servers. A call fails if the answer of a server is missing. Exception: delta, gate and candidates then have the conclusion inconclusive. Preview an edit, read its safety checks, then apply its plan. After you change code, call delta to see the diagnostics that the change introduced.';

/**
 * Serves one client until the connection closes or the signal aborts. Then closes the workspace, which ends its
 * language servers.
 *
 * @throws LanserError the error of an aborted signal, and the errors of {@link clientMessages}.
 */
export async function serveMcp(options: McpOptions): Promise<void> {
  const { input, output, signal, log } = options;
  const reports = progressReports();
  const host = nodeHost({ log, progress: reports.step });
  await using workspace = heldWorkspace(async (folder) => openWorkspace(folder, { ...options, host }));
  const messages = Readable.from(clientMessages(input, output));
  const closed = new Promise<void>((resolve) => {
    messages.once('close', resolve);
    output.once('error', () => resolve());
    signal.addEventListener('abort', () => resolve(), { once: true });
    if (signal.aborted) resolve();
  });
  const transport = new StdioServerTransport(messages, output, { maxBufferSize: Infinity });
  const errors: Error[] = [];
  messages.on('error', (error) => errors.push(error));
  const onerror = (error: Error): void => host.log(error.message);
  const service = { ...options, host, heldWorkspace: workspace, previewed: new Set<string>(), reports };
  const handle = serveStdio(() => createServer(service), { transport, onerror });
  await closed;
  await handle.close();
  // The client may keep the input open.
  input.destroy();
  if (signal.aborted) throw abortError(signal);
  if (errors[0] instanceof LanserError) throw errors[0];
}

interface Service extends McpOptions {
  readonly host: ReturnType<typeof nodeHost>;
  readonly heldWorkspace: HeldWorkspace;
  readonly previewed: CallOptions['previewed'];
  readonly reports: ProgressReports;
}

function createServer(service: Service): Server {
  const { heldWorkspace: held, previewed, reports, host, python, timeoutMs, openDelta } = service;
  const server = new Server(
    { name: TOOL.name, version: TOOL.version },
    { capabilities: { tools: {} }, instructions: INSTRUCTIONS },
  );
  server.setRequestHandler('tools/list', () => ({ tools: [...TOOLS] }));
  server.setRequestHandler('tools/call', async ({ params: { name, arguments: given = {} } }, context) => {
    const tool = TOOLS.find((one) => one.name === name);
    if (tool === undefined) {
      const names = TOOLS.map((one) => one.name).join(', ');
      throw new ProtocolError(
        ProtocolErrorCode.InvalidParams,
        `Unknown tool ${JSON.stringify(name)}. The tools are ${names}.`,
      );
    }
    const { signal } = context.mcpReq;
    const folder = service.folder ?? (await clientFolder(server, host.log)) ?? process.cwd();
    using _report = reports.to(context.mcpReq._meta?.progressToken, context.mcpReq.notify);
    return resultOf(
      await callTool(tool, given, {
        heldWorkspace: held,
        previewed,
        openDelta,
        host,
        folder,
        python,
        timeoutMs,
        signal,
      }),
    );
  });
  return server;
}

/**
 * Returns the client's first local root; undefined without one, or if the client answers with an error. Version
 * 2026-07-28 of MCP deprecates roots, so clients may not have any.
 */
async function clientFolder(server: Server, log: (message: string) => void): Promise<string | undefined> {
  if (server.getClientCapabilities()?.roots === undefined) return undefined;
  const { roots } = await server.listRoots().catch((error: unknown) => {
    if (!(error instanceof ProtocolError)) throw error;
    log(`the client does not list its roots, so the working directory is the workspace: ${error.message}`);
    return { roots: [] };
  });
  return roots.map(({ uri }) => localPath(uri)).find((folder) => folder !== undefined);
}

function localPath(uri: string): string | undefined {
  try {
    return fileURLToPath(uri);
  } catch {
    return undefined;
  }
}

function resultOf({ text, structured, isError }: Answer) {
  return {
    content: [{ type: 'text' as const, text }],
    ...(structured === undefined ? {} : { structuredContent: structured }),
    isError,
  };
}
