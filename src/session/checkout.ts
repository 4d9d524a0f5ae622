import { findGit } from '../git/git.ts';
import { openRepository } from '../git/repository.ts';
import type { Host } from '../model/host.ts';

/** Returns the root of the checkout around a workspace; the workspace itself if it is not in a checkout. */
export async function checkoutOf(host: Host, root: string): Promise<string> {
  try {
    return (await openRepository(await findGit(host, [root]), root)).root;
  } catch {
    return root;
  }
}
