import type { Diagnostic, ServerCapabilities, WorkspaceEdit } from 'vscode-languageserver-protocol';
import type { RequestOptions } from '../lsp/deadline.ts';
import type { Session } from '../lsp/session.ts';
import type { TracedServer } from '../model/generated/trace.ts';
import type { FrameQueue } from './frame-queue.ts';
import { changeOf, openedParams } from './recording-session.ts';
import type { RootTokens } from './root-tokens.ts';
import { recordedResult } from './traced-request.ts';

/**
 * Creates a session without a server. The recorded messages of one operation answer the session's requests. `opened`
 * maps the URIs of the initially open documents to their texts.
 */
export function replayingSession(
  { id, capabilities }: TracedServer,
  tokens: RootTokens,
  queue: FrameQueue,
  limits: RequestOptions,
  opened: ReadonlyMap<string, string> = new Map(),
): Session {
  const never = new Promise<never>(() => {});
  const versions = new Map<string, number>();
  const texts = new Map(opened);
  const registrations = queue.states(id, 'client/registerCapability') as readonly {
    readonly method: string;
    readonly registerOptions: readonly unknown[];
  }[];

  async function change(uri: string, text: string): Promise<number> {
    queue.sent(id, 'textDocument/didChange', changeOf(uri, text, tokens));
    texts.set(uri, text);
    const version = (versions.get(uri) ?? 1) + 1;
    versions.set(uri, version);
    return version;
  }

  function published(uri: string): readonly Diagnostic[] {
    const hidden = tokens.hide(uri) as string;
    const params = queue.receivedOf(id, 'textDocument/publishDiagnostics', hidden);
    return (tokens.show(params) as { readonly diagnostics: readonly Diagnostic[] }).diagnostics;
  }

  return {
    capabilities: tokens.show(capabilities ?? {}) as ServerCapabilities,
    serverInfo: undefined,
    hasRegistered: (method) => registrations.some((registration) => registration.method === method),
    registeredOptions: (method) =>
      registrations
        .filter((registration) => registration.method === method)
        .flatMap(({ registerOptions }) => tokens.show(registerOptions) as readonly unknown[]),
    registered: async () => {},
    work: {
      onProgress: () => {},
      idle: async () => {},
      get busy() {
        return queue.wasReceived(id, '$/progress');
      },
    },
    published: {
      onPublish: () => {},
      countOf: () => 0,
      after: async (uri) => published(uri),
      ofVersion: async (uri) => published(uri),
    },
    proposed: {
      onApplyEdit: () => ({ applied: false }),
      async during(work) {
        await work();
        return queue
          .receivedAll(id, 'workspace/applyEdit')
          .map((params) => (tokens.show(params) as { readonly edit: WorkspaceEdit }).edit);
      },
    },
    connection: {
      crashed: never,
      ended: false,
      close: () => {},
      async request<Result>(method: string, params: unknown) {
        return tokens.show(recordedResult(queue, tokens, id, method, tokens.hide(params))) as Result;
      },
      notify: async (method, params) => queue.sent(id, method, tokens.hide(params)),
    },
    documents: {
      async open(uri, _languageId, text) {
        queue.sent(id, 'textDocument/didOpen', openedParams(uri, text, tokens));
        texts.set(uri, text);
      },
      sync: async (uri, _languageId, text) => void (await change(uri, text)),
      touch: async (uri) => change(uri, texts.get(uri) ?? ''),
      versionOf: (uri) => versions.get(uri) ?? 1,
      close: async (uri) => void texts.delete(uri),
      closeAll: async () => texts.clear(),
      textOf: (uri) => texts.get(uri),
      get opened() {
        return texts.keys();
      },
    },
    requestOptions: limits,
    startOver: async () => replayingSession({ id, capabilities } as TracedServer, tokens, queue, limits),
    abandon: async () => {},
    [Symbol.asyncDispose]: async () => {},
  };
}
