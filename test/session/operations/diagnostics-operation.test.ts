import { expect, test } from 'vitest';
import { diagnoseAvailable } from '../../../src/session/operations/diagnostics-operation.ts';

type Arguments = Parameters<typeof diagnoseAvailable>;

test('a server may report more diagnostics than a function call can have arguments', async () => {
  const diagnostics = Array.from({ length: 200_000 }, (_, line) => ({
    uri: 'a.py',
    range: [line, 0, line, 1],
    severity: 'error',
    message: 'm',
  }));
  const server = {
    answer: async () =>
      Promise.resolve({ environment: {}, value: [{ diagnostics, hints: [] }], isUnchanged: () => true }),
  };
  const session = {
    root: '/w',
    host: { monotonicMs: () => 0 },
    services: { attempt: () => () => {} },
    pool: { hostOf: async () => Promise.resolve(server) },
  } as unknown as Arguments[0];
  const routed = [{ route: { definition: { name: 'any' } }, files: [] }] as unknown as Arguments[1];
  const { found } = await diagnoseAvailable(session, routed, {});
  expect(found?.diagnostics).toHaveLength(diagnostics.length);
});
