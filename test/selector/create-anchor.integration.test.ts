import { expect, test } from 'vitest';
import { findExactAnchor } from '../../src/selector/anchor-text.ts';
import { createAnchor } from '../../src/selector/create-anchor.ts';
import type { NamedPlace } from '../../src/selector/created.ts';
import type { AnchorSelector } from '../../src/model/selector.ts';
import { lineIndex } from '../../src/text/line-index.ts';
import { cpuCost } from '../helpers/cpu-cost.ts';

test.each(['\n', '\r\n'])('an anchor in a file of equal lines is created quickly (line end %j)', (end) => {
  const document = { uri: 'm.py', lines: lineIndex(`x = compute(1)${end}`.repeat(20_000)) };
  const start = document.lines.offsetAt({ line: 9000, character: 4 });
  const named = { document, place: { uri: 'm.py', span: { start, end: start + 7 } } };
  const cost = cpuCost(() => {
    const created = createAnchor(named as unknown as NamedPlace);
    if (created.kind !== 'created') throw new Error(created.reason);
    const spec = created.spec as AnchorSelector;
    // Equal lines have equal context. So the snippet is extended to the start of the file, where no text precedes it.
    expect(spec).toMatchObject({ near: 1, ctx: 24 });
    expect(findExactAnchor(spec, document).certified?.span.start).toBe(0);
  });
  expect(cost).toBeLessThan(60);
});
