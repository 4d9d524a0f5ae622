/**
 * Files that import the module `a.b` in many forms, and the imported modules. Also contains the empty package `p`, to
 * which tests move `a.b`, and a file that imports a different module with the last part `b`: `z.b`.
 */
export const FORMS: Readonly<Record<string, string>> = {
  'u_plain.py': 'import a.b\nprint(a.b.f(), a . b . f())\n',
  'u_alias.py': 'import a.b as x\nprint(x.f())\n',
  'u_two.py': 'import a.b, c\nprint(a.b.f(), c.g())\n',
  'u_other.py': 'import a.b\nimport a.other\nprint(a.b.f(), a.other.h(), a.top())\n',
  'u_keeps.py': 'import a.b\nprint(a.b.f(), a.top())\n',
  'u_from.py': 'from a import b\nprint(b.f())\n',
  'u_from_as.py': 'from a import b as x\nprint(x.f())\n',
  'u_list.py':
    'from a import (\n    b,  # the b\n    other,  # another\n    top,\n)\nprint(b.f(), other.h(), top())\n',
  'u_list_last.py': 'from a import (other, b,)\nprint(b.f(), other.h())\n',
  'u_member.py': 'from a.b import f\nprint(f())\n',
  'u_star.py': 'from a.b import *\nprint(f())\n',
  'u_continued.py': 'import a \\\n    .b\nfrom a \\\n  .b \\\n  import f\nprint(a.b.f(), f())\n',
  'u_semicolon.py': 'import c; from a import b, other; print(b.f(), other.h())\n',
  'u_inside.py': 'def run():\n\tfrom a import b, other\n\treturn b.f(), other.h()\nprint(run())\n',
  'u_typing.py':
    'from __future__ import annotations\nfrom typing import TYPE_CHECKING\nif TYPE_CHECKING:\n    import a.b\n    from a import b\ndef run(x: a.b.K, y: "a.b.K", z: "b.K") -> None: ...\nprint(run.__name__)\n',
  'u_try.py': 'try:\n    from a import b\nexcept ImportError:\n    b = None\nprint(b and b.f())\n',
  'u_strings.py':
    'import a.b\n@a.b.deco\ndef run(x: "list[a.b.K]"): return f"{a.b.f()} {a.b.K.name!r:>{a.b.f()}}"\nprint(run([]))\n',
  'u_taken.py': 'from a import b\ndef run(new, p=1): return b.f(), new, p\nprint(run(1))\n',
  'u_local.py': 'from a import b\ndef run(b): return b\nprint(b.f(), run(b=2))\nprint(f"{b.f()}")\n',
  'u_exporter.py': 'from a import b\n',
  'u_importer.py': 'from u_exporter import b\nprint(b.f())\n',
  'u_through.py': 'import u_exporter\nprint(u_exporter.b.f())\n',
  'u_of_package.py': 'import a as q\nimport a.b\nprint(q.b.f())\n',
  'a/__init__.py': 'def top(): return 1\nfrom . import b\nfrom .b import f as again\nprint(b.f())\n',
  'a/b.py':
    'def f(): return 5\nclass K:\n    name = "k"\ndef deco(x): return x\nfrom . import other\nfrom .other import h\nimport a.b\n',
  'a/other.py': 'def h(): return 2\n',
  'a/beside.py': 'from . import b\nfrom .b import f\nfrom . import b as x, other\nprint(b.f(), f(), x.f())\n',
  'a/deep/__init__.py': '',
  'a/deep/down.py': 'from .. import b\nfrom ..b import f\nfrom ..other import h\nprint(b.f(), f())\n',
  'c.py': 'def g(): return 3\n',
  'p/__init__.py': '',
  'z/__init__.py': '',
  'z/b.py': 'def f(): return "another"\n',
  'u_same_name.py': 'import z.b\nfrom z import b\nprint(z.b.f(), b.f())\n',
};

const PROGRAMS = Object.keys(FORMS)
  .filter((name) => name.startsWith('u_'))
  .map((name) => [name]);
const MODULES = ['a.beside', 'a.deep.down'].map((name) => ['-m', name]);

/** The arguments of Python for each program `u_*.py`, and for two modules with relative imports of `a.b`. */
export const RUN: readonly (readonly string[])[] = [...PROGRAMS, ...MODULES];
