import { expect, test } from 'vitest';
import { mentionsIn } from '../../src/import-updates/mentions-in.ts';

const count = (text: string): number => mentionsIn(text, { names: ['pkg'], path: 'pkg' }).length;

test.each([
  ['"import pkg"'],
  ['"import pkg.util"'],
  ['"import\tpkg as p; x = 1"'],
  ['"from pkg import util"'],
  ['"from  pkg.util import x"'],
  ['"pkg.util"'],
])('%s mentions the package once', (text) => {
  expect(count(text)).toBe(1);
});

test.each([
  ['"Taken from pkg, for example."'],
  ['"import pkgs"'],
  ['"import other.pkg"'],
  ['"from pkgs import x"'],
  ['"reimport pkg"'],
  ['"The pkg is small."'],
])('%s does not mention the package', (text) => {
  expect(count(text)).toBe(0);
});
