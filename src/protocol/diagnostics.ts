// protocol/ sends LSP requests to a running server, and converts the responses to edits or to the facts of bundles.
import { pathToFileURL } from 'node:url';
import { documentVersion } from '../bundle/blob-id.ts';
import { sortLocated } from '../bundle/order.ts';
import { pullDiagnostics } from '../lsp/pull-diagnostics.ts';
import type { Session } from '../lsp/session.ts';
import type { DocumentVersion } from '../model/brand.ts';
import type { DiagnosticsFacts, Scope } from '../model/bundle.ts';
import { countBySeverity } from '../model/diagnostic.ts';
import { LanserError } from '../model/lanser-error.ts';
import { compareCodeUnits } from '../model/range.ts';
import type { Fact } from '../server/diagnostic-fact.ts';
import { factOf } from '../server/pyright/facts.ts';
import type { NamedRoots } from '../workspace/named-roots.ts';
import { readScopeDocument } from './scope-document.ts';
import { wellFormedAnswer } from './well-formed-answer.ts';

/** The files to check, and the server that checks them. */
export interface DiagnosticsRequest {
  readonly session: Session;
  readonly roots: NamedRoots;
  /** Absolute paths of the scope's files. */
  readonly files: readonly string[];
  /** The absolute real path of a folder. A file whose real path is outside of this folder causes an error. */
  readonly readableRoot: string;
  readonly scope: Scope;
  /** Called after each response, with the number of files answered so far. */
  readonly onFile: (done: number) => void;
}

/**
 * Opens every file of the scope in Pyright, and pulls the diagnostics. If this fails for one file, throws instead of
 * returning the other diagnostics.
 *
 * @throws LanserError the errors of {@link readScopeDocument}, {@link pullDiagnostics} and
 * {@link wellFormedAnswer}; the errors of the notifications that open the files.
 */
export async function readDiagnostics(request: DiagnosticsRequest): Promise<DiagnosticsFacts> {
  const { session, roots } = request;
  const versions: [string, DocumentVersion][] = [];
  const names = new Map<string, string>();
  for (const file of request.files) {
    const name = roots.nameOf(file);
    const bytes = await readScopeDocument(file, name, request.readableRoot);
    const uri = pathToFileURL(file).href;
    names.set(uri, name);
    versions.push([name, documentVersion(bytes)]);
    await session.documents.open(uri, 'python', bytes.toString('utf8'));
  }
  const facts = await wellFormedAnswer(pulledFacts(request, names), { name: 'pyright', roots });
  const diagnostics = facts.flatMap((fact) => (fact.kind === 'diagnostic' ? [fact.diagnostic] : []));
  const hints = facts.flatMap((fact) => (fact.kind === 'hint' ? [fact.hint] : []));
  versions.sort(([left], [right]) => compareCodeUnits(left, right));
  return {
    provenance: 'lsp',
    documents: Object.fromEntries(versions),
    scope: request.scope,
    diagnostics: sortLocated(diagnostics),
    hints: sortLocated(hints),
    counts: countBySeverity(diagnostics),
  };
}

/** Pulls the diagnostics of open documents. `names` maps the URIs of these documents to their names in bundles. */
async function pulledFacts(
  { session, roots, onFile }: DiagnosticsRequest,
  names: ReadonlyMap<string, string>,
): Promise<readonly Fact[]> {
  const answers = await pullDiagnostics(session, [...names.keys()], onFile);
  return [...names].flatMap(([uri, name]) => {
    const items = answers.get(uri);
    if (items === undefined)
      throw new LanserError('E/INCONCLUSIVE', `The server did not answer for ${name}. Run again.`);
    return items.map((item) => factOf(name, item, roots));
  });
}
