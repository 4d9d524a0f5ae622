import { mkdirSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, test } from 'vitest';
import { bundleOf, LANSER, lanser } from '../helpers/lanser.ts';
import { useSandbox } from '../helpers/sandbox.ts';
import { writeTree } from '../helpers/write-tree.ts';

const sandbox = useSandbox();
const folder = path.join(sandbox.path, 'documents');
const start = { cwd: folder, env: sandbox.env };
const schemas = fileURLToPath(new URL('../../schemas/', import.meta.url));
const published = readdirSync(schemas).toSorted();
const names = published.map((file) => file.replace('.schema.json', ''));

const CURSOR = '{"kind":"cursor","uri":"a.py","line":1,"col":1}';

async function schema(args: readonly string[], input?: string): ReturnType<typeof lanser> {
  return lanser(['schema', ...args], input === undefined ? start : { ...start, input });
}

beforeAll(async () => writeTree(folder, { 'cursor.json': CURSOR }));

describe('schema list', () => {
  test('lists every published schema', async () => {
    const { stdout, exitCode } = await schema(['list']);
    expect([exitCode, stdout.split('\n').length]).toEqual([0, names.length + 1]);
    expect(stdout).toMatch(/^batch +1\.0 +urn:lanser:schema:batch:1\.0 +BatchRequest\n/u);
    const listed = JSON.parse((await schema(['list', '--json'])).stdout) as readonly Record<string, string>[];
    expect(listed.map(({ name }) => name)).toEqual(names);
    for (const [index, file] of published.entries()) {
      const { $id, title } = JSON.parse(readFileSync(schemas + file, 'utf8')) as Record<string, string>;
      expect(listed[index]).toMatchObject({ $id, title });
      expect($id?.endsWith(`:${listed[index]?.['version']}`)).toBe(true);
    }
  });
});

describe('schema export', () => {
  test('prints the named schema, byte for byte as in schemas/', async () => {
    for (const name of names) {
      expect((await schema(['export', name])).stdout).toBe(
        readFileSync(`${schemas}${name}.schema.json`, 'utf8'),
      );
    }
  });

  test('with --out, writes the named schemas, or all schemas if none is named', async () => {
    expect(await schema(['export', 'bundle', 'selector', '--out', 'out/some'])).toMatchObject({
      exitCode: 0,
      stdout: '',
    });
    expect(readdirSync(path.join(folder, 'out/some'))).toEqual([
      'bundle.schema.json',
      'selector.schema.json',
    ]);
    expect(await schema(['export', '--out', 'all', '--workspace', 'out'])).toMatchObject({ exitCode: 0 });
    expect(readdirSync(path.join(folder, 'out/all')).toSorted()).toEqual(published);
    for (const file of published) {
      expect(readFileSync(path.join(folder, 'out/all', file))).toEqual(readFileSync(schemas + file));
    }
  });

  test.each<[args: readonly string[], exitCode: number, stderr: string]>([
    [
      ['bundle', 'selector'],
      20,
      'E/USAGE: Only one schema can be printed. Name one schema, or a folder with --out.',
    ],
    [[], 20, 'E/USAGE: Only one schema'],
    [['bundel'], 20, 'E/USAGE: "bundel" is not a schema. The schemas are batch, bundle,'],
    [
      ['--out', 'cursor.json/x'],
      71,
      'E/FS_PERMISSIONS: The schemas cannot be written: not a directory. Name a different file or folder with --out.',
    ],
    [
      ['--out', 'linked'],
      24,
      'E/JAIL: The schemas would be written through the link "bundle.schema.json". Name a different file or folder with --out.',
    ],
  ])('rejects %j', async (args, exitCode, stderr) => {
    if (args.includes('linked')) {
      mkdirSync(path.join(folder, 'linked'));
      symlinkSync('../cursor.json', path.join(folder, 'linked/bundle.schema.json'));
    }
    const run = await schema(['export', ...args]);
    expect(run).toMatchObject({ exitCode, stdout: '' });
    expect(run.stderr).toContain(stderr);
    const { bundle: failure } = await bundleOf(['schema', 'export', ...args], start);
    expect(failure.meta.exitCode).toBe(exitCode);
    expect(readFileSync(path.join(folder, 'cursor.json'), 'utf8')).toBe(CURSOR);
  });
});

test('the JSON Schema compiler is not loaded at startup', () => {
  const dist = path.dirname(LANSER);
  const loaded = new Set<string>();
  const load = (file: string): void => {
    if (loaded.has(file)) return;
    loaded.add(file);
    const text = readFileSync(path.join(dist, file), 'utf8');
    for (const [, next = ''] of text.matchAll(/^(?:import|export) (?:.* from )?"\.\/([\w.-]+)";$/gmu))
      load(next);
  };
  load('command-line.js');
  expect(loaded).toContain('shared.js');
  expect([...loaded].filter((file) => file.includes('json-schema'))).toEqual([]);
  for (const file of loaded)
    expect(readFileSync(path.join(dist, file), 'utf8')).not.toContain('node_modules/ajv/');
});
