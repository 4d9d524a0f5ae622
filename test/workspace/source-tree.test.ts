import { expect, test } from 'vitest';
import { excludedFiles, sourceTree } from '../../src/workspace/source-tree.ts';
import { temporaryFolder } from '../helpers/temporary-folder.ts';
import { writeTree } from '../helpers/write-tree.ts';

test.each(['build', 'build/', 'buil*', 'build/*', 'build/**', '**/b?ild'])(
  'the glob %j excludes all files below the folder `build`',
  async (glob) => {
    await using folder = await temporaryFolder();
    await writeTree(folder.path, { 'a.py': '', 'build/b.py': '', 'build/deep/c.py': '' });
    expect(await sourceTree(folder.path, ['.py'], [glob])).toEqual(['a.py']);
    expect([...(await excludedFiles(folder.path, [glob]))].toSorted()).toEqual([
      'build/b.py',
      'build/deep/c.py',
    ]);
  },
);
