import { existsSync } from 'node:fs';
import { chmod } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { DiagnosticsBundle, RequestedTool } from '../../src/model/bundle.ts';
import { adapt, type AdaptOptions } from '../../src/session/tools/adapt.ts';
import { temporaryFolder, type TemporaryFolder } from '../helpers/temporary-folder.ts';
import { testHost } from '../helpers/test-host.ts';
import { writeTree } from '../helpers/write-tree.ts';

const require = createRequire(import.meta.url);

/** A workspace, and a folder of programs that is first on PATH. */
export interface ToolBox extends AsyncDisposable {
  readonly workspace: string;
  readonly programs: string;
  run(tool: RequestedTool, options?: Partial<AdaptOptions>): Promise<DiagnosticsBundle>;
}

export async function toolBox(
  tree: Readonly<Record<string, string>>,
  programs: Readonly<Record<string, string>> = {},
): Promise<ToolBox> {
  const folder: TemporaryFolder = await temporaryFolder();
  const workspace = path.join(folder.path, 'workspace');
  const bin = path.join(folder.path, 'bin');
  await writeTree(workspace, { ...tree, '.git/HEAD': '' });
  await writeTree(bin, { './': '', ...programs });
  for (const name of Object.keys(programs)) await chmod(path.join(bin, name), 0o755);
  const PATH = `${bin}${path.delimiter}${process.env['PATH'] ?? ''}`;
  return {
    workspace,
    programs: bin,
    run: async (tool, options = {}) =>
      adapt({
        host: testHost({ PATH }),
        workspace,
        tool,
        timeoutMs: 60_000,
        signal: new AbortController().signal,
        ...options,
      }),
    [Symbol.asyncDispose]: async () => folder[Symbol.asyncDispose](),
  };
}

/** Returns a shell script that runs an installed package's script with the current Node. */
export function nodeProgram(packageName: string, script: string): string {
  const manifest = require.resolve(`${packageName}/package.json`);
  return `#!/bin/sh\nexec '${process.execPath}' '${path.join(path.dirname(manifest), script)}' "$@"\n`;
}

export const PYRIGHT: Readonly<Record<string, string>> = { pyright: nodeProgram('pyright', 'index.js') };

/**
 * Returns the path of the first of these programs that is on PATH, or undefined. If CI_REAL_TOOLS is 1, throws
 * instead of returning undefined.
 */
export function onPath(...names: readonly string[]): string | undefined {
  const entries = (process.env['PATH'] ?? '').split(path.delimiter);
  const found = names
    .flatMap((name) => entries.map((entry) => path.join(entry, name)))
    .find((candidate) => existsSync(candidate));
  if (found === undefined && process.env['CI_REAL_TOOLS'] === '1') {
    throw new Error(`${names.join(' or ')} is not on PATH; .ci/run shows how to install it`);
  }
  return found;
}
