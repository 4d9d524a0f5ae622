/** Ajv for each draft of JSON Schema; what imports this does so by `import()`, when it is needed. */
import { Ajv } from 'ajv';
import type { Dialect } from './dialect.ts';
/** They differ in what they know; what they do is the same. */
export declare const AJV_CLASSES: Readonly<Record<Dialect, typeof Ajv>>;
/** The meta-schemas by the names that these classes know. */
export declare const META_SCHEMAS: Readonly<Record<Dialect, string>>;
