import type { Plan } from '../../src/model/plan.ts';
import type { Workspace } from '../../src/registry/workspace.ts';
import { cursorAt } from '../../test/helpers/sdk-answers.ts';
import type { SeededRandom } from '../../test/helpers/seeded-random.ts';
import { targetsOf } from '../rename/targets.ts';
import type { Checkout } from './checkout.ts';
import type { PatchOrigin } from './operator-patches.ts';
import { patchOf, type Patch } from './patch.ts';

type Variant = readonly [
  operator: string,
  kind: Patch['kind'],
  isKept: (uri: string, index: number) => boolean,
];

/**
 * Returns at most `count` patches that rename definitions of the sources. Uses only renames that lanser considers
 * safe. Some patches are faulty: they miss one reference, or change only the definition's file.
 */
export async function renamePatches(
  checkout: Checkout,
  workspace: Workspace,
  sources: readonly string[],
  origin: PatchOrigin,
  count: number,
  random: SeededRandom,
): Promise<readonly Patch[]> {
  const isSource = new Set(sources);
  const targets = targetsOf(checkout.root).filter(
    ({ file, name }) => isSource.has(file) && !name.startsWith('__') && !['self', 'cls'].includes(name),
  );
  const patches: Patch[] = [];
  while (patches.length < count && targets.length > 0) {
    const [target] = targets.splice(random.below(targets.length), 1);
    if (target === undefined) break;
    const { facts, edits } = await workspace.rename(cursorAt(target), `${target.name}_renamed`);
    if (facts === null || edits.plan === null || facts.safety.ready < 1) continue;
    const places = edits.plan.files.flatMap(({ uri, edits: own }) => own.map((_, index) => ({ uri, index })));
    const isDefinition = (uri: string, line: number): boolean => uri === target.file && line === target.line;
    const references = places.filter(
      ({ uri, index }) => !isDefinition(uri, lineOf(edits.plan as Plan, uri, index)),
    );
    const missed = references.length > 0 ? random.pick(references) : undefined;
    const variants: readonly Variant[] = [
      ['rename-complete', 'preserving', () => true],
      ...(missed === undefined
        ? []
        : [
            [
              'rename-missed-reference',
              'fault',
              (uri: string, index: number) => uri !== missed.uri || index !== missed.index,
            ] satisfies Variant,
          ]),
      ...(edits.plan.files.length > 1
        ? [['rename-one-file', 'fault', (uri: string) => uri === target.file] satisfies Variant]
        : []),
    ];
    for (const [operator, kind, isKept] of variants) {
      const diff = checkout.diffOf(planned(checkout, edits.plan, isKept));
      const common = { ...origin, operator, kind, path: target.file, sameTree: false };
      if (diff !== undefined && patches.length < count) patches.push(patchOf({ ...common, diff }));
    }
  }
  return patches;
}

function lineOf({ files }: Plan, uri: string, index: number): number {
  return files.find((file) => file.uri === uri)?.edits[index]?.range[0] ?? -1;
}

/** Returns a plan's files after the edits for which `isKept` is true. Omits files without such edits. */
function planned(
  checkout: Checkout,
  { files }: Plan,
  isKept: (uri: string, index: number) => boolean,
): ReadonlyMap<string, string> {
  return new Map(
    files.flatMap(({ uri, edits }) => {
      const kept = edits.filter((_, index) => isKept(uri, index));
      return kept.length === 0 ? [] : [[uri, applied(checkout.read(uri).toString('utf8'), kept)]];
    }),
  );
}

function applied(text: string, edits: Plan['files'][number]['edits']): string {
  const starts = [0];
  for (const match of text.matchAll(/\r\n|\r|\n/gu)) starts.push(match.index + match[0].length);
  const offset = (line: number, column: number): number => (starts[line] ?? text.length) + column;
  let changed = text;
  for (const { range, newText } of edits.toSorted(
    (left, right) => right.range[0] - left.range[0] || right.range[1] - left.range[1],
  )) {
    const [line, column, endLine, endColumn] = range;
    changed = changed.slice(0, offset(line, column)) + newText + changed.slice(offset(endLine, endColumn));
  }
  return changed;
}
