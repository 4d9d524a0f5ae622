// The code in manifest/ runs the gate for the pairs (a base and a change) of a manifest. It also merges the results
// of shards, which are parts of a manifest that run separately.
import { contentHash } from '../bundle/canonical.ts';
import { wellFormed } from '../bundle/well-formed.ts';
import type { ContentHash } from '../model/brand.ts';
import type { ManifestPair } from '../model/generated/manifest.ts';
import { isRecord } from '../model/json-record.ts';
import { LanserError } from '../model/lanser-error.ts';
import { violationsOf } from '../schema/validate.ts';
import { violationText } from '../schema/violations.ts';
import { readJson } from '../text/json-text.ts';
import { pointerParts } from '../text/json-pointer.ts';
import { didYouMean } from '../text/nearest-names.ts';
import { PAIR_OPTIONS } from './gate-options.ts';

/** A non-blank line of a manifest. */
export interface ManifestLine {
  /** The number of the line in the manifest, from 1. */
  readonly line: number;
  /** The position of the line among the non-blank lines, from 1. */
  readonly ordinal: number;
  /** The pair's `id`, which can be any JSON value; null without an `id`, or if {@link readJson} rejects the line. */
  readonly id: unknown;
  /** The digest of the pair without `id` and `$schema`, or of the line's text if {@link readJson} rejects it. */
  readonly key: ContentHash;
  /** The pair, or an error. The error names the invalid field, or the column if {@link readJson} rejects the line. */
  readonly pair: ManifestPair | LanserError;
}

export function readManifest(text: string): readonly ManifestLine[] {
  const lines: ManifestLine[] = [];
  const texts = text.replace(/^\uFEFF/u, '').split('\n');
  for (const [index, line] of texts.entries()) {
    if (line.trim() === '') continue;
    lines.push({ line: index + 1, ordinal: lines.length + 1, ...readLine(line) });
  }
  return lines;
}

function readLine(text: string): Pick<ManifestLine, 'id' | 'key' | 'pair'> {
  const json = readJson(text);
  if (json.kind === 'refused') {
    const [fault] = json.faults;
    const message = `column ${fault?.place.column ?? 1}: expected ${fault?.expected ?? 'JSON'}. Write one JSON object per line.`;
    return { id: null, key: contentHash(wellFormed(text)), pair: new LanserError('E/USAGE', message) };
  }
  const value = wellFormed(json.value);
  const { id = null, $schema: _schema, ...content } = isRecord(value) ? value : { content: value };
  const problem = problemOf(value);
  const pair = problem === undefined ? (value as ManifestPair) : new LanserError('E/USAGE', problem);
  return { id, key: contentHash(content), pair };
}

/** Describes the first problem of a line: the field and the next step. Returns undefined for a valid line. */
function problemOf(value: unknown): string | undefined {
  const [violation] = violationsOf('manifest', value, 'pair');
  if (violation !== undefined) {
    return `${violationText(violation)}.${nextStep(violation.pointer) || ' Compare it with schemas/manifest.schema.json.'}`;
  }
  const { head, patch } = value as ManifestPair;
  if (head === undefined && patch === undefined) return '/head: expected `head` or `patch`. Add one of them.';
  if (head !== undefined && patch !== undefined) {
    return '/patch: expected no `patch` beside `head`. Remove one of them.';
  }
  if (head !== 'worktree' && head !== 'index') return undefined;
  return '/head: expected a commit. Uncommitted changes may differ between workers; pass them as `patch`.';
}

const FIELDS = ['repository', 'base', 'head', 'patch', 'options', 'id'];

/** Returns the next step for an unknown field or option: a similar name, or a move into `options`; '' if neither. */
function nextStep(pointer: string): string {
  const [field = '', option] = pointerParts(pointer);
  if (field === 'options' && option !== undefined && !PAIR_OPTIONS.some((known) => known === option)) {
    return didYouMean(option, PAIR_OPTIONS);
  }
  if (FIELDS.includes(field)) return '';
  return PAIR_OPTIONS.some((known) => known === field)
    ? ` ${field} belongs in options: {"options": {"${field}": …}}.`
    : didYouMean(field, FIELDS);
}
