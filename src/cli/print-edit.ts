import type { BundleOf, EditFacts } from '../model/bundle.ts';
import { NO_COLORS } from '../report/colors.ts';
import { editText, patchText } from '../report/edit-text.ts';
import type { Workspace } from '../registry/workspace.ts';
import { printBundle } from './print-bundle.ts';
import type { Edge } from './process-edge.ts';
import type { WorkspaceCommandOptions } from './workspace-options.ts';

/** The patch to standard output, so that `git apply` can read it, and what is said of it to standard error. */
export async function printEdit(
  edge: Edge,
  workspace: Workspace,
  bundle: BundleOf<EditFacts>,
  options: WorkspaceCommandOptions,
): Promise<number> {
  return printBundle(edge, workspace, bundle, options, (_, view) => {
    edge.err(editText(bundle, { ...view, colors: NO_COLORS }));
    return patchText(bundle.edits, edge.isTerminal, view.colors);
  });
}
