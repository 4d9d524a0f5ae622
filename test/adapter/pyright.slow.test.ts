import { expect, test } from 'vitest';
import { diagnose } from '../../src/sdk/diagnose.ts';
import { testHost } from '../helpers/test-host.ts';
import { PYRIGHT, toolBox } from './real-tools.ts';

const TREE = {
  'a.py': 's = "😀é"; undefined_name\nx: int = (\n  "😀"\n  "b")\nreveal_type(x)\n',
  'b.py': 'def g(:\n  pass\n',
  'crlf.py': 'x: int = ""\r\ny: int = "😀" or ""\r\n',
  'clean.py': 'x = 1\n',
  'pyrightconfig.json': '{"reportUnusedExpression": "warning"}',
};

test("Pyright's command line returns the same diagnostics as its language server", async () => {
  await using box = await toolBox(TREE, PYRIGHT);
  const served = await diagnose({
    host: testHost(),
    workspace: box.workspace,
    files: [],
    timeoutMs: 60_000,
    signal: new AbortController().signal,
  });
  const ran = await box.run('pyright');
  expect(ran.facts?.diagnostics).toEqual(served.facts?.diagnostics);
  expect(ran.facts?.counts).toEqual(served.facts?.counts);
  expect(ran.facts?.scope).toEqual(served.facts?.scope);
  expect(ran.facts?.provenance).toBe('compiler');
  expect(ran.environment.server).toEqual(served.environment.server);
  expect(ran.facts?.diagnostics[0]).toMatchObject({ uri: 'a.py', range: [0, 11, 0, 25] });
  expect(Object.keys(ran.facts?.documents ?? {})).toContain('a.py');
  expect(served.facts?.documents).toMatchObject(ran.facts?.documents ?? {});
  expect((await box.run('pyright')).bundleId).toBe(ran.bundleId);
});

test('only the requested files are checked', async () => {
  await using box = await toolBox(TREE, PYRIGHT);
  const { facts, request } = await box.run('pyright', { files: ['clean.py', 'crlf.py'] });
  expect(facts?.scope).toEqual({ kind: 'files', files: ['clean.py', 'crlf.py'] });
  expect(Object.keys(facts?.documents ?? {})).toEqual(['clean.py', 'crlf.py']);
  expect(facts?.counts.error).toBe(2);
  expect(request).toEqual({
    cmd: 'diagnostics',
    options: { files: ['clean.py', 'crlf.py'], tool: 'pyright' },
  });
});

test("an invalid configuration is an error with Pyright's own message", async () => {
  await using box = await toolBox({ ...TREE, 'pyrightconfig.json': '{' }, PYRIGHT);
  const failed = box.run('pyright');
  await expect(failed).rejects.toMatchObject({ code: 'E/CONFIG' });
  await expect(failed).rejects.toThrow(/pyrightconfig\.json" could not be parsed/u);
  await expect(failed).rejects.not.toThrow(box.workspace);
});

test('a workspace without Python files is an error', async () => {
  await using box = await toolBox({ 'a.txt': '' }, PYRIGHT);
  await expect(box.run('pyright')).rejects.toMatchObject({ code: 'E/NOT_FOUND' });
});

test('a missing file is an error', async () => {
  await using box = await toolBox(TREE, PYRIGHT);
  await expect(box.run('pyright', { files: ['none.py'] })).rejects.toMatchObject({ code: 'E/NOT_FOUND' });
});
