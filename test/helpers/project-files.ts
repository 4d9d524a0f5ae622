import path from 'node:path';
import { projectChecker } from './project-checker.ts';
import { pyrightCli } from './pyright-cli.ts';

/** A module with one error, so that Pyright's command line reports every file that it checks. */
export const PLANTED = 'x: int = ""\n';

/** Returns the files that lanser checks, relative and sorted. Their number must equal the server's. */
export async function filesOfLanser(root: string, readableRoot: string = root): Promise<readonly string[]> {
  await using checker = await projectChecker(root, readableRoot);
  const { files } = await checker.workspaceFiles();
  return files.map((file) => path.relative(root, file)).toSorted();
}

/** Returns the files in which Pyright's command line finds the planted error, relative and sorted. */
export async function filesOfPyright(root: string): Promise<readonly string[]> {
  const { files, diagnostics } = await pyrightCli({ cwd: root, env: { PATH: process.env['PATH'] ?? '' } });
  const named = new Set(diagnostics.map((line) => String((JSON.parse(line) as unknown[])[0])));
  if (named.size !== files) throw new Error(`${files} files were checked, ${named.size} are named`);
  return [...named].toSorted();
}
