import type { TestProject } from 'vitest/node';
import { refreshProducts } from '../../scripts/products.ts';

/** Updates the validators and dist/ before the tests and each rerun, so that no test runs an old version of src/. */
export async function setup(project: TestProject): Promise<void> {
  const refresh = async (): Promise<void> => refreshProducts(['validators', 'bundles']);
  project.onTestsRerun(refresh);
  await refresh();
}
