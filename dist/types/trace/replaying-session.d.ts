import type { RequestOptions } from '../lsp/deadline.ts';
import type { Session } from '../lsp/session.ts';
import type { TracedServer } from '../model/generated/trace.ts';
import type { FrameQueue } from './frame-queue.ts';
import type { RootTokens } from './root-tokens.ts';
/**
 * A session without a server: what it is asked is answered from the frames of one operation. `opened` are the
 * documents that are open from the start, with their texts.
 */
export declare function replayingSession({ id, capabilities }: TracedServer, tokens: RootTokens, queue: FrameQueue, limits: RequestOptions, opened?: ReadonlyMap<string, string>): Session;
