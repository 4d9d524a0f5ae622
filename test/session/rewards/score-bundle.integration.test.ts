import { rm } from 'node:fs/promises';
import path from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Bundle } from '../../../src/model/bundle.ts';
import type { Workspace } from '../../../src/registry/workspace.ts';
import { openWorkspace } from '../../../src/sdk/open-workspace.ts';
import { useSandbox } from '../../helpers/sandbox.ts';
import { testHost } from '../../helpers/test-host.ts';
import { writeTree } from '../../helpers/write-tree.ts';

const sandbox = useSandbox();
const host = testHost(sandbox.env, { temporaryRoot: sandbox.temporary });
const ERRORS = 'one: int = ""\nsome = 1\ntwo: int = ""\nmore = 2\nthree: int = ""\n';
let root: string;
let number = 0;

beforeEach(async () => {
  number += 1;
  const repository = await sandbox.repository(`project-${number}`);
  root = repository.path;
  await writeTree(root, { 'a.py': ERRORS, 'b.py': 'four: int = ""\n' });
  await repository.commit();
});

async function scores(workspace: Workspace, previous: Bundle, bundle: Bundle): Promise<readonly unknown[]> {
  const versions = ['rl-csf-v1', 'rl-csf-v2'] as const;
  const found = [];
  for (const version of versions) {
    const { processReward } = await workspace.reward(bundle, { previous, version, evidence: true });
    found.push(processReward?.r, processReward?.components.diag_delta);
  }
  return found;
}

test('rl-csf-v2 gives no credit for a deleted file, but rl-csf-v1 does', async () => {
  await using workspace = await openWorkspace(root, { host });
  const before = await workspace.diagnostics();
  await rm(path.join(root, 'a.py'));
  const after = await workspace.diagnostics();
  expect(await scores(workspace, before, after)).toEqual([1.5, 3, 0, 0]);
});

test('rl-csf-v2 gives credit for a corrected statement, but not for a deleted statement', async () => {
  await using workspace = await openWorkspace(root, { host });
  const before = await workspace.diagnostics();
  await writeTree(root, { 'a.py': 'one: int = 1\nsome = 1\nmore = 2\nthree: int = ""\n' });
  expect(await scores(workspace, before, await workspace.diagnostics())).toEqual([1, 2, 0.1, 1]);
});

test('a file whose diagnostics disappear counts as deleted only if the file does not exist', async () => {
  await using workspace = await openWorkspace(root, { host });
  const place = { row: 1, column: 1 };
  const found = (filename: string): object => ({
    filename,
    message: 'no',
    code: 'E1',
    location: place,
    end_location: place,
  });
  const checked = async (...files: readonly string[]): Promise<Bundle> =>
    workspace.adapt({ tool: 'ruff', output: JSON.stringify(files.map(found)) });
  const before = await checked('a.py', 'b.py');
  expect(await scores(workspace, before, await checked('b.py'))).toEqual([0.5, 1, 0.1, 1]);
  await rm(path.join(root, 'a.py'));
  expect(await scores(workspace, before, await checked('b.py'))).toEqual([0.5, 1, 0, 0]);
});

describe('a configuration that was added or removed between the bundles is evidence', () => {
  test.each([
    ['pyrightconfig.json', '{"ignore": ["a.py"]}'],
    ['pyproject.toml', '[tool.pyright]\nignore = ["a.py"]\n'],
  ])('%s', async (name, text) => {
    await using workspace = await openWorkspace(root, { host });
    const before = await workspace.diagnostics();
    await writeTree(root, { [name]: text });
    const after = await workspace.diagnostics();
    const digest = after.environment.configDigest;
    expect(await scores(workspace, before, after)).toEqual([1.5, 3, -0.1, 3]);
    const finding = { kind: 'configuration', uri: '.', before: null, after: digest };
    expect((await workspace.evidence(before, after)).findings).toMatchObject([finding]);
    await rm(path.join(root, name));
    const removed = await workspace.diagnostics();
    const opposite = { ...finding, before: digest, after: null };
    expect((await workspace.evidence(after, removed)).findings).toMatchObject([opposite]);
    // A bundle without a server's answer never has a digest, so it does not show that the configuration was removed.
    expect((await workspace.evidence(after, await workspace.locate('b.py@L1:C1'))).findings).toEqual([]);
  });
});

test('if the text of a changed document is unavailable, rl-csf-v2 with evidence causes E/INCONCLUSIVE, but rl-csf-v1 gives a score', async () => {
  await using workspace = await openWorkspace(root, { host });
  await writeTree(root, { 'a.py': `${ERRORS}\n` });
  const previous = await workspace.diagnostics();
  await writeTree(root, { 'a.py': '' });
  const bundle = await workspace.diagnostics();
  const notFound = [{ uri: 'a.py', docVersion: previous.facts?.documents['a.py'] }];
  const options = { previous, evidence: true };
  await expect(workspace.reward(bundle, { ...options, version: 'rl-csf-v2' })).rejects.toMatchObject({
    code: 'E/INCONCLUSIVE',
    details: { notFound },
  });
  const { facts, processReward } = await workspace.reward(bundle, options);
  expect([facts?.evidence, processReward?.r]).toEqual([{ findings: [], hidden: 0, notFound }, 1.5]);
});
