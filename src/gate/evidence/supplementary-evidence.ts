import type { EvidenceFinding } from '../../model/bundle.ts';
import type { TreeChange } from '../../git/tree-changes.ts';
import type { SideName } from '../../trees/both-sides.ts';
import { documentEntries } from '../../trees/changes-through-links.ts';
import { inEditorLines } from '../../trees/editor-lines.ts';
import type { PreparedInput } from '../gate-checks-input.ts';
import type { ProjectOutcome } from '../project.ts';
import type { GateChecks } from '../report-parts.ts';
import { openTreeFiles, type TreeFiles } from '../tree-files.ts';
import { changedConfigurations } from './configuration-versions.ts';
import { gateEvidence, type ProjectChecks } from './gate-evidence.ts';
import { weakerProject } from './project-settings.ts';
import { unreachableCode } from './unreachable-code.ts';

/** Finds changes that may hide errors, such as weaker settings. Most of the work runs while projects are checked. */
export async function supplementaryEvidence({
  options,
  preparation,
  workingDirectories,
  projects,
  before,
  after,
}: PreparedInput): Promise<GateChecks['evidence']> {
  const { changes, store, trees, wholeTrees } = preparation;
  const { signal } = options;
  const { configurationChanges: changed } = trees;
  const { versions, unreadable } = await changedConfigurations(changed, before, after);
  const checks = projects.then(async (checked): Promise<ProjectChecks> => {
    const files = checkedFiles(checked);
    const documents = files ?? { before: new Set<string>(), after: new Set<string>() };
    const linked = await trees.changesThroughLinks(changes, [documents.before, documents.after]);
    const open = async (side: SideName): Promise<TreeFiles> =>
      openTreeFiles(store, wholeTrees[side], signal, documentEntries(trees.links[side], documents[side]));
    return {
      files,
      ...(linked === changes
        ? {}
        : { throughLinks: { before: await open('before'), after: await open('after'), changes: linked } }),
      unreachable: unreachableIn(checked, await inEditorLines(linked, trees)),
    };
  });
  // Prevents an unhandled rejection if the checks fail before `gateEvidence` waits for them.
  checks.catch(() => {});
  const { weakened, ...found } = await gateEvidence({
    before,
    after,
    changes,
    configurations: versions,
    checks,
    signal,
  });
  const fileFindings = [...unreadable, ...weakened];
  if (changed.length === 0) return { ...found, weakened: fileFindings };
  const weakerProjects: EvidenceFinding[] = [];
  for (const directory of workingDirectories) {
    weakerProjects.push(...(await weakerProject(before, after, directory)));
  }
  return { ...found, weakened: [...fileFindings, ...withoutDuplicates(fileFindings, weakerProjects)] };
}

/** Omits each finding of `others` whose kind, text and values occur in `reported`, or earlier in `others`. */
function withoutDuplicates(
  reported: readonly EvidenceFinding[],
  others: readonly EvidenceFinding[],
): readonly EvidenceFinding[] {
  const keyOf = ({ kind, text, before, after }: EvidenceFinding): string =>
    JSON.stringify([kind, text, before, after]);
  const reportedKeys = new Set(reported.map(keyOf));
  return others.filter((finding) => {
    const isNew = !reportedKeys.has(keyOf(finding));
    reportedKeys.add(keyOf(finding));
    return isNew;
  });
}

type Projects = readonly ProjectOutcome[];

function checkedFiles(projects: Projects): ProjectChecks['files'] {
  const sides = projects.flatMap((project) => project.sides ?? []);
  if (sides.length < projects.length) return undefined;
  const filesOf = (side: SideName): ReadonlySet<string> =>
    new Set(sides.flatMap((checks) => [...checks[side].projectFiles]));
  return { before: filesOf('before'), after: filesOf('after') };
}

/** Lists the new unreachable code. Omits duplicates from overlapping projects. */
function unreachableIn(projects: Projects, changes: readonly TreeChange[]): readonly EvidenceFinding[] {
  const found = projects.flatMap(({ sides }) =>
    sides === undefined ? [] : unreachableCode(sides.before.hints, sides.after.hints, changes),
  );
  return [...new Map(found.map((finding) => [JSON.stringify(finding), finding])).values()];
}
