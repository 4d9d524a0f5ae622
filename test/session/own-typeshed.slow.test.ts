// Compares lanser's answers about members of built-in classes with the answers of Pyright alone. The project has its
// own typeshed.
import { cp } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { expect, test } from 'vitest';
import { openWorkspace } from '../../src/sdk/open-workspace.ts';
import { PLACE_OPERATIONS, rawAnswers } from '../helpers/raw-answers.ts';
import { rawNames } from '../helpers/raw-names.ts';
import { rawServer } from '../helpers/raw-server.ts';
import { sdkAnswers } from '../helpers/sdk-answers.ts';
import { temporaryFolder } from '../helpers/temporary-folder.ts';
import { testHost } from '../helpers/test-host.ts';
import { writeTree } from '../helpers/write-tree.ts';

const SHIPPED = path.dirname(createRequire(import.meta.url).resolve('pyright/package.json'));
const CLASSES = 'class Base:\n    def method(self) -> None: ...\nclass Derived(Base): ...\n';
const SOURCE = `class Base:
    def method(self) -> None:
        """What Base does."""
class Derived(Base):
    pass
`;
const FILES = {
  'main.py': `class Own(Base):
    pass
Derived().method()
Own().method()
`,
  // This file marks the folder as a Python environment. The workspace ignores the files in environments.
  'typeshed/pyvenv.cfg': '',
  'typeshed/stubs/': '',
  'typeshed/stdlib/builtins.pyi': CLASSES,
  'typeshed/stdlib/builtins.py': SOURCE,
  'pyrightconfig.json': '{ "typeshedPath": "typeshed" }',
};

test('answers for an inherited built-in method equal those of the server itself', async () => {
  await using folder = await temporaryFolder();
  const root = path.join(folder.path, 'workspace');
  const stdlib = path.join(SHIPPED, 'dist', 'typeshed-fallback', 'stdlib');
  await cp(stdlib, path.join(root, 'typeshed', 'stdlib'), { recursive: true });
  await writeTree(root, FILES);
  await using server = await rawServer(root);
  await using workspace = await openWorkspace(root, { host: testHost() });
  const raw = rawAnswers(server, await rawNames(root));
  const lanser = sdkAnswers(workspace);
  for (const place of [
    { file: 'main.py', line: 2, character: 10 },
    { file: 'main.py', line: 3, character: 6 },
  ]) {
    for (const operation of PLACE_OPERATIONS) {
      expect(await lanser.at(operation, place), operation).toEqual(await raw.at(operation, place));
    }
    const hover = JSON.stringify(await lanser.at('hover', place));
    expect(hover).toContain('(method) def method() -> None');
  }
});
