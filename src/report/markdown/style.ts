import type { ShownTexts } from './shown-text.ts';
import type { Size } from './size.ts';

/** The settings that all parts of a rendering share. */
export interface Style {
  readonly size: Size;
  readonly texts: ShownTexts;
  /** The URL of head's files. */
  readonly blobUrl: string | undefined;
  /** The place of the whole report, as trusted Markdown. */
  readonly fullReport: string;
}
