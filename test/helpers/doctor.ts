import path from 'node:path';
import { expect } from 'vitest';
import type { BundleOf, Check, StatusFacts } from '../../src/model/bundle.ts';
import type { Host } from '../../src/model/host.ts';
import { doctor, type DoctorOptions } from '../../src/doctor/doctor.ts';
import { schemaErrors } from './schemas.ts';
import { temporaryFolder } from './temporary-folder.ts';
import { testHost } from './test-host.ts';
import { writeTree, type Tree } from './write-tree.ts';

export interface Visit {
  readonly env?: Readonly<Record<string, string>>;
  readonly overrides?: Partial<Omit<Host, 'env'>>;
  readonly python?: string;
  /** By default, selects only Pyright, so that other servers on the machine do not change the findings. */
  readonly options?: DoctorOptions;
  readonly signal?: AbortSignal;
}

export interface Findings {
  readonly bundle: BundleOf<StatusFacts>;
  /** The names of the failed checks, in the order of the bundle. */
  readonly failed: readonly string[];
  readonly detailOf: (name: string) => string;
  readonly passedOf: (name: string) => Check['passed'] | undefined;
}

/** Runs the doctor on a workspace. The folder that contains the workspace is the default home folder. */
export async function visit(root: string, visitOptions: Visit = {}): Promise<Findings> {
  const host = testHost({ HOME: path.dirname(root), ...visitOptions.env }, visitOptions.overrides);
  const { python, signal, options = { server: 'pyright' } } = visitOptions;
  const bundle = await doctor(root, { host, python, signal }, options);
  expect(schemaErrors('bundle', bundle)).toEqual([]);
  const checks = bundle.facts?.checks ?? [];
  const failed = checks.filter((check) => check.passed === false).map(({ name }) => name);
  if (bundle.error === null) expect(bundle.meta.exitCode).toBe(failed.length > 0 ? 21 : 0);
  const find = (name: string): Check | undefined => checks.find((check) => check.name === name);
  return {
    bundle,
    failed,
    detailOf: (name) => find(name)?.detail ?? `the check ${name} is missing`,
    passedOf: (name) => find(name)?.passed,
  };
}

/** Runs the doctor on a project of these files and an `app.py` with one error. */
export async function visitProject(tree: Tree, visitOptions: Visit = {}): Promise<Findings> {
  await using folder = await temporaryFolder();
  const root = path.join(folder.path, 'project');
  await writeTree(root, { 'app.py': 'value: int = ""\n', ...tree });
  return await visit(root, visitOptions);
}
