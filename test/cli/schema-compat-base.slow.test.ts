import path from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import type { SchemaComparison } from '../../src/model/comparison.ts';
import { folderDigest } from '../helpers/folder-digest.ts';
import { bundleOf, lanser, type Finished } from '../helpers/lanser.ts';
import { useSandbox, type SandboxRepository } from '../helpers/sandbox.ts';

const sandbox = useSandbox();
const META = 'https://json-schema.org/draft/2020-12/schema';
const schema = (members: object): string => JSON.stringify({ $schema: META, ...members });
const long = (word: string): object => ({ type: 'object', description: `${word} `.repeat(50) });
let repository: SandboxRepository;

async function since(args: readonly string[], cwd = repository.path): Promise<Finished> {
  return lanser(['schema', 'compat', '--base', 'HEAD', ...args], { cwd, env: sandbox.env });
}

interface Compared extends SchemaComparison {
  readonly path: string;
}

async function schemasSince(args: readonly string[] = [], cwd?: string): Promise<readonly Compared[]> {
  const { stdout, stderr } = await since(['--json', ...args], cwd);
  expect(stderr).toBe('');
  return (JSON.parse(stdout) as { readonly schemas: readonly Compared[] }).schemas;
}

async function paths(args: readonly string[], cwd?: string): Promise<readonly string[]> {
  return (await schemasSince(args, cwd)).map((one) => one.path);
}

beforeAll(async () => {
  repository = await sandbox.repository('a check out');
  const { write, commit } = repository;
  await write('same.schema.json', schema({ type: 'string' }));
  await write('by word.json', schema({ type: 'string' }));
  await write('loses-word.json', schema({ type: 'string' }));
  await write('named.schema.json', '{"type":"string"}');
  await write('sub folder/a.json', schema({ $ref: '../parts/part.json' }));
  await write('parts/part.json', schema({ type: 'string' }));
  await write('mark.schema.json', `\uFEFF${schema({ type: 'string' })}`);
  await write('line\nfeed\u202E.schema.json', schema({ type: 'string' }));
  await write('gone.schema.json', schema(long('departed')));
  await write('old-name.schema.json', schema(long('some')));
  await write('left.schema.json', schema(long('words')));
  await write('linked.schema.json', schema({ type: 'boolean' }));
  await write('words.schema.json', schema({ title: 'one' }));
  await write('broken.schema.json', schema({ type: 'string' }));
  await write('data.json', '{"type":"string"}');
  await write('fixed.schema.json', '{"type": ');
  await commit();
});

test('schema compat lists no schema for an unchanged checkout', async () => {
  expect(await since([])).toMatchObject({
    exitCode: 0,
    stdout: 'No compared JSON Schema has changed since the merge base of HEAD and HEAD.\n',
  });
  expect((await since(['--json'])).stdout).toBe('{"conclusion":"compatible","schemas":[]}\n');
  expect(await schemasSince(['same.schema.json'])).toEqual([]);
});

describe('schema compat in a checkout with changed schemas', () => {
  beforeAll(async () => {
    const { path: root, git, write, link, remove } = repository;
    await write('by word.json', schema({ type: ['string', 'null'] }));
    await write('loses-word.json', '{"type":"string","minLength":2}');
    await write('named.schema.json', '{"type":"string","maxLength":9}');
    await write('parts/part.json', schema({ type: 'integer' }));
    await write('sub folder/a.json', schema({ $ref: '../parts/part.json', title: 'A' }));
    await write('mark.schema.json', `\uFEFF${schema({ type: 'integer' })}`);
    await write('line\nfeed\u202E.schema.json', schema({ type: 'integer' }));
    await remove('gone.schema.json');
    await git(['mv', 'old-name.schema.json', 'new-name.schema.json']);
    await write('new-name.schema.json', schema({ ...long('some'), required: ['id'] }));
    await git(['mv', 'left.schema.json', 'left.txt']);
    await remove('linked.schema.json');
    await link('linked.schema.json', 'same.schema.json');
    await write('words.schema.json', schema({ title: 'two' }));
    await write('added.schema.json', '{}');
    await write('data.json', '{"type":"integer"}');
    await git(['add', '--all'], { cwd: root });
  });

  test('reports each changed schema and the worst conclusion, and leaves the checkout unchanged', async () => {
    const before = folderDigest(repository.path);
    const { exitCode, stdout } = await since(['--json']);
    expect(exitCode).toBe(1);
    expect(folderDigest(repository.path)).toEqual(before);
    const answer = JSON.parse(stdout) as {
      readonly conclusion: string;
      readonly schemas: readonly Compared[];
    };
    expect(Object.keys(answer)).toEqual(['conclusion', 'schemas']);
    expect(answer.conclusion).toBe('breaking');
    expect(answer.schemas.map((one) => Object.keys(one))).toEqual(
      answer.schemas.map(() => ['path', 'conclusion', 'differences']),
    );
    const deletion = 'the schema was deleted';
    expect(
      answer.schemas.map((one) => [one.path, one.conclusion, one.differences.map(({ reason }) => reason)]),
    ).toEqual([
      ['added.schema.json', 'compatible', []],
      ['by word.json', 'compatible', ['the type changed from string to null or string']],
      ['gone.schema.json', 'breaking', [deletion]],
      ['left.schema.json', 'breaking', [deletion]],
      ['line\nfeed\u202E.schema.json', 'breaking', ['the type changed from string to integer']],
      ['linked.schema.json', 'breaking', [deletion]],
      ['loses-word.json', 'breaking', ['minLength was added: 2']],
      ['mark.schema.json', 'breaking', ['the type changed from string to integer']],
      ['named.schema.json', 'breaking', ['maxLength was added: 9']],
      ['new-name.schema.json', 'breaking', ['"id" is now required']],
      ['parts/part.json', 'breaking', ['the type changed from string to integer']],
      ['sub folder/a.json', 'breaking', ['the type changed from string to integer']],
      ['words.schema.json', 'compatible', []],
    ]);
    const [below] = answer.schemas.filter((one) => one.path === 'sub folder/a.json');
    expect(below?.differences[0]).toMatchObject({ pointer: 'parts/part.json#/type', counterExample: '' });
  });

  test('escapes control characters of names in text output', async () => {
    const { stdout, exitCode } = await since([]);
    expect(exitCode).toBe(1);
    expect(stdout).toContain('\nline\\nfeed\\u202E.schema.json: breaking\n  breaking /type: ');
    expect(stdout).toContain('\nby word.json: compatible\n  compatible /type: ');
    expect(stdout.replaceAll('\n', '')).not.toMatch(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u);
  });

  test('resolves file arguments relative to --workspace, or else to the current folder', async () => {
    const below = path.join(repository.path, 'sub folder');
    expect(await paths(['a.json'], below)).toEqual(['sub folder/a.json']);
    expect(await paths(['../words.schema.json', '--workspace', 'sub folder'])).toEqual(['words.schema.json']);
  });

  test('compares a named file if it has changed, even a data file, and finds a renamed schema by its old name', async () => {
    expect(await paths(['data.json', 'gone.schema.json', 'same.schema.json'])).toEqual([
      'data.json',
      'gone.schema.json',
    ]);
    expect(await paths(['old-name.schema.json'])).toEqual(['new-name.schema.json']);
    expect(await since(['words.schema.json'])).toMatchObject({
      exitCode: 0,
      stdout: 'words.schema.json: compatible\n',
    });
  });

  test('reports an added type as breaking with --direction forward', async () => {
    const [word] = await schemasSince(['by word.json', '--direction', 'forward']);
    expect(word).toMatchObject({ conclusion: 'breaking', differences: [{ counterExample: null }] });
  });

  test.each<[args: readonly string[], exitCode: number, message: string]>([
    [['nowhere.json'], 3, '"nowhere.json" is neither in the working tree nor in the merge base.'],
    [['../x.json'], 3, '"../x.json" is neither in the working tree nor in the merge base.'],
    [['--base', 'no-such-revision'], 3, '"no-such-revision" does not name a commit'],
    [['--base=--output=x'], 3, '"--output=x" does not name a commit'],
  ])('rejects %j', async (args, exitCode, message) => {
    const run = await since(args);
    expect(run).toMatchObject({ exitCode, stdout: '' });
    expect(run.stderr).toContain(message);
    const { bundle } = await bundleOf(['schema', 'compat', '--base', 'HEAD', ...args], {
      cwd: repository.path,
      env: sandbox.env,
    });
    expect(bundle.meta.exitCode).toBe(exitCode);
  });

  test.each<[file: string, text: string, message: string]>([
    [
      'broken.schema.json',
      '{"type": ',
      '"broken.schema.json" is not a JSON Schema: expected a JSON value (line 1, c',
    ],
    [
      'broken.schema.json',
      '{"type": "strin"}',
      '"broken.schema.json": The new schema is not a JSON Schema: /type: ',
    ],
    [
      'broken.schema.json',
      '{"pattern": "("}',
      '"broken.schema.json": The new schema cannot be compiled: ( is not',
    ],
    ['fixed.schema.json', '{}', '"HEAD:fixed.schema.json" is not a JSON Schema: expected '],
    ['new.schema.json', '{"type": "strin"}', '"new.schema.json": The schema is not a JSON Schema: /type: '],
  ])(
    'after %s is written with %s, reports the version that is not a valid schema, and no deletion',
    async (file, text, message) => {
      await repository.write(file, text);
      const run = await since([file]);
      expect(run).toMatchObject({ exitCode: 22, stdout: '' });
      expect(run.stderr).toContain(message);
    },
  );
});
