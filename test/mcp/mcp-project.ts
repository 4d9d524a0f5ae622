/** Connects MCP clients to `lanser mcp`, and checks that the processes of this server end. */
import { spawn } from 'node:child_process';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { Client, type ClientOptions } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { eventually } from '../helpers/eventually.ts';
import { LANSER, type Start } from '../helpers/lanser.ts';
import { descendantsOf, isRunning } from '../helpers/processes.ts';
import type { Sandbox, SandboxRepository } from '../helpers/sandbox.ts';

export const APP = 'def total(x: int) -> int:\n    return x\n\n\nprint(total(3))\n';
export const MODERN: ClientOptions = { versionNegotiation: { mode: 'auto' } };

/** Tool calls that start language servers. */
export const LONG_CALLS = [
  ['gate', {}],
  ['delta', {}],
  ['candidates', { candidates: [{ directory: '.' }], base: 'HEAD' }],
] as const;

interface Started {
  readonly repository: SandboxRepository;
  readonly start: Start;
  /** A client that tests can share. After each test, all changes to tracked files are undone. */
  readonly shared: Client;
}

export interface McpProject {
  readonly sandbox: Sandbox;
  readonly started: () => Started;
  /** Starts another `lanser mcp`, and connects a new client to it. */
  readonly connect: (
    args?: readonly string[],
    options?: ClientOptions,
    cwd?: string,
  ) => Promise<{ readonly client: Client; readonly pid: number }>;
}

export function useMcpProject(sandbox: Sandbox): McpProject {
  const open: Client[] = [];
  let started: Started;

  const connect: McpProject['connect'] = async (args = [], options = {}, cwd = started.repository.path) => {
    const client = new Client({ name: 'test', version: '1' }, options);
    const transport = new StdioClientTransport({
      command: process.execPath,
      args: [LANSER, 'mcp', ...args],
      cwd,
      env: { ...sandbox.env },
      stderr: 'ignore',
    });
    if (options.capabilities?.roots !== undefined) {
      client.setRequestHandler('roots/list', () => ({
        roots: [{ uri: pathToFileURL(started.repository.path).href, name: 'checkout' }],
      }));
    }
    await client.connect(transport);
    open.push(client);
    return { client, pid: transport.pid ?? 0 };
  };

  beforeAll(async () => {
    const repository = await sandbox.repository();
    await repository.write('app.py', APP);
    await repository.commit();
    const { client: shared } = await connect([], MODERN, repository.path);
    // The clients in `open` are closed after each test, but this client is shared by all tests.
    open.pop();
    started = { repository, start: { cwd: repository.path, env: sandbox.env }, shared };
  });

  afterEach(async () => {
    await Promise.all(open.splice(0).map(async (client) => client.close()));
    await started.repository.git(['checkout', '--quiet', '--', '.']);
  });

  afterAll(async () => started.shared.close());

  return { sandbox, started: () => started, connect };
}

export function isServer({ command }: { readonly command: string }): boolean {
  return command.includes('langserver');
}

/** Checks that a call and its processes end if the client disconnects. */
export async function expectEndAfterDisconnect(
  { started, connect }: McpProject,
  [name, given]: (typeof LONG_CALLS)[number],
): Promise<void> {
  await started().repository.write('app.py', APP.replace('total(3)', 'total("3")'));
  const { client, pid } = await connect();
  const call = client.callTool({ name, arguments: given });
  call.catch(() => {});
  await eventually('a server runs', () => descendantsOf(pid).some(isServer));
  const running = descendantsOf(pid);
  await client.close();
  await expect(call).rejects.toThrow();
  await eventually('all processes of the call have ended', () => !running.some(isRunning));
}

/** Checks that `lanser mcp` and its language servers end when the client disconnects and exits, or is killed. */
export async function expectEndWithClient(
  { sandbox, started }: McpProject,
  end: 'closed' | 'killed',
): Promise<void> {
  const program = `
    import { Client } from '@modelcontextprotocol/client';
    import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
    const transport = new StdioClientTransport(${JSON.stringify({
      command: process.execPath,
      args: [LANSER, 'mcp'],
      cwd: started().repository.path,
      env: { ...sandbox.env },
    })});
    const client = new Client({ name: 'test', version: '1' });
    await client.connect(transport);
    await client.callTool({ name: 'hover', arguments: { selector: 'py://app#total' } });
    process.stdout.write('answered');
    process.stdin.once('data', async () => { await client.close(); process.exit(0); });
  `;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', program], {
    cwd: path.dirname(path.dirname(LANSER)),
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  await new Promise((resolve) => child.stdout.once('data', resolve));
  const running = descendantsOf(child.pid ?? 0);
  expect(running.length).toBeGreaterThan(1);
  if (end === 'killed') child.kill('SIGKILL');
  else child.stdin.write('close\n');
  await eventually('all processes have ended', () => !running.some(isRunning));
}
