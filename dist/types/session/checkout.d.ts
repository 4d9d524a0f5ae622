import type { Host } from '../model/host.ts';
/** The checkout that holds a workspace, or the workspace itself outside of Git. */
export declare function checkoutOf(host: Host, root: string): Promise<string>;
