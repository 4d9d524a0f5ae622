import { chmod, mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect } from 'vitest';
import { LanserError } from '../../../src/model/lanser-error.ts';
import type { Plan } from '../../../src/model/plan.ts';
import type { EditStep } from '../../../src/edit/edit-step.ts';
import { folderReader } from '../../../src/edit/plan/folder-reader.ts';
import { makePlan } from '../../../src/edit/plan/make-plan.ts';
import { treeSteps } from '../../../src/edit/plan/tree-steps.ts';
import { violationsOf } from '../../../src/schema/validate.ts';
import type { TemporaryRepository } from '../../helpers/temporary-repository.ts';
import { bytesOf, Refused, stepped, type SimpleTree } from './lsp-interpreter.ts';
import { takeTreeSteps } from './take-tree-steps.ts';

/** The executable bit and the content of each file, by path. */
export type Snapshot = Readonly<Record<string, string>>;

/**
 * Plans an edit. Checks that the plan's steps, and `git apply` with the plan's diff, give the same tree as
 * {@link stepped}, a simple interpreter of edits. Also checks that `git apply -R` reverts the diff. Returns `refused`
 * if `stepped` and lanser both reject the edit.
 */
export async function checkPlanLaw(
  repository: TemporaryRepository,
  tree: SimpleTree,
  steps: readonly EditStep[],
): Promise<'done' | 'refused'> {
  const before = snapshotOf(tree);
  const expected = expectedAfter(tree, steps);
  await write(repository.path, tree);
  const reader = folderReader(repository.path);
  let plan: Plan;
  try {
    plan = await makePlan({ steps, annotations: {} }, reader, { resolution: null });
  } catch (error) {
    if (!(error instanceof LanserError) || error.code !== 'E/APPLY_CONFLICT') throw error;
    if (expected !== undefined)
      throw new Error(`rejected although stepped() accepts it: ${error.message}`, { cause: error });
    return 'refused';
  }
  expect(expected, 'the plan was made although stepped() rejects the edit').toBeDefined();
  expect(violationsOf('plan', plan)).toEqual([]);
  expect(await snapshot(repository.path), 'the tree after the plan was made').toEqual(before);

  await takeTreeSteps(repository.path, await treeSteps(plan, reader));
  expect(await snapshot(repository.path), "the tree after the plan's steps").toEqual(expected);

  await write(repository.path, tree);
  if (plan.diff !== '') {
    await repository.git(['apply', '--whitespace=nowarn', '-'], { input: plan.diff ?? '' });
    expect(await snapshot(repository.path), 'the tree after git apply').toEqual(expected);
    await repository.git(['apply', '-R', '--whitespace=nowarn', '-'], { input: plan.diff ?? '' });
  } else expect(before).toEqual(expected);
  expect(await snapshot(repository.path), 'the tree after git apply -R').toEqual(before);
  return 'done';
}

function expectedAfter(tree: SimpleTree, steps: readonly EditStep[]): Snapshot | undefined {
  try {
    return snapshotOf(steps.reduce(stepped, tree));
  } catch (error) {
    if (error instanceof Refused) return undefined;
    throw error;
  }
}

function snapshotOf(tree: SimpleTree): Snapshot {
  return Object.fromEntries(
    [...tree].flatMap(([name, file]) =>
      file === 'folder' ? [] : [[name, line(file.isExecutable, bytesOf(file))]],
    ),
  );
}

async function snapshot(root: string): Promise<Snapshot> {
  const found: [string, string][] = [];
  for (const entry of await readdir(root, { recursive: true, withFileTypes: true })) {
    const absolute = path.join(entry.parentPath, entry.name);
    const name = path.relative(root, absolute);
    if (!entry.isFile() || name.startsWith('.git/')) continue;
    found.push([name, line(((await stat(absolute)).mode & 0o100) !== 0, await readFile(absolute))]);
  }
  return Object.fromEntries(found);
}

function line(isExecutable: boolean, bytes: Buffer): string {
  return `${isExecutable ? 'x' : '-'} ${bytes.toString('latin1')}`;
}

async function write(root: string, tree: SimpleTree): Promise<void> {
  for (const name of await readdir(root)) {
    if (name !== '.git') await rm(path.join(root, name), { recursive: true });
  }
  for (const [name, file] of tree) {
    const absolute = path.join(root, name);
    await mkdir(file === 'folder' ? absolute : path.dirname(absolute), { recursive: true });
    if (file === 'folder') continue;
    await writeFile(absolute, bytesOf(file));
    if (file.isExecutable) await chmod(absolute, 0o755);
  }
}
