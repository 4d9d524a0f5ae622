import path from 'node:path';
import type { JsonRecord } from '../../model/json-record.ts';
import type { PyrightConfiguration } from './configuration.ts';
import { extraFolders } from './extra-paths.ts';
import { nearestSetting, type NearestSetting } from './nearest-setting.ts';
import { settingPath } from './setting-path.ts';

/**
 * Returns the absolute import roots of a project: those of each execution environment, then those of all other files.
 * Some may not exist. Source: Pyright 1.1.414, `ConfigOptions`.
 */
export function moduleRoots(root: string, configuration: PyrightConfiguration): readonly string[] {
  const configured = nearestSetting(configuration, 'extraPaths');
  const shared = configured === undefined ? [path.join(root, 'src')] : foldersOf(configured);
  const { folder = '', value = [] } = nearestSetting(configuration, 'executionEnvironments') ?? {};
  const roots: string[] = [];
  for (const environment of value as readonly unknown[]) {
    if (typeof environment !== 'object' || environment === null) continue;
    const { root: environmentRoot, extraPaths } = environment as JsonRecord;
    roots.push(settingPath(folder, typeof environmentRoot === 'string' ? environmentRoot : '.'));
    roots.push(...(Array.isArray(extraPaths) ? foldersOf({ value: extraPaths, folder }) : shared));
  }
  roots.push(root, ...shared);
  return [...new Set(roots)];
}

/** Returns the absolute folder of the setting `stubPath`; default: `typings`. */
export function stubRoots(root: string, configuration: PyrightConfiguration): readonly string[] {
  const stubs = nearestSetting(configuration, 'stubPath');
  return [stubs === undefined ? path.join(root, 'typings') : settingPath(stubs.folder, String(stubs.value))];
}

function foldersOf({ value, folder }: Pick<NearestSetting, 'folder' | 'value'>): readonly string[] {
  const entries = value as readonly unknown[];
  return extraFolders(
    folder,
    entries.filter((entry) => typeof entry === 'string'),
  );
}
