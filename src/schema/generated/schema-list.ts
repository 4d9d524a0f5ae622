// Generated from schemas/ by `npm run generate`. Do not edit.
/** The name of a published schema. */
export type SchemaName =
  | 'batch'
  | 'bundle'
  | 'candidates'
  | 'config'
  | 'delta'
  | 'plan'
  | 'proposal'
  | 'report'
  | 'selector'
  | 'trace'
  | 'training-record';

/** A published schema's own metadata. */
export interface SchemaEntry {
  readonly name: SchemaName;
  readonly version: string;
  /** Its `$id`. */
  readonly id: string;
  readonly title: string;
}

/** The published schemas, by name. */
export const SCHEMAS: readonly SchemaEntry[] = [
  { name: 'batch', version: '1.0', id: 'urn:lanser:schema:batch:1.0', title: 'BatchRequest' },
  { name: 'bundle', version: '1.2', id: 'urn:lanser:schema:bundle:1.2', title: 'Bundle' },
  { name: 'candidates', version: '1.0', id: 'urn:lanser:schema:candidates:1.0', title: 'Candidates' },
  { name: 'config', version: '1.0', id: 'urn:lanser:schema:config:1.0', title: 'Configuration' },
  { name: 'delta', version: '1.0', id: 'urn:lanser:schema:delta:1.0', title: 'DeltaDocument' },
  { name: 'plan', version: '1.0', id: 'urn:lanser:schema:plan:1.0', title: 'Plan' },
  { name: 'proposal', version: '1.0', id: 'urn:lanser:schema:proposal:1.0', title: 'Proposal' },
  { name: 'report', version: '1.0', id: 'urn:lanser:schema:report:1.0', title: 'Report' },
  { name: 'selector', version: '1.0', id: 'urn:lanser:schema:selector:1.0', title: 'PositionSpec' },
  { name: 'trace', version: '1.0', id: 'urn:lanser:schema:trace:1.0', title: 'TraceEvent' },
  { name: 'training-record', version: '1.0', id: 'urn:lanser:schema:training-record:1.0', title: 'TrainingRecord' },
];
