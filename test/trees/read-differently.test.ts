import { expect, test } from 'vitest';
import type { ObjectStore } from '../../src/git/object-store.ts';
import { treeLinks } from '../../src/git/tree-links.ts';
import { messageOf } from '../../src/model/lanser-error.ts';
import { refuseReadDifferently } from '../../src/trees/read-differently.ts';

const signal = new AbortController().signal;

/** Returns the message about a tree with these attributes and one source; undefined if the tree is accepted. */
async function refusal(attributes: string, name: string): Promise<string | undefined> {
  const texts: Readonly<Record<string, string>> = { '.gitattributes': attributes, [name]: 'x = 1\n' };
  const entries = Object.keys(texts).map((path) => ({ path, kind: 'file' as const, id: path, size: 1 }));
  const objects: ObjectStore['objects'] = async (ids) =>
    ids.map((id) => ({ id, type: 'blob', content: Buffer.from(texts[id] ?? '') }));
  try {
    await refuseReadDifferently(
      { objects } as ObjectStore,
      { entries, links: treeLinks(entries, new Map()) },
      signal,
    );
    return undefined;
  } catch (error) {
    return messageOf(error);
  }
}

const CONVERSION = 'working-tree-encoding=UTF-16';

test.each([
  ['parentheses', '(a).py', '(a).py'],
  ['sets of characters', '[!b][]a][[:alpha:]].p[x-z]', 'aab.py'],
  ['escapes and wildcards', '/**\\/\\*?*.py', '*a-b.py'],
  ['wildcards for each byte', '??.py', 'é.py'],
  ['two asterisks beside other text', 'a/b**', 'c.py'],
  ['a long line', 'a'.repeat(70_000), 'b.py'],
])('a file that a pattern with %s can match is refused', async (_, pattern, name) => {
  expect(await refusal(`${pattern} ${CONVERSION}\n`, name)).toContain(`Git converts ${JSON.stringify(name)}`);
});

// With a regular expression, the first two tests would take years.
test.each([
  ['many asterisks', `${'*a'.repeat(1000)}b`, `${'a'.repeat(200)}.py`],
  ['nested repetitions', '(a+)+b', `${'a'.repeat(200)}.py`],
  ['a set of other characters', '*.[ch]', 'a.py'],
  ['an unclosed set', 'a[b.py', 'ab.py'],
])('a file that a pattern with %s does not match is accepted', async (_, pattern, name) => {
  expect(await refusal(`${pattern} ${CONVERSION}\n`, name)).toBeUndefined();
});

test('a tree with too many conversions is refused', async () => {
  expect(await refusal('b.txt ident\n'.repeat(1001), 'a.py')).toMatch(
    /^"\.gitattributes" and other \.gitattributes files have more than 1000 lines/u,
  );
});
