import path from 'node:path';
import { projectChecker } from './project-checker.ts';
import { pyrightCli } from './pyright-cli.ts';

/** A module with an error. Pyright's command line names only files with diagnostics, so each file needs an error. */
export const PLANTED = 'x: int = ""\n';

export async function filesOfLanser(root: string, readableRoot: string = root): Promise<readonly string[]> {
  await using checker = await projectChecker(root, readableRoot);
  const { files } = await checker.workspaceFiles();
  return files.map((file) => path.relative(root, file)).toSorted();
}

/** Returns the files that Pyright's command line checks, sorted and relative. Throws if a file has no diagnostic. */
export async function filesOfPyright(root: string): Promise<readonly string[]> {
  const { files, diagnostics } = await pyrightCli({ cwd: root, env: { PATH: process.env['PATH'] ?? '' } });
  const named = new Set(diagnostics.map((line) => String((JSON.parse(line) as unknown[])[0])));
  if (named.size !== files)
    throw new Error(`Pyright checked ${files} files, but reported diagnostics in ${named.size}`);
  return [...named].toSorted();
}
