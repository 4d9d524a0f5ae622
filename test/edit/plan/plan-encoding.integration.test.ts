import { readFile } from 'node:fs/promises';
import path from 'node:path';
import iconv from 'iconv-lite';
import { expect, test } from 'vitest';
import { HARD_CONTENT } from '../../helpers/hard-content.ts';
import { startsOfLines } from './lsp-interpreter.ts';
import { apply, at, edit, folderWith, plan, refusalOf } from './planned.ts';

const written = (name: string, body: string): Buffer => iconv.encode(`# coding: ${name}\r\n${body}`, name);

test.each([
  ['latin-1', 'é = "\x85"\r\n', 'ü'],
  ['cp1252', '€ = 1\n', '’'],
  ['shift_jis', 'あ = "ソ表"\r\n', '能'],
  ['koi8-r', 'ж\n', 'щ'],
])('an edit keeps the encoding %s and all bytes around the edit', async (name, body, newText) => {
  await using folder = await folderWith({ 'a.py': written(name, body) });
  const planned = await plan(folder.path, [edit('a.py', at(1, 0, 1, 0, newText))]);
  expect(planned.diff).toContain('GIT binary patch');
  await apply(folder.path, planned);
  expect(await readFile(path.join(folder.path, 'a.py'))).toEqual(written(name, `${newText}${body}`));
});

test('an edit is rejected if the old or the new text is not valid in the encoding, and the error has the position of the invalid part', async () => {
  await using folder = await folderWith({
    'latin.py': written('latin-1', 'é = 1\r\n'),
    'cookie.py': written('latin-1', 'é = 1\r\n'),
    'bytes.py': Buffer.from('# fine\nx = "é\xC3"\n', 'latin1'),
    'cut.py': Buffer.concat([Buffer.from('x = "'), Buffer.of(0xef, 0xbf), Buffer.from('"\n')]),
  });
  const details = async (uri: string, ...edits: Parameters<typeof edit>[1][]): Promise<unknown> => {
    const refusal = await refusalOf(plan(folder.path, [edit(uri, ...edits)]));
    expect(refusal.code).toBe('E/APPLY_CONFLICT');
    return refusal.details;
  };
  expect(await details('latin.py', at(1, 3, 1, 4, '名'))).toEqual({
    uri: 'latin.py',
    reason: 'encoding',
    encoding: 'latin-1',
    side: 'after',
    place: { line: 2, column: 4 },
  });
  expect(await details('cookie.py', at(0, 10, 0, 17, 'utf-8'))).toMatchObject({
    side: 'after',
    place: { line: 2, column: 1 },
  });
  expect(await details('bytes.py', at(0, 0, 0, 0, '#'))).toEqual({
    uri: 'bytes.py',
    reason: 'encoding',
    encoding: 'utf-8',
    side: 'before',
    place: { line: 2, column: 6 },
  });
  expect(await details('cut.py', at(0, 0, 0, 0, '#'))).toMatchObject({
    side: 'before',
    place: { line: 1, column: 6 },
  });
});

test('a new file has the encoding that it declares, or UTF-8', async () => {
  await using folder = await folderWith({ 'a.py': written('latin-1', 'é\r\n') });
  await apply(
    folder.path,
    await plan(folder.path, [
      { kind: 'create', uri: 'latin.py' },
      edit('latin.py', at(0, 0, 0, 0, '# coding: latin-1\né\n')),
      { kind: 'create', uri: 'mark.py' },
      edit('mark.py', at(0, 0, 0, 0, '\uFEFFé\n')),
      { kind: 'create', uri: 'a.py', options: { overwrite: true } },
      edit('a.py', at(0, 0, 0, 0, '名\n')),
    ]),
  );
  expect(await readFile(path.join(folder.path, 'latin.py'), 'latin1')).toBe('# coding: latin-1\né\n');
  expect(await readFile(path.join(folder.path, 'mark.py'), 'utf8')).toBe('\uFEFFé\n');
  expect(await readFile(path.join(folder.path, 'a.py'), 'utf8')).toBe('名\n');
});

// Edits of these files are rejected, because their bytes are not valid in their encoding.
const BROKEN = ['utf16.py', 'invalid_utf8.py'];

test('edits at the start and end of files with difficult contents change no other byte', async () => {
  await using folder = await folderWith(HARD_CONTENT);
  for (const [name, content] of Object.entries(HARD_CONTENT)) {
    const bytes = typeof content === 'string' ? Buffer.from(content) : Buffer.from(content as Uint8Array);
    const last = startsOfLines(bytes.toString('latin1')).length - 1;
    const steps = [edit(name, at(0, 0, 0, 0, '#'), at(last, 999_999, last, 999_999, '#'))];
    if (BROKEN.includes(name)) {
      expect((await refusalOf(plan(folder.path, steps))).details).toMatchObject({ reason: 'encoding' });
      continue;
    }
    await apply(folder.path, await plan(folder.path, steps));
    const mark = bytes[0] === 0xef ? 3 : 0;
    const expected = [bytes.subarray(0, mark), Buffer.from('#'), bytes.subarray(mark), Buffer.from('#')];
    expect(await readFile(path.join(folder.path, name))).toEqual(Buffer.concat(expected));
  }
});
