import path from 'node:path';
import { expect, test } from 'vitest';
import { documentVersion } from '../../../src/bundle/blob-id.ts';
import { diagnoseAvailable } from '../../../src/session/operations/diagnostics-operation.ts';
import { temporaryFolder } from '../../helpers/temporary-folder.ts';
import { writeTree } from '../../helpers/write-tree.ts';

type Arguments = Parameters<typeof diagnoseAvailable>;

const TEXT = 'one\n';
const VERSION = documentVersion(Buffer.from(TEXT));

function sessionOf(root: string, diagnostics: readonly object[]): Arguments[0] {
  const server = {
    answer: async () =>
      Promise.resolve({
        environment: {},
        value: { facts: [{ diagnostics, hints: [] }], configurations: [] },
        isUnchanged: () => true,
      }),
  };
  return {
    root,
    readableRoot: root,
    files: { version: () => VERSION },
    host: { monotonicMs: () => 0 },
    services: { attempt: () => () => {} },
    pool: { hostOf: async () => Promise.resolve(server) },
  } as unknown as Arguments[0];
}

function routedTo(files: readonly string[]): Arguments[1] {
  return [{ route: { definition: { name: 'any' } }, files }] as unknown as Arguments[1];
}

test('a server may report more diagnostics than a function call can have arguments', async () => {
  const diagnostics = Array.from({ length: 200_000 }, (_, line) => ({
    uri: 'a.py',
    range: [line, 0, line, 1],
    severity: 'error',
    message: 'm',
  }));
  const { found } = await diagnoseAvailable(sessionOf('/w', diagnostics), routedTo([]), {});
  expect(found?.diagnostics).toHaveLength(diagnostics.length);
});

test('the documents of an answer include a file that has the name `__proto__`', async () => {
  await using folder = await temporaryFolder();
  await writeTree(folder.path, { ['__proto__']: TEXT });
  const routed = routedTo([path.join(folder.path, '__proto__')]);
  const { found } = await diagnoseAvailable(sessionOf(folder.path, []), routed, {});
  expect(Object.entries(found?.documents ?? {})).toEqual([['__proto__', VERSION]]);
});
