import { Option } from 'commander';

export interface OutputOptions {
  readonly compact?: true;
  readonly fields?: string;
}

export function compactOption(): Option {
  return new Option(
    '--compact',
    'print a short answer for a language model: places with their lines of code, and how complete the answer is',
  ).conflicts('json');
}

export function fieldsOption(): Option {
  return new Option(
    '--fields <list>',
    'print only these fields of the bundle as JSON, with its id and any error; for example facts.definitions.uri,meta',
  ).implies({ json: true });
}
