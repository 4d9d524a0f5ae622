import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { SELECTOR_KINDS } from '../../src/model/selector.ts';
import { violationsOf } from '../../src/schema/validate.ts';
import { parseSelector } from '../../src/selector/parse-selector.ts';
import { printSelector } from '../../src/selector/print-selector.ts';
import { anySelector, anySelectorText } from './any-selector.ts';

// `LANSER_FUZZ_RUNS=1000000 npx vitest run test/selector` tests a million texts.
const RUNS = Number(process.env['LANSER_FUZZ_RUNS'] ?? 20_000);

test('a printed selector parses to the same selector', () => {
  fc.assert(
    fc.property(anySelector, (spec) => {
      expect(parseSelector(printSelector(spec))).toEqual({ kind: 'parsed', spec });
    }),
    { numRuns: 20_000 },
  );
});

test('every generated selector matches the schema', () => {
  fc.assert(fc.property(anySelector, (spec) => violationsOf('selector', spec).length === 0));
});

test('a parsed selector is printed as a valid canonical string on one line', () => {
  const parsedTexts = new Map<string, number>();
  fc.assert(
    fc.property(anySelectorText, (text) => {
      const parsed = parseSelector(text);
      if (parsed.kind === 'malformed') {
        expect(parsed.offset).toBeGreaterThanOrEqual(0);
        expect(parsed.offset).toBeLessThanOrEqual(text.length);
        return;
      }
      parsedTexts.set(parsed.spec.kind, (parsedTexts.get(parsed.spec.kind) ?? 0) + 1);
      expect(violationsOf('selector', parsed.spec)).toEqual([]);
      const canonical = printSelector(parsed.spec);
      expect(canonical).not.toMatch(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u);
      const reparsed = parseSelector(canonical);
      expect(reparsed).toEqual(parsed);
      expect(reparsed.kind === 'parsed' && printSelector(reparsed.spec)).toBe(canonical);
    }),
    { numRuns: RUNS },
  );
  expect([...parsedTexts.keys()].toSorted()).toEqual(SELECTOR_KINDS.toSorted());
  expect(Math.min(...parsedTexts.values())).toBeGreaterThan(RUNS / 100);
}, 600_000);
