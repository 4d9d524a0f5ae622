import { SelectorSyntaxError } from './syntax-fault.ts';

/** A stretch of a selector's text and how far it has been read. */
export class Scanner {
  readonly text: string;
  readonly end: number;
  offset: number;

  constructor(text: string, start = 0, end: number = text.length) {
    this.text = text;
    this.offset = start;
    this.end = end;
  }

  get done(): boolean {
    return this.offset >= this.end;
  }

  /** Leaves the parser. */
  fail(expected: string, offset: number = this.offset): never {
    throw new SelectorSyntaxError(this.text.slice(0, this.end), offset, expected);
  }

  /** Reads this very text, if it comes next. */
  take(literal: string): boolean {
    if (!this.text.startsWith(literal, this.offset) || this.offset + literal.length > this.end) return false;
    this.offset += literal.length;
    return true;
  }

  expect(literal: string, expected: string = JSON.stringify(literal)): void {
    if (!this.take(literal)) this.fail(expected);
  }

  /** Reads what a sticky expression matches here. */
  match(pattern: RegExp): string | undefined {
    pattern.lastIndex = this.offset;
    const found = pattern.exec(this.text)?.[0];
    if (found === undefined || this.offset + found.length > this.end) return undefined;
    this.offset += found.length;
    return found;
  }

  /** A name by Python's rules; `what` completes the sentence of an error. */
  identifier(what: string): string {
    return this.match(IDENTIFIER) ?? this.fail(what);
  }

  /** A name of any language: Python's, or with `$` and a leading `#`. */
  name(what: string): string {
    return this.match(NAME) ?? this.fail(what);
  }

  moduleName(): string {
    const parts = [this.identifier('a module name')];
    while (this.take('.')) parts.push(this.identifier('a module name'));
    return parts.join('.');
  }

  /** A number that JSON and the schema can hold, at least `least`. */
  integer(least: 0 | 1, what: string): number {
    const start = this.offset;
    const digits = this.match(DIGITS) ?? this.fail(what);
    const value = Number(digits);
    if (value < least || !Number.isSafeInteger(value)) {
      this.fail(value < least ? `${what} of at least ${least}` : `${what} below 2^53`, start);
    }
    return value;
  }

  /** Everything must have been read. */
  finish(expected: string): void {
    if (!this.done) this.fail(expected);
  }
}

const IDENTIFIER = /[\p{XIDS}_]\p{XIDC}*/uy;
const NAME = /#?[\p{XIDS}_$][\p{XIDC}$]*/uy;
const DIGITS = /\d+/uy;
