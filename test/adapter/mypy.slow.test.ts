import { readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { mypyAdapter } from '../../src/adapter/mypy.ts';
import { onPath, toolBox } from './real-tools.ts';

const SOURCE = [
  '"😀é"; undefined_name',
  'x: int = "😀" + ""; y: str = "é" if x else 1',
  'z: int = (',
  '   "😀"',
  '   "b")',
  'reveal_type(z)',
  'import nomod',
  '',
].join('\n');
const TREE = { 'a.py': SOURCE, 'b.py': 'x: int = ""\r\n', 'clean.py': 'x = 1\n' };

describe.skipIf(onPath('mypy') === undefined)('mypy (must be on PATH)', () => {
  test('reports ranges in UTF-16 columns, returns the same bundle in a second run, and leaves no files in the workspace', async () => {
    await using box = await toolBox(TREE);
    const { bundleId, facts, environment } = await box.run('mypy');
    expect(environment.server?.name).toBe('mypy');
    expect(facts?.diagnostics.map(({ uri, range, rule }) => [uri, range, rule])).toEqual([
      ['a.py', [0, 7, 0, 21], 'name-defined'],
      ['a.py', [1, 9, 1, 18], 'assignment'],
      ['a.py', [1, 29, 1, 44], 'assignment'],
      ['a.py', [3, 3, 4, 6], 'assignment'],
      ['a.py', [6, 0, 6, 6], expect.stringMatching(/^import/u)],
      ['b.py', [0, 9, 0, 11], 'assignment'],
    ]);
    expect(facts?.hints.map(({ uri, range, message }) => [uri, range, message.slice(0, 9)])).toEqual([
      ['a.py', [5, 12, 5, 13], 'Revealed '],
      ['a.py', [6, 0, 6, 6], 'See https'],
    ]);
    expect((await box.run('mypy')).bundleId).toBe(bundleId);
    expect((await readdir(box.workspace)).toSorted()).toEqual(['.git', 'a.py', 'b.py', 'clean.py']);
  });

  test('reports a syntax error at the position where the parser stopped', async () => {
    await using box = await toolBox({ 'bad.py': 'x = "😀"; y = = 1\n', 'clean.py': '' });
    const { facts } = await box.run('mypy');
    expect(facts?.diagnostics).toMatchObject([{ uri: 'bad.py', range: [0, 14, 0, 14], rule: 'syntax' }]);
  });

  test('fails if it finds a file under two module names, even after a syntax error that does not stop it', async () => {
    await using box = await toolBox({
      'src/a.py': 'x: int = ""\n',
      'ok.py': 'import src.a\n1 # type: ignore[\n',
      'mypy.ini': '[mypy]\nexclude = src\n',
    });
    const failed = box.run('mypy', { files: ['.'] });
    await expect(failed).rejects.toMatchObject({ code: 'E/INCONCLUSIVE' });
    await expect(failed).rejects.toThrow(/src\/a\.py": Source file found twice/u);
    await expect(failed).rejects.not.toThrow(box.workspace);
  });

  test('reports a literal type with a path of the workspace unchanged, because the path comes from the code', async () => {
    await using box = await toolBox({});
    const type = `Literal['${box.workspace}/y']`;
    await writeFile(
      path.join(box.workspace, 'a.py'),
      `from typing import Literal\nx: ${type} = '${box.workspace}/y'\ny: int = x\n`,
    );
    const { facts } = await box.run('mypy');
    expect(facts?.diagnostics).toMatchObject([
      { message: expect.stringContaining(`type "${type}"`) as string },
    ]);
  });

  test('checks only the requested files', async () => {
    await using box = await toolBox(TREE);
    const { facts } = await box.run('mypy', { files: ['clean.py'] });
    expect(facts).toMatchObject({ diagnostics: [], scope: { kind: 'files', files: ['clean.py'] } });
    expect(Object.keys(facts?.documents ?? {})).toEqual(['clean.py']);
  });

  test('reports an error for an invalid configuration and for a workspace without Python files', async () => {
    await using box = await toolBox({ ...TREE, 'mypy.ini': '[mypy]\nplugins = none.py\n' });
    const failed = box.run('mypy');
    await expect(failed).rejects.toMatchObject({
      code: expect.stringMatching(/CONFIG|INCONCLUSIVE/u) as string,
    });
    await expect(failed).rejects.not.toThrow(box.workspace);
    await using empty = await toolBox({ 'a.txt': '' });
    await expect(empty.run('mypy')).rejects.toMatchObject({ code: 'E/CONFIG' });
  });

  test('checks the files that its configuration lists', async () => {
    await using box = await toolBox({ ...TREE, 'mypy.ini': '[mypy]\nfiles = b.py\npretty = true\n' });
    const { facts } = await box.run('mypy');
    expect(facts?.diagnostics.map(({ uri }) => uri)).toEqual(['b.py']);
  });
});

describe('the output of mypy', () => {
  const items = (output: string): unknown =>
    mypyAdapter
      .read(output)
      .items.map(({ span, severity, rule, message }) => [span, severity, rule, message]);

  // For the same file, mypy 1.0.1 prints TEXT, and mypy 2.4.0 with --no-native-parser prints JSON_LINES.
  const TEXT = `m/c.py:10:27:10:41: error: No overload variant of "int" matches argument types "str", "int"  [call-overload]
m/c.py:10:27:10:41: note: Possible overload variants:
m/c.py:10:27:10:41: note:     def int(str | bytes | bytearray, /, base: SupportsIndex) -> int
m/c.py:11:1:11:1: error: Cannot find implementation or library stub for module named "nomod"  [import-not-found]
`;
  const JSON_LINES = `{"file": "m/c.py", "line": 10, "column": 26, "end_line": 10, "end_column": 41, "message": "No overload variant of \\"int\\" matches argument types \\"str\\", \\"int\\"", "hint": "Possible overload variants:\\n    def int(str | bytes | bytearray, /, base: SupportsIndex) -> int", "code": "call-overload", "severity": "error"}
{"file": "m/c.py", "line": 11, "column": 0, "end_line": 11, "end_column": 1, "message": "Cannot find implementation or library stub for module named \\"nomod\\"", "hint": null, "code": "import-not-found", "severity": "error"}
`;

  test('has the same locations, messages and severities as text and as JSON', () => {
    const [fromText, fromJson] = [mypyAdapter.read(TEXT).items, mypyAdapter.read(JSON_LINES).items];
    const places = (all: typeof fromText): unknown =>
      all.map(({ file, span, message }) => [file, span, message.trim()]);
    expect(places(fromJson)).toEqual(places(fromText));
    expect(fromJson.map(({ severity }) => severity)).toEqual(fromText.map(({ severity }) => severity));
  });

  test("has columns in bytes for mypy's own syntax errors, and in code points for those of Python's parser", () => {
    const line = (column: number, end: number, message: string): string =>
      JSON.stringify({
        file: 'a.py',
        line: 3,
        column,
        end_line: 3,
        end_column: end,
        message,
        hint: null,
        code: 'syntax',
        severity: 'error',
      });
    const output = [
      line(14, 34, '"async for" outside async function'),
      line(81, 82, 'Unexpected argument "foo" for argument constructor'),
      line(11, 12, "'[' was never closed"),
    ].join('\n');
    expect(mypyAdapter.read(output).items.map(({ span, unit }) => [span, unit])).toEqual([
      [{ kind: 'range', line: 2, column: 14, endLine: 2, endColumn: 34 }, undefined],
      [{ kind: 'start', line: 2, column: 81 }, undefined],
      [{ kind: 'start', line: 2, column: 10 }, 'codepoint'],
    ]);
  });

  test('may name a line without columns or a file without a line, and may end with a summary', () => {
    expect(
      items(
        'a.py:3: error: Bad  [x]\na.py: error: Source file found twice\nFound 2 errors in 1 file (checked 7 source files)\n',
      ),
    ).toEqual([
      [{ kind: 'line', line: 2 }, 'error', 'x', 'Bad'],
      [{ kind: 'file' }, 'error', null, 'Source file found twice'],
    ]);
    expect(mypyAdapter.read('Success: no issues found in 2 source files\n')).toEqual({
      items: [],
      checked: 2,
    });
  });

  test.each([
    ['mypy: error: Cannot find config file', 'E/CONFIG'],
    ['usage: mypy [-h] [-v]', 'E/CONFIG'],
    ['    x: int = ""', 'E/INCONCLUSIVE'],
    ['{"file": "a.py", "line": 1', 'E/INCONCLUSIVE'],
    ['a.py:1: error: INTERNAL ERROR -- Please try', 'E/INCONCLUSIVE'],
  ])('is rejected if it contains %s', (line, code) => {
    expect(() => mypyAdapter.read(`${line}\n`)).toThrow(expect.objectContaining({ code }) as Error);
  });
});

test('mypy 1.11 and later get an option for JSON output, and mypy 2 and later an option that disables the native parser', async () => {
  const request = { workspace: '/w', files: ['/w/a.py'], scratch: '/s' };
  const args = async (version: string): Promise<readonly string[] | undefined> =>
    mypyAdapter.run?.args({ ...request, version });
  expect(await args('1.0.1')).not.toContain('json');
  expect(await args('1.10.1')).not.toContain('json');
  expect(await args('1.11.0')).toContain('json');
  expect(await args('1.19.1')).not.toContain('--no-native-parser');
  expect(await args('2.4.0')).toContain('--no-native-parser');
});
