import { createHash } from 'node:crypto';
import { overloadOf } from '../selector/definitions-of-path.ts';
import type { ResolvedPlace } from '../selector/resolution.ts';
import type { SourceDocument } from '../selector/source.ts';
import type { Definition, Span } from '../syntax/definition.ts';
import { containsSpan, sameSpan } from '../syntax/spans.ts';
import { memoized } from '../text/memoized.ts';
import { partitionPoint } from '../text/partition-point.ts';
import { fingerprintOf, SLOTS } from './fingerprint.ts';

const IDENTITY_DIGITS = 32;

/** The module of a symbol. It is a part of the symbol's identity. */
export interface SymbolModule {
  readonly language: string;
  /** The module's name, or the uri of a file that has no module name. */
  readonly module: string;
}

/**
 * Returns `sym1:`, 32 hexadecimal digits of the identity, and 64 of the code's fingerprint. The identity is a hash of
 * the language, the module, and the definition's path, kind and overload number.
 */
export function symbolIdOf(document: SourceDocument, definition: Definition, module: SymbolModule): string {
  const overload = overloadOf(document.definitions, definition) ?? null;
  const names = definition.path.map((name) => name.normalize('NFKC'));
  const identity = createHash('sha256')
    .update(JSON.stringify([module.language, module.module, names.join('.'), definition.kind, overload]))
    .digest('hex')
    .slice(0, IDENTITY_DIGITS);
  const fingerprint = fingerprintOf(document.lines.text, document.tokens(), definition);
  return `sym1:${identity}${Buffer.from(fingerprint).toString('hex')}`;
}

/** Returns the fingerprint in a `symbolId`, or undefined if the id does not have 64 digits for it. */
export function fingerprintIn(symbolId: string): Uint8Array | undefined {
  const digits = symbolId.slice('sym1:'.length + IDENTITY_DIGITS);
  return digits.length === 2 * SLOTS ? Uint8Array.from(Buffer.from(digits, 'hex')) : undefined;
}

/**
 * Returns the definition whose name contains `selection`, if any. In addition, `span` must be in the name, or equal
 * the definition or its signature, body or docstring.
 */
export function definitionAt(
  { definitions }: SourceDocument,
  { span, selection }: Pick<ResolvedPlace, 'span' | 'selection'>,
): Definition | undefined {
  const names = byName(definitions);
  const after = partitionPoint(
    names.length,
    (index) => (names[index]?.nameSpan.start ?? 0) > selection.start,
  );
  // Names do not overlap, but several definitions may share one name span.
  const start = names[after - 1]?.nameSpan.start;
  let found: Definition | undefined;
  for (let index = after - 1; index >= 0 && names[index]?.nameSpan.start === start; index -= 1) {
    const definition = names[index];
    if (definition !== undefined && represents(definition, span, selection)) found = definition;
  }
  return found;
}

const byName = memoized(
  (definitions: readonly Definition[]) =>
    definitions.toSorted((left, right) => left.nameSpan.start - right.nameSpan.start),
  new WeakMap(),
);

function represents({ nameSpan, ...parts }: Definition, span: Span, selection: Span): boolean {
  return (
    containsSpan(nameSpan, selection) &&
    (containsSpan(nameSpan, span) ||
      [parts.span, parts.signature, parts.body, parts.docstring].some(
        (part) => part !== null && sameSpan(part, span),
      ))
  );
}
