import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeAll, expect, test } from 'vitest';
import type { Bundle } from '../../src/model/bundle.ts';
import { commandCases, commitChange, runCommands, writeOtherFolders } from '../helpers/bundle-commands.ts';
import type { Printed } from '../helpers/bundle-commands.ts';
import { batchCases, everythingProject, EXIT_CODES } from '../helpers/bundle-requests.ts';
import { exportedSchemas } from '../helpers/exported-schemas.ts';
import { lanser } from '../helpers/lanser.ts';
import { machineTraces } from '../helpers/machine-traces.ts';
import { idsInPython } from '../helpers/python-canonical.ts';
import { useSandbox } from '../helpers/sandbox.ts';
import { writeTree } from '../helpers/write-tree.ts';

const USER = 'somebody-in-particular';
const sandbox = useSandbox();
const root = path.join(sandbox.path, 'project');
const start = { cwd: root, env: { ...sandbox.env, USER, LOGNAME: USER } };
const at = (name: string): string => path.join(sandbox.path, name);

let commands: readonly string[];
let bundles: readonly Printed[];
let reports: readonly string[];

beforeAll(async () => {
  const repository = await sandbox.repository('project');
  await writeTree(root, everythingProject(at('journal')));
  const { base } = await commitChange(repository);
  await writeOtherFolders(sandbox);
  expect(await lanser(['schema', 'export', '--out', at('schemas')], start)).toMatchObject({ exitCode: 0 });
  commands = await commandNames();
  const plan = await previewedPlan();
  const [batch, gate, single] = await Promise.all([
    runBatch(plan),
    runGate(base),
    runCommands(commandCases(root, base, commands), sandbox, start, EXIT_CODES),
  ]);
  bundles = [...batch, ...gate.bundles, ...single];
  reports = gate.reports;
  writeFileSync(at('bundles.jsonl'), bundles.map(({ line }) => `${line}\n`).join(''));
  writeFileSync(at('reports.jsonl'), reports.map((line) => `${line}\n`).join(''));
});

async function commandNames(): Promise<readonly string[]> {
  const groups = ['schema', 'trace'];
  const [all = [], ...below] = await Promise.all(
    [[], ...groups.map((group) => [group])].map(async (words) => {
      const { stdout } = await lanser([...words, '--help'], start);
      const names = [...stdout.matchAll(/^ {2}([a-z][a-z-]*) .*/gmu)].map(([, name]) => name ?? '');
      const others = names.filter((name) => name !== 'help' && name !== 'lanser');
      return others.map((name) => [...words, name].join(' '));
    }),
  );
  return [...all.filter((name) => !groups.includes(name)), ...below.flat()];
}

/** Writes the plan and the preview of a rename to files, and returns the plan. */
async function previewedPlan(): Promise<unknown> {
  const { stdout } = await lanser(['rename', 'py://lib#make', 'produce', '--json'], start);
  const { edits } = JSON.parse(stdout) as Bundle;
  writeFileSync(at('saved/plan.json'), JSON.stringify(edits.plan));
  writeFileSync(at('saved/preview.json'), stdout);
  return edits.plan;
}

async function runBatch(plan: unknown): Promise<readonly Printed[]> {
  const cases = batchCases(root, plan);
  const input = cases.map(([, line]) => line).join('\n');
  const { exitCode, stdout } = await lanser(['batch'], { ...start, input });
  const lines = stdout.split('\n').slice(0, -1);
  expect([exitCode, lines.length]).toEqual([0, cases.length]);
  return cases.map(([outcome, name], index) => ({
    name,
    line: lines[index] ?? '',
    outcome,
    exitCode: EXIT_CODES[outcome] ?? -1,
    processExitCode: null,
  }));
}

/** Runs the gate with enough time and with too little time. Returns both reports, and the first run's bundles. */
async function runGate(base: string): Promise<{ bundles: readonly Printed[]; reports: readonly string[] }> {
  const args = ['gate', '--json', '--base', base];
  const judged = await lanser([...args, '--report-directory', at('report')], start);
  const undecided = await lanser([...args, '--timeout', '0.01'], start);
  expect([judged.exitCode, undecided.exitCode]).toEqual([1, 25]);
  const sides = readdirSync(at('report/bundles')).map((name) => ({
    name,
    line: JSON.stringify(JSON.parse(readFileSync(at(`report/bundles/${name}`), 'utf8'))),
    outcome: 'ok',
    exitCode: 0,
    processExitCode: null,
  }));
  expect(sides.map(({ name }) => name)).toEqual(['after.json', 'before.json']);
  return { bundles: sides, reports: [judged.stdout.trimEnd(), undecided.stdout.trimEnd()] };
}

function parsed({ line }: Printed): Bundle {
  return JSON.parse(line) as Bundle;
}

function problems(problemOf: (bundle: Bundle, printed: Printed) => unknown): readonly unknown[] {
  return bundles.flatMap((printed) => {
    const problem = problemOf(parsed(printed), printed);
    return problem === undefined ? [] : [[printed.name, problem]];
  });
}

test('each bundle has the expected outcome and exit code', () => {
  expect(
    problems(({ error, status, facts, resolution, meta }, { outcome, exitCode, processExitCode }) => {
      const code = error?.code ?? 'ok';
      const isConsistent =
        (error === null) === (status === 'ok') &&
        (error === null ? facts !== null || resolution !== null : facts === null) &&
        meta.exitCode === (processExitCode ?? exitCode);
      return code === outcome && meta.exitCode === exitCode && isConsistent
        ? undefined
        : [code, meta.exitCode, processExitCode, error?.message];
    }),
  ).toEqual([]);
});

test('the bundles cover every command, every operation of a batch and every outcome of EXIT_CODES', () => {
  const texts = bundles.map(({ name }) => name);
  expect(commands.length).toBeGreaterThan(20);
  for (const name of commands)
    expect(texts.filter((text) => text.startsWith(`lanser ${name} `))).not.toEqual([]);
  const { $defs } = JSON.parse(readFileSync(at('schemas/batch.schema.json'), 'utf8')) as {
    readonly $defs: { readonly command: { readonly enum: readonly string[] } };
  };
  const answered = bundles.filter(({ outcome }) => outcome === 'ok').map(({ name }) => name);
  for (const cmd of $defs.command.enum) {
    expect(
      answered.some((name) => name.includes(`"cmd":"${cmd}"`) || name === `lanser ${cmd}`),
      cmd,
    ).toBe(true);
  }
  expect(Object.keys(EXIT_CODES).filter((code) => !bundles.some(({ outcome }) => outcome === code))).toEqual(
    [],
  );
});

test('each bundle and report is valid under the exported schemas', () => {
  const errorsOf = exportedSchemas(at('schemas'));
  expect(
    problems((bundle) => {
      const errors = errorsOf('bundle', bundle);
      return errors.length === 0 ? undefined : errors;
    }),
  ).toEqual([]);
  expect(reports.flatMap((report) => errorsOf('report', JSON.parse(report)))).toEqual([]);
});

test('schema validate --hashes accepts each bundle and report', async () => {
  const args = ['schema', 'validate', '--hashes', at('bundles.jsonl'), at('reports.jsonl')];
  const { exitCode, stdout } = await lanser(args, start);
  const verdicts = stdout.split('\n').slice(0, -1);
  expect(verdicts.filter((verdict) => !/: valid \((?:bundle|report)\)$/u.test(verdict))).toEqual([]);
  expect([exitCode, verdicts.length]).toEqual([0, bundles.length + reports.length]);
});

test('Python computes the same bundle ids from the properties that the schemas mark as hashed', () => {
  const ids = idsInPython(at('schemas'), at('bundles.jsonl'));
  const claimed = bundles.map((printed) => [printed.name, parsed(printed).bundleId]);
  expect(bundles.map(({ name }, index) => [name, ids[index]])).toEqual(claimed);
});

test('data that identifies this machine appears only in environment.local', () => {
  const checkout = fileURLToPath(new URL('../..', import.meta.url));
  const names = [sandbox.path, path.basename(sandbox.path), USER, checkout];
  expect(
    problems((bundle) => {
      const traces = machineTraces(bundle, names);
      return traces.length === 0 ? undefined : traces;
    }),
  ).toEqual([]);
  expect(reports.flatMap((report) => machineTraces(JSON.parse(report), names))).toEqual([]);
});
