import type { RewardWeights } from '../model/bundle.ts';
import { LanserError } from '../model/lanser-error.ts';
import { DEFAULT_WEIGHTS } from '../reward/rl-csf.ts';

const NAMES = Object.keys(DEFAULT_WEIGHTS) as readonly (keyof RewardWeights)[];

/**
 * Reads `wD=0.5,gamma=1`, or the same as a JSON object.
 *
 * @throws LanserError E/USAGE naming what is wrong and what is allowed.
 */
export function parseWeights(text: string): Partial<RewardWeights> {
  const weights: Partial<Record<keyof RewardWeights, number>> = {};
  for (const [name, value] of entriesOf(text)) {
    const known = NAMES.find((candidate) => candidate === name);
    if (known === undefined) {
      throw usage(`${JSON.stringify(name)} is no weight; there are ${NAMES.join(', ')}.`);
    }
    if (typeof value !== 'number' || !Number.isFinite(value) || value < 0) {
      throw usage(`The weight ${name} must be a finite number of at least 0.`);
    }
    weights[known] = value;
  }
  return weights;
}

function entriesOf(text: string): readonly (readonly [string, unknown])[] {
  if (!text.trim().startsWith('{')) {
    return text
      .split(/[,\n]/u)
      .map((entry) => entry.trim())
      .filter((entry) => entry !== '')
      .map((entry) => {
        const [name = '', value] = entry.split('=', 2);
        return [name.trim(), value === undefined || value.trim() === '' ? Number.NaN : Number(value)];
      });
  }
  try {
    return Object.entries(JSON.parse(text) as Record<string, unknown>);
  } catch {
    throw usage('The weights are no JSON object.');
  }
}

function usage(message: string): LanserError {
  return new LanserError('E/USAGE', message);
}
