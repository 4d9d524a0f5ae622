import path from 'node:path';
import { expect, test } from 'vitest';
import { marksOf } from '../../../src/reward/evidence/marks-of.ts';
import { pyrightCli } from '../../helpers/pyright-cli.ts';
import { useSandbox } from '../../helpers/sandbox.ts';
import { writeTree } from '../../helpers/write-tree.ts';

const sandbox = useSandbox();

/** Comments at the end of the line with the error. */
const BEHIND = [
  '# type: ignore',
  '#type:ignore[arg-type]',
  '# type:   ignore  [x]',
  '# type: ignore because',
  '# type: ignore, because',
  '# type: ignored',
  '# type: ignore# x',
  '# nosec # type: ignore',
  '# foo; type: ignore',
  '## type: ignore',
  '# see type: ignore',
  '# pyright: ignore',
  '# pyright:ignore[reportArgumentType]',
  '# pyright: ignore [reportArgumentType]',
  '# x # pyright: ignore',
  '# type: ignore[a:b]',
  '# pyright: ignore[a:b]',
  '# type: ignore [',
  '# type : ignore',
  '# why\u2028# type: ignore',
  '# type: ignore\u2028',
  '# type: ignore\u00A0',
];
/** Formatted strings with text like an ignore comment. The call with the error replaces `@`. */
const INSIDE = [
  'f"""{\n@  # type: ignore\n}"""',
  "f'{\n@ # type: ignore\n}'",
  'f"""{x:{\n@ # type: ignore\n}}"""',
  'f"""{\n@}  # type: ignore\n"""',
];
/** Comments and strings on the lines after the error. */
const BELOW = [
  '# pyright: reportArgumentType=false',
  '#pyright:reportArgumentType=none',
  '# pyright: foo, reportArgumentType = none',
  '# pyright: reportArgumentType=false # why',
  '# pyright: foo,\u2028reportArgumentType=false',
  "x = f'''{\n1\n# pyright: reportArgumentType=false\n}'''",
  '# pyright: reportArgumentType',
  '# see pyright: reportArgumentType=false',
  '"""\n# pyright: reportArgumentType=false\n"""',
  'x = "# pyright: reportArgumentType=false"',
];
/** Lines at the start of the file. */
const ABOVE = [
  '# type: ignore',
  '# type: ignore[foo]',
  '# type: ignore why',
  '#!/usr/bin/env python3\n\n# type: ignore',
  '"""doc"""\n# type: ignore',
  'import os\n# type: ignore',
  '# pyright: ignore',
];

const CALL = 'def f(x: int) -> int:\n    return x\n\n\nf("a")';
const texts = new Map(
  [
    ...BEHIND.map((comment) => `${CALL}  ${comment}\n`),
    ...BELOW.map((comment) => `${CALL}\n${comment}\n`),
    ...INSIDE.map((string) => `${CALL.replace('f("a")', '')}x = 1\ny = ${string.replace('@', 'f("a")')}\n`),
    ...ABOVE.map((comment) => `${comment}\n${CALL}\n`),
  ].map((text, index) => [`case_${index}.py`, text] as const),
);

test('Pyright hides a diagnostic if and only if lanser finds a suppression of it', async () => {
  const root = path.join(sandbox.path, 'project');
  await writeTree(root, Object.fromEntries(texts));
  const { diagnostics } = await pyrightCli({ cwd: root, env: sandbox.env });
  const shown = new Set(
    diagnostics
      .filter((diagnostic) => diagnostic.includes('"reportArgumentType"'))
      .map((diagnostic) => (JSON.parse(diagnostic) as readonly string[])[0]),
  );
  expect(shown.size).toBeGreaterThan(5);
  for (const [uri, text] of texts) {
    // An ignore comment that is alone on a line below code hides nothing. Its mark has an empty `code`.
    const hiding = (await marksOf(uri, text)).filter(({ code }) => code !== '');
    expect([text, hiding.length > 0]).toEqual([text, !shown.has(uri)]);
  }
});
