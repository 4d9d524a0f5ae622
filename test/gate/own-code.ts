/** Python environments whose import paths lead into the checkout. */
import { execFileSync } from 'node:child_process';
import { symlink } from 'node:fs/promises';
import path from 'node:path';
import { expect } from 'vitest';
import { gateReport } from '../helpers/lanser.ts';
import { pyrightCli } from '../helpers/pyright-cli.ts';
import type { Sandbox } from '../helpers/sandbox.ts';
import { writeTree } from '../helpers/write-tree.ts';

const SOURCES = 'packages/foo/lib';

/**
 * Checks that base and head each import their own code although the Python environment refers to the checkout.
 *
 * @param kind the reference: the `.pth` file of an editable installation, the variable PYTHONPATH, or a symbolic
 * link among the installed packages.
 */
export async function expectOwnCode(sandbox: Sandbox, kind: 'editable' | 'variable' | 'link'): Promise<void> {
  const { path: cwd, write, commit } = await sandbox.repository(kind);
  const environment = path.join(sandbox.path, `${kind}-environment`);
  execFileSync('python3', ['-m', 'venv', '--without-pip', environment]);
  const python = path.join(environment, 'bin', 'python3');
  const env = { ...sandbox.env, PATH: `${path.dirname(python)}:${sandbox.env['PATH']}` };
  if (kind === 'variable') Object.assign(env, { PYTHONPATH: path.join(cwd, SOURCES) });
  else {
    const program = 'import sysconfig; print(sysconfig.get_path("purelib"))';
    const packages = execFileSync(python, ['-Ic', program], { encoding: 'utf8' }).trim();
    if (kind === 'link') await symlink(path.join(cwd, SOURCES, 'foo'), path.join(packages, 'foo'));
    else await writeTree(packages, { 'foo.pth': `${path.join(cwd, SOURCES)}\n` });
  }
  const start = { cwd, env };
  await write(`${SOURCES}/foo/__init__.py`, 'def f(x: int) -> int:\n    return x\n');
  await write('packages/bar/uses.py', 'import foo\n\ny: int = foo.f(1)\n');
  await commit();
  const before = await pyrightCli(start);
  await write(`${SOURCES}/foo/__init__.py`, 'def f(x: str) -> int:\n    return 1\n');
  await commit();
  const after = await pyrightCli(start);
  expect([before.errors, after.errors]).toEqual([0, 1]);
  const { report } = await gateReport(['--base', 'HEAD~1'], start);
  expect(report.delta?.introduced).toMatchObject([
    { uri: 'packages/bar/uses.py', rule: 'reportArgumentType', range: [2, 15, 2, 16] },
  ]);
  expect(report.delta?.persisting).toBe(0);
}
