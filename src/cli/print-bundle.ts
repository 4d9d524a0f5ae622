import type { Bundle } from '../model/bundle.ts';
import { abortError } from '../model/lanser-error.ts';
import type { Operation } from '../registry/operation.ts';
import type { Workspace } from '../registry/workspace.ts';
import { NO_COLORS } from '../report/colors.ts';
import { bundleInWords } from '../report/in-words.ts';
import { locateFailureText, type LocateView } from '../report/locate-text.ts';
import { rewardLine } from '../report/reward-text.ts';
import { visible } from '../report/visible.ts';
import type { Words } from '../report/words.ts';
import { indexingOf } from '../session/locate/locate-request.ts';
import { lineIndex, type LineIndex } from '../text/line-index.ts';
import { failureLine } from './failure-line.ts';
import { CLI_HINTS } from './hint-words.ts';
import type { Edge } from './process-edge.ts';
import type { WorkspaceCommandOptions } from './workspace-options.ts';

/**
 * Prints a bundle as JSON or as words; the words of a failure go to standard error. Returns the exit code.
 */
export async function printBundle(
  edge: Edge,
  workspace: Workspace,
  bundle: Bundle,
  operation: Operation,
  options: WorkspaceCommandOptions & { readonly preview?: boolean },
): Promise<number> {
  if (edge.signal.aborted) throw abortError(edge.signal);
  const { error, facts, resolution, processReward, meta } = bundle;
  if (options.json === true) edge.json(bundle);
  const isShown = options.json !== true && (facts !== null || error === null);
  const documents: Readonly<Record<string, string>> =
    isShown && facts !== null && 'documents' in facts ? facts.documents : {};
  const candidates = isShown || error !== null ? (resolution?.candidates ?? []) : [];
  const candidateLines = await readLines(workspace, [
    ...Object.keys(documents),
    ...candidates.map(({ uri }) => uri),
  ]);
  const view = {
    candidateLines,
    linesOf: (uri: string) => candidateLines(uri, documents[uri] ?? ''),
    indexing: options.indexIo === undefined ? workspace.indexIo : indexingOf(options.indexIo),
    verbose: options.verbose === true,
    preview: options.preview === true,
    isTerminal: edge.isTerminal,
    colors: edge.colors,
  };
  if (isShown) printWords(edge, operation.words(bundleInWords(bundle, CLI_HINTS), view));
  if (error !== null) {
    const failure = locateFailureText(bundle, { ...view, linesOf: candidateLines, colors: NO_COLORS });
    edge.err(failureLine(error) + failure);
    const incomplete = facts !== null && 'incomplete' in facts ? (facts.incomplete ?? []) : [];
    for (const { server } of incomplete) {
      edge.err(
        `The answers of ${server} are missing above. Repair the server, or pass --without-server ${server}.\n`,
      );
    }
  }
  if (options.prev !== undefined && processReward !== null) {
    edge.err(`reward ${visible(rewardLine(processReward))}\n`);
  }
  return meta.exitCode;
}

function printWords(edge: Edge, words: string | Words): void {
  if (typeof words === 'string') {
    edge.print(words);
    return;
  }
  if (words.notes !== undefined) edge.err(words.notes);
  edge.out(words.text);
}

/** Reads the present documents. The returned function returns undefined for any other version of a document. */
async function readLines(workspace: Workspace, uris: readonly string[]): Promise<LocateView['linesOf']> {
  const read = new Map<string, { readonly docVersion: string; readonly lines: LineIndex }>();
  for (const uri of new Set(uris)) {
    const document = await workspace.text(uri);
    if (document === undefined) continue;
    read.set(uri, { docVersion: document.docVersion, lines: lineIndex(document.text) });
  }
  return (uri, docVersion) => {
    const found = read.get(uri);
    return found?.docVersion === docVersion ? found.lines : undefined;
  };
}
