import { movedPath, type SideTexts } from './side-texts.ts';

/** The paths of a file before and after. */
export interface MovedFile {
  readonly from: string;
  readonly to: string;
}

/** The files that an edit moves, compared with head. */
export interface JudgedMoves {
  /** Files that head has at the new path. */
  readonly done: readonly MovedFile[];
  /** Files that head still has at the old path. */
  readonly missed: readonly MovedFile[];
}

export function judgeMoves(
  moves: readonly { readonly oldUri: string; readonly newUri: string }[],
  { before, after }: Pick<SideTexts, 'after' | 'before'>,
): JudgedMoves {
  const files = [...before.entries.keys()].flatMap((from): readonly MovedFile[] => {
    const to = moves.flatMap((move) => movedPath(from, move) ?? []).at(0);
    // A file that base has at both paths is not moved.
    return to === undefined || before.entries.has(to) ? [] : [{ from, to }];
  });
  return {
    done: files.filter(({ to }) => after.entries.has(to)),
    missed: files.filter(({ from }) => after.entries.has(from)),
  };
}
