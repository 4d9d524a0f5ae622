import path from 'node:path';
import { nodeHost } from '../../src/session/node-host.ts';
import { openWorkspace } from '../../src/sdk/open-workspace.ts';
import type { Workspace } from '../../src/registry/workspace.ts';
import { rawAnswers, type RawAnswers } from '../../test/helpers/raw-answers.ts';
import { rawNames } from '../../test/helpers/raw-names.ts';
import { rawServer, type RawServer } from '../../test/helpers/raw-server.ts';
import { cloneOf, type Clone } from './clone.ts';

/** Two clones of one repository: one for lanser, and one for Pyright without lanser. */
export interface Sides extends AsyncDisposable {
  readonly lanser: { readonly clone: Clone; readonly workspace: Workspace };
  readonly raw: { readonly clone: Clone; readonly server: RawServer; readonly answers: RawAnswers };
}

export async function openSides(repository: string, temporary: string): Promise<Sides> {
  const ours = await cloneOf(repository, path.join(temporary, 'lanser'));
  const theirs = await cloneOf(repository, path.join(temporary, 'raw'));
  const env = { ...process.env, XDG_CACHE_HOME: path.join(temporary, 'cache') };
  const server = await rawServer(theirs.root);
  const workspace = await openWorkspace(ours.root, { host: { ...nodeHost({}), env } });
  return {
    lanser: { clone: ours, workspace },
    raw: { clone: theirs, server, answers: rawAnswers(server, await rawNames(theirs.root)) },
    async [Symbol.asyncDispose]() {
      await Promise.all([server[Symbol.asyncDispose](), workspace[Symbol.asyncDispose]()]);
    },
  };
}
