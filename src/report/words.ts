import type { BundleOf, EditFacts } from '../model/bundle.ts';
import { NO_COLORS } from './colors.ts';
import { editText, patchText, type EditView } from './edit-text.ts';
import type { LocateView } from './locate-text.ts';
import { visible } from './visible.ts';

/** An answer as a terminal shows it. */
export interface Words {
  readonly text: string;
  /** True if programs read the text, so that every byte of it counts. */
  readonly isDocument: boolean;
  /** Printed to standard error. */
  readonly notes?: string;
}

/** The input of a renderer besides the bundle. */
export interface WordsView extends EditView {
  /** The lines of a candidate's document; undefined if the document has changed since. */
  readonly candidateLines: LocateView['linesOf'];
  /** True to show source lines. */
  readonly preview: boolean;
  /** True if standard output is a terminal. */
  readonly isTerminal: boolean;
}

/** The patch of an edit, which `git apply` can read, with the checks and counts as notes. */
export function editWords(bundle: BundleOf<EditFacts>, view: WordsView): Words {
  return {
    text: patchText(bundle.edits, view.isTerminal, view.colors),
    isDocument: true,
    notes: editText(bundle, { ...view, colors: NO_COLORS }),
  };
}

/** A JSON value in lines. */
export function jsonWords(value: unknown): Words {
  return { text: `${visible(JSON.stringify(value, undefined, 2))}\n`, isDocument: true };
}
