import { existsSync, readFileSync } from 'node:fs';
import { Ajv } from 'ajv';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parse } from 'smol-toml';
import { schemaErrors } from '../helpers/schemas.ts';

interface Published {
  readonly $id: string;
  readonly properties: Readonly<
    Record<string, { readonly 'x-taplo'?: { readonly links: { readonly key: string } } }>
  >;
}

const root = new URL('../../', import.meta.url);
const text = (name: string): string => readFileSync(new URL(name, root), 'utf8');
const schema = JSON.parse(text('schemastore/partial-lanser.json')) as Published;
/** A validator of draft 7 in strict mode, as in SchemaStore. Also allows keywords for TOML editors. */
const validate = new Ajv({
  allErrors: true,
  allowUnionTypes: true,
  keywords: ['x-taplo', 'x-taplo-info', 'x-tombi-toml-version'],
}).compile(schema);

const leaf = fc.oneof(
  fc.boolean(),
  fc.double({ noNaN: true }),
  fc.integer(),
  fc.constantFrom('', 'a', '*.py', 'utf-8', 'rl-csf-v1', 'introduced-errors', 'commits', '..'),
);
const names = [
  ...Object.keys(schema.properties),
  'failOn',
  'warnOnly',
  'tau',
  'topK',
  'exclude',
  'allow',
  'version',
  'weights',
  'wD',
  'command',
  'fileTypes',
  'waivers',
];
const { table } = fc.letrec((tie) => ({
  value: fc.oneof({ maxDepth: 3 }, leaf, fc.array(leaf, { maxLength: 2 }), tie('table')),
  table: fc.dictionary(fc.constantFrom(...names), tie('value'), { maxKeys: 3 }),
}));

describe('the schema of [tool.lanser] for SchemaStore', () => {
  test('accepts exactly the configurations that lanser accepts', () => {
    const seen = { accepted: 0, rejected: 0 };
    fc.assert(
      fc.property(table, (configuration) => {
        const isAccepted = schemaErrors('config', configuration).length === 0;
        seen[isAccepted ? 'accepted' : 'rejected'] += 1;
        expect(validate(configuration), JSON.stringify(configuration)).toBe(isAccepted);
      }),
      { numRuns: 2000 },
    );
    expect(Math.min(seen.accepted, seen.rejected)).toBeGreaterThan(20);
  });

  test.each(['docs/edits.md', 'docs/rewards.md', 'docs/servers.md'])('accepts the examples of %s', (page) => {
    const blocks = [...text(page).matchAll(/^```toml\n([\s\S]*?)^```/gmu)].map(([, block]) =>
      parse(block ?? ''),
    );
    const settings = blocks.flatMap(({ tool }) => (tool as { lanser?: object } | undefined)?.lanser ?? []);
    expect(settings.length).toBeGreaterThan(0);
    for (const one of settings) {
      validate(one);
      expect(validate.errors).toBeNull();
    }
  });

  test("has an $id that follows SchemaStore's rule for parts of pyproject.toml, and links to existing headings", () => {
    expect(schema.$id).toBe('https://json.schemastore.org/partial-lanser.json');
    const links = Object.values(schema.properties).flatMap(
      (property) => property['x-taplo']?.links.key ?? [],
    );
    expect(links.length).toBeGreaterThan(3);
    for (const link of links) {
      const [, page = '', anchor] = /\/blob\/main\/([^#]+)(?:#(.*))?$/u.exec(link) ?? [];
      expect(existsSync(new URL(page, root)), link).toBe(true);
      const headings = [...text(page).matchAll(/^#+ (.*)$/gmu)].map(([, heading]) =>
        (heading ?? '').toLowerCase().replaceAll(' ', '-'),
      );
      if (anchor !== undefined) expect(headings, link).toContain(anchor);
    }
  });
});
