import type { StatusFacts } from '../model/bundle.ts';
import type { Host } from '../model/host.ts';
import type { LanserError } from '../model/lanser-error.ts';
import type { PyrightConfiguration } from '../server/pyright/configuration.ts';
import type { PythonCapture } from '../workspace/capture-python.ts';
import type { WorkspaceSession } from '../session/workspace-session.ts';
import type { FileCensus } from './file-census.ts';
import type { ReadableSettings } from './readable-settings.ts';

/** The result of a computation that several checks use, or its error. */
export type Attempt<T> =
  | { readonly kind: 'done'; readonly value: T }
  | { readonly kind: 'failed'; readonly error: LanserError };

/** The input of the checks, and the collections that they fill. Shared results are computed once. */
export interface DoctorContext {
  readonly host: Host;
  readonly root: string;
  /** The name of the only server to check; undefined to check all servers. */
  readonly server: string | undefined;
  readonly settings: ReadableSettings;
  /** A session with its own servers, which end after the checks. */
  readonly session: WorkspaceSession;
  readonly timeoutMs: number;
  readonly signal: AbortSignal;
  /** In a text, replaces the paths of the workspace, the checkout, and the temporary and home folders with names. */
  readonly withoutPaths: (text: string) => string;
  /** Names a path: `src/a.py` in the workspace, `repository:src/a.py` elsewhere in the checkout, else undefined. */
  readonly nameOf: (place: string) => string | undefined;
  readonly pyrightConfiguration: () => Promise<Attempt<PyrightConfiguration>>;
  readonly capture: () => Promise<Attempt<PythonCapture>>;
  readonly census: () => Promise<FileCensus>;
  /** Returns the absolute paths of the files in the checkout that Pyright includes. */
  readonly included: () => Promise<Attempt<readonly string[]>>;
  /** The paths of programs by server name, for the result's `environment.local`. Omits lanser's own Pyright. */
  readonly programs: Map<string, string>;
  readonly servers: StatusFacts['servers'][number][];
}
