/** The example project `ledger`, with a compact answer of lanser and the server's own answers. */
import { afterAll, beforeAll } from 'vitest';
import type { DefinitionsFacts } from '../../src/model/bundle.ts';
import { ledgerRepository } from '../helpers/edit-project.ts';
import { lanser, type Finished, type Start } from '../helpers/lanser.ts';
import { rawAnswers, type Place } from '../helpers/raw-answers.ts';
import { rawNames } from '../helpers/raw-names.ts';
import { rawServer, type RawServer } from '../helpers/raw-server.ts';
import type { Sandbox, SandboxRepository } from '../helpers/sandbox.ts';

/** The zero-based position of the first `Money` in `total = Money(1).add(Money(2))` of `ledger/cli.py`. */
const USE: Place = { file: 'ledger/cli.py', line: 5, character: 12 };

export interface CompactLedger {
  readonly repository: () => SandboxRepository;
  readonly start: () => Start;
  /** Returns the compact answer with the definition of {@link USE}. */
  readonly definition: () => Finished;
  /** Returns the positions that the server reports for {@link USE}. */
  readonly rawPlaces: (operation: 'definition' | 'references') => Promise<readonly string[]>;
}

export function useCompactLedger(sandbox: Sandbox): CompactLedger {
  let repository: SandboxRepository;
  let start: Start;
  let raw: RawServer;
  let definition: Finished;

  beforeAll(async () => {
    repository = await ledgerRepository(sandbox);
    start = { cwd: repository.path, env: sandbox.env };
    raw = await rawServer(repository.path);
    definition = await lanser(['def', 'ledger/cli.py:6:13', '--compact'], start);
  });

  afterAll(async () => raw[Symbol.asyncDispose]());

  return {
    repository: () => repository,
    start: () => start,
    definition: () => definition,
    rawPlaces: async (operation) => {
      const answers = rawAnswers(raw, await rawNames(repository.path));
      const located = (await answers.at(operation, USE)) as DefinitionsFacts['definitions'];
      return located.map(({ uri, range: [line, character] }) => `${uri} ${line} ${character}`);
    },
  };
}

/**
 * Finds the lines that begin with a position, such as `a.py:1:2: `. Returns these positions as
 * `file line character`, with a zero-based line and character.
 */
export function placesIn(text: string): readonly string[] {
  return [...text.matchAll(/^(?<file>[^:\n]+):(?<line>\d+):(?<column>\d+): /gmu)].map(
    ({ groups: { file, line, column } = {} }) => `${file} ${Number(line) - 1} ${Number(column) - 1}`,
  );
}
