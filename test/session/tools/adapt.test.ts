import { symlink } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { toolBox } from '../../adapter/real-tools.ts';

test('a requested file that is not in the file list of the saved output is rejected', async () => {
  await using box = await toolBox({ 'a.ts': 'let a = 1;\n', 'b.ts': 'let b: number = "";\n' });
  const output = `${path.join(box.workspace, 'a.ts')}\n`;
  await expect(box.run('tsc', { output, files: ['b.ts'] })).rejects.toMatchObject({
    code: 'E/NOT_FOUND',
    details: { path: 'b.ts' },
  });
  expect((await box.run('tsc', { output, files: ['a.ts'] })).facts).toMatchObject({ diagnostics: [] });
  // Without a list, the tool may have checked any file.
  expect((await box.run('tsc', { output: '', files: ['b.ts'] })).facts).toMatchObject({ diagnostics: [] });
});

test('a path that leads into the workspace through a link outside of the workspace selects the file', async () => {
  await using box = await toolBox({ 'a.ts': 'let a = 1;\n' });
  const link = path.join(path.dirname(box.workspace), 'link');
  await symlink(box.workspace, link);
  const { facts, request } = await box.run('tsc', { output: '', files: [path.join(link, 'a.ts')] });
  expect(facts?.scope).toEqual({ kind: 'files', files: ['a.ts'] });
  expect(request.options).toMatchObject({ files: ['a.ts'] });
});

test.each(['missing', 'a.ts'])('the option `from` rejects a missing folder and a file: %s', async (name) => {
  await using box = await toolBox({ 'a.ts': 'let a = 1;\n' });
  const from = path.join(box.workspace, name);
  await expect(box.run('tsc', { output: '', files: ['a.ts'], from })).rejects.toMatchObject({
    code: 'E/USAGE',
    details: { option: 'from' },
  });
});
