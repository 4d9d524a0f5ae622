/** The number and attempt of a workflow run. */
export interface RunOrder {
  readonly number: number;
  readonly attempt: number;
}

/**
 * The values in the first line of a comment on GitHub. This line is a hidden HTML comment. All values are numbers or
 * hexadecimal digits, so no value can end the HTML comment.
 */
export interface Marker {
  /** A hash that identifies the gate, for example by its workflow, job and name: 32 hexadecimal digits. */
  readonly key: string;
  readonly run: RunOrder;
  readonly headSha: string;
}

const SHAPE =
  /^<!-- lanser gate: v1 (?<key>[0-9a-f]{32}) run=(?<number>\d{1,15})\.(?<attempt>\d{1,15}) head=(?<head>[0-9a-f]{40,64}) -->(?:\r?\n|$)/u;

export function markerLine({ key, run, headSha }: Marker): string {
  const line = `<!-- lanser gate: v1 ${key} run=${run.number}.${run.attempt} head=${headSha} -->\n`;
  if (!SHAPE.test(line)) throw new TypeError('an unreadable marker');
  return line;
}

/** Parses the marker in a body's first line; undefined without one. Ignores other lines, which may be untrusted. */
export function markerOf(body: string): Marker | undefined {
  const groups = SHAPE.exec(body)?.groups;
  if (groups === undefined) return undefined;
  const { key = '', number, attempt, head = '' } = groups;
  return { key, run: { number: Number(number), attempt: Number(attempt) }, headSha: head };
}

/** Returns the body below the marker, with LF line endings and without white space at the end. */
export function bodyBelow(body: string): string {
  return body.replace(SHAPE, '').replaceAll('\r\n', '\n').trimEnd();
}

/** Returns a negative number if the first run is older, a positive number if it is newer, else 0. */
export function compareRuns(first: RunOrder, second: RunOrder): number {
  return first.number - second.number || first.attempt - second.attempt;
}
