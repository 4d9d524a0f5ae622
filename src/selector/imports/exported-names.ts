import type { SourceDocument } from '../source.ts';
import { codeTokens, depthChange, literalValue, type CodeToken } from './literal-tokens.ts';

/** The content of a module's `__all__`. */
export interface ExportedNames {
  readonly names: ReadonlySet<string>;
  /** The modules whose `__all__` is included, by the dotted names that this module uses for them. */
  readonly modules: readonly string[];
  /** True if all of `__all__` could be read. If false, `__all__` may contain more names, or fewer. */
  readonly isComplete: boolean;
}

/** Reads the statements that assign or change `__all__`; undefined for a module that does not assign it. */
export function exportedNames(document: SourceDocument): ExportedNames | undefined {
  if (!document.lines.text.includes('__all__')) return undefined;
  return new Reader(codeTokens(document), document.lines.text).read();
}

/** The maximum depth of brackets, which limits the recursion. */
const MAX_DEPTH = 100;

/** After these tokens, `__all__` can be assigned within a line: `import a; __all__ = []`, `a = __all__ = []`. */
const BEFORE_STATEMENT: ReadonlySet<string> = new Set([';', ':', '=']);

class Reader {
  private readonly tokens: readonly CodeToken[];
  private readonly text: string;
  private readonly names = new Set<string>();
  private readonly modules: string[] = [];
  private isComplete = true;
  private isThere = false;
  private at = 0;
  private depth = 0;

  constructor(tokens: readonly CodeToken[], text: string) {
    this.tokens = tokens;
    this.text = text;
  }

  read(): ExportedNames | undefined {
    while (this.at < this.tokens.length) {
      const beginsStatement = this.beginsLine() || BEFORE_STATEMENT.has(this.textAt(-1));
      if (!this.take('__all__')) this.at += 1;
      else if (beginsStatement) this.statement();
    }
    if (!this.isThere) return undefined;
    return { names: this.names, modules: this.modules, isComplete: this.isComplete };
  }

  private statement(): void {
    if (this.take(':')) this.skipTo(() => /^[=;]$/u.test(this.textAt()) || this.beginsLine());
    if (this.take('=') || this.take('+=')) {
      this.isThere = true;
      this.sum();
      this.expectEnd(this.beginsLine() || this.textAt() === ';');
    } else if (this.take('.')) this.call();
  }

  private call(): void {
    const method = this.textAt();
    this.at += 1;
    if (!this.take('(')) return;
    // In `append("a" + x)`, the first token is not the complete argument.
    const value = this.textAt(1) === ')' ? literalValue(this.tokens[this.at]) : undefined;
    if (method === 'extend') {
      this.sum();
      this.expectEnd(this.textAt() === ')');
    } else if (method === 'append' && value !== undefined) this.names.add(value);
    else if (method === 'remove' && value !== undefined) this.names.delete(value);
    else this.isComplete = false;
  }

  /** Reads a sum. For `["a"] if x else ["b"]`, adds both names, and marks `__all__` as incomplete. */
  private sum(): void {
    do {
      this.term();
      if (this.textAt() !== 'if') continue;
      this.isComplete = false;
      this.skipTo(() => this.textAt() === 'else');
    } while (this.take('+') || this.take('else'));
  }

  /** Marks `__all__` as incomplete if an unsupported operator follows, such as `or` or `*`. */
  private expectEnd(isEnd: boolean): void {
    if (!isEnd && this.at < this.tokens.length) this.isComplete = false;
  }

  private term(): void {
    this.depth += 1;
    const isRead = this.depth <= MAX_DEPTH;
    if (isRead && this.take('[')) this.items(']');
    else if (isRead && this.take('(')) this.items(')');
    else this.otherModule();
    this.depth -= 1;
  }

  /** Reads elements up to the bracket `end`. In `(a.__all__ + b.__all__)`, the only element is a sum. */
  private items(end: string): void {
    while (!this.take(end)) {
      if (this.at >= this.tokens.length) return;
      const value = literalValue(this.tokens[this.at]);
      if (value === undefined) {
        this.take('*');
        this.sum();
      } else {
        this.at += 1;
        this.names.add(value);
      }
      if (this.take(',') || this.textAt() === end) continue;
      // The element is unsupported: for example, a comprehension, a call or adjacent strings.
      this.isComplete = false;
      this.skipTo(() => this.textAt() === end);
    }
  }

  private otherModule(): void {
    const parts: string[] = [];
    while (this.tokens[this.at]?.kind === 'word') {
      parts.push(this.textAt());
      this.at += 1;
      if (!this.take('.')) break;
    }
    if (parts.length > 1 && parts.at(-1) === '__all__') this.modules.push(parts.slice(0, -1).join('.'));
    else this.isComplete = false;
  }

  /** Skips to the first token that satisfies a condition. Skips each pair of brackets with its content. */
  private skipTo(isEnd: () => boolean): void {
    for (let depth = 0; this.at < this.tokens.length; this.at += 1) {
      if (depth === 0 && isEnd()) return;
      depth += depthChange(this.tokens[this.at]);
    }
  }

  /** Returns true if the current token is the first of its line, and no backslash continues the line before. */
  private beginsLine(): boolean {
    const start = this.tokens[this.at - 1]?.end ?? 0;
    const gap = this.text.slice(start, this.tokens[this.at]?.start);
    return start === 0 || /[\n\r]/u.test(gap.replaceAll(/#[^\n\r]*|\\(?:\r\n?|\n)/gu, ''));
  }

  private take(text: string): boolean {
    if (this.textAt() !== text) return false;
    this.at += 1;
    return true;
  }

  private textAt(offset = 0): string {
    return this.tokens[this.at + offset]?.text ?? '';
  }
}
