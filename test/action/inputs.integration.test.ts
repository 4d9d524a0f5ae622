import { beforeAll, describe, expect, test } from 'vitest';
import { INPUT_NAMES } from '../../src/action/inputs.ts';
import { actionRunner, MANIFEST, TOKEN, type Step } from '../helpers/action-runner.ts';
import { useSandbox } from '../helpers/sandbox.ts';

const sandbox = useSandbox();
const runner = actionRunner(sandbox);
let step: Step;

beforeAll(async () => {
  const { path: workspace, commit } = await sandbox.repository();
  const sha = await commit();
  step = { workspace, event: 'push', payload: {}, ref: 'refs/heads/main', sha };
});

test('INPUT_NAMES lists the inputs of action.yml in the same order', () => {
  expect(Object.keys(MANIFEST.inputs)).toEqual(INPUT_NAMES);
});

test('action.yml runs dist/action.js on Node 24', () => {
  expect(MANIFEST.runs).toEqual({ using: 'node24', main: 'dist/action.js' });
});

describe('an invalid input ends the Action with a message that explains the error', () => {
  test.each<[input: string, value: string, message: string]>([
    [
      'pyright-version',
      'latest',
      'The input pyright-version: "latest" is not a version of Pyright. Name an exact version such as 1.1.414, "project", or the absolute path of an installed pyright package.',
    ],
    [
      'reward-version',
      'rl-csf-v9',
      'The input reward-version is "rl-csf-v9"; allowed: rl-csf-v1, rl-csf-v2, pr-v1.',
    ],
    [
      'fail-on',
      'introduced-errors, all',
      'The input fail-on is "all"; allowed: introduced-errors, introduced-warnings, negative-reward, nondeterminism, schema, unsafe-rename, incomplete-rename, suppressions, config-weakened, unstable, unresolved-imports, inconclusive.',
    ],
    [
      'fail-on',
      ' , ',
      'The input fail-on is ",", an empty list; allowed: introduced-errors, introduced-warnings, negative-reward, nondeterminism, schema, unsafe-rename, incomplete-rename, suppressions, config-weakened, unstable, unresolved-imports, inconclusive.',
    ],
    ['working-directory', ',', 'The input working-directory is ",", an empty list; allowed: folders.'],
    ['warn-only', 'yes', 'The input warn-only is "yes"; allowed: true, false.'],
    ['job-summary', '0', 'The input job-summary is "0"; allowed: true, false.'],
    ['annotations', 'some', 'The input annotations is "some"; allowed: introduced, all, none.'],
    [
      'report-files',
      'junit=a.xml,xml=b.xml',
      'The input report-files is "xml"; allowed: text, markdown, html, json, sarif, junit, gitlab, rdjson.',
    ],
    ...['junit', 'junit=', 'junit=a,junit=b', 'junit=a,gitlab=a', 'junit=a,gitlab=./a'].map(
      (value): [input: string, value: string, message: string] => [
        'report-files',
        value,
        `The input report-files has the invalid entry ${JSON.stringify(value.split(',').at(-1))}. Write one form=file entry per form, each with a different file.`,
      ],
    ),
    ['timeout-minutes', '0', 'The input timeout-minutes is "0"; allowed: a number above 0.'],
    ['timeout-minutes', 'NaN', 'The input timeout-minutes is "NaN"; allowed: a number above 0.'],
    [
      'reward-weights',
      'wQ=1',
      'The input reward-weights: "wQ" is not a weight. Known weights: wD, wS, wA, wE, gamma (rl-csf-v1) and wD, wH, wE (rl-csf-v2) and alpha, beta, gamma (pr-v1).',
    ],
    [
      'reward-weights',
      'wD=x',
      'The input reward-weights: The weight wD must be a number from 0 to 1000000000.',
    ],
    ['fail_on', 'x', `Unknown input "fail_on". Known inputs: ${INPUT_NAMES.join(', ')}.`],
    ['config file', 'x', `Unknown input "config_file". Known inputs: ${INPUT_NAMES.join(', ')}.`],
  ])('%s: %s', async (input, value, message) => {
    const result = await runner.run({ ...step, with: { [input]: value } });
    expect(result.exitCode).toBe(20);
    // The token is masked before the inputs are read.
    expect(result.commands.filter(({ name }) => name !== 'add-mask')).toEqual([
      { name: 'error', properties: { title: 'E/USAGE' }, data: message },
    ]);
    expect([result.outputs, result.summary, result.temporary]).toEqual([{}, '', []]);
  });

  test.each<[input: string, value: string, exitCode: number, title: string, message: RegExp]>([
    [
      'python',
      'bin/python',
      20,
      'E/USAGE',
      /interpreter or environment ".*" was not found.*with the input `python`/u,
    ],
    [
      'working-directory',
      '../x',
      24,
      'E/JAIL',
      /^The working directory "\.\.\/x" is absolute or outside of the repository/u,
    ],
    ['base-ref', 'no-such-branch', 3, 'E/NOT_FOUND', /^"no-such-branch" does not name a commit/u],
  ])('%s: %s (found after the inputs are read)', async (input, value, exitCode, title, message) => {
    const result = await runner.run({ ...step, with: { 'base-ref': 'HEAD', [input]: value } });
    expect(result.exitCode).toBe(exitCode);
    expect(result.commands).toEqual([
      { name: 'add-mask', properties: {}, data: TOKEN },
      { name: 'error', properties: { title }, data: expect.stringMatching(message) as unknown },
    ]);
    expect(result.temporary).toEqual([]);
  });
});
