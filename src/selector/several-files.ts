import { printSelector } from './print-selector.ts';
import type { ResolvedPlace } from './resolution.ts';

/**
 * Returns the reason why a module name is ambiguous: several roots contain a file with this name. Returns
 * undefined for fewer than two files.
 */
export function severalFiles(
  module: string,
  names: readonly string[],
  places: readonly ResolvedPlace[],
): string | undefined {
  const uris = [...new Set(places.map(({ uri }) => uri))];
  const [first] = uris;
  if (first === undefined || uris.length === 1) return undefined;
  const [outermost, ...inner] = names;
  const scope = outermost === undefined ? {} : { scope: { symbol: [outermost, ...inner] as const } };
  const file = printSelector({ kind: 'locate', uri: first, ...scope });
  return `the module name ${module} refers to ${uris.length} files, ${uris.join(' and ')}; select one with its file, as in ${file}, or with the position of a candidate`;
}
