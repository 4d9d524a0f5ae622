import type { RawError } from './raw-error.ts';
/** What a keyword asks for, in words that go on after "expected". */
export declare function expectedWords({ keyword, params }: RawError): string;
