/** Compares the outputs of two runs of the Pyright CLI by the gate's matching rules. */
import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { diffTrees } from '../src/git/tree-changes.ts';
import { matchDiagnostics } from '../src/matching/match-diagnostics.ts';
import { positionMap, type LinesOf } from '../src/matching/position-map.ts';
import type { Diagnostic } from '../src/model/diagnostic.ts';
import type { DeltaDiagnostic } from '../src/model/report.ts';
import { splitLines } from '../src/text/lines.ts';
import { openedStore } from '../test/helpers/opened-store.ts';

interface Output {
  readonly generalDiagnostics: readonly {
    readonly file: string;
    readonly severity: Diagnostic['severity'];
    readonly rule?: string;
    readonly message: string;
    readonly range?: Readonly<Record<'start' | 'end', { readonly line: number; readonly character: number }>>;
  }[];
}

/** A revision of a repository, and the output of `pyright --outputjson` in its checkout. */
export interface CheckedRevision {
  readonly revision: string;
  readonly output: string;
}

/**
 * Returns the introduced and the resolved diagnostics as sorted lines of JSON.
 *
 * @param clone the checkout in which Pyright ran for both revisions.
 */
export async function commandLineDelta(
  clone: string,
  before: CheckedRevision,
  after: CheckedRevision,
): Promise<readonly string[]> {
  await using opened = await openedStore(clone);
  const [base = '', head = ''] = [before, after].map(({ revision }) => treeOf(clone, revision));
  const changes = await diffTrees(opened.store, base, head, opened.signal);
  const [baseLines, headLines] = [linesAt(clone, before.revision), linesAt(clone, after.revision)];
  const positions = positionMap(changes, baseLines, headLines);
  const { introduced, resolved } = matchDiagnostics(
    diagnosticsIn(clone, before.output),
    diagnosticsIn(clone, after.output),
    { positions, baseLines, headLines },
  );
  return linesOfDelta({ introduced, resolved });
}

export function linesOfDelta(
  delta: Readonly<Record<'introduced' | 'resolved', readonly DeltaDiagnostic[]>>,
): readonly string[] {
  return (['introduced', 'resolved'] as const)
    .flatMap((kind) =>
      delta[kind].map(({ uri, range, severity, rule, message }) =>
        JSON.stringify([kind, uri, range, severity, rule, message]),
      ),
    )
    .toSorted();
}

function diagnosticsIn(clone: string, output: string): readonly Diagnostic[] {
  const { generalDiagnostics } = JSON.parse(output) as Output;
  return generalDiagnostics.map(({ file, severity, rule, message, range }) => {
    const [start, end] = [range?.start, range?.end].map((at) => at ?? { line: 0, character: 0 });
    return {
      uri: path.relative(clone, file),
      range: [start?.line ?? 0, start?.character ?? 0, end?.line ?? 0, end?.character ?? 0],
      severity,
      rule: rule ?? null,
      message,
      source: 'pyright',
    };
  });
}

function treeOf(clone: string, revision: string): string {
  const args = ['-C', clone, 'rev-parse', `${revision}^{tree}`];
  return execFileSync('git', args, { encoding: 'utf8' }).trim();
}

function linesAt(clone: string, revision: string): LinesOf {
  const texts = new Map<string, readonly string[]>();
  return (uri) => {
    const known = texts.get(uri);
    if (known !== undefined) return known;
    let lines: readonly string[] = [];
    try {
      const text = execFileSync('git', ['-C', clone, 'show', `${revision}:${uri}`], {
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'ignore'],
        maxBuffer: 2 ** 30,
      });
      lines = splitLines(text);
    } catch {
      // The revision does not have the file.
    }
    texts.set(uri, lines);
    return lines;
  };
}
