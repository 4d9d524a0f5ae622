import { beforeAll, expect } from 'vitest';
import { bundleOf, type Start } from '../helpers/lanser.ts';
import type { Sandbox, SandboxRepository } from '../helpers/sandbox.ts';

export interface Histories {
  readonly start: () => Start;
  /** Makes a history on a new branch. Each commit writes the given files and keeps the other files. */
  readonly history: (name: string, ...commits: readonly Readonly<Record<string, string>>[]) => Promise<void>;
}

export function useHistories(sandbox: Sandbox): Histories {
  let repository: SandboxRepository;

  beforeAll(async () => {
    repository = await sandbox.repository();
  });

  return {
    start: () => ({ cwd: repository.path, env: sandbox.env }),
    history: async (name, ...commits) => {
      await repository.git(['checkout', '--quiet', '--orphan', name]);
      await repository.git(['rm', '-r', '--quiet', '--force', '--ignore-unmatch', '.']);
      for (const files of commits) {
        for (const [file, text] of Object.entries(files)) await repository.write(file, text);
        await repository.commit();
      }
    },
  };
}

/** Checks that the gate rejects `file` with `text` in the base commit. The error message begins with `message`. */
export async function expectInvalid(
  { start, history }: Histories,
  file: string,
  text: string,
  message: string,
): Promise<void> {
  await history(`wrong-${Math.abs(Buffer.from(text).reduce((sum, byte) => (sum * 31 + byte) | 0, 7))}`, {
    'a.py': '',
    [file]: text,
  });
  const { bundle, exitCode } = await bundleOf(['gate', '--base', 'HEAD'], start());
  expect(exitCode).toBe(21);
  expect(bundle.error).toMatchObject({ code: 'E/CONFIG', details: { path: file } });
  expect(bundle.error?.message.startsWith(message), bundle.error?.message).toBe(true);
}
