import { contentHash } from '../bundle/canonical.ts';
import type { SideCheck } from '../checker/side-check.ts';
import { addCounts, type Counts } from '../model/diagnostic.ts';
import type { SideName } from '../trees/both-sides.ts';
import type { ProjectOutcome } from './project.ts';

/** The totals of one tree (base, head, or a commit between them) over all its projects. */
export interface SideSummary {
  readonly bundleId: string;
  readonly counts: Counts;
}

export interface CheckedProject {
  readonly workingDirectory: string;
  readonly check: Pick<SideCheck, 'bundle' | 'facts'>;
}

/** Summarises a tree. With several projects, `bundleId` is a digest of all working directories and bundle ids. */
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
    counts: projects
      .map(({ check }) => check.facts.counts)
      .reduce(addCounts, { error: 0, warning: 0, information: 0 }),
  };
}

/** Summarises a side of the gate. Returns undefined without projects, or if a project could not be checked. */
export function sideSummary(projects: readonly ProjectOutcome[], side: SideName): SideSummary | undefined {
  const checked = projects.flatMap(({ workingDirectory, sides }) =>
    sides === undefined ? [] : [{ workingDirectory, check: sides[side] }],
  );
  return checked.length > 0 && checked.length === projects.length ? summaryOf(checked) : undefined;
}
