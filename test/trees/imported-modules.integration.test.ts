import { execFile } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { importedModules } from '../../src/trees/imported-modules.ts';
import { temporaryFolder } from '../helpers/temporary-folder.ts';

/**
 * A Python program that prints the imports in a folder's files. Without a folder, it reads every fourth
 * top-level file of the standard library.
 */
const PROGRAM = `
import ast, json, pathlib, sys, sysconfig, warnings
warnings.simplefilter('ignore')
found = {}
folder, step = (sys.argv[1], 1) if len(sys.argv) > 1 else (sysconfig.get_paths()['stdlib'], 4)
for file in sorted(pathlib.Path(folder).glob('*.py'))[::step]:
    names = set()
    for node in ast.walk(ast.parse(file.read_bytes())):
        if isinstance(node, ast.Import): names.update(f'{alias.name} ' for alias in node.names)
        if isinstance(node, ast.ImportFrom):
            names.update(f"{'.' * node.level}{node.module or ''} {alias.name}" for alias in node.names)
    found[str(file)] = sorted(names)
json.dump(found, sys.stdout)
`;

/** Checks that `importedModules` finds all imports that Python finds. Returns their number. */
async function expectAllOf(...folder: readonly string[]): Promise<number> {
  const { stdout } = await promisify(execFile)('python3', ['-I', '-c', PROGRAM, ...folder]);
  const files = Object.entries(JSON.parse(stdout) as Record<string, readonly string[]>);
  for (const [file, names] of files) {
    const modules = importedModules(await readFile(file));
    const found = modules.flatMap(({ module, names: of }) =>
      (of.length === 0 ? [''] : of).map((name) => `${module} ${name}`),
    );
    expect(found, file).toEqual(expect.arrayContaining([...names]));
  }
  return files.flatMap(([, names]) => names).length;
}

test('in a part of the standard library, every import that Python finds is found', async () => {
  expect(await expectAllOf()).toBeGreaterThan(100);
});

test('in unusual layouts of statements, every import that Python finds is found', async () => {
  await using folder = await temporaryFolder();
  const sources = [
    'x = 1; import settings\n',
    'if 1: import a; from b import c\n',
    'import a,\\\n  b.c as d, e\n',
    'from \\\n a \\\n import b\n',
    'from a . b import(c)\nimport d . e as f\n',
    '# A comment ends its line \\\nimport settings\n',
    '# one \\\n# two \\\nimport settings\n',
    "s = '#' \\\n; from a \\\n import b; t = '#' \\\n'' \\\n\nfrom c import d\n",
    'try:import a\nexcept:\n\timport b;import c\n',
    '\fimport\ta\n',
    'import a\rimport b\r\nfrom c import d',
    '\uFEFFimport settings\n',
    'import größe, àas as b\nfrom naïve.àas import x\n',
    's = "import x"; import a # ; import b\nimport c #d\n',
    'class A: from a.b import *\n',
    "s = '''\n'''; import a\n",
    'from .b import c\nfrom . import d\nfrom.import e\nfrom .. a import(f)\nfrom ...  import g\n',
    'from a import ( # one (two)\n  b, # three\n  c as d,\n  größe)\n',
    'from .import h;from.b.c import*\nfrom . \\\n. a import \\\n *\n',
  ];
  for (const [index, text] of sources.entries()) await writeFile(path.join(folder.path, `${index}.py`), text);
  expect(await expectAllOf(folder.path)).toBeGreaterThan(sources.length);
});

test('comments and identifiers that contain "import" are not imports', () => {
  const text = '# import a\nimportant = 1\n# from the file import e\nx.import_f()\n';
  expect(importedModules(Buffer.from(text))).toEqual([]);
});

const LONG = 1_000_000;

// With a regular expression that takes quadratic time, each of these tests would time out.
test.each([
  ['spaces before a module', `from${' '.repeat(LONG)}a import_b\n`],
  ['spaces in a module', `from a${' '.repeat(LONG)}b import c\nimport d${' '.repeat(LONG)}e\n`],
  ['joined lines', `from a ${'\\\n'.repeat(LONG)}b import c\n`],
  ['statements on one line', `${';from a '.repeat(LONG)} import\n`],
  ['imports on one line', 'from a import b;'.repeat(LONG / 10)],
  ['imports on joined lines', '# \\\nfrom a import b \\\n'.repeat(LONG / 10)],
  ['a list without an end', `from a import (${'b,'.repeat(LONG)}\n`],
  ['comments in a list', `from a import (${'#)\n'.repeat(LONG)}\n`],
  ['lists without an end', 'from a import (\n'.repeat(LONG / 10)],
  ['joined statements', 'from a \\\n'.repeat(LONG / 10)],
  ['joined comments', '# \\\nfrom a \\\n'.repeat(LONG / 10)],
  ['dots', `from ${'. '.repeat(LONG)}import a\n`],
])('a long source is read within the time limit: %s', (_, text) => {
  const modules = new Set(importedModules(Buffer.from(`${text}import last\n`)).map(({ module }) => module));
  expect(modules.size).toBeLessThan(4);
});
