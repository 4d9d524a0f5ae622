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
import type { Route } from '../server/routing.ts';
import type { Progress } from '../session/operations/answered-bundle.ts';
import type { OpenText } from '../session/servers/open-set.ts';
import type { Collision } from './rename-coverage/collisions.ts';
import type { Move } from './move.ts';

/** A rename whose names are held against each other once the server has the texts of after. */
export interface RenamedSymbol {
  readonly route: Route;
  readonly newName: string;
  /** A place of everything that is renamed. */
  readonly places: readonly Location[];
  /** The references to it before; undefined where the server does not say them. */
  readonly references: readonly Location[] | undefined;
  /** Members of the new name in the classes around. */
  readonly membersMet: readonly Collision[];
  /** Documents that were open for the references, with their texts. */
  readonly opened: readonly OpenText[];
}

/** A move whose imports are checked by the diagnostics of those that may import what moves. */
export interface MovedFiles {
  readonly move: Move;
  readonly importers: readonly WorkspacePath[];
}

/** An edit as an operation has found it, before anything guards it. */
export interface EditIntent {
  /** With URIs as a server or a caller says them. */
  readonly requested: RequestedEdit;
  readonly resolution: BundleResolution | null;
  readonly notCovered: readonly NotCovered[];
  /** What the operation itself has checked. */
  readonly checks: readonly Check[];
  readonly renamed?: RenamedSymbol | undefined;
  readonly moved?: MovedFiles | undefined;
  /** Whether a file is still as the server was told; undefined where nobody knows. */
  readonly isUnchanged: (uri: string) => boolean | undefined;
}

/** What goes into the bundle of an edit. */
export interface EditProgress extends Progress<EditFacts> {
  edits?: BundleEdits;
}
