import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { expect, test } from 'vitest';
import { answerCaller } from '../../src/daemon/answer-caller.ts';
import type { WarmDeltas } from '../../src/daemon/warm-deltas.ts';
import type { WarmWorkspaces } from '../../src/daemon/warm-workspaces.ts';
import { ERROR_CODES } from '../../src/model/error-codes.ts';

const failed = ERROR_CODES['E/LS_CRASH'].exitCode;

test.each([
  { command: 'that succeeds', isDeclined: false, exitCode: 0, isHealthy: true, kind: 'done' },
  { command: 'whose server fails', isDeclined: false, exitCode: failed, isHealthy: false, kind: 'done' },
  { command: 'that is declined', isDeclined: true, exitCode: failed, isHealthy: true, kind: 'declined' },
])(
  'after a command $command, the reply is $kind, and the workspaces stay open: $isHealthy',
  async ({ isDeclined, exitCode, isHealthy, kind }) => {
    await using connection = await connectedSocket();
    const ends: boolean[] = [];
    const own = {
      openWorkspace: async () => Promise.reject(new Error('unused')),
      isDeclined,
      end: (given: boolean) => void ends.push(given),
    };
    const services = {
      workspaces: { openFor: () => own } as Partial<WarmWorkspaces> as WarmWorkspaces,
      deltas: { openFor: () => own.openWorkspace } as Partial<WarmDeltas> as WarmDeltas,
      slots: { begin: () => ({ enter: async () => Promise.resolve(), end: async () => Promise.resolve() }) },
    };
    const request = {
      kind: 'run' as const,
      key: '',
      argv: ['def', 'x'],
      cwd: '/',
      env: {},
      terminals: { stdout: false, stderr: false },
    };
    const received = once(connection.caller, 'data');
    const work = answerCaller(
      connection.socket,
      request,
      services,
      async () => Promise.resolve(exitCode),
      () => {},
    );
    expect(await work.finished).toBe(kind === 'done');
    expect(ends).toEqual([isHealthy]);
    const [message] = (await received) as [Buffer];
    expect(JSON.parse(message.toString())).toMatchObject({ kind });
  },
);

async function connectedSocket(): Promise<
  AsyncDisposable & { readonly socket: Socket; readonly caller: Socket }
> {
  const server = createServer().listen(0, '127.0.0.1');
  const accepted = once(server, 'connection');
  await once(server, 'listening');
  const caller = connect((server.address() as AddressInfo).port, '127.0.0.1');
  const [socket] = (await accepted) as [Socket];
  return {
    socket,
    caller,
    async [Symbol.asyncDispose]() {
      caller.destroy();
      socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}
