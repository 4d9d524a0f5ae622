import type { DeltaDiagnostic, Report } from '../../model/report.ts';
import { countedResolved } from '../summary.ts';
import { line, placeIn, strong, words, type Line, type Side } from './line.ts';
import { entriesSection, entry, type Entry, type Section } from './section.ts';

/** What head brings in: the reason why most people read. */
export function introducedSection({ delta }: Report): readonly Section[] {
  const introduced = delta?.introduced ?? [];
  return entriesSection(
    'introduced',
    line`Introduced (${introduced.length})`,
    introduced.map((diagnostic) => diagnosticEntry(diagnostic, 'head')),
  );
}

/** What else became of diagnostics, folded away. */
export function otherDeltaSections({ delta }: Report): readonly Section[] {
  if (delta === null) return [];
  const { changed, moved, unstable } = delta;
  const resolved = countedResolved(delta.resolved);
  const isFolded = true;
  return [
    ...entriesSection(
      'resolved',
      line`Resolved (${resolved.length})`,
      resolved.map((diagnostic) => diagnosticEntry(diagnostic, 'base')),
      { isFolded },
    ),
    ...entriesSection(
      'changed',
      line`Changed in message (${changed.length})`,
      changed.map(({ after }) => diagnosticEntry(after, 'head')),
      { isFolded },
    ),
    ...entriesSection(
      'moved',
      line`Moved (${moved.length})`,
      moved.map(({ before, after }) =>
        entry(after.severity, line`${placeIn('base', before)} → ${placeIn('head', after)}${ruleOf(after)}`),
      ),
      { isFolded },
    ),
    ...entriesSection(
      'unstable',
      line`Unstable, not counted (${unstable.length})`,
      unstable.map(({ side, diagnostic }) =>
        diagnosticEntry(
          diagnostic,
          side === 'after' ? 'head' : 'base',
          line`, only in one check of ${words(side)}`,
        ),
      ),
      { isFolded },
    ),
  ];
}

function diagnosticEntry(diagnostic: DeltaDiagnostic, side: Side, note: Line = []): Entry {
  const { severity, message } = diagnostic;
  return entry(severity, line`${strong(severity)} ${placeIn(side, diagnostic)}${ruleOf(diagnostic)}${note}`, {
    blocks: [{ caption: null, language: 'text', text: message }],
  });
}

function ruleOf({ rule }: DeltaDiagnostic): Line {
  return rule === null ? [] : line` ${rule}`;
}
