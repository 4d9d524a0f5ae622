import { createHash } from 'node:crypto';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { sortLocated } from '../bundle/order.ts';
import type { WorkspacePath } from '../model/brand.ts';
import type { Diagnostic } from '../model/diagnostic.ts';
import type { ServerView } from '../protocol/server-view.ts';
import { closestFileType } from '../server/definition.ts';
import type { Route } from '../server/routing.ts';
import { factsByFile } from '../session/operations/diagnostics-operation.ts';
import { requestLimits } from '../session/operations/request-limits.ts';
import type { OperationOptions, WorkspaceSession } from '../session/operations/workspace-session.ts';
import type { OpenText } from '../session/servers/open-set.ts';
import type { RoutedFiles } from '../session/servers/workspace-routes.ts';

/** A file's text before and after an edit, as a server reads the file by itself: as UTF-8, marks and all. */
export interface ChangedText {
  readonly path: WorkspacePath;
  readonly before: string;
  readonly after: string;
  /** The same in the file's own encoding and without a byte order mark: what positions count in. */
  readonly decoded: { readonly before: string; readonly after: string };
}

/** What else a server is asked while it has the texts of after. */
export interface AskedAfter<T> {
  readonly route: Route;
  /** Equal questions have equal keys. */
  readonly key: string;
  readonly ask: (view: ServerView) => Promise<T>;
  /** Documents that have to be open for it, with their texts. */
  readonly opened: readonly OpenText[];
}

export interface PreviewedDiagnostics<T> {
  readonly diagnostics: readonly Diagnostic[];
  /** The answer to what else was asked; undefined where its server reads none of the files. */
  readonly asked: T | undefined;
}

/**
 * The diagnostics of files as they would be: the servers get the texts of after in memory, are asked, and
 * get back those of before. Nobody else asks them meanwhile. `unchanged` are the texts of the other files.
 */
export async function previewDiagnostics<T>(
  session: WorkspaceSession,
  routed: readonly RoutedFiles[],
  texts: readonly ChangedText[],
  unchanged: readonly OpenText[],
  askedAfter: AskedAfter<T> | undefined,
  options: OperationOptions,
): Promise<PreviewedDiagnostics<T>> {
  const found: Diagnostic[] = [];
  let asked: T | undefined;
  for (const { route, files } of routed) {
    const { definition } = route;
    const server = await session.pool.hostOf(route);
    const own = texts.filter(({ path: name }) => closestFileType(definition.fileTypes, name) !== undefined);
    const wanted = new Set(files);
    const given = new Set([...files, ...own.map(({ path: name }) => path.join(session.root, name))]);
    const isAsked = askedAfter !== undefined && isSame(askedAfter.route, route);
    const answer = await server.answer({
      key: `after ${versionsKey(files, own)} ${isAsked ? askedAfter.key : ''}`,
      mayBeKept: false,
      alone: true,
      documents: [
        ...own.map(({ path: name, before }) => ({ file: path.join(session.root, name), text: before })),
        ...unchanged.filter(({ file }) => wanted.has(file)),
        ...(isAsked ? askedAfter.opened.filter(({ file }) => !given.has(file)) : []),
      ],
      arrivedMs: options.arrivedMs ?? session.host.monotonicMs(),
      ...requestLimits(session, options),
      ask: async (view) =>
        withTexts(session.root, view, own, async () => {
          // First the check: what a string means, Pyright knows only of files that it has checked.
          const facts = await factsByFile(session, view, files, `${definition.name}, after the edit`);
          const besides = isAsked ? await askDecoded(session.root, view, own, askedAfter) : undefined;
          return { facts, besides };
        }),
    });
    found.push(...answer.value.facts.flatMap(({ diagnostics }) => diagnostics));
    asked ??= answer.value.besides;
  }
  return { diagnostics: sortLocated(found), asked };
}

/** The texts themselves would be kept for as long as the answer is. */
function versionsKey(files: readonly string[], texts: readonly ChangedText[]): string {
  const hash = createHash('sha256').update(JSON.stringify(files));
  for (const text of texts) hash.update(JSON.stringify(text));
  return hash.digest('hex');
}

function isSame(one: Route, other: Route): boolean {
  return one.definition.name === other.definition.name && one.root === other.root;
}

/** Asks while the documents are the texts that positions count in. */
async function askDecoded<T>(
  root: string,
  view: ServerView,
  texts: readonly ChangedText[],
  { ask }: AskedAfter<T>,
): Promise<T> {
  const { documents } = view.session;
  for (const { path: name, after, decoded } of texts) {
    if (decoded.after !== after) await documents.sync(uriIn(root, name), '', decoded.after);
  }
  return ask(view);
}

function uriIn(root: string, name: WorkspacePath): string {
  return pathToFileURL(path.join(root, name)).href;
}

/** A server that cannot be given the texts of before again is given up: another one reads the files. */
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
