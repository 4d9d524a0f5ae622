import { rm } from 'node:fs/promises';
import path from 'node:path';
import { LanserError } from '../../model/lanser-error.ts';
import type { EvidenceFinding } from '../../model/bundle.ts';
import type { ConfigurationChange } from '../../model/report.ts';
import type { ConfigurationVersions } from '../../reward/evidence/gaming-evidence.ts';
import { readConfigurationFile } from '../../server/pyright/configuration-file.ts';
import type { TreeFiles } from '../tree-files.ts';
import { writeConfiguration } from './written-configuration.ts';

/** The server's configuration files that head changes, parsed on both sides. */
export interface ChangedConfigurations {
  readonly versions: readonly ConfigurationVersions[];
  /** Findings for files that cannot be read: it is unknown what those weaken. */
  readonly unreadable: readonly EvidenceFinding[];
}

/** @param scratch a private folder; absolute. */
export async function changedConfigurations(
  changed: readonly ConfigurationChange[],
  before: TreeFiles,
  after: TreeFiles,
  scratch: string,
): Promise<ChangedConfigurations> {
  const versions: ConfigurationVersions[] = [];
  const unreadable: EvidenceFinding[] = [];
  for (const { path: uri } of changed) {
    try {
      versions.push({
        uri,
        before: await settingsOf(before, uri, path.join(scratch, 'before')),
        after: await settingsOf(after, uri, path.join(scratch, 'after')),
      });
    } catch (error) {
      if (!(error instanceof LanserError) || error.code !== 'E/CONFIG') throw error;
      unreadable.push({ kind: 'configuration', uri, range: null, text: error.message });
    }
  }
  return { versions, unreadable };
}

async function settingsOf(
  files: TreeFiles,
  name: string,
  folder: string,
): Promise<ConfigurationVersions['before']> {
  await writeConfiguration(files, [name], folder);
  try {
    return (await readConfigurationFile(path.join(folder, name), folder)) ?? null;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
