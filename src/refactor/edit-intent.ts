import type { RequestedEdit } from '../edit/edit-step.ts';
import type { WorkspacePath } from '../model/brand.ts';
import type { BundleResolution, Check, EditFacts, Location, NotCovered } from '../model/bundle.ts';
import type { Collision } from '../rename-coverage/collisions.ts';
import type { LeasedText } from '../server-pool/document-leases.ts';
import type { Route } from '../server/routing.ts';
import type { Progress } from '../session/operations/answered-bundle.ts';
import type { Move } from './move.ts';

/** A rename, and the data for its checks. */
export interface RenamedSymbol {
  readonly route: Route;
  readonly name: string;
  readonly newName: string;
  /** The places whose references are compared before and after the edit. */
  readonly places: readonly Location[];
  /**
   * The place of the selected name, followed by the place of its definition. Omits the definition if the edit adds an
   * alias such as `import { old as new }`. Omits places that do not contain the name. `completeness-check.ts` checks
   * if the edit changes these places.
   */
  readonly required: readonly Location[];
  /** The references before the edit; undefined if the server does not offer references. */
  readonly references: readonly Location[] | undefined;
  /** Members and submodules that conflict with the new name, and references that name mangling would break. */
  readonly memberCollisions: readonly Collision[];
  /** Files that may use the symbol without mentioning it. Their diagnostics show if the edit breaks them. */
  readonly users: readonly string[];
  /** The documents that must be open for the query of the references, with their texts. */
  readonly opened: readonly LeasedText[];
}

/** A move, and the other files that may import the moved files. Diagnostics of the importers show broken imports. */
export interface MovedFiles {
  readonly move: Move;
  readonly importers: readonly WorkspacePath[];
}

/** An edit that an operation proposes, before its plan is made. */
export interface EditIntent {
  /** The edit. Its URIs and paths are not checked yet. */
  readonly requested: RequestedEdit;
  readonly resolution: BundleResolution | null;
  readonly notCovered: readonly NotCovered[];
  /** The checks that precede the plan, for example of the new name. */
  readonly checks: readonly Check[];
  readonly renamed?: RenamedSymbol | undefined;
  readonly moved?: MovedFiles | undefined;
  /** Returns true if a file has not changed since the last scan of the disk; undefined if unknown. */
  readonly isUnchanged: (uri: string) => boolean | undefined;
}

/** The parts of an edit's bundle so far. */
export type EditProgress = Progress<EditFacts>;
