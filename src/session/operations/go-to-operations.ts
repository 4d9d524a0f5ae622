import type {
  BundleOf,
  DeclarationsFacts,
  DefinitionsFacts,
  ImplementationsFacts,
  Location,
  TypeDefinitionsFacts,
} from '../../model/bundle.ts';
import type { PositionSpec } from '../../model/selector.ts';
import { readDeclaration } from '../../protocol/declaration.ts';
import { readDefinition } from '../../protocol/definition.ts';
import type { GoTo } from '../../protocol/go-to.ts';
import { readImplementation } from '../../protocol/implementation.ts';
import { readTypeDefinition } from '../../protocol/type-definition.ts';
import type { Documents } from './answered-documents.ts';
import { askPlace } from './ask-place.ts';
import type { OperationOptions, WorkspaceSession } from './workspace-session.ts';

/** The facts of the four operations that lead from a place to places. */
export interface GoToFacts {
  readonly definition: DefinitionsFacts;
  readonly declaration: DeclarationsFacts;
  readonly typeDefinition: TypeDefinitionsFacts;
  readonly implementation: ImplementationsFacts;
}

export type GoToCommand = keyof GoToFacts;

interface Kind<F> {
  readonly read: GoTo;
  readonly facts: (places: readonly Location[], documents: Documents) => F;
}

const KINDS: { readonly [Command in GoToCommand]: Kind<GoToFacts[Command]> } = {
  definition: {
    read: readDefinition,
    facts: (definitions, documents) => ({ provenance: 'lsp', documents, definitions }),
  },
  declaration: {
    read: readDeclaration,
    facts: (declarations, documents) => ({ provenance: 'lsp', documents, declarations }),
  },
  typeDefinition: {
    read: readTypeDefinition,
    facts: (typeDefinitions, documents) => ({ provenance: 'lsp', documents, typeDefinitions }),
  },
  implementation: {
    read: readImplementation,
    facts: (implementations, documents) => ({ provenance: 'lsp', documents, implementations }),
  },
};

export async function goTo<Command extends GoToCommand>(
  session: WorkspaceSession,
  cmd: Command,
  selector: string | PositionSpec,
  options: OperationOptions,
): Promise<BundleOf<GoToFacts[Command]>> {
  const { read, facts } = KINDS[cmd];
  return askPlace(session, selector, options, {
    cmd,
    asked: {},
    read,
    mayBeKept: true,
    uris: (places) => places.map(({ uri }) => uri),
    facts,
  });
}
