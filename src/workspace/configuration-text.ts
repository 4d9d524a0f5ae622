import { LanserError } from '../model/lanser-error.ts';
import type { TextPlace } from '../model/text-place.ts';

/** The settings in a configuration file's text, not validated. */
export interface ConfigurationText {
  readonly value: unknown;
  /** Returns the position of the value at a path of keys; undefined if it is unknown, as in TOML. */
  placeOf(keys: readonly string[]): TextPlace | undefined;
}

/** Creates an E/CONFIG error at a position of a configuration file. `path` is the file's name in messages. */
export function configurationError(
  path: string,
  place: TextPlace | undefined,
  reason: string,
  cause?: unknown,
): LanserError {
  const at = place === undefined ? path : `${path}:${place.line}:${place.column}`;
  return new LanserError('E/CONFIG', `${at}: ${reason}`, { path, ...place, reason }, { cause });
}
