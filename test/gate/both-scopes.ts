/** Checks that a change has the same verdict in the gate's scopes `full` and `affected`. */
import { expect } from 'vitest';
import type { GateScope } from '../../src/gate/options.ts';
import type { Report } from '../../src/model/report.ts';
import { gateReport, type Start } from '../helpers/lanser.ts';
import type { Sandbox } from '../helpers/sandbox.ts';

/** Returns the parts of a report that must not depend on the scope. */
function verdictPartsOf(report: Report): unknown {
  const { conclusion, reasons, delta, evidence, failures, policy, reward, schemas, traces } = report;
  const { persisting: _, ...differences } = delta ?? {};
  const score = reward && { ...reward, previousBundleId: null, explanation: '' };
  return { conclusion, reasons, differences, evidence, failures, policy, score, schemas, traces };
}

/** Runs the gate in both scopes. Fails if the verdicts differ. */
export async function inBothScopes(
  args: readonly string[],
  start: Start,
): Promise<Readonly<Record<GateScope, Report>> & { readonly log: Readonly<Record<GateScope, string>> }> {
  const full = await gateReport(args, start);
  const affected = await gateReport([...args, '--scope', 'affected'], start);
  expect(verdictPartsOf(affected.report)).toEqual(verdictPartsOf(full.report));
  return {
    full: full.report,
    affected: affected.report,
    log: { full: full.stderr, affected: affected.stderr },
  };
}

export const COMPARISON: readonly string[] = ['--base', 'HEAD~1'];

export interface Change {
  readonly name: string;
  readonly before: Readonly<Record<string, string>>;
  readonly after: Readonly<Record<string, string | null>>;
  /** The files of the introduced diagnostics. */
  readonly introduced: readonly string[];
  /** The number of files that the scope `affected` checks, and the number of all files. */
  readonly scope: Pick<NonNullable<Report['scope']>, 'checked' | 'files'>;
}

/** Files in every repository of {@link repositoryOf}, with diagnostics that no tested change affects. */
export const BYSTANDERS: Readonly<Record<string, string>> = {
  'other.py': 'count: int = "wrong"\n',
  'another.py': 'import json\n\nprint(json.dumps(1).nothing)\n',
};

/** A change that affects no module. */
export const DOCUMENTATION: Pick<Change, 'before' | 'after'> = {
  before: {},
  after: { 'docs/page.md': '# Page\n' },
};

export async function repositoryOf(
  sandbox: Sandbox,
  name: string,
  { before, after }: Pick<Change, 'before' | 'after'>,
): Promise<Start> {
  const { path: cwd, write, remove, commit } = await sandbox.repository(name);
  for (const [file, text] of Object.entries({ ...BYSTANDERS, ...before })) await write(file, text);
  await commit();
  for (const [file, text] of Object.entries(after)) await (text === null ? remove(file) : write(file, text));
  await commit();
  return { cwd, env: sandbox.env };
}

/** Checks that both scopes have the expected result for the change. */
export async function expectSameVerdict(sandbox: Sandbox, change: Change): Promise<void> {
  const start = await repositoryOf(sandbox, change.name.replaceAll(/\W/gu, '-'), change);
  const { full, affected, log } = await inBothScopes([...COMPARISON, '--verbose'], start);
  expect(full.delta?.introduced.map(({ uri }) => uri)).toEqual(change.introduced);
  expect(full.scope).toEqual({ kind: 'full', checked: change.scope.files, files: change.scope.files });
  expect(affected.scope).toEqual({ kind: 'affected', ...change.scope });
  // In the scope `full`, base and head have separate servers if the machine has enough memory. In the scope
  // `affected`, they share one server if at most four files are affected.
  expect([log.full, log.affected].map(serverCount)).toEqual([2, 1]);
  expect(affected.delta?.persisting).toBeNull();
  expect(affected.before?.counts).toBeNull();
  expect(affected.after?.counts).toBeNull();
}

/** Returns the number of started servers in a log of `--verbose`. */
export function serverCount(log: string): number {
  return log.match(/Pyright language server \S+ starting/gu)?.length ?? 0;
}
