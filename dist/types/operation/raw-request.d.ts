import type { NamedRoots } from '../workspace/named-roots.ts';
import type { ServerView, Target } from './server-view.ts';
/**
 * Any request, with the target's document and position among its parameters where there is one. The
 * answer is the server's own, with every path of this machine replaced.
 *
 * @throws LanserError E/USAGE for a method that is not for asking.
 */
export declare function readRawRequest({ session, limits, roots }: ServerView, method: string, params: unknown, target: Target | undefined): Promise<unknown>;
/** JSON with every path of this machine in it replaced. */
export declare function named(value: unknown, roots: NamedRoots): unknown;
