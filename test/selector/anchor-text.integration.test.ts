import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { AnchorSelector } from '../../src/model/selector.ts';
import { anchorOf, findExactAnchor } from '../../src/selector/anchor-text.ts';
import { parseSelector } from '../../src/selector/parse-selector.ts';
import { printSelector } from '../../src/selector/print-selector.ts';
import { pythonDocument } from './python-document.ts';

const find = (text: string, spec: Partial<AnchorSelector> & Pick<AnchorSelector, 'snippet'>) =>
  findExactAnchor({ kind: 'anchor', uri: 'm.py', ctx: 4, ...spec }, pythonDocument(text));

test('a unique snippet is certified as an exact match, and a repeated snippet is not', () => {
  expect(find('a = 1\nb = 2\n', { snippet: 'b = ' }).certified?.span).toEqual({ start: 6, end: 10 });
  expect(find('a = 1\na = 2\n', { snippet: 'a = ' })).toMatchObject({
    certified: undefined,
    places: [{}, {}],
  });
  expect(find('aaa', { snippet: 'aa' }).places).toHaveLength(2);
  expect(find('a', { snippet: 'b' })).toEqual({ certified: undefined, places: [] });
  expect(find('x.*[y', { snippet: '.*[' }).places).toHaveLength(1);
});

test('a snippet of more than 100,000 characters is found', () => {
  const text = `x = [${'1,'.repeat(50_000)}]\r\n`;
  expect(find(text, { snippet: text }).certified?.span).toEqual({ start: 0, end: text.length });
});

test('a line feed in a snippet matches any line ending', () => {
  for (const end of ['\n', '\r\n', '\r']) {
    expect(find(`f(1,${end}  2)${end}`, { snippet: '1,\n  2' }).certified?.span.start).toBe(2);
  }
});

test('the context selects one of equal snippets, and with a different context, no snippet is certified', () => {
  const text = 'one: pass\ntwo: pass\n';
  const anchor = anchorOf(pythonDocument(text), { start: 15, end: 19 }, 4);
  expect(anchor).toMatchObject({ snippet: 'pass', near: 2, ctx: 4 });
  expect(findExactAnchor(anchor, pythonDocument(text)).certified?.span.start).toBe(15);
  expect(
    findExactAnchor(anchor, pythonDocument(`# new\r\n${text.replaceAll('\n', '\r\n')}`)).certified?.span
      .start,
  ).toBe(23);
  expect(findExactAnchor(anchor, pythonDocument('two; pass\n'))).toMatchObject({
    certified: undefined,
    places: [{}],
  });
});

test('an anchor finds its span, certifies no other place, and stays equal after printing and parsing', () => {
  const anyText = fc.array(
    fc.constantFrom('a', 'b', ' ', '\n', '\r\n', '\r', '😀', 'é', '"', '\\', '%', '#', '?'),
    {
      minLength: 1,
      maxLength: 30,
    },
  );
  fc.assert(
    fc.property(anyText, fc.nat(29), fc.nat(29), fc.nat(6), (parts, one, other, ctx) => {
      const [from, to] = [Math.min(one, other), Math.max(one, other) + 1];
      const start = parts.slice(0, from).join('').length;
      const span = { start, end: start + parts.slice(from, to).join('').length };
      fc.pre(span.end > span.start);
      const text = parts.join('');
      // The boundaries of the span must not split a line end.
      fc.pre(
        (span.start === 0 || !text.startsWith('\r\n', span.start - 1)) &&
          !text.startsWith('\r\n', span.end - 1),
      );
      const document = pythonDocument(text);
      const anchor = anchorOf(document, span, ctx);
      expect(parseSelector(printSelector(anchor))).toEqual({ kind: 'parsed', spec: anchor });
      const { certified, places } = findExactAnchor(anchor, document);
      expect(places.map((place) => place.span)).toContainEqual(span);
      if (certified !== undefined) expect(certified.span).toEqual(span);
      if (places.length === 1) expect(certified?.span).toEqual(span);
    }),
    { numRuns: 2000 },
  );
});
