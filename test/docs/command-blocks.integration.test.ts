// Runs one lanser command of the documentation, and the programs of docs/sdk.md, in the example repository.
// Checks the documented configurations and workflows, and that CI runs the other documented commands, except
// benchmarks. command-blocks.slow.test.ts runs all lanser commands.
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse as parseToml } from 'smol-toml';
import { describe, expect, it } from 'vitest';
import { parse as parseYaml } from 'yaml';
import { INPUT_NAMES } from '../../src/action/inputs.ts';
import { violationsOf } from '../../src/schema/validate.ts';
import {
  blocksOf,
  commandsOf,
  FRONT,
  isOurs,
  PAGES,
  runDocumented,
  runProgram,
  useLedger,
} from '../helpers/documented.ts';
import { otherNode } from '../helpers/other-node.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const ciScript = await readFile(path.join(root, '.ci/run'), 'utf8');
const manifest = JSON.parse(await readFile(path.join(root, 'package.json'), 'utf8')) as {
  readonly scripts: Readonly<Record<string, string>>;
};
const everything = [...FRONT, ...PAGES];
const front = await commandsOf(FRONT);
const commands = await commandsOf(everything);
const [toml, yaml, ts] = await Promise.all(
  ['toml', 'yaml', 'ts'].map(async (language) => blocksOf(everything, language)),
);

const ledger = useLedger();
/** A different Node on PATH, if any. It may be older: the documentation promises support for Node 20.19 or later. */
const differentNode = otherNode();

describe('commands in the documentation', () => {
  const quick = front.filter(({ command }) => command.startsWith('lanser def ')).slice(0, 1);

  it('are found', () => {
    expect(commands.length).toBeGreaterThan(10);
    expect(quick).toHaveLength(1);
    expect(commands.filter((one) => !isOurs(one))).not.toEqual([]);
  });

  it.each(quick)('run without an error: $place: $command', ({ command }) => {
    runDocumented(command, ledger.repository);
  });

  it.each(commands.filter((one) => !isOurs(one)))(
    'are run in CI, except benchmarks: $place: $command',
    ({ command }) => {
      for (const part of command.split(' && ')) {
        const script = /^npm (?:run )?([\w:-]+)/u.exec(part)?.[1];
        // CI does not run the benchmarks.
        expect(script === 'ci' || script === undefined || script in manifest.scripts).toBe(true);
        if (script?.startsWith('bench') === true) continue;
        expect(part === 'bash .ci/run' || ciScript.includes(part)).toBe(true);
      }
    },
  );
});

describe('other blocks in the documentation', () => {
  // The programs of the other pages run in command-blocks.slow.test.ts.
  const programs = (ts ?? []).filter(({ place }) => place.startsWith('docs/sdk'));

  it('are found', () => {
    for (const blocks of [toml, yaml, programs]) expect(blocks).not.toEqual([]);
  });

  it.each(toml ?? [])('$place is a valid configuration', ({ text }) => {
    const { tool } = parseToml(text) as { readonly tool: { readonly lanser: unknown } };
    expect(violationsOf('config', tool.lanser)).toEqual([]);
  });

  it.each(yaml ?? [])('$place is a workflow with known inputs', ({ text }) => {
    const workflow = parseYaml(text) as {
      readonly jobs: Readonly<Record<string, { readonly steps: readonly Step[] }>>;
    };
    const steps = Object.values(workflow.jobs).flatMap((job) => job.steps);
    const lanserSteps = steps.filter((step) => step.uses.includes('lanser'));
    expect(lanserSteps.length).toBeGreaterThan(0);
    const inputs = lanserSteps.flatMap((step) => Object.keys(step.with ?? {}));
    for (const name of inputs) expect(INPUT_NAMES).toContain(name);
  });

  it.each(programs)('$place runs on this Node', async (block) => runProgram(block, process.execPath, ledger));
  it.skipIf(differentNode === undefined).each(programs)(
    '$place runs on the other Node on PATH',
    async (block) => runProgram(block, differentNode?.path ?? '', ledger),
  );
});

interface Step {
  readonly uses: string;
  readonly with?: Readonly<Record<string, unknown>>;
}
