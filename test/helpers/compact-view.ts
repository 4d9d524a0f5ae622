import { NO_COLORS } from '../../src/report/colors.ts';
import type { CompactView } from '../../src/report/compact-text.ts';
import type { LineIndex } from '../../src/text/line-index.ts';

/** Returns a view without colours, in which every file has the same lines. Without `lines`, no file can be read. */
export function compactView(lines?: LineIndex): CompactView {
  return {
    linesOf: () => lines,
    candidateLines: () => lines,
    indexing: 'utf-16',
    verbose: false,
    preview: false,
    isTerminal: false,
    colors: NO_COLORS,
    toApply: (planId) => `apply ${planId}`,
    isKept: true,
  };
}
