import { diagnosticsText } from '../../report/diagnostics-text.ts';
import { adaptTool } from '../../session/tools/adapt-operation.ts';
import type { Operation } from '../operation.ts';

/** The operation that collects the diagnostics of a compiler or checker, as `lanser diag --tool` does. */
export const adapt: Operation<'adapt'> = {
  name: 'adapt',
  selector: 'none',
  shared: [],
  options: ['tool', 'output', 'files', 'from'],
  requiredOptions: ['tool'],
  writes: 'never',
  readsCheckout: false,
  run: adaptTool,
  words: ({ facts }, view) => diagnosticsText(facts, view),
};
