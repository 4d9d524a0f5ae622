import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { lanser } from '../helpers/lanser.ts';
import { useSandbox } from '../helpers/sandbox.ts';

const sandbox = useSandbox();

test.each([
  ['gate', '--report-directory'],
  ['gate', '--cache-directory'],
  ['diag', '--workspace'],
])('lanser %s rejects an empty path of %s, and does not use the current folder', async (command, option) => {
  const { path: cwd } = await sandbox.repository(`${command}${option}`);
  const before = readdirSync(cwd);
  const { exitCode, stderr } = await lanser([command, option, ''], { cwd, env: sandbox.env });
  const message = `The path of ${option} is empty. Name a path.`;
  expect([exitCode, stderr]).toEqual([20, expect.stringContaining(message)]);
  expect(readdirSync(cwd)).toEqual(before);
});
