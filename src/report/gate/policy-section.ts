import type { HeadPolicy, Report } from '../../model/report.ts';
import { joined, line, listed, strong, words } from './line.ts';
import { entriesSection, entry, type Entry, type Section } from './section.ts';

/**
 * Builds the section of waived reasons and of the policy in head. Returns no section if there are neither.
 */
export function policySection({ policy }: Report): readonly Section[] {
  const { waived = [], head } = policy;
  const entries = [
    ...waived.map(({ reason, label }) =>
      entry('warning', line`${strong('Waived')} by the label ${label}: ${reason}`),
    ),
    ...(head === undefined ? [] : [headEntry(head)]),
  ];
  const parts = [
    ...(waived.length === 0 ? [] : [line`${waived.length} waived`]),
    ...(head === undefined ? [] : [line`changed in head`]),
  ];
  return entriesSection('policy', line`${strong('Policy')}: ${joined(parts, ', ')}`, entries);
}

/** Renders the policy in head, which has no effect until it is merged. */
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
