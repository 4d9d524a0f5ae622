import type { EvidenceFinding } from '../../model/bundle.ts';
import type { Severity } from '../../model/diagnostic.ts';
import type { Report } from '../../model/report.ts';
import { EVIDENCE_WORDS } from '../evidence-words.ts';
import { plural } from '../plural.ts';
import { line, placeIn, sentence, words, type Line, type LineSide } from './line.ts';
import { entriesSection, entry, type Entry, type Section } from './section.ts';

/** Builds the section of changes that improve counts without improving code, the most important first. */
export function evidenceSection({ evidence }: Report): readonly Section[] {
  const { suppressions, configuration, files } = evidence;
  const of = (
    findings: readonly EvidenceFinding[] = [],
    severity: Severity,
    side: LineSide,
  ): readonly Entry[] => findings.map((finding) => findingEntry(finding, severity, side));
  const entries = [
    ...of(suppressions?.introduced, 'warning', 'head'),
    ...of(configuration.weakened, 'warning', 'head'),
    ...of(files?.deleted, 'warning', 'base'),
    ...of(files?.stubs, 'warning', 'head'),
    ...of(files?.tests, 'warning', 'base'),
    ...(suppressions?.removed ?? []).map((finding) => removedEntry(finding)),
    ...configuration.changed.map(({ path, change }) =>
      entry(
        'information',
        line`configuration ${words(change)} (both sides were checked with base's): ${path}`,
      ),
    ),
  ];
  const hidden = suppressions?.hidden ?? 0;
  const lead = hidden === 0 ? [] : [line`New suppressions hide ${sentence(plural(hidden, 'diagnostic'))}.`];
  return entriesSection('evidence', line`Evidence (${entries.length})`, entries, { lead });
}

function findingEntry(finding: EvidenceFinding, severity: Severity, side: LineSide): Entry {
  const what = EVIDENCE_WORDS[finding.kind];
  return entry(severity, line`${words(what)} ${placeIn(side, finding)}: ${finding.text}${settings(finding)}`);
}

function removedEntry(finding: EvidenceFinding): Entry {
  return entry('information', line`removed suppression ${placeIn('base', finding)}: ${finding.text}`);
}

function settings({ before, after }: EvidenceFinding): Line {
  return before === undefined ? [] : line`, ${JSON.stringify(before)} → ${JSON.stringify(after ?? null)}`;
}
