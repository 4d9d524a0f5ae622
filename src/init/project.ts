/** The program that installs a project's dependencies; `none` if no file describes them. */
export type Installer = 'uv' | 'poetry' | 'pdm' | 'conda' | 'pip' | 'none';

/**
 * A Python project of a repository, as its files describe it. In a shell, none of these values needs quotes. In YAML,
 * only `folder` may need quotes: YAML reads the name `1.10` as a number.
 */
export interface Project {
  /** Relative to the repository's root; `.` for the root. */
  readonly folder: string;
  readonly installer: Installer;
  /** The file that determines the installer, relative to the project; empty for `none`. */
  readonly source: string;
  /** The requirement files of pip, relative to the project; empty for other installers. */
  readonly requirements: readonly string[];
  /** True if pip installs the project itself, because no requirement file lists the project's own dependencies. */
  readonly installsItself: boolean;
  /** The extras with a name that is usual for checks of the code, such as `test`. */
  readonly extras: readonly string[];
  /** The groups of the table `dependency-groups` with a name that is usual for checks of the code. */
  readonly groups: readonly string[];
  /** True for a uv workspace, whose lock file covers all members. */
  readonly isWorkspace: boolean;
  /** The file that states the Python version, relative to the project; undefined if neither of the two does. */
  readonly versionFile: '.python-version' | 'pyproject.toml' | undefined;
}
