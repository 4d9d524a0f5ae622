'use strict';
// Loaded into Pyright's process before Pyright. It lets Pyright run under Node's permission model,
// and refuses child processes whether or not this Node has one:
//  - the permission model freezes node:path, which Pyright's file layer assigns to, so Pyright gets
//    a copy;
//  - Pyright runs a Python interpreter to learn its version and import paths. lanser has asked the
//    interpreter before, outside of the workspace; here the questions get these answers and nothing
//    is started.
const Module = require('node:module');
const path = require('node:path');
const childProcess = require('node:child_process');

const answers = JSON.parse(process.env.LANSER_PYTHON ?? 'null');
delete process.env.LANSER_PYTHON;

const mutablePath = { ...path };
mutablePath.posix = path.posix === path ? mutablePath : { ...path.posix };
mutablePath.win32 = path.win32 === path ? mutablePath : { ...path.win32 };

function refuse(name) {
  return () => {
    const error = new Error(`${name} is refused: the language server starts no process`);
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

const replaced = new Map([
  ['path', mutablePath],
  ['node:path', mutablePath],
  ['child_process', cagedChildProcess],
  ['node:child_process', cagedChildProcess],
]);
const load = Module._load;
Module._load = function loadCaged(request, ...rest) {
  return replaced.get(request) ?? load.call(this, request, ...rest);
};
