import { expect, test } from 'vitest';
import { mentionKind } from '../../src/rename-coverage/mention-kind.ts';
import { marked, sourceOf } from './source-of.ts';

test.each([
  ['|name = 1', 'identifier'],
  ['x = 1  # |name', 'comment'],
  ['x = "|name"', 'string'],
  ["x = rb'|name'", 'string'],
  ['"|name"', 'documentation'],
  ['x = 1\n"""of x: |name"""', 'documentation'],
  ['def f():\n    """Doc |name."""', 'documentation'],
  ['def f(): "|name"', 'documentation'],
  ['def f():\n    """Say f"x" or `y` to |name."""', 'documentation'],
  ['class C:\n    "a" "b" \'|name\'\n', 'documentation'],
  ['class C:\n    (\n        "a"  # x\n        "|name"\n    )\n', 'documentation'],
  ['f(\n    "|name"\n)', 'string'],
  ['"|name".join(x)', 'string'],
  ['return_ = (\n    "|name",\n)', 'string'],
  ['f"|name"', 'string'],
  ['f"{|name}"', 'identifier'],
  ['f"{{|name}}"', 'string'],
  ['f"{a:{|name}}"', 'identifier'],
  ['f"{a["|name"]}"', 'string'],
  ['f"{a[\'|name\']}"', 'string'],
  ['f"{a["b"]} {|name}"', 'identifier'],
  ['f"{a["b"]} |name"', 'string'],
  ['f"{f"{|name}"}"', 'identifier'],
  ['f"{a}"; x = |name', 'identifier'],
  ['f"{a}"; x = "|name"', 'string'],
  ['x = rf"\\b{|name}"', 'identifier'],
  ['x = F"""\n{|name}\n"""', 'identifier'],
  ['x = F"""\n|name\n"""', 'string'],
  ['if f"{x}":\n    |name', 'identifier'],
  ['x = "unfinished |name\ny = 1', 'string'],
])('the mention in %j has the kind %s', async (text, expected) => {
  const { text: source, offset } = marked(text);
  expect(mentionKind(await sourceOf(source), { start: offset, end: offset + 4 })).toBe(expected);
});
