import type { AffectedReader } from '../affected/affected-files.ts';
import type { Repository } from '../git/repository.ts';
import type { Workbench } from '../server-pool/workbench.ts';
import type { SideName } from '../trees/both-sides.ts';
import type { SideCheck, SideCheckOptions } from './side-check.ts';
import type { Sides } from './sides.ts';

/** Checks one side of a project. */
export type CheckSide = (side: SideName, options: SideCheckOptions) => Promise<SideCheck>;

/** The parts of a gate that several gates of one repository can share. */
export interface GateParts {
  readonly repository: Repository;
  /** No other gate uses its folder. */
  readonly workbench: Workbench;
  /** Default: the sides that the options name. */
  readonly resolveSides?: (() => Promise<Sides>) | undefined;
  /** Default: each side is checked by a separate server. */
  readonly checkSide?: CheckSide | undefined;
  /** Default: the gate reads all sources itself. */
  readonly affectedReader?: AffectedReader | undefined;
}
