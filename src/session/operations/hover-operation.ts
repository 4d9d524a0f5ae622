import type { BundleOf, HoverFacts } from '../../model/bundle.ts';
import type { PositionSpec } from '../../model/selector.ts';
import { readHover } from '../../protocol/hover.ts';
import { askPlace } from './ask-place.ts';
import type { OperationOptions, WorkspaceSession } from './workspace-session.ts';

export async function hover(
  session: WorkspaceSession,
  selector: string | PositionSpec,
  options: OperationOptions,
): Promise<BundleOf<HoverFacts>> {
  return askPlace<HoverFacts['hover'], HoverFacts>(session, selector, options, {
    cmd: 'hover',
    asked: {},
    read: readHover,
    mayBeKept: true,
    uris: () => [],
    facts: (shown, documents) => ({ provenance: 'lsp', documents, hover: shown }),
  });
}
