import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { writeTree, type Tree } from './write-tree.ts';

const PATH = process.env['PATH'] ?? '';

/** Makes an environment with different kinds of packages. Returns a PATH with the environment's programs first. */
export async function pythonEnvironment(folder: string): Promise<{ readonly PATH: string }> {
  const root = path.join(folder, 'environment');
  await promisify(execFile)('python3', ['-m', 'venv', '--without-pip', root]);
  const python = path.join(root, 'bin', 'python3');
  const program = 'import sysconfig; print(sysconfig.get_path("purelib"))';
  const { stdout } = await promisify(execFile)(python, ['-Ic', program]);
  await writeTree(stdout.trim(), {
    'typed/__init__.py': 'class Base:\n  def run(self, count: int) -> str: ...\ndef f(a: int) -> str: ...\n',
    'typed/sub.py': '_private = 1\ndef g(): return 1\n',
    'typed/py.typed': '',
    'typed-1.2.dist-info/METADATA': 'Name: typed\nVersion: 1.2\n',
    'untyped/__init__.py': 'def f(a, b=1): return [a]\n',
    'stubbed/__init__.py': 'def f(): return 1\n',
    'stubbed-stubs/__init__.pyi': 'def f() -> bytes: ...\n',
    'partial/__init__.py': 'def f(): return 1\n',
    'partial/other.py': 'def g(): return 1\n',
    'partial-stubs/__init__.pyi': 'def f() -> float: ...\n',
    'partial-stubs/py.typed': 'partial\n',
    'native/__init__.py': '',
    'native/_c.abi3.so': '',
    'namespace/inner/module.py': 'V = 1\n',
    'single.py': 'def f(): ...\n',
    'elsewhere.pth': `${path.join(folder, 'elsewhere')}\n`,
  });
  await writeTree(path.join(folder, 'elsewhere'), { 'edited/__init__.py': 'def f() -> complex: ...\n' });
  return { PATH: `${path.join(root, 'bin')}${path.delimiter}${PATH}` };
}

/** Code that uses all packages of the environment, and local stubs and sources. */
export const PYTHON_PROJECT: Tree = {
  'main.py': `
import edited, namespace.inner.module, native._c, partial, partial.other, single, stubbed, typed, typed.sub, untyped
import local_stub, in_src, docutils, requests, six, yaml, not_there
from typed import f, not_in_it
from typed.sub import _private
reveal_type((typed.f(1), untyped.f(1), stubbed.f(), partial.f(), partial.other.g(), single.f(), edited.f()))
reveal_type((namespace.inner.module.V, native._c.x, typed.sub.g(), local_stub.z, in_src.w))
typed.f("x")
class Sub(typed.Base):
  def run(self, count: str) -> str: ...
class Items(list[int]):
  def append(self) -> None: ...
`,
  'version.py': `
import sys
if sys.platform == "win32":
  reveal_type(1)
if sys.version_info >= (3, 12):
  reveal_type(2)
else:
  reveal_type(3)
`,
  'typings/local_stub/__init__.pyi': 'z: int\n',
  'src/in_src.py': 'w = 1\nx: int = ""\n',
};
