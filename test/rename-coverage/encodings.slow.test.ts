import { Buffer } from 'node:buffer';
import { describe, expect, test } from 'vitest';
import type { Tree } from '../helpers/write-tree.ts';
import { openCoverageProject, shown, type CoverageProject } from './coverage-project.ts';

const TREE = {
  'main.py': 'class Item:\n    def preis(self): ...\n    def größe(self): ...\n',
  '.gitignore': 'ignored/\n',
  '.github/run.yml': 'run: preis\n',
  'windows.py': 'from main import Item\r\nx = "preis"\r\n\r\n# 😀 preis\r\nItem().preis()\r\n',
  'marked.py': '\uFEFFx = "preis"\n',
  'latin.py': Buffer.from('# -*- coding: latin-1 -*-\n# größe, preis\n', 'latin1'),
  'latin.txt': Buffer.from('größe, preis\n', 'latin1'),
  'forms.py': `from main import Item\nItem().𝐩𝐫𝐞𝐢𝐬()\nItem().${'größe'.normalize('NFD')}()\n# préis\n`,
  'binary.dat': Buffer.from('preis\0'),
  'large.txt': `preis\n${'x'.repeat(4_000_000)}`,
  'long.json': `{"${'x'.repeat(1000)}": "😀preis${'😀'.repeat(500)}"}`,
};
const UNTRACKED: Tree = {
  'untracked.md': 'preis',
  'ignored/notes.md': 'preis',
  'ignored/taken.py': '# preis\n',
  'link.md': { to: 'untracked.md' },
  'node_modules/a/README.md': 'preis',
  'environment/pyvenv.cfg': '',
  'environment/a.py': '# preis\n',
  'inner/.git/config': 'preis',
};

async function notCoveredBy(project: CoverageProject, marked: string): Promise<readonly string[]> {
  const { notCovered } = await project.rename('main.py', marked, 'renamed');
  return shown(notCovered.filter(({ uri }) => uri !== 'long.json'));
}

describe('a rename finds the old name in texts of different encodings', () => {
  test('in a repository', async () => {
    await using project = await openCoverageProject(TREE, {
      untracked: { ...UNTRACKED, 'environment/.gitignore': '*', 'node_modules/.gitignore': '*' },
    });
    expect(await notCoveredBy(project, 'def |preis')).toEqual([
      '.github/run.yml:1 text: run: preis',
      'forms.py:2 reference: Item().𝐩𝐫𝐞𝐢𝐬()',
      // Git ignores this file, but the server reads it.
      'ignored/taken.py:1 comment: # preis',
      'latin.py:2 comment: # größe, preis',
      'marked.py:1 string: x = "preis"',
      'untracked.md:1 documentation: preis',
      'windows.py:2 string: x = "preis"',
      'windows.py:4 comment: # 😀 preis',
    ]);
    expect(await notCoveredBy(project, 'def |größe')).toEqual([
      `forms.py:3 reference: Item().${'größe'.normalize('NFD')}()`,
      'latin.py:2 comment: # größe, preis',
    ]);
    const { notCovered } = await project.rename('main.py', 'def |preis', 'renamed');
    const ranges = new Map(notCovered.map(({ uri, range }) => [`${uri}:${range[0] + 1}`, range]));
    expect(ranges.get('windows.py:4')).toEqual([3, 5, 3, 10]);
    expect(ranges.get('marked.py:1')).toEqual([0, 5, 0, 10]);
    const long = notCovered.find(({ uri }) => uri === 'long.json');
    expect(long).toMatchObject({ range: [0, 1008, 0, 1013], reason: 'text' });
    expect(long?.text).toMatch(/^…x+": "😀preis(?:😀)+\uFFFD?…$/u);
    expect(long?.text.length).toBeLessThan(320);
  });

  test('outside of a repository', async () => {
    await using project = await openCoverageProject(TREE, { tracked: false, untracked: UNTRACKED });
    expect(await notCoveredBy(project, 'def |preis')).toEqual([
      '.github/run.yml:1 text: run: preis',
      'forms.py:2 reference: Item().𝐩𝐫𝐞𝐢𝐬()',
      'ignored/notes.md:1 documentation: preis',
      'ignored/taken.py:1 comment: # preis',
      'latin.py:2 comment: # größe, preis',
      'marked.py:1 string: x = "preis"',
      'untracked.md:1 documentation: preis',
      'windows.py:2 string: x = "preis"',
      'windows.py:4 comment: # 😀 preis',
    ]);
  });
});
