import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { readExcerpts } from '../../src/gate/project.ts';
import type { Diagnostic } from '../../src/model/diagnostic.ts';
import { temporaryFolder } from '../helpers/temporary-folder.ts';

function at(line: number, uri = 'a.py'): Diagnostic {
  return {
    uri,
    range: [line, 0, line, 1],
    severity: 'error',
    rule: null,
    message: 'm',
    source: 'Pyright',
    tags: [],
  };
}

test("an excerpt contains the diagnostic's line, the line before and the line after", async () => {
  await using folder = await temporaryFolder();
  await writeFile(path.join(folder.path, 'a.py'), 'one\r\ntwo\nthree\n');
  const diagnostics = [at(0), at(1), at(2)];
  const excerpts = await readExcerpts(folder.path, diagnostics);
  expect(diagnostics.map((one) => excerpts.get(one))).toEqual([
    { firstLine: 0, lines: ['one', 'two'] },
    { firstLine: 0, lines: ['one', 'two', 'three'] },
    { firstLine: 1, lines: ['two', 'three'] },
  ]);
});

test('an excerpt is omitted if one of its lines is too long, if the line or the file is missing, or after the first 1,000 diagnostics', async () => {
  await using folder = await temporaryFolder();
  await writeFile(path.join(folder.path, 'a.py'), `${'x'.repeat(501)}\ny\nz\n`);
  const withoutExcerpt = [at(0), at(1), at(90), at(0, 'missing.py')];
  expect((await readExcerpts(folder.path, withoutExcerpt)).size).toBe(0);
  const diagnostics = Array.from({ length: 1001 }, () => at(2));
  expect((await readExcerpts(folder.path, diagnostics)).size).toBe(1000);
});
