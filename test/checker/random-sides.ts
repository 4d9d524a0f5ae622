import path from 'node:path';
import { type Modules, randomEdit, randomProject } from '../../bench/affected/random-project.ts';
import { sharedServer } from '../../src/checker/shared-server.ts';
import type { TreeCheckOptions } from '../../src/checker/side-check.ts';
import { checkSide } from '../../src/checker/side-check.ts';
import { locatePyright } from '../../src/server/pyright/package.ts';
import { treeImage } from '../../src/trees/tree-image.ts';
import { cageOf } from '../../src/server/pyright/cage.ts';
import { openWorkbench } from '../../src/server-pool/workbench.ts';
import { ERRORS_ABOUT_TYPES, ORDER_DEPENDENT } from '../helpers/order-dependent.ts';
import { testHost } from '../helpers/test-host.ts';
import { writeTree } from '../helpers/write-tree.ts';
import { seededRandom } from '../helpers/seeded-random.ts';

export interface ComparedSides {
  /** The number of steps in which the shared server kept its Pyright program: it logged no fresh program. */
  readonly kept: number;
  /** The number of different lists of diagnostics from the shared server. */
  readonly distinct: number;
  /** The steps in which the results of the shared server and of a separate server differ. */
  readonly different: readonly number[];
}

export interface CheckInTurn {
  readonly messages: readonly string[];
  /** The number of progress reports about this check. */
  readonly reports: number;
}

/** Checks parts of trees one after the other in a shared server. */
export async function checkedInTurn(
  sides: readonly { readonly modules: Modules; readonly only: ReadonlySet<string> }[],
): Promise<readonly CheckInTurn[]> {
  const host = testHost();
  const { signal } = new AbortController();
  await using workbench = await openWorkbench(host);
  await using shared = sharedServer({ workbench, signal });
  const pyright = await locatePyright(host, workbench.scratch.path);
  const checks: CheckInTurn[] = [];
  for (const [step, { modules, only }] of sides.entries()) {
    const readableRoot = path.join(workbench.scratch.path, `step-${step}`);
    await writeTree(
      readableRoot,
      Object.fromEntries([...modules].map(([name, text]) => [`${name}.py`, text])),
    );
    let reports = 0;
    const progress = (): void => {
      reports += 1;
    };
    const side = await shared.checkSide('after', {
      host: { ...host, progress },
      ...workbench,
      pyright,
      python: undefined,
      cage: cageOf(host),
      readableRoot,
      image: imageOf(modules, (module) => `${module}.py`),
      workingDirectory: '.',
      label: `step ${step}`,
      timeoutMs: 120_000,
      signal,
      only,
    });
    const messages = [...side.diagnostics, ...side.hints].map(({ message }) => message);
    checks.push({ messages, reports });
  }
  return checks;
}

/** Configurations in which `outside.py` is imported but is not a file of the project. */
export const WITHOUT_OUTSIDE: readonly object[] = [
  { exclude: ['outside.py'] },
  { include: ['pack', 'reader.py', 'added.py'] },
];

/** Checks random parts of random trees in a shared server. Compares each result with that of a separate server. */
export async function compareSides(
  seed: number,
  steps: number,
  configuration: object,
): Promise<ComparedSides> {
  const random = seededRandom(seed);
  const log: string[] = [];
  const host = { ...testHost(), log: (message: string) => void log.push(message) };
  const { signal } = new AbortController();
  await using workbench = await openWorkbench(host);
  await using shared = sharedServer({ workbench, signal });
  const pyright = await locatePyright(host, workbench.scratch.path);
  const different: number[] = [];
  const seen = new Set<string>();
  const base = new Map(randomProject(random, 'pack'));
  for (const [name, text] of Object.entries(ORDER_DEPENDENT)) base.set(name.replace('.py', ''), text);
  base.set('outside', 'VALUE = 0\n');
  base.set('reader', 'from outside import VALUE\nreveal_type(VALUE)\n');
  let modules = base;
  let present = base;
  let fresh = 0;
  for (let step = 0; step < steps; step += 1) {
    const before = present;
    if (random.chance(0.3)) modules = base;
    present = new Map(randomEdit(random, modules, randomProject(random, 'pack')));
    for (const [name, error] of Object.entries(ERRORS_ABOUT_TYPES)) {
      const module = name.replace('.py', '');
      if (random.chance(0.3)) present.set(module, `${base.get(module) ?? ''}${error}`);
    }
    if (random.chance(0.15)) present.set('added', 'import pack\nreveal_type(pack)\n');
    if (random.chance(0.4)) present.set('outside', random.chance(0.5) ? 'VALUE = ""\n' : 'VALUE = b""\n');
    if (random.chance(0.5)) modules = present;
    const fileOf = (module: string): string => (ROOT.has(module) ? `${module}.py` : `pack/${module}.py`);
    const folder = path.join(workbench.scratch.path, `step-${step}`);
    await writeTree(folder, {
      [CONFIGURATION]: JSON.stringify(configuration),
      ...Object.fromEntries([...present].map(([module, text]) => [fileOf(module), text])),
    });
    const changed = [...present.keys()].filter((module) => present.get(module) !== before.get(module));
    const checked = [...present.keys()].filter(
      (module) => (changed.includes(module) && random.chance(0.4)) || random.chance(0.4),
    );
    const options: TreeCheckOptions = {
      host,
      ...workbench,
      pyright,
      python: undefined,
      cage: cageOf(host),
      readableRoot: folder,
      image: imageOf(present, fileOf).set(CONFIGURATION, 'file'),
      workingDirectory: '.',
      label: `step ${step}`,
      timeoutMs: 120_000,
      signal,
      only: random.chance(0.1) ? undefined : new Set(checked.map(fileOf)),
    };
    const lines = log.length;
    const one = await shared.checkSide(random.chance(0.3) ? 'before' : 'after', options);
    fresh += log.slice(lines).filter((line) => line.includes('a fresh program')).length;
    await using own = await checkSide(options);
    const text = JSON.stringify(one.bundle.facts);
    if (text !== JSON.stringify(own.bundle.facts) || one.bundle.bundleId !== own.bundle.bundleId)
      different.push(step);
    if (random.chance(0.2) && one.documents.size > 0) {
      const uris = [...one.documents].filter(() => random.chance(0.5));
      const again = await one.recheck(uris, signal);
      const ownAgain = await own.recheck(uris, signal);
      await using unused = await checkSide({ ...options, only: new Set(), label: `unused ${step}` });
      const freshAgain = await unused.recheck(uris, signal);
      const texts = [again, ownAgain, freshAgain].map(({ diagnostics }) => JSON.stringify(diagnostics));
      if (new Set(texts).size > 1) different.push(step);
    }
    seen.add(JSON.stringify(one.diagnostics));
  }
  return { kept: steps - fresh, distinct: seen.size, different };
}

function imageOf(modules: Modules, fileOf: (module: string) => string): Map<string, string> {
  const entries = [...modules].map(
    ([module, text]) => ({ path: fileOf(module), kind: 'file', id: text, size: text.length }) as const,
  );
  const contents = new Set(entries.map((entry) => entry.path));
  return new Map(treeImage({ entries, contents }, new Map(), []));
}

const CONFIGURATION = 'pyrightconfig.json';

const ROOT: ReadonlySet<string> = new Set([
  ...Object.keys(ORDER_DEPENDENT).map((name) => name.replace('.py', '')),
  'added',
  'outside',
  'reader',
]);
