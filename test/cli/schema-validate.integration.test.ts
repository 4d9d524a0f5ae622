import { spawnSync } from 'node:child_process';
import { readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, test } from 'vitest';
import { bundleOf, LANSER, lanser, startLanser } from '../helpers/lanser.ts';
import { runnerCommands } from '../helpers/runner-log.ts';
import { sampleReport } from '../helpers/sample-report.ts';
import { useSandbox } from '../helpers/sandbox.ts';
import { writeTree } from '../helpers/write-tree.ts';

const sandbox = useSandbox();
const folder = path.join(sandbox.path, 'documents');
const start = { cwd: folder, env: sandbox.env };
const schemas = fileURLToPath(new URL('../../schemas/', import.meta.url));
const names = readdirSync(schemas)
  .toSorted()
  .map((file) => file.replace('.schema.json', ''));

const CURSOR = '{"kind":"cursor","uri":"a.py","line":1,"col":1}';
const deep = '['.repeat(2000) + ']'.repeat(2000);
let bundle = '';

async function schema(args: readonly string[], input?: string): ReturnType<typeof lanser> {
  return lanser(['schema', ...args], input === undefined ? start : { ...start, input });
}

beforeAll(async () => {
  await writeTree(folder, {
    'cursor.json': CURSOR,
    'pretty.json': JSON.stringify(JSON.parse(CURSOR), null, 2),
    'report.json': JSON.stringify(sampleReport()),
    'batch.jsonl': '{"cmd":"def","selector":"a.py@L1:C1"}\r\n\n{"cmd":"status"}',
    'lines.json': `${CURSOR}\n{"cmd":"status"}\n`,
    'mark.json': `\uFEFF${CURSOR}`,
    'lanser.json': '{"indexIo":"utf-8"}',
    'lanser.yaml': 'indexIo: utf-8\n',
    'pyproject.toml': '[tool.lanser]\nindexIo = "utf-8"\n',
    'empty.jsonl': '\n',
    'own.schema.json': '{"$schema":"https://json-schema.org/draft/2020-12/schema","type":"string"}',
    'two.json': '{"kind":"cursor","uri":"","line":0,"col":1,\n"what":{}}',
    'broken.json': '{"kind": "cursor",\n "uri" 1}',
    'twice.json': '{"kind": "cursor",\n "kind": "range"}',
    'deep.json': deep,
    'blank.json': '',
    'strange.json': '{"a": 1}',
    'newer.json': '{"$schema":"urn:lanser:schema:bundle:9.0"}',
    'mixed.jsonl': `${CURSOR}\n{"kind":"cursor"}\n\n{"kind`,
    'bad/lanser.yaml': 'gate:\n  failOn: all\n',
    'tabs/lanser.yaml': 'a: b: c\n',
    'hostile\u001B[1m.json': '{"kind":"cursor","uri":"a.py","line":"\u009B31m\\u202E","col":1}',
  });
  writeFileSync(path.join(folder, 'latin.json'), Buffer.from('{"kind":\n"caf\u00E9"}', 'latin1'));
  const workspace = path.join(sandbox.path, 'workspace');
  await writeTree(workspace, { 'a.py': 'x = 1\n' });
  const { stdout } = await lanser(['locate', 'a.py@L1:C1', '--json'], { ...start, cwd: workspace });
  bundle = stdout;
  writeFileSync(path.join(folder, 'bundle.json'), stdout);
});

describe('schema validate', () => {
  test('accepts valid documents in every format, and prints one line for each document, in order', async () => {
    const verdicts: Readonly<Record<string, string>> = {
      'cursor.json': 'cursor.json: valid (selector)\n',
      'pretty.json': 'pretty.json: valid (selector)\n',
      'report.json': 'report.json: valid (report)\n',
      'batch.jsonl': 'batch.jsonl:1: valid (batch)\nbatch.jsonl:3: valid (batch)\n',
      'lines.json': 'lines.json:1: valid (selector)\nlines.json:2: valid (batch)\n',
      'mark.json': 'mark.json: valid (selector)\n',
      'lanser.json': 'lanser.json: valid (config)\n',
      'lanser.yaml': 'lanser.yaml: valid (config)\n',
      'pyproject.toml': 'pyproject.toml: valid (config)\n',
      'empty.jsonl': '',
      'own.schema.json': 'own.schema.json: valid (json-schema)\n',
    };
    const stdout = Object.values(verdicts).join('');
    expect(await schema(['validate', ...Object.keys(verdicts)])).toEqual({
      exitCode: 0,
      signal: null,
      stdout,
      stderr: '',
    });
  });

  test.each<[args: readonly string[], stdout: string]>([
    [['empty.jsonl'], '0 documents, 0 invalid\n'],
    [['bundle.json', '--hashes'], 'bundle.json: valid (bundle)\n'],
  ])('accepts %j', async (args, stdout) => {
    expect(await schema(['validate', ...args])).toEqual({ exitCode: 0, signal: null, stdout, stderr: '' });
  });

  test('in a GitHub job, prints no workflow command from the name or the contents of a document', async () => {
    const hostile = path.join(sandbox.path, 'hostile');
    await writeTree(hostile, { '::error::x.json': '{"kind":"##[error]x","##[error]y":"::error::z"}' });
    const job = { cwd: hostile, env: { ...sandbox.env, GITHUB_ACTIONS: 'true' } };
    for (const form of [[], ['--json']]) {
      const { exitCode, stdout } = await lanser(['schema', 'validate', '::error::x.json', ...form], job);
      expect(exitCode).toBe(22);
      expect(stdout).toContain('::error::x.json');
      expect(runnerCommands(stdout)).toEqual([]);
      if (form.length > 0) expect(stdout).toContain('[error]y');
    }
  });

  const INVALID: Readonly<Record<string, string>> = {
    'two.json': `two.json:1:24: /uri: expected at least 1 character, got ""
two.json:1:34: /line: expected a number of at least 1, got 0
two.json:2:8: /what: expected a known property, got {}
`,
    'broken.json': 'broken.json:2:8: expected a colon, got "1}"\n',
    'twice.json':
      'twice.json:2:2: /kind: expected no second property "kind", got "\\"kind\\": \\"range\\"}"\n',
    'deep.json': 'deep.json:1:1001: expected at most 1000 levels of nesting, got "[[[[[[[[[[[[[[[[[[[["\n',
    'blank.json': 'blank.json:1:1: expected a JSON value, got ""\n',
    'latin.json': 'latin.json:2:5: expected UTF-8, got "\\\\xe9"\n',
    'strange.json': `strange.json:1:1: expected a document of a known kind (${names.join(', ')}), because no schema was selected, got {"a":1}\n`,
    'newer.json':
      'newer.json:1:12: /$schema: expected "urn:lanser:schema:bundle:1.2" (version 9.0 is newer than this lanser supports; update lanser), got "urn:lanser:schema:bundle:9.0"\n',
    'mixed.jsonl': `mixed.jsonl:1: valid (selector)
mixed.jsonl:2:1: expected the property "uri", got {"kind":"cursor"}
mixed.jsonl:2:1: expected the property "line", got {"kind":"cursor"}
mixed.jsonl:2:1: expected the property "col", got {"kind":"cursor"}
mixed.jsonl:4:2: expected the closing quote of a string, got "\\"kind"
`,
    'bad/lanser.yaml': 'bad/lanser.yaml:2:11: /gate/failOn: expected an array, got "all"\n',
    'hostile\u001B[1m.json':
      'hostile\\u001B[1m.json:1:38: /line: expected an integer, got "\\u009B31m\\u202E"\n',
  };

  test.each<[args: readonly string[], stdout: string]>([
    [Object.keys(INVALID), Object.values(INVALID).join('')],
    [['cursor.json', 'broken.json'], `cursor.json: valid (selector)\n${INVALID['broken.json']}`],
    [
      ['strange.json', '--schema', 'batch'],
      'strange.json:1:1: expected the property "cmd", got {"a":1}\nstrange.json:1:7: /a: expected a known property, got 1\n',
    ],
  ])('rejects %j', async (args, stdout) => {
    expect(await schema(['validate', ...args])).toEqual({ exitCode: 22, signal: null, stdout, stderr: '' });
    const json = await schema(['validate', ...args, '--json']);
    expect(json).toMatchObject({ exitCode: 22, stderr: '' });
    const { conclusion, documents } = JSON.parse(json.stdout) as {
      readonly conclusion: string;
      readonly documents: readonly { readonly path: string; readonly errors: readonly object[] }[];
    };
    const files = args.filter((argument) => /\.\w+$/u.test(argument));
    expect([conclusion, [...new Set(documents.map(({ path: file }) => file))]]).toEqual(['invalid', files]);
    for (const { errors } of documents) {
      for (const error of errors) expect(Object.keys(error)).toEqual(['pointer', 'value', 'expected']);
    }
  });

  test('reports the position of a YAML syntax error', async () => {
    const { exitCode, stdout } = await schema(['validate', 'tabs/lanser.yaml']);
    expect(exitCode).toBe(22);
    expect(stdout).toMatch(/^tabs\/lanser\.yaml:1:4: expected YAML \(.+\), got null\n$/u);
  });

  test('prints one JSON document with --json', async () => {
    const { stdout } = await schema(['validate', 'mixed.jsonl', 'bundle.json', '--json']);
    expect(JSON.parse(stdout)).toEqual({
      conclusion: 'invalid',
      documents: [
        { path: 'mixed.jsonl', line: 1, schema: 'selector', conclusion: 'valid', errors: [] },
        {
          path: 'mixed.jsonl',
          line: 2,
          schema: 'selector',
          conclusion: 'invalid',
          errors: ['uri', 'line', 'col'].map((name) => ({
            pointer: '',
            value: { kind: 'cursor' },
            expected: `the property "${name}"`,
          })),
        },
        {
          path: 'mixed.jsonl',
          line: 4,
          schema: null,
          conclusion: 'invalid',
          errors: [
            { pointer: '', value: '"kind', expected: 'the closing quote of a string (line 4, column 2)' },
          ],
        },
        { path: 'bundle.json', line: null, schema: 'bundle', conclusion: 'valid', errors: [] },
      ],
    });
    expect((await schema(['validate', 'empty.jsonl', '--json'])).stdout).toBe(
      '{"documents":[],"conclusion":"valid"}\n',
    );
  });

  test('reads one document or JSON Lines from standard input', async () => {
    expect(await schema(['validate', '-'], bundle)).toMatchObject({
      exitCode: 0,
      stdout: '-: valid (bundle)\n',
    });
    const lines = bundle + bundle.replace('"score":1', '"score":2') + bundle;
    const run = await schema(['validate', '-'], lines);
    expect(run.exitCode).toBe(22);
    expect(run.stdout).toMatch(
      /^-:1: valid \(bundle\)\n-:2:\d+: \/resolution\/candidates\/0\/score: expected a number of at most 1, got 2\n-:3: valid \(bundle\)\n$/u,
    );
  });

  test('rejects a bundle whose id is not the hash of the content, but only with --hashes', async () => {
    const forged = bundle.replace('"partialResult":false', '"partialResult":true');
    expect((await schema(['validate', '-'], forged)).exitCode).toBe(0);
    const run = await schema(['validate', '-', '--hashes'], forged);
    expect(run).toMatchObject({ exitCode: 22 });
    expect(run.stdout).toMatch(
      /^-:1:\d+: \/bundleId: expected "sha256:[0-9a-f]{64}", the hash of the content, got "sha256:/u,
    );
    const half = bundle.replace('"options":{', '"options":{"query":"\\ud800",');
    expect((await schema(['validate', '-', '--hashes'], half)).stdout).toContain(
      '/bundleId: expected content that can be hashed',
    );
  });

  test.each<[args: readonly string[], stderr: string]>([
    [['cursor.json', 'gone.json'], '"gone.json" cannot be read: no such file or directory.'],
    [['bad'], '"bad" is a folder. Name a file, or use lanser schema validate-batch.'],
    [['-', '-'], 'Standard input can be read only once'],
    [['cursor.json', '--schema', 'cursor'], `Allowed choices are ${names.join(', ')}.`],
    [[], "missing required argument 'file'"],
  ])('rejects %j as a usage error before any output', async (args, stderr) => {
    const run = await schema(['validate', ...args]);
    expect(run).toMatchObject({ exitCode: 20, stdout: '' });
    expect(run.stderr).toContain(stderr);
  });

  test('prints a usage error as a bundle with --json', async () => {
    const { bundle: failure, exitCode } = await bundleOf(['schema', 'validate', 'bad'], start);
    expect([exitCode, failure.error?.code]).toEqual([20, 'E/USAGE']);
  });

  test.each([
    ['0 if all documents are valid', 0, CURSOR],
    ['22 if the last document is invalid', 22, '{}'],
  ])('although the reader of its output closes the pipe early, exits with %s', (_, exitCode, last) => {
    writeFileSync(path.join(folder, 'many.jsonl'), `${`${CURSOR}\n`.repeat(20_000)}${last}\n`);
    // Without pipefail, the exit code would be that of `head`.
    const command = `set -o pipefail; "${process.execPath}" "${LANSER}" schema validate many.jsonl | head -n 1`;
    const { stdout, stderr, status } = spawnSync('bash', ['-c', command], {
      cwd: folder,
      env: sandbox.env,
      encoding: 'utf8',
    });
    expect([status, stdout]).toEqual([exitCode, 'many.jsonl:1: valid (selector)\n']);
    expect(stderr).not.toMatch(/EPIPE|Error/u);
  });
});

test('if SIGTERM ends schema validate, the JSON output is incomplete', async () => {
  const running = startLanser(['schema', 'validate', '-', '--json'], { ...start, keepInput: true });
  running.child.stdin.write(`${CURSOR}\n${CURSOR}\n`);
  await running.waitForOutput(/"path"/u);
  running.child.kill('SIGTERM');
  const { exitCode, stdout, stderr } = await running.finished;
  expect([exitCode, stderr]).toEqual([
    28,
    'lanser: E/INTERRUPTED: Interrupted. No file is half-written. Run the command again.\n',
  ]);
  expect(() => JSON.parse(stdout) as unknown).toThrow(SyntaxError);
});

describe('schema validate-batch', () => {
  beforeAll(async () => {
    await writeTree(path.join(sandbox.path, 'tree'), {
      'b/z.json': CURSOR,
      'b/a.jsonl': `${CURSOR}\n{}\n`,
      'B.ndjson': CURSOR,
      'notes.txt': 'no',
      'c/é.json': CURSOR,
      '../beyond.json': '{}',
    });
    symlinkSync('../beyond.json', path.join(sandbox.path, 'tree/out.json'));
    symlinkSync('../documents', path.join(sandbox.path, 'tree/folder.json'));
    symlinkSync('b/z.json', path.join(sandbox.path, 'tree/in.json'));
    symlinkSync('nothing', path.join(sandbox.path, 'tree/nowhere.json'));
    symlinkSync('.', path.join(sandbox.path, 'tree/circle'));
  });

  test('checks and counts the documents below a folder in path order, and follows only links to files in this folder', async () => {
    const { exitCode, stdout, stderr } = await schema(['validate-batch', '../tree']);
    expect([exitCode, stderr]).toEqual([22, '']);
    expect(stdout.replaceAll(/\(batch[^)]*\)/gu, '(…)')).toBe(`../tree/B.ndjson:1: valid (selector)
../tree/b/a.jsonl:1: valid (selector)
../tree/b/a.jsonl:2:1: expected a document of a known kind (…), because no schema was selected, got {}
../tree/b/z.json: valid (selector)
../tree/c/é.json: valid (selector)
../tree/in.json: valid (selector)
6 documents, 1 invalid
`);
    const json = await schema(['validate-batch', 'b', 'c', '--json', '--workspace', '../tree']);
    const { documents } = JSON.parse(json.stdout) as {
      readonly documents: readonly { readonly path: string }[];
    };
    expect(documents.map(({ path: file }) => file)).toEqual([
      'b/a.jsonl',
      'b/a.jsonl',
      'b/z.json',
      'c/é.json',
    ]);
  });

  test.each(['gone', 'cursor.json'])('rejects %s, which is not a folder', async (name) => {
    expect(await schema(['validate-batch', name])).toMatchObject({ exitCode: 20, stdout: '' });
  });
});
