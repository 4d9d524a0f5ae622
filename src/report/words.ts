import type { BundleOf, EditFacts } from '../model/bundle.ts';
import { NO_COLORS } from './colors.ts';
import { editText, patchText, type EditView } from './edit-text.ts';
import type { LocateView } from './locate-text.ts';
import { visibleJson } from './visible.ts';

/** An answer in a format for programs. */
export interface Words {
  readonly text: string;
  readonly format: 'json' | 'patch' | 'selector';
  /** Text for people. The command line prints it to standard error. */
  readonly notes?: string;
}

export interface WordsView extends EditView {
  readonly candidateLines: LocateView['linesOf'];
  /** True to show source lines. */
  readonly preview: boolean;
  /** True if standard output is a terminal. */
  readonly isTerminal: boolean;
}

export function editWords(bundle: BundleOf<EditFacts>, view: WordsView): Words {
  return {
    text: patchText(bundle.edits, view.isTerminal, view.colors),
    format: 'patch',
    notes: editText(bundle, { ...view, colors: NO_COLORS }),
  };
}

export function jsonWords(value: unknown): Words {
  return { text: `${visibleJson(value, 2)}\n`, format: 'json' };
}
