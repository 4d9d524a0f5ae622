/**
 * Writes src/model/generated/<name>.ts for every schemas/<name>.schema.json and deletes files without a
 * schema.
 */
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { compile } from 'json-schema-to-typescript';
import { parseSync, Visitor } from 'oxc-parser';
import { inDraft4 } from './draft-4.ts';
import { SCHEMA_TEXTS } from './published-schemas.ts';

const generated = new URL('../src/model/generated/', import.meta.url);

await rm(generated, { recursive: true, force: true });
await mkdir(generated, { recursive: true });
for (const [name, text] of SCHEMA_TEXTS) {
  const { schema, imports } = inDraft4(text);
  const head = [
    `// Generated from schemas/${name}.schema.json by \`npm run generate\`. Do not edit.`,
    ...[...imports].map(
      ([from, types]) => `import type { ${[...types].toSorted().join(', ')} } from './${from}.ts';`,
    ),
  ];
  const source = await compile(schema, name, {
    bannerComment: head.join('\n'),
    style: { bracketSpacing: true, printWidth: 110, singleQuote: true, trailingComma: 'all' },
  });
  await writeFile(new URL(`${name}.ts`, generated), readonlyAtEveryLevel(source));
}

/** Adds `readonly` to all properties, arrays and tuples of a source with types only. */
function readonlyAtEveryLevel(source: string): string {
  const places: number[] = [];
  const add = ({ start }: { readonly start: number }): void => void places.push(start);
  new Visitor({
    TSPropertySignature: add,
    TSIndexSignature: add,
    TSArrayType: add,
    TSTupleType: add,
  }).visit(parseSync('types.ts', source).program);
  return places
    .toSorted((left, right) => right - left)
    .reduce((text, at) => `${text.slice(0, at)}readonly ${text.slice(at)}`, source);
}
