import type { FileDocumentVerdict } from '../model/validation.ts';
import { LanserError } from '../model/lanser-error.ts';
import { countsText, verdictText } from '../report/validation-text.ts';
import { failureLine } from './failure-line.ts';
import type { Edge } from './process-edge.ts';

const INVALID_EXIT_CODE = new LanserError('E/SCHEMA_INVALID', '').exitCode;

/**
 * Prints each verdict when it arrives, and returns the exit code. The JSON output is one document that ends with
 * `conclusion`. A failure after the first verdict leaves the document incomplete, so that parsers reject it.
 */
export async function printVerdicts(
  edge: Edge,
  verdicts: AsyncIterable<FileDocumentVerdict>,
  output: { readonly json: boolean; readonly counts: boolean },
): Promise<number> {
  let documents = 0;
  let invalid = 0;
  try {
    for await (const verdict of verdicts) {
      const start = documents === 0 ? '{"documents":[' : ',';
      documents += 1;
      if (verdict.conclusion === 'invalid') invalid += 1;
      if (output.json) edge.jsonText(start);
      for (const piece of output.json ? jsonOf(verdict) : verdictText(verdict, edge.colors)) {
        const isFull = !(output.json ? edge.jsonText(piece) : edge.print(piece));
        // If the reader has closed standard output, the exit code still covers all documents.
        if (isFull) await edge.drained();
      }
    }
  } catch (error) {
    if (!(error instanceof LanserError) || !output.json || documents === 0) throw error;
    edge.err(failureLine(error));
    return error.exitCode;
  }
  const conclusion = invalid === 0 ? 'valid' : 'invalid';
  if (output.json)
    edge.jsonText(`${documents === 0 ? '{"documents":[' : ''}],"conclusion":"${conclusion}"}\n`);
  else if (output.counts || documents === 0) edge.print(countsText(documents, invalid));
  return invalid === 0 ? 0 : INVALID_EXIT_CODE;
}

/** Yields a verdict in pieces. A single string could be too long, because an error can contain a whole object. */
function* jsonOf(verdict: FileDocumentVerdict): Generator<string> {
  const { path, line, schema, conclusion, errors } = verdict;
  yield `${JSON.stringify({ path, line, schema, conclusion }).slice(0, -1)},"errors":[`;
  for (const [index, { pointer, value, expected, place }] of errors.entries()) {
    // If `schema` is null, the pointer may be empty, for example if the text is not JSON. So `at` adds the place.
    const at = schema === null && place !== undefined ? ` (line ${place.line}, column ${place.column})` : '';
    yield (index === 0 ? '' : ',') + JSON.stringify({ pointer, value, expected: expected + at });
  }
  yield ']}';
}
