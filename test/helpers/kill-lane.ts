import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { recover } from '../../src/edit/apply/recover.ts';
import { writeSteps } from './apply-program.ts';
import { mixedEdit, type MixedEdit } from './mixed-edit.ts';
import { differences, recordTree } from './tree-record.ts';

/** A tree for repeated tests of an edit whose process may be killed. */
export interface KillLane {
  readonly root: string;
  /** The path of the file with the edit's steps. test/fixtures/programs/apply-steps.mjs reads this file. */
  readonly file: string;
  /** Undoes an interrupted edit and removes the edit's leftovers, both in the test's own process. */
  recovered(): Promise<void>;
  /**
   * Returns `old` for the tree before the edit, and `new` for the tree after the edit. Throws for any other
   * tree. Restores the old tree before returning `new`.
   */
  settled(): 'old' | 'new';
  reset(): void;
}

export function killLane(folder: string, name: string, groups: number): KillLane {
  const root = path.join(folder, name);
  const file = path.join(folder, `${name}.steps`);
  let edit: MixedEdit;
  function reset(): void {
    rmSync(root, { recursive: true, force: true });
    mkdirSync(root);
    edit = mixedEdit(root, groups);
    writeSteps(file, edit.steps);
  }
  reset();
  return {
    root,
    file,
    reset,
    async recovered() {
      await recover({ root, signal: new AbortController().signal, waitMs: 10_000 });
    },
    settled() {
      const actual = recordTree(root);
      const fromOld = differences(actual, edit.before);
      if (fromOld.length === 0) return 'old';
      const fromNew = differences(actual, edit.after);
      if (fromNew.length > 0) {
        const [fewest = []] = [fromOld, fromNew].toSorted((a, b) => a.length - b.length);
        throw new Error(`neither the old nor the new tree:\n${fewest.join('\n')}`);
      }
      reset();
      return 'new';
    },
  };
}
