import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { decodeSource } from '../../src/text/decode.ts';
import { temporaryFolder } from '../helpers/temporary-folder.ts';
import { writeTree } from '../helpers/write-tree.ts';

const cookie = (name: string, body: readonly number[]): Buffer =>
  Buffer.concat([Buffer.from(`# -*- coding: ${name} -*-\nx = "`), Buffer.from(body), Buffer.from('"\n')]);

const SOURCES: Readonly<Record<string, Uint8Array>> = {
  'utf8.py': Buffer.from('x = "é😀"\n'),
  'bom.py': Buffer.from('\uFEFFx = "é"\n'),
  'latin.py': cookie('latin-1', [0xe9, 0x80, 0x9f]),
  'windows.py': cookie('cp1252', [0x80, 0xe9]),
  'greek.py': cookie('iso-8859-7', [0xe1, 0xe2]),
  'cyrillic.py': cookie('koi8-r', [0xc1, 0xc2]),
  'japanese.py': cookie('shift_jis', [0x82, 0xa0, 0x83, 0x5c]),
  'euc.py': cookie('euc-jp', [0xa4, 0xa2]),
  'second.py': Buffer.from('#!/usr/bin/python\n# vim: set fileencoding=latin-1 :\nx = "\u00e9"\n', 'latin1'),
  'not_second.py': Buffer.from('x = 1\n# coding: latin-1\ny = "é"\n'),
  'third.py': Buffer.from('\n\n# coding: latin-1\ny = "é"\n'),
  'crlf.py': Buffer.from('# c\r\n# coding=latin-1\r\ny = "\u00e9"\r\n', 'latin1'),
};

test('source files are decoded as in Python', async () => {
  await using folder = await temporaryFolder();
  await writeTree(folder.path, SOURCES);
  const names = Object.keys(SOURCES);
  const program = [
    'import json, sys, tokenize',
    'texts = []',
    'for name in sys.argv[1:]:',
    '    with open(name, "rb") as file:',
    '        encoding, _ = tokenize.detect_encoding(file.readline)',
    '        file.seek(0)',
    '        texts.append(file.read().decode(encoding).removeprefix("\\ufeff"))',
    'print(json.dumps(texts))',
  ].join('\n');
  const { stdout } = await promisify(execFile)(
    'python3',
    ['-Ic', program, ...names.map((name) => path.join(folder.path, name))],
    {},
  );
  const expected = JSON.parse(stdout) as readonly string[];
  for (const [index, name] of names.entries()) {
    expect(decodeSource(SOURCES[name] ?? Buffer.of()).text, name).toBe(expected[index]);
  }
});

test('invalid bytes are replaced, a source with an unsupported encoding is read as UTF-8, and a byte order mark overrides a coding comment', () => {
  expect(decodeSource(Buffer.from([0x61, 0xff, 0x62]))).toEqual({
    text: 'a\uFFFDb',
    encoding: 'utf-8',
    byteOrderMark: false,
  });
  for (const name of ['no-such-thing', 'base64', 'utf-16', 'hex', 'utf-7']) {
    expect(decodeSource(Buffer.from(`# coding: ${name}\né`)), name).toMatchObject({ encoding: 'utf-8' });
  }
  expect(decodeSource(Buffer.from('\uFEFF# coding: latin-1\né'))).toEqual({
    text: '# coding: latin-1\né',
    encoding: 'utf-8',
    byteOrderMark: true,
  });
});
