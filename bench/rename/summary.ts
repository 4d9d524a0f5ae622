import { median, quantile } from '../measures.ts';
import { CHECKS, TIMES, type Outcome } from './outcome.ts';
import { TARGET_KINDS } from './targets.ts';

/** Summarises all renames in Markdown: the counts by kind and by check, the notes and the times. */
export function summaryOf(outcomes: readonly Outcome[]): string {
  return [
    ...kinds(outcomes),
    '',
    ...checks(outcomes),
    '',
    ...notes(outcomes),
    '',
    ...times(outcomes),
    '',
  ].join('\n');
}

/** Returns a text for each failed check. The text contains the data for repeating the rename. */
export function failureOf({ target, newName, way, findings }: Outcome): readonly string[] {
  const { file, line, character, kind, qualname } = target;
  return findings.map(
    ({ check, detail }) =>
      `${check}: ${kind} ${qualname} at ${file}@L${line + 1}:C${character + 1} to ${newName} (${way})\n  ${detail.replaceAll('\n', '\n  ')}`,
  );
}

function kinds(outcomes: readonly Outcome[]): readonly string[] {
  return [
    '| kind | renames | with a failure | edits | files |',
    '| --- | --- | --- | --- | --- |',
    ...TARGET_KINDS.map((kind) => {
      const ofKind = outcomes.filter(({ target }) => target.kind === kind);
      const failed = ofKind.filter(({ findings }) => findings.length > 0).length;
      const [edits, files] = [sum(ofKind.map((one) => one.edits)), sum(ofKind.map((one) => one.files))];
      return `| ${kind} | ${ofKind.length} | ${failed} | ${edits} | ${files} |`;
    }),
  ];
}

function checks(outcomes: readonly Outcome[]): readonly string[] {
  return [
    '| check | made | failed |',
    '| --- | --- | --- |',
    ...CHECKS.map((check) => {
      const made = outcomes.filter((one) => one.made.includes(check)).length;
      const failed = outcomes.filter(({ findings }) => findings.some((one) => one.check === check)).length;
      return `| ${check} | ${made} | ${failed} |`;
    }),
  ];
}

function notes(outcomes: readonly Outcome[]): readonly string[] {
  const all = outcomes.flatMap((outcome) => outcome.notes);
  return [...new Set(all)].toSorted().map((note) => `${all.filter((one) => one === note).length} × ${note}`);
}

function times(outcomes: readonly Outcome[]): readonly string[] {
  const ratios = outcomes.flatMap(({ times: { preview, raw } }) =>
    preview === undefined || raw === undefined ? [] : [preview / raw],
  );
  return [
    '| time | median | p95 |',
    '| --- | --- | --- |',
    ...TIMES.map((name) => {
      const durations = outcomes.flatMap((one) => one.times[name] ?? []);
      return `| ${name} | ${median(durations).toFixed(0)} ms | ${quantile(durations, 0.95).toFixed(0)} ms |`;
    }),
    `| preview / raw | ${median(ratios).toFixed(1)} | ${quantile(ratios, 0.95).toFixed(1)} |`,
  ];
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
