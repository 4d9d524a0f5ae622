import type { ResponseError } from '../model/generated/trace.ts';
import type { LanserError } from '../model/lanser-error.ts';
import type { Frame, RequestFrame } from './frames.ts';
import { type Mismatch } from './mismatch.ts';
/** A frame as it stands in a file. */
export type RecordedFrame = Frame & {
    readonly seq: number;
};
/**
 * The frames of one operation, to be asked for again in their order. Whoever asks for something else gets
 * E/REPLAY_MISMATCH, and so does the replay as a whole, whoever catches that.
 */
export interface FrameQueue {
    /** The answer to a request that equals the next one to this server. @throws LanserError E/REPLAY_MISMATCH. */
    request(server: string, method: string, params: unknown): NonNullable<RequestFrame['answer']>;
    /** Holds what is sent against the next frame to this server. @throws LanserError E/REPLAY_MISMATCH. */
    sent(server: string, method: string, params: unknown): void;
    /** What came next of a method from this server; undefined where nothing is left. */
    received(server: string, method: string): unknown;
    /** What came next about a document. @throws LanserError E/REPLAY_MISMATCH where nothing is left. */
    receivedOf(server: string, method: string, uri: string): unknown;
    /** The error with which the next frame to this server ended, where it is of this method. */
    failure(server: string, method: string): ResponseError | undefined;
    /** Every frame of a method, asked for or not; they say how a server is and stand in no order. */
    states(server: string, method: string): readonly unknown[];
    /** @throws LanserError E/REPLAY_MISMATCH, now and at the end. */
    fail(mismatch: Omit<Mismatch, 'index'>): never;
    /** The first mismatch; a frame that nobody asked for is one too. */
    end(): LanserError | undefined;
}
/**
 * Requests to one server may come in another order than before: several are under way at a time, and each goes
 * on when its own answer is there. Equal ones are answered in their order.
 */
export declare function frameQueue(index: number, frames: readonly RecordedFrame[]): FrameQueue;
