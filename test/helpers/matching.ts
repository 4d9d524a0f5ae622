import { expect } from 'vitest';

// vitest's matchers with a type that does not affect the type of an enclosing object.

export function containing(part: string): unknown {
  return expect.stringContaining(part);
}

export function matching(pattern: RegExp): unknown {
  return expect.stringMatching(pattern);
}

export function instanceOf(type: unknown): unknown {
  return expect.any(type);
}
