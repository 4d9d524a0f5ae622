import { chmodSync, chownSync, linkSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { documentVersion } from '../../src/bundle/blob-id.ts';
import type { TreeStep, TreeSteps } from '../../src/edit/tree-step.ts';
import type { DocumentVersion, WorkspacePath } from '../../src/model/brand.ts';
import { contentId, recordTree, type Entry, type TreeRecord } from './tree-record.ts';

export const IS_ROOT: boolean = process.getuid?.() === 0;

/** A tree, an edit of it, and the records of the tree before and after the edit. */
export interface MixedEdit {
  readonly root: string;
  readonly steps: TreeSteps;
  readonly before: TreeRecord;
  readonly after: TreeRecord;
}

type Contents = Readonly<Record<string, string | Uint8Array>>;

const group = (name: string): Contents => ({
  [`${name}/crlf.py`]: 'a = 1\r\nb = 2\r\n',
  [`${name}/bom.py`]: '\uFEFFa = 1\n',
  [`${name}/latin-1.py`]: Buffer.from('# coding: latin-1\n# \xE9\n', 'latin1'),
  [`${name}/tool.sh`]: '#!/bin/sh\n',
  [`${name}/private.py`]: 'secret = 1\n',
  [`${name}/locked.py`]: 'locked = 1\n',
  [`${name}/twin.py`]: 'twin = 1\n',
  [`${name}/old-name.py`]: 'moved = 1\n',
  [`${name}/both.py`]: 'replaced and moved\n',
  [`${name}/package/__init__.py`]: '',
  [`${name}/package/deep/x.py`]: 'x = 1\n',
  [`${name}/gone.py`]: 'gone = 1\n',
  [`${name}/gone/a.py`]: 'a = 1\n',
  [`${name}/gone/b/c.py`]: 'c = 1\n',
  [`${name}/left.py`]: 'left = 1\n',
  [`${name}/right.py`]: 'right = 1\n',
  [`${name}/untouched.py`]: 'untouched = 1\n',
});

const MODES: Readonly<Record<string, number>> = { 'tool.sh': 0o755, 'private.py': 0o600, 'locked.py': 0o444 };

/** Returns steps of all kinds for a group of files. Some steps use a path that an earlier step moves or removes. */
function stepsOf(name: string, version: (file: string) => DocumentVersion): readonly TreeStep[] {
  const at = (file: string): WorkspacePath => `${name}/${file}` as WorkspacePath;
  const bytes = (text: string): Buffer => Buffer.from(text, 'latin1');
  const replace = (file: string, text: string): TreeStep => ({
    kind: 'replace',
    path: at(file),
    before: version(at(file)),
    bytes: bytes(text),
  });
  const move = (from: string, to: string): TreeStep => ({ kind: 'move', from: at(from), to: at(to) });
  return [
    replace('crlf.py', 'changed = 1\r\n'),
    replace('bom.py', '\xEF\xBB\xBFchanged = 1\n'),
    replace('latin-1.py', '# coding: latin-1\n# \xE9\xE8\n'),
    replace('tool.sh', '#!/bin/sh\necho\n'),
    replace('private.py', ''),
    replace('locked.py', 'x'.repeat(100_000)),
    replace('twin.py', 'one of two\n'),
    replace('both.py', 'replaced\n'),
    replace('package/deep/x.py', 'replaced below a folder\n'),
    { kind: 'create', path: at('made/deep/new.py'), bytes: bytes('new = 1\n') },
    { kind: 'create', path: at('made/empty.py'), bytes: bytes('') },
    move('old-name.py', 'made/new-name.py'),
    move('both.py', 'both-moved.py'),
    move('package', 'elsewhere/package'),
    move('elsewhere/package/deep/x.py', 'x.py'),
    { kind: 'remove', path: at('gone.py') },
    { kind: 'create', path: at('gone.py'), bytes: bytes('replaces a removed file\n') },
    { kind: 'remove', path: at('gone') },
    move('left.py', 'middle.py'),
    move('right.py', 'left.py'),
    move('middle.py', 'right.py'),
  ];
}

/** Writes a tree with a Git directory and `groups` equal groups of files. Returns an edit of all groups. */
export function mixedEdit(root: string, groups: number): MixedEdit {
  const contents: Record<string, string | Uint8Array> = { '.git/HEAD': 'ref: refs/heads/main\n' };
  const names = Array.from({ length: groups }, (_, index) => `group-${index}`);
  for (const name of names) Object.assign(contents, group(name));
  for (const folder of ['.git/objects', '.git/refs']) mkdirSync(path.join(root, folder), { recursive: true });
  for (const [file, content] of Object.entries(contents)) {
    const place = path.join(root, file);
    mkdirSync(path.dirname(place), { recursive: true });
    writeFileSync(place, content);
    const mode = MODES[path.basename(file)];
    if (mode !== undefined) chmodSync(place, mode);
    if (IS_ROOT && path.basename(file) === 'crlf.py') chownSync(place, 1234, 2345);
  }
  for (const name of names) {
    linkSync(path.join(root, name, 'twin.py'), path.join(root, name, 'other-twin.py'));
    symlinkSync('untouched.py', path.join(root, name, 'link.py'));
    symlinkSync('/etc/hostname', path.join(root, name, 'gone/link'));
    writeFileSync(Buffer.from(`${root}/${name}/gone/\xFF.py`, 'latin1'), 'no UTF-8\n');
  }
  const version = (file: string): DocumentVersion => documentVersion(Buffer.from(contents[file] ?? ''));
  const steps = names.flatMap((name) => stepsOf(name, version));
  const files = names.flatMap((name) =>
    Object.keys(group(name)).filter((file) => !file.endsWith('/untouched.py')),
  );
  const expected = new Map(files.map((file) => [file as WorkspacePath, version(file)]));
  const before = recordTree(root);
  return { root, steps: { expected, steps }, before, after: afterSteps(before, steps) };
}

function afterSteps(before: TreeRecord, steps: readonly TreeStep[]): TreeRecord {
  const tree = new Map(before);
  const folders = (file: string): void => {
    for (let at = path.posix.dirname(file); !tree.has(at); at = path.posix.dirname(at)) {
      tree.set(at, { kind: 'folder', mode: '755', owner: OWN, content: '' });
    }
  };
  for (const step of steps) {
    if (step.kind === 'replace') {
      const old = tree.get(step.path) as Entry;
      tree.set(step.path, { ...old, content: contentId(step.bytes), identity: undefined });
    } else if (step.kind === 'create') {
      folders(step.path);
      tree.set(step.path, { kind: 'file', mode: '644', owner: OWN, content: contentId(step.bytes) });
    } else {
      const from = step.kind === 'move' ? step.from : step.path;
      if (step.kind === 'move') folders(step.to);
      for (const [name, entry] of Array.from(tree)) {
        if (name !== from && !name.startsWith(`${from}/`)) continue;
        tree.delete(name);
        if (step.kind === 'move') tree.set(step.to + name.slice(from.length), entry);
      }
    }
  }
  // `twin.py` and `other-twin.py` are hard links to one file. The edit replaces `twin.py`, so the number of links to
  // this file changes from 2 to 1. `identity` ends with this number.
  for (const [name, entry] of tree) {
    if (name.endsWith('/other-twin.py'))
      tree.set(name, { ...entry, identity: entry.identity?.replace(/2$/u, '1') });
  }
  return tree;
}

const OWN = `${process.getuid?.() ?? 0}:${process.getgid?.() ?? 0}`;
