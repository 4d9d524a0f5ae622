import { addConfiguration, FIXED_FILES } from './configurations.ts';
import type { Case, Commit } from './random-case.ts';
import type { Tree } from './tree.ts';
import type { CommitToWrite } from './write-repository.ts';

/**
 * Forms of the gate's input for a change. With `commits`, head is a commit; with `worktree`, head is the working
 * tree. With `diverged`, head and base are two commits with the same parent, and base has a new configuration.
 */
export const FORMS = ['commits', 'worktree', 'diverged'] as const;
export type Form = (typeof FORMS)[number];

/** The input of the gate for a change, and the two trees that Pyright's command line checks for the same change. */
export interface Question {
  readonly form: Form;
  /** The branch that the gate gets as base. */
  readonly base: string;
  /** The branch of the commit before the change. */
  readonly before: string;
  /** The branch of the commit after the change. With `worktree`, the working tree has the files of this commit. */
  readonly after: string;
  /** The branch with the files of `before` and the configuration of `base`. */
  readonly checkedBefore: string;
  /** The branch with the files of `after` and the configuration of `base`. */
  readonly checkedAfter: string;
  /** True if base's configuration replaces a folder of `before` or `after` by a file, or a file by a folder. */
  readonly isBlocked: boolean;
}

/** Returns the questions about a case, and the commits to write, including the checked trees. */
export function questionsOf({ commits, cells, random }: Case): {
  readonly questions: readonly Question[];
  readonly written: readonly CommitToWrite[];
} {
  const written: CommitToWrite[] = commits.map(({ tree }, index) => ({
    branch: `c${index}`,
    tree,
    parents: index === 0 ? [] : [`c${index - 1}`],
  }));
  const questions = commits.slice(1).map((head, index): Question => {
    const before = commits[index] as Commit;
    const number = index + 1;
    const isWhole = cells[0]?.prefix === '';
    const draw = isWhole ? random.next() : 1;
    const form = draw < 0.12 ? 'worktree' : draw < 0.24 ? 'diverged' : 'commits';
    const tip = form === 'diverged' ? tipAfter(before, random) : before;
    const [old, fresh] = [underConfiguration(tip, before.tree), underConfiguration(tip, head.tree)];
    const pair = [`b${number}`, `a${number}`] as const;
    written.push(
      { branch: pair[0], tree: old.tree, parents: [] },
      { branch: pair[1], tree: fresh.tree, parents: [] },
    );
    if (form === 'diverged') written.push({ branch: `t${number}`, tree: tip.tree, parents: [`c${index}`] });
    return {
      form,
      base: form === 'diverged' ? `t${number}` : `c${index}`,
      before: `c${index}`,
      after: `c${number}`,
      checkedBefore: pair[0],
      checkedAfter: pair[1],
      isBlocked: old.isBlocked || fresh.isBlocked,
    };
  });
  return { questions, written };
}

/** Returns base for the form `diverged`: the files of `before`, with a new random configuration. */
function tipAfter(before: Commit, random: Case['random']): Pick<Commit, 'tree' | 'configuration'> {
  const tree = before.tree.copy();
  for (const name of FIXED_FILES) if (tree.get(name) !== undefined) tree.remove(name);
  return { configuration: addConfiguration(tree, random), tree };
}

/** Returns a copy of a tree with base's configuration instead of its own. */
function underConfiguration(
  base: Pick<Commit, 'tree' | 'configuration'>,
  source: Tree,
): { readonly tree: Tree; readonly isBlocked: boolean } {
  const tree = source.copy();
  for (const name of FIXED_FILES) if (tree.get(name) !== undefined) tree.remove(name);
  let isBlocked = false;
  for (const name of base.configuration) {
    const entry = base.tree.get(name);
    if (entry === undefined) continue;
    const others = tree.names().length - (tree.get(name) === undefined ? 0 : 1);
    tree.set(name, entry);
    if (tree.names().length !== others + 1) isBlocked = true;
  }
  return { tree, isBlocked };
}
