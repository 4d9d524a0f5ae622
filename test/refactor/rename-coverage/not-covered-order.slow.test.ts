import { expect, test } from 'vitest';
import { openBlindProject } from './blind-project.ts';
import { SHOP_TREE } from './shop-tree.ts';

test('the same is found in every order of the questions, and twice', async () => {
  await using project = await openBlindProject(SHOP_TREE);
  const first = await project.rename('shop/basket.py', 'def |total', 'renamed');
  await using again = await openBlindProject(Object.fromEntries(Object.entries(SHOP_TREE).toReversed()));
  await again.rename('shop/basket.py', 'class |Basket', 'renamed');
  expect(await again.rename('shop/basket.py', 'def |total', 'renamed')).toEqual(first);
});
