import { execFile } from 'node:child_process';
import { mkdir, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { describe, expect, test } from 'vitest';
import { findExecutable } from '../../src/workspace/executable.ts';
import { probePython } from '../../src/workspace/python-probe.ts';
import { pythonOutside } from '../helpers/captured-python.ts';
import { markingProgram } from '../helpers/marking-program.ts';
import { temporaryFolder } from '../helpers/temporary-folder.ts';
import { testHost } from '../helpers/test-host.ts';

const WITHOUT_FILES = fileURLToPath(new URL('./probe-without-files-program.ts', import.meta.url));
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
    const refused = { code: 'E/USAGE', message: expect.stringMatching(/cannot be used/u) as unknown };
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

  test('is rejected if its folder is a link to a folder outside the workspace', async () => {
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
    ['names a missing program in its first line', '#!/nowhere/python\n', 0o755],
    ['is not executable', '#!/bin/sh\n', 0o644],
    ['is a binary of a different format', '\u007FELF', 0o755],
  ])('causes E/USAGE if it %s', async (_, content, mode) => {
    await using folder = await temporaryFolder();
    const program = path.join(folder.path, 'python');
    await writeFile(program, content, { mode });
    const failure = await pythonOutside(testHost(), program, [], signal).catch((error: unknown) => error);
    expect(failure).toMatchObject({ code: 'E/USAGE', details: { reason: expect.any(String) as string } });
    expect(JSON.stringify((failure as { details: unknown }).details)).not.toContain(folder.path);
  });

  test('causes E/USAGE if its path is missing, or is a folder without an interpreter', async () => {
    await using folder = await temporaryFolder();
    for (const python of [path.join(folder.path, 'nothing'), folder.path]) {
      await expect(pythonOutside(testHost(), python, [], signal)).rejects.toMatchObject({ code: 'E/USAGE' });
    }
  });

  test('causes E/REQUEST_CANCELLED if the signal of the query is aborted', async () => {
    await using folder = await temporaryFolder();
    const program = path.join(folder.path, 'python');
    await writeFile(program, '#!/bin/sh\nexec sleep 60\n', { mode: 0o755 });
    const stop = new AbortController();
    const resolving = pythonOutside(testHost(), program, [], stop.signal);
    stop.abort();
    await expect(resolving).rejects.toMatchObject({ code: 'E/REQUEST_CANCELLED' });
  });
});

// lanser tries a different interpreter only after a defect of the first one, such as a crash. A failure that the
// machine's load may cause, such as a timeout, is an error. So the choice does not depend on the load.
describe('an interpreter that does not answer', () => {
  async function firstOnPath(folder: string, text: string): Promise<{ readonly PATH: string }> {
    await writeFile(path.join(folder, 'python3'), text, { mode: 0o755 });
    return { PATH: [folder, process.env['PATH']].join(path.delimiter) };
  }

  test('in time causes E/LS_TIMEOUT', async () => {
    await using folder = await temporaryFolder();
    const { PATH } = await firstOnPath(folder.path, '#!/bin/sh\nexec sleep 600\n');
    const probing = probePython(testHost({ PATH }), path.join(folder.path, 'python3'), [], {}, signal, 10);
    await expect(probing).rejects.toMatchObject({
      code: 'E/LS_TIMEOUT',
      message:
        'The Python interpreter python3 did not describe its environment within 0.01 s. Run the command again on a machine with less load.',
    });
  });

  test('after SIGKILL causes E/INCONCLUSIVE, and no later interpreter on PATH is used', async () => {
    await using folder = await temporaryFolder();
    const host = testHost(await firstOnPath(folder.path, '#!/bin/sh\nkill -9 $$\n'));
    await expect(pythonOutside(host, undefined, [], signal)).rejects.toMatchObject({
      code: 'E/INCONCLUSIVE',
      details: { program: 'python3', signal: 'SIGKILL' },
    });
  });

  test('because lanser has too many open files causes E/INCONCLUSIVE', async () => {
    const python = (await findExecutable(testHost(), ['python3'], [])) ?? '';
    const limited = ['-c', 'ulimit -n 64; exec "$@"', 'sh', process.execPath, WITHOUT_FILES, python];
    const { stdout } = await promisify(execFile)('sh', limited);
    expect(JSON.parse(stdout)).toMatchObject([
      { kind: 'probed' },
      { code: 'E/INCONCLUSIVE', details: { program: path.basename(python), errno: 'EMFILE' } },
    ]);
  });

  test('after a crash with SIGSEGV is skipped', async () => {
    await using folder = await temporaryFolder();
    const host = testHost(await firstOnPath(folder.path, '#!/bin/sh\nkill -SEGV $$\n'));
    const environment = await pythonOutside(host, undefined, [], signal);
    expect(environment?.executable).not.toContain(folder.path);
    expect(environment).toBeDefined();
  });
});
