import { setFlagsFromString } from 'node:v8';

/** Prevents V8 from enlarging its space for new objects. After a large request, V8 could keep the larger space. */
export function limitYoungGeneration(): void {
  setFlagsFromString('--semi-space-growth-factor=1');
}
