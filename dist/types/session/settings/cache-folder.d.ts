import type { Host } from '../../model/host.ts';
/**
 * Where indexes and answers are kept: the configuration's folder, which is one of the workspace's; else the user's
 * own for caches. Undefined where neither is known.
 *
 * @throws LanserError E/CONFIG for a folder outside of the workspace: its files do not decide that.
 */
export declare function cacheFolderOf({ env, platform }: Pick<Host, 'env' | 'platform'>, root: string, cacheDir: string | undefined): string | undefined;
