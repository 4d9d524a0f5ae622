import { mkdirSync, renameSync, statSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { stampPaths } from '../../src/daemon/path-stamps.ts';
import { temporaryFolder, type TemporaryFolder } from '../helpers/temporary-folder.ts';

let temporary: TemporaryFolder;
let file: string;
let packages: string;

const folder = (): string => temporary.path;

beforeEach(async () => {
  temporary = await temporaryFolder();
  file = path.join(folder(), 'file');
  packages = path.join(folder(), 'packages');
  writeFileSync(file, 'one');
  mkdirSync(packages, { recursive: true });
});

afterEach(async () => {
  await temporary[Symbol.asyncDispose]();
});

test('stamps of unchanged paths stay current, and `isRacy` is true if a path changed shortly before it was stamped', () => {
  const stamps = stampPaths([file, packages, path.join(folder(), 'gone')]);
  expect([stamps.isCurrent(), stamps.isCurrent()]).toEqual([true, true]);
  expect(stamps.isRacy).toBe(true);
});

test('a change that keeps the size and the modification time is detected', () => {
  const { atime, mtime } = statSync(file);
  const stamps = stampPaths([file]);
  writeFileSync(file, 'two');
  utimesSync(file, atime, mtime);
  expect(stamps.isCurrent()).toBe(false);
});

test('a created file, a new entry of a folder, and a replaced target of a link are detected', () => {
  const gone = path.join(folder(), 'later');
  const link = path.join(folder(), 'link');
  symlinkSync(file, link);
  const [missing, inFolder, linked] = [stampPaths([gone]), stampPaths([packages]), stampPaths([link])];
  writeFileSync(gone, '');
  writeFileSync(path.join(packages, 'new-1.0.dist-info'), '');
  writeFileSync(path.join(folder(), 'other'), 'two');
  renameSync(path.join(folder(), 'other'), file);
  expect([missing.isCurrent(), inFolder.isCurrent(), linked.isCurrent()]).toEqual([false, false, false]);
});
