import { expect, test } from 'vitest';
import { openWorkspace } from '../../src/sdk/open-workspace.ts';
import { temporaryFolder } from '../helpers/temporary-folder.ts';
import { testHost } from '../helpers/test-host.ts';
import { writeTree } from '../helpers/write-tree.ts';

test('a request for a place in a file outside `include` does not change concurrent or later answers about other files', async () => {
  await using folder = await temporaryFolder();
  await writeTree(folder.path, {
    'pyproject.toml': '[tool.pyright]\ninclude = ["src"]\n',
    'src/tools.py': 'def pick(old: int) -> int:\n    return old\n',
    'src/main.py': 'from tools import pick\n\npick(old=1)\n',
    'tests/test_tools.py': `from src.tools import pick\n\n${'pick(old=2)\n'.repeat(9)}`,
  });
  await using workspace = await openWorkspace(folder.path, { host: testHost(), keepAnswers: false });
  /** Requests references. Equal requests would share one answer, so each call needs a different `limit`. */
  const references = async (limit: number): Promise<unknown> =>
    (await workspace.references('src/tools.py@L1:C5', { limit })).facts?.references;
  const complete = await references(1000);
  for (const round of [1, 2, 3, 4, 5]) {
    const beside = workspace.references(`tests/test_tools.py@L${round + 2}:C1`);
    expect(await references(1000 + round)).toEqual(complete);
    expect((await beside).error).toBeNull();
  }
});
