import { LanserError } from '../model/lanser-error.ts';
import { isRecord, type JsonRecord } from '../model/json-record.ts';
import type { Spend } from '../text/character-budget.ts';
import { memoized } from '../text/memoized.ts';
import type { ColumnUnit, ReportedItem } from './adapter.ts';
import { listOf, textOf } from './json-shape.ts';
import { sarifPlace } from './sarif-place.ts';

export interface SarifRun {
  readonly run: JsonRecord;
  readonly driver: JsonRecord;
  readonly source: string;
  readonly unit: ColumnUnit;
  readonly rules: SarifRules;
  /** Counts the characters of the log's texts. Throws if the total is too large. */
  readonly spend: Spend;
}

interface ComponentRules {
  readonly byIndex: readonly JsonRecord[];
  readonly byId: ReadonlyMap<string, JsonRecord>;
}

/** A function that returns the rules of an extension by its index; without an index, the driver's rules. */
export type SarifRules = (extension: number | undefined) => ComponentRules;

/** Creates a function that indexes the rules of each component only once, because many results refer to them. */
export function sarifRules(run: JsonRecord, driver: JsonRecord): SarifRules {
  const extensions = isRecord(run['tool']) ? listOf(run['tool']['extensions']) : [];
  return memoized((extension: number | undefined) => {
    const byIndex = listOf((extension === undefined ? driver : extensions[extension])?.['rules']);
    // If several rules have the same id, the first takes precedence.
    const byId = new Map(byIndex.toReversed().map((rule) => [textOf(rule['id']) ?? '', rule]));
    byId.delete('');
    return { byIndex, byId };
  });
}

const SEVERITIES: ReadonlyMap<string, ReportedItem['severity']> = new Map([
  ['error', 'error'],
  ['warning', 'warning'],
  ['note', 'information'],
  ['none', 'hint'],
]);

/**
 * Converts a result to one item. Returns [] for a result that passed, is suppressed, does not apply, or has the
 * baseline state `absent`.
 *
 * @throws LanserError E/INCONCLUSIVE for a result without a file; the errors of {@link sarifPlace} and of `spend`.
 */
export function sarifItem(result: JsonRecord, context: SarifRun): readonly ReportedItem[] {
  const kind = textOf(result['kind']) ?? 'fail';
  if (kind === 'pass' || kind === 'notApplicable') return [];
  if (result['baselineState'] === 'absent' || isSuppressed(result)) return [];
  const rule = ruleOf(result, context);
  const { source, spend } = context;
  const message = messageText(result['message'], [rule, context.driver], spend);
  const [place, ...others] = listOf(result['locations']).flatMap((location) =>
    sarifPlace(location, context.run),
  );
  if (place === undefined) {
    throw new LanserError(
      'E/INCONCLUSIVE',
      `${source} reports a result without a file: ${JSON.stringify(message)}. Fix the problem that this message describes, and run the tool again.`,
      { tool: source },
    );
  }
  const related = listOf(result['relatedLocations']).flatMap((location) =>
    sarifPlace(location, context.run).map((where) => ({
      ...where,
      message: messageText(location['message'], [rule, context.driver], spend),
    })),
  );
  const ruleId = textOf(result['ruleId']) ?? textOf(rule['id']) ?? null;
  spend(source.length + (ruleId?.length ?? 0));
  return [
    {
      ...place,
      severity: SEVERITIES.get(levelOf(result, kind, rule)) ?? 'warning',
      rule: ruleId,
      message,
      source,
      unit: context.unit,
      related: [...others.map((where) => ({ ...where, message: '' })), ...related],
    },
  ];
}

/**
 * Returns the text of a message, with its arguments inserted. Without `text`, the text comes from the first member of
 * `owners` that defines the message's id. Returns '' if neither gives a text.
 */
export function messageText(message: unknown, owners: readonly JsonRecord[], spend: Spend): string {
  if (!isRecord(message)) return '';
  const text = textOf(message['text']) ?? textById(textOf(message['id']), owners) ?? '';
  spend(text.length);
  const parts: readonly unknown[] = Array.isArray(message['arguments']) ? message['arguments'] : [];
  if (parts.length === 0) return text;
  return text.replaceAll(/\{\{|\}\}|\{(\d+)\}/gu, (found, index: string | undefined) => {
    if (index === undefined) return found.charAt(0);
    const argument = parts[Number(index)];
    const part = typeof argument === 'string' ? argument : found;
    spend(part.length);
    return part;
  });
}

function textById(id: string | undefined, owners: readonly JsonRecord[]): string | undefined {
  if (id === undefined) return undefined;
  for (const owner of owners) {
    for (const member of ['messageStrings', 'globalMessageStrings']) {
      const strings = owner[member];
      const found = isRecord(strings) && Object.hasOwn(strings, id) ? strings[id] : undefined;
      if (isRecord(found)) return textOf(found['text']);
    }
  }
  return undefined;
}

function levelOf(result: JsonRecord, kind: string, rule: JsonRecord): string {
  const level = textOf(result['level']);
  if (level !== undefined) return level;
  if (kind !== 'fail') return 'none';
  const defaults = rule['defaultConfiguration'];
  return (isRecord(defaults) ? textOf(defaults['level']) : undefined) ?? 'warning';
}

/** Finds a result's rule by index, else by id; {} if unknown. If no rule has the id `CA1000/1`, uses `CA1000`. */
function ruleOf(result: JsonRecord, { rules }: SarifRun): JsonRecord {
  const reference = isRecord(result['rule']) ? result['rule'] : {};
  const component = isRecord(reference['toolComponent']) ? reference['toolComponent']['index'] : undefined;
  const { byIndex, byId } = rules(typeof component === 'number' ? component : undefined);
  const index = result['ruleIndex'] ?? reference['index'];
  const indexed = typeof index === 'number' ? byIndex[index] : undefined;
  if (indexed !== undefined) return indexed;
  const id = textOf(result['ruleId']) ?? textOf(reference['id']) ?? '';
  return byId.get(id) ?? byId.get(id.slice(0, Math.max(0, id.lastIndexOf('/')))) ?? {};
}

function isSuppressed(result: JsonRecord): boolean {
  const suppressions = listOf(result['suppressions']);
  return (
    suppressions.length > 0 &&
    suppressions.every(({ status }) => status === undefined || status === 'accepted')
  );
}
