import type { Definition } from '../syntax/definition.ts';
import type { SourceDocument } from '../selector/source.ts';
import { enclosing, tokenFrom } from './enclosing.ts';
import { wordOf } from './code-tokens.ts';

type Source = Pick<SourceDocument, 'definitions' | 'tokens' | 'lines'>;

/** Returns the class of a member that is bound at an offset: in a class body, or on `self` in a method. */
export function classOfMember(source: Source, offset: number): Definition | undefined {
  const around = enclosing(source.definitions, offset);
  if (around === undefined) return undefined;
  if (around.kind === 'class') return isInBody(around, offset) ? around : undefined;
  return isOnSelf(source, around, offset) ? classOfMethod(source.definitions, around) : undefined;
}

export function isInBody({ body }: Definition, offset: number): boolean {
  return body !== null && offset >= body.start && offset < body.end;
}

/** Returns the class whose body contains a function. */
export function classOfMethod(
  definitions: readonly Definition[],
  method: Definition,
): Definition | undefined {
  const around = enclosing(definitions, method.nameSpan.start);
  return around?.kind === 'class' ? around : undefined;
}

/** Returns true if the word at an offset is an attribute of the method's first parameter, whatever its name. */
export function isOnSelf({ tokens, lines: { text } }: Source, method: Definition, offset: number): boolean {
  const all = tokens();
  const wordAt = (index: number): string => wordOf(text, all[index]);
  const at = tokenFrom(all, offset);
  if (wordAt(at - 1) !== '.' || wordAt(at - 3) === '.') return false;
  let first = tokenFrom(all, method.nameSpan.end);
  while (wordAt(first) !== '(' && first < all.length) first += 1;
  return wordAt(at - 2) === wordAt(first + 1) && all[first + 1]?.kind === 'word';
}
