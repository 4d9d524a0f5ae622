import type { Definition } from '../syntax/definition.ts';
import type { SourceDocument } from '../selector/source.ts';
import { enclosing, tokenFrom } from './enclosing.ts';
import { afterBrackets, codeBetween, wordOf } from './code-tokens.ts';

type Source = Pick<SourceDocument, 'definitions' | 'tokens' | 'lines'>;

/** Returns the class whose member is at an offset, if any. Members: names in the class body, attributes of `self`. */
export function classOfMember(source: Source, offset: number): Definition | undefined {
  const around = enclosing(source.definitions, offset);
  if (around === undefined) return undefined;
  if (around.kind === 'class') return isInBody(around, offset) ? around : undefined;
  return isOnSelf(source, around, offset) ? classOfMethod(source.definitions, around) : undefined;
}

export function isInBody({ body }: Definition, offset: number): boolean {
  return body !== null && offset >= body.start && offset < body.end;
}

/** Returns the class that directly contains a function, if any. */
export function classOfMethod(
  definitions: readonly Definition[],
  method: Definition,
): Definition | undefined {
  const around = enclosing(definitions, method.nameSpan.start);
  return around?.kind === 'class' ? around : undefined;
}

/** Returns true if the word at an offset is an attribute of the method's first parameter, usually `self`. */
export function isOnSelf(source: Source, method: Definition, offset: number): boolean {
  const { text } = source.lines;
  const all = source.tokens();
  const wordAt = (index: number): string => wordOf(text, all[index]);
  const at = tokenFrom(all, offset);
  if (wordAt(at - 1) !== '.' || wordAt(at - 3) === '.') return false;
  const signature = codeBetween(source, method.nameSpan.end, method.signature?.end ?? method.nameSpan.end);
  const opening = wordOf(text, signature[0]) === '[' ? afterBrackets(text, signature, 0) : 0;
  const first = signature[opening + 1];
  return first?.kind === 'word' && wordAt(at - 2) === wordOf(text, first);
}
