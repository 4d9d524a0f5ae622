import { chmod, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { BundleOf, EditFacts } from '../../src/model/bundle.ts';
import { folderDigest } from '../helpers/folder-digest.ts';
import { openProject, type OpenProject } from '../helpers/real-servers.ts';

/**
 * Texts that differ in encoding, byte order mark, line ends and indentation. `é` has different bytes in each
 * encoding.
 */
const TEXTS: Readonly<Record<string, Buffer>> = {
  'pkg/crlf.py': Buffer.from('from pkg.base import run\r\n\r\nrun()  # é\r\n'),
  'pkg/mark.py': Buffer.from('\uFEFFfrom pkg.base import run\nrun()  # é\n'),
  'pkg/latin.py': Buffer.from('# -*- coding: latin-1 -*-\nfrom pkg.base import run\nrun()  # é\n', 'latin1'),
  'pkg/tabs.py': Buffer.from('from pkg.base import run\nif run:\n\trun()\n\tx = "é😀", run()'),
  'pkg/mixed.py': Buffer.from('from pkg.base import run\r\nrun()\nrun()\r\n'),
};

let project: OpenProject;
beforeAll(async () => {
  project = await openProject({
    'pkg/__init__.py': '',
    'pkg/base.py': 'import os\n\ndef run(): return 1\n\nclass Base:\n    def go(self): pass\n',
    'pkg/sub.py': 'from pkg.base import Base\n\nclass Sub(Base):\n    def go(self): pass\n',
    'pkg/either.py': 'class A:\n    size = 1\nclass B:\n    size = 2\ndef f(x: A | B): return x.size\n',
    'pkg/keys.py':
      'from typing import TypedDict\n\nclass T(TypedDict):\n    old: int\n\ndef f(t: T): return t["new"]\ndef g(t: T): return t["old"]\n',
    ...TEXTS,
  });
  await chmod(path.join(project.folder, 'pkg/crlf.py'), 0o755);
});
afterAll(async () => project[Symbol.asyncDispose]());

function checkOf({ facts }: BundleOf<EditFacts>, name: string): boolean | null | undefined {
  return facts?.safety.checks.find((check) => check.name === name)?.passed;
}

describe('prepareRename', () => {
  test.each<[place: string, placeholder: string | null]>([
    ['pkg/base.py@L3:C5', 'run'],
    ['py://pkg.base#Base.go', 'go'],
    // These positions are a keyword, a module of the standard library, an empty line and a number.
    ['pkg/base.py@L3:C1', null],
    ['pkg/base.py@L1:C8', null],
    ['pkg/base.py@L2:C1', null],
    ['pkg/base.py@L3:C19', null],
  ])('returns for %s the placeholder %s', async (place, placeholder) => {
    const { facts, error } = await project.workspace.prepareRename(place);
    expect([error, facts?.prepareRename?.placeholder ?? null]).toEqual([null, placeholder]);
  });
});

test('a rename that causes a new error fails the check of completeness', async () => {
  const renamed = await project.workspace.rename('py://pkg.either#A.size', 'length');
  expect(checkOf(renamed, 'completeness')).toBe(false);
  expect(renamed.facts?.safety.checks.find(({ name }) => name === 'completeness')?.detail).toContain(
    'The rename causes 1 new error: Cannot access attribute "length" for class "B"',
  );
});

test('completeness fails if the rename defines one key and removes another', async () => {
  const { facts } = await project.workspace.rename('py://pkg.keys#T.old', 'new');
  expect(facts?.safety.checks.find(({ name }) => name === 'completeness')).toMatchObject({
    passed: false,
    places: [{ uri: 'pkg/keys.py', range: [6, 20, 6, 28] }],
  });
});

describe('a rename of an overridden member', () => {
  test('fails the check of overrides unless the option `overrides` also renames the overriding members', async () => {
    const before = folderDigest(project.folder);
    const withoutOverrides = await project.workspace.rename('py://pkg.base#Base.go', 'start');
    const both = await project.workspace.rename('py://pkg.base#Base.go', 'start', { overrides: true });
    expect(folderDigest(project.folder)).toEqual(before);
    const files = ({ edits }: BundleOf<EditFacts>): readonly string[] =>
      edits.plan?.files.map(({ uri }) => uri) ?? [];
    expect(files(both)).toEqual(['pkg/base.py', 'pkg/sub.py']);
    expect(checkOf(both, 'overrides')).toBe(true);
    expect(files(withoutOverrides)).toEqual(['pkg/base.py']);
    expect(checkOf(withoutOverrides, 'overrides')).toBe(false);
  });
});

test('every file keeps its encoding, byte order mark, line ends and mode', async () => {
  const { error, edits, facts } = await project.workspace.rename('pkg/base.py@L3:C5', 'execute', {
    apply: true,
  });
  expect([error, edits.applied]).toEqual([null, true]);
  for (const [name, before] of Object.entries(TEXTS)) {
    const expected = before.toString('latin1').replaceAll(/\brun\b/gu, 'execute');
    expect((await readFile(path.join(project.folder, name))).toString('latin1'), name).toBe(expected);
  }
  expect((await stat(path.join(project.folder, 'pkg/crlf.py'))).mode & 0o777).toBe(0o755);
  expect(facts?.safety.checks.find(({ name }) => name === 'verification')?.passed).toBe(true);
});

test('mentions that the server does not rename are in notCovered with their reasons', async () => {
  await using other = await openProject({
    'pyrightconfig.json': '{"exclude": ["excluded.py"]}',
    'lib.py': '__all__ = ["work"]\n\ndef work(): pass\n',
    'main.py': 'import lib\ngetattr(lib, "work")()  # work\nlib.work()\n',
    'excluded.py': 'from lib import work\nwork()\n',
    'README.md': 'Call `work`.\n',
  });
  const { facts, edits } = await other.workspace.rename('py://lib#work', 'labour');
  const found = new Set(facts?.notCovered.map(({ uri, reason }) => `${uri}: ${reason}`));
  expect(found).toEqual(
    new Set(['README.md: documentation', 'excluded.py: excluded', 'main.py: comment', 'main.py: string']),
  );
  // Pyright renames the name in `__all__`, so `notCovered` does not contain that string.
  expect(edits.diff).toContain('+__all__ = ["labour"]\n');
});

test('an attribute that `__getattr__` provides is a collision, but an unknown attribute is not', async () => {
  const method = '    def refresh(self) -> int: return 1\n';
  await using other = await openProject({
    'lib.py': `class Plain:\n${method}class Proxy:\n    def __getattr__(self, name: str) -> str: return name\n${method}`,
    'main.py': 'import lib\nprint(lib.Proxy().reload)\nprint(lib.Plain().reload)\n',
  });
  const plain = await other.workspace.rename('py://lib#Plain.refresh', 'reload');
  expect(checkOf(plain, 'collisions')).toBe(true);
  const proxy = await other.workspace.rename('py://lib#Proxy.refresh', 'reload');
  expect(proxy.facts?.safety.checks.find(({ name }) => name === 'collisions')).toMatchObject({
    passed: false,
    detail: 'At 1 place, "reload" would refer to a different definition.',
    places: [{ uri: 'main.py', range: [1, 18, 1, 24] }],
  });
});
