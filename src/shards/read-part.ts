import type { DiagnosticsBundle, DiagnosticsFacts } from '../model/bundle.ts';
import type { GatePart } from '../model/generated/manifest.ts';
import { LanserError } from '../model/lanser-error.ts';
import { hashViolations } from '../schema/hash-violations.ts';
import { violationsOf } from '../schema/validate.ts';
import { violationText } from '../schema/violations.ts';
import { readJson } from '../text/json-text.ts';

/** The output of one shard. A shard is the share of a gate's files that one of several machines checks. */
export interface NamedPart {
  /** The name of the part in messages. */
  readonly name: string;
  readonly part: Omit<GatePart, 'checks'>;
  readonly checks: readonly PartCheck[];
}

interface PartCheck extends Pick<GatePart['checks'][number], 'side' | 'workingDirectory'> {
  readonly bundle: Pick<DiagnosticsBundle, 'environment'> & { readonly facts: DiagnosticsFacts };
}

/** Returns true if a text begins like the JSON of a part. Ignores white space. Does not check the rest. */
export function isPart(text: string): boolean {
  return /^\s*\{\s*"kind"\s*:\s*"gate-part"/u.test(text);
}

/** Returns a part as one line of JSON. The member `kind` must be the first, as {@link isPart} expects. */
export function partText(part: GatePart): string {
  return `${JSON.stringify(part)}\n`;
}

/** Reads a part, and checks its schema and the hashes of its bundles. Throws E/SCHEMA_INVALID for an invalid part. */
export function readPart(text: string, name: string): NamedPart {
  const read = readJson(text);
  if (read.kind === 'refused') {
    const [fault] = read.faults;
    throw invalid(
      name,
      `line ${fault?.place.line}, column ${fault?.place.column}: expected ${fault?.expected}`,
    );
  }
  const [violation] = violationsOf('manifest', read.value, 'part');
  if (violation !== undefined) throw invalid(name, violationText(violation));
  const part = read.value as GatePart;
  const checked = part.checks.map(({ side, workingDirectory }) => JSON.stringify([side, workingDirectory]));
  if (new Set(checked).size < checked.length) {
    throw invalid(name, 'it contains two checks of the base (or the head) of one project');
  }
  const checks = part.checks.map(({ side, workingDirectory, bundle }) => {
    const [changed] = hashViolations('bundle', bundle);
    if (changed !== undefined) throw invalid(name, violationText(changed));
    const { environment, facts } = bundle;
    if (bundle.request.cmd !== 'diagnostics' || facts === null || !('hints' in facts)) {
      throw invalid(name, 'one of its bundles has no diagnostics');
    }
    return { side, workingDirectory, bundle: { environment, facts } };
  });
  return { name, part, checks };
}

function invalid(name: string, reason: string): LanserError {
  return new LanserError(
    'E/SCHEMA_INVALID',
    `${JSON.stringify(name)} is not the part of a shard, or it was changed: ${reason}. Run its shard again.`,
    { path: name },
  );
}
