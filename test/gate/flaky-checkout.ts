/** A checkout with an error that a server reports only in its first check. */
import path from 'node:path';
import { programWithPyright } from '../helpers/altered-pyright.ts';
import type { Start } from '../helpers/lanser.ts';
import type { Sandbox } from '../helpers/sandbox.ts';

/** JavaScript that turns errors into hints in each chunk of output about `flaky`, except in the first such chunk. */
const FLAKY = `((seen) => (text) =>
  text.includes('"flaky\\\\"') && seen++ > 0 ? text.replaceAll('"severity":1', '"severity":4') : text)(0)`;

/** Makes two commits; the second adds the error. Returns options that start lanser with a changed Pyright. */
export async function flakyCheckout(sandbox: Sandbox): Promise<Start> {
  const { path: cwd, write, commit } = await sandbox.repository();
  await write('a.py', 'x = 1\n');
  await commit();
  await write('a.py', 'x = 1\nx.flaky\n');
  await commit();
  const program = programWithPyright(path.join(sandbox.path, 'program'), FLAKY);
  return { cwd, env: sandbox.env, program };
}
