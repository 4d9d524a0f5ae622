import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { expect, test } from 'vitest';
import { gateReport } from '../helpers/lanser.ts';
import { pyrightCli } from '../helpers/pyright-cli.ts';
import { useSandbox } from '../helpers/sandbox.ts';
import {
  expectNoVerdictAbove,
  expectNoVerdictBeside,
  expectNoVerdictByName,
  expectNoVerdictElsewhere,
} from './outside-paths.ts';

const sandbox = useSandbox();

test.each([
  { name: 'extra', settings: { extraPaths: ['..'] }, reason: 'extraPaths to "..", a folder above' },
  {
    name: 'include-file',
    settings: { include: ['../include-file/app.py', 'pkg'] },
    reason: 'a folder outside of the repository',
  },
  {
    name: 'root',
    settings: { executionEnvironments: [{ root: '..' }] },
    reason: 'executionEnvironments[0].root to ".."',
  },
  { name: 'stubs', settings: { stubPath: '..' }, reason: 'stubPath to ".."' },
])('the gate is inconclusive if a configured path leads out of the repository: $name', async (given) =>
  expectNoVerdictAbove(sandbox, given),
);

test.each([
  {
    name: 'extra-beside',
    settings: { extraPaths: ['../beside'] },
    reason: 'extraPaths to "../beside"',
  },
  {
    name: 'root-beside',
    settings: { executionEnvironments: [{ root: '.', extraPaths: ['../beside'] }] },
    reason: '.extraPaths to',
  },
])('the gate is inconclusive if imports come from a folder beside the repository: $name', async (given) =>
  expectNoVerdictBeside(sandbox, given),
);

test.each([
  {
    name: 'absolute-extra',
    settings: (beside: string) => ({ extraPaths: [beside] }),
    reason: 'sets extraPaths to "/',
  },
  {
    name: 'uri-extra',
    settings: (beside: string) => ({ extraPaths: [`file://${beside}`] }),
    reason: 'sets extraPaths to "file:///',
  },
  {
    name: 'absolute-stubs',
    settings: (beside: string) => ({ stubPath: beside }),
    reason: 'sets stubPath to "/',
  },
  {
    name: 'former-name-of-stubs',
    settings: (beside: string) => ({ typingsPath: beside }),
    reason: 'sets stubPath to "/',
  },
  {
    name: 'name-of-tree',
    settings: () => ({ extraPaths: ['../tree'] }),
    reason: 'sets extraPaths to "../tree", a folder outside',
  },
  {
    name: 'environment-absolute',
    settings: (beside: string) => ({ venvPath: path.dirname(beside), venv: 'environment' }),
    reason: 'The environment from venvPath and venv in "pyrightconfig.json" exists',
  },
])('the gate is inconclusive if imports come from elsewhere on the machine: $name', async (given) =>
  expectNoVerdictElsewhere(sandbox, given),
);

test('the gate accepts absolute extraPaths that do not exist or are in the Python standard library', async () => {
  const { path: cwd, write, commit } = await sandbox.repository('absolute-nowhere');
  const program = 'import sysconfig; print(sysconfig.get_paths()["stdlib"])';
  const library = execFileSync('python3', ['-Ic', program], { encoding: 'utf8' }).trim();
  const extraPaths = [path.join(cwd, '../nowhere'), path.join(library, 'email')];
  await write('pyrightconfig.json', JSON.stringify({ extraPaths }));
  await write('app.py', 'import charset\n\nx: int = charset.SHORTEST\n');
  await commit();
  await write('app.py', 'import charset\n\nx: str = charset.SHORTEST\n');
  await commit();
  const { report } = await gateReport(['--base', 'HEAD~1'], { cwd, env: sandbox.env });
  expect(report.delta?.introduced.map(({ rule }) => rule)).toEqual(['reportAssignmentType']);
});

test.each([
  { name: 'ignore', key: 'ignore', pattern: '../tree/a.py' },
  { name: 'ignore-absolute', key: 'ignore', pattern: '/**/after/**' },
  { name: 'strict', key: 'strict', pattern: '../strict' },
  { name: 'strict-anywhere', key: 'strict', pattern: '../**/strict-anywhere' },
])(
  'the gate is inconclusive if the matches of a pattern depend on the path of the checkout: $name',
  async (given) => expectNoVerdictByName(sandbox, given),
);

test('a pattern that leads above the repository is accepted if it has stars instead of folder names', async () => {
  const { path: cwd, write, commit } = await sandbox.repository('stars');
  const start = { cwd, env: sandbox.env };
  await write('pyrightconfig.json', JSON.stringify({ ignore: ['../*/a.py'], strict: ['../../**'] }));
  await write('m.py', '');
  await commit();
  await write('a.py', 'x: int = ""\n');
  await write('b.py', 'def f(a): return None\n');
  await commit();
  const cli = await pyrightCli(start);
  const { report } = await gateReport(['--base', 'HEAD~1'], start);
  expect(report.after?.counts?.error).toBe(cli.errors);
  expect(new Set(report.delta?.introduced.map(({ uri }) => uri))).toEqual(new Set(['b.py']));
});
