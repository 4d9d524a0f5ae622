import { expect } from 'vitest';

// Vitest's matchers with the return type `unknown`. Vitest's own return type `any` would disable type checks.

export function containing(part: string): unknown {
  return expect.stringContaining(part);
}

export function matching(pattern: RegExp): unknown {
  return expect.stringMatching(pattern);
}

export function instanceOf(type: unknown): unknown {
  return expect.any(type);
}
