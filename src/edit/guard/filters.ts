import { attributesOf } from '../../git/attributes.ts';
import type { Repository } from '../../git/repository.ts';
import type { WorkspacePath } from '../../model/brand.ts';
import { placeInRepository } from './place-in-repository.ts';
import { readGlob, type PathGlob } from './glob.ts';
import { LOCK_FILES } from './lock-files.ts';

export interface FilterInput {
  /** The absolute path of the workspace, with links resolved. */
  readonly root: string;
  /** The paths of all edited files, before and after the edit. Includes the files of moved folders. */
  readonly paths: readonly WorkspacePath[];
  /** If the list is not empty, a path that none of these globs allows is refused. */
  readonly allow: readonly string[];
  readonly deny: readonly string[];
  /** The repository whose Git attributes are respected. */
  readonly repository: Repository | undefined;
  readonly signal: AbortSignal;
}

/** A refused path, and the first filter that refuses the path, in the order of the values of `source` below. */
export type Denied =
  /** `glob`: for `flag`, a glob of `deny`; for `default`, a glob of lock files; for `attribute`, a Git attribute. */
  | { readonly path: WorkspacePath; readonly source: 'flag' | 'default' | 'attribute'; readonly glob: string }
  | { readonly path: WorkspacePath; readonly source: 'not-allowed'; readonly glob: null };

/** Attributes of GitHub Linguist for files that were not written by hand in this repository. */
const DENYING_ATTRIBUTES = ['linguist-vendored', 'linguist-generated'];

const DEFAULT_DENY: readonly PathGlob[] = LOCK_FILES.map((name) => readGlob(name, true));

/**
 * Returns the refused paths. Refuses lock files, files with a Git attribute such as `linguist-generated`, and paths
 * that `deny` matches or that are below a match, even if `allow` permits them. If `allow` is not empty, also refuses
 * all paths that no glob of `allow` permits.
 *
 * @throws LanserError E/USAGE for an invalid glob, or the errors of {@link attributesOf}.
 */
export async function checkFilters(input: FilterInput): Promise<readonly Denied[]> {
  const allow = input.allow.map((text) => readGlob(text));
  const deny = input.deny.map((text) => readGlob(text));
  const marks = await marksOf(input);
  const denied: Denied[] = [];
  for (const path of new Set(input.paths)) {
    const flag = deny.find((glob) => glob.covers(path));
    const lock = DEFAULT_DENY.find((glob) => glob.matches(path));
    const mark = marks.get(path);
    if (flag !== undefined) denied.push({ path, source: 'flag', glob: flag.text });
    else if (lock !== undefined) denied.push({ path, source: 'default', glob: lock.text });
    else if (mark !== undefined) denied.push({ path, source: 'attribute', glob: mark });
    else if (allow.length > 0 && !allow.some((glob) => allows(glob, path))) {
      denied.push({ path, source: 'not-allowed', glob: null });
    }
  }
  return denied;
}

/** Returns true if a glob allows a path. `src/*` allows only the entries of `src`; `src/` allows everything below. */
function allows(glob: PathGlob, path: WorkspacePath): boolean {
  return glob.namesFolder ? glob.covers(path) : glob.matches(path);
}

async function marksOf(input: FilterInput): Promise<ReadonlyMap<WorkspacePath, string>> {
  const { root, paths, repository, signal } = input;
  if (repository === undefined) return new Map();
  const places = new Map(paths.map((path) => [path, placeInRepository(repository, root, path)]));
  const marked = await attributesOf(repository, [...new Set(places.values())], DENYING_ATTRIBUTES, signal);
  return new Map(
    [...places].flatMap(([path, place]) => {
      const mark = marked.get(place);
      return mark === undefined ? [] : [[path, mark] as const];
    }),
  );
}
