/**
 * Makes the named products, or all: `node scripts/build.ts [--stale] [types] [validators] [bundles] [declarations]`.
 * With `--stale`, makes `types` and the named products, but only those whose inputs or outputs have changed.
 */
import { parseArgs } from 'node:util';
import { remake } from './product.ts';
import { PRODUCTS, refreshProducts, ROOT, type ProductName } from './products.ts';

const { values, positionals } = parseArgs({
  options: { stale: { type: 'boolean', default: false } },
  allowPositionals: true,
});
const unknown = positionals.filter((name) => !Object.hasOwn(PRODUCTS, name));
if (unknown.length > 0)
  throw new Error(`Unknown product: ${unknown.join(', ')}. Products: ${Object.keys(PRODUCTS).join(', ')}.`);
const names = (positionals.length > 0 ? positionals : Object.keys(PRODUCTS)) as readonly ProductName[];
if (values.stale) await refreshProducts(names);
else for (const name of names) await remake(ROOT, PRODUCTS[name]);
