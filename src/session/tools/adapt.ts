import path from 'node:path';
import type { Adapter, ReportedItem, ToolOutput } from '../../adapter/adapter.ts';
import { ADAPTERS } from '../../adapter/adapters.ts';
import { compilerFacts } from '../../adapter/facts.ts';
import { assembleBundle, bareEnvironment } from '../../bundle/assemble.ts';
import type { DiagnosticsBundle, RequestedTool, Scope } from '../../model/bundle.ts';
import type { Host } from '../../model/host.ts';
import { LanserError } from '../../model/lanser-error.ts';
import { assertValid } from '../../schema/validate.ts';
import { baseFolder, enclosingCheckout, workspacePath, workspaceRoot } from '../../workspace/containment.ts';
import { namedRoots, type NamedRoots } from '../../workspace/named-roots.ts';
import { expandFiles, patternsInside } from '../../workspace/scope.ts';
import { diagnosticsRequest } from '../operations/diagnose-workspace.ts';
import { absolutePath, readNamedDocuments } from './named-documents.ts';
import { runTool, type FinishedTool, type ToolRequest } from './run-tool.ts';

export interface AdaptOptions {
  readonly host: Host;
  /** The workspace's root, absolute or relative to the working directory. */
  readonly workspace: string;
  readonly tool: RequestedTool;
  /** The tool's saved output. If set, the tool is not run. */
  readonly output?: string | undefined;
  /** Files, folders and globs, relative to `from`. Without any, the tool checks its default files. */
  readonly files?: readonly string[];
  /** The base folder of `files`; default: the workspace. */
  readonly from?: string;
  /** The time limit for each run of the tool. */
  readonly timeoutMs: number;
  readonly signal: AbortSignal;
  /** Runs the tool; default: on this machine. */
  readonly run?: ((request: ToolRequest) => Promise<FinishedTool>) | undefined;
}

export const TOOLS: readonly RequestedTool[] = Object.keys(ADAPTERS) as RequestedTool[];

/**
 * Returns the reports of a compiler or checker as a bundle. Saved output must match the current files.
 *
 * @throws LanserError E/NO_SERVER (the tool is missing or does not start), E/CONFIG, E/INCONCLUSIVE (missing or
 * incomplete output, a failed run), E/VERSION_SKEW (outdated output), E/JAIL, E/NOT_FOUND, E/USAGE, E/FS_PERMISSIONS,
 * E/LS_TIMEOUT, E/LS_CRASH, and the signal's reason or E/REQUEST_CANCELLED.
 */
export async function adapt(options: AdaptOptions): Promise<DiagnosticsBundle> {
  const { host, tool, signal } = options;
  const startedAt = new Date(host.now()).toISOString();
  const startMs = host.monotonicMs();
  const adapter = ADAPTERS[tool];
  const root = await workspaceRoot(options.workspace);
  const from = await baseFolder(root, options.from);
  const patterns = await patternsInside(root, from, options.files ?? []);
  const readableRoot = await enclosingCheckout(root);
  const requested =
    patterns.length === 0 ? [] : await expandFiles(root, from, patterns, adapter.endings, signal);
  const roots = rootsOf(root, readableRoot);
  const { name, version, facts } = await withoutMachine(roots, async () => {
    const saved = options.output;
    const ran =
      saved === undefined
        ? await (options.run ?? runTool)({
            ...options,
            adapter,
            workspace: root,
            files: requested.map((file) => path.join(root, file)),
            untrusted: [root, readableRoot],
          })
        : undefined;
    const read = adapter.read(ran?.output ?? saved ?? '');
    const items = itemsOf(read, requested, adapter, root, ran !== undefined);
    const checked = checkedFiles(read, root);
    // Saved output may list the checked files, for example after `tsc --listFiles`.
    if (adapter.run?.checksProject === true && (ran !== undefined || read.checked !== undefined))
      refuseUnchecked(requested, checked.files);
    const documents = await readNamedDocuments(
      [...requested, ...(requested.length === 0 ? checked.files : []), ...namesIn(items)],
      { workspace: root, readableRoot, roots, ecmaScriptLines: adapter.ecmaScriptLines },
    );
    const scope: Scope =
      requested.length > 0
        ? { kind: 'files', files: [...requested] }
        : { kind: 'workspace', files: checked.count ?? new Set(documents.values()).size };
    return {
      name: read.name ?? tool,
      version: ran?.version ?? read.version ?? 'unknown',
      facts: compilerFacts({ adapter, items, documents, roots, scope }),
    };
  });
  const request = diagnosticsRequest(root, from, patterns);
  return assertValid(
    'bundle',
    assembleBundle({
      request: { ...request, options: { ...request.options, tool } },
      environment: {
        ...bareEnvironment(host),
        server: { name, version },
        local: { workspaceRoot: root },
      },
      facts,
      volatile: {
        snapshot: null,
        startedAt,
        timing: { totalMs: Math.round(host.monotonicMs() - startMs) },
      },
    }),
  );
}

/**
 * Returns the reports on the requested files, and those of tsc on JSON files, such as `tsconfig.json`. Returns all
 * reports if no files are requested, or if the tool was run on the requested files only.
 */
function itemsOf(
  read: ToolOutput,
  requested: readonly string[],
  adapter: Adapter,
  root: string,
  wasRun: boolean,
): readonly ReportedItem[] {
  if (requested.length === 0 || (wasRun && adapter.run?.checksProject !== true)) return read.items;
  const requestedPaths = new Set(requested.map((file) => path.join(root, file)));
  return read.items.filter(
    ({ file }) =>
      requestedPaths.has(absolutePath(file, root)) || (adapter.name === 'tsc' && file.endsWith('.json')),
  );
}

/**
 * Returns the checked files of the workspace, except those in `node_modules`, and their number. Returns no files if
 * the output does not list them. Throws E/NOT_FOUND if the number is 0.
 */
function checkedFiles(
  { checked }: ToolOutput,
  root: string,
): { readonly files: readonly string[]; readonly count?: number } {
  if (checked === undefined) return { files: [] };
  const files =
    typeof checked === 'number'
      ? []
      : checked
          .flatMap((file) => workspacePath(root, absolutePath(file, root)) ?? [])
          .filter((file) => !file.split('/').includes('node_modules'));
  const count = typeof checked === 'number' ? checked : files.length;
  if (count > 0) return { files, count };
  throw new LanserError(
    'E/NOT_FOUND',
    "The tool checked no file of the workspace. Check the tool's configuration.",
  );
}

function refuseUnchecked(requested: readonly string[], checked: readonly string[]): void {
  const known = new Set(checked);
  const unchecked = requested.find((file) => !known.has(file));
  if (unchecked === undefined) return;
  throw new LanserError(
    'E/NOT_FOUND',
    `The project's configuration does not include ${JSON.stringify(unchecked)}, so this file was not checked. Include the file, or select other files.`,
    { path: unchecked },
  );
}

function namesIn(items: readonly ReportedItem[]): readonly string[] {
  return items.flatMap(({ file, related = [] }) => [file, ...related.map((other) => other.file)]);
}

/** Returns the names of the workspace and, around it, of the checkout. */
export function rootsOf(root: string, readableRoot: string): NamedRoots {
  return namedRoots([
    { name: '', path: root },
    ...(readableRoot === root ? [] : [{ name: 'repository', path: readableRoot }]),
  ]);
}

/** Runs `work`. Removes the roots' paths from the message of a LanserError, which may quote a tool. */
async function withoutMachine<T>(roots: NamedRoots, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof LanserError)) throw error;
    const { code, message, details, cause, hint } = error;
    throw new LanserError(code, roots.withoutPaths(message), details, { cause, hint });
  }
}
