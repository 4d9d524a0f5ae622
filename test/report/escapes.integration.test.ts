import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { withoutCommands } from '../../src/report/workflow-commands.ts';
import { addressOf } from '../../src/report/file-address.ts';
import { codeBlock, codeSpan } from '../../src/report/markdown-escape.ts';
import { visible, visibleLine } from '../../src/report/visible.ts';
import { jsonWords } from '../../src/report/words.ts';
import { hostileText } from '../helpers/hostile-texts.ts';
import { markdownTree } from '../helpers/markdown-tree.ts';
import { runnerCommands } from '../helpers/runner-log.ts';

const RUNS = { numRuns: 150 };
// Matches control, format and other invisible characters, line and paragraph separators, and lone surrogates.
const HIDDEN = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/u;
const solid = (text: string): string => text.replaceAll(/\s/gu, '');

describe('visible', () => {
  test('escapes control and invisible characters; only visibleLine escapes line feeds and tabs', () => {
    fc.assert(
      fc.property(hostileText, (text) => {
        expect(visible(text).replaceAll(/[\n\t]/gu, '')).not.toMatch(HIDDEN);
        expect(visibleLine(text)).not.toMatch(HIDDEN);
      }),
      RUNS,
    );
  });

  test('does not change text without hidden characters, and is idempotent', () => {
    fc.assert(
      fc.property(hostileText, (text) => {
        expect(visible(visible(text))).toBe(visible(text));
        if (!HIDDEN.test(text)) expect(visible(text)).toBe(text);
      }),
      RUNS,
    );
  });

  test('replaces a hidden character by its code point; visibleLine replaces line feeds and tabs by \\n and \\t', () => {
    expect(visible('a\u202Eb\u0007\u{E0041}\uD800')).toBe('a\\u202Eb\\u0007\\u{E0041}\\uD800');
    expect(visibleLine('a\r\nb\rc\td')).toBe('a\\nb\\u000Dc\\td');
  });
});

describe('JSON for terminals', () => {
  test('contains no hidden characters, and a JSON parser reads the same value', () => {
    const values = [{ a: 'x\u{E0041}y' }, { '\u{1D173}': '\u202E\u0085\uD800\n\t\r\n' }];
    for (const value of values) expect(JSON.parse(jsonWords(value).text)).toEqual(value);
    fc.assert(
      fc.property(hostileText, (text) => {
        const json = jsonWords({ [`key ${text}`]: [text] }).text;
        expect(json.replaceAll('\n', '')).not.toMatch(HIDDEN);
        expect(JSON.parse(json)).toEqual({ [`key ${text}`]: [text] });
      }),
      RUNS,
    );
    expect(jsonWords({ a: 'x\u{E0041}y' }).text).toBe('{\n  "a": "x\\uDB40\\uDC41y"\n}\n');
  });
});

describe('withoutCommands', () => {
  test('returns no line that the runner would execute as a command', () => {
    const line = hostileText.map((text) => text.replaceAll(/[\r\n]/gu, ' '));
    fc.assert(
      fc.property(line, (text) => {
        expect(runnerCommands(withoutCommands(text))).toEqual([]);
      }),
      RUNS,
    );
    expect(runnerCommands('\u0085 ::error::x')).toHaveLength(1);
    expect(runnerCommands('text ##[error]x')).toHaveLength(1);
  });

  test('does not change lines without a command', () => {
    for (const line of ['a::b::c', 'path.py:1:1 - error: x', '# #[error]'])
      expect(withoutCommands(line)).toBe(line);
  });
});

describe('codeSpan', () => {
  test('creates exactly one code span with the text: alone, in a link, and next to another code span', () => {
    fc.assert(
      fc.property(hostileText, hostileText, (text, other) => {
        const markdown = `- ${codeSpan(text)} → [${codeSpan(other)}](https://example.org)\n`;
        expect(markdownTree(markdown).children).toMatchObject([
          {
            type: 'list',
            children: [
              {
                children: [
                  {
                    type: 'paragraph',
                    children: [
                      { type: 'inlineCode' },
                      { type: 'text', value: ' → ' },
                      { type: 'link', url: 'https://example.org', children: [{ type: 'inlineCode' }] },
                    ],
                  },
                ],
              },
            ],
          },
        ]);
        const [node] = markdownTree(codeSpan(text)).children;
        expect(node).toMatchObject({ type: 'paragraph', children: [{ type: 'inlineCode' }] });
        const [span] = (node as { readonly children: readonly { readonly value: string }[] }).children;
        expect(span?.value.trim()).toBe(visibleLine(text).trim());
      }),
      RUNS,
    );
  });
});

describe('codeBlock', () => {
  test('creates exactly one code block with the text, also in a list item', () => {
    fc.assert(
      fc.property(hostileText, fc.constantFrom('', '  '), (text, indent) => {
        const markdown = `- item\n\n${codeBlock(text, indent)}\n\nafter\n`;
        const { children } = markdownTree(markdown);
        const item = (children[0] as { readonly children: readonly { readonly children: unknown[] }[] })
          .children[0];
        const block = indent === '' ? children[1] : item?.children[1];
        expect(block).toMatchObject({ type: 'code', lang: 'text' });
        expect(solid((block as { readonly value: string }).value)).toBe(solid(visible(text)));
        expect(children.at(-1)).toMatchObject({
          type: 'paragraph',
          children: [{ type: 'text', value: 'after' }],
        });
        expect(children).toHaveLength(indent === '' ? 3 : 2);
      }),
      RUNS,
    );
  });
});

describe('addressOf', () => {
  test('returns a URL path that leads exactly to the file, or undefined if a segment is empty, `.` or `..`', () => {
    fc.assert(
      fc.property(hostileText, (text) => {
        const address = addressOf(text);
        expect(address === undefined).toBe(/(?:^|\/)\.{0,2}(?:\/|$)/u.test(text));
        fc.pre(address !== undefined);
        const url = `https://example.org/blob/${address}#L1`;
        expect(markdownTree(`[x](${url})`).children[0]).toMatchObject({
          children: [{ type: 'link', url, children: [{ type: 'text', value: 'x' }] }],
        });
        expect(decodeURIComponent(new URL(url).pathname)).toBe(
          `/blob/${text.replaceAll(/\p{Cs}/gu, '\uFFFD')}`,
        );
        expect([new URL(url).origin, new URL(url).hash]).toEqual(['https://example.org', '#L1']);
      }),
      RUNS,
    );
  });
});
