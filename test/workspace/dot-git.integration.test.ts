import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isDotGit } from '../../src/workspace/dot-git.ts';
import { temporaryRepository } from '../helpers/temporary-repository.ts';

test.each([
  '.gitignore',
  '.github',
  'git',
  '.gi',
  '.git-x',
  'git~',
  'git~x',
  'a.git',
  '.git~1',
  '..git',
  'x:.git',
  '',
  'gitt~1',
])('%j is accepted as an ordinary name', (name) => {
  expect(isDotGit(name)).toBe(false);
});

const PIECES = [
  '.',
  'g',
  'i',
  't',
  'G',
  'I',
  'T',
  '.git',
  '.Git',
  'git~1',
  'GIT~1',
  ' ',
  '~1',
  '~',
  ':',
  ':$DATA',
];
const IGNORED = ['\u200C', '\u200D', '\u200E', '\u200F', '\u202A', '\u202E', '\u206A', '\u206F', '\uFEFF'];
const pieces = fc.constantFrom(...PIECES, ...IGNORED, '\\', 'x', '\u00E9', '\u0131', '\uFF0E');
const names = fc.array(pieces, { minLength: 1, maxLength: 6 }).map((list) => list.join(''));

describe('compared with Git', () => {
  test('isDotGit is true for every name that Git rejects in an index because the name can mean `.git`', async () => {
    await using repository = await temporaryRepository();
    await repository.git(['config', 'core.protectHFS', 'true']);
    await repository.git(['config', 'core.protectNTFS', 'true']);
    const blob = await repository.git(['hash-object', '-w', '--stdin'], { input: '' });
    const sample = fc
      .sample(names, { numRuns: 6000, seed: 7 })
      .filter((name) => name !== '.' && name !== '..' && !/^\.(?:\\|$)|\\$/u.test(name));
    const all = [...new Set(sample)];
    // Each name is in a separate folder, so that the names do not conflict.
    const input = all.map((name, index) => `100644 ${blob} 0\tn${index}/${name}\0`).join('');
    await repository.git(['update-index', '-z', '--index-info'], { input });
    const tracked = await repository.git(['ls-files', '-z']);
    const accepted = new Set(tracked.split('\0').map((entry) => entry.slice(0, entry.indexOf('/'))));
    const refused = all.filter((_, index) => !accepted.has(`n${index}`));
    expect(refused.length).toBeGreaterThan(100);
    expect(refused.filter((name) => !isDotGit(name))).toEqual([]);
    const wrongly = all.filter((name, index) => accepted.has(`n${index}`) && isDotGit(name));
    // isDotGit is also true for some names that Git accepts. They have a non-ASCII character or a leading backslash.
    expect(wrongly.filter((name) => /^(?!\\)[\x20-\x7E]*$/u.test(name))).toEqual([]);
  });
});
