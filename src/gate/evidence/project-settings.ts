import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import type { EvidenceFinding } from '../../model/bundle.ts';
import { LanserError } from '../../model/lanser-error.ts';
import { weakerSettings, type Settings } from '../../reward/evidence/weaker-settings.ts';
import { configurationPlaces, readConfiguration } from '../../server/pyright/configuration.ts';
import { workspacePath } from '../../workspace/containment.ts';
import type { TreeFiles } from '../tree-files.ts';
import { writeConfiguration } from './written-configuration.ts';

/** The combined settings of the nearest configuration file and of the files that it extends. */
interface ProjectSettings {
  /** The nearest configuration file. */
  readonly uri: string | undefined;
  readonly settings: Settings;
}

/**
 * Lists the settings that head weakens for a project. Compares the combined settings, because a file can also
 * weaken settings by replacing or extending a different file. If only head's configuration is invalid, returns
 * its error as the only finding.
 *
 * @param scratch the absolute path of a private folder.
 */
export async function weakerProject(
  before: TreeFiles,
  after: TreeFiles,
  workingDirectory: string,
  scratch: string,
): Promise<readonly EvidenceFinding[]> {
  const old = await settingsIn(before, workingDirectory, path.join(scratch, 'before'));
  // Base's settings are unknown if a file is invalid, or if an extended file is missing or a link.
  if (old instanceof LanserError) return [];
  const current = await settingsIn(after, workingDirectory, path.join(scratch, 'after'));
  if (current instanceof LanserError) {
    const name: unknown = current.details['path'];
    const uri = typeof name === 'string' ? name : workingDirectory;
    return [{ kind: 'configuration', uri, range: null, text: current.message }];
  }
  const uri = current.uri ?? old.uri ?? workingDirectory;
  return weakerSettings(old.settings, current.settings).map((setting) => ({ ...setting, uri, range: null }));
}

async function settingsIn(
  files: TreeFiles,
  workingDirectory: string,
  folder: string,
): Promise<LanserError | ProjectSettings> {
  const root = path.join(folder, workingDirectory);
  const places = configurationPlaces(root, folder).map((place) => path.relative(folder, place));
  try {
    await mkdir(root, { recursive: true });
    await writeConfiguration(
      files,
      places.map((place) => place.split(path.sep).join('/')),
      folder,
    );
    const chain = (await readConfiguration(root, folder)).files;
    const [nearest] = chain;
    return {
      uri: nearest === undefined ? undefined : workspacePath(folder, nearest.path),
      settings: Object.assign({}, ...chain.toReversed().map(({ content }) => content)) as Settings,
    };
  } catch (error) {
    if (error instanceof LanserError && error.code === 'E/CONFIG') return error;
    throw error;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
