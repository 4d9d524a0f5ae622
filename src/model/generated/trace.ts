// Generated from schemas/trace.schema.json by `npm run generate`. Do not edit.
import type {
  Bundle,
  BundlePythonEnvironment,
  BundleRequest,
  ContentHash,
  DocumentVersion,
  NameAndVersion,
  PrWeights,
  RewardWeights,
} from './bundle.ts';
import type { Configuration } from './config.ts';

/**
 * A line of a trace. A trace is a JSONL file with the requests to lanser, the messages between lanser and the servers, and the answers. The first line is a `session`, the last an `end`. Named roots replace the paths of the machine. Two traces of the same work differ only in `timing`.
 */
export type TraceEvent =
  | SessionEvent
  | SnapshotEvent
  | RequestEvent
  | RpcRequestEvent
  | RpcResultEvent
  | RpcErrorEvent
  | RpcNotificationEvent
  | BundleEvent
  | EndEvent;
/**
 * The unit of characters: UTF-8 bytes, UTF-16 code units, or code points.
 */
export type PositionEncoding = 'utf-8' | 'utf-16' | 'utf-32';
/**
 * A bundle without the values of this machine or run: `environment.local`, `meta.timing` and `meta.startedAt`.
 */
export type RecordedBundle = Bundle;
/**
 * The direction of a frame: `sent` by lanser, or `received` from the server.
 */
export type Direction = 'sent' | 'received';

/**
 * The first line: the tools that answer, and their configuration. A further session event precedes the first operation that uses a server which is not listed before.
 */
export interface SessionEvent {
  /**
   * The document's schema: its `$id`, or a path or URL for editors.
   */
  readonly $schema?: string;
  /**
   * The start of a session.
   */
  readonly kind: 'session';
  /**
   * The number of the event in the file, from 0.
   */
  readonly seq: number;
  /**
   * The version of the format.
   */
  readonly version: '1.0';
  /**
   * The version of lanser.
   */
  readonly tool: NameAndVersion;
  /**
   * The servers that no earlier session event lists, ordered by `id`; empty if none is used.
   */
  readonly servers: readonly TracedServer[];
  /**
   * The digest of the server's configuration files in the workspace; null if none was read.
   */
  readonly configDigest: ContentHash | null;
  /**
   * The unit of the characters in ranges, unless a server has its own.
   */
  readonly positionEncoding: PositionEncoding;
  /**
   * The Python environment; null if none was read.
   */
  readonly python: BundlePythonEnvironment | null;
  /**
   * The operating system and processor, such as `linux-x64`.
   */
  readonly platform: string;
  /**
   * The names that replace folders of the machine in frames, such as `typeshed` in `typeshed:stdlib/builtins.pyi`; without the folders.
   */
  readonly roots: readonly string[];
  /**
   * The values that differ between two traces of the same work; absent if not measured.
   */
  readonly timing?: EventTiming;
  /**
   * The folder of the workspace, relative to the checkout. Default: the checkout itself.
   */
  readonly folder?: string;
  /**
   * The configuration of the workspace and the user; absent if there is none.
   */
  readonly settings?: TracedSettings;
}
/**
 * A server of the session: a program for one root folder.
 */
export interface TracedServer {
  /**
   * The id in frames; unique in the trace.
   */
  readonly id: string;
  /**
   * The name in the configuration.
   */
  readonly name: string;
  /**
   * The version; null if it is not known.
   */
  readonly version: string | null;
  /**
   * Its root folder, relative to the workspace; `.` for the workspace itself.
   */
  readonly root: string;
  /**
   * Its position encoding; null if it is started later.
   */
  readonly positionEncoding: PositionEncoding | null;
  /**
   * LSP's ServerCapabilities, any JSON; null if the server is started later, because the frames then include the answer to `initialize`.
   */
  readonly capabilities: {
    readonly [k: string]: unknown;
  } | null;
  /**
   * Its environment in bundles. Default: the environment of the session.
   */
  readonly environment?: TracedEnvironment;
  /**
   * The folders of the machine that have a name in its frames. Default: only the workspace.
   */
  readonly roots?: readonly TracedRoot[];
}
/**
 * The environment of a server's answers, besides the files.
 */
export interface TracedEnvironment {
  /**
   * The Python environment; null if there is none.
   */
  readonly python: BundlePythonEnvironment | null;
  /**
   * The digest of the server's configuration files in the workspace; null if none was read.
   */
  readonly configDigest: ContentHash | null;
}
/**
 * A named folder of the machine.
 */
export interface TracedRoot {
  /**
   * The name in frames: `${token}` in a path, `${token:uri}` in a URI.
   */
  readonly token: string;
  /**
   * The name in facts, such as `typeshed`; empty for the workspace.
   */
  readonly name: string;
  /**
   * True if only locations get the name, not mentions in texts.
   */
  readonly onlyLocations?: boolean;
}
/**
 * The values that differ between two traces of the same work.
 */
export interface EventTiming {
  /**
   * The start time: RFC 3339, UTC.
   */
  readonly startedAt?: string;
  /**
   * The time since the start of the session, in milliseconds.
   */
  readonly atMs?: number;
  /**
   * The duration of each phase of a bundle, in milliseconds.
   */
  readonly phases?: {
    readonly [k: string]: number;
  };
}
/**
 * The configuration of the session.
 */
export interface TracedSettings {
  /**
   * The configuration, without its servers.
   */
  readonly configuration: Configuration;
  /**
   * The language servers that may be used, in order of preference.
   */
  readonly definitions: readonly TracedDefinition[];
  /**
   * The settings of the reward. If absent, only previews are scored, by the configuration.
   */
  readonly reward?: TracedReward;
}
/**
 * A language server that may be used, with the properties that select its files. Its command belongs to the machine and is not recorded.
 */
export interface TracedDefinition {
  /**
   * The name in the configuration.
   */
  readonly name: string;
  /**
   * True if its program was installed.
   */
  readonly available: boolean;
  /**
   * True if it is the Pyright that lanser includes.
   */
  readonly shipped: boolean;
  /**
   * Endings with their dot, or whole file names.
   */
  readonly fileTypes: readonly string[];
  /**
   * The names of files or folders that mark its root.
   */
  readonly rootMarkers: readonly string[];
  /**
   * True if it is used only for files at or below a root marker.
   */
  readonly needsMarker: boolean;
  /**
   * The LSP language ids, by file type.
   */
  readonly languageIds: {
    readonly [k: string]: string;
  };
  /**
   * True if it is disabled.
   */
  readonly disabled: boolean;
  /**
   * True if it only reports diagnostics.
   */
  readonly linter: boolean;
  /**
   * The source of the definition.
   */
  readonly origin: 'built-in' | 'user' | 'workspace';
  /**
   * The instructions to install the program.
   */
  readonly install?: string;
}
/**
 * The reward settings of a session.
 */
export interface TracedReward {
  /**
   * The formula.
   */
  readonly version: 'rl-csf-v1' | 'pr-v1';
  /**
   * The weights of the formula.
   */
  readonly weights: RewardWeights | PrWeights;
  /**
   * True if each bundle was compared with the previous one, and the first with `previous` of its request.
   */
  readonly series: boolean;
  /**
   * The scope of all counts: files, relative to the workspace; null for the whole workspace. Default: the scope of each bundle's request.
   */
  readonly scope?: readonly string[] | null;
}
/**
 * The documents that later operations read: all of them in the first snapshot, only changed ones in later snapshots.
 */
export interface SnapshotEvent {
  /**
   * The document's schema: its `$id`, or a path or URL for editors.
   */
  readonly $schema?: string;
  /**
   * A snapshot.
   */
  readonly kind: 'snapshot';
  /**
   * The number of the event in the file, from 0.
   */
  readonly seq: number;
  /**
   * The Git tree of the workspace; null if there is none.
   */
  readonly tree: string | null;
  /**
   * The documents by their uri; null for a document that was deleted since the previous snapshot.
   */
  readonly documents: {
    readonly [k: string]: TracedDocument | null;
  };
  /**
   * The values that differ between two traces of the same work; absent if not measured.
   */
  readonly timing?: EventTiming;
  /**
   * The existing files, and with a final slash the folders, whose content was not read; each is listed once.
   */
  readonly others?: readonly string[];
  /**
   * The symbolic links inside of the workspace and their targets, as Git stores them.
   */
  readonly links?: {
    readonly [k: string]: string;
  };
  /**
   * The plans of earlier previews that later operations refer to, by `planId`.
   */
  readonly plans?: {
    /**
     * A stored plan, with its checks.
     */
    readonly [k: string]: {
      readonly [k: string]: unknown;
    };
  };
}
/**
 * A document as it was read.
 */
export interface TracedDocument {
  /**
   * The version.
   */
  readonly blob: DocumentVersion;
  /**
   * The bytes as raw DEFLATE (RFC 1951) in Base64 (RFC 4648, with padding); absent if contents are not embedded.
   */
  readonly content?: string;
}
/**
 * The start of an operation.
 */
export interface RequestEvent {
  /**
   * The document's schema: its `$id`, or a path or URL for editors.
   */
  readonly $schema?: string;
  /**
   * A request to lanser.
   */
  readonly kind: 'request';
  /**
   * The number of the event in the file, from 0.
   */
  readonly seq: number;
  /**
   * The number of the operation, from 0 in the order of the requests.
   */
  readonly index: number;
  /**
   * The request, as in the bundle.
   */
  readonly request: BundleRequest;
  /**
   * The selector as given; absent for operations without one.
   */
  readonly original?: string;
  /**
   * The bundle that the reward compares with; null if there is none. Default: the bundle of the previous operation.
   */
  readonly previous?: RecordedBundle | null;
  /**
   * The values that differ between two traces of the same work; absent if not measured.
   */
  readonly timing?: EventTiming;
  /**
   * The call that made the request; absent if the request contains all of it.
   */
  readonly call?: TracedCall;
}
/**
 * A call of the SDK's Workspace, or a line of a batch.
 */
export interface TracedCall {
  /**
   * The method, such as `definition`; `line` for a line of a batch.
   */
  readonly method: string;
  /**
   * The arguments, without signals and time limits. Bytes are `{"base64": …}`.
   *
   * Items: Any JSON.
   */
  readonly arguments: readonly unknown[];
}
/**
 * A JSON-RPC request between lanser and a server.
 */
export interface RpcRequestEvent {
  /**
   * The document's schema: its `$id`, or a path or URL for editors.
   */
  readonly $schema?: string;
  /**
   * A frame.
   */
  readonly kind: 'rpc';
  /**
   * The number of the event in the file, from 0.
   */
  readonly seq: number;
  /**
   * The direction of the frame.
   */
  readonly direction: Direction;
  /**
   * The `id` of the server in the session; `git` for requests to Git, `workspace` for other requests to the machine.
   */
  readonly server: string;
  /**
   * A request.
   */
  readonly type: 'request';
  /**
   * The method.
   */
  readonly method: string;
  /**
   * The number of the request, from 0 for each server and direction. It replaces the id of the JSON-RPC message.
   */
  readonly id: number;
  /**
   * The parameters, any JSON; absent if there are none.
   */
  readonly params?: unknown;
  /**
   * The number of its operation, from 0; absent if it does not belong to a single operation.
   */
  readonly index?: number;
  /**
   * The values that differ between two traces of the same work; absent if not measured.
   */
  readonly timing?: EventTiming;
}
/**
 * The answer to a JSON-RPC request.
 */
export interface RpcResultEvent {
  /**
   * The document's schema: its `$id`, or a path or URL for editors.
   */
  readonly $schema?: string;
  /**
   * A frame.
   */
  readonly kind: 'rpc';
  /**
   * The number of the event in the file, from 0.
   */
  readonly seq: number;
  /**
   * The direction of the frame.
   */
  readonly direction: Direction;
  /**
   * The `id` of the server in the session; `git` for requests to Git, `workspace` for other requests to the machine.
   */
  readonly server: string;
  /**
   * A response.
   */
  readonly type: 'response';
  /**
   * The method of the request that it answers.
   */
  readonly method: string;
  /**
   * The number of the request that it answers, counted in the opposite direction.
   */
  readonly id: number;
  /**
   * The result, any JSON.
   */
  readonly result: unknown;
  /**
   * The number of its operation, from 0; absent if it does not belong to a single operation.
   */
  readonly index?: number;
  /**
   * The values that differ between two traces of the same work; absent if not measured.
   */
  readonly timing?: EventTiming;
}
/**
 * The error of a JSON-RPC request.
 */
export interface RpcErrorEvent {
  /**
   * The document's schema: its `$id`, or a path or URL for editors.
   */
  readonly $schema?: string;
  /**
   * A frame.
   */
  readonly kind: 'rpc';
  /**
   * The number of the event in the file, from 0.
   */
  readonly seq: number;
  /**
   * The direction of the frame.
   */
  readonly direction: Direction;
  /**
   * The `id` of the server in the session; `git` for requests to Git, `workspace` for other requests to the machine.
   */
  readonly server: string;
  /**
   * A response.
   */
  readonly type: 'response';
  /**
   * The method of the request that it answers.
   */
  readonly method: string;
  /**
   * The number of the request that it answers, counted in the opposite direction.
   */
  readonly id: number;
  /**
   * The error.
   */
  readonly error: ResponseError;
  /**
   * The number of its operation, from 0; absent if it does not belong to a single operation.
   */
  readonly index?: number;
  /**
   * The values that differ between two traces of the same work; absent if not measured.
   */
  readonly timing?: EventTiming;
}
/**
 * A JSON-RPC error.
 */
export interface ResponseError {
  /**
   * The code of the error.
   */
  readonly code: number;
  /**
   * The message, with paths of this machine replaced by names.
   */
  readonly message: string;
  /**
   * Additional data, any JSON. An error of lanser has its code in `lanser`, its details and its hint. Absent if there is none.
   */
  readonly data?: unknown;
}
/**
 * A JSON-RPC notification between lanser and a server.
 */
export interface RpcNotificationEvent {
  /**
   * The document's schema: its `$id`, or a path or URL for editors.
   */
  readonly $schema?: string;
  /**
   * A frame.
   */
  readonly kind: 'rpc';
  /**
   * The number of the event in the file, from 0.
   */
  readonly seq: number;
  /**
   * The direction of the frame.
   */
  readonly direction: Direction;
  /**
   * The `id` of the server in the session; `git` for requests to Git, `workspace` for other requests to the machine.
   */
  readonly server: string;
  /**
   * A notification.
   */
  readonly type: 'notification';
  /**
   * The method.
   */
  readonly method: string;
  /**
   * The parameters, any JSON; absent if there are none.
   */
  readonly params?: unknown;
  /**
   * The number of its operation, from 0; absent if it does not belong to a single operation.
   */
  readonly index?: number;
  /**
   * The values that differ between two traces of the same work; absent if not measured.
   */
  readonly timing?: EventTiming;
}
/**
 * An answer of lanser.
 */
export interface BundleEvent {
  /**
   * The document's schema: its `$id`, or a path or URL for editors.
   */
  readonly $schema?: string;
  /**
   * An answer of lanser.
   */
  readonly kind: 'bundle';
  /**
   * The number of the event in the file, from 0.
   */
  readonly seq: number;
  /**
   * The number of the operation, from 0 in the order of the requests.
   */
  readonly index: number;
  /**
   * The bundle; its volatile values are in `timing`.
   */
  readonly bundle: RecordedBundle;
  /**
   * The values that differ between two traces of the same work; absent if not measured.
   */
  readonly timing?: EventTiming;
}
/**
 * The last line. A trace without it is truncated.
 */
export interface EndEvent {
  /**
   * The document's schema: its `$id`, or a path or URL for editors.
   */
  readonly $schema?: string;
  /**
   * The end of the trace.
   */
  readonly kind: 'end';
  /**
   * The number of the event in the file, from 0.
   */
  readonly seq: number;
  /**
   * The number of lines before this one.
   */
  readonly events: number;
  /**
   * The SHA-256 of the lines before this one, each in its RFC 8785 canonical form, without `timing` and with a line feed.
   */
  readonly digest: ContentHash;
  /**
   * The values that differ between two traces of the same work; absent if not measured.
   */
  readonly timing?: EventTiming;
}
