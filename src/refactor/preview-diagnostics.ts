import { createHash } from 'node:crypto';
import path from 'node:path';
import { sortLocated } from '../bundle/order.ts';
import type { WorkspacePath } from '../model/brand.ts';
import type { Diagnostic } from '../model/diagnostic.ts';
import type { ServerView } from '../protocol/server-view.ts';
import { closestFileType } from '../server/definition.ts';
import { routeKey, type Route } from '../server/routing.ts';
import { factsByFile } from '../session/operations/diagnostics-operation.ts';
import { requestLimits } from '../session/operations/request-limits.ts';
import type { OperationOptions, WorkspaceSession } from '../session/workspace-session.ts';
import type { LeasedText } from '../server-pool/document-leases.ts';
import type { RoutedFiles } from '../server-pool/workspace-routes.ts';
import { uriIn } from '../workspace/file-uri.ts';

/** A file's text before and after an edit, decoded as by a server: as UTF-8, with any byte order mark. */
export interface ChangedText {
  readonly path: WorkspacePath;
  readonly before: string;
  readonly after: string;
  /** The texts decoded with the file's own encoding, without a byte order mark. Positions refer to these texts. */
  readonly decoded: { readonly before: string; readonly after: string };
}

/** An extra query that a server answers while its documents have the texts after the edit. */
export interface ExtraQuery<T> {
  readonly route: Route;
  readonly key: string;
  readonly send: (view: ServerView) => Promise<T>;
  readonly opened: readonly LeasedText[];
}

export interface PreviewedDiagnostics<T> {
  readonly diagnostics: readonly Diagnostic[];
  /** The answer to the extra query; undefined without an extra query, or if `routed` does not contain its route. */
  readonly answer: T | undefined;
}

/**
 * Returns the diagnostics after an edit in memory. Each server gets the new texts, answers, and then gets the old
 * texts again. The server answers no other query meanwhile. `unchanged` contains the texts of files without edits.
 */
export async function previewDiagnostics<T>(
  session: WorkspaceSession,
  routed: readonly RoutedFiles[],
  texts: readonly ChangedText[],
  unchanged: readonly LeasedText[],
  extra: ExtraQuery<T> | undefined,
  options: OperationOptions,
): Promise<PreviewedDiagnostics<T>> {
  const found: Diagnostic[] = [];
  let extraAnswer: T | undefined;
  for (const { route, files } of routed) {
    const { definition } = route;
    const server = await session.pool.hostOf(route);
    const edited = texts.filter(
      ({ path: name }) => closestFileType(definition.fileTypes, name) !== undefined,
    );
    const requestedFiles = new Set(files);
    const opened = new Set([...files, ...edited.map(({ path: name }) => path.join(session.root, name))]);
    const isExtra = extra !== undefined && routeKey(extra.route) === routeKey(route);
    const answer = await server.answer({
      key: `after ${versionsKey(files, edited)} ${isExtra ? extra.key : ''}`,
      isCacheable: false,
      isExclusive: true,
      documents: [
        ...edited.map(({ path: name, before }) => ({ file: path.join(session.root, name), text: before })),
        ...unchanged.filter(({ file }) => requestedFiles.has(file)),
        ...(isExtra ? extra.opened.filter(({ file }) => !opened.has(file)) : []),
      ],
      ...requestLimits(session, options),
      send: async (view) =>
        withTexts(session.root, view, edited, async () => {
          // Diagnostics precede the extra query: Pyright resolves names in strings only in files that it has checked.
          const { facts } = await factsByFile(session, view, files, `${definition.name}, after the edit`);
          const answerAfter = isExtra ? await queryDecoded(session.root, view, edited, extra) : undefined;
          return { facts, answerAfter };
        }),
    });
    for (const { diagnostics } of answer.value.facts) for (const one of diagnostics) found.push(one);
    extraAnswer ??= answer.value.answerAfter;
  }
  return { diagnostics: sortLocated(found), answer: extraAnswer };
}

/** Returns a hash, because a key with the texts themselves would keep the texts in memory. */
function versionsKey(files: readonly string[], texts: readonly ChangedText[]): string {
  const hash = createHash('sha256').update(JSON.stringify(files));
  for (const text of texts) hash.update(JSON.stringify(text));
  return hash.digest('hex');
}

/** Sends the query while the documents have the texts that positions refer to. */
async function queryDecoded<T>(
  root: string,
  view: ServerView,
  texts: readonly ChangedText[],
  { send }: ExtraQuery<T>,
): Promise<T> {
  const { documents } = view.session;
  for (const { path: name, after, decoded } of texts) {
    if (decoded.after !== after) await documents.sync(uriIn(root, name), '', decoded.after);
  }
  return send(view);
}

/**
 * Sends the new texts, runs the work, and restores the old texts. If the old texts cannot be restored, kills the
 * server: a new server reads the files from disk.
 */
async function withTexts<T>(
  root: string,
  { session }: ServerView,
  texts: readonly ChangedText[],
  work: () => Promise<T>,
): Promise<T> {
  const changed = texts.map((text) => ({ ...text, uri: uriIn(root, text.path) }));
  try {
    for (const { uri, after } of changed) await session.documents.sync(uri, '', after);
    return await work();
  } finally {
    try {
      for (const { uri, before } of changed) await session.documents.sync(uri, '', before);
    } catch {
      await session.abandon();
    }
  }
}
