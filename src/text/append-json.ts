import { applyEdits, modify } from 'jsonc-parser';

/** Appends a value to the array at a path of keys in a JSON text. Creates the array and its parents if missing. */
export function appendInJson(text: string, keys: readonly string[], value: unknown): string {
  const indent = /^(?<space>[ \t]+)"/mu.exec(text)?.groups?.['space'] ?? '  ';
  const formattingOptions = {
    insertSpaces: !indent.startsWith('\t'),
    tabSize: indent.length,
    eol: text.includes('\r\n') ? '\r\n' : '\n',
  };
  return applyEdits(text, modify(text, [...keys, -1], value, { formattingOptions, isArrayInsertion: true }));
}
