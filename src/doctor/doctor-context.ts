import type { StatusFacts } from '../model/bundle.ts';
import type { Host } from '../model/host.ts';
import type { LanserError } from '../model/lanser-error.ts';
import type { PyrightConfiguration } from '../server/pyright/configuration.ts';
import type { PythonCapture } from '../workspace/capture-python.ts';
import type { WorkspaceSession } from '../session/operations/workspace-session.ts';
import type { FileCensus } from './file-census.ts';
import type { ReadableSettings } from './readable-settings.ts';

/** What a check that others build upon has come to. */
export type Attempt<T> =
  | { readonly kind: 'done'; readonly value: T }
  | { readonly kind: 'failed'; readonly error: LanserError };

/** Whom the checks look at; what several of them need is found out once. */
export interface DoctorContext {
  readonly host: Host;
  readonly root: string;
  /** What `--python` says. */
  readonly python: string | undefined;
  /** What `--server` says. */
  readonly server: string | undefined;
  readonly settings: ReadableSettings;
  /** With servers of its own, which end with the doctor. */
  readonly session: WorkspaceSession;
  readonly timeoutMs: number;
  readonly signal: AbortSignal;
  /** A text with the places of this machine by name. */
  readonly withoutPaths: (text: string) => string;
  /** A place of this machine by name; undefined for one outside of the checkout. */
  readonly nameOf: (place: string) => string | undefined;
  readonly pyrightConfiguration: () => Promise<Attempt<PyrightConfiguration>>;
  readonly capture: () => Promise<Attempt<PythonCapture>>;
  readonly census: () => Promise<FileCensus>;
  /** The files that Pyright includes, absolute. */
  readonly included: () => Promise<Attempt<readonly string[]>>;
  /** Where the programs of servers are, for `environment.local`. */
  readonly programs: Map<string, string>;
  /** The servers that were looked at. */
  readonly servers: StatusFacts['servers'][number][];
}
