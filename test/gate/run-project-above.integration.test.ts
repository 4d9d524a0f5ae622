import { expect, test } from 'vitest';
import { gateReport, lanser } from '../helpers/lanser.ts';
import { pyrightCli } from '../helpers/pyright-cli.ts';
import { useSandbox } from '../helpers/sandbox.ts';

const sandbox = useSandbox();
const STRICT = '[tool.pyright]\ntypeCheckingMode = "strict"\nextraPaths = ["libs"]\n';
const JSON_STRICT = '{"typeCheckingMode": "strict", "extraPaths": ["libs"]}';
const NO_SECTION = '[project]\nname = "svc"\n';

test.each<[what: string, files: Readonly<Record<string, string>>, project: string]>([
  ['pyrightconfig.json above the folder', { 'pyrightconfig.json': JSON_STRICT }, '.'],
  ['pyproject.toml above the folder', { 'team/pyproject.toml': STRICT }, 'team'],
  [
    'pyrightconfig.json above the section of the folder',
    { 'pyrightconfig.json': JSON_STRICT, 'team/svc/pyproject.toml': '[tool.pyright]\n' },
    '.',
  ],
  [
    'a section above the pyproject.toml without section',
    { 'pyproject.toml': STRICT, 'team/svc/pyproject.toml': NO_SECTION },
    'team/svc',
  ],
  ['pyproject.toml without section above the folder', { 'team/pyproject.toml': NO_SECTION }, 'team'],
])(
  'with a selected folder, the gate checks the project of the command line: %s',
  async (what, files, project) => {
    const { path: cwd, write, commit } = await sandbox.repository(what.replaceAll(/\W/gu, '-'));
    const start = { cwd, env: sandbox.env };
    for (const [name, text] of Object.entries(files)) await write(name, text);
    await write('libs/units.py', 'def size() -> int: return 1\n');
    await write('team/svc/app.py', 'from units import size  # type: ignore\n\nx: int = size()\n');
    await commit();
    const before = await pyrightCli({ ...start, cwd: `${cwd}/team/svc` });
    await write('libs/units.py', 'def size() -> str: return ""\n');
    await write('team/svc/new.py', 'def f(a): return a\n\ny: int = ""\n');
    await write('team/other.py', 'y: int = ""\n');
    // The command line would use this configuration, which only head contains.
    const own = 'team/svc/pyrightconfig.json';
    await commit();
    const after = await pyrightCli({ ...start, cwd: `${cwd}/team/svc` });
    await write(own, '{"typeCheckingMode": "off"}');
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
    expect(report.evidence.configuration.changed).toEqual([{ path: own, change: 'added' }]);
    if (project !== 'team/svc') expect(stderr).toContain('the project of "team/svc" is ');
  },
);

test('two selected folders whose projects overlap are an error', async () => {
  const { path: cwd, write, commit } = await sandbox.repository('overlap');
  await write('pyproject.toml', STRICT);
  await write('one/pyproject.toml', '[tool.pyright]\n');
  await write('one/a.py', '');
  await write('two/b.py', '');
  await commit();
  const directories = ['one', 'two'].flatMap((name) => ['--working-directory', name]);
  const finished = await lanser(['gate', '--base', 'HEAD', ...directories], { cwd, env: sandbox.env });
  expect(finished.exitCode).toBe(20);
  expect(finished.stderr).toContain('"two" belongs to "."');
});
