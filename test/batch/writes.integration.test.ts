import { setTimeout as delay } from 'node:timers/promises';
import { expect, test } from 'vitest';
import type { Bundle } from '../../src/model/bundle.ts';
import { answerBatch } from '../../src/batch/answer-batch.ts';
import { batchRequests } from '../../src/batch/batch-input.ts';
import { nodeHost } from '../../src/session/node-host.ts';
import { openWorkspace } from '../../src/sdk/open-workspace.ts';
import type { Workspace } from '../../src/registry/workspace.ts';
import { sourceOf } from '../helpers/batch-files.ts';
import { ledgerRepository } from '../helpers/edit-project.ts';
import { useSandbox } from '../helpers/sandbox.ts';

const sandbox = useSandbox();
const HOVER = '{"cmd": "hover", "selector": "ledger/cli.py@L6:C13"}\n';
const RENAME =
  '{"cmd": "rename", "selector": "py://ledger.money#Money", "options": {"newName": "Cash", "apply": true}}\n';

test('a request that writes starts only after all previous answers were read', async () => {
  const repository = await ledgerRepository(sandbox, 'held');
  const host = { ...nodeHost({}), env: sandbox.env };
  await using workspace = await openWorkspace(repository.path, { host });
  let begun = 0;
  const watched: Workspace = {
    ...workspace,
    async rename(...args) {
      begun += 1;
      return workspace.rename(...args);
    },
  };
  const locate = HOVER.replace('hover', 'locate');
  const { lines } = await batchRequests(host, sourceOf(locate + locate + RENAME + locate), undefined);
  const bundles = answerBatch(watched, lines, { host });
  for (const taken of [1, 2]) {
    expect((await bundles.next()).value).toMatchObject({ status: 'ok', meta: { batch: { line: taken } } });
    // A write that does not wait for the caller would start in this time.
    await delay(300);
    expect(begun).toBe(0);
  }
  const written = (await bundles.next()).value as Bundle | undefined;
  expect([begun, written?.edits.applied]).toEqual([1, true]);
  const after = (await bundles.next()).value as Bundle | undefined;
  expect([after?.status, (await bundles.next()).done]).toEqual(['ok', true]);
});
