import type { EditStep, RequestedEdit, StepEdit } from '../../../src/edit/edit-step.ts';
import { folderReader } from '../../../src/edit/plan/folder-reader.ts';
import { makePlan } from '../../../src/edit/plan/make-plan.ts';
import { treeSteps } from '../../../src/edit/plan/tree-steps.ts';
import { LanserError } from '../../../src/model/lanser-error.ts';
import type { Plan } from '../../../src/model/plan.ts';
import { temporaryFolder, type TemporaryFolder } from '../../helpers/temporary-folder.ts';
import { writeTree, type Tree } from '../../helpers/write-tree.ts';
import { takeTreeSteps } from './take-tree-steps.ts';

export async function folderWith(tree: Tree): Promise<TemporaryFolder> {
  const folder = await temporaryFolder();
  await writeTree(folder.path, tree);
  return folder;
}

export async function plan(
  root: string,
  steps: readonly EditStep[],
  annotations: RequestedEdit['annotations'] = {},
): Promise<Plan> {
  return makePlan({ steps, annotations }, folderReader(root), { resolution: null });
}

export async function apply(root: string, planned: Plan): Promise<void> {
  await takeTreeSteps(root, await treeSteps(planned, folderReader(root)));
}

/** Returns a text edit that replaces a zero-based range with `newText`. */
export function at(
  startLine: number,
  start: number,
  endLine: number,
  end: number,
  newText: string,
): StepEdit {
  return { range: [startLine, start, endLine, end], newText };
}

export function edit(uri: string, ...edits: readonly StepEdit[]): EditStep {
  return { kind: 'edit', uri, edits };
}

export function move(oldUri: string, newUri: string, options = {}): EditStep {
  return { kind: 'rename', oldUri, newUri, options };
}

/** Returns the code and the details of the LanserError with which a promise rejects. Throws for any other outcome. */
export async function refusalOf(
  doing: Promise<unknown>,
): Promise<{ readonly code: string; readonly details: unknown }> {
  try {
    await doing;
  } catch (error) {
    if (error instanceof LanserError) return { code: error.code, details: error.details };
    throw error;
  }
  throw new Error('nothing was refused');
}
