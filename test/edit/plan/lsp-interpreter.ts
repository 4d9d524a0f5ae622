import iconv from 'iconv-lite';
import type { EditStep, StepEdit } from '../../../src/edit/edit-step.ts';

/** A file in this simplified model of LSP edits. */
export interface SimpleFile {
  readonly text: string;
  /** The encoding of the text. A file with the encoding `opaque` cannot be edited. */
  readonly encoding: 'utf8' | 'utf8-with-mark' | 'latin1' | 'cp1252' | 'shift_jis' | 'opaque';
  readonly isExecutable: boolean;
  /** The most frequent line ending before the first step; undefined for created files, or if the text had none. */
  readonly ending: string | undefined;
}

export type SimpleTree = ReadonlyMap<string, SimpleFile | 'folder'>;

/** The error for an edit that is not possible. */
export class Refused extends Error {}

/**
 * Applies a step by the rules of LSP, and by lanser's rules for line endings, equal edits and ranges beyond the end
 * of the text. Throws {@link Refused} if the step is not possible. Does not use the code of `src/edit`, because tests
 * compare the results of that code with the results of this function.
 */
export function stepped(tree: SimpleTree, step: EditStep): SimpleTree {
  const now = new Map(tree);
  if (step.kind === 'edit') {
    const file = fileAt(tree, step.uri);
    if (file.encoding === 'opaque') throw new Refused('opaque');
    now.set(step.uri, { ...file, text: editedText(file, step.edits) });
    return now;
  }
  if (step.kind === 'delete') {
    const existing = tree.get(step.uri);
    if (existing === undefined) {
      if (step.options?.ignoreIfNotExists === true) return tree;
      throw new Refused('missing');
    }
    if (below(tree, step.uri).length > 0 && step.options?.recursive !== true) throw new Refused('not empty');
    for (const name of [step.uri, ...below(tree, step.uri)]) now.delete(name);
    return now;
  }
  if (step.kind === 'create') {
    const existing = tree.get(step.uri);
    if (
      existing === 'folder' &&
      (step.options?.overwrite === true || step.options?.ignoreIfExists !== true)
    ) {
      throw new Refused('a folder');
    }
    if (existing !== undefined && step.options?.overwrite !== true) {
      if (step.options?.ignoreIfExists === true) return tree;
      throw new Refused('exists');
    }
    const isExecutable = existing !== undefined && existing !== 'folder' && existing.isExecutable;
    return put(now, step.uri, { text: '', encoding: 'utf8', isExecutable, ending: undefined });
  }
  const { oldUri, newUri, options } = step;
  const moving = tree.get(oldUri);
  if (moving === undefined) throw new Refused('missing');
  const existing = tree.get(newUri);
  if (existing !== undefined) {
    if (options?.overwrite !== true && options?.ignoreIfExists === true) return tree;
    if (options?.overwrite !== true) throw new Refused('exists');
    if (oldUri === newUri) return tree;
    if ((existing === 'folder') !== (moving === 'folder')) throw new Refused('a different kind');
  }
  if (below(tree, oldUri).includes(newUri) || newUri.startsWith(`${oldUri}/`)) throw new Refused('inside');
  if (oldUri.startsWith(`${newUri}/`)) throw new Refused('inside');
  for (const name of [newUri, ...below(tree, newUri), oldUri, ...below(tree, oldUri)]) now.delete(name);
  put(now, newUri, moving);
  for (const name of below(tree, oldUri)) {
    now.set(newUri + name.slice(oldUri.length), tree.get(name) as SimpleFile | 'folder');
  }
  return now;
}

function put(
  tree: Map<string, SimpleFile | 'folder'>,
  name: string,
  entry: SimpleFile | 'folder',
): SimpleTree {
  const parts = name.split('/');
  for (let length = 1; length < parts.length; length += 1) {
    const folder = parts.slice(0, length).join('/');
    if ((tree.get(folder) ?? 'folder') !== 'folder') throw new Refused('in a file');
    tree.set(folder, 'folder');
  }
  return tree.set(name, entry);
}

function below(tree: SimpleTree, folder: string): readonly string[] {
  return [...tree.keys()].filter((name) => name.startsWith(`${folder}/`));
}

function fileAt(tree: SimpleTree, name: string): SimpleFile {
  const file = tree.get(name);
  if (file === undefined || file === 'folder') throw new Refused('no file');
  return file;
}

function editedText({ text, ending }: SimpleFile, edits: readonly StepEdit[]): string {
  const starts = startsOfLines(text);
  const inserted = new Map<number, string>();
  const replaced = new Map<number, { readonly end: number; readonly newText: string }>();
  const deleted = new Set<number>();
  for (const { range, newText } of edits) {
    const written = ending === undefined ? newText : newText.split(/\r\n|[\r\n]/u).join(ending);
    const [startLine, , endLine, endCharacter] = range;
    const isBeyond = endLine > starts.length || (endLine === starts.length && endCharacter > 0);
    if (startLine >= starts.length || isBeyond) throw new Refused('beyond the end');
    const [start, end] = [offset(text, starts, range[0], range[1]), offset(text, starts, range[2], range[3])];
    if (start > end) throw new Refused('reversed');
    if (start === end) {
      inserted.set(start, (inserted.get(start) ?? '') + written);
      continue;
    }
    const same = replaced.get(start);
    if (same?.end === end && same.newText === written) continue;
    for (let index = start; index < end; index += 1) {
      if (deleted.has(index)) throw new Refused('overlap');
      deleted.add(index);
    }
    replaced.set(start, { end, newText: written });
  }
  for (const [start, { end }] of replaced) {
    for (let index = start + 1; index < end; index += 1)
      if (inserted.has(index)) throw new Refused('overlap');
  }
  const parts: string[] = [];
  for (let index = 0; index <= text.length; index += 1) {
    parts.push(inserted.get(index) ?? '', replaced.get(index)?.newText ?? '');
    if (!deleted.has(index)) parts.push(text.charAt(index));
  }
  return parts.join('');
}

export function startsOfLines(text: string): readonly number[] {
  const starts = [0];
  for (let index = 0; index < text.length; index += 1) {
    if (text[index] === '\n' || (text[index] === '\r' && text[index + 1] !== '\n')) starts.push(index + 1);
  }
  return starts;
}

function offset(text: string, starts: readonly number[], line: number, character: number): number {
  const start = starts[line];
  if (start === undefined) return text.length;
  let end = start;
  while (end < text.length && text[end] !== '\n' && text[end] !== '\r') end += 1;
  return Math.min(start + character, end);
}

export function endingOf(text: string): string | undefined {
  const counts = [
    { ending: '\r\n', count: text.split('\r\n').length - 1, first: text.indexOf('\r\n') },
    { ending: '\n', count: text.split(/(?<!\r)\n/u).length - 1, first: text.search(/(?<!\r)\n/u) },
    { ending: '\r', count: text.split(/\r(?!\n)/u).length - 1, first: text.search(/\r(?!\n)/u) },
  ].filter(({ count }) => count > 0);
  return counts.toSorted((one, other) => other.count - one.count || one.first - other.first)[0]?.ending;
}

/** Returns the bytes of a file; throws if the encoding cannot represent the text. */
export function bytesOf({ text, encoding }: SimpleFile): Buffer {
  if (encoding === 'opaque') return Buffer.from(text, 'latin1');
  if (encoding === 'utf8') return Buffer.from(text);
  if (encoding === 'utf8-with-mark') return Buffer.from(`\uFEFF${text}`);
  const bytes = iconv.encode(text, encoding);
  if (iconv.decode(bytes, encoding) !== text) throw new Refused('encoding');
  return bytes;
}
