import { rm } from 'node:fs/promises';
import path from 'node:path';
import { LanserError } from '../../model/lanser-error.ts';
import type { EvidenceFinding } from '../../model/bundle.ts';
import type { ConfigurationChange } from '../../model/report.ts';
import type { ConfigurationVersions } from '../../reward/evidence/gaming-evidence.ts';
import { readConfigurationFile } from '../../server/pyright/configuration-file.ts';
import type { TreeFiles } from '../tree-files.ts';
import { writeConfiguration } from './written-configuration.ts';

/** The changed configuration files of the server, parsed on both sides. */
export interface ChangedConfigurations {
  readonly versions: readonly ConfigurationVersions[];
  /** Findings for the files of head that cannot be parsed. Such a file may weaken a setting. */
  readonly unreadable: readonly EvidenceFinding[];
}

/**
 * Parses changed configuration files on both sides.
 *
 * @param scratch the absolute path of a private folder.
 */
export async function changedConfigurations(
  changed: readonly ConfigurationChange[],
  before: TreeFiles,
  after: TreeFiles,
  scratch: string,
): Promise<ChangedConfigurations> {
  const versions: ConfigurationVersions[] = [];
  const unreadable: EvidenceFinding[] = [];
  for (const { path: uri } of changed) {
    const old = await settingsOf(before, uri, path.join(scratch, 'before'));
    const current = await settingsOf(after, uri, path.join(scratch, 'after'));
    if (current instanceof LanserError) {
      unreadable.push({ kind: 'configuration', uri, range: null, text: current.message });
    } else {
      // A file of base that cannot be parsed has no settings that head could weaken.
      versions.push({ uri, before: old instanceof LanserError ? null : old, after: current });
    }
  }
  return { versions, unreadable };
}

/**
 * Returns the settings of a file; null if the file does not exist or has no settings of Pyright. Returns E/CONFIG
 * if the file cannot be read or parsed.
 */
async function settingsOf(
  files: TreeFiles,
  name: string,
  folder: string,
): Promise<ConfigurationVersions['before'] | LanserError> {
  try {
    await writeConfiguration(files, [name], folder);
    return (await readConfigurationFile(path.join(folder, name), folder)) ?? null;
  } catch (error) {
    if (error instanceof LanserError && error.code === 'E/CONFIG') return error;
    throw error;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
