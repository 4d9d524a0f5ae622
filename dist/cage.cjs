'use strict';
// This script runs in Pyright's process before Pyright. It makes Pyright work under Node's permission
// model. It also limits Pyright's file access, even on versions of Node without that model. "The cage" is this
// limit. "The tree" is the folder with the files that Pyright checks. The script handles these cases:
//  - The permission model freezes node:path. Pyright changes that module, so Pyright gets a copy.
//  - Pyright asks a Python interpreter for the version and the import paths. lanser has found both
//    already, from an interpreter or from files. The script returns them without starting a process.
//  - The permission model checks the path of a call, but not the targets of links. The script hides links that
//    lead out of the confined folders: the tree, and import paths whose files may come from a commit.
//  - A link in a trusted environment may lead anywhere, for example into an installer's cache. If Pyright then
//    uses the target's path, the script reads the link instead. The tree can be a copy of a checkout. For a link's
//    target in that checkout, even a missing target, the script reads the same relative path in the tree.
//  - Pyright lists the parent of a folder to find out whether the folder exists. For an unreadable parent, the
//    script lists only the entries that lead to readable folders.
const Module = require('node:module');
const fs = require('node:fs');
const path = require('node:path');
const childProcess = require('node:child_process');
const { fileURLToPath } = require('node:url');

const { tree, confined, trusted, replaced, closed, answers } = JSON.parse(process.env.LANSER_CAGE);
delete process.env.LANSER_CAGE;

const mutablePath = { ...path };
mutablePath.posix = path.posix === path ? mutablePath : { ...path.posix };
mutablePath.win32 = path.win32 === path ? mutablePath : { ...path.win32 };

function refuse(name) {
  return () => {
    const error = new Error(`${name} is refused: the language server must not start a process`);
    error.code = 'ERR_ACCESS_DENIED';
    throw error;
  };
}

function answerInterpreter(_file, args) {
  const script = String(args?.at(-1));
  if (answers !== null && script.includes('sys.prefix')) {
    return JSON.stringify({ path: answers.importPaths, prefix: answers.prefix });
  }
  if (answers !== null && script.includes('sys.version_info')) return JSON.stringify(answers.versionInfo);
  return refuse('execFileSync')();
}

const cagedChildProcess = Object.fromEntries(
  Object.entries(childProcess).map(([name, value]) => [
    name,
    typeof value === 'function' ? refuse(name) : value,
  ]),
);
cagedChildProcess.execFileSync = answerInterpreter;

const modules = new Map([
  ['path', mutablePath],
  ['node:path', mutablePath],
  ['child_process', cagedChildProcess],
  ['node:child_process', cagedChildProcess],
]);
const load = Module._load;
Module._load = function loadCaged(request, ...rest) {
  return modules.get(request) ?? load.call(this, request, ...rest);
};

const realpath = fs.realpathSync.native;

function isInside(folder, target) {
  return target === folder || target.startsWith(folder.endsWith(path.sep) ? folder : folder + path.sep);
}

function isConfined(target) {
  return confined.some((folder) => isInside(folder, target));
}

function absolute(target) {
  return path.resolve(target instanceof URL ? fileURLToPath(target) : String(target));
}

/** Returns true for a path in a trusted folder. For paths in the tree, folders that contain the tree do not count. */
function isTrusted(place) {
  return trusted.some(
    (folder) => isInside(folder, place) && !(isInside(folder, tree) && isInside(tree, place)),
  );
}

function refusal(target) {
  const place = absolute(target);
  if (isTrusted(place)) return undefined;
  if (isConfined(place)) {
    try {
      if (isConfined(realpath(place))) return undefined;
    } catch {
      // Nothing exists at this path. The call itself throws the exact error.
      return undefined;
    }
  }
  return Object.assign(new Error(`ENOENT: ${place} is outside of the cage`), { code: 'ENOENT' });
}

const stat = fs.statSync;
const write = fs.writeFileSync;

/** Returns the entries of an unreadable folder that lead to readable folders, or undefined if none does. */
function entriesTowards(folder) {
  const above = absolute(folder);
  const entries = new Map();
  for (const readable of [...confined, ...trusted]) {
    if (readable === above || !isInside(above, readable)) continue;
    const found = stat(readable, { throwIfNoEntry: false });
    if (found === undefined) continue;
    const [name, ...deeper] = path.relative(above, readable).split(path.sep);
    entries.set(name, deeper.length > 0 || found.isDirectory());
  }
  return entries.size === 0 ? undefined : { above, entries };
}

function listTowards({ above, entries }, options) {
  if (options?.withFileTypes !== true) return [...entries.keys()];
  return [...entries].map(([name, isFolder]) => ({
    name,
    parentPath: above,
    isFile: () => !isFolder,
    isDirectory: () => isFolder,
    isSymbolicLink: () => false,
  }));
}

// Maps the targets of the environment's links to the links.
const links = new Map();
// Maps links to the paths in the tree that replace them.
const replacements = new Map();

/** Records the path in the tree to read instead of a link. A file in HOME tells lanser that such records exist. */
function replace(link, replacement) {
  if (replacements.size === 0) {
    try {
      write(path.join(process.env.HOME, 'has-read-links'), '');
    } catch {
      // Without the file, lanser could keep this server after a change of a source that Pyright reads through a link.
      process.kill(process.pid, 'SIGKILL');
    }
  }
  replacements.set(link, replacement);
}

function rememberLink(link, target) {
  const place = absolute(link);
  if (!isTrusted(place) || refusal(target) === undefined) return;
  const replacement = inTree(target);
  if (replacement !== undefined) replace(place, replacement);
  // A recorded link makes all files below its target readable. So the script skips links to the tree, `closed` (the
  // user's home, the replaced checkout) and folders above. Exception: a link in `replacements` is read in the tree.
  else if ([tree, ...closed].some((folder) => isInside(target, folder))) return;
  links.set(target, place);
}

/** Returns the path in the tree for a path that the tree replaces. Returns undefined for any other path. */
function inTree(target) {
  if (replaced === null) return undefined;
  const { checkout, environment } = replaced;
  // The tree replaces the files of the checkout, except an environment in the checkout. An environment such as `/usr`
  // can also contain the checkout. Then the tree replaces all files of the checkout.
  const isOwn = isInside(checkout, environment) && isInside(environment, target);
  if (isOwn || !isInside(checkout, target)) return undefined;
  return path.join(tree, path.relative(checkout, target));
}

/**
 * Finds the longest leading part of a path that is a key of the map. Replaces that part with the key's value.
 * Returns undefined if no leading part is a key.
 */
function moved(map, place) {
  if (map.size === 0) return undefined;
  for (let at = place; ; at = path.dirname(at)) {
    const to = map.get(at);
    if (to !== undefined) return path.join(to, path.relative(at, place));
    if (at === path.dirname(at)) return undefined;
  }
}

/**
 * Returns the path in the tree for a link whose target in the checkout does not exist; undefined for any other
 * path. For example, the checked-out commit has renamed or deleted a package that the tree contains.
 */
function missingTarget(link) {
  const place = absolute(link);
  if (!isTrusted(place)) return undefined;
  let target;
  try {
    target = path.resolve(realpath(path.dirname(place)), fs.readlinkSync(place));
  } catch {
    return undefined;
  }
  const replacement = inTree(target);
  if (replacement === undefined || refusal(replacement) !== undefined) return undefined;
  replace(place, replacement);
  return replacement;
}

/** Returns the path to read for a requested path, or the error if that path is outside of the cage. */
function admitted(target) {
  if (typeof target === 'number') return { target };
  const error = refusal(target);
  const link = error === undefined ? absolute(target) : moved(links, absolute(target));
  if (link === undefined) return { error };
  const replacement = moved(replacements, link);
  if (replacement !== undefined) return { target: replacement, error: refusal(replacement) };
  return { target: error === undefined ? target : link };
}

/**
 * Guards a function of node:fs. `answer(error, rest, target)` answers a call that the cage refuses.
 * `done(target, result)` gets the result of any other call, unless `missingTarget` replaced the call's target.
 */
function guard(holder, name, answer, done = () => {}) {
  const original = holder[name];
  const guarded = function guarded(target, ...rest) {
    const { target: place, error } = admitted(target);
    if (error !== undefined) return answer(error, rest, target);
    let result;
    try {
      result = original.call(this, place, ...rest);
    } catch (failure) {
      const replacement = typeof target === 'number' ? undefined : missingTarget(target);
      if (replacement === undefined) throw failure;
      return original.call(this, replacement, ...rest);
    }
    done(target, result);
    return result;
  };
  holder[name] = Object.assign(guarded, original);
}

function throwIt(error) {
  throw error;
}

async function rejectWithIt(error) {
  throw error;
}

function callBackWithIt(error, rest) {
  process.nextTick(rest.at(-1), error);
}

for (const name of ['access', 'open', 'opendir', 'readFile', 'stat', 'statfs']) {
  guard(fs, `${name}Sync`, throwIt);
}
for (const name of ['access', 'open', 'opendir', 'readFile', 'readdir', 'realpath', 'stat', 'statfs']) {
  guard(fs, name, callBackWithIt);
  if (name in fs.promises) guard(fs.promises, name, rejectWithIt);
}
guard(fs, 'existsSync', (_error, _rest, target) => entriesTowards(target) !== undefined);
guard(fs, 'readdirSync', (error, [options], folder) => {
  const towards = entriesTowards(folder);
  if (towards === undefined) throw error;
  return listTowards(towards, options);
});
guard(fs, 'realpathSync', throwIt, rememberLink);
guard(fs.realpathSync, 'native', throwIt, rememberLink);
