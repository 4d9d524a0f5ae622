import type { ClientCapabilities } from 'vscode-languageserver-protocol';
/** Only what is handled; a capability announced in vain changes what the server sends. */
export declare const CLIENT_CAPABILITIES: ClientCapabilities;
