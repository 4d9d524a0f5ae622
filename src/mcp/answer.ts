/** The result of a tool call. */
export interface Answer {
  /** The text for the model. */
  readonly text: string;
  /** Data for programs, such as a bundle, valid against the tool's output schema. Absent for errors without data. */
  readonly structured?: Readonly<Record<string, unknown>>;
  readonly isError: boolean;
}
