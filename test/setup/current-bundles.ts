import type { TestProject } from 'vitest/node';
import { refreshProducts } from '../../scripts/products.ts';

/** Builds dist/ before the tests, so that tests never run a version that is older than src/. */
export async function setup(project: TestProject): Promise<void> {
  const refresh = async (): Promise<void> => refreshProducts(['validators', 'bundles']);
  project.onTestsRerun(refresh);
  await refresh();
}
