import type { TestProject } from 'vitest/node';
import { refreshProducts } from '../../scripts/products.ts';

/** Tests that run dist/ never run an older one than src/ gives. */
export async function setup(project: TestProject): Promise<void> {
  const refresh = async (): Promise<void> => refreshProducts(['validators', 'bundles']);
  project.onTestsRerun(refresh);
  await refresh();
}
