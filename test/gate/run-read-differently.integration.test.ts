import { execFileSync } from 'node:child_process';
import { symlink } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import type { Report } from '../../src/model/report.ts';
import { gateReport } from '../helpers/lanser.ts';
import { useSandbox } from '../helpers/sandbox.ts';

const sandbox = useSandbox();
type Files = Readonly<Record<string, string>>;

let repositories = 0;

async function gateOver(base: Files, head: Files, archive?: readonly [string, string]): Promise<Report> {
  repositories += 1;
  const { path: cwd, write, commit } = await sandbox.repository(`checkout-${repositories}`);
  for (const files of [base, head]) {
    for (const [name, text] of Object.entries(files)) await write(name, text);
    if (archive !== undefined) zip(cwd, archive[files === base ? 0 : 1]);
    await commit();
  }
  return (await gateReport(['--base', 'HEAD~1'], { cwd, env: sandbox.env })).report;
}

function zip(cwd: string, text: string): void {
  const program =
    'import os, sys, zipfile\nos.makedirs("data", exist_ok=True)\nzipfile.ZipFile("data/x.zip", "w").writestr("dep.py", sys.argv[1])';
  execFileSync('python3', ['-Ic', program, text], { cwd });
}

const WRONG = 'x: int = ""\n';

test.each<[what: string, base: Files, head: Files, message: RegExp]>([
  [
    'two files whose paths have a backslash',
    { 'pyproject.toml': '[tool.pyright]\nexclude = ["gen/*_pb2.py"]\n', 'gen/a_pb2.py': '', 'd/e/b.py': '' },
    { 'gen/x\\y_pb2.py': WRONG, 'd\\e/z.py': '' },
    /^The path "(?:gen\/x\\\\y_pb2\.py|d\\\\e\/z\.py)" contains a backslash, which Pyright reads as a slash\./u,
  ],
  [
    'a file that Git converts from UTF-8 on checkout',
    { 'a.py': 'x = 1\n' },
    { '.gitattributes': '*.py working-tree-encoding=UTF-16LE-BOM\n' },
    /^Git may convert "a\.py" on checkout, because of "\*\.py working-tree-encoding=UTF-16LE-BOM" in "\.gitattributes"/u,
  ],
  [
    'a file in which Git expands $Id$',
    { 'pkg/.gitattributes': '/a.py ident\n', 'pkg/a.py': 'x = 1\n' },
    { 'pkg/a.py': 'from typing import Literal\nx: Literal["$Id$"] = "$" "Id$"\n' },
    /^Git may convert "pkg\/a\.py" on checkout, because of "\/a\.py ident" in "pkg\/\.gitattributes"/u,
  ],
  [
    'a file that Git may convert because of an attribute macro',
    { 'a.py': 'x = 1\n' },
    { '.gitattributes': '[attr]old working-tree-encoding=ISO-8859-1\n*.py old\n' },
    /^Git may convert "a\.py"/u,
  ],
  [
    'a script that the configuration includes and that Git converts',
    { 'pyproject.toml': '[tool.pyright]\ninclude = ["bin/tool"]\n', 'bin/tool': 'x = 1\n' },
    {
      '.gitattributes': 'bin/* ident\n',
      'bin/tool': 'from typing import Literal\nx: Literal["$Id$"] = "$" "Id$"\n',
    },
    /^Git may convert "bin\/tool"/u,
  ],
])('the gate is inconclusive because of %s', async (_what, base, head, message) => {
  const report = await gateOver(base, head);
  expect(report.conclusion).toBe('inconclusive');
  expect(report.failures[0]?.message).toMatch(message);
});

test('the gate is inconclusive if a link named tool.py leads to a file that Git converts', async () => {
  const { path: cwd, write, commit } = await sandbox.repository('converted-target');
  await write('tool', 'from typing import Literal\nx: Literal["$Id$"] = "$" "Id$"\n');
  await symlink('tool', path.join(cwd, 'tool.py'));
  await commit();
  await write('.gitattributes', '/tool ident\n');
  await commit();
  const { report } = await gateReport(['--base', 'HEAD~1'], { cwd, env: sandbox.env });
  expect(report.failures[0]?.message).toMatch(/^Git may convert "tool" on checkout/u);
});

test('attributes for line ends, for the encoding UTF-8, for other files, or for $Id$ in files without $Id$ do not make the gate inconclusive', async () => {
  const base = { 'ends/a.py': 'x = 1\n', 'others/a.py': 'x = 1\n', 'identifier/a.py': 'x = 1\n' };
  const report = await gateOver(base, {
    'ends/.gitattributes': '* text=auto eol=crlf\n*.py working-tree-encoding=UTF-8\n',
    'others/.gitattributes': '*.txt working-tree-encoding=UTF-16\ndoc/*.py ident\n',
    'others/b.txt': '',
    'identifier/.gitattributes': '* ident\n',
  });
  expect([report.conclusion, report.failures]).toEqual(['clean', []]);
});

test('the gate is inconclusive if the configuration includes an archive', async () => {
  const configuration = { 'pyrightconfig.json': '{"include": ["a.py", "data/x.zip"]}', 'a.py': '' };
  const report = await gateOver(configuration, {}, ['x: int = 1\n', WRONG]);
  expect(report.failures[0]?.message).toMatch(/includes "data\/x\.zip", whose files are in an archive/u);
});

test('if a .pth file refers to an archive, the gate reads the modules in the archive', async () => {
  const folder = 'env/lib/python3.11/site-packages';
  const report = await gateOver(
    {
      'pyproject.toml': '[tool.pyright]\nvenvPath = "."\nvenv = "env"\n',
      'env/pyvenv.cfg': '',
      [`${folder}/e.pth`]: '../../../../data/x.zip\n',
      'm.py': 'from dep import value\nx: int = value\n',
    },
    {},
    ['value: int = 1\n', 'value: str = ""\n'],
  );
  expect(report.delta?.introduced.map(({ uri }) => uri) ?? report.failures).toEqual(['m.py']);
});
