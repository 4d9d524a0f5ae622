import type { TestProject } from 'vitest/node';
import { refreshProducts } from '../../scripts/products.ts';

/**
 * Updates the generated types and JSON Schema validators before the tests and each rerun, because src/ imports them.
 */
export async function setup(project: TestProject): Promise<void> {
  const refresh = async (): Promise<void> => refreshProducts(['validators']);
  project.onTestsRerun(refresh);
  await refresh();
}
