/** Checks that the gate is inconclusive if Pyright's result depends on the surroundings of the checkout. */
import { mkdir, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect } from 'vitest';
import type { Report } from '../../src/model/report.ts';
import { gateReport } from '../helpers/lanser.ts';
import { pyrightCli } from '../helpers/pyright-cli.ts';
import type { Sandbox, SandboxRepository } from '../helpers/sandbox.ts';

export interface OutsidePath {
  /** The name of the repository's folder. Some names (such as `name-of-tree`) also select a variant of the check. */
  readonly name: string;
  readonly settings: object;
  /** A part of the gate's message. */
  readonly reason: string;
}

/**
 * Commits a change. Checks that Pyright reports more errors after the change, and that the gate is inconclusive.
 *
 * @returns the gate's report, the message of its first failure, and the numbers of Pyright's errors before and after
 * the change.
 */
export async function expectNoVerdict(
  { path: cwd, commit }: SandboxRepository,
  { env }: Sandbox,
  change: () => Promise<void>,
): Promise<{ readonly report: Report; readonly message: string; readonly errors: readonly unknown[] }> {
  const start = { cwd, env };
  await commit();
  const before = await pyrightCli(start);
  await change();
  await commit();
  const after = await pyrightCli(start);
  expect(after.errors).toBeGreaterThan(before.errors ?? 0);
  const { report, exitCode } = await gateReport(['--base', 'HEAD~1'], start);
  expect([report.conclusion, exitCode]).toEqual(['inconclusive', 25]);
  const [failure] = report.failures;
  return { report, message: failure?.message ?? '', errors: [before.errors, after.errors] };
}

/** Checks that the gate is inconclusive if a setting refers to the repository's code through the parent folder. */
export async function expectNoVerdictAbove(
  sandbox: Sandbox,
  { name, settings, reason }: OutsidePath,
): Promise<void> {
  const repository = await sandbox.repository(name);
  const { write } = repository;
  await write('pyrightconfig.json', JSON.stringify(settings));
  const module = name.replace('-', '_');
  await write('app.py', 'x: int = 1\n');
  await write('pkg/a.py', `import ${module}.app\n\ny: int = ${module}.app.x\n`);
  const { message } = await expectNoVerdict(repository, sandbox, async () =>
    write('app.py', name.startsWith('include') ? 'x: int = ""\n' : 'x: str = ""\n'),
  );
  expect(message).toContain(reason);
}

/** Checks that the gate is inconclusive if code imports a module from a folder beside the repository. */
export async function expectNoVerdictBeside(
  sandbox: Sandbox,
  { name, settings, reason }: OutsidePath,
): Promise<void> {
  const repository = await sandbox.repository(name);
  const { path: cwd, write } = repository;
  await mkdir(path.join(cwd, '../beside'), { recursive: true });
  await writeFile(path.join(cwd, '../beside/dep.pyi'), 'value: int\n');
  await write('pyrightconfig.json', JSON.stringify(settings));
  await write('app.py', 'from dep import value  # type: ignore\n\nx: int = value\n');
  const { message, errors } = await expectNoVerdict(repository, sandbox, async () =>
    write('app.py', 'from dep import value  # type: ignore\n\nx: str = value\n'),
  );
  expect(errors).toEqual([0, 1]);
  expect(message).toContain(reason);
}

/** Checks that the gate is inconclusive if code imports a module from elsewhere on the machine. */
export async function expectNoVerdictElsewhere(
  sandbox: Sandbox,
  {
    name,
    settings,
    reason,
  }: Omit<OutsidePath, 'settings'> & {
    /** Returns the settings, given the absolute path of a folder with a module. */
    readonly settings: (folder: string) => object;
  },
): Promise<void> {
  const repository = await sandbox.repository(name);
  const { path: cwd, write } = repository;
  const folder = path.join(path.dirname(cwd), 'elsewhere');
  for (const place of [folder, path.join(cwd, '../environment/lib/python3.11/site-packages')]) {
    await mkdir(place, { recursive: true });
    await writeFile(path.join(place, 'dep.pyi'), 'value: int\n');
  }
  // The gate writes base and head to two folders named `tree`. Seen from such a folder, `../tree` is the folder
  // itself. Seen from the checkout, `../tree` is a link to the folder `elsewhere`.
  if (name === 'name-of-tree') await symlink('elsewhere', path.join(cwd, '../tree'));
  await write('pyrightconfig.json', JSON.stringify(settings(folder)));
  await write('app.py', 'from dep import value  # type: ignore\n\nx: int = value\n');
  const { report, message, errors } = await expectNoVerdict(repository, sandbox, async () =>
    write('app.py', 'from dep import value  # type: ignore\n\nx: str = value\n'),
  );
  expect(errors).toEqual([0, 1]);
  expect(message).toContain(reason);
  if (name.startsWith('environment')) {
    const why: unknown = expect.stringContaining('neither active nor named');
    expect(report.environment.unread).toMatchObject([{ folder: null, reason: why }]);
  }
}

/** Checks that the gate is inconclusive if the matches of a pattern depend on the path of the checkout. */
export async function expectNoVerdictByName(
  sandbox: Sandbox,
  { name, key, pattern }: Readonly<Record<'name' | 'key' | 'pattern', string>>,
): Promise<void> {
  const repository = await sandbox.repository(name);
  const { write } = repository;
  await write('pyrightconfig.json', JSON.stringify({ [key]: [pattern] }));
  await write('m.py', '');
  const { message } = await expectNoVerdict(repository, sandbox, async () =>
    write('a.py', key === 'strict' ? 'def f(a): return None\n' : 'x: int = ""\n'),
  );
  expect(message).toContain(`sets ${key} to "${pattern}", a pattern for folders above`);
}
