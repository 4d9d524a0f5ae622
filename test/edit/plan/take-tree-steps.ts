import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { documentVersion } from '../../../src/bundle/blob-id.ts';
import type { TreeSteps } from '../../../src/edit/tree-step.ts';

/** Applies tree steps to a real folder, and checks their preconditions. */
export async function takeTreeSteps(root: string, { expected, steps }: TreeSteps): Promise<void> {
  const absolute = (name: string): string => path.join(root, name);
  for (const [name, version] of expected) {
    if (documentVersion(await readFile(absolute(name))) !== version)
      throw new Error(`the version of ${name} differs`);
  }
  for (const step of steps) {
    switch (step.kind) {
      case 'replace':
        if (expected.get(step.path) !== step.before)
          throw new Error(`the step for ${step.path} does not contain the expected version`);
        // With r+, the first write fails if the file is missing. But r+ keeps the end of a longer old file.
        // The second write removes this end.
        await writeFile(absolute(step.path), step.bytes, { flag: 'r+' });
        await writeFile(absolute(step.path), step.bytes);
        break;
      case 'create':
        await mkdir(path.dirname(absolute(step.path)), { recursive: true });
        await writeFile(absolute(step.path), step.bytes, { flag: 'wx' });
        break;
      case 'move':
        await mkdir(path.dirname(absolute(step.to)), { recursive: true });
        if (await exists(absolute(step.to))) throw new Error(`${step.to} exists`);
        await rename(absolute(step.from), absolute(step.to));
        break;
      case 'remove':
        await rm(absolute(step.path), { recursive: true });
        break;
    }
  }
}

async function exists(file: string): Promise<boolean> {
  return readFile(file).then(
    () => true,
    (error: NodeJS.ErrnoException) => error.code !== 'ENOENT' && error.code !== 'ENOTDIR',
  );
}
