import type { BundleRequest } from '../../model/bundle.ts';
import { LanserError } from '../../model/lanser-error.ts';
import {
  INDEXINGS,
  SELECTOR_KINDS,
  type Indexing,
  type PositionSpec,
  type SelectorKind,
} from '../../model/selector.ts';
import { portableSelector, type PortableSelector } from './selector-path.ts';

export interface LocateOptions {
  /** The kind of selector to create for the resolved place, as `resolution.selector` of the bundle. */
  readonly as?: SelectorKind | undefined;
  /** True to store the document in `.lanser/objects`, so that this version stays available without a commit. */
  readonly keep?: boolean | undefined;
  /** The unit of columns in a selector that does not specify a unit; default: `indexIo` of the workspace. */
  readonly indexIo?: Indexing | undefined;
  /** The maximum number of candidates; exact candidates may exceed it. Default: the configured number, else 5. */
  readonly topK?: number | undefined;
}

export interface LocateRequest extends Omit<PortableSelector, 'spec'> {
  readonly request: BundleRequest;
}

export async function locateRequest(
  root: string,
  selector: string | PositionSpec,
  { as, indexIo, topK }: LocateOptions,
): Promise<LocateRequest> {
  const options = {
    ...(indexIo === undefined ? {} : { indexIo }),
    ...(as === undefined ? {} : { as }),
    ...(topK === undefined ? {} : { topK }),
  };
  const { spec, ...read } = await portableSelector(root, selector);
  return { request: { cmd: 'locate', selector: spec, options }, ...read };
}

/** Throws E/INDEXING_UNSUPPORTED for an unknown unit, and E/USAGE for an unknown kind or an invalid `topK`. */
export function checkOptions({ as, indexIo, topK }: LocateOptions): void {
  if (indexIo !== undefined) indexingOf(indexIo);
  if (as !== undefined && !SELECTOR_KINDS.includes(as)) {
    throw new LanserError('E/USAGE', `The kind of selector must be one of ${SELECTOR_KINDS.join(', ')}.`);
  }
  if (topK !== undefined && !(Number.isSafeInteger(topK) && topK > 0)) {
    throw new LanserError(
      'E/USAGE',
      'The number of candidates to show must be a whole number of at least 1.',
    );
  }
}

export function indexingOf(name: string): Indexing {
  const indexing = INDEXINGS.find((candidate) => candidate === name);
  if (indexing !== undefined) return indexing;
  throw new LanserError(
    'E/INDEXING_UNSUPPORTED',
    `The unit of columns must be one of ${INDEXINGS.join(', ')}, not ${JSON.stringify(name)}.`,
    { indexIo: name, supported: INDEXINGS },
  );
}
