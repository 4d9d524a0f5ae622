import { expect } from 'vitest';

// The matchers of vitest with a type that can stand in an object without spoiling it.

export function containing(part: string): unknown {
  return expect.stringContaining(part);
}

export function matching(pattern: RegExp): unknown {
  return expect.stringMatching(pattern);
}

export function instanceOf(type: unknown): unknown {
  return expect.any(type);
}
