/** The result of a tool. */
export interface Answer {
  /** The text for the model. It is short, because `structured` contains the details. */
  readonly text: string;
  /** The data for programs, by the tool's output schema. Absent if the call failed without a bundle. */
  readonly structured?: Readonly<Record<string, unknown>>;
  readonly isError: boolean;
}
