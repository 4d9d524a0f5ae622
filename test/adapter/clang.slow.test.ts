import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { expect, test } from 'vitest';
import { onPath, toolBox } from './real-tools.ts';

const clang = onPath('clang', 'clang-16');

test.skipIf(clang === undefined)('a SARIF log of Clang (must be on PATH) is converted to facts', async () => {
  await using box = await toolBox({ 'a.c': 'char *s = "😀"; int y = nope; int z = "é";\n' });
  const file = path.join(box.workspace, 'a.c');
  const { stderr } = spawnSync(
    clang ?? '',
    ['-fsyntax-only', '-fdiagnostics-format=sarif', '-Wno-sarif-format-unstable', file],
    {
      encoding: 'utf8',
    },
  );
  const output = stderr.split('\n').find((line) => line.startsWith('{')) ?? '';
  const { facts, environment } = await box.run('sarif', { output });
  expect(environment.server?.name).toBe('clang');
  expect(facts?.diagnostics.map(({ uri, range, severity }) => [uri, range, severity])).toEqual([
    ['a.c', [0, 24, 0, 24], 'error'],
    ['a.c', [0, 38, 0, 41], 'error'],
    ['a.c', [0, 38, 0, 41], 'error'],
  ]);
});
