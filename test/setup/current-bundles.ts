import type { TestProject } from 'vitest/node';
import { refreshProducts } from '../../scripts/products.ts';

/** Builds dist/ first, so that tests never run an older version than src/. */
export async function setup(project: TestProject): Promise<void> {
  const refresh = async (): Promise<void> => refreshProducts(['validators', 'bundles']);
  project.onTestsRerun(refresh);
  await refresh();
}
