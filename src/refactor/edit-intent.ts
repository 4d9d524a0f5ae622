import type { RequestedEdit } from '../edit/edit-step.ts';
import type { WorkspacePath } from '../model/brand.ts';
import type {
  BundleEdits,
  BundleResolution,
  Check,
  EditFacts,
  Location,
  NotCovered,
} from '../model/bundle.ts';
import type { Collision } from '../rename-coverage/collisions.ts';
import type { LeasedText } from '../server-pool/document-leases.ts';
import type { Route } from '../server/routing.ts';
import type { Progress } from '../session/operations/answered-bundle.ts';
import type { Move } from './move.ts';

/** A rename whose references are compared after the server has received the edited texts. */
export interface RenamedSymbol {
  readonly route: Route;
  readonly name: string;
  readonly newName: string;
  /** One place of each renamed symbol. */
  readonly places: readonly Location[];
  /**
   * The selected name, and then its definition unless the edit adds an alias. Omits places that do not contain the
   * name. `completeness-check.ts` requires the edit to change these places.
   */
  readonly required: readonly Location[];
  /** The references before the edit; undefined if the server does not offer references. */
  readonly references: readonly Location[] | undefined;
  /** Members with the new name in related classes. */
  readonly memberCollisions: readonly Collision[];
  /** Files that may use the symbol without its name. Their diagnostics show whether the edit breaks them. */
  readonly users: readonly string[];
  /** Documents that were opened for the references, with their texts. */
  readonly opened: readonly LeasedText[];
}

/** A move of files, and the files that may import them. Diagnostics of these importers show broken imports. */
export interface MovedFiles {
  readonly move: Move;
  readonly importers: readonly WorkspacePath[];
}

/** An edit that an operation proposes and that is not yet planned. */
export interface EditIntent {
  /** The edit, with URIs from a server or a caller. */
  readonly requested: RequestedEdit;
  readonly resolution: BundleResolution | null;
  readonly notCovered: readonly NotCovered[];
  /** The checks of the operation itself. */
  readonly checks: readonly Check[];
  readonly renamed?: RenamedSymbol | undefined;
  readonly moved?: MovedFiles | undefined;
  /** Compares a file with the text that the server received: true if they are equal, undefined if this is unknown. */
  readonly isUnchanged: (uri: string) => boolean | undefined;
}

/** The parts of an edit's bundle so far. */
export interface EditProgress extends Progress<EditFacts> {
  edits?: BundleEdits;
}
