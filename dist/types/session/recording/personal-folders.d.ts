import type { Host } from '../../model/host.ts';
import type { TokenRoot } from '../../trace/root-tokens.ts';
/** Folders whose names tell who runs this, and where. */
export declare function foldersOf({ env, temporaryRoot }: Host): readonly TokenRoot[];
