import type { TracedServer } from '../../model/generated/trace.ts';
import { type RootTokens } from '../../trace/root-tokens.ts';
import type { NamedRoots } from '../../workspace/named-roots.ts';
import type { ReplayPlace } from './replay-place.ts';
/** What the named folders of a trace are in a replay. */
export interface ReplayRoots {
    readonly tokens: RootTokens;
    /** Those of a server that works in a folder, within what it might read; both absolute. */
    of(server: TracedServer | undefined, root: string, readableRoot: string): {
        readonly tokens: RootTokens;
        readonly roots: NamedRoots;
    };
}
export declare function replayRoots(place: ReplayPlace): ReplayRoots;
