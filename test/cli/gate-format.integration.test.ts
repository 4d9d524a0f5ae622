import { mkdir, readdir, readFile, symlink } from 'node:fs/promises';
import path from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { GATE_FORMATS } from '../../src/report/gate-formats.ts';
import { CAN_READ_JUNIT, expectJunit, gitlabIssues, rdDiagnostics, xpath } from '../helpers/format-errors.ts';
import { lanser, type Finished } from '../helpers/lanser.ts';
import { sarifErrors } from '../helpers/sarif-errors.ts';
import { useSandbox } from '../helpers/sandbox.ts';

const sandbox = useSandbox();
let cwd: string;
const gate = async (...args: readonly string[]): Promise<Finished> =>
  lanser(['gate', '--base', 'HEAD~1', ...args], { cwd, env: sandbox.env });

beforeAll(async () => {
  const repository = await sandbox.repository();
  cwd = repository.path;
  await repository.write('a.py', 'x = 0\n');
  await repository.commit('base');
  await repository.write('a.py', 'x: int = "::error::x"\n');
  await repository.commit('head');
});

test('one run writes each format except text to the report folder, and one format to the file of --out', async () => {
  const folder = path.join(sandbox.path, 'report');
  const file = path.join(sandbox.path, 'issues.json');
  const { exitCode, stdout } = await gate('--report-directory', folder, '--format', 'gitlab', '--out', file);
  expect([exitCode, stdout]).toEqual([1, '']);
  const read = async (name: string): Promise<string> => readFile(path.join(folder, name), 'utf8');
  expect((await readdir(folder)).toSorted()).toEqual([
    'bundles',
    'report.gitlab.json',
    'report.html',
    'report.json',
    'report.junit.xml',
    'report.md',
    'report.rdjson',
    'report.sarif',
  ]);
  const gitlab = await read('report.gitlab.json');
  expect(gitlabIssues(gitlab)).toMatchObject([
    { check_name: 'reportAssignmentType', location: { path: 'a.py', lines: { begin: 1 } } },
  ]);
  expect(await readFile(file, 'utf8')).toBe(gitlab);
  expect(rdDiagnostics(await read('report.rdjson'))).toHaveLength(1);
  const sarif = JSON.parse(await read('report.sarif')) as {
    readonly runs: readonly [{ readonly tool: { readonly driver: { readonly rules: readonly unknown[] } } }];
  };
  expect(sarifErrors(sarif)).toEqual([]);
  expect(sarif.runs[0].tool.driver.rules).toMatchObject([
    {
      id: 'reportAssignmentType',
      shortDescription: { text: 'The type of a value does not match its target' },
      defaultConfiguration: { level: 'error' },
      helpUri: expect.stringMatching(/#reportAssignmentType$/u) as string,
    },
  ]);
});

test('a file of --out that cannot be written fails the gate before the base is resolved', async () => {
  for (const [out, code] of [
    ['.', 71],
    [path.join('a.py', 'report.json'), 71],
    ['/dev/null', 20],
  ] as const) {
    const { exitCode, stderr } = await gate('--base', 'missing', '--out', out);
    expect(exitCode, stderr).toBe(code);
    expect(stderr).toMatch(/The report .*--out/su);
  }
});

test('a report folder that cannot be created fails the gate before the base is resolved', async () => {
  const { exitCode, stderr } = await gate('--base', 'missing', '--report-directory', path.join(cwd, 'a.py'));
  expect(exitCode).toBe(71);
  expect(stderr).toMatch(/The report cannot be written: .*--report-directory/su);
  expect(stderr).not.toContain('missing');
});

test.skipIf(!CAN_READ_JUNIT)('the JUnit document in the report folder is valid', async () => {
  const junit = await readFile(path.join(sandbox.path, 'report', 'report.junit.xml'), 'utf8');
  const documents = path.join(sandbox.path, 'junit');
  await mkdir(documents);
  expectJunit(documents, [junit]);
  expect(xpath(junit, 'count(//failure)')).toBe('2');
});

test('with --format, standard output contains only the document', async () => {
  const { exitCode, stdout } = await gate('--format', 'rdjson');
  expect(exitCode).toBe(1);
  expect(rdDiagnostics(stdout)).toMatchObject([{ severity: 'ERROR', location: { path: 'a.py' } }]);
});

test('no document is written if the gate creates no report', async () => {
  const unknown = await lanser(['gate', '--base', 'nowhere', '--format', 'junit'], { cwd, env: sandbox.env });
  expect([unknown.exitCode, unknown.stdout]).toEqual([3, '']);
});

test.each([
  { args: ['--format', 'xml'], message: `Allowed choices are ${GATE_FORMATS.join(', ')}` },
  { args: ['--json', '--format', 'junit'], message: "cannot be used with option '--json'" },
])('$args is a usage error', async ({ args, message }) => {
  const { exitCode, stderr } = await gate(...args);
  expect(exitCode).toBe(20);
  expect(stderr).toContain(message);
});

test('a link in the checkout at the path of --out is not followed', async () => {
  await symlink(path.join(sandbox.path, 'victim'), path.join(cwd, 'out.json'));
  // A comparison of equal commits does not need a server.
  const args = ['gate', '--base', 'HEAD', '--scope', 'affected', '--allow-dirty', '--out', 'out.json'];
  const { exitCode, stderr } = await lanser([...args, '--format', 'json'], { cwd, env: sandbox.env });
  expect(exitCode).toBe(24);
  expect(stderr).toContain('Name a different file or folder with --out.');
  expect(await readdir(sandbox.path)).not.toContain('victim');
});
