import { runGate, type GateResult } from '../gate/gate.ts';
import { projectAbove } from '../gate/options.ts';
import { headCommit } from '../git/revisions.ts';
import type { Host } from '../model/host.ts';
import type { Checkout } from './checkout.ts';
import { comparisonOf } from './event.ts';
import type { LabelsAndText } from './github-side.ts';
import type { Inputs } from './inputs.ts';
import { refuseOtherCommit, refuseSameCommit } from './wrong-checkout.ts';
import { runnerCache } from './side-cache.ts';
import { logLines } from './workflow-log.ts';

export interface GateRun {
  readonly host: Host;
  readonly inputs: Inputs;
  readonly checkout: Checkout;
  readonly words: LabelsAndText;
  /** The event's JSON. */
  readonly payload: object;
  /** Called by the gate before the checks, with the exact version of Pyright. */
  readonly onPyright: (version: string) => void;
  readonly signal: AbortSignal;
}

export async function runGateOf({
  host,
  inputs,
  checkout,
  words,
  payload,
  onPyright,
  signal,
}: GateRun): Promise<GateResult> {
  const { repository, workingDirectories } = checkout;
  const checkedOut = await headCommit(repository);
  const { note, ...comparison } = comparisonOf(host.env, inputs, checkedOut, payload);
  if (inputs.headRef === undefined) {
    const { GITHUB_EVENT_NAME: name, GITHUB_REF: ref, GITHUB_SHA: sha } = host.env;
    await refuseOtherCommit(repository, checkedOut, { name, ref, sha }, payload, signal);
  }
  if (note !== undefined) logLines(note);
  const { token } = inputs;
  const cache = inputs.cache ? runnerCache({ env: host.env, log: host.log, signal }) : undefined;
  const result = await runGate({
    host,
    repository: repository.root,
    ...comparison,
    ...inputs.gate,
    workingDirectories,
    onPyright,
    onProjectAbove: (folder, project) => logLines(projectAbove(folder, project)),
    labels: words.labels,
    pullRequestText: words.text,
    authorization:
      token === undefined
        ? undefined
        : { serverUrl: host.env['GITHUB_SERVER_URL'] ?? 'https://github.com', token },
    shippedPyright: true,
    cache,
    signal,
  });
  await cache?.saved();
  if (inputs.headRef === undefined) {
    // `comparisonOf` rejects only equal commit ids of base and head. But the gate compares head with the merge base
    // of base and head (`before`). If base contains head, this merge base is head itself.
    const { before, after } = result.report;
    refuseSameCommit(before?.commit, after?.commit, payload, host.env['GITHUB_SHA']);
  }
  return result;
}
