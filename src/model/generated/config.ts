// Generated from schemas/config.schema.json by `npm run generate`. Do not edit.

/**
 * `[tool.lanser]` of pyproject.toml, or lanser.json beside it.
 */
export interface Configuration {
  $schema?: string;
  /**
   * How long the language server may take to answer one request.
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
  gate?: GateConfiguration;
  reward?: RewardConfiguration;
}
export interface RelocationConfiguration {
  /**
   * The least score of a candidate that is accepted.
   */
  tau?: number;
  /**
   * How far the best candidate has to lead the next.
   */
  delta?: number;
  /**
   * How many candidates are shown.
   */
  topK?: number;
}
export interface GateConfiguration {
  /**
   * What fails the gate.
   */
  failOn?: ('introduced-errors' | 'introduced-warnings' | 'negative-reward' | 'inconclusive')[];
  /**
   * Report, and exit 0 whatever is found.
   */
  warnOnly?: boolean;
}
export interface RewardConfiguration {
  version?: 'rl-csf-v1';
  weights?: RewardWeightsConfiguration;
}
export interface RewardWeightsConfiguration {
  wD?: number;
  wS?: number;
  wA?: number;
  wE?: number;
  gamma?: number;
}
