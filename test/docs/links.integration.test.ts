// Checks the links of the documentation to files and headings, as GitHub resolves them. For URLs, checks only the
// syntax and the scheme.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { globSync } from 'tinyglobby';
import { describe, expect, test } from 'vitest';
import { markdownEffects, type MarkdownEffects } from '../helpers/markdown-tree.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const PAGES = globSync(['*.md', 'docs/**/*.md', 'examples/**/*.md', 'test/README.md'], { cwd: ROOT });
/** The parsed pages by path. Each page is parsed once, because the longest page takes a second. */
const PARSED = new Map(
  PAGES.map((page) => [page, markdownEffects(readFileSync(path.join(ROOT, page), 'utf8'))] as const),
);
const ANCHORS = new Map([...PARSED].map(([page, parsed]) => [page, anchorsOf(parsed)]));

/**
 * Matches a path of this repository in code of the documentation. Omits Python files, because the documentation also
 * mentions Python files of example projects.
 */
const NAMED_FILE =
  /^(?:bench|docs|examples|man|publish|schemas|scripts|src|test)\/[\w./-]+\.(?:js|json|md|mjs|ts|yml)$/u;

/**
 * Returns the anchors of a page: explicit anchors, and anchors of headings. If headings have equal texts, each anchor
 * after the first has a number.
 */
function anchorsOf(page: MarkdownEffects): ReadonlySet<string> {
  const anchors = new Set(attributesOf(page, /<a id="(?<value>[^"]*)"/gu));
  for (const heading of page.headings) {
    const slug = heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{M}\p{N}\p{Pc} -]/gu, '')
      .replaceAll(' ', '-');
    let anchor = slug;
    for (let copy = 1; anchors.has(anchor); copy += 1) anchor = `${slug}-${copy}`;
    anchors.add(anchor);
  }
  return anchors;
}

/** Returns the reason why a link on a page is broken; undefined if the link is valid. */
function fault(page: string, address: string): string | undefined {
  if (/^[a-z][\w+.-]*:/iu.test(address)) {
    return URL.canParse(address) && address.startsWith('https://') ? undefined : 'is not an https URL';
  }
  const [name = '', anchor] = address.split('#');
  const target = name === '' ? page : path.posix.join(path.posix.dirname(page), decodeURI(name));
  if (address === '' || target.startsWith('../') || !existsSync(path.join(ROOT, target)))
    return 'has no target';
  if (anchor === undefined) return undefined;
  return ANCHORS.get(target)?.has(anchor) === true ? undefined : 'has no heading';
}

function addressesOf(page: MarkdownEffects): readonly string[] {
  return [...page.addresses, ...attributesOf(page, / (?:href|src|srcset)="(?<value>[^"]*)"/gu)];
}

function attributesOf({ html }: MarkdownEffects, attribute: RegExp): readonly string[] {
  const matches = html.flatMap((tag) => [...tag.matchAll(attribute)]);
  return matches.map((match) => match.groups?.['value'] ?? '');
}

describe('links of the documentation', () => {
  test.each([...PARSED])('on %s are not broken', (page, parsed) => {
    const faults = addressesOf(parsed).map((address) => [address, fault(page, address)]);
    expect(faults.filter(([, reason]) => reason !== undefined)).toEqual([]);
  });

  test('are found, and are reported only if they are broken', () => {
    expect(addressesOf(markdownEffects('[a](b.md) <https://c.example/> <img src="d.png">'))).toEqual([
      'b.md',
      'https://c.example/',
      'd.png',
    ]);
    const headings = '# The `a_b` & c\n\n## Über\n\n## Über <a id="own"></a>\n\n## x\n## x\n';
    const anchors = [...anchorsOf(markdownEffects(headings))];
    expect(anchors).toEqual(['own', 'the-a_b--c', 'über', 'über-', 'x', 'x-1']);
    for (const address of [
      '',
      'no.md',
      '#no',
      'gate.md#no',
      '../../up.md',
      'http://a.example',
      '../action.yml#a',
    ])
      expect(fault('docs/install.md', address)).toBeDefined();
    for (const address of ['gate.md#the-cache', '#get-the-command', '../README.md', '../action.yml'])
      expect(fault('docs/install.md', address)).toBeUndefined();
  });

  test('lead from docs/README.md to every other page directly in docs', () => {
    const listed = new Set(PARSED.get('docs/README.md')?.addresses);
    const pages = PAGES.filter((page) => /^docs\/(?!README)[^/]+$/u.test(page)).map((page) => page.slice(5));
    expect(pages.filter((page) => !listed.has(page))).toEqual([]);
  });
});

test.each([...PARSED])('%s mentions only existing files of this repository', (_page, { code }) => {
  const named = code.filter((text) => NAMED_FILE.test(text) && !text.includes('NAME'));
  expect(named.filter((name) => !existsSync(path.join(ROOT, name)))).toEqual([]);
});

test('programs, schemas and manifests refer only to existing pages and headings', () => {
  const files = globSync(
    ['src/**/*.ts', 'scripts/*.ts', 'schemas/*.json', 'schemastore/*', '*.yml', 'publish/*'],
    {
      cwd: ROOT,
    },
  );
  const named = files.flatMap((file) => {
    const text = readFileSync(path.join(ROOT, file), 'utf8');
    // Ignores paths in URLs of other projects.
    const found = text.matchAll(
      /(?:lanser\/blob\/main\/|(?<![\w/.]))(?<page>docs\/[\w/-]+\.md(?:#[\w-]+)?)/gu,
    );
    return [...found].map((match) => match.groups?.['page'] ?? '');
  });
  expect(named.length).toBeGreaterThan(10);
  expect(named.filter((name) => fault('README.md', name) !== undefined)).toEqual([]);
});
