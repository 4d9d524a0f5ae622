import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { makeEnvironment } from './environments.ts';
import { openGate } from './gate.ts';
import { freshCli, WarmCli } from './pyright-cli.ts';
import type { Checkers } from './run-case.ts';

/**
 * Returns a function that creates checkers: the gate of a built SDK, and Pyright's command line. Each call of the
 * function returns checkers with a separate command-line process.
 */
export async function checkersOf(
  sdk: string,
  temporaryRoot: string,
  spent: Map<string, number>,
): Promise<() => Checkers & Disposable> {
  // The gate and Pyright run `python3`. A launcher, such as a pyenv shim, would slow them down. So the folder of the
  // interpreter itself comes first in `PATH`.
  const program = ['-c', 'import sys; print(sys.executable)'];
  const python = execFileSync('python3', program, { encoding: 'utf8' }).trim();
  const env = {
    PATH: `${path.dirname(python)}:${process.env['PATH']}`,
    HOME: process.env['HOME'],
    GIT_CONFIG_GLOBAL: '/dev/null',
    GIT_CONFIG_NOSYSTEM: '1',
  };
  const gate = await openGate(pathToFileURL(sdk).href, env, temporaryRoot);
  const environment = await makeEnvironment(python, temporaryRoot);
  return () => {
    const cli = new WarmCli(env);
    return {
      gate,
      spent,
      environment,
      warm: async (root, setting) => cli.check(root, setting),
      fresh: async (root, setting) => freshCli(root, setting, env),
      [Symbol.dispose]: () => cli[Symbol.dispose](),
    };
  };
}
