import type * as lsp from 'vscode-languageserver-protocol';
import { compareLocated, sortLocated } from '../bundle/order.ts';
import type { Location } from '../model/bundle.ts';
import { checkedRange, type FlatRange } from '../model/range.ts';
import type { NamedRoots } from '../workspace/named-roots.ts';

/** A response to one of LSP's go-to or reference requests, in any form that LSP allows. */
export type Places = lsp.Location | readonly lsp.Location[] | readonly lsp.LocationLink[] | null;

/**
 * Returns the places of a response in canonical order, without duplicates. Portable names, such as
 * `src/app.py`, replace `file:` URIs. For a `LocationLink`, uses the `targetSelectionRange`.
 */
export function locationsOf(places: Places, roots: NamedRoots): readonly Location[] {
  if (places === null) return [];
  const list: readonly (lsp.Location | lsp.LocationLink)[] = 'uri' in places ? [places] : places;
  // A response may have many places in one file, so each name is computed only once.
  const names = new Map<string, string>();
  const nameOf = (uri: string): string => {
    const name = names.get(uri) ?? roots.nameOfUri(uri);
    names.set(uri, name);
    return name;
  };
  const locations = list.map((place): Location => {
    if ('targetUri' in place) {
      return { uri: nameOf(place.targetUri), range: flatRange(place.targetSelectionRange) };
    }
    return { uri: nameOf(place.uri), range: flatRange(place.range) };
  });
  const sorted = sortLocated(locations);
  return sorted.filter((location, index) => {
    const before = sorted[index - 1];
    return before === undefined || compareLocated(before, location) !== 0;
  });
}

/** Converts an LSP range to the array that bundles contain. @throws TypeError for an invalid range. */
export function flatRange({ start, end }: lsp.Range): FlatRange {
  return checkedRange([start.line, start.character, end.line, end.character]);
}
