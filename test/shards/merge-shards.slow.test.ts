import { beforeAll, describe, test } from 'vitest';
import type { Start } from '../helpers/lanser.ts';
import { useSandbox } from '../helpers/sandbox.ts';
import { expectWholeReport, partsOf, writeRepository } from './sharded-repository.ts';

const sandbox = useSandbox();
let start: Start;

beforeAll(async () => {
  start = await writeRepository(sandbox);
});

describe('the merged parts of all shards equal the report of a gate without shards', () => {
  test('in the affected scope', async () => {
    const options = ['--scope', 'affected'];
    await expectWholeReport(start, await partsOf(start, 'affected', options), options);
  });

  test('for several projects, with options of the policy and the costs of an earlier run', async () => {
    const projects = ['tools', 'lib'].flatMap((folder) => ['--working-directory', folder]);
    const options = [...projects, '--fail-on', 'inconclusive', '--label', 'x'];
    const earlier = await partsOf(start, 'earlier', []);
    const costs = earlier.flatMap((part) => ['--costs', part]);
    await expectWholeReport(start, await partsOf(start, 'projects', [...options, ...costs]), options);
  });
});
