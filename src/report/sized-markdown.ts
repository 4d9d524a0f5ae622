import { plural } from './place.ts';

/** Room kept for the sentence that says what was left out. */
const TAIL_BYTES = 300;

/** Collects Markdown up to a size; what does not fit is counted. */
export class SizedMarkdown {
  readonly #parts: string[] = [];
  readonly #maxBytes: number;
  #bytes = 0;
  #left = 0;

  constructor(maxBytes: number) {
    this.#maxBytes = maxBytes - TAIL_BYTES;
  }

  add(part: string): boolean {
    const bytes = Buffer.byteLength(part);
    if (this.#bytes + bytes > this.#maxBytes) {
      this.#left += 1;
      return false;
    }
    this.#append(part);
    return true;
  }

  section(title: string, items: readonly string[]): void {
    if (items.length === 0) return;
    if (!this.add(`${title}\n\n`)) {
      this.#left += items.length - 1;
      return;
    }
    for (const entry of items) this.add(entry);
    this.#append('\n');
  }

  fold(title: string, items: readonly string[]): void {
    if (items.length === 0) return;
    const closing = '\n</details>\n\n';
    const room = this.#maxBytes - this.#bytes - Buffer.byteLength(closing);
    const inner = new SizedMarkdown(room / 2 + TAIL_BYTES);
    const opened = inner.add(`<details><summary>${title}</summary>\n\n`);
    for (const entry of items) if (opened) inner.add(entry);
    if (inner.#parts.length < 2) {
      this.#left += items.length;
      return;
    }
    this.#append(...inner.#parts, closing);
    this.#left += inner.#left;
  }

  #append(...parts: readonly string[]): void {
    this.#parts.push(...parts);
    for (const part of parts) this.#bytes += Buffer.byteLength(part);
  }

  finish(): string {
    const left = plural(this.#left, 'entry').replace(/entrys$/u, 'entries');
    const note = `\n${left} left out here for size; the report as JSON has them all.\n\n`;
    return this.#parts.join('') + (this.#left > 0 ? note : '');
  }
}
