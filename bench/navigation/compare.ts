import { isDeepStrictEqual } from 'node:util';

/** A request, Pyright's own answer (`raw`) and lanser's answer. */
export interface Compared {
  readonly question: string;
  readonly raw: unknown;
  readonly lanser: unknown;
}

export interface Tally {
  readonly total: number;
  readonly equal: number;
  /** The number of requests that fail both in lanser and in Pyright itself. */
  readonly failed: number;
  /** The number of raw answers that are neither empty nor errors. Equal empty answers prove little. */
  readonly filled: number;
  readonly different: readonly Compared[];
}

export interface Failed {
  readonly failed: unknown;
}

export async function answerOf(answer: Promise<unknown>): Promise<unknown> {
  try {
    return await answer;
  } catch (error) {
    return { failed: String(error) } satisfies Failed;
  }
}

export function tallyOf(compared: readonly Compared[]): Tally {
  const failed = compared.filter(({ raw, lanser }) => isFailed(raw) && isFailed(lanser));
  const different = compared.filter(
    (one) => !failed.includes(one) && !isDeepStrictEqual(one.raw, one.lanser),
  );
  return {
    total: compared.length,
    equal: compared.length - failed.length - different.length,
    failed: failed.length,
    filled: compared.filter(({ raw }) => !isFailed(raw) && !isEmpty(raw)).length,
    different,
  };
}

export function linesOf(operation: string, { total, equal, failed, filled, different }: Tally): string {
  const shown = different.slice(0, 5).map(({ question, raw, lanser }) => {
    const texts = [raw, lanser].map((answer) => JSON.stringify(answer).slice(0, 1500));
    return `  ${question}\n    raw    ${texts[0]}\n    lanser ${texts[1]}\n`;
  });
  const line = `${operation.padEnd(15)} asked ${total}, equal ${equal}, different ${different.length}, failed on both sides ${failed}; not empty ${filled}\n`;
  return line + shown.join('');
}

function isFailed(answer: unknown): answer is Failed {
  return typeof answer === 'object' && answer !== null && 'failed' in answer;
}

function isEmpty(answer: unknown): boolean {
  return answer === null || (Array.isArray(answer) && answer.length === 0);
}
