import type { Bundle } from '../model/bundle.ts';
import { isRecord } from '../model/json-record.ts';
import { LanserError } from '../model/lanser-error.ts';
import { schemaFields } from '../schema/schema-fields.ts';
import { nearestNames } from '../text/nearest-names.ts';

/** A tree of selected fields. A field without fields below it is selected with its whole value. */
export interface Fields {
  readonly [name: string]: Fields;
}

interface GrowingFields {
  [name: string]: GrowingFields;
}

/**
 * Reads a list of fields such as `facts.definitions.uri,error.code`. A field of an array means this field of each
 * item.
 *
 * @throws LanserError E/USAGE for a field that is not in the schema of bundles.
 */
export async function readFields(text: string): Promise<Fields> {
  const root = await schemaFields('bundle');
  const fields = noFields();
  const listed = text.split(',').map((part) => part.trim());
  for (const field of listed) {
    const names = field.split('.');
    const isPart = listed.some((other) => field.startsWith(`${other}.`));
    let at = root;
    // A field below another listed field must exist, but selects nothing: the other field is selected as a whole.
    let selected = isPart ? noFields() : fields;
    for (const [depth, name] of names.entries()) {
      const next = at.below(name);
      if (next === undefined) throw unknownField(names.slice(0, depth), name, at.names);
      at = next;
      selected = selected[name] ??= noFields();
    }
  }
  return fields;
}

/** Returns an object without a prototype, because `constructor` can be the name of a field. */
function noFields(): GrowingFields {
  return Object.create(null) as GrowingFields;
}

/** Returns the selected fields of a bundle, with its id and, for a failure, its error. */
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
        ? `the known fields are ${fullNames(known)}.`
        : `${before.join('.')} has no fields.`;
  return new LanserError('E/USAGE', `A bundle has no field ${JSON.stringify(field)}: ${next}`, {
    field,
    nearest,
  });
}
