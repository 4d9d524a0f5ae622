import type { Report } from '../../model/report.ts';
import { plural } from '../place.ts';
import { schemaCounts, schemaProblems } from '../schema-checks.ts';
import { countedResolved, persistingSentence } from '../summary.ts';
import { commitsSection } from './commits-section.ts';
import { doubtfulSections, introducedSection, otherDeltaSections } from './delta-sections.ts';
import { evidenceSection } from './evidence-section.ts';
import { failuresSection } from './failures-section.ts';
import { line, sentence, type Line } from './line.ts';
import { policySection } from './policy-section.ts';
import { proposalsSection } from './proposals-section.ts';
import { rewardSection } from './reward-section.ts';
import { schemasSection } from './schemas-section.ts';
import type { Section } from './section.ts';
import { matchingTraces, tracesSection } from './traces-section.ts';

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
    ...(deleted === 0 ? [] : [sentence(`${plural(deleted, 'diagnostic')} gone with deleted files`)]),
    ...(traces === null ? [] : [traces]),
    ...(schemas === null ? [] : [line`Schemas and documents: ${sentence(schemas)}`]),
  ];
}
