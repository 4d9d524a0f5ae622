import path from 'node:path';
import type { JsonRecord } from '../../model/json-record.ts';
import type { PyrightConfiguration } from './configuration.ts';
import { extraFolders } from './extra-paths.ts';
import { nearestSetting, type SettingKey } from './nearest-setting.ts';
import { settingPath } from './setting-path.ts';

/**
 * Returns the absolute import roots of a project: those of each execution environment, then those of all other files.
 * Some may not exist. Source: Pyright 1.1.414, `ConfigOptions`.
 */
export function moduleRoots(root: string, configuration: PyrightConfiguration): readonly string[] {
  const configured = settingOf(configuration, 'extraPaths');
  const shared = configured === undefined ? [path.join(root, 'src')] : foldersOf(configured);
  const environments = settingOf(configuration, 'executionEnvironments');
  const roots: string[] = [];
  for (const { value, directory } of listOf(environments)) {
    const environment = value as JsonRecord;
    const environmentRoot = typeof environment['root'] === 'string' ? environment['root'] : '.';
    roots.push(settingPath(directory, environmentRoot));
    const extra = environment['extraPaths'];
    roots.push(...(Array.isArray(extra) ? foldersOf({ value: extra, directory }) : shared));
  }
  roots.push(root, ...shared);
  return [...new Set(roots)];
}

/** Returns the absolute folder of the setting `stubPath`; default: `typings`. */
export function stubRoots(root: string, configuration: PyrightConfiguration): readonly string[] {
  const stubs = settingOf(configuration, 'stubPath');
  if (typeof stubs?.value !== 'string') return [path.join(root, 'typings')];
  return [settingPath(stubs.directory, stubs.value)];
}

interface Setting {
  readonly value: unknown;
  /** The base folder of relative paths in the value. */
  readonly directory: string;
}

function settingOf(configuration: PyrightConfiguration, key: SettingKey): Setting | undefined {
  const found = nearestSetting(configuration, key);
  return found && { value: found.value, directory: path.dirname(found.file) };
}

function listOf(setting: Setting | undefined): readonly Setting[] {
  if (setting === undefined || !Array.isArray(setting.value)) return [];
  const { directory } = setting;
  return setting.value
    .filter((value: unknown) => typeof value === 'object' && value !== null)
    .map((value: unknown) => ({ value, directory }));
}

function foldersOf(setting: Setting | undefined): readonly string[] {
  if (setting === undefined || !Array.isArray(setting.value)) return [];
  const { directory, value } = setting;
  return extraFolders(
    directory,
    value.filter((entry: unknown): entry is string => typeof entry === 'string'),
  );
}
