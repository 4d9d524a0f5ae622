/**
 * `[tool.lanser]` of pyproject.toml, or lanser.json beside it.
 */
export interface Configuration {
    $schema?: string;
    /**
     * How long the language server may take to answer one request.
     */
    timeoutSeconds?: number;
    gate?: GateConfiguration;
    reward?: RewardConfiguration;
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
