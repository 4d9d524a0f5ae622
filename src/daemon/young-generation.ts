import { setFlagsFromString } from 'node:v8';

/** Keeps the size of V8's space for new objects. Large requests would otherwise enlarge it permanently. */
export function limitYoungGeneration(): void {
  setFlagsFromString('--semi-space-growth-factor=1');
}
