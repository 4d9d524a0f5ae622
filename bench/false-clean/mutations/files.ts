// Random mutations of the files of a cell (a part of the tree). Each returns false if it does not change the tree.
import { newSource, type Cell } from '../layouts.ts';
import { source, type Tree } from '../tree.ts';
import { pickFolder, pickSource } from './places.ts';

const NAMES = [
  'core.py',
  'util.py',
  'app.py',
  'fresh.py',
  'pkg/core.py',
  'core.pyi',
  'random.py',
  'types.py',
  'plain',
  '__init__.py',
  'old.txt',
  '.hid.py',
  'conftest.py',
  '__main__.py',
];

const ADDED = [
  ...NAMES,
  'typing.py',
  'core/__init__.py',
  'src/util.py',
  '__builtins__.pyi',
  'builtins.pyi',
  'yaml.py',
  'typings/yaml/__init__.pyi',
  'node_modules/x.py',
  '__pycache__/x.py',
  'core.so',
  'core.pyc',
  'pkg/__init__.pyi',
  'os/__init__.py',
  'abc.py',
  '_typeshed.pyi',
  'stubs/core.pyi',
  'core-stubs/__init__.pyi',
  'pkg-stubs/core.pyi',
];

const FOLDERS = ['pkg', 'lib', 'src', 'moved', 'core', '.hidden', 'node_modules', 'tests', 'typings', 'env'];

export function rename(tree: Tree, cell: Cell): boolean {
  const [name] = pickSource(tree, cell);
  if (name === undefined) return false;
  const to = name.slice(0, name.lastIndexOf('/') + 1) + cell.random.pick(NAMES);
  if (to === name) return false;
  tree.move(name, to);
  return true;
}

export function remove(tree: Tree, cell: Cell): boolean {
  const names = tree
    .names()
    .filter(
      (name) => name.startsWith(cell.prefix) && !/^(?:pyrightconfig\.json|pyproject\.toml)$/u.test(name),
    );
  if (names.length < 2) return false;
  tree.remove(cell.random.pick(names));
  return true;
}

export function copy(tree: Tree, cell: Cell): boolean {
  const [name, entry] = pickSource(tree, cell);
  if (name === undefined) return false;
  const to = pickFolder(tree, cell) + cell.random.pick(NAMES);
  if (to === name) return false;
  tree.set(to, entry);
  return true;
}

export function add(tree: Tree, cell: Cell): boolean {
  const name = pickFolder(tree, cell) + cell.random.pick(ADDED);
  if (tree.get(name) !== undefined) return false;
  tree.set(name, newSource(cell));
  return true;
}

export function renameFolder(tree: Tree, cell: Cell): boolean {
  const from = pickFolder(tree, cell).slice(0, -1);
  if (`${from}/` === cell.prefix || from === '') return false;
  const to = from.slice(0, from.lastIndexOf('/') + 1) + cell.random.pick(FOLDERS);
  if (to === from) return false;
  tree.move(from, to);
  return true;
}

/** Turns a module into a package or a package into a module, or adds the other form beside it. */
export function toPackage(tree: Tree, cell: Cell): boolean {
  const [name] = pickSource(tree, cell);
  if (name === undefined || !name.endsWith('.py')) return false;
  const isPackage = name.endsWith('/__init__.py');
  const to = isPackage ? name.replace(/\/__init__\.py$/u, '.py') : `${name.slice(0, -3)}/__init__.py`;
  if (cell.random.chance(0.7)) tree.move(name, to);
  else tree.set(to, newSource(cell));
  return true;
}

const NATIVE_SUFFIXES = ['.so', '.abi3.so', '.cpython-311-x86_64-linux-gnu.so', '.pyd', '.dylib'];

/** Adds an empty file with the name of a module's compiled form. In most cases, removes the module's source. */
export function toNative(tree: Tree, cell: Cell): boolean {
  const [name] = pickSource(tree, cell);
  if (name === undefined || !name.endsWith('.py')) return false;
  const native = name.slice(0, -3) + cell.random.pick(NATIVE_SUFFIXES);
  if (tree.get(native) !== undefined) return false;
  if (cell.random.chance(0.7)) tree.remove(name);
  tree.set(native, { kind: 'text', text: '' });
  return true;
}

/** Adds a stub beside a module, or removes the module's stub. */
export function addStub(tree: Tree, cell: Cell): boolean {
  const [name, entry] = pickSource(tree, cell);
  if (name === undefined || !name.endsWith('.py')) return false;
  const stub = `${name}i`;
  if (tree.get(stub) !== undefined) tree.remove(stub);
  else tree.set(stub, cell.random.chance(0.5) ? newSource(cell) : entry);
  return true;
}

export function toggleInit(tree: Tree, cell: Cell): boolean {
  const name = pickFolder(tree, cell) + cell.random.pick(['__init__.py', '__init__.pyi', 'py.typed']);
  if (tree.get(name) === undefined) tree.set(name, source([]));
  else tree.remove(name);
  return true;
}
