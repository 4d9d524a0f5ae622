// Checks that all commands and options in the documentation exist, including those that no test runs.
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { helpOf, listedIn } from '../helpers/help-of.ts';
import { markdownEffects } from '../helpers/markdown-tree.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const PAGES = globSync(['*.md', '.lanser/*.md', 'docs/**/*.md', 'examples/*.md'], { cwd: ROOT });

const commandsOf = new Map(PAGES.map((page) => [page, commandsIn(page)]));

/** Returns the commands of lanser in the code of a page, without the shell's pipes and redirections. */
function commandsIn(page: string): readonly string[] {
  const { code } = markdownEffects(readFileSync(path.join(ROOT, page), 'utf8'));
  const parts = code.flatMap((text) => text.split(/\n|&&|[|>]/u));
  return parts.flatMap(
    (part) => /^\s*(?:npx )?(?:\S+\/)?lanser (?<rest>[a-z].*)$/u.exec(part)?.groups?.['rest'] ?? [],
  );
}

function unknownIn(command: string): readonly string[] {
  const words = command.split(/\s+/u);
  const isGroup = listedIn(helpOf(words[0] ?? ''), 'Commands').length > 0;
  const options = new Set(listedIn(helpOf(...words.slice(0, isGroup ? 2 : 1)), 'Options'));
  const named = words.flatMap((word) => /^--[a-z][a-z-]*/u.exec(word)?.[0] ?? []);
  return named.filter((option) => !options.has(option));
}

test('the pages contain commands, and an unknown command or option is reported', () => {
  expect([...commandsOf.values()].flat().length).toBeGreaterThan(150);
  expect(unknownIn('gate --base B --bose')).toEqual(['--bose']);
  expect(unknownIn('schema compat --base=B --head')).toEqual(['--head']);
  expect(() => unknownIn('gat')).toThrow('no command gat');
});

test.each([...commandsOf])('%s mentions only existing commands and options', (_, commands) => {
  const faults = commands.map((command) => [command, unknownIn(command)]);
  expect(faults.filter(([, unknown]) => unknown?.length !== 0)).toEqual([]);
});
