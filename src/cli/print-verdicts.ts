import type { FileDocumentVerdict } from '../model/validation.ts';
import { LanserError } from '../model/lanser-error.ts';
import { countsText, verdictText } from '../report/validation-text.ts';
import { visible } from '../report/visible.ts';
import type { Edge } from './process-edge.ts';

const INVALID_EXIT_CODE = new LanserError('E/SCHEMA_INVALID', '').exitCode;

/**
 * Prints verdicts as they come, and gives the exit number. As JSON they are one document, whose
 * `conclusion` stands at its end; where it cannot be finished it is not closed, so that no reader takes
 * it for the whole.
 */
export async function printVerdicts(
  edge: Edge,
  verdicts: AsyncIterable<FileDocumentVerdict>,
  how: { readonly json: boolean; readonly counts: boolean },
): Promise<number> {
  let documents = 0;
  let invalid = 0;
  const exitCode = (): number => (invalid === 0 ? 0 : INVALID_EXIT_CODE);
  try {
    for await (const verdict of verdicts) {
      const start = documents === 0 ? '{"documents":[' : ',';
      documents += 1;
      if (verdict.conclusion === 'invalid') invalid += 1;
      const isFull = !edge.out(how.json ? start + jsonOf(verdict) : verdictText(verdict, edge.colors));
      // Where nobody reads any more there is nothing left to say.
      if (isFull && !(await edge.drained())) return exitCode();
    }
  } catch (error) {
    if (!(error instanceof LanserError) || !how.json || documents === 0) throw error;
    edge.err(`lanser: ${error.code}: ${visible(error.message)}\n`);
    return error.exitCode;
  }
  const conclusion = invalid === 0 ? 'valid' : 'invalid';
  if (how.json) edge.out(`${documents === 0 ? '{"documents":[' : ''}],"conclusion":"${conclusion}"}\n`);
  else if (how.counts || documents === 0) edge.out(countsText(documents, invalid));
  return exitCode();
}

function jsonOf({ path, line, schema, conclusion, errors }: FileDocumentVerdict): string {
  return JSON.stringify({
    path,
    line,
    schema,
    conclusion,
    errors: errors.map(({ pointer, value, expected, place }) => ({
      pointer,
      value,
      // A text that is no document has no pointers.
      expected:
        schema === null && place !== undefined
          ? `${expected} (line ${place.line}, column ${place.column})`
          : expected,
    })),
  });
}
