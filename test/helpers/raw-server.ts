import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { createMessageConnection, StreamMessageReader, StreamMessageWriter } from 'vscode-jsonrpc/node';
import {
  FileChangeType,
  type ConfigurationParams,
  type LogMessageParams,
} from 'vscode-languageserver-protocol';
import { pyrightSettings } from '../../src/server/pyright/settings.ts';

/** Pyright with lanser's settings and an independent client. Tests compare its answers with lanser's. */
export interface RawServer extends AsyncDisposable {
  /** The absolute path of the workspace. */
  readonly root: string;
  request<Result>(method: string, params: unknown): Promise<Result>;
  /** Opens a file of the workspace by its relative path, and closes all other files. Returns the file's URI. */
  show(file: string): Promise<string>;
  /** Opens a file in addition to the open files. Returns the file's URI. */
  open(file: string): Promise<string>;
  /** Notifies Pyright of changed files. Closes them first, because Pyright ignores disk changes to open files. */
  changed(files: readonly string[]): Promise<void>;
}

const LINKS = { dynamicRegistration: true, linkSupport: true };
const CAPABILITIES = {
  general: { positionEncodings: ['utf-16'] },
  window: { workDoneProgress: true },
  workspace: { configuration: true, workspaceFolders: true, diagnostics: { refreshSupport: true } },
  textDocument: {
    declaration: LINKS,
    definition: LINKS,
    typeDefinition: LINKS,
    references: {},
    hover: { contentFormat: ['markdown', 'plaintext'] },
    documentSymbol: { hierarchicalDocumentSymbolSupport: true },
    diagnostic: { dynamicRegistration: true, relatedDocumentSupport: false },
    publishDiagnostics: { relatedInformation: true, versionSupport: true, tagSupport: { valueSet: [1, 2] } },
  },
};
const PYRIGHT = path.dirname(createRequire(import.meta.url).resolve('pyright/package.json'));
/** Matches the line that Pyright logs after its search for source files. */
const READY = /^(?:Found \d+ source files?|No source files found)/u;

export async function rawServer(
  root: string,
  env: Readonly<Record<string, string | undefined>> = process.env,
): Promise<RawServer> {
  const server = spawn(process.execPath, [path.join(PYRIGHT, 'langserver.index.js'), '--stdio'], {
    cwd: root,
    env,
    stdio: ['pipe', 'pipe', 'ignore'],
  });
  const exited = once(server, 'exit');
  const connection = createMessageConnection(
    new StreamMessageReader(server.stdout),
    new StreamMessageWriter(server.stdin),
  );
  connection.onRequest((method, params) =>
    method === 'workspace/configuration'
      ? (params as ConfigurationParams).items.map(({ section }) => pyrightSettings(section))
      : null,
  );
  const ready = new Promise<void>((resolve) => {
    connection.onNotification('window/logMessage', ({ message }: LogMessageParams) => {
      if (READY.test(message)) resolve();
    });
  });
  connection.listen();
  const folder = { uri: pathToFileURL(root).href, name: 'workspace' };
  await connection.sendRequest('initialize', {
    processId: process.pid,
    locale: 'en',
    rootUri: folder.uri,
    workspaceFolders: [folder],
    capabilities: CAPABILITIES,
  });
  await connection.sendNotification('initialized', {});
  await ready;

  const opened = new Set<string>();
  const open = async (file: string): Promise<string> => {
    const absolute = path.join(root, file);
    const uri = pathToFileURL(absolute).href;
    if (opened.has(uri)) return uri;
    opened.add(uri);
    const text = (await readFile(absolute, 'utf8')).replace(/^\uFEFF/u, '');
    const textDocument = { uri, languageId: 'python', version: 1, text };
    await connection.sendNotification('textDocument/didOpen', { textDocument });
    return uri;
  };
  const close = async (uri: string): Promise<void> => {
    opened.delete(uri);
    await connection.sendNotification('textDocument/didClose', { textDocument: { uri } });
  };
  return {
    root,
    request: async (method, params) => connection.sendRequest(method, params),
    open,
    async show(file) {
      const shown = pathToFileURL(path.join(root, file)).href;
      for (const uri of opened) if (uri !== shown) await close(uri);
      return open(file);
    },
    async changed(files) {
      const uris = files.map((file) => pathToFileURL(path.join(root, file)).href);
      for (const uri of uris) if (opened.has(uri)) await close(uri);
      const changes = uris.map((uri) => ({ uri, type: FileChangeType.Changed }));
      await connection.sendNotification('workspace/didChangeWatchedFiles', { changes });
    },
    async [Symbol.asyncDispose]() {
      await connection.sendRequest('shutdown');
      await connection.sendNotification('exit');
      await exited;
      connection.dispose();
    },
  };
}
