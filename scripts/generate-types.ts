import { compile } from 'json-schema-to-typescript';
import { parseSync, Visitor } from 'oxc-parser';
import { inDraft4 } from './draft-4.ts';
import type { OutputFile } from './product.ts';
import { parsedSchemas, readSchemaTexts } from './published-schemas.ts';

/** Returns the file `<name>.ts` in src/model/generated for every schemas/<name>.schema.json, by file name. */
export async function generatedTypes(): Promise<ReadonlyMap<string, OutputFile>> {
  const texts = readSchemaTexts();
  const schemas = parsedSchemas(texts);
  const files = new Map<string, OutputFile>();
  for (const [name, text] of texts) {
    const { schema, imports } = inDraft4(text, schemas);
    const head = [
      `// Generated from schemas/${name}.schema.json. Do not edit.`,
      ...[...imports].map(
        ([from, types]) => `import type { ${[...types].toSorted().join(', ')} } from './${from}.ts';`,
      ),
    ];
    const source = await compile(schema, name, {
      bannerComment: head.join('\n'),
      style: { bracketSpacing: true, printWidth: 110, singleQuote: true, trailingComma: 'all' },
    });
    files.set(`${name}.ts`, { bytes: readonlyAtEveryLevel(source) });
  }
  return files;
}

/** Adds `readonly` to all properties, index signatures, arrays and tuples of a source that contains only types. */
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
