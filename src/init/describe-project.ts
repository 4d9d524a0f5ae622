import { TomlError } from 'smol-toml';
import { isRecord, type JsonRecord } from '../model/json-record.ts';
import { parseToml } from '../workspace/parse-toml.ts';
import type { Installer, Project } from './project.ts';

/** Usual names of extras and dependency groups that a type check needs. */
const FOR_CHECKING = new Set(['dev', 'test', 'tests', 'testing', 'types', 'typing', 'typecheck']);
/** The files that select an installer, in order of precedence. */
const LOCK_FILES: readonly (readonly [name: string, installer: Installer])[] = [
  ['uv.lock', 'uv'],
  ['poetry.lock', 'poetry'],
  ['pdm.lock', 'pdm'],
  ['environment.yml', 'conda'],
  ['environment.yaml', 'conda'],
];
/** Matches requirement files of pip by their usual names, for example `requirements/dev.txt`. */
const REQUIREMENTS =
  /^(?:requirements\/)?(?:(?:base|dev|develop|main|requirements|tests?|testing|typing)[-_.]?)*\.txt$/u;

/** The parts of a pyproject.toml that describe the dependencies. A value that is not a table counts as empty. */
interface Metadata {
  readonly isProject: boolean;
  /** True for a Poetry project without `project.dependencies`. */
  readonly isPoetry: boolean;
  /** True for a workspace of uv. */
  readonly isWorkspace: boolean;
  readonly statesPython: boolean;
  readonly extras: readonly string[];
  readonly groups: readonly string[];
}

/**
 * Describes the project of a folder. Returns undefined if no file describes dependencies.
 *
 * @param names the paths of the files, relative to the folder.
 * @param read returns the content of a file; undefined if it cannot be read.
 */
export async function describeProject(
  folder: string,
  names: readonly string[],
  read: (name: string) => Promise<string | undefined>,
): Promise<Project | undefined> {
  const metadata = metadataIn(names.includes('pyproject.toml') ? await read('pyproject.toml') : undefined);
  const requirements = names
    .filter((name) => name.includes('requirements') && REQUIREMENTS.test(name))
    .toSorted();
  const metadataFile = await ownMetadata(metadata, names, read);
  const locked = LOCK_FILES.find(([name]) => names.includes(name));
  const [source, installer] = locked ?? otherInstaller(metadata, requirements, metadataFile);
  if (installer === 'none') return undefined;
  const version = (await read('.python-version'))?.trim();
  return {
    folder,
    installer,
    source,
    requirements: installer === 'pip' ? requirements : [],
    // A file such as `requirements/dev.txt` does not list the project's own dependencies. If no other file lists
    // them, pip gets them from the project's metadata.
    installsItself:
      installer === 'pip' &&
      metadataFile !== undefined &&
      !requirements.some((name) => /(?:^|\/)(?:base|main|requirements)\.txt$/u.test(name)),
    extras: metadata.extras,
    groups: metadata.groups,
    isWorkspace: installer === 'uv' && metadata.isWorkspace,
    versionFile:
      version !== undefined && /^\d+\.\d+(?:\.\d+)?$/u.test(version)
        ? '.python-version'
        : metadata.statesPython
          ? 'pyproject.toml'
          : undefined,
  };
}

function otherInstaller(
  { isPoetry }: Metadata,
  requirements: readonly string[],
  metadataFile: string | undefined,
): readonly [source: string, installer: Installer] {
  if (requirements[0] !== undefined) return [requirements[0], 'pip'];
  if (isPoetry) return ['pyproject.toml', 'poetry'];
  return metadataFile === undefined ? ['', 'none'] : [metadataFile, 'pip'];
}

/** Returns the file with the project's metadata, if any. A setup.cfg without [metadata] only configures tools. */
async function ownMetadata(
  { isProject }: Metadata,
  names: readonly string[],
  read: (name: string) => Promise<string | undefined>,
): Promise<string | undefined> {
  if (isProject) return 'pyproject.toml';
  if (names.includes('setup.py')) return 'setup.py';
  const settings = names.includes('setup.cfg') ? await read('setup.cfg') : undefined;
  return settings !== undefined && /^\[metadata\]/mu.test(settings) ? 'setup.cfg' : undefined;
}

function metadataIn(text: string | undefined): Metadata {
  const file = tableOf(text === undefined ? {} : parsed(text));
  const tool = tableOf(file['tool']);
  const project = tableOf(file['project']);
  const poetry = tableOf(tool['poetry']);
  const isPoetry = 'dependencies' in poetry || 'name' in poetry;
  return {
    isProject: 'project' in file || isPoetry,
    isPoetry: isPoetry && !('dependencies' in project),
    isWorkspace: 'workspace' in tableOf(tool['uv']),
    statesPython: 'requires-python' in project || 'python' in tableOf(poetry['dependencies']),
    extras: forChecking({ ...tableOf(project['optional-dependencies']), ...tableOf(poetry['extras']) }),
    groups: forChecking(tableOf(file['dependency-groups'])),
  };
}

function parsed(text: string): unknown {
  try {
    return parseToml(text);
  } catch (error) {
    if (error instanceof TomlError) return {};
    throw error;
  }
}

function forChecking(table: JsonRecord): readonly string[] {
  return Object.keys(table)
    .filter((name) => FOR_CHECKING.has(name.toLowerCase()))
    .toSorted();
}

function tableOf(value: unknown): JsonRecord {
  return isRecord(value) ? value : {};
}
