import { type GoTo } from './go-to.ts';
import { type ServerView } from './server-view.ts';
export declare function offersDefinitions({ session }: ServerView): boolean;
/** Where what stands at a place is defined: the source, not a stub beside it. */
export declare const readDefinition: GoTo;
