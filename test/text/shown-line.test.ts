import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { shownLine } from '../../src/text/shown-line.ts';

test('a short line is shown whole, and the excerpt of a long line contains the given range and no lone surrogates', () => {
  fc.assert(
    fc.property(fc.nat(900), fc.constantFrom('x', '😀', 'é'), fc.nat(300), (length, filler, at) => {
      const line = `${filler.repeat(at)}name${filler.repeat(length)}`;
      const from = line.indexOf('name');
      const text = shownLine(line, from, from + 4);
      expect(text).toContain('name');
      expect(text.length).toBeLessThanOrEqual(400);
      expect(/\p{Surrogate}/u.test(text)).toBe(false);
      if (line.length <= 400) expect(text).toBe(line);
    }),
  );
});
