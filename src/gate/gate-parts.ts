import type { AffectedReader } from '../affected/affected-files.ts';
import type { CheckSide } from '../checker/side-check.ts';
import type { Repository } from '../git/repository.ts';
import type { Workbench } from '../server-pool/workbench.ts';
import type { ProbePython } from '../workspace/python-probe.ts';
import type { Sides } from './sides.ts';
import type { TreeFolders } from './trees-on-disk.ts';

/** The parts of a gate that several gates of one repository can share. */
export interface GateParts {
  readonly repository: Repository;
  /** No other gate uses its folder. */
  readonly workbench: Workbench;
  /** Default: the sides that the options name. */
  readonly resolveSides?: (() => Promise<Sides>) | undefined;
  /** Default: folders of this gate. No other gate uses them at the same time. */
  readonly folders?: TreeFolders | undefined;
  /** Default: each side is checked by a separate server. */
  readonly checkSide?: CheckSide | undefined;
  /** Default: the gate runs the interpreters itself. */
  readonly probe?: ProbePython | undefined;
  /** Default: the gate reads all sources itself. */
  readonly affectedReader?: AffectedReader | undefined;
}
