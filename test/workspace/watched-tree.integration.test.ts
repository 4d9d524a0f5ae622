import { spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../helpers/temporary-folder.ts';

const MODULE = fileURLToPath(new URL('../../src/workspace/watched-tree.ts', import.meta.url));

test('files are found in a mounted folder whose inode number is that of an enclosing folder', async ({
  skip,
}) => {
  await using folder = await temporaryFolder();
  const root = path.join(folder.path, 'root');
  mkdirSync(root);
  const program = `const { statSync } = await import('node:fs');
    const [module, root] = process.argv.slice(1);
    const { watchTree } = await import(module);
    const tree = watchTree(root, { limit: root, isWatched: () => true, clock: Date.now });
    tree.look();
    const inodes = [root, root + '/inner'].map((folder) => statSync(folder).ino);
    console.log(JSON.stringify({ files: [...tree.files], isSameInode: inodes[0] === inodes[1] }));`;
  const script = `mount -t tmpfs none "$2" && mkdir "$2/inner" && mount -t tmpfs none "$2/inner" &&
    touch "$2/inner/one.py" && exec "$0" --input-type=module -e "$3" "$1" "$2"`;
  const ran = spawnSync('unshare', ['-Urm', 'sh', '-c', script, process.execPath, MODULE, root, program], {
    encoding: 'utf8',
  });
  if (ran.error !== undefined || /unshare|mount/u.test(ran.stderr)) skip('user namespaces are not available');
  expect(JSON.parse(ran.stdout)).toEqual({ files: ['inner/one.py'], isSameInode: true });
});
