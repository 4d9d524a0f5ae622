import type { Scope } from './outline.ts';
import { type ScopeMatch } from './scope-match.ts';
/** The children that have the same kind and name; of several with one name those that are most alike. */
export declare function namedChildren(before: Scope, after: Scope): Generator<readonly [Scope, ScopeMatch]>;
