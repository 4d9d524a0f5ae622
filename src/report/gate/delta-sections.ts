import type { DeltaDiagnostic, Report } from '../../model/report.ts';
import { countedResolved } from '../summary.ts';
import { line, placeIn, strong, words, type Line, type LineSide } from './line.ts';
import { entriesSection, entry, type Entry, type Section } from './section.ts';

/** Builds the section of introduced diagnostics, which most readers want first. */
export function introducedSection({ delta }: Report): readonly Section[] {
  const introduced = delta?.introduced ?? [];
  return entriesSection(
    'introduced',
    line`New (${introduced.length})`,
    introduced.map((diagnostic) =>
      diagnosticEntry(
        diagnostic,
        'head',
        diagnostic.orderDependent === true ? line`, depends on the order in which files are checked` : [],
      ),
    ),
  );
}

/** Builds the sections of diagnostics that leave the verdict in doubt. */
export function doubtfulSections({ delta, environment }: Report): readonly Section[] {
  const { unstable = [], unresolvedImports = [] } = delta ?? {};
  const unread = environment.unread ?? [];
  return [
    ...entriesSection(
      'unstable',
      line`Unstable (${unstable.length})`,
      unstable.map(({ side, diagnostic }) =>
        diagnosticEntry(
          diagnostic,
          side === 'after' ? 'head' : 'base',
          line`, reported by only one of two checks of ${words(side)}`,
        ),
      ),
    ),
    ...entriesSection(
      'unresolved',
      line`Unresolved imports (${unresolvedImports.length})`,
      unresolvedImports.map((diagnostic) => diagnosticEntry(diagnostic, 'head')),
      {
        lead: [
          ...unread.map(
            ({ file, keys, folder }) =>
              line`${file} configures ${folder === null ? words('an environment outside of the repository') : line`the environment ${folder}`} with ${keys}. It is not part of the tree, so it is not read. Create it outside of the checkout and pass its interpreter as ${words('python')}.`,
          ),
          ...(unresolvedImports.length === 0
            ? []
            : [
                line`Names from these imports have no type, so errors that depend on them are not reported on either side.`,
              ]),
        ],
      },
    ),
  ];
}

/** Builds the other sections of the delta, folded. */
export function otherDeltaSections({ delta }: Report): readonly Section[] {
  if (delta === null) return [];
  const { changed, moved } = delta;
  const resolved = countedResolved(delta.resolved);
  const isFolded = true;
  return [
    ...entriesSection(
      'resolved',
      line`Fixed (${resolved.length})`,
      resolved.map((diagnostic) => diagnosticEntry(diagnostic, 'base')),
      { isFolded },
    ),
    ...entriesSection(
      'changed',
      line`Changed message (${changed.length})`,
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
  ];
}

function diagnosticEntry(diagnostic: DeltaDiagnostic, side: LineSide, note: Line = []): Entry {
  const { severity, message } = diagnostic;
  return entry(severity, line`${strong(severity)} ${placeIn(side, diagnostic)}${ruleOf(diagnostic)}${note}`, {
    blocks: [{ caption: null, language: 'text', text: message }],
  });
}

function ruleOf({ rule }: DeltaDiagnostic): Line {
  return rule === null ? [] : line` ${rule}`;
}
