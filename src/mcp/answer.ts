/** The result of a tool call. */
export interface Answer {
  /** The text for the model. */
  readonly text: string;
  /** The data for programs, valid against the tool's output schema. Absent if the call failed without a bundle. */
  readonly structured?: Readonly<Record<string, unknown>>;
  readonly isError: boolean;
}
