/** Which run of a workflow wrote something. */
export interface RunOrder {
  readonly number: number;
  readonly attempt: number;
}

/** The hidden first line of a comment of ours. It holds digits and letters of ours alone. */
export interface Marker {
  /** Which gate it is, 32 hexadecimal digits. */
  readonly key: string;
  readonly run: RunOrder;
  readonly headSha: string;
}

const SHAPE =
  /^<!-- lanser gate: v1 (?<key>[0-9a-f]{32}) run=(?<number>\d{1,15})\.(?<attempt>\d{1,15}) head=(?<head>[0-9a-f]{40,64}) -->(?:\r?\n|$)/u;

export function markerLine({ key, run, headSha }: Marker): string {
  const line = `<!-- lanser gate: v1 ${key} run=${run.number}.${run.attempt} head=${headSha} -->\n`;
  if (!SHAPE.test(line)) throw new TypeError('a marker that nobody could read again');
  return line;
}

/** The marker of a body. Only the first line counts: what follows may be the text of a pull request. */
export function markerOf(body: string): Marker | undefined {
  const groups = SHAPE.exec(body)?.groups;
  if (groups === undefined) return undefined;
  const { key = '', number, attempt, head = '' } = groups;
  return { key, run: { number: Number(number), attempt: Number(attempt) }, headSha: head };
}

/** The body below the marker, whatever line ends it was stored with. */
export function bodyBelow(body: string): string {
  return body.replace(SHAPE, '').replaceAll('\r\n', '\n').trimEnd();
}

/** Negative where the first ran earlier. */
export function compareRuns(first: RunOrder, second: RunOrder): number {
  return first.number - second.number || first.attempt - second.attempt;
}
