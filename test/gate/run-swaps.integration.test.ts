import { beforeAll, describe, expect, test } from 'vitest';
import type { Report } from '../../src/model/report.ts';
import { expectBalancedAccounts } from '../helpers/accounts.ts';
import { gateReport } from '../helpers/lanser.ts';
import { useSandbox } from '../helpers/sandbox.ts';

const sandbox = useSandbox();

const HEAD = 'import re\n\nm = re.match("a", "b")\nn = re.match("c", "d")\n';

interface Case {
  readonly before: string;
  readonly after: string;
  /** The one-based lines of `after` with introduced errors. */
  readonly introduced: readonly number[];
}

/** Cases in which all errors have the same message: "group" is not a known attribute of "None". */
const CASES: Readonly<Record<string, Case>> = {
  at_module_level: {
    before: 'print(m.group())\nx = 1\ny = 2\n',
    after: 'print(m.group() if m else "")\nx = 1\ny = 2\nz = n.group()\n',
    introduced: [4],
  },
  in_one_hunk: {
    before: 'print(m.group())\n',
    after: 'print(m)\nz = [n.group()]\n',
    introduced: [2],
  },
  in_one_function: {
    before: 'def f() -> None:\n    print(m.group())\n    print(1)\n    print(2)\n',
    after: 'def f() -> None:\n    print(m)\n    print(1)\n    print(2)\n    n.group()\n',
    introduced: [5],
  },
  in_one_class: {
    before: 'class C:\n    x = m.group()\n    y = 1\n',
    after: 'class C:\n    x = m\n    y = 1\n    z = n.group()\n',
    introduced: [4],
  },
  fixed_in_a_function_and_copied_to_the_module: {
    before: 'def f() -> None:\n    m = re.match("a", "b")\n    m.group("f")\n    print(1)\n    print(2)\n',
    after:
      'def f() -> None:\n    m = re.match("a", "b")\n    assert m\n    m.group("f")\n    print(1)\n    print(2)\n\n\nm.group("f")\n',
    introduced: [9],
  },
  one_more: {
    before: 'm.group()\ny = 1\n',
    after: 'm.group()\ny = 1\nprint()\nm.group()\n',
    introduced: [4],
  },
  edited_outside_of_the_error: {
    before: 'x = 1\nprint("a", n, m.group(), 2)\n',
    after: 'x = 2\nprint("b", n, m.group(), 3, 4)\n',
    introduced: [],
  },
  edited_in_the_error: {
    before: 'print("a", x := 1, m.group(), 2)\n',
    after: 'print("a", x := 1, n.group(), 2)\n',
    introduced: [1],
  },
  on_a_line_that_stays: {
    before:
      'def f(p: re.Pattern[str]) -> None:\n    n.group(0)\n    k = p.match("a")\n    assert k\n    k.group()\n',
    after: 'def f(p: re.Pattern[str]) -> None:\n    k = p.match("a")\n    k.group()\n',
    introduced: [3],
  },
  moved: {
    before: 'm.group()\nx = 1\ny = 2\nz = 3\n',
    after: 'x = 1\ny = 2\nz = 3\nm.group()\n',
    introduced: [],
  },
  indented: { before: 'x = m.group()\n', after: 'if n:\n    x = m.group()\n', introduced: [] },
  wrapped: {
    before: "x = [m.group('a'), n]\ny = m.group(1) + m.group(2)\n",
    after:
      'x = [\n    m.group(\n        "a",\n    ),\n    n,\n]\ny = (\n    m.group(1)\n    + m.group(2)\n)\n',
    introduced: [],
  },
  moved_and_wrapped: {
    before: 'print(m.group(), n)\nx = 1\ny = 2\n',
    after: 'x = 1\ny = 2\n\n\ndef f() -> None:\n    print(\n        m.group(),\n        n,\n    )\n',
    introduced: [],
  },
};

const headLines = HEAD.split('\n').length - 1;
let report: Report;

beforeAll(async () => {
  const { path: cwd, write, commit } = await sandbox.repository();
  for (const [name, { before }] of Object.entries(CASES)) await write(`${name}.py`, HEAD + before);
  const base = await commit();
  for (const [name, { after }] of Object.entries(CASES)) await write(`${name}.py`, HEAD + after);
  await commit();
  ({ report } = await gateReport(['--base', base], { cwd, env: sandbox.env }));
});

describe('fixed errors and new errors with the same message', () => {
  test.each(Object.entries(CASES))('are distinguished: %s', (name, { introduced }) => {
    const found = (report.delta?.introduced ?? []).filter(({ uri }) => uri === `${name}.py`);
    expect(found.map(({ range }) => range[0] + 1 - headLines)).toEqual(introduced);
    expect(found.every(({ message }) => message.startsWith('"group" is not a known attribute'))).toBe(true);
  });

  test('lead to the conclusion "findings", and each diagnostic is counted exactly once', () => {
    expect(report.conclusion).toBe('findings');
    expectBalancedAccounts(report);
  });
});
