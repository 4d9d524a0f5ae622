import { setFlagsFromString } from 'node:v8';

/**
 * Keeps the present size of V8's space for new objects. Otherwise, many simultaneous or large requests would
 * enlarge this space permanently.
 */
export function limitYoungGeneration(): void {
  setFlagsFromString('--semi-space-growth-factor=1');
}
