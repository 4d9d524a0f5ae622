/** A repository in which a simulated coding agent works, and the agent's events. */
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import type { HookOutput } from '../../src/hook/answer-event.ts';
import { lanser, type Finished, type Start } from '../helpers/lanser.ts';
import type { Sandbox, SandboxRepository } from '../helpers/sandbox.ts';
import { warmStart } from '../helpers/warm-lanser.ts';

export const RATES: string = 'def rate(currency: str) -> int:\n    return len(currency)\n';
export const TEXT_RATES: string = RATES.replace('int', 'str').replace('len(currency)', 'currency');
export const USE: string = 'from rates import rate\n\ntotal: int = rate("EUR")\nwrong: str = rate("USD")\n';

type Named = 'PostToolUse' | 'SessionStart' | 'Stop';

export interface HookSession {
  readonly root: string;
  /** Start options for commands that share a background process, which ends after the last test. */
  readonly start: Start;
  readonly write: SandboxRepository['write'];
  /** Returns the id of the current test's session. */
  readonly session: () => string;
  /** Runs `lanser hook` with an event. The time limit is long, because the machine may be busy. */
  readonly event: (
    name: Named,
    fields?: { id?: string; from?: Start; file?: string; [name: string]: unknown },
  ) => Promise<Finished>;
  /** Returns the file and line of each error in an output, as `file:line`. */
  readonly places: (finished: Finished) => readonly string[];
}

/** Creates a repository with a type error in its only commit. Each test starts from this commit in a new session. */
export function useHookSession(sandbox: Sandbox): HookSession {
  const root = path.join(sandbox.path, 'project');
  const start = warmStart(sandbox, root);
  let repository: SandboxRepository;
  let sessions = 0;
  let session: string;

  beforeAll(async () => {
    repository = await sandbox.repository('project');
    await repository.write('rates.py', RATES);
    await repository.write('use.py', USE);
    await repository.commit();
  });

  beforeEach(async () => {
    await repository.git(['reset', '--quiet', '--hard']);
    await repository.git(['clean', '-fdxq']);
    session = `session-${(sessions += 1)}`;
  });

  afterAll(async () => {
    expect(await lanser(['stop'], start)).toMatchObject({ exitCode: 0 });
  });

  return {
    root,
    start,
    write: async (name, text) => repository.write(name, text),
    session: () => session,
    event: async (name, { id = session, from = start, file, ...fields } = {}) => {
      const input = JSON.stringify({
        session_id: id,
        cwd: from.cwd,
        hook_event_name: name,
        ...(file === undefined
          ? {}
          : { tool_name: 'Edit', tool_input: { file_path: path.join(from.cwd, file) } }),
        ...fields,
      });
      const finished = await lanser(['hook', '--budget', '600'], { ...from, input });
      expect(finished.exitCode, finished.stderr).toBe(0);
      return finished;
    },
    places: ({ stdout }) => {
      if (stdout === '') return [];
      const output = JSON.parse(stdout) as HookOutput;
      const text = 'reason' in output ? output.reason : output.hookSpecificOutput.additionalContext;
      return [...text.matchAll(/^(?<place>\S+:\d+):\d+: error/gmu)].map(
        ({ groups }) => groups?.['place'] ?? '',
      );
    },
  };
}
