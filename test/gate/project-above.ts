/** Checks the project that the gate selects if a configuration file is above the working directory. */
import { expect } from 'vitest';
import { gateReport } from '../helpers/lanser.ts';
import { pyrightCli } from '../helpers/pyright-cli.ts';
import type { Sandbox } from '../helpers/sandbox.ts';

export const STRICT: string = '[tool.pyright]\ntypeCheckingMode = "strict"\nextraPaths = ["libs"]\n';
export const NO_SECTION: string = '[project]\nname = "svc"\n';

export interface ProjectAbove {
  readonly title: string;
  /** The texts of the configuration files, by path. */
  readonly files: Readonly<Record<string, string>>;
  /** The folder that Pyright's command line checks if it is started in team/svc. */
  readonly project: string;
}

/**
 * Runs the gate with `--working-directory team/svc`, and Pyright's command line in team/svc. Both must check the
 * same number of files, and find the same numbers of errors and of new errors.
 */
export async function expectProjectAbove(
  sandbox: Sandbox,
  { title, files, project }: ProjectAbove,
): Promise<void> {
  const { path: cwd, write, commit } = await sandbox.repository(title.replaceAll(/\W/gu, '-'));
  const start = { cwd, env: sandbox.env };
  for (const [name, text] of Object.entries(files)) await write(name, text);
  await write('libs/units.py', 'def size() -> int: return 1\n');
  await write('team/svc/app.py', 'from units import size  # type: ignore\n\nx: int = size()\n');
  await commit();
  const before = await pyrightCli({ ...start, cwd: `${cwd}/team/svc` });
  await write('libs/units.py', 'def size() -> str: return ""\n');
  await write('team/svc/new.py', 'def f(a): return a\n\ny: int = ""\n');
  await write('team/other.py', 'y: int = ""\n');
  // Only head contains this file, so the gate does not apply the file. Pyright's command line would apply the file,
  // and therefore runs before the file is written.
  const ownConfiguration = 'team/svc/pyrightconfig.json';
  await commit();
  const after = await pyrightCli({ ...start, cwd: `${cwd}/team/svc` });
  await write(ownConfiguration, '{"typeCheckingMode": "off"}');
  await commit();
  const { report, exitCode, stderr } = await gateReport(
    ['--base', 'HEAD~2', '--working-directory', 'team/svc'],
    start,
  );
  expect(report.failures).toEqual([]);
  expect(exitCode).toBe(1);
  const [checked] = report.projects;
  expect(checked?.workingDirectory).toBe(project);
  expect([checked?.after?.files, checked?.after?.counts.error]).toEqual([after.files, after.errors]);
  const introduced = report.delta?.introduced.filter(({ severity }) => severity === 'error');
  expect(introduced).toHaveLength((after.errors ?? 0) - (before.errors ?? 0));
  expect(report.evidence.configuration.changed).toEqual([{ path: ownConfiguration, change: 'added' }]);
  if (project !== 'team/svc') expect(stderr).toContain('the project of "team/svc" is ');
}
