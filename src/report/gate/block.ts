/** A text of any length that a report shows below an entry or a diagnostic. */
export interface Block {
  /** The title of the fold that hides the text; null if the text is not folded. */
  readonly caption: Caption | null;
  readonly language: 'diff' | 'text';
  readonly text: string;
}

type Caption = 'Diff' | 'Recorded' | 'Replayed' | `Unrelated change ${number}`;
