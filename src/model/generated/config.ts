// Generated from schemas/config.schema.json by `npm run generate`. Do not edit.

/**
 * The configuration of lanser: `[tool.lanser]` of pyproject.toml, or lanser.json or lanser.yaml beside it.
 */
export interface Configuration {
  /**
   * The document's schema: its `$id`, or a path or URL for editors.
   */
  readonly $schema?: string;
  /**
   * The time limit of a request to a language server, in seconds.
   */
  readonly timeoutSeconds?: number;
  /**
   * The folder for source indexes: inside of the workspace, and relative to it. Default: `lanser` in the user's cache folder.
   */
  readonly cacheDir?: string;
  /**
   * The unit of columns in selectors that do not name one.
   */
  readonly indexIo?: 'utf-8' | 'utf-16' | 'codepoint';
  readonly relocation?: RelocationConfiguration;
  readonly workspace?: WorkspaceConfiguration;
  readonly servers?: ServersConfiguration;
  readonly gate?: GateConfiguration;
  readonly edits?: EditsConfiguration;
  readonly reward?: RewardConfiguration;
}
/**
 * The settings for finding code again after a change.
 */
export interface RelocationConfiguration {
  /**
   * The minimum score of an accepted candidate, from 0 to 1.
   */
  readonly tau?: number;
  /**
   * The minimum lead of the best candidate over the next, from 0 to 1.
   */
  readonly delta?: number;
  /**
   * The maximum number of candidates.
   */
  readonly topK?: number;
}
/**
 * The settings for the files of the workspace.
 */
export interface WorkspaceConfiguration {
  /**
   * Globs of files that are left out of folders and globs.
   */
  readonly exclude?: readonly string[];
}
/**
 * Language servers by name. The name of a built-in server changes that server.
 */
export interface ServersConfiguration {
  readonly [k: string]: ServerConfiguration;
}
/**
 * The command of a server and its files.
 */
export interface ServerConfiguration {
  /**
   * The program: a name on PATH, or a path, relative to the folder of this file. As a list, the program and its first arguments.
   *
   * @minItems 1
   */
  readonly command?: string | readonly [string, ...readonly string[]];
  /**
   * More arguments.
   */
  readonly args?: readonly string[];
  /**
   * Endings with their dot (".ts") or whole file names ("Dockerfile").
   *
   * @minItems 1
   */
  readonly fileTypes?: readonly [string, ...readonly string[]];
  /**
   * Names of files or folders, with at most one `*` each. The server opens the nearest folder that contains one of them.
   */
  readonly rootMarkers?: readonly string[];
  /**
   * The LSP language id of its files: one for all files, or by file type.
   */
  readonly languageId?:
    | string
    | {
        readonly [k: string]: string;
      };
  /**
   * The `initializationOptions` of the `initialize` request.
   */
  readonly initializationOptions?: unknown;
  /**
   * The answers to `workspace/configuration`.
   */
  readonly settings?: {
    readonly [k: string]: unknown;
  };
  /**
   * True if the server is not used.
   */
  readonly disabled?: boolean;
  /**
   * True if the server only reports diagnostics, in addition to the file's primary server.
   */
  readonly linter?: boolean;
}
/**
 * The policy and the inputs of `lanser gate`, read from base.
 */
export interface GateConfiguration {
  /**
   * The findings that fail the gate. Default: `introduced-errors`, `nondeterminism`, `schema`, `unsafe-rename`, `unstable` and `inconclusive`.
   */
  readonly failOn?: readonly (
    | 'introduced-errors'
    | 'introduced-warnings'
    | 'negative-reward'
    | 'nondeterminism'
    | 'schema'
    | 'unsafe-rename'
    | 'incomplete-rename'
    | 'suppressions'
    | 'config-weakened'
    | 'unstable'
    | 'unresolved-imports'
    | 'inconclusive'
  )[];
  /**
   * True if findings are reported, but never fail the gate.
   */
  readonly warnOnly?: boolean;
  /**
   * Globs of the JSON Schemas and documents that the gate checks, relative to the repository's root.
   */
  readonly schemas?: readonly string[];
  /**
   * Globs of the committed traces that the gate replays, relative to the repository's root. Default: `.lanser/traces/** /*.jsonl`.
   */
  readonly traces?: readonly string[];
  /**
   * Globs of the proposed edits that the gate previews, relative to the repository's root. Default: `.lanser/proposals/** /*.json`.
   */
  readonly proposals?: readonly string[];
  /**
   * `commits` scores each commit between base and head, at most 20. Default: `none`.
   */
  readonly trajectory?: 'none' | 'commits';
  /**
   * `affected` checks only the files whose diagnostics the change can affect, on both sides. The differences and the verdict are the same; totals of the workspace are unknown. Default: `full`, all files.
   */
  readonly scope?: 'full' | 'affected';
  /**
   * The findings that a label on the pull request waives, by label.
   */
  readonly waivers?: {
    readonly [k: string]: readonly (
      | 'introduced-errors'
      | 'introduced-warnings'
      | 'negative-reward'
      | 'nondeterminism'
      | 'schema'
      | 'unsafe-rename'
      | 'incomplete-rename'
      | 'suppressions'
      | 'config-weakened'
      | 'unstable'
      | 'unresolved-imports'
      | 'inconclusive'
    )[];
  };
}
/**
 * The files that edits may change.
 */
export interface EditsConfiguration {
  /**
   * Globs of the files that an edit may change, relative to the workspace. Default: all files.
   */
  readonly allow?: readonly string[];
  /**
   * Globs of files that an edit must not change, in addition to lock files, vendored and generated files. They take precedence over `allow`.
   */
  readonly deny?: readonly string[];
  /**
   * True if an edit is allowed despite uncommitted changes. Default: false.
   */
  readonly allowDirty?: boolean;
}
/**
 * The settings of the reward.
 */
export interface RewardConfiguration {
  /**
   * The formula.
   */
  readonly version?: 'rl-csf-v1' | 'pr-v1';
  readonly weights?: RewardWeightsConfiguration;
  /**
   * True if each diagnostic that a new suppression hides is counted. Default: false.
   */
  readonly countSuppressions?: boolean;
}
/**
 * Weights that replace those of the formula: wD, wS, wA, wE and gamma of rl-csf-v1; alpha, beta and gamma of pr-v1.
 */
export interface RewardWeightsConfiguration {
  /**
   * The weight of diagnostics.
   */
  readonly wD?: number;
  /**
   * The weight of safety readiness.
   */
  readonly wS?: number;
  /**
   * The weight of confidence.
   */
  readonly wA?: number;
  /**
   * The weight of a tool error.
   */
  readonly wE?: number;
  /**
   * The discount of rl-csf-v1, or the weight of ambiguity of pr-v1.
   */
  readonly gamma?: number;
  /**
   * The weight of diagnostics in pr-v1.
   */
  readonly alpha?: number;
  /**
   * The weight of safety readiness in pr-v1.
   */
  readonly beta?: number;
}
