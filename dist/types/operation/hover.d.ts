import type { HoverFacts } from '../model/bundle.ts';
import { type ServerView, type Target } from './server-view.ts';
/** What the server shows for a place, without a path of this machine. */
export declare function readHover(view: ServerView, target: Target): Promise<HoverFacts['hover']>;
