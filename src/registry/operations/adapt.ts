import { diagnosticsText } from '../../report/diagnostics-text.ts';
import { adaptTool } from '../../session/tools/adapt-operation.ts';
import type { Operation } from '../operation.ts';

/** Collection of the diagnostics of a compiler or checker. On the command line it is `diag --tool`. */
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
