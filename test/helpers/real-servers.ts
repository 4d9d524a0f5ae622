import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect } from 'vitest';
import type { Workspace } from '../../src/registry/workspace.ts';
import { openWorkspace } from '../../src/sdk/open-workspace.ts';
import { folderDigest } from './folder-digest.ts';
import { temporaryFolder, type TemporaryFolder } from './temporary-folder.ts';
import { testHost } from './test-host.ts';
import { writeTree, type Tree } from './write-tree.ts';

/** The folder with the programs of the installed npm packages. */
export const PROGRAMS: string = fileURLToPath(new URL('../../node_modules/.bin', import.meta.url));
const require = createRequire(import.meta.url);

/** The tsserver of TypeScript 5, for typescript-language-server. TypeScript 7 does not contain tsserver. */
export const TSSERVER: string = require.resolve('typescript-5/lib/tsserver.js');

/** A project in a temporary folder, and its open workspace. */
export interface OpenProject extends AsyncDisposable {
  readonly folder: string;
  readonly workspace: Workspace;
  readonly write: (tree: Tree) => Promise<void>;
  /** Opens a new workspace, which reads the configuration again. */
  readonly opened: () => Promise<Workspace>;
}

export async function openProject(
  tree: Tree,
  env: Readonly<Record<string, string>> = {},
  below = 'project',
): Promise<OpenProject> {
  const temporary: TemporaryFolder = await temporaryFolder();
  const folder = path.join(temporary.path, below);
  await writeTree(temporary.path, { [`${below}/`]: '', 'home/': '' });
  await writeTree(folder, tree);
  const PATH = `${PROGRAMS}${path.delimiter}${process.env['PATH'] ?? ''}`;
  const host = testHost({ PATH, HOME: path.join(temporary.path, 'home'), ...env });
  const opened = async (): Promise<Workspace> => openWorkspace(folder, { host, timeoutMs: 60_000 });
  const workspace = await opened();
  return {
    folder,
    workspace,
    opened,
    write: async (more) => writeTree(folder, more),
    async [Symbol.asyncDispose]() {
      await workspace[Symbol.asyncDispose]();
      await temporary[Symbol.asyncDispose]();
    },
  };
}

type Operation = (workspace: Workspace) => Promise<{ readonly bundleId: string; readonly status: string }>;

/**
 * Sends the same requests to a project in two folders, with two locales and time zones, in two orders. Each request
 * must succeed and have the same bundle id in both folders. The files of the projects must not change.
 */
export async function expectSameEverywhere(tree: Tree, questions: readonly Operation[]): Promise<void> {
  const answerOf = async (
    order: readonly Operation[],
    env: Readonly<Record<string, string>>,
    below: string,
  ): Promise<ReadonlyMap<Operation, string>> => {
    await using project = await openProject(tree, env, below);
    const before = folderDigest(project.folder);
    const ids = new Map<Operation, string>();
    for (const question of order) {
      const bundle = await question(project.workspace);
      expect(bundle.status, JSON.stringify(bundle)).toBe('ok');
      ids.set(question, bundle.bundleId);
    }
    expect(folderDigest(project.folder)).toEqual(before);
    return ids;
  };
  const first = await answerOf(questions, {}, 'project');
  const env = { TZ: 'Asia/Tokyo', LANG: 'de_DE.UTF-8', LC_ALL: 'de_DE.UTF-8' };
  const second = await answerOf(questions.toReversed(), env, 'another place/the project');
  for (const question of questions) expect(second.get(question), String(question)).toBe(first.get(question));
}
