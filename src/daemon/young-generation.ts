import { setFlagsFromString } from 'node:v8';

/** Prevents V8 from enlarging its space for new objects. A large request would enlarge this space permanently. */
export function limitYoungGeneration(): void {
  setFlagsFromString('--semi-space-growth-factor=1');
}
