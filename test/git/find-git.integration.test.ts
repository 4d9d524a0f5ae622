import { chmod, mkdir, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { findGit, splitNul } from '../../src/git/git.ts';
import { LanserError } from '../../src/model/lanser-error.ts';
import { markingProgram } from '../helpers/marking-program.ts';
import { temporaryFolder } from '../helpers/temporary-folder.ts';
import { testHost } from '../helpers/test-host.ts';

const PATH = process.env['PATH'] ?? '';

describe('findGit', () => {
  test('finds Git on PATH and runs it', async () => {
    const git = await findGit(testHost(), []);
    expect((await git.read(['--version'])).toString()).toMatch(/^git version \d/);
  });

  test('skips a program `git` in the checkout', async () => {
    await using folder = await temporaryFolder();
    const checkout = path.join(folder.path, 'checkout');
    const outside = path.join(folder.path, 'outside');
    await mkdir(checkout);
    await mkdir(outside);
    const evil = await markingProgram(checkout, 'git');
    await symlink(evil.program, path.join(outside, 'git'));
    const env = { PATH: [checkout, outside, '', '.', PATH].join(path.delimiter) };
    const git = await findGit(testHost(env), [checkout]);
    await git.read(['--version'], { cwd: checkout });
    expect(await evil.wasRun()).toBe(false);
  });

  test('throws E/USAGE if Git is not on PATH', async () => {
    await using folder = await temporaryFolder();
    await expect(findGit(testHost({ PATH: folder.path }), [])).rejects.toMatchObject({ code: 'E/USAGE' });
    await expect(findGit(testHost({ PATH: '' }), [])).rejects.toMatchObject({ code: 'E/USAGE' });
  });

  test('returns a Git whose commands throw E/USAGE if the program cannot run', async () => {
    await using folder = await temporaryFolder();
    await writeFile(path.join(folder.path, 'git'), '#!/nowhere/at/all\n');
    await chmod(path.join(folder.path, 'git'), 0o755);
    const git = await findGit(testHost({ PATH: folder.path }), []);
    await expect(git.run(['--version'])).rejects.toMatchObject({ code: 'E/USAGE' });
  });
});

describe('a Git command', () => {
  test('that fails has a result with `run`, and throws E/INCONCLUSIVE with `read`', async () => {
    await using folder = await temporaryFolder();
    const git = await findGit(testHost(), []);
    const args = [`--git-dir=${folder.path}`, 'cat-file', 'blob', 'none'];
    const result = await git.run(args);
    expect(result.exitCode).not.toBe(0);
    expect(result.stderr).toMatch(/not a git repository/i);
    await expect(git.read(args)).rejects.toMatchObject({
      code: 'E/INCONCLUSIVE',
      details: { command: 'cat-file' },
    });
  });

  test('receives its input and its environment', async () => {
    const git = await findGit(testHost(), []);
    const hash = await git.read(['hash-object', '--stdin'], { input: 'a' });
    expect(hash.toString().trim()).toBe('2e65efe2a145dda7ee51d1741299f848e5bf752e');
    const dump = await git.read(['-c', 'alias.dump=!env', 'dump'], { env: { LANSER_PROBE: 'seen' } });
    expect(dump.toString()).toContain('LANSER_PROBE=seen');
  });

  test('that does not read its input still has a result', async () => {
    const git = await findGit(testHost(), []);
    const result = await git.run(['--version'], { input: Buffer.alloc(4 * 1024 * 1024) });
    expect(result.exitCode).toBe(0);
  });

  test('receives its input in pieces, and requests no further pieces after its exit', async () => {
    const git = await findGit(testHost(), []);
    let made = 0;
    async function* pieces(count: number): AsyncGenerator<Buffer> {
      for (made = 0; made < count; made += 1) yield Buffer.alloc(1024, 'a');
    }
    const hash = await git.read(['hash-object', '--stdin'], { input: pieces(1024) });
    expect(hash).toEqual(await git.read(['hash-object', '--stdin'], { input: 'a'.repeat(1024 * 1024) }));
    const refusing = await git.run(['cat-file', '--no-such-option'], { input: pieces(Infinity) });
    expect(refusing.exitCode).toBe(129);
    expect(made).toBeLessThan(1024);
  });

  test('fails with the error that its input throws', async () => {
    const git = await findGit(testHost(), []);
    const reason = new LanserError('E/CONTENT_MODIFIED', 'It changed.');
    async function* failing(): AsyncGenerator<Buffer> {
      yield Buffer.from('a');
      throw reason;
    }
    await expect(git.read(['hash-object', '--stdin'], { input: failing() })).rejects.toBe(reason);
  });

  test('fails with E/REQUEST_CANCELLED if its signal is aborted before or during the run', async () => {
    const git = await findGit(testHost(), []);
    const stop = new AbortController();
    const running = git.run(['-c', 'alias.wait=!sleep 60', 'wait'], { signal: stop.signal });
    stop.abort();
    await expect(running).rejects.toMatchObject({ code: 'E/REQUEST_CANCELLED' });
    await expect(git.run(['--version'], { signal: stop.signal })).rejects.toMatchObject({
      code: 'E/REQUEST_CANCELLED',
    });
  });
});

describe('splitNul', () => {
  test.each([
    ['', []],
    ['a\0', ['a']],
    ['a\0\0b\nc\0', ['a', '', 'b\nc']],
  ])('splits %j', (text, fields) => {
    expect(splitNul(Buffer.from(text))).toEqual(fields);
  });
});
