import { expect } from 'vitest';
import type { Bundle } from '../../src/model/bundle.ts';
import { stableBundle } from '../../src/bundle/stable-bundle.ts';
import type { DaemonStatus } from '../../src/daemon/messages.ts';
import { lanser, type Finished, type Start } from './lanser.ts';
import type { Sandbox } from './sandbox.ts';

/** Returns options for a command that may use the warm (background) process. */
export function warmStart(sandbox: Sandbox, cwd: string): Start {
  // `sandbox.env` sets this variable to 1, which turns the warm process off.
  return { cwd, env: { ...sandbox.env, LANSER_NO_DAEMON: '' } };
}

/** Turns the warm process off in the options of {@link warmStart}. */
export function coldStart({ env, ...start }: Start): Start {
  return { ...start, env: { ...env, LANSER_NO_DAEMON: '1' } };
}

export async function daemonStatus(
  start: Start,
): Promise<(DaemonStatus & { readonly socket: string }) | null> {
  const { stdout } = await lanser(['serve', '--status', '--json'], start);
  return JSON.parse(stdout) as (DaemonStatus & { readonly socket: string }) | null;
}

/** Returns everything that a caller sees, except the times and `environment.local` of a bundle. */
export function comparable({ exitCode, signal, stdout, stderr }: Finished): object {
  const output = stdout.startsWith('{') ? JSON.stringify(stableBundle(JSON.parse(stdout) as Bundle)) : stdout;
  return { exitCode, signal, output, stderr };
}

/**
 * Runs each command line without the warm process and then with it. The outputs must be equal, and the warm process
 * must have answered each command.
 */
export async function expectSameAnswers(
  start: Start,
  commands: readonly (readonly string[])[],
): Promise<void> {
  const before = await daemonStatus(start);
  for (const args of commands) {
    const cold = comparable(await lanser(args, coldStart(start)));
    expect({ args, ...comparable(await lanser(args, start)) }).toEqual({ args, ...cold });
  }
  const after = await daemonStatus(start);
  expect((after?.answered ?? 0) - (before?.answered ?? 0)).toBe(commands.length);
}
