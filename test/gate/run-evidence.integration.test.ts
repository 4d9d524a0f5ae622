import { beforeAll, describe, expect, test } from 'vitest';
import { judge } from '../../src/gate/policy-result.ts';
import { policyOf } from '../../src/gate/policy.ts';
import { MAX_DOCUMENT_SIZE } from '../../src/gate/tree-files.ts';
import type { Report } from '../../src/model/report.ts';
import { gateReport, type Start } from '../helpers/lanser.ts';
import { useSandbox, type SandboxRepository } from '../helpers/sandbox.ts';

const sandbox = useSandbox();
let repository: SandboxRepository;
let start: Start;
let report: Report;

const BASE = {
  'a.py': 'def f(x: int) -> str:\n    return "a"\n\nf(1)  # type: ignore[old]\n',
  'compat/__init__.py': 'from .typed import *\n',
  'compat/typed.py': 'from typing import cast, no_type_check as unchecked\nsure = cast\n',
  'uses.py': 'def g(x: int) -> str:\n    return str(x)\n',
  'gone.py': 'ANSWER = 42\nQUESTION = "what is it, and why is it just that?"\n',
  'moved.py': 'def kept(number: int) -> int:\n    return number * 2 + 1\n',
  'strayed.py': 'def wrong(number: int) -> str:\n    return number\n',
  'test_a.py': 'def test_one():\n    assert True\n\ndef test_two():\n    assert 1 + 1 == 2\n',
  'pyrightconfig.json': '{ "reportUnusedVariable": "error", "strict": ["a.py"] }',
};

beforeAll(async () => {
  repository = await sandbox.repository();
  start = { cwd: repository.path, env: sandbox.env };
  for (const [name, text] of Object.entries(BASE)) await repository.write(name, text);
  await repository.commit('base');
  await repository.write('a.py', 'def f(x: int) -> str:\n    return 1  # type: ignore\n\nf(1)\n');
  await repository.write(
    'uses.py',
    'import compat\n\n\n@compat.unchecked\ndef g(x: int) -> str:\n    return f"{compat.sure(str, x)}"\n',
  );
  await repository.write('test_a.py', 'def test_one():\n    assert True\n');
  await repository.write('pyrightconfig.json', '{ "reportUnusedVariable": "none", "ignore": ["a.py"] }');
  await repository.remove('gone.py');
  await repository.remove('strayed.py');
  await repository.write('node_modules/strayed.py', BASE['strayed.py']);
  await repository.remove('moved.py');
  await repository.write('elsewhere/moved.py', BASE['moved.py']);
  await repository.commit('head');
  ({ report } = await gateReport(['--base', 'HEAD~1'], start));
});

describe('evidence of changes that hide errors instead of fixing them', () => {
  test('lists introduced and removed suppressions with their ranges', () => {
    expect(report.evidence.suppressions).toEqual({
      introduced: [
        { kind: 'suppression', uri: 'a.py', range: [1, 14, 1, 28], text: 'type: ignore' },
        // `compat`, which head does not change, exports `no_type_check` as `unchecked` and `cast` as `sure`.
        { kind: 'suppression', uri: 'uses.py', range: [3, 1, 3, 17], text: 'no_type_check' },
        { kind: 'cast', uri: 'uses.py', range: [5, 14, 5, 25], text: 'cast' },
      ],
      removed: [{ kind: 'suppression', uri: 'a.py', range: [3, 6, 3, 25], text: 'type: ignore[old]' }],
      hidden: 2,
    });
  });

  test('lists deleted files, files moved to a folder that is not checked, and removed tests', () => {
    expect(report.evidence.files).toEqual({
      deleted: [
        { kind: 'deleted', uri: 'gone.py', range: null, text: 'gone.py' },
        {
          kind: 'deleted',
          uri: 'strayed.py',
          range: null,
          text: 'strayed.py: moved to node_modules/strayed.py, which is not checked',
        },
      ],
      stubs: [],
      tests: [{ kind: 'test', uri: 'test_a.py', range: [3, 4, 3, 12], text: 'test_two' }],
    });
  });

  test('lists weakened rules and excluded code', () => {
    expect(report.evidence.configuration).toEqual({
      changed: [{ path: 'pyrightconfig.json', change: 'modified' }],
      weakened: [
        {
          kind: 'rule',
          uri: 'pyrightconfig.json',
          range: null,
          text: 'reportUnusedVariable',
          before: 'error',
          after: 'none',
        },
        {
          kind: 'excluded',
          uri: 'pyrightconfig.json',
          range: null,
          text: 'a.py',
          before: null,
          after: ['a.py'],
        },
        {
          kind: 'rule',
          uri: 'pyrightconfig.json',
          range: null,
          text: 'strict: a.py',
          before: ['a.py'],
          after: null,
        },
      ],
    });
  });

  test('adds two reasons to the report, and fails the gate if `failOn` of the policy names these reasons', () => {
    expect(report.reasons).toEqual([
      { code: 'suppressions', count: 2 },
      { code: 'config-weakened', count: 3 },
    ]);
    expect([report.conclusion, report.policy.failed]).toEqual(['findings', false]);
    const failOn = ['suppressions', 'config-weakened'] as const;
    const strict = judge(report.reasons, policyOf({ gate: { failOn: [...failOn] } }, {}), []);
    expect(strict).toMatchObject({ failed: true, reasons: failOn });
  });
});

test('if pyrightconfig.json in head is not valid JSON, the report lists it as a weakened configuration', async () => {
  await repository.write('pyrightconfig.json', '{ "reportUnusedVariable": ');
  await repository.commit('broken');
  const broken = (await gateReport(['--base', 'HEAD~1'], start)).report;
  expect(broken.evidence.configuration.weakened).toEqual([
    {
      kind: 'configuration',
      uri: 'pyrightconfig.json',
      range: null,
      text: expect.stringContaining('pyrightconfig.json') as string,
    },
  ]);
});

test('code that head makes unreachable is listed among the suppressions, but code that is also unreachable in base is not', async () => {
  const old = 'import sys\n\nif sys.platform == "nowhere":\n    old: int = ""\n';
  const checked = 'def f(x: int) -> int:\n    return x\n\ny: int = f("")\n';
  await repository.write('pyrightconfig.json', '{}');
  await repository.write('reach.py', old + checked);
  await repository.commit('within reach');
  const hidden = checked.replace(/^y/mu, 'if not TYPE_CHECKING:\n    y');
  await repository.write('reach.py', `from typing import TYPE_CHECKING\n${old}${hidden}`);
  await repository.commit('unreachable');
  const { report: found } = await gateReport(['--base', 'HEAD~1'], start);
  expect(found.delta?.resolved).toHaveLength(1);
  expect(found.evidence.suppressions?.introduced).toEqual([
    {
      kind: 'unreachable',
      uri: 'reach.py',
      range: [9, 4, 9, 18],
      text: expect.stringContaining('not analyzed') as string,
    },
  ]);
});

const CLEAN = 'x: int = 1\n';
const HIDING = 'x: int = ""  # type: ignore\n';

interface DocumentChange {
  readonly base: (repository: SandboxRepository) => Promise<void>;
  readonly head: (repository: SandboxRepository) => Promise<void>;
  /** The kind and the path of each finding. */
  readonly findings: readonly string[];
}

/** Changes of documents whose paths lead through links or are not paths of Python files, with expected findings. */
const DOCUMENTS: Readonly<Record<string, DocumentChange>> = {
  'a link to a text file replaces a module': {
    base: async ({ write }) => write('regular/a.py', CLEAN),
    async head({ remove, write, link }) {
      await remove('regular/a.py');
      await write('regular/a.txt', HIDING);
      await link('regular/a.py', 'a.txt');
    },
    findings: ['suppression regular/a.py'],
  },
  'a module replaces a link to a text file': {
    async base({ write, link }) {
      await write('back/a.txt', CLEAN);
      await link('back/a.py', 'a.txt');
    },
    async head({ remove, write }) {
      await remove('back/a.py');
      await write('back/a.py', HIDING);
    },
    findings: ['suppression back/a.py'],
  },
  'a text file changes behind a chain of links': {
    async base({ write, link }) {
      await write('chain/end/d.txt', 'def f(x: int) -> int:\n    return x\n');
      await link('chain/c', 'end');
      await link('chain/b', './c//d.txt');
      await link('chain/a.py', 'b');
    },
    head: async ({ write }) => write('chain/end/d.txt', 'def f(x) -> int:\n    return eval(x)\n'),
    findings: ['any chain/a.py', 'dynamic chain/a.py'],
  },
  'a module in a linked folder uses `cast` of an unchanged module under a different name': {
    async base({ write, link }) {
      await write('folder/.lib/pkg/typed.txt', 'from typing import cast as sure\n');
      await link('folder/.lib/pkg/typed.py', 'typed.txt');
      await write('folder/.lib/pkg/m.py', CLEAN);
      await link('folder/pkg', '.lib/pkg');
    },
    head: async ({ write }) =>
      write('folder/.lib/pkg/m.py', 'from .typed import sure\nx: int = sure(int, "")\n'),
    findings: ['cast folder/pkg/m.py'],
  },
  'the link of a folder gets a different target': {
    async base({ write, link }) {
      await write('target/.v1/m.py', CLEAN);
      await write('target/.v2/m.py', HIDING);
      await link('target/pkg', '.v1');
    },
    async head({ remove, link }) {
      await remove('target/pkg');
      await link('target/pkg', '.v2');
    },
    findings: ['suppression target/pkg/m.py'],
  },
  'tests are removed behind a link, and a new stub is a link': {
    async base({ write, link }) {
      await write('tests/a.txt', 'def test_one():\n    assert True\n');
      await link('tests/test_a.py', 'a.txt');
    },
    async head({ write, link }) {
      await write('tests/a.txt', 'def helper():\n    assert True\n');
      await link('tests/stub.pyi', 'stub.txt');
      await write('tests/stub.txt', CLEAN);
    },
    findings: ['stub tests/stub.pyi', 'test tests/test_a.py'],
  },
  'an included file is not named like a module': {
    base: async ({ write }) => write('bin/tool', CLEAN),
    head: async ({ write }) => write('bin/tool', HIDING),
    findings: ['suppression bin/tool'],
  },
  'included files lose their annotations or their code': {
    async base({ write }) {
      await write('bin/types.ts', 'def f(x: int) -> int:\n    return x\n');
      await write('bin/code.txt', 'y = 2\n');
    },
    async head({ write }) {
      await write('bin/types.ts', 'def f(x):\n    return x\n');
      await write('bin/code.txt', '# empty\n');
    },
    findings: ['any bin/types.ts', 'deleted bin/code.txt'],
  },
  'a folder moves, and a link at the old path leads to the new folder': {
    base: async ({ write }) => write('moved/pkg/m.py', HIDING),
    async head({ remove, write, link }) {
      await remove('moved/pkg');
      await write('moved/.real/m.py', HIDING);
      await link('moved/pkg', '.real');
    },
    findings: [],
  },
};

test('evidence covers documents that Pyright checks through links or under names that are not names of Python files', async () => {
  const linked = await sandbox.repository('linked');
  const include = ['.', 'bin/tool', 'bin/types.ts', 'bin/code.txt'];
  await linked.write('pyrightconfig.json', JSON.stringify({ include }));
  for (const { base } of Object.values(DOCUMENTS)) await base(linked);
  await linked.commit('base');
  for (const { head } of Object.values(DOCUMENTS)) await head(linked);
  await linked.commit('head');
  const { evidence } = (await gateReport(['--base', 'HEAD~1'], { ...start, cwd: linked.path })).report;
  const { suppressions, files } = evidence;
  const findings = [...(suppressions?.introduced ?? []), ...Object.values(files ?? {}).flat()];
  const expected = Object.values(DOCUMENTS).flatMap((change) => change.findings);
  expect(findings.map(({ kind, uri }) => `${kind} ${uri}`).toSorted()).toEqual(expected.toSorted());
  expect(suppressions?.hidden).toBe(4);
});

test('a changed or deleted file of more than 32 MiB does not make the gate inconclusive if Pyright does not check the file', async () => {
  const large = await sandbox.repository('large');
  const text = `# ${'x'.repeat(MAX_DOCUMENT_SIZE)}\n`;
  for (const name of ['gone.ts', 'changed.ts']) await large.write(name, text);
  await large.write('a.py', CLEAN);
  await large.commit('base');
  await large.remove('gone.ts');
  await large.write('changed.ts', `${text}\n`);
  await large.write('a.py', HIDING);
  await large.commit('head');
  const { failures, evidence } = (await gateReport(['--base', 'HEAD~1'], { ...start, cwd: large.path }))
    .report;
  expect(failures).toEqual([]);
  expect(evidence.suppressions?.introduced.map(({ uri }) => uri)).toEqual(['a.py']);
  expect(evidence.files?.deleted.map(({ uri }) => uri)).toEqual(['gone.ts']);
});
