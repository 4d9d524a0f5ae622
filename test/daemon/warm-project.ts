/** A project whose commands use a warm process (`lanser serve`). The process ends after each test. */
import { chmodSync, existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeAll } from 'vitest';
import { lanser, type Start } from '../helpers/lanser.ts';
import { processesNaming } from '../helpers/processes.ts';
import type { Sandbox, SandboxRepository } from '../helpers/sandbox.ts';
import { coldStart, comparable, warmStart } from '../helpers/warm-lanser.ts';

export const SELECTOR = 'main.py@L2:C1';
export const DEFINITION: readonly string[] = ['def', SELECTOR, '--json'];
/** A command that does not start a language server. */
export const LOCATION: readonly string[] = ['locate', SELECTOR, '--json'];

export interface WarmProject {
  readonly root: string;
  readonly start: Start;
  /** The folder that contains the sockets of warm processes. */
  readonly runtime: string;
  readonly repository: () => SandboxRepository;
  readonly daemons: () => ReturnType<typeof processesNaming>;
  /** Runs a command without a warm process, and returns its answer. The default command is `DEFINITION`. */
  readonly coldAnswer: (args?: readonly string[]) => Promise<object>;
}

export function useWarmProject(sandbox: Sandbox): WarmProject {
  const root = path.join(sandbox.path, 'project');
  const start = warmStart(sandbox, root);
  const runtime = path.join(sandbox.temporary, `lanser-${process.getuid?.()}`);
  let repository: SandboxRepository;

  beforeAll(async () => {
    repository = await sandbox.repository('project');
    await repository.write('lib.py', 'def make() -> int:\n    return 1\n');
    await repository.write('main.py', 'from lib import make\nmake()\n');
    await repository.commit();
  });

  afterEach(async () => {
    if (existsSync(runtime)) chmodSync(runtime, 0o700);
    await lanser(['stop'], start);
    await rm(runtime, { recursive: true, force: true });
  });

  return {
    root,
    start,
    runtime,
    repository: () => repository,
    daemons: () => processesNaming(sandbox.path).filter(({ command }) => command.includes(' serve ')),
    coldAnswer: async (args = DEFINITION) => comparable(await lanser(args, coldStart(start))),
  };
}
