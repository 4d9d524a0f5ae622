import type { AffectedReader } from '../affected/affected-files.ts';
import type { CheckSide } from '../checker/side-check.ts';
import type { Repository } from '../git/repository.ts';
import type { Workbench } from '../server-pool/workbench.ts';
import type { ProbePython } from '../workspace/python-probe.ts';
import type { Sides } from './sides.ts';
import type { TreeFolders } from './trees-on-disk.ts';

/** The parts that several gates of one repository can share. */
export interface GateParts {
  readonly repository: Repository;
  /** The temporary folder, and the process that removes this folder. Concurrent gates need different folders. */
  readonly workbench: Workbench;
  /** Resolves base and head. Default: the revisions that the options name. */
  readonly resolveSides?: (() => Promise<Sides>) | undefined;
  /** The folders for the trees. Concurrent gates need different folders. Default: inside the temporary folder. */
  readonly folders?: TreeFolders | undefined;
  /** Checks base or head. Default: the gate starts the servers for its checks itself. */
  readonly checkSide?: CheckSide | undefined;
  /** Examines a Python interpreter. Default: the gate runs the interpreters itself. */
  readonly probe?: ProbePython | undefined;
  /** Finds the affected files. Default: the gate parses all sources itself. */
  readonly affectedReader?: AffectedReader | undefined;
}
