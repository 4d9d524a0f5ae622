import type { Severity } from '../../model/diagnostic.ts';
import type { CurvePoint } from './curve.ts';
import type { Line } from './line.ts';

/** What every rendering of a report is made of, in this order. */
export type SectionId =
  | 'failures'
  | 'policy'
  | 'introduced'
  | 'unstable'
  | 'unresolved'
  | 'proposals'
  | 'traces'
  | 'schemas'
  | 'evidence'
  | 'reward'
  | 'commits'
  | 'resolved'
  | 'changed'
  | 'moved';

export interface Section {
  readonly id: SectionId;
  readonly title: Line;
  /** Not what a reader looks for first. */
  readonly isFolded: boolean;
  /** A few lines before the rest. */
  readonly lead: readonly Line[];
  /** A score after each commit; shown where there are two. */
  readonly curve: readonly CurvePoint[];
  readonly body: Body;
}

export type Body =
  | { readonly kind: 'entries'; readonly entries: readonly Entry[] }
  | { readonly kind: 'table'; readonly head: readonly Column[]; readonly rows: readonly Row[] };

export interface Column {
  readonly title: Line;
  readonly isNumber: boolean;
}

export type Row = readonly Line[];

export interface Entry {
  /** For readers who look for some only; null where it has none. */
  readonly severity: Severity | null;
  readonly line: Line;
  /** Few, whatever the report holds. */
  readonly below: readonly Line[];
  /** Texts of any length. */
  readonly blocks: readonly Block[];
}

export interface Block {
  /** What it is folded away under; null: it is shown. */
  readonly caption: Caption | null;
  readonly language: 'diff' | 'text';
  readonly text: string;
}

type Caption = 'Diff' | 'Made again' | 'Recorded' | `Unrelated change ${number}`;

/** A section of entries, or none where there are none. */
export function entriesSection(
  id: SectionId,
  title: Line,
  entries: readonly Entry[],
  options: { readonly isFolded?: boolean; readonly lead?: readonly Line[] } = {},
): readonly Section[] {
  const { isFolded = false, lead = [] } = options;
  if (entries.length === 0 && lead.length === 0) return [];
  return [{ id, title, isFolded, lead, curve: [], body: { kind: 'entries', entries } }];
}

export function entry(
  severity: Severity | null,
  text: Line,
  more: { readonly below?: readonly Line[]; readonly blocks?: readonly Block[] } = {},
): Entry {
  return { severity, line: text, below: more.below ?? [], blocks: more.blocks ?? [] };
}

const MOST_BELOW = 20;

/** The first of several things, and how many more there are. */
export function firstOf<T>(all: readonly T[], show: (one: T) => Line): readonly Line[] {
  const shown = all.slice(0, MOST_BELOW).map(show);
  const more = all.length - shown.length;
  return more > 0 ? [...shown, [{ kind: 'words', text: `and ${more} more` }]] : shown;
}
