/** Configurations of Pyright that lead out of the repository, and the gate's answer to them. */
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect } from 'vitest';
import { gateReport } from '../helpers/lanser.ts';
import { pyrightCli } from '../helpers/pyright-cli.ts';
import type { Sandbox } from '../helpers/sandbox.ts';

export interface OutsidePath {
  /** The name of the repository's folder. */
  readonly name: string;
  readonly settings: object;
  /** A part of the gate's message. */
  readonly reason: string;
}

/** Checks that an error in a module that is imported through its own folder's parent is not missed. */
export async function expectNoVerdictAbove(
  sandbox: Sandbox,
  { name, settings, reason }: OutsidePath,
): Promise<void> {
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
}

/** Checks that an error through a folder beside the repository is not missed. */
export async function expectNoVerdictBeside(
  sandbox: Sandbox,
  { name, settings, reason }: OutsidePath,
): Promise<void> {
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
}
