import type { HeadPolicy, Report } from '../../model/report.ts';
import { line, listed, strong, words, type Line } from './line.ts';
import { entriesSection, entry, type Entry, type Section } from './section.ts';

/** Builds the section of failing reasons, waived reasons and head's own policy; empty if none applies. */
export function policySection({ policy }: Report): readonly Section[] {
  const { waived = [], head } = policy;
  const failed: readonly Entry[] = policy.failed
    ? [
        entry(
          'error',
          line`${strong(policy.warnOnly ? 'Would fail' : 'Failed')}${onlyWarned(policy.warnOnly)}: ${listed(policy.reasons)}`,
        ),
      ]
    : [];
  const entries = [
    ...failed,
    ...waived.map(({ reason, label }) =>
      entry('warning', line`${strong('Waived')} by the label ${label}: ${reason}`),
    ),
    ...(head === undefined ? [] : [headEntry(head)]),
  ];
  return entriesSection('policy', line`Policy`, entries);
}

function onlyWarned(warnOnly: boolean): Line {
  return warnOnly ? line` (warn-only)` : [];
}

/** Renders head's policy, which has no effect before it is merged. */
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
