import { expect, test } from 'vitest';
import { PYRIGHT_RULES } from '../../../src/report/sarif/pyright-rules.ts';

test('each description of a Pyright rule is short and unique, and does not end with a full stop', () => {
  const texts = Object.values(PYRIGHT_RULES);
  expect(new Set(texts).size).toBe(texts.length);
  for (const text of texts) expect(text).toMatch(/^[A-Z`].{10,90}[^.]$/u);
});
