import path from 'node:path';
import { expect } from 'vitest';
import type { Report } from '../../src/model/report.ts';
import type { Start } from '../helpers/lanser.ts';
import { pyrightCli } from '../helpers/pyright-cli.ts';
import type { Sandbox, SandboxRepository } from '../helpers/sandbox.ts';

export const LOCAL: readonly string[] = ['-c', 'protocol.file.allow=always'];
const LIBRARY = 'def f() -> int:\n    return 1\n';
/** Without the submodule, Pyright cannot resolve this import, but the comment hides the error. */
export const SILENT: string = 'from lib.m import f  # type: ignore\n\n';

export interface Checkout {
  readonly repository: SandboxRepository;
  readonly library: SandboxRepository;
  readonly start: Start;
}

export async function checkoutWith(
  sandbox: Sandbox,
  name: string,
  files: Readonly<Record<string, string>>,
): Promise<Checkout> {
  const library = await sandbox.repository(`${name}-library`);
  await library.write('m.py', LIBRARY);
  await library.commit();
  const repository = await sandbox.repository(name);
  await repository.git([...LOCAL, 'submodule', '--quiet', 'add', library.path, 'lib']);
  for (const [file, text] of Object.entries(files)) await repository.write(file, text);
  await repository.commit();
  return { repository, library, start: { cwd: repository.path, env: sandbox.env } };
}

/**
 * Runs Pyright's command line on HEAD~1 and HEAD in a clone with its submodules. Returns the diagnostics that only
 * HEAD has.
 */
export async function newByCommandLine(
  sandbox: Sandbox,
  { repository }: Checkout,
): Promise<readonly string[]> {
  const clone = await sandbox.repository(`${path.basename(repository.path)}-clone`);
  await clone.git(['fetch', '--quiet', repository.path, 'main']);
  const found: (readonly string[])[] = [];
  for (const revision of ['FETCH_HEAD~1', 'FETCH_HEAD']) {
    await clone.git(['checkout', '--quiet', '--detach', revision]);
    await clone.git([...LOCAL, 'submodule', '--quiet', 'update', '--init', '--recursive']);
    const { diagnostics } = await pyrightCli({ cwd: clone.path, env: sandbox.env });
    found.push(diagnostics);
  }
  const [before = [], after = []] = found;
  return after.filter((diagnostic) => !before.includes(diagnostic));
}

/** Checks that a report has no failures. Returns its new diagnostics in the form of `newByCommandLine`. */
export function introducedIn({ delta, failures }: Report): readonly string[] {
  expect(failures).toEqual([]);
  return (delta?.introduced ?? [])
    .map(({ uri, range, severity, rule, message }) => JSON.stringify([uri, range, severity, rule, message]))
    .toSorted();
}
