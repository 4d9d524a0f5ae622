import { spawn, spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** Runs a Python program of this folder, and returns its standard output. */
export function runPython(program: string, args: readonly string[], cwd: string): string {
  const { stdout, stderr, status } = spawnSync('python3', [programPath(program), ...args], {
    cwd,
    encoding: 'utf8',
    maxBuffer: 1024 ** 3,
  });
  if (status !== 0) throw new Error(`${program}: ${stderr}`);
  return stdout;
}

function programPath(program: string): string {
  return fileURLToPath(new URL(program, import.meta.url));
}

export interface ProgramEnd {
  readonly stdout: string;
  /** The last 4,000 UTF-16 code units. */
  readonly stderr: string;
  /** True if the time limit ended the program. */
  readonly isTimeout: boolean;
}

/** Runs a Python program of this folder with an input, without blocking. */
export async function startPython(
  program: string,
  input: string,
  options: { readonly cwd: string; readonly env: NodeJS.ProcessEnv; readonly timeoutMs: number },
): Promise<ProgramEnd> {
  const { cwd, env, timeoutMs } = options;
  // A separate process group lets the time limit also end the child processes of the program.
  const child = spawn('python3', [programPath(program)], { cwd, env, detached: true });
  let [stdout, stderr, isTimeout] = ['', '', false];
  child.stdout.setEncoding('utf8').on('data', (text: string) => (stdout += text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => (stderr = (stderr + text).slice(-4000)));
  child.stdin.on('error', () => {});
  child.stdin.end(input);
  const timer = setTimeout(() => {
    isTimeout = true;
    if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
  }, timeoutMs);
  await new Promise((resolve, reject) => child.on('error', reject).on('close', resolve));
  clearTimeout(timer);
  return { stdout, stderr, isTimeout };
}
