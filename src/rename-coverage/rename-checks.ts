import { sortLocated } from '../bundle/order.ts';
import type { Check, Location, NotCovered } from '../model/bundle.ts';
import type { ErrorHint } from '../model/error-hint.ts';
import { plural } from '../text/plural.ts';
import type { Collision } from './collisions.ts';
import type { Hierarchy } from './hierarchy.ts';
import { MAX_USER_FILES } from './user-files.ts';

/** Returns the undecided checks of a rename in a language other than Python. */
export function unsearchedChecks(): readonly Check[] {
  const completeness =
    'The server gave the same answer twice. lanser searches for other mentions only if the symbol is in a Python file.';
  const overrides = 'lanser searches for related classes only if the symbol is in a Python file.';
  return [
    { name: 'completeness', passed: null, detail: completeness },
    { name: 'overrides', passed: null, detail: overrides },
  ];
}

/** Checks that the edit changes all code that may refer to the symbol. Never passes if there are too many `users`. */
export function completenessCheck(notCovered: readonly NotCovered[], users: readonly string[]): Check {
  const name = 'completeness';
  const sameTwice = 'The server gave the same answer twice';
  const inCode = notCovered.filter(({ reason }) => IN_CODE.has(reason));
  if (inCode.length === 0) {
    const detail = `${sameTwice}, and no code remains that may refer to the name.`;
    if (users.length <= MAX_USER_FILES) return { name, passed: true, detail };
    const unchecked = `More than ${MAX_USER_FILES} files may use the symbol without its name. lanser checked ${MAX_USER_FILES} of them. Check the others after the rename.`;
    return { name, passed: null, detail: `${detail} ${unchecked}` };
  }
  const detail = `${sameTwice}, but the edit does not change ${plural(inCode.length, 'place')} in code that may refer to the symbol. See notCovered.`;
  return { name, passed: false, detail, places: inCode.map(({ uri, range }) => ({ uri, range })) };
}

// The reasons of mentions in code, except `override`, for which `overridesCheck` is responsible.
const IN_CODE: ReadonlySet<string> = new Set(['excluded', 'reference', 'unresolved']);

/** Checks that the edit renames all related members or parameters. `left`: the places that it does not rename. */
export function overridesCheck(hierarchy: Hierarchy, left: readonly Location[]): Check {
  const name = 'overrides';
  if (hierarchy.kind === 'none') {
    return { name, passed: null, detail: 'The symbol is not a member of a class.' };
  }
  const { external, kind, related } = hierarchy;
  const noun = kind === 'methods' ? 'member' : 'parameter';
  // Overloads and stubs repeat a function's parameters, so the texts for parameters name overloads and stubs too.
  const [one, all, short] =
    kind === 'methods'
      ? ['base class or subclass', 'base classes and subclasses', 'related classes']
      : [
          'overload, stub, base class or subclass',
          'overloads, stubs, base classes and subclasses',
          'overloads, stubs or related classes',
        ];
  const outside = external.map((member) => `${member.class} (${member.uri})`).join(', ');
  const problems = [
    ...(left.length === 0
      ? []
      : [`The edit does not rename the ${noun} at ${plural(left.length, 'place')} in ${short}.`]),
    ...(external.length === 0
      ? []
      : [`Classes outside of the workspace keep this ${noun} under its old name: ${outside}.`]),
  ];
  if (problems.length > 0) {
    const places = left.map(({ uri, range }) => ({ uri, range }));
    const advice = places.length === 0 ? {} : { hint: 'rename-overrides' satisfies ErrorHint, places };
    return { name, passed: false, detail: problems.join(' '), ...advice };
  }
  const detail =
    related.length === 0
      ? `No ${one} has a ${noun} of this name.`
      : `The edit also renames the ${noun} at ${plural(related.length, 'place')} in ${all}.`;
  return { name, passed: true, detail };
}

/**
 * Checks that `newName` is free. `members`: conflicting members, modules and uses. `captured`: places where `newName`
 * would refer elsewhere. Without conflicts, undecided if `captured` is undefined, or only `newName` is special.
 */
export function collisionsCheck(
  oldName: string,
  newName: string,
  members: readonly Collision[],
  captured: readonly Location[] | undefined,
): Check {
  const name = 'collisions';
  const quoted = JSON.stringify(newName);
  if (members.length === 0 && captured === undefined) {
    return { name, passed: null, detail: `The meaning of ${quoted} at the edited places is unknown.` };
  }
  const problems = [
    ...members.map((member) =>
      member.reason === 'mangled'
        ? `Inside of ${member.class}, Python mangles ${quoted} to a different name.`
        : `${member.class} already has ${quoted} (${COLLISION_REASONS[member.reason]}).`,
    ),
    ...(captured === undefined || captured.length === 0
      ? []
      : [`At ${plural(captured.length, 'place')}, ${quoted} would refer to a different definition.`]),
  ];
  if (problems.length === 0) {
    const detail = `${quoted} is free at all edited places.`;
    const isSpecial = (one: string): boolean => /^__.+__$/u.test(one);
    if (!isSpecial(newName) || isSpecial(oldName)) return { name, passed: true, detail };
    return { name, passed: null, detail: `${detail} Check the code for implicit uses of this special name.` };
  }
  const places = [...members, ...(captured ?? [])].map(({ uri, range }) => ({ uri, range }));
  return { name, passed: false, detail: [...new Set(problems)].join(' '), places: sortLocated(places) };
}

const COLLISION_REASONS: Readonly<Record<Exclude<Collision['reason'], 'mangled'>, string>> = {
  'same-class': 'the same class',
  'base-class': 'a base class',
  subclass: 'a subclass',
  'class-beside': 'a class with a common subclass',
  submodule: 'a module of this package',
};
