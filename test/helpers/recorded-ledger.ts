import path from 'node:path';
import type { Bundle } from '../../src/model/bundle.ts';
import { openWorkspace } from '../../src/sdk/open-workspace.ts';
import { runEveryOperation, ledgerWithPast } from './every-operation.ts';
import type { Sandbox } from './sandbox.ts';
import { testHost } from './test-host.ts';

export interface RecordedLedger {
  /** The path of the trace. */
  readonly file: string;
  readonly folder: string;
  readonly bundles: readonly Bundle[];
}

export interface RecordingOptions {
  /** The name of the workspace's folder in the sandbox. */
  readonly name?: string;
  readonly env?: Readonly<Record<string, string>>;
  /** True if the read-only requests run concurrently. */
  readonly isConcurrent?: boolean;
}

/** Records a session that runs every operation except `adapt`. */
export async function recordedLedger(
  sandbox: Sandbox,
  { name = 'ledger', env = {}, isConcurrent = false }: RecordingOptions = {},
): Promise<RecordedLedger> {
  const { repository, before } = await ledgerWithPast(sandbox, name);
  const file = path.join(sandbox.path, `${name}.jsonl`);
  const host = testHost({ ...sandbox.env, ...env }, { temporaryRoot: sandbox.temporary });
  await using workspace = await openWorkspace(repository.path, { host, trace: { file } });
  return { file, folder: repository.path, bundles: await runEveryOperation(workspace, before, isConcurrent) };
}
