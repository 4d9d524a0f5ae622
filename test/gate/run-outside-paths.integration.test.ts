import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
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

test.each([
  ['extra-beside', { extraPaths: ['../beside'] }, 'extraPaths to "../beside"'],
  ['root-beside', { executionEnvironments: [{ root: '.', extraPaths: ['../beside'] }] }, '.extraPaths to'],
  ['stubs-beside', { stubPath: '../beside' }, 'stubPath to "../beside"'],
])(
  'the gate is inconclusive if imports come from a folder beside the repository: %s',
  async (name, settings, reason) => {
    const { path: cwd, write, commit } = await sandbox.repository(name);
    const start = { cwd, env: sandbox.env };
    await mkdir(path.join(cwd, '../beside'), { recursive: true });
    await writeFile(path.join(cwd, '../beside/dep.pyi'), 'value: int\n');
    await write('pyrightconfig.json', JSON.stringify(settings));
    await write('app.py', 'from dep import value  # type: ignore\n\nx: int = value\n');
    await commit();
    const before = await pyrightCli(start);
    await write('app.py', 'from dep import value  # type: ignore\n\nx: str = value\n');
    await commit();
    const after = await pyrightCli(start);
    expect([before.errors, after.errors]).toEqual([0, 1]);
    const { report, exitCode } = await gateReport(['--base', 'HEAD~1'], start);
    expect([report.conclusion, exitCode]).toEqual(['inconclusive', 25]);
    expect(report.failures[0]?.message).toContain(reason);
  },
);
