import { beforeAll } from 'vitest';
import type { Start } from '../helpers/lanser.ts';
import type { Sandbox, SandboxRepository } from '../helpers/sandbox.ts';

export const STRICT: string =
  '[tool.pyright]\ntypeCheckingMode = "strict"\n[tool.lanser.gate]\nfailOn = ["introduced-warnings"]\n';
const LENIENT = '[tool.pyright]\ntypeCheckingMode = "off"\n[tool.lanser.gate]\nfailOn = []\n';

export interface LenientBranch {
  readonly repository: SandboxRepository;
  readonly start: Start;
}

/** Creates the branch `topic` from a commit with lenient settings. The next commit of `main` has strict settings. */
export function useLenientBranch(sandbox: Sandbox): () => LenientBranch {
  let branch: LenientBranch;
  beforeAll(async () => {
    const repository = await sandbox.repository();
    branch = { repository, start: { cwd: repository.path, env: sandbox.env } };
    await repository.write('pyproject.toml', LENIENT);
    await repository.write('a.py', 'def f(x):\n    return x\n');
    await repository.commit();
    await repository.git(['checkout', '--quiet', '-b', 'topic']);
    await repository.write('a.py', 'def f(x):\n    return x\n\n\ndef g(y):\n    return y\n');
    await repository.commit();
    await repository.git(['checkout', '--quiet', 'main']);
    await repository.write('pyproject.toml', STRICT);
    await repository.write('b.py', 'import a\n');
    await repository.commit();
  });
  return () => branch;
}
