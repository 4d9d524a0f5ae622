import type { Adapter, RunRequest } from '../../adapter/adapter.ts';
import type { Host } from '../../model/host.ts';
import { LanserError } from '../../model/lanser-error.ts';
import { findExecutable } from '../../workspace/executable.ts';
import { runProgram, type ProgramOutput } from '../../workspace/run-program.ts';
import { openWorkbench } from '../../server-pool/workbench.ts';

export interface ToolRequest {
  readonly host: Host;
  readonly adapter: Adapter;
  readonly workspace: string;
  /** Absolute paths; empty for the files that the tool checks by default. */
  readonly files: readonly string[];
  /** Folders whose programs are never run, because a commit may have added the programs. */
  readonly untrusted: readonly string[];
  readonly timeoutMs: number;
  readonly signal: AbortSignal;
}

/** The version and the standard output of a tool that has run. */
export interface FinishedTool {
  readonly version: string;
  readonly output: string;
}

/** Environment variables for English, uncoloured UTF-8 messages. */
const SETTINGS = { LC_ALL: 'C.UTF-8', NO_COLOR: '1', PYTHONUTF8: '1' } as const;
/** Environment variables that would add colours or write the output to a file. */
const DROPPED: ReadonlySet<string> = new Set(['FORCE_COLOR', 'MYPY_FORCE_COLOR', 'RUFF_OUTPUT_FILE']);

/** Asks a compiler or checker for its version, and runs it. */
export async function runTool(request: ToolRequest): Promise<FinishedTool> {
  const { host, adapter, workspace } = request;
  const { run, name } = adapter;
  if (run === null) {
    throw new LanserError(
      'E/USAGE',
      `${name} is a format, not a program.`,
      { tool: name },
      { hint: 'name-tool-output' },
    );
  }
  const program = await findExecutable(host, [run.command], request.untrusted);
  if (program === undefined) {
    throw new LanserError(
      'E/NO_SERVER',
      `${run.command} was not found on PATH outside of the workspace and its checkout. ${run.advice} Or run ${run.command} elsewhere and save its output.`,
      { tool: name },
      { hint: 'name-tool-output' },
    );
  }
  await using workbench = await openWorkbench(host);
  const start = async (args: readonly string[]): Promise<ProgramOutput> => {
    host.log(`${name}: ${program} ${args.join(' ')}`);
    const result = await runProgram({
      host,
      janitor: workbench.janitor,
      program,
      name,
      args,
      cwd: workspace,
      env: environmentOf(host),
      timeoutMs: request.timeoutMs,
      signal: request.signal,
    });
    if (result.stderr.trim() !== '') host.log(`${name}: ${result.stderr.trim()}`);
    return result;
  };
  const version = versionOf(await start(['--version']), name);
  const runRequest: RunRequest = {
    version,
    workspace,
    files: request.files,
    scratch: workbench.scratch.path,
  };
  let result = await start(await run.args(runRequest));
  const others = run.secondTry?.(runRequest, result);
  if (others !== undefined) result = await start(others);
  const failure = run.failure(result);
  if (failure !== undefined) throw failure;
  return { version, output: result.stdout };
}

function environmentOf(host: Host): Readonly<Record<string, string>> {
  const inherited = Object.entries(host.env).flatMap(([name, value]) =>
    value === undefined || DROPPED.has(name) ? [] : [[name, value] as const],
  );
  return { ...Object.fromEntries(inherited), ...SETTINGS };
}

function versionOf(result: ProgramOutput, name: string): string {
  const version = /\d+(?:\.\d+)+\S*/u.exec(result.stdout)?.[0];
  if (result.exitCode === 0 && version !== undefined) return version;
  throw new LanserError('E/INCONCLUSIVE', `${name} does not report its version. Check its installation.`, {
    tool: name,
    exitCode: result.exitCode,
  });
}
