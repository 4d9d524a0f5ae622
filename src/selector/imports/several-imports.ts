import type { ResolvedPlace } from '../resolution.ts';

/** Returns the reason why imports lead to several places; undefined if no import was followed. */
export function severalImports(
  module: string,
  names: readonly string[],
  places: readonly ResolvedPlace[],
): string | undefined {
  if (!places.some(({ steps }) => steps !== undefined)) return undefined;
  const uris = [...new Set(places.map(({ uri }) => uri))];
  const files = uris.length === 1 ? (uris[0] ?? '') : `${uris.slice(0, -1).join(', ')} and ${uris.at(-1)}`;
  return `through the imports of ${module}, ${names.join('.')} resolves to ${places.length} definitions, in ${files}; to select one, use its defining module or the position of a candidate; to select the import itself, use ?follow=false`;
}
