import { expect } from 'vitest';

// Vitest's matchers with the type `unknown`, because their own type `any` disables type checks.

export function containing(part: string): unknown {
  return expect.stringContaining(part);
}

export function matching(pattern: RegExp): unknown {
  return expect.stringMatching(pattern);
}

export function instanceOf(type: unknown): unknown {
  return expect.any(type);
}
