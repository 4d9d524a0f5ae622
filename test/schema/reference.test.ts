// docs/schemas.md is generated, and CI proves that it is fresh; here, that a reader gets where its links lead.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const text = readFileSync(new URL('../../docs/schemas.md', import.meta.url), 'utf8');

test('every link inside of the reference of the schemas leads to one place', () => {
  const anchors = [...text.matchAll(/<a id="([^"]+)"><\/a>$/gmu)].map(([, id]) => id);
  const links = new Set([...text.matchAll(/\]\(#([^)]+)\)/gu)].map(([, id]) => id));
  expect(new Set(anchors).size).toBe(anchors.length);
  expect(links.size).toBeGreaterThan(80);
  expect([...links].filter((id) => !anchors.includes(id))).toEqual([]);
});
