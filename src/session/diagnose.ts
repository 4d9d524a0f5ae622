import { realpath, stat } from 'node:fs/promises';
import path from 'node:path';
import { assembleBundle } from '../bundle/assemble.ts';
import { findGit } from '../git/git.ts';
import { openRepository } from '../git/repository.ts';
import type { Bundle, BundleRequest, Scope } from '../model/bundle.ts';
import type { Host } from '../model/host.ts';
import { LanserError } from '../model/lanser-error.ts';
import { assertValid } from '../schema/validate.ts';
import { workspacePath } from '../workspace/containment.ts';
import { expandFiles } from '../workspace/scope.ts';
import { openChecker } from './checker.ts';
import { findTools, openWorkbench } from './workbench.ts';

export interface DiagnoseOptions {
  readonly host: Host;
  /** The workspace's root: what Pyright opens. Absolute or relative to the working directory. */
  readonly workspace: string;
  /** Files, folders and globs relative to `from`; empty means the whole workspace. */
  readonly files: readonly string[];
  /** The folder that `files` are relative to; default: the workspace. */
  readonly from?: string;
  readonly python?: string | undefined;
  readonly timeoutMs: number;
  readonly signal: AbortSignal;
}

const PYTHON_ENDINGS = ['.py', '.pyi'];

/**
 * The diagnostics of a workspace or of some of its files, as a bundle: complete, or an error.
 *
 * @throws LanserError E/NOT_FOUND (no such file, no Python file), E/JAIL, E/CONFIG, E/USAGE,
 * E/FS_PERMISSIONS, E/INCONCLUSIVE, E/LS_TIMEOUT, E/LS_CRASH, E/INTERRUPTED.
 */
export async function diagnose(options: DiagnoseOptions): Promise<Bundle> {
  const { host, signal } = options;
  const startedAt = new Date(host.now()).toISOString();
  const startMs = host.monotonicMs();
  const root = await workspaceRoot(options.workspace);
  const from = options.from === undefined ? root : await realpath(path.resolve(options.from));
  const readableRoot = await repositoryRoot(host, root);
  const wholeWorkspace = options.files.length === 0;
  const named = wholeWorkspace ? [] : await namedFiles(root, from, options.files, signal);
  await using workbench = await openWorkbench(host);
  const tools = await findTools({
    host,
    scratch: workbench.scratch,
    python: options.python,
    untrusted: [readableRoot],
    project: { root, readableRoot },
    shippedPyright: false,
    signal,
  });
  await using checker = await openChecker({
    host,
    ...workbench,
    ...tools,
    root,
    readableRoot,
    label: 'checking',
    timeoutMs: options.timeoutMs,
    signal,
  });
  const files = wholeWorkspace ? (await checker.workspaceFiles()).files : named;
  if (files.length === 0) {
    throw new LanserError(
      'E/NOT_FOUND',
      "There is no Python file in the workspace, or Pyright's configuration includes none.",
    );
  }
  const scope: Scope = wholeWorkspace
    ? { kind: 'workspace', files: files.length }
    : { kind: 'files', files: files.map((file) => workspacePath(root, file) as string) };
  const facts = await checker.diagnose(files, scope);
  return assertValid(
    'bundle',
    assembleBundle({
      request: diagnosticsRequest(root, from, options.files),
      environment: checker.environment,
      facts,
      volatile: {
        snapshot: null,
        startedAt,
        timing: { totalMs: Math.round(host.monotonicMs() - startMs) },
      },
    }),
  );
}

/** The files that the arguments mean, absolute; none of them may be of another language. */
async function namedFiles(
  root: string,
  from: string,
  patterns: readonly string[],
  signal: AbortSignal,
): Promise<readonly string[]> {
  const files = await expandFiles(root, from, patterns, PYTHON_ENDINGS, signal);
  const other = files.find((file) => !PYTHON_ENDINGS.includes(path.extname(file)));
  if (other === undefined) return files.map((file) => path.join(root, file));
  throw new LanserError(
    'E/NO_SERVER',
    `No language server is configured for ${JSON.stringify(other)}; Pyright takes ${PYTHON_ENDINGS.join(' and ')}.`,
    { path: other },
  );
}

/** The request as it stands in the bundle: file arguments are made relative to the workspace. */
export function diagnosticsRequest(root: string, from: string, files: readonly string[]): BundleRequest {
  if (files.length === 0) return { cmd: 'diagnostics', options: { workspace: true } };
  return {
    cmd: 'diagnostics',
    options: { files: files.map((file) => artifactName(root, from, file)) },
  };
}

function artifactName(root: string, from: string, file: string): string {
  const absolute = path.resolve(from, file);
  if (absolute === root) return '.';
  return workspacePath(root, absolute) ?? `external:${path.basename(absolute)}`;
}

async function workspaceRoot(workspace: string): Promise<string> {
  const info = await stat(workspace).catch(() => undefined);
  if (info?.isDirectory() === true) return realpath(path.resolve(workspace));
  throw new LanserError('E/USAGE', 'The workspace is not a folder; name one with --workspace.');
}

/** The checkout that holds the workspace, or the workspace itself outside of Git. */
async function repositoryRoot(host: Host, root: string): Promise<string> {
  try {
    return (await openRepository(await findGit(host, [root]), root)).root;
  } catch {
    return root;
  }
}
