import type { Git } from '../git/git.ts';
import type { FrameQueue } from './frame-queue.ts';
import type { FrameLog } from './frames.ts';
import type { RootTokens } from './root-tokens.ts';
/** The `server` of frames to and from Git. */
export declare const GIT = "git";
/** Git that says every command and what came of it to a log. */
export declare function recordingGit(git: Git, tokens: RootTokens, log: FrameLog): Git;
/** Git without a program: commands are answered from the frames of one operation. */
export declare function replayingGit(tokens: RootTokens, queue: FrameQueue, log: Git['log']): Git;
