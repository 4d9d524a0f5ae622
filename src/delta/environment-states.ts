import type { PythonEnvironment } from '../workspace/python-environment.ts';

/** The state of files at one time. */
export interface RecordedState {
  /** Returns false if a file has changed since that time, or if this is unknown. */
  readonly isCurrent: () => boolean;
}

/** The Python environments of a comparison. */
export interface ChosenEnvironments {
  readonly used: readonly PythonEnvironment[];
  /** The absolute paths of unused folders that the configuration names as environments, such as missing ones. */
  readonly unused: readonly string[];
}

export interface EnvironmentStates {
  /** Records the installed packages. If the record cannot show every later change, `isCurrent` returns false. */
  readonly packagesOf: (environments: ChosenEnvironments) => Promise<RecordedState>;
  /** Records the settings that select the environments. */
  readonly choice: () => RecordedState;
}
