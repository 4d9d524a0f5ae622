import type { FlatRange } from '../model/range.ts';
import { visibleLine } from './visible.ts';

/** Renders `path:line:column`, one-based, a form that editors and terminals can open. */
function placeOf(located: { readonly uri: string; readonly range: FlatRange }): string {
  return `${visibleLine(located.uri)}:${located.range[0] + 1}:${located.range[1] + 1}`;
}

export function plural(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}
