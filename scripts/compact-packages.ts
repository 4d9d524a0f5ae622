import { minifySync } from 'rolldown/utils';

/** Matches the start of a module. The bundler writes a line with the module's path above the code. */
const START = /^(?=\/\/ (?:node_modules|package\.json|src|\\0)\S*\n)/mu;

/** Matches the header of a package's module or a generated module. Nobody reviews such modules line by line. */
const COMPACTED = /^\/\/ (?<module>(?:node_modules|src\/schema\/generated)\/\S+)\n/u;

/**
 * Makes `dist/` smaller: removes comments and white space from the modules of packages and from generated modules.
 * Keeps names and statements. The project's own code stays unchanged.
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
