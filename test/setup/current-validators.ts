import type { TestProject } from 'vitest/node';
import { refreshProducts } from '../../scripts/products.ts';

/** Tests that import src/ need the validators. */
export async function setup(project: TestProject): Promise<void> {
  const refresh = async (): Promise<void> => refreshProducts(['validators']);
  project.onTestsRerun(refresh);
  await refresh();
}
