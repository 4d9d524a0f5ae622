/** The result of a tool. */
export interface Answer {
  /** For the model: short, because the structured part has everything. */
  readonly text: string;
  /** For programs: conforms to the tool's output schema. Absent if the call failed without a bundle. */
  readonly structured?: Readonly<Record<string, unknown>>;
  readonly isError: boolean;
}
