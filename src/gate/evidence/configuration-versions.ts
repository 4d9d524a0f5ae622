import path from 'node:path';
import { LanserError } from '../../model/lanser-error.ts';
import type { EvidenceFinding } from '../../model/bundle.ts';
import type { ConfigurationChange } from '../../model/report.ts';
import type { ConfigurationVersions } from '../../reward/evidence/gaming-evidence.ts';
import { readConfigurationFile } from '../../server/pyright/configuration-file.ts';
import { TREE_ROOT } from '../../trees/tree-configuration.ts';
import type { TreeFiles } from '../tree-files.ts';
import { treeSettings } from './tree-settings.ts';

/** The changed configuration files of Pyright, parsed on both sides. */
export interface ChangedConfigurations {
  readonly versions: readonly ConfigurationVersions[];
  /** A finding for each file of head that is invalid or extends an invalid file. Such a file may weaken a setting. */
  readonly unreadable: readonly EvidenceFinding[];
}

export async function changedConfigurations(
  changed: readonly ConfigurationChange[],
  before: TreeFiles,
  after: TreeFiles,
): Promise<ChangedConfigurations> {
  const versions: ConfigurationVersions[] = [];
  const unreadable: EvidenceFinding[] = [];
  for (const { path: uri } of changed) {
    const old = await settingsOf(before, uri);
    const current = await settingsOf(after, uri);
    if (current instanceof LanserError) {
      unreadable.push({ kind: 'configuration', uri, range: null, text: current.message });
    } else {
      // An invalid file of base has no settings that head could weaken.
      versions.push({ uri, before: old instanceof LanserError ? null : old, after: current });
    }
  }
  return { versions, unreadable };
}

/**
 * Returns Pyright's settings in one file, without those of extended files; null if the file is missing or has none.
 * Returns the error if this file, or a file that it extends, is invalid.
 */
async function settingsOf(
  files: TreeFiles,
  name: string,
): Promise<ConfigurationVersions['before'] | LanserError> {
  const file = path.join(TREE_ROOT, name);
  return treeSettings(
    files,
    [name],
    async (read) => (await readConfigurationFile(file, TREE_ROOT, read)) ?? null,
  );
}
