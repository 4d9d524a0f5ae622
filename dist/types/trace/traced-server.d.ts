import type { TracedRoot, TracedServer } from '../model/generated/trace.ts';
import type { BundleEnvironment } from '../model/bundle.ts';
import type { Session } from '../lsp/session.ts';
import { type NamedRoots } from '../workspace/named-roots.ts';
import { type RootTokens, type TokenRoot } from './root-tokens.ts';
/** The folders that a trace names, each with a token of its own: names may stand for several. */
export declare function tokensOf(roots: NamedRoots, besides: readonly TokenRoot[]): {
    readonly tokens: RootTokens;
    readonly traced: readonly TracedRoot[];
};
/** Folders for the named roots of a trace: the workspace's own, and for each other one below `outside`. */
export declare function placedRoots(traced: readonly TracedRoot[], workspaceRoot: string, outside: (token: string) => string, besides: readonly TokenRoot[]): {
    readonly tokens: RootTokens;
    readonly roots: NamedRoots;
};
/** A server as a trace names it, before anything is known of its version. */
export declare function tracedServer(server: {
    readonly id: string;
    readonly name: string;
    readonly root: string;
    readonly session: Session;
    readonly tokens: RootTokens;
    readonly roots: readonly TracedRoot[];
}): TracedServer;
/** The server with what bundles say of it. */
export declare function withEnvironment(traced: TracedServer, { server, python, configDigest, positionEncoding }: BundleEnvironment): TracedServer;
/** What bundles say of a recorded server. */
export declare function environmentOf({ name, version, positionEncoding, environment }: TracedServer, { tool, platform }: Pick<BundleEnvironment, 'tool' | 'platform'>): BundleEnvironment;
