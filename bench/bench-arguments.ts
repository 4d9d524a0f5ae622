import { endWithUsage, scriptArguments } from './usage.ts';

type Default = number | string | boolean;

/** The options of a benchmark, with the types of their defaults. */
type Options<T extends Readonly<Record<string, Default>>> = {
  readonly [K in keyof T]: T[K] extends number ? number : T[K] extends boolean ? boolean : string;
};

/**
 * Parses REPOSITORY and the options of a benchmark. An option must be a number if its default is a number. For
 * `--help` or invalid arguments, prints the usage and ends the process.
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
    if (typeof value !== 'number') return [name, text];
    if (!Number.isFinite(Number(text))) endWithUsage(`--${name} needs a number.`);
    return [name, Number(text)];
  });
  return { repository, options: Object.fromEntries(given) as Options<T> };
}
