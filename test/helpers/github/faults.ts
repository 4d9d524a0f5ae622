import type { Message } from './contract.ts';

/** A fault that the proxy of `test-github.ts` adds to a request. */
export type Fault =
  /** The proxy sends this response, and the request has no effect. */
  | {
      readonly kind: 'answer';
      readonly status: number;
      readonly message: string;
      readonly headers?: Readonly<Record<string, string>>;
    }
  /** The request takes effect, and the connection ends before the response. */
  | { readonly kind: 'lost' }
  /** The request takes effect, and an HTML page with status 200 replaces the response. */
  | { readonly kind: 'page' }
  /** The request takes effect, and the connection ends in the middle of the response. */
  | { readonly kind: 'cut' }
  /** The connection ends, and the request has no effect. */
  | { readonly kind: 'dropped' }
  /** The request takes effect after this time. */
  | { readonly kind: 'delayed'; readonly ms: number }
  /** The request takes effect after this event. */
  | { readonly kind: 'held'; readonly until: Promise<unknown> }
  /** The response arrives after this time. */
  | { readonly kind: 'slow'; readonly ms: number };

export interface FaultRule {
  readonly when: (message: Message) => boolean;
  readonly fault: Fault;
  /** The number of requests with this fault; default: unlimited. */
  readonly times?: number;
}

/** Makes a table of rules. The first matching rule that is not used up selects the fault of a request. */
export function faultTable(): {
  readonly set: (rules: readonly FaultRule[]) => void;
  readonly next: (message: Message) => Fault | undefined;
} {
  let rules: { rule: FaultRule; left: number }[] = [];
  return {
    set(given) {
      rules = given.map((rule) => ({ rule, left: rule.times ?? Infinity }));
    },
    next(message) {
      const entry = rules.find(({ rule, left }) => left > 0 && rule.when(message));
      if (entry === undefined) return undefined;
      entry.left -= 1;
      return entry.rule.fault;
    },
  };
}

/** GitHub's response to a write request with a read-only token. */
export const READ_ONLY: Extract<Fault, { readonly kind: 'answer' }> = {
  kind: 'answer',
  status: 403,
  message: 'Resource not accessible by integration',
};

export function isWrite({ method, path }: Message): boolean {
  return method !== 'GET' && path !== '/graphql';
}
