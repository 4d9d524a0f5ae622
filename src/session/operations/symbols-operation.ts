import path from 'node:path';
import { sortLocated } from '../../bundle/order.ts';
import type {
  BundleEnvironment,
  BundleOf,
  BundleRequest,
  SymbolFact,
  SymbolsFacts,
} from '../../model/bundle.ts';
import { LanserError } from '../../model/lanser-error.ts';
import { readWorkspaceSymbols } from '../../protocol/symbols.ts';
import { quirksOf } from '../../server/server-quirks.ts';
import type { Route } from '../../server/routing.ts';
import type { LeasedText } from '../../server-pool/document-leases.ts';
import { SHIPPED_COMMAND } from '../../server/definition.ts';
import type { PositionSpec } from '../../model/selector.ts';
import type { Answer } from '../../server-pool/server-host.ts';
import { workspaceRoutes } from '../../server-pool/workspace-routes.ts';
import { fileArgument } from '../locate/selector-path.ts';
import type { OperationOptions, WorkspaceSession } from '../workspace-session.ts';
import { answeredBundle } from './answered-bundle.ts';
import { outlineFacts } from './outline-facts.ts';
import { symbolsAtPlace } from './symbols-at-place.ts';
import { queryFile } from './query-file.ts';
import { incompleteOf, serverFailure, type ServerFailure } from './server-failures.ts';
import { untilUnchanged } from './until-unchanged.ts';

export interface SymbolsOptions extends OperationOptions {
  /** The path of the document to outline, absolute or relative to the workspace. */
  readonly file?: string | undefined;
  /** The text to search for among the workspace's symbols. The servers decide which symbols match. */
  readonly query?: string | undefined;
  /** The place. A point selects the symbols around it. A file, range or definition selects the symbols in it. */
  readonly selector?: string | PositionSpec | undefined;
}

/** Returns symbols. Throws E/USAGE unless exactly one of `file`, `selector` and a non-empty `query` is given. */
export async function symbols(
  session: WorkspaceSession,
  options: SymbolsOptions = {},
): Promise<BundleOf<SymbolsFacts>> {
  const { file, query, selector, server } = options;
  const named = server === undefined ? {} : { server };
  if ([file, query, selector].filter((value) => value !== undefined).length !== 1 || query === '') {
    throw new LanserError('E/USAGE', 'Name exactly one of a file, a selector and a query that is not empty.');
  }
  if (selector !== undefined) return symbolsAtPlace(session, selector, options);
  if (query !== undefined) {
    const request: BundleRequest = { cmd: 'symbols', options: { query, ...named } };
    return answeredBundle<SymbolsFacts>(session, request, async (progress) => {
      const { environment, found, documents, failures } = await search(session, query, options);
      progress.environment = environment;
      const omitted = await session.services.notCheckedOut('');
      const gaps = { ...incompleteOf(failures), ...(omitted > 0 && { notCheckedOut: omitted }) };
      progress.facts = { provenance: 'lsp', documents, symbols: found, ...gaps };
      progress.failure = failures[0]?.error;
    });
  }
  const { uri, outside } = await fileArgument(session.root, file ?? '');
  return answeredBundle<SymbolsFacts>(
    session,
    { cmd: 'symbols', options: { file: uri, ...named } },
    async (progress) => {
      if (outside !== undefined) throw outside;
      const answer = await queryFile(session, uri, options);
      progress.environment = answer.environment;
      progress.facts = await outlineFacts(session, answer, () => true);
    },
  );
}

interface Search {
  readonly environment: BundleEnvironment;
  readonly found: readonly SymbolFact[];
  readonly documents: Readonly<Record<string, string>>;
  readonly failures: readonly ServerFailure[];
}

/** Asks all servers or `options.server`, but no linter. Skips servers without a search. Throws if none answers. */
async function search(session: WorkspaceSession, query: string, options: SymbolsOptions): Promise<Search> {
  const routes = await workspaceRoutes(session, session.pool.routerFor(options.server));
  if (routes.every(({ route }) => route.definition.linter)) throw await noServerError(session, options);
  return untilUnchanged(session, options, async (limits) => {
    const answers: Answer<readonly SymbolFact[]>[] = [];
    const failures: ServerFailure[] = [];
    let refused: LanserError | undefined;
    for (const { route, files } of routes.filter(({ route: { definition } }) => !definition.linter)) {
      try {
        const server = await session.pool.hostOf(route);
        const answer = await server.answer({
          isCacheable: true,
          key: JSON.stringify(['workspace symbols', query]),
          documents: await documentsToOpen(session, route, files),
          ...limits,
          send: async (view) => readWorkspaceSymbols(view, query),
        });
        answers.push(answer);
      } catch (error) {
        if (error instanceof LanserError && error.code === 'E/UNSUPPORTED_CAP') refused = error;
        else failures.push(serverFailure(session.root, route, files, error));
      }
    }
    const [first, ...others] = answers;
    if (first === undefined)
      throw (
        failures[0]?.error ??
        refused ??
        new LanserError('E/NO_SERVER', 'No language server answered. Run again.')
      );
    const found = sortLocated(answers.flatMap(({ value }) => value));
    const isUnchanged = (file: string): boolean | undefined => {
      const reports = answers.map((answer) => answer.isUnchanged(file));
      // A file can change after the answer of one server and before that of the next.
      return reports.includes(false) ? false : reports.find((report) => report !== undefined);
    };
    const environment = joined(
      first.environment,
      others.map((other) => other.environment),
    );
    return {
      answer: { environment, found, failures },
      isUnchanged,
      asked: {},
      uris: found.map(({ uri }) => uri),
    };
  });
}

/** Returns one of the files if the server needs an open document to load the project; otherwise none. */
export async function documentsToOpen(
  { root, files: texts }: WorkspaceSession,
  { definition }: Route,
  files: readonly string[],
): Promise<readonly LeasedText[]> {
  if (quirksOf(definition.name).needsOpenDocument !== true) return [];
  for (const file of files) {
    const document = await texts.document(path.relative(root, file));
    if (document !== undefined) return [{ file, text: document.lines.text }];
  }
  return [];
}

/** Returns the error for a workspace without a usable server, or without the named server. */
export async function noServerError(
  { pool }: WorkspaceSession,
  { server }: OperationOptions,
): Promise<LanserError> {
  const router = pool.routerFor(server);
  const definition = router.definitions.find(({ name }) => name === server);
  if (definition === undefined) {
    return new LanserError(
      'E/NO_SERVER',
      'No language server is available for the files of the workspace. Configure one under "servers" in lanser.json.',
    );
  }
  const { name, disabled, linter, install } = definition;
  const isMissing =
    !disabled &&
    definition.command !== SHIPPED_COMMAND &&
    (await router.executable(definition)) === undefined;
  const reason = disabled
    ? `${name} is disabled`
    : isMissing
      ? `${name} is not installed${install === undefined ? '' : `: ${install}`}`
      : linter
        ? `${name} is used for diagnostics only`
        : `${name} does not support any file of the workspace`;
  return new LanserError(
    'E/NO_SERVER',
    `${reason}.`,
    { server: name },
    isMissing ? {} : { hint: 'choose-server' },
  );
}

/** Returns the first environment, and adds the servers of the other environments as `servers`. */
export function joined(first: BundleEnvironment, others: readonly BundleEnvironment[]): BundleEnvironment {
  const servers = others.flatMap(({ server }) => (server === null ? [] : [server]));
  return servers.length === 0 ? first : { ...first, servers };
}
