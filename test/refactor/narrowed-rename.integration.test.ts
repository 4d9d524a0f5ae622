import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { scriptedProject } from '../helpers/scripted-server.ts';

const MODULE = 'def one():\n    return 1\n';
const USER = 'from app import one\n\nprint(one(), "one")\n';

/** Returns an edit that replaces a text that ends with `\n`. The server pylsp answers renames with such edits. */
function whole(text: string, newText: string): object {
  const end = { line: text.split('\n').length - 1, character: 0 };
  return { range: { start: { line: 0, character: 0 }, end }, newText };
}

test("if a server's rename replaces whole documents, lanser narrows the edits and reports the old names that remain", async () => {
  await using project = await scriptedProject({ 'app.py': MODULE, 'use.py': USER });
  const settings = await readFile(path.join(project.folder, 'lanser.json'), 'utf8');
  await project.write({ 'lanser.json': settings.replace('".fake"', '".py"') });
  await project.script({
    'textDocument/rename': {
      results: [
        {
          changes: {
            [project.uri('app.py')]: [whole(MODULE, MODULE.replace('one', 'uno'))],
            [project.uri('use.py')]: [whole(USER, USER.replace('import one', 'import uno'))],
          },
        },
      ],
    },
  });
  await using workspace = await project.opened();
  const { facts, edits, error } = await workspace.rename('app.py@L1:C5', 'uno');
  expect(error).toBeNull();
  expect(edits.plan?.files.map((file) => file.edits)).toEqual([
    [{ range: [0, 4, 0, 7], newText: 'uno' }],
    [{ range: [0, 16, 0, 19], newText: 'uno' }],
  ]);
  expect(facts?.notCovered.map(({ uri, range, reason }) => [uri, range, reason])).toEqual([
    ['use.py', [2, 6, 2, 9], 'unresolved'],
    ['use.py', [2, 14, 2, 17], 'string'],
  ]);
  const completeness = facts?.safety.checks.find(({ name }) => name === 'completeness');
  expect([completeness?.passed, completeness?.places]).toEqual([
    false,
    [{ uri: 'use.py', range: [2, 6, 2, 9] }],
  ]);
});
