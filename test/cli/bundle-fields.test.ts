import { expect, test } from 'vitest';
import { readFields, selectedFields } from '../../src/cli/bundle-fields.ts';
import type { Bundle } from '../../src/model/bundle.ts';

test.each(['constructor', '__proto__', 'toString'])('fields can select a document named %s', async (name) => {
  const documents = JSON.parse(`{"a": "one", "${name}": "two"}`) as object;
  const bundle = { bundleId: 'id', error: null, facts: { documents } } as unknown as Bundle;
  const fields = await readFields(`facts.documents.${name}`);
  const selected = JSON.stringify(selectedFields(bundle, fields));
  expect(selected).toBe(`{"bundleId":"id","facts":{"documents":{"${name}":"two"}}}`);
});

test.each(['facts, facts.documents', 'facts.documents, facts'])(
  'the fields "%s" select all facts',
  async (names) => {
    const bundle = { bundleId: 'id', error: null, facts: { documents: {}, counts: 1 } } as unknown as Bundle;
    const selected = selectedFields(bundle, await readFields(names));
    expect(selected).toEqual({ bundleId: 'id', facts: { documents: {}, counts: 1 } });
  },
);
