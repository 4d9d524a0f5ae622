import type { TestProject } from 'vitest/node';
import { refreshProducts } from '../../scripts/products.ts';

/** Builds the validators before the tests, because tests that import src/ need them. */
export async function setup(project: TestProject): Promise<void> {
  const refresh = async (): Promise<void> => refreshProducts(['validators']);
  project.onTestsRerun(refresh);
  await refresh();
}
