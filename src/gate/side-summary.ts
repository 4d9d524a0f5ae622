import { contentHash } from '../bundle/canonical.ts';
import type { SideCheck } from '../checker/side-check.ts';
import { addCounts, type Counts } from '../model/diagnostic.ts';

/** The totals of one side (base or head) over all its projects. */
export interface SideSummary {
  readonly bundleId: string;
  readonly counts: Counts;
}

export interface CheckedProject {
  readonly workingDirectory: string;
  readonly check: Pick<SideCheck, 'bundle' | 'facts'>;
}

/**
 * Summarises a side. With one project, `bundleId` is the id of the project's bundle. Otherwise, `bundleId` is a
 * digest of all working directories and bundle ids.
 */
export function summaryOf(projects: readonly CheckedProject[]): SideSummary {
  const [first] = projects;
  return {
    bundleId:
      projects.length === 1 && first !== undefined
        ? first.check.bundle.bundleId
        : contentHash(
            projects.map(({ workingDirectory, check }) => ({
              workingDirectory,
              bundleId: check.bundle.bundleId,
            })),
          ),
    counts: totalCounts(projects.map(({ check }) => check.facts.counts)),
  };
}

function totalCounts(counts: readonly Counts[]): Counts {
  return counts.reduce(addCounts, { error: 0, warning: 0, information: 0 });
}
