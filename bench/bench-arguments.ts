import { parseArgs } from 'node:util';

type Default = number | string | boolean;

/** The options of a benchmark, with the types of their defaults. */
type Options<T extends Readonly<Record<string, Default>>> = {
  readonly [K in keyof T]: T[K] extends number ? number : T[K] extends boolean ? boolean : string;
};

/**
 * Parses the argument REPOSITORY and the options of a benchmark.
 *
 * @throws Error without a repository.
 */
export function benchArguments<T extends Readonly<Record<string, Default>>>(
  script: string,
  defaults: T,
): { readonly repository: string; readonly options: Options<T> } {
  const entries = Object.entries(defaults);
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: Object.fromEntries(
      entries.map(([name, value]) => [name, { type: typeof value === 'boolean' ? 'boolean' : 'string' }]),
    ),
  });
  const [repository] = positionals;
  if (repository === undefined) {
    const names = entries.map(
      ([name, value]) => ` [--${name}${typeof value === 'boolean' ? '' : ` ${value}`}]`,
    );
    throw new Error(`usage: npm run ${script} -- REPOSITORY${names.join('')}`);
  }
  const given = entries.map(([name, value]) => {
    const text = values[name] ?? value;
    return [name, typeof value === 'number' ? Number(text) : text];
  });
  return { repository, options: Object.fromEntries(given) as Options<T> };
}
