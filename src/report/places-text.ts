import type { Location, SymbolFact } from '../model/bundle.ts';
import type { Indexing } from '../model/selector.ts';
import { fromUtf16 } from '../text/column-units.ts';
import type { LineIndex } from '../text/line-index.ts';
import type { Colors } from './colors.ts';
import { visibleLine } from './visible.ts';

export interface PlacesView {
  /** Returns the lines of a document, in the version to which the places refer; undefined if unavailable. */
  readonly linesOf: (uri: string) => LineIndex | undefined;
  readonly indexing: Indexing;
  /** True to add UTF-16 columns that differ from the shown columns, and to show all mentions that are not covered. */
  readonly verbose: boolean;
  readonly colors: Colors;
}

/** Renders one place per line, with its source line if available. For an empty list, renders the argument `none`. */
export function placesText(places: readonly Location[], none: string, view: PlacesView): string {
  return places.length === 0 ? `${none}\n` : places.map((place) => `${placeLine(place, view)}\n`).join('');
}

function placeLine(place: Location, view: PlacesView): string {
  const source = view.linesOf(place.uri)?.lineText(place.range[0]).trim();
  const shown = view.colors.bold(placeText(place, view));
  return source === undefined ? shown : `${shown}: ${visibleLine(source)}`;
}

/** Renders `path:line:column`, numbered from 1. If the text is unavailable, columns are UTF-16 columns. */
export function placeText(
  { uri, range: [line, character] }: Location,
  { linesOf, indexing, verbose }: Omit<PlacesView, 'colors'>,
): string {
  const text = linesOf(uri)?.lineText(line);
  const column = text === undefined ? character : fromUtf16(text, character, indexing);
  const place = `${visibleLine(uri)}:${line + 1}:${column + 1}`;
  return verbose && column !== character ? `${place} (utf-16: ${line + 1}:${character + 1})` : place;
}

/** Renders symbols with their places. Indents members if `outline` is true; otherwise names their containers. */
export function symbolsText(symbols: readonly SymbolFact[], view: PlacesView, outline: boolean): string {
  return symbols
    .map((symbol) => {
      const { name, kind, uri, selectionRange, container } = symbol;
      const place = placeText({ uri, range: selectionRange }, view);
      const depth = outline && container !== null ? container.split('.').length : 0;
      const containerText =
        !outline && container !== null ? view.colors.dim(` in ${visibleLine(container)}`) : '';
      return `${'  '.repeat(depth)}${view.colors.bold(visibleLine(name))} ${kind}${containerText} ${view.colors.dim(place)}\n`;
    })
    .join('');
}
