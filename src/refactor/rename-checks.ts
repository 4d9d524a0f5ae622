import { sortLocated } from '../bundle/order.ts';
import type { Check, Location, NotCovered } from '../model/bundle.ts';
import type { ErrorHint } from '../model/error-hint.ts';
import type { Collision } from './rename-coverage/collisions.ts';
import type { Hierarchy } from './rename-coverage/hierarchy.ts';

/** Checks that the server's answer is complete: it fails if code remains that means or may mean the name. */
export function completenessCheck(notCovered: readonly NotCovered[]): Check {
  const inCode = notCovered.filter(({ reason }) => IN_CODE.has(reason));
  const settled = 'Two answers of the settled server are the same';
  if (inCode.length === 0) {
    return {
      name: 'completeness',
      passed: true,
      detail: `${settled}; no code is left that may mean the name.`,
    };
  }
  return {
    name: 'completeness',
    passed: false,
    detail: `${settled}, but ${counted(inCode.length, 'place')} in code may mean the name and stay; see notCovered.`,
    places: inCode.map(({ uri, range }) => ({ uri, range })),
  };
}

// Overrides have their own check; words in strings and texts cannot break code that a server reads.
const IN_CODE: ReadonlySet<string> = new Set(['excluded', 'reference', 'unresolved']);

/** Checks that base and derived classes are renamed too; `left` are their members that are not. */
export function overridesCheck(hierarchy: Hierarchy, left: readonly Location[]): Check {
  const name = 'overrides';
  if (hierarchy.kind === 'none') return { name, passed: null, detail: 'It is no member of a class.' };
  const { external, kind, related } = hierarchy;
  const noun = kind === 'methods' ? 'member' : 'parameter';
  const outside = external.map((member) => `${member.class} (${member.uri})`).join(', ');
  const problems = [
    ...(left.length === 0
      ? []
      : [`${counted(left.length, noun)} of the same name in related classes keep it.`]),
    ...(external.length === 0 ? [] : [`It overrides members outside of the workspace: ${outside}.`]),
  ];
  if (problems.length > 0) {
    const places = left.map(({ uri, range }) => ({ uri, range }));
    const detail = problems.join(' ');
    return {
      name,
      passed: false,
      detail,
      ...(places.length === 0 ? {} : { hint: 'rename-overrides' satisfies ErrorHint, places }),
    };
  }
  const detail =
    related.length === 0
      ? `No class above or below has a ${noun} of this name.`
      : `${counted(related.length, noun)} above or below are renamed too.`;
  return { name, passed: true, detail };
}

/** Checks that the new name is free in related classes and, if `captured` is known, at every use. */
export function collisionsCheck(
  newName: string,
  members: readonly Collision[],
  captured: readonly Location[] | undefined,
): Check {
  const name = 'collisions';
  const quoted = JSON.stringify(newName);
  if (members.length === 0 && captured === undefined) {
    return { name, passed: null, detail: `No server says what ${quoted} would mean where it would stand.` };
  }
  const problems = [
    ...members.map((member) =>
      member.reason === 'mangled'
        ? `Inside of ${member.class} Python reads ${quoted} as another name than outside.`
        : `${member.class} has ${quoted} (${MEETINGS[member.reason]}).`,
    ),
    ...(captured === undefined || captured.length === 0
      ? []
      : [`${counted(captured.length, 'place')} would mean something else by ${quoted} than before.`]),
  ];
  if (problems.length === 0)
    return { name, passed: true, detail: `${quoted} is free wherever it would stand.` };
  const places = [...members, ...(captured ?? [])].map(({ uri, range }) => ({ uri, range }));
  return { name, passed: false, detail: [...new Set(problems)].join(' '), places: sortLocated(places) };
}

const MEETINGS: Readonly<Record<Exclude<Collision['reason'], 'mangled'>, string>> = {
  'same-class': 'the same class',
  'base-class': 'a base class',
  subclass: 'a class below',
  'class-beside': 'met in a class that inherits both',
};

function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}
