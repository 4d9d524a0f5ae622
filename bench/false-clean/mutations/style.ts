import { styleOf, type Cell } from '../layouts.ts';
import type { Tree } from '../tree.ts';
import { insert } from './blocks.ts';
import { pickFolder, pickSource } from './places.ts';

const ODD_TEXTS = [
  '\f',
  '# a\u2028b',
  'x = "\u2028"',
  '# \u0085',
  '# \u0000',
  '\t',
  '# \uDCFF',
  '# -*- coding: latin-1 -*-',
  '# 😀',
  'é = 1',
  '\\\n',
  '"""\u2029"""',
  '# \v',
  '\u00A0',
  '# \r# ',
  '"😀😀"; (1).emoji',
  '\uFEFF',
  '#!/usr/bin/python',
  'if True: \f pass',
  '# \u001A',
  '\u3000x = 1',
  'if True:\n\tx = 1\n        y = 2',
  `deep = ${'('.repeat(300)}1${')'.repeat(300)}`,
  `many = [${'undefined_many, '.repeat(150)}]`,
  '"\uDCED\uDCA0\uDC80"',
  'ﬁ = 1\nfi.wrong',
  '\r(1).wrong',
  'x = 1 # \u2028(1).wrong',
  "'''\n\\",
];

const MARKERS = [
  'pyvenv.cfg',
  'conda-meta/history',
  'bin/activate',
  'py.typed',
  '.gitignore',
  '.gitattributes',
  'setup.cfg',
  'mypy.ini',
  'sub',
  'python.pth',
  '.pyrightconfig.json',
  '.vscode/settings.json',
];

const TEXTS: Readonly<Record<string, string>> = {
  '.gitattributes': '*.py -diff text eol=crlf linguist-generated ident\n',
  '.vscode/settings.json': '{ "python.analysis.typeCheckingMode": "off" }\n',
  'python.pth': 'src\n../src\n',
};

export function restyle(tree: Tree, cell: Cell): boolean {
  const [name, entry] = pickSource(tree, cell);
  if (name === undefined) return false;
  tree.set(name, { ...entry, style: styleOf(cell.random) });
  return true;
}

export function insertOddText(tree: Tree, cell: Cell): boolean {
  return insert(tree, cell, cell.random.pick(ODD_TEXTS));
}

export function changeMode(tree: Tree, cell: Cell): boolean {
  const [name, entry] = pickSource(tree, cell);
  if (name === undefined) return false;
  tree.set(name, { ...entry, executable: !entry.executable });
  return true;
}

/** Adds a submodule, or a file such as `pyvenv.cfg` or `.gitattributes`. */
export function addMarker(tree: Tree, cell: Cell): boolean {
  const marker = cell.random.pick(MARKERS);
  const name = pickFolder(tree, cell) + marker;
  if (marker === 'sub') tree.set(name, { kind: 'submodule', commit: 'a'.repeat(40) });
  else tree.set(name, { kind: 'text', text: TEXTS[marker] ?? '*.py\n' });
  return true;
}
