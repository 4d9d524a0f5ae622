import type { ShownTexts } from './shown-text.ts';
import type { Size } from './size.ts';

/** The settings that all parts of a rendering share. */
export interface Style {
  readonly size: Size;
  readonly texts: ShownTexts;
  /** The URL to which the paths of head's files are appended; undefined if the rendering does not link to them. */
  readonly blobUrl: string | undefined;
  /** Markdown that states where the whole report is. It is inserted without escaping. */
  readonly fullReport: string;
}
