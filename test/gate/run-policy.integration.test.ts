import { describe, expect, test } from 'vitest';
import { bundleOf, gateReport } from '../helpers/lanser.ts';
import { useSandbox } from '../helpers/sandbox.ts';
import { expectInvalid, useHistories } from './policy-histories.ts';

// Tests of more configuration files and errors are in run-policy.slow.test.ts.
const sandbox = useSandbox();
const WARNING = '# pyright: reportUnusedVariable=warning\ndef f():\n    unused = 1\n';
const histories = useHistories(sandbox);
const { start, history } = histories;

describe('the policy of base', () => {
  test("fails the gate although head's own policy would not", async () => {
    await history(
      'lanser-json',
      {
        'a.py': '',
        'lanser.json': '{ "gate": { "failOn": ["introduced-warnings", "negative-reward"] } }',
        'pyproject.toml': '[tool.other.gate]\nwarnOnly = true\n',
      },
      { 'a.py': WARNING, 'lanser.json': '{ "gate": { "failOn": [], "warnOnly": true } }' },
    );
    const { report, exitCode } = await gateReport(['--base', 'HEAD~1'], start());
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

  test('is overridden by the command line', async () => {
    await history(
      'flags',
      { 'a.py': '', 'lanser.json': '{ "gate": { "failOn": [] }, "reward": { "weights": { "wD": 2 } } }' },
      { 'a.py': '(1).wrong\n' },
    );
    const flags = ['--fail-on', 'inconclusive, negative-reward', '--weights', '{"wD":0.25}', '--warn-only'];
    const { report, exitCode } = await gateReport(['--base', 'HEAD~1', ...flags], start());
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
  test('is rejected if two files contain settings', async () => {
    await history('two-files', {
      'a.py': '',
      'lanser.yaml': 'gate: { warnOnly: true }\n',
      'pyproject.toml': '[tool.lanser.gate]\nwarnOnly = true\n',
    });
    const { bundle, exitCode } = await bundleOf(['gate', '--base', 'HEAD'], start());
    expect(exitCode).toBe(21);
    expect(bundle.error).toMatchObject({
      code: 'E/CONFIG',
      message: 'Both lanser.yaml and pyproject.toml have settings. Remove the settings from one of them.',
    });
  });

  test.each([
    ['lanser.json', '{ "gate": { "failOnn": [] } }', 'lanser.json: /gate/failOnn: expected a known property'],
    ['lanser.json', '{ "gate": ', 'lanser.json: '],
    [
      'lanser.yaml',
      'gate:\n  failOn: all\n',
      'lanser.yaml: /gate/failOn: expected an array (line 2, column 11)',
    ],
    [
      'pyproject.toml',
      '[tool.lanser]\ntimeoutSeconds = "1"\n',
      'pyproject.toml: /timeoutSeconds: expected a number',
    ],
  ])('in %s is rejected, and the message starts with the name of the file: %j', async (file, text, message) =>
    expectInvalid(histories, file, text, message),
  );
});
