import { type Session } from '../../lsp/session.ts';
import type { ContentHash } from '../../model/brand.ts';
import type { BundleEnvironment } from '../../model/bundle.ts';
import type { Host } from '../../model/host.ts';
import { type PyrightConfiguration } from '../../server/pyright/configuration.ts';
import type { PyrightPackage } from '../../server/pyright/package.ts';
import type { Janitor, TemporaryDirectory } from '../../workspace/janitor.ts';
import { type NamedRoots } from '../../workspace/named-roots.ts';
import type { PythonEnvironment } from '../../workspace/python-environment.ts';
export interface PyrightOptions {
    readonly host: Host;
    readonly janitor: Janitor;
    readonly scratch: TemporaryDirectory;
    readonly pyright: PyrightPackage;
    readonly python: PythonEnvironment | undefined;
    /** The project: what the server opens as its workspace folder. Absolute. */
    readonly root: string;
    /** The folder that names in artifacts start at, where the project is only a part of it. */
    readonly workspaceRoot?: string;
    /** The tree that holds the project: the server reads nothing of the workspace above it. */
    readonly readableRoot: string;
    /** What progress lines call this. */
    readonly label: string;
    readonly timeoutMs: number;
    readonly signal: AbortSignal;
}
/** A Pyright over one project: what is known before it runs, and how it is started. */
export interface PyrightServer {
    /** Absolute, links resolved. */
    readonly root: string;
    readonly workspaceRoot: string;
    readonly readableRoot: string;
    readonly configuration: PyrightConfiguration;
    readonly configDigest: ContentHash | null;
    readonly environment: BundleEnvironment;
    readonly roots: NamedRoots;
    /** What progress lines and the log call it. */
    label: string;
    start(signal?: AbortSignal): Promise<Session>;
    /** The server's count of its files, once it has read its configuration, whole. */
    fileCount(session: Session): Promise<number>;
    /** The session of a server that has forgotten everything; {@link Session.startOver}. */
    startOver(session: Session, signal: AbortSignal): Promise<Session>;
}
/** @throws LanserError E/CONFIG, E/JAIL of the configuration. */
export declare function preparePyright(options: PyrightOptions): Promise<PyrightServer>;
