/** Makes generated files current. */
import { createHash, randomUUID } from 'node:crypto';
import {
  chmodSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';

export interface OutputFile {
  readonly bytes: Uint8Array | string;
  readonly isExecutable?: true;
}

/** Files of one folder that are made together. */
export interface Product {
  readonly name: string;
  /** Files and folders that the result depends on, relative to the root. */
  readonly inputs: readonly string[];
  /** The folder of the outputs, relative to the root. A file's name is its path relative to this folder. */
  readonly folder: string;
  /** Returns true if a file below `folder` is an output. */
  readonly owns: (name: string) => boolean;
  /** Returns all outputs by name. Never writes to `folder`. */
  readonly make: () => Promise<ReadonlyMap<string, OutputFile>>;
}

/** Digests of the inputs and outputs when a product was last made. */
interface Stamp {
  readonly inputs: string;
  readonly outputs: string;
}

/** The maximum number of attempts if the inputs change during each attempt. */
const MAX_ATTEMPTS = 5;
const TEMPORARY = /^\..*\.tmp$/u;

/** Makes a product unless it is current. Returns true if it was made. */
export async function refresh(root: string, product: Product): Promise<boolean> {
  const inputs = digest(root, product.inputs);
  const stamp = readStamp(root, product);
  if (stamp?.inputs === inputs && stamp.outputs === digestOutputs(root, product)) return false;
  await remake(root, product);
  return true;
}

/**
 * Makes a product even if it is current. Simultaneous processes need no lock, because each file is replaced
 * atomically.
 *
 * @throws Error if the inputs change during each attempt.
 */
export async function remake(root: string, product: Product): Promise<void> {
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
    const inputs = digest(root, product.inputs);
    const files = await product.make();
    if (digest(root, product.inputs) !== inputs) continue;
    publish(root, product, files);
    writeStamp(root, product, { inputs, outputs: digestOutputs(root, product) });
    return;
  }
  throw new Error(`${product.inputs.join(', ')} changed during each of ${MAX_ATTEMPTS} attempts`);
}

function publish(root: string, product: Product, files: ReadonlyMap<string, OutputFile>): void {
  const folder = path.join(root, product.folder);
  for (const [name, { bytes, isExecutable }] of files) {
    const target = path.join(folder, name);
    const mode = isExecutable === true ? 0o755 : 0o644;
    if (readIfPresent(target)?.equals(Buffer.from(bytes)) === true) chmodSync(target, mode);
    else replaceFile(target, bytes, mode);
  }
  for (const name of outputNames(root, product)) {
    if (!files.has(name)) removeFile(folder, name);
  }
}

/** Removes a file, and the folders that become empty. */
function removeFile(folder: string, name: string): void {
  rmSync(path.join(folder, name), { force: true });
  try {
    for (let parent = path.dirname(name); parent !== '.'; parent = path.dirname(parent)) {
      rmdirSync(path.join(folder, parent));
    }
  } catch (error) {
    if (!isCode(error, 'ENOTEMPTY') && !isCode(error, 'ENOENT')) throw error;
  }
}

/** Replaces a file atomically. Other hard links keep the old content. */
function replaceFile(target: string, bytes: Uint8Array | string, mode: number): void {
  mkdirSync(path.dirname(target), { recursive: true });
  const temporary = path.join(path.dirname(target), `.${randomUUID()}.tmp`);
  try {
    writeFileSync(temporary, bytes, { mode });
    chmodSync(temporary, mode);
    renameSync(temporary, target);
  } finally {
    rmSync(temporary, { force: true });
  }
}

function outputNames(root: string, { folder, owns }: Product): readonly string[] {
  return filesBelow(path.join(root, folder), '').filter(owns);
}

function digestOutputs(root: string, product: Product): string {
  return digest(
    root,
    outputNames(root, product).map((name) => path.join(product.folder, name)),
  );
}

/**
 * Returns a digest of the names and bytes of the given files, and of all files below the given folders except
 * temporary files.
 */
function digest(root: string, places: readonly string[]): string {
  const hash = createHash('sha256');
  for (const place of places) {
    for (const name of filesBelow(root, place)) {
      const bytes = readIfPresent(path.join(root, name));
      hash.update(`${name}\0${bytes?.length ?? 'absent'}\0`).update(bytes ?? '');
    }
  }
  return hash.digest('hex');
}

function filesBelow(root: string, place: string): readonly string[] {
  try {
    const entries = readdirSync(path.join(root, place), { withFileTypes: true });
    return entries
      .toSorted((one, other) => (one.name < other.name ? -1 : 1))
      .flatMap((entry) => {
        const name = path.posix.join(place, entry.name);
        if (entry.isDirectory()) return filesBelow(root, name);
        return TEMPORARY.test(entry.name) ? [] : [name];
      });
  } catch (error) {
    if (isCode(error, 'ENOTDIR')) return [place];
    if (isCode(error, 'ENOENT')) return place === '' ? [] : [place];
    throw error;
  }
}

/** Returns the path of a product's stamp: a file in node_modules, because Git ignores that folder. */
function stampFile(root: string, { name }: Product): string {
  return path.join(root, 'node_modules/.cache/lanser', `${name}.json`);
}

function readStamp(root: string, product: Product): Stamp | undefined {
  const bytes = readIfPresent(stampFile(root, product));
  try {
    return bytes && (JSON.parse(bytes.toString()) as Stamp);
  } catch {
    return undefined;
  }
}

function writeStamp(root: string, product: Product, stamp: Stamp): void {
  replaceFile(stampFile(root, product), `${JSON.stringify(stamp)}\n`, 0o644);
}

function readIfPresent(file: string): Buffer | undefined {
  try {
    return readFileSync(file);
  } catch (error) {
    if (isCode(error, 'ENOENT')) return undefined;
    throw error;
  }
}

function isCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}
