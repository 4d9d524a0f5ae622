import type { SeededRandom } from '../../test/helpers/seeded-random.ts';
import type { PythonBlocks } from './python-blocks.ts';
import { source, weighted, type Entry, type SourceStyle, type Tree } from './tree.ts';

/** A part of a generated source tree. `prefix` is '' or a folder with a trailing slash. */
export interface Cell {
  readonly prefix: string;
  readonly layout: LayoutName;
  readonly random: SeededRandom;
  readonly blocks: PythonBlocks;
}

export const LAYOUTS = [
  'flat',
  'src',
  'namespace',
  'stubs',
  'shadowing',
  'twins',
  'by-name',
  'linked',
  'odd-names',
  'environment',
] as const;
export type LayoutName = (typeof LAYOUTS)[number];

const COMMON = ['core', 'util', 'pkg', 'pkg.core', 'pkg.util', 'app'];
/** The modules from which {@link PythonBlocks.use} can import, by layout. A tree may lack some of them. */
const MODULES: Readonly<Record<LayoutName, readonly string[]>> = {
  flat: [...COMMON, 'random'],
  src: [...COMMON, 'src.pkg.core'],
  namespace: ['ns.core', 'ns.sub.util', 'ns', 'core', 'ns.sub'],
  stubs: [...COMMON, 'ext', 'ext.core', 'dep', 'dep.core'],
  shadowing: ['random', 'types', 'string', 'collections', 'enum', 'core', 'typing_extensions', 'yaml'],
  twins: ['core', 'core.core', 'util', 'pkg.core', 'pkg.core.core'],
  'by-name': ['core', 'tool', 'impl', 'pkg.impl', 'util'],
  linked: [
    'mypkg.core',
    'mypkg',
    'core',
    'util',
    'impl',
    'linkpkg.core',
    'linkpkg',
    'hidden',
    'mypkg.mypkg.core',
  ],
  'odd-names': [...COMMON, 'größe', 'ﬁle', 'Core'],
  environment: [...COMMON, 'installed', 'installed.core', 'added', 'yaml', 'env.inner'],
};

export function modulesOf(cell: Cell): readonly string[] {
  return MODULES[cell.layout];
}

const FILES: Readonly<Record<LayoutName, readonly string[]>> = {
  flat: ['app.py', 'core.py', 'util.py', 'pkg/__init__.py', 'pkg/core.py', 'pkg/util.py'],
  src: [
    'src/pkg/__init__.py',
    'src/pkg/core.py',
    'src/util.py',
    'tests/test_core.py',
    'app.py',
    'tests/__init__.py',
  ],
  namespace: ['ns/core.py', 'ns/sub/util.py', 'core.py', 'app.py', 'src/ns/core.py', 'ns/sub/__init__.py'],
  stubs: [
    'core.py',
    'core.pyi',
    'pkg/__init__.py',
    'pkg/__init__.pyi',
    'pkg/core.py',
    'typings/ext/__init__.pyi',
    'typings/ext/core.pyi',
    'dep-stubs/__init__.pyi',
    'dep/__init__.py',
    'app.py',
  ],
  shadowing: [
    'random.py',
    'types.py',
    'string.py',
    'collections/__init__.py',
    'enum.py',
    'core.py',
    'app.py',
    'yaml.py',
  ],
  twins: [
    'core.py',
    'core/__init__.py',
    'core/core.py',
    'pkg/core.py',
    'pkg/core/__init__.py',
    'app.py',
    'util.py',
    'util/inner.py',
  ],
  'by-name': ['bin/tool', 'impl.src', 'app.py', 'core.txt', 'scripts/run', 'pkg/impl.inc', 'util.py'],
  linked: [
    'core.py',
    'app.py',
    'util.py',
    '.hidden/mod.py',
    'impl.src',
    'lib/core.py',
    'lib/deep/core.py',
    'app.txt',
  ],
  'odd-names': [
    'a b.py',
    'a%20b.py',
    '#x.py',
    'q?.py',
    '[x].py',
    'größe.py',
    'gro\u0308ße.py',
    'ﬁle.py',
    'Core.py',
    'core.py',
    '.py',
    'a.b.py',
    "it's.py",
    'c;d&e=f+g.py',
    '~.py',
    'pkg/__init__.py',
    'x.py/__init__.py',
    'UP.PY',
    '日本.py',
    'file:.py',
    'a:b.py',
    '%.py',
    'new\nline.py',
    'tab\t.py',
    '"q".py',
    '-dash.py',
    '*.py',
    '{a,b}.py',
    '$HOME.py',
    'node_modules.py',
    '😀.py',
  ],
  environment: [
    '.venv/lib/python3.11/site-packages/installed/__init__.py',
    '.venv/lib/python3.11/site-packages/installed/core.py',
    'app.py',
    'core.py',
    'pkg/__init__.py',
    'pkg/core.py',
    'env/inner.py',
    'extra/added.py',
    '.venv/lib/python3.11/site-packages/installed-stubs/__init__.pyi',
    '.venv/lib/python3.11/site-packages/yaml/__init__.py',
  ],
};

/** The texts of files that are not Python sources, by layout and path. */
const TEXTS: Partial<Record<LayoutName, Readonly<Record<string, string>>>> = {
  environment: {
    '.venv/pyvenv.cfg': 'home = /usr/bin\n',
    '.venv/lib/python3.11/site-packages/more.pth': '../../../../extra\n',
  },
  stubs: { 'pkg/py.typed': '', 'dep-stubs/py.typed': 'partial\n' },
  flat: { 'README.md': '# x\n', 'data/x.json': '{}\n' },
};

const BY_NAME: readonly (readonly [string, string])[] = [
  ['tool.py', 'bin/tool'],
  ['impl.py', 'impl.src'],
  ['core.py', 'core.txt'],
  ['pkg/impl.py', 'impl.inc'],
  ['run.py', 'scripts/run'],
];

const LINKED: readonly (readonly [string, string])[] = [
  ['mypkg', '.'],
  ['src/mypkg', '..'],
  ['hidden.py', '.hidden/mod.py'],
  ['linkpkg', 'lib'],
  ['impl.py', 'impl.src'],
  ['linkpkg/again', '../lib'],
  ['lib/up', '..'],
  ['main.py', 'app.txt'],
  ['linkpkg', '.hidden'],
  ['one', 'two'],
  ['two', 'lib/'],
  ['util2.py', './lib/../util.py'],
  ['dangling.py', 'nowhere.py'],
  ['loop.py', 'loop.py'],
  ['back.py', 'lib\\core.py'],
  ['bytes.py', 'lib/\uDCFFcore.py'],
  ['typings', 'lib'],
  ['src', '.'],
  ['deep/er', '../lib/deep'],
];

/** Symbolic links, as pairs of a path and its target. */
export const LINKS: readonly (readonly [string, string])[] = [...BY_NAME, ...LINKED];

const STYLES: readonly (readonly [number, SourceStyle])[] = [
  [30, { newline: '\n', encoding: 'utf8' }],
  [3, { newline: '\r\n', encoding: 'utf8' }],
  [1, { newline: '\r', encoding: 'utf8' }],
  [2, { newline: '\n', encoding: 'utf8-bom' }],
  [1, { newline: '\n', encoding: 'latin1' }],
  [1, { newline: '\n', encoding: 'utf16le-bom' }],
];

export function styleOf(random: SeededRandom): SourceStyle {
  return weighted(random, STYLES);
}

export function newSource(cell: Cell): Entry {
  const { random, blocks } = cell;
  const made: string[] = random.chance(0.75) ? [...blocks.definitions()] : [];
  const uses = random.below(4);
  for (let index = 0; index < uses; index += 1) made.push(blocks.use(modulesOf(cell)));
  if (random.chance(0.4)) made.push(blocks.mistake());
  if (random.chance(0.15)) made.push(blocks.chain());
  if (random.chance(0.1)) made.push(blocks.suppression());
  if (random.chance(0.3)) made.push(blocks.harmless());
  return source(made, styleOf(random));
}

export function addLayout(tree: Tree, cell: Cell): void {
  const { prefix, layout, random } = cell;
  const files = FILES[layout];
  const share = layout === 'odd-names' ? 0.25 : 0.75;
  for (const name of files) if (random.chance(share)) tree.set(prefix + name, newSource(cell));
  if (tree.below(prefix.slice(0, -1)).length === 0) tree.set(`${prefix}app.py`, newSource(cell));
  for (const [name, text] of Object.entries(TEXTS[layout] ?? {})) {
    if (random.chance(0.8)) tree.set(prefix + name, { kind: 'text', text });
  }
  const links = layout === 'by-name' ? BY_NAME : layout === 'linked' ? LINKED : [];
  for (const [name, target] of links) {
    if (tree.below(prefix + name).length > 0 || !random.chance(layout === 'linked' ? 0.2 : 0.5)) continue;
    tree.set(prefix + name, { kind: 'link', target });
  }
}
