import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { taskFiles } from '../../src/harbor/task-files.ts';
import { rewardFormula } from '../../src/reward/formula.ts';
import { temporaryFolder } from '../helpers/temporary-folder.ts';

test('the metric `resolved` of a Harbor task leaves out the diagnostics of deleted files and statements', async () => {
  await using folder = await temporaryFolder();
  const at = (name: string): string => path.join(folder.path, name);
  const facts = { name: 'a/b', base: '', commit: '', formula: rewardFormula(), hasSolution: false };
  writeFileSync(at('reward.mjs'), taskFiles(facts, '').get('tests/reward.mjs') ?? '');
  const delta = { introduced: [{}], resolved: [{ fileDeleted: true }, { codeDeleted: true }, {}] };
  const report = { conclusion: 'findings', reward: { r: 0.5, components: { evidence: 0 } }, delta };
  writeFileSync(at('report.json'), JSON.stringify(report));
  execFileSync(process.execPath, [at('reward.mjs'), at('report.json'), at('reward.json')]);
  expect(JSON.parse(readFileSync(at('reward.json'), 'utf8'))).toEqual({
    reward: 0.5,
    evidence: 0,
    introduced: 1,
    resolved: 1,
  });
});
