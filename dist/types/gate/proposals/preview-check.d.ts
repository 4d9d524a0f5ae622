import { type Outcome } from './outcome.ts';
import type { Preview } from './preview.ts';
/** What a preview at head comes to. */
export declare function previewOutcome(preview: Preview): Outcome;
