import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { proseOf } from '../../../src/report/gate/prose.ts';
import { lineMarkdown } from '../../../src/report/markdown/line-markdown.ts';
import type { Style } from '../../../src/report/markdown/style.ts';
import { markdownEffects } from '../../helpers/markdown-tree.ts';

const PIECES = [
  '"',
  '"',
  '`',
  '``',
  "'",
  ' ',
  'Literal',
  'is',
  'a',
  '1',
  '.',
  '!',
  '[x]',
  '(//evil.example)',
  '@team',
];
const MARKUP = [
  '<img src=x>',
  '</details>',
  '![x](//evil.example)',
  '[x](//evil.example)',
  '*x*',
  '~~x~~',
  '\\',
];
const message = fc.array(fc.constantFrom(...PIECES, ...MARKUP), { maxLength: 14 }).map((all) => all.join(''));

test('a message produces no Markdown markup except inline code, whatever its quotes and backticks', () => {
  fc.assert(
    fc.property(message, (text) => {
      const { kinds, addresses, html, texts } = markdownEffects(
        `- ${lineMarkdown([{ kind: 'message', text }], { blobUrl: undefined } as Style)}\n`,
      );
      expect([...kinds].filter((kind) => !ALLOWED.has(kind))).toEqual([]);
      expect([addresses, html]).toEqual([[], []]);
      expect(texts.join('')).not.toMatch(/[@<[\]*~]/u);
    }),
    { numRuns: 3000 },
  );
});

const ALLOWED: ReadonlySet<string> = new Set(['root', 'list', 'listItem', 'paragraph', 'text', 'inlineCode']);

test('quoted text becomes code without quotes, except directly beside other code', () => {
  expect(proseOf('"int" is unknown')).toEqual([
    { kind: 'code', text: 'int' },
    { kind: 'words', text: ' ' },
    { kind: 'words', text: 'is' },
    { kind: 'words', text: ' ' },
    { kind: 'words', text: 'unknown' },
  ]);
  expect(proseOf('x.y"`z"')).toEqual([{ kind: 'code', text: 'x.y"`z"' }]);
});
