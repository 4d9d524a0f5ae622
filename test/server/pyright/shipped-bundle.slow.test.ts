import { expect, test } from 'vitest';
import { assembleBundle } from '../../../src/bundle/assemble.ts';
import type { DiagnosticsBundle } from '../../../src/model/bundle.ts';
import { projectChecker } from '../../helpers/project-checker.ts';
import { temporaryFolder } from '../../helpers/temporary-folder.ts';
import { writeTree } from '../../helpers/write-tree.ts';

test('Pyright from the shipped tarball returns the same bundle as the installed Pyright', async () => {
  await using project = await temporaryFolder();
  await writeTree(project.path, {
    'a.py': 'import b, re\nx: int = b.y\nre.compile(1)\nreveal_type(b)\ndef f():\n  return 1\n  x\n',
    'b.py': 'y = ""\n',
  });
  const bundleWith = async (pyright: 'installed' | 'shipped'): Promise<DiagnosticsBundle> => {
    await using checker = await projectChecker(project.path, project.path, pyright);
    const { files } = await checker.workspaceFiles();
    const facts = await checker.diagnose(files, { kind: 'workspace', files: files.length });
    const request = { cmd: 'diagnostics' as const, options: { workspace: true as const } };
    return assembleBundle({ request, environment: checker.environment, facts, volatile: {} });
  };
  const [installed, shipped] = [await bundleWith('installed'), await bundleWith('shipped')];
  expect(installed.facts?.counts).toEqual({ error: 3, warning: 0, information: 1 });
  expect(installed.facts?.hints).toHaveLength(1);
  expect(shipped).toEqual(installed);
});
