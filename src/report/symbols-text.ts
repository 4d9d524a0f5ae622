import type { SymbolFact } from '../model/bundle.ts';
import { placeText, type PlacesView } from './places-text.ts';
import { visibleLine } from './visible.ts';

/** Renders symbols with their places: an outline indented by container, or symbols of several files. */
export function symbolsText(symbols: readonly SymbolFact[], view: PlacesView, outline: boolean): string {
  return symbols
    .map((symbol) => {
      const { name, kind, uri, selectionRange, container } = symbol;
      const place = placeText({ uri, range: selectionRange }, view);
      const depth = outline && container !== null ? container.split('.').length : 0;
      const of = !outline && container !== null ? view.colors.dim(` in ${visibleLine(container)}`) : '';
      return `${'  '.repeat(depth)}${view.colors.bold(visibleLine(name))} ${kind}${of} ${view.colors.dim(place)}\n`;
    })
    .join('');
}
