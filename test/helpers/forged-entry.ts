import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { entryText } from '../../src/gate/cache/side-entry.ts';
import type { DiagnosticsBundle, DiagnosticsFacts } from '../../src/model/bundle.ts';
import { countBySeverity } from '../../src/model/diagnostic.ts';
import { projectBundle } from '../../src/replay/project-bundle.ts';

export interface CacheEntry {
  readonly key: string;
  readonly file: string;
  readonly text: string;
  readonly bundle: DiagnosticsBundle & { readonly facts: DiagnosticsFacts };
}

/** Reads the only entry of a gate's cache folder. Throws an error unless the folder contains exactly one entry. */
export function onlyEntry(folder: string): CacheEntry {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((file) => file.isFile());
  const [found] = files;
  if (found === undefined || files.length > 1) throw new Error(`${files.length} entries`);
  const file = path.join(found.parentPath, found.name);
  const text = readFileSync(file, 'utf8');
  const { entry } = JSON.parse(text) as { readonly entry: Pick<CacheEntry, 'bundle' | 'key'> };
  return { ...entry, file, text };
}

/** Overwrites an entry with wrong facts, and with digests that match the wrong facts. */
export function forge({ bundle, key, file }: CacheEntry, wrongFacts: Partial<DiagnosticsFacts>): void {
  const facts = { ...bundle.facts, ...wrongFacts };
  const forged = projectBundle(bundle.environment, {
    ...facts,
    counts: countBySeverity(facts.diagnostics),
  });
  writeFileSync(file, entryText(key, forged) ?? '');
}
