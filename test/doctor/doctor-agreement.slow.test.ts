import { chmod, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { findExecutable } from '../../src/workspace/executable.ts';
import { visit } from '../helpers/doctor.ts';
import { SECRET_VARIABLES } from '../helpers/secret-variables.ts';
import { temporaryFolder } from '../helpers/temporary-folder.ts';
import { testHost } from '../helpers/test-host.ts';
import { virtualEnvironment } from '../helpers/virtual-environment.ts';
import { writeTree } from '../helpers/write-tree.ts';

const PACKAGE = { 'dep/__init__.py': 'def f() -> int: ...\n', 'dep/py.typed': '' };
const USES_IT = 'import dep\nreveal_type(dep.f())\n';

test("Pyright's server and command line find the packages of the workspace's virtual environment without running the environment's Python", async () => {
  await using folder = await temporaryFolder();
  const root = path.join(folder.path, 'project');
  await writeTree(root, { '.git/HEAD': '', 'app.py': USES_IT });
  const environment = await virtualEnvironment(path.join(root, '.venv'), PACKAGE);
  const marker = path.join(folder.path, 'was-run');
  for (const name of await readdir(environment.programs)) {
    if (!name.startsWith('python')) continue;
    const program = path.join(environment.programs, name);
    await rm(program);
    await writeFile(program, `#!/bin/sh\ntouch '${marker}'\nexit 1\n`);
    await chmod(program, 0o755);
  }
  const { failed, detailOf } = await visit(root, { python: path.join(root, '.venv') });
  expect(failed).toEqual([]);
  expect(detailOf('python')).toMatch(
    /: \.venv, as requested; lanser reads its files but does not run it\n0 packages\nsha256:/u,
  );
  expect(detailOf('environments')).toMatch(/^\.venv: a virtual environment, Python \S+; in use$/u);
  expect(detailOf('pyright-agreement')).toContain('agree on 1 file of 1: 1 diagnostic\n');
  expect(await readdir(folder.path)).not.toContain('was-run');
});

test('if an interpreter answers Pyright and lanser differently, the agreement check fails', async () => {
  await using folder = await temporaryFolder();
  const root = path.join(folder.path, 'project');
  await writeTree(root, { 'app.py': USES_IT });
  const environment = await virtualEnvironment(path.join(folder.path, 'environment'), PACKAGE);
  // The wrapper itself answers only Pyright's query for the search paths. The real interpreter answers all other
  // queries, such as lanser's.
  const wrapper = path.join(folder.path, 'bin', 'python3');
  await writeTree(folder.path, {
    'bin/python3': `#!/bin/sh
case "$*" in
  *sysconfig*|*site.getusersitepackages*) exec '${path.join(environment.programs, 'python3')}' "$@" ;;
  *sys.prefix*) printf '{"path": [], "prefix": "/nowhere"}' ;;
  *) exec '${path.join(environment.programs, 'python3')}' "$@" ;;
esac
`,
  });
  await chmod(wrapper, 0o755);
  const env = { PATH: `${path.dirname(wrapper)}${path.delimiter}${process.env['PATH'] ?? ''}` };
  const { failed, detailOf } = await visit(root, { env });
  expect(failed).toEqual(['pyright-agreement']);
  expect(detailOf('pyright-agreement')).toMatch(
    /^On 1 file of 1, the language server reports 1 diagnostic and .*\nThe first difference: app\.py:1:8-1:11 error reportMissingImports .* \(reported only by the command line\)\n/u,
  );
});

test("the interpreter that Pyright's command line runs gets PYTHONPATH but not the secrets of a CI job", async () => {
  await using folder = await temporaryFolder();
  const root = path.join(folder.path, 'project');
  const seen = path.join(folder.path, 'seen');
  await writeTree(folder.path, {
    'project/app.py': USES_IT,
    'packages/dep/__init__.py': 'def f() -> int: ...\n',
    'bin/python3': `#!/bin/sh\necho $(env | sort) >> '${seen}'\nexec '${await realPython()}' "$@"\n`,
  });
  await chmod(path.join(folder.path, 'bin', 'python3'), 0o755);
  const PATH = [path.join(folder.path, 'bin'), process.env['PATH']].join(path.delimiter);
  const env = { ...SECRET_VARIABLES, PATH, PYTHONPATH: path.join(folder.path, 'packages') };
  const { detailOf } = await visit(root, { env });
  expect(detailOf('pyright-agreement')).toContain('agree on 1 file of 1: 1 diagnostic\n');
  const text = await readFile(seen, 'utf8');
  expect(text).not.toContain('secret');
  // `lanser doctor` sets NO_COLOR only for Pyright's command line. So NO_COLOR shows that the command line ran the
  // interpreter.
  expect(text).toMatch(/ NO_COLOR=1 .* PYTHONPATH=/u);
});

test('the agreement check compares at most 20 files, the same in every checkout, and no file whose name is a pattern', async () => {
  await using folder = await temporaryFolder();
  const files = Object.fromEntries(
    Array.from(
      { length: 30 },
      (_, at) => [[`m${at}.py`, `m${at}*.py`], `x: int = "${at}"\n`] as const,
    ).flatMap(([names, text]) => names.map((name) => [name, text])),
  );
  const ids: string[] = [];
  for (const name of ['one', 'a söme where/else']) {
    const root = path.join(folder.path, name, 'project');
    await writeTree(root, files);
    const { bundle, detailOf } = await visit(root);
    expect(detailOf('pyright-agreement')).toContain('agree on 20 files of 60: 20 diagnostics\n');
    ids.push(bundle.bundleId);
  }
  expect(ids[1]).toBe(ids[0]);
});

async function realPython(): Promise<string> {
  return (await findExecutable(testHost(), ['python3'], [])) ?? '';
}
