interface ListedSchema {
  readonly name: string;
  readonly version: string;
  readonly $id: string;
  readonly title: string;
}

/** Renders schemas in columns, one per line. */
export function schemaListText(schemas: readonly ListedSchema[]): string {
  const rows = schemas.map(({ name, version, $id, title }) => [name, version, $id, title]);
  const widths = [0, 1, 2].map((column) => Math.max(...rows.map((row) => (row[column] ?? '').length)));
  return rows
    .map((row) => `${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ')}\n`)
    .join('');
}
