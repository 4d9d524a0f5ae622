import type { Location } from '../model/bundle.ts';
import { type ServerView, type Target } from './server-view.ts';
export declare function offersReferences({ session }: ServerView): boolean;
/** All references to what stands at a place, settled. @throws LanserError E/INCONCLUSIVE. */
export declare function readReferences(view: ServerView, { uri, position }: Target, includeDeclaration: boolean): Promise<readonly Location[]>;
