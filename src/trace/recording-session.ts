import type { Diagnostic } from 'vscode-languageserver-protocol';
import { documentVersion } from '../bundle/blob-id.ts';
import type { Connection } from '../lsp/connection.ts';
import type { Documents } from '../lsp/documents.ts';
import type { Session } from '../lsp/session.ts';
import type { FrameLog } from './frames.ts';
import type { RootTokens } from './root-tokens.ts';
import { requestLogger } from './traced-request.ts';

/**
 * Wraps a server's session. Logs requests with their responses, notifications sent with `notify`, and calls of
 * `open`, `sync` and `touch`. When the caller reads published diagnostics, proposed edits, registered methods or the
 * server's progress, logs them as received notifications. Does not log other calls, such as `close` and `startOver`.
 */
export function recordingSession(
  session: Session,
  server: string,
  tokens: RootTokens,
  log: FrameLog,
): Session {
  return {
    ...session,
    connection: recordingConnection(session.connection, server, tokens, log),
    documents: recordingDocuments(session.documents, server, tokens, log),
    hasRegistered(method) {
      const isRegistered = session.hasRegistered(method);
      if (isRegistered) noteRegistered(method);
      return isRegistered;
    },
    registeredOptions(method) {
      noteRegistered(method);
      return session.registeredOptions(method);
    },
    work: {
      ...session.work,
      get busy() {
        const { busy } = session.work;
        if (busy) log.notification('received', server, '$/progress', undefined);
        return busy;
      },
    },
    published: {
      ...session.published,
      after: async (uri, count, version) => published(uri, session.published.after(uri, count, version)),
      ofVersion: async (uri, version) => published(uri, session.published.ofVersion(uri, version)),
    },
    proposed: {
      ...session.proposed,
      async during(work) {
        const edits = await session.proposed.during(work);
        for (const edit of edits) {
          log.notification('received', server, 'workspace/applyEdit', { edit: tokens.hide(edit) });
        }
        return edits;
      },
    },
  };

  function noteRegistered(method: string): void {
    const isKnown = log.frames.some(
      (frame) =>
        frame.server === server &&
        frame.method === REGISTER &&
        (frame.params as { readonly method?: unknown }).method === method,
    );
    if (isKnown || !session.hasRegistered(method)) return;
    const options = tokens.hide(session.registeredOptions(method));
    log.notification('received', server, REGISTER, { method, registerOptions: options });
  }

  async function published(
    uri: string,
    coming: Promise<readonly Diagnostic[]>,
  ): Promise<readonly Diagnostic[]> {
    const diagnostics = await coming;
    const params = tokens.hide({ uri, diagnostics });
    log.notification('received', server, 'textDocument/publishDiagnostics', params);
    return diagnostics;
  }
}

const REGISTER = 'client/registerCapability';

function recordingConnection(
  connection: Connection,
  server: string,
  tokens: RootTokens,
  log: FrameLog,
): Connection {
  const logRequest = requestLogger(log, tokens);
  return {
    ...connection,
    get ended() {
      return connection.ended;
    },
    async request<Result>(method: string, params: unknown, options: Parameters<Connection['request']>[2]) {
      return logRequest(
        server,
        method,
        tokens.hide(params),
        async () => connection.request<Result>(method, params, options),
        (result) => tokens.hide(result ?? null),
      );
    },
    async notify(method, params, options) {
      log.notification('sent', server, method, tokens.hide(params));
      await connection.notify(method, params, options);
    },
  };
}

/** Logs blob ids instead of texts, because a replay reads or computes the texts again. */
function recordingDocuments(
  documents: Documents,
  server: string,
  tokens: RootTokens,
  log: FrameLog,
): Documents {
  return {
    ...documents,
    get opened() {
      return documents.opened;
    },
    async open(uri, languageId, text) {
      log.notification('sent', server, 'textDocument/didOpen', openedParams(uri, text, tokens));
      await documents.open(uri, languageId, text);
    },
    async sync(uri, languageId, text) {
      log.notification('sent', server, 'textDocument/didChange', changeOf(uri, text, tokens));
      await documents.sync(uri, languageId, text);
    },
    async touch(uri) {
      log.notification(
        'sent',
        server,
        'textDocument/didChange',
        changeOf(uri, documents.textOf(uri) ?? '', tokens),
      );
      return documents.touch(uri);
    },
  };
}

export function openedParams(uri: string, text: string, tokens: RootTokens): unknown {
  return { textDocument: { uri: tokens.hide(uri), text: documentVersion(Buffer.from(text)) } };
}

export function changeOf(uri: string, text: string, tokens: RootTokens): unknown {
  return {
    textDocument: { uri: tokens.hide(uri) },
    contentChanges: [{ text: documentVersion(Buffer.from(text)) }],
  };
}
