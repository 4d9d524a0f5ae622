// A class can match a protocol without naming the protocol. So a rename can cause errors in a file that does not
// mention the renamed symbol.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { TYPESHED_MEMBERS } from '../../src/rename-coverage/user-files.ts';
import { openProject } from '../helpers/real-servers.ts';

const TREE = {
  'shapes.py':
    'from typing import Protocol\n\nclass Drawn(Protocol):\n    def draw(self, depth: int) -> None: ...\n\nclass Tool(Protocol):\n    def __call__(self, size: int) -> None: ...\n\ndef show(one: Drawn, tool: Tool) -> None: ...\n',
  'circle.py':
    'class Circle:\n    def draw(self, depth: int) -> None: ...\n\n    def write(self, text: str, /) -> object: ...\n',
  'disc.py': 'import circle\n\nclass Disc(circle.Circle): ...\n',
  'pen.py': 'def pen(size: int) -> None: ...\n',
  'use.py': 'from disc import Disc\nfrom pen import pen\nfrom shapes import show\n\nshow(Disc(), pen)\n',
  'box.py': 'def draw(depth: int) -> None: ...\n',
  'plain.py': 'import box\nfrom pen import pen\nfrom shapes import show\n\nshow(box, pen)\n',
  'log.py': 'from circle import Circle\n\nprint("x", file=Circle())\n',
};

test.each([
  ['py://circle#Circle.draw', 'paint', 'use.py'],
  ['py://shapes#Drawn.draw', 'paint', 'use.py'],
  ['py://circle#Circle.write', 'put', 'log.py'],
  ['circle.py@L2:C20', 'level', 'use.py'],
  ['py://box#draw', 'paint', 'plain.py'],
  ['pen.py@L1:C9', 'width', 'use.py'],
])('completeness fails if a rename of %s ends a match with a protocol', async (selector, newName, file) => {
  await using project = await openProject(TREE);
  const { error, facts } = await project.workspace.rename(selector, newName);
  expect(error).toBeNull();
  const check = facts?.safety.checks.find(({ name }) => name === 'completeness');
  expect(check?.passed).toBe(false);
  expect(check?.places?.map(({ uri }) => uri)).toContain(file);
});

test('TYPESHED_MEMBERS are the methods, except special methods, of the protocols in Pyright’s module _typeshed', () => {
  const file = 'node_modules/pyright/dist/typeshed-fallback/stdlib/_typeshed/__init__.pyi';
  const text = readFileSync(file, 'utf8');
  const protocols = text.split(/^class /mu).filter((part) => /^\w+\(.*Protocol/u.test(part));
  const members = protocols.flatMap((part) =>
    [...part.matchAll(/^ {4}def ([a-z]\w*)/gmu)].map(([, name]) => name),
  );
  expect(new Set(members)).toEqual(TYPESHED_MEMBERS);
});
