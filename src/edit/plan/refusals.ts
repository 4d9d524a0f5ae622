import { LanserError } from '../../model/lanser-error.ts';
import type { FlatRange } from '../../model/range.ts';

/** The reason why a step cannot be applied after the earlier steps. */
export type OperationConflict = 'exists' | 'missing' | 'not-empty' | 'not-a-folder' | 'into-itself';

const OPERATION: Readonly<Record<OperationConflict, string>> = {
  exists: 'exists already, and the edit cannot overwrite it',
  missing: 'does not exist',
  'not-empty': 'is a folder with contents, and the edit does not allow deleting them',
  'not-a-folder': 'would be below a file',
  'into-itself': 'would be moved into itself, or onto a folder that contains it',
};

export function operationConflict(uri: string, reason: OperationConflict): LanserError {
  const message = `${JSON.stringify(uri)} ${OPERATION[reason]}. ${RETRY_ADVICE}`;
  return new LanserError('E/APPLY_CONFLICT', message, { uri, reason });
}

export function overlap(uri: string, ranges: readonly [FlatRange, FlatRange]): LanserError {
  const message = `Two edits of ${JSON.stringify(uri)} overlap. ${RETRY_ADVICE}`;
  return new LanserError('E/APPLY_CONFLICT', message, { uri, reason: 'overlap', ranges });
}

/** The reason why a range or its new text is invalid. */
export type EditFault = 'beyond-the-end' | 'reversed' | 'half-a-character';

const FAULT: Readonly<Record<EditFault, string>> = {
  'beyond-the-end': 'reaches beyond the last line of the file',
  reversed: 'ends before it begins',
  'half-a-character': 'splits a character, or inserts half a character',
};

export function faultyEdit(uri: string, range: FlatRange, reason: EditFault): LanserError {
  const message = `An edit of ${JSON.stringify(uri)} ${FAULT[reason]}. ${RETRY_ADVICE}`;
  return new LanserError('E/APPLY_CONFLICT', message, { uri, reason, ranges: [range] });
}

/** Creates an encoding error. `place` is zero-based, in the text before or after the edit (see `side`). */
export function encodingConflict(
  uri: string,
  encoding: string,
  side: 'before' | 'after',
  place: { readonly line: number; readonly character: number },
): LanserError {
  const at = { line: place.line + 1, column: place.character + 1 };
  const message =
    side === 'before'
      ? `${JSON.stringify(uri)} is not valid ${encoding} at line ${at.line}, column ${at.column}, so it cannot be edited safely. Repair its encoding`
      : `The encoding ${encoding} of ${JSON.stringify(uri)} cannot represent the text after the edit at line ${at.line}, column ${at.column}. Change the encoding or the edit,`;
  return new LanserError('E/APPLY_CONFLICT', `${message} and run again.`, {
    uri,
    reason: 'encoding',
    encoding,
    side,
    place: at,
  });
}

const RETRY_ADVICE = 'Run again, or request a different edit.';

/** A path whose state differs from the state that the plan expects. */
export interface Skew {
  readonly uri: string;
  /** A version, or words such as `empty folder`; null if the path must not exist or the plan omits its state. */
  readonly expected: string | null;
  /** A version, or `folder`; null if the path has neither a regular file nor a folder. */
  readonly found: string | null;
}

export function versionSkew(files: readonly Skew[]): LanserError {
  const names = files.slice(0, 3).map(({ uri }) => JSON.stringify(uri));
  const more = files.length > names.length ? ` and ${files.length - names.length} more` : '';
  return new LanserError(
    'E/VERSION_SKEW',
    `The plan is for a different version of ${names.join(', ')}${more}. Create the plan again.`,
    { files },
  );
}

/** Returns the error for a plan that contradicts itself. The JSON Schema of plans cannot detect contradictions. */
export function contradiction(uri: string, reason: string): LanserError {
  return new LanserError(
    'E/SCHEMA_INVALID',
    `The plan contradicts itself: ${JSON.stringify(uri)} ${reason}. Create the plan again.`,
    { uri, reason },
  );
}
