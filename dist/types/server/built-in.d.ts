import { type ServerDefinition } from './definition.ts';
/** The servers that are known without configuration. */
export declare const BUILT_IN_SERVERS: readonly ServerDefinition[];
