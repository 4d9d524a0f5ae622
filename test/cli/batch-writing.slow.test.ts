import { readFile, truncate, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import type { Bundle } from '../../src/model/bundle.ts';
import { ledgerRepository } from '../helpers/edit-project.ts';
import { lanser } from '../helpers/lanser.ts';
import { useSandbox } from '../helpers/sandbox.ts';

const sandbox = useSandbox();
const HOVER = '{"cmd": "hover", "selector": "ledger/cli.py@L6:C13"}\n';
const RENAME =
  '{"cmd": "rename", "selector": "py://ledger.money#Money", "options": {"newName": "Cash", "apply": true}}\n';

test('a resumed batch repeats only the requests that have no answer in the output', async () => {
  const { path: root } = await ledgerRepository(sandbox, 'cut');
  const requests = path.join(sandbox.path, 'requests');
  await writeFile(requests, HOVER + RENAME + HOVER);
  const out = path.join(sandbox.path, 'answers');
  const batch = async (): Promise<string> => {
    const args = ['batch', requests, '--out', out, '--resume'];
    expect(await lanser(args, { cwd: root, env: sandbox.env })).toMatchObject({ exitCode: 0 });
    return readFile(out, 'utf8');
  };
  const whole = await batch();
  const lines = whole.split('\n');
  expect(lines.map((line) => /class (?:Money|Cash)/u.exec(line)?.[0])).toEqual([
    'class Money',
    expect.anything(),
    'class Cash',
    undefined,
  ]);
  await truncate(out, Buffer.byteLength(lines.slice(0, 2).join('\n')) + 1);
  expect(await batch()).toBe(whole);
  // The output is now as if the batch was killed after the rename, but before the answer was written. So the rename
  // runs again, and fails because the class already has the new name.
  await truncate(out, Buffer.byteLength(lines[0] ?? '') + 1);
  const [first, second, third] = (await batch()).split('\n');
  expect([first, third]).toEqual([lines[0], lines[2]]);
  const { error } = JSON.parse(second ?? '') as Bundle;
  expect([error?.code, error?.message]).toEqual(['E/USAGE', expect.stringContaining('is the current name')]);
});
