import { Readable } from 'node:stream';
import { expect, test } from 'vitest';
import { candidatesOf } from '../../src/cli/candidate-arguments.ts';
import type { Edge } from '../../src/cli/process-edge.ts';
import { useSandbox } from '../helpers/sandbox.ts';
import { testHost } from '../helpers/test-host.ts';

const sandbox = useSandbox();

async function reader(
  repository: string,
): Promise<(input: Buffer | string, name?: string) => ReturnType<typeof candidatesOf>> {
  const { path: cwd } = await sandbox.repository(repository);
  return async (input, name = '-') => {
    const { signal } = new AbortController();
    const edge = { cwd, host: testHost(sandbox.env), signal, stdin: Readable.from([Buffer.from(input)]) };
    return candidatesOf(edge as unknown as Edge, cwd, [name]);
  };
}

test('a byte order mark is ignored before JSON Lines, and kept before a patch', async () => {
  const read = await reader('marked');
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

test('invalid UTF-8 is kept in a patch, but in JSON Lines it is rejected with a message that names the line and the byte', async () => {
  const read = await reader('malformed');
  await expect(read(Buffer.from('{"patch":"x"}\n{"patch":"\u00E9"}\n', 'latin1'))).rejects.toMatchObject({
    code: 'E/USAGE',
    message: 'standard input:2 has invalid UTF-8 at byte 25 of the input. Encode the input in UTF-8.',
  });
  const patch = Buffer.from('--- a/x\n+\u00E9\n', 'latin1');
  expect(await read(patch)).toEqual([{ kind: 'patch', name: 'standard input', patch }]);
});

test('UTF-16, which Windows PowerShell writes for `git diff > x.patch`, is rejected', async () => {
  const read = await reader('utf-16');
  for (const text of ['--- a/x\n', '{"patch":"x"}\n']) {
    await expect(read(Buffer.from(`\u{FEFF}${text}`, 'utf16le'))).rejects.toMatchObject({
      code: 'E/USAGE',
      message: 'standard input is encoded in UTF-16. Convert it to UTF-8.',
    });
  }
});

test('an empty name is rejected, and does not mean the current folder', async () => {
  const read = await reader('empty-name');
  await expect(read('', '')).rejects.toMatchObject({
    code: 'E/USAGE',
    message:
      'The file or folder "" does not exist or is not accessible. Check the path of the candidate, and its permissions.',
  });
});
