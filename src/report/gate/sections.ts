import type { Report, SchemaCheck, HeadPolicy } from '../../model/report.ts';
import { plural } from '../../text/plural.ts';
import { problemsOf, schemaCounts, type SchemaProblem, schemaProblems } from '../schema-checks.ts';
import { isEmptyReward, rewardParts } from '../reward-parts.ts';
import { commitsSection } from './commits-section.ts';
import {
  errorsSection,
  otherDeltaSections,
  unresolvedSection,
  unstableSection,
  warningsSections,
} from './delta-sections.ts';
import { evidenceSections } from './evidence-section.ts';
import { scoreWords } from './headline.ts';
import { joined, line, type Line, sentence, strong, words, listed } from './line.ts';
import { proposalsSection } from './proposals-section.ts';
import { entriesSection, entry, type Entry, type Section } from './section.ts';
import { tracesSection } from './traces-section.ts';

/** Returns the sections. `maxErrors` limits new errors, unstable diagnostics and warnings that fail the policy. */
export function sectionsOf(report: Report, maxErrors: number = Infinity): readonly Section[] {
  return [
    ...failuresSection(report),
    ...errorsSection(report, maxErrors),
    ...unstableSection(report, maxErrors),
    ...warningsSections(report, maxErrors),
    ...unresolvedSection(report),
    ...proposalsSection(report),
    ...tracesSection(report),
    ...schemasSection(report),
    ...evidenceSections(report),
    ...policySection(report),
    ...otherDeltaSections(report),
    ...commitsSection(report),
    ...rewardSection(report),
  ];
}

function failuresSection({ failures }: Report): readonly Section[] {
  const entries = failures.map(({ side, workingDirectory, code, message }) => {
    const where = workingDirectory === null ? [] : line` in ${workingDirectory}`;
    const text = line`${words(side === 'before' ? 'The base' : 'The head')}${where} could not be checked: ${strong('error')} ${code}`;
    return entry('error', text, { blocks: [{ caption: null, language: 'text', text: message }] });
  });
  return entriesSection(
    'failures',
    sentence(`${plural(failures.length, 'check')} could not be completed`),
    entries,
    { isFolded: false },
  );
}

function rewardSection({ reward }: Report): readonly Section[] {
  if (reward === null || isEmptyReward(reward)) return [];
  // Omits rows that do not change the score: components of value 0, and a discount (null value) of weight 1.
  const rows = rewardParts(reward)
    .filter(({ value, weight }) => value !== 0 && !(value === null && weight === 1))
    .map(({ name, value, key, weight }) => [
      name === null ? [] : [words(name)],
      value === null ? [] : line`${value}`,
      key === null || weight === null ? [] : line`${words(key)} ${weight}`,
    ]);
  // Omits the parts of the explanation without a change or an error, such as `safety 1 → 1` and `tool error 0`.
  const changes = reward.explanation
    .split('; ')
    .filter((part) => !/ (?<before>\S+) → \k<before>$|^tool error 0$/u.test(part));
  const head = [
    { title: line`component`, isNumber: false },
    { title: line`value`, isNumber: true },
    { title: line`weight`, isNumber: true },
  ];
  return [
    {
      id: 'reward',
      title: line`${strong('Score')} ${words(reward.r > 0 ? '+' : '')}${sentence(scoreWords(reward.r))} and its components`,
      isFolded: true,
      intro: [line`${words(reward.version)}${changes.length === 0 ? [] : line`: ${changes.join('; ')}`}`],
      body: { kind: 'table', head, rows },
    },
  ];
}

/** Builds the section of schema problems. Does not list passing checks. */
function schemasSection(report: Report): readonly Section[] {
  const problems = schemaProblems(report);
  const [first] = problems;
  if (first === undefined) return [];
  const title =
    problems.length === 1
      ? line`${strong(SCHEMA_WORDS[first.conclusion])} ${first.path}`
      : line`${strong('Schemas and documents')}: ${sentence(schemaCounts(report) ?? '')}`;
  return entriesSection('schemas', title, problems.map(checkEntry));
}

const SCHEMA_WORDS = {
  valid: 'Valid document',
  invalid: 'Invalid document',
  compatible: 'Compatible schema change in',
  breaking: 'Breaking schema change in',
  removed: 'Removed schema',
  undecided: 'Undecided schema change in',
  unchanged: 'Unchanged schema',
} as const;

function checkEntry(check: SchemaCheck): Entry {
  const { shown, more } = problemsOf(check);
  const below = [...shown.map(problemLine), ...(more > 0 ? [line`and ${more} more`] : [])];
  const isAdvisory = check.advisory === true;
  const severity = check.conclusion === 'undecided' || isAdvisory ? 'warning' : 'error';
  const note = words(isAdvisory ? ' (only a warning: no glob of schemas matches this path)' : '');
  return entry(severity, line`${strong(check.conclusion)} ${check.path}${note}`, { below });
}

function problemLine({ pointer, line: number, words: problem, example }: SchemaProblem): Line {
  const place = joined(
    [...(number === null ? [] : [line`line ${number}`]), ...(pointer === '' ? [] : [line`${pointer}`])],
    ', ',
  );
  const where = place.length === 0 ? [] : line`${place}: `;
  return line`${where}${problem}${example === null ? [] : line`, for example ${example}`}`;
}

/** Builds the section of waived reasons to fail, and of head's policy if head changes the policy. */
function policySection({ policy }: Report): readonly Section[] {
  const { waived = [], head } = policy;
  const entries = [
    ...waived.map(({ reason, label }) =>
      entry('warning', line`${strong('Waived')} by the label "${label}": ${reason}`),
    ),
    ...(head === undefined ? [] : [headEntry(head)]),
  ];
  const parts = [
    ...(waived.length === 0 ? [] : [line`${waived.length} waived`]),
    ...(head === undefined ? [] : [line`changed in head`]),
  ];
  return entriesSection('policy', line`${strong('Policy')}: ${joined(parts, ', ')}`, entries);
}

function headEntry(head: HeadPolicy): Entry {
  const changes = line`${strong('Changed')} in head (no effect before the merge): `;
  if (head.error !== null) {
    const blocks = [{ caption: null, language: 'text', text: head.error } as const];
    return entry('warning', line`${changes}cannot be read`, { blocks });
  }
  const outcome = head.failed ? line`would fail: ${listed(head.reasons)}` : line`would pass`;
  const failOn = head.failOn.length === 0 ? line`nothing` : listed(head.failOn);
  const warn = words(head.warnOnly ? ' (warn-only)' : '');
  return entry('warning', line`${changes}${outcome}`, { below: [line`fails on: ${failOn}${warn}`] });
}
