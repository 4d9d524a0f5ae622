import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { bundleOf, lanser } from '../helpers/lanser.ts';
import { useSandbox } from '../helpers/sandbox.ts';

const sandbox = useSandbox();
const workspace = path.join(sandbox.path, 'workspace');
const start = { cwd: workspace, env: sandbox.env };
const FILES: Readonly<Record<string, string>> = {
  'src/a.py': 'x: int = ""\n',
  'src/b.pyi': 'x: int\n',
  'src/deep/c.py': '# pyright: reportUnusedVariable=warning\ndef f():\n    unused = 1\n',
  'tests/test_a.py': 'import src.a\n\nsrc.a.gone\n',
  'notes.txt': 'No Python.\n',
  'pyproject.toml': '[tool.pyright]\nexclude = ["tests"]\n',
};
const A = `src/a.py:1:10 - error: Type "Literal['']" is not assignable to declared type "int" (reportAssignmentType)
    "Literal['']" is not assignable to "int"
`;
const C = 'src/deep/c.py:3:5 - warning: Variable "unused" is not accessed (reportUnusedVariable)\n';
const TEST =
  'tests/test_a.py:3:7 - error: "gone" is not a known attribute of module "src.a" (reportAttributeAccessIssue)\n';

beforeAll(() => {
  for (const [name, text] of Object.entries(FILES)) {
    mkdirSync(path.dirname(path.join(workspace, name)), { recursive: true });
    writeFileSync(path.join(workspace, name), text);
  }
  mkdirSync(path.join(sandbox.path, 'empty'));
});

describe('diag prints text that editors can parse, for', () => {
  test.each<[scope: string, args: readonly string[], cwd: string, stdout: string]>([
    ['the files that the configuration selects', [], '.', `${A}${C}1 error, 1 warning in 3 files\n`],
    ['one file', ['src/a.py'], '.', `${A}1 error, 0 warnings in 1 file\n`],
    ['a folder', ['src/deep'], '.', `${C}0 errors, 1 warning in 1 file\n`],
    [
      'globs, an excluded file and duplicates',
      ['tests/*.py', 'src/**/*.py', 'src/a.py', './src/../src/a.py'],
      '.',
      `${A}${C}${TEST}2 errors, 1 warning in 3 files\n`,
    ],
    [
      'a file relative to the current folder',
      ['--workspace', '..', 'a.py'],
      'src',
      `${A}1 error, 0 warnings in 1 file\n`,
    ],
  ])('%s', async (_, args, cwd, stdout) => {
    const run = await lanser(['diag', ...args], { ...start, cwd: path.join(workspace, cwd) });
    // Unlike the gate, `diag` exits with 0 if it completes, whatever diagnostics it finds.
    expect(run).toMatchObject({ exitCode: 0, stdout });
  });
});

test('diag accepts paths that lead into the workspace through a link outside of it', async () => {
  const link = path.join(sandbox.path, 'link');
  symlinkSync(workspace, link);
  for (const [name, files] of [
    [`${link}/src/a.py`, ['src/a.py']],
    [`${link}/src/deep`, ['src/deep']],
    [`${link}/src/*.py`, ['src/*.py']],
    ['../link/src/a.py', ['src/a.py']],
    [link, ['.']],
  ] as const) {
    const { bundle, exitCode } = await bundleOf(['diag', name], start);
    expect([name, exitCode, bundle.request.options]).toEqual([name, 0, { files }]);
  }
  const missing = await bundleOf(['diag', `${link}/src/missing.py`], start);
  expect([missing.exitCode, missing.stderr]).toEqual([
    3,
    expect.stringContaining('The file or folder "src/missing.py" does not exist'),
  ]);
  const unread = await bundleOf(
    ['diag', '--tool', 'pyright', '--from', 'none.json', '../link/src/a.py'],
    start,
  );
  expect([unread.exitCode, unread.bundle.request.options]).toEqual([
    20,
    { tool: 'pyright', files: ['src/a.py'] },
  ]);
  // A replay uses only the trace, which does not contain the link.
  const trace = path.join(sandbox.path, 'trace.jsonl');
  await lanser(['diag', '../link/src/a.py', '--trace-file', trace], start);
  expect((await lanser(['trace', 'replay', trace], start)).exitCode).toBe(0);
});

test('diag --json prints only a bundle to standard output', async () => {
  const { bundle, exitCode } = await bundleOf(['diag', 'src'], start);
  expect(exitCode).toBe(0);
  expect(bundle).toMatchObject({
    version: '1.2',
    status: 'ok',
    request: { cmd: 'diagnostics', options: { files: ['src'] } },
    error: null,
    environment: { server: { name: 'pyright' }, local: { workspaceRoot: workspace } },
    meta: { exitCode: 0 },
  });
  expect(bundle.facts).toMatchObject({
    scope: { kind: 'files', files: ['src/a.py', 'src/b.pyi', 'src/deep/c.py'] },
    counts: { error: 1, warning: 1, information: 0 },
    diagnostics: [
      {
        uri: 'src/a.py',
        range: [0, 9, 0, 11],
        severity: 'error',
        rule: 'reportAssignmentType',
        source: 'pyright',
      },
      { uri: 'src/deep/c.py', range: [2, 4, 2, 10], severity: 'warning', rule: 'reportUnusedVariable' },
    ],
  });
  // Only `environment.local` contains paths of this machine.
  const { local: _local, ...environment } = bundle.environment;
  expect(JSON.stringify({ ...bundle, environment })).not.toContain(sandbox.path);
});

describe('lanser rejects', () => {
  test.each<[args: string, exitCode: number, code: string, message: string]>([
    ['missing.py', 3, 'E/NOT_FOUND', 'The file or folder "missing.py" does not exist. Check its path.'],
    [`${workspace}/missing.py`, 3, 'E/NOT_FOUND', 'The file or folder "missing.py" does not exist'],
    [`${workspace}/*.txt`, 3, 'E/NOT_FOUND', 'No file that a server supports matches "*.txt"'],
    ['../missing.py', 24, 'E/JAIL', '"../missing.py" is outside the workspace'],
    [`${sandbox.path}/missing.py`, 24, 'E/JAIL', '"external:missing.py" is outside the workspace'],
    [`${sandbox.path}/gone/*.py`, 24, 'E/JAIL', '"external:*.py" is outside the workspace'],
    ['src/*.txt', 3, 'E/NOT_FOUND', 'No file that a server supports matches "src/*.txt"'],
    ['notes.txt', 27, 'E/NO_SERVER', 'No language server is available for "notes.txt"'],
    ['..', 24, 'E/JAIL', 'outside the workspace'],
    ['--workspace ../empty', 3, 'E/NOT_FOUND', 'Name a different folder with --workspace.'],
    ['src/a.py --workspace missing', 20, 'E/USAGE', 'Name a different folder with --workspace.'],
    ['--timeout -1', 20, 'E/USAGE', 'A number of seconds above 0 is expected'],
  ])('diag %s', async (args, exitCode, code, message) => {
    const run = await bundleOf(['diag', ...args.split(' ')], start);
    expect([run.exitCode, run.bundle.error?.code, run.bundle.meta.exitCode]).toEqual([
      exitCode,
      code,
      exitCode,
    ]);
    expect(run.stderr).toMatch(new RegExp(`^lanser: ${code}: `, 'u'));
    expect(run.stderr).toContain(message);
    const { local: _local, ...environment } = run.bundle.environment;
    expect(JSON.stringify({ ...run.bundle, environment })).not.toContain(sandbox.path);
  });
});
