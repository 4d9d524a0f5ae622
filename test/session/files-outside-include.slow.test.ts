import { test } from 'vitest';
import { temporaryFolder } from '../helpers/temporary-folder.ts';
import { expectRawReferences, writePartProject } from './part-project.ts';

test('references to a class, queried in included files at its definition and at its name in a string, equal those of Pyright without lanser', async () => {
  await using folder = await temporaryFolder();
  await expectRawReferences(await writePartProject(folder.path), [
    { file: 'src/jobs/run.py', line: 3, character: 18 },
    { file: 'src/jobs/__init__.py', line: 0, character: 7 },
  ]);
});
