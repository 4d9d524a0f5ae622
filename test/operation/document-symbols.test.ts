import path from 'node:path';
import { expect, test } from 'vitest';
import { projectChecker } from '../helpers/project-checker.ts';
import { temporaryFolder } from '../helpers/temporary-folder.ts';
import { writeTree } from '../helpers/write-tree.ts';

test('classes and functions of a file are named with what encloses them', async () => {
  await using folder = await temporaryFolder();
  await writeTree(folder.path, {
    'sub/a.py': `
VALUE = 1
class Outer:
  field: int = 1
  class Inner:
    def method(self):
      def local():
        return 1
      return local
@property
def decorated():
  pass
async def last(): ...
`,
  });
  await using checker = await projectChecker(folder.path);
  await checker.diagnose([path.join(folder.path, 'sub/a.py')], { kind: 'files', files: ['sub/a.py'] });
  const symbols = await checker.enclosingSymbols('sub/a.py');
  expect(
    symbols.map(({ qualifiedName, firstLine, lastLine }) => [qualifiedName, firstLine, lastLine]),
  ).toEqual([
    ['Outer', 2, 8],
    ['Outer.Inner', 4, 8],
    ['Outer.Inner.method', 5, 8],
    ['Outer.Inner.method.local', 6, 7],
    ['decorated', 9, 11],
    ['last', 12, 12],
  ]);
});
