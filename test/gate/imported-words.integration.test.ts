import { execFileSync } from 'node:child_process';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { importedWords } from '../../src/trees/outward-links.ts';

const NAMES = ['alpha', 'beta', 'gamma', 'naïve'];
const name = fc.constantFrom(...NAMES);
const dotted = fc.array(name, { minLength: 1, maxLength: 3 }).map((parts) => parts.join('.'));
const space = fc.constantFrom(' ', '\t', '  ', ' \\\n ', ' \\\r\n\t');
const inside = fc.constantFrom(' ', '\n', '\r\n    ', ' # a comment ) from \n', '\n\n', '\\\n');
const plain = fc
  .array(dotted, { minLength: 1, maxLength: 3 })
  .chain((modules) => space.map((gap) => `import${gap}${modules.join(`${gap},`)}`));
const from = fc
  .tuple(
    fc.constantFrom('', '.', '..', '. . '),
    dotted,
    fc.array(name, { minLength: 1, maxLength: 3 }),
    inside,
    space,
  )
  .chain(([dots, module, names, gap, wide]) =>
    fc.constantFrom(
      `from${wide}${dots}${module}${wide}import${wide}${names.join(', ')}`,
      `from ${dots}${module} import (${gap}${names.join(`${gap},${gap}`)}${gap},${gap})`,
      `from ${dots}${module} import${wide}(${names.map((one) => `${one} as x`).join(`,${gap}`)})`,
    ),
  );
const other = fc.constantFrom(
  'x = 1',
  '"""text"""',
  "alpha = 'import'",
  'f(beta)',
  '# from gamma',
  'if x: import os',
);
const source = fc
  .array(fc.oneof(plain, from, other), { minLength: 1, maxLength: 5 })
  .chain((lines) =>
    fc.constantFrom('\n', '\r\n', '; ').map((end) => `${lines.join(end === '; ' ? '\n' : end)}\n`),
  );

const PROGRAM = `
import ast, json, sys
found = []
for source in json.load(sys.stdin):
    try:
        tree = ast.parse(source)
    except SyntaxError:
        found.append([])
        continue
    names = []
    for node in ast.walk(tree):
        if isinstance(node, (ast.Import, ast.ImportFrom)):
            names += [alias.name for alias in node.names] + [getattr(node, "module", None) or ""]
    found.append(sorted({part for name in names for part in name.split(".")}))
print(json.dumps(found))
`;

test('every name in a Python import is found', () => {
  const sources = fc.sample(source, 500);
  const output = execFileSync('python3', ['-c', PROGRAM], {
    input: JSON.stringify(sources),
    encoding: 'utf8',
  });
  const expected = JSON.parse(output) as readonly (readonly string[])[];
  const names = new Map(NAMES.map((one) => [one, true] as const));
  let imports = 0;
  for (const [index, text] of sources.entries()) {
    const expectedNames = (expected[index] ?? []).filter((one) => names.has(one));
    imports += expectedNames.length;
    expect(importedWords(text, names), text).toEqual(expect.arrayContaining(expectedNames));
  }
  expect(imports).toBeGreaterThan(500);
});

test('in a short source without `__all__`, names are found only as whole words after `from` or `import` in a logical line', () => {
  const names = new Map([['data', true]]);
  expect(
    importedWords('import os\ndata = os.environ["data"]\nfrom x import y  # not data?\n', names),
  ).toEqual(['data']);
  expect(importedWords('import os\ndata = os.environ["data"]\nfrom x import y\nf(data)\n', names)).toEqual(
    [],
  );
  expect(importedWords('from database import metadata, data_\n', names)).toEqual([]);
});

test('a long import is read within the time limit', { timeout: 60_000 }, () => {
  const names = new Map([['data', true]]);
  for (const filler of ['(', '\\\n', '#\n', 'import (', 'from x import (\n#', 'a.']) {
    const text = `import data ${filler.repeat(400_000 / filler.length)}`;
    expect(importedWords(text, names), filler).toEqual(['data']);
  }
});

test('in a very long source, names outside of import statements are also found', () => {
  expect(importedWords(`${'x\n'.repeat(300_000)}data`, new Map([['data', true]]))).toEqual(['data']);
});

// With a separate search for each name, this test would exceed its time limit.
test('many names are found in a long source within the time limit', { timeout: 60_000 }, () => {
  const names = new Map(Array.from({ length: 20_000 }, (_, at) => [`name${at}`, true] as const));
  const others = 'name = 1\n'.repeat(500_000);
  expect(importedWords(`${others}__all__ = ["name5"]\n`, new Map([...names, ['name5-1', true]]))).toEqual([
    'name5',
    'name5-1',
  ]);
  expect(importedWords('import name7\nname8 = 1\n', names)).toEqual(['name7']);
});
