import type { Location } from '../model/bundle.ts';
import { type ServerView, type Target } from './server-view.ts';
/**
 * All references to what stands at a place, settled: a server that is still reading the workspace
 * answers with those that it has seen, so it is asked when it says that it works no longer, and again
 * until two answers are the same.
 *
 * @throws LanserError E/INCONCLUSIVE where no two answers are.
 */
export declare function readReferences(view: ServerView, { uri, position }: Target, includeDeclaration: boolean): Promise<readonly Location[]>;
