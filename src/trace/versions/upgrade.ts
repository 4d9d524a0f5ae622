import { LanserError } from '../../model/lanser-error.ts';

/** The version of the trace format that lanser writes. */
export const CURRENT: string = '1.0';

export interface Upgrader {
  readonly from: string;
  readonly to: string;
  /** Converts an event to the shape of the next version. */
  readonly event: (event: Readonly<Record<string, unknown>>) => Readonly<Record<string, unknown>>;
}

/** The upgrades, the oldest first. */
const UPGRADERS: readonly Upgrader[] = [];

/** Returns a function that upgrades events to {@link CURRENT}. Throws E/SCHEMA_INVALID for an unsupported version. */
export function upgraderFrom(
  version: unknown,
  upgraders: readonly Upgrader[] = UPGRADERS,
): Upgrader['event'] {
  const steps: Upgrader[] = [];
  let at = version;
  for (const step of upgraders) {
    if (step.from !== at) continue;
    steps.push(step);
    at = step.to;
  }
  if (at === CURRENT) return (event) => steps.reduce((upgraded, step) => step.event(upgraded), event);
  throw new LanserError('E/SCHEMA_INVALID', unknownVersion(version), {
    line: 1,
    version: typeof version === 'string' ? version : null,
    reads: [...upgraders.map(({ from }) => from), CURRENT],
  });
}

function unknownVersion(version: unknown): string {
  if (typeof version !== 'string')
    return 'Line 1: the first event must be a session with the version of the trace. Pass a trace that lanser recorded.';
  const supported = `this version of lanser reads versions up to ${CURRENT}`;
  return isNewer(version)
    ? `Line 1: the trace has version ${version}, and ${supported}. Update lanser.`
    : `Line 1: ${JSON.stringify(version)} is not a version of a trace; ${supported}. Pass a trace that lanser recorded.`;
}

function isNewer(version: string): boolean {
  const [major = 0, minor = 0] = numbersOf(version);
  const [ownMajor = 0, ownMinor = 0] = numbersOf(CURRENT);
  return major > ownMajor || (major === ownMajor && minor > ownMinor);
}

function numbersOf(version: string): readonly number[] {
  return /^\d{1,4}\.\d{1,4}$/u.test(version) ? version.split('.').map(Number) : [];
}
