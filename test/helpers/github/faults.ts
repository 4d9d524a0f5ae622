import type { Message } from './contract.ts';

/** What goes wrong with a request. */
export type Fault =
  | {
      readonly kind: 'answer';
      readonly status: number;
      readonly message: string;
      readonly headers?: Readonly<Record<string, string>>;
    }
  /** It is carried out, and the connection ends before the answer. */
  | { readonly kind: 'lost' }
  /** The connection ends before it is carried out. */
  | { readonly kind: 'dropped' }
  /** It is carried out after this time. */
  | { readonly kind: 'held'; readonly ms: number }
  /** The answer comes after this time. */
  | { readonly kind: 'slow'; readonly ms: number };

export interface FaultRule {
  readonly when: (message: Message) => boolean;
  readonly fault: Fault;
  /** How often; default: always. */
  readonly times?: number;
}

/** Which fault a request meets; each rule by its count. */
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

/** What GitHub says to a token that may only read. */
export const READ_ONLY: Extract<Fault, { readonly kind: 'answer' }> = {
  kind: 'answer',
  status: 403,
  message: 'Resource not accessible by integration',
};

export function isWrite({ method, path }: Message): boolean {
  return method !== 'GET' && path !== '/graphql';
}
