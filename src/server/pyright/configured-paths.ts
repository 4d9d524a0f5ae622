import path from 'node:path';
import type { PyrightConfiguration } from './configuration.ts';
import { compileFileSpec } from './file-spec.ts';
import { nearestSetting, type NearestSetting } from './nearest-setting.ts';
import { settingPath } from './setting-path.ts';

/** A path or pattern in Pyright's configuration. */
export interface ConfiguredPath {
  /** For example `include` or `executionEnvironments[0].root`. The former name `typingsPath` becomes `stubPath`. */
  readonly key: string;
  readonly value: string;
  /** The absolute folder of the configuration file with this value; for `venv`, of the file with `venvPath`. */
  readonly folder: string;
  /** Absolute. For a pattern, the folder in which its search starts. */
  readonly path: string;
}

/** Returns the nearest settings that name paths, except {@link configuredPatterns}, which need not match a file. */
export function configuredPaths(configuration: PyrightConfiguration): readonly ConfiguredPath[] {
  const { folder = '', value = [] } = nearestSetting(configuration, 'executionEnvironments') ?? {};
  return [
    ...(['include', 'extraPaths', 'stubPath', 'typeshedPath', 'venvPath'] as const).flatMap((key) =>
      pathsOf(key, nearestSetting(configuration, key)),
    ),
    ...environmentPath(configuration),
    ...(value as readonly unknown[]).flatMap((member, index) => {
      const { root, extraPaths } = (member ?? {}) as Readonly<Record<string, unknown>>;
      const key = `executionEnvironments[${index}]`;
      return [
        ...pathsOf(`${key}.root`, { value: root, folder }),
        ...pathsOf(`${key}.extraPaths`, { value: extraPaths, folder }),
      ];
    }),
  ];
}

/** Returns the patterns of `exclude`, `ignore` and `strict`, which Pyright compares with the paths of files. */
export function configuredPatterns(configuration: PyrightConfiguration): readonly ConfiguredPath[] {
  return (['exclude', 'ignore', 'strict'] as const).flatMap((key) =>
    pathsOf(key, nearestSetting(configuration, key)),
  );
}

function pathsOf(
  key: string,
  { value, folder }: Pick<NearestSetting, 'folder' | 'value'> = { value: [], folder: '' },
): readonly ConfiguredPath[] {
  return (Array.isArray(value) ? value : [value])
    .filter((entry): entry is string => typeof entry === 'string')
    .map((entry) => ({ key, value: entry, folder, path: compileFileSpec(folder, entry, true).root }));
}

function environmentPath(configuration: PyrightConfiguration): readonly ConfiguredPath[] {
  const venvPath = nearestSetting(configuration, 'venvPath');
  const venv = nearestSetting(configuration, 'venv');
  if (venvPath === undefined || venv === undefined) return [];
  const { folder } = venvPath;
  const value = String(venv.value);
  return [
    { key: 'venv', value, folder, path: path.resolve(settingPath(folder, String(venvPath.value)), value) },
  ];
}
