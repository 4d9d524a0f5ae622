import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const text = readFileSync(new URL('../../docs/schemas.md', import.meta.url), 'utf8');

test('in docs/schemas.md, every link to a fragment of the page leads to exactly one anchor', () => {
  const anchors = [...text.matchAll(/<a id="([^"]+)"><\/a>$/gmu)].map(([, id]) => id);
  const links = new Set([...text.matchAll(/\]\(#([^)]+)\)/gu)].map(([, id]) => id));
  expect(new Set(anchors).size).toBe(anchors.length);
  expect(links.size).toBeGreaterThan(80);
  expect([...links].filter((id) => !anchors.includes(id))).toEqual([]);
});
