/** A measured commit of a repository. */
export interface Measured {
  readonly repository: string;
  readonly commit: string;
  /** The number of files that a full check covers. */
  readonly files: number;
  /** The number of added and removed lines of Python code. */
  readonly lines: number;
  /** The share of the files that the gate checked, from 0 to 1. */
  readonly share: number;
  /**
   * The duration of the gate with the affected scope divided by a reference duration: that of the gate with the
   * full scope, or that of two runs of the Pyright CLI.
   */
  readonly ratio: number;
}
