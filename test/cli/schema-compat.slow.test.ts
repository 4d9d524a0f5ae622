import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { beforeAll, describe, expect, test } from 'vitest';
import type { SchemaComparison } from '../../src/model/comparison.ts';
import { eventually } from '../helpers/eventually.ts';
import { bundleOf, lanser, startLanser, type Finished } from '../helpers/lanser.ts';
import { cpuSeconds } from '../helpers/processes.ts';
import { useSandbox } from '../helpers/sandbox.ts';
import { writeTree } from '../helpers/write-tree.ts';

const sandbox = useSandbox();
const folder = path.join(sandbox.path, 'schemas of mine');
const start = { cwd: folder, env: sandbox.env };
const OLD = { type: 'object', properties: { n: { type: 'integer' } } };
const NEW = { type: 'object', properties: { n: { type: 'integer', minimum: 0 } } };
const definition = (name: string): unknown => ({ $ref: `#/$defs/${name}` });

async function compat(args: readonly string[], input?: string): Promise<Finished> {
  return lanser(['schema', 'compat', ...args], input === undefined ? start : { ...start, input });
}

async function compared(
  ...args: readonly string[]
): Promise<{ readonly comparison: SchemaComparison; readonly exitCode: number | null }> {
  const { exitCode, stdout, stderr } = await compat([...args, '--json']);
  expect(stderr).toBe('');
  return { comparison: JSON.parse(stdout) as SchemaComparison, exitCode };
}

beforeAll(async () => {
  const json = (value: unknown): string => JSON.stringify(value);
  await writeTree(folder, {
    'old.json': json(OLD),
    'new.json': json(NEW),
    'true.json': 'true',
    'false.json': 'false',
    'bom.json': `\uFEFF${json(OLD)}`,
    'broken.json': '{"type":\n "string",}',
    'twice.json': '{"type": "string",\n "type": "integer"}',
    'deep.json': `${'{"items":'.repeat(5000)}true${'}'.repeat(5000)}`,
    'strin.json': '{"type":"strin"}',
    'text.json': '"type"',
    'group.json': '{"pattern":"("}',
    'range.json': '{"properties":{"a":{"pattern":"[z-a]"}}}',
    'blank.json': '',
    // `part.json` differs between the folders. So if a reference is resolved in the wrong folder, the result differs.
    'part.json': json({ $defs: { a: { type: 'boolean' }, b: { type: 'boolean' } } }),
    'below/part.json': json({ $defs: { a: { type: 'string' }, b: { type: 'integer' } } }),
    'below/beside-a.json': json({ $ref: 'part.json#/$defs/a' }),
    'below/beside-b.json': json({ $ref: 'part.json#/$defs/b' }),
    'below/more/up-a.json': json({ $ref: '../part.json#/$defs/a' }),
    'below/more/up-b.json': json({ $ref: '../part.json#/$defs/b' }),
    'below/more/part.json': json({ $defs: { a: true, b: true } }),
    'by-id-a.json': json({ $id: 'https://example.org/s/one', $ref: 'named.json#/$defs/a' }),
    'by-id-b.json': json({ $id: 'https://example.org/s/two', $ref: 'named.json#/$defs/b' }),
    'by-id-c.json': json({ $id: 'https://example.org/t/two', $ref: 'named.json#/$defs/b' }),
    'named.json': json({
      $id: 'https://example.org/s/named.json',
      $defs: { a: { type: 'string' }, b: { type: 'integer' } },
    }),
    'missing-a.json': json({ properties: { x: { $ref: 'gone.json' }, y: { type: 'string' } } }),
    'missing-b.json': json({ properties: { x: { $ref: 'lost.json' }, y: { type: 'string' } } }),
    'device.json': json({ $ref: `${'../'.repeat(20)}dev/zero` }),
    'itself.json': json({ $ref: '#' }),
    'by-file.json': json({ $ref: 'by-file.json' }),
    'circle.json': json({ $ref: '#/$defs/a', $defs: { a: definition('b'), b: definition('a') } }),
    'tree.json': json({ properties: { left: { $ref: '#' }, right: { $ref: '#' } } }),
    'hostile-a.json': json({ properties: { 'a\u001B[31m\n\u202E': { type: 'string' } } }),
    'hostile-b.json': json({ properties: { 'a\u001B[31m\n\u202E': { enum: ['\u009B2J\u2028'] } } }),
    'name\u001B]8;;x\u0007\n\u2066.json': json(OLD),
  });
  writeFileSync(path.join(folder, 'latin.json'), Buffer.from('{"title":\n"caf\u00E9"}', 'latin1'));
});

describe('schema compat', () => {
  test('prints the conclusion, and a difference with its location and counterexample, as text', async () => {
    expect(await compat(['old.json', 'new.json'])).toEqual({
      exitCode: 1,
      signal: null,
      stderr: '',
      stdout: `old.json -> new.json: breaking
  breaking /properties/n/minimum: minimum was added: 0
    valid under the old schema, but not under the new one: {"n":-1}
`,
    });
  });

  test('prints only the documented members as JSON, with a counterexample that ajv confirms', async () => {
    const { comparison, exitCode } = await compared('old.json', 'new.json');
    expect(exitCode).toBe(1);
    expect(Object.keys(comparison)).toEqual(['conclusion', 'differences']);
    const [difference] = comparison.differences;
    expect(comparison.differences.map((one) => Object.keys(one))).toEqual([
      ['pointer', 'direction', 'verdict', 'reason', 'counterExample'],
    ]);
    expect(comparison).toEqual({
      conclusion: 'breaking',
      differences: [
        {
          pointer: '/properties/n/minimum',
          direction: 'backward',
          verdict: 'breaking',
          reason: 'minimum was added: 0',
          counterExample: difference?.counterExample,
        },
      ],
    });
    const ajv = new Ajv2020();
    const verdicts = [OLD, NEW].map((schema) => ajv.validate(schema, difference?.counterExample));
    expect(verdicts).toEqual([true, false]);
  });

  test.each<[direction: string, exitCode: number, differences: readonly (readonly [string, string])[]]>([
    ['backward', 1, [['backward', 'breaking']]],
    ['forward', 0, [['forward', 'compatible']]],
    [
      'full',
      1,
      [
        ['backward', 'breaking'],
        ['forward', 'compatible'],
      ],
    ],
  ])('--direction %s determines the directions of the differences', async (direction, code, differences) => {
    const { comparison, exitCode } = await compared('old.json', 'new.json', '--direction', direction);
    expect(exitCode).toBe(code);
    expect(comparison.differences.map((one) => [one.direction, one.verdict])).toEqual(differences);
  });

  test('distinguishes forward from backward differences in text', async () => {
    const { stdout } = await compat(['old.json', 'new.json', '--direction', 'full']);
    expect(stdout.split('\n').filter((line) => line.startsWith('  ') && !line.startsWith('   '))).toEqual([
      '  breaking /properties/n/minimum: minimum was added: 0',
      '  compatible (forward) /properties/n/minimum: minimum was added: 0',
    ]);
  });

  test('accepts standard input on either side, and ignores a byte order mark', async () => {
    const text = JSON.stringify(NEW);
    expect(await compat(['bom.json', '-'], `\uFEFF${text}`)).toMatchObject({ exitCode: 1, stderr: '' });
    expect(await compat(['-', 'bom.json'], text)).toMatchObject({
      exitCode: 0,
      stdout: '- -> bom.json: compatible\n  compatible /properties/n/minimum: minimum was removed\n',
    });
  });

  test.concurrent.each<[old: string, next: string, exitCode: number, stdout: string]>([
    ['old.json', 'bom.json', 0, 'compatible\n'],
    ['false.json', 'true.json', 0, 'compatible\n'],
    ['true.json', 'false.json', 1, 'breaking\n  breaking the schema: no value is allowed any more\n'],
    ['tree.json', 'tree.json', 0, 'compatible\n'],
    // In the following rows, except `circle.json`, a schema refers to another file.
    ['below/beside-a.json', 'below/beside-b.json', 1, 'breaking\n  breaking part.json#/$defs/b/type: '],
    ['below/more/up-a.json', 'below/more/up-b.json', 1, 'breaking\n  breaking ../part.json#/$defs/b/type: '],
    ['below/beside-a.json', 'below/more/up-a.json', 0, 'compatible\n'],
    ['by-id-a.json', 'by-id-b.json', 1, 'breaking\n  breaking named.json#/$defs/b/type: '],
    ['by-id-b.json', 'by-id-c.json', 1, 'undecided\n'],
    ['missing-a.json', 'missing-b.json', 1, 'undecided\n'],
    ['true.json', 'device.json', 1, 'undecided\n'],
    // Ajv exceeds the stack when it compiles the second schema, so the comparison is undecided.
    ['true.json', 'circle.json', 1, 'undecided\n'],
  ])('compares %s with %s', async (old, next, exitCode, stdout) => {
    const run = await compat([old, next]);
    expect(run).toMatchObject({ exitCode, stderr: '' });
    expect(run.stdout.startsWith(`${old} -> ${next}: ${stdout}`), run.stdout).toBe(true);
    expect(run.stdout).not.toContain(sandbox.path);
  });

  test.concurrent.each<[args: readonly string[], exitCode: number, message: string]>([
    [['old.json', 'strin.json'], 22, 'The new schema is not a JSON Schema: /type: expected one of "array", '],
    [['strin.json', 'old.json'], 22, 'The old schema is not a JSON Schema: /type: '],
    [['text.json', 'old.json'], 22, 'The old schema is not a JSON Schema: expected an object or a boolean.'],
    [
      ['old.json', 'group.json'],
      22,
      'The new schema cannot be compiled: ( is not a valid regular expression.',
    ],
    [
      ['old.json', 'range.json'],
      22,
      'The new schema cannot be compiled: [z-a] is not a valid regular expression.',
    ],
    [
      ['old.json', 'broken.json'],
      22,
      '"broken.json" is not a JSON Schema: expected a property name in double quotes (line 2, column 11).',
    ],
    [['twice.json', 'old.json'], 22, 'expected no second property "type" (line 2, column 2).'],
    [['latin.json', 'old.json'], 22, '"latin.json" is not a JSON Schema: expected UTF-8 (byte 14).'],
    [['old.json', 'blank.json'], 22, 'expected a JSON value (line 1, column 1).'],
    [['deep.json', 'deep.json'], 22, 'expected at most 1000 levels of nesting (line 1, column 9001).'],
    [['old.json', 'itself.json'], 22, 'refers to itself in a loop.'],
    [['by-file.json', 'old.json'], 22, 'refers to itself in a loop.'],
    [['/dev/zero', 'old.json'], 22, '"/dev/zero" is too large for a JSON Schema. The limit is 64 MiB.'],
    [['old.json', 'gone.json'], 20, '"gone.json" cannot be read: no such file or directory.'],
    [['old.json', 'below'], 20, '"below" is a folder. Name a file.'],
    [['old.json'], 20, 'Name the old and the new schema, or a revision with --base.'],
    [['old.json', 'new.json', 'old.json'], 20, 'Name the old and the new schema'],
    [[], 20, 'Name the old and the new schema'],
    [['-', '-'], 20, 'Standard input can be read only once. Name "-" once.'],
    [['old.json', 'new.json', '--direction', 'sideways'], 20, 'Allowed choices are backward, forward, full.'],
    [['old.json', 'new.json', '--timeout', '0'], 20, 'A number of seconds above 0 is expected.'],
    [['--base', 'HEAD'], 20, 'The workspace is not in a Git repository.'],
  ])('%j exits with %i and prints a message', async (args, exitCode, message) => {
    const run = await compat(args);
    expect(run).toMatchObject({ exitCode, stdout: '' });
    expect(run.stderr).toContain(message);
  });

  test('with --json, prints an error as a bundle', async () => {
    const { bundle, exitCode } = await bundleOf(['schema', 'compat', 'old.json', 'strin.json'], start);
    expect([exitCode, bundle.meta.exitCode, bundle.error?.code]).toEqual([22, 22, 'E/SCHEMA_INVALID']);
    expect(bundle.error?.details).toMatchObject({ violations: [{ pointer: '/type' }] });
  });

  test('escapes control characters of schemas and file names', async () => {
    const { stdout } = await compat(['hostile-a.json', 'hostile-b.json']);
    expect(stdout).toMatch(/^hostile-a\.json -> hostile-b\.json: breaking\n {2}breaking /u);
    const named = await compat(['old.json', 'name\u001B]8;;x\u0007\n\u2066.json']);
    expect(named.stdout).toBe('old.json -> name\\u001B]8;;x\\u0007\\n\\u2066.json: compatible\n');
    const missing = await compat(['old.json', '\u001B[31m\u202E\n.json']);
    for (const text of [stdout, named.stdout, missing.stderr]) {
      expect(text.replaceAll('\n', '')).not.toMatch(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u);
    }
    expect(missing.stderr.split('\n')).toHaveLength(2);
  });
});

describe('schema compat with expensive schemas', () => {
  const types = (count: number, last: string): object =>
    Object.fromEntries(
      Array.from({ length: count }, (_, index) => [
        `property-${index}`,
        { type: index === count - 1 ? last : 'string', description: 'x'.repeat(40) },
      ]),
    );
  const choices = (shift: number): unknown => ({
    oneOf: Array.from({ length: 40 }, (_, one) => ({
      oneOf: Array.from({ length: 30 }, (__, two) => ({
        required: [`a${one}`, `b${two}`],
        properties: { [`c${one}`]: { const: two + shift } },
      })),
    })),
  });
  const backtracking = {
    old: { enum: [`${'a'.repeat(40)}!`, 'b'] },
    next: { pattern: '^(a+)+$' },
  };

  function writePair(name: string, old: unknown, next: unknown): readonly [old: string, next: string] {
    mkdirSync(path.join(folder, name), { recursive: true });
    writeFileSync(path.join(folder, name, 'old.json'), JSON.stringify(old));
    writeFileSync(path.join(folder, name, 'new.json'), JSON.stringify(next));
    return [`${name}/old.json`, `${name}/new.json`];
  }

  test.each<[name: string, old: unknown, next: unknown, stdout: RegExp]>([
    [
      'a pattern with catastrophic backtracking',
      backtracking.old,
      backtracking.next,
      /: undecided\n.* longer than 2 sec/u,
    ],
    [
      'five megabytes',
      { properties: types(60_000, 'string') },
      { properties: types(60_000, 'null') },
      /: undecided\n/u,
    ],
    ['nested oneOf', choices(0), choices(1), /: (?:undecided|breaking)\n/u],
    ['an expensive pattern that is not evaluated', true, { pattern: '^(a+)+$' }, /: breaking\n/u],
  ])('returns a conclusion for %s with a time limit of 2 seconds', async (name, old, next, stdout) => {
    const run = await compat([...writePair(name, old, next), '--timeout', '2']);
    expect(run).toMatchObject({ exitCode: 1, stderr: '' });
    expect(run.stdout).toMatch(stdout);
  });

  test.each(['SIGINT', 'SIGTERM'] as const)('%s ends the comparison without a result', async (signal) => {
    const pair = writePair(signal, backtracking.old, backtracking.next);
    const running = startLanser(['schema', 'compat', ...pair], start);
    // Only the evaluation of the pattern uses this much CPU time.
    const { pid = 0 } = running.child;
    await eventually('the comparison runs', () => cpuSeconds(pid) > 1.2);
    running.child.kill(signal);
    const { exitCode, stdout, stderr } = await running.finished;
    expect([exitCode, stdout]).toEqual([28, '']);
    expect(stderr).toBe(
      'lanser: E/INTERRUPTED: Interrupted. No file is half-written. Run the command again.\n',
    );
  });

  test('SIGINT ends a command that waits for the rest of standard input', async () => {
    const running = startLanser(['schema', 'compat', '-', 'old.json'], { ...start, keepInput: true });
    // The input is longer than a pipe's buffer. So the write ends only after the program has started to read.
    await new Promise((resolve) => running.child.stdin.write(`{${' '.repeat(2 ** 20)}`, resolve));
    running.child.kill('SIGINT');
    expect(await running.finished).toMatchObject({ exitCode: 28, stdout: '' });
  });
});

test('schema compat --help lists the exit codes', async () => {
  const { exitCode, stdout } = await compat(['--help']);
  expect(exitCode).toBe(0);
  for (const code of ['0   compatible', '1   breaking or undecided', '3   ', '20  ', '22  ', '28  '])
    expect(stdout).toContain(code);
});
