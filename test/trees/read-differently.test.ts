import { expect, test } from 'vitest';
import type { ObjectStore } from '../../src/git/object-store.ts';
import { messageOf } from '../../src/model/lanser-error.ts';
import { refuseReadDifferently } from '../../src/trees/read-differently.ts';

const signal = new AbortController().signal;

/** Returns the error message for a tree with these attributes and one source; undefined if the tree is accepted. */
async function refusal(attributes: string, name: string, source = 'x = 1\n'): Promise<string | undefined> {
  const texts: Readonly<Record<string, string>> = { '.gitattributes': attributes, [name]: source };
  const entries = Object.keys(texts).map((path) => ({ path, kind: 'file' as const, id: path, size: 1 }));
  const objects: ObjectStore['objects'] = async (ids) =>
    ids.map((id) => ({ id, type: 'blob', content: Buffer.from(texts[id] ?? '') }));
  try {
    await refuseReadDifferently({ objects } as ObjectStore, { entries, contents: new Set([name]) }, signal);
    return undefined;
  } catch (error) {
    return messageOf(error);
  }
}

const CONVERSION = 'working-tree-encoding=UTF-16';

// lanser does not analyse the last two patterns, and assumes that they match every file.
test.each([
  ['parentheses', '(a).py', '(a).py'],
  ['sets of characters', '[!b][]a][[:alpha:]].p[x-z]', 'aab.py'],
  ['escapes and wildcards', '/**\\/\\*?*.py', '*a-b.py'],
  ['wildcards for each byte', '??.py', 'é.py'],
  ['two asterisks beside other text', 'a/b**', 'c.py'],
  ['70,000 characters', 'a'.repeat(70_000), 'b.py'],
])('a file is refused if a pattern with %s matches it, or may match it', async (_, pattern, name) => {
  expect(await refusal(`${pattern} ${CONVERSION}\n`, name)).toContain(
    `Git may convert ${JSON.stringify(name)}`,
  );
});

// A backtracking regular expression for the first pattern would take years. For the second pattern, it would take
// years if `(`, `+` and `)` were not escaped.
test.each([
  ['many asterisks', `${'*a'.repeat(1000)}b`, `${'a'.repeat(200)}.py`],
  ['nested repetitions', '(a+)+b', `${'a'.repeat(200)}.py`],
  ['a set of characters', '*.[ch]', 'a.py'],
  ['an unclosed set', 'a[b.py', 'ab.py'],
])('a file that a pattern with %s does not match is accepted', async (_, pattern, name) => {
  expect(await refusal(`${pattern} ${CONVERSION}\n`, name)).toBeUndefined();
});

test.each([
  ['a carriage return before the attribute', `*.py\r${CONVERSION}\r\n`, 'x = 1\n'],
  ['a byte order mark', `\uFEFFa.py ${CONVERSION}\n`, 'x = 1\n'],
  ['`ident`, where the source contains `$Id:a$`', '*.py ident\n', 'x = "$Id:a$"\n'],
  ['Git LFS', '*.py filter=lfs -text\n', 'version https://git-lfs.github.com/spec/v1\noid sha256:0\n'],
  ['git-crypt', '*.py ident filter=git-crypt\n', '\0GITCRYPT\0\u0001'],
])('a file is refused if an attributes line makes Git convert it: %s', async (_, attributes, source) => {
  expect(await refusal(attributes, 'a.py', source)).toContain('Git may convert "a.py"');
});

test.each([
  ['the filter of Git LFS, for content that is not a pointer', '*.py filter=lfs\n', 'x = 1\n'],
  ['a pointer of Git LFS without a filter', '*.py ident\n', 'version https://git-lfs.github.com/spec/v1\n'],
  // For Git, a no-break space is not white space, so it belongs to the pattern.
  ['no-break spaces', `\u00A0#a.py ${CONVERSION}\n*.py\u00A0${CONVERSION}\n`, 'x = 1\n'],
])(
  'a file is accepted if an attributes line does not make Git convert it: %s',
  async (_, attributes, source) => {
    expect(await refusal(attributes, 'a.py', source)).toBeUndefined();
  },
);

test('a tree with more than 1000 .gitattributes lines that can convert files is refused', async () => {
  expect(await refusal('b.txt ident\n'.repeat(1001), 'a.py')).toMatch(
    /^The \.gitattributes files have more than 1000 lines/u,
  );
});
