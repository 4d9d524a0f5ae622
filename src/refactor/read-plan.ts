import { isRecord } from '../model/json-record.ts';
import { LanserError } from '../model/lanser-error.ts';
import type { BundleOf, BundleRequest, Check, EditFacts, NotCovered } from '../model/bundle.ts';
import type { Plan } from '../model/plan.ts';
import { hashViolations } from '../schema/hash-violations.ts';
import { violationsOf } from '../schema/validate.ts';
import { violationText, type SchemaViolation } from '../schema/violations.ts';
import { decodeUtf8 } from '../text/decode-utf8.ts';
import { readJson } from '../text/json-text.ts';

/** A plan, and the findings and the request of its preview, if known. */
export interface PreviewedPlan {
  readonly plan: Plan;
  readonly checks: readonly Check[];
  readonly notCovered: readonly NotCovered[];
  readonly request?: BundleRequest | undefined;
}

/** The checks of a preview that `apply` keeps. It runs all other checks itself, and drops their earlier results. */
const KEPT_CHECKS = ['collisions', 'completeness', 'imports', 'name', 'overrides', 'selector'];

export function checksToKeep(checks: readonly Check[]): readonly Check[] {
  return checks.filter(({ name }) => KEPT_CHECKS.includes(name));
}

/** Reads a plan, or a preview's plan and findings, from a parsed value or JSON text or bytes. Does not verify ids. */
export function readPlan(input: unknown): PreviewedPlan {
  const document = valueOf(input);
  const isBundle = isRecord(document) && 'bundleId' in document;
  const violations = violationsOf(isBundle ? 'bundle' : 'plan', document);
  if (violations.length > 0) throw invalid(violations);
  if (!isBundle) return { plan: document as Plan, checks: [], notCovered: [] };
  const { edits, facts, request } = document as unknown as BundleOf<EditFacts>;
  if (edits.plan === null || facts === null || !('safety' in facts)) {
    throw new LanserError(
      'E/USAGE',
      'The bundle has no plan. Pass the bundle of a preview that changes something.',
    );
  }
  return {
    plan: edits.plan,
    checks: checksToKeep(facts.safety.checks),
    notCovered: facts.notCovered,
    request,
  };
}

/** Verifies the id of a bundle against its content. Does nothing for other JSON values, such as a plan. */
export function checkBundleId(input: unknown): void {
  const document = valueOf(input);
  const violations = isRecord(document) && 'bundleId' in document ? hashViolations('bundle', document) : [];
  if (violations.length > 0) throw invalid(violations);
}

export function checkPlanId(plan: Plan): void {
  const violations = hashViolations('plan', plan);
  if (violations.length > 0) throw invalid(violations);
}

function valueOf(input: unknown): unknown {
  if (typeof input !== 'string' && !(input instanceof Uint8Array)) return input;
  const decoded =
    typeof input === 'string'
      ? ({ kind: 'decoded', text: input.replace(/^\uFEFF/u, '') } as const)
      : decodeUtf8(input);
  if (decoded.kind === 'malformed') {
    throw new LanserError('E/SCHEMA_INVALID', 'The plan is not UTF-8. Pass the JSON of a preview.', {
      byte: decoded.byte,
    });
  }
  const read = readJson(decoded.text);
  if (read.kind === 'read') return read.value;
  const [first] = read.faults;
  const where = first === undefined ? '' : `, line ${first.place.line}, column ${first.place.column}`;
  throw new LanserError(
    'E/SCHEMA_INVALID',
    `The plan is not JSON${where}: expected ${first?.expected}. Pass the JSON of a preview.`,
    { faults: read.faults },
  );
}

function invalid(violations: readonly SchemaViolation[]): LanserError {
  const [first] = violations;
  const more = violations.length === 1 ? '' : `, and ${violations.length - 1} more`;
  const text = first === undefined ? '' : violationText(first);
  return new LanserError(
    'E/SCHEMA_INVALID',
    `This is not a plan of lanser: ${text}${more}. Pass a plan, or the bundle of a preview.`,
    { violations: violations.slice(0, 20) },
  );
}
