import { expect } from 'vitest';

// Vitest's matchers with the type `unknown`, which does not change the type of an enclosing object.

export function containing(part: string): unknown {
  return expect.stringContaining(part);
}

export function matching(pattern: RegExp): unknown {
  return expect.stringMatching(pattern);
}

export function instanceOf(type: unknown): unknown {
  return expect.any(type);
}
