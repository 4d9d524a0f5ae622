import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Bundle, DefinitionsFacts } from '../../src/model/bundle.ts';
import { bundleOf, lanser, startLanser } from '../helpers/lanser.ts';
import { useSandbox } from '../helpers/sandbox.ts';
import { schemaErrors } from '../helpers/schemas.ts';
import { writeTree } from '../helpers/write-tree.ts';

const sandbox = useSandbox();
const workspace = path.join(sandbox.path, 'workspace');
const start = { cwd: workspace, env: sandbox.env };

beforeAll(async () => {
  await writeTree(workspace, {
    'lib.py': 'def make(): return 1\n\n\ndef other(): return make()\n',
    'main.py': 'import lib\nlib.make()\nlib.other()\n',
  });
});

function bundlesOf(stdout: string): readonly Bundle[] {
  const lines = stdout.split('\n');
  expect(lines.pop()).toBe('');
  const bundles = lines.map((line) => JSON.parse(line) as Bundle);
  for (const bundle of bundles) expect(schemaErrors('bundle', bundle)).toEqual([]);
  return bundles;
}

test('batch answers all lines in order, including invalid lines, and skips blank lines', async () => {
  const lines = [
    '{"id": 1, "cmd": "def", "selector": "main.py@L2:C5"}',
    '',
    'no JSON',
    '[1]',
    '{"id": {"a": [null]}, "cmd": "fly"}',
    '{"id": "h", "cmd": "hover", "selector": {"kind": "cursor", "uri": "main.py", "line": 3, "col": 5}}',
    '{"cmd": "hover", "selector": "main.py@L2:C5", "options": {"limit": 1}}',
    '{"cmd": "refs"}',
    '{"cmd": "status", "selector": "main.py@L1:C1"}',
    '{"cmd": "def", "selector": "gone.py@L1:C1"}',
    '{"cmd": "references", "selector": "py://lib#make", "options": {"limit": 2, "includeDeclaration": false}}',
    '   ',
    '{"cmd": "diagnostics", "options": {"files": ["lib.py"]}}',
    '{"cmd": "symbols", "options": {"file": "lib.py"}}',
    '{"cmd": "diag", "options": {"files": ["lib.py"], "workspace": true}}',
    '{"cmd": "locate", "selector": "py://lib#other", "options": {"as": "cursor"}}',
    '{"cmd": "request", "options": {"method": "textDocument/hover"}, "selector": "main.py@L2:C5"}',
    '{"id": null, "cmd": "capabilities"}',
  ];
  const { exitCode, stdout, stderr } = await lanser(['batch'], { ...start, input: lines.join('\n') });
  expect([exitCode, stderr]).toEqual([0, '']);
  const bundles = bundlesOf(stdout);
  expect(bundles.map(({ meta, error }) => [meta.batch?.line, meta.batch?.id, error?.code ?? 'ok'])).toEqual([
    [1, 1, 'ok'],
    [3, null, 'E/USAGE'],
    [4, null, 'E/USAGE'],
    [5, { a: [null] }, 'E/USAGE'],
    [6, 'h', 'ok'],
    [7, null, 'E/USAGE'],
    [8, null, 'E/USAGE'],
    [9, null, 'E/USAGE'],
    [10, null, 'E/NOT_FOUND'],
    [11, null, 'ok'],
    [13, null, 'ok'],
    [14, null, 'ok'],
    [15, null, 'E/USAGE'],
    [16, null, 'ok'],
    [17, null, 'ok'],
    [18, null, 'ok'],
  ]);
  expect(bundles[3]?.error?.message).toContain('The line is not a request: /cmd: expected one of');
  expect(bundles[5]?.error?.message).toBe(
    'hover has no option limit. Available options: server, indexIo, topK, timeout.',
  );
  expect(bundles[9]?.facts).toMatchObject({ total: 2, references: [{ uri: 'lib.py' }, { uri: 'main.py' }] });
});

test('batch answers requests with lone surrogates or empty lists, even if the input starts with a byte order mark', async () => {
  const lines = [
    String.raw`{"cmd": "diag", "options": {"files": ["\ud800.py"]}}`,
    String.raw`{"cmd": "request", "options": {"method": "workspace/symbol", "params": {"query": "\udc00"}}}`,
    String.raw`{"cmd": "hover", "selector": "main.py@L2:C5", "options": {"server": "\ud800"}}`,
    '{"cmd": "diag", "options": {"files": []}}',
    '{"cmd": "status", "options": {"server": "pyright"}}',
  ];
  const input = `\uFEFF${lines.join('\r\n')}`;
  const { exitCode, stdout } = await lanser(['batch'], { ...start, input });
  const bundles = bundlesOf(stdout);
  expect([exitCode, bundles.map(({ error }) => error?.code ?? 'ok')]).toEqual([
    0,
    ['E/NOT_FOUND', 'ok', 'E/USAGE', 'E/USAGE', 'ok'],
  ]);
  expect(bundles[4]?.facts).toMatchObject({ servers: [{ name: 'pyright' }] });
});

test('batch rejects a line that is nested too deeply, or has a lone surrogate in its id', async () => {
  const deep = '['.repeat(50_000) + ']'.repeat(50_000);
  const lines = [
    `{"id": ${deep}, "cmd": "status"}`,
    `{"cmd": "request", "options": {"method": "x", "params": ${deep}}}`,
    String.raw`{"id": {"\ud800": "\udc00"}, "cmd": "status", "options": {"server": "pyright"}}`,
  ];
  const { exitCode, stdout } = await lanser(['batch'], { ...start, input: lines.join('\n') });
  const bundles = bundlesOf(stdout);
  expect([exitCode, bundles.map(({ error }) => error?.message ?? 'ok')]).toEqual([
    0,
    [
      'The line is not a request: it has more than 1000 levels of nesting. Write a request with fewer levels.',
      'The line is not a request: it has more than 1000 levels of nesting. Write a request with fewer levels.',
      'The line is not a request: /id contains a number beyond ±9007199254740991 or a lone surrogate, so the answer might not repeat it exactly. Use an ASCII string as the id.',
    ],
  ]);
  expect(bundles.map(({ meta }) => meta.batch?.id)).toEqual([null, null, null]);
  const validated = await lanser(['schema', 'validate', '-', '--hashes'], { ...start, input: stdout });
  expect(validated).toMatchObject({ exitCode: 0 });
});

test('a request after a change on disk is answered from the changed file', async () => {
  const running = startLanser(['batch'], { ...start, keepInput: true });
  const answers: Bundle[] = [];
  let rest = '';
  let wake = (): void => {};
  running.child.stdout.on('data', (chunk: string) => {
    const lines = (rest + chunk).split('\n');
    rest = lines.pop() ?? '';
    answers.push(...lines.map((line) => JSON.parse(line) as Bundle));
    wake();
  });
  const nextDefinitions = async (): Promise<unknown> => {
    running.child.stdin.write('{"cmd": "def", "selector": "main.py@L3:C5"}\n');
    const before = answers.length;
    while (answers.length === before) {
      await new Promise<void>((resolve) => {
        wake = resolve;
      });
    }
    return (answers.at(-1)?.facts as DefinitionsFacts | null)?.definitions;
  };
  const source = await readFile(path.join(workspace, 'lib.py'), 'utf8');
  expect(await nextDefinitions()).toEqual([{ uri: 'lib.py', range: [3, 4, 3, 9] }]);
  await writeFile(path.join(workspace, 'lib.py'), `# moved\n${source}`);
  expect(await nextDefinitions()).toEqual([{ uri: 'lib.py', range: [4, 4, 4, 9] }]);
  await writeFile(path.join(workspace, 'lib.py'), source);
  expect(await nextDefinitions()).toEqual([{ uri: 'lib.py', range: [3, 4, 3, 9] }]);
  running.child.stdin.end();
  expect(await running.finished).toMatchObject({ exitCode: 0, stderr: '' });
});

test('a concurrent batch answers in order, with the bundle id that the same request has outside a batch', async () => {
  const single = await bundleOf(['def', 'main.py@L2:C5'], start);
  const file = path.join(sandbox.path, 'requests.jsonl');
  await writeFile(file, '{"cmd": "definition", "selector": "main.py@L2:C5"}\n'.repeat(50));
  const { stdout } = await lanser(['batch', file, '--concurrency', '3'], start);
  const bundles = bundlesOf(stdout);
  expect(bundles.map(({ meta }) => meta.batch?.line)).toEqual(Array.from({ length: 50 }, (_, at) => at + 1));
  expect(new Set(bundles.map(({ bundleId }) => bundleId))).toEqual(new Set([single.bundle.bundleId]));
});

describe('a batch', () => {
  test('exits with 20 if the input cannot be read', async () => {
    const { exitCode, stdout, stderr } = await lanser(['batch', 'missing.jsonl'], start);
    expect([exitCode, stdout]).toEqual([20, '']);
    expect(stderr).toBe(
      'lanser: E/USAGE: "missing.jsonl" cannot be read: no such file or directory. Check its path and permissions.\n',
    );
  });

  test('exits with 0 if the input is empty, and with 28 after SIGINT', async () => {
    expect(await lanser(['batch'], start)).toMatchObject({ exitCode: 0, stdout: '', stderr: '' });
    const running = startLanser(['batch'], { ...start, keepInput: true });
    running.child.stdin.write('{"cmd": "status"}\n');
    await running.waitForOutput(/"cmd":"status"/u);
    running.child.kill('SIGINT');
    expect(await running.finished).toMatchObject({ exitCode: 28 });
  });

  test('ends without a message if the reader of standard output closes the pipe', async () => {
    const running = startLanser(['batch'], { ...start, keepInput: true });
    running.child.stdin.write('{"cmd": "status"}\n'.repeat(2000));
    await running.waitForOutput(/"cmd":"status"/u);
    running.child.stdout.destroy();
    running.child.stdin.end();
    const { signal, stderr } = await running.finished;
    expect([signal, stderr]).toEqual([null, '']);
  });
});

test('--index-io sets the column unit of lines that do not specify a unit', async () => {
  await writeTree(workspace, { 'wide.py': "wide = '😀'; after = wide\n" });
  // The second statement begins at column 16 in UTF-8, at 14 in UTF-16 and at 13 in code points.
  const lines = [
    '{"cmd": "locate", "selector": "wide.py@L1:C16"}',
    '{"cmd": "locate", "selector": "wide.py@L1:C14", "options": {"indexIo": "utf-16"}}',
    '{"cmd": "locate", "selector": "wide.py@L1:C13?indexing=codepoint"}',
    '{"cmd": "locate", "selector": {"kind": "cursor", "uri": "wide.py", "line": 1, "col": 16}}',
  ].join('\n');
  const trace = path.join(sandbox.path, 'units.jsonl');
  const args = ['batch', '--index-io', 'utf-8', '--trace-file', trace];
  const { exitCode, stdout, stderr } = await lanser(args, { ...start, input: lines });
  expect([exitCode, stderr]).toEqual([0, '']);
  const ranges = bundlesOf(stdout).map(({ resolution }) => resolution?.resolved?.range);
  expect(ranges).toEqual(Array.from({ length: 4 }, () => [0, 13, 0, 13]));
  expect((await lanser(['trace', 'replay', trace], { ...start, cwd: sandbox.path })).exitCode).toBe(0);
  const unknown = await bundleOf(['batch', '--index-io', 'bytes'], start);
  expect([unknown.exitCode, unknown.bundle.error?.code]).toEqual([75, 'E/INDEXING_UNSUPPORTED']);
});

test('file: URIs are decoded once, and an invalid URI does not affect other lines', async () => {
  const names = [
    'per%cent.py',
    'per%25cent.py',
    'ha#sh.py',
    'qu?est.py',
    'sp ace.py',
    'é@:.py',
    'a%41.py',
    'back\\slash.py',
    'file:x.py',
  ];
  await writeTree(workspace, Object.fromEntries(names.map((name) => [name, `# ${name}\n`])));
  const uris = names.map((name) => pathToFileURL(path.join(workspace, name)).href);
  const selectors: readonly unknown[] = [
    ...uris.map((uri) => `${uri.replaceAll('@', '%40').replace(/:(?!\/)/gu, '%3A')}@L1:C3`),
    ...uris.map((uri) => ({ kind: 'cursor', uri, line: 1, col: 3 })),
  ];
  const broken = [
    'file:///%ZZ.py@L1:C1',
    'file:///%FF.py@L1:C1',
    'file://host/x.py@L1:C1',
    'file:///%00.py@L1:C1',
  ];
  const lines = [...selectors, ...broken, 'lib.py@L1:C5'].map((selector) =>
    JSON.stringify({ cmd: 'locate', selector }),
  );
  const { exitCode, stdout } = await lanser(['batch'], { ...start, input: lines.join('\n') });
  expect(exitCode).toBe(0);
  const bundles = bundlesOf(stdout);
  expect(bundles.map(({ resolution, error }) => resolution?.resolved?.uri ?? error?.code)).toEqual([
    ...names,
    ...names,
    'E/BAD_SELECTOR_SYNTAX',
    'E/BAD_SELECTOR_SYNTAX',
    'E/NOT_FOUND',
    'E/JAIL',
    'lib.py',
  ]);
  expect(JSON.stringify(bundles.map(({ resolution }) => resolution))).not.toContain(workspace);
});
