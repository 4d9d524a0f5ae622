// shards/ runs one gate on several machines. Each machine checks a share of the files (a shard) and outputs the
// result (a part). One machine merges the parts into the gate's report.
import { stat } from 'node:fs/promises';
import type { Shard } from '../batch/shard.ts';
import { projectRoot, repositoryPath } from '../checker/side-check.ts';
import { projectRuns } from '../gate/check-projects.ts';
import { ownParts, prepareGate } from '../gate/gate.ts';
import type { GateOptions } from '../gate/options.ts';
import { checkBothSides, type ProjectRun } from '../gate/project.ts';
import { sideOptions } from '../gate/side-options.ts';
import type { SideSource } from '../gate/sides.ts';
import { gateOptions } from '../manifest/gate-options.ts';
import type { GatePart, PairOptions, PartCheck } from '../model/generated/manifest.ts';
import { LanserError } from '../model/lanser-error.ts';
import { TOOL } from '../model/version.ts';
import { viewProject } from '../server-pool/project-view.ts';
import type { SideName } from '../trees/both-sides.ts';
import type { Host } from '../model/host.ts';
import { filesOfShard, type FileCosts } from './files-of-shard.ts';

const SIDES: readonly SideName[] = ['before', 'after'];

export interface ShardOptions extends Pick<
  GateOptions,
  'base' | 'head' | 'host' | 'repository' | 'requireCleanTree' | 'signal'
> {
  /** The other options of the gate. The part records them for the merge. */
  readonly recorded: PairOptions;
  readonly shard: Shard;
  readonly costs: FileCosts;
}

/** Checks the files of one shard on both sides, without a comparison. Throws the error of an inconclusive side. */
export async function checkShard({ recorded, shard, costs, ...given }: ShardOptions): Promise<GatePart> {
  const options: GateOptions = { ...gateOptions(recorded), ...given };
  await using parts = await ownParts(options);
  await using gate = await prepareGate(options, parts);
  const { preparation } = gate;
  if (preparation.kind === 'failed') throw preparation.error;
  const [base, head] = [commitOf(preparation.tip), commitOf(preparation.after)];
  const times = fileTimes(given.host);
  const filesOf = filesOfShard(shard, costs);
  const checks: PartCheck[] = [];
  for await (const run of projectRuns(gate, parts)) {
    const sizes = [...(await sizesOf(run))];
    // Only the files of the scope are divided among the shards. Otherwise, all files of a small scope could be in one
    // shard.
    const select: ProjectRun['select'] = (inScope) =>
      filesOf(new Map(sizes.filter(([name]) => inScope?.has(name) ?? true)));
    checks.push(...(await checksOf({ ...run, host: times.host, select }, times)));
  }
  return {
    kind: 'gate-part',
    version: '1.0',
    shard,
    base,
    head,
    options: recorded,
    tool: TOOL.version,
    checks,
    seconds: times.seconds(),
  };
}

/** Rejects the working tree, because it may differ between the machines. */
function commitOf({ commit }: SideSource): string {
  if (commit !== null) return commit;
  throw new LanserError(
    'E/USAGE',
    'A shard checks commits, not the working tree. Commit the files, and name the commit.',
  );
}

/** Returns the sizes of the project's files in bytes, by path in the repository. Adds the sizes of both sides. */
async function sizesOf(run: ProjectRun): Promise<ReadonlyMap<string, number>> {
  const sizes = new Map<string, number>();
  for (const side of SIDES) {
    const options = await sideOptions(run, side, run.signal);
    const { places } = await viewProject({ ...options, root: projectRoot(options) });
    for (const [name, file] of places) {
      const known = repositoryPath(run.workingDirectory, name);
      sizes.set(known, (sizes.get(known) ?? 0) + (await stat(file)).size);
    }
  }
  return sizes;
}

async function checksOf(run: ProjectRun, times: FileTimes): Promise<readonly PartCheck[]> {
  const { checked } = await checkBothSides(run);
  if (checked.kind === 'failed') {
    const [failure] = checked.failures;
    throw failure?.error ?? new LanserError('E/INCONCLUSIVE', 'Base or head was not checked. Run again.');
  }
  return Promise.all(
    SIDES.map(async (side) => {
      await using check = checked[side];
      const { workingDirectory } = run;
      const { scope } = check.facts;
      const names = scope.kind === 'files' ? scope.files : [];
      const paths = names.map((name) => repositoryPath(workingDirectory, name));
      times.add(side, paths);
      return { side, workingDirectory, bundle: check.bundle };
    }),
  );
}

/**
 * The check times of files. Pyright checks one file at a time, so a time is the interval between two answers.
 * The first file of a check has no time, because the server also reads the libraries before its first answer.
 */
interface FileTimes {
  /** The host for the checks, which records the time of each answer. */
  readonly host: Host;
  /** Adds the times of a side after its check with `host`. `names` must be in the order of the check. */
  readonly add: (side: SideName, names: readonly string[]) => void;
  /** Returns the sum of both sides in seconds, by file. */
  readonly seconds: () => Readonly<Record<string, number>>;
}

function fileTimes(host: Host): FileTimes {
  const answeredAt: Record<SideName, number[]> = { before: [], after: [] };
  const sums = new Map<string, number>();
  return {
    host: {
      ...host,
      progress(step) {
        answeredAt[step.label.startsWith('before') ? 'before' : 'after'][step.done] = host.monotonicMs();
        host.progress(step);
      },
    },
    add(side, names) {
      const times = answeredAt[side];
      answeredAt[side] = [];
      for (const [index, name] of names.entries()) {
        const [from, to] = [times[index], times[index + 1]];
        if (index === 0 || from === undefined || to === undefined) continue;
        sums.set(name, (sums.get(name) ?? 0) + to - from);
      }
    },
    seconds: () => Object.fromEntries([...sums].map(([name, ms]) => [name, Math.round(ms) / 1000])),
  };
}
