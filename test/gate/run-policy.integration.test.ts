import { beforeAll, describe, expect, test } from 'vitest';
import { bundleOf, gateReport, lanser, type Start } from '../helpers/lanser.ts';
import { useSandbox, type SandboxRepository } from '../helpers/sandbox.ts';

const sandbox = useSandbox();
const WARNING = '# pyright: reportUnusedVariable=warning\ndef f():\n    unused = 1\n';
let repository: SandboxRepository;
let start: Start;

beforeAll(async () => {
  repository = await sandbox.repository();
  start = { cwd: repository.path, env: sandbox.env };
});

/** Makes a history on a new branch: the files of each commit, on top of the previous one. */
async function history(name: string, ...commits: readonly Record<string, string>[]): Promise<void> {
  await repository.git(['checkout', '--quiet', '--orphan', name]);
  await repository.git(['rm', '-r', '--quiet', '--force', '--ignore-unmatch', '.']);
  for (const files of commits) {
    for (const [file, text] of Object.entries(files)) await repository.write(file, text);
    await repository.commit();
  }
}

describe('the policy of base', () => {
  test("fails the gate although head's own policy would pass", async () => {
    await history(
      'lanser-json',
      {
        'a.py': '',
        'lanser.json': '{ "gate": { "failOn": ["introduced-warnings", "negative-reward"] } }',
        'pyproject.toml': '[tool.other.gate]\nwarnOnly = true\n',
      },
      { 'a.py': WARNING, 'lanser.json': '{ "gate": { "failOn": [], "warnOnly": true } }' },
    );
    const { report, exitCode } = await gateReport(['--base', 'HEAD~1'], start);
    expect(report.conclusion).toBe('findings');
    expect(report.policy).toEqual({
      failOn: ['introduced-warnings', 'negative-reward'],
      warnOnly: false,
      failed: true,
      reasons: ['introduced-warnings', 'negative-reward'],
      head: { failOn: [], warnOnly: true, failed: false, reasons: [], error: null },
    });
    expect(exitCode).toBe(1);
  });

  test('is read from [tool.lanser] too, and warn-only changes only the exit code', async () => {
    const section = '[tool.lanser.gate]\nwarnOnly = true\n[tool.lanser.reward.weights]\nwD = 2\n';
    await history(
      'toml',
      { 'a.py': '', 'pyproject.toml': section },
      { 'a.py': '(1).wrong\n', 'pyproject.toml': 'not = [toml' },
    );
    const { stdout, exitCode } = await lanser(['gate', '--base', 'HEAD~1'], start);
    expect(stdout).toMatch(
      /\n⚠ 1 new error in a\.py · the policy only warns · 1 weakened setting · score −2 \(exit code 0: the policy passes\)\n$/u,
    );
    expect(stdout).toContain("configuration modified (both sides are checked with base's): pyproject.toml\n");
    expect(exitCode).toBe(0);
  });

  test('is overridden by the command line', async () => {
    await history(
      'flags',
      { 'a.py': '', 'lanser.json': '{ "gate": { "failOn": [] }, "reward": { "weights": { "wD": 2 } } }' },
      { 'a.py': '(1).wrong\n' },
    );
    const flags = ['--fail-on', 'inconclusive, negative-reward', '--weights', '{"wD":0.25}', '--warn-only'];
    const { report, exitCode } = await gateReport(['--base', 'HEAD~1', ...flags], start);
    expect(report.reward).toMatchObject({ r: -0.25, weights: { wD: 0.25, gamma: 1 } });
    expect(report.policy).toEqual({
      failOn: ['inconclusive', 'negative-reward'],
      warnOnly: true,
      failed: true,
      reasons: ['negative-reward'],
    });
    expect(exitCode).toBe(0);
  });
});

describe('an invalid configuration of base', () => {
  test('in two files is rejected', async () => {
    await history('two-files', {
      'a.py': '',
      'lanser.yaml': 'gate: { warnOnly: true }\n',
      'pyproject.toml': '[tool.lanser.gate]\nwarnOnly = true\n',
    });
    const { bundle, exitCode } = await bundleOf(['gate', '--base', 'HEAD'], start);
    expect(exitCode).toBe(21);
    expect(bundle.error).toMatchObject({
      code: 'E/CONFIG',
      message: 'Both lanser.yaml and pyproject.toml have settings. Keep one of them.',
    });
  });

  test.each([
    ['lanser.json', '{ "gate": { "failOnn": [] } }', 'lanser.json: /gate/failOnn: expected a known property'],
    [
      'lanser.json',
      '{ "gate": { "failOn": ["all"] } }',
      'lanser.json: /gate/failOn/0: expected one of "introduced-errors"',
    ],
    [
      'lanser.json',
      '{ "reward": { "weights": { "wD": -1 } } }',
      'lanser.json: /reward/weights/wD: expected a number of at least 0',
    ],
    ['lanser.json', '{ "gate": ', 'lanser.json: '],
    [
      'lanser.yaml',
      'gate:\n  failOn: all\n',
      'lanser.yaml: /gate/failOn: expected an array (line 2, column 11)',
    ],
    ['lanser.yml', 'gate:\n  failOn: [', 'lanser.yml:2:'],
    [
      'pyproject.toml',
      '[tool.lanser]\ntimeoutSeconds = "1"\n',
      'pyproject.toml: /timeoutSeconds: expected a number',
    ],
    ['pyproject.toml', '[tool.other]\nkey = = 1\n', 'pyproject.toml:2:7: '],
    ['pyproject.toml', '[tool]\nlanser = 1\n', 'pyproject.toml: '],
  ])('in %s is rejected with its position: %j', async (file, text, message) => {
    await history(`wrong-${Math.abs(Buffer.from(text).reduce((sum, byte) => (sum * 31 + byte) | 0, 7))}`, {
      'a.py': '',
      [file]: text,
    });
    const { bundle, exitCode } = await bundleOf(['gate', '--base', 'HEAD'], start);
    expect(exitCode).toBe(21);
    expect(bundle.error).toMatchObject({ code: 'E/CONFIG', details: { path: file } });
    expect(bundle.error?.message.startsWith(message), bundle.error?.message).toBe(true);
  });
});

test('a configuration of head that is too large is reported as an error', async () => {
  const failOn = Array.from({ length: 200_000 }, () => 'schema');
  await history('large', { 'a.py': '' }, { 'lanser.json': JSON.stringify({ gate: { failOn } }) });
  const { report } = await gateReport(['--base', 'HEAD~1'], start);
  expect(report.policy.head).toMatchObject({
    failOn: [],
    error: 'lanser.json is larger than 1 MiB. Remove everything that is not configuration.',
  });
});
