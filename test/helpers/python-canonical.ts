import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/**
 * Canonicalises JSON texts with test/fixtures/programs/rfc8785.py. For each line, returns the canonical form as
 * hexadecimal UTF-8, or `refused` for an invalid line. With `--doubles`, each line contains the bits of a double in
 * hexadecimal instead of a JSON text.
 */
export function canonicalInPython(
  lines: readonly string[],
  ...options: readonly '--doubles'[]
): readonly string[] {
  return runPython('rfc8785.py', options, lines.map((line) => `${line}\n`).join(''));
}

/** Computes the ids of the bundles in a file with one bundle per line. `schemas` is the folder of the schemas. */
export function idsInPython(schemas: string, bundles: string): readonly string[] {
  return runPython('bundle_ids.py', [schemas, bundles]);
}

function runPython(name: string, args: readonly string[], input = ''): readonly string[] {
  const program = fileURLToPath(new URL(`../fixtures/programs/${name}`, import.meta.url));
  // With -B, Python does not write compiled modules beside the program.
  const stdout = execFileSync('python3', ['-B', program, ...args], {
    input,
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
  });
  return stdout.split('\n').slice(0, -1);
}
