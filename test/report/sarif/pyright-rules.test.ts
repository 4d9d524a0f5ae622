import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { expect, test } from 'vitest';
import { PYRIGHT_RULES } from '../../../src/report/sarif/pyright-rules.ts';

const require = createRequire(import.meta.url);

/** Reads the default severity of each rule from the code of the installed Pyright. */
function shippedRules(): Readonly<Record<string, string>> {
  const folder = path.dirname(require.resolve('pyright/package.json'));
  const code = readFileSync(path.join(folder, 'dist', 'pyright-internal.js'), 'utf8');
  const name = /\.getStandardDiagnosticRuleSet=(\w+)/u.exec(code)?.[1] ?? '';
  const start = code.indexOf(`function ${name}(){return{printUnknownAsAny`);
  expect(start).toBeGreaterThan(0);
  const table = code.slice(start, code.indexOf('}}', start));
  return Object.fromEntries(
    [...table.matchAll(/\b(report\w+):"(\w+)"/gu)].map(([, rule = '', level = '']) => [rule, level]),
  );
}

test('the described rules and their severities equal the defaults of the installed Pyright', () => {
  const described = [...PYRIGHT_RULES].map(([rule, { severity }]) => [rule, severity]);
  expect(described.length).toBeGreaterThan(50);
  expect(Object.fromEntries(described)).toEqual(shippedRules());
});

test('each description is short and unique, and does not end with a full stop', () => {
  const texts = [...PYRIGHT_RULES.values()].map(({ shortDescription }) => shortDescription);
  expect(new Set(texts).size).toBe(texts.length);
  for (const text of texts) expect(text).toMatch(/^[A-Z`].{10,90}[^.]$/u);
});
