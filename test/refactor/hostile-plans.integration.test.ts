// Forged plans with correct ids must not change files outside of the workspace, or bypass filters and checks.
import { readFileSync } from 'node:fs';
import { symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { documentVersion } from '../../src/bundle/blob-id.ts';
import { contentHash } from '../../src/bundle/canonical.ts';
import type { PlannedFile, PlanOperation } from '../../src/model/plan.ts';
import { folderDigest } from '../helpers/folder-digest.ts';
import { openProject, type OpenProject } from '../helpers/real-servers.ts';

const BEFORE = 'x = 1\n';
const AFTER = 'y = 1\n';
const EDITS: PlannedFile['edits'] = [{ range: [0, 0, 0, 1], newText: 'y' }];

let project: OpenProject;
beforeAll(async () => {
  project = await openProject({
    'a.txt': BEFORE,
    'd/b.txt': BEFORE,
    'sec/k.txt': BEFORE,
    'package-lock.json': BEFORE,
    '../outside.txt': BEFORE,
    '../outside/c.txt': BEFORE,
  });
  await symlink('a.txt', path.join(project.folder, 'l.txt'));
  await symlink('d', path.join(project.folder, 'ld'));
  await symlink('../outside', path.join(project.folder, 'out'));
});
afterAll(async () => project[Symbol.asyncDispose]());

let before: Readonly<Record<string, string>>;
beforeEach(() => {
  before = everything();
});

/** Returns a record of the workspace and the files beside it. */
function everything(): Readonly<Record<string, string>> {
  const outside = ['outside.txt', 'outside/c.txt'].map((name) => [
    `../${name}`,
    readFileSync(path.join(project.folder, '..', name), 'utf8'),
  ]);
  return { ...folderDigest(project.folder), ...(Object.fromEntries(outside) as Record<string, string>) };
}

function version(text: string): string {
  return documentVersion(Buffer.from(text));
}

function edited(uri: string): PlannedFile {
  return { uri, before: version(BEFORE), after: version(AFTER), edits: EDITS };
}

async function outcome(
  files: readonly PlannedFile[],
  operations: readonly PlanOperation[] = [],
  denyPath: readonly string[] = [],
): Promise<{ readonly code: string; readonly details: string }> {
  const covered = { version: '1.0', positionEncoding: 'utf-16', resolution: null, files, operations };
  const plan = { ...covered, planId: contentHash(covered) };
  const { error } = await project.workspace.apply(plan, { denyPath });
  return { code: error?.code ?? 'ok', details: JSON.stringify(error?.details ?? {}) };
}

test.each([
  '../outside.txt',
  '/etc/hostname',
  'd/../../outside.txt',
  'out/c.txt',
  '.git/config',
  './a.txt',
  'd/../a.txt',
  'd//b.txt',
  'd/./b.txt',
  'd/b.txt/',
  'l.txt',
  'ld/b.txt',
  'file:///etc/hostname',
  '%2e%2e/outside.txt',
  'a.txt\0',
])('a plan that edits %j is rejected', async (uri) => {
  expect((await outcome([edited(uri)])).code).toBe('E/JAIL');
  expect(everything()).toEqual(before);
});

test.each(['../outside.txt', '../outside/c.txt', 'out/c.txt'])(
  'an error does not disclose the content of %j',
  async (uri) => {
    const guesses = [version(BEFORE), `blob:${'0'.repeat(40)}`];
    for (const guess of guesses) {
      const { code, details } = await outcome([{ uri, before: guess, after: null, edits: [] }]);
      expect(code).toBe('E/JAIL');
      expect(details).not.toContain(version(BEFORE).slice('blob:'.length));
    }
    expect(everything()).toEqual(before);
  },
);

test('a plan with two entries for the same file is rejected', async () => {
  expect((await outcome([edited('./a.txt'), edited('a.txt')])).code).toBe('E/JAIL');
  expect((await outcome([edited('a.txt'), edited('a.txt')])).code).not.toBe('ok');
  expect(everything()).toEqual(before);
});

test.each([
  ['d/../sec/k.txt', ['sec/**']],
  ['./sec/k.txt', ['sec/']],
  ['sec/k.txt', ['sec/**']],
  ['d/../package-lock.json', []],
  ['package-lock.json', []],
])('an edit of %j does not bypass denyPath or the default filter for lock files', async (uri, denyPath) => {
  expect((await outcome([edited(uri)], [], denyPath)).code).toBe('E/JAIL');
  expect(everything()).toEqual(before);
});

test.each(['./q.txt', '../q.txt', 'd/../q.txt', 'out/q.txt', '.git/q', 'ld/q.txt'])(
  'a move to %j is rejected',
  async (newUri) => {
    const moved = { uri: 'a.txt', before: version(BEFORE), after: version(BEFORE), edits: [] };
    const { code } = await outcome([moved], [{ kind: 'rename', oldUri: 'a.txt', newUri }]);
    expect(code).toBe('E/JAIL');
    expect(everything()).toEqual(before);
  },
);

test('a valid plan can be applied', async () => {
  expect((await outcome([edited('a.txt')])).code).toBe('ok');
  expect(everything()).not.toEqual(before);
  await writeFile(path.join(project.folder, 'a.txt'), BEFORE);
});
