import type { Host } from '../../model/host.ts';
import type { Janitor } from '../../workspace/janitor.ts';
import { runProgram } from '../../workspace/run-program.ts';

export interface AskedProgram {
  readonly host: Host;
  readonly janitor: Janitor;
  /** Absolute. */
  readonly program: string;
  /** A folder outside of all projects. */
  readonly cwd: string;
  readonly env: Readonly<Record<string, string>>;
  readonly signal: AbortSignal;
}

const TIMEOUT_MS = 5000;
const VERSION = /\d+\.\d+\.\d+[\w.+-]*/u;

/** Runs a program with `--version`. Returns undefined if it fails or prints no version. */
export async function programSaysVersion(asked: AskedProgram): Promise<string | undefined> {
  try {
    const { stdout, stderr } = await runProgram({
      ...asked,
      name: asked.program,
      args: ['--version'],
      timeoutMs: TIMEOUT_MS,
    });
    return VERSION.exec(stdout)?.[0] ?? VERSION.exec(stderr)?.[0];
  } catch {
    return undefined;
  }
}
