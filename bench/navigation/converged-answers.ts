import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Place, RawAnswers } from '../../test/helpers/raw-answers.ts';

const WORD = /[\p{XIDC}_]+/gu;

/**
 * Wraps the answers of a raw server, which is Pyright with lanser's settings, but without lanser. Before a search for
 * references, makes the server check each file that contains the name. Without this check, Pyright omits some
 * references in strings.
 */
export function convergedAnswers(raw: RawAnswers, root: string, files: readonly string[]): RawAnswers {
  const texts = new Map(files.map((file) => [file, readFileSync(path.join(root, file), 'utf8')]));
  const words = new Map([...texts].map(([file, text]) => [file, new Set(text.match(WORD))]));
  const checked = new Set<string>();
  return {
    ...raw,
    async at(operation, place) {
      const word = operation === 'references' ? wordAt(texts.get(place.file), place) : undefined;
      for (const [file, fileWords] of words) {
        if (word === undefined || !fileWords.has(word) || checked.has(file)) continue;
        checked.add(file);
        await raw.diagnostics(file);
      }
      return raw.at(operation, place);
    },
  };
}

function wordAt(text: string | undefined, { line, character }: Place): string | undefined {
  const lineText = text?.replace(/^\uFEFF/u, '').split(/\r\n|[\r\n]/u)[line] ?? '';
  return [...lineText.matchAll(WORD)].find(({ index, 0: word }) => index + word.length > character)?.[0];
}
