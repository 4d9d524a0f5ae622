// Runs the recipes of docs/scale.md, examples/scale and examples/workflows/shards.yml. GNU parallel and Slurm run
// if they are installed; only root can start Slurm. The tests simulate the other schedulers: they set the environment
// variables that Kubernetes and GitLab set, and replace the expressions of GitHub Actions.
import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeAll, expect, test } from 'vitest';
import { parse } from 'yaml';
import { LANSER } from '../helpers/lanser.ts';
import { markdownBlocks } from '../helpers/markdown-blocks.ts';
import { useSandbox } from '../helpers/sandbox.ts';
import { slurmProblem, startSlurm } from '../helpers/slurm-cluster.ts';
import { quickPair, writeManifest, writeRepositories } from '../manifest/two-repositories.ts';

const sandbox = useSandbox();
const root = fileURLToPath(new URL('../../', import.meta.url));
const blocks = (await markdownBlocks('docs/scale.md')).filter(({ language }) => language === 'bash');
let env: Record<string, string>;
let whole: string;

function example(name: string): string {
  return readFileSync(path.join(root, 'examples', name), 'utf8');
}

/** Returns the path of a new folder with a manifest of nine pairs. */
function folderFor(name: string): string {
  const folder = path.join(sandbox.path, name);
  mkdirSync(folder);
  const pairs = Array.from({ length: 9 }, (_, index) => {
    const pair = quickPair(index % 2 === 0 ? 'one' : 'two', `pair ${index}`);
    return { ...pair, id: index, repository: path.join(sandbox.path, pair.repository) };
  });
  writeManifest(folder, 'pairs.jsonl', pairs);
  return folder;
}

function shell(cwd: string, script: string, variables: Readonly<Record<string, string>> = {}): void {
  const { status, stderr, stdout } = spawnSync('bash', ['-euo', 'pipefail', '-c', script], {
    cwd,
    env: { ...env, ...variables },
    encoding: 'utf8',
  });
  expect(status, stdout + stderr).toBe(0);
}

/** Checks that the merged results equal those of a single process. */
function expectWhole(folder: string): void {
  expect(readFileSync(path.join(folder, 'results.jsonl'), 'utf8')).toBe(whole);
}

beforeAll(async () => {
  await writeRepositories(sandbox);
  const programs = path.join(sandbox.path, 'programs');
  mkdirSync(programs);
  const program = `#!/bin/sh\nexec "${process.execPath}" "${LANSER}" "$@"\n`;
  writeFileSync(path.join(programs, 'lanser'), program, { mode: 0o755 });
  env = { ...sandbox.env, PATH: `${programs}:${sandbox.env['PATH']}` };
  const folder = folderFor('whole');
  shell(
    folder,
    'lanser run pairs.jsonl --out results --workers 1 && lanser merge results --out results.jsonl',
  );
  whole = readFileSync(path.join(folder, 'results.jsonl'), 'utf8');
  expect(whole.split('\n')).toHaveLength(10);
});

const slurm = slurmProblem();
const parallel = spawnSync('sh', ['-c', 'command -v parallel']).status === 0 ? undefined : 'not installed';

test('docs/scale.md contains the code blocks that these tests run', () => {
  expect(blocks.map(({ text }) => /parallel|sbatch/u.exec(text)?.[0])).toEqual(['parallel', 'sbatch']);
});

test.skipIf(parallel !== undefined)(
  `a run with GNU parallel has the same results as a single process (${parallel ?? 'installed'})`,
  () => {
    const folder = folderFor('parallel');
    shell(folder, blocks[0]?.text ?? '');
    expectWhole(folder);
  },
);

test.skipIf(slurm !== undefined)(
  `a Slurm array has the same results as a single process (${slurm ?? 'installed'})`,
  async () => {
    await using cluster = await startSlurm(path.join(sandbox.path, 'slurm'), 4);
    const folder = folderFor('array');
    copyFileSync(path.join(root, 'examples/scale/pairs.sbatch'), path.join(folder, 'pairs.sbatch'));
    shell(folder, blocks[1]?.text ?? '', cluster.env);
    expectWhole(folder);
    const indexes = readdirSync(path.join(folder, 'results')).filter((name) => name.startsWith('index'));
    expect(indexes).toEqual([1, 2, 3, 4].map((index) => `index-${index}-of-4.jsonl`));
  },
);

test('an indexed Job of Kubernetes has the same results as a single process', () => {
  const job = parse(example('scale/job.yaml')) as {
    readonly spec: {
      readonly completions: number;
      readonly template: {
        readonly spec: { readonly containers: readonly [{ readonly command: string[] }] };
      };
    };
  };
  const { completions, template } = job.spec;
  const [{ command }] = template.spec.containers;
  const folder = folderFor('kubernetes');
  for (let index = 0; index < completions; index += 1) {
    shell(folder, command.join(' '), { JOB_COMPLETION_INDEX: String(index) });
  }
  shell(folder, 'lanser merge results --out results.jsonl');
  expectWhole(folder);
});

test('parallel GitLab jobs have the same results as a single process', () => {
  const { pairs, merge } = parse(example('scale/.gitlab-ci.yml')) as Readonly<
    Record<'merge' | 'pairs', { readonly parallel: number; readonly script: readonly string[] }>
  >;
  const folder = folderFor('gitlab');
  for (let index = 1; index <= pairs.parallel; index += 1) {
    const variables = { CI_NODE_INDEX: String(index), CI_NODE_TOTAL: String(pairs.parallel) };
    shell(folder, pairs.script.join('\n'), variables);
  }
  shell(folder, merge.script.join('\n'), { CI_NODE_TOTAL: '1' });
  expectWhole(folder);
});

test('a matrix of GitHub Actions has the same results as a single process', () => {
  const { jobs } = parse(example('workflows/shards.yml')) as {
    readonly jobs: Readonly<
      Record<'merge' | 'run', { readonly steps: readonly Step[]; readonly strategy: Strategy }>
    >;
  };
  const { shard: shards } = jobs.run.strategy.matrix;
  const folder = folderFor('github');
  const commandOf = (steps: readonly Step[]): Step => {
    const found = steps.find(({ run }) => run?.startsWith('lanser ') === true);
    if (found === undefined) throw new Error('the example has no step that runs lanser');
    return found;
  };
  for (const shard of shards) {
    const { run = '', env: own = {} } = commandOf(jobs.run.steps);
    const variables = Object.entries(own).map(([name, value]) => [
      name,
      value
        .replace('${{ matrix.shard }}', String(shard))
        .replace('${{ strategy.job-total }}', String(shards.length)),
    ]);
    // The merge job downloads the results of the shard to this folder.
    const place = path.join(folder, `results-${shard}`);
    shell(
      folder,
      run.replace('$RUNNER_TEMP/results', place),
      Object.fromEntries(variables) as Record<string, string>,
    );
  }
  shell(folder, commandOf(jobs.merge.steps).run ?? '');
  expectWhole(folder);
});

interface Step {
  readonly run?: string;
  readonly env?: Readonly<Record<string, string>>;
}

interface Strategy {
  readonly matrix: { readonly shard: readonly number[] };
}
