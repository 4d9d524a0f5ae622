import path from 'node:path';
import type { ConfiguredEnvironment } from '../../workspace/configured-environment.ts';
import type { PyrightConfiguration } from './configuration.ts';
import { nearestSetting } from './nearest-setting.ts';
import { settingPath } from './setting-path.ts';

/** Returns the environment that `venvPath` and `venv` name, if any. Pyright ignores one without the other. */
export function configuredEnvironment(
  configuration: PyrightConfiguration,
  limit: string,
): ConfiguredEnvironment | undefined {
  const venvPath = nearestSetting(configuration, 'venvPath');
  const venv = nearestSetting(configuration, 'venv');
  if (venvPath === undefined || venv === undefined || venv.value === '') return undefined;
  const version = nearestSetting(configuration, 'pythonVersion')?.value;
  return {
    folder: path.resolve(settingPath(venvPath.folder, String(venvPath.value)), String(venv.value)),
    file: path.relative(limit, venv.file).split(path.sep).join('/'),
    keys: 'venvPath and venv',
    pythonVersion: /^3\.\d+/u.exec(typeof version === 'string' ? version : '')?.[0],
  };
}
