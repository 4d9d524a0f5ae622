/** Runs the scripted agent of examples/agent in the demo repository. */
import { execFile } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { Tiktoken, type TiktokenBPE } from 'js-tiktoken/lite';
import { beforeAll, expect } from 'vitest';
import { buildDemoRepository } from '../../scripts/demo-repository.ts';
import { LANSER } from '../helpers/lanser.ts';
import type { Sandbox } from '../helpers/sandbox.ts';

const LOOP = fileURLToPath(new URL('../../examples/agent/loop.mjs', import.meta.url));
const MAX_TOKENS = 2500;
const run = promisify(execFile);

export interface AgentLoop {
  readonly repository: string;
  /** Runs the loop. Returns its standard output and its exit code. */
  readonly play: (
    name: string,
    newName: string,
  ) => Promise<{ readonly stdout: string; readonly code: unknown }>;
  /** Runs a program in the repository. Returns all its output. */
  readonly inRepository: (program: string, ...args: readonly string[]) => Promise<string>;
}

export function useAgentLoop(sandbox: Sandbox): AgentLoop {
  const repository = path.join(sandbox.path, 'ledger');

  beforeAll(async () => {
    await buildDemoRepository(repository);
  });

  return {
    repository,
    play: async (name, newName) => {
      const args = [LOOP, name, newName, process.execPath, LANSER];
      const options = { cwd: repository, env: sandbox.env };
      return run(process.execPath, args, options).then(
        ({ stdout }) => ({ stdout, code: 0 }),
        ({ stdout, code }: { stdout: string; code: unknown }) => ({ stdout, code }),
      );
    },
    inRepository: async (program, ...args) => {
      const { stdout, stderr } = await run(program, args, { cwd: repository });
      return stdout + stderr;
    },
  };
}

export function expectFewTokens(stdout: string, ranks: TiktokenBPE): void {
  const count = new Tiktoken(ranks).encode(stdout).length;
  // A transcript without lanser's answers would have fewer than 500 tokens.
  expect(count).toBeGreaterThan(500);
  expect(count).toBeLessThanOrEqual(MAX_TOKENS);
}

/** Checks that a rename stops with a reason and writes nothing. */
export async function expectStop(
  { play, inRepository }: AgentLoop,
  [name, newName]: readonly [string, string],
  reason: RegExp,
): Promise<void> {
  const state = async (): Promise<string> =>
    (await inRepository('git', 'status', '--porcelain')) + (await inRepository('git', 'diff'));
  const before = await state();
  const { stdout, code } = await play(name, newName);
  expect([code, stdout]).toEqual([1, expect.stringMatching(reason)]);
  expect(stdout).toMatch(/\nstopped: lanser \w+ ended with exit code \d+\n$/u);
  expect(await state()).toBe(before);
}
