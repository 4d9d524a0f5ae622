import { symlinkSync } from 'node:fs';
import path from 'node:path';
import type { Start } from '../helpers/lanser.ts';
import type { Sandbox, SandboxRepository } from '../helpers/sandbox.ts';

export interface SubmoduleProject extends SandboxRepository {
  readonly start: Start;
}

/**
 * Makes a project without errors. Its submodule `vendor` is at the first of two commits. The second commit would
 * cause an error in `app.py`.
 */
export async function projectWithSubmodule(sandbox: Sandbox): Promise<SubmoduleProject> {
  const library = await sandbox.repository('library');
  await library.write('lib.py', 'def f(x: int) -> int:\n    return x\n');
  await library.commit();
  await library.write('lib.py', 'def f(x: str) -> int:\n    return 1\n');
  await library.commit();
  const project = await sandbox.repository();
  await project.write('app.py', 'from vendor.lib import f\n\nf(1)\n');
  const local = ['-c', 'protocol.file.allow=always'];
  await project.git([...local, 'submodule', '--quiet', 'add', library.path, 'vendor']);
  await project.git(['-C', 'vendor', 'checkout', '--quiet', 'HEAD~1']);
  await project.commit();
  return { ...project, start: { cwd: project.path, env: sandbox.env } };
}

/** Makes a project that imports from the missing folder `vendor`. */
export async function projectWithoutVendor(sandbox: Sandbox): Promise<SubmoduleProject> {
  const project = await sandbox.repository('nested');
  await project.write('app.py', 'from vendor.lib import f\n\nf(1)\n');
  await project.commit();
  return { ...project, start: { cwd: project.path, env: sandbox.env } };
}

/**
 * Makes an untracked repository `vendor` in the project of {@link projectWithoutVendor}. With this repository,
 * `f(1)` in `app.py` is an error.
 */
export async function nestedRepository(sandbox: Sandbox): Promise<SandboxRepository> {
  const vendor = await sandbox.repository('nested/vendor');
  await vendor.write('lib.py', 'def f(x: str) -> int:\n    return 1\n');
  return vendor;
}

/**
 * Makes a repository whose last commit moves the submodule `folder` from its first commit to its second. After the
 * move, a call `f(1)` in the given files is an error if `f` is from the submodule's module `lib`. The submodule is
 * not checked out.
 */
export async function projectWithMovedSubmodule(
  sandbox: Sandbox,
  name: string,
  folder: string,
  {
    files,
    links = {},
  }: { readonly files: Readonly<Record<string, string>>; readonly links?: Readonly<Record<string, string>> },
): Promise<SubmoduleProject> {
  const library = await sandbox.repository(`${name}-library`);
  await library.write('lib.py', 'def f(x: int) -> int:\n    return x\n');
  const first = await library.commit();
  await library.write('lib.py', 'def f(x: str) -> int:\n    return 1\n');
  const second = await library.commit();
  const project = await sandbox.repository(name);
  for (const [file, text] of Object.entries(files)) await project.write(file, text);
  for (const [link, target] of Object.entries(links)) symlinkSync(target, path.join(project.path, link));
  await project.git([
    '-c',
    'protocol.file.allow=always',
    'submodule',
    '--quiet',
    'add',
    library.path,
    folder,
  ]);
  for (const commit of [first, second]) {
    await project.git(['-C', folder, 'checkout', '--quiet', commit]);
    await project.commit();
  }
  await project.git(['submodule', '--quiet', 'deinit', '--force', folder]);
  return { ...project, start: { cwd: project.path, env: sandbox.env } };
}
