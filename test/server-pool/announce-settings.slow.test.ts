import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { openProject } from '../helpers/real-servers.ts';
import { temporaryFolder } from '../helpers/temporary-folder.ts';

// For each server, two versions that wait for `workspace/didChangeConfiguration` before they read files, and the
// first version that does not wait.
test.each([
  ['pyright', '1.1.400'],
  ['pyright', '1.1.408'],
  ['pyright', '1.1.409'],
  ['basedpyright', '1.28.5'],
  ['basedpyright', '1.39.0'],
  ['basedpyright', '1.39.3'],
])('%s %s receives its settings from lanser.json and checks the files', async (name, version) => {
  await using installation = await temporaryFolder();
  await promisify(execFile)('npm', [
    'install',
    '--prefix',
    installation.path,
    '--no-audit',
    `${name}@${version}`,
  ]);
  const program = path.join(installation.path, 'node_modules', name, 'langserver.index.js');
  const analysis = { diagnosticSeverityOverrides: { reportAssignmentType: 'warning' } };
  const settings = { [name === 'pyright' ? 'python' : name]: { analysis } };
  await using project = await openProject({
    'lanser.json': JSON.stringify({
      servers: { [name]: { command: ['node', program, '--stdio'], settings } },
    }),
    'a.py': 'value: int = ""\n',
  });
  const { facts, environment } = await project.workspace.diagnostics({ files: ['a.py'] });
  expect(environment.server).toEqual({ name, version });
  const found = facts?.diagnostics.map(({ rule, severity }) => `${severity} ${rule}`);
  expect(found).toEqual(['warning reportAssignmentType']);
});
