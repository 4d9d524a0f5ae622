// A class can match a protocol without naming the protocol, and Python calls special methods implicitly. So a rename
// can cause errors in a file that does not mention the renamed symbol.
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { TYPESHED_MEMBERS } from '../../src/rename-coverage/user-files.ts';
import { openProject, type OpenProject } from '../helpers/real-servers.ts';

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
  'lock.py':
    'class Lock:\n    def __enter__(self) -> int: ...\n    def __exit__(self, *a: object) -> None: ...\n    def __len__(self) -> int: ...\n    def close(self) -> None: ...\n    def _private(self) -> None: ...\n',
  'held.py': 'from lock import Lock\n\nclass Held(Lock): ...\n',
  'with.py': 'from held import Held\n\nwith Held():\n    pass\n',
  'closed.py':
    'from contextlib import closing\nfrom lock import Lock\n\nprint(len(Lock()))\nwith closing(Lock()):\n    pass\n',
  'log.py': 'from circle import Circle\n\nprint("x", file=Circle())\n',
};

let project: OpenProject;
beforeAll(async () => {
  project = await openProject(TREE);
});
afterAll(async () => project[Symbol.asyncDispose]());

test.each([
  ['py://circle#Circle.draw', 'paint', 'use.py'],
  ['py://shapes#Drawn.draw', 'paint', 'use.py'],
  ['py://circle#Circle.write', 'put', 'log.py'],
  ['circle.py@L2:C20', 'level', 'use.py'],
  ['py://box#draw', 'paint', 'plain.py'],
  ['pen.py@L1:C9', 'width', 'use.py'],
  ['py://lock#Lock.__enter__', 'enter', 'with.py'],
  ['py://lock#Lock.__len__', 'size', 'closed.py'],
  ['py://lock#Lock.close', 'shut', 'closed.py'],
])(
  'completeness fails if a rename of %s breaks a file that does not mention the name',
  async (selector, newName, file) => {
    const { error, facts } = await project.workspace.rename(selector, newName);
    expect(error).toBeNull();
    const check = facts?.safety.checks.find(({ name }) => name === 'completeness');
    expect(check?.passed).toBe(false);
    expect(check?.places?.map(({ uri }) => uri)).toContain(file);
  },
);

test.each([
  ['close', null, 'More than 100 files may use the symbol without its name. lanser checked 100 of them.'],
  ['_private', true, 'no code remains that may refer to the name.'],
])(
  'if 101 files mention the class, completeness for a rename of %s is %s',
  async (member, passed, detail) => {
    const users = Array.from({ length: 101 }, (_, index): [string, string] => [
      `user${index}.py`,
      'from lock import Lock\n',
    ]);
    await using large = await openProject({
      'lock.py': TREE['lock.py'],
      ...Object.fromEntries(users),
    });
    const { facts } = await large.workspace.rename(`py://lock#Lock.${member}`, `${member}_now`);
    const check = facts?.safety.checks.find(({ name }) => name === 'completeness');
    expect(check?.passed).toBe(passed);
    expect(check?.detail).toContain(detail);
  },
);

test('TYPESHED_MEMBERS are the methods, except special methods, of the protocols in Pyright’s module _typeshed', () => {
  const file = 'node_modules/pyright/dist/typeshed-fallback/stdlib/_typeshed/__init__.pyi';
  const text = readFileSync(file, 'utf8');
  const protocols = text.split(/^class /mu).filter((part) => /^\w+\(.*Protocol/u.test(part));
  const members = protocols.flatMap((part) =>
    [...part.matchAll(/^ {4}def ([a-z]\w*)/gmu)].map(([, name]) => name),
  );
  expect(new Set(members)).toEqual(TYPESHED_MEMBERS);
});
