import { mkdir, realpath } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { expect, test } from 'vitest';
import { projectFolder } from '../../../src/server/pyright/configuration.ts';
import { diskReader } from '../../../src/server/pyright/configuration-file.ts';
import { lanser } from '../../helpers/lanser.ts';
import { temporaryFolder } from '../../helpers/temporary-folder.ts';
import { writeTree } from '../../helpers/write-tree.ts';

const LEVELS = ['', 'middle', 'middle/selected'];
const JSON_KINDS = ['none', 'file', 'folder'] as const;
const TOML_KINDS = ['none', 'section', 'no section'] as const;
const LAYOUTS = (JSON_KINDS.length * TOML_KINDS.length) ** LEVELS.length;
const program = path.join(
  path.dirname(createRequire(import.meta.url).resolve('pyright/package.json')),
  'index.js',
);

/** Every 29th layout. A layout has a JSON kind and a TOML kind per level. The sample has each kind at each level. */
const sample = Array.from({ length: Math.ceil(LAYOUTS / 29) }, (_, index) => index * 29);

test.each(sample)(
  "lanser finds the same project folder as Pyright's command line: layout %i",
  async (layout) => {
    await using folder = await temporaryFolder();
    const root = await realpath(folder.path);
    let rest = layout;
    const next = <Kind>(kinds: readonly Kind[]): Kind => {
      const kind = kinds[rest % kinds.length] as Kind;
      rest = Math.floor(rest / kinds.length);
      return kind;
    };
    for (const level of LEVELS) {
      const place = path.join(root, level);
      await mkdir(place, { recursive: true });
      const [json, toml] = [next(JSON_KINDS), next(TOML_KINDS)];
      if (json === 'file') await writeTree(place, { 'pyrightconfig.json': '{}' });
      if (json === 'folder') await mkdir(path.join(place, 'pyrightconfig.json'));
      if (toml !== 'none')
        await writeTree(place, { 'pyproject.toml': toml === 'section' ? '[tool.pyright]\n' : '[project]\n' });
    }
    const selected = path.join(root, 'middle/selected');
    const env = { PATH: process.env['PATH'] ?? '', HOME: root };
    const { stdout } = await lanser(['--verbose'], { cwd: selected, env, program });
    const [, assumed] = /^No include entries specified; assuming (.*)$/mu.exec(stdout) ?? [];
    expect(await projectFolder(selected, root, diskReader(root))).toBe(assumed);
  },
);
