import path from 'node:path';
import { LanserError } from '../../model/lanser-error.ts';
import type { EvidenceFinding } from '../../model/bundle.ts';
import type { ConfigurationChange } from '../../model/report.ts';
import type { ConfigurationVersions } from '../../reward/evidence/gaming-evidence.ts';
import { readConfigurationFile } from '../../server/pyright/configuration-file.ts';
import { TREE_ROOT } from '../../trees/tree-configuration.ts';
import type { TreeFiles } from '../tree-files.ts';
import { treeSettings } from './tree-settings.ts';

/** The changed configuration files of the server, parsed on both sides. */
export interface ChangedConfigurations {
  readonly versions: readonly ConfigurationVersions[];
  /** Findings for the files of head that cannot be parsed, because such a file may weaken a setting. */
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
      // A file of base that cannot be parsed has no settings that head could weaken.
      versions.push({ uri, before: old instanceof LanserError ? null : old, after: current });
    }
  }
  return { versions, unreadable };
}

/**
 * Returns the settings of a file; null if it does not exist or has no Pyright settings; the error if it is invalid.
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
