import { mkdir, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';

export interface Link {
  readonly to: string;
}

/** Contents by relative path. A path that ends in `/` is an empty folder; its value is ignored. */
export type Tree = Readonly<Record<string, string | Uint8Array | Link>>;

export async function writeTree(root: string, tree: Tree): Promise<void> {
  for (const [name, content] of Object.entries(tree)) {
    const absolute = path.join(root, name);
    await mkdir(name.endsWith('/') ? absolute : path.dirname(absolute), { recursive: true });
    if (name.endsWith('/')) continue;
    if (typeof content === 'string' || content instanceof Uint8Array) await writeFile(absolute, content);
    else await symlink(content.to, absolute);
  }
}
