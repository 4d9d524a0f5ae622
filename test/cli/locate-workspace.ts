/** A workspace with unusual characters, and checks of the output of `lanser locate` in it. */
import path from 'node:path';
import { beforeAll, expect } from 'vitest';
import { bundleOf, lanser, type Start } from '../helpers/lanser.ts';
import type { Sandbox } from '../helpers/sandbox.ts';
import { writeTree, type Tree } from '../helpers/write-tree.ts';

export const LOCATED: Tree & Readonly<Record<'app.py', string>> = {
  'app.py': `import os


class Shop:
    def sell(self, item):
        label = "😀" + item
        return label


def twice(): pass
def twice(): pass
`,
  'pkg/deep.py': 'x = 1\n',
  // The string contains characters that a terminal would interpret.
  'acts.py': 'x = "\u009B31m\u202E\u200B"\n',
  'tab\u001B[1m.py': '\tx\n',
  '../outside.py': 'x = 1\n',
};

/** Writes the workspace. The PATH of `start` contains neither Git nor Python: `lanser locate` needs neither. */
export function useLocateWorkspace(sandbox: Sandbox): { readonly workspace: string; readonly start: Start } {
  const workspace = workspaceIn(sandbox);
  beforeAll(async () => writeTree(workspace, LOCATED));
  return { workspace, start: startIn(sandbox) };
}

function workspaceIn(sandbox: Sandbox): string {
  return path.join(sandbox.path, 'workspace');
}

function startIn(sandbox: Sandbox): Start {
  return { cwd: workspaceIn(sandbox), env: { ...sandbox.env, PATH: path.join(sandbox.path, 'nothing') } };
}

export async function expectPlace(start: Start, args: readonly string[], stdout: string): Promise<void> {
  expect(await lanser(['locate', ...args], start)).toMatchObject({ exitCode: 0, stdout, stderr: '' });
}

/** Checks that `--as` prints only a selector of the kind `kind`, and that this selector can be resolved. */
export async function expectSelector(start: Start, kind: string, printed: RegExp): Promise<void> {
  const { exitCode, stdout, stderr } = await lanser(['locate', 'app.py@L7:C16', '--as', kind], start);
  expect([exitCode, stderr]).toEqual([0, '']);
  expect(stdout).toMatch(printed);
  const { bundle } = await bundleOf(['locate', stdout.trim()], start);
  expect(bundle.resolution?.resolved?.range[0]).toBeLessThanOrEqual(6);
  const { bundle: converted } = await bundleOf(['locate', 'app.py@L7:C16', '--as', kind], start);
  expect(converted.request.options.as).toBe(kind);
  expect(converted.resolution?.selector?.kind).toBe(kind);
}

/**
 * Checks the process's exit code, and the error's code and message. Outside `environment.local`, the bundle must not
 * contain the path of the sandbox.
 */
export async function expectError(
  sandbox: Sandbox,
  args: readonly string[],
  { exitCode, code, message }: { readonly exitCode: number; readonly code: string; readonly message: string },
): Promise<void> {
  const { bundle, ...json } = await bundleOf(['locate', ...args], startIn(sandbox));
  expect([json.exitCode, bundle.meta.exitCode, bundle.error?.code]).toEqual([exitCode, exitCode, code]);
  expect(json.stderr).toMatch(new RegExp(`^lanser: ${code}: `, 'u'));
  expect(json.stderr).toContain(message);
  expect(bundle.request.cmd).toBe('locate');
  const { local: _local, ...environment } = bundle.environment;
  expect(JSON.stringify({ ...bundle, environment })).not.toContain(sandbox.path);
}
