import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type * as lsp from 'vscode-languageserver-protocol';
import type { FlatRange } from '../../src/model/range.ts';
import { flatRange } from '../../src/protocol/locations.ts';
import { sendRequest, type ServerView } from '../../src/protocol/server-view.ts';
import { openClassGraph, type ClassGraph } from '../../src/rename-coverage/class-graph.ts';
import { findHierarchy, type Hierarchy } from '../../src/rename-coverage/hierarchy.ts';
import { findNotCovered, type NotCovered } from '../../src/rename-coverage/not-covered.ts';
import type { SymbolPlace } from '../../src/rename-coverage/symbol-place.ts';
import { openWorkspaceSession } from '../../src/session/open-session.ts';
import { temporaryFolder } from '../helpers/temporary-folder.ts';
import { repositoryAt } from '../helpers/temporary-repository.ts';
import { testHost } from '../helpers/test-host.ts';
import { writeTree, type Tree } from '../helpers/write-tree.ts';

/** The result of a rename: related members or parameters, mentions that no edit changes, and the server's edits. */
export interface RenameGaps {
  readonly hierarchy: Hierarchy;
  readonly notCovered: readonly NotCovered[];
  readonly edits: ReadonlyMap<string, readonly FlatRange[]>;
}

export interface NameAtPlace {
  readonly name: string;
  readonly definition: SymbolPlace;
  readonly view: ServerView;
  readonly graph: ClassGraph;
  readonly serverFiles: ReadonlySet<string>;
}

/** A project with Pyright. `marked` is a text in the file `uri`, with a `|` before the name. */
export interface CoverageProject extends AsyncDisposable {
  ask<T>(uri: string, marked: string, ask: (asked: NameAtPlace) => Promise<T>): Promise<T>;
  rename(uri: string, marked: string, newName: string): Promise<RenameGaps>;
}

/**
 * Opens a project. With `tracked: false`, the folder is not a repository. Otherwise, Git tracks the files of `tree`,
 * but not those of `untracked`.
 */
export async function openCoverageProject(
  tree: Readonly<Record<string, string | Uint8Array>>,
  { tracked = true, untracked = {} }: { readonly tracked?: boolean; readonly untracked?: Tree } = {},
): Promise<CoverageProject> {
  const temporary = await temporaryFolder();
  const root = path.join(temporary.path, 'project');
  await writeTree(root, tree);
  if (tracked) {
    const repository = repositoryAt(root, temporary.path);
    await repository.git(['init', '--quiet', '--template=']);
    await repository.git(['add', '--all']);
  }
  await writeTree(root, untracked);
  const session = await openWorkspaceSession(root, { host: testHost(), timeoutMs: 60_000 });
  let requests = 0;

  function place(uri: string, marked: string): SymbolPlace {
    const text = String(tree[uri]);
    const at = text.indexOf(marked.replace('|', ''));
    if (at === -1) throw new Error(`${uri} does not contain ${marked}`);
    return { uri, offset: at + marked.indexOf('|') };
  }

  async function prepared(
    view: ServerView,
    { uri, offset }: SymbolPlace,
    newName: string,
  ): Promise<RenameGaps['edits']> {
    const document = await session.files.document(uri);
    const edit = await sendRequest<lsp.WorkspaceEdit | null>(
      view,
      { capability: 'renameProvider', method: 'textDocument/rename' },
      {
        textDocument: { uri: pathToFileURL(path.join(root, uri)).href },
        position: document?.lines.positionAt(offset),
        newName,
      },
    );
    const changes = (edit?.documentChanges ?? []) as readonly lsp.TextDocumentEdit[];
    return new Map(
      changes.map(({ textDocument, edits }) => [
        view.roots.nameOfUri(textDocument.uri),
        edits.map(({ range }) => flatRange(range)),
      ]),
    );
  }

  async function ask<T>(
    uri: string,
    marked: string,
    question: (name: NameAtPlace) => Promise<T>,
  ): Promise<T> {
    const definition = place(uri, marked);
    const document = await session.files.document(uri);
    const file = path.join(root, uri);
    const server = await session.pool.hostFor(file, undefined);
    const text = document?.lines.text ?? '';
    const name = /^[\p{XIDC}_]+/u.exec(text.slice(definition.offset))?.[0] ?? '';
    requests += 1;
    const { value } = await server.answer({
      key: String(requests),
      isCacheable: false,
      documents: [{ file, text }],
      arrivedMs: 0,
      timeoutMs: 60_000,
      signal: session.signal,
      send: async (view) => {
        const files = await server.workspaceFiles(view.session);
        const serverFiles = new Set(files.map((one) => path.relative(root, one)));
        return question({ name, definition, view, graph: openClassGraph(session, view), serverFiles });
      },
    });
    return value;
  }

  return {
    ask,
    rename: async (uri, marked, newName) =>
      ask(uri, marked, async ({ name, definition, view, graph, serverFiles }) => {
        const edits = await prepared(view, definition, newName);
        const hierarchy = await findHierarchy(graph, name, definition);
        const related = hierarchy.kind === 'none' ? [] : hierarchy.related;
        const rename = { name, newName, definition, edits, related, serverFiles };
        return { hierarchy, edits, notCovered: await findNotCovered(session, view, rename) };
      }),
    async [Symbol.asyncDispose]() {
      await session[Symbol.asyncDispose]();
      await temporary[Symbol.asyncDispose]();
    },
  };
}

/** Formats each mention as `file:line reason: text of the line`, with one-based lines. */
export function shown(mentions: readonly NotCovered[]): readonly string[] {
  return mentions.map(({ uri, range, reason, text }) => `${uri}:${range[0] + 1} ${reason}: ${text.trim()}`);
}
