import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { exportedNames } from '../../../src/selector/imports/exported-names.ts';
import { pythonDocument } from '../python-document.ts';

/** Executes each module. Prints a JSON array with the sorted `__all__` of each module, or null without `__all__`. */
const PROGRAM = `
import json, sys
def run(text):
    module = {}
    exec(text, module)
    return sorted(module["__all__"]) if "__all__" in module else None
print(json.dumps([run(text) for text in json.load(sys.stdin)]))
`;

test('a complete list of exported names equals the list that Python computes', () => {
  const modules = [
    '__all__ = ["a"]\n',
    '__all__: list[str] = ["a"]\nother = ["b"]\n',
    '__all__: dict[str,\n    list[str]]\nother = ["b"]\n',
    '__all__: list[str]\nother = ["b"]\n',
    '__all__: list[str]; other = ["b"]\n',
    '__all__: \\\n    tuple = \\\n    ("a", "b")\n',
    '__all__ = ["a"]\nfor name in __all__:\n    other = ["b"]\n',
    '__all__ = ["a"]\ndef call(**names): pass\ncall(__all__=["b"])\n',
    'other = __all__ = ["a"]\n__all__ += ("b",)\n',
    'if True: __all__ = ["a"]; __all__.append("b")\n',
    '__all__ = ["a", "b"]  # names\n__all__.remove("a")\n',
    'other = ["b"]\n',
    'other = 1  # see C:\\\n__all__ = ["a"]\n',
    'other = \\\r\n    ["b"]\r\n__all__: list[str] = \\\r\n    ["a"]\r\n',
  ];
  const found = modules.map((text) => exportedNames(pythonDocument(text)));
  expect(found.every((exported) => exported?.isComplete !== false)).toBe(true);
  const output = execFileSync('python3', ['-c', PROGRAM], {
    input: JSON.stringify(modules),
    encoding: 'utf8',
  });
  expect(found.map((exported) => (exported === undefined ? null : [...exported.names].toSorted()))).toEqual(
    JSON.parse(output),
  );
});

test.each([
  ['__all__ = ["a"] if test else ["b"]\n', ['a', 'b']],
  [
    '__all__ = ["a"] + (["b"] if test[0] else ["c"] if (1 if 2 else 3) else []) + ["d"]\n',
    ['a', 'b', 'c', 'd'],
  ],
  ['__all__ = ["a"] or ["b"]\n', ['a']],
  ['__all__ = ["a"]\n__all__.extend(["b"] if test else ["c"])\n', ['a', 'b', 'c']],
  ['__all__ = ["a"]\n__all__.extend(["b"] * 2)\n', ['a', 'b']],
  ['__all__ = ["a"]\n__all__.append("b" "c")\n', ['a']],
  ['__all__ = ["a"]\n__all__.append("b" + x)\n', ['a']],
  ['__all__ = ["a", "bc"]\n__all__.remove("b" "c")\n', ['a', 'bc']],
])(
  'a list is incomplete if it depends on a condition, an operator other than `+`, or an argument that is not a single literal: %j',
  (text, names) => {
    const exported = exportedNames(pythonDocument(text));
    expect(exported?.isComplete).toBe(false);
    expect([...(exported?.names ?? [])].toSorted()).toEqual(names);
  },
);
