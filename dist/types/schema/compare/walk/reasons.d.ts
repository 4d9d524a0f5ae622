import { type Assertion } from '../assertion.ts';
/** What a schema said about one thing and what it says now, in words; undefined is "nothing". */
export declare function reasonOf(keyword: string, before: Assertion | undefined, after: Assertion | undefined): string;
