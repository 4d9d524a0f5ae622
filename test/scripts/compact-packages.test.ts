import { expect, test } from 'vitest';
import { compactPackages } from '../../scripts/compact-packages.ts';

const OWN = `// src/own.ts
/** Returns the sum. */
const own = (a, b) => {
	return a + b;
};
`;

test("compactPackages turns a package's module into one line without comments, and keeps its path, its names and the project's own code", () => {
  const library = `// node_modules/library/index.js
/* Doubles a number. */
function double(number) {
	return number * 2;
}
`;
  expect(compactPackages(`import os from "node:os";\n${OWN}${library}${OWN}export { own };\n`)).toBe(
    `import os from "node:os";\n${OWN}// node_modules/library/index.js\nfunction double(number){return number*2}\n${OWN}export { own };\n`,
  );
});

test('if a module ends without a semicolon, its last statement does not continue in the next module', async () => {
  const code = compactPackages(`// node_modules/a/index.js
globalThis.first = function () { return 1; }
// node_modules/b/index.js
(function () { globalThis.second = 2; })()
// node_modules/c/index.js
;[1].forEach(() => {})
export const results = [typeof first, second]
`);
  const { results } = (await import(`data:text/javascript,${encodeURIComponent(code)}`)) as {
    readonly results: unknown;
  };
  expect(results).toEqual(['function', 2]);
});

test('the error for a module that cannot be parsed contains the path of the module', () => {
  expect(() => compactPackages('// node_modules/broken/index.js\nfunction (\n')).toThrow(
    /^node_modules\/broken\/index\.js: /u,
  );
});
