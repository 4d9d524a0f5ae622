import { mkdir, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { findExecutable } from '../../src/workspace/executable.ts';
import { pythonOutside } from '../helpers/captured-python.ts';
import { markingProgram } from '../helpers/marking-program.ts';
import { temporaryFolder } from '../helpers/temporary-folder.ts';
import { testHost } from '../helpers/test-host.ts';

const { signal } = new AbortController();

describe('an interpreter in the workspace', () => {
  test('is rejected under any path and does not run', async () => {
    await using folder = await temporaryFolder();
    const workspace = path.join(folder.path, 'ws');
    const bin = path.join(workspace, '.venv', 'bin');
    await mkdir(bin, { recursive: true });
    const evil = await markingProgram(bin, 'python');
    const outside = path.join(folder.path, 'outside');
    await mkdir(outside);
    await symlink(evil.program, path.join(outside, 'python'));
    await symlink(path.join(workspace, '.venv'), path.join(outside, 'venv'));
    await symlink(workspace, path.join(outside, 'workspace'));
    const refused = { code: 'E/USAGE', message: /cannot be used/u };
    for (const [python, forbidden] of [
      [evil.program, workspace],
      [path.join(workspace, '.venv'), workspace],
      [path.relative(process.cwd(), evil.program), workspace],
      [`${outside}/../ws/.venv`, workspace],
      [path.join(outside, 'python'), workspace],
      [path.join(outside, 'venv'), workspace],
      [path.join(outside, 'venv', 'bin', 'python'), workspace],
      [evil.program, path.join(outside, 'workspace')],
    ] as const) {
      const result = pythonOutside(testHost(), python, [forbidden], signal);
      await expect(result, python).rejects.toMatchObject(refused);
    }
    expect(await evil.wasRun()).toBe(false);
    await expect(pythonOutside(testHost(), evil.program, [], signal)).rejects.toMatchObject({
      code: 'E/USAGE',
    });
    expect(await evil.wasRun()).toBe(true);
  });

  test('is rejected if it links to an interpreter outside', async () => {
    await using folder = await temporaryFolder();
    const real = (await findExecutable(testHost(), ['python3'], [])) ?? '';
    const workspace = path.join(folder.path, 'ws');
    await mkdir(workspace);
    await symlink(path.dirname(real), path.join(workspace, 'bin'));
    for (const python of [
      path.join(workspace, 'bin', 'python3'),
      path.join(workspace, 'bin', path.basename(real)),
    ]) {
      await expect(pythonOutside(testHost(), python, [workspace], signal)).rejects.toMatchObject({
        code: 'E/USAGE',
      });
    }
  });
});

describe('an interpreter that does not work', () => {
  test.each([
    ['fails', '#!/bin/sh\necho no >&2\nexit 3\n', 0o755],
    ['prints nothing', '#!/bin/sh\n', 0o755],
    ['prints plain text', '#!/bin/sh\necho 3.12\n', 0o755],
    ['prints unexpected JSON', '#!/bin/sh\necho {}\n', 0o755],
    ['has no interpreter', '#!/nowhere/python\n', 0o755],
    ['is not executable', '#!/bin/sh\n', 0o644],
    ['is a binary of a different format', '\u007FELF', 0o755],
  ])('is E/USAGE if it %s', async (_, content, mode) => {
    await using folder = await temporaryFolder();
    const program = path.join(folder.path, 'python');
    await writeFile(program, content, { mode });
    const failure = await pythonOutside(testHost(), program, [], signal).catch((error: unknown) => error);
    expect(failure).toMatchObject({ code: 'E/USAGE', details: { reason: expect.any(String) as string } });
    expect(JSON.stringify((failure as { details: unknown }).details)).not.toContain(folder.path);
  });

  test('is E/USAGE if it does not exist', async () => {
    await using folder = await temporaryFolder();
    for (const python of [path.join(folder.path, 'nothing'), folder.path]) {
      await expect(pythonOutside(testHost(), python, [], signal)).rejects.toMatchObject({ code: 'E/USAGE' });
    }
  });

  test('is E/REQUEST_CANCELLED if its signal aborts', async () => {
    await using folder = await temporaryFolder();
    const program = path.join(folder.path, 'python');
    await writeFile(program, '#!/bin/sh\nexec sleep 60\n', { mode: 0o755 });
    const stop = new AbortController();
    const resolving = pythonOutside(testHost(), program, [], stop.signal);
    stop.abort();
    await expect(resolving).rejects.toMatchObject({ code: 'E/REQUEST_CANCELLED' });
  });
});
