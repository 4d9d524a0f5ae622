import { mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { verifyTrace } from '../../../src/replay/verify-trace.ts';
import { openWorkspace } from '../../../src/sdk/open-workspace.ts';
import { temporaryFolder, type TemporaryFolder } from '../../helpers/temporary-folder.ts';
import { testHost } from '../../helpers/test-host.ts';
import { writeTree } from '../../helpers/write-tree.ts';

describe('a trace can be replayed if a file is read through a link', () => {
  const [before, after] = ['def one(): pass\n', 'def one(): pass\ndef two(): pass\n'];
  let folder: TemporaryFolder;
  let place: (name: string) => string;

  beforeEach(async () => {
    folder = await temporaryFolder();
    place = (name) => path.join(folder.path, 'work', name);
    await writeTree(place(''), {
      'real/x.py': before,
      link: { to: 'real' },
      'file.py': { to: 'link/x.py' },
    });
    return async () => folder[Symbol.asyncDispose]();
  });

  /** Records the outlines of files before and after a change, replays the trace, and returns the conclusion. */
  async function conclusionOf(names: readonly string[], change: () => void): Promise<unknown> {
    const file = path.join(folder.path, 'run.jsonl');
    const host = testHost({ HOME: path.join(folder.path, 'home') });
    {
      await using workspace = await openWorkspace(place(''), { host, trace: { file } });
      for (const name of names) await workspace.symbols({ file: name });
      change();
      for (const name of names) await workspace.symbols({ file: name });
    }
    const { conclusion, firstDifference, bundles } = await verifyTrace(file, 'run', { host });
    expect([firstDifference, bundles]).toEqual([null, 2 * names.length]);
    return conclusion;
  }

  test('and the file changes', async () => {
    const change = (): void => writeFileSync(place('real/x.py'), after);
    expect(await conclusionOf(['link/x.py', 'file.py'], change)).toBe('match');
  });

  test('and the links are removed', async () => {
    const change = (): void => ['link', 'file.py'].forEach((name) => rmSync(place(name)));
    expect(await conclusionOf(['link/x.py', 'file.py'], change)).toBe('match');
  });

  test('and the link leads outside the workspace', async () => {
    await writeTree(folder.path, { 'outside/y.py': before, 'work/out': { to: '../outside' } });
    const change = (): void => writeFileSync(place('real/x.py'), after);
    expect(await conclusionOf(['out/y.py', 'link/x.py'], change)).toBe('match');
  });

  test('and the link is redirected to a place outside the workspace', async () => {
    await writeTree(folder.path, { 'outside/x.py': before });
    const change = (): void => {
      rmSync(place('link'));
      symlinkSync(path.join(folder.path, 'outside'), place('link'));
    };
    expect(await conclusionOf(['link/x.py', 'file.py'], change)).toBe('match');
  });

  test('and a file is replaced by a link and then restored', async () => {
    const file = path.join(folder.path, 'run.jsonl');
    const host = testHost({ HOME: path.join(folder.path, 'home') });
    const name = 'real/z.py';
    const replace = async (entry: string | { readonly to: string }): Promise<void> => {
      rmSync(place(name), { force: true });
      await writeTree(place(''), { [name]: entry });
    };
    {
      await using workspace = await openWorkspace(place(''), { host, trace: { file } });
      for (const entry of [after, { to: 'x.py' }, after]) {
        await replace(entry);
        await workspace.symbols({ file: name });
      }
    }
    const { conclusion, firstDifference, bundles } = await verifyTrace(file, 'run', { host });
    expect([conclusion, firstDifference, bundles]).toEqual(['match', null, 3]);
  });

  test('and files and folders replace the links', async () => {
    const change = (): void => {
      for (const name of ['link', 'file.py']) rmSync(place(name));
      mkdirSync(place('link'));
      for (const name of ['link/x.py', 'file.py']) writeFileSync(place(name), after);
    };
    expect(await conclusionOf(['link/x.py', 'file.py'], change)).toBe('match');
  });
});
