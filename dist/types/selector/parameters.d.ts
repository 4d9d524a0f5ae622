import { type Indexing } from '../model/selector.ts';
import { Scanner } from './scanner.ts';
/** How one parameter's value is read; the scanner holds the value alone. */
export type ParameterReader<T> = (value: Scanner) => T;
export type ParameterReaders = Readonly<Record<string, ParameterReader<unknown>>>;
export type ParameterValues<Readers extends ParameterReaders> = {
    -readonly [Name in keyof Readers]?: ReturnType<Readers[Name]>;
};
/**
 * Reads `?key=value&key=value` to the end of the selector, or nothing at the end.
 * A name that is not among the readers, or that stands there twice, is an error.
 */
export declare function readParameters<Readers extends ParameterReaders>(scanner: Scanner, readers: Readers, otherwise: string): ParameterValues<Readers>;
/** The parameter of every form. */
export declare const docVersion: ParameterReader<string>;
export declare const indexing: ParameterReader<Indexing>;
/** A value of one fixed shape, percent-decoding none of it but `%3A`. */
export declare function pattern(value: Scanner, expression: RegExp, expected: string): string;
