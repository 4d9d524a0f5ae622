import type { BundleOf, Facts } from '../model/bundle.ts';
import { abortError } from '../model/lanser-error.ts';
import type { Indexing } from '../model/selector.ts';
import { NO_COLORS } from '../report/colors.ts';
import { locateFailureText } from '../report/locate-text.ts';
import type { PlacesView } from '../report/places-text.ts';
import { visible } from '../report/visible.ts';
import { indexingOf } from '../session/locate/locate-request.ts';
import type { Workspace } from '../registry/workspace.ts';
import { readLines } from './document-lines.ts';
import { printReward } from './print-reward.ts';
import type { Edge } from './process-edge.ts';
import type { WorkspaceCommandOptions } from './workspace-options.ts';

/**
 * Prints a bundle the way the command was asked to: as JSON, or as words, a failure's to standard error.
 * Gives the exit number.
 */
export async function printBundle<F extends Facts>(
  edge: Edge,
  workspace: Workspace,
  bundle: BundleOf<F>,
  options: WorkspaceCommandOptions,
  words: (facts: F, view: PlacesView) => string,
): Promise<number> {
  if (edge.signal.aborted) throw abortError(edge.signal);
  const { error, facts, resolution, meta } = bundle;
  if (options.json === true) edge.json(bundle);
  const asked = options.indexIo === undefined ? undefined : indexingOf(options.indexIo);
  const indexing: Indexing = asked ?? workspace.indexIo;
  const verbose = options.verbose === true;
  if (facts !== null && options.json !== true) {
    const documents: Readonly<Record<string, string>> = 'documents' in facts ? facts.documents : {};
    const lines = await readLines(workspace, Object.keys(documents));
    const linesOf = (uri: string): ReturnType<typeof lines> => {
      const version = documents[uri];
      return version === undefined ? undefined : lines(uri, version);
    };
    edge.out(words(facts, { linesOf, indexing, verbose, colors: edge.colors }));
  }
  if (error !== null) {
    const uris = resolution?.candidates.map(({ uri }) => uri) ?? [];
    const linesOf = await readLines(workspace, uris);
    const view = { linesOf, indexing, verbose, preview: false, colors: NO_COLORS };
    edge.err(`lanser: ${error.code}: ${visible(error.message)}\n${locateFailureText(bundle, view)}`);
    const incomplete = facts !== null && 'incomplete' in facts ? (facts.incomplete ?? []) : [];
    for (const { server } of incomplete) {
      edge.err(`The answers above are without ${server}. Repair it, or pass --without-server ${server}.\n`);
    }
  }
  printReward(edge, bundle, options);
  return meta.exitCode;
}
