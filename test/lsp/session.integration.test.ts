import { expect, test } from 'vitest';
import { play } from '../helpers/lsp-program.ts';
import { containing, instanceOf } from '../helpers/matching.ts';

test('a session initializes, responds to every request of the server and shuts down in order', async () => {
  const { failure, answers, received, logs } = await play({
    server: 'obedient',
    awaitLog: 'all answered',
    requests: ['test/echo'],
  });
  expect(failure).toEqual({ result: null });
  expect(logs).toEqual(['all answered']);
  expect(answers).toEqual([{ result: { asked: 'test/echo' } }]);
  expect(received.flatMap(({ method }) => method ?? [])).toEqual([
    'initialize',
    'initialized',
    'test/echo',
    'shutdown',
    'exit',
  ]);
  const answered = received.filter(({ method, left }) => method === undefined && left === undefined);
  expect(answered).toEqual([
    { id: 'q0', result: ['settings of one', 'settings of two', null] },
    { id: 'q1', result: [{ uri: 'file:///', name: 'workspace' }] },
    { id: 'q2', result: null },
    { id: 'q3', result: null },
    { id: 'q4', result: null },
    { id: 'q5', result: null },
    { id: 'q6', result: null },
    { id: 'q7', result: { applied: false, failureReason: instanceOf(String) } },
    { id: 'q8', error: { code: -32_601, message: containing('workspace/nobodyKnowsThis') } },
  ]);
});

test("initialize contains the client's name and encodings, and omits capabilities such as codeLens", async () => {
  const { received } = await play({ server: 'hangs' });
  const [initialize] = received;
  expect(initialize).toMatchObject({
    method: 'initialize',
    params: {
      processId: instanceOf(Number),
      clientInfo: { name: 'lanser' },
      rootUri: 'file:///',
      workspaceFolders: [{ uri: 'file:///' }],
      capabilities: {
        general: { positionEncodings: ['utf-16', 'utf-8', 'utf-32'] },
        textDocument: { declaration: { linkSupport: true } },
      },
    },
  });
  expect(JSON.stringify(initialize)).not.toMatch(/showDocument|codeLens|didCreate|didDelete/u);
});

test('messages without parameters omit the params member', async () => {
  const { received } = await play({ server: 'hangs' });
  expect(received.slice(-3)).toEqual([{ id: 1, method: 'shutdown' }, { method: 'exit' }, { left: true }]);
});
