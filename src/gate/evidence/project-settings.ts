import path from 'node:path';
import type { EvidenceFinding } from '../../model/bundle.ts';
import { LanserError } from '../../model/lanser-error.ts';
import { weakerSettings, type Settings } from '../../reward/evidence/weaker-settings.ts';
import { configurationPlaces, readConfiguration } from '../../server/pyright/configuration.ts';
import { TREE_ROOT, treePath } from '../../trees/tree-configuration.ts';
import type { TreeFiles } from '../tree-files.ts';
import { treeSettings } from './tree-settings.ts';

/** The combined settings of a project's configuration file and of the files that it extends. */
interface ProjectSettings {
  /** The configuration file; undefined if the project has none. */
  readonly uri: string | undefined;
  readonly settings: Settings;
}

/**
 * Lists the settings that head weakens for a project. Compares the combined settings, because a different file can
 * weaken them: a new `pyrightconfig.json` replaces `pyproject.toml`, and a new `extends` adds settings. If only the
 * configuration of head is invalid, returns one finding with the error's message.
 */
export async function weakerProject(
  before: TreeFiles,
  after: TreeFiles,
  workingDirectory: string,
): Promise<readonly EvidenceFinding[]> {
  const old = await settingsIn(before, workingDirectory);
  // Base's settings are unknown if a file is invalid, or if an extended file is a link, missing or outside the tree.
  if (old instanceof LanserError) return [];
  const current = await settingsIn(after, workingDirectory);
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
): Promise<LanserError | ProjectSettings> {
  const root = path.join(TREE_ROOT, workingDirectory);
  return treeSettings(files, configurationPlaces(root, TREE_ROOT).map(treePath), async (read) => {
    const { files: chain } = await readConfiguration(root, TREE_ROOT, read);
    const [first] = chain;
    return {
      uri: first === undefined ? undefined : treePath(first.path),
      settings: Object.assign({}, ...chain.toReversed().map(({ content }) => content)) as Settings,
    };
  });
}
