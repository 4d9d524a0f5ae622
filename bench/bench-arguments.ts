import { endWithUsage, scriptArguments } from './usage.ts';

type Default = number | string | boolean;

/** The options of a benchmark, with the types of their defaults. */
type Options<T extends Readonly<Record<string, Default>>> = {
  readonly [K in keyof T]: T[K] extends number ? number : T[K] extends boolean ? boolean : string;
};

/**
 * Parses REPOSITORY and the options of a benchmark. Prints the usage and ends the process if REPOSITORY is missing,
 * or if an option is unknown or lacks its value.
 */
export function benchArguments<T extends Readonly<Record<string, Default>>>(
  defaults: T,
): { readonly repository: string; readonly options: Options<T> } {
  const entries = Object.entries(defaults);
  const { positionals, values } = scriptArguments({
    allowPositionals: true,
    options: Object.fromEntries(
      entries.map(([name, value]) => [name, { type: typeof value === 'boolean' ? 'boolean' : 'string' }]),
    ),
  });
  const [repository] = positionals;
  if (repository === undefined) endWithUsage('REPOSITORY is missing.');
  const given = entries.map(([name, value]) => {
    const text = values[name] ?? value;
    return [name, typeof value === 'number' ? Number(text) : text];
  });
  return { repository, options: Object.fromEntries(given) as Options<T> };
}
