// Generated from schemas/ by `npm run generate`. Do not edit.
import type { RawError } from '../raw-error.ts';

export interface Validate {
  (document: unknown): boolean;
  /** The errors of the last call. */
  readonly errors?: readonly RawError[] | null;
}

export declare const validators: {
  readonly 'batch': Validate;
  readonly 'bundle': Validate;
  readonly 'candidates': Validate;
  readonly 'config': Validate;
  readonly 'delta': Validate;
  readonly 'plan': Validate;
  readonly 'proposal': Validate;
  readonly 'report': Validate;
  readonly 'selector': Validate;
  readonly 'selector/cursorSelector': Validate;
  readonly 'selector/rangeSelector': Validate;
  readonly 'selector/symbolSelector': Validate;
  readonly 'selector/astSelector': Validate;
  readonly 'selector/anchorSelector': Validate;
  readonly 'selector/locateSelector': Validate;
  readonly 'trace': Validate;
  readonly 'trace/sessionEvent': Validate;
  readonly 'trace/snapshotEvent': Validate;
  readonly 'trace/requestEvent': Validate;
  readonly 'trace/rpcRequestEvent': Validate;
  readonly 'trace/rpcResultEvent': Validate;
  readonly 'trace/rpcErrorEvent': Validate;
  readonly 'trace/rpcNotificationEvent': Validate;
  readonly 'trace/bundleEvent': Validate;
  readonly 'trace/endEvent': Validate;
  readonly 'training-record': Validate;
};
