import type { ClientCapabilities, InitializeParams, WorkspaceFolder } from 'vscode-languageserver-protocol';
import { TOOL } from '../model/version.ts';
import { POSITION_ENCODINGS } from './position-encoding.ts';

/** The capabilities that lanser handles and announces. Each one can change the messages that a server sends. */
const CLIENT_CAPABILITIES: ClientCapabilities = {
  general: { positionEncodings: [...POSITION_ENCODINGS] },
  window: { workDoneProgress: true },
  workspace: {
    configuration: true,
    workspaceFolders: true,
    didChangeConfiguration: { dynamicRegistration: true },
    didChangeWatchedFiles: { dynamicRegistration: true, relativePatternSupport: true },
    diagnostics: { refreshSupport: true },
    symbol: {},
    // lanser collects the edits that the server sends with `workspace/applyEdit`, and does not apply them.
    applyEdit: true,
    workspaceEdit: {
      documentChanges: true,
      resourceOperations: ['create', 'rename', 'delete'],
      failureHandling: 'transactional',
      normalizesLineEndings: true,
      changeAnnotationSupport: { groupsOnLabel: false },
    },
    executeCommand: {},
    fileOperations: { dynamicRegistration: true, willRename: true, didRename: true },
  },
  // Without `dynamicRegistration`, servers announce a feature in the result of `initialize`, before any request.
  textDocument: {
    synchronization: { dynamicRegistration: false },
    declaration: { linkSupport: true },
    // Without `dynamicRegistration`, Biome 2.6.8 always offers definitions, but finds none for imported names.
    definition: { dynamicRegistration: true, linkSupport: true },
    typeDefinition: { linkSupport: true },
    implementation: { linkSupport: true },
    references: {},
    hover: { contentFormat: ['markdown', 'plaintext'] },
    rename: { prepareSupport: true, prepareSupportDefaultBehavior: 1, honorsChangeAnnotations: true },
    codeAction: {
      // The general kinds of the specification. Servers extend them, for example `source.fixAll.eslint`.
      codeActionLiteralSupport: {
        codeActionKind: {
          valueSet: [
            '',
            'quickfix',
            'refactor',
            'refactor.extract',
            'refactor.inline',
            'refactor.move',
            'refactor.rewrite',
            'source',
            'source.organizeImports',
            'source.fixAll',
          ],
        },
      },
      isPreferredSupport: true,
      disabledSupport: true,
      dataSupport: true,
      resolveSupport: { properties: ['edit', 'command'] },
      honorsChangeAnnotations: true,
    },
    documentSymbol: { hierarchicalDocumentSymbolSupport: true },
    diagnostic: { dynamicRegistration: true, relatedDocumentSupport: false },
    publishDiagnostics: {
      relatedInformation: true,
      versionSupport: true,
      tagSupport: { valueSet: [1, 2] },
    },
  },
};

export function initializeParams(
  folder: WorkspaceFolder,
  processId: number,
  initializationOptions: unknown,
): InitializeParams {
  return {
    processId,
    clientInfo: TOOL,
    locale: 'en',
    rootUri: folder.uri,
    workspaceFolders: [folder],
    capabilities: CLIENT_CAPABILITIES,
    initializationOptions,
  };
}
