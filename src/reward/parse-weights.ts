import { LanserError } from '../model/lanser-error.ts';
import {
  isWeight,
  REWARD_VERSIONS,
  WEIGHT_RANGE,
  weightNames,
  type RewardChoice,
  type WeightName,
} from './formula.ts';

const NAMES: readonly WeightName[] = [...new Set(REWARD_VERSIONS.flatMap(weightNames))];

/** Parses weights of any formula: a JSON object, or a list such as `wD=0.5,gamma=1`. Else throws E/USAGE. */
export function parseWeights(text: string): NonNullable<RewardChoice['weights']> {
  const weights = new Map<WeightName, number>();
  for (const [name, value] of entriesOf(text)) {
    const weight = NAMES.find((candidate) => candidate === name);
    if (weight === undefined) {
      const names = REWARD_VERSIONS.map((version) => `${weightNames(version).join(', ')} (${version})`);
      throw usage(`${JSON.stringify(name)} is not a weight. Known weights: ${names.join(' and ')}.`, name);
    }
    if (!isWeight(value)) throw usage(`The weight ${name} must be ${WEIGHT_RANGE}.`, name);
    if (weights.has(weight)) throw usage(`The weight ${name} is given twice.`, name);
    weights.set(weight, value);
  }
  return Object.fromEntries(weights);
}

function entriesOf(text: string): readonly (readonly [string, unknown])[] {
  if (!text.trim().startsWith('{')) {
    return text
      .split(/[,\n]/u)
      .map((entry) => entry.trim())
      .filter((entry) => entry !== '')
      .map((entry) => {
        const at = entry.indexOf('=');
        const value = at === -1 ? '' : entry.slice(at + 1).trim();
        return [(at === -1 ? entry : entry.slice(0, at)).trim(), value === '' ? Number.NaN : Number(value)];
      });
  }
  try {
    return Object.entries(JSON.parse(text) as Readonly<Record<string, unknown>>);
  } catch {
    throw new LanserError(
      'E/USAGE',
      'The weights are not a JSON object. Write, for example, {"wD": 0.5} or wD=0.5.',
    );
  }
}

function usage(message: string, weight: string): LanserError {
  return new LanserError('E/USAGE', message, { weight });
}
