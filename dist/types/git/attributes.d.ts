import { type Repository } from './repository.ts';
/**
 * The first of these attributes that is set, or has the value `true`, for each path that has one. Paths
 * are relative to the work tree's root and need not exist. What `.gitattributes` of the work tree and
 * `info/attributes` of the repository say counts.
 *
 * @throws LanserError E/INCONCLUSIVE, E/INTERRUPTED.
 */
export declare function attributesOf(repository: Repository, paths: readonly string[], attributes: readonly string[], signal: AbortSignal): Promise<ReadonlyMap<string, string>>;
