import { pointerTo } from '../text/json-pointer.ts';

/** An error of a compiled validator. */
export interface RawError {
  /** JSON pointer. For a missing or unknown property, the pointer of its object. */
  readonly instancePath: string;
  readonly keyword: string;
  readonly params: Readonly<Record<string, unknown>>;
  /** Set if the error is in the name of a property, not in its value. */
  readonly propertyName?: string;
}

/** Returns the pointer of a violation: for an unknown or misnamed property, the pointer of the property itself. */
export function pointerOf({ instancePath, params, propertyName }: RawError): string {
  const key = params['additionalProperty'] ?? params['unevaluatedProperty'] ?? propertyName;
  return typeof key === 'string' ? pointerTo(instancePath, key) : instancePath;
}
