import { mkdirSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { gateReport, lanser, type Start } from '../helpers/lanser.ts';
import { useSandbox, type SandboxRepository } from '../helpers/sandbox.ts';

const sandbox = useSandbox();
let repository: SandboxRepository;

beforeAll(async () => {
  repository = await sandbox.repository();
  await repository.write('pyrightconfig.json', JSON.stringify({ include: ['.'], exclude: ['**/out'] }));
  await repository.write('pkg/m.py', 'def f() -> int:\n    return 1\n');
  await repository.write('app.py', 'from pkg.m import f\n\nx: int = f()\n');
  await repository.commit();
  await repository.write('app.py', 'from pkg.m import f\n\nx: str = f()\n');
  await repository.commit();
});

function inFolder(name: string): Start {
  const folder = path.join(sandbox.path, 'temporary folders', name);
  mkdirSync(folder, { recursive: true });
  return { cwd: repository.path, env: { ...sandbox.env, TMPDIR: folder } };
}

async function expectFinding(start: Start): Promise<void> {
  const { report } = await gateReport(['--base', 'HEAD~1'], start);
  expect(report.conclusion).toBe('findings');
  expect(report.delta?.introduced.map(({ uri, rule }) => [uri, rule])).toEqual([
    ['app.py', 'reportAssignmentType'],
  ]);
}

test.each(['a*b', 'a?b', '**', 'what?/inner'])(
  'a TMPDIR that contains a wildcard character of Pyright is rejected: %j',
  async (name) => {
    const { exitCode, stdout, stderr } = await lanser(['gate', '--base', 'HEAD~1'], inFolder(name));
    expect([exitCode, stdout]).toEqual([20, '']);
    expect(stderr).toContain('E/USAGE: The path of the temporary folder contains "*" or "?"');
  },
);

test('a TMPDIR with other special characters does not change the result', async () => {
  await expectFinding(inFolder(`[a]{b,c}(d|e)!#%41+$&;'"\u00E9 @~^=,`));
});

test('a TMPDIR that is a link, or a relative path to a link, does not change the result', async () => {
  const { cwd, env } = inFolder('real');
  const link = path.join(sandbox.path, 'link');
  symlinkSync(env['TMPDIR'] ?? '', link);
  for (const TMPDIR of [link, path.relative(cwd, link)])
    await expectFinding({ cwd, env: { ...env, TMPDIR } });
});
