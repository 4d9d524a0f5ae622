import type { OperationArgument } from './operation.ts';
import type { OptionName } from './option.ts';
import { OPTIONS } from './options.ts';

/** The options of an operation, and the positional arguments that set some of them. */
export interface NamedOptions {
  readonly names: readonly OptionName[];
  readonly arguments?: readonly OperationArgument[];
}

type Values = Readonly<Record<string, unknown>>;

/**
 * Renames options from their command-line names: `top-k` and `--top-k` to `topK`, `no-declaration` to
 * `includeDeclaration: false`, and the argument `name` of a rename to `newName`. Unknown names do not change.
 */
export function canonicalOptions(options: Values, operation: NamedOptions): Values {
  const found = new Map<string, unknown>();
  for (const [name, value] of Object.entries(options)) {
    const [canonical, canonicalValue] = canonicalOption(name, value, operation);
    // If an option is given under two names, one of the names does not change, and is reported as unknown.
    const isFree = !Object.hasOwn(options, canonical) && !found.has(canonical);
    if (canonical === name || !isFree) found.set(name, value);
    else found.set(canonical, canonicalValue);
  }
  return Object.fromEntries(found);
}

function canonicalOption(
  name: string,
  value: unknown,
  { names, arguments: args = [] }: NamedOptions,
): readonly [name: string, value: unknown] {
  const written = camelCase(name.replace(/^--/u, ''));
  if (names.some((known) => known === written)) return [written, value];
  for (const option of names) {
    for (const [flags, , settings] of OPTIONS[option].flags ?? []) {
      const flag = camelCase(/^--(?<flag>[\w-]+)/u.exec(flags)?.groups?.['flag'] ?? '');
      if (flag !== written) continue;
      const isNegated = /^no[A-Z]/u.test(flag);
      if (settings?.sets === undefined && !isNegated) return [option, value];
      // A flag that sets a fixed value accepts only `true`, so `no-declaration: false` stays unknown.
      if (value === true) return [option, settings?.sets ?? false];
    }
  }
  const argument = args.find(({ name: usage }) => camelCase(usage.replaceAll(/[^\w-]/gu, '')) === written);
  const sets = names.find((known) => known === argument?.sets);
  return [sets ?? name, value];
}

function camelCase(name: string): string {
  return name.replaceAll(/-+(?<letter>[a-z])/gu, (_, letter: string) => letter.toUpperCase());
}
