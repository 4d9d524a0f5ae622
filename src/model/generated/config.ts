// Generated from schemas/config.schema.json by `npm run generate`. Do not edit.

/**
 * `[tool.lanser]` of pyproject.toml, or lanser.json or lanser.yaml beside it.
 */
export interface Configuration {
  /**
   * The schema that the document follows: its `$id`, or where an editor finds it.
   */
  $schema?: string;
  /**
   * How long a language server may take to answer one request, in seconds.
   */
  timeoutSeconds?: number;
  /**
   * Where indexes of sources are kept; a folder inside of the workspace, relative to it. Default: `lanser` in the user's folder for caches.
   */
  cacheDir?: string;
  /**
   * What columns count in selectors that do not say.
   */
  indexIo?: 'utf-8' | 'utf-16' | 'codepoint';
  relocation?: RelocationConfiguration;
  workspace?: WorkspaceConfiguration;
  servers?: ServersConfiguration;
  gate?: GateConfiguration;
  edits?: EditsConfiguration;
  reward?: RewardConfiguration;
}
/**
 * How a place is found again after a change.
 */
export interface RelocationConfiguration {
  /**
   * The least score of a candidate that is accepted, 0 to 1.
   */
  tau?: number;
  /**
   * How far the best candidate has to lead the next, 0 to 1.
   */
  delta?: number;
  /**
   * How many candidates are shown at most.
   */
  topK?: number;
}
/**
 * What belongs to the workspace.
 */
export interface WorkspaceConfiguration {
  /**
   * Globs of files that are left out where a folder is meant.
   */
  exclude?: string[];
}
/**
 * Language servers by name. One with the name of a built-in server changes that.
 */
export interface ServersConfiguration {
  [k: string]: ServerConfiguration;
}
/**
 * How a server is started, and for which files.
 */
export interface ServerConfiguration {
  /**
   * A name to be found on PATH, or a path; one that is relative starts at the folder of this file. As a list: with its first arguments.
   *
   * @minItems 1
   */
  command?: string | [string, ...string[]];
  /**
   * Arguments after the command.
   */
  args?: string[];
  /**
   * Endings with their dot (".ts") or whole file names ("Dockerfile").
   *
   * @minItems 1
   */
  fileTypes?: [string, ...string[]];
  /**
   * Names of files or folders, with at most one `*`: the nearest folder that holds one is the root that the server opens.
   */
  rootMarkers?: string[];
  /**
   * The language id of its files: of all of them, or by ending or file name.
   */
  languageId?:
    | string
    | {
        [k: string]: string;
      };
  /**
   * Sent with `initialize`.
   */
  initializationOptions?: unknown;
  /**
   * The answers to `workspace/configuration`.
   */
  settings?: {
    [k: string]: unknown;
  };
  /**
   * Whether the server is left out.
   */
  disabled?: boolean;
  /**
   * Asked for diagnostics only, beside the file's primary server.
   */
  linter?: boolean;
}
/**
 * What `lanser gate` judges by; read from base.
 */
export interface GateConfiguration {
  /**
   * What fails the gate; absent: `introduced-errors`, `nondeterminism`, `schema`, `unsafe-rename`, `unstable` and `inconclusive`.
   */
  failOn?: (
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
   * Report, and exit 0 whatever is found.
   */
  warnOnly?: boolean;
  /**
   * Globs, relative to the repository's root, of the JSON Schemas and documents that the gate checks.
   */
  schemas?: string[];
  /**
   * Globs, relative to the repository's root, of committed traces that are replayed; absent: `.lanser/traces/** /*.jsonl`.
   */
  traces?: string[];
  /**
   * Globs, relative to the repository's root, of proposed edits that are previewed; absent: `.lanser/proposals/** /*.json`.
   */
  proposals?: string[];
  /**
   * `commits`: each commit between base and head is scored, at most 20; absent: `none`.
   */
  trajectory?: 'none' | 'commits';
  /**
   * Labels by which whoever may label pull requests takes single reasons out of what fails: label to reasons.
   */
  waivers?: {
    [k: string]: (
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
 * What edits may touch.
 */
export interface EditsConfiguration {
  /**
   * Globs of the only files that an edit may touch, relative to the workspace; absent: any in it.
   */
  allow?: string[];
  /**
   * Globs of files that an edit must not touch, beside lock files, vendored and generated ones; they win over `allow`.
   */
  deny?: string[];
  /**
   * Uncommitted changes do not refuse an edit; absent: they do.
   */
  allowDirty?: boolean;
}
/**
 * How a change is scored.
 */
export interface RewardConfiguration {
  /**
   * The formula.
   */
  version?: 'rl-csf-v1' | 'pr-v1';
  weights?: RewardWeightsConfiguration;
  /**
   * Whether each suppression that a step adds weighs as the diagnostics that it hides; absent: it does not.
   */
  countSuppressions?: boolean;
}
/**
 * Weights of the formula that differ from its own: wD, wS, wA, wE and gamma of rl-csf-v1; alpha, beta and gamma of pr-v1.
 */
export interface RewardWeightsConfiguration {
  /**
   * Weight of a diagnostic.
   */
  wD?: number;
  /**
   * Weight of safety readiness.
   */
  wS?: number;
  /**
   * Weight of confidence.
   */
  wA?: number;
  /**
   * Weight of a tool error.
   */
  wE?: number;
  /**
   * The discount of rl-csf-v1, or the weight of ambiguity of pr-v1.
   */
  gamma?: number;
  /**
   * Weight of a diagnostic in pr-v1.
   */
  alpha?: number;
  /**
   * Weight of safety readiness in pr-v1.
   */
  beta?: number;
}
