import { expect, test } from 'vitest';
import { subcommandOf } from '../../src/git/command.ts';

test.each([
  [['cat-file', '--batch'], 'cat-file'],
  [['-c', 'core.quotePath=false', 'ls-files', '-z'], 'ls-files'],
  [['--git-dir=/a', '-C', 'folder', 'read-tree', 'main'], 'read-tree'],
  [['--version'], undefined],
])('the subcommand of %j is %j', (args, command) => {
  expect(subcommandOf(args)).toBe(command);
});
