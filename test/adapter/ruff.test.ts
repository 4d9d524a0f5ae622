import { describe, expect, test } from 'vitest';
import { ruffAdapter } from '../../src/adapter/ruff.ts';
import { onPath, toolBox } from './real-tools.ts';

const TREE = { 'a.py': 'import os\n"😀é"; undefined_name\n', 'bad.py': 'def g(:\n  pass\n', 'clean.py': '' };

/** Returns the output of Ruff 0.16.9 for TREE, without fixes. The workspace is at `root`. */
const SAMPLE = (root: string): string =>
  JSON.stringify([
    ...[
      ['F401', [1, 8], [1, 10], '`os` imported but unused'],
      ['F821', [2, 7], [2, 21], 'Undefined name `undefined_name`'],
    ].map(([code, start, end, message]) => finding(`${root}/a.py`, code, start, end, message)),
    finding(
      `${root}/bad.py`,
      'invalid-syntax',
      [1, 7],
      [1, 8],
      'Expected a parameter or the end of the parameter list',
    ),
    finding(`${root}/bad.py`, 'invalid-syntax', [1, 8], [2, 1], 'Expected `)`, found newline'),
  ]);

function finding(filename: string, code: unknown, start: unknown, end: unknown, message: unknown): object {
  const [row, column] = start as [number, number];
  const [endRow, endColumn] = end as [number, number];
  return {
    cell: null,
    code,
    end_location: { column: endColumn, row: endRow },
    filename,
    fix: null,
    location: { column, row },
    message,
    noqa_row: row,
    severity: 'error',
    url: null,
  };
}

const EXPECTED = [
  ['a.py', [0, 7, 0, 9], 'F401', '`os` imported but unused'],
  ['a.py', [1, 7, 1, 21], 'F821', 'Undefined name `undefined_name`'],
  ['bad.py', [0, 6, 0, 7], null, 'Expected a parameter or the end of the parameter list'],
  ['bad.py', [0, 7, 1, 0], null, 'Expected `)`, found newline'],
];

test('saved output is converted to facts', async () => {
  await using box = await toolBox(TREE);
  const { facts, environment } = await box.run('ruff', { output: SAMPLE(box.workspace) });
  expect(facts?.diagnostics.map(({ uri, range, rule, message }) => [uri, range, rule, message])).toEqual(
    EXPECTED,
  );
  expect(environment.server).toEqual({ name: 'ruff', version: 'unknown' });
  const some = await box.run('ruff', { output: SAMPLE(box.workspace), files: ['bad.py'] });
  expect(some.facts?.counts.error).toBe(2);
});

test('a syntax error without a code and a severity, as in old versions of Ruff, is read as an error', () => {
  const { severity: _, ...old } = { ...finding('a.py', null, [1, 1], [1, 2], 'SyntaxError'), severity: '' };
  expect(ruffAdapter.read(JSON.stringify([old])).items).toMatchObject([{ severity: 'error', rule: null }]);
});

test('a finding in a cell of a notebook is reported for the whole file', () => {
  const inCell = { ...finding('a.ipynb', 'F401', [1, 8], [1, 10], 'unused'), cell: 3 };
  expect(ruffAdapter.read(JSON.stringify([inCell])).items).toMatchObject([{ span: { kind: 'file' } }]);
});

test('the adapter throws if Ruff reports that it cannot read a file', () => {
  const found = JSON.stringify([finding('a.py', 'E902', [1, 1], [1, 1], 'No such file or directory')]);
  expect(() => ruffAdapter.read(found)).toThrow(/"a\.py": No such file/u);
});

test('ruff is run with an option that makes it check excluded files, if they are requested', async () => {
  const request = { version: '0.16.9', workspace: '/w', files: ['/w/a.py'], scratch: '/s' };
  const args = (await ruffAdapter.run?.args(request)) ?? [];
  expect(args).toContain('--no-force-exclude');
  expect(args.slice(-2)).toEqual(['--', '/w/a.py']);
});

describe.skipIf(onPath('ruff') === undefined)('ruff (must be on PATH)', () => {
  test('can be run, and its output is converted to facts', async () => {
    await using box = await toolBox({ ...TREE, 'ruff.toml': 'fix = true\nlint.select = ["F"]\n' });
    const { facts, environment } = await box.run('ruff');
    expect(facts?.diagnostics.map(({ uri, range, rule, message }) => [uri, range, rule, message])).toEqual(
      EXPECTED,
    );
    expect(environment.server?.version).toMatch(/^\d+\./u);
    expect((await box.run('ruff', { files: ['clean.py'] })).facts?.scope).toEqual({
      kind: 'files',
      files: ['clean.py'],
    });
  });

  test('checks a requested file that its configuration excludes', async () => {
    await using box = await toolBox({
      'src/a.py': 'import os\n',
      'ok.py': '',
      'ruff.toml': 'force-exclude = true\nextend-exclude = ["src"]\n',
    });
    const { facts } = await box.run('ruff', { files: ['src/a.py', 'ok.py'] });
    expect(facts?.diagnostics.map(({ uri, rule }) => [uri, rule])).toEqual([['src/a.py', 'F401']]);
    // Without requested files, the exclusion applies.
    expect((await box.run('ruff')).facts?.diagnostics).toEqual([]);
  });

  test('reports an error for a workspace without Python files and for an invalid configuration', async () => {
    await using none = await toolBox({ 'a.txt': '' });
    await expect(none.run('ruff')).rejects.toMatchObject({ code: 'E/NOT_FOUND' });
    await using bad = await toolBox({ ...TREE, 'ruff.toml': 'nope = 1\n' });
    const failed = bad.run('ruff');
    await expect(failed).rejects.toMatchObject({ code: 'E/CONFIG' });
    await expect(failed).rejects.not.toThrow(bad.workspace);
  });
});
