import type { Severity } from '../../model/diagnostic.ts';
import type { DeltaDiagnostic, Report, UnreadSubmodule } from '../../model/report.ts';
import { plural } from '../../text/plural.ts';
import { importedName, missingPackages } from '../missing-packages.ts';
import { countedResolved } from '../summary.ts';
import {
  line,
  listed,
  messageLine,
  placeIn,
  sentence,
  strong,
  strongCount,
  words,
  type Line,
} from './line.ts';
import { firstMarks, linesAfterFirst, markedFiles } from './marked-lines.ts';
import { entriesSection, entry, type Entry, type Section } from './section.ts';

/** Builds the section of at most `limit` new errors. With a finite limit, equal errors of a file count once. */
export function errorsSection(report: Report, limit: number): readonly Section[] {
  return newSection(report, 'error', { limit, isFolded: false });
}

/**
 * Builds the sections of new warnings and information messages. If the warnings fail the policy, their section is not
 * folded and has at most `limit` entries. Otherwise, it is folded and complete, like that of information messages.
 */
export function warningsSections(report: Report, limit: number): readonly Section[] {
  const failsPolicy = report.policy.reasons.includes('introduced-warnings');
  return [
    ...newSection(report, 'warning', { limit: failsPolicy ? limit : Infinity, isFolded: !failsPolicy }),
    ...newSection(report, 'information', { limit: Infinity, isFolded: true }),
  ];
}

const IDS = { error: 'errors', warning: 'warnings', information: 'information' } as const;
const NOUNS = { error: 'new error', warning: 'new warning', information: 'new information message' } as const;

function newSection(
  { delta }: Report,
  severity: Severity,
  { limit, isFolded }: { readonly limit: number; readonly isFolded: boolean },
): readonly Section[] {
  const introduced = (delta?.introduced ?? []).filter((diagnostic) => diagnostic.severity === severity);
  if (introduced.length === 0) return [];
  const { shown, left, leftFiles } = firstMarks(markedFiles(introduced, limit < Infinity), limit);
  return [
    {
      id: IDS[severity],
      title: [strongCount(introduced.length, NOUNS[severity])],
      isFolded,
      intro: [],
      body: { kind: 'code', files: shown },
      ...(left === 0 ? {} : { after: sentence(`and ${left} more in ${plural(leftFiles, 'file')}`) }),
    },
  ];
}

/** Builds the section of at most `limit` diagnostics on which two checks of the same files disagree. */
export function unstableSection({ delta }: Report, limit: number): readonly Section[] {
  const { unstable = [] } = delta ?? {};
  const left = unstable.length - limit;
  return entriesSection(
    'unstable',
    sentence(`Two checks disagree on ${plural(unstable.length, 'diagnostic')}`),
    unstable
      .slice(0, limit)
      .map(({ side, diagnostic }) =>
        diagnosticEntry(
          diagnostic,
          side === 'after' ? 'head' : 'base',
          line`, reported by only one of two checks of ${words(side === 'after' ? 'the head' : 'the base')}`,
        ),
      ),
    { isFolded: false, ...(left > 0 ? { after: sentence(`and ${left} more`) } : {}) },
  );
}

/** Builds the section of unresolved imports, unused Python environments and submodules without files. */
export function unresolvedSection({ delta, environment }: Report): readonly Section[] {
  const { unresolvedImports = [], unreadSubmodules = [] } = delta ?? {};
  const { unread = [], skipped = [] } = environment;
  const packages = missingPackages({ delta: delta && { ...delta, introduced: [], resolved: [] } });
  const fromSubmodules = new Set(unreadSubmodules.flatMap(({ imports }) => imports));
  const fromPackages = unresolvedImports.some(({ message }) => {
    const name = importedName(message);
    // A relative import names a module of the project itself.
    return !name.startsWith('.') && !fromSubmodules.has(name);
  });
  const names = listed(packages.map(({ name }) => name));
  const counts = [
    ...(unresolvedImports.length > 0
      ? [
          line`${strongCount(unresolvedImports.length, 'unresolved import')} near the change${names.length === 0 ? [] : line` (${names})`}`,
        ]
      : []),
    ...(unread.length > 0
      ? [line`${strongCount(unread.length, 'configured Python environment')} not read`]
      : []),
    ...(skipped.length > 0 ? [line`${strongCount(skipped.length, 'Python environment')} not used`] : []),
  ];
  return entriesSection(
    'unresolved',
    counts.flatMap((count, index) => (index === 0 ? count : line`, ${count}`)),
    unresolvedImports.map((diagnostic) => diagnosticEntry(diagnostic, 'head')),
    {
      intro: [
        ...unread.map(
          ({ file, keys, folder, reason }) =>
            line`${file} configures ${folder === null ? words('an environment outside of the repository') : line`the environment ${folder}`} with ${keys}. The environment is not read${reason === undefined ? [] : line`: ${reason}`}. Correct the setting or the environment before the gate runs, or pass a different environment as ${words('python')}.`,
        ),
        ...skipped.map(
          ({ folder, reason }) =>
            line`The Python environment ${folder ?? words('outside of the repository')} is not used: ${reason}.`,
        ),
        ...(unresolvedImports.length === 0
          ? []
          : [
              line`Names from these imports have no type, so errors that depend on them are not reported on either side.${fromPackages ? line` Install the packages before the gate runs, for example in ${words('.venv')} of the checkout. If Git ignores a module of the repository, add the module to Git.` : []}`,
            ]),
        ...unreadSubmodules.map(submoduleLine),
      ],
    },
  );
}

/** Matches a path that needs no quotes in a shell. */
const PLAIN_PATH = /^[\w./][\w./-]*$/u;

function submoduleLine({ path, imports }: UnreadSubmodule): Line {
  const command = `git submodule update --init${PLAIN_PATH.test(path) ? ` ${path}` : ''}`;
  return line`The files of the submodule ${path} are missing, and the code imports ${listed(imports)} from it. Check out the submodule before the gate runs: ${command}, or ${'submodules: true'} of ${'actions/checkout'}.`;
}

export function otherDeltaSections({ delta }: Report): readonly Section[] {
  if (delta === null) return [];
  const { changed, moved } = delta;
  const resolved = countedResolved(delta.resolved);
  return [
    ...entriesSection(
      'resolved',
      line`${strong('Fixed')} (${resolved.length})`,
      resolved.map((diagnostic) => entry(diagnostic.severity, diagnosticLine(diagnostic, 'base'))),
    ),
    ...entriesSection(
      'changed',
      line`${strong('Changed message')} (${changed.length})`,
      changed.map(({ after }) => diagnosticEntry(after, 'head')),
    ),
    ...entriesSection(
      'moved',
      line`${strong('Moved')} (${moved.length})`,
      moved.map(({ before, after }) =>
        entry(after.severity, line`${placeIn('base', before)} → ${placeIn('head', after)}${ruleOf(after)}`),
      ),
    ),
  ];
}

function diagnosticEntry(diagnostic: DeltaDiagnostic, side: 'base' | 'head', note: Line = []): Entry {
  const further = linesAfterFirst(diagnostic.message);
  return entry(diagnostic.severity, [...diagnosticLine(diagnostic, side), ...note], {
    blocks: further === null ? [] : [{ caption: null, language: 'text', text: further }],
  });
}

function diagnosticLine(diagnostic: DeltaDiagnostic, side: 'base' | 'head'): Line {
  const { severity, message } = diagnostic;
  return line`${strong(severity)} ${placeIn(side, diagnostic)}: ${messageLine(message)}${ruleOf(diagnostic)}`;
}

function ruleOf({ rule }: DeltaDiagnostic): Line {
  return rule === null ? [] : line` · ${rule}`;
}
