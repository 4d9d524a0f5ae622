import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { marksOf } from '../../../src/reward/evidence/marks-of.ts';
import { temporaryFolder } from '../../helpers/temporary-folder.ts';
import { writeTree } from '../../helpers/write-tree.ts';

const TSC = fileURLToPath(new URL('../../../node_modules/typescript/bin/tsc', import.meta.url));
const ERROR = "const x: number = 'a';\nexport {};\n";

const before = fc.constantFrom('', '', '#!/usr/bin/env node\n', '// a\n\n', '/* a */ ', 'const y = 1;\n');
const opening = fc.constantFrom('//', '///', '/*', '/**', '/*\n *', '/*\n', '/* b\n', '// b', '/* b ');
const names = ['@ts-ignore', '@ts-expect-error', '@ts-nocheck', '@TS-ignore', '@Ts-noCheck', '@ts-none'];
const directive = fc.constantFrom(...names);
const after = fc.constantFrom('', ' ', ': because', ' because', 'd', '\n c');
const form = fc
  .tuple(before, opening, fc.constantFrom('', ' '), directive, after)
  .map(([code, start, space, name, end]) => {
    const isLine = start.startsWith('//');
    return `${code}${start}${space}${name}${isLine ? end.replaceAll('\n', '') : `${end} */`}\n`;
  });

test(
  'a directive is found if and only if TypeScript hides the error below it',
  { timeout: 60_000 },
  async () => {
    await using folder = await temporaryFolder();
    const forms = [...new Set(fc.sample(form, 400))];
    await writeTree(
      folder.path,
      Object.fromEntries(forms.map((text, index) => [`${index}.ts`, text + ERROR])),
    );
    const files = forms.map((_, index) => `${index}.ts`);
    const checked = spawnSync(process.execPath, [TSC, '--noEmit', '--pretty', 'false', ...files], {
      cwd: folder.path,
      encoding: 'utf8',
    });
    const failing = new Set(checked.stdout.match(/^\d+\.ts(?=\(\d+,\d+\): error TS2322)/gmu));
    expect(failing.size).toBeGreaterThan(50);
    expect(failing.size).toBeLessThan(forms.length - 50);
    for (const [index, text] of forms.entries()) {
      const marks = await marksOf(path.join(folder.path, 'a.ts'), text + ERROR);
      expect({ text, isHidden: marks.length > 0 }).toEqual({ text, isHidden: !failing.has(`${index}.ts`) });
    }
  },
);
