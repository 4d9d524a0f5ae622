import { findGit } from '../git/git.ts';
import { openRepository } from '../git/repository.ts';
import type { Host } from '../model/host.ts';

/** The checkout that holds a workspace, or the workspace itself outside of Git. */
export async function checkoutOf(host: Host, root: string): Promise<string> {
  try {
    return (await openRepository(await findGit(host, [root]), root)).root;
  } catch {
    return root;
  }
}
