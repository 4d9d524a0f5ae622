import { execFile } from 'node:child_process';
import { cp, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import type { DiagnosticsBundle } from '../../src/model/bundle.ts';
import { diagnose } from '../../src/sdk/diagnose.ts';
import { HARD_CONTENT } from '../helpers/hard-content.ts';
import { ERRORS_ABOUT_TYPES, ORDER_DEPENDENT } from '../helpers/order-dependent.ts';
import { comparable, pyrightCli } from '../helpers/pyright-cli.ts';
import { temporaryFolder } from '../helpers/temporary-folder.ts';
import { testHost } from '../helpers/test-host.ts';
import { writeTree } from '../helpers/write-tree.ts';

const PATH = process.env['PATH'] ?? '';

async function bundleOf(workspace: string): Promise<DiagnosticsBundle> {
  const { signal } = new AbortController();
  return diagnose({ host: testHost(), workspace, files: [], timeoutMs: 120_000, signal });
}

test('packages of the standard library have the same diagnostics as in Pyright', async () => {
  await using folder = await temporaryFolder();
  const { stdout } = await promisify(execFile)('python3', [
    '-Ic',
    'import sysconfig; print(sysconfig.get_path("stdlib"))',
  ]);
  for (const name of ['concurrent', 'dbm', 'json', 'wsgiref']) {
    await cp(path.join(stdout.trim(), name), path.join(folder.path, name), { recursive: true });
  }
  const bundle = comparable(await bundleOf(folder.path));
  expect(bundle.diagnostics.length).toBeGreaterThan(50);
  expect(bundle).toEqual(await pyrightCli({ cwd: folder.path, env: { PATH } }));
});

test('files with unusual content have the same diagnostics as in Pyright', async () => {
  await using folder = await temporaryFolder();
  await writeTree(folder.path, HARD_CONTENT);
  const bundle = await bundleOf(folder.path);
  const pyright = await pyrightCli({ cwd: folder.path, env: { PATH } });
  expect(comparable(bundle)).toEqual({
    ...pyright,
    diagnostics: pyright.diagnostics.map(withoutMachine(folder.path)).toSorted(),
  });
  expect(Object.keys(bundle.facts?.documents ?? {}).toSorted()).toEqual(Object.keys(HARD_CONTENT).toSorted());
  const reported = new Set(bundle.facts?.diagnostics.map(({ uri }) => uri));
  const silent = Object.keys(HARD_CONTENT).filter((name) => !reported.has(name));
  expect(silent).toEqual(['empty.py', 'ignored_file.py', 'unreachable.py']);
});

test('modules whose diagnostics depend on the order of checks are checked in the order of Pyright', async () => {
  await using folder = await temporaryFolder();
  for (const name of ['alpha.py', 'beta.py'] as const) {
    await writeTree(folder.path, { [name]: `${ORDER_DEPENDENT[name]}${ERRORS_ABOUT_TYPES[name]}` });
  }
  const bundle = comparable(await bundleOf(folder.path));
  expect(bundle.diagnostics.length).toBeGreaterThan(3);
  expect(bundle).toEqual(await pyrightCli({ cwd: folder.path, env: { PATH } }));
});

test('hints are listed separately and are not counted', async () => {
  await using folder = await temporaryFolder();
  await writeTree(folder.path, {
    'a.py': 'import os, json\ndef f():\n  return json\n  print()\nfrom re import sub\n',
    'b.py': 'from typing_extensions import deprecated\n@deprecated("no")\ndef old(): ...\nold()\n',
  });
  const { facts } = await bundleOf(folder.path);
  expect(facts?.counts).toEqual({ error: 0, warning: 0, information: 0 });
  expect(facts?.hints.map(({ uri, range, tags }) => [uri, ...range.slice(0, 2), ...tags])).toEqual([
    ['a.py', 0, 7, 'unnecessary'],
    ['a.py', 3, 2, 'unnecessary'],
    ['a.py', 4, 15, 'unnecessary'],
    ['b.py', 3, 0, 'deprecated'],
  ]);
});

test('file paths in messages are relative to the project, and paths in quoted code are unchanged', async () => {
  await using folder = await temporaryFolder();
  await writeTree(folder.path, {
    'a.py': 'import sub.b\n',
    'sub/b.py': 'import a\n',
    'deep.py': `x = ${'['.repeat(5000)}\n`,
    'literal.py': `reveal_type(${JSON.stringify(`${folder.path}/a.py`)})\n`,
  });
  const configuration = { reportImportCycles: 'error' };
  await writeFile(path.join(folder.path, 'pyrightconfig.json'), JSON.stringify(configuration));
  const { facts } = await bundleOf(folder.path);
  const literal = `${folder.path}/a.py`;
  expect(facts?.diagnostics.map(({ message }) => message)).toEqual([
    'Cycle detected in import chain\n  a.py\n  sub/b.py',
    'An internal error occurred while parsing file "deep.py": RangeError: Maximum call stack size exceeded',
    `Type of ""${literal}"" is "Literal['${literal}']"`,
  ]);
});

/** Returns a function that removes the project's path and the stack from an internal error, as lanser does. */
function withoutMachine(root: string): (line: string) => string {
  return (line) =>
    line.includes('An internal error')
      ? line.replaceAll(`${root}/`, '').replace(/(?:\\n +at (?:[^\\"]|\\[^n])*)+/u, '')
      : line;
}
