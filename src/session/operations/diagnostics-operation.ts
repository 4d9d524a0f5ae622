import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { documentVersion } from '../../bundle/blob-id.ts';
import { sortLocated } from '../../bundle/order.ts';
import type { BundleEnvironment, DiagnosticsFacts, Hint, Scope } from '../../model/bundle.ts';
import { countBySeverity, type Diagnostic } from '../../model/diagnostic.ts';
import { LanserError } from '../../model/lanser-error.ts';
import { compareCodeUnits } from '../../model/range.ts';
import { readDocumentDiagnostics } from '../../protocol/document-diagnostics.ts';
import { readScopeDocument } from '../../protocol/scope-document.ts';
import type { ServerView } from '../../protocol/server-view.ts';
import type { ServerHost } from '../../server-pool/server-host.ts';
import type { RoutedFiles } from '../../server-pool/workspace-routes.ts';
import { workspacePath } from '../../workspace/containment.ts';
import type { OperationOptions, WorkspaceSession } from '../workspace-session.ts';
import { incompleteOf, serverFailure, type ServerFailure } from './server-failures.ts';
import { joined } from './symbols-operation.ts';
import { untilUnchanged } from './until-unchanged.ts';

export interface FileFacts {
  /** The path relative to the workspace or, outside of it, the base name. */
  readonly uri: string;
  readonly diagnostics: readonly Diagnostic[];
  readonly hints: readonly Hint[];
}

/** The diagnostics and hints of files, and the versions of these files. */
export interface FoundDiagnostics extends Omit<FileFacts, 'uri'> {
  /** The facts of configuration files, such as `tsconfig.json`. */
  readonly configurations: readonly FileFacts[];
  readonly environment: BundleEnvironment;
  readonly documents: Readonly<Record<string, string>>;
}

/** Returns the diagnostics of files. Throws the error of the first failed server. */
export async function diagnoseFiles(
  session: WorkspaceSession,
  routed: readonly RoutedFiles[],
  options: OperationOptions,
): Promise<FoundDiagnostics> {
  const { found, failures } = await diagnoseAvailable(session, routed, options);
  const [failure] = failures;
  if (failure !== undefined) throw failure.error;
  if (found === undefined) throw new TypeError('no server for these files');
  return found;
}

/** The diagnostics of the servers that answered, and the failures of the others. */
export interface AvailableDiagnostics {
  /** Undefined if no server answered. */
  readonly found: FoundDiagnostics | undefined;
  readonly failures: readonly ServerFailure[];
}

/** Returns answers and failures of servers. Throws an error that no server caused, such as E/CONTENT_MODIFIED. */
export async function diagnoseAvailable(
  session: WorkspaceSession,
  routed: readonly RoutedFiles[],
  options: OperationOptions,
): Promise<AvailableDiagnostics> {
  const answers: FoundDiagnostics[] = [];
  const failures: ServerFailure[] = [];
  for (const { route, files } of routed) {
    try {
      const server = await session.pool.hostOf(route);
      answers.push(await diagnoseBy(session, server, files, route.definition.name, options));
    } catch (error) {
      failures.push(serverFailure(session.root, route, files, error));
    }
  }
  return { found: joinedDiagnostics(answers), failures };
}

function joinedDiagnostics(answers: readonly FoundDiagnostics[]): FoundDiagnostics | undefined {
  const [first, ...others] = answers;
  if (first === undefined) return undefined;
  const documents: [string, string][] = answers.flatMap((answer) => Object.entries(answer.documents));
  return {
    environment: joined(
      first.environment,
      others.map(({ environment }) => environment),
    ),
    documents: Object.fromEntries(documents.toSorted(([left], [right]) => compareCodeUnits(left, right))),
    diagnostics: merged(answers.map(({ diagnostics }) => diagnostics)),
    hints: merged(answers.map(({ hints }) => hints)),
    configurations: answers.flatMap(({ configurations }) => configurations),
  };
}

async function diagnoseBy(
  session: WorkspaceSession,
  server: ServerHost,
  files: readonly string[],
  label: string,
  options: OperationOptions,
): Promise<FoundDiagnostics> {
  return untilUnchanged(session, options, async (limits) => {
    const versions: [name: string, version: string][] = [];
    const texts = [];
    for (const file of files) {
      const name = workspacePath(session.root, file) ?? path.basename(file);
      const bytes = await readScopeDocument(file, name, session.readableRoot);
      versions.push([name, documentVersion(bytes)]);
      texts.push({ file, text: bytes.toString('utf8') });
    }
    const documents = Object.fromEntries(versions);
    const { value, environment, isUnchanged } = await server.answer({
      isCacheable: true,
      key: JSON.stringify(['diagnostics', documents]),
      documents: texts,
      ...limits,
      send: async (view) => factsByFile(session, view, files, label),
    });
    const diagnostics = value.facts.flatMap((facts) => facts.diagnostics);
    const hints = value.facts.flatMap((facts) => facts.hints);
    const { configurations } = value;
    return { answer: { environment, diagnostics, hints, configurations }, isUnchanged, asked: documents };
  });
}

/**
 * Returns the facts of open files, in the order of `files`, and of their configuration files. Throws E/INCONCLUSIVE
 * if a file has no answer.
 */
export async function factsByFile(
  { host, root }: Pick<WorkspaceSession, 'host' | 'root'>,
  view: ServerView,
  files: readonly string[],
  label: string,
): Promise<{ readonly facts: readonly FileFacts[]; readonly configurations: readonly FileFacts[] }> {
  const total = files.length;
  const uris = files.map((file) => pathToFileURL(file).href);
  const onFile = (done: number): void => host.progress({ label, done, total });
  onFile(0);
  const answers = await readDocumentDiagnostics(view, uris, onFile);
  const factsOf = (documentUri: string): FileFacts => {
    const items = answers.get(documentUri);
    const file = fileURLToPath(documentUri);
    const uri = workspacePath(root, file) ?? path.basename(file);
    if (items === undefined)
      throw new LanserError('E/INCONCLUSIVE', `The server did not answer for ${uri}. Run again.`);
    const facts = items.map((item) => view.fact(uri, item));
    return {
      uri,
      diagnostics: facts.flatMap((fact) => (fact.kind === 'diagnostic' ? [fact.diagnostic] : [])),
      hints: facts.flatMap((fact) => (fact.kind === 'hint' ? [fact.hint] : [])),
    };
  };
  const requested = new Set(uris);
  const others = [...answers.keys()].filter((uri) => !requested.has(uri));
  return { facts: uris.map(factsOf), configurations: others.map(factsOf) };
}

/** Returns the items in canonical order. If several servers report the same item, keeps that of the first server. */
function merged<T extends Hint | Diagnostic>(byServer: readonly (readonly T[])[]): readonly T[] {
  const keyOf = ({ uri, range, message }: T): string => JSON.stringify([uri, range, message]);
  const earlier = new Set<string>();
  const result: T[] = [];
  for (const items of byServer) {
    // If one server reports two equal items, both stay.
    for (const item of items) if (!earlier.has(keyOf(item))) result.push(item);
    for (const item of items) earlier.add(keyOf(item));
  }
  return sortLocated(result);
}

/**
 * Returns the facts for a scope. A range includes every diagnostic and hint that overlaps or touches it. Other scopes
 * include the diagnostics of configuration files.
 */
export function diagnosticsFacts(
  { documents, diagnostics, hints, configurations }: FoundDiagnostics,
  scope: Scope,
  failures: readonly ServerFailure[] = [],
): DiagnosticsFacts {
  const others = scope.kind === 'range' ? [] : configurations.map((file) => file.diagnostics);
  const counted = merged([diagnostics.filter((diagnostic) => isInScope(diagnostic, scope)), ...others]);
  return {
    provenance: 'lsp',
    documents,
    scope,
    diagnostics: counted,
    hints: hints.filter((hint) => isInScope(hint, scope)),
    counts: countBySeverity(counted),
    ...incompleteOf(failures),
  };
}

function isInScope({ range }: Hint | Diagnostic, scope: Scope): boolean {
  if (scope.kind !== 'range') return true;
  const [startLine, start, endLine, end] = range;
  const [fromLine, from, toLine, to] = scope.range;
  const beginsAfter = startLine > toLine || (startLine === toLine && start > to);
  const endsBefore = endLine < fromLine || (endLine === fromLine && end < from);
  return !beginsAfter && !endsBefore;
}
