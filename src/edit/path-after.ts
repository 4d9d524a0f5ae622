import type { WorkspacePath } from '../model/brand.ts';
import type { TreeStep } from './tree-step.ts';

/** Returns the path of a file after `steps`; undefined if the steps remove the file. */
export function pathAfterSteps(steps: readonly TreeStep[], file: WorkspacePath): WorkspacePath | undefined {
  let now: WorkspacePath | undefined = file;
  for (const step of steps) now &&= pathAfterStep(step, now);
  return now;
}

export function pathAfterStep(step: TreeStep, file: WorkspacePath): WorkspacePath | undefined {
  switch (step.kind) {
    case 'move':
      return isIn(step.from, file) ? (`${step.to}${file.slice(step.from.length)}` as WorkspacePath) : file;
    case 'remove':
      return isIn(step.path, file) ? undefined : file;
    default:
      return file;
  }
}

function isIn(place: WorkspacePath, file: WorkspacePath): boolean {
  return file === place || file.startsWith(`${place}/`);
}
