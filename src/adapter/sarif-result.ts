import { LanserError } from '../model/lanser-error.ts';
import type { ColumnUnit, ReportedItem } from './adapter.ts';
import { listOf, textOf } from './json-shape.ts';
import { isRecord, type JsonRecord } from '../model/json-record.ts';
import { sarifPlace } from './sarif-place.ts';

/** The run of a result, with the tool's properties. */
export interface SarifRun {
  readonly run: JsonRecord;
  readonly driver: JsonRecord;
  readonly source: string;
  readonly unit: ColumnUnit;
}

const SEVERITIES: Readonly<Record<string, ReportedItem['severity']>> = {
  error: 'error',
  warning: 'warning',
  note: 'information',
  none: 'hint',
};

/**
 * Reads one result. Returns [] for a result that passed, does not apply, is absent or is suppressed.
 *
 * @throws LanserError E/INCONCLUSIVE if none of its locations names a file.
 */
export function sarifItem(result: JsonRecord, context: SarifRun): readonly ReportedItem[] {
  const kind = textOf(result['kind']) ?? 'fail';
  if (kind === 'pass' || kind === 'notApplicable') return [];
  if (result['baselineState'] === 'absent' || isSuppressed(result)) return [];
  const rule = ruleOf(result, context);
  const message = messageText(result['message'], [rule, context.driver]);
  const [place, ...others] = listOf(result['locations']).flatMap((location) =>
    sarifPlace(location, context.run),
  );
  if (place === undefined) {
    throw new LanserError(
      'E/INCONCLUSIVE',
      `${context.source} reports a result without a file: ${message} Correct its cause, and run the tool again.`,
      {
        tool: context.source,
      },
    );
  }
  const related = listOf(result['relatedLocations']).flatMap((location) =>
    sarifPlace(location, context.run).map((where) => ({
      ...where,
      message: messageText(location['message'], [rule, context.driver]),
    })),
  );
  return [
    {
      ...place,
      severity: SEVERITIES[levelOf(result, kind, rule)] ?? 'warning',
      rule: textOf(result['ruleId']) ?? textOf(rule['id']) ?? null,
      message,
      source: context.source,
      unit: context.unit,
      related: [...others.map((where) => ({ ...where, message: '' })), ...related],
    },
  ];
}

/**
 * Returns a message's own text, or the text that its id names, with the arguments inserted; '' if it has
 * neither. The first of `owners` that defines the id determines the text.
 */
export function messageText(message: unknown, owners: readonly JsonRecord[]): string {
  if (!isRecord(message)) return '';
  const text = textOf(message['text']) ?? textById(textOf(message['id']), owners) ?? '';
  const parts: readonly unknown[] = Array.isArray(message['arguments']) ? message['arguments'] : [];
  if (parts.length === 0) return text;
  return text.replaceAll(/\{\{|\}\}|\{(\d+)\}/gu, (found, index: string | undefined) =>
    index === undefined ? found.charAt(0) : (textOf(parts[Number(index)]) ?? found),
  );
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

/**
 * Finds a result's rule by its index, its id, or the part of the id before the last "/"; {} if there is none.
 */
function ruleOf(result: JsonRecord, { run, driver }: SarifRun): JsonRecord {
  const reference = isRecord(result['rule']) ? result['rule'] : {};
  const component = isRecord(reference['toolComponent']) ? reference['toolComponent']['index'] : undefined;
  const tool = isRecord(run['tool']) ? run['tool'] : {};
  const owner = typeof component === 'number' ? listOf(tool['extensions'])[component] : driver;
  const rules = listOf(owner?.['rules']);
  const index = result['ruleIndex'] ?? reference['index'];
  const byIndex = typeof index === 'number' ? rules[index] : undefined;
  if (byIndex !== undefined) return byIndex;
  const id = textOf(result['ruleId']) ?? textOf(reference['id']) ?? '';
  const ids = [id, id.slice(0, Math.max(0, id.lastIndexOf('/')))];
  return rules.find((rule) => ids.includes(textOf(rule['id']) ?? '\0')) ?? {};
}

function isSuppressed(result: JsonRecord): boolean {
  const suppressions = listOf(result['suppressions']);
  return (
    suppressions.length > 0 &&
    suppressions.every(({ status }) => status === undefined || status === 'accepted')
  );
}
