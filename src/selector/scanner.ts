import { SelectorSyntaxError } from './syntax-fault.ts';

/** A range of a selector's text and the offset of the next character to read. */
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

  /** Throws the syntax error at an offset. `expected` describes the text that should be there. */
  fail(expected: string, offset: number = this.offset): never {
    throw new SelectorSyntaxError(this.text, offset, expected);
  }

  /** If a literal comes next, consumes it and returns true. */
  take(literal: string): boolean {
    if (!this.text.startsWith(literal, this.offset) || this.offset + literal.length > this.end) return false;
    this.offset += literal.length;
    return true;
  }

  expect(literal: string, expected: string = JSON.stringify(literal)): void {
    if (!this.take(literal)) this.fail(expected);
  }

  /** Consumes and returns the match of a sticky expression at the offset; undefined without a match in the range. */
  match(pattern: RegExp): string | undefined {
    pattern.lastIndex = this.offset;
    const found = pattern.exec(this.text)?.[0];
    if (found === undefined || this.offset + found.length > this.end) return undefined;
    this.offset += found.length;
    return found;
  }

  /** Reads a Python identifier. */
  identifier(expected: string): string {
    return this.match(IDENTIFIER) ?? this.fail(expected);
  }

  /** Reads an identifier of any supported language: it may contain `$` and begin with `#`. */
  name(expected: string): string {
    return this.match(NAME) ?? this.fail(expected);
  }

  moduleName(): string {
    const parts = [this.identifier('a module name')];
    while (this.take('.')) parts.push(this.identifier('a module name'));
    return parts.join('.');
  }

  integer(least: 0 | 1, expected: string): number {
    const start = this.offset;
    const digits = this.match(DIGITS) ?? this.fail(expected);
    const value = Number(digits);
    if (value < least || !Number.isSafeInteger(value)) {
      this.fail(value < least ? `${expected} of at least ${least}` : `${expected} below 2^53`, start);
    }
    return value;
  }

  finish(expected: string): void {
    if (!this.done) this.fail(expected);
  }
}

const IDENTIFIER = /[\p{XIDS}_]\p{XIDC}*/uy;
const NAME = /#?[\p{XIDS}_$][\p{XIDC}$]*/uy;
const DIGITS = /\d+/uy;
