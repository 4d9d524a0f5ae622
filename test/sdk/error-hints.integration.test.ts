// Tests that the command line, a batch and the SDK return the same error and hint id. Only the sentences
// that describe the hint differ.
import { beforeAll, expect, test } from 'vitest';
import { describeHint, openWorkspace, type Bundle } from '../../src/index.ts';
import { lanser } from '../helpers/lanser.ts';
import { useSandbox, type SandboxRepository } from '../helpers/sandbox.ts';
import { testHost } from '../helpers/test-host.ts';

const sandbox = useSandbox();
const SELECTOR = `a.py@L1:C1?docVersion=blob:${'0'.repeat(40)}`;
let repository: SandboxRepository;

beforeAll(async () => {
  repository = await sandbox.repository();
  await repository.write('a.py', 'x = 1\n');
});

test('the command line, a batch and the SDK return the same bundle for an error', async () => {
  const start = { cwd: repository.path, env: sandbox.env };
  const printed = await lanser(['locate', SELECTOR, '--json'], start);
  const input = JSON.stringify({ cmd: 'locate', selector: SELECTOR });
  const answered = await lanser(['batch', '-'], { ...start, input });
  await using workspace = await openWorkspace(repository.path, { host: testHost() });
  const bundles = [
    JSON.parse(printed.stdout) as Bundle,
    JSON.parse(answered.stdout) as Bundle,
    await workspace.locate(SELECTOR),
  ];
  for (const { bundleId, error } of bundles) {
    expect([bundleId, error?.code, error?.hint]).toEqual([
      bundles[0]?.bundleId,
      'E/VERSION_SKEW',
      'keep-documents',
    ]);
    expect(error?.message).not.toMatch(/keep/u);
  }
  expect(printed.stderr).toContain('run `lanser locate --keep`');
  expect(describeHint('keep-documents')).toContain('`keep: true`');
});
