import type { SourceDocument } from '../../src/selector/source.ts';
import { loadPython } from '../../src/syntax/python/python.ts';
import { lineIndex } from '../../src/text/line-index.ts';

const python = await loadPython();

/** Returns a document in memory, parsed as Python. */
export function pythonDocument(text: string, uri = 'm.py'): SourceDocument {
  return { uri, docVersion: `blob:${'0'.repeat(40)}`, lines: lineIndex(text), ...python.read(text) };
}
