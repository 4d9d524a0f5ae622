import { minifySync } from 'rolldown/utils';

/** Matches the start of a module: the bundler writes the path of each module in a line above its code. */
const START = /^(?=\/\/ (?:node_modules|package\.json|src|\\0)\S*\n)/mu;

/** Matches the header of a module that nobody reviews line by line: code of a package, or generated code. */
const COMPACTED = /^\/\/ (?<module>(?:node_modules|src\/schema\/generated)\/\S+)\n/u;

/**
 * Writes each module of a package, and each generated module, in one line below its path. Removes comments and
 * blanks, and keeps all names and statements. So `dist/` is smaller, a new version of a package changes few lines, and
 * a reader finds the project's own code. Does not change the project's own code.
 *
 * @param code the code of a bundle, with a header before each module.
 * @throws Error if a module cannot be parsed.
 */
export function compactPackages(code: string): string {
  return code.split(START).map(compactModule).join('');
}

function compactModule(part: string): string {
  const header = COMPACTED.exec(part);
  if (header === null) return part;
  const [line, module = ''] = header;
  const compact = minifySync(module, part.slice(line.length), {
    module: true,
    compress: false,
    mangle: false,
    codegen: { removeWhitespace: true },
  });
  const [error] = compact.errors;
  if (error !== undefined) throw new Error(`${module}: ${error.message}`);
  return `${line}${compact.code}\n`;
}
