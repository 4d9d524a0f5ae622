import type { EvidenceFinding } from '../../model/bundle.ts';
import type { Severity } from '../../model/diagnostic.ts';
import type { Report } from '../../model/report.ts';
import { grouped } from '../../text/grouped.ts';
import { plural } from '../../text/plural.ts';
import { evidenceCount, EVIDENCE_WORDS } from '../evidence-words.ts';
import { joined, line, placeIn, sentence, strong, words, type Line, type LineSide } from './line.ts';
import { entriesSection, entry, firstOf, type Entry, type Section } from './section.ts';

/** Builds the sections of new suppressions and of other changes that affect diagnostics, such as weakened rules. */
export function evidenceSections({ evidence }: Report): readonly Section[] {
  const { suppressions, configuration, files } = evidence;
  const introduced = suppressions?.introduced ?? [];
  const comments = introduced.filter(isComment);
  const hidden = suppressions?.hidden ?? 0;
  const hiding = hidden === 0 ? [] : line` may hide ${sentence(plural(hidden, 'diagnostic'))}`;
  const found: readonly (readonly [readonly EvidenceFinding[], LineSide])[] = [
    [introduced.filter((finding) => !isComment(finding)), 'head'],
    [configuration.weakened ?? [], 'head'],
    [files?.deleted ?? [], 'base'],
    [files?.stubs ?? [], 'head'],
    [files?.tests ?? [], 'base'],
  ];
  const removed = suppressions?.removed ?? [];
  const others: readonly Entry[] = [
    ...found.flatMap(([findings, side]) => byFile(findings, 'warning', side, kindOf)),
    ...byFile(removed, 'information', 'base', () => line`removed suppression`),
    ...configuration.changed.map(({ path, change }) =>
      entry(
        'information',
        line`configuration ${words(change)} (both sides are checked with the configuration of base): ${path}`,
      ),
    ),
  ];
  const counts = [
    ...kindCounts(found.flatMap(([findings]) => findings)),
    ...(removed.length === 0 ? [] : [plural(removed.length, 'removed suppression')]),
    ...(configuration.changed.length === 0
      ? []
      : [plural(configuration.changed.length, 'changed configuration file')]),
  ];
  return [
    ...entriesSection(
      'suppressions',
      line`${strong('New suppressions')} (${comments.length})${hiding}`,
      byFile(comments, 'warning', 'head', kindOf),
    ),
    ...entriesSection(
      'evidence',
      line`${strong('Also changed')}: ${joined(counts.map(sentence), ', ')}`,
      others,
    ),
  ];
}

function isComment({ kind }: EvidenceFinding): boolean {
  return kind === 'suppression' || kind === 'directive';
}

function kindOf({ kind }: EvidenceFinding): Line {
  return [words(EVIDENCE_WORDS[kind])];
}

function kindCounts(findings: readonly EvidenceFinding[]): readonly string[] {
  return [...grouped(findings, ({ kind }) => kind)].map(([kind, ofKind]) =>
    evidenceCount(kind, ofKind.length),
  );
}

function byFile(
  findings: readonly EvidenceFinding[],
  severity: Severity,
  side: LineSide,
  nameOf: (finding: EvidenceFinding) => Line,
): readonly Entry[] {
  const lineOf = (finding: EvidenceFinding): Line =>
    line`${placeIn(side, finding)} ${nameOf(finding)}${textOf(finding)}${settings(finding)}`;
  return [...grouped(findings, ({ uri }) => uri)].map(([uri, ofFile]) => {
    const [only, ...more] = ofFile;
    if (only !== undefined && more.length === 0) return entry(severity, lineOf(only));
    return entry(severity, line`${uri}`, { below: firstOf(ofFile, lineOf) });
  });
}

/** Returns the text of a finding; empty if the text only repeats the file or the kind. */
function textOf({ kind, uri, text }: EvidenceFinding): Line {
  return kind === 'unreachable' || text === uri ? [] : line`: ${text}`;
}

function settings({ before, after }: EvidenceFinding): Line {
  return before === undefined ? [] : line`, ${JSON.stringify(before)} → ${JSON.stringify(after ?? null)}`;
}
