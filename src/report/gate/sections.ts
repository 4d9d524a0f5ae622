import type { Report, SchemaCheck } from '../../model/report.ts';
import { plural } from '../plural.ts';
import { problemsOf, schemaCounts, type SchemaProblem, schemaProblems } from '../schema-checks.ts';
import { countedResolved, persistingSentence } from '../summary.ts';
import { commitsSection } from './commits-section.ts';
import { doubtfulSections, introducedSection, otherDeltaSections } from './delta-sections.ts';
import { evidenceSection } from './evidence-section.ts';
import { joined, line, type Line, sentence, strong, words } from './line.ts';
import { policySection } from './policy-section.ts';
import { proposalsSection } from './proposals-section.ts';
import { entriesSection, entry, type Entry, type Section } from './section.ts';
import { matchingTraces, tracesSection } from './traces-section.ts';
import { rewardParts } from '../reward-parts.ts';

/** Returns all sections below the table of a report, in reading order. */
export function sectionsOf(report: Report): readonly Section[] {
  return [
    ...failuresSection(report),
    ...policySection(report),
    ...introducedSection(report),
    ...doubtfulSections(report),
    ...proposalsSection(report),
    ...tracesSection(report),
    ...schemasSection(report),
    ...evidenceSection(report),
    ...rewardSection(report),
    ...commitsSection(report),
    ...otherDeltaSections(report),
  ];
}

/** Returns notes of one line each, whose size does not depend on the report. */
export function notesOf(report: Report): readonly Line[] {
  const persisting = persistingSentence(report);
  const resolved = report.delta?.resolved ?? [];
  const deleted = resolved.length - countedResolved(resolved).length;
  const schemas = schemaProblems(report).length > 0 ? null : schemaCounts(report);
  const traces = matchingTraces(report);
  return [
    ...(persisting === null ? [] : [sentence(persisting)]),
    ...(deleted === 0 ? [] : [sentence(`${plural(deleted, 'diagnostic')} removed with deleted files`)]),
    ...(traces === null ? [] : [traces]),
    ...(schemas === null ? [] : [line`Schemas and documents: ${sentence(schemas)}`]),
  ];
}

/** Builds the section of failures that make the report inconclusive. */
function failuresSection({ failures }: Report): readonly Section[] {
  const entries = failures.map(({ side, workingDirectory, code, message }) => {
    const where = workingDirectory === null ? [] : line` in ${workingDirectory}`;
    const text = line`${strong(side)}${where} could not be checked: ${code}`;
    return entry('error', text, { blocks: [{ caption: null, language: 'text', text: message }] });
  });
  return entriesSection('failures', line`Could not be checked (${failures.length})`, entries);
}

/** Builds the section of the score and its components. */
function rewardSection({ reward }: Report): readonly Section[] {
  if (reward === null) return [];
  const rows = rewardParts(reward).map(({ name, value, key, weight }) => [
    name === null ? [] : [words(name)],
    value === null ? [] : line`${value}`,
    line`${words(key)} ${weight}`,
  ]);
  const head = [
    { title: line`component`, isNumber: false },
    { title: line`value`, isNumber: true },
    { title: line`weight`, isNumber: true },
  ];
  return [
    {
      id: 'reward',
      title: line`Reward ${reward.r}`,
      isFolded: true,
      lead: [line`${words(reward.version)}: ${reward.explanation}`],
      curve: [],
      body: { kind: 'table', head, rows },
    },
  ];
}

/** Builds the section of schema problems. Checks that pass are only counted in the title. */
function schemasSection(report: Report): readonly Section[] {
  const title = line`Schemas and documents (${sentence(schemaCounts(report) ?? '')})`;
  return entriesSection('schemas', title, schemaProblems(report).map(checkEntry));
}

function checkEntry(check: SchemaCheck): Entry {
  const { shown, more } = problemsOf(check);
  const below = [...shown.map(problemLine), ...(more > 0 ? [line`and ${more} more`] : [])];
  const severity = check.conclusion === 'undecided' ? 'warning' : 'error';
  return entry(severity, line`${strong(check.conclusion)} ${check.path}`, { below });
}

function problemLine({ pointer, line: number, words: problem, example }: SchemaProblem): Line {
  const place = joined(
    [...(number === null ? [] : [line`line ${number}`]), ...(pointer === '' ? [] : [line`${pointer}`])],
    ', ',
  );
  const where = place.length === 0 ? [] : line`${place}: `;
  return line`${where}${problem}${example === null ? [] : line`, for example ${example}`}`;
}
