import { fingerprintOf } from '../relocate/fingerprint.ts';
import type { Definition } from '../syntax/definition.ts';
import type { SyntaxLanguage } from '../syntax/source-syntax.ts';

/** A class or function in the workspace's index. */
export interface IndexedSyntax {
  readonly definition: Definition;
  readonly fingerprint: Uint8Array;
}

/** The classes and functions of a file, in source order. */
export type IndexEntry = readonly IndexedSyntax[];

export function readEntry(language: SyntaxLanguage, text: string): IndexEntry {
  const syntax = language.read(text);
  const definitions = syntax.definitions.filter(({ kind }) => kind === 'class' || kind === 'function');
  if (definitions.length === 0) return [];
  const tokens = syntax.tokens();
  return definitions.map((definition) => ({
    definition,
    fingerprint: fingerprintOf(text, tokens, definition),
  }));
}
