import { quantile } from '../measures.ts';
import type { Outcome, SelectorName } from './outcome.ts';

const SELECTORS: readonly SelectorName[] = [
  'cursor',
  'symbol',
  'anchor',
  'symbol without version',
  'anchor without version',
];
const VERSIONED: ReadonlySet<SelectorName> = new Set(['cursor', 'symbol', 'anchor']);
const KINDS = ['function', 'class', 'statement'] as const;

/**
 * Returns Markdown: precision and recall, the same at several thresholds (only for selectors with a version), and the
 * times of `locate`.
 */
export function summary(outcomes: readonly Outcome[]): string {
  const versioned = outcomes.filter(({ kind }) => VERSIONED.has(kind));
  return [
    `${new Set(outcomes.map(({ anchor }) => anchor)).size} anchors, ${outcomes.length} selectors; precision / recall in percent.`,
    '',
    '| selectors | all | hard | function | class | statement |',
    '|---|---|---|---|---|---|',
    row('with a version', versioned),
    row(
      'without a version',
      outcomes.filter(({ kind }) => !VERSIONED.has(kind)),
    ),
    ...SELECTORS.map((name) =>
      row(
        name,
        outcomes.filter(({ kind }) => kind === name),
      ),
    ),
    '',
    ...curve(versioned),
    '',
    times('with a version', versioned),
    '',
    times(
      'without a version',
      outcomes.filter(({ kind }) => !VERSIONED.has(kind)),
    ),
    '',
  ].join('\n');
}

type Accepts = (outcome: Outcome) => boolean;

const asAnswered: Accepts = ({ answer }) => answer !== undefined;

function row(name: string, outcomes: readonly Outcome[]): string {
  const parts = [
    outcomes,
    outcomes.filter(({ anchor }) => anchor.hard),
    ...KINDS.map((kind) => outcomes.filter(({ anchor }) => anchor.kind === kind)),
  ];
  return `| ${[name, ...parts.map((part) => figures(part, asAnswered))].join(' | ')} |`;
}

function figures(outcomes: readonly Outcome[], accepts: Accepts): string {
  const accepted = outcomes.filter(accepts);
  const right = accepted.filter((outcome) => outcome.right).length;
  const survivors = outcomes.filter(({ anchor }) => anchor.outcome === 'survives').length;
  if (outcomes.length === 0) return '-';
  return `${percent(right, accepted.length)} / ${percent(right, survivors)} (${accepted.length - right} wrong)`;
}

function percent(part: number, whole: number): string {
  return whole === 0 ? '-' : ((100 * part) / whole).toFixed(2);
}

function curve(outcomes: readonly Outcome[]): readonly string[] {
  const taus = [0.65, 0.7, 0.725, 0.75, 0.755, 0.775, 0.8, 0.85, 0.9, 0.95, 1];
  const deltas = [0, 0.025, 0.05, 0.075, 0.1];
  const hard = outcomes.filter(({ anchor }) => anchor.hard);
  const cells = (tau: number, delta: number): string => {
    const accepts: Accepts = ({ best, lead }) => best !== undefined && best.score >= tau && lead >= delta;
    return `${figures(outcomes, accepts)}; hard ${figures(hard, accepts)}`;
  };
  return [
    `| τ | ${deltas.map((delta) => `δ ${delta}`).join(' | ')} |`,
    `|---|${deltas.map(() => '---').join('|')}|`,
    ...taus.map((tau) => `| ${[String(tau), ...deltas.map((delta) => cells(tau, delta))].join(' | ')} |`),
  ];
}

function times(name: string, outcomes: readonly Outcome[]): string {
  const all = outcomes.map(({ timeMs }) => timeMs);
  const at = (share: number): string => quantile(all, share).toFixed(1);
  return `One \`locate\` ${name}: median ${at(0.5)} ms, 95 % within ${at(0.95)} ms, at most ${at(1)} ms.`;
}
