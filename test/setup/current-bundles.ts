import type { TestProject } from 'vitest/node';
import { refreshProducts } from '../../scripts/products.ts';

/**
 * Updates the generated types, the validators and the bundles in dist/ before the tests and each rerun. Otherwise,
 * tests could run an old version of src/ or of the schemas.
 */
export async function setup(project: TestProject): Promise<void> {
  const refresh = async (): Promise<void> => refreshProducts(['validators', 'bundles']);
  project.onTestsRerun(refresh);
  await refresh();
}
