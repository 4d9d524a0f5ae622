import { LanserError } from '../../model/lanser-error.ts';
import type { TreeSteps } from '../tree-step.ts';
import { nameMap } from './name-map.ts';
import { isTreePath } from './operation.ts';

/**
 * Checks that a journal can record the steps and that no file is written by two steps: two writes of one file
 * could not be undone as one.
 *
 * @throws LanserError E/SCHEMA_INVALID.
 */
export function expectSteps({ steps, expected }: TreeSteps): void {
  for (const path of expected.keys()) expectTreePath(path);
  const names = nameMap<'original' | 'filled' | 'empty'>('original');
  for (const step of steps) {
    const target = step.kind === 'move' ? step.to : step.path;
    for (const path of step.kind === 'move' ? [step.from, target] : [target]) expectTreePath(path);
    const { value, rest } = names.find(target);
    const isFree = step.kind === 'replace' ? value === 'original' : value !== 'filled' || rest !== '';
    if (step.kind !== 'remove' && !isFree) throw refused(target, 'is written by two steps', 'two-steps');
    if (step.kind === 'move') names.put(step.from, 'empty');
    names.put(target, step.kind === 'remove' ? 'empty' : 'filled');
  }
}

function expectTreePath(path: string): void {
  if (isTreePath(path)) return;
  throw refused(path, 'is not the plain path of a file in the workspace', 'path');
}

function refused(path: string, what: string, reason: string): LanserError {
  return new LanserError(
    'E/SCHEMA_INVALID',
    `${JSON.stringify(path)} ${what}. Nothing was written. Create the plan again.`,
    { path, reason },
  );
}
