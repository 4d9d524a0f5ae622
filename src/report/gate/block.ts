/** A text of any length that a report shows below an entry or a diagnostic. */
export interface Block {
  /** The title, or null. Markdown and HTML fold a block with a title; the text report omits such a block. */
  readonly caption: Caption | null;
  readonly language: 'diff' | 'text';
  readonly text: string;
}

type Caption = 'Diff' | 'Recorded' | 'Replayed' | `Unrelated change ${number}`;
