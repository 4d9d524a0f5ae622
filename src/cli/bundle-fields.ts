import type { Bundle } from '../model/bundle.ts';
import { isRecord } from '../model/json-record.ts';
import { LanserError } from '../model/lanser-error.ts';
import { schemaFields } from '../schema/schema-fields.ts';
import { nearestNames } from '../text/nearest-names.ts';

/** The selected fields of a bundle: a field without members is selected as a whole. */
export interface Fields {
  readonly [name: string]: Fields;
}

interface GrowingFields {
  [name: string]: GrowingFields;
}

/**
 * Reads a list of fields such as `facts.definitions.uri,error.code`. A field of a list applies to each of its
 * items. The bundle's schema decides which fields exist, so that the result does not depend on the answer.
 *
 * @throws LanserError E/USAGE with the nearest fields that exist.
 */
export async function readFields(text: string): Promise<Fields> {
  const root = await schemaFields('bundle');
  const fields: GrowingFields = {};
  for (const field of text.split(',').map((part) => part.trim())) {
    const names = field.split('.');
    let at = root;
    let selected = fields;
    for (const [depth, name] of names.entries()) {
      const next = at.below(name);
      if (next === undefined) throw unknownField(names.slice(0, depth), name, at.names);
      at = next;
      selected = selected[name] ??= {};
    }
  }
  return fields;
}

/** Returns the selected fields of a bundle, with its id, and with its error if it failed. It is not a bundle. */
export function selectedFields(bundle: Bundle, fields: Fields): unknown {
  const { bundleId, error } = bundle;
  return { bundleId, ...(error === null ? {} : { error }), ...(selectIn(bundle, fields) as object) };
}

function selectIn(value: unknown, fields: Fields): unknown {
  const names = Object.keys(fields);
  if (names.length === 0) return value;
  if (Array.isArray(value)) return value.map((item) => selectIn(item, fields));
  if (!isRecord(value)) return value;
  const present = names.filter((name) => Object.hasOwn(value, name));
  return Object.fromEntries(present.map((name) => [name, selectIn(value[name], fields[name] ?? {})]));
}

function unknownField(before: readonly string[], name: string, known: readonly string[]): LanserError {
  const nearest = nearestNames(name, known);
  const fullNames = (last: readonly string[]): string =>
    last.map((one) => [...before, one].join('.')).join(', ');
  const field = [...before, name].join('.');
  const next =
    nearest.length > 0
      ? `did you mean ${fullNames(nearest)}?`
      : known.length > 0
        ? `its fields here are ${fullNames(known)}.`
        : `${before.join('.')} has no fields.`;
  return new LanserError('E/USAGE', `A bundle has no field ${JSON.stringify(field)}: ${next}`, {
    field,
    nearest,
  });
}
