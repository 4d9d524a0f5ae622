import { expect, test } from 'vitest';
import { MAX_DOCUMENT_SIZE } from '../../src/gate/tree-files.ts';
import type { Report } from '../../src/model/report.ts';
import { gateReport } from '../helpers/lanser.ts';
import { useSandbox } from '../helpers/sandbox.ts';

const sandbox = useSandbox();

test('a new pyrightconfig.json, with the file that it extends, is compared with the pyproject.toml of base, and a missing extended file is reported', async () => {
  const { path: cwd, write, remove, commit } = await sandbox.repository('precedence');
  const start = { cwd, env: sandbox.env };
  await write('a.py', '');
  await write('pyproject.toml', '[tool.pyright]\nreportUnusedVariable = "error"\n');
  await commit('strict');
  await write('pyrightconfig.json', '{ "extends": "lax.json" }');
  await write('lax.json', '{ "typeCheckingMode": "off" }');
  await commit('lax');
  const lax = (await gateReport(['--base', 'HEAD~1'], start)).report;
  const at = { kind: 'rule', uri: 'pyrightconfig.json', range: null };
  expect(lax.evidence.configuration).toEqual({
    changed: [{ path: 'pyrightconfig.json', change: 'added' }],
    weakened: [
      { ...at, text: 'reportUnusedVariable', before: 'error', after: null },
      { ...at, text: 'typeCheckingMode', before: null, after: 'off' },
    ],
  });
  await remove('lax.json');
  await commit('nowhere');
  const nowhere = (await gateReport(['--base', 'HEAD~2'], start)).report;
  expect(nowhere.evidence.configuration.weakened).toEqual([
    { ...at, kind: 'configuration', text: expect.stringContaining('does not exist') as string },
  ]);
});

test('new suppressions lower the reward if base sets `countSuppressions`', async () => {
  const { path: cwd, write, commit } = await sandbox.repository('hidden');
  const start = { cwd, env: sandbox.env };
  await write('a.py', 'def f(x: int) -> str:\n    return 1  # type: ignore\n\nf(1)\n');
  await write('lanser.json', '{ "reward": { "countSuppressions": true } }');
  await commit('counted');
  await write('a.py', 'x = 1  # type: ignore\ny = 2  # pyright: ignore[a, b]\n');
  await commit('hidden');
  const counted = (await gateReport(['--base', 'HEAD~1'], start)).report;
  expect(counted.evidence.suppressions?.hidden).toBe(2);
  // The new comment counts once for each of its rules, `a` and `b`. The comment `# type: ignore` is not new: base
  // has it on a different line.
  expect(counted.reward).toMatchObject({ r: -1, components: { diag_delta: -2 } });
});

test('the gate is inconclusive if a changed document is larger than 32 MiB in base or in head, but not if it is excluded, or deleted in head', async () => {
  const repository = await sandbox.repository('large');
  const failures = async (): Promise<Report['failures']> =>
    (await gateReport(['--base', 'HEAD~1'], { cwd: repository.path, env: sandbox.env })).report.failures;
  const failure = { code: 'E/INCONCLUSIVE', details: { path: 'a.py', reason: 'it is larger than 32 MiB' } };
  const message = (side: string): string =>
    `"a.py" in ${side} cannot be read for evidence: it is larger than 32 MiB. Exclude the file in base's configuration of Pyright, or split it into files with other names.`;
  const large = `# ${'x'.repeat(MAX_DOCUMENT_SIZE)}\n`;
  await repository.write('a.txt', 'x = 1\n');
  await repository.link('a.py', 'a.txt');
  await repository.commit('small');
  await repository.write('a.txt', large);
  await repository.commit('large');
  expect(await failures()).toMatchObject([{ ...failure, side: 'after', message: message('head') }]);
  await repository.write('a.txt', 'x = 1\n');
  await repository.commit('small again');
  expect(await failures()).toMatchObject([{ ...failure, side: 'before', message: message('base') }]);
  await repository.write('pyrightconfig.json', '{ "exclude": ["excluded.py"] }');
  for (const name of ['gone.py', 'excluded.py']) await repository.write(name, large);
  await repository.commit('excluded');
  await repository.write('excluded.py', `${large}\n`);
  await repository.remove('gone.py');
  await repository.commit('deleted');
  expect(await failures()).toEqual([]);
});
