/** What a compiled validator says of one place. */
export interface RawError {
  /** JSON pointer; of a missing or an unknown property that of the object. */
  readonly instancePath: string;
  readonly keyword: string;
  readonly params: Readonly<Record<string, unknown>>;
  /** Set where it is the name of a property that does not match, and not a value. */
  readonly propertyName?: string;
}
