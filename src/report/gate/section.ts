import type { Severity } from '../../model/diagnostic.ts';
import type { Block } from './block.ts';
import type { CurvePoint } from './curve.ts';
import { sentence, type Line } from './line.ts';
import type { MarkedFile } from './marked-lines.ts';

export type SectionId =
  | 'failures'
  | 'errors'
  | 'unstable'
  | 'warnings'
  | 'information'
  | 'unresolved'
  | 'proposals'
  | 'traces'
  | 'schemas'
  | 'suppressions'
  | 'evidence'
  | 'policy'
  | 'resolved'
  | 'changed'
  | 'moved'
  | 'commits'
  | 'reward';

export interface Section {
  readonly id: SectionId;
  /** The title summarises the section, because most sections are folded. */
  readonly title: Line;
  /** True if Markdown and HTML show only the title until the reader unfolds the section. */
  readonly isFolded: boolean;
  readonly intro: readonly Line[];
  /** The scores of the commits that have one, for a chart. Only in the section of commits. */
  readonly curve?: readonly CurvePoint[];
  readonly body: Body;
  readonly after?: Line;
}

export type Body =
  | { readonly kind: 'entries'; readonly entries: readonly Entry[] }
  | { readonly kind: 'code'; readonly files: readonly MarkedFile[] }
  | { readonly kind: 'table'; readonly head: readonly Column[]; readonly rows: readonly Row[] };

export interface Column {
  readonly title: Line;
  readonly isNumber: boolean;
}

export type Row = readonly Line[];

export interface Entry {
  /** The severity, by which readers can filter the HTML page; null if the filter does not apply. */
  readonly severity: Severity | null;
  readonly line: Line;
  /** Lines below `line`. For long lists, {@link firstOf} limits the number of lines. */
  readonly below: readonly Line[];
  readonly blocks: readonly Block[];
}

/** Returns one section of entries; an empty list if `entries` and `intro` are empty. */
export function entriesSection(
  id: SectionId,
  title: Line,
  entries: readonly Entry[],
  options: { readonly isFolded?: boolean; readonly intro?: readonly Line[]; readonly after?: Line } = {},
): readonly Section[] {
  const { isFolded = true, intro = [], after } = options;
  if (entries.length === 0 && intro.length === 0) return [];
  const body = { kind: 'entries', entries } as const;
  return [{ id, title, isFolded, intro, body, ...(after === undefined ? {} : { after }) }];
}

export function entry(
  severity: Severity | null,
  text: Line,
  more: { readonly below?: readonly Line[]; readonly blocks?: readonly Block[] } = {},
): Entry {
  return { severity, line: text, below: more.below ?? [], blocks: more.blocks ?? [] };
}

const MAX_BELOW = 20;

/** Renders the first items, and the number of omitted items. */
export function firstOf<T>(all: readonly T[], show: (one: T) => Line): readonly Line[] {
  const shown = all.slice(0, MAX_BELOW).map(show);
  const more = all.length - shown.length;
  return more > 0 ? [...shown, sentence(`and ${more} more`)] : shown;
}
