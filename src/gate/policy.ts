import { parse as parseToml, TomlError } from 'smol-toml';
import type { ObjectStore } from '../git/object-store.ts';
import { readFileOfTree } from '../git/trees.ts';
import type { RewardWeights } from '../model/bundle.ts';
import type { Configuration } from '../model/generated/config.ts';
import { LanserError, messageOf } from '../model/lanser-error.ts';
import { DEFAULT_WEIGHTS } from '../reward/rl-csf.ts';
import { violationsOf } from '../schema/validate.ts';
import { DEFAULT_TIMEOUT_MS, type FailOn, type GateOptions } from './options.ts';

/** By what the gate judges: read from base, so that a change cannot soften its own gate. */
export interface GatePolicy {
  readonly failOn: readonly FailOn[];
  readonly warnOnly: boolean;
  readonly weights: RewardWeights;
  readonly timeoutMs: number;
}

const DEFAULT_FAIL_ON: readonly FailOn[] = ['introduced-errors', 'inconclusive'];

export function policyOf(configuration: Configuration, options: GateOptions): GatePolicy {
  const configuredTimeout = configuration.timeoutSeconds;
  return {
    failOn: options.failOn ?? configuration.gate?.failOn ?? DEFAULT_FAIL_ON,
    warnOnly: options.warnOnly ?? configuration.gate?.warnOnly ?? false,
    weights: { ...DEFAULT_WEIGHTS, ...configuration.reward?.weights, ...options.rewardWeights },
    timeoutMs:
      options.timeoutMs ?? (configuredTimeout === undefined ? DEFAULT_TIMEOUT_MS : configuredTimeout * 1000),
  };
}

/**
 * `lanser.json`, or `[tool.lanser]` of `pyproject.toml`, at the root of a tree.
 *
 * @throws LanserError E/CONFIG with the file and the key or place.
 */
export async function readTreeConfiguration(
  store: ObjectStore,
  tree: string,
  signal: AbortSignal,
): Promise<Configuration> {
  const json = await readFileOfTree(store, tree, 'lanser.json', signal);
  if (json !== undefined) return checked('lanser.json', parseJson('lanser.json', json.toString('utf8')));
  const toml = await readFileOfTree(store, tree, 'pyproject.toml', signal);
  if (toml === undefined) return {};
  const section = lanserSection(toml.toString('utf8'));
  return section === undefined ? {} : checked('pyproject.toml [tool.lanser]', section);
}

function lanserSection(text: string): unknown {
  try {
    const tool = parseToml(text)['tool'];
    return typeof tool === 'object' && tool !== null && 'lanser' in tool ? tool.lanser : undefined;
  } catch (error) {
    if (!(error instanceof TomlError)) throw error;
    const reason = error.message.split('\n')[0] ?? '';
    throw new LanserError(
      'E/CONFIG',
      `pyproject.toml:${error.line}:${error.column}: ${reason}`,
      { path: 'pyproject.toml', line: error.line, column: error.column, reason },
      error,
    );
  }
}

function parseJson(name: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new LanserError('E/CONFIG', `${name}: ${messageOf(error)}`, { path: name }, error);
  }
}

function checked(name: string, value: unknown): Configuration {
  const violations = violationsOf('config', value);
  if (violations.length === 0) return value as Configuration;
  const [first] = violations;
  throw new LanserError(
    'E/CONFIG',
    `${name}: ${first?.pointer ?? ''}: ${first?.expected ?? 'invalid'}`,
    { path: name, violations },
  );
}
