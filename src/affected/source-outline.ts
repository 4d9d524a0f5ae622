import type { ModuleFiles } from '../syntax/python/module-files.ts';
import { once } from '../text/once.ts';
import { addFileMentions, type Mentions, noMentions } from './mentions.ts';
import { sourceDeclarations, type SourceDeclarations } from './source-declarations.ts';
import { sourceImports, type SourceImports } from './source-imports.ts';
import { statementsOf } from './statements.ts';

/** The imports and mentions of a module. Declarations are read only for modules that a change can affect. */
export interface SourceOutline extends SourceImports {
  readonly file: string;
  /** The names in the file, except in imports and in statements that are only a string. */
  readonly mentions: Mentions;
  /** True if the statements, or the imports (see {@link SourceImports}), cannot be read with certainty. */
  readonly isBroken: boolean;
  readonly declared: () => SourceDeclarations;
}

/** Reads a module. `filesOf` must find the files of base and head, so that the results for both are comparable. */
export function sourceOutline(file: string, text: string, filesOf: ModuleFiles): SourceOutline {
  const { statements, isBroken } = statementsOf(text);
  const imports = sourceImports(file, statements, filesOf);
  const mentions = noMentions();
  addFileMentions(mentions, statements);
  return {
    ...imports,
    file,
    mentions,
    isBroken: isBroken || imports.isBroken,
    // Parses the statements again, because keeping the statements of every file would take much memory.
    declared: once(() => sourceDeclarations(file, text, filesOf)),
  };
}
