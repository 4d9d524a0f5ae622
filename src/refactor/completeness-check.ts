import { isDeepStrictEqual } from 'node:util';
import type { Check, Location } from '../model/bundle.ts';
import { LanserError } from '../model/lanser-error.ts';
import type { Plan } from '../model/plan.ts';
import type { FlatRange } from '../model/range.ts';
import { collisionsCheck } from '../rename-coverage/rename-checks.ts';
import { memoized } from '../text/memoized.ts';
import { escapeForRegExp, wholeName } from '../text/regular-expression.ts';
import type { RenamedSymbol } from './edit-intent.ts';
import { failedByErrors, newErrors } from './new-errors.ts';
import type { EditPreview } from './preview-plan.ts';

/**
 * Rejects a rename that changes nothing. If a rename is impossible, some servers return an empty edit, not null.
 *
 * @throws LanserError E/NOT_FOUND.
 */
export function expectEffect({ files, operations }: Plan, { name, route }: RenamedSymbol): void {
  if (files.length > 0 || operations.length > 0) return;
  const server = route.definition.name;
  throw new LanserError(
    'E/NOT_FOUND',
    `${server} returned an edit that changes nothing, so the name ${JSON.stringify(name)} does not change. Select a symbol that is defined in the workspace.`,
    { name, server },
    { hint: 'choose-server' },
  );
}

/** Updates the check `completeness` of a rename from the plan and the preview, and appends the check `collisions`. */
export function renameChecks(
  checks: readonly Check[],
  renamed: RenamedSymbol,
  plan: Plan,
  preview: EditPreview | undefined,
): readonly Check[] {
  const complete = withRequiredNames(checks, renamed, plan, preview?.captured);
  const { name, newName, memberCollisions } = renamed;
  const collisions = collisionsCheck(name, newName, memberCollisions, preview?.captured);
  // A collision can cause new errors, such as redeclarations. If `collisions` fails, they do not fail `completeness`.
  return [
    ...(collisions.passed === false ? complete : confirmedRename(complete, renamed, preview)),
    collisions,
  ];
}

/**
 * Fails the check `completeness` if the plan leaves the selected name or its definition unchanged. Accepts an
 * unchanged definition if the selected name is changed and is one of `references`, and `lost` is empty. For example,
 * TypeScript can rename only the local name in `import one from './one'`, so `one.ts` keeps the name.
 *
 * @param lost the places whose name refers to a different symbol after the edit; undefined if they are unknown.
 */
function withRequiredNames(
  checks: readonly Check[],
  { name, required, references }: Pick<RenamedSymbol, 'name' | 'required' | 'references'>,
  plan: Plan,
  lost: readonly Location[] | undefined,
): readonly Check[] {
  const left = required.filter((place) => isUnchanged(place, plan));
  const [first] = left;
  if (first === undefined) return checks;
  const [selected] = required;
  const isReference = references?.some((place) => isDeepStrictEqual(place, selected)) === true;
  if (selected !== first && isReference && lost?.length === 0) return checks;
  return checks.map((check) => {
    // A failed check keeps its detail and its places.
    if (check.name !== 'completeness' || check.passed === false) return check;
    const { uri, range } = first;
    const place = `${uri}:${range[0] + 1}:${range[1] + 1}`;
    return {
      ...check,
      passed: false,
      detail: `The edit leaves ${JSON.stringify(name)} unchanged at ${place}, where the name is selected or defined.`,
      places: left,
    };
  });
}

/** Returns true if the plan does not remove the file, and no edit overlaps the place or is directly beside it. */
function isUnchanged({ uri, range }: Location, { files }: Plan): boolean {
  const file = files.find((one) => one.uri === uri && one.before !== null);
  if (file?.after === null) return false;
  return file?.edits.some((edit) => touches(edit.range, range)) !== true;
}

function touches(one: FlatRange, other: FlatRange): boolean {
  return !isBefore(one[2], one[3], other[0], other[1]) && !isBefore(other[2], other[3], one[0], one[1]);
}

function isBefore(line: number, column: number, otherLine: number, otherColumn: number): boolean {
  return line < otherLine || (line === otherLine && column < otherColumn);
}

/** Fails the check `completeness` for new errors, such as one about `U = TypeVar('T')` after a rename of `T`. */
export function confirmedRename(
  checks: readonly Check[],
  { name, newName }: Pick<RenamedSymbol, 'name' | 'newName'>,
  preview: Pick<EditPreview, 'before' | 'after'> | undefined,
): readonly Check[] {
  if (preview === undefined) return checks;
  const [oldName, normalName] = [name.normalize('NFKC'), newName.normalize('NFKC')];
  const isOldName = new RegExp(wholeName(oldName), 'u');
  const either = `(?:${escapeForRegExp(oldName)}|${escapeForRegExp(normalName)})`;
  // A rename can change the old name to the new one, but never the new name to the old one.
  const renamed = memoized((message: string) => {
    const parts = message.normalize('NFKC').split(isOldName);
    return new RegExp(`^${parts.map(escapeForRegExp).join(either)}$`, 'u');
  });
  const becomes = (one: string, other: string): boolean => renamed(one).test(other.normalize('NFKC'));
  const added = newErrors(preview.before, preview.after, (uri) => uri, becomes);
  return failedByErrors(checks, 'completeness', 'rename', added);
}
