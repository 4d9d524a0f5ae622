// edit/ checks a WorkspaceEdit, converts it to a plan, and writes the plan completely or not at all.
import type { FlatRange } from '../model/range.ts';
import type { ChangeAnnotation } from '../model/plan.ts';

/** A range of text and its replacement, from a server or a plan. */
export interface StepEdit {
  readonly range: FlatRange;
  readonly newText: string;
  /** The key of the annotation that describes the edit. */
  readonly annotation?: string | undefined;
}

/** The options for a target that already exists. `overwrite` takes precedence over `ignoreIfExists`. */
export interface TargetOptions {
  readonly overwrite?: boolean | undefined;
  readonly ignoreIfExists?: boolean | undefined;
}

export interface DeleteOptions {
  readonly recursive?: boolean | undefined;
  readonly ignoreIfNotExists?: boolean | undefined;
}

/**
 * One change of LSP's WorkspaceEdit. Each `uri` is a `file:` URI or a path. The jail (`guard/jail.ts`) rejects edits
 * outside of the workspace, and replaces each `uri` with a path in which links are resolved.
 */
export type EditStep =
  | { readonly kind: 'edit'; readonly uri: string; readonly edits: readonly StepEdit[] }
  | {
      readonly kind: 'create';
      readonly uri: string;
      readonly options?: TargetOptions | undefined;
      readonly annotation?: string | undefined;
    }
  | {
      readonly kind: 'rename';
      readonly oldUri: string;
      readonly newUri: string;
      readonly options?: TargetOptions | undefined;
      readonly annotation?: string | undefined;
    }
  | {
      readonly kind: 'delete';
      readonly uri: string;
      readonly options?: DeleteOptions | undefined;
      readonly annotation?: string | undefined;
    };

/** Adds `./` to the paths of a step. Otherwise, lanser would read a path such as `a:b.py` as a URI. */
export function stepOfNames(step: EditStep): EditStep {
  if (step.kind !== 'rename') return { ...step, uri: `./${step.uri}` };
  return { ...step, oldUri: `./${step.oldUri}`, newUri: `./${step.newUri}` };
}

/** A requested edit of the workspace. Each step applies to the result of the previous step. */
export interface RequestedEdit {
  readonly steps: readonly EditStep[];
  /** The annotations to which steps and edits refer, by key. */
  readonly annotations: Readonly<Record<string, ChangeAnnotation>>;
}
