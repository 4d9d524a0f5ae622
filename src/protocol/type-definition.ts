import { readDeclaration } from './declaration.ts';
import { goTo, type GoTo } from './go-to.ts';

const ask = goTo({ capability: 'typeDefinitionProvider', method: 'textDocument/typeDefinition' });

export const readTypeDefinition: GoTo = async (view, target) => {
  const places = await ask(view, target);
  if (places.length > 0 || view.behaviour.learnsNamesWhenAsked !== true) return places;
  await readDeclaration(view, target);
  return ask(view, target);
};
