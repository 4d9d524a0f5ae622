/** An error of a compiled validator. */
export interface RawError {
  /** JSON pointer. For a missing or unknown property, the pointer of its object. */
  readonly instancePath: string;
  readonly keyword: string;
  readonly params: Readonly<Record<string, unknown>>;
  /** Set if the name of a property is invalid, not its value. */
  readonly propertyName?: string;
}
