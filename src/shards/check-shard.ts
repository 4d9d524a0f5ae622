// shards/ runs one gate on several machines. Each machine checks the files of one shard and records the result
// as a part. The parts are merged into the report of the whole gate.
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

/** The options of the gate, and the shard of its files to check. */
export interface ShardOptions extends Pick<
  GateOptions,
  'base' | 'head' | 'host' | 'repository' | 'requireCleanTree' | 'signal'
> {
  /** The options that the part records for the merge. */
  readonly recorded: PairOptions;
  readonly shard: Shard;
  /** The costs that earlier parts have recorded. The cost of any other file is estimated from its size. */
  readonly costs: FileCosts;
}

/**
 * Checks the files of one shard on both sides, without a comparison.
 *
 * @throws LanserError as the gate does, and each error that would make the gate inconclusive; E/USAGE if a
 * side is not a commit.
 */
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

/** @throws LanserError E/USAGE for the files on disk, which may differ between the machines. */
function commitOf({ commit }: SideSource): string {
  if (commit !== null) return commit;
  throw new LanserError(
    'E/USAGE',
    'The shards of a gate compare commits. Commit the files, and name the commit.',
  );
}

/**
 * Returns the size of each file of the project in bytes, by the file's name in the repository. If both
 * sides have a file, returns the sum of its sizes.
 */
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
    throw failure?.error ?? new LanserError('E/INCONCLUSIVE', 'A side could not be checked. Run again.');
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
 * The check times of files. The server checks files one by one, so a time is the interval between two answers.
 * The first file of a check has no time, because the server also reads the libraries before its first answer.
 */
interface FileTimes {
  /** The host for the checks. It records the time of each answer. */
  readonly host: Host;
  /** Adds the times of a side that was just checked with this host. `names` are in the order of the checks. */
  readonly add: (side: SideName, names: readonly string[]) => void;
  /** Returns the time of each file in seconds, the sum of both sides. */
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
