import path from 'node:path';
import type { ConfiguredEnvironment } from '../../workspace/configured-environment.ts';
import type { PyrightConfiguration } from './configuration.ts';

/**
 * Returns the environment that `venvPath` and `venv` name together. Each key comes from the first file that
 * contains the key: the project's configuration, then the chain of files that it extends. `venvPath` is
 * relative to its file, and `venv` to `venvPath`. Pyright ignores one key without the other.
 */
export function configuredEnvironment(
  { files }: PyrightConfiguration,
  limit: string,
): ConfiguredEnvironment | undefined {
  const nearest = (key: string): { readonly file: string; readonly value: string } | undefined => {
    for (const { path: file, content } of files) {
      const value = content?.[key];
      if (typeof value === 'string') return { file, value };
    }
    return undefined;
  };
  const venvPath = nearest('venvPath');
  const venv = nearest('venv');
  if (venvPath === undefined || venv === undefined || venv.value === '') return undefined;
  return {
    folder: path.resolve(path.dirname(venvPath.file), venvPath.value, venv.value),
    file: path.relative(limit, venv.file).split(path.sep).join('/'),
    keys: 'venvPath and venv',
    pythonVersion: /^3\.\d+/u.exec(nearest('pythonVersion')?.value ?? '')?.[0],
  };
}
