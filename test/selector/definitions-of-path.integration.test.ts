import { expect, test } from 'vitest';
import { definitionsOfPath } from '../../src/selector/definitions-of-path.ts';
import { loadTypeScript } from '../../src/syntax/typescript/typescript.ts';

const CODE = 'class E { "h.i"() {} }\ndeclare module "a.b" { export function f(): void }';

test.each([
  ['E.h.i', 'h.i'],
  ['a.b', 'a.b'],
  ['a.b.f', 'f'],
])('the path %s, divided at every dot, selects the definition %s', async (names, name) => {
  const { definitions } = (await loadTypeScript()).read(CODE);
  expect(definitionsOfPath(definitions, names.split('.')).map((one) => one.name)).toEqual([name]);
});
