import type { ContentHash } from '../model/brand.ts';
import type { BundleEnvironment, DiagnosticsFacts, Scope } from '../model/bundle.ts';
import type { Host } from '../model/host.ts';
import { type EnclosingSymbol } from '../operation/document-symbols.ts';
import type { PyrightPackage } from '../server/pyright/package.ts';
import type { Janitor, TemporaryDirectory } from '../workspace/janitor.ts';
import type { PythonEnvironment } from '../workspace/python-environment.ts';
export interface CheckerOptions {
    readonly host: Host;
    readonly janitor: Janitor;
    readonly scratch: TemporaryDirectory;
    readonly pyright: PyrightPackage;
    readonly python: PythonEnvironment | undefined;
    /** The project: what the server opens as its workspace folder. Absolute. */
    readonly root: string;
    /** The tree that holds the project: the server reads nothing of the workspace above it. */
    readonly readableRoot: string;
    /** What progress lines call this. */
    readonly label: string;
    readonly timeoutMs: number;
    readonly signal: AbortSignal;
}
/** What a project's configuration includes; absolute. */
export interface WorkspaceFiles {
    /** In the server's order. */
    readonly files: readonly string[];
    /** Folders that are included and that the server passes over all the same. */
    readonly leftOut: readonly string[];
}
/** One Pyright over one project. */
export interface Checker extends AsyncDisposable {
    readonly environment: BundleEnvironment;
    readonly configDigest: ContentHash | null;
    workspaceFiles(): Promise<WorkspaceFiles>;
    diagnose(files: readonly string[], scope: Scope): Promise<DiagnosticsFacts>;
    /** The classes and functions of a file. */
    enclosingSymbols(uri: string): Promise<readonly EnclosingSymbol[]>;
    /**
     * The same project to a server that has forgotten what it evaluated, in the same process. Ends
     * with this checker, which must not be asked any longer.
     */
    startOver(label: string, signal: AbortSignal): Promise<Checker>;
}
export declare function openChecker(options: CheckerOptions): Promise<Checker>;
