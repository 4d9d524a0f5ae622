import type { Bundle, BundlePythonEnvironment, BundleRequest, ContentHash, DocumentVersion, NameAndVersion, PrWeights, RewardWeights } from './bundle.ts';
import type { Configuration } from './config.ts';
/**
 * One line of a trace: a JSONL file that records what was asked of lanser, what passed between it and the servers, and what it answered. The first line is a session, the last an end. Paths of the machine are replaced by named roots. Two traces of the same work are equal but for `timing`.
 */
export type TraceEvent = SessionEvent | SnapshotEvent | RequestEvent | RpcRequestEvent | RpcResultEvent | RpcErrorEvent | RpcNotificationEvent | BundleEvent | EndEvent;
/**
 * Bytes of UTF-8, code units of UTF-16, or code points.
 */
export type PositionEncoding = 'utf-8' | 'utf-16' | 'utf-32';
/**
 * A bundle without what only this machine or this run knows: `environment.local`, `meta.timing` and `meta.startedAt`.
 */
export type RecordedBundle = Bundle;
/**
 * Who sends a frame: `sent` by lanser, `received` from the server.
 */
export type Direction = 'sent' | 'received';
/**
 * The first line: what answers, and how it is set up. Another one stands before the first operation that uses a server which no session before it names; it says no more than that.
 */
export interface SessionEvent {
    /**
     * The schema that the document follows: its `$id`, or where an editor finds it.
     */
    $schema?: string;
    /**
     * The beginning of the trace.
     */
    kind: 'session';
    /**
     * The event's number in the file, from 0.
     */
    seq: number;
    /**
     * The format's version.
     */
    version: '1.0';
    /**
     * lanser itself.
     */
    tool: NameAndVersion;
    /**
     * The servers that no session before names, ordered by `id`; empty where none is asked.
     */
    servers: TracedServer[];
    /**
     * Digest of the server's configuration as read from the workspace; null where none was read.
     */
    configDigest: ContentHash | null;
    /**
     * What the characters of every range count, unless a server says otherwise.
     */
    positionEncoding: PositionEncoding;
    /**
     * The Python environment; null where none was read.
     */
    python: BundlePythonEnvironment | null;
    /**
     * Operating system and processor, for example `linux-x64`.
     */
    platform: string;
    /**
     * Names that stand for folders of the machine in frames, such as `typeshed` in `typeshed:stdlib/builtins.pyi`; without the folders.
     */
    roots: string[];
    /**
     * What differs between two traces of the same work; absent: nothing was measured.
     */
    timing?: EventTiming;
    /**
     * The workspace's folder, relative to the checkout around it; absent: it is the checkout.
     */
    folder?: string;
    /**
     * What the workspace's and the user's configuration say; absent: nothing.
     */
    settings?: TracedSettings;
}
/**
 * A server of the session: one program over one root.
 */
export interface TracedServer {
    /**
     * How frames name it; unique in the trace.
     */
    id: string;
    /**
     * The name in the configuration.
     */
    name: string;
    /**
     * Its version; null where it is not known.
     */
    version: string | null;
    /**
     * The folder that it opens, relative to the workspace; `.` for the workspace itself.
     */
    root: string;
    /**
     * What the server counts; null where it is started later.
     */
    positionEncoding: PositionEncoding | null;
    /**
     * LSP's ServerCapabilities, free JSON; null where it is started later: the answer to `initialize` is among the frames.
     */
    capabilities: {
        [k: string]: unknown;
    } | null;
    /**
     * What bundles say of it besides its name and version; absent: what the session says.
     */
    environment?: TracedEnvironment;
    /**
     * The folders of the machine that have a name in its frames; absent: the workspace alone.
     */
    roots?: TracedRoot[];
}
/**
 * What a server's answers depend on besides the files.
 */
export interface TracedEnvironment {
    /**
     * The Python environment; null where it has none.
     */
    python: BundlePythonEnvironment | null;
    /**
     * Digest of the server's configuration as read from the workspace; null where none was read.
     */
    configDigest: ContentHash | null;
}
/**
 * A named folder of the machine.
 */
export interface TracedRoot {
    /**
     * How frames name it: `${token}` in a path, `${token:uri}` in a URI.
     */
    token: string;
    /**
     * How facts name it, such as `typeshed`; empty for the workspace.
     */
    name: string;
    /**
     * Texts are left alone where they mention it.
     */
    onlyLocations?: boolean;
}
/**
 * What differs between two traces of the same work.
 */
export interface EventTiming {
    /**
     * When it began: RFC 3339, UTC.
     */
    startedAt?: string;
    /**
     * Milliseconds since the session began.
     */
    atMs?: number;
    /**
     * Milliseconds by phase, of a bundle.
     */
    phases?: {
        [k: string]: number;
    };
}
/**
 * How the session is configured.
 */
export interface TracedSettings {
    /**
     * The configuration, without its servers.
     */
    configuration: Configuration;
    /**
     * The language servers that may be asked, the preferred first.
     */
    definitions: TracedDefinition[];
    /**
     * How bundles were scored; absent: by the configuration, previews alone.
     */
    reward?: TracedReward;
}
/**
 * A language server that may be asked: what decides which files go to it. How it is started belongs to the machine.
 */
export interface TracedDefinition {
    /**
     * The name in the configuration.
     */
    name: string;
    /**
     * Whether its program was there.
     */
    available: boolean;
    /**
     * Whether it is the Pyright that belongs to lanser.
     */
    shipped: boolean;
    /**
     * Endings with their dot, or whole file names.
     */
    fileTypes: string[];
    /**
     * Names of files or folders that mark its root.
     */
    rootMarkers: string[];
    /**
     * Whether it takes part only below a root marker.
     */
    needsMarker: boolean;
    /**
     * LSP language ids by ending or file name.
     */
    languageIds: {
        [k: string]: string;
    };
    /**
     * Whether it is switched off.
     */
    disabled: boolean;
    /**
     * Whether it is asked for diagnostics only.
     */
    linter: boolean;
    /**
     * Where the definition comes from.
     */
    origin: 'built-in' | 'user' | 'workspace';
    /**
     * How a person gets the program.
     */
    install?: string;
}
/**
 * How the bundles of a session were scored.
 */
export interface TracedReward {
    /**
     * The formula.
     */
    version: 'rl-csf-v1' | 'pr-v1';
    /**
     * The weights, by the formula.
     */
    weights: RewardWeights | PrWeights;
    /**
     * Whether each bundle was held against the one before; the first against `previous` of its request.
     */
    series: boolean;
    /**
     * The one scope for all counts: files, relative to the workspace; null: the workspace. Absent: that of each bundle's own request.
     */
    scope?: string[] | null;
}
/**
 * The documents that the operations after it read: all of them in the first snapshot, in later ones those that changed.
 */
export interface SnapshotEvent {
    /**
     * The schema that the document follows: its `$id`, or where an editor finds it.
     */
    $schema?: string;
    /**
     * A snapshot.
     */
    kind: 'snapshot';
    /**
     * The event's number in the file, from 0.
     */
    seq: number;
    /**
     * Git tree of the workspace; null where it is none.
     */
    tree: string | null;
    /**
     * The documents by their uri; null for one that is gone since the snapshot before.
     */
    documents: {
        [k: string]: TracedDocument | null;
    };
    /**
     * What differs between two traces of the same work; absent: nothing was measured.
     */
    timing?: EventTiming;
    /**
     * Files and, with a slash at the end, folders that were there and whose contents nobody read; each is named once.
     */
    others?: string[];
    /**
     * Symbolic links inside of the workspace and where they lead, as Git stores that.
     */
    links?: {
        [k: string]: string;
    };
    /**
     * Plans of earlier previews that the operations after it refer to, by `planId`.
     */
    plans?: {
        /**
         * A plan that was kept, with its checks.
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
     * Its version.
     */
    blob: DocumentVersion;
    /**
     * Its bytes as raw DEFLATE (RFC 1951) in Base64 (RFC 4648, with padding); absent where contents are not embedded.
     */
    content?: string;
}
/**
 * An operation begins.
 */
export interface RequestEvent {
    /**
     * The schema that the document follows: its `$id`, or where an editor finds it.
     */
    $schema?: string;
    /**
     * A request to lanser.
     */
    kind: 'request';
    /**
     * The event's number in the file, from 0.
     */
    seq: number;
    /**
     * The operation, from 0 in the order of the requests.
     */
    index: number;
    /**
     * What is asked, as it stands in the bundle.
     */
    request: BundleRequest;
    /**
     * The selector as it was given; absent for operations without one.
     */
    original?: string;
    /**
     * The bundle that the reward is held against; null: none. Absent: the one of the operation before.
     */
    previous?: RecordedBundle | null;
    /**
     * What differs between two traces of the same work; absent: nothing was measured.
     */
    timing?: EventTiming;
    /**
     * The call that it came by; absent: the request says it all.
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
     * Its arguments, without what ends or times it. Bytes are `{"base64": …}`.
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
     * The schema that the document follows: its `$id`, or where an editor finds it.
     */
    $schema?: string;
    /**
     * A frame.
     */
    kind: 'rpc';
    /**
     * The event's number in the file, from 0.
     */
    seq: number;
    /**
     * Whether lanser sent it to the server or received it.
     */
    direction: Direction;
    /**
     * The server's `id` in the session; `git` for what Git is asked, `workspace` for what the machine is asked besides.
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
     * The number of the request, counted from 0 for each server and direction in the order of the requests; it stands in for the id on the wire.
     */
    id: number;
    /**
     * The parameters, any JSON; absent where there are none.
     */
    params?: unknown;
    /**
     * The operation that it belongs to, from 0; absent where it belongs to none alone.
     */
    index?: number;
    /**
     * What differs between two traces of the same work; absent: nothing was measured.
     */
    timing?: EventTiming;
}
/**
 * The answer to a JSON-RPC request.
 */
export interface RpcResultEvent {
    /**
     * The schema that the document follows: its `$id`, or where an editor finds it.
     */
    $schema?: string;
    /**
     * A frame.
     */
    kind: 'rpc';
    /**
     * The event's number in the file, from 0.
     */
    seq: number;
    /**
     * Whether lanser sent it to the server or received it.
     */
    direction: Direction;
    /**
     * The server's `id` in the session; `git` for what Git is asked, `workspace` for what the machine is asked besides.
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
     * The number of the request that it answers, counted in the other direction.
     */
    id: number;
    /**
     * The result: any JSON.
     */
    result: unknown;
    /**
     * The operation that it belongs to, from 0; absent where it belongs to none alone.
     */
    index?: number;
    /**
     * What differs between two traces of the same work; absent: nothing was measured.
     */
    timing?: EventTiming;
}
/**
 * The answer to a JSON-RPC request that failed.
 */
export interface RpcErrorEvent {
    /**
     * The schema that the document follows: its `$id`, or where an editor finds it.
     */
    $schema?: string;
    /**
     * A frame.
     */
    kind: 'rpc';
    /**
     * The event's number in the file, from 0.
     */
    seq: number;
    /**
     * Whether lanser sent it to the server or received it.
     */
    direction: Direction;
    /**
     * The server's `id` in the session; `git` for what Git is asked, `workspace` for what the machine is asked besides.
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
     * The number of the request that it answers, counted in the other direction.
     */
    id: number;
    /**
     * Why there is no result.
     */
    error: ResponseError;
    /**
     * The operation that it belongs to, from 0; absent where it belongs to none alone.
     */
    index?: number;
    /**
     * What differs between two traces of the same work; absent: nothing was measured.
     */
    timing?: EventTiming;
}
/**
 * An error of JSON-RPC.
 */
export interface ResponseError {
    /**
     * The number of the error.
     */
    code: number;
    /**
     * The text, with every path of the machine replaced by a name.
     */
    message: string;
    /**
     * More about it, any JSON; an error of lanser's own has its code as `lanser` and its details. Absent: nothing.
     */
    data?: unknown;
}
/**
 * A JSON-RPC notification between lanser and a server.
 */
export interface RpcNotificationEvent {
    /**
     * The schema that the document follows: its `$id`, or where an editor finds it.
     */
    $schema?: string;
    /**
     * A frame.
     */
    kind: 'rpc';
    /**
     * The event's number in the file, from 0.
     */
    seq: number;
    /**
     * Whether lanser sent it to the server or received it.
     */
    direction: Direction;
    /**
     * The server's `id` in the session; `git` for what Git is asked, `workspace` for what the machine is asked besides.
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
     * The parameters, any JSON; absent where there are none.
     */
    params?: unknown;
    /**
     * The operation that it belongs to, from 0; absent where it belongs to none alone.
     */
    index?: number;
    /**
     * What differs between two traces of the same work; absent: nothing was measured.
     */
    timing?: EventTiming;
}
/**
 * What lanser answered.
 */
export interface BundleEvent {
    /**
     * The schema that the document follows: its `$id`, or where an editor finds it.
     */
    $schema?: string;
    /**
     * An answer of lanser.
     */
    kind: 'bundle';
    /**
     * The event's number in the file, from 0.
     */
    seq: number;
    /**
     * The operation, from 0 in the order of the requests.
     */
    index: number;
    /**
     * The bundle; what of it is volatile stands in `timing`.
     */
    bundle: RecordedBundle;
    /**
     * What differs between two traces of the same work; absent: nothing was measured.
     */
    timing?: EventTiming;
}
/**
 * The last line. A trace without it was cut off.
 */
export interface EndEvent {
    /**
     * The schema that the document follows: its `$id`, or where an editor finds it.
     */
    $schema?: string;
    /**
     * The end of the trace.
     */
    kind: 'end';
    /**
     * The event's number in the file, from 0.
     */
    seq: number;
    /**
     * Number of lines before this one.
     */
    events: number;
    /**
     * SHA-256 over the lines before this one, each as its RFC 8785 canonical form without `timing` and with a line feed.
     */
    digest: ContentHash;
    /**
     * What differs between two traces of the same work; absent: nothing was measured.
     */
    timing?: EventTiming;
}
