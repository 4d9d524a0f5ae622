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
  $schema?: string;
  /**
   * The start of a session.
   */
  kind: 'session';
  /**
   * The number of the event in the file, from 0.
   */
  seq: number;
  /**
   * The version of the format.
   */
  version: '1.0';
  /**
   * The version of lanser.
   */
  tool: NameAndVersion;
  /**
   * The servers that no earlier session event lists, ordered by `id`; empty if none is used.
   */
  servers: TracedServer[];
  /**
   * The digest of the server's configuration files in the workspace; null if none was read.
   */
  configDigest: ContentHash | null;
  /**
   * The unit of the characters in ranges, unless a server has its own.
   */
  positionEncoding: PositionEncoding;
  /**
   * The Python environment; null if none was read.
   */
  python: BundlePythonEnvironment | null;
  /**
   * The operating system and processor, such as `linux-x64`.
   */
  platform: string;
  /**
   * The names that replace folders of the machine in frames, such as `typeshed` in `typeshed:stdlib/builtins.pyi`; without the folders.
   */
  roots: string[];
  /**
   * The values that differ between two traces of the same work; absent if not measured.
   */
  timing?: EventTiming;
  /**
   * The folder of the workspace, relative to the checkout. Default: the checkout itself.
   */
  folder?: string;
  /**
   * The configuration of the workspace and the user; absent if there is none.
   */
  settings?: TracedSettings;
}
/**
 * A server of the session: a program for one root folder.
 */
export interface TracedServer {
  /**
   * The id in frames; unique in the trace.
   */
  id: string;
  /**
   * The name in the configuration.
   */
  name: string;
  /**
   * The version; null if it is not known.
   */
  version: string | null;
  /**
   * Its root folder, relative to the workspace; `.` for the workspace itself.
   */
  root: string;
  /**
   * Its position encoding; null if it is started later.
   */
  positionEncoding: PositionEncoding | null;
  /**
   * LSP's ServerCapabilities, any JSON; null if the server is started later, because the frames then include the answer to `initialize`.
   */
  capabilities: {
    [k: string]: unknown;
  } | null;
  /**
   * Its environment in bundles. Default: the environment of the session.
   */
  environment?: TracedEnvironment;
  /**
   * The folders of the machine that have a name in its frames. Default: only the workspace.
   */
  roots?: TracedRoot[];
}
/**
 * The environment of a server's answers, besides the files.
 */
export interface TracedEnvironment {
  /**
   * The Python environment; null if there is none.
   */
  python: BundlePythonEnvironment | null;
  /**
   * The digest of the server's configuration files in the workspace; null if none was read.
   */
  configDigest: ContentHash | null;
}
/**
 * A named folder of the machine.
 */
export interface TracedRoot {
  /**
   * The name in frames: `${token}` in a path, `${token:uri}` in a URI.
   */
  token: string;
  /**
   * The name in facts, such as `typeshed`; empty for the workspace.
   */
  name: string;
  /**
   * True if only locations get the name, not mentions in texts.
   */
  onlyLocations?: boolean;
}
/**
 * The values that differ between two traces of the same work.
 */
export interface EventTiming {
  /**
   * The start time: RFC 3339, UTC.
   */
  startedAt?: string;
  /**
   * The time since the start of the session, in milliseconds.
   */
  atMs?: number;
  /**
   * The duration of each phase of a bundle, in milliseconds.
   */
  phases?: {
    [k: string]: number;
  };
}
/**
 * The configuration of the session.
 */
export interface TracedSettings {
  /**
   * The configuration, without its servers.
   */
  configuration: Configuration;
  /**
   * The language servers that may be used, in order of preference.
   */
  definitions: TracedDefinition[];
  /**
   * The settings of the reward. If absent, only previews are scored, by the configuration.
   */
  reward?: TracedReward;
}
/**
 * A language server that may be used, with the properties that select its files. Its command belongs to the machine and is not recorded.
 */
export interface TracedDefinition {
  /**
   * The name in the configuration.
   */
  name: string;
  /**
   * True if its program was installed.
   */
  available: boolean;
  /**
   * True if it is the Pyright that lanser includes.
   */
  shipped: boolean;
  /**
   * Endings with their dot, or whole file names.
   */
  fileTypes: string[];
  /**
   * The names of files or folders that mark its root.
   */
  rootMarkers: string[];
  /**
   * True if it is used only for files at or below a root marker.
   */
  needsMarker: boolean;
  /**
   * The LSP language ids, by file type.
   */
  languageIds: {
    [k: string]: string;
  };
  /**
   * True if it is disabled.
   */
  disabled: boolean;
  /**
   * True if it only reports diagnostics.
   */
  linter: boolean;
  /**
   * The source of the definition.
   */
  origin: 'built-in' | 'user' | 'workspace';
  /**
   * The instructions to install the program.
   */
  install?: string;
}
/**
 * The reward settings of a session.
 */
export interface TracedReward {
  /**
   * The formula.
   */
  version: 'rl-csf-v1' | 'pr-v1';
  /**
   * The weights of the formula.
   */
  weights: RewardWeights | PrWeights;
  /**
   * True if each bundle was compared with the previous one, and the first with `previous` of its request.
   */
  series: boolean;
  /**
   * The scope of all counts: files, relative to the workspace; null for the whole workspace. Default: the scope of each bundle's request.
   */
  scope?: string[] | null;
}
/**
 * The documents that later operations read: all of them in the first snapshot, only changed ones in later snapshots.
 */
export interface SnapshotEvent {
  /**
   * The document's schema: its `$id`, or a path or URL for editors.
   */
  $schema?: string;
  /**
   * A snapshot.
   */
  kind: 'snapshot';
  /**
   * The number of the event in the file, from 0.
   */
  seq: number;
  /**
   * The Git tree of the workspace; null if there is none.
   */
  tree: string | null;
  /**
   * The documents by their uri; null for a document that was deleted since the previous snapshot.
   */
  documents: {
    [k: string]: TracedDocument | null;
  };
  /**
   * The values that differ between two traces of the same work; absent if not measured.
   */
  timing?: EventTiming;
  /**
   * The existing files, and with a final slash the folders, whose content was not read; each is listed once.
   */
  others?: string[];
  /**
   * The symbolic links inside of the workspace and their targets, as Git stores them.
   */
  links?: {
    [k: string]: string;
  };
  /**
   * The plans of earlier previews that later operations refer to, by `planId`.
   */
  plans?: {
    /**
     * A stored plan, with its checks.
     */
    [k: string]: {
      [k: string]: unknown;
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
  blob: DocumentVersion;
  /**
   * The bytes as raw DEFLATE (RFC 1951) in Base64 (RFC 4648, with padding); absent if contents are not embedded.
   */
  content?: string;
}
/**
 * The start of an operation.
 */
export interface RequestEvent {
  /**
   * The document's schema: its `$id`, or a path or URL for editors.
   */
  $schema?: string;
  /**
   * A request to lanser.
   */
  kind: 'request';
  /**
   * The number of the event in the file, from 0.
   */
  seq: number;
  /**
   * The number of the operation, from 0 in the order of the requests.
   */
  index: number;
  /**
   * The request, as in the bundle.
   */
  request: BundleRequest;
  /**
   * The selector as given; absent for operations without one.
   */
  original?: string;
  /**
   * The bundle that the reward compares with; null if there is none. Default: the bundle of the previous operation.
   */
  previous?: RecordedBundle | null;
  /**
   * The values that differ between two traces of the same work; absent if not measured.
   */
  timing?: EventTiming;
  /**
   * The call that made the request; absent if the request contains all of it.
   */
  call?: TracedCall;
}
/**
 * A call of the SDK's Workspace, or a line of a batch.
 */
export interface TracedCall {
  /**
   * The method, such as `definition`; `line` for a line of a batch.
   */
  method: string;
  /**
   * The arguments, without signals and time limits. Bytes are `{"base64": …}`.
   *
   * Items: Any JSON.
   */
  arguments: unknown[];
}
/**
 * A JSON-RPC request between lanser and a server.
 */
export interface RpcRequestEvent {
  /**
   * The document's schema: its `$id`, or a path or URL for editors.
   */
  $schema?: string;
  /**
   * A frame.
   */
  kind: 'rpc';
  /**
   * The number of the event in the file, from 0.
   */
  seq: number;
  /**
   * The direction of the frame.
   */
  direction: Direction;
  /**
   * The `id` of the server in the session; `git` for requests to Git, `workspace` for other requests to the machine.
   */
  server: string;
  /**
   * A request.
   */
  type: 'request';
  /**
   * The method.
   */
  method: string;
  /**
   * The number of the request, from 0 for each server and direction. It replaces the id of the JSON-RPC message.
   */
  id: number;
  /**
   * The parameters, any JSON; absent if there are none.
   */
  params?: unknown;
  /**
   * The number of its operation, from 0; absent if it does not belong to a single operation.
   */
  index?: number;
  /**
   * The values that differ between two traces of the same work; absent if not measured.
   */
  timing?: EventTiming;
}
/**
 * The answer to a JSON-RPC request.
 */
export interface RpcResultEvent {
  /**
   * The document's schema: its `$id`, or a path or URL for editors.
   */
  $schema?: string;
  /**
   * A frame.
   */
  kind: 'rpc';
  /**
   * The number of the event in the file, from 0.
   */
  seq: number;
  /**
   * The direction of the frame.
   */
  direction: Direction;
  /**
   * The `id` of the server in the session; `git` for requests to Git, `workspace` for other requests to the machine.
   */
  server: string;
  /**
   * A response.
   */
  type: 'response';
  /**
   * The method of the request that it answers.
   */
  method: string;
  /**
   * The number of the request that it answers, counted in the opposite direction.
   */
  id: number;
  /**
   * The result, any JSON.
   */
  result: unknown;
  /**
   * The number of its operation, from 0; absent if it does not belong to a single operation.
   */
  index?: number;
  /**
   * The values that differ between two traces of the same work; absent if not measured.
   */
  timing?: EventTiming;
}
/**
 * The error of a JSON-RPC request.
 */
export interface RpcErrorEvent {
  /**
   * The document's schema: its `$id`, or a path or URL for editors.
   */
  $schema?: string;
  /**
   * A frame.
   */
  kind: 'rpc';
  /**
   * The number of the event in the file, from 0.
   */
  seq: number;
  /**
   * The direction of the frame.
   */
  direction: Direction;
  /**
   * The `id` of the server in the session; `git` for requests to Git, `workspace` for other requests to the machine.
   */
  server: string;
  /**
   * A response.
   */
  type: 'response';
  /**
   * The method of the request that it answers.
   */
  method: string;
  /**
   * The number of the request that it answers, counted in the opposite direction.
   */
  id: number;
  /**
   * The error.
   */
  error: ResponseError;
  /**
   * The number of its operation, from 0; absent if it does not belong to a single operation.
   */
  index?: number;
  /**
   * The values that differ between two traces of the same work; absent if not measured.
   */
  timing?: EventTiming;
}
/**
 * A JSON-RPC error.
 */
export interface ResponseError {
  /**
   * The code of the error.
   */
  code: number;
  /**
   * The message, with paths of this machine replaced by names.
   */
  message: string;
  /**
   * Additional data, any JSON. An error of lanser has its code in `lanser`, its details and its hint. Absent if there is none.
   */
  data?: unknown;
}
/**
 * A JSON-RPC notification between lanser and a server.
 */
export interface RpcNotificationEvent {
  /**
   * The document's schema: its `$id`, or a path or URL for editors.
   */
  $schema?: string;
  /**
   * A frame.
   */
  kind: 'rpc';
  /**
   * The number of the event in the file, from 0.
   */
  seq: number;
  /**
   * The direction of the frame.
   */
  direction: Direction;
  /**
   * The `id` of the server in the session; `git` for requests to Git, `workspace` for other requests to the machine.
   */
  server: string;
  /**
   * A notification.
   */
  type: 'notification';
  /**
   * The method.
   */
  method: string;
  /**
   * The parameters, any JSON; absent if there are none.
   */
  params?: unknown;
  /**
   * The number of its operation, from 0; absent if it does not belong to a single operation.
   */
  index?: number;
  /**
   * The values that differ between two traces of the same work; absent if not measured.
   */
  timing?: EventTiming;
}
/**
 * An answer of lanser.
 */
export interface BundleEvent {
  /**
   * The document's schema: its `$id`, or a path or URL for editors.
   */
  $schema?: string;
  /**
   * An answer of lanser.
   */
  kind: 'bundle';
  /**
   * The number of the event in the file, from 0.
   */
  seq: number;
  /**
   * The number of the operation, from 0 in the order of the requests.
   */
  index: number;
  /**
   * The bundle; its volatile values are in `timing`.
   */
  bundle: RecordedBundle;
  /**
   * The values that differ between two traces of the same work; absent if not measured.
   */
  timing?: EventTiming;
}
/**
 * The last line. A trace without it is truncated.
 */
export interface EndEvent {
  /**
   * The document's schema: its `$id`, or a path or URL for editors.
   */
  $schema?: string;
  /**
   * The end of the trace.
   */
  kind: 'end';
  /**
   * The number of the event in the file, from 0.
   */
  seq: number;
  /**
   * The number of lines before this one.
   */
  events: number;
  /**
   * The SHA-256 of the lines before this one, each in its RFC 8785 canonical form, without `timing` and with a line feed.
   */
  digest: ContentHash;
  /**
   * The values that differ between two traces of the same work; absent if not measured.
   */
  timing?: EventTiming;
}
