import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { gateReport } from '../helpers/lanser.ts';
import { useSandbox } from '../helpers/sandbox.ts';
import {
  COMPARISON,
  DOCUMENTATION,
  expectSameVerdict,
  inBothScopes,
  repositoryOf,
  serverCount,
} from './both-scopes.ts';

const sandbox = useSandbox();

// Tests of other changes are in run-scope.slow.test.ts. `repositoryOf` adds the files other.py and another.py, so
// `scope.files` includes these two.
test('the affected and the full scope have the same verdict if a signature changes and another file calls the function', async () =>
  expectSameVerdict(sandbox, {
    name: 'a changed signature, with a caller in another file',
    before: {
      'api.py': 'def area(side: int) -> int:\n    return side * side\n',
      'caller.py': 'from api import area\n\nsize = area(2)\n',
    },
    after: { 'api.py': 'def area(side: str) -> int:\n    return len(side)\n' },
    introduced: ['caller.py'],
    scope: { checked: 2, files: 4 },
  }));

test.each([
  [4, 1],
  [5, 2],
])(
  '%i affected files are checked by %i server(s), with the same verdict as in the full scope',
  async (files, servers) => {
    const callers = Array.from({ length: files - 1 }, (_, index) => `caller_${index}.py`);
    const start = await repositoryOf(sandbox, `affected-${files}`, {
      before: {
        'api.py': 'def area(side: int) -> int:\n    return side\n',
        ...Object.fromEntries(callers.map((name) => [name, 'from api import area\n\narea(2)\n'])),
      },
      after: { 'api.py': 'def area(side: str) -> int:\n    return 2\n' },
    });
    const { affected, log } = await inBothScopes([...COMPARISON, '--verbose'], start);
    expect(affected.scope?.checked).toBe(files);
    expect(affected.delta?.introduced.map(({ uri }) => uri)).toEqual(callers);
    expect(serverCount(log.affected)).toBe(servers);
  },
);

test('the affected scope checks all files if the extended file conf/base.cfg sets reportImportCycles, with a JSON escape for one letter', async () => {
  const start = await repositoryOf(sandbox, 'import-cycle', {
    before: {
      'pyrightconfig.json': '{"extends": "conf/base.cfg"}',
      'conf/base.cfg': '{"report\\u0049mportCycles": "error"}',
      'a.py': 'import b\n',
      'b.py': 'import c\n',
      'c.py': '',
    },
    after: { 'c.py': 'import a\n' },
  });
  const { affected } = await inBothScopes(COMPARISON, start);
  expect(affected.delta?.introduced.map(({ uri }) => uri)).toEqual(['a.py']);
  const reason = 'conf/base.cfg mentions reportImportCycles, which depends on all files';
  expect(affected.scope).toEqual({ kind: 'full', checked: 5, files: 5, reason });
});

// A test in run-scope.slow.test.ts compares this verdict with the verdict of the full scope.
test('a change of documentation starts no server in the affected scope', async () => {
  const start = await repositoryOf(sandbox, 'docs', DOCUMENTATION);
  const { report, stderr } = await gateReport([...COMPARISON, '--scope', 'affected', '--verbose'], start);
  expect(serverCount(stderr)).toBe(0);
  expect([report.conclusion, report.failures]).toEqual(['clean', []]);
  expect(report.scope).toEqual({ kind: 'affected', checked: 0, files: 2 });
  expect(report.reward?.r).toBe(0);
});

// In the bundle of the project `pkg`, `repository:a.py` means the file `a.py` at the root of the repository. So this
// name must not also be the path of a file in the project.
test.each(['affected', 'full'])(
  'in the %s scope, the gate reports a failure if a path in a project begins with "repository:"',
  async (scope) => {
    const start = await repositoryOf(sandbox, `root-name-${scope}`, {
      before: { 'pkg/pyrightconfig.json': '{}', 'pkg/b.py': '' },
      after: { 'pkg/repository:a.py': 'x: int = ""\n' },
    });
    const { report } = await gateReport(
      [...COMPARISON, '--working-directory', 'pkg', '--scope', scope],
      start,
    );
    expect(report.failures[0]?.message).toMatch(
      /^The path of "pkg\/repository:a\.py" in its project begins with "repository:"/u,
    );
  },
);

/** Returns environment variables with which the gate sees `mib` MiB of available memory. */
async function withMemory(mib: number): Promise<Readonly<Record<string, string>>> {
  const preload = path.join(sandbox.path, `memory-${mib}.cjs`);
  await writeFile(preload, `process.availableMemory = () => ${mib} * 2 ** 20;\n`);
  return { NODE_OPTIONS: `--require ${preload}` };
}

const CALLER = {
  before: {
    'api.py': 'def area(side: int) -> int:\n    return side\n',
    'caller.py': 'from api import area\n\narea(2)\n',
  },
  after: { 'api.py': 'def area(side: str) -> int:\n    return 2\n' },
};

test('one server checks base and head if the memory does not suffice for two servers', async () => {
  const start = await repositoryOf(sandbox, 'short-memory', CALLER);
  const args = [...COMPARISON, '--verbose'];
  const two = await gateReport(args, start);
  const one = await gateReport(args, { ...start, env: { ...start.env, ...(await withMemory(1)) } });
  expect([serverCount(two.stderr), serverCount(one.stderr)]).toEqual([2, 1]);
  expect(one.stderr).toContain('one server checks both sides, because only 1 MiB of memory is available');
  expect({ ...one.report, timing: null }).toEqual({ ...two.report, timing: null });
  expect(one.report.delta?.introduced.map(({ uri }) => uri)).toEqual(['caller.py']);
});

// 50 MiB suffice for two servers that check five files, but not if the four files in `vendor` count too.
test('files that the configuration excludes do not count in the memory estimate', async () => {
  const vendored = Object.fromEntries(['a', 'b', 'c', 'd'].map((name) => [`vendor/${name}.py`, '']));
  const start = await repositoryOf(sandbox, 'excluded-files', {
    before: { ...CALLER.before, ...vendored, 'pyrightconfig.json': '{"exclude": ["vendor"]}' },
    after: { ...CALLER.after, 'new.py': '' },
  });
  const env = { ...start.env, ...(await withMemory(50)) };
  const { report, stderr } = await gateReport([...COMPARISON, '--verbose'], { ...start, env });
  expect([serverCount(stderr), report.scope]).toEqual([2, { kind: 'full', checked: 5, files: 5 }]);
});
