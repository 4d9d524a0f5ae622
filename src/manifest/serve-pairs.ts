import { mkdtemp } from 'node:fs/promises';
import path from 'node:path';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { headOf } from '../candidates/candidate-source.ts';
import { sharedGates } from '../candidates/shared-gates.ts';
import type { GateOptions } from '../gate/options.ts';
import { sidesIn, type Sides } from '../gate/sides.ts';
import { findGit } from '../git/git.ts';
import { openObjectStore, withObjectReader, type ObjectStore } from '../git/object-store.ts';
import { openRepository } from '../git/repository.ts';
import { resolveCommit } from '../git/revisions.ts';
import { anySignal } from '../model/any-signal.ts';
import type { Host } from '../model/host.ts';
import { isStopped, LanserError } from '../model/lanser-error.ts';
import type { Report } from '../model/report.ts';
import { openWorkbench } from '../server-pool/workbench.ts';
import { gateOptions } from './gate-options.ts';
import type { PairOutcome, PairTask } from './pair-task.ts';
import { writeReport } from './results-folder.ts';

export interface PairWorkerOptions {
  readonly host: Host;
  /** The results folder. */
  readonly folder: string;
  /** The number of workers that share the memory of this machine. */
  readonly workers: number;
  /** The tasks, one per line. When the input ends, the worker ends, even during the evaluation of a pair. */
  readonly input: Readable;
  readonly send: (outcome: PairOutcome) => void;
  readonly signal: AbortSignal;
}

/**
 * Evaluates pairs (a base and a change) one after the other, until the input ends or `signal` is aborted. Successive
 * pairs with the same server options share one language server. The pairs of one repository share an object store.
 *
 * A LanserError of a gate ends only the evaluation of its pair. If a report cannot be written, the outcome ends the
 * run. Any other error ends the worker.
 */
export async function servePairs(options: PairWorkerOptions): Promise<void> {
  const { host, folder, workers, input, send } = options;
  const ended = new AbortController();
  const signal = anySignal([options.signal, ended.signal]);
  await using gates = await openGates(host, workers, signal);
  const lines = createInterface({ input });
  let last = Promise.resolve();
  const answer = async (line: string): Promise<void> => {
    if (signal.aborted) return;
    const startMs = host.monotonicMs();
    const outcome = await evaluate(JSON.parse(line) as PairTask);
    const seconds = Math.round(host.monotonicMs() - startMs) / 1000;
    if (outcome !== undefined) send({ ...outcome, seconds });
  };
  const evaluate = async (task: PairTask): Promise<Omit<PairOutcome, 'seconds'> | undefined> => {
    let report: Report | undefined;
    try {
      report = await gates.run(task);
      return { conclusion: report.conclusion, report: await writeReport(folder, report), error: null };
    } catch (error) {
      if (signal.aborted || isStopped(error)) return undefined;
      if (!(error instanceof LanserError)) throw error;
      const failure = { conclusion: null, report: null, error: error.toJSON() };
      return report === undefined ? failure : { ...failure, endsRun: true };
    }
  };
  lines.on('line', (line) => {
    last = last.then(async () => answer(line));
    // Ends the wait for lines, so `await last` throws the error. The parent process reads the error from stderr.
    last.catch(() => lines.close());
  });
  const stop = (): void => lines.close();
  options.signal.addEventListener('abort', stop, { once: true });
  await once(lines, 'close');
  ended.abort(new LanserError('E/INTERRUPTED', 'The run has ended.'));
  await last;
}

interface Gates extends AsyncDisposable {
  run(task: PairTask): Promise<Report>;
}

async function openGates(host: Host, workers: number, signal: AbortSignal): Promise<Gates> {
  const workbench = await openWorkbench(host);
  const gates = sharedGates({ workbench, signal, servers: workers });
  const stores = new Map<string, Promise<ObjectStore & AsyncDisposable>>();

  async function openStore(folder: string): Promise<ObjectStore & AsyncDisposable> {
    const repository = await openRepository(await findGit(host, [folder]), folder);
    const own = await mkdtemp(path.join(workbench.scratch.path, 'repository-'));
    return withObjectReader(await openObjectStore(repository, own, signal));
  }

  async function storeOf(folder: string): Promise<ObjectStore> {
    const opening = stores.get(folder) ?? openStore(folder);
    stores.set(folder, opening);
    opening.catch(() => stores.delete(folder));
    return opening;
  }

  return {
    async run(task) {
      const store = await storeOf(task.repository);
      const base = await resolveCommit(store, task.base, undefined, signal);
      const { head, uncommitted } = await headOf(
        task.head === undefined
          ? { kind: 'patch', name: 'patch', patch: task.patch ?? '' }
          : { kind: 'revision', revision: task.head },
        store,
        base,
        signal,
      );
      const { repository } = task;
      const options: GateOptions = { ...gateOptions(task.options), repository, host, base, head, signal };
      const resolveSides = async (): Promise<Sides> => sidesIn(store, options, uncommitted);
      return gates.run(options, { repository: store.repository, resolveSides });
    },
    async [Symbol.asyncDispose]() {
      await gates[Symbol.asyncDispose]();
      // A store that could not be opened does not need disposal.
      const opened = [...stores.values()];
      await Promise.allSettled(opened.map(async (store) => (await store)[Symbol.asyncDispose]()));
      await workbench[Symbol.asyncDispose]();
    },
  };
}
