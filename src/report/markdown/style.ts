import type { ShownTexts } from './shown-text.ts';
import type { Size } from './size.ts';

/** The settings that all parts of one Markdown document share. */
export interface Style {
  readonly size: Size;
  readonly texts: ShownTexts;
  /** The URL prefix of the files at the head commit; undefined for a document without links to files. */
  readonly blobUrl: string | undefined;
  /** Markdown with the location of the whole report. Inserted without escaping. */
  readonly fullReport: string;
}
