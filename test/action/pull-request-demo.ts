/** Prepares the example pull request, and creates workflow steps that run on its merge commit. */
import path from 'node:path';
import { beforeAll, expect } from 'vitest';
import { buildDemoRepository } from '../../scripts/demo-repository.ts';
import type { Step } from '../helpers/action-runner.ts';
import { checkoutMerge } from '../helpers/merge-checkout.ts';
import type { Sandbox } from '../helpers/sandbox.ts';
import { repositoryAt } from '../helpers/temporary-repository.ts';

export const ID: unknown = expect.stringMatching(/^sha256:[0-9a-f]{64}$/u);
/** The annotations for the breaking changes of the schema. */
export const SCHEMA_CHANGES: readonly object[] = [
  /"since" is now required/u,
  /"note" now has a schema/u,
  /"since" now has a schema/u,
].map((reason) => ({
  name: 'error',
  properties: expect.objectContaining({ file: 'rates.schema.json' }) as object,
  data: expect.stringMatching(reason) as string,
}));

export interface PullRequest {
  readonly base: () => string;
  readonly merge: () => string;
  /** Returns a step in a new checkout of this depth. Depth 0 is the whole history. */
  readonly step: (depth: number, inputs?: Readonly<Record<string, string>>) => Step;
}

export function usePullRequest(sandbox: Sandbox): PullRequest {
  const origin = path.join(sandbox.path, 'origin');
  let base: string;
  let merge: string;

  beforeAll(async () => {
    ({ base } = await buildDemoRepository(origin));
    const repository = repositoryAt(origin, sandbox.path);
    merge = await repository.git(['rev-parse', 'refs/pull/1/merge']);
    // As on GitHub, a client can fetch each reachable commit by its id.
    await repository.git(['config', 'uploadpack.allowReachableSHA1InWant', 'true']);
  });

  return {
    base: () => base,
    merge: () => merge,
    step: (depth, inputs = {}) => ({
      workspace: checkoutMerge(sandbox, origin, merge, depth),
      event: 'pull_request',
      // This commit does not exist. The Action must ignore it, and use the merge commit's first parent as base.
      payload: { pull_request: { base: { sha: '1'.repeat(40) } } },
      ref: 'refs/pull/1/merge',
      sha: merge,
      with: inputs,
    }),
  };
}
