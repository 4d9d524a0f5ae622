import { printSelector } from './print-selector.ts';
import type { ResolvedPlace } from './resolution.ts';

/**
 * Returns the reason why the dotted name with the parts `names` in a module resolves to several places: an import, or
 * several files of the module's name. Returns undefined for any other reason.
 */
export function severalPlaces(
  module: string,
  names: readonly string[],
  places: readonly ResolvedPlace[],
): string | undefined {
  const uris = [...new Set(places.map(({ uri }) => uri))];
  const [first = ''] = uris;
  if (places.some(({ steps }) => steps !== undefined)) {
    const files = uris.length === 1 ? first : `${uris.slice(0, -1).join(', ')} and ${uris.at(-1)}`;
    return `through the imports of ${module}, ${names.join('.')} resolves to ${places.length} definitions, in ${files}; to select one, name the module that defines it, or use the position of a candidate; to select the import itself, use ?follow=false`;
  }
  if (uris.length < 2) return undefined;
  const [outermost, ...inner] = names;
  const scope = outermost === undefined ? {} : { scope: { symbol: [outermost, ...inner] as const } };
  const file = printSelector({ kind: 'locate', uri: first, ...scope });
  return `the module name ${module} refers to ${uris.length} files, ${uris.join(' and ')}; select one with its file, as in ${file}, or with the position of a candidate`;
}
