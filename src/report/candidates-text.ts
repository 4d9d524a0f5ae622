import type { Candidates, CandidatePair, EvaluatedCandidate, RankReason } from '../model/candidates.ts';
import { withHint, type HintWords } from '../model/error-hint.ts';
import type { ErrorDocument } from '../model/lanser-error.ts';
import type { Report } from '../model/report.ts';
import { plural } from '../text/plural.ts';
import type { Colors } from './colors.ts';
import { headlineOf } from './gate/headline.ts';
import { joined } from './gate/line.ts';
import { lineText } from './gate/section-text.ts';
import { countedResolved } from './summary.ts';
import { tableLines } from './terminal-width.ts';
import { visibleLine } from './visible.ts';

const CRITERIA: Readonly<Record<RankReason['criterion'], string>> = {
  verdict: 'the policy',
  'introduced-errors': 'new errors',
  evidence: 'suppressions, weakened rules, stubs and removed tests',
  reward: 'score',
  'introduced-warnings': 'other new diagnostics',
};
/** The words for the values 0, 1 and 2 of the criterion `verdict`. */
const VERDICTS = ['passes', 'fails', 'undecided'];
const UNDECIDED = 2;
const HEADER = ['#', 'candidate', 'new', 'fixed', 'score', 'result'];
const NUMBERS = [0, 2, 3, 4];

/** Renders a table of the candidates by rank, with unranked candidates last, then the pairs and a summary. */
export function candidatesText(
  { base, candidates, pairs }: Candidates,
  words: HintWords,
  colors: Colors,
): string {
  const ranked = candidates.toSorted(
    (left, right) => (left.rank ?? Infinity) - (right.rank ?? Infinity) || 0,
  );
  const rows = ranked.map((candidate) => rowOf(candidate, words, colors));
  const [head = '', ...lines] = tableLines([HEADER, ...rows], NUMBERS);
  const evaluated = candidates.filter(isEvaluated).length;
  const names = candidates.map(({ name }) => visibleLine(name));
  return [
    colors.dim(head),
    ...lines,
    ...(pairs === undefined ? [] : ['', ...pairs.flatMap((pair) => pairLines(pair, names, words))]),
    '',
    `${evaluated} of ${plural(candidates.length, 'candidate')} evaluated against ${visibleLine(base.revision)} (${base.commit.slice(0, SHORT_ID)})`,
    '',
  ].join('\n');
}

const SHORT_ID = 7;

export function isEvaluated({ report }: Pick<EvaluatedCandidate, 'report'>): boolean {
  return report !== null && report.conclusion !== 'inconclusive';
}

function rowOf(
  { rank, reason, name, report, error }: EvaluatedCandidate,
  words: HintWords,
  colors: Colors,
): readonly string[] {
  if (report === null)
    return ['–', visibleLine(name), '', '', '', error === null ? '' : `⚠️ ${errorText(error, words)}`];
  const { delta, reward } = report;
  const count = (list: readonly unknown[] | undefined): string =>
    list === undefined ? '?' : String(list.length);
  return [
    String(rank ?? '–'),
    visibleLine(name),
    count(delta?.introduced),
    count(delta === null ? undefined : countedResolved(delta.resolved)),
    reward === null ? '?' : String(reward.r),
    resultText(report, words, colors) + (reason === null ? '' : colors.dim(` · ${reasonText(reason)}`)),
  ];
}

function resultText(report: Report, words: HintWords, colors: Colors): string {
  const { mark, title, details } = headlineOf(report);
  const [failure] = report.failures;
  if (failure !== undefined) return `${mark} ${errorText(failure, words)}`;
  return `${mark} ${[lineText(title, colors), lineText(joined(details, ' · '), colors)].filter(Boolean).join(' · ')}`;
}

function reasonText({ criterion, value, better }: RankReason): string {
  if (criterion === 'verdict')
    return `ranked by the policy: ${VERDICTS[value ?? UNDECIDED]} (rank above: ${VERDICTS[better]})`;
  return `ranked by ${CRITERIA[criterion]}: ${value ?? 'unknown'} (rank above: ${better})`;
}

function pairLines(
  { candidates, conclusion, introduced, conflicts, error }: CandidatePair,
  names: readonly string[],
  words: HintWords,
): readonly string[] {
  const pair = candidates.map((index) => names[index]).join(' + ');
  switch (conclusion) {
    case 'clean':
      return [`${pair}: combining them adds no diagnostics`];
    case 'conflict':
      return [`${pair}: Git cannot merge ${conflicts.map(visibleLine).join(', ')}`];
    case 'inconclusive':
      return [`${pair}: ${error === null ? 'undecided' : errorText(error, words)}`];
    case 'findings':
      return [
        `${pair}: combining them adds ${plural(introduced.length, 'diagnostic')}`,
        ...introduced.map(({ uri, range, message, rule }) =>
          visibleLine(
            `  ${uri}:${range[0] + 1}:${range[1] + 1}: ${message.split('\n', 1)[0]}${rule === null ? '' : ` (${rule})`}`,
          ),
        ),
      ];
  }
}

function errorText(
  { code, message, hint }: Pick<ErrorDocument, 'code' | 'hint' | 'message'>,
  words: HintWords,
): string {
  return visibleLine(`${code}: ${withHint(message, hint, words)}`);
}
