import { pointerTo } from '../text/json-pointer.ts';

/** An error of an ajv validator. */
export interface RawError {
  /** JSON pointer. For a missing, unknown or misnamed property, the pointer of the object. */
  readonly instancePath: string;
  readonly keyword: string;
  readonly params: Readonly<Record<string, unknown>>;
  /** Set if the error is in the name of a property, not in its value. */
  readonly propertyName?: string;
}

/** Returns the pointer of a violation. Appends the name of an unknown or misnamed property. */
export function pointerOf({ instancePath, params, propertyName }: RawError): string {
  const key = params['additionalProperty'] ?? params['unevaluatedProperty'] ?? propertyName;
  return typeof key === 'string' ? pointerTo(instancePath, key) : instancePath;
}
