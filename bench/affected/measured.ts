/** A measured commit of a repository. */
export interface Measured {
  readonly repository: string;
  readonly commit: string;
  /** The number of files that a full check covers. */
  readonly files: number;
  /** The number of added and removed lines in Python files. */
  readonly lines: number;
  /** The share of `files` that the gate checks with the affected scope, from 0 to 1. */
  readonly share: number;
  /**
   * The duration of the gate with the affected scope, divided by a reference duration. The reference is the gate
   * with the full scope or, with `--cli`, two runs of the Pyright CLI.
   */
  readonly ratio: number;
}
