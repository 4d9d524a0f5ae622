import path from 'node:path';
import { expect, test } from 'vitest';
import { filesToOpen } from '../../../src/session/operations/files-to-open.ts';
import { lineIndex } from '../../../src/text/line-index.ts';
import { asyncCpuCost } from '../../helpers/cpu-cost.ts';

type Arguments = Parameters<typeof filesToOpen>;

/** Returns the files that lanser opens before Pyright searches for references to the class `name`. */
async function opened(texts: Readonly<Record<string, string>>, name = 'Foo'): Promise<readonly string[]> {
  const files = {
    definitions: async () => Promise.resolve([]),
    files: async () => Promise.resolve(Object.keys(texts)),
    source: async (file: string) => Promise.resolve({ text: texts[file] ?? '', isPlain: true }),
  };
  const session = { root: '/w', files } as unknown as Arguments[0];
  const document = { uri: 'foo.py', lines: lineIndex(`class ${name}: ...\n`) } as unknown as Arguments[1];
  return (await filesToOpen(session, document, 6)).map(({ file }) => path.relative('/w', file));
}

test('a file is opened if one of its strings may be a type that names the class', async () => {
  const texts = {
    'a.py': 'x = cast("list[Foo | int]", y)\n',
    'b.py': "x = cast('Foo', y)\n",
    'c.py': 'x = "Food"\n',
    'd.py': 'x = "(Foo)"\n',
    'e.py': `x = "Foo'\n`,
    'f.py': 'x = "a" + Foo + "b"\n',
  };
  expect(await opened(texts)).toEqual(['a.py', 'b.py']);
});

test('the name of the class may begin or end with a letter outside of ASCII', async () => {
  const texts = {
    'a.py': 'T = TypeVar("T", bound="Été | été")\n',
    'b.py': 'x = cast("list[Été]", y)\n',
    'c.py': 'x = "Étés"\n',
  };
  expect(await opened(texts, 'Été')).toEqual(['a.py', 'b.py']);
  expect(await opened(texts, 'été')).toEqual(['a.py']);
});

test('the search takes linear time in a text that repeats the name of the class', async () => {
  const text = `# "${'Foo '.repeat(30_000)}\n`;
  const cost = await asyncCpuCost(async () => {
    expect(await opened({ 'a.py': text })).toEqual([]);
  });
  // The unit of the cost is the time to sort 200,000 strings. The search costs less than 0.1. A search that takes
  // quadratic time would cost more than 20.
  expect(cost).toBeLessThan(4);
});
