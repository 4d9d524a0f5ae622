import type { LocateSelector } from '../model/selector.ts';
import { type Resolution } from './resolution.ts';
import type { SourceDocument } from './source.ts';
/** First the scope, then the text to find in it. */
export declare function resolveLocate(spec: LocateSelector, document: SourceDocument): Resolution;
