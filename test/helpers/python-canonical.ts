import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** Hexadecimal UTF-8 of the canonical form by test/fixtures/programs/rfc8785.py, or `refused`, by line. */
export function canonicalInPython(
  lines: readonly string[],
  ...options: readonly '--doubles'[]
): readonly string[] {
  return runPython('rfc8785.py', options, lines.map((line) => `${line}\n`).join(''));
}

/** The ids of the bundles of a file of lines, by the marks of the schemas in a folder. */
export function idsInPython(schemas: string, bundles: string): readonly string[] {
  return runPython('bundle_ids.py', [schemas, bundles]);
}

function runPython(name: string, args: readonly string[], input = ''): readonly string[] {
  const program = fileURLToPath(new URL(`../fixtures/programs/${name}`, import.meta.url));
  // -B: nothing is written beside the program.
  const stdout = execFileSync('python3', ['-B', program, ...args], {
    input,
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
  });
  return stdout.split('\n').slice(0, -1);
}
