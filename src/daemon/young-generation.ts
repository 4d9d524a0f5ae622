import { setFlagsFromString } from 'node:v8';

/**
 * Keeps the present size of V8's space for new objects. Many simultaneous or large requests would make this
 * space grow to many times the used memory, without shrinking again.
 */
export function limitYoungGeneration(): void {
  setFlagsFromString('--semi-space-growth-factor=1');
}
