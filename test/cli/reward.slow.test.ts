import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { contentHash } from '../../src/bundle/canonical.ts';
import type { Bundle, EditFacts, RewardFacts } from '../../src/model/bundle.ts';
import { bundleOf, lanser } from '../helpers/lanser.ts';
import { useSandbox } from '../helpers/sandbox.ts';
import { writeTree } from '../helpers/write-tree.ts';

const sandbox = useSandbox();
const root = path.join(sandbox.path, 'project');
const start = { cwd: root, env: sandbox.env };
const BEFORE = 'def total(count: int) -> int:\n    return count\n\n\ntotal("a")\ntotal("b")\ntotal("c")\n';
// Two errors are fixed, and a comment hides the third.
const AFTER = BEFORE.replace('"a"', '1')
  .replace('"b"', '2')
  .replace('("c")', '("c")  # type: ignore[arg-type]');
const saved = (name: string): string => path.join(sandbox.path, name);

async function diag(name: string): Promise<Bundle> {
  const { stdout } = await lanser(['diag', '--json'], start);
  await writeFile(saved(name), stdout);
  return JSON.parse(stdout) as Bundle;
}

let before: Bundle;
let after: Bundle;

beforeAll(async () => {
  const repository = await sandbox.repository('project');
  await writeTree(root, { 'app.py': BEFORE, 'other.py': '' });
  await repository.commit('base');
  before = await diag('before.json');
  await writeTree(root, { 'app.py': AFTER });
  after = await diag('after.json');
});

const PAIR = ['reward', '--prev', saved('before.json'), saved('after.json')];

describe('lanser reward', () => {
  test('scores two bundles of a real server', async () => {
    const { bundle, exitCode, stderr } = await bundleOf(PAIR, start);
    expect([exitCode, stderr]).toEqual([0, '']);
    expect(bundle).toMatchObject({
      request: { cmd: 'reward', options: { bundle: after.bundleId, prev: before.bundleId } },
      facts: { evidence: null },
      processReward: {
        version: 'rl-csf-v1',
        r: 1.5,
        previousBundleId: before.bundleId,
        components: { diag_delta: 3 },
        scopeChanged: false,
      },
    });
  });

  test('prints the components, the weights and the reward as a table', async () => {
    const { stdout } = await lanser(PAIR, start);
    expect(stdout).toBe(
      [
        'component         value   weight',
        'diag_delta            3   wD 0.5',
        'safety_delta          0   wS 0.4',
        'confidence_delta      0   wA 0.1',
        'tool_error            0   wE 0.5',
        '                         gamma 1',
        '',
        'r = 1.5  rl-csf-v1: diagnostics 3 → 0; safety 0 → 0; confidence 0 → 0; tool error 0',
        '',
      ].join('\n'),
    );
  });

  test('accepts a different formula and different weights', async () => {
    const other = await bundleOf([...PAIR, '--weights', 'wD=0.25,gamma=2'], start);
    expect(other.bundle.processReward).toMatchObject({ r: 0.75, weights: { wD: 0.25, wS: 0.4, gamma: 2 } });
    const first = await bundleOf(
      [...PAIR, '--reward-version', 'pr-v1', '--weights', '{"gamma": 0.5}'],
      start,
    );
    expect(first.bundle.processReward).toMatchObject({ version: 'pr-v1', r: 1, weights: { gamma: 0.5 } });
  });

  test('reports new suppressions with --evidence, and counts hidden diagnostics with --count-suppressions', async () => {
    const { bundle } = await bundleOf<RewardFacts>([...PAIR, '--evidence', '--count-suppressions'], start);
    expect(bundle.facts?.evidence).toEqual({
      findings: [
        { kind: 'suppression', uri: 'app.py', range: [6, 12, 6, 36], text: 'type: ignore[arg-type]' },
      ],
      hidden: 1,
      notFound: [],
    });
    expect(bundle.processReward).toMatchObject({ r: 1, components: { diag_delta: 2 } });
    const { stdout } = await lanser([...PAIR, '--evidence'], start);
    expect(stdout).toContain('\n  app.py:7:13: new suppression: type: ignore[arg-type]\n');
    expect(stdout).toContain('New suppressions may hide 1 diagnostic.');
  });

  test('if the checked text of a file is unavailable, --evidence lists the file, and --count-suppressions is inconclusive', async () => {
    await writeTree(root, { 'app.py': `${AFTER}\n` });
    const { bundle } = await bundleOf<RewardFacts>([...PAIR, '--evidence'], start);
    const counted = await bundleOf([...PAIR, '--count-suppressions'], start);
    await writeTree(root, { 'app.py': AFTER });
    const docVersion = (after.facts as { readonly documents: Readonly<Record<string, string>> }).documents[
      'app.py'
    ];
    const notFound = [{ uri: 'app.py', docVersion }];
    expect(bundle.facts).toEqual({ evidence: { findings: [], hidden: 0, notFound } });
    expect(counted).toMatchObject({
      exitCode: 25,
      bundle: { error: { code: 'E/INCONCLUSIVE', details: { notFound } } },
    });
  });

  test('compares only the files of --scope in both bundles', async () => {
    const { bundle } = await bundleOf([...PAIR, '--scope', 'other.py'], start);
    expect(bundle.processReward).toMatchObject({ r: 0, scopeChanged: false });
    expect(bundle.request.options.scope).toEqual(['other.py']);
  });

  test('rejects a file of --scope that neither bundle contains', async () => {
    const { bundle } = await bundleOf([...PAIR, '--scope', 'missing.py'], start);
    expect(bundle).toMatchObject({ status: 'error', error: { code: 'E/USAGE' } });
  });

  test('returns no reward for a bundle of `diag` if the previous bundle is missing', async () => {
    const { bundle } = await bundleOf(['reward', saved('after.json')], start);
    expect(bundle.processReward).toBeNull();
    const { stdout, exitCode } = await lanser(['reward', saved('after.json')], start);
    expect([stdout, exitCode]).toEqual([
      'No reward: the previous bundle is missing. Pass it with --prev.\n',
      0,
    ]);
  });

  test('reads one of the two bundles from standard input, but rejects standard input for both bundles', async () => {
    const input = await readFile(saved('after.json'), 'utf8');
    const args = ['reward', '--prev', saved('before.json'), '-', '--json'];
    const { stdout } = await lanser(args, { ...start, input });
    expect((JSON.parse(stdout) as Bundle).processReward?.r).toBe(1.5);
    const twice = await lanser(['reward', '--prev', '-', '-'], { ...start, input });
    expect(twice).toMatchObject({ exitCode: 20, stdout: '' });
    expect(twice.stderr).toContain('Standard input can be read only once');
  });

  test.each<[name: string, change: (bundle: Bundle) => unknown, message: string]>([
    [
      'facts',
      (bundle) => ({
        ...bundle,
        facts: { ...bundle.facts, counts: { error: 0, warning: 0, information: 0 } },
      }),
      'is not a valid bundle, or it was modified: /bundleId',
    ],
    ['id', (bundle) => ({ ...bundle, bundleId: contentHash('another') }), '/bundleId'],
    ['shape', ({ meta: _meta, ...bundle }) => bundle, 'meta'],
  ])('rejects a bundle whose %s was changed', async (_, change, message) => {
    await writeFile(saved('edited.json'), JSON.stringify(change(before)));
    const { bundle, exitCode } = await bundleOf(
      ['reward', '--prev', saved('edited.json'), saved('after.json')],
      start,
    );
    expect([exitCode, bundle.error?.code]).toEqual([22, 'E/SCHEMA_INVALID']);
    expect(bundle.error?.message).toContain(message);
    expect(bundle.error?.message).not.toContain(sandbox.path);
  });

  test.each([
    [['--weights', 'alpha=1'], '"alpha" is not a weight of rl-csf-v1'],
    [['--weights', 'wD=Infinity'], 'The weight wD must be'],
    [['--reward-version', 'v9'], 'Allowed choices are rl-csf-v1, rl-csf-v2, pr-v1'],
  ])('rejects %j', async (args, message) => {
    const { bundle, exitCode } = await bundleOf([...PAIR, ...args], start);
    expect([exitCode, bundle.error?.code]).toEqual([20, 'E/USAGE']);
    expect(bundle.error?.message).toContain(message);
  });
});

describe('other commands', () => {
  test('score their result relative to the bundle of --prev', async () => {
    const prev = ['--prev', saved('before.json')];
    const { bundle } = await bundleOf(['diag', ...prev, '--weights', 'wD=2'], start);
    expect(bundle).toMatchObject({
      bundleId: after.bundleId,
      processReward: { r: 6, previousBundleId: before.bundleId },
    });
    const located = await bundleOf(['locate', 'py://app#total', ...prev], start);
    expect(located.bundle.processReward).toMatchObject({
      r: expect.closeTo(0.1, 14) as number,
      components: { diag_delta: 0, confidence_delta: 1 },
    });
    const missing = await lanser(['def', 'py://app#gone', ...prev, '--json'], start);
    expect(missing.exitCode).toBe(3);
    expect(JSON.parse(missing.stdout)).toMatchObject({
      error: { code: 'E/NOT_FOUND' },
      processReward: { r: -0.5, components: { tool_error: 1 } },
    });
    const words = await lanser(['locate', 'py://app#total', ...prev], start);
    expect(words.stderr).toBe(
      'reward 0.1 (rl-csf-v1: diagnostics 3 → 3; safety 0 → 0; confidence 0 → 1; tool error 0)\n',
    );
  });

  test('score a preview without a previous bundle, or relative to the bundle of --prev', async () => {
    const rename = ['rename', 'py://app#total', 'sum_of', '--allow-dirty'];
    const renamed = await bundleOf<EditFacts>(rename, start);
    const ready = renamed.bundle.facts?.safety.ready ?? Number.NaN;
    expect(renamed.bundle.processReward).toMatchObject({
      previousBundleId: null,
      components: { diag_delta: 0, safety_delta: ready, confidence_delta: 1 },
    });
    await writeFile(saved('preview.json'), JSON.stringify(renamed.bundle));
    const scored = await bundleOf(['reward', saved('preview.json')], start);
    expect(scored.bundle.processReward).toEqual(renamed.bundle.processReward);
    const step = await bundleOf(
      [...rename, '--prev', saved('before.json'), '--reward-version', 'pr-v1'],
      start,
    );
    expect(step.bundle).toMatchObject({
      bundleId: renamed.bundle.bundleId,
      processReward: { version: 'pr-v1', previousBundleId: before.bundleId, components: { safety: ready } },
    });
  });

  test('score the output of a tool', async () => {
    await writeFile(saved('ruff.json'), '[]');
    const args = ['diag', '--tool', 'ruff', '--from', saved('ruff.json'), '--prev', saved('before.json')];
    const { bundle } = await bundleOf(args, start);
    expect(bundle.processReward).toMatchObject({ scopeChanged: true, r: 0 });
  });

  test('reject a modified previous bundle', async () => {
    await writeFile(
      saved('edited.json'),
      JSON.stringify({ ...before, resolution: null, error: { code: 'E/USAGE', message: '', details: {} } }),
    );
    const { bundle, exitCode } = await bundleOf(
      ['hover', 'py://app#total', '--prev', saved('edited.json')],
      start,
    );
    expect([exitCode, bundle.error?.code]).toEqual([22, 'E/SCHEMA_INVALID']);
  });
});

describe('lanser batch --score', () => {
  const input = [
    '{"cmd": "diag"}',
    '{"cmd": "locate", "selector": "py://app#gone"}',
    '{"cmd": "fly"}',
    '{"cmd": "locate", "selector": "py://app#total"}',
    '{"cmd": "diag"}',
    '{"cmd": "hover", "selector": "py://app#total"}',
  ].join('\n');

  async function rewards(...args: readonly string[]): Promise<readonly unknown[]> {
    const { stdout, exitCode } = await lanser(['batch', ...args], { ...start, input });
    expect(exitCode).toBe(0);
    const bundles = stdout
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as Bundle);
    for (const [index, { processReward }] of bundles.entries()) {
      if (processReward === null) continue;
      const last = bundles[index - 1]?.bundleId ?? before.bundleId;
      expect(processReward.previousBundleId).toBe(last);
    }
    return bundles.map(({ processReward }) => processReward?.r ?? null);
  }

  test('scores each answer against the previous answer, and the first answer only if --prev names a bundle; --concurrency 1 changes no reward', async () => {
    const expected = [null, -0.5, -0.5, 0.1, 0, 0];
    expect(await rewards('--score')).toEqual(expected);
    expect(await rewards('--score', '--concurrency', '1')).toEqual(expected);
    expect(await rewards('--prev', saved('before.json'), '--weights', 'wE=1')).toEqual([
      1.5, -1, -1, 0.1, 0, 0,
    ]);
  });
});
