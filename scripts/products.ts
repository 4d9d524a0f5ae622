/** Defines the products: the generated types, the generated validators, and the files of dist/. */
import { fileURLToPath } from 'node:url';
import { refresh, type Product } from './product.ts';

export const ROOT: string = fileURLToPath(new URL('../', import.meta.url));

export type ProductName = 'types' | 'validators' | 'bundles' | 'declarations';

const DECLARATIONS = 'index.d.ts';

/** Products in the order of their dependencies. A generator is loaded only if its product must be made. */
export const PRODUCTS: Readonly<Record<ProductName, Product>> = {
  types: {
    name: 'types',
    inputs: [
      'schemas',
      'scripts/draft-4.ts',
      'scripts/generate-types.ts',
      'scripts/published-schemas.ts',
      'package-lock.json',
    ],
    folder: 'src/model/generated',
    owns: () => true,
    make: async () => (await import('./generate-types.ts')).generatedTypes(),
  },
  validators: {
    name: 'validators',
    inputs: [
      'schemas',
      'scripts/generate-validators.ts',
      'scripts/published-schemas.ts',
      'src/schema/union-keywords.ts',
      'package-lock.json',
    ],
    folder: 'src/schema/generated',
    owns: () => true,
    make: async () => (await import('./generate-validators.ts')).generatedValidators(),
  },
  bundles: {
    name: 'bundles',
    inputs: [
      'src',
      'schemas',
      'rolldown.config.ts',
      'scripts/bundle.ts',
      'scripts/compact-packages.ts',
      'scripts/licenses.ts',
      'scripts/pyright-tarball.ts',
      'package.json',
      'package-lock.json',
    ],
    folder: 'dist',
    owns: (name) => name !== DECLARATIONS,
    make: async () => (await import('./bundle.ts')).bundledFiles(),
  },
  declarations: {
    name: 'declarations',
    inputs: [
      'src',
      'scripts/bundle-declarations.ts',
      'scripts/public-declarations.ts',
      'tsconfig.json',
      'tsconfig.build.json',
      '.oxfmtrc.json',
      'package-lock.json',
    ],
    folder: 'dist',
    owns: (name) => name === DECLARATIONS,
    make: async () => {
      const { bundledDeclarations } = await import('./bundle-declarations.ts');
      return new Map([[DECLARATIONS, { bytes: await bundledDeclarations() }]]);
    },
  },
};

/**
 * Makes `types` and the named products, if they are stale. `types` is first, because other products use its files.
 *
 * @throws Error if a product cannot be made.
 */
export async function refreshProducts(names: readonly ProductName[]): Promise<void> {
  for (const name of new Set<ProductName>(['types', ...names])) {
    try {
      await refresh(ROOT, PRODUCTS[name]);
    } catch (cause) {
      const { folder, inputs } = PRODUCTS[name];
      const reason = cause instanceof Error ? cause.message : String(cause);
      throw new Error(
        `${folder}/ (${name}) is stale and cannot be made from ${inputs.join(', ')}:\n${reason}\nCorrect this error, then run the command again.`,
        { cause },
      );
    }
  }
}
