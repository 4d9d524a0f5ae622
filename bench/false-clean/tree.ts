import type { SeededRandom } from '../../test/helpers/seeded-random.ts';

/** The line endings, encoding and byte order mark of a source file. */
export interface SourceStyle {
  readonly newline: '\n' | '\r\n' | '\r';
  readonly encoding: 'utf8' | 'utf8-bom' | 'latin1' | 'utf16le-bom';
}

/** A file whose text is a list of top-level blocks. */
export interface SourceEntry {
  readonly kind: 'source';
  readonly blocks: readonly string[];
  readonly style: SourceStyle;
  readonly executable: boolean;
}

/** An entry of a Git tree. Texts and targets can contain invalid UTF-8 (see {@link encoded}). */
export type Entry =
  | SourceEntry
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'link'; readonly target: string }
  | { readonly kind: 'submodule'; readonly commit: string };

const PLAIN: SourceStyle = { newline: '\n', encoding: 'utf8' };

export function source(blocks: readonly string[], style: SourceStyle = PLAIN): SourceEntry {
  return { kind: 'source', blocks, style, executable: false };
}

/** A Git tree under construction. No entry is below another entry. */
export class Tree {
  private readonly byName: Map<string, Entry>;

  constructor(entries: Iterable<readonly [string, Entry]> = []) {
    this.byName = new Map(entries);
  }

  copy(): Tree {
    return new Tree(this.byName);
  }

  get(name: string): Entry | undefined {
    return this.byName.get(name);
  }

  /** Adds or replaces an entry. Also removes the entries below it, and an entry at the path of a parent folder. */
  set(name: string, entry: Entry): void {
    this.remove(name);
    for (let at = name.lastIndexOf('/'); at > 0; at = name.lastIndexOf('/', at - 1)) {
      this.byName.delete(name.slice(0, at));
    }
    this.byName.set(name, entry);
  }

  /** Removes an entry, or everything below a folder. */
  remove(name: string): void {
    for (const other of this.below(name)) this.byName.delete(other);
    this.byName.delete(name);
  }

  move(from: string, to: string): void {
    const entry = this.byName.get(from);
    const moved = this.below(from).map((name) => [name, this.byName.get(name) as Entry] as const);
    this.remove(from);
    if (entry !== undefined) this.set(to, entry);
    for (const [name, inner] of moved) this.set(to + name.slice(from.length), inner);
  }

  below(folder: string): readonly string[] {
    return [...this.byName.keys()].filter((name) => name.startsWith(`${folder}/`));
  }

  names(): readonly string[] {
    return [...this.byName.keys()];
  }

  entries(): readonly (readonly [string, Entry])[] {
    return [...this.byName];
  }

  sources(): readonly string[] {
    return this.names().filter((name) => this.byName.get(name)?.kind === 'source');
  }

  /** Returns '' (the root) and every folder that contains an entry. */
  folders(): readonly string[] {
    const folders = new Set(['']);
    for (const name of this.byName.keys()) {
      for (let at = name.indexOf('/'); at > 0; at = name.indexOf('/', at + 1)) folders.add(name.slice(0, at));
    }
    return [...folders];
  }

  edit(name: string, change: (blocks: readonly string[]) => readonly string[]): void {
    const entry = this.byName.get(name);
    if (entry?.kind === 'source') this.byName.set(name, { ...entry, blocks: change(entry.blocks) });
  }
}

export function bytesOf(entry: Exclude<Entry, { readonly kind: 'submodule' }>): Buffer {
  if (entry.kind === 'link') return encoded(entry.target);
  if (entry.kind === 'text') return encoded(entry.text);
  const { newline, encoding } = entry.style;
  const text = entry.blocks
    .map((block) => `${block}\n`)
    .join('')
    .replaceAll('\n', newline);
  if (encoding === 'utf8-bom') return encoded(`\uFEFF${text}`);
  if (encoding === 'utf16le-bom') return Buffer.from(`\uFEFF${text}`, 'utf16le');
  return encoding === 'latin1' ? Buffer.from(text, 'latin1') : encoded(text);
}

/** Encodes text as UTF-8. The lone surrogates U+DC80 to U+DCFF become the single bytes 0x80 to 0xFF. */
export function encoded(text: string): Buffer {
  if (!/[\uDC80-\uDCFF]/u.test(text)) return Buffer.from(text, 'utf8');
  const parts = text.split(/([\uDC80-\uDCFF])/u);
  return Buffer.concat(
    parts.map((part, index) =>
      index % 2 === 1 ? Buffer.of((part.codePointAt(0) as number) - 0xdc00) : Buffer.from(part, 'utf8'),
    ),
  );
}

/** Returns a random item. The probability of each item is proportional to its weight. */
export function weighted<T>(random: SeededRandom, items: readonly (readonly [weight: number, item: T])[]): T {
  const total = items.reduce((sum, [weight]) => sum + weight, 0);
  let rest = random.next() * total;
  for (const [weight, item] of items) {
    rest -= weight;
    if (rest < 0) return item;
  }
  return (items.at(-1) as readonly [number, T])[1];
}
