/** The result of a comparison with an earlier state of the files (`delta.schema.json`). */
export type { DeltaDocument } from './generated/delta.ts';
