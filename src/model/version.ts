import manifest from '../../package.json' with { type: 'json' };

export const TOOL: { readonly name: string; readonly version: string } = {
  name: manifest.name,
  version: manifest.version,
};
