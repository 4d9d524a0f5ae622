import { Readable } from 'node:stream';
import { expect, test } from 'vitest';
import { candidatesOf } from '../../src/cli/candidate-arguments.ts';
import type { Edge } from '../../src/cli/process-edge.ts';
import { useSandbox } from '../helpers/sandbox.ts';
import { testHost } from '../helpers/test-host.ts';

const sandbox = useSandbox();

test('a byte order mark is ignored before JSON Lines, and kept before a patch', async () => {
  const { path: cwd } = await sandbox.repository();
  const read = async (text: string): ReturnType<typeof candidatesOf> => {
    const { signal } = new AbortController();
    const edge = { cwd, host: testHost(sandbox.env), signal, stdin: Readable.from([Buffer.from(text)]) };
    return candidatesOf(edge as unknown as Edge, cwd, ['-']);
  };
  const lines = '{"name":"one","patch":"x"}\n{"patch":"y"}\n';
  const expected = await read(lines);
  expect(expected.map((source) => source.kind === 'patch' && source.name)).toEqual([
    'one',
    'standard input:2',
  ]);
  expect(await read(`\u{FEFF}${lines}`)).toEqual(expected);
  const patch = '\u{FEFF}--- a/x\n';
  expect(await read(patch)).toEqual([{ kind: 'patch', name: 'standard input', patch: Buffer.from(patch) }]);
});
