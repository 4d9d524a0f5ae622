import { expect, test } from 'vitest';
import { settingsKeyOf } from '../../../src/server/pyright/configuration-file.ts';

test('settingsKeyOf returns the key of an empty file only for valid TOML without `tool.pyright` and `tool.lanser`', () => {
  const key = settingsKeyOf('');
  expect(['# a', '[tool.black]\nx = 1', 'tool = 1'].map(settingsKeyOf)).toEqual([key, key, key]);
  for (const text of ['nothing', key, '[tool.pyright]', '[tool.lanser]', 'a = 1\na = 2']) {
    expect(settingsKeyOf(text)).not.toBe(key);
  }
});
