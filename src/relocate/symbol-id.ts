import { createHash } from 'node:crypto';
import type { Definition } from '../syntax/definition.ts';
import { overloadsOfPath } from '../selector/definitions-of-path.ts';
import type { ResolvedPlace } from '../selector/resolution.ts';
import type { SourceDocument } from '../selector/source.ts';
import { fingerprintOf, SLOTS } from './fingerprint.ts';

const IDENTITY_DIGITS = 32;

export interface SymbolHome {
  readonly language: string;
  /** The module's name; of a file without one its uri. */
  readonly module: string;
}

/**
 * `sym1:`, then 32 hexadecimal digits that stay while language, module, qualified name, kind and overload
 * do, whatever becomes of the body (SHA-256, cut, over these as a canonical JSON array), then 64 of the
 * fingerprint of the whole definition.
 */
export function symbolIdOf(document: SourceDocument, definition: Definition, home: SymbolHome): string {
  const overload = overloadsOfPath(document.definitions, definition.path).indexOf(definition);
  const names = definition.path.map((name) => name.normalize('NFKC'));
  const identity = createHash('sha256')
    .update(
      JSON.stringify([
        home.language,
        home.module,
        names.join('.'),
        definition.kind,
        overload < 0 ? null : overload,
      ]),
    )
    .digest('hex')
    .slice(0, IDENTITY_DIGITS);
  const fingerprint = fingerprintOf(document.lines.text, document.tokens(), definition);
  return `sym1:${identity}${Buffer.from(fingerprint).toString('hex')}`;
}

/** The fingerprint in a `symbolId`; undefined where it has none. */
export function fingerprintIn(symbolId: string): Uint8Array | undefined {
  const digits = symbolId.slice('sym1:'.length + IDENTITY_DIGITS);
  return digits.length === 2 * SLOTS ? Uint8Array.from(Buffer.from(digits, 'hex')) : undefined;
}

/**
 * The definition that a place stands for: whose name, signature, body, docstring or whole it is, or whose
 * name the place lies in.
 */
export function definitionAt(
  { definitions }: SourceDocument,
  { span, selection }: Pick<ResolvedPlace, 'span' | 'selection'>,
): Definition | undefined {
  return definitions.find(
    ({ nameSpan, ...parts }) =>
      nameSpan.start <= selection.start &&
      selection.end <= nameSpan.end &&
      ((nameSpan.start <= span.start && span.end <= nameSpan.end) ||
        [parts.span, parts.signature, parts.body, parts.docstring].some(
          (part) => part !== null && part.start === span.start && part.end === span.end,
        )),
  );
}
