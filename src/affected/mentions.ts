import { isKeyword } from '../syntax/python/names.ts';
import type { SourceToken } from './logical-lines.ts';

/** The names in a part of a source. Names in strings count too, because a string may be an annotation. */
export interface Mentions {
  /** Names without a dot before them. */
  readonly names: Set<string>;
  /**
   * The members of `names` that are used without an attribute. If such a name is a module, it may be passed
   * on as a value.
   */
  readonly values: Set<string>;
  /** `root.attribute` for the first attribute of a name. */
  readonly attributes: Set<string>;
  /** `root.attribute` for an attribute further on, such as `a.c` in `a.b.c`. */
  readonly deepAttributes: Set<string>;
}

export function noMentions(): Mentions {
  return { names: new Set(), values: new Set(), attributes: new Set(), deepAttributes: new Set() };
}

const DOTTED_NAME = /[\p{XIDS}_]\p{XIDC}*(?:\s*\.\s*[\p{XIDS}_]\p{XIDC}*)*/gu;

/** Adds the names in tokens. */
export function addMentions(mentions: Mentions, tokens: readonly SourceToken[]): void {
  let path: string[] = [];
  const finish = (): void => {
    addPath(mentions, path);
    path = [];
  };
  for (const [index, { kind, text }] of tokens.entries()) {
    const isAttribute = tokens[index - 1]?.text === '.' && tokens[index - 1]?.kind === 'operator';
    if (kind === 'word' && isAttribute) {
      if (path.length > 0) path.push(text);
      continue;
    }
    if (kind === 'operator' && text === '.') continue;
    finish();
    if (kind === 'word' && !isKeyword(text)) path = [text];
    if (kind !== 'string') continue;
    for (const [dotted] of text.matchAll(DOTTED_NAME)) addPath(mentions, dotted.split(/\s*\.\s*/u));
  }
  finish();
}

function addPath({ names, values, attributes, deepAttributes }: Mentions, path: readonly string[]): void {
  const [root, first, ...others] = path;
  if (root === undefined) return;
  names.add(root);
  if (first === undefined) values.add(root);
  else attributes.add(`${root}.${first}`);
  for (const other of others) deepAttributes.add(`${root}.${other}`);
}

export function addAll(to: Mentions, from: Mentions): void {
  for (const name of from.names) to.names.add(name);
  for (const name of from.values) to.values.add(name);
  for (const name of from.attributes) to.attributes.add(name);
  for (const name of from.deepAttributes) to.deepAttributes.add(name);
}
