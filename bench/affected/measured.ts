export interface Measured {
  readonly repository: string;
  readonly commit: string;
  /** The number of files that the gate checks with the full scope. */
  readonly files: number;
  /** The number of added and removed lines in Python files. */
  readonly lines: number;
  /** The share of `files`, from 0 to 1, that the gate checks with the affected scope (files that may be affected). */
  readonly share: number;
  /**
   * The duration of the gate with the affected scope, divided by a reference duration. The reference is the gate
   * with the full scope or, with `--cli`, two runs of the Pyright CLI.
   */
  readonly ratio: number;
}
