import type { Location } from '../model/bundle.ts';
import { type Needed, type ServerView, type Target } from './server-view.ts';
/** One of the four questions that a place answers with places. */
export type GoTo = (view: ServerView, target: Target) => Promise<readonly Location[]>;
export declare function goTo(needed: Needed): GoTo;
