import { expect, test } from 'vitest';
import { gateReport } from '../helpers/lanser.ts';
import { pyrightCli } from '../helpers/pyright-cli.ts';
import { useSandbox } from '../helpers/sandbox.ts';

const sandbox = useSandbox();

test.each([
  ['include', { include: ['..', 'pkg'] }, '"..", which is outside of the checkout'],
  ['include-file', { include: ['../include-file/app.py', 'pkg'] }, 'outside of the checkout'],
  ['extra', { extraPaths: ['..'] }, 'extraPaths to "..", a folder above'],
  ['root', { executionEnvironments: [{ root: '..' }] }, 'executionEnvironments[0].root to ".."'],
  ['stubs', { stubPath: '..' }, 'stubPath to ".."'],
])(
  'the gate is inconclusive if a configured path leads out of the repository: %s',
  async (name, settings, reason) => {
    const { path: cwd, write, commit } = await sandbox.repository(name);
    const start = { cwd, env: sandbox.env };
    await write('pyrightconfig.json', JSON.stringify(settings));
    const module = name.replace('-', '_');
    await write('app.py', 'x: int = 1\n');
    await write('pkg/a.py', `import ${module}.app\n\ny: int = ${module}.app.x\n`);
    await commit();
    const before = await pyrightCli(start);
    await write('app.py', name.startsWith('include') ? 'x: int = ""\n' : 'x: str = ""\n');
    await commit();
    const after = await pyrightCli(start);
    expect(after.errors).toBe((before.errors ?? 0) + 1);
    const { report, exitCode } = await gateReport(['--base', 'HEAD~1'], start);
    expect(report.conclusion).toBe('inconclusive');
    expect(report.failures[0]?.message).toContain(reason);
    expect(exitCode).toBe(25);
  },
);
