import { beforeAll, describe, expect, test } from 'vitest';
import type { Report } from '../../src/model/report.ts';
import { gateReport, lanser, type Start } from '../helpers/lanser.ts';
import { useSandbox, type SandboxRepository } from '../helpers/sandbox.ts';

const sandbox = useSandbox();
const META = 'https://json-schema.org/draft/2020-12/schema';
const schema = (members: object): string => JSON.stringify({ $schema: META, ...members });
const BREAKS: readonly [object, object] = [{ type: 'string' }, { type: 'integer' }];
const UNDECIDED: readonly [object, object] = [{}, { $ref: 'https://example.org/missing' }];
let repository: SandboxRepository;
let start: Start;

beforeAll(async () => {
  repository = await sandbox.repository();
  start = { cwd: repository.path, env: sandbox.env };
});

/** Makes two commits on a new branch. */
async function history(
  name: string,
  base: Record<string, string>,
  head: Record<string, string>,
): Promise<void> {
  await repository.git(['checkout', '--quiet', '--orphan', name]);
  await repository.git(['rm', '-r', '--quiet', '--force', '--ignore-unmatch', '.']);
  for (const files of [{ 'a.py': '', ...base }, head]) {
    for (const [file, text] of Object.entries(files)) await repository.write(file, text);
    await repository.commit();
  }
}

async function verdict(
  ...args: readonly string[]
): Promise<readonly [conclusion: string, failed: boolean, exitCode: number | null]> {
  const { report, exitCode } = await gateReport(['--base', 'HEAD~1', ...args], start);
  return [report.conclusion, report.policy.failed, exitCode];
}

const paths = ({ schemas }: Report): readonly string[] =>
  schemas.map((one) => `${one.path} ${one.conclusion}`);

describe('the globs of checked documents', () => {
  const files = { 'docs/selector.json': '{"kind":"cursor"}', '.lanser/plan.json': '{"planId":1,"files":2}' };

  test("come from base's configuration, not from head's, and --schemas replaces the globs", async () => {
    const globs = (schemas: readonly string[]): string => JSON.stringify({ gate: { schemas } });
    await history(
      'globs',
      { 'lanser.json': globs(['docs/*.json']), 'b.schema.json': schema(BREAKS[0]) },
      { ...files, 'lanser.json': globs(['nothing/**']), 'b.schema.json': schema(BREAKS[1]) },
    );
    const { report } = await gateReport(['--base', 'HEAD~1'], start);
    expect(paths(report)).toEqual(['b.schema.json breaking', 'docs/selector.json invalid']);
    const other = ['--schemas', '**/plan.json', '--schemas', '*.md', '--fail-on', 'schema'];
    const flags = await gateReport(['--base', 'HEAD~1', ...other], start);
    expect(paths(flags.report)).toEqual(['.lanser/plan.json invalid', 'b.schema.json breaking']);
    expect(flags.exitCode).toBe(1);
  });

  test('select files below .lanser by default', async () => {
    await history('no-globs', {}, files);
    expect(paths((await gateReport(['--base', 'HEAD~1'], start)).report)).toEqual([
      '.lanser/plan.json invalid',
    ]);
  });
});

describe('a breaking schema change', () => {
  beforeAll(async () => {
    await history('breaks', { 'a.schema.json': schema(BREAKS[0]) }, { 'a.schema.json': schema(BREAKS[1]) });
  });

  test('is a finding, and makes the exit code 1 unless the policy excludes schema changes or only warns', async () => {
    expect(await verdict()).toEqual(['findings', true, 1]);
    expect(await verdict('--fail-on', 'introduced-errors, inconclusive')).toEqual(['findings', false, 0]);
    expect(await verdict('--warn-only')).toEqual(['findings', true, 0]);
  });

  test('is described in the text report', async () => {
    const { stdout } = await lanser(['gate', '--base', 'HEAD~1'], start);
    expect(stdout).toMatch(/\n❌ 1 breaking schema change .*\n$/u);
    expect(stdout).toContain(
      'Breaking schema change in a.schema.json\n  breaking a.schema.json\n    line 1, /type: breaking: the type changed from string to integer, for example ""\n',
    );
  });
});

test('the gate is inconclusive if a schema comparison is undecided', async () => {
  await history(
    'undecided',
    { 'a.schema.json': schema(UNDECIDED[0]) },
    { 'a.schema.json': schema(UNDECIDED[1]) },
  );
  expect(await verdict()).toEqual(['inconclusive', true, 25]);
  expect(await verdict('--fail-on', 'schema')).toEqual(['inconclusive', false, 0]);
});

test('compatible schema changes leave a pull request clean', async () => {
  await history(
    'compatible',
    { 'a.schema.json': schema({ type: 'string' }), 'b.schema.json': schema({ title: 'one' }) },
    { 'a.schema.json': schema({}), 'b.schema.json': schema({ title: 'two' }) },
  );
  const { report, exitCode } = await gateReport(['--base', 'HEAD~1'], start);
  expect([report.conclusion, report.policy.failed, exitCode]).toEqual(['clean', false, 0]);
  expect(paths(report)).toEqual(['a.schema.json compatible', 'b.schema.json unchanged']);
});
