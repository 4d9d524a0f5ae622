import { fileURLToPath } from 'node:url';
import { exportedSchemas } from './exported-schemas.ts';

type Name =
  | 'batch'
  | 'bundle'
  | 'candidates'
  | 'config'
  | 'delta'
  | 'manifest'
  | 'plan'
  | 'proposal'
  | 'report'
  | 'report#/$defs/traceCheck'
  | 'selector'
  | 'trace'
  | 'training-record';

/** Returns a document's violations of a published schema. */
export const schemaErrors: (name: Name, document: unknown) => readonly string[] = exportedSchemas(
  fileURLToPath(new URL('../../schemas/', import.meta.url)),
);
