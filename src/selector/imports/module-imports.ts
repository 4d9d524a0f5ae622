import { readImports, type Name } from '../../syntax/python/imports.ts';
import type { Definition, Span } from '../../syntax/definition.ts';
import type { SourceDocument } from '../source.ts';

/** The name of a module in an import statement, or in a string by which `__getattr__` may import the module. */
export interface ModuleReference {
  /** The number of leading dots; 0 for an absolute import. */
  readonly level: number;
  /** Dotted; empty in `from . import x`. */
  readonly name: string;
}

/** The binding of one imported name. */
export interface ImportBinding extends ModuleReference {
  /** The imported attribute or submodule; undefined if the module itself is bound. */
  readonly imported: string | undefined;
}

/** A statement `from … import *`, with the span of the dots and the module's name. */
export interface StarImport extends ModuleReference {
  readonly span: Span;
}

export interface ModuleImports {
  readonly stars: readonly StarImport[];
  /** Returns the binding of a definition; undefined if no import statement binds it. */
  bindingOf(definition: Definition): ImportBinding | undefined;
}

const cache = new WeakMap<readonly Definition[], ModuleImports>();

export function importsOf(document: SourceDocument): ModuleImports {
  const imports = cache.get(document.definitions) ?? readBindings(document);
  cache.set(document.definitions, imports);
  return imports;
}

function readBindings(document: SourceDocument): ModuleImports {
  const bindings = new Map<number, ImportBinding>();
  const stars: StarImport[] = [];
  for (const statement of readImports(document.lines.text, document.tokens())) {
    if (statement.kind === 'import') {
      for (const { parts, alias } of statement.modules) {
        const bound = alias ?? parts[0];
        // `import a.b` binds the module `a`, and `import a.b as c` binds the module `a.b`.
        const name = dotted(alias === undefined ? parts.slice(0, 1) : parts);
        if (bound !== undefined) bindings.set(bound.start, { level: 0, name, imported: undefined });
      }
      continue;
    }
    const from = { level: statement.level, name: dotted(statement.parts) };
    if (statement.isStar) stars.push({ ...from, span: statement.module });
    for (const { imported, alias } of statement.names) {
      bindings.set((alias ?? imported).start, { ...from, imported: imported.name });
    }
  }
  return {
    stars,
    bindingOf: ({ kind, nameSpan }) => (kind === 'import' ? bindings.get(nameSpan.start) : undefined),
  };
}

function dotted(parts: readonly Name[]): string {
  return parts.map(({ name }) => name).join('.');
}
