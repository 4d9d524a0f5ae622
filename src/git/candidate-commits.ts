import { mkdtemp, rm } from 'node:fs/promises';
import { devNull } from 'node:os';
import path from 'node:path';
import { LanserError } from '../model/lanser-error.ts';
import { WITHOUT_USER_ATTRIBUTES } from './attributes.ts';
import type { GitResult } from './command.ts';
import { splitNul } from './git.ts';
import { materialise } from './materialise.ts';
import type { ObjectStore } from './object-store.ts';
import { skippedChange } from './skipped-change.ts';
import { listTree } from './trees.ts';

/**
 * Applies a patch to the tree of base by the rules of `git apply`, and writes the new tree to the store. Does not need
 * a work tree.
 *
 * @returns the id of the new tree.
 * @throws LanserError E/APPLY_CONFLICT if a part of the patch does not apply, or if {@link skippedChange} finds a
 * problem; E/INCONCLUSIVE if Git cannot read base's tree or write the new tree.
 */
export async function applyPatch(
  store: ObjectStore,
  base: string,
  patch: Uint8Array,
  signal: AbortSignal,
): Promise<string> {
  const input = patchInput(patch);
  const skipped = skippedChange(input);
  if (skipped !== undefined) {
    throw conflict(skipped, ': git diff --submodule=short --src-prefix=a/ --dst-prefix=b/');
  }
  const folder = await mkdtemp(path.join(store.temporaryDirectory, 'patch-'));
  try {
    const env = { GIT_INDEX_FILE: path.join(folder, 'index') };
    const cwd = store.temporaryDirectory;
    const { git } = store.repository;
    const inStore = (...args: string[]): readonly string[] => [`--git-dir=${store.directory}`, ...args];
    await git.read(inStore('read-tree', base), { cwd, env, signal });
    // The user's configuration of `git apply` must not change the result.
    const options = ['--cached', '--whitespace=nowarn', '--no-ignore-whitespace'];
    // `git diff` prints nothing for equal trees. By default, `git apply` rejects the resulting empty patch.
    if (Buffer.from(input).toString('latin1').trim() === '') options.push('--allow-empty');
    const applied = await git.run(inStore('apply', ...options, '-'), { cwd, env, signal, input });
    if (applied.exitCode !== 0) throw conflict(reasonOf(applied.stderr));
    const written = await git.read(inStore('write-tree'), { cwd, env, signal });
    return written.toString('latin1').trim();
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/**
 * Returns a patch for `git apply`. Removes a byte order mark, because Git would skip the line that begins with it.
 * Adds a missing line feed to the last line: programs often remove it, and Git can reject a patch without it.
 */
export function patchInput(patch: Uint8Array): Uint8Array {
  const isMarked = patch[0] === 0xef && patch[1] === 0xbb && patch[2] === 0xbf;
  const bytes = isMarked ? patch.subarray(3) : patch;
  return bytes.at(-1) === 0x0a ? bytes : Buffer.concat([bytes, Buffer.from('\n')]);
}

function conflict(reason: string, remedy = '.'): LanserError {
  return new LanserError(
    'E/APPLY_CONFLICT',
    `The patch does not apply to base: ${reason}. Create it again from the base revision${remedy}`,
  );
}

function reasonOf(stderr: string): string {
  return stderr.replaceAll(/^error: | \(allow with .*\)$/gmu, '').replaceAll('\n', '; ');
}

/** Writes a commit to the store. The same tree and parent always give the same id. */
export async function commitOf(
  store: ObjectStore,
  tree: string,
  parent: string,
  signal: AbortSignal,
): Promise<string> {
  const identity = 'lanser <> 0 +0000';
  const text = `tree ${tree}\nparent ${parent}\nauthor ${identity}\ncommitter ${identity}\n\n`;
  const id = await store.read(['hash-object', '-t', 'commit', '-w', '--stdin'], signal, text);
  return id.toString('latin1').trim();
}

export type MergedCommits =
  | { readonly kind: 'merged'; readonly tree: string }
  | { readonly kind: 'conflict'; readonly files: readonly string[] }
  /** Git is older than 2.38, and its `merge-tree` has no option `--write-tree`. */
  | { readonly kind: 'unsupported' }
  /** Git cannot merge the commits, for example because they have no common ancestor. `reason` is Git's message. */
  | { readonly kind: 'unrelated'; readonly reason: string };

/**
 * Merges `other` into `one` in the store, as `git merge` does without a configuration. The `.gitattributes` files of
 * `one` apply. The user's merge drivers do not apply: with them, the attributes of a commit could start programs.
 *
 * @param one the full id of a commit.
 * @param other the full id of a commit.
 */
export async function mergeCommits(
  store: ObjectStore,
  one: string,
  other: string,
  signal: AbortSignal,
): Promise<MergedCommits> {
  const { exitCode, stdout, stderr } = await mergeTree(store, one, other, signal);
  const [tree = '', ...files] = splitNul(stdout);
  if (exitCode === 0) return { kind: 'merged', tree };
  if (exitCode === 1) {
    // For some conflicts, such as a file and a folder with the same path, Git adds `~` and the commit to the file's
    // path. If this path exists too, Git also adds a number.
    const suffix = new RegExp(`~(?:${one}|${other})(?:_\\d+)?$`, 'u');
    const names = files.filter((name) => name !== '').map((name) => name.replace(suffix, ''));
    return { kind: 'conflict', files: [...new Set(names)] };
  }
  return exitCode === USAGE_ERROR ? { kind: 'unsupported' } : { kind: 'unrelated', reason: stderr };
}

/** Git's exit code for an unknown option. */
const USAGE_ERROR = 129;

const WITHOUT_CONFIGURATION = {
  GIT_ATTR_NOSYSTEM: '1',
  GIT_CONFIG_COUNT: '0',
  GIT_CONFIG_GLOBAL: devNull,
  GIT_CONFIG_NOSYSTEM: '1',
  GIT_CONFIG_PARAMETERS: '',
};

async function mergeTree(
  store: ObjectStore,
  one: string,
  other: string,
  signal: AbortSignal,
): Promise<GitResult> {
  // A work tree with the `.gitattributes` files: some versions of Git read attributes only from a work tree.
  const folder = await mkdtemp(path.join(store.temporaryDirectory, 'merge-'));
  try {
    const entries = await listTree(store, one, signal);
    const attributes = entries.filter((entry) => path.posix.basename(entry.path) === '.gitattributes');
    await materialise(store, attributes, folder, () => true, signal);
    const args = ['merge-tree', '--write-tree', '--name-only', '--no-messages', '-z', one, other];
    return await store.repository.git.run(
      [...WITHOUT_USER_ATTRIBUTES, `--git-dir=${store.directory}`, `--work-tree=${folder}`, ...args],
      { cwd: folder, env: WITHOUT_CONFIGURATION, signal },
    );
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
