/** Small modules, and changes that cause a new Pyright error in the unchanged `user.py`. */
export type ObservedChange = readonly [
  name: string,
  before: Readonly<Record<string, string>>,
  changes: Readonly<Record<string, string>>,
];

/**
 * 20 exception handlers. Pyright does not analyse code above a limit of complexity. In a `try` statement with these
 * handlers, each condition, `and` operator, `with` statement or star import of the `try` suite adds 20 or more to the
 * complexity.
 */
const HANDLERS = 'except ValueError: pass\n'.repeat(20);

export const OBSERVED_CHANGES: readonly ObservedChange[] = [
  [
    'return statement moved into a condition',
    {
      'lib.py': 'def f(x: int):\n    if x:\n        print(x)\n    return 1\n',
      'user.py': 'from lib import f\nz: int = f(1)\n',
    },
    { 'lib.py': 'def f(x: int):\n    if x:\n        print(x)\n        return 1\n' },
  ],
  [
    'attribute moved into a nested class',
    { 'lib.py': 'class C:\n    class D:\n        x = 1\n    y = 2\n', 'user.py': 'from lib import C\nC.y\n' },
    { 'lib.py': 'class C:\n    class D:\n        x = 1\n        y = 2\n' },
  ],
  [
    'method moved into a nested class',
    {
      'lib.py':
        'class C:\n    class D:\n        def x(self) -> int: return 1\n    def y(self) -> int: return 2\n',
      'user.py': 'from lib import C\nC().y()\n',
    },
    {
      'lib.py':
        'class C:\n    class D:\n        def x(self) -> int: return 1\n        def y(self) -> int: return 2\n',
    },
  ],
  [
    'arguments moved to the next line',
    {
      'lib.py': 'def g(y: int) -> str: ...\ndef f(y: int):\n    x = g(y)\n    return x\n',
      'user.py': 'from lib import f\nf(1).upper()\n',
    },
    { 'lib.py': 'def g(y: int) -> str: ...\ndef f(y: int):\n    x = g\n    (y)\n    return x\n' },
  ],
  [
    'break removed from a `__main__` block',
    {
      'lib.py': 'while True:\n    if __name__ == "__main__":\n        break\ny = 1\n',
      'user.py': 'from lib import y\ny + 1\n',
    },
    { 'lib.py': 'while True:\n    if __name__ == "__main__":\n        pass\ny = 1\n' },
  ],
  [
    'call moved between two assignments in a try block',
    {
      'lib.py': 'x = None\ntry:\n    x = 1\n    x = ""\n    print()\nexcept ValueError:\n    pass\ny = x\n',
      'user.py': 'from lib import y\nz: str | None = y\n',
    },
    { 'lib.py': 'x = None\ntry:\n    x = 1\n    print()\n    x = ""\nexcept ValueError:\n    pass\ny = x\n' },
  ],
  [
    'number replaced by a call between two assignments in a try block',
    {
      'lib.py': 'x = None\ntry:\n    x = 1\n    w = 2\n    x = ""\nexcept ValueError:\n    pass\ny = x\n',
      'user.py': 'from lib import y\nz: str | None = y\n',
    },
    {
      'lib.py':
        'x = None\ntry:\n    x = 1\n    w = int("2")\n    x = ""\nexcept ValueError:\n    pass\ny = x\n',
    },
  ],
  [
    'star import in a class body',
    {
      'mid.py': 'class C:\n    from lib import *\n',
      'lib.py': 'x = 1\n',
      'user.py': 'from mid import C\nC.x + 1\n',
    },
    { 'lib.py': 'x = ""\n' },
  ],
  [
    'two assignments exchanged, with a use between them',
    { 'lib.py': 'a = 1\ny = (a, b)\nb = ""\n', 'user.py': 'from lib import y\nz: int = y[1]\n' },
    { 'lib.py': 'b = ""\ny = (a, b)\na = 1\n' },
  ],
  [
    '__all__ in parentheses',
    { 'lib.py': 'f = 1\ng = 2\n(__all__) = ["f", "g"]\n', 'user.py': 'from lib import *\nf + g\n' },
    { 'lib.py': 'f = 1\ng = 2\n(__all__) = ["g"]\n' },
  ],
  [
    'submodule named by the __all__ of a different module',
    {
      'pkg/__init__.py': 'from . import names\n__all__ = []\n__all__ += names.__all__\n',
      'pkg/names.py': '__all__ = ["sub"]\n',
      'pkg/sub.py': 'def f() -> int: ...\n',
      'user.py': 'from pkg import *\nsub.f() + 1\n',
    },
    { 'pkg/sub.py': 'def f() -> str: ...\n' },
  ],
  [
    'attribute as the target of a comprehension',
    {
      'lib.py': 'class C:\n    def m(self) -> None:\n        [0 for self.x in [1]]\n',
      'user.py': 'from lib import C\nC().x + 1\n',
    },
    { 'lib.py': 'class C:\n    def m(self) -> None:\n        [0 for self.x in [""]]\n' },
  ],
  [
    'indentation after a backslash',
    { 'lib.py': 'class C:\n    a = 1\n\\\n    b: int = 2\n', 'user.py': 'from lib import b\nb + 1\n' },
    { 'lib.py': 'class C:\n    a = 1\n\\\n    b: str = 2\n' },
  ],
  [
    'name that NFKC normalises to a keyword',
    { 'lib.py': 'ｉf: int = 1\n', 'user.py': 'from lib import ｉf\nｉf + 1\n' },
    { 'lib.py': 'ｉf: str = ""\n' },
  ],
  [
    'import after a syntax error in a function',
    {
      'mid.py': 'def f():\n    x import lib\n    return lib.C()\n',
      'lib.py': 'class C:\n    x = 1\n',
      'user.py': 'from mid import f\nf().x\n',
    },
    { 'lib.py': 'class C:\n    y = 1\n' },
  ],
  [
    'new conditional expression that narrows a variable',
    {
      'lib.py': 'from typing import Any\ndef g() -> Any: ...\nx = g()\nz = 1\ny = x\n',
      'user.py': 'from lib import y\ny.foo\n',
    },
    {
      'lib.py':
        'from typing import Any\ndef g() -> Any: ...\nx = g()\nz = 1 if isinstance(x, str) else 2\ny = x\n',
    },
  ],
  [
    'new boolean expression that narrows a variable',
    {
      'lib.py': 'from typing import Any\ndef g() -> Any: ...\nx = g()\nz = 1\ny = x\n',
      'user.py': 'from lib import y\ny.foo\n',
    },
    {
      'lib.py': 'from typing import Any\ndef g() -> Any: ...\nx = g()\nz = isinstance(x, str) and 1\ny = x\n',
    },
  ],
  [
    'new expression statement that narrows a variable',
    {
      'lib.py': 'from typing import Any\ndef g() -> Any: ...\nx = g()\nz = 1\ny = x\n',
      'user.py': 'from lib import y\ny.foo\n',
    },
    {
      'lib.py':
        'from typing import Any\ndef g() -> Any: ...\nx = g()\nisinstance(x, str) or print()\ny = x\n',
    },
  ],
  [
    'new condition of a comprehension that narrows a variable',
    {
      'lib.py': 'from typing import Any\ndef g() -> Any: ...\nx = g()\nz = 1\ny = x\n',
      'user.py': 'from lib import y\ny.foo\n',
    },
    {
      'lib.py':
        'from typing import Any\ndef g() -> Any: ...\nx = g()\nz = [1 for _ in [1] if isinstance(x, str)]\ny = x\n',
    },
  ],
  [
    'new assertion in a `__main__` block',
    {
      'lib.py':
        'from typing import Any\ndef g() -> Any: ...\nx = g()\nif __name__ == "__main__":\n    print(x)\ny = x\n',
      'user.py': 'from lib import y\ny.foo\n',
    },
    {
      'lib.py':
        'from typing import Any\ndef g() -> Any: ...\nx = g()\nif __name__ == "__main__":\n    assert isinstance(x, str)\ny = x\n',
    },
  ],
  [
    'new condition in a `__main__` block',
    {
      'lib.py':
        'from typing import Any\ndef g() -> Any: ...\nx = g()\nif __name__ == "__main__":\n    print(x)\ny = x\n',
      'user.py': 'from lib import y\ny.foo\n',
    },
    {
      'lib.py':
        'from typing import Any\ndef g() -> Any: ...\nx = g()\nif __name__ == "__main__":\n    if isinstance(x, str): print(x)\ny = x\n',
    },
  ],
  [
    'new conditional expression in a default',
    {
      'lib.py': 'from typing import Any\ndef g() -> Any: ...\nx = g()\ndef z(a=1) -> int: ...\ny = x\n',
      'user.py': 'from lib import y\ny.foo\n',
    },
    {
      'lib.py':
        'from typing import Any\ndef g() -> Any: ...\nx = g()\ndef z(a=1 if isinstance(x, str) else 2) -> int: ...\ny = x\n',
    },
  ],
  [
    'new conditional expression in a class body',
    {
      'lib.py': 'from typing import Any\ndef g() -> Any: ...\nx = g()\nclass Z:\n    a = 1\ny = x\n',
      'user.py': 'from lib import y\ny.foo\n',
    },
    {
      'lib.py':
        'from typing import Any\ndef g() -> Any: ...\nx = g()\nclass Z:\n    a = 1 if isinstance(x, str) else 2\ny = x\n',
    },
  ],
  [
    'raise statement moved out of a condition',
    {
      'lib.py':
        'from typing import Protocol\ndef log() -> bool: ...\nclass C(Protocol):\n    def f(self) -> int:\n        if log(): raise NotImplementedError\n',
      'user.py': 'from lib import C\nclass D(C):\n    def f(self) -> int:\n        return super().f()\n',
    },
    {
      'lib.py':
        'from typing import Protocol\ndef log() -> bool: ...\nclass C(Protocol):\n    def f(self) -> int:\n        log()\n        raise NotImplementedError\n',
    },
  ],
  [
    'condition removed before a raise statement',
    {
      'lib.py':
        'from typing import Protocol\ndef log() -> bool: ...\nclass C(Protocol):\n    def f(self) -> int:\n        if log():\n            print()\n        raise NotImplementedError\n',
      'user.py': 'from lib import C\nclass D(C):\n    def f(self) -> int:\n        return super().f()\n',
    },
    {
      'lib.py':
        'from typing import Protocol\ndef log() -> bool: ...\nclass C(Protocol):\n    def f(self) -> int:\n        log()\n        print()\n        raise NotImplementedError\n',
    },
  ],
  [
    'yield in the base classes of a nested class',
    {
      'lib.py':
        'from typing import AsyncIterator, Any\nasync def f() -> AsyncIterator[int]:\n    class g((yield)): ...\n',
      'user.py': 'from lib import f\nasync def q():\n    async for a in f(): pass\n',
    },
    {
      'lib.py':
        'from typing import AsyncIterator, Any\nasync def f() -> AsyncIterator[int]:\n    class g(int): ...\n',
    },
  ],
  [
    'yield moved into a lambda',
    {
      'lib.py': 'from typing import AsyncIterator, Any\nasync def f() -> AsyncIterator[int]:\n    yield 1\n',
      'user.py': 'from lib import f\nasync def q():\n    async for a in f(): pass\n',
    },
    {
      'lib.py':
        'from typing import AsyncIterator, Any\nasync def f() -> AsyncIterator[int]:\n    lambda: (yield 1)\n',
    },
  ],
  [
    'global statement after a syntax error',
    {
      'mid.py': 'from lib import C\ndef q() -> int:\n    x global y; y = C\n',
      'lib.py': 'class C:\n    x = 1\n',
      'user.py': 'from mid import y\ny.x\n',
    },
    { 'lib.py': 'class C:\n    y = 1\n' },
  ],
  [
    'built-in name rebound in a class body',
    {
      'lib.py':
        'from stops import stop\ndef g() -> int | None: ...\nw = g()\nclass C:\n    print = stop\n    w is None and print()\ny = w\n',
      'stops.py': 'from typing import NoReturn\ndef stop(*a: object, **k: object) -> NoReturn: ...\n',
      'user.py': 'from lib import y\nz: int = y\n',
    },
    { 'stops.py': 'def stop(*a: object, **k: object) -> None: ...\n' },
  ],
  [
    'built-in name rebound by an import in a class body',
    {
      'lib.py':
        'from stops import stop\ndef g() -> int | None: ...\nw = g()\nclass C:\n    from stops import stop as print\n    w is None and print()\ny = w\n',
      'stops.py': 'from typing import NoReturn\ndef stop(*a: object, **k: object) -> NoReturn: ...\n',
      'user.py': 'from lib import y\nz: int = y\n',
    },
    { 'stops.py': 'def stop(*a: object, **k: object) -> None: ...\n' },
  ],
  [
    'built-in name rebound in a default',
    {
      'lib.py':
        'from stops import stop\ndef g() -> int | None: ...\nw = g()\ndef f(a=(print := stop)) -> int: ...\nw is None and print()\ny = w\n',
      'stops.py': 'from typing import NoReturn\ndef stop(*a: object, **k: object) -> NoReturn: ...\n',
      'user.py': 'from lib import y\nz: int = y\n',
    },
    { 'stops.py': 'def stop(*a: object, **k: object) -> None: ...\n' },
  ],
  [
    'built-in name rebound in a decorator',
    {
      'lib.py':
        'from stops import stop\ndef g() -> int | None: ...\nw = g()\n@(print := stop)\ndef f(): ...\nw is None and print()\ny = w\n',
      'stops.py': 'from typing import NoReturn\ndef stop(*a: object, **k: object) -> NoReturn: ...\n',
      'user.py': 'from lib import y\nz: int = y\n',
    },
    { 'stops.py': 'def stop(*a: object, **k: object) -> None: ...\n' },
  ],
  [
    'built-in name rebound by a star import in a condition',
    {
      'lib.py':
        'import sys\nif sys.platform != "zz":\n    from stops import *\ndef g() -> int | None: ...\nw = g()\nif w is None:\n    print()\ny = w\n',
      'stops.py': 'from typing import NoReturn\ndef print(*a: object, **k: object) -> NoReturn: ...\n',
      'user.py': 'from lib import y\nz: int = y\n',
    },
    {
      'lib.py':
        'import sys\nif sys.platform != "zz":\n    from stops import *\ndef g() -> int | None: ...\nw = g()\nif w is None:\n    pass\ny = w\n',
    },
  ],
  [
    'built-in name rebound by a star import in a loop',
    {
      'lib.py':
        'for _ in [1]:\n    from stops import *\ndef g() -> int | None: ...\nw = g()\nif w is None:\n    print()\ny = w\n',
      'stops.py': 'from typing import NoReturn\ndef print(*a: object, **k: object) -> NoReturn: ...\n',
      'user.py': 'from lib import y\nz: int = y\n',
    },
    {
      'lib.py':
        'for _ in [1]:\n    from stops import *\ndef g() -> int | None: ...\nw = g()\nif w is None:\n    pass\ny = w\n',
    },
  ],
  [
    'function of a standard module rebound by an assignment',
    {
      'lib.py':
        'from stops import stop\ndef g() -> int | None: ...\nw = g()\nimport logging\nlogging.info = stop\nw is None and logging.info("x")\ny = w\n',
      'stops.py': 'from typing import NoReturn\ndef stop(*a: object, **k: object) -> NoReturn: ...\n',
      'user.py': 'from lib import y\nz: int = y\n',
    },
    { 'stops.py': 'def stop(*a: object, **k: object) -> None: ...\n' },
  ],
  [
    'built-in name rebound by a comprehension',
    {
      'lib.py':
        'from stops import stop\ndef g() -> int | None: ...\nw = g()\nw is None and [0 for print in [stop] for _ in print()]\ny = w\n',
      'stops.py': 'from typing import NoReturn\ndef stop(*a: object, **k: object) -> NoReturn: ...\n',
      'user.py': 'from lib import y\nz: int = y\n',
    },
    { 'stops.py': 'def stop(*a: object, **k: object) -> None: ...\n' },
  ],
  [
    'string in parentheses as __all__',
    {
      'low.py': 'b = 1\nc = 1\n',
      'lib.py': 'a = 1\nb = ""\nc = ""\n__all__ = ["a"]\n',
      'user.py': 'from low import *\nfrom lib import *\nz: int = b\n',
    },
    { 'lib.py': 'a = 1\nb = ""\nc = ""\n__all__ = ("a")\n' },
  ],
  [
    'nested list as __all__',
    {
      'low.py': 'b = 1\nc = 1\n',
      'lib.py': 'a = 1\nb = ""\nc = ""\n__all__ = ["a"]\n',
      'user.py': 'from low import *\nfrom lib import *\nz: int = b\n',
    },
    { 'lib.py': 'a = 1\nb = ""\nc = ""\n__all__ = [["a"]]\n' },
  ],
  [
    'tuple added to __all__',
    {
      'low.py': 'b = 1\nc = 1\n',
      'lib.py': 'a = 1\nb = ""\nc = ""\n__all__ = ["a"]\n__all__ += ["a"]\n',
      'user.py': 'from low import *\nfrom lib import *\nz: int = b\n',
    },
    { 'lib.py': 'a = 1\nb = ""\nc = ""\n__all__ = ["a"]\n__all__ += ("a",)\n' },
  ],
  [
    'string as __all__',
    {
      'low.py': 'b = 1\nc = 1\n',
      'lib.py': 'a = 1\nb = ""\nc = ""\n__all__ = ["a"]\n',
      'user.py': 'from low import *\nfrom lib import *\nz: int = b\n',
    },
    { 'lib.py': 'a = 1\nb = ""\nc = ""\n__all__ = "a"\n' },
  ],
  [
    'annotated __all__ in parentheses',
    {
      'low.py': 'b = 1\nc = 1\n',
      'lib.py': 'a = 1\nb = ""\nc = ""\n(__all__): list[str] = ["a"]\n',
      'user.py': 'from low import *\nfrom lib import *\nz: int = b\n',
    },
    { 'lib.py': 'a = 1\nb = ""\nc = ""\n(__all__): list[str] = ["a", "b"]\n' },
  ],
  [
    'augmented assignment to __all__ in parentheses',
    {
      'low.py': 'b = 1\nc = 1\n',
      'lib.py': 'a = 1\nb = ""\nc = ""\n__all__ = ["a"]\n(__all__) += ["c"]\n',
      'user.py': 'from low import *\nfrom lib import *\nz: int = b\n',
    },
    { 'lib.py': 'a = 1\nb = ""\nc = ""\n__all__ = ["a"]\n(__all__) += ["b"]\n' },
  ],
  [
    'assignment to an attribute moved out of a condition',
    {
      'lib.py':
        'import sys\nclass C:\n    def m(self) -> None:\n        if sys.platform == "zzz":\n            print()\n            self.y = ""\n        self.y = 1\n',
      'user.py': 'from lib import C\nz: int = C().y\n',
    },
    {
      'lib.py':
        'import sys\nclass C:\n    def m(self) -> None:\n        if sys.platform == "zzz":\n            print()\n        self.y = ""\n        self.y = 1\n',
    },
  ],
  [
    'assignment moved out of a nested condition in a class body',
    {
      'lib.py':
        'import sys\nclass C:\n    if sys.platform != "a":\n        if sys.platform == "zzz":\n            x = 1\n            y = ""\n    y = 1\n',
      'user.py': 'from lib import C\nz: int = C.y\n',
    },
    {
      'lib.py':
        'import sys\nclass C:\n    if sys.platform != "a":\n        if sys.platform == "zzz":\n            x = 1\n        y = ""\n    y = 1\n',
    },
  ],
  [
    'return statement moved into a nested function',
    {
      'lib.py': 'def a():\n    def b():\n        c = 1\n    return b\n',
      'user.py': 'from lib import a\na().foo\n',
    },
    { 'lib.py': 'def a():\n    def b():\n        c = 1\n        return b\n' },
  ],
  [
    'assignment moved out of a condition in a `__main__` block',
    {
      'lib.py':
        'import sys\ny = 1\nif __name__ == "__main__":\n    if sys.platform == "zzz":\n        print()\n        y = ""\n',
      'user.py': 'from lib import y\nz: int = y\n',
    },
    {
      'lib.py':
        'import sys\ny = 1\nif __name__ == "__main__":\n    if sys.platform == "zzz":\n        print()\n    y = ""\n',
    },
  ],
  [
    'call moved between two assignments in a with block',
    {
      'lib.py':
        'from contextlib import suppress\nx = None\nwith suppress(ValueError):\n    x = ""\n    x = 1\n    print()\ny = x\n',
      'user.py': 'from lib import y\nz: int | None = y\n',
    },
    {
      'lib.py':
        'from contextlib import suppress\nx = None\nwith suppress(ValueError):\n    x = ""\n    print()\n    x = 1\ny = x\n',
    },
  ],
  [
    'call moved between two assignments before a finally block',
    {
      'lib.py': 'x = None\ntry:\n    x = ""\n    x = 1\n    print()\nfinally:\n    y = x\n',
      'user.py': 'from lib import y\nz: int | None = y\n',
    },
    { 'lib.py': 'x = None\ntry:\n    x = ""\n    print()\n    x = 1\nfinally:\n    y = x\n' },
  ],
  [
    'type comment with a module named ignore',
    {
      'ignore.py': 'class T:\n    x = 1\nclass S:\n    z = 1\n',
      'lib.py': 'from typing import Any\ndef g() -> Any: ...\nimport ignore\nv = g()  # type: ignore.T\n',
      'user.py': 'from lib import v\nv.x\n',
    },
    { 'lib.py': 'from typing import Any\ndef g() -> Any: ...\nimport ignore\nv = g()  # type: ignore.S\n' },
  ],
  [
    'changed module named ignore in a type comment',
    {
      'ignore.py': 'class T:\n    x = 1\n',
      'mid.py': 'from typing import Any\ndef g() -> Any: ...\nimport ignore\nv = g()  # type: ignore.T\n',
      'user.py': 'from mid import v\nv.x\n',
    },
    { 'ignore.py': 'class T:\n    z = 1\n' },
  ],
  [
    'changed iterable of a comprehension that assigns to an attribute',
    {
      'low.py': 'V = [1]\n',
      'lib.py': 'from low import V\nclass C:\n    def m(self) -> None:\n        print([0 for self.x in V])\n',
      'user.py': 'from lib import C\nC().x + 1\n',
    },
    { 'low.py': 'V = [""]\n' },
  ],
  [
    'import of a submodule in a class body',
    {
      'pkg/__init__.py': 'x = 1\n',
      'pkg/sub.py': '',
      'mid.py': 'class C:\n    import pkg.sub\n',
      'user.py': 'from mid import C\nC.pkg.x + 1\n',
    },
    { 'pkg/__init__.py': 'x = ""\n' },
  ],
  [
    'submodule imported by its package in a class body',
    {
      'pkg/__init__.py': 'class C:\n    from .sub import y\n',
      'pkg/sub.py': 'x = 1\ny = 1\n',
      'user.py': 'from pkg import C\nC.sub.x + 1\n',
    },
    { 'pkg/sub.py': 'x = ""\ny = 1\n' },
  ],
  [
    'name that NFKC normalises to text with spaces',
    {
      'mid.py': 'class ﷺ:\n    x = 1\n',
      'lib.py': 'from mid import ﷺ\ndef f() -> "ﷺ": ...\n',
      'user.py': 'from lib import f\nf().x\n',
    },
    { 'mid.py': 'class ﷺ:\n    y = 1\n' },
  ],
  [
    'assertion in a class body in a `__main__` block',
    {
      'lib.py':
        'from typing import Any\ndef g() -> Any: ...\nx = g()\nif __name__ == "__main__":\n    class Z:\n        a = 1\ny = x\n',
      'user.py': 'from lib import y\ny.foo\n',
    },
    {
      'lib.py':
        'from typing import Any\ndef g() -> Any: ...\nx = g()\nif __name__ == "__main__":\n    class Z:\n        assert isinstance(x, str)\ny = x\n',
    },
  ],
  [
    'new conditional expression in a default in a `__main__` block',
    {
      'lib.py':
        'from typing import Any\ndef g() -> Any: ...\nx = g()\nif __name__ == "__main__":\n    def z(a=1) -> int: ...\ny = x\n',
      'user.py': 'from lib import y\ny.foo\n',
    },
    {
      'lib.py':
        'from typing import Any\ndef g() -> Any: ...\nx = g()\nif __name__ == "__main__":\n    def z(a=1 if isinstance(x, str) else 2) -> int: ...\ny = x\n',
    },
  ],
  [
    'comprehension that assigns to an attribute, in a default',
    {
      'lib.py':
        'class N:\n    y: int | str = 1\nx = N()\nx.y = 1\ndef f(a=[0 for x.y in [1]]) -> int: ...\nz = x.y\n',
      'user.py': 'from lib import z\nw: int = z\n',
    },
    {
      'lib.py':
        'class N:\n    y: int | str = 1\nx = N()\nx.y = 1\ndef f(a=[0 for x.y in [""]]) -> int: ...\nz = x.y\n',
    },
  ],
  [
    'operator in the target of a comprehension',
    {
      'lib.py':
        'd: dict[bool, int] = {}\nclass C:\n    def m(self) -> None:\n        [0 for d[0 in [1]], self.x in [(1, 1)]]\n',
      'user.py': 'from lib import C\nC().x + 1\n',
    },
    {
      'lib.py':
        'd: dict[bool, int] = {}\nclass C:\n    def m(self) -> None:\n        [0 for d[0 in [1]], self.x in [(1, "")]]\n',
    },
  ],
  [
    'comprehension that assigns to an attribute, in a decorator',
    {
      'lib.py': 'class C:\n    def m(self) -> None:\n        @[0 for self.x in [1]]\n        def h(): ...\n',
      'user.py': 'from lib import C\nC().x + 1\n',
    },
    {
      'lib.py': 'class C:\n    def m(self) -> None:\n        @[0 for self.x in [""]]\n        def h(): ...\n',
    },
  ],
  [
    'assignment to an attribute moved within a try block',
    {
      'lib.py':
        'class N:\n    a = 1\nn = N()\nx = None\ntry:\n    x = 1\n    x = ""\n    n.a = 1\nexcept ValueError:\n    pass\ny = x\n',
      'user.py': 'from lib import y\nz: str | None = y\n',
    },
    {
      'lib.py':
        'class N:\n    a = 1\nn = N()\nx = None\ntry:\n    x = 1\n    n.a = 1\n    x = ""\nexcept ValueError:\n    pass\ny = x\n',
    },
  ],
  [
    'conditional expression moved within a try block',
    {
      'lib.py':
        'from typing import Any\ndef g() -> Any: ...\nn = g()\nx = None\ntry:\n    x = 1\n    x = ""\n    w = 1 if n else 2\nexcept ValueError:\n    pass\ny = x\n',
      'user.py': 'from lib import y\nz: str | None = y\n',
    },
    {
      'lib.py':
        'from typing import Any\ndef g() -> Any: ...\nn = g()\nx = None\ntry:\n    x = 1\n    w = 1 if n else 2\n    x = ""\nexcept ValueError:\n    pass\ny = x\n',
    },
  ],
  [
    'type comment in a one-line if statement',
    {
      'lib.py': 'from typing import Any\ndef g() -> Any: ...\nif g(): x = []  # type: list[int]\n',
      'user.py': 'from lib import x\nz: list[int] = x\n',
    },
    { 'lib.py': 'from typing import Any\ndef g() -> Any: ...\nif g(): x = []  # type: list[str]\n' },
  ],
  [
    'changed class in the type comment of a one-line if statement',
    {
      'low.py': 'class T:\n    x = 1\n',
      'lib.py':
        'from typing import Any\ndef g() -> Any: ...\nfrom low import T\nif g(): x = g()  # type: T\n',
      'user.py': 'from lib import x\nx.x\n',
    },
    { 'low.py': 'class T:\n    y = 1\n' },
  ],
  [
    'statement after a value, without a separator',
    {
      'lib.py': 'class C:\n    x = 1\n',
      'mid.py': 'from lib import C\nfoo: int = 3 bar = C\n',
      'user.py': 'from mid import bar\nbar.x\n',
    },
    { 'lib.py': 'class C:\n    y = 1\n' },
  ],
  [
    'statement after a lambda, without a separator',
    {
      'lib.py': 'class C:\n    x = 1\n',
      'mid.py': 'from lib import C\nlambda: 3 bar = C\n',
      'user.py': 'from mid import bar\nbar.x\n',
    },
    { 'lib.py': 'class C:\n    y = 1\n' },
  ],
  [
    'statement after backticks, without a separator',
    {
      'lib.py': 'class C:\n    x = 1\n',
      'user.py': 'from mid import bar\nbar.x\n',
      'mid.py': 'from lib import C\nfoo: int = `1` bar = C\n',
    },
    { 'lib.py': 'class C:\n    y = 1\n' },
  ],
  [
    'second statement in a one-line suite, without a separator',
    {
      'lib.py': 'class C:\n    x = 1\n',
      'mid.py': 'from lib import C\nclass D: x = 1 bar = C\n',
      'user.py': 'from mid import bar\nbar.x\n',
    },
    { 'lib.py': 'class C:\n    y = 1\n' },
  ],
  [
    'statement after an import, without a separator',
    {
      'lib.py': 'class C:\n    x = 1\n',
      'mid.py': 'from lib import C\nimport os bar = C\n',
      'user.py': 'from mid import bar\nbar.x\n',
    },
    { 'lib.py': 'class C:\n    y = 1\n' },
  ],
  [
    'import after a value, without a separator',
    {
      'lib.py': 'class C:\n    x = 1\n',
      'mid.py': 'def f():\n    3 from lib import C\n    return C()\n',
      'user.py': 'from mid import f\nf().x\n',
    },
    { 'lib.py': 'class C:\n    y = 1\n' },
  ],
  [
    '__all__ replaced by a second assignment',
    { 'lib.py': 'a = 1\nb = 2\n__all__ = ["a"]\n', 'user.py': 'from lib import *\na\n' },
    { 'lib.py': 'a = 1\nb = 2\n__all__ = ["a"]\n__all__ = ["b"]\n' },
  ],
  [
    'raised exception class in a local variable',
    {
      'lib.py':
        'from typing import Protocol\nclass C(Protocol):\n    def f(self) -> int:\n        e = ValueError\n        raise e\n',
      'user.py': 'from lib import C\nclass D(C):\n    def f(self) -> int:\n        return super().f()\n',
    },
    {
      'lib.py':
        'from typing import Protocol\nclass C(Protocol):\n    def f(self) -> int:\n        e = NotImplementedError\n        raise e\n',
    },
  ],
  [
    'raise statement before a return statement',
    {
      'lib.py':
        'from typing import Protocol\nclass C(Protocol):\n    def f(self) -> int:\n        raise ValueError\n        return 1\n',
      'user.py': 'from lib import C\nclass D(C):\n    def f(self) -> int:\n        return super().f()\n',
    },
    {
      'lib.py':
        'from typing import Protocol\nclass C(Protocol):\n    def f(self) -> int:\n        raise NotImplementedError\n        return 1\n',
    },
  ],
  [
    'raised exception class in a local variable of a class method',
    {
      'lib.py':
        'from abc import ABC, abstractmethod\nclass C(ABC):\n    @classmethod\n    @abstractmethod\n    def f(cls) -> int:\n        e = ValueError\n        raise e\n',
      'user.py': 'from lib import C\nC.f()\n',
    },
    {
      'lib.py':
        'from abc import ABC, abstractmethod\nclass C(ABC):\n    @classmethod\n    @abstractmethod\n    def f(cls) -> int:\n        e = NotImplementedError\n        raise e\n',
    },
  ],
  [
    'type comment of a parameter',
    {
      'lib.py': 'def f(a,  # type: int\n      b):\n    return 1\n',
      'user.py': 'from lib import f\nf(1, "")\n',
    },
    { 'lib.py': 'def f(a,\n      b  # type: int\n      ):\n    return 1\n' },
  ],
  [
    'two decorators joined by an operator',
    {
      'lib.py':
        'from typing import Callable\nclass D:\n    def __matmul__(self, o: object) -> Callable[[object], int]: ...\n    def __call__(self, f: object) -> str: ...\na = D()\n@a\n@a\ndef f() -> int: ...\n',
      'user.py': 'from lib import f\nz: str = f\n',
    },
    {
      'lib.py':
        'from typing import Callable\nclass D:\n    def __matmul__(self, o: object) -> Callable[[object], int]: ...\n    def __call__(self, f: object) -> str: ...\na = D()\n@a @a\ndef f() -> int: ...\n',
    },
  ],
  [
    'yield in the body of a nested class',
    {
      'lib.py':
        'from typing import AsyncIterator\nasync def f() -> AsyncIterator[int]:\n    class A:\n        x = (yield)\n',
      'user.py': 'from lib import f\nasync def q():\n    async for a in f(): print(a)\n',
    },
    {
      'lib.py':
        'from typing import AsyncIterator\nasync def f() -> AsyncIterator[int]:\n    class A:\n        x = 1\n',
    },
  ],
  [
    'unreachable yield in a nested function',
    {
      'lib.py':
        'from typing import AsyncIterator\nasync def f() -> AsyncIterator[int]:\n    return\n    def h():\n        yield 1\n',
      'user.py': 'from lib import f\nasync def q():\n    async for a in f(): print(a)\n',
    },
    {
      'lib.py':
        'from typing import AsyncIterator\nasync def f() -> AsyncIterator[int]:\n    return\n    def h():\n        return 1\n',
    },
  ],
  [
    'yield in the decorator of a nested method',
    {
      'lib.py':
        'from typing import AsyncIterator\nasync def f() -> AsyncIterator[int]:\n    class A:\n        @(yield)\n        def h(self): ...\n',
      'user.py': 'from lib import f\nasync def q():\n    async for a in f(): print(a)\n',
    },
    {
      'lib.py':
        'from typing import AsyncIterator\nasync def f() -> AsyncIterator[int]:\n    class A:\n        @print\n        def h(self): ...\n',
    },
  ],
  [
    'unreachable yield in the body of a nested class',
    {
      'lib.py':
        'from typing import AsyncIterator\nasync def f() -> AsyncIterator[int]:\n    return\n    class A:\n        x = (yield)\n',
      'user.py': 'from lib import f\nasync def q():\n    async for a in f(): print(a)\n',
    },
    {
      'lib.py':
        'from typing import AsyncIterator\nasync def f() -> AsyncIterator[int]:\n    return\n    class A:\n        x = 1\n',
    },
  ],
  [
    'break replaced by continue at the end of a loop body',
    {
      'lib.py': 'x = None\nfor i in range(3):\n    y = x\n    x = 1\n    break\n',
      'user.py': 'from lib import y\nz: None = y\n',
    },
    { 'lib.py': 'x = None\nfor i in range(3):\n    y = x\n    x = 1\n    continue\n' },
  ],
  [
    'narrowing assignment at the end of a loop body',
    {
      'lib.py':
        'from typing import Any\nd: dict[str, Any] = {}\nfor i in range(3):\n    y = d["k"]\n    if i:\n        pass\n    d["k"] = ""\n',
      'user.py': 'from lib import y\ny.upper()\n',
    },
    {
      'lib.py':
        'from typing import Any\nd: dict[str, Any] = {}\nfor i in range(3):\n    y = d["k"]\n    if i:\n        pass\n    d["k"] = 2\n',
    },
  ],
  [
    'star import after a definition',
    {
      'lib.py': 'print()\nx = 1\nif x:\n    pass\n',
      'star.py': 'x = ""\n',
      'user.py': 'from lib import x\nx + 1\n',
    },
    { 'lib.py': 'print()\nx = 1\nfrom star import *\n' },
  ],
  [
    'name removed from __all__ under a condition',
    { 'lib.py': '__all__ = ["x"]\nx = 1\nif x:\n    pass\n', 'user.py': 'from lib import *\nx\n' },
    { 'lib.py': '__all__ = ["x"]\nx = 1\nif x:\n    __all__.remove("x")\n' },
  ],
  [
    'attribute declared in the head of a loop',
    {
      'lib.py': 'class C:\n    def f(self) -> None:\n        for self.x in [1]:\n            pass\n',
      'user.py': 'from lib import C\nC().x + 1\n',
    },
    {
      'lib.py': 'class C:\n    def f(self) -> None:\n        for self.x in [""]:\n            pass\n',
    },
  ],
  [
    'attribute declared in the head of a with statement',
    {
      'lib.py':
        'from io import StringIO, BytesIO\nclass C:\n    def f(self) -> None:\n        with StringIO() as self.x:\n            pass\n',
      'user.py': 'from lib import C\nC().x.read() + ""\n',
    },
    {
      'lib.py':
        'from io import StringIO, BytesIO\nclass C:\n    def f(self) -> None:\n        with BytesIO() as self.x:\n            pass\n',
    },
  ],
  [
    'attribute of a first parameter that is not named self',
    {
      'lib.py': 'class C:\n    def f(me) -> None:\n        me.x = 1\n',
      'user.py': 'from lib import C\nC().x + 1\n',
    },
    {
      'lib.py': 'class C:\n    def f(me) -> None:\n        me.x = ""\n',
    },
  ],
  [
    'annotation after the use of a local variable',
    {
      'lib.py':
        'class C:\n    def f(self) -> None:\n        x = []\n        self.x = x\n        x: list[int] = []\n',
      'user.py': 'from lib import C\nC().x[0] + 1\n',
    },
    {
      'lib.py':
        'class C:\n    def f(self) -> None:\n        x = []\n        self.x = x\n        x: list[str] = []\n',
    },
  ],
  [
    'variable rebound after a lambda',
    {
      'lib.py':
        'class C:\n    def f(self) -> None:\n        x = 1\n        self.x = lambda: x\n        x = 2\n',
      'user.py': 'from lib import C\nC().x() + 1\n',
    },
    {
      'lib.py':
        'class C:\n    def f(self) -> None:\n        x = 1\n        self.x = lambda: x\n        x = ""\n',
    },
  ],
  [
    'name made local by a later binding',
    {
      'lib.py': 'x = 1\nclass C:\n    def f(self) -> None:\n        self.x = x\n        x = ""\n',
      'user.py': 'from lib import C\nC().x + ""\n',
    },
    { 'lib.py': 'x = 1\nclass C:\n    def f(self) -> None:\n        self.x = x\n        y = ""\n' },
  ],
  [
    'break removed before the last assignment of a loop body',
    {
      'lib.py':
        'class C:\n    def f(self) -> None:\n        x = 1\n        while True:\n            self.x = x\n            break\n            x = ""\n',
      'user.py': 'from lib import C\nC().x + 1\n',
    },
    {
      'lib.py':
        'class C:\n    def f(self) -> None:\n        x = 1\n        while True:\n            self.x = x\n            x = ""\n',
    },
  ],
  [
    'protocol method that raises after an assignment',
    {
      'lib.py':
        'from typing import Protocol\nclass P(Protocol):\n    x: int\n    def f(self) -> int:\n        self.x = 1\n        return 1\n',
      'user.py': 'from lib import P\nclass C(P):\n    def f(self) -> int:\n        return super().f()\n',
    },
    {
      'lib.py':
        'from typing import Protocol\nclass P(Protocol):\n    x: int\n    def f(self) -> int:\n        self.x = 1\n        raise NotImplementedError\n',
    },
  ],
  [
    'one name of an import list imported from a different module',
    {
      'lib.py': 'from a import x, y\nz = x\n',
      'a.py': 'x = 1\ny = 1\n',
      'b.py': 'x = ""\n',
      'user.py': 'from lib import z\nz + 1\n',
    },
    { 'lib.py': 'from a import y\nfrom b import x\nz = x\n' },
  ],
  [
    'exchanged aliases of two imported names',
    {
      'lib.py': 'from a import x as w, y as v\nz = w\n',
      'a.py': 'x = 1\ny = ""\n',
      'user.py': 'from lib import z\nz + 1\n',
    },
    { 'lib.py': 'from a import x as v, y as w\nz = w\n' },
  ],
  [
    'variable rebound by a nested function',
    {
      'lib.py':
        'class C:\n    def f(self) -> None:\n        x = 1\n        self.x = lambda: x\n        def g():\n            nonlocal x\n            x = 2\n',
      'user.py': 'from lib import C\nC().x() + 1\n',
    },
    {
      'lib.py':
        'class C:\n    def f(self) -> None:\n        x = 1\n        self.x = lambda: x\n        def g():\n            nonlocal x\n            x = ""\n',
    },
  ],
  [
    'attribute of a first parameter in parentheses',
    {
      'lib.py': 'class C:\n    def f(self) -> None:\n        (self).x = 1\n',
      'user.py': 'from lib import C\nC().x + 1\n',
    },
    { 'lib.py': 'class C:\n    def f(self) -> None:\n        (self).x = ""\n' },
  ],
  [
    'attribute and dictionary item as targets of a loop',
    {
      'lib.py':
        'class C:\n    def f(self, d: dict[bool, int], s: str) -> None:\n        for d["a" in s], self.x in [(1, 1)]:\n            pass\n',
      'user.py': 'from lib import C\nC().x + 1\n',
    },
    {
      'lib.py':
        'class C:\n    def f(self, d: dict[bool, int], s: str) -> None:\n        for d["a" in s], self.x in [(1, "")]:\n            pass\n',
    },
  ],
  [
    'value of an annotated variable that determines the type of a later variable',
    { 'lib.py': 'x: int | None = 1\ny = x\n', 'user.py': 'from lib import y\ny + 1\n' },
    { 'lib.py': 'x: int | None = None\ny = x\n' },
  ],
  [
    'value at the end of a loop body that narrows the variable in the next iteration',
    {
      'lib.py': 'x: int | None = 1\ny = 1\nfor _ in "ab":\n    y = x\n    x: int | None = 1\n',
      'user.py': 'from lib import y\ny + 1\n',
    },
    { 'lib.py': 'x: int | None = 1\ny = 1\nfor _ in "ab":\n    y = x\n    x: int | None = None\n' },
  ],
  [
    'name bound by the value of an annotated variable',
    { 'lib.py': 'x: int | None = (y := 1)\n', 'user.py': 'from lib import y\ny + 1\n' },
    { 'lib.py': 'x: int | None = (y := None)\n' },
  ],
  [
    'value of a final variable',
    {
      'lib.py': 'from typing import Final\nx: Final = 1\n',
      'user.py': 'from lib import x\nx + 1\n',
    },
    { 'lib.py': 'from typing import Final\nx: Final = ""\n' },
  ],
  [
    'value of a variable that an alias of `Final` declares as final',
    {
      'lib.py': 'from typing import Final as F\nx: F = 1\n',
      'user.py': 'from lib import x\nx + 1\n',
    },
    { 'lib.py': 'from typing import Final as F\nx: F = ""\n' },
  ],
  [
    'final variable with metadata in `Annotated`',
    {
      'lib.py': 'from typing import Annotated, Final\nx: Annotated[Final, int] = 1\n',
      'user.py': 'from lib import x\nx + 1\n',
    },
    { 'lib.py': 'from typing import Annotated, Final\nx: Annotated[Final, int] = ""\n' },
  ],
  [
    'value of a type alias',
    {
      'lib.py': 'from typing import TypeAlias\nX: TypeAlias = list[int]\n',
      'user.py': 'from lib import X\nx: X = [1]\n',
    },
    { 'lib.py': 'from typing import TypeAlias\nX: TypeAlias = list[str]\n' },
  ],
  [
    'second annotation of an attribute',
    {
      'lib.py':
        'class C:\n    def __init__(self) -> None:\n        self.x: int = 1\n    def f(self) -> None:\n        self.x: int = 1\n',
      'user.py': 'from lib import C\nC().x + 1\n',
    },
    {
      'lib.py':
        'class C:\n    def __init__(self) -> None:\n        self.x: int = 1\n    def f(self) -> None:\n        self.x: str = ""\n',
    },
  ],
  [
    'type comment of an annotated attribute',
    {
      'lib.py':
        'class C:\n    def __init__(self) -> None:\n        self.x: int = 1\n    def f(self) -> None:\n        self.x = 1  # type: int\n',
      'user.py': 'from lib import C\nC().x + 1\n',
    },
    {
      'lib.py':
        'class C:\n    def __init__(self) -> None:\n        self.x: int = 1\n    def f(self) -> None:\n        self.x = 1  # type: str\n',
    },
  ],
  [
    'attribute assigned through two local variables',
    {
      'lib.py': 'class C:\n    def f(self) -> None:\n        a = 1\n        b = a\n        self.x = b\n',
      'user.py': 'from lib import C\nC().x + 1\n',
    },
    { 'lib.py': 'class C:\n    def f(self) -> None:\n        a = ""\n        b = a\n        self.x = b\n' },
  ],
  [
    'format string that binds a name',
    {
      'lib.py': 'y = 1\nclass C:\n    def f(self) -> None:\n        z = 0\n        self.x = y\n',
      'user.py': 'from lib import C\nC().x + 1\n',
    },
    {
      'lib.py':
        'y = 1\nclass C:\n    def f(self) -> None:\n        z = f"{(y := chr(1))}"\n        self.x = y\n',
    },
  ],
  [
    'attribute with an annotation that is not reached',
    {
      'lib.py':
        'class C:\n    def __init__(self) -> None:\n        return\n        self.x: int = 1\n    def f(self) -> None:\n        self.x = 1\n',
      'user.py': 'from lib import C\nC().x + 1\n',
    },
    {
      'lib.py':
        'class C:\n    def __init__(self) -> None:\n        return\n        self.x: int = 1\n    def f(self) -> None:\n        self.x = ""\n',
    },
  ],
  [
    'attribute with an annotation under a condition',
    {
      'lib.py':
        'import sys\nclass C:\n    def __init__(self) -> None:\n        if sys.platform == "zzz":\n            self.x: int = 1\n    def f(self) -> None:\n        self.x = 1\n',
      'user.py': 'from lib import C\nC().x + 1\n',
    },
    {
      'lib.py':
        'import sys\nclass C:\n    def __init__(self) -> None:\n        if sys.platform == "zzz":\n            self.x: int = 1\n    def f(self) -> None:\n        self.x = ""\n',
    },
  ],
  [
    'attribute with an annotation on a different object',
    {
      'lib.py':
        'class C:\n    def __init__(self, o: "C | None" = None) -> None:\n        o.x: int = 1\n    def f(self) -> None:\n        self.x = 1\n',
      'user.py': 'from lib import C\nC().x + 1\n',
    },
    {
      'lib.py':
        'class C:\n    def __init__(self, o: "C | None" = None) -> None:\n        o.x: int = 1\n    def f(self) -> None:\n        self.x = ""\n',
    },
  ],
  [
    'attribute with an annotation in a static method',
    {
      'lib.py':
        'class C:\n    @staticmethod\n    def __init__(self) -> None:\n        self.x: int = 1\n    def f(self) -> None:\n        self.x = 1\n',
      'user.py': 'from lib import C\ndef g(c: C): return c.x + 1\n',
    },
    {
      'lib.py':
        'class C:\n    @staticmethod\n    def __init__(self) -> None:\n        self.x: int = 1\n    def f(self) -> None:\n        self.x = ""\n',
    },
  ],
  [
    'attribute that the class declares as final',
    {
      'lib.py':
        'from typing import Final\nclass C:\n    x: Final\n    def __init__(self) -> None:\n        self.x = 1\n',
      'user.py': 'from lib import C\nC().x + 1\n',
    },
    {
      'lib.py':
        'from typing import Final\nclass C:\n    x: Final\n    def __init__(self) -> None:\n        self.x = ""\n',
    },
  ],
  [
    'attribute that `__init__` declares as final with an alias of `Final`',
    {
      'lib.py':
        'from typing import Final as F\nclass C:\n    def __init__(self) -> None:\n        self.x: F = 1\n    def m(self) -> None:\n        self.x = 1\n',
      'user.py': 'from lib import C\nC().x + 1\n',
    },
    {
      'lib.py':
        'from typing import Final as F\nclass C:\n    def __init__(self) -> None:\n        self.x: F = 1\n    def m(self) -> None:\n        self.x = ""\n',
    },
  ],
  [
    'attribute whose annotation in `__init__` is not reached because of a condition',
    {
      'lib.py':
        'from typing import TYPE_CHECKING\nclass C:\n    def __init__(self) -> None:\n        if TYPE_CHECKING: return\n        self.x: int = 0\n    def m(self) -> None:\n        self.x = 1\n',
      'user.py': 'from lib import C\nC().x + 1\n',
    },
    {
      'lib.py':
        'from typing import TYPE_CHECKING\nclass C:\n    def __init__(self) -> None:\n        if TYPE_CHECKING: return\n        self.x: int = 0\n    def m(self) -> None:\n        self.x = ""\n',
    },
  ],
  [
    'attribute whose annotation in the class is not reached',
    {
      'lib.py':
        'class C:\n    def m(self) -> None:\n        self.x = 1\n    while True: pass\n    x: int = 0\n',
      'user.py': 'from lib import C\nC().x + 1\n',
    },
    {
      'lib.py':
        'class C:\n    def m(self) -> None:\n        self.x = ""\n    while True: pass\n    x: int = 0\n',
    },
  ],
  [
    'attribute with an annotation on a keyword-only parameter named self',
    {
      'lib.py':
        'from typing import Any\nclass C:\n    def __init__(*, self: Any = 1) -> None:\n        self.x: int = 1\n    def m(self) -> None:\n        self.x = 1\n',
      'user.py': 'from lib import C\ndef f(c: C): return c.x + 1\n',
    },
    {
      'lib.py':
        'from typing import Any\nclass C:\n    def __init__(*, self: Any = 1) -> None:\n        self.x: int = 1\n    def m(self) -> None:\n        self.x = ""\n',
    },
  ],
  [
    'uninitialized member of a protocol',
    {
      'lib.py':
        'from typing import Protocol\nclass C(Protocol):\n    x: int\n    def m(self, o: "C") -> None:\n        (self).x = 1\n',
      'user.py': 'from typing import final\nfrom lib import C\n@final\nclass D(C): pass\n',
    },
    {
      'lib.py':
        'from typing import Protocol\nclass C(Protocol):\n    x: int\n    def m(self, o: "C") -> None:\n        (o).x = 1\n',
    },
  ],
  [
    'unreachable assignment to a member of a protocol',
    {
      'lib.py':
        'from typing import Protocol\nclass C(Protocol):\n    x: int\n    def m(self) -> None:\n        pass\n        self.x = 1\n',
      'user.py': 'from typing import final\nfrom lib import C\n@final\nclass D(C): pass\n',
    },
    {
      'lib.py':
        'from typing import Protocol\nclass C(Protocol):\n    x: int\n    def m(self) -> None:\n        return\n        self.x = 1\n',
    },
  ],
  [
    'class variable that becomes an attribute of the object',
    {
      'lib.py':
        'class C:\n    def __init__(self) -> None:\n        self.x: int = 1\n    @classmethod\n    def m(cls, o: type["C"]) -> None:\n        (cls).x = 1\n',
      'user.py': 'from lib import C\nC.x\n',
    },
    {
      'lib.py':
        'class C:\n    def __init__(self) -> None:\n        self.x: int = 1\n    @classmethod\n    def m(cls, o: type["C"]) -> None:\n        (o).x = 1\n',
    },
  ],
  [
    'attribute that is assigned through the class name',
    {
      'lib.py': 'class C:\n    def m(self) -> None:\n        C.x = 1\n',
      'user.py': 'from lib import C\nC.x + 1\n',
    },
    { 'lib.py': 'class C:\n    def m(self) -> None:\n        C.x = ""\n' },
  ],
  [
    'attribute in a method with parentheses in its type parameters',
    {
      'lib.py': 'class C:\n    def m[T: (int, str)](self, a: T) -> None:\n        self.x = 1\n',
      'user.py': 'from lib import C\nC().x + 1\n',
    },
    { 'lib.py': 'class C:\n    def m[T: (int, str)](self, a: T) -> None:\n        self.x = ""\n' },
  ],
  [
    'class that is defined after the string annotation that names it',
    {
      'lib.py':
        'from typing import Any\nclass C:\n    def m(self, o: Any) -> None:\n        self.x: "T" = o\n        class T:\n            a = 1\n',
      'user.py': 'from lib import C\nC().x.a + 1\n',
    },
    {
      'lib.py':
        'from typing import Any\nclass C:\n    def m(self, o: Any) -> None:\n        self.x: "T" = o\n        class T:\n            a = ""\n',
    },
  ],
  [
    'first name added to an __all__ that a loop reads',
    {
      'lib.py': '__all__ = []\nfor n in __all__:\n    pass\n',
      'user.py': 'import lib\nx: int = lib.n\n',
    },
    { 'lib.py': '__all__ = ["n"]\nfor n in __all__:\n    pass\n' },
  ],
  [
    '__all__ after a statement that ends the module',
    { 'lib.py': 'y = 1\nx = 1\nraise ValueError\n__all__ = ["x"]\n', 'user.py': 'from lib import *\ny\n' },
    { 'lib.py': 'y = 1\nx = 1\nprint()\n__all__ = ["x"]\n' },
  ],
  [
    '__all__ under a condition that is not met',
    {
      'lib.py': 'import sys\ny = 1\nx = 1\nif sys.platform == "zzz":\n    __all__ = ["x"]\n',
      'user.py': 'from lib import *\ny\n',
    },
    { 'lib.py': 'import sys\ny = 1\nx = 1\nif sys.platform != "zzz":\n    __all__ = ["x"]\n' },
  ],
  [
    '__all__ moved out of a condition that is not met',
    {
      'lib.py': 'import sys\ny = 1\nx = 1\nif sys.platform == "zzz":\n    print\n    __all__ = ["x"]\n',
      'user.py': 'from lib import *\ny\n',
    },
    { 'lib.py': 'import sys\ny = 1\nx = 1\nif sys.platform == "zzz":\n    print\n__all__ = ["x"]\n' },
  ],
  [
    'module imported by a partial stub package',
    {
      'lib-stubs/__init__.pyi': 'from .sub import x as x\n',
      'lib-stubs/py.typed': 'partial\n',
      'lib/__init__.py': '',
      'lib/sub.py': 'x = 1\n',
      'user.py': 'from lib import x\nx + 1\n',
    },
    { 'lib/sub.py': 'x = ""\n' },
  ],
  [
    'method that becomes simple enough to analyse',
    {
      'lib.py': `class C:\n    def f(self, a: int) -> None:\n        v = 1\n        self.x = v\n${'        if a: print()\n'.repeat(800)}`,
      'user.py': 'from lib import C\nC().x + ""\n',
    },
    { 'lib.py': 'class C:\n    def f(self, a: int) -> None:\n        v = 1\n        self.x = v\n' },
  ],
  [
    'module that becomes simple enough to analyse',
    {
      'lib.py': `a = int()\nb = int()\nx = a\n${'if b: pass\n'.repeat(800)}`,
      'user.py': 'from lib import x\nx + ""\n',
    },
    { 'lib.py': 'a = int()\nb = int()\nx = a\n' },
  ],
  [
    'module with a `__main__` block that becomes simple enough to analyse',
    {
      'lib.py': `a = int()\nb = int()\nx = a\nif __name__ == "__main__":\n    print()\n${'    if b: pass\n'.repeat(800)}`,
      'user.py': 'from lib import x\nx + ""\n',
    },
    { 'lib.py': 'a = int()\nb = int()\nx = a\nif __name__ == "__main__":\n    print()\n' },
  ],
  [
    'module that becomes simple enough to analyse because a `try` statement loses conditions',
    {
      'lib.py': `a = int()\nb = int()\nx = a\ntry:\n${'    if b: pass\n'.repeat(60)}${HANDLERS}`,
      'user.py': 'from lib import x\nx + ""\n',
    },
    { 'lib.py': `a = int()\nb = int()\nx = a\ntry:\n    pass\n${HANDLERS}` },
  ],
  [
    'module that becomes simple enough to analyse because a `try` statement loses `and` operators',
    {
      'lib.py': `a = int()\nb = int()\nx = a\ntry:\n${'    a and b\n'.repeat(40)}${HANDLERS}`,
      'user.py': 'from lib import x\nx + ""\n',
    },
    { 'lib.py': `a = int()\nb = int()\nx = a\ntry:\n    pass\n${HANDLERS}` },
  ],
  [
    'module that becomes simple enough to analyse because a `try` statement with star imports loses handlers',
    {
      'lib.py': `a = int()\nb = int()\nx = a\ntry:\n${'    from os import *\n'.repeat(60)}${HANDLERS}`,
      'user.py': 'from lib import x\nx + ""\n',
    },
    {
      'lib.py': `a = int()\nb = int()\nx = a\ntry:\n${'    from os import *\n'.repeat(60)}except ValueError: pass\n`,
    },
  ],
  [
    'module that becomes simple enough to analyse because a `try` statement loses `with` statements',
    {
      'lib.py': `a = int()\nx = a\nb = open("")\ntry:\n${'    with b: pass\n'.repeat(24)}${HANDLERS}`,
      'user.py': 'from lib import x\nx + ""\n',
    },
    { 'lib.py': `a = int()\nx = a\nb = open("")\ntry:\n    pass\n${HANDLERS}` },
  ],
  [
    'attribute whose annotation in `__init__` is not reached because of a nested loop',
    {
      'lib.py':
        'class C:\n    def __init__(self) -> None:\n        if True:\n            while True: pass\n        self.x: int = 0\n    def m(self) -> None:\n        self.x = 1\n',
      'user.py': 'from lib import C\nC().x + 1\n',
    },
    {
      'lib.py':
        'class C:\n    def __init__(self) -> None:\n        if True:\n            while True: pass\n        self.x: int = 0\n    def m(self) -> None:\n        self.x = ""\n',
    },
  ],
  [
    'assignment to a member of a protocol after a nested loop',
    {
      'lib.py':
        'from typing import Protocol\nclass C(Protocol):\n    x: int\n    def m(self) -> None:\n        if True:\n            while False: pass\n        self.x = 1\n',
      'user.py': 'from typing import final\nfrom lib import C\n@final\nclass D(C): pass\n',
    },
    {
      'lib.py':
        'from typing import Protocol\nclass C(Protocol):\n    x: int\n    def m(self) -> None:\n        if True:\n            while True: pass\n        self.x = 1\n',
    },
  ],
  [
    'body that is an ellipsis in parentheses',
    {
      'lib.py': 'from typing import Protocol\nclass C(Protocol):\n    def f(self) -> int:\n        (1)\n',
      'user.py': 'from lib import C\nclass D(C):\n    def f(self) -> int:\n        return super().f()\n',
    },
    {
      'lib.py': 'from typing import Protocol\nclass C(Protocol):\n    def f(self) -> int:\n        (...)\n',
    },
  ],
  [
    'nested function with yield after a return statement',
    {
      'lib.py':
        'from typing import AsyncIterator\nasync def f() -> AsyncIterator[int]:\n    return\n    def h():\n        yield 1\n',
      'user.py': 'from lib import f\nasync def q():\n    async for a in f(): print(a)\n',
    },
    {
      'lib.py':
        'from typing import AsyncIterator\nasync def f() -> AsyncIterator[int]:\n    def h():\n        yield 1\n    return\n',
    },
  ],
  [
    'lambda with yield under a condition that is not met',
    {
      'lib.py':
        'import sys\nfrom typing import AsyncIterator\nasync def f() -> AsyncIterator[int]:\n    if sys.platform == "zzz":\n        h = lambda: (yield 1)\n',
      'user.py': 'from lib import f\nasync def q():\n    async for a in f(): print(a)\n',
    },
    {
      'lib.py':
        'import sys\nfrom typing import AsyncIterator\nasync def f() -> AsyncIterator[int]:\n    if sys.platform != "zzz":\n        h = lambda: (yield 1)\n',
    },
  ],
  [
    'unreachable assignment to a variable of the class',
    {
      'lib.py':
        'class C:\n    def __init__(self) -> None:\n        self.x: int = 1\n    @classmethod\n    def m(cls) -> None:\n        print()\n        cls.x = 1\n',
      'user.py': 'from lib import C\nC.x\n',
    },
    {
      'lib.py':
        'class C:\n    def __init__(self) -> None:\n        self.x: int = 1\n    @classmethod\n    def m(cls) -> None:\n        return\n        cls.x = 1\n',
    },
  ],
  [
    'assignment in `__new__` to a variable of the class under a condition that is not met',
    {
      'lib.py':
        'class C:\n    def __init__(self) -> None:\n        self.x: int = 1\n    def __new__(cls) -> "C":\n        if True:\n            cls.x = 1\n        return super().__new__(cls)\n',
      'user.py': 'from lib import C\nC.x\n',
    },
    {
      'lib.py':
        'class C:\n    def __init__(self) -> None:\n        self.x: int = 1\n    def __new__(cls) -> "C":\n        if False:\n            cls.x = 1\n        return super().__new__(cls)\n',
    },
  ],
  [
    'value of a variable whose annotation contains an alias of `Final`',
    {
      'lib.py': 'from typing import Annotated as A, Final as F\nx: A[F, int] = ""\n',
      'user.py': 'from lib import x\nx.upper()\n',
    },
    { 'lib.py': 'from typing import Annotated as A, Final as F\nx: A[F, int] = 1\n' },
  ],
  [
    'submodule reached through a variable for its package',
    {
      'pkg/__init__.py': '',
      'pkg/a/__init__.py': '',
      'pkg/a/b.py': 'x = ""\n',
      'mid.py': 'import pkg.a.b\nq = pkg.a\n',
      'user.py': 'from mid import q\nq.b.x.upper()\n',
    },
    { 'pkg/a/b.py': 'x = 1\n' },
  ],
  [
    'module reached through a variable for its namespace package',
    {
      'pkg/a/b.py': 'x = ""\n',
      'mid.py': 'import pkg.a.b\nq = pkg.a\n',
      'user.py': 'from mid import q\nq.b.x.upper()\n',
    },
    { 'pkg/a/b.py': 'x = 1\n' },
  ],
  [
    'global name read in a class, inside a function with a parameter of this name',
    {
      'lib.py': 'x = ""\ndef f(x=1):\n    class C:\n        y = x\n        x = None\n    return C\n',
      'user.py': 'from lib import f\nf().y.upper()\n',
    },
    { 'lib.py': 'x = 2\ndef f(x=1):\n    class C:\n        y = x\n        x = None\n    return C\n' },
  ],
  [
    'global name after a `global` statement, inside a function with a parameter of this name',
    {
      'lib.py': 'x = ""\ndef f(x=1):\n    def g():\n        global x\n        return x\n    return g\n',
      'user.py': 'from lib import f\nf()().upper()\n',
    },
    { 'lib.py': 'x = 2\ndef f(x=1):\n    def g():\n        global x\n        return x\n    return g\n' },
  ],
  [
    'import that rebinds a parameter of its function',
    {
      'lib.py': 'x = ""\n',
      'mid.py': 'def f(x=1):\n    from lib import x\n    return x\n',
      'user.py': 'from mid import f\nf().upper()\n',
    },
    { 'lib.py': 'x = 2\n' },
  ],
  [
    'class in a string annotation, inside a function with a parameter of this name',
    {
      'lib.py': 'class x:\n    y = ""\n',
      'mid.py': 'from lib import x\ndef f(x):\n    z: "list[x]" = []\n    return z\n',
      'user.py': 'from mid import f\nf(1)[0].y.upper()\n',
    },
    { 'lib.py': 'class x:\n    y = 2\n' },
  ],
  [
    'module in a string annotation, inside a function with a parameter of this name',
    {
      'lib.py': 'class C:\n    y = ""\n',
      'mid.py': 'import lib\ndef f(lib):\n    def g() -> "lib.C": ...\n    return g\n',
      'user.py': 'from mid import f\nf(1)().y.upper()\n',
    },
    { 'lib.py': 'class C:\n    y = 2\n' },
  ],
  [
    'class in a type comment, inside a function with a parameter of this name',
    {
      'lib.py': 'class x:\n    y = ""\n',
      'mid.py': 'from lib import x\ndef f(x):\n    z = [] # type: list[x]\n    return z\n',
      'user.py': 'from mid import f\nf(1)[0].y.upper()\n',
    },
    { 'lib.py': 'class x:\n    y = 2\n' },
  ],
  [
    'class in a postponed annotation, inside a method with a parameter of this name',
    {
      'lib.py': 'class x:\n    y = ""\n',
      'mid.py':
        'from __future__ import annotations\nfrom lib import x\nclass C:\n    def __init__(self, x) -> None:\n        self.z: x = x\n',
      'user.py': 'from mid import C\nC(1).z.y.upper()\n',
    },
    { 'lib.py': 'class x:\n    y = 2\n' },
  ],
  [
    'class in a type alias, inside a function with a parameter of this name',
    {
      'lib.py': 'class x:\n    y = ""\n',
      'mid.py': 'from lib import x\ndef f(x):\n    type T = x\n    def g() -> T: ...\n    return g()\n',
      'user.py': 'from mid import f\nf(1).y.upper()\n',
    },
    { 'lib.py': 'class x:\n    y = 2\n' },
  ],
  [
    'global name in a tuple that is a default',
    {
      'lib.py': 'x = ""\ndef f(a=(1, x)):\n    return x\n',
      'user.py': 'from lib import f\nf().upper()\n',
    },
    { 'lib.py': 'x = 2\ndef f(a=(1, x)):\n    return x\n' },
  ],
  [
    'global name that is also a parameter of a lambda in a default',
    {
      'lib.py': 'x = ""\ndef f(a=lambda b, x: 1):\n    return x\n',
      'user.py': 'from lib import f\nf().upper()\n',
    },
    { 'lib.py': 'x = 2\ndef f(a=lambda b, x: 1):\n    return x\n' },
  ],
  [
    'global name in a product that is a default',
    {
      'lib.py': 'x = ""\ndef f(a=2 * x):\n    return x\n',
      'user.py': 'from lib import f\nf().upper()\n',
    },
    { 'lib.py': 'x = 2\ndef f(a=2 * x):\n    return x\n' },
  ],
  [
    'global name in the default of a parameter of this name',
    {
      'lib.py': 'x = ""\ndef f(x=x):\n    return x\n',
      'user.py': 'from lib import f\nf().upper()\n',
    },
    { 'lib.py': 'x = 2\ndef f(x=x):\n    return x\n' },
  ],
  [
    'class in the annotations of a member, and of a parameter named like the class',
    {
      'lib.py': 'class x:\n    y = ""\nclass C:\n    def f(self, x: "x"):\n        return x.y\n    z: x\n',
      'user.py': 'from lib import C, x\nC().f(x()).upper()\n',
      'other.py': 'from lib import C\nC().z.y.upper()\n',
    },
    { 'lib.py': 'class x:\n    y = 2\nclass C:\n    def f(self, x: "x"):\n        return x.y\n    z: x\n' },
  ],
  [
    'class in the constraints of a type parameter',
    {
      'lib.py': 'class x:\n    y = ""\ndef f[T: (x, int)](a: T, b=1):\n    return a, x().y\n',
      'user.py': 'from lib import f\nf(1)[1].upper()\n',
    },
    { 'lib.py': 'class x:\n    y = 2\ndef f[T: (x, int)](a: T, b=1):\n    return a, x().y\n' },
  ],
  [
    'module that a class in a function imports',
    {
      'lib.py': 'x = ""\n',
      'mid.py': 'def f():\n    class C:\n        import lib\n    return C\n',
      'user.py': 'from mid import f\nf().lib.x.upper()\n',
    },
    { 'lib.py': 'x = 2\n' },
  ],
  [
    'module that a class in a function imports under a condition',
    {
      'lib.py': 'x = ""\n',
      'mid.py': 'def f():\n    class C:\n        if 1:\n            import lib\n    return C\n',
      'user.py': 'from mid import f\nf().lib.x.upper()\n',
    },
    { 'lib.py': 'x = 2\n' },
  ],
  [
    'class in the annotation of a member named like the class',
    {
      'lib.py': 'class A:\n    y = ""\nclass C:\n    A: A\n',
      'user.py': 'from lib import C\nC().A.y.upper()\n',
    },
    { 'lib.py': 'class A:\n    y = 2\nclass C:\n    A: A\n' },
  ],
  [
    'module that a function imports and returns',
    {
      'lib.py': 'x = ""\n',
      'mid.py': 'def f():\n    import lib\n    return lib\n',
      'user.py': 'from mid import f\nf().x.upper()\n',
    },
    { 'lib.py': 'x = 2\n' },
  ],
  [
    'value of a variable that a `__main__` block assigns to a different variable',
    {
      'lib.py': 'if __name__ == "__main__":\n    y = ""\n    x = y\n    print(x)\n',
      'user.py': 'from lib import x\nx.upper()\n',
    },
    { 'lib.py': 'if __name__ == "__main__":\n    y = 2\n    x = y\n    print(x)\n' },
  ],
  [
    'second binding of a name that a function in a `__main__` block returns',
    {
      'lib.py': 'if __name__ == "__main__":\n    def f():\n        return x\n    x = ""\n    x = ""\n',
      'user.py': 'from lib import f\nf().upper()\n',
    },
    { 'lib.py': 'if __name__ == "__main__":\n    def f():\n        return x\n    x = ""\n    x = 2\n' },
  ],
];
