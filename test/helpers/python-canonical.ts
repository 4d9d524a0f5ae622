import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/**
 * Returns the canonical form by test/fixtures/programs/rfc8785.py as hexadecimal UTF-8, or `refused`, by
 * line.
 */
export function canonicalInPython(
  lines: readonly string[],
  ...options: readonly '--doubles'[]
): readonly string[] {
  return runPython('rfc8785.py', options, lines.map((line) => `${line}\n`).join(''));
}

/** Returns the ids of the bundles in a file of lines, by the hash marks of the schemas in a folder. */
export function idsInPython(schemas: string, bundles: string): readonly string[] {
  return runPython('bundle_ids.py', [schemas, bundles]);
}

function runPython(name: string, args: readonly string[], input = ''): readonly string[] {
  const program = fileURLToPath(new URL(`../fixtures/programs/${name}`, import.meta.url));
  // -B: Python writes no files beside the program.
  const stdout = execFileSync('python3', ['-B', program, ...args], {
    input,
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
  });
  return stdout.split('\n').slice(0, -1);
}
