import { createHash } from 'node:crypto';
import { constants, lstatSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect } from 'vitest';
import type { EditStep } from '../../../src/edit/edit-step.ts';
import { checkJail, type JailFinding, type JailInput } from '../../../src/edit/guard/jail.ts';
import { findGit } from '../../../src/git/git.ts';
import { openRepository, type Repository } from '../../../src/git/repository.ts';
import { temporaryFolder } from '../../helpers/temporary-folder.ts';
import { testHost } from '../../helpers/test-host.ts';
import { writeTree, type Tree } from '../../helpers/write-tree.ts';

export const signal: AbortSignal = new AbortController().signal;

export interface Workspace extends AsyncDisposable {
  /** The absolute path. The parent folder also contains the folder `beside`, whose files must never change. */
  readonly root: string;
  readonly beside: string;
  jail(steps: readonly EditStep[], input?: Partial<JailInput>): Promise<JailFinding>;
}

const CANARIES: Tree = {
  'canary.py': 'canary = 1\n',
  'deep/canary.py': 'canary = 2\n',
  'link.py': { to: 'canary.py' },
};

/**
 * Creates a workspace with the entries of `tree` and a file `a.py`, and creates the folder `beside`. `Workspace.jail`
 * checks that both folders stay unchanged.
 */
export async function workspace(tree: Tree): Promise<Workspace> {
  const folder = await temporaryFolder();
  const root = path.join(folder.path, 'ws');
  const beside = path.join(folder.path, 'beside');
  await writeTree(beside, CANARIES);
  await writeTree(root, { 'a.py': 'a = 1\n', ...tree });
  return {
    root,
    beside,
    jail: async (steps, input) => untouched(folder.path, async () => jail(root, steps, input)),
    [Symbol.asyncDispose]: async () => folder[Symbol.asyncDispose](),
  };
}

export async function jail(
  root: string,
  steps: readonly EditStep[],
  input: Partial<JailInput> = {},
): Promise<JailFinding> {
  const requested = { steps, annotations: {} };
  return checkJail({ root, requested, platform: 'linux', repository: undefined, signal, ...input });
}

/** Returns the result of `run`. Checks that `run` changes nothing in a folder, except access times. */
export async function untouched<T>(folder: string, run: () => Promise<T>): Promise<T> {
  const before = [...marks(folder)];
  const result = await run();
  expect([...marks(folder)]).toEqual(before);
  return result;
}

/**
 * Yields the state of an entry and of everything below it, without following links. A state includes the
 * inode's change time, which every change updates.
 */
function* marks(entry: string): Generator<string> {
  const { mode, ino, nlink, uid, gid, mtimeNs, ctimeNs, ...info } = lstatSync(entry, { bigint: true });
  const isFile = (mode & FILE_TYPE) === REGULAR;
  const content = isFile ? createHash('sha256').update(readFileSync(entry)).digest('hex') : '';
  yield [entry, mode, ino, nlink, uid, gid, mtimeNs, ctimeNs, info.size, content].join(' ');
  if ((mode & FILE_TYPE) !== FOLDER) return;
  for (const name of readdirSync(entry).toSorted()) yield* marks(path.join(entry, name));
}

const FILE_TYPE = BigInt(constants.S_IFMT);
const REGULAR = BigInt(constants.S_IFREG);
const FOLDER = BigInt(constants.S_IFDIR);

export async function repositoryOf(root: string): Promise<Repository> {
  return openRepository(await findGit(testHost(), [root]), root);
}

export const edit = (uri: string): EditStep => ({ kind: 'edit', uri, edits: [] });
export const create = (uri: string): EditStep => ({ kind: 'create', uri });
export const remove = (uri: string): EditStep => ({ kind: 'delete', uri, options: { recursive: true } });
export const rename = (oldUri: string, newUri: string): EditStep => ({ kind: 'rename', oldUri, newUri });

/** Returns the paths of the steps, in order. If the jail rejects paths, returns only those, as `uri: reason`. */
export function summary(finding: JailFinding): readonly string[] {
  if (finding.kind === 'outside') return finding.offenders.map(({ uri, reason }) => `${uri}: ${reason}`);
  return finding.edit.steps.flatMap((step) =>
    step.kind === 'rename' ? [step.oldUri, step.newUri] : [step.uri],
  );
}
