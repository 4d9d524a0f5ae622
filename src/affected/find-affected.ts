import { lstatSync, readFileSync, realpathSync } from 'node:fs';
import path from 'node:path';
import { errnoOf, systemErrorText } from '../model/lanser-error.ts';
import { readingTimeoutMs, tooLong } from '../syntax/reading-limits.ts';
import { loadPythonErrors } from '../syntax/python/python.ts';
import { identifierOf } from '../syntax/python/imports.ts';
import { moduleFiles } from '../syntax/python/module-files.ts';
import type { Step } from '../thread/serve-tasks.ts';
import { LimitError } from '../thread/limit-error.ts';
import type { AffectedFiles, AffectedSide, AffectedTask } from './affected-files.ts';
import { affectedSources } from './affected-sources.ts';
import {
  isConfiguration,
  isSource,
  reasonInPaths,
  reasonInSettings,
  wholeProgramReason,
  wholeProgramSetting,
} from './beyond-sources.ts';
import { isPackage } from './python-files.ts';
import { sourceOutline, type SourceOutline } from './source-outline.ts';

const COMPARING_TIMEOUT_MS = 120_000;

/** The parsed sources of base from earlier tasks. A later task reuses them if the list of all sources is the same. */
export interface ReadSources {
  /** The paths of all sources of base and head, one per line. They determine which files an import refers to. */
  files: string;
  /** The sources of base, by path. An entry is valid if the file still has the same text. */
  readonly before: Map<string, { readonly text: string; readonly outline: SourceOutline }>;
}

/**
 * Finds the files whose diagnostics a change may affect. Returns the kind `all`, for example, if a file cannot be
 * read. Hostile sources can make the search slow, so callers run it in a thread with limits.
 *
 * @param earlier the parsed sources of earlier tasks. Receives the sources of base that this task parses.
 * @throws LimitError if a source is too long, or if parsing the sources takes too much memory.
 */
export async function findAffected(
  task: AffectedTask,
  step: Step,
  earlier: ReadSources = { files: '', before: new Map() },
): Promise<AffectedFiles> {
  try {
    return await affectedOf(task, step, earlier);
  } catch (error) {
    if (errnoOf(error) === undefined) throw error;
    return { kind: 'all', reason: `a file cannot be read: ${systemErrorText(error)}` };
  }
}

async function affectedOf(task: AffectedTask, step: Step, earlier: ReadSources): Promise<AffectedFiles> {
  const { before, after, changed } = task;
  const sides = [before, after] as const;
  const inPaths = reasonInPaths(task);
  if (inPaths !== undefined) return { kind: 'all', reason: inPaths };
  step('the files of both sides', COMPARING_TIMEOUT_MS);
  const inDiff = new Set(changed);
  const differing = new Set(changed);
  for (const side of sides) {
    const links = linksOnDisk(side, inDiff);
    if (links.kind === 'all') return links;
    for (const [link, target] of links.targets) if (inDiff.has(target)) differing.add(link);
  }
  const inSettings = await reasonInSettings(sides, changed);
  if (inSettings !== undefined) return { kind: 'all', reason: inSettings };
  const [old, current] = sides.map(({ files }) => new Set(files.filter(isSource)));
  const files = [...new Set([...(old ?? []), ...(current ?? [])])].toSorted();
  const filesOf = moduleFiles(files);
  if (earlier.files !== files.join('\n')) earlier.before.clear();
  earlier.files = files.join('\n');
  const readBefore = (file: string, text: string): SourceOutline => {
    const known = earlier.before.get(file);
    if (known?.text === text) return known.outline;
    const outline = sourceOutline(file, text, filesOf);
    earlier.before.set(file, { text, outline });
    return outline;
  };
  const unchanged: SourceOutline[] = [];
  const different = [];
  for (const file of files) {
    const oldText = old?.has(file) === true ? textOf(before, file, step) : undefined;
    const isListed = differing.has(file);
    const text = current?.has(file) !== true ? undefined : isListed ? textOf(after, file, step) : oldText;
    const both = oldText === text ? text : `${oldText ?? ''}\n${text ?? ''}`;
    const setting = wholeProgramSetting(both ?? '');
    if (setting !== undefined) return { kind: 'all', reason: wholeProgramReason(file, setting) };
    if (oldText !== undefined && oldText === text) unchanged.push(readBefore(file, oldText));
    else {
      different.push({
        file,
        before: oldText === undefined ? undefined : readBefore(file, oldText),
        after: text === undefined ? undefined : sourceOutline(file, text, filesOf),
        texts: [oldText ?? '', text ?? ''],
      });
    }
  }
  const hasError = await loadPythonErrors();
  step('the names of all files', COMPARING_TIMEOUT_MS);
  return affectedSources({
    unchanged,
    changed: different.map((one) => ({ ...one, hasSyntaxError: one.texts.some(hasError) })),
    changedFolders: changedFolders(before.files, after.files),
  });
}

// The functions below use synchronous file system calls, because these are faster than asynchronous calls. They delay
// no other task, because the thread runs one task at a time.

function textOf({ root }: AffectedSide, file: string, step: Step): string {
  const bytes = readFileSync(path.join(root, file));
  const text = bytes.toString('utf8');
  step(file, readingTimeoutMs(text));
  const reason = tooLong(text);
  if (reason !== undefined) throw new LimitError(reason);
  return text;
}

/** The symbolic links from one source path to another, with their targets; or a reason to check all files. */
type LinksOnDisk =
  | { readonly kind: 'links'; readonly targets: ReadonlyMap<string, string> }
  | { readonly kind: 'all'; readonly reason: string };

/**
 * Finds the symbolic links in one tree (base or head) whose path and target are sources of this tree. Returns a
 * reason to check all files in each of these cases:
 * - A symbolic link has changed.
 * - A symbolic link with the name of a source points to anything but a source of this tree, and is not broken.
 * - A symbolic link points to a folder of this tree with sources.
 * - Pyright may read a file without a Python extension.
 */
function linksOnDisk({ root, files }: AffectedSide, changed: ReadonlySet<string>): LinksOnDisk {
  const realRoot = realpathSync(root);
  const known = new Set(files);
  const targets = new Map<string, string>();
  for (const file of files) {
    const absolute = path.join(root, file);
    const entry = lstatSync(absolute);
    if (entry.isSymbolicLink()) {
      const real = targetOf(absolute);
      const target = real === undefined ? undefined : path.relative(realRoot, real).split(path.sep).join('/');
      // Pyright checks a link from one source path to another as a separate module with the text of the target.
      const isCopy = target !== undefined && isSource(file) && isSource(target) && known.has(target);
      if (isCopy) targets.set(file, target);
      if (changed.has(file) || (!isCopy && target !== undefined && leadsToSource(target, file, files)))
        return { kind: 'all', reason: `${file} is a link, so a source may have two names` };
      continue;
    }
    // In the gate's trees, files that Pyright does not read are empty (see `materialise`).
    const isOther = !isSource(file) && entry.isFile() && entry.size > 0;
    if (isOther && !isConfiguration(file) && !isMarker(file))
      return { kind: 'all', reason: `Pyright may read ${file}, which is not named as a Python file` };
  }
  return { kind: 'links', targets };
}

function targetOf(link: string): string | undefined {
  try {
    return realpathSync(link);
  } catch {
    return undefined;
  }
}

/** Returns true if a link has the name of a source, or if its target is a folder with sources of `files`. */
function leadsToSource(target: string, link: string, files: readonly string[]): boolean {
  const folder = target === '' ? '' : `${target}/`;
  return isSource(link) || files.some((file) => isSource(file) && file.startsWith(folder));
}

/** Returns true for `py.typed` outside of stub packages. The text of the file has an effect only in stub packages. */
function isMarker(file: string): boolean {
  return path.posix.basename(file) === 'py.typed' && !/-stubs\//u.test(file);
}

/**
 * Returns the names (without parents) of folders that exist only in base or only in head. Python can import any
 * folder as a package. Also returns the names of folders that directly contain modules or regular packages on only
 * one side: among folders of the same name, Pyright prefers one that directly contains what the code imports.
 */
function changedFolders(old: readonly string[], current: readonly string[]): readonly string[] {
  const differing = [foldersOf, foldersOfModules].flatMap((folders) => {
    const [left, right] = [folders(old), folders(current)];
    return [...left, ...right].filter((folder) => left.has(folder) !== right.has(folder));
  });
  return [...new Set(differing)].map((folder) => identifierOf(path.posix.basename(folder)));
}

/** Returns the folders that directly contain modules or regular packages. */
function foldersOfModules(files: readonly string[]): ReadonlySet<string> {
  const folders = new Set<string>();
  for (const file of files) {
    if (!isSource(file)) continue;
    folders.add(path.posix.dirname(file));
    if (isPackage(file)) folders.add(path.posix.dirname(path.posix.dirname(file)));
  }
  folders.delete('.');
  return folders;
}

function foldersOf(files: readonly string[]): ReadonlySet<string> {
  const folders = new Set<string>();
  for (const file of files) {
    for (let folder = path.posix.dirname(file); folder !== '.'; folder = path.posix.dirname(folder)) {
      folders.add(folder);
    }
  }
  return folders;
}
