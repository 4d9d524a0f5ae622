import { expect, test } from 'vitest';
import { openCoverageProject } from './coverage-project.ts';
import { SHOP_TREE } from './shop-tree.ts';

test('the result of a rename does not depend on the order of files or on earlier requests', async () => {
  await using project = await openCoverageProject(SHOP_TREE);
  const first = await project.rename('shop/basket.py', 'def |total', 'renamed');
  await using second = await openCoverageProject(Object.fromEntries(Object.entries(SHOP_TREE).toReversed()));
  await second.rename('shop/basket.py', 'class |Basket', 'renamed');
  expect(await second.rename('shop/basket.py', 'def |total', 'renamed')).toEqual(first);
});
