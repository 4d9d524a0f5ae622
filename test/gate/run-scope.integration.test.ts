import path from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import type { GateScope } from '../../src/gate/options.ts';
import type { Report } from '../../src/model/report.ts';
import { gateReport, type Start } from '../helpers/lanser.ts';
import { useSandbox } from '../helpers/sandbox.ts';

const sandbox = useSandbox();

/** Returns everything of a report that must not depend on the scope. */
function essenceOf(report: Report): unknown {
  const { conclusion, reasons, delta, evidence, failures, policy, reward, schemas, traces } = report;
  const { persisting: _, ...differences } = delta ?? {};
  const score = reward && { ...reward, previousBundleId: null, explanation: '' };
  return { conclusion, reasons, differences, evidence, failures, policy, score, schemas, traces };
}

async function inBothScopes(
  args: readonly string[],
  start: Start,
): Promise<Readonly<Record<GateScope, Report>> & { readonly log: Readonly<Record<GateScope, string>> }> {
  const full = await gateReport(args, start);
  const affected = await gateReport([...args, '--scope', 'affected'], start);
  expect(essenceOf(affected.report)).toEqual(essenceOf(full.report));
  return {
    full: full.report,
    affected: affected.report,
    log: { full: full.stderr, affected: affected.stderr },
  };
}

const COMPARISON = ['--base', 'HEAD~1'];

interface Change {
  readonly name: string;
  readonly before: Readonly<Record<string, string>>;
  readonly after: Readonly<Record<string, string | null>>;
  readonly introduced: readonly string[];
  readonly scope: Pick<NonNullable<Report['scope']>, 'checked' | 'files'>;
}

const BYSTANDERS = {
  'other.py': 'count: int = "wrong"\n',
  'another.py': 'import json\n\nprint(json.dumps(1).nothing)\n',
};

const CHANGES: readonly Change[] = [
  {
    name: 'a changed signature, with a caller in another file',
    before: {
      'api.py': 'def area(side: int) -> int:\n    return side * side\n',
      'caller.py': 'from api import area\n\nsize = area(2)\n',
    },
    after: { 'api.py': 'def area(side: str) -> int:\n    return len(side)\n' },
    introduced: ['caller.py'],
    scope: { checked: 2, files: 4 },
  },
  {
    name: 'a deleted module',
    before: {
      'package/__init__.py': '',
      'package/gone.py': 'value = 1\n',
      'user.py': 'from package import gone\n\nprint(gone.value)\n',
    },
    after: { 'package/gone.py': null },
    introduced: ['user.py'],
    scope: { checked: 2, files: 5 },
  },
  {
    name: 'a changed body',
    before: {
      'api.py': 'def area(side: int) -> int:\n    return side * side\n',
      'caller.py': 'from api import area\n\nsize = area(2)\n',
    },
    after: { 'api.py': 'def area(side: int) -> int:\n    return side.missing\n' },
    introduced: ['api.py'],
    scope: { checked: 1, files: 4 },
  },
];

async function repositoryOf(name: string, { before, after }: Change): Promise<Start> {
  const { path: cwd, write, remove, commit } = await sandbox.repository(name);
  for (const [file, text] of Object.entries({ ...BYSTANDERS, ...before })) await write(file, text);
  await commit();
  for (const [file, text] of Object.entries(after)) await (text === null ? remove(file) : write(file, text));
  await commit();
  return { cwd, env: sandbox.env };
}

describe('the affected scope gives the result of the full one', () => {
  test.each(CHANGES.map((change, index) => [change.name, index, change] as const))(
    'for %s',
    async (_, index, change) => {
      const { full, affected } = await inBothScopes(
        COMPARISON,
        await repositoryOf(`change-${index}`, change),
      );
      expect(full.delta?.introduced.map(({ uri }) => uri)).toEqual(change.introduced);
      expect(full.scope).toEqual({ kind: 'full', checked: change.scope.files, files: change.scope.files });
      expect(affected.scope).toEqual({ kind: 'affected', ...change.scope });
      expect(affected.delta?.persisting).toBeNull();
      expect(affected.before?.counts).toBeNull();
      expect(affected.after?.counts).toBeNull();
    },
  );
});

test('only the projects with affected files start a server', async () => {
  const { path: cwd, write, commit } = await sandbox.repository('projects');
  const files = {
    'a/pyrightconfig.json': '{}',
    'a/api.py': 'def area(side: int) -> int:\n    return side * side\n',
    'a/caller.py': 'from api import area\n\nsize = area(2)\n',
    'b/pyrightconfig.json': '{}',
    'b/other.py': 'count: int = "wrong"\n',
  };
  for (const [file, text] of Object.entries(files)) await write(file, text);
  await commit();
  await write('a/api.py', 'def area(side: str) -> int:\n    return len(side)\n');
  await commit();
  const projects = ['--working-directory', 'a', '--working-directory', 'b'];
  const { affected, log } = await inBothScopes([...COMPARISON, ...projects, '--verbose'], {
    cwd,
    env: sandbox.env,
  });
  expect(affected.delta?.introduced.map(({ uri }) => uri)).toEqual(['a/caller.py']);
  expect(affected.scope).toEqual({ kind: 'affected', checked: 2, files: 3 });
  expect(affected.projects.map(({ after }) => after?.files)).toEqual([2, 0]);
  expect(log.affected).toMatch(/^lanser: after a: Found 2 source files/mu);
  expect(log.affected).not.toMatch(/ b: Found/u);
});

test('unresolved imports near the change are reported also in files that it does not affect', async () => {
  const { path: cwd, write, commit } = await sandbox.repository('near');
  const resolved =
    'import os.path, collections.abc\nimport package.low\nfrom . import low\nfrom .low import x\n';
  const files = {
    ...BYSTANDERS,
    'package/__init__.py': '',
    'package/low.py': 'import nowhere\n\nx = 1\n',
    'package/resolved.py': resolved,
    'package/far.py': 'import nowhere\n',
    'package/changed.py': 'from . import low, resolved\n\n\ndef f():\n    return 1\n',
  };
  for (const [file, text] of Object.entries(files)) await write(file, text);
  await commit();
  await write('package/changed.py', `${files['package/changed.py']}    return 2\n`);
  await commit();
  const { affected } = await inBothScopes(COMPARISON, { cwd, env: sandbox.env });
  expect(affected.delta?.unresolvedImports?.map(({ uri }) => uri)).toEqual(['package/low.py']);
  expect(affected.scope).toEqual({ kind: 'affected', checked: 2, files: 7 });
});

describe('a change of documentation', () => {
  let start: Start;

  beforeAll(async () => {
    const { path: cwd, write, commit } = await sandbox.repository('docs');
    start = { cwd, env: sandbox.env };
    for (const [file, text] of Object.entries(BYSTANDERS)) await write(file, text);
    await commit();
    await write('docs/page.md', '# Page\n');
    await commit();
  });

  test('starts no server and has the result of the full scope', async () => {
    const { full, affected, log } = await inBothScopes([...COMPARISON, '--verbose'], start);
    expect(log.full).toContain('Found 2 source files');
    expect(log.affected).not.toContain('source file');
    expect(full.scope).toEqual({ kind: 'full', checked: 2, files: 2 });
    expect(affected.scope).toEqual({ kind: 'affected', checked: 0, files: 2 });
    expect(affected.reward?.r).toBe(0);
  });

  test.each([
    ['a trace', ['--trace-file', path.join(sandbox.path, 'trace.jsonl')], 'a trace records'],
    ['the score by commit', ['--trajectory', 'commits'], 'the score by commit'],
    ['a discounted reward', ['--weights', 'gamma=0.9'], 'gamma'],
  ])('is checked in full for %s', async (_, args, reason) => {
    const { report } = await gateReport([...COMPARISON, '--scope', 'affected', ...args], start);
    expect(report.scope).toMatchObject({ kind: 'full', checked: 2, files: 2 });
    expect(report.scope?.reason).toContain(reason);
    expect(report.after?.counts?.error).toBe(2);
  });
});
