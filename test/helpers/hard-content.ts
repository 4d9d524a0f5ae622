import type { Tree } from './write-tree.ts';

const latin1 = (text: string): Uint8Array => Buffer.from(text, 'latin1');
const nested = (open: string, close: string, depth: number): string =>
  `x = ${open.repeat(depth)}1${close.repeat(depth)}\ny: int = ""\n`;

/** Python files with contents or names that tools often handle wrongly. Most of the files have errors. */
export const HARD_CONTENT: Tree = {
  'syntax.py': `def (:\n  x = \nclass\nif True\n   print "x"\n"unterminated\n'''never closed\n`,
  'byte_order_mark.py': '\uFEFFx: int = ""\n',
  'crlf.py': 'a = 1\r\nx: int = ""\r\n\r\ny: str = 2\r\n',
  'lone_cr.py': 'a = 1\rx: int = ""\ry: str = 2\r',
  'mixed_ends.py': 'a = 1\nx: int = ""\r\ny: str = 2\r\n\rz: str = 3',
  'form_feed.py': 'a = 1\n\fx: int = ""\n  \f\ndef f():\n\f    return undefined1\n',
  'separators.py': 's = "a\u2028b"; x: int = "\u2029"\n# \u0085\ny: int = ""\x1C\nz: int = ""\v\n',
  'astral.py': 's = "😀😀"; x: int = "😀"; 𝒳 = undefined1\n名 = 1\nprint(名, ñ, Ǆ, 😀)\n',
  'latin1.py': latin1(
    '# -*- coding: latin-1 -*-\ns = "\xE9\xE8"; x: int = "\xFF"\n\xE9 = 3\nprint(\xE9, y)\n',
  ),
  'utf16.py': Buffer.from('\uFEFFx: int = ""\n', 'utf16le'),
  'invalid_utf8.py': latin1('# \xED\xA0\x80\xF5\nx: int = "\xC3"\n'),
  'nul.py': 'x = 1\0\ny: int = ""\n\0\n"a\0b"\n',
  'empty.py': '',
  'one_character.py': 'x',
  'no_newline.py': 'x: int = ""',
  'huge_line.py': `xs: list[int] = [${'1,'.repeat(20_000)}"a"]\n`,
  'parentheses.py': nested('(', ')', 200),
  'brackets.py': nested('[', ']', 5000),
  'signs.py': nested('-', '', 1000),
  'blocks.py': `x = 1\n${Array.from({ length: 90 }, (_, level) => `${' '.repeat(level)}if x:\n`).join('')}${' '.repeat(90)}y: int = ""\n`,
  'tabs.py': 'if True:\n\tx: int = ""\n        y: int = ""\n\t z = 1\n',
  'ignored_line.py':
    'x: int = "" # type: ignore\ny: int = "" # pyright: ignore[reportAssignmentType]\nz: int = "" # pyright: ignore[x]\n',
  'ignored_file.py': '# type: ignore\nx: int = ""\n',
  'strict.py': '# pyright: strict\nimport os\ndef f(a, b=[]):\n  return a + b\n',
  'directives.py': '# pyright: basic, reportFoo=true, strictListInference=maybe\nx = 1\n',
  'unreachable.py':
    'import sys\ndef f():\n  return 1\n  x: int = ""\nif sys.platform == "win32":\n  y: int = ""\nif sys.version_info < (3,):\n  z: int = ""\n',
  'deprecated.py':
    'from typing_extensions import deprecated\nimport json\n@deprecated("no")\ndef old(): ...\nold()\nx: int = ""\n',
  'beside.py': 'x: int = ""\n',
  'beside.pyi': 'x: int = ""\ndef f(a): ...\n',
  'paths.py': 'reveal_type("/tmp/x.py")\n',
  'a b/na me.py': 'x: int = ""\n',
  'new\nline/q"u\'o.py': 'x: int = ""\n',
  'ünï/é😀.py': 'x: int = ""\n',
  'ünï/e\u0301😀.py': 'x: int = ""\n',
  'per%20cent%/ha#sh?q.py': 'x: int = ""\n',
  'back\\slash/-dash;co:lon.py': 'x: int = ""\n',
  'UPPER.py': 'x: int = ""\n',
  'upper.py': 'y: str = 1\n',
};
