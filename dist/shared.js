import { __commonJSMin, __require as __require$1, __toESM } from "./rolldown-runtime.js";
import { createRequire } from "node:module";
import path, { basename, join, posix, win32 } from "node:path";
import * as nativeFs from "fs";
import I, { readdir, readdirSync, realpath, realpathSync, stat, statSync } from "fs";
import ar, { basename as basename$1, dirname, isAbsolute, normalize, parse as parse$3, posix as posix$1, relative, resolve, sep } from "path";
import Qr, { EventEmitter } from "events";
import zi from "assert";
import co from "node:assert";
import Cs, { Readable } from "node:stream";
import { isUtf8 } from "node:buffer";
import { promisify } from "node:util";
import { EventEmitter as EventEmitter$1, once } from "node:events";
import { performance } from "node:perf_hooks";
import { createHash, randomBytes } from "node:crypto";
import { fileURLToPath, pathToFileURL } from "node:url";
import ro, { access, constants as constants$1, copyFile, lstat, mkdir, mkdtemp, open, readFile, readdir as readdir$1, readlink, realpath as realpath$1, rename, rm, rmdir, stat as stat$1, symlink, unlink, writeFile } from "node:fs/promises";
import { execFile, spawn } from "node:child_process";
import { pipeline } from "node:stream/promises";
import { StringDecoder } from "node:string_decoder";
import Br from "node:fs";
import { Buffer as Buffer$1 } from "buffer";
import * as Ps from "zlib";
import en from "zlib";
import { setTimeout as setTimeout$1 } from "node:timers/promises";
import os$1 from "node:os";
import { fileURLToPath as fileURLToPath$1 } from "url";
import { createRequire as createRequire$1 } from "module";

// src/model/error-codes.ts
/** Total over {@link ErrorCode}: a new code does not compile until it has its exit number here. */
const ERROR_CODES = {
	"E/GATE_FAILED": {
		exitCode: 1,
		retryable: false,
		summary: "the gate's policy is violated"
	},
	"E/BAD_SELECTOR_SYNTAX": {
		exitCode: 2,
		retryable: false,
		summary: "the selector does not parse"
	},
	"E/NOT_FOUND": {
		exitCode: 3,
		retryable: false,
		summary: "nothing there to resolve"
	},
	"E/AMBIGUOUS": {
		exitCode: 4,
		retryable: true,
		summary: "several candidates"
	},
	"E/VERSION_SKEW": {
		exitCode: 10,
		retryable: true,
		summary: "the snapshot does not match"
	},
	"E/USAGE": {
		exitCode: 20,
		retryable: false,
		summary: "bad arguments or options"
	},
	"E/CONFIG": {
		exitCode: 21,
		retryable: false,
		summary: "bad configuration file"
	},
	"E/SCHEMA_INVALID": {
		exitCode: 22,
		retryable: false,
		summary: "a payload does not match its schema"
	},
	"E/DIRTY_WORKTREE": {
		exitCode: 23,
		retryable: false,
		summary: "uncommitted changes"
	},
	"E/JAIL": {
		exitCode: 24,
		retryable: false,
		summary: "outside the workspace, or denied"
	},
	"E/INCONCLUSIVE": {
		exitCode: 25,
		retryable: true,
		summary: "a side could not be established"
	},
	"E/INDEXING_MISMATCH": {
		exitCode: 26,
		retryable: false,
		summary: "a coordinate inside a character"
	},
	"E/NO_SERVER": {
		exitCode: 27,
		retryable: false,
		summary: "no language server for the file"
	},
	"E/INTERRUPTED": {
		exitCode: 28,
		retryable: true,
		summary: "stopped by a signal"
	},
	"E/LS_TIMEOUT": {
		exitCode: 64,
		retryable: true,
		summary: "the language server did not answer in time"
	},
	"E/LS_CRASH": {
		exitCode: 65,
		retryable: true,
		summary: "the language server died"
	},
	"E/APPLY_CONFLICT": {
		exitCode: 70,
		retryable: false,
		summary: "the patch does not apply"
	},
	"E/FS_PERMISSIONS": {
		exitCode: 71,
		retryable: false,
		summary: "the file system refused"
	},
	"E/UNSUPPORTED_CAP": {
		exitCode: 72,
		retryable: false,
		summary: "the server lacks the capability"
	},
	"E/REQUEST_CANCELLED": {
		exitCode: 73,
		retryable: true,
		summary: "the request was cancelled"
	},
	"E/CONTENT_MODIFIED": {
		exitCode: 74,
		retryable: true,
		summary: "content changed during the request"
	},
	"E/INDEXING_UNSUPPORTED": {
		exitCode: 75,
		retryable: false,
		summary: "unsupported I/O indexing"
	},
	"E/REPLAY_MISMATCH": {
		exitCode: 76,
		retryable: false,
		summary: "the replay differs from the trace"
	}
};

// src/model/lanser-error.ts
/**
* A failure of the environment or of the input: the one exception of lanser's own. `message` is one
* sentence or two for a person and says what to do next; `details` is JSON for programs and holds
* no absolute path, because it stands in the hash domain of an error bundle.
*/
var LanserError = class extends Error {
	name = "LanserError";
	code;
	details;
	constructor(code, message, details = {}, cause) {
		super(message, cause === void 0 ? void 0 : { cause });
		this.code = code;
		this.details = details;
	}
	get exitCode() {
		return ERROR_CODES[this.code].exitCode;
	}
	get retryable() {
		return ERROR_CODES[this.code].retryable;
	}
};
/** Reads `code` of a Node system error ("ENOENT"), or undefined. */
function errnoOf(error) {
	if (error instanceof Error && "code" in error && typeof error.code === "string") return error.code;
}
/** The message of anything thrown. */
function messageOf(error) {
	return error instanceof Error ? error.message : String(error);
}
/** Why a signal was aborted: its reason where that is an error of ours, E/INTERRUPTED otherwise. */
function abortError(signal) {
	return signal.reason instanceof LanserError ? signal.reason : new LanserError("E/INTERRUPTED", "Stopped before the end; nothing was changed.");
}

// src/workspace/containment.ts
/** Whether `target` is `root` or below it. Both are absolute, with links resolved by the caller. */
function isInside(root, target) {
	const relative = path.relative(root, target);
	return relative === "" || !isUpward(relative) && !path.isAbsolute(relative);
}
/** `target` relative to `root` in POSIX form, or undefined where it is the root or outside of it. */
function workspacePath(root, target) {
	const relative = path.relative(root, target);
	if (relative === "" || isUpward(relative) || path.isAbsolute(relative)) return void 0;
	return relative.split(path.sep).join("/");
}
/** The real path of `target`, or undefined where nothing is there or a link leads out of `root`. */
async function realPathInside(root, target) {
	const real = await realpath$1(target).catch(() => void 0);
	return real !== void 0 && isInside(root, real) ? real : void 0;
}
/** The nearest folder at or above this one that holds a `.git`, found without running anything; else itself. */
async function enclosingCheckout(folder) {
	const start = await realpath$1(folder).catch(() => path.resolve(folder));
	for (let at = start;; at = path.dirname(at)) {
		if (await lstat(path.join(at, ".git")).catch(() => void 0) !== void 0) return at;
		if (path.dirname(at) === at) return start;
	}
}
function isUpward(relative) {
	return relative === ".." || relative.startsWith(`..${path.sep}`);
}

// src/workspace/executable.ts
/**
* The first executable of one of these names on PATH, absolute. Entries that are empty, relative,
* or inside one of the `forbidden` folders are passed over: a checkout must not bring the programs
* that we run. Neither does it by a link: not into such a folder, and not through one.
*/
async function findExecutable(host, names, forbidden) {
	const entries = (host.env["PATH"] ?? host.env["Path"] ?? "").split(path.delimiter);
	const endings = host.platform === "win32" ? [".exe", ".cmd"] : [""];
	for (const name of names) for (const entry of entries) {
		if (!path.isAbsolute(entry)) continue;
		for (const ending of endings) {
			const candidate = path.join(entry, name + ending);
			if (await isOutsideExecutable(candidate, forbidden)) return candidate;
		}
	}
}
/** Whether a program stands in one of these folders, by its own path or by what its links lead to. */
async function isProgramInside(program, folders) {
	const resolved = async (place) => realpath$1(place).catch(() => place);
	const roots = [...folders, ...await Promise.all(folders.map(resolved))];
	const places = [
		program,
		await resolved(path.dirname(program)),
		await resolved(program)
	];
	return roots.some((root) => places.some((place) => isInside(root, place)));
}
async function isOutsideExecutable(candidate, forbidden) {
	try {
		if (await isProgramInside(candidate, forbidden)) return false;
		await access(candidate, constants$1.X_OK);
		return (await stat$1(candidate)).isFile();
	} catch {
		return false;
	}
}

// src/git/git.ts
/** Configuration given to every command: it wins over the repository's. */
const SAFE_CONFIGURATION = [
	"-c",
	"core.hooksPath=/dev/null",
	"-c",
	"core.fsmonitor=false",
	"-c",
	"safe.bareRepository=explicit",
	"-c",
	"core.quotePath=false"
];
const DROPPED = /^GIT_(?!CONFIG_|SSH|ASKPASS|TERMINAL_PROMPT|SSL|PROXY|HTTP)/u;
/**
* Git from outside of these folders and of the checkouts that they are in.
*
* @throws LanserError E/USAGE where Git is not installed.
*/
async function findGit(host, folders) {
	const checkouts = await Promise.all(folders.map(enclosingCheckout));
	const program = await findExecutable(host, ["git"], [...folders, ...checkouts]);
	if (program === void 0) throw new LanserError("E/USAGE", "Git is not installed, or not on PATH. Install Git and run again.");
	const environment = {
		GIT_OPTIONAL_LOCKS: "0",
		GIT_TERMINAL_PROMPT: "0",
		GIT_NO_REPLACE_OBJECTS: "1",
		GIT_NO_LAZY_FETCH: "1",
		LC_ALL: "C"
	};
	for (const [name, value] of Object.entries(host.env)) {
		if (value === void 0 || DROPPED.test(name) || name in environment) continue;
		if (/^(?:INPUT_|ACTIONS_|GITHUB_|LANG$|LC_)/u.test(name)) continue;
		environment[name] = value;
	}
	async function run(args, options = {}) {
		if (options.signal?.aborted === true) throw abortError(options.signal);
		return new Promise((resolve, reject) => {
			const child = spawn(program, [...SAFE_CONFIGURATION, ...args], {
				cwd: options.cwd,
				env: {
					...environment,
					...options.env
				},
				signal: options.signal,
				stdio: [
					"pipe",
					"pipe",
					"pipe"
				],
				windowsHide: true
			});
			const stdout = [];
			const stderr = [];
			child.stdout.on("data", (chunk) => stdout.push(chunk));
			child.stderr.on("data", (chunk) => stderr.push(chunk));
			child.on("error", (error) => {
				reject(options.signal?.aborted === true ? abortError(options.signal) : new LanserError("E/USAGE", `Git does not run: ${messageOf(error)}`, {}, error));
			});
			const fed = feed(child.stdin, options.input ?? "");
			child.on("close", (exitCode) => {
				const result = {
					exitCode: exitCode ?? -1,
					stdout: Buffer.concat(stdout),
					stderr: Buffer.concat(stderr).toString("utf8").trim()
				};
				fed.then((failure) => failure === void 0 ? resolve(result) : reject(failure));
			});
		});
	}
	return {
		program,
		environment,
		log: host.log,
		run,
		async read(args, options) {
			const result = await run(args, options);
			if (result.exitCode === 0) return result.stdout;
			throw new LanserError("E/INCONCLUSIVE", `Git could not read the repository: ${result.stderr}`, { command: args.find((argument) => /^[a-z]/u.test(argument)) ?? "git" });
		}
	};
}
const INPUT_REFUSED = /* @__PURE__ */ new Set([
	"ABORT_ERR",
	"ECONNRESET",
	"EPIPE",
	"ERR_STREAM_DESTROYED",
	"ERR_STREAM_PREMATURE_CLOSE"
]);
/** Why the input could not be made. A command that ends before it has read all says so by its exit code. */
async function feed(stdin, input) {
	if (typeof input === "string" || input instanceof Uint8Array) {
		stdin.on("error", () => {});
		stdin.end(input);
		return;
	}
	try {
		await pipeline(input, stdin);
		return;
	} catch (error) {
		return INPUT_REFUSED.has(errnoOf(error) ?? "") ? void 0 : error;
	}
}
/** Fields of a `-z` output. */
function splitNul(output) {
	const fields = output.toString("utf8").split("\0");
	if (fields.at(-1) === "") fields.pop();
	return fields;
}

// src/git/repository.ts
/**
* Opens the repository whose work tree holds `directory`.
*
* @throws LanserError E/USAGE where there is none, or Git refuses to read it.
*/
async function openRepository(git, directory) {
	if ((await stat$1(directory).catch(() => void 0))?.isDirectory() !== true) throw new LanserError("E/USAGE", "The workspace is not a folder; name one with --workspace.");
	const result = await git.run([
		"rev-parse",
		"--show-toplevel",
		"--absolute-git-dir",
		"--git-common-dir",
		"--show-object-format"
	], { cwd: directory });
	if (result.exitCode !== 0) throw notARepository(result.stderr);
	const [root, gitDirectory, common, format, ...rest] = result.stdout.toString("utf8").split("\n");
	if (rest.length > 1) throw new LanserError("E/USAGE", "The path of this repository holds a line break. Move it to another place.", { reason: "line-break-in-path" });
	if (root === void 0 || gitDirectory === void 0 || common === void 0) throw notARepository("unexpected answer of git rev-parse");
	return {
		git,
		root: await realpath$1(root),
		gitDirectory,
		commonDirectory: path.resolve(directory, common),
		objectFormat: format === "sha256" ? "sha256" : "sha1"
	};
}
function notARepository(stderr) {
	if (stderr.includes("dubious ownership")) return new LanserError("E/USAGE", "Git does not trust this repository because another user owns it. Run: git config --global --add safe.directory <its path>", { reason: "dubious-ownership" });
	if (/must be run in a work tree|cannot use bare repository/u.test(stderr)) return new LanserError("E/USAGE", "This is a bare Git repository; run in a checkout of it.", { reason: "bare-repository" });
	return new LanserError("E/USAGE", "This is not a Git repository. Run in a checkout, or name one with --workspace.", { reason: "not-a-repository" });
}
/** Arguments that address the user's repository without any discovery. */
function repositoryArguments(repository) {
	return [`--git-dir=${repository.gitDirectory}`, `--work-tree=${repository.root}`];
}
/** Whether the clone cuts off history. */
async function isShallow(repository) {
	return access(path.join(repository.commonDirectory, "shallow")).then(() => true, () => false);
}
/** Whether a tracked file is changed, staged or not. */
async function isDirty(repository, signal) {
	return (await readStatus(repository, ["--untracked-files=no"], signal)).length > 0;
}
/**
* `git status --porcelain -z` without submodules and without the filters of the user's configuration:
* they are programs, and it is the checkout that says over which of its files they run.
*/
async function readStatus(repository, options, signal) {
	const { git, root } = repository;
	const address = repositoryArguments(repository);
	const filters = await git.run([
		...address,
		"config",
		"-z",
		"--name-only",
		"--get-regexp",
		"^filter\\."
	], {
		cwd: root,
		signal
	});
	const disabled = [...new Set(splitNul(filters.stdout))].map((name) => `--config-env=${name}=LANSER_NOTHING`);
	return git.read([
		...disabled,
		...address,
		"status",
		"--porcelain",
		"-z",
		"--ignore-submodules=all",
		...options
	], {
		cwd: root,
		signal,
		env: { LANSER_NOTHING: "" }
	});
}

// node_modules/ajv/dist/compile/codegen/code.js
var require_code$1 = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.regexpCode = exports.getEsmExportName = exports.getProperty = exports.safeStringify = exports.stringify = exports.strConcat = exports.addCodeArg = exports.str = exports._ = exports.nil = exports._Code = exports.Name = exports.IDENTIFIER = exports._CodeOrName = void 0;
	var _CodeOrName = class {};
	exports._CodeOrName = _CodeOrName;
	exports.IDENTIFIER = /^[a-z$_][a-z$_0-9]*$/i;
	var Name = class extends _CodeOrName {
		constructor(s) {
			super();
			if (!exports.IDENTIFIER.test(s)) throw new Error("CodeGen: name must be a valid identifier");
			this.str = s;
		}
		toString() {
			return this.str;
		}
		emptyStr() {
			return false;
		}
		get names() {
			return { [this.str]: 1 };
		}
	};
	exports.Name = Name;
	var _Code = class extends _CodeOrName {
		constructor(code) {
			super();
			this._items = typeof code === "string" ? [code] : code;
		}
		toString() {
			return this.str;
		}
		emptyStr() {
			if (this._items.length > 1) return false;
			const item = this._items[0];
			return item === "" || item === "\"\"";
		}
		get str() {
			var _a;
			return (_a = this._str) !== null && _a !== void 0 ? _a : this._str = this._items.reduce((s, c) => `${s}${c}`, "");
		}
		get names() {
			var _a;
			return (_a = this._names) !== null && _a !== void 0 ? _a : this._names = this._items.reduce((names, c) => {
				if (c instanceof Name) names[c.str] = (names[c.str] || 0) + 1;
				return names;
			}, {});
		}
	};
	exports._Code = _Code;
	exports.nil = new _Code("");
	function _(strs, ...args) {
		const code = [strs[0]];
		let i = 0;
		while (i < args.length) {
			addCodeArg(code, args[i]);
			code.push(strs[++i]);
		}
		return new _Code(code);
	}
	exports._ = _;
	const plus = new _Code("+");
	function str(strs, ...args) {
		const expr = [safeStringify(strs[0])];
		let i = 0;
		while (i < args.length) {
			expr.push(plus);
			addCodeArg(expr, args[i]);
			expr.push(plus, safeStringify(strs[++i]));
		}
		optimize(expr);
		return new _Code(expr);
	}
	exports.str = str;
	function addCodeArg(code, arg) {
		if (arg instanceof _Code) code.push(...arg._items);
		else if (arg instanceof Name) code.push(arg);
		else code.push(interpolate(arg));
	}
	exports.addCodeArg = addCodeArg;
	function optimize(expr) {
		let i = 1;
		while (i < expr.length - 1) {
			if (expr[i] === plus) {
				const res = mergeExprItems(expr[i - 1], expr[i + 1]);
				if (res !== void 0) {
					expr.splice(i - 1, 3, res);
					continue;
				}
				expr[i++] = "+";
			}
			i++;
		}
	}
	function mergeExprItems(a, b) {
		if (b === "\"\"") return a;
		if (a === "\"\"") return b;
		if (typeof a == "string") {
			if (b instanceof Name || a[a.length - 1] !== "\"") return;
			if (typeof b != "string") return `${a.slice(0, -1)}${b}"`;
			if (b[0] === "\"") return a.slice(0, -1) + b.slice(1);
			return;
		}
		if (typeof b == "string" && b[0] === "\"" && !(a instanceof Name)) return `"${a}${b.slice(1)}`;
	}
	function strConcat(c1, c2) {
		return c2.emptyStr() ? c1 : c1.emptyStr() ? c2 : str`${c1}${c2}`;
	}
	exports.strConcat = strConcat;
	function interpolate(x) {
		return typeof x == "number" || typeof x == "boolean" || x === null ? x : safeStringify(Array.isArray(x) ? x.join(",") : x);
	}
	function stringify(x) {
		return new _Code(safeStringify(x));
	}
	exports.stringify = stringify;
	function safeStringify(x) {
		return JSON.stringify(x).replace(/\u2028/g, "\\u2028").replace(/\u2029/g, "\\u2029");
	}
	exports.safeStringify = safeStringify;
	function getProperty(key) {
		return typeof key == "string" && exports.IDENTIFIER.test(key) ? new _Code(`.${key}`) : _`[${key}]`;
	}
	exports.getProperty = getProperty;
	function getEsmExportName(key) {
		if (typeof key == "string" && exports.IDENTIFIER.test(key)) return new _Code(`${key}`);
		throw new Error(`CodeGen: invalid export name: ${key}, use explicit $id name mapping`);
	}
	exports.getEsmExportName = getEsmExportName;
	function regexpCode(rx) {
		return new _Code(rx.toString());
	}
	exports.regexpCode = regexpCode;
}));

// node_modules/ajv/dist/compile/codegen/scope.js
var require_scope = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.ValueScope = exports.ValueScopeName = exports.Scope = exports.varKinds = exports.UsedValueState = void 0;
	const code_1 = require_code$1();
	var ValueError = class extends Error {
		constructor(name) {
			super(`CodeGen: "code" for ${name} not defined`);
			this.value = name.value;
		}
	};
	var UsedValueState;
	(function(UsedValueState) {
		UsedValueState[UsedValueState["Started"] = 0] = "Started";
		UsedValueState[UsedValueState["Completed"] = 1] = "Completed";
	})(UsedValueState || (exports.UsedValueState = UsedValueState = {}));
	exports.varKinds = {
		const: new code_1.Name("const"),
		let: new code_1.Name("let"),
		var: new code_1.Name("var")
	};
	var Scope = class {
		constructor({ prefixes, parent } = {}) {
			this._names = {};
			this._prefixes = prefixes;
			this._parent = parent;
		}
		toName(nameOrPrefix) {
			return nameOrPrefix instanceof code_1.Name ? nameOrPrefix : this.name(nameOrPrefix);
		}
		name(prefix) {
			return new code_1.Name(this._newName(prefix));
		}
		_newName(prefix) {
			const ng = this._names[prefix] || this._nameGroup(prefix);
			return `${prefix}${ng.index++}`;
		}
		_nameGroup(prefix) {
			var _a, _b;
			if (((_b = (_a = this._parent) === null || _a === void 0 ? void 0 : _a._prefixes) === null || _b === void 0 ? void 0 : _b.has(prefix)) || this._prefixes && !this._prefixes.has(prefix)) throw new Error(`CodeGen: prefix "${prefix}" is not allowed in this scope`);
			return this._names[prefix] = {
				prefix,
				index: 0
			};
		}
	};
	exports.Scope = Scope;
	var ValueScopeName = class extends code_1.Name {
		constructor(prefix, nameStr) {
			super(nameStr);
			this.prefix = prefix;
		}
		setValue(value, { property, itemIndex }) {
			this.value = value;
			this.scopePath = (0, code_1._)`.${new code_1.Name(property)}[${itemIndex}]`;
		}
	};
	exports.ValueScopeName = ValueScopeName;
	const line = (0, code_1._)`\n`;
	var ValueScope = class extends Scope {
		constructor(opts) {
			super(opts);
			this._values = {};
			this._scope = opts.scope;
			this.opts = {
				...opts,
				_n: opts.lines ? line : code_1.nil
			};
		}
		get() {
			return this._scope;
		}
		name(prefix) {
			return new ValueScopeName(prefix, this._newName(prefix));
		}
		value(nameOrPrefix, value) {
			var _a;
			if (value.ref === void 0) throw new Error("CodeGen: ref must be passed in value");
			const name = this.toName(nameOrPrefix);
			const { prefix } = name;
			const valueKey = (_a = value.key) !== null && _a !== void 0 ? _a : value.ref;
			let vs = this._values[prefix];
			if (vs) {
				const _name = vs.get(valueKey);
				if (_name) return _name;
			} else vs = this._values[prefix] = /* @__PURE__ */ new Map();
			vs.set(valueKey, name);
			const s = this._scope[prefix] || (this._scope[prefix] = []);
			const itemIndex = s.length;
			s[itemIndex] = value.ref;
			name.setValue(value, {
				property: prefix,
				itemIndex
			});
			return name;
		}
		getValue(prefix, keyOrRef) {
			const vs = this._values[prefix];
			if (!vs) return;
			return vs.get(keyOrRef);
		}
		scopeRefs(scopeName, values = this._values) {
			return this._reduceValues(values, (name) => {
				if (name.scopePath === void 0) throw new Error(`CodeGen: name "${name}" has no value`);
				return (0, code_1._)`${scopeName}${name.scopePath}`;
			});
		}
		scopeCode(values = this._values, usedValues, getCode) {
			return this._reduceValues(values, (name) => {
				if (name.value === void 0) throw new Error(`CodeGen: name "${name}" has no value`);
				return name.value.code;
			}, usedValues, getCode);
		}
		_reduceValues(values, valueCode, usedValues = {}, getCode) {
			let code = code_1.nil;
			for (const prefix in values) {
				const vs = values[prefix];
				if (!vs) continue;
				const nameSet = usedValues[prefix] = usedValues[prefix] || /* @__PURE__ */ new Map();
				vs.forEach((name) => {
					if (nameSet.has(name)) return;
					nameSet.set(name, UsedValueState.Started);
					let c = valueCode(name);
					if (c) {
						const def = this.opts.es5 ? exports.varKinds.var : exports.varKinds.const;
						code = (0, code_1._)`${code}${def} ${name} = ${c};${this.opts._n}`;
					} else if (c = getCode === null || getCode === void 0 ? void 0 : getCode(name)) code = (0, code_1._)`${code}${c}${this.opts._n}`;
					else throw new ValueError(name);
					nameSet.set(name, UsedValueState.Completed);
				});
			}
			return code;
		}
	};
	exports.ValueScope = ValueScope;
}));

// node_modules/ajv/dist/compile/codegen/index.js
var require_codegen = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.or = exports.and = exports.not = exports.CodeGen = exports.operators = exports.varKinds = exports.ValueScopeName = exports.ValueScope = exports.Scope = exports.Name = exports.regexpCode = exports.stringify = exports.getProperty = exports.nil = exports.strConcat = exports.str = exports._ = void 0;
	const code_1 = require_code$1();
	const scope_1 = require_scope();
	var code_2 = require_code$1();
	Object.defineProperty(exports, "_", {
		enumerable: true,
		get: function() {
			return code_2._;
		}
	});
	Object.defineProperty(exports, "str", {
		enumerable: true,
		get: function() {
			return code_2.str;
		}
	});
	Object.defineProperty(exports, "strConcat", {
		enumerable: true,
		get: function() {
			return code_2.strConcat;
		}
	});
	Object.defineProperty(exports, "nil", {
		enumerable: true,
		get: function() {
			return code_2.nil;
		}
	});
	Object.defineProperty(exports, "getProperty", {
		enumerable: true,
		get: function() {
			return code_2.getProperty;
		}
	});
	Object.defineProperty(exports, "stringify", {
		enumerable: true,
		get: function() {
			return code_2.stringify;
		}
	});
	Object.defineProperty(exports, "regexpCode", {
		enumerable: true,
		get: function() {
			return code_2.regexpCode;
		}
	});
	Object.defineProperty(exports, "Name", {
		enumerable: true,
		get: function() {
			return code_2.Name;
		}
	});
	var scope_2 = require_scope();
	Object.defineProperty(exports, "Scope", {
		enumerable: true,
		get: function() {
			return scope_2.Scope;
		}
	});
	Object.defineProperty(exports, "ValueScope", {
		enumerable: true,
		get: function() {
			return scope_2.ValueScope;
		}
	});
	Object.defineProperty(exports, "ValueScopeName", {
		enumerable: true,
		get: function() {
			return scope_2.ValueScopeName;
		}
	});
	Object.defineProperty(exports, "varKinds", {
		enumerable: true,
		get: function() {
			return scope_2.varKinds;
		}
	});
	exports.operators = {
		GT: new code_1._Code(">"),
		GTE: new code_1._Code(">="),
		LT: new code_1._Code("<"),
		LTE: new code_1._Code("<="),
		EQ: new code_1._Code("==="),
		NEQ: new code_1._Code("!=="),
		NOT: new code_1._Code("!"),
		OR: new code_1._Code("||"),
		AND: new code_1._Code("&&"),
		ADD: new code_1._Code("+")
	};
	var Node = class {
		optimizeNodes() {
			return this;
		}
		optimizeNames(_names, _constants) {
			return this;
		}
	};
	var Def = class extends Node {
		constructor(varKind, name, rhs) {
			super();
			this.varKind = varKind;
			this.name = name;
			this.rhs = rhs;
		}
		render({ es5, _n }) {
			const varKind = es5 ? scope_1.varKinds.var : this.varKind;
			const rhs = this.rhs === void 0 ? "" : ` = ${this.rhs}`;
			return `${varKind} ${this.name}${rhs};` + _n;
		}
		optimizeNames(names, constants) {
			if (!names[this.name.str]) return;
			if (this.rhs) this.rhs = optimizeExpr(this.rhs, names, constants);
			return this;
		}
		get names() {
			return this.rhs instanceof code_1._CodeOrName ? this.rhs.names : {};
		}
	};
	var Assign = class extends Node {
		constructor(lhs, rhs, sideEffects) {
			super();
			this.lhs = lhs;
			this.rhs = rhs;
			this.sideEffects = sideEffects;
		}
		render({ _n }) {
			return `${this.lhs} = ${this.rhs};` + _n;
		}
		optimizeNames(names, constants) {
			if (this.lhs instanceof code_1.Name && !names[this.lhs.str] && !this.sideEffects) return;
			this.rhs = optimizeExpr(this.rhs, names, constants);
			return this;
		}
		get names() {
			return addExprNames(this.lhs instanceof code_1.Name ? {} : { ...this.lhs.names }, this.rhs);
		}
	};
	var AssignOp = class extends Assign {
		constructor(lhs, op, rhs, sideEffects) {
			super(lhs, rhs, sideEffects);
			this.op = op;
		}
		render({ _n }) {
			return `${this.lhs} ${this.op}= ${this.rhs};` + _n;
		}
	};
	var Label = class extends Node {
		constructor(label) {
			super();
			this.label = label;
			this.names = {};
		}
		render({ _n }) {
			return `${this.label}:` + _n;
		}
	};
	var Break = class extends Node {
		constructor(label) {
			super();
			this.label = label;
			this.names = {};
		}
		render({ _n }) {
			return `break${this.label ? ` ${this.label}` : ""};` + _n;
		}
	};
	var Throw = class extends Node {
		constructor(error) {
			super();
			this.error = error;
		}
		render({ _n }) {
			return `throw ${this.error};` + _n;
		}
		get names() {
			return this.error.names;
		}
	};
	var AnyCode = class extends Node {
		constructor(code) {
			super();
			this.code = code;
		}
		render({ _n }) {
			return `${this.code};` + _n;
		}
		optimizeNodes() {
			return `${this.code}` ? this : void 0;
		}
		optimizeNames(names, constants) {
			this.code = optimizeExpr(this.code, names, constants);
			return this;
		}
		get names() {
			return this.code instanceof code_1._CodeOrName ? this.code.names : {};
		}
	};
	var ParentNode = class extends Node {
		constructor(nodes = []) {
			super();
			this.nodes = nodes;
		}
		render(opts) {
			return this.nodes.reduce((code, n) => code + n.render(opts), "");
		}
		optimizeNodes() {
			const { nodes } = this;
			let i = nodes.length;
			while (i--) {
				const n = nodes[i].optimizeNodes();
				if (Array.isArray(n)) nodes.splice(i, 1, ...n);
				else if (n) nodes[i] = n;
				else nodes.splice(i, 1);
			}
			return nodes.length > 0 ? this : void 0;
		}
		optimizeNames(names, constants) {
			const { nodes } = this;
			let i = nodes.length;
			while (i--) {
				const n = nodes[i];
				if (n.optimizeNames(names, constants)) continue;
				subtractNames(names, n.names);
				nodes.splice(i, 1);
			}
			return nodes.length > 0 ? this : void 0;
		}
		get names() {
			return this.nodes.reduce((names, n) => addNames(names, n.names), {});
		}
	};
	var BlockNode = class extends ParentNode {
		render(opts) {
			return "{" + opts._n + super.render(opts) + "}" + opts._n;
		}
	};
	var Root = class extends ParentNode {};
	var Else = class extends BlockNode {};
	Else.kind = "else";
	var If = class If extends BlockNode {
		constructor(condition, nodes) {
			super(nodes);
			this.condition = condition;
		}
		render(opts) {
			let code = `if(${this.condition})` + super.render(opts);
			if (this.else) code += "else " + this.else.render(opts);
			return code;
		}
		optimizeNodes() {
			super.optimizeNodes();
			const cond = this.condition;
			if (cond === true) return this.nodes;
			let e = this.else;
			if (e) {
				const ns = e.optimizeNodes();
				e = this.else = Array.isArray(ns) ? new Else(ns) : ns;
			}
			if (e) {
				if (cond === false) return e instanceof If ? e : e.nodes;
				if (this.nodes.length) return this;
				return new If(not(cond), e instanceof If ? [e] : e.nodes);
			}
			if (cond === false || !this.nodes.length) return void 0;
			return this;
		}
		optimizeNames(names, constants) {
			var _a;
			this.else = (_a = this.else) === null || _a === void 0 ? void 0 : _a.optimizeNames(names, constants);
			if (!(super.optimizeNames(names, constants) || this.else)) return;
			this.condition = optimizeExpr(this.condition, names, constants);
			return this;
		}
		get names() {
			const names = super.names;
			addExprNames(names, this.condition);
			if (this.else) addNames(names, this.else.names);
			return names;
		}
	};
	If.kind = "if";
	var For = class extends BlockNode {};
	For.kind = "for";
	var ForLoop = class extends For {
		constructor(iteration) {
			super();
			this.iteration = iteration;
		}
		render(opts) {
			return `for(${this.iteration})` + super.render(opts);
		}
		optimizeNames(names, constants) {
			if (!super.optimizeNames(names, constants)) return;
			this.iteration = optimizeExpr(this.iteration, names, constants);
			return this;
		}
		get names() {
			return addNames(super.names, this.iteration.names);
		}
	};
	var ForRange = class extends For {
		constructor(varKind, name, from, to) {
			super();
			this.varKind = varKind;
			this.name = name;
			this.from = from;
			this.to = to;
		}
		render(opts) {
			const varKind = opts.es5 ? scope_1.varKinds.var : this.varKind;
			const { name, from, to } = this;
			return `for(${varKind} ${name}=${from}; ${name}<${to}; ${name}++)` + super.render(opts);
		}
		get names() {
			return addExprNames(addExprNames(super.names, this.from), this.to);
		}
	};
	var ForIter = class extends For {
		constructor(loop, varKind, name, iterable) {
			super();
			this.loop = loop;
			this.varKind = varKind;
			this.name = name;
			this.iterable = iterable;
		}
		render(opts) {
			return `for(${this.varKind} ${this.name} ${this.loop} ${this.iterable})` + super.render(opts);
		}
		optimizeNames(names, constants) {
			if (!super.optimizeNames(names, constants)) return;
			this.iterable = optimizeExpr(this.iterable, names, constants);
			return this;
		}
		get names() {
			return addNames(super.names, this.iterable.names);
		}
	};
	var Func = class extends BlockNode {
		constructor(name, args, async) {
			super();
			this.name = name;
			this.args = args;
			this.async = async;
		}
		render(opts) {
			return `${this.async ? "async " : ""}function ${this.name}(${this.args})` + super.render(opts);
		}
	};
	Func.kind = "func";
	var Return = class extends ParentNode {
		render(opts) {
			return "return " + super.render(opts);
		}
	};
	Return.kind = "return";
	var Try = class extends BlockNode {
		render(opts) {
			let code = "try" + super.render(opts);
			if (this.catch) code += this.catch.render(opts);
			if (this.finally) code += this.finally.render(opts);
			return code;
		}
		optimizeNodes() {
			var _a, _b;
			super.optimizeNodes();
			(_a = this.catch) === null || _a === void 0 || _a.optimizeNodes();
			(_b = this.finally) === null || _b === void 0 || _b.optimizeNodes();
			return this;
		}
		optimizeNames(names, constants) {
			var _a, _b;
			super.optimizeNames(names, constants);
			(_a = this.catch) === null || _a === void 0 || _a.optimizeNames(names, constants);
			(_b = this.finally) === null || _b === void 0 || _b.optimizeNames(names, constants);
			return this;
		}
		get names() {
			const names = super.names;
			if (this.catch) addNames(names, this.catch.names);
			if (this.finally) addNames(names, this.finally.names);
			return names;
		}
	};
	var Catch = class extends BlockNode {
		constructor(error) {
			super();
			this.error = error;
		}
		render(opts) {
			return `catch(${this.error})` + super.render(opts);
		}
	};
	Catch.kind = "catch";
	var Finally = class extends BlockNode {
		render(opts) {
			return "finally" + super.render(opts);
		}
	};
	Finally.kind = "finally";
	var CodeGen = class {
		constructor(extScope, opts = {}) {
			this._values = {};
			this._blockStarts = [];
			this._constants = {};
			this.opts = {
				...opts,
				_n: opts.lines ? "\n" : ""
			};
			this._extScope = extScope;
			this._scope = new scope_1.Scope({ parent: extScope });
			this._nodes = [new Root()];
		}
		toString() {
			return this._root.render(this.opts);
		}
		name(prefix) {
			return this._scope.name(prefix);
		}
		scopeName(prefix) {
			return this._extScope.name(prefix);
		}
		scopeValue(prefixOrName, value) {
			const name = this._extScope.value(prefixOrName, value);
			(this._values[name.prefix] || (this._values[name.prefix] = /* @__PURE__ */ new Set())).add(name);
			return name;
		}
		getScopeValue(prefix, keyOrRef) {
			return this._extScope.getValue(prefix, keyOrRef);
		}
		scopeRefs(scopeName) {
			return this._extScope.scopeRefs(scopeName, this._values);
		}
		scopeCode() {
			return this._extScope.scopeCode(this._values);
		}
		_def(varKind, nameOrPrefix, rhs, constant) {
			const name = this._scope.toName(nameOrPrefix);
			if (rhs !== void 0 && constant) this._constants[name.str] = rhs;
			this._leafNode(new Def(varKind, name, rhs));
			return name;
		}
		const(nameOrPrefix, rhs, _constant) {
			return this._def(scope_1.varKinds.const, nameOrPrefix, rhs, _constant);
		}
		let(nameOrPrefix, rhs, _constant) {
			return this._def(scope_1.varKinds.let, nameOrPrefix, rhs, _constant);
		}
		var(nameOrPrefix, rhs, _constant) {
			return this._def(scope_1.varKinds.var, nameOrPrefix, rhs, _constant);
		}
		assign(lhs, rhs, sideEffects) {
			return this._leafNode(new Assign(lhs, rhs, sideEffects));
		}
		add(lhs, rhs) {
			return this._leafNode(new AssignOp(lhs, exports.operators.ADD, rhs));
		}
		code(c) {
			if (typeof c == "function") c();
			else if (c !== code_1.nil) this._leafNode(new AnyCode(c));
			return this;
		}
		object(...keyValues) {
			const code = ["{"];
			for (const [key, value] of keyValues) {
				if (code.length > 1) code.push(",");
				code.push(key);
				if (key !== value || this.opts.es5) {
					code.push(":");
					(0, code_1.addCodeArg)(code, value);
				}
			}
			code.push("}");
			return new code_1._Code(code);
		}
		if(condition, thenBody, elseBody) {
			this._blockNode(new If(condition));
			if (thenBody && elseBody) this.code(thenBody).else().code(elseBody).endIf();
			else if (thenBody) this.code(thenBody).endIf();
			else if (elseBody) throw new Error("CodeGen: \"else\" body without \"then\" body");
			return this;
		}
		elseIf(condition) {
			return this._elseNode(new If(condition));
		}
		else() {
			return this._elseNode(new Else());
		}
		endIf() {
			return this._endBlockNode(If, Else);
		}
		_for(node, forBody) {
			this._blockNode(node);
			if (forBody) this.code(forBody).endFor();
			return this;
		}
		for(iteration, forBody) {
			return this._for(new ForLoop(iteration), forBody);
		}
		forRange(nameOrPrefix, from, to, forBody, varKind = this.opts.es5 ? scope_1.varKinds.var : scope_1.varKinds.let) {
			const name = this._scope.toName(nameOrPrefix);
			return this._for(new ForRange(varKind, name, from, to), () => forBody(name));
		}
		forOf(nameOrPrefix, iterable, forBody, varKind = scope_1.varKinds.const) {
			const name = this._scope.toName(nameOrPrefix);
			if (this.opts.es5) {
				const arr = iterable instanceof code_1.Name ? iterable : this.var("_arr", iterable);
				return this.forRange("_i", 0, (0, code_1._)`${arr}.length`, (i) => {
					this.var(name, (0, code_1._)`${arr}[${i}]`);
					forBody(name);
				});
			}
			return this._for(new ForIter("of", varKind, name, iterable), () => forBody(name));
		}
		forIn(nameOrPrefix, obj, forBody, varKind = this.opts.es5 ? scope_1.varKinds.var : scope_1.varKinds.const) {
			if (this.opts.ownProperties) return this.forOf(nameOrPrefix, (0, code_1._)`Object.keys(${obj})`, forBody);
			const name = this._scope.toName(nameOrPrefix);
			return this._for(new ForIter("in", varKind, name, obj), () => forBody(name));
		}
		endFor() {
			return this._endBlockNode(For);
		}
		label(label) {
			return this._leafNode(new Label(label));
		}
		break(label) {
			return this._leafNode(new Break(label));
		}
		return(value) {
			const node = new Return();
			this._blockNode(node);
			this.code(value);
			if (node.nodes.length !== 1) throw new Error("CodeGen: \"return\" should have one node");
			return this._endBlockNode(Return);
		}
		try(tryBody, catchCode, finallyCode) {
			if (!catchCode && !finallyCode) throw new Error("CodeGen: \"try\" without \"catch\" and \"finally\"");
			const node = new Try();
			this._blockNode(node);
			this.code(tryBody);
			if (catchCode) {
				const error = this.name("e");
				this._currNode = node.catch = new Catch(error);
				catchCode(error);
			}
			if (finallyCode) {
				this._currNode = node.finally = new Finally();
				this.code(finallyCode);
			}
			return this._endBlockNode(Catch, Finally);
		}
		throw(error) {
			return this._leafNode(new Throw(error));
		}
		block(body, nodeCount) {
			this._blockStarts.push(this._nodes.length);
			if (body) this.code(body).endBlock(nodeCount);
			return this;
		}
		endBlock(nodeCount) {
			const len = this._blockStarts.pop();
			if (len === void 0) throw new Error("CodeGen: not in self-balancing block");
			const toClose = this._nodes.length - len;
			if (toClose < 0 || nodeCount !== void 0 && toClose !== nodeCount) throw new Error(`CodeGen: wrong number of nodes: ${toClose} vs ${nodeCount} expected`);
			this._nodes.length = len;
			return this;
		}
		func(name, args = code_1.nil, async, funcBody) {
			this._blockNode(new Func(name, args, async));
			if (funcBody) this.code(funcBody).endFunc();
			return this;
		}
		endFunc() {
			return this._endBlockNode(Func);
		}
		optimize(n = 1) {
			while (n-- > 0) {
				this._root.optimizeNodes();
				this._root.optimizeNames(this._root.names, this._constants);
			}
		}
		_leafNode(node) {
			this._currNode.nodes.push(node);
			return this;
		}
		_blockNode(node) {
			this._currNode.nodes.push(node);
			this._nodes.push(node);
		}
		_endBlockNode(N1, N2) {
			const n = this._currNode;
			if (n instanceof N1 || N2 && n instanceof N2) {
				this._nodes.pop();
				return this;
			}
			throw new Error(`CodeGen: not in block "${N2 ? `${N1.kind}/${N2.kind}` : N1.kind}"`);
		}
		_elseNode(node) {
			const n = this._currNode;
			if (!(n instanceof If)) throw new Error("CodeGen: \"else\" without \"if\"");
			this._currNode = n.else = node;
			return this;
		}
		get _root() {
			return this._nodes[0];
		}
		get _currNode() {
			const ns = this._nodes;
			return ns[ns.length - 1];
		}
		set _currNode(node) {
			const ns = this._nodes;
			ns[ns.length - 1] = node;
		}
	};
	exports.CodeGen = CodeGen;
	function addNames(names, from) {
		for (const n in from) names[n] = (names[n] || 0) + (from[n] || 0);
		return names;
	}
	function addExprNames(names, from) {
		return from instanceof code_1._CodeOrName ? addNames(names, from.names) : names;
	}
	function optimizeExpr(expr, names, constants) {
		if (expr instanceof code_1.Name) return replaceName(expr);
		if (!canOptimize(expr)) return expr;
		return new code_1._Code(expr._items.reduce((items, c) => {
			if (c instanceof code_1.Name) c = replaceName(c);
			if (c instanceof code_1._Code) items.push(...c._items);
			else items.push(c);
			return items;
		}, []));
		function replaceName(n) {
			const c = constants[n.str];
			if (c === void 0 || names[n.str] !== 1) return n;
			delete names[n.str];
			return c;
		}
		function canOptimize(e) {
			return e instanceof code_1._Code && e._items.some((c) => c instanceof code_1.Name && names[c.str] === 1 && constants[c.str] !== void 0);
		}
	}
	function subtractNames(names, from) {
		for (const n in from) names[n] = (names[n] || 0) - (from[n] || 0);
	}
	function not(x) {
		return typeof x == "boolean" || typeof x == "number" || x === null ? !x : (0, code_1._)`!${par(x)}`;
	}
	exports.not = not;
	const andCode = mappend(exports.operators.AND);
	function and(...args) {
		return args.reduce(andCode);
	}
	exports.and = and;
	const orCode = mappend(exports.operators.OR);
	function or(...args) {
		return args.reduce(orCode);
	}
	exports.or = or;
	function mappend(op) {
		return (x, y) => x === code_1.nil ? y : y === code_1.nil ? x : (0, code_1._)`${par(x)} ${op} ${par(y)}`;
	}
	function par(x) {
		return x instanceof code_1.Name ? x : (0, code_1._)`(${x})`;
	}
}));

// node_modules/ajv/dist/compile/util.js
var require_util = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.checkStrictMode = exports.getErrorPath = exports.Type = exports.useFunc = exports.setEvaluated = exports.evaluatedPropsToName = exports.mergeEvaluated = exports.eachItem = exports.unescapeJsonPointer = exports.escapeJsonPointer = exports.escapeFragment = exports.unescapeFragment = exports.schemaRefOrVal = exports.schemaHasRulesButRef = exports.schemaHasRules = exports.checkUnknownRules = exports.alwaysValidSchema = exports.toHash = void 0;
	const codegen_1 = require_codegen();
	const code_1 = require_code$1();
	function toHash(arr) {
		const hash = {};
		for (const item of arr) hash[item] = true;
		return hash;
	}
	exports.toHash = toHash;
	function alwaysValidSchema(it, schema) {
		if (typeof schema == "boolean") return schema;
		if (Object.keys(schema).length === 0) return true;
		checkUnknownRules(it, schema);
		return !schemaHasRules(schema, it.self.RULES.all);
	}
	exports.alwaysValidSchema = alwaysValidSchema;
	function checkUnknownRules(it, schema = it.schema) {
		const { opts, self } = it;
		if (!opts.strictSchema) return;
		if (typeof schema === "boolean") return;
		const rules = self.RULES.keywords;
		for (const key in schema) if (!rules[key]) checkStrictMode(it, `unknown keyword: "${key}"`);
	}
	exports.checkUnknownRules = checkUnknownRules;
	function schemaHasRules(schema, rules) {
		if (typeof schema == "boolean") return !schema;
		for (const key in schema) if (rules[key]) return true;
		return false;
	}
	exports.schemaHasRules = schemaHasRules;
	function schemaHasRulesButRef(schema, RULES) {
		if (typeof schema == "boolean") return !schema;
		for (const key in schema) if (key !== "$ref" && RULES.all[key]) return true;
		return false;
	}
	exports.schemaHasRulesButRef = schemaHasRulesButRef;
	function schemaRefOrVal({ topSchemaRef, schemaPath }, schema, keyword, $data) {
		if (!$data) {
			if (typeof schema == "number" || typeof schema == "boolean") return schema;
			if (typeof schema == "string") return (0, codegen_1._)`${schema}`;
		}
		return (0, codegen_1._)`${topSchemaRef}${schemaPath}${(0, codegen_1.getProperty)(keyword)}`;
	}
	exports.schemaRefOrVal = schemaRefOrVal;
	function unescapeFragment(str) {
		return unescapeJsonPointer(decodeURIComponent(str));
	}
	exports.unescapeFragment = unescapeFragment;
	function escapeFragment(str) {
		return encodeURIComponent(escapeJsonPointer(str));
	}
	exports.escapeFragment = escapeFragment;
	function escapeJsonPointer(str) {
		if (typeof str == "number") return `${str}`;
		return str.replace(/~/g, "~0").replace(/\//g, "~1");
	}
	exports.escapeJsonPointer = escapeJsonPointer;
	function unescapeJsonPointer(str) {
		return str.replace(/~1/g, "/").replace(/~0/g, "~");
	}
	exports.unescapeJsonPointer = unescapeJsonPointer;
	function eachItem(xs, f) {
		if (Array.isArray(xs)) for (const x of xs) f(x);
		else f(xs);
	}
	exports.eachItem = eachItem;
	function makeMergeEvaluated({ mergeNames, mergeToName, mergeValues, resultToName }) {
		return (gen, from, to, toName) => {
			const res = to === void 0 ? from : to instanceof codegen_1.Name ? (from instanceof codegen_1.Name ? mergeNames(gen, from, to) : mergeToName(gen, from, to), to) : from instanceof codegen_1.Name ? (mergeToName(gen, to, from), from) : mergeValues(from, to);
			return toName === codegen_1.Name && !(res instanceof codegen_1.Name) ? resultToName(gen, res) : res;
		};
	}
	exports.mergeEvaluated = {
		props: makeMergeEvaluated({
			mergeNames: (gen, from, to) => gen.if((0, codegen_1._)`${to} !== true && ${from} !== undefined`, () => {
				gen.if((0, codegen_1._)`${from} === true`, () => gen.assign(to, true), () => gen.assign(to, (0, codegen_1._)`${to} || {}`).code((0, codegen_1._)`Object.assign(${to}, ${from})`));
			}),
			mergeToName: (gen, from, to) => gen.if((0, codegen_1._)`${to} !== true`, () => {
				if (from === true) gen.assign(to, true);
				else {
					gen.assign(to, (0, codegen_1._)`${to} || {}`);
					setEvaluated(gen, to, from);
				}
			}),
			mergeValues: (from, to) => from === true ? true : {
				...from,
				...to
			},
			resultToName: evaluatedPropsToName
		}),
		items: makeMergeEvaluated({
			mergeNames: (gen, from, to) => gen.if((0, codegen_1._)`${to} !== true && ${from} !== undefined`, () => gen.assign(to, (0, codegen_1._)`${from} === true ? true : ${to} > ${from} ? ${to} : ${from}`)),
			mergeToName: (gen, from, to) => gen.if((0, codegen_1._)`${to} !== true`, () => gen.assign(to, from === true ? true : (0, codegen_1._)`${to} > ${from} ? ${to} : ${from}`)),
			mergeValues: (from, to) => from === true ? true : Math.max(from, to),
			resultToName: (gen, items) => gen.var("items", items)
		})
	};
	function evaluatedPropsToName(gen, ps) {
		if (ps === true) return gen.var("props", true);
		const props = gen.var("props", (0, codegen_1._)`{}`);
		if (ps !== void 0) setEvaluated(gen, props, ps);
		return props;
	}
	exports.evaluatedPropsToName = evaluatedPropsToName;
	function setEvaluated(gen, props, ps) {
		Object.keys(ps).forEach((p) => gen.assign((0, codegen_1._)`${props}${(0, codegen_1.getProperty)(p)}`, true));
	}
	exports.setEvaluated = setEvaluated;
	const snippets = {};
	function useFunc(gen, f) {
		return gen.scopeValue("func", {
			ref: f,
			code: snippets[f.code] || (snippets[f.code] = new code_1._Code(f.code))
		});
	}
	exports.useFunc = useFunc;
	var Type;
	(function(Type) {
		Type[Type["Num"] = 0] = "Num";
		Type[Type["Str"] = 1] = "Str";
	})(Type || (exports.Type = Type = {}));
	function getErrorPath(dataProp, dataPropType, jsPropertySyntax) {
		if (dataProp instanceof codegen_1.Name) {
			const isNumber = dataPropType === Type.Num;
			return jsPropertySyntax ? isNumber ? (0, codegen_1._)`"[" + ${dataProp} + "]"` : (0, codegen_1._)`"['" + ${dataProp} + "']"` : isNumber ? (0, codegen_1._)`"/" + ${dataProp}` : (0, codegen_1._)`"/" + ${dataProp}.replace(/~/g, "~0").replace(/\\//g, "~1")`;
		}
		return jsPropertySyntax ? (0, codegen_1.getProperty)(dataProp).toString() : "/" + escapeJsonPointer(dataProp);
	}
	exports.getErrorPath = getErrorPath;
	function checkStrictMode(it, msg, mode = it.opts.strictSchema) {
		if (!mode) return;
		msg = `strict mode: ${msg}`;
		if (mode === true) throw new Error(msg);
		it.self.logger.warn(msg);
	}
	exports.checkStrictMode = checkStrictMode;
}));

// node_modules/ajv/dist/compile/names.js
var require_names = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	const codegen_1 = require_codegen();
	const names = {
		data: new codegen_1.Name("data"),
		valCxt: new codegen_1.Name("valCxt"),
		instancePath: new codegen_1.Name("instancePath"),
		parentData: new codegen_1.Name("parentData"),
		parentDataProperty: new codegen_1.Name("parentDataProperty"),
		rootData: new codegen_1.Name("rootData"),
		dynamicAnchors: new codegen_1.Name("dynamicAnchors"),
		vErrors: new codegen_1.Name("vErrors"),
		errors: new codegen_1.Name("errors"),
		this: new codegen_1.Name("this"),
		self: new codegen_1.Name("self"),
		scope: new codegen_1.Name("scope"),
		json: new codegen_1.Name("json"),
		jsonPos: new codegen_1.Name("jsonPos"),
		jsonLen: new codegen_1.Name("jsonLen"),
		jsonPart: new codegen_1.Name("jsonPart")
	};
	exports.default = names;
}));

// node_modules/ajv/dist/compile/errors.js
var require_errors = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.extendErrors = exports.resetErrorsCount = exports.reportExtraError = exports.reportError = exports.keyword$DataError = exports.keywordError = void 0;
	const codegen_1 = require_codegen();
	const util_1 = require_util();
	const names_1 = require_names();
	exports.keywordError = { message: ({ keyword }) => (0, codegen_1.str)`must pass "${keyword}" keyword validation` };
	exports.keyword$DataError = { message: ({ keyword, schemaType }) => schemaType ? (0, codegen_1.str)`"${keyword}" keyword must be ${schemaType} ($data)` : (0, codegen_1.str)`"${keyword}" keyword is invalid ($data)` };
	function reportError(cxt, error = exports.keywordError, errorPaths, overrideAllErrors) {
		const { it } = cxt;
		const { gen, compositeRule, allErrors } = it;
		const errObj = errorObjectCode(cxt, error, errorPaths);
		if (overrideAllErrors !== null && overrideAllErrors !== void 0 ? overrideAllErrors : compositeRule || allErrors) addError(gen, errObj);
		else returnErrors(it, (0, codegen_1._)`[${errObj}]`);
	}
	exports.reportError = reportError;
	function reportExtraError(cxt, error = exports.keywordError, errorPaths) {
		const { it } = cxt;
		const { gen, compositeRule, allErrors } = it;
		addError(gen, errorObjectCode(cxt, error, errorPaths));
		if (!(compositeRule || allErrors)) returnErrors(it, names_1.default.vErrors);
	}
	exports.reportExtraError = reportExtraError;
	function resetErrorsCount(gen, errsCount) {
		gen.assign(names_1.default.errors, errsCount);
		gen.if((0, codegen_1._)`${names_1.default.vErrors} !== null`, () => gen.if(errsCount, () => gen.assign((0, codegen_1._)`${names_1.default.vErrors}.length`, errsCount), () => gen.assign(names_1.default.vErrors, null)));
	}
	exports.resetErrorsCount = resetErrorsCount;
	function extendErrors({ gen, keyword, schemaValue, data, errsCount, it }) {
		/* istanbul ignore if */
		if (errsCount === void 0) throw new Error("ajv implementation error");
		const err = gen.name("err");
		gen.forRange("i", errsCount, names_1.default.errors, (i) => {
			gen.const(err, (0, codegen_1._)`${names_1.default.vErrors}[${i}]`);
			gen.if((0, codegen_1._)`${err}.instancePath === undefined`, () => gen.assign((0, codegen_1._)`${err}.instancePath`, (0, codegen_1.strConcat)(names_1.default.instancePath, it.errorPath)));
			gen.assign((0, codegen_1._)`${err}.schemaPath`, (0, codegen_1.str)`${it.errSchemaPath}/${keyword}`);
			if (it.opts.verbose) {
				gen.assign((0, codegen_1._)`${err}.schema`, schemaValue);
				gen.assign((0, codegen_1._)`${err}.data`, data);
			}
		});
	}
	exports.extendErrors = extendErrors;
	function addError(gen, errObj) {
		const err = gen.const("err", errObj);
		gen.if((0, codegen_1._)`${names_1.default.vErrors} === null`, () => gen.assign(names_1.default.vErrors, (0, codegen_1._)`[${err}]`), (0, codegen_1._)`${names_1.default.vErrors}.push(${err})`);
		gen.code((0, codegen_1._)`${names_1.default.errors}++`);
	}
	function returnErrors(it, errs) {
		const { gen, validateName, schemaEnv } = it;
		if (schemaEnv.$async) gen.throw((0, codegen_1._)`new ${it.ValidationError}(${errs})`);
		else {
			gen.assign((0, codegen_1._)`${validateName}.errors`, errs);
			gen.return(false);
		}
	}
	const E = {
		keyword: new codegen_1.Name("keyword"),
		schemaPath: new codegen_1.Name("schemaPath"),
		params: new codegen_1.Name("params"),
		propertyName: new codegen_1.Name("propertyName"),
		message: new codegen_1.Name("message"),
		schema: new codegen_1.Name("schema"),
		parentSchema: new codegen_1.Name("parentSchema")
	};
	function errorObjectCode(cxt, error, errorPaths) {
		const { createErrors } = cxt.it;
		if (createErrors === false) return (0, codegen_1._)`{}`;
		return errorObject(cxt, error, errorPaths);
	}
	function errorObject(cxt, error, errorPaths = {}) {
		const { gen, it } = cxt;
		const keyValues = [errorInstancePath(it, errorPaths), errorSchemaPath(cxt, errorPaths)];
		extraErrorProps(cxt, error, keyValues);
		return gen.object(...keyValues);
	}
	function errorInstancePath({ errorPath }, { instancePath }) {
		const instPath = instancePath ? (0, codegen_1.str)`${errorPath}${(0, util_1.getErrorPath)(instancePath, util_1.Type.Str)}` : errorPath;
		return [names_1.default.instancePath, (0, codegen_1.strConcat)(names_1.default.instancePath, instPath)];
	}
	function errorSchemaPath({ keyword, it: { errSchemaPath } }, { schemaPath, parentSchema }) {
		let schPath = parentSchema ? errSchemaPath : (0, codegen_1.str)`${errSchemaPath}/${keyword}`;
		if (schemaPath) schPath = (0, codegen_1.str)`${schPath}${(0, util_1.getErrorPath)(schemaPath, util_1.Type.Str)}`;
		return [E.schemaPath, schPath];
	}
	function extraErrorProps(cxt, { params, message }, keyValues) {
		const { keyword, data, schemaValue, it } = cxt;
		const { opts, propertyName, topSchemaRef, schemaPath } = it;
		keyValues.push([E.keyword, keyword], [E.params, typeof params == "function" ? params(cxt) : params || (0, codegen_1._)`{}`]);
		if (opts.messages) keyValues.push([E.message, typeof message == "function" ? message(cxt) : message]);
		if (opts.verbose) keyValues.push([E.schema, schemaValue], [E.parentSchema, (0, codegen_1._)`${topSchemaRef}${schemaPath}`], [names_1.default.data, data]);
		if (propertyName) keyValues.push([E.propertyName, propertyName]);
	}
}));

// node_modules/ajv/dist/compile/validate/boolSchema.js
var require_boolSchema = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.boolOrEmptySchema = exports.topBoolOrEmptySchema = void 0;
	const errors_1 = require_errors();
	const codegen_1 = require_codegen();
	const names_1 = require_names();
	const boolError = { message: "boolean schema is false" };
	function topBoolOrEmptySchema(it) {
		const { gen, schema, validateName } = it;
		if (schema === false) falseSchemaError(it, false);
		else if (typeof schema == "object" && schema.$async === true) gen.return(names_1.default.data);
		else {
			gen.assign((0, codegen_1._)`${validateName}.errors`, null);
			gen.return(true);
		}
	}
	exports.topBoolOrEmptySchema = topBoolOrEmptySchema;
	function boolOrEmptySchema(it, valid) {
		const { gen, schema } = it;
		if (schema === false) {
			gen.var(valid, false);
			falseSchemaError(it);
		} else gen.var(valid, true);
	}
	exports.boolOrEmptySchema = boolOrEmptySchema;
	function falseSchemaError(it, overrideAllErrors) {
		const { gen, data } = it;
		const cxt = {
			gen,
			keyword: "false schema",
			data,
			schema: false,
			schemaCode: false,
			schemaValue: false,
			params: {},
			it
		};
		(0, errors_1.reportError)(cxt, boolError, void 0, overrideAllErrors);
	}
}));

// node_modules/ajv/dist/compile/rules.js
var require_rules = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.getRules = exports.isJSONType = void 0;
	const jsonTypes = /* @__PURE__ */ new Set([
		"string",
		"number",
		"integer",
		"boolean",
		"null",
		"object",
		"array"
	]);
	function isJSONType(x) {
		return typeof x == "string" && jsonTypes.has(x);
	}
	exports.isJSONType = isJSONType;
	function getRules() {
		const groups = {
			number: {
				type: "number",
				rules: []
			},
			string: {
				type: "string",
				rules: []
			},
			array: {
				type: "array",
				rules: []
			},
			object: {
				type: "object",
				rules: []
			}
		};
		return {
			types: {
				...groups,
				integer: true,
				boolean: true,
				null: true
			},
			rules: [
				{ rules: [] },
				groups.number,
				groups.string,
				groups.array,
				groups.object
			],
			post: { rules: [] },
			all: {},
			keywords: {}
		};
	}
	exports.getRules = getRules;
}));

// node_modules/ajv/dist/compile/validate/applicability.js
var require_applicability = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.shouldUseRule = exports.shouldUseGroup = exports.schemaHasRulesForType = void 0;
	function schemaHasRulesForType({ schema, self }, type) {
		const group = self.RULES.types[type];
		return group && group !== true && shouldUseGroup(schema, group);
	}
	exports.schemaHasRulesForType = schemaHasRulesForType;
	function shouldUseGroup(schema, group) {
		return group.rules.some((rule) => shouldUseRule(schema, rule));
	}
	exports.shouldUseGroup = shouldUseGroup;
	function shouldUseRule(schema, rule) {
		var _a;
		return schema[rule.keyword] !== void 0 || ((_a = rule.definition.implements) === null || _a === void 0 ? void 0 : _a.some((kwd) => schema[kwd] !== void 0));
	}
	exports.shouldUseRule = shouldUseRule;
}));

// node_modules/ajv/dist/compile/validate/dataType.js
var require_dataType = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.reportTypeError = exports.checkDataTypes = exports.checkDataType = exports.coerceAndCheckDataType = exports.getJSONTypes = exports.getSchemaTypes = exports.DataType = void 0;
	const rules_1 = require_rules();
	const applicability_1 = require_applicability();
	const errors_1 = require_errors();
	const codegen_1 = require_codegen();
	const util_1 = require_util();
	var DataType;
	(function(DataType) {
		DataType[DataType["Correct"] = 0] = "Correct";
		DataType[DataType["Wrong"] = 1] = "Wrong";
	})(DataType || (exports.DataType = DataType = {}));
	function getSchemaTypes(schema) {
		const types = getJSONTypes(schema.type);
		if (types.includes("null")) {
			if (schema.nullable === false) throw new Error("type: null contradicts nullable: false");
		} else {
			if (!types.length && schema.nullable !== void 0) throw new Error("\"nullable\" cannot be used without \"type\"");
			if (schema.nullable === true) types.push("null");
		}
		return types;
	}
	exports.getSchemaTypes = getSchemaTypes;
	function getJSONTypes(ts) {
		const types = Array.isArray(ts) ? ts : ts ? [ts] : [];
		if (types.every(rules_1.isJSONType)) return types;
		throw new Error("type must be JSONType or JSONType[]: " + types.join(","));
	}
	exports.getJSONTypes = getJSONTypes;
	function coerceAndCheckDataType(it, types) {
		const { gen, data, opts } = it;
		const coerceTo = coerceToTypes(types, opts.coerceTypes);
		const checkTypes = types.length > 0 && !(coerceTo.length === 0 && types.length === 1 && (0, applicability_1.schemaHasRulesForType)(it, types[0]));
		if (checkTypes) {
			const wrongType = checkDataTypes(types, data, opts.strictNumbers, DataType.Wrong);
			gen.if(wrongType, () => {
				if (coerceTo.length) coerceData(it, types, coerceTo);
				else reportTypeError(it);
			});
		}
		return checkTypes;
	}
	exports.coerceAndCheckDataType = coerceAndCheckDataType;
	const COERCIBLE = /* @__PURE__ */ new Set([
		"string",
		"number",
		"integer",
		"boolean",
		"null"
	]);
	function coerceToTypes(types, coerceTypes) {
		return coerceTypes ? types.filter((t) => COERCIBLE.has(t) || coerceTypes === "array" && t === "array") : [];
	}
	function coerceData(it, types, coerceTo) {
		const { gen, data, opts } = it;
		const dataType = gen.let("dataType", (0, codegen_1._)`typeof ${data}`);
		const coerced = gen.let("coerced", (0, codegen_1._)`undefined`);
		if (opts.coerceTypes === "array") gen.if((0, codegen_1._)`${dataType} == 'object' && Array.isArray(${data}) && ${data}.length == 1`, () => gen.assign(data, (0, codegen_1._)`${data}[0]`).assign(dataType, (0, codegen_1._)`typeof ${data}`).if(checkDataTypes(types, data, opts.strictNumbers), () => gen.assign(coerced, data)));
		gen.if((0, codegen_1._)`${coerced} !== undefined`);
		for (const t of coerceTo) if (COERCIBLE.has(t) || t === "array" && opts.coerceTypes === "array") coerceSpecificType(t);
		gen.else();
		reportTypeError(it);
		gen.endIf();
		gen.if((0, codegen_1._)`${coerced} !== undefined`, () => {
			gen.assign(data, coerced);
			assignParentData(it, coerced);
		});
		function coerceSpecificType(t) {
			switch (t) {
				case "string":
					gen.elseIf((0, codegen_1._)`${dataType} == "number" || ${dataType} == "boolean"`).assign(coerced, (0, codegen_1._)`"" + ${data}`).elseIf((0, codegen_1._)`${data} === null`).assign(coerced, (0, codegen_1._)`""`);
					return;
				case "number":
					gen.elseIf((0, codegen_1._)`${dataType} == "boolean" || ${data} === null
              || (${dataType} == "string" && ${data} && ${data} == +${data})`).assign(coerced, (0, codegen_1._)`+${data}`);
					return;
				case "integer":
					gen.elseIf((0, codegen_1._)`${dataType} === "boolean" || ${data} === null
              || (${dataType} === "string" && ${data} && ${data} == +${data} && !(${data} % 1))`).assign(coerced, (0, codegen_1._)`+${data}`);
					return;
				case "boolean":
					gen.elseIf((0, codegen_1._)`${data} === "false" || ${data} === 0 || ${data} === null`).assign(coerced, false).elseIf((0, codegen_1._)`${data} === "true" || ${data} === 1`).assign(coerced, true);
					return;
				case "null":
					gen.elseIf((0, codegen_1._)`${data} === "" || ${data} === 0 || ${data} === false`);
					gen.assign(coerced, null);
					return;
				case "array": gen.elseIf((0, codegen_1._)`${dataType} === "string" || ${dataType} === "number"
              || ${dataType} === "boolean" || ${data} === null`).assign(coerced, (0, codegen_1._)`[${data}]`);
			}
		}
	}
	function assignParentData({ gen, parentData, parentDataProperty }, expr) {
		gen.if((0, codegen_1._)`${parentData} !== undefined`, () => gen.assign((0, codegen_1._)`${parentData}[${parentDataProperty}]`, expr));
	}
	function checkDataType(dataType, data, strictNums, correct = DataType.Correct) {
		const EQ = correct === DataType.Correct ? codegen_1.operators.EQ : codegen_1.operators.NEQ;
		let cond;
		switch (dataType) {
			case "null": return (0, codegen_1._)`${data} ${EQ} null`;
			case "array":
				cond = (0, codegen_1._)`Array.isArray(${data})`;
				break;
			case "object":
				cond = (0, codegen_1._)`${data} && typeof ${data} == "object" && !Array.isArray(${data})`;
				break;
			case "integer":
				cond = numCond((0, codegen_1._)`!(${data} % 1) && !isNaN(${data})`);
				break;
			case "number":
				cond = numCond();
				break;
			default: return (0, codegen_1._)`typeof ${data} ${EQ} ${dataType}`;
		}
		return correct === DataType.Correct ? cond : (0, codegen_1.not)(cond);
		function numCond(_cond = codegen_1.nil) {
			return (0, codegen_1.and)((0, codegen_1._)`typeof ${data} == "number"`, _cond, strictNums ? (0, codegen_1._)`isFinite(${data})` : codegen_1.nil);
		}
	}
	exports.checkDataType = checkDataType;
	function checkDataTypes(dataTypes, data, strictNums, correct) {
		if (dataTypes.length === 1) return checkDataType(dataTypes[0], data, strictNums, correct);
		let cond;
		const types = (0, util_1.toHash)(dataTypes);
		if (types.array && types.object) {
			const notObj = (0, codegen_1._)`typeof ${data} != "object"`;
			cond = types.null ? notObj : (0, codegen_1._)`!${data} || ${notObj}`;
			delete types.null;
			delete types.array;
			delete types.object;
		} else cond = codegen_1.nil;
		if (types.number) delete types.integer;
		for (const t in types) cond = (0, codegen_1.and)(cond, checkDataType(t, data, strictNums, correct));
		return cond;
	}
	exports.checkDataTypes = checkDataTypes;
	const typeError = {
		message: ({ schema }) => `must be ${schema}`,
		params: ({ schema, schemaValue }) => typeof schema == "string" ? (0, codegen_1._)`{type: ${schema}}` : (0, codegen_1._)`{type: ${schemaValue}}`
	};
	function reportTypeError(it) {
		const cxt = getTypeErrorContext(it);
		(0, errors_1.reportError)(cxt, typeError);
	}
	exports.reportTypeError = reportTypeError;
	function getTypeErrorContext(it) {
		const { gen, data, schema } = it;
		const schemaCode = (0, util_1.schemaRefOrVal)(it, schema, "type");
		return {
			gen,
			keyword: "type",
			data,
			schema: schema.type,
			schemaCode,
			schemaValue: schemaCode,
			parentSchema: schema,
			params: {},
			it
		};
	}
}));

// node_modules/ajv/dist/compile/validate/defaults.js
var require_defaults = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.assignDefaults = void 0;
	const codegen_1 = require_codegen();
	const util_1 = require_util();
	function assignDefaults(it, ty) {
		const { properties, items } = it.schema;
		if (ty === "object" && properties) for (const key in properties) assignDefault(it, key, properties[key].default);
		else if (ty === "array" && Array.isArray(items)) items.forEach((sch, i) => assignDefault(it, i, sch.default));
	}
	exports.assignDefaults = assignDefaults;
	function assignDefault(it, prop, defaultValue) {
		const { gen, compositeRule, data, opts } = it;
		if (defaultValue === void 0) return;
		const childData = (0, codegen_1._)`${data}${(0, codegen_1.getProperty)(prop)}`;
		if (compositeRule) {
			(0, util_1.checkStrictMode)(it, `default is ignored for: ${childData}`);
			return;
		}
		let condition = (0, codegen_1._)`${childData} === undefined`;
		if (opts.useDefaults === "empty") condition = (0, codegen_1._)`${condition} || ${childData} === null || ${childData} === ""`;
		gen.if(condition, (0, codegen_1._)`${childData} = ${(0, codegen_1.stringify)(defaultValue)}`);
	}
}));

// node_modules/ajv/dist/vocabularies/code.js
var require_code = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.validateUnion = exports.validateArray = exports.usePattern = exports.callValidateCode = exports.schemaProperties = exports.allSchemaProperties = exports.noPropertyInData = exports.propertyInData = exports.isOwnProperty = exports.hasPropFunc = exports.reportMissingProp = exports.checkMissingProp = exports.checkReportMissingProp = void 0;
	const codegen_1 = require_codegen();
	const util_1 = require_util();
	const names_1 = require_names();
	const util_2 = require_util();
	function checkReportMissingProp(cxt, prop) {
		const { gen, data, it } = cxt;
		gen.if(noPropertyInData(gen, data, prop, it.opts.ownProperties), () => {
			cxt.setParams({ missingProperty: (0, codegen_1._)`${prop}` }, true);
			cxt.error();
		});
	}
	exports.checkReportMissingProp = checkReportMissingProp;
	function checkMissingProp({ gen, data, it: { opts } }, properties, missing) {
		return (0, codegen_1.or)(...properties.map((prop) => (0, codegen_1.and)(noPropertyInData(gen, data, prop, opts.ownProperties), (0, codegen_1._)`${missing} = ${prop}`)));
	}
	exports.checkMissingProp = checkMissingProp;
	function reportMissingProp(cxt, missing) {
		cxt.setParams({ missingProperty: missing }, true);
		cxt.error();
	}
	exports.reportMissingProp = reportMissingProp;
	function hasPropFunc(gen) {
		return gen.scopeValue("func", {
			ref: Object.prototype.hasOwnProperty,
			code: (0, codegen_1._)`Object.prototype.hasOwnProperty`
		});
	}
	exports.hasPropFunc = hasPropFunc;
	function isOwnProperty(gen, data, property) {
		return (0, codegen_1._)`${hasPropFunc(gen)}.call(${data}, ${property})`;
	}
	exports.isOwnProperty = isOwnProperty;
	function propertyInData(gen, data, property, ownProperties) {
		const cond = (0, codegen_1._)`${data}${(0, codegen_1.getProperty)(property)} !== undefined`;
		return ownProperties ? (0, codegen_1._)`${cond} && ${isOwnProperty(gen, data, property)}` : cond;
	}
	exports.propertyInData = propertyInData;
	function noPropertyInData(gen, data, property, ownProperties) {
		const cond = (0, codegen_1._)`${data}${(0, codegen_1.getProperty)(property)} === undefined`;
		return ownProperties ? (0, codegen_1.or)(cond, (0, codegen_1.not)(isOwnProperty(gen, data, property))) : cond;
	}
	exports.noPropertyInData = noPropertyInData;
	function allSchemaProperties(schemaMap) {
		return schemaMap ? Object.keys(schemaMap).filter((p) => p !== "__proto__") : [];
	}
	exports.allSchemaProperties = allSchemaProperties;
	function schemaProperties(it, schemaMap) {
		return allSchemaProperties(schemaMap).filter((p) => !(0, util_1.alwaysValidSchema)(it, schemaMap[p]));
	}
	exports.schemaProperties = schemaProperties;
	function callValidateCode({ schemaCode, data, it: { gen, topSchemaRef, schemaPath, errorPath }, it }, func, context, passSchema) {
		const dataAndSchema = passSchema ? (0, codegen_1._)`${schemaCode}, ${data}, ${topSchemaRef}${schemaPath}` : data;
		const valCxt = [
			[names_1.default.instancePath, (0, codegen_1.strConcat)(names_1.default.instancePath, errorPath)],
			[names_1.default.parentData, it.parentData],
			[names_1.default.parentDataProperty, it.parentDataProperty],
			[names_1.default.rootData, names_1.default.rootData]
		];
		if (it.opts.dynamicRef) valCxt.push([names_1.default.dynamicAnchors, names_1.default.dynamicAnchors]);
		const args = (0, codegen_1._)`${dataAndSchema}, ${gen.object(...valCxt)}`;
		return context !== codegen_1.nil ? (0, codegen_1._)`${func}.call(${context}, ${args})` : (0, codegen_1._)`${func}(${args})`;
	}
	exports.callValidateCode = callValidateCode;
	const newRegExp = (0, codegen_1._)`new RegExp`;
	function usePattern({ gen, it: { opts } }, pattern) {
		const u = opts.unicodeRegExp ? "u" : "";
		const { regExp } = opts.code;
		const rx = regExp(pattern, u);
		return gen.scopeValue("pattern", {
			key: rx.toString(),
			ref: rx,
			code: (0, codegen_1._)`${regExp.code === "new RegExp" ? newRegExp : (0, util_2.useFunc)(gen, regExp)}(${pattern}, ${u})`
		});
	}
	exports.usePattern = usePattern;
	function validateArray(cxt) {
		const { gen, data, keyword, it } = cxt;
		const valid = gen.name("valid");
		if (it.allErrors) {
			const validArr = gen.let("valid", true);
			validateItems(() => gen.assign(validArr, false));
			return validArr;
		}
		gen.var(valid, true);
		validateItems(() => gen.break());
		return valid;
		function validateItems(notValid) {
			const len = gen.const("len", (0, codegen_1._)`${data}.length`);
			gen.forRange("i", 0, len, (i) => {
				cxt.subschema({
					keyword,
					dataProp: i,
					dataPropType: util_1.Type.Num
				}, valid);
				gen.if((0, codegen_1.not)(valid), notValid);
			});
		}
	}
	exports.validateArray = validateArray;
	function validateUnion(cxt) {
		const { gen, schema, keyword, it } = cxt;
		/* istanbul ignore if */
		if (!Array.isArray(schema)) throw new Error("ajv implementation error");
		if (schema.some((sch) => (0, util_1.alwaysValidSchema)(it, sch)) && !it.opts.unevaluated) return;
		const valid = gen.let("valid", false);
		const schValid = gen.name("_valid");
		gen.block(() => schema.forEach((_sch, i) => {
			const schCxt = cxt.subschema({
				keyword,
				schemaProp: i,
				compositeRule: true
			}, schValid);
			gen.assign(valid, (0, codegen_1._)`${valid} || ${schValid}`);
			if (!cxt.mergeValidEvaluated(schCxt, schValid)) gen.if((0, codegen_1.not)(valid));
		}));
		cxt.result(valid, () => cxt.reset(), () => cxt.error(true));
	}
	exports.validateUnion = validateUnion;
}));

// node_modules/ajv/dist/compile/validate/keyword.js
var require_keyword = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.validateKeywordUsage = exports.validSchemaType = exports.funcKeywordCode = exports.macroKeywordCode = void 0;
	const codegen_1 = require_codegen();
	const names_1 = require_names();
	const code_1 = require_code();
	const errors_1 = require_errors();
	function macroKeywordCode(cxt, def) {
		const { gen, keyword, schema, parentSchema, it } = cxt;
		const macroSchema = def.macro.call(it.self, schema, parentSchema, it);
		const schemaRef = useKeyword(gen, keyword, macroSchema);
		if (it.opts.validateSchema !== false) it.self.validateSchema(macroSchema, true);
		const valid = gen.name("valid");
		cxt.subschema({
			schema: macroSchema,
			schemaPath: codegen_1.nil,
			errSchemaPath: `${it.errSchemaPath}/${keyword}`,
			topSchemaRef: schemaRef,
			compositeRule: true
		}, valid);
		cxt.pass(valid, () => cxt.error(true));
	}
	exports.macroKeywordCode = macroKeywordCode;
	function funcKeywordCode(cxt, def) {
		var _a;
		const { gen, keyword, schema, parentSchema, $data, it } = cxt;
		checkAsyncKeyword(it, def);
		const validateRef = useKeyword(gen, keyword, !$data && def.compile ? def.compile.call(it.self, schema, parentSchema, it) : def.validate);
		const valid = gen.let("valid");
		cxt.block$data(valid, validateKeyword);
		cxt.ok((_a = def.valid) !== null && _a !== void 0 ? _a : valid);
		function validateKeyword() {
			if (def.errors === false) {
				assignValid();
				if (def.modifying) modifyData(cxt);
				reportErrs(() => cxt.error());
			} else {
				const ruleErrs = def.async ? validateAsync() : validateSync();
				if (def.modifying) modifyData(cxt);
				reportErrs(() => addErrs(cxt, ruleErrs));
			}
		}
		function validateAsync() {
			const ruleErrs = gen.let("ruleErrs", null);
			gen.try(() => assignValid((0, codegen_1._)`await `), (e) => gen.assign(valid, false).if((0, codegen_1._)`${e} instanceof ${it.ValidationError}`, () => gen.assign(ruleErrs, (0, codegen_1._)`${e}.errors`), () => gen.throw(e)));
			return ruleErrs;
		}
		function validateSync() {
			const validateErrs = (0, codegen_1._)`${validateRef}.errors`;
			gen.assign(validateErrs, null);
			assignValid(codegen_1.nil);
			return validateErrs;
		}
		function assignValid(_await = def.async ? (0, codegen_1._)`await ` : codegen_1.nil) {
			const passCxt = it.opts.passContext ? names_1.default.this : names_1.default.self;
			const passSchema = !("compile" in def && !$data || def.schema === false);
			gen.assign(valid, (0, codegen_1._)`${_await}${(0, code_1.callValidateCode)(cxt, validateRef, passCxt, passSchema)}`, def.modifying);
		}
		function reportErrs(errors) {
			var _a;
			gen.if((0, codegen_1.not)((_a = def.valid) !== null && _a !== void 0 ? _a : valid), errors);
		}
	}
	exports.funcKeywordCode = funcKeywordCode;
	function modifyData(cxt) {
		const { gen, data, it } = cxt;
		gen.if(it.parentData, () => gen.assign(data, (0, codegen_1._)`${it.parentData}[${it.parentDataProperty}]`));
	}
	function addErrs(cxt, errs) {
		const { gen } = cxt;
		gen.if((0, codegen_1._)`Array.isArray(${errs})`, () => {
			gen.assign(names_1.default.vErrors, (0, codegen_1._)`${names_1.default.vErrors} === null ? ${errs} : ${names_1.default.vErrors}.concat(${errs})`).assign(names_1.default.errors, (0, codegen_1._)`${names_1.default.vErrors}.length`);
			(0, errors_1.extendErrors)(cxt);
		}, () => cxt.error());
	}
	function checkAsyncKeyword({ schemaEnv }, def) {
		if (def.async && !schemaEnv.$async) throw new Error("async keyword in sync schema");
	}
	function useKeyword(gen, keyword, result) {
		if (result === void 0) throw new Error(`keyword "${keyword}" failed to compile`);
		return gen.scopeValue("keyword", typeof result == "function" ? { ref: result } : {
			ref: result,
			code: (0, codegen_1.stringify)(result)
		});
	}
	function validSchemaType(schema, schemaType, allowUndefined = false) {
		return !schemaType.length || schemaType.some((st) => st === "array" ? Array.isArray(schema) : st === "object" ? schema && typeof schema == "object" && !Array.isArray(schema) : typeof schema == st || allowUndefined && typeof schema == "undefined");
	}
	exports.validSchemaType = validSchemaType;
	function validateKeywordUsage({ schema, opts, self, errSchemaPath }, def, keyword) {
		/* istanbul ignore if */
		if (Array.isArray(def.keyword) ? !def.keyword.includes(keyword) : def.keyword !== keyword) throw new Error("ajv implementation error");
		const deps = def.dependencies;
		if (deps === null || deps === void 0 ? void 0 : deps.some((kwd) => !Object.prototype.hasOwnProperty.call(schema, kwd))) throw new Error(`parent schema must have dependencies of ${keyword}: ${deps.join(",")}`);
		if (def.validateSchema) {
			if (!def.validateSchema(schema[keyword])) {
				const msg = `keyword "${keyword}" value is invalid at path "${errSchemaPath}": ` + self.errorsText(def.validateSchema.errors);
				if (opts.validateSchema === "log") self.logger.error(msg);
				else throw new Error(msg);
			}
		}
	}
	exports.validateKeywordUsage = validateKeywordUsage;
}));

// node_modules/ajv/dist/compile/validate/subschema.js
var require_subschema = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.extendSubschemaMode = exports.extendSubschemaData = exports.getSubschema = void 0;
	const codegen_1 = require_codegen();
	const util_1 = require_util();
	function getSubschema(it, { keyword, schemaProp, schema, schemaPath, errSchemaPath, topSchemaRef }) {
		if (keyword !== void 0 && schema !== void 0) throw new Error("both \"keyword\" and \"schema\" passed, only one allowed");
		if (keyword !== void 0) {
			const sch = it.schema[keyword];
			return schemaProp === void 0 ? {
				schema: sch,
				schemaPath: (0, codegen_1._)`${it.schemaPath}${(0, codegen_1.getProperty)(keyword)}`,
				errSchemaPath: `${it.errSchemaPath}/${keyword}`
			} : {
				schema: sch[schemaProp],
				schemaPath: (0, codegen_1._)`${it.schemaPath}${(0, codegen_1.getProperty)(keyword)}${(0, codegen_1.getProperty)(schemaProp)}`,
				errSchemaPath: `${it.errSchemaPath}/${keyword}/${(0, util_1.escapeFragment)(schemaProp)}`
			};
		}
		if (schema !== void 0) {
			if (schemaPath === void 0 || errSchemaPath === void 0 || topSchemaRef === void 0) throw new Error("\"schemaPath\", \"errSchemaPath\" and \"topSchemaRef\" are required with \"schema\"");
			return {
				schema,
				schemaPath,
				topSchemaRef,
				errSchemaPath
			};
		}
		throw new Error("either \"keyword\" or \"schema\" must be passed");
	}
	exports.getSubschema = getSubschema;
	function extendSubschemaData(subschema, it, { dataProp, dataPropType: dpType, data, dataTypes, propertyName }) {
		if (data !== void 0 && dataProp !== void 0) throw new Error("both \"data\" and \"dataProp\" passed, only one allowed");
		const { gen } = it;
		if (dataProp !== void 0) {
			const { errorPath, dataPathArr, opts } = it;
			dataContextProps(gen.let("data", (0, codegen_1._)`${it.data}${(0, codegen_1.getProperty)(dataProp)}`, true));
			subschema.errorPath = (0, codegen_1.str)`${errorPath}${(0, util_1.getErrorPath)(dataProp, dpType, opts.jsPropertySyntax)}`;
			subschema.parentDataProperty = (0, codegen_1._)`${dataProp}`;
			subschema.dataPathArr = [...dataPathArr, subschema.parentDataProperty];
		}
		if (data !== void 0) {
			dataContextProps(data instanceof codegen_1.Name ? data : gen.let("data", data, true));
			if (propertyName !== void 0) subschema.propertyName = propertyName;
		}
		if (dataTypes) subschema.dataTypes = dataTypes;
		function dataContextProps(_nextData) {
			subschema.data = _nextData;
			subschema.dataLevel = it.dataLevel + 1;
			subschema.dataTypes = [];
			it.definedProperties = /* @__PURE__ */ new Set();
			subschema.parentData = it.data;
			subschema.dataNames = [...it.dataNames, _nextData];
		}
	}
	exports.extendSubschemaData = extendSubschemaData;
	function extendSubschemaMode(subschema, { jtdDiscriminator, jtdMetadata, compositeRule, createErrors, allErrors }) {
		if (compositeRule !== void 0) subschema.compositeRule = compositeRule;
		if (createErrors !== void 0) subschema.createErrors = createErrors;
		if (allErrors !== void 0) subschema.allErrors = allErrors;
		subschema.jtdDiscriminator = jtdDiscriminator;
		subschema.jtdMetadata = jtdMetadata;
	}
	exports.extendSubschemaMode = extendSubschemaMode;
}));

// node_modules/fast-deep-equal/index.js
var require_fast_deep_equal = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	module.exports = function equal(a, b) {
		if (a === b) return true;
		if (a && b && typeof a == "object" && typeof b == "object") {
			if (a.constructor !== b.constructor) return false;
			var length, i, keys;
			if (Array.isArray(a)) {
				length = a.length;
				if (length != b.length) return false;
				for (i = length; i-- !== 0;) if (!equal(a[i], b[i])) return false;
				return true;
			}
			if (a.constructor === RegExp) return a.source === b.source && a.flags === b.flags;
			if (a.valueOf !== Object.prototype.valueOf) return a.valueOf() === b.valueOf();
			if (a.toString !== Object.prototype.toString) return a.toString() === b.toString();
			keys = Object.keys(a);
			length = keys.length;
			if (length !== Object.keys(b).length) return false;
			for (i = length; i-- !== 0;) if (!Object.prototype.hasOwnProperty.call(b, keys[i])) return false;
			for (i = length; i-- !== 0;) {
				var key = keys[i];
				if (!equal(a[key], b[key])) return false;
			}
			return true;
		}
		return a !== a && b !== b;
	};
}));

// node_modules/json-schema-traverse/index.js
var require_json_schema_traverse = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	var traverse = module.exports = function(schema, opts, cb) {
		if (typeof opts == "function") {
			cb = opts;
			opts = {};
		}
		cb = opts.cb || cb;
		var pre = typeof cb == "function" ? cb : cb.pre || function() {};
		var post = cb.post || function() {};
		_traverse(opts, pre, post, schema, "", schema);
	};
	traverse.keywords = {
		additionalItems: true,
		items: true,
		contains: true,
		additionalProperties: true,
		propertyNames: true,
		not: true,
		if: true,
		then: true,
		else: true
	};
	traverse.arrayKeywords = {
		items: true,
		allOf: true,
		anyOf: true,
		oneOf: true
	};
	traverse.propsKeywords = {
		$defs: true,
		definitions: true,
		properties: true,
		patternProperties: true,
		dependencies: true
	};
	traverse.skipKeywords = {
		default: true,
		enum: true,
		const: true,
		required: true,
		maximum: true,
		minimum: true,
		exclusiveMaximum: true,
		exclusiveMinimum: true,
		multipleOf: true,
		maxLength: true,
		minLength: true,
		pattern: true,
		format: true,
		maxItems: true,
		minItems: true,
		uniqueItems: true,
		maxProperties: true,
		minProperties: true
	};
	function _traverse(opts, pre, post, schema, jsonPtr, rootSchema, parentJsonPtr, parentKeyword, parentSchema, keyIndex) {
		if (schema && typeof schema == "object" && !Array.isArray(schema)) {
			pre(schema, jsonPtr, rootSchema, parentJsonPtr, parentKeyword, parentSchema, keyIndex);
			for (var key in schema) {
				var sch = schema[key];
				if (Array.isArray(sch)) {
					if (key in traverse.arrayKeywords) for (var i = 0; i < sch.length; i++) _traverse(opts, pre, post, sch[i], jsonPtr + "/" + key + "/" + i, rootSchema, jsonPtr, key, schema, i);
				} else if (key in traverse.propsKeywords) {
					if (sch && typeof sch == "object") for (var prop in sch) _traverse(opts, pre, post, sch[prop], jsonPtr + "/" + key + "/" + escapeJsonPtr(prop), rootSchema, jsonPtr, key, schema, prop);
				} else if (key in traverse.keywords || opts.allKeys && !(key in traverse.skipKeywords)) _traverse(opts, pre, post, sch, jsonPtr + "/" + key, rootSchema, jsonPtr, key, schema);
			}
			post(schema, jsonPtr, rootSchema, parentJsonPtr, parentKeyword, parentSchema, keyIndex);
		}
	}
	function escapeJsonPtr(str) {
		return str.replace(/~/g, "~0").replace(/\//g, "~1");
	}
}));

// node_modules/ajv/dist/compile/resolve.js
var require_resolve = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.getSchemaRefs = exports.resolveUrl = exports.normalizeId = exports._getFullPath = exports.getFullPath = exports.inlineRef = void 0;
	const util_1 = require_util();
	const equal = require_fast_deep_equal();
	const traverse = require_json_schema_traverse();
	const SIMPLE_INLINED = /* @__PURE__ */ new Set([
		"type",
		"format",
		"pattern",
		"maxLength",
		"minLength",
		"maxProperties",
		"minProperties",
		"maxItems",
		"minItems",
		"maximum",
		"minimum",
		"uniqueItems",
		"multipleOf",
		"required",
		"enum",
		"const"
	]);
	function inlineRef(schema, limit = true) {
		if (typeof schema == "boolean") return true;
		if (limit === true) return !hasRef(schema);
		if (!limit) return false;
		return countKeys(schema) <= limit;
	}
	exports.inlineRef = inlineRef;
	const REF_KEYWORDS = /* @__PURE__ */ new Set([
		"$ref",
		"$recursiveRef",
		"$recursiveAnchor",
		"$dynamicRef",
		"$dynamicAnchor"
	]);
	function hasRef(schema) {
		for (const key in schema) {
			if (REF_KEYWORDS.has(key)) return true;
			const sch = schema[key];
			if (Array.isArray(sch) && sch.some(hasRef)) return true;
			if (typeof sch == "object" && hasRef(sch)) return true;
		}
		return false;
	}
	function countKeys(schema) {
		let count = 0;
		for (const key in schema) {
			if (key === "$ref") return 1e400;
			count++;
			if (SIMPLE_INLINED.has(key)) continue;
			if (typeof schema[key] == "object") (0, util_1.eachItem)(schema[key], (sch) => count += countKeys(sch));
			if (count === 1e400) return 1e400;
		}
		return count;
	}
	function getFullPath(resolver, id = "", normalize) {
		if (normalize !== false) id = normalizeId(id);
		return _getFullPath(resolver, resolver.parse(id));
	}
	exports.getFullPath = getFullPath;
	function _getFullPath(resolver, p) {
		return resolver.serialize(p).split("#")[0] + "#";
	}
	exports._getFullPath = _getFullPath;
	const TRAILING_SLASH_HASH = /#\/?$/;
	function normalizeId(id) {
		return id ? id.replace(TRAILING_SLASH_HASH, "") : "";
	}
	exports.normalizeId = normalizeId;
	function resolveUrl(resolver, baseId, id) {
		id = normalizeId(id);
		return resolver.resolve(baseId, id);
	}
	exports.resolveUrl = resolveUrl;
	const ANCHOR = /^[a-z_][-a-z0-9._]*$/i;
	function getSchemaRefs(schema, baseId) {
		if (typeof schema == "boolean") return {};
		const { schemaId, uriResolver } = this.opts;
		const schId = normalizeId(schema[schemaId] || baseId);
		const baseIds = { "": schId };
		const pathPrefix = getFullPath(uriResolver, schId, false);
		const localRefs = {};
		const schemaRefs = /* @__PURE__ */ new Set();
		traverse(schema, { allKeys: true }, (sch, jsonPtr, _, parentJsonPtr) => {
			if (parentJsonPtr === void 0) return;
			const fullPath = pathPrefix + jsonPtr;
			let innerBaseId = baseIds[parentJsonPtr];
			if (typeof sch[schemaId] == "string") innerBaseId = addRef.call(this, sch[schemaId]);
			addAnchor.call(this, sch.$anchor);
			addAnchor.call(this, sch.$dynamicAnchor);
			baseIds[jsonPtr] = innerBaseId;
			function addRef(ref) {
				const _resolve = this.opts.uriResolver.resolve;
				ref = normalizeId(innerBaseId ? _resolve(innerBaseId, ref) : ref);
				if (schemaRefs.has(ref)) throw ambiguos(ref);
				schemaRefs.add(ref);
				let schOrRef = this.refs[ref];
				if (typeof schOrRef == "string") schOrRef = this.refs[schOrRef];
				if (typeof schOrRef == "object") checkAmbiguosRef(sch, schOrRef.schema, ref);
				else if (ref !== normalizeId(fullPath)) {
					if (ref[0] === "#") {
						checkAmbiguosRef(sch, localRefs[ref], ref);
						localRefs[ref] = sch;
					} else this.refs[ref] = fullPath;
				}
				return ref;
			}
			function addAnchor(anchor) {
				if (typeof anchor == "string") {
					if (!ANCHOR.test(anchor)) throw new Error(`invalid anchor "${anchor}"`);
					addRef.call(this, `#${anchor}`);
				}
			}
		});
		return localRefs;
		function checkAmbiguosRef(sch1, sch2, ref) {
			if (sch2 !== void 0 && !equal(sch1, sch2)) throw ambiguos(ref);
		}
		function ambiguos(ref) {
			return /* @__PURE__ */ new Error(`reference "${ref}" resolves to more than one schema`);
		}
	}
	exports.getSchemaRefs = getSchemaRefs;
}));

// node_modules/ajv/dist/compile/validate/index.js
var require_validate = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.getData = exports.KeywordCxt = exports.validateFunctionCode = void 0;
	const boolSchema_1 = require_boolSchema();
	const dataType_1 = require_dataType();
	const applicability_1 = require_applicability();
	const dataType_2 = require_dataType();
	const defaults_1 = require_defaults();
	const keyword_1 = require_keyword();
	const subschema_1 = require_subschema();
	const codegen_1 = require_codegen();
	const names_1 = require_names();
	const resolve_1 = require_resolve();
	const util_1 = require_util();
	const errors_1 = require_errors();
	function validateFunctionCode(it) {
		if (isSchemaObj(it)) {
			checkKeywords(it);
			if (schemaCxtHasRules(it)) {
				topSchemaObjCode(it);
				return;
			}
		}
		validateFunction(it, () => (0, boolSchema_1.topBoolOrEmptySchema)(it));
	}
	exports.validateFunctionCode = validateFunctionCode;
	function validateFunction({ gen, validateName, schema, schemaEnv, opts }, body) {
		if (opts.code.es5) gen.func(validateName, (0, codegen_1._)`${names_1.default.data}, ${names_1.default.valCxt}`, schemaEnv.$async, () => {
			gen.code((0, codegen_1._)`"use strict"; ${funcSourceUrl(schema, opts)}`);
			destructureValCxtES5(gen, opts);
			gen.code(body);
		});
		else gen.func(validateName, (0, codegen_1._)`${names_1.default.data}, ${destructureValCxt(opts)}`, schemaEnv.$async, () => gen.code(funcSourceUrl(schema, opts)).code(body));
	}
	function destructureValCxt(opts) {
		return (0, codegen_1._)`{${names_1.default.instancePath}="", ${names_1.default.parentData}, ${names_1.default.parentDataProperty}, ${names_1.default.rootData}=${names_1.default.data}${opts.dynamicRef ? (0, codegen_1._)`, ${names_1.default.dynamicAnchors}={}` : codegen_1.nil}}={}`;
	}
	function destructureValCxtES5(gen, opts) {
		gen.if(names_1.default.valCxt, () => {
			gen.var(names_1.default.instancePath, (0, codegen_1._)`${names_1.default.valCxt}.${names_1.default.instancePath}`);
			gen.var(names_1.default.parentData, (0, codegen_1._)`${names_1.default.valCxt}.${names_1.default.parentData}`);
			gen.var(names_1.default.parentDataProperty, (0, codegen_1._)`${names_1.default.valCxt}.${names_1.default.parentDataProperty}`);
			gen.var(names_1.default.rootData, (0, codegen_1._)`${names_1.default.valCxt}.${names_1.default.rootData}`);
			if (opts.dynamicRef) gen.var(names_1.default.dynamicAnchors, (0, codegen_1._)`${names_1.default.valCxt}.${names_1.default.dynamicAnchors}`);
		}, () => {
			gen.var(names_1.default.instancePath, (0, codegen_1._)`""`);
			gen.var(names_1.default.parentData, (0, codegen_1._)`undefined`);
			gen.var(names_1.default.parentDataProperty, (0, codegen_1._)`undefined`);
			gen.var(names_1.default.rootData, names_1.default.data);
			if (opts.dynamicRef) gen.var(names_1.default.dynamicAnchors, (0, codegen_1._)`{}`);
		});
	}
	function topSchemaObjCode(it) {
		const { schema, opts, gen } = it;
		validateFunction(it, () => {
			if (opts.$comment && schema.$comment) commentKeyword(it);
			checkNoDefault(it);
			gen.let(names_1.default.vErrors, null);
			gen.let(names_1.default.errors, 0);
			if (opts.unevaluated) resetEvaluated(it);
			typeAndKeywords(it);
			returnResults(it);
		});
	}
	function resetEvaluated(it) {
		const { gen, validateName } = it;
		it.evaluated = gen.const("evaluated", (0, codegen_1._)`${validateName}.evaluated`);
		gen.if((0, codegen_1._)`${it.evaluated}.dynamicProps`, () => gen.assign((0, codegen_1._)`${it.evaluated}.props`, (0, codegen_1._)`undefined`));
		gen.if((0, codegen_1._)`${it.evaluated}.dynamicItems`, () => gen.assign((0, codegen_1._)`${it.evaluated}.items`, (0, codegen_1._)`undefined`));
	}
	function funcSourceUrl(schema, opts) {
		const schId = typeof schema == "object" && schema[opts.schemaId];
		return schId && (opts.code.source || opts.code.process) ? (0, codegen_1._)`/*# sourceURL=${schId} */` : codegen_1.nil;
	}
	function subschemaCode(it, valid) {
		if (isSchemaObj(it)) {
			checkKeywords(it);
			if (schemaCxtHasRules(it)) {
				subSchemaObjCode(it, valid);
				return;
			}
		}
		(0, boolSchema_1.boolOrEmptySchema)(it, valid);
	}
	function schemaCxtHasRules({ schema, self }) {
		if (typeof schema == "boolean") return !schema;
		for (const key in schema) if (self.RULES.all[key]) return true;
		return false;
	}
	function isSchemaObj(it) {
		return typeof it.schema != "boolean";
	}
	function subSchemaObjCode(it, valid) {
		const { schema, gen, opts } = it;
		if (opts.$comment && schema.$comment) commentKeyword(it);
		updateContext(it);
		checkAsyncSchema(it);
		const errsCount = gen.const("_errs", names_1.default.errors);
		typeAndKeywords(it, errsCount);
		gen.var(valid, (0, codegen_1._)`${errsCount} === ${names_1.default.errors}`);
	}
	function checkKeywords(it) {
		(0, util_1.checkUnknownRules)(it);
		checkRefsAndKeywords(it);
	}
	function typeAndKeywords(it, errsCount) {
		if (it.opts.jtd) return schemaKeywords(it, [], false, errsCount);
		const types = (0, dataType_1.getSchemaTypes)(it.schema);
		schemaKeywords(it, types, !(0, dataType_1.coerceAndCheckDataType)(it, types), errsCount);
	}
	function checkRefsAndKeywords(it) {
		const { schema, errSchemaPath, opts, self } = it;
		if (schema.$ref && opts.ignoreKeywordsWithRef && (0, util_1.schemaHasRulesButRef)(schema, self.RULES)) self.logger.warn(`$ref: keywords ignored in schema at path "${errSchemaPath}"`);
	}
	function checkNoDefault(it) {
		const { schema, opts } = it;
		if (schema.default !== void 0 && opts.useDefaults && opts.strictSchema) (0, util_1.checkStrictMode)(it, "default is ignored in the schema root");
	}
	function updateContext(it) {
		const schId = it.schema[it.opts.schemaId];
		if (schId) it.baseId = (0, resolve_1.resolveUrl)(it.opts.uriResolver, it.baseId, schId);
	}
	function checkAsyncSchema(it) {
		if (it.schema.$async && !it.schemaEnv.$async) throw new Error("async schema in sync schema");
	}
	function commentKeyword({ gen, schemaEnv, schema, errSchemaPath, opts }) {
		const msg = schema.$comment;
		if (opts.$comment === true) gen.code((0, codegen_1._)`${names_1.default.self}.logger.log(${msg})`);
		else if (typeof opts.$comment == "function") {
			const schemaPath = (0, codegen_1.str)`${errSchemaPath}/$comment`;
			const rootName = gen.scopeValue("root", { ref: schemaEnv.root });
			gen.code((0, codegen_1._)`${names_1.default.self}.opts.$comment(${msg}, ${schemaPath}, ${rootName}.schema)`);
		}
	}
	function returnResults(it) {
		const { gen, schemaEnv, validateName, ValidationError, opts } = it;
		if (schemaEnv.$async) gen.if((0, codegen_1._)`${names_1.default.errors} === 0`, () => gen.return(names_1.default.data), () => gen.throw((0, codegen_1._)`new ${ValidationError}(${names_1.default.vErrors})`));
		else {
			gen.assign((0, codegen_1._)`${validateName}.errors`, names_1.default.vErrors);
			if (opts.unevaluated) assignEvaluated(it);
			gen.return((0, codegen_1._)`${names_1.default.errors} === 0`);
		}
	}
	function assignEvaluated({ gen, evaluated, props, items }) {
		if (props instanceof codegen_1.Name) gen.assign((0, codegen_1._)`${evaluated}.props`, props);
		if (items instanceof codegen_1.Name) gen.assign((0, codegen_1._)`${evaluated}.items`, items);
	}
	function schemaKeywords(it, types, typeErrors, errsCount) {
		const { gen, schema, data, allErrors, opts, self } = it;
		const { RULES } = self;
		if (schema.$ref && (opts.ignoreKeywordsWithRef || !(0, util_1.schemaHasRulesButRef)(schema, RULES))) {
			gen.block(() => keywordCode(it, "$ref", RULES.all.$ref.definition));
			return;
		}
		if (!opts.jtd) checkStrictTypes(it, types);
		gen.block(() => {
			for (const group of RULES.rules) groupKeywords(group);
			groupKeywords(RULES.post);
		});
		function groupKeywords(group) {
			if (!(0, applicability_1.shouldUseGroup)(schema, group)) return;
			if (group.type) {
				gen.if((0, dataType_2.checkDataType)(group.type, data, opts.strictNumbers));
				iterateKeywords(it, group);
				if (types.length === 1 && types[0] === group.type && typeErrors) {
					gen.else();
					(0, dataType_2.reportTypeError)(it);
				}
				gen.endIf();
			} else iterateKeywords(it, group);
			if (!allErrors) gen.if((0, codegen_1._)`${names_1.default.errors} === ${errsCount || 0}`);
		}
	}
	function iterateKeywords(it, group) {
		const { gen, schema, opts: { useDefaults } } = it;
		if (useDefaults) (0, defaults_1.assignDefaults)(it, group.type);
		gen.block(() => {
			for (const rule of group.rules) if ((0, applicability_1.shouldUseRule)(schema, rule)) keywordCode(it, rule.keyword, rule.definition, group.type);
		});
	}
	function checkStrictTypes(it, types) {
		if (it.schemaEnv.meta || !it.opts.strictTypes) return;
		checkContextTypes(it, types);
		if (!it.opts.allowUnionTypes) checkMultipleTypes(it, types);
		checkKeywordTypes(it, it.dataTypes);
	}
	function checkContextTypes(it, types) {
		if (!types.length) return;
		if (!it.dataTypes.length) {
			it.dataTypes = types;
			return;
		}
		types.forEach((t) => {
			if (!includesType(it.dataTypes, t)) strictTypesError(it, `type "${t}" not allowed by context "${it.dataTypes.join(",")}"`);
		});
		narrowSchemaTypes(it, types);
	}
	function checkMultipleTypes(it, ts) {
		if (ts.length > 1 && !(ts.length === 2 && ts.includes("null"))) strictTypesError(it, "use allowUnionTypes to allow union type keyword");
	}
	function checkKeywordTypes(it, ts) {
		const rules = it.self.RULES.all;
		for (const keyword in rules) {
			const rule = rules[keyword];
			if (typeof rule == "object" && (0, applicability_1.shouldUseRule)(it.schema, rule)) {
				const { type } = rule.definition;
				if (type.length && !type.some((t) => hasApplicableType(ts, t))) strictTypesError(it, `missing type "${type.join(",")}" for keyword "${keyword}"`);
			}
		}
	}
	function hasApplicableType(schTs, kwdT) {
		return schTs.includes(kwdT) || kwdT === "number" && schTs.includes("integer");
	}
	function includesType(ts, t) {
		return ts.includes(t) || t === "integer" && ts.includes("number");
	}
	function narrowSchemaTypes(it, withTypes) {
		const ts = [];
		for (const t of it.dataTypes) if (includesType(withTypes, t)) ts.push(t);
		else if (withTypes.includes("integer") && t === "number") ts.push("integer");
		it.dataTypes = ts;
	}
	function strictTypesError(it, msg) {
		const schemaPath = it.schemaEnv.baseId + it.errSchemaPath;
		msg += ` at "${schemaPath}" (strictTypes)`;
		(0, util_1.checkStrictMode)(it, msg, it.opts.strictTypes);
	}
	var KeywordCxt = class {
		constructor(it, def, keyword) {
			(0, keyword_1.validateKeywordUsage)(it, def, keyword);
			this.gen = it.gen;
			this.allErrors = it.allErrors;
			this.keyword = keyword;
			this.data = it.data;
			this.schema = it.schema[keyword];
			this.$data = def.$data && it.opts.$data && this.schema && this.schema.$data;
			this.schemaValue = (0, util_1.schemaRefOrVal)(it, this.schema, keyword, this.$data);
			this.schemaType = def.schemaType;
			this.parentSchema = it.schema;
			this.params = {};
			this.it = it;
			this.def = def;
			if (this.$data) this.schemaCode = it.gen.const("vSchema", getData(this.$data, it));
			else {
				this.schemaCode = this.schemaValue;
				if (!(0, keyword_1.validSchemaType)(this.schema, def.schemaType, def.allowUndefined)) throw new Error(`${keyword} value must be ${JSON.stringify(def.schemaType)}`);
			}
			if ("code" in def ? def.trackErrors : def.errors !== false) this.errsCount = it.gen.const("_errs", names_1.default.errors);
		}
		result(condition, successAction, failAction) {
			this.failResult((0, codegen_1.not)(condition), successAction, failAction);
		}
		failResult(condition, successAction, failAction) {
			this.gen.if(condition);
			if (failAction) failAction();
			else this.error();
			if (successAction) {
				this.gen.else();
				successAction();
				if (this.allErrors) this.gen.endIf();
			} else if (this.allErrors) this.gen.endIf();
			else this.gen.else();
		}
		pass(condition, failAction) {
			this.failResult((0, codegen_1.not)(condition), void 0, failAction);
		}
		fail(condition) {
			if (condition === void 0) {
				this.error();
				if (!this.allErrors) this.gen.if(false);
				return;
			}
			this.gen.if(condition);
			this.error();
			if (this.allErrors) this.gen.endIf();
			else this.gen.else();
		}
		fail$data(condition) {
			if (!this.$data) return this.fail(condition);
			const { schemaCode } = this;
			this.fail((0, codegen_1._)`${schemaCode} !== undefined && (${(0, codegen_1.or)(this.invalid$data(), condition)})`);
		}
		error(append, errorParams, errorPaths) {
			if (errorParams) {
				this.setParams(errorParams);
				this._error(append, errorPaths);
				this.setParams({});
				return;
			}
			this._error(append, errorPaths);
		}
		_error(append, errorPaths) {
			(append ? errors_1.reportExtraError : errors_1.reportError)(this, this.def.error, errorPaths);
		}
		$dataError() {
			(0, errors_1.reportError)(this, this.def.$dataError || errors_1.keyword$DataError);
		}
		reset() {
			if (this.errsCount === void 0) throw new Error("add \"trackErrors\" to keyword definition");
			(0, errors_1.resetErrorsCount)(this.gen, this.errsCount);
		}
		ok(cond) {
			if (!this.allErrors) this.gen.if(cond);
		}
		setParams(obj, assign) {
			if (assign) Object.assign(this.params, obj);
			else this.params = obj;
		}
		block$data(valid, codeBlock, $dataValid = codegen_1.nil) {
			this.gen.block(() => {
				this.check$data(valid, $dataValid);
				codeBlock();
			});
		}
		check$data(valid = codegen_1.nil, $dataValid = codegen_1.nil) {
			if (!this.$data) return;
			const { gen, schemaCode, schemaType, def } = this;
			gen.if((0, codegen_1.or)((0, codegen_1._)`${schemaCode} === undefined`, $dataValid));
			if (valid !== codegen_1.nil) gen.assign(valid, true);
			if (schemaType.length || def.validateSchema) {
				gen.elseIf(this.invalid$data());
				this.$dataError();
				if (valid !== codegen_1.nil) gen.assign(valid, false);
			}
			gen.else();
		}
		invalid$data() {
			const { gen, schemaCode, schemaType, def, it } = this;
			return (0, codegen_1.or)(wrong$DataType(), invalid$DataSchema());
			function wrong$DataType() {
				if (schemaType.length) {
					/* istanbul ignore if */
					if (!(schemaCode instanceof codegen_1.Name)) throw new Error("ajv implementation error");
					const st = Array.isArray(schemaType) ? schemaType : [schemaType];
					return (0, codegen_1._)`${(0, dataType_2.checkDataTypes)(st, schemaCode, it.opts.strictNumbers, dataType_2.DataType.Wrong)}`;
				}
				return codegen_1.nil;
			}
			function invalid$DataSchema() {
				if (def.validateSchema) {
					const validateSchemaRef = gen.scopeValue("validate$data", { ref: def.validateSchema });
					return (0, codegen_1._)`!${validateSchemaRef}(${schemaCode})`;
				}
				return codegen_1.nil;
			}
		}
		subschema(appl, valid) {
			const subschema = (0, subschema_1.getSubschema)(this.it, appl);
			(0, subschema_1.extendSubschemaData)(subschema, this.it, appl);
			(0, subschema_1.extendSubschemaMode)(subschema, appl);
			const nextContext = {
				...this.it,
				...subschema,
				items: void 0,
				props: void 0
			};
			subschemaCode(nextContext, valid);
			return nextContext;
		}
		mergeEvaluated(schemaCxt, toName) {
			const { it, gen } = this;
			if (!it.opts.unevaluated) return;
			if (it.props !== true && schemaCxt.props !== void 0) it.props = util_1.mergeEvaluated.props(gen, schemaCxt.props, it.props, toName);
			if (it.items !== true && schemaCxt.items !== void 0) it.items = util_1.mergeEvaluated.items(gen, schemaCxt.items, it.items, toName);
		}
		mergeValidEvaluated(schemaCxt, valid) {
			const { it, gen } = this;
			if (it.opts.unevaluated && (it.props !== true || it.items !== true)) {
				gen.if(valid, () => this.mergeEvaluated(schemaCxt, codegen_1.Name));
				return true;
			}
		}
	};
	exports.KeywordCxt = KeywordCxt;
	function keywordCode(it, keyword, def, ruleType) {
		const cxt = new KeywordCxt(it, def, keyword);
		if ("code" in def) def.code(cxt, ruleType);
		else if (cxt.$data && def.validate) (0, keyword_1.funcKeywordCode)(cxt, def);
		else if ("macro" in def) (0, keyword_1.macroKeywordCode)(cxt, def);
		else if (def.compile || def.validate) (0, keyword_1.funcKeywordCode)(cxt, def);
	}
	const JSON_POINTER = /^\/(?:[^~]|~0|~1)*$/;
	const RELATIVE_JSON_POINTER = /^([0-9]+)(#|\/(?:[^~]|~0|~1)*)?$/;
	function getData($data, { dataLevel, dataNames, dataPathArr }) {
		let jsonPointer;
		let data;
		if ($data === "") return names_1.default.rootData;
		if ($data[0] === "/") {
			if (!JSON_POINTER.test($data)) throw new Error(`Invalid JSON-pointer: ${$data}`);
			jsonPointer = $data;
			data = names_1.default.rootData;
		} else {
			const matches = RELATIVE_JSON_POINTER.exec($data);
			if (!matches) throw new Error(`Invalid JSON-pointer: ${$data}`);
			const up = +matches[1];
			jsonPointer = matches[2];
			if (jsonPointer === "#") {
				if (up >= dataLevel) throw new Error(errorMsg("property/index", up));
				return dataPathArr[dataLevel - up];
			}
			if (up > dataLevel) throw new Error(errorMsg("data", up));
			data = dataNames[dataLevel - up];
			if (!jsonPointer) return data;
		}
		let expr = data;
		const segments = jsonPointer.split("/");
		for (const segment of segments) if (segment) {
			data = (0, codegen_1._)`${data}${(0, codegen_1.getProperty)((0, util_1.unescapeJsonPointer)(segment))}`;
			expr = (0, codegen_1._)`${expr} && ${data}`;
		}
		return expr;
		function errorMsg(pointerType, up) {
			return `Cannot access ${pointerType} ${up} levels up, current level is ${dataLevel}`;
		}
	}
	exports.getData = getData;
}));

// node_modules/ajv/dist/runtime/validation_error.js
var require_validation_error = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	var ValidationError = class extends Error {
		constructor(errors) {
			super("validation failed");
			this.errors = errors;
			this.ajv = this.validation = true;
		}
	};
	exports.default = ValidationError;
}));

// node_modules/ajv/dist/compile/ref_error.js
var require_ref_error = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	const resolve_1 = require_resolve();
	var MissingRefError = class extends Error {
		constructor(resolver, baseId, ref, msg) {
			super(msg || `can't resolve reference ${ref} from id ${baseId}`);
			this.missingRef = (0, resolve_1.resolveUrl)(resolver, baseId, ref);
			this.missingSchema = (0, resolve_1.normalizeId)((0, resolve_1.getFullPath)(resolver, this.missingRef));
		}
	};
	exports.default = MissingRefError;
}));

// node_modules/ajv/dist/compile/index.js
var require_compile = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.resolveSchema = exports.getCompilingSchema = exports.resolveRef = exports.compileSchema = exports.SchemaEnv = void 0;
	const codegen_1 = require_codegen();
	const validation_error_1 = require_validation_error();
	const names_1 = require_names();
	const resolve_1 = require_resolve();
	const util_1 = require_util();
	const validate_1 = require_validate();
	var SchemaEnv = class {
		constructor(env) {
			var _a;
			this.refs = {};
			this.dynamicAnchors = {};
			let schema;
			if (typeof env.schema == "object") schema = env.schema;
			this.schema = env.schema;
			this.schemaId = env.schemaId;
			this.root = env.root || this;
			this.baseId = (_a = env.baseId) !== null && _a !== void 0 ? _a : (0, resolve_1.normalizeId)(schema === null || schema === void 0 ? void 0 : schema[env.schemaId || "$id"]);
			this.schemaPath = env.schemaPath;
			this.localRefs = env.localRefs;
			this.meta = env.meta;
			this.$async = schema === null || schema === void 0 ? void 0 : schema.$async;
			this.refs = {};
		}
	};
	exports.SchemaEnv = SchemaEnv;
	function compileSchema(sch) {
		const _sch = getCompilingSchema.call(this, sch);
		if (_sch) return _sch;
		const rootId = (0, resolve_1.getFullPath)(this.opts.uriResolver, sch.root.baseId);
		const { es5, lines } = this.opts.code;
		const { ownProperties } = this.opts;
		const gen = new codegen_1.CodeGen(this.scope, {
			es5,
			lines,
			ownProperties
		});
		let _ValidationError;
		if (sch.$async) _ValidationError = gen.scopeValue("Error", {
			ref: validation_error_1.default,
			code: (0, codegen_1._)`require("ajv/dist/runtime/validation_error").default`
		});
		const validateName = gen.scopeName("validate");
		sch.validateName = validateName;
		const schemaCxt = {
			gen,
			allErrors: this.opts.allErrors,
			data: names_1.default.data,
			parentData: names_1.default.parentData,
			parentDataProperty: names_1.default.parentDataProperty,
			dataNames: [names_1.default.data],
			dataPathArr: [codegen_1.nil],
			dataLevel: 0,
			dataTypes: [],
			definedProperties: /* @__PURE__ */ new Set(),
			topSchemaRef: gen.scopeValue("schema", this.opts.code.source === true ? {
				ref: sch.schema,
				code: (0, codegen_1.stringify)(sch.schema)
			} : { ref: sch.schema }),
			validateName,
			ValidationError: _ValidationError,
			schema: sch.schema,
			schemaEnv: sch,
			rootId,
			baseId: sch.baseId || rootId,
			schemaPath: codegen_1.nil,
			errSchemaPath: sch.schemaPath || (this.opts.jtd ? "" : "#"),
			errorPath: (0, codegen_1._)`""`,
			opts: this.opts,
			self: this
		};
		let sourceCode;
		try {
			this._compilations.add(sch);
			(0, validate_1.validateFunctionCode)(schemaCxt);
			gen.optimize(this.opts.code.optimize);
			const validateCode = gen.toString();
			sourceCode = `${gen.scopeRefs(names_1.default.scope)}return ${validateCode}`;
			if (this.opts.code.process) sourceCode = this.opts.code.process(sourceCode, sch);
			const validate = new Function(`${names_1.default.self}`, `${names_1.default.scope}`, sourceCode)(this, this.scope.get());
			this.scope.value(validateName, { ref: validate });
			validate.errors = null;
			validate.schema = sch.schema;
			validate.schemaEnv = sch;
			if (sch.$async) validate.$async = true;
			if (this.opts.code.source === true) validate.source = {
				validateName,
				validateCode,
				scopeValues: gen._values
			};
			if (this.opts.unevaluated) {
				const { props, items } = schemaCxt;
				validate.evaluated = {
					props: props instanceof codegen_1.Name ? void 0 : props,
					items: items instanceof codegen_1.Name ? void 0 : items,
					dynamicProps: props instanceof codegen_1.Name,
					dynamicItems: items instanceof codegen_1.Name
				};
				if (validate.source) validate.source.evaluated = (0, codegen_1.stringify)(validate.evaluated);
			}
			sch.validate = validate;
			return sch;
		} catch (e) {
			delete sch.validate;
			delete sch.validateName;
			if (sourceCode) this.logger.error("Error compiling schema, function code:", sourceCode);
			throw e;
		} finally {
			this._compilations.delete(sch);
		}
	}
	exports.compileSchema = compileSchema;
	function resolveRef(root, baseId, ref) {
		var _a;
		ref = (0, resolve_1.resolveUrl)(this.opts.uriResolver, baseId, ref);
		const schOrFunc = root.refs[ref];
		if (schOrFunc) return schOrFunc;
		let _sch = resolve.call(this, root, ref);
		if (_sch === void 0) {
			const schema = (_a = root.localRefs) === null || _a === void 0 ? void 0 : _a[ref];
			const { schemaId } = this.opts;
			if (schema) _sch = new SchemaEnv({
				schema,
				schemaId,
				root,
				baseId
			});
		}
		if (_sch === void 0) return;
		return root.refs[ref] = inlineOrCompile.call(this, _sch);
	}
	exports.resolveRef = resolveRef;
	function inlineOrCompile(sch) {
		if ((0, resolve_1.inlineRef)(sch.schema, this.opts.inlineRefs)) return sch.schema;
		return sch.validate ? sch : compileSchema.call(this, sch);
	}
	function getCompilingSchema(schEnv) {
		for (const sch of this._compilations) if (sameSchemaEnv(sch, schEnv)) return sch;
	}
	exports.getCompilingSchema = getCompilingSchema;
	function sameSchemaEnv(s1, s2) {
		return s1.schema === s2.schema && s1.root === s2.root && s1.baseId === s2.baseId;
	}
	function resolve(root, ref) {
		let sch;
		while (typeof (sch = this.refs[ref]) == "string") ref = sch;
		return sch || this.schemas[ref] || resolveSchema.call(this, root, ref);
	}
	function resolveSchema(root, ref) {
		const p = this.opts.uriResolver.parse(ref);
		const refPath = (0, resolve_1._getFullPath)(this.opts.uriResolver, p);
		let baseId = (0, resolve_1.getFullPath)(this.opts.uriResolver, root.baseId, void 0);
		if (Object.keys(root.schema).length > 0 && refPath === baseId) return getJsonPointer.call(this, p, root);
		const id = (0, resolve_1.normalizeId)(refPath);
		const schOrRef = this.refs[id] || this.schemas[id];
		if (typeof schOrRef == "string") {
			const sch = resolveSchema.call(this, root, schOrRef);
			if (typeof (sch === null || sch === void 0 ? void 0 : sch.schema) !== "object") return;
			return getJsonPointer.call(this, p, sch);
		}
		if (typeof (schOrRef === null || schOrRef === void 0 ? void 0 : schOrRef.schema) !== "object") return;
		if (!schOrRef.validate) compileSchema.call(this, schOrRef);
		if (id === (0, resolve_1.normalizeId)(ref)) {
			const { schema } = schOrRef;
			const { schemaId } = this.opts;
			const schId = schema[schemaId];
			if (schId) baseId = (0, resolve_1.resolveUrl)(this.opts.uriResolver, baseId, schId);
			return new SchemaEnv({
				schema,
				schemaId,
				root,
				baseId
			});
		}
		return getJsonPointer.call(this, p, schOrRef);
	}
	exports.resolveSchema = resolveSchema;
	const PREVENT_SCOPE_CHANGE = /* @__PURE__ */ new Set([
		"properties",
		"patternProperties",
		"enum",
		"dependencies",
		"definitions"
	]);
	function getJsonPointer(parsedRef, { baseId, schema, root }) {
		var _a;
		if (((_a = parsedRef.fragment) === null || _a === void 0 ? void 0 : _a[0]) !== "/") return;
		for (const part of parsedRef.fragment.slice(1).split("/")) {
			if (typeof schema === "boolean") return;
			const partSchema = schema[(0, util_1.unescapeFragment)(part)];
			if (partSchema === void 0) return;
			schema = partSchema;
			const schId = typeof schema === "object" && schema[this.opts.schemaId];
			if (!PREVENT_SCOPE_CHANGE.has(part) && schId) baseId = (0, resolve_1.resolveUrl)(this.opts.uriResolver, baseId, schId);
		}
		let env;
		if (typeof schema != "boolean" && schema.$ref && !(0, util_1.schemaHasRulesButRef)(schema, this.RULES)) {
			const $ref = (0, resolve_1.resolveUrl)(this.opts.uriResolver, baseId, schema.$ref);
			env = resolveSchema.call(this, root, $ref);
		}
		const { schemaId } = this.opts;
		env = env || new SchemaEnv({
			schema,
			schemaId,
			root,
			baseId
		});
		if (env.schema !== env.root.schema) return env;
	}
}));

// node_modules/ajv/dist/refs/data.json
var require_data = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	module.exports = {
		"$id": "https://raw.githubusercontent.com/ajv-validator/ajv/master/lib/refs/data.json#",
		"description": "Meta-schema for $data reference (JSON AnySchema extension proposal)",
		"type": "object",
		"required": ["$data"],
		"properties": { "$data": {
			"type": "string",
			"anyOf": [{ "format": "relative-json-pointer" }, { "format": "json-pointer" }]
		} },
		"additionalProperties": false
	};
}));

// node_modules/fast-uri/lib/utils.js
var require_utils$1 = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	/** @type {(value: string) => boolean} */
	const isUUID = RegExp.prototype.test.bind(/^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/iu);
	/** @type {(value: string) => boolean} */
	const isIPv4 = RegExp.prototype.test.bind(/^(?:(?:25[0-5]|2[0-4]\d|1\d{2}|[1-9]\d|\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d{2}|[1-9]\d|\d)$/u);
	/** @type {(value: string) => boolean} */
	const isPort = RegExp.prototype.test.bind(/^\d*$/u);
	/** @type {(value: string) => boolean} */
	const isHexPair = RegExp.prototype.test.bind(/^[\da-f]{2}$/iu);
	/** @type {(value: string) => boolean} */
	const isUnreserved = RegExp.prototype.test.bind(/^[\da-z\-._~]$/iu);
	/** @type {(value: string) => boolean} */
	const isPathCharacter = RegExp.prototype.test.bind(/^[A-Za-z0-9\-._~!$&'()*+,;=:@/]$/u);
	/** @type {(value: string) => boolean} */
	const isQueryFragmentCharacter = RegExp.prototype.test.bind(/^[A-Za-z0-9\-._~!$&'()*+,;=:@/?]$/u);
	/** @type {(value: string) => boolean} */
	const isUserinfoCharacter = RegExp.prototype.test.bind(/^[A-Za-z0-9\-._~!$&'()*+,;=:]$/u);
	const BYTE_HEX = new Array(256);
	{
		const HEX_DIGITS = "0123456789ABCDEF";
		for (let i = 0; i < 256; i++) BYTE_HEX[i] = "%" + HEX_DIGITS[i >> 4] + HEX_DIGITS[i & 15];
	}
	function percentEncodeNonAscii(cp) {
		if (cp < 2048) return BYTE_HEX[192 | cp >> 6] + BYTE_HEX[128 | cp & 63];
		if (cp < 65536) return BYTE_HEX[224 | cp >> 12] + BYTE_HEX[128 | cp >> 6 & 63] + BYTE_HEX[128 | cp & 63];
		return BYTE_HEX[240 | cp >> 18] + BYTE_HEX[128 | cp >> 12 & 63] + BYTE_HEX[128 | cp >> 6 & 63] + BYTE_HEX[128 | cp & 63];
	}
	/**
	* @param {Array<string>} input
	* @returns {string}
	*/
	function stringArrayToHexStripped(input) {
		let acc = "";
		let code = 0;
		let i = 0;
		for (i = 0; i < input.length; i++) {
			code = input[i].charCodeAt(0);
			if (code === 48) continue;
			if (!(code >= 48 && code <= 57 || code >= 65 && code <= 70 || code >= 97 && code <= 102)) return "";
			acc += input[i];
			break;
		}
		for (i += 1; i < input.length; i++) {
			code = input[i].charCodeAt(0);
			if (!(code >= 48 && code <= 57 || code >= 65 && code <= 70 || code >= 97 && code <= 102)) return "";
			acc += input[i];
		}
		return acc;
	}
	/** @type {(value: string) => boolean} */
	const isHextet = RegExp.prototype.test.bind(/^[\dA-Fa-f]{1,4}$/);
	/** @type {(value: string) => boolean} */
	const isIPvFuture = RegExp.prototype.test.bind(/^[vV][\dA-Fa-f]+\.[A-Za-z\d\-._~!$&'()*+,;=:]+$/);
	/** @type {(value: string) => boolean} */
	const isZoneCharacter = RegExp.prototype.test.bind(/^[A-Za-z\d\-._~]$/);
	/**
	* @param {string} value
	* @returns {boolean}
	*/
	const nonSimpleDomain = RegExp.prototype.test.bind(/[^!"$&'()*+,\-.;=_`a-z{}~]/u);
	/**
	* @param {string} zone
	* @returns {boolean}
	*/
	function isZoneIdentifier(zone) {
		if (zone.length === 0) return false;
		for (let i = 0; i < zone.length; i++) {
			if (isZoneCharacter(zone[i])) continue;
			if (zone[i] === "%" && i + 2 < zone.length && isHexPair(zone.slice(i + 1, i + 3))) {
				i += 2;
				continue;
			}
			return false;
		}
		return true;
	}
	/**
	* Compresses the longest run of zero hextets to "::" per RFC 5952. A run of a
	* single zero hextet is left uncompressed. On ties the leftmost run wins.
	*
	* @param {string[]} hextets
	* @returns {string}
	*/
	function compressIPv6ZeroRun(hextets) {
		let bestStart = -1;
		let bestLength = 0;
		let runStart = -1;
		let runLength = 0;
		for (let i = 0; i < hextets.length; i++) if (hextets[i] === "0") {
			if (runStart === -1) runStart = i;
			runLength++;
			if (runLength > bestLength) {
				bestLength = runLength;
				bestStart = runStart;
			}
		} else {
			runStart = -1;
			runLength = 0;
		}
		if (bestLength < 2) return hextets.join(":");
		const head = hextets.slice(0, bestStart).join(":");
		const tail = hextets.slice(bestStart + bestLength).join(":");
		return head + "::" + tail;
	}
	/**
	* Validates an IPv6 address against the alternatives in RFC 3986 section
	* 3.2.2 and returns the same address with leading hextet zeroes removed.
	* An embedded IPv4 address counts as two hextets and is only valid at the end.
	*
	* @param {string} input
	* @returns {string|undefined}
	*/
	function normalizeIPv6Address(input) {
		const compression = input.indexOf("::");
		if (compression !== -1 && input.indexOf("::", compression + 1) !== -1) return void 0;
		const left = compression === -1 ? input.split(":") : input.slice(0, compression).split(":");
		const right = compression === -1 ? [] : input.slice(compression + 2).split(":");
		if (compression !== -1) {
			if (left.length === 1 && left[0] === "") left.length = 0;
			if (right.length === 1 && right[0] === "") right.length = 0;
		}
		const parts = left.concat(right);
		let hextetCount = 0;
		for (let i = 0; i < parts.length; i++) {
			const part = parts[i];
			if (part === "") return void 0;
			if (part.indexOf(".") !== -1) {
				if (i !== parts.length - 1 || compression !== -1 && right.length === 0 || !isIPv4(part)) return void 0;
				hextetCount += 2;
				continue;
			}
			if (!isHextet(part)) return void 0;
			parts[i] = parseInt(part, 16).toString(16);
			hextetCount++;
		}
		if (compression === -1) {
			if (hextetCount !== 8) return void 0;
			return compressIPv6ZeroRun(parts);
		}
		if (hextetCount >= 8) return void 0;
		const expanded = parts.slice(0, left.length);
		for (let i = hextetCount; i < 8; i++) expanded.push("0");
		for (let i = left.length; i < parts.length; i++) expanded.push(parts[i]);
		return compressIPv6ZeroRun(expanded);
	}
	/**
	* @typedef {Object} NormalizeIPv6Result
	* @property {string} host - The normalized host.
	* @property {string} [escapedHost] - The escaped host.
	* @property {boolean} isIPV6 - Indicates if the host is an IPv6 address.
	* @property {boolean} [isIPVFuture] - Indicates if the host is an IPvFuture literal.
	* @property {boolean} [error] - Indicates if a bracketed IP literal is malformed.
	*/
	/**
	* Validates and normalizes a bracketed IP literal. Raw zone separators remain
	* accepted for backwards compatibility, while encoded separators and zone
	* contents follow RFC 6874.
	*
	* @param {string} host
	* @returns {NormalizeIPv6Result}
	*/
	function normalizeIPv6(host) {
		const bracketed = host[0] === "[" && host[host.length - 1] === "]";
		if ((host[0] === "[" || host[host.length - 1] === "]") && !bracketed) return {
			host,
			isIPV6: false,
			error: true
		};
		let input = bracketed ? host.slice(1, -1) : host;
		if (bracketed && isIPvFuture(input)) {
			input = input.toLowerCase();
			return {
				host: `[${input}]`,
				escapedHost: input,
				isIPV6: false,
				isIPVFuture: true
			};
		}
		if (findToken(input, ":") < 2) return {
			host,
			isIPV6: false,
			error: bracketed
		};
		let zoneIdentifier = "";
		const zoneSeparator = input.indexOf("%");
		if (zoneSeparator !== -1) {
			const separatorLength = input.slice(zoneSeparator, zoneSeparator + 3).toLowerCase() === "%25" ? 3 : 1;
			zoneIdentifier = input.slice(zoneSeparator + separatorLength);
			if (!isZoneIdentifier(zoneIdentifier)) return {
				host,
				isIPV6: false,
				error: true
			};
			input = input.slice(0, zoneSeparator);
		}
		const address = normalizeIPv6Address(input);
		if (address === void 0) return {
			host,
			isIPV6: false,
			error: true
		};
		return {
			host: address + (zoneIdentifier ? "%" + zoneIdentifier : ""),
			escapedHost: address + (zoneIdentifier ? "%25" + zoneIdentifier : ""),
			isIPV6: true
		};
	}
	/**
	* @param {string} str
	* @param {string} token
	* @returns {number}
	*/
	function findToken(str, token) {
		let ind = 0;
		for (let i = 0; i < str.length; i++) if (str[i] === token) ind++;
		return ind;
	}
	/**
	* @param {string} path
	* @returns {string}
	*
	* @see https://datatracker.ietf.org/doc/html/rfc3986#section-5.2.4
	*/
	function removeDotSegments(path) {
		let input = path;
		const output = [];
		let nextSlash = -1;
		let len = 0;
		while (len = input.length) {
			if (len === 1) {
				if (input === ".") break;
				else if (input === "/") {
					output.push("/");
					break;
				} else {
					output.push(input);
					break;
				}
			} else if (len === 2) {
				if (input[0] === ".") {
					if (input[1] === ".") break;
					else if (input[1] === "/") {
						input = input.slice(2);
						continue;
					}
				} else if (input[0] === "/") {
					if (input[1] === "." || input[1] === "/") {
						output.push("/");
						break;
					}
				}
			} else if (len === 3) {
				if (input === "/..") {
					if (output.length !== 0) output.pop();
					output.push("/");
					break;
				}
			}
			if (input[0] === ".") {
				if (input[1] === ".") {
					if (input[2] === "/") {
						input = input.slice(3);
						continue;
					}
				} else if (input[1] === "/") {
					input = input.slice(2);
					continue;
				}
			} else if (input[0] === "/") {
				if (input[1] === ".") {
					if (input[2] === "/") {
						input = input.slice(2);
						continue;
					} else if (input[2] === ".") {
						if (input[3] === "/") {
							input = input.slice(3);
							if (output.length !== 0) output.pop();
							continue;
						}
					}
				}
			}
			if ((nextSlash = input.indexOf("/", 1)) === -1) {
				output.push(input);
				break;
			} else {
				output.push(input.slice(0, nextSlash));
				input = input.slice(nextSlash);
			}
		}
		return output.join("");
	}
	/**
	* Removes dot segments from the path of a relative reference (a path that does
	* not start with "/") without changing what it resolves to against any base.
	* Unlike `removeDotSegments`, leading ".." segments that cannot be collapsed
	* are kept, the result never becomes root-relative, and a result that would be
	* empty or start with an empty segment is prefixed with "." (an empty path
	* means "same document" and a leading "//" would introduce an authority).
	*
	* @param {string} path
	* @returns {string}
	*/
	function removeDotSegmentsRelative(path) {
		if (path === "" || path[0] === "/") return removeDotSegments(path);
		const segments = path.split("/");
		const last = segments.length - 1;
		/** @type {string[]} */
		const output = [];
		let trailingDirectory = false;
		for (let i = 0; i <= last; i++) {
			const segment = segments[i];
			if (segment === "." || segment === "..") {
				if (segment === "..") {
					if (output.length !== 0 && output[output.length - 1] !== "..") output.pop();
					else output.push("..");
				}
				trailingDirectory = i === last;
			} else output.push(segment);
		}
		if (trailingDirectory && output[output.length - 1] !== "..") output.push("");
		if (output.length === 0 || output[0] === "" || output[0].includes(":")) output.unshift(".");
		return output.join("/");
	}
	/**
	* Re-escape RFC 3986 gen-delims that must not appear literally in the host.
	* After the URI regex parses, these characters cannot be literal in the host
	* field, so any that appear after decoding came from percent-encoding and
	* must be restored to prevent authority structure changes.
	*
	* @param {string} host
	* @param {boolean} isIP - true for IPv4/IPv6 hosts (skip colon re-escaping)
	* @returns {string}
	*/
	const HOST_DELIMS = {
		"@": "%40",
		"/": "%2F",
		"?": "%3F",
		"#": "%23",
		":": "%3A"
	};
	const HOST_DELIM_RE = /[@/?#:]/g;
	const HOST_DELIM_NO_COLON_RE = /[@/?#]/g;
	function reescapeHostDelimiters(host, isIP) {
		const re = isIP ? HOST_DELIM_NO_COLON_RE : HOST_DELIM_RE;
		re.lastIndex = 0;
		return host.replace(re, (ch) => HOST_DELIMS[ch]);
	}
	/**
	* Normalizes percent escapes and optionally decodes only unreserved ASCII bytes.
	* Reserved delimiters such as `%2F` stay escaped; `%2E` is unreserved.
	*
	* @param {string} input
	* @param {boolean} [decodeUnreserved=false]
	* @returns {string}
	*/
	function normalizePercentEncoding(input, decodeUnreserved = false) {
		if (input.indexOf("%") === -1) return input;
		let output = "";
		for (let i = 0; i < input.length; i++) {
			if (input[i] === "%" && i + 2 < input.length) {
				const hex = input.slice(i + 1, i + 3);
				if (isHexPair(hex)) {
					const normalizedHex = hex.toUpperCase();
					const decoded = String.fromCharCode(parseInt(normalizedHex, 16));
					if (decodeUnreserved && isUnreserved(decoded)) output += decoded;
					else output += "%" + normalizedHex;
					i += 2;
					continue;
				}
			}
			output += input[i];
		}
		return output;
	}
	/**
	* Normalizes path data without turning reserved escapes into live path syntax.
	* Valid escapes are uppercased, raw unsafe characters are escaped, and only
	* unreserved bytes that are not `.` are decoded.
	*
	* @param {string} input
	* @returns {string}
	*/
	function normalizePathEncoding(input) {
		let output = "";
		for (let i = 0; i < input.length; i++) {
			const ch = input[i];
			if (ch === "%" && i + 2 < input.length) {
				const hex = input.slice(i + 1, i + 3);
				if (isHexPair(hex)) {
					const normalizedHex = hex.toUpperCase();
					const decoded = String.fromCharCode(parseInt(normalizedHex, 16));
					if (decoded !== "." && isUnreserved(decoded)) output += decoded;
					else output += "%" + normalizedHex;
					i += 2;
					continue;
				}
			}
			if (isPathCharacter(ch)) output += ch;
			else {
				const code = input.charCodeAt(i);
				if (code < 128) output += isEscapeSafe(code) ? ch : BYTE_HEX[code];
				else if (code < 55296 || code > 57343) output += percentEncodeNonAscii(code);
				else if (code <= 56319 && i + 1 < input.length) {
					const low = input.charCodeAt(i + 1);
					if (low >= 56320 && low <= 57343) {
						output += percentEncodeNonAscii(65536 + (code - 55296 << 10) + (low - 56320));
						i++;
					} else output += percentEncodeNonAscii(65533);
				} else output += percentEncodeNonAscii(65533);
			}
		}
		return output;
	}
	/**
	* Serializes a path without rewriting reserved data. Raw RFC 3986 path
	* characters remain literal, valid escapes are preserved and uppercased, and
	* everything else is UTF-8 percent-encoded. In a path-noscheme, a colon in the
	* first segment must be escaped so the result cannot be parsed as a scheme.
	*
	* @param {string} input
	* @param {boolean} [pathNoScheme=false]
	* @returns {string}
	*/
	function serializePathEncoding(input, pathNoScheme = false) {
		let output = "";
		let firstSegment = pathNoScheme && input[0] !== "/";
		for (let i = 0; i < input.length; i++) {
			const ch = input[i];
			if (ch === "%" && i + 2 < input.length) {
				const hex = input.slice(i + 1, i + 3);
				if (isHexPair(hex)) {
					output += "%" + hex.toUpperCase();
					i += 2;
					continue;
				}
			}
			if (ch === "/") firstSegment = false;
			if (isPathCharacter(ch) && (ch !== ":" || !firstSegment)) output += ch;
			else {
				const code = input.charCodeAt(i);
				if (code < 128) output += BYTE_HEX[code];
				else if (code < 55296 || code > 57343) output += percentEncodeNonAscii(code);
				else if (code <= 56319 && i + 1 < input.length) {
					const low = input.charCodeAt(i + 1);
					if (low >= 56320 && low <= 57343) {
						output += percentEncodeNonAscii(65536 + (code - 55296 << 10) + (low - 56320));
						i++;
					} else output += percentEncodeNonAscii(65533);
				} else output += percentEncodeNonAscii(65533);
			}
		}
		return output;
	}
	/**
	* Percent-encodes a URI component using its RFC 3986 literal character set.
	* Existing valid escapes are preserved and normalized to uppercase hex.
	*
	* @param {string} input
	* @param {(value: string) => boolean} isAllowed
	* @returns {string}
	*/
	function encodeComponent(input, isAllowed) {
		let output = "";
		for (let i = 0; i < input.length; i++) {
			const ch = input[i];
			if (ch === "%" && i + 2 < input.length) {
				const hex = input.slice(i + 1, i + 3);
				if (isHexPair(hex)) {
					output += "%" + hex.toUpperCase();
					i += 2;
					continue;
				}
			}
			if (isAllowed(ch)) output += ch;
			else {
				const code = input.charCodeAt(i);
				if (code < 128) output += BYTE_HEX[code];
				else if (code < 55296 || code > 57343) output += percentEncodeNonAscii(code);
				else if (code <= 56319 && i + 1 < input.length) {
					const low = input.charCodeAt(i + 1);
					if (low >= 56320 && low <= 57343) {
						output += percentEncodeNonAscii(65536 + (code - 55296 << 10) + (low - 56320));
						i++;
					} else output += percentEncodeNonAscii(65533);
				} else output += percentEncodeNonAscii(65533);
			}
		}
		return output;
	}
	/**
	* Encodes userinfo while preserving its RFC 3986 §3.2.1 literal characters.
	* In particular, authority delimiters such as `@`, `/`, `?`, and `#` are data.
	*
	* @param {string} input
	* @returns {string}
	*/
	function encodeUserinfo(input) {
		return encodeComponent(input, isUserinfoCharacter);
	}
	/**
	* Encodes query data using the RFC 3986 §3.4 grammar. A literal `#` must be
	* escaped because it would otherwise begin the fragment component.
	*
	* @param {string} input
	* @returns {string}
	*/
	function encodeQuery(input) {
		return encodeComponent(input, isQueryFragmentCharacter);
	}
	/**
	* Encodes fragment data using the RFC 3986 §3.5 grammar.
	*
	* @param {string} input
	* @returns {string}
	*/
	function encodeFragment(input) {
		return encodeComponent(input, isQueryFragmentCharacter);
	}
	function isEscapeSafe(cp) {
		return cp >= 48 && cp <= 57 || cp >= 65 && cp <= 90 || cp >= 97 && cp <= 122 || cp === 42 || cp === 43 || cp === 45 || cp === 46 || cp === 47 || cp === 64 || cp === 95;
	}
	/**
	* Normalizes the percent-encoding of a query or fragment component.
	*
	* Like `normalizePathEncoding`, but uses the query/fragment character set
	* (which additionally allows `?`) and decodes `.` since it has no dot-segment
	* meaning outside of a path.
	*
	* @param {string} input
	* @returns {string}
	*/
	function normalizeQueryFragmentEncoding(input) {
		let output = "";
		for (let i = 0; i < input.length; i++) {
			const ch = input[i];
			if (ch === "%" && i + 2 < input.length) {
				const hex = input.slice(i + 1, i + 3);
				if (isHexPair(hex)) {
					const normalizedHex = hex.toUpperCase();
					const decoded = String.fromCharCode(parseInt(normalizedHex, 16));
					if (isUnreserved(decoded)) output += decoded;
					else output += "%" + normalizedHex;
					i += 2;
					continue;
				}
			}
			if (isQueryFragmentCharacter(ch)) output += ch;
			else {
				const code = input.charCodeAt(i);
				if (code < 128) output += isEscapeSafe(code) ? ch : BYTE_HEX[code];
				else if (code < 55296 || code > 57343) output += percentEncodeNonAscii(code);
				else if (code <= 56319 && i + 1 < input.length) {
					const low = input.charCodeAt(i + 1);
					if (low >= 56320 && low <= 57343) {
						output += percentEncodeNonAscii(65536 + (code - 55296 << 10) + (low - 56320));
						i++;
					} else output += percentEncodeNonAscii(65533);
				} else output += percentEncodeNonAscii(65533);
			}
		}
		return output;
	}
	/**
	* Escapes a component while preserving existing valid percent escapes.
	*
	* @param {string} input
	* @returns {string}
	*/
	function escapePreservingEscapes(input) {
		let output = "";
		for (let i = 0; i < input.length; i++) {
			if (input[i] === "%" && i + 2 < input.length) {
				const hex = input.slice(i + 1, i + 3);
				if (isHexPair(hex)) {
					output += "%" + hex.toUpperCase();
					i += 2;
					continue;
				}
			}
			output += escape(input[i]);
		}
		return output;
	}
	/**
	* @param {import('../types/index').URIComponent} component
	* @returns {string|undefined}
	*/
	function recomposeAuthority(component) {
		const uriTokens = [];
		if (component.userinfo !== void 0) {
			uriTokens.push(encodeUserinfo(component.userinfo));
			uriTokens.push("@");
		}
		if (component.host !== void 0) {
			let host = component.host;
			if (!isIPv4(host)) {
				let ipV6res = normalizeIPv6(host);
				if (ipV6res.isIPV6 !== true && ipV6res.isIPVFuture !== true) {
					host = normalizePercentEncoding(host, true);
					ipV6res = normalizeIPv6(host);
				}
				if (ipV6res.isIPV6 === true || ipV6res.isIPVFuture === true) host = `[${ipV6res.escapedHost}]`;
				else host = reescapeHostDelimiters(host, false);
			}
			uriTokens.push(host);
		}
		if (typeof component.port === "number" || typeof component.port === "string") {
			const port = String(component.port);
			if (!isPort(port)) throw new TypeError("URI port is malformed.");
			uriTokens.push(":");
			uriTokens.push(port);
		}
		return uriTokens.length ? uriTokens.join("") : void 0;
	}
	module.exports = {
		nonSimpleDomain,
		recomposeAuthority,
		reescapeHostDelimiters,
		normalizePercentEncoding,
		normalizePathEncoding,
		serializePathEncoding,
		normalizeQueryFragmentEncoding,
		encodeUserinfo,
		encodeQuery,
		encodeFragment,
		escapePreservingEscapes,
		removeDotSegments,
		removeDotSegmentsRelative,
		isIPv4,
		isUUID,
		normalizeIPv6,
		stringArrayToHexStripped
	};
}));

// node_modules/fast-uri/lib/schemes.js
var require_schemes = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	const { isUUID } = require_utils$1();
	const URN_REG = /^([\da-z][\d\-a-z]{0,31}):((?:[\w!$'()*+,\-./:;=@]|%[\da-f]{2})+)$/iu;
	const supportedSchemeNames = [
		"http",
		"https",
		"ws",
		"wss",
		"urn",
		"urn:uuid"
	];
	/** @typedef {supportedSchemeNames[number]} SchemeName */
	/**
	* @param {string} name
	* @returns {name is SchemeName}
	*/
	function isValidSchemeName(name) {
		return supportedSchemeNames.indexOf(name) !== -1;
	}
	/**
	* @callback SchemeFn
	* @param {import('../types/index').URIComponent} component
	* @param {import('../types/index').Options} options
	* @returns {import('../types/index').URIComponent}
	*/
	/**
	* @typedef {Object} SchemeHandler
	* @property {SchemeName} scheme - The scheme name.
	* @property {boolean} [domainHost] - Indicates if the scheme supports domain hosts.
	* @property {SchemeFn} parse - Function to parse the URI component for this scheme.
	* @property {SchemeFn} serialize - Function to serialize the URI component for this scheme.
	* @property {boolean} [skipNormalize] - Indicates if normalization should be skipped for this scheme.
	* @property {boolean} [absolutePath] - Indicates if the scheme uses absolute paths.
	* @property {boolean} [unicodeSupport] - Indicates if the scheme supports Unicode.
	*/
	/**
	* @param {import('../types/index').URIComponent} wsComponent
	* @returns {boolean}
	*/
	function wsIsSecure(wsComponent) {
		if (wsComponent.secure === true) return true;
		else if (wsComponent.secure === false) return false;
		else if (wsComponent.scheme) return wsComponent.scheme.length === 3 && (wsComponent.scheme[0] === "w" || wsComponent.scheme[0] === "W") && (wsComponent.scheme[1] === "s" || wsComponent.scheme[1] === "S") && (wsComponent.scheme[2] === "s" || wsComponent.scheme[2] === "S");
		else return false;
	}
	/** @type {SchemeFn} */
	function httpParse(component) {
		if (!component.host) component.error = component.error || "HTTP URIs must have a host.";
		return component;
	}
	/** @type {SchemeFn} */
	function httpSerialize(component) {
		const secure = String(component.scheme).toLowerCase() === "https";
		if (component.port === (secure ? 443 : 80) || component.port === "") component.port = void 0;
		if (!component.path) component.path = "/";
		return component;
	}
	/** @type {SchemeFn} */
	function wsParse(wsComponent) {
		wsComponent.secure = wsIsSecure(wsComponent);
		wsComponent.resourceName = (wsComponent.path || "/") + (wsComponent.query ? "?" + wsComponent.query : "");
		wsComponent.path = void 0;
		wsComponent.query = void 0;
		return wsComponent;
	}
	/** @type {SchemeFn} */
	function wsSerialize(wsComponent) {
		if (wsComponent.port === (wsIsSecure(wsComponent) ? 443 : 80) || wsComponent.port === "") wsComponent.port = void 0;
		if (typeof wsComponent.secure === "boolean") {
			wsComponent.scheme = wsComponent.secure ? "wss" : "ws";
			wsComponent.secure = void 0;
		}
		if (wsComponent.resourceName) {
			const queryIndex = wsComponent.resourceName.indexOf("?");
			const path = queryIndex === -1 ? wsComponent.resourceName : wsComponent.resourceName.slice(0, queryIndex);
			wsComponent.path = path && path !== "/" ? path : void 0;
			wsComponent.query = queryIndex === -1 ? void 0 : wsComponent.resourceName.slice(queryIndex + 1);
			wsComponent.resourceName = void 0;
		}
		wsComponent.fragment = void 0;
		return wsComponent;
	}
	/** @type {SchemeFn} */
	function urnParse(urnComponent, options) {
		if (!urnComponent.path) {
			urnComponent.error = "URN can not be parsed";
			return urnComponent;
		}
		const matches = urnComponent.path.match(URN_REG);
		if (matches && matches[0] === urnComponent.path) {
			const scheme = options.scheme || urnComponent.scheme || "urn";
			urnComponent.nid = matches[1].toLowerCase();
			urnComponent.nss = matches[2];
			const schemeHandler = getSchemeHandler(`${scheme}:${options.nid || urnComponent.nid}`);
			urnComponent.path = void 0;
			if (schemeHandler) urnComponent = schemeHandler.parse(urnComponent, options);
		} else urnComponent.error = urnComponent.error || "URN can not be parsed.";
		return urnComponent;
	}
	/** @type {SchemeFn} */
	function urnSerialize(urnComponent, options) {
		if (urnComponent.nid === void 0) throw new Error("URN without nid cannot be serialized");
		const scheme = options.scheme || urnComponent.scheme || "urn";
		const nid = urnComponent.nid.toLowerCase();
		const schemeHandler = getSchemeHandler(`${scheme}:${options.nid || nid}`);
		if (schemeHandler) urnComponent = schemeHandler.serialize(urnComponent, options);
		const uriComponent = urnComponent;
		const nss = urnComponent.nss;
		uriComponent.path = `${nid || options.nid}:${nss}`;
		options.skipEscape = true;
		return uriComponent;
	}
	/** @type {SchemeFn} */
	function urnuuidParse(urnComponent, options) {
		const uuidComponent = urnComponent;
		uuidComponent.uuid = uuidComponent.nss;
		uuidComponent.nss = void 0;
		if (!options.tolerant && (!uuidComponent.uuid || !isUUID(uuidComponent.uuid))) uuidComponent.error = uuidComponent.error || "UUID is not valid.";
		return uuidComponent;
	}
	/** @type {SchemeFn} */
	function urnuuidSerialize(uuidComponent) {
		const urnComponent = uuidComponent;
		urnComponent.nss = (uuidComponent.uuid || "").toLowerCase();
		return urnComponent;
	}
	const http = {
		scheme: "http",
		domainHost: true,
		parse: httpParse,
		serialize: httpSerialize
	};
	const https = {
		scheme: "https",
		domainHost: http.domainHost,
		parse: httpParse,
		serialize: httpSerialize
	};
	const ws = {
		scheme: "ws",
		domainHost: true,
		parse: wsParse,
		serialize: wsSerialize
	};
	const SCHEMES = {
		http,
		https,
		ws,
		wss: {
			scheme: "wss",
			domainHost: ws.domainHost,
			parse: ws.parse,
			serialize: ws.serialize
		},
		urn: {
			scheme: "urn",
			parse: urnParse,
			serialize: urnSerialize,
			skipNormalize: true
		},
		"urn:uuid": {
			scheme: "urn:uuid",
			parse: urnuuidParse,
			serialize: urnuuidSerialize,
			skipNormalize: true
		}
	};
	Object.setPrototypeOf(SCHEMES, null);
	/**
	* @param {string|undefined} scheme
	* @returns {SchemeHandler|undefined}
	*/
	function getSchemeHandler(scheme) {
		return scheme && (SCHEMES[scheme] || SCHEMES[scheme.toLowerCase()]) || void 0;
	}
	module.exports = {
		wsIsSecure,
		SCHEMES,
		isValidSchemeName,
		getSchemeHandler
	};
}));

// node_modules/fast-uri/index.js
var require_fast_uri = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	const { normalizeIPv6, removeDotSegments, removeDotSegmentsRelative, recomposeAuthority, normalizePercentEncoding, normalizePathEncoding, serializePathEncoding, normalizeQueryFragmentEncoding, encodeQuery, encodeFragment, reescapeHostDelimiters, isIPv4, nonSimpleDomain } = require_utils$1();
	const { SCHEMES, getSchemeHandler } = require_schemes();
	const VALID_SCHEME = /^[A-Za-z][A-Za-z0-9+.-]*$/u;
	const MALFORMED_SCHEME_ERROR = "URI scheme is malformed.";
	const MALFORMED_HOST_ERROR = "URI host is malformed.";
	const FORBIDDEN_DOMAIN_HOST_CHARACTER = /[\0-\x20"#/:<>?@[\\\]^`{|}\x7F]/u;
	/**
	* RFC 3986 section 3.1 does not allow percent-encoding in a scheme, so the
	* scheme is validated as-is and never decoded. Decoding would let inert input
	* such as `%6Aavascript:` become a live `javascript:` scheme.
	*
	* @param {string} scheme
	* @returns {string}
	*/
	function validateScheme(scheme) {
		const stringScheme = String(scheme);
		if (!VALID_SCHEME.test(stringScheme)) throw new TypeError(MALFORMED_SCHEME_ERROR);
		return stringScheme;
	}
	/**
	* @template {import('./types/index').URIComponent|string} T
	* @param {T} uri
	* @param {import('./types/index').Options} [options]
	* @returns {T}
	*/
	function normalize(uri, options) {
		if (typeof uri === "string") uri = normalizeString(uri, options);
		else if (typeof uri === "object") uri = parse(serialize(uri, options), options);
		return uri;
	}
	/**
	* @param {string} baseURI
	* @param {string} relativeURI
	* @param {import('./types/index').Options} [options]
	* @returns {string}
	*/
	function resolve(baseURI, relativeURI, options) {
		const schemelessOptions = options ? Object.assign({ scheme: "null" }, options) : { scheme: "null" };
		const { parsed: baseParsed, malformedAuthorityOrPort: baseMalformed, malformedPercentEncoding: baseMalformedPercentEncoding, malformedSchemeSpecific: baseMalformedSchemeSpecific, malformedHost: baseMalformedHost, malformedScheme: baseMalformedScheme } = parseWithStatus(baseURI, schemelessOptions);
		const { parsed: relativeParsed, malformedAuthorityOrPort: relativeMalformed, malformedPercentEncoding: relativeMalformedPercentEncoding, malformedSchemeSpecific: relativeMalformedSchemeSpecific, malformedHost: relativeMalformedHost, malformedScheme: relativeMalformedScheme } = parseWithStatus(relativeURI, schemelessOptions);
		if (baseMalformed || relativeMalformed || baseMalformedPercentEncoding || relativeMalformedPercentEncoding || baseMalformedSchemeSpecific || relativeMalformedSchemeSpecific || baseMalformedHost || relativeMalformedHost || baseMalformedScheme || relativeMalformedScheme) throw new Error(baseParsed.error || relativeParsed.error || "URI is malformed.");
		const resolved = resolveComponent(baseParsed, relativeParsed, schemelessOptions, true);
		const resolvedSchemeHandler = getSchemeHandler(options && options.scheme || resolved.scheme);
		const resolvedHost = resolved.host;
		const resolvedHostIsIP = resolvedHost !== void 0 && resolvedHost !== "" && (isIPv4(resolvedHost) || normalizeIPv6(resolvedHost).isIPV6);
		if (hasForbiddenDomainHost(resolved, options || {}, resolvedSchemeHandler, resolvedHostIsIP)) throw new Error(MALFORMED_HOST_ERROR);
		canonicalizeHost(resolved, options || {}, resolvedSchemeHandler, resolvedHostIsIP);
		const encodedASCIIHost = resolvedHost && resolvedHost.indexOf("%") !== -1 && !/\P{ASCII}/u.test(resolvedHost);
		if (resolved.error && !encodedASCIIHost) throw new Error(resolved.error);
		schemelessOptions.skipEscape = true;
		return serialize(resolved, schemelessOptions);
	}
	/**
	* @param {import ('./types/index').URIComponent} base
	* @param {import ('./types/index').URIComponent} relative
	* @param {import('./types/index').Options} [options]
	* @param {boolean} [skipNormalization=false]
	* @returns {import ('./types/index').URIComponent}
	*/
	function resolveComponent(base, relative, options, skipNormalization) {
		/** @type {import('./types/index').URIComponent} */
		const target = {};
		if (!skipNormalization) {
			base = parse(serialize(base, options), options);
			relative = parse(serialize(relative, options), options);
		}
		options = options || {};
		if (!options.tolerant && relative.scheme) {
			target.scheme = relative.scheme;
			target.userinfo = relative.userinfo;
			target.host = relative.host;
			target.port = relative.port;
			target.path = removeDotSegments(relative.path || "");
			target.query = relative.query;
		} else {
			if (relative.userinfo !== void 0 || relative.host !== void 0 || relative.port !== void 0) {
				target.userinfo = relative.userinfo;
				target.host = relative.host;
				target.port = relative.port;
				target.path = removeDotSegments(relative.path || "");
				target.query = relative.query;
			} else {
				if (!relative.path) {
					target.path = base.path;
					if (relative.query !== void 0) target.query = relative.query;
					else target.query = base.query;
				} else {
					if (relative.path[0] === "/") target.path = removeDotSegments(relative.path);
					else {
						const baseHasAuthority = base.userinfo !== void 0 || base.host !== void 0 || base.port !== void 0;
						if (baseHasAuthority && !base.path) target.path = "/" + relative.path;
						else if (!base.path) target.path = relative.path;
						else target.path = base.path.slice(0, base.path.lastIndexOf("/") + 1) + relative.path;
						target.path = base.scheme === void 0 && !baseHasAuthority && target.path[0] !== "/" ? removeDotSegmentsRelative(target.path) : removeDotSegments(target.path);
					}
					target.query = relative.query;
				}
				target.userinfo = base.userinfo;
				target.host = base.host;
				target.port = base.port;
			}
			target.scheme = base.scheme;
		}
		target.fragment = relative.fragment;
		return target;
	}
	/**
	* @param {import ('./types/index').URIComponent|string} uriA
	* @param {import ('./types/index').URIComponent|string} uriB
	* @param {import ('./types/index').Options} options
	* @returns {boolean}
	*/
	function equal(uriA, uriB, options) {
		const normalizedA = normalizeComparableURI(uriA, options);
		const normalizedB = normalizeComparableURI(uriB, options);
		return normalizedA !== void 0 && normalizedB !== void 0 && normalizedA === normalizedB;
	}
	/**
	* @param {Readonly<import('./types/index').URIComponent>} cmpts
	* @param {import('./types/index').Options} [opts]
	* @returns {string}
	*/
	function serialize(cmpts, opts) {
		const component = {
			host: cmpts.host,
			scheme: cmpts.scheme,
			userinfo: cmpts.userinfo,
			port: cmpts.port,
			path: cmpts.path,
			query: cmpts.query,
			nid: cmpts.nid,
			nss: cmpts.nss,
			uuid: cmpts.uuid,
			fragment: cmpts.fragment,
			reference: cmpts.reference,
			resourceName: cmpts.resourceName,
			secure: cmpts.secure,
			error: ""
		};
		const options = Object.assign({}, opts);
		const uriTokens = [];
		if (component.scheme) component.scheme = validateScheme(component.scheme);
		const schemeHandler = getSchemeHandler(options.scheme || component.scheme);
		if (schemeHandler && schemeHandler.serialize) schemeHandler.serialize(component, options);
		const hasAuthority = component.userinfo !== void 0 || component.host !== void 0 || component.port !== void 0;
		const schemelessReference = (component.scheme === void 0 || options.reference === "suffix") && !hasAuthority;
		const pathNoScheme = !options.skipEscape && schemelessReference;
		if (component.path !== void 0) {
			if (!options.skipEscape) component.path = serializePathEncoding(component.path, pathNoScheme);
			else component.path = normalizePercentEncoding(component.path);
		}
		if (options.reference !== "suffix" && component.scheme) {
			component.scheme = validateScheme(component.scheme);
			uriTokens.push(component.scheme, ":");
		}
		const authority = recomposeAuthority(component);
		if (authority !== void 0) {
			if (options.reference !== "suffix") uriTokens.push("//");
			uriTokens.push(authority);
			if (component.path && component.path[0] !== "/") uriTokens.push("/");
		}
		if (component.path !== void 0) {
			let s = component.path;
			if (!options.absolutePath && (!schemeHandler || !schemeHandler.absolutePath)) s = schemelessReference && s[0] !== "/" ? removeDotSegmentsRelative(s) : removeDotSegments(s);
			if (schemelessReference) s = serializePathEncoding(s, true);
			if (authority === void 0 && s[0] === "/" && s[1] === "/") s = "/%2F" + s.slice(2);
			uriTokens.push(s);
		}
		if (component.query !== void 0) uriTokens.push("?", encodeQuery(component.query));
		if (component.fragment !== void 0) uriTokens.push("#", encodeFragment(component.fragment));
		return uriTokens.join("");
	}
	const URI_PARSE = /^(?:([^#/:?]+):)?(?:\/\/((?:([^#/?@]*)@)?(\[[^#/?\]]+\]|[^#/:?]*)(?::(\d*))?))?([^#?]*)(?:\?([^#]*))?(?:#((?:.|[\n\r])*))?/u;
	const AUTHORITY_PREFIX = /^(?:[^#/:?]+:)?\/\/([^/?#]*)/;
	const AUTHORITY_INTRODUCER_REGION = /^(?:[^#/:?]+:)?([/\\\t\n\r]*)/;
	/**
	* @param {import('./types/index').URIComponent} parsed
	* @param {RegExpMatchArray} matches
	* @returns {string|undefined}
	*/
	function getParseError(parsed, matches) {
		if (matches[2] !== void 0 && parsed.path && parsed.path[0] !== "/") return "URI path must start with \"/\" when authority is present.";
		if (typeof parsed.port === "number" && (parsed.port < 0 || parsed.port > 65535)) return "URI port is malformed.";
	}
	/**
	* Checks percent syntax without decoding the represented octets. RFC 3986
	* percent-encoding is byte-oriented, so sequences such as `%FF` are valid even
	* though they are not independently valid UTF-8.
	*
	* @param {string|undefined} component
	* @returns {boolean}
	*/
	function hasMalformedPercentEncoding(component) {
		if (component === void 0) return false;
		let percent = component.indexOf("%");
		while (percent !== -1) {
			if (percent + 2 >= component.length || !/^[\da-f]{2}$/iu.test(component.slice(percent + 1, percent + 3))) return true;
			percent = component.indexOf("%", percent + 3);
		}
		return false;
	}
	/**
	* Whether the host is a bracketed IP literal (RFC 3986 `IP-literal`).
	* An unterminated `[` is not a literal, so it must still be validated as a
	* reg-name instead of being waved through as an IP.
	*
	* @param {string} host
	* @returns {boolean}
	*/
	function isIPLiteral(host) {
		return host[0] === "[" && host[host.length - 1] === "]";
	}
	/**
	* @param {RegExpMatchArray} matches
	* @returns {boolean}
	*/
	function hasMalformedComponentPercentEncoding(matches) {
		const host = matches[4];
		return hasMalformedPercentEncoding(matches[3]) || host !== void 0 && !isIPLiteral(host) && hasMalformedPercentEncoding(host) || hasMalformedPercentEncoding(matches[6]) || hasMalformedPercentEncoding(matches[7]) || hasMalformedPercentEncoding(matches[8]);
	}
	/**
	* @param {import('./types/index').URIComponent} parsed
	* @param {import('./types/index').Options} options
	* @param {{ domainHost?: boolean, unicodeSupport?: boolean }|undefined} schemeHandler
	* @param {boolean} isIP
	* @returns {boolean} whether host conversion failed
	*/
	function canonicalizeHost(parsed, options, schemeHandler, isIP) {
		if (hasForbiddenDomainHost(parsed, options, schemeHandler, isIP)) {
			parsed.error = parsed.error || MALFORMED_HOST_ERROR;
			return true;
		}
		if (!options.unicodeSupport && (!schemeHandler || !schemeHandler.unicodeSupport) && parsed.host && !isIPLiteral(parsed.host) && (options.domainHost || schemeHandler && schemeHandler.domainHost) && isIP === false && nonSimpleDomain(parsed.host)) {
			let url;
			try {
				url = new URL("http://" + parsed.host);
			} catch (e) {
				parsed.error = parsed.error || "Host's domain name can not be converted to ASCII: " + e;
				return true;
			}
			if (!isHostOnlyURL(url)) {
				parsed.error = parsed.error || MALFORMED_HOST_ERROR;
				return true;
			}
			parsed.host = url.hostname;
		}
		return false;
	}
	/**
	* Whether a domain host contains an ASCII character that RFC 3986 does not
	* allow in a reg-name (unreserved, sub-delims, or pct-encoded). Such a host is
	* rejected instead of being handed to the WHATWG URL parser, which would treat
	* "@" as a userinfo delimiter (silently dropping the data before it) and strip
	* TAB, LF, and CR. Non-ASCII characters remain allowed for IDNs.
	*
	* @param {import('./types/index').URIComponent} parsed
	* @param {import('./types/index').Options} options
	* @param {{ domainHost?: boolean }|undefined} schemeHandler
	* @param {boolean} isIP
	* @returns {boolean}
	*/
	function hasForbiddenDomainHost(parsed, options, schemeHandler, isIP) {
		return Boolean(parsed.host && isIP === false && !isIPLiteral(parsed.host) && (options.domainHost || schemeHandler && schemeHandler.domainHost) && FORBIDDEN_DOMAIN_HOST_CHARACTER.test(parsed.host));
	}
	/**
	* @param {URL} url
	* @returns {boolean}
	*/
	function isHostOnlyURL(url) {
		return url.username === "" && url.password === "" && url.port === "" && url.pathname === "/" && url.search === "" && url.hash === "" && url.hostname !== "";
	}
	/**
	* @param {string} uri
	* @param {import('./types/index').Options} [opts]
	* @returns {{ parsed: import('./types/index').URIComponent, malformedAuthorityOrPort: boolean, malformedPercentEncoding: boolean, malformedSchemeSpecific: boolean, malformedHost: boolean, malformedScheme: boolean }}
	*/
	function parseWithStatus(uri, opts) {
		const options = Object.assign({}, opts);
		/** @type {import('./types/index').URIComponent} */
		const parsed = {
			scheme: void 0,
			userinfo: void 0,
			host: "",
			port: void 0,
			path: "",
			query: void 0,
			fragment: void 0
		};
		let malformedAuthorityOrPort = false;
		let malformedPercentEncoding = false;
		let malformedSchemeSpecific = false;
		let malformedHost = false;
		let malformedIPLiteral = false;
		let malformedScheme = false;
		let isIP = false;
		if (options.reference === "suffix") {
			if (options.scheme) uri = options.scheme + ":" + uri;
			else uri = "//" + uri;
		}
		const authorityMatch = uri.match(AUTHORITY_PREFIX);
		if (authorityMatch !== null && authorityMatch[1].indexOf("\\") !== -1) {
			parsed.error = "URI authority must not contain a literal backslash.";
			malformedAuthorityOrPort = true;
		}
		const introducerMatch = uri.match(AUTHORITY_INTRODUCER_REGION);
		if (introducerMatch !== null) {
			const region = introducerMatch[1];
			const normalizedRegion = region.replace(/[\t\n\r]/g, "");
			if (normalizedRegion.length >= 2) {
				if (normalizedRegion.slice(0, 2) !== "//") {
					parsed.error = parsed.error || "URI authority must not contain a literal backslash.";
					malformedAuthorityOrPort = true;
				} else if (region.length !== normalizedRegion.length) {
					parsed.error = parsed.error || "URI authority introducer must not contain whitespace.";
					malformedAuthorityOrPort = true;
				}
			}
		}
		const matches = uri.match(URI_PARSE);
		if (matches) {
			parsed.scheme = matches[1];
			parsed.userinfo = matches[3];
			parsed.host = matches[4];
			parsed.port = parseInt(matches[5], 10);
			parsed.path = matches[6] || "";
			parsed.query = matches[7];
			parsed.fragment = matches[8];
			if (parsed.scheme !== void 0) {
				if (VALID_SCHEME.test(parsed.scheme)) parsed.scheme = parsed.scheme.toLowerCase();
				else {
					parsed.error = parsed.error || MALFORMED_SCHEME_ERROR;
					malformedScheme = true;
				}
			}
			malformedPercentEncoding = hasMalformedComponentPercentEncoding(matches);
			if (malformedPercentEncoding) parsed.error = parsed.error || "URI contains malformed percent-encoding.";
			if (isNaN(parsed.port)) parsed.port = matches[5];
			const parseError = getParseError(parsed, matches);
			if (parseError !== void 0) {
				parsed.error = parsed.error || parseError;
				malformedAuthorityOrPort = true;
			}
			if (parsed.host) {
				if (isIPv4(parsed.host) === false) {
					const bracketedIPLiteral = isIPLiteral(parsed.host);
					const hasIPLiteralBracket = parsed.host.indexOf("[") !== -1 || parsed.host.indexOf("]") !== -1;
					const ipv6result = normalizeIPv6(parsed.host);
					isIP = ipv6result.isIPV6 || ipv6result.isIPVFuture === true;
					malformedIPLiteral = hasIPLiteralBracket && (!bracketedIPLiteral || ipv6result.error === true);
					parsed.host = isIP ? ipv6result.host : ipv6result.host.toLowerCase();
					if (malformedIPLiteral) {
						parsed.error = parsed.error || MALFORMED_HOST_ERROR;
						malformedAuthorityOrPort = true;
					}
				} else isIP = true;
			}
			if (parsed.scheme === void 0 && parsed.userinfo === void 0 && parsed.host === void 0 && parsed.port === void 0 && parsed.query === void 0 && !parsed.path) parsed.reference = "same-document";
			else if (parsed.scheme === void 0) parsed.reference = "relative";
			else if (parsed.fragment === void 0) parsed.reference = "absolute";
			else parsed.reference = "uri";
			if (options.reference && options.reference !== "suffix" && options.reference !== parsed.reference) parsed.error = parsed.error || "URI is not a " + options.reference + " reference.";
			const schemeHandler = getSchemeHandler(options.scheme || parsed.scheme);
			if (!malformedIPLiteral) malformedHost = canonicalizeHost(parsed, options, schemeHandler, isIP);
			if (uri.indexOf("%") !== -1 && parsed.host !== void 0 && !malformedIPLiteral) {
				let host = isIP ? parsed.host : normalizePercentEncoding(parsed.host, true);
				if (!isIP) host = normalizePercentEncoding(host.toLowerCase());
				parsed.host = isIP || options.scheme !== "null" ? reescapeHostDelimiters(host, isIP) : host;
			}
			if (!schemeHandler || schemeHandler && !schemeHandler.skipNormalize) {
				if (parsed.path) parsed.path = normalizePathEncoding(parsed.path);
				if (parsed.query) parsed.query = normalizeQueryFragmentEncoding(parsed.query);
				if (parsed.fragment) parsed.fragment = normalizeQueryFragmentEncoding(parsed.fragment);
			}
			if (schemeHandler && schemeHandler.parse) {
				schemeHandler.parse(parsed, options);
				if (schemeHandler === SCHEMES.urn && parsed.nid === void 0) malformedSchemeSpecific = true;
			}
		} else parsed.error = parsed.error || "URI can not be parsed.";
		return {
			parsed,
			malformedAuthorityOrPort,
			malformedPercentEncoding,
			malformedSchemeSpecific,
			malformedHost,
			malformedScheme
		};
	}
	/**
	* @param {string} uri
	* @param {import('./types/index').Options} [opts]
	* @returns
	*/
	function parse(uri, opts) {
		return parseWithStatus(uri, opts).parsed;
	}
	/**
	* @param {string} uri
	* @param {import('./types/index').Options} [opts]
	* @returns {string}
	*/
	function normalizeString(uri, opts) {
		return normalizeStringWithStatus(uri, opts).normalized;
	}
	/**
	* @param {string} uri
	* @param {import('./types/index').Options} [opts]
	* @returns {{ normalized: string, malformedAuthorityOrPort: boolean, malformedPercentEncoding: boolean, malformedSchemeSpecific: boolean, malformedHost: boolean, malformedScheme: boolean }}
	*/
	function normalizeStringWithStatus(uri, opts) {
		const { parsed, malformedAuthorityOrPort, malformedPercentEncoding, malformedSchemeSpecific, malformedHost, malformedScheme } = parseWithStatus(uri, opts);
		return {
			normalized: malformedAuthorityOrPort || malformedPercentEncoding || malformedSchemeSpecific || malformedHost || malformedScheme ? uri : serialize(parsed, opts),
			malformedAuthorityOrPort,
			malformedPercentEncoding,
			malformedSchemeSpecific,
			malformedHost,
			malformedScheme
		};
	}
	/**
	* @param {import ('./types/index').URIComponent|string} uri
	* @param {import('./types/index').Options} [opts]
	* @returns {string|undefined}
	*/
	function normalizeComparableURI(uri, opts) {
		if (typeof uri !== "string" && typeof uri !== "object") return;
		let value;
		try {
			value = typeof uri === "string" ? uri : serialize(uri, opts);
		} catch {
			return;
		}
		const { normalized, malformedAuthorityOrPort, malformedPercentEncoding, malformedSchemeSpecific, malformedHost, malformedScheme } = normalizeStringWithStatus(value, opts);
		return malformedAuthorityOrPort || malformedPercentEncoding || malformedSchemeSpecific || malformedHost || malformedScheme ? void 0 : normalized;
	}
	const fastUri = {
		SCHEMES,
		normalize,
		resolve,
		resolveComponent,
		equal,
		serialize,
		parse
	};
	module.exports = fastUri;
	module.exports.default = fastUri;
	module.exports.fastUri = fastUri;
}));

// node_modules/ajv/dist/runtime/uri.js
var require_uri = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	const uri = require_fast_uri();
	uri.code = "require(\"ajv/dist/runtime/uri\").default";
	exports.default = uri;
}));

// node_modules/ajv/dist/core.js
var require_core$2 = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.CodeGen = exports.Name = exports.nil = exports.stringify = exports.str = exports._ = exports.KeywordCxt = void 0;
	var validate_1 = require_validate();
	Object.defineProperty(exports, "KeywordCxt", {
		enumerable: true,
		get: function() {
			return validate_1.KeywordCxt;
		}
	});
	var codegen_1 = require_codegen();
	Object.defineProperty(exports, "_", {
		enumerable: true,
		get: function() {
			return codegen_1._;
		}
	});
	Object.defineProperty(exports, "str", {
		enumerable: true,
		get: function() {
			return codegen_1.str;
		}
	});
	Object.defineProperty(exports, "stringify", {
		enumerable: true,
		get: function() {
			return codegen_1.stringify;
		}
	});
	Object.defineProperty(exports, "nil", {
		enumerable: true,
		get: function() {
			return codegen_1.nil;
		}
	});
	Object.defineProperty(exports, "Name", {
		enumerable: true,
		get: function() {
			return codegen_1.Name;
		}
	});
	Object.defineProperty(exports, "CodeGen", {
		enumerable: true,
		get: function() {
			return codegen_1.CodeGen;
		}
	});
	const validation_error_1 = require_validation_error();
	const ref_error_1 = require_ref_error();
	const rules_1 = require_rules();
	const compile_1 = require_compile();
	const codegen_2 = require_codegen();
	const resolve_1 = require_resolve();
	const dataType_1 = require_dataType();
	const util_1 = require_util();
	const $dataRefSchema = require_data();
	const uri_1 = require_uri();
	const defaultRegExp = (str, flags) => new RegExp(str, flags);
	defaultRegExp.code = "new RegExp";
	const META_IGNORE_OPTIONS = [
		"removeAdditional",
		"useDefaults",
		"coerceTypes"
	];
	const EXT_SCOPE_NAMES = /* @__PURE__ */ new Set([
		"validate",
		"serialize",
		"parse",
		"wrapper",
		"root",
		"schema",
		"keyword",
		"pattern",
		"formats",
		"validate$data",
		"func",
		"obj",
		"Error"
	]);
	const removedOptions = {
		errorDataPath: "",
		format: "`validateFormats: false` can be used instead.",
		nullable: "\"nullable\" keyword is supported by default.",
		jsonPointers: "Deprecated jsPropertySyntax can be used instead.",
		extendRefs: "Deprecated ignoreKeywordsWithRef can be used instead.",
		missingRefs: "Pass empty schema with $id that should be ignored to ajv.addSchema.",
		processCode: "Use option `code: {process: (code, schemaEnv: object) => string}`",
		sourceCode: "Use option `code: {source: true}`",
		strictDefaults: "It is default now, see option `strict`.",
		strictKeywords: "It is default now, see option `strict`.",
		uniqueItems: "\"uniqueItems\" keyword is always validated.",
		unknownFormats: "Disable strict mode or pass `true` to `ajv.addFormat` (or `formats` option).",
		cache: "Map is used as cache, schema object as key.",
		serialize: "Map is used as cache, schema object as key.",
		ajvErrors: "It is default now."
	};
	const deprecatedOptions = {
		ignoreKeywordsWithRef: "",
		jsPropertySyntax: "",
		unicode: "\"minLength\"/\"maxLength\" account for unicode characters by default."
	};
	const MAX_EXPRESSION = 200;
	function requiredOptions(o) {
		var _a, _b, _c, _d, _e, _f, _g, _h, _j, _k, _l, _m, _o, _p, _q, _r, _s, _t, _u, _v, _w, _x, _y, _z, _0;
		const s = o.strict;
		const _optz = (_a = o.code) === null || _a === void 0 ? void 0 : _a.optimize;
		const optimize = _optz === true || _optz === void 0 ? 1 : _optz || 0;
		const regExp = (_c = (_b = o.code) === null || _b === void 0 ? void 0 : _b.regExp) !== null && _c !== void 0 ? _c : defaultRegExp;
		const uriResolver = (_d = o.uriResolver) !== null && _d !== void 0 ? _d : uri_1.default;
		return {
			strictSchema: (_f = (_e = o.strictSchema) !== null && _e !== void 0 ? _e : s) !== null && _f !== void 0 ? _f : true,
			strictNumbers: (_h = (_g = o.strictNumbers) !== null && _g !== void 0 ? _g : s) !== null && _h !== void 0 ? _h : true,
			strictTypes: (_k = (_j = o.strictTypes) !== null && _j !== void 0 ? _j : s) !== null && _k !== void 0 ? _k : "log",
			strictTuples: (_m = (_l = o.strictTuples) !== null && _l !== void 0 ? _l : s) !== null && _m !== void 0 ? _m : "log",
			strictRequired: (_p = (_o = o.strictRequired) !== null && _o !== void 0 ? _o : s) !== null && _p !== void 0 ? _p : false,
			code: o.code ? {
				...o.code,
				optimize,
				regExp
			} : {
				optimize,
				regExp
			},
			loopRequired: (_q = o.loopRequired) !== null && _q !== void 0 ? _q : MAX_EXPRESSION,
			loopEnum: (_r = o.loopEnum) !== null && _r !== void 0 ? _r : MAX_EXPRESSION,
			meta: (_s = o.meta) !== null && _s !== void 0 ? _s : true,
			messages: (_t = o.messages) !== null && _t !== void 0 ? _t : true,
			inlineRefs: (_u = o.inlineRefs) !== null && _u !== void 0 ? _u : true,
			schemaId: (_v = o.schemaId) !== null && _v !== void 0 ? _v : "$id",
			addUsedSchema: (_w = o.addUsedSchema) !== null && _w !== void 0 ? _w : true,
			validateSchema: (_x = o.validateSchema) !== null && _x !== void 0 ? _x : true,
			validateFormats: (_y = o.validateFormats) !== null && _y !== void 0 ? _y : true,
			unicodeRegExp: (_z = o.unicodeRegExp) !== null && _z !== void 0 ? _z : true,
			int32range: (_0 = o.int32range) !== null && _0 !== void 0 ? _0 : true,
			uriResolver
		};
	}
	var Ajv = class {
		constructor(opts = {}) {
			this.schemas = {};
			this.refs = {};
			this.formats = Object.create(null);
			this._compilations = /* @__PURE__ */ new Set();
			this._loading = {};
			this._cache = /* @__PURE__ */ new Map();
			opts = this.opts = {
				...opts,
				...requiredOptions(opts)
			};
			const { es5, lines } = this.opts.code;
			this.scope = new codegen_2.ValueScope({
				scope: {},
				prefixes: EXT_SCOPE_NAMES,
				es5,
				lines
			});
			this.logger = getLogger(opts.logger);
			const formatOpt = opts.validateFormats;
			opts.validateFormats = false;
			this.RULES = (0, rules_1.getRules)();
			checkOptions.call(this, removedOptions, opts, "NOT SUPPORTED");
			checkOptions.call(this, deprecatedOptions, opts, "DEPRECATED", "warn");
			this._metaOpts = getMetaSchemaOptions.call(this);
			if (opts.formats) addInitialFormats.call(this);
			this._addVocabularies();
			this._addDefaultMetaSchema();
			if (opts.keywords) addInitialKeywords.call(this, opts.keywords);
			if (typeof opts.meta == "object") this.addMetaSchema(opts.meta);
			addInitialSchemas.call(this);
			opts.validateFormats = formatOpt;
		}
		_addVocabularies() {
			this.addKeyword("$async");
		}
		_addDefaultMetaSchema() {
			const { $data, meta, schemaId } = this.opts;
			let _dataRefSchema = $dataRefSchema;
			if (schemaId === "id") {
				_dataRefSchema = { ...$dataRefSchema };
				_dataRefSchema.id = _dataRefSchema.$id;
				delete _dataRefSchema.$id;
			}
			if (meta && $data) this.addMetaSchema(_dataRefSchema, _dataRefSchema[schemaId], false);
		}
		defaultMeta() {
			const { meta, schemaId } = this.opts;
			return this.opts.defaultMeta = typeof meta == "object" ? meta[schemaId] || meta : void 0;
		}
		validate(schemaKeyRef, data) {
			let v;
			if (typeof schemaKeyRef == "string") {
				v = this.getSchema(schemaKeyRef);
				if (!v) throw new Error(`no schema with key or ref "${schemaKeyRef}"`);
			} else v = this.compile(schemaKeyRef);
			const valid = v(data);
			if (!("$async" in v)) this.errors = v.errors;
			return valid;
		}
		compile(schema, _meta) {
			const sch = this._addSchema(schema, _meta);
			return sch.validate || this._compileSchemaEnv(sch);
		}
		compileAsync(schema, meta) {
			if (typeof this.opts.loadSchema != "function") throw new Error("options.loadSchema should be a function");
			const { loadSchema } = this.opts;
			return runCompileAsync.call(this, schema, meta);
			async function runCompileAsync(_schema, _meta) {
				await loadMetaSchema.call(this, _schema.$schema);
				const sch = this._addSchema(_schema, _meta);
				return sch.validate || _compileAsync.call(this, sch);
			}
			async function loadMetaSchema($ref) {
				if ($ref && !this.getSchema($ref)) await runCompileAsync.call(this, { $ref }, true);
			}
			async function _compileAsync(sch) {
				try {
					return this._compileSchemaEnv(sch);
				} catch (e) {
					if (!(e instanceof ref_error_1.default)) throw e;
					checkLoaded.call(this, e);
					await loadMissingSchema.call(this, e.missingSchema);
					return _compileAsync.call(this, sch);
				}
			}
			function checkLoaded({ missingSchema: ref, missingRef }) {
				if (this.refs[ref]) throw new Error(`AnySchema ${ref} is loaded but ${missingRef} cannot be resolved`);
			}
			async function loadMissingSchema(ref) {
				const _schema = await _loadSchema.call(this, ref);
				if (!this.refs[ref]) await loadMetaSchema.call(this, _schema.$schema);
				if (!this.refs[ref]) this.addSchema(_schema, ref, meta);
			}
			async function _loadSchema(ref) {
				const p = this._loading[ref];
				if (p) return p;
				try {
					return await (this._loading[ref] = loadSchema(ref));
				} finally {
					delete this._loading[ref];
				}
			}
		}
		addSchema(schema, key, _meta, _validateSchema = this.opts.validateSchema) {
			if (Array.isArray(schema)) {
				for (const sch of schema) this.addSchema(sch, void 0, _meta, _validateSchema);
				return this;
			}
			let id;
			if (typeof schema === "object") {
				const { schemaId } = this.opts;
				id = schema[schemaId];
				if (id !== void 0 && typeof id != "string") throw new Error(`schema ${schemaId} must be string`);
			}
			key = (0, resolve_1.normalizeId)(key || id);
			this._checkUnique(key);
			this.schemas[key] = this._addSchema(schema, _meta, key, _validateSchema, true);
			return this;
		}
		addMetaSchema(schema, key, _validateSchema = this.opts.validateSchema) {
			this.addSchema(schema, key, true, _validateSchema);
			return this;
		}
		validateSchema(schema, throwOrLogError) {
			if (typeof schema == "boolean") return true;
			let $schema;
			$schema = schema.$schema;
			if ($schema !== void 0 && typeof $schema != "string") throw new Error("$schema must be a string");
			$schema = $schema || this.opts.defaultMeta || this.defaultMeta();
			if (!$schema) {
				this.logger.warn("meta-schema not available");
				this.errors = null;
				return true;
			}
			const valid = this.validate($schema, schema);
			if (!valid && throwOrLogError) {
				const message = "schema is invalid: " + this.errorsText();
				if (this.opts.validateSchema === "log") this.logger.error(message);
				else throw new Error(message);
			}
			return valid;
		}
		getSchema(keyRef) {
			let sch;
			while (typeof (sch = getSchEnv.call(this, keyRef)) == "string") keyRef = sch;
			if (sch === void 0) {
				const { schemaId } = this.opts;
				const root = new compile_1.SchemaEnv({
					schema: {},
					schemaId
				});
				sch = compile_1.resolveSchema.call(this, root, keyRef);
				if (!sch) return;
				this.refs[keyRef] = sch;
			}
			return sch.validate || this._compileSchemaEnv(sch);
		}
		removeSchema(schemaKeyRef) {
			if (schemaKeyRef instanceof RegExp) {
				this._removeAllSchemas(this.schemas, schemaKeyRef);
				this._removeAllSchemas(this.refs, schemaKeyRef);
				return this;
			}
			switch (typeof schemaKeyRef) {
				case "undefined":
					this._removeAllSchemas(this.schemas);
					this._removeAllSchemas(this.refs);
					this._cache.clear();
					return this;
				case "string": {
					const sch = getSchEnv.call(this, schemaKeyRef);
					if (typeof sch == "object") this._cache.delete(sch.schema);
					delete this.schemas[schemaKeyRef];
					delete this.refs[schemaKeyRef];
					return this;
				}
				case "object": {
					const cacheKey = schemaKeyRef;
					this._cache.delete(cacheKey);
					let id = schemaKeyRef[this.opts.schemaId];
					if (id) {
						id = (0, resolve_1.normalizeId)(id);
						delete this.schemas[id];
						delete this.refs[id];
					}
					return this;
				}
				default: throw new Error("ajv.removeSchema: invalid parameter");
			}
		}
		addVocabulary(definitions) {
			for (const def of definitions) this.addKeyword(def);
			return this;
		}
		addKeyword(kwdOrDef, def) {
			let keyword;
			if (typeof kwdOrDef == "string") {
				keyword = kwdOrDef;
				if (typeof def == "object") {
					this.logger.warn("these parameters are deprecated, see docs for addKeyword");
					def.keyword = keyword;
				}
			} else if (typeof kwdOrDef == "object" && def === void 0) {
				def = kwdOrDef;
				keyword = def.keyword;
				if (Array.isArray(keyword) && !keyword.length) throw new Error("addKeywords: keyword must be string or non-empty array");
			} else throw new Error("invalid addKeywords parameters");
			checkKeyword.call(this, keyword, def);
			if (!def) {
				(0, util_1.eachItem)(keyword, (kwd) => addRule.call(this, kwd));
				return this;
			}
			keywordMetaschema.call(this, def);
			const definition = {
				...def,
				type: (0, dataType_1.getJSONTypes)(def.type),
				schemaType: (0, dataType_1.getJSONTypes)(def.schemaType)
			};
			(0, util_1.eachItem)(keyword, definition.type.length === 0 ? (k) => addRule.call(this, k, definition) : (k) => definition.type.forEach((t) => addRule.call(this, k, definition, t)));
			return this;
		}
		getKeyword(keyword) {
			const rule = this.RULES.all[keyword];
			return typeof rule == "object" ? rule.definition : !!rule;
		}
		removeKeyword(keyword) {
			const { RULES } = this;
			delete RULES.keywords[keyword];
			delete RULES.all[keyword];
			for (const group of RULES.rules) {
				const i = group.rules.findIndex((rule) => rule.keyword === keyword);
				if (i >= 0) group.rules.splice(i, 1);
			}
			return this;
		}
		addFormat(name, format) {
			if (typeof format == "string") format = new RegExp(format);
			this.formats[name] = format;
			return this;
		}
		errorsText(errors = this.errors, { separator = ", ", dataVar = "data" } = {}) {
			if (!errors || errors.length === 0) return "No errors";
			return errors.map((e) => `${dataVar}${e.instancePath} ${e.message}`).reduce((text, msg) => text + separator + msg);
		}
		$dataMetaSchema(metaSchema, keywordsJsonPointers) {
			const rules = this.RULES.all;
			metaSchema = JSON.parse(JSON.stringify(metaSchema));
			for (const jsonPointer of keywordsJsonPointers) {
				const segments = jsonPointer.split("/").slice(1);
				let keywords = metaSchema;
				for (const seg of segments) keywords = keywords[seg];
				for (const key in rules) {
					const rule = rules[key];
					if (typeof rule != "object") continue;
					const { $data } = rule.definition;
					const schema = keywords[key];
					if ($data && schema) keywords[key] = schemaOrData(schema);
				}
			}
			return metaSchema;
		}
		_removeAllSchemas(schemas, regex) {
			for (const keyRef in schemas) {
				const sch = schemas[keyRef];
				if (!regex || regex.test(keyRef)) {
					if (typeof sch == "string") delete schemas[keyRef];
					else if (sch && !sch.meta) {
						this._cache.delete(sch.schema);
						delete schemas[keyRef];
					}
				}
			}
		}
		_addSchema(schema, meta, baseId, validateSchema = this.opts.validateSchema, addSchema = this.opts.addUsedSchema) {
			let id;
			const { schemaId } = this.opts;
			if (typeof schema == "object") id = schema[schemaId];
			else if (this.opts.jtd) throw new Error("schema must be object");
			else if (typeof schema != "boolean") throw new Error("schema must be object or boolean");
			let sch = this._cache.get(schema);
			if (sch !== void 0) return sch;
			baseId = (0, resolve_1.normalizeId)(id || baseId);
			const localRefs = resolve_1.getSchemaRefs.call(this, schema, baseId);
			sch = new compile_1.SchemaEnv({
				schema,
				schemaId,
				meta,
				baseId,
				localRefs
			});
			this._cache.set(sch.schema, sch);
			if (addSchema && !baseId.startsWith("#")) {
				if (baseId) this._checkUnique(baseId);
				this.refs[baseId] = sch;
			}
			if (validateSchema) this.validateSchema(schema, true);
			return sch;
		}
		_checkUnique(id) {
			if (this.schemas[id] || this.refs[id]) throw new Error(`schema with key or id "${id}" already exists`);
		}
		_compileSchemaEnv(sch) {
			if (sch.meta) this._compileMetaSchema(sch);
			else compile_1.compileSchema.call(this, sch);
			/* istanbul ignore if */
			if (!sch.validate) throw new Error("ajv implementation error");
			return sch.validate;
		}
		_compileMetaSchema(sch) {
			const currentOpts = this.opts;
			this.opts = this._metaOpts;
			try {
				compile_1.compileSchema.call(this, sch);
			} finally {
				this.opts = currentOpts;
			}
		}
	};
	Ajv.ValidationError = validation_error_1.default;
	Ajv.MissingRefError = ref_error_1.default;
	exports.default = Ajv;
	function checkOptions(checkOpts, options, msg, log = "error") {
		for (const key in checkOpts) {
			const opt = key;
			if (opt in options) this.logger[log](`${msg}: option ${key}. ${checkOpts[opt]}`);
		}
	}
	function getSchEnv(keyRef) {
		keyRef = (0, resolve_1.normalizeId)(keyRef);
		return this.schemas[keyRef] || this.refs[keyRef];
	}
	function addInitialSchemas() {
		const optsSchemas = this.opts.schemas;
		if (!optsSchemas) return;
		if (Array.isArray(optsSchemas)) this.addSchema(optsSchemas);
		else for (const key in optsSchemas) this.addSchema(optsSchemas[key], key);
	}
	function addInitialFormats() {
		for (const name in this.opts.formats) {
			const format = this.opts.formats[name];
			if (format) this.addFormat(name, format);
		}
	}
	function addInitialKeywords(defs) {
		if (Array.isArray(defs)) {
			this.addVocabulary(defs);
			return;
		}
		this.logger.warn("keywords option as map is deprecated, pass array");
		for (const keyword in defs) {
			const def = defs[keyword];
			if (!def.keyword) def.keyword = keyword;
			this.addKeyword(def);
		}
	}
	function getMetaSchemaOptions() {
		const metaOpts = { ...this.opts };
		for (const opt of META_IGNORE_OPTIONS) delete metaOpts[opt];
		return metaOpts;
	}
	const noLogs = {
		log() {},
		warn() {},
		error() {}
	};
	function getLogger(logger) {
		if (logger === false) return noLogs;
		if (logger === void 0) return console;
		if (logger.log && logger.warn && logger.error) return logger;
		throw new Error("logger must implement log, warn and error methods");
	}
	const KEYWORD_NAME = /^[a-z_$][a-z0-9_$:-]*$/i;
	function checkKeyword(keyword, def) {
		const { RULES } = this;
		(0, util_1.eachItem)(keyword, (kwd) => {
			if (RULES.keywords[kwd]) throw new Error(`Keyword ${kwd} is already defined`);
			if (!KEYWORD_NAME.test(kwd)) throw new Error(`Keyword ${kwd} has invalid name`);
		});
		if (!def) return;
		if (def.$data && !("code" in def || "validate" in def)) throw new Error("$data keyword must have \"code\" or \"validate\" function");
	}
	function addRule(keyword, definition, dataType) {
		var _a;
		const post = definition === null || definition === void 0 ? void 0 : definition.post;
		if (dataType && post) throw new Error("keyword with \"post\" flag cannot have \"type\"");
		const { RULES } = this;
		let ruleGroup = post ? RULES.post : RULES.rules.find(({ type: t }) => t === dataType);
		if (!ruleGroup) {
			ruleGroup = {
				type: dataType,
				rules: []
			};
			RULES.rules.push(ruleGroup);
		}
		RULES.keywords[keyword] = true;
		if (!definition) return;
		const rule = {
			keyword,
			definition: {
				...definition,
				type: (0, dataType_1.getJSONTypes)(definition.type),
				schemaType: (0, dataType_1.getJSONTypes)(definition.schemaType)
			}
		};
		if (definition.before) addBeforeRule.call(this, ruleGroup, rule, definition.before);
		else ruleGroup.rules.push(rule);
		RULES.all[keyword] = rule;
		(_a = definition.implements) === null || _a === void 0 || _a.forEach((kwd) => this.addKeyword(kwd));
	}
	function addBeforeRule(ruleGroup, rule, before) {
		const i = ruleGroup.rules.findIndex((_rule) => _rule.keyword === before);
		if (i >= 0) ruleGroup.rules.splice(i, 0, rule);
		else {
			ruleGroup.rules.push(rule);
			this.logger.warn(`rule ${before} is not defined`);
		}
	}
	function keywordMetaschema(def) {
		let { metaSchema } = def;
		if (metaSchema === void 0) return;
		if (def.$data && this.opts.$data) metaSchema = schemaOrData(metaSchema);
		def.validateSchema = this.compile(metaSchema, true);
	}
	const $dataRef = { $ref: "https://raw.githubusercontent.com/ajv-validator/ajv/master/lib/refs/data.json#" };
	function schemaOrData(schema) {
		return { anyOf: [schema, $dataRef] };
	}
}));

// node_modules/ajv/dist/vocabularies/core/id.js
var require_id = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	const def = {
		keyword: "id",
		code() {
			throw new Error("NOT SUPPORTED: keyword \"id\", use \"$id\" for schema ID");
		}
	};
	exports.default = def;
}));

// node_modules/ajv/dist/vocabularies/core/ref.js
var require_ref = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.callRef = exports.getValidate = void 0;
	const ref_error_1 = require_ref_error();
	const code_1 = require_code();
	const codegen_1 = require_codegen();
	const names_1 = require_names();
	const compile_1 = require_compile();
	const util_1 = require_util();
	const def = {
		keyword: "$ref",
		schemaType: "string",
		code(cxt) {
			const { gen, schema: $ref, it } = cxt;
			const { baseId, schemaEnv: env, validateName, opts, self } = it;
			const { root } = env;
			if (($ref === "#" || $ref === "#/") && baseId === root.baseId) return callRootRef();
			const schOrEnv = compile_1.resolveRef.call(self, root, baseId, $ref);
			if (schOrEnv === void 0) throw new ref_error_1.default(it.opts.uriResolver, baseId, $ref);
			if (schOrEnv instanceof compile_1.SchemaEnv) return callValidate(schOrEnv);
			return inlineRefSchema(schOrEnv);
			function callRootRef() {
				if (env === root) return callRef(cxt, validateName, env, env.$async);
				const rootName = gen.scopeValue("root", { ref: root });
				return callRef(cxt, (0, codegen_1._)`${rootName}.validate`, root, root.$async);
			}
			function callValidate(sch) {
				callRef(cxt, getValidate(cxt, sch), sch, sch.$async);
			}
			function inlineRefSchema(sch) {
				const schName = gen.scopeValue("schema", opts.code.source === true ? {
					ref: sch,
					code: (0, codegen_1.stringify)(sch)
				} : { ref: sch });
				const valid = gen.name("valid");
				const schCxt = cxt.subschema({
					schema: sch,
					dataTypes: [],
					schemaPath: codegen_1.nil,
					topSchemaRef: schName,
					errSchemaPath: $ref
				}, valid);
				cxt.mergeEvaluated(schCxt);
				cxt.ok(valid);
			}
		}
	};
	function getValidate(cxt, sch) {
		const { gen } = cxt;
		return sch.validate ? gen.scopeValue("validate", { ref: sch.validate }) : (0, codegen_1._)`${gen.scopeValue("wrapper", { ref: sch })}.validate`;
	}
	exports.getValidate = getValidate;
	function callRef(cxt, v, sch, $async) {
		const { gen, it } = cxt;
		const { allErrors, schemaEnv: env, opts } = it;
		const passCxt = opts.passContext ? names_1.default.this : codegen_1.nil;
		if ($async) callAsyncRef();
		else callSyncRef();
		function callAsyncRef() {
			if (!env.$async) throw new Error("async schema referenced by sync schema");
			const valid = gen.let("valid");
			gen.try(() => {
				gen.code((0, codegen_1._)`await ${(0, code_1.callValidateCode)(cxt, v, passCxt)}`);
				addEvaluatedFrom(v);
				if (!allErrors) gen.assign(valid, true);
			}, (e) => {
				gen.if((0, codegen_1._)`!(${e} instanceof ${it.ValidationError})`, () => gen.throw(e));
				addErrorsFrom(e);
				if (!allErrors) gen.assign(valid, false);
			});
			cxt.ok(valid);
		}
		function callSyncRef() {
			cxt.result((0, code_1.callValidateCode)(cxt, v, passCxt), () => addEvaluatedFrom(v), () => addErrorsFrom(v));
		}
		function addErrorsFrom(source) {
			const errs = (0, codegen_1._)`${source}.errors`;
			gen.assign(names_1.default.vErrors, (0, codegen_1._)`${names_1.default.vErrors} === null ? ${errs} : ${names_1.default.vErrors}.concat(${errs})`);
			gen.assign(names_1.default.errors, (0, codegen_1._)`${names_1.default.vErrors}.length`);
		}
		function addEvaluatedFrom(source) {
			var _a;
			if (!it.opts.unevaluated) return;
			const schEvaluated = (_a = sch === null || sch === void 0 ? void 0 : sch.validate) === null || _a === void 0 ? void 0 : _a.evaluated;
			if (it.props !== true) {
				if (schEvaluated && !schEvaluated.dynamicProps) {
					if (schEvaluated.props !== void 0) it.props = util_1.mergeEvaluated.props(gen, schEvaluated.props, it.props);
				} else {
					const props = gen.var("props", (0, codegen_1._)`${source}.evaluated.props`);
					it.props = util_1.mergeEvaluated.props(gen, props, it.props, codegen_1.Name);
				}
			}
			if (it.items !== true) {
				if (schEvaluated && !schEvaluated.dynamicItems) {
					if (schEvaluated.items !== void 0) it.items = util_1.mergeEvaluated.items(gen, schEvaluated.items, it.items);
				} else {
					const items = gen.var("items", (0, codegen_1._)`${source}.evaluated.items`);
					it.items = util_1.mergeEvaluated.items(gen, items, it.items, codegen_1.Name);
				}
			}
		}
	}
	exports.callRef = callRef;
	exports.default = def;
}));

// node_modules/ajv/dist/vocabularies/core/index.js
var require_core$1 = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	const id_1 = require_id();
	const ref_1 = require_ref();
	const core = [
		"$schema",
		"$id",
		"$defs",
		"$vocabulary",
		{ keyword: "$comment" },
		"definitions",
		id_1.default,
		ref_1.default
	];
	exports.default = core;
}));

// node_modules/ajv/dist/vocabularies/validation/limitNumber.js
var require_limitNumber = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	const codegen_1 = require_codegen();
	const ops = codegen_1.operators;
	const KWDs = {
		maximum: {
			okStr: "<=",
			ok: ops.LTE,
			fail: ops.GT
		},
		minimum: {
			okStr: ">=",
			ok: ops.GTE,
			fail: ops.LT
		},
		exclusiveMaximum: {
			okStr: "<",
			ok: ops.LT,
			fail: ops.GTE
		},
		exclusiveMinimum: {
			okStr: ">",
			ok: ops.GT,
			fail: ops.LTE
		}
	};
	const def = {
		keyword: Object.keys(KWDs),
		type: "number",
		schemaType: "number",
		$data: true,
		error: {
			message: ({ keyword, schemaCode }) => (0, codegen_1.str)`must be ${KWDs[keyword].okStr} ${schemaCode}`,
			params: ({ keyword, schemaCode }) => (0, codegen_1._)`{comparison: ${KWDs[keyword].okStr}, limit: ${schemaCode}}`
		},
		code(cxt) {
			const { keyword, data, schemaCode } = cxt;
			cxt.fail$data((0, codegen_1._)`${data} ${KWDs[keyword].fail} ${schemaCode} || isNaN(${data})`);
		}
	};
	exports.default = def;
}));

// node_modules/ajv/dist/vocabularies/validation/multipleOf.js
var require_multipleOf = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	const codegen_1 = require_codegen();
	const def = {
		keyword: "multipleOf",
		type: "number",
		schemaType: "number",
		$data: true,
		error: {
			message: ({ schemaCode }) => (0, codegen_1.str)`must be multiple of ${schemaCode}`,
			params: ({ schemaCode }) => (0, codegen_1._)`{multipleOf: ${schemaCode}}`
		},
		code(cxt) {
			const { gen, data, schemaCode, it } = cxt;
			const prec = it.opts.multipleOfPrecision;
			const res = gen.let("res");
			const invalid = prec ? (0, codegen_1._)`Math.abs(Math.round(${res}) - ${res}) > 1e-${prec}` : (0, codegen_1._)`${res} !== parseInt(${res})`;
			cxt.fail$data((0, codegen_1._)`(${schemaCode} === 0 || (${res} = ${data}/${schemaCode}, ${invalid}))`);
		}
	};
	exports.default = def;
}));

// node_modules/ajv/dist/runtime/ucs2length.js
var require_ucs2length = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	function ucs2length(str) {
		const len = str.length;
		let length = 0;
		let pos = 0;
		let value;
		while (pos < len) {
			length++;
			value = str.charCodeAt(pos++);
			if (value >= 55296 && value <= 56319 && pos < len) {
				value = str.charCodeAt(pos);
				if ((value & 64512) === 56320) pos++;
			}
		}
		return length;
	}
	exports.default = ucs2length;
	ucs2length.code = "require(\"ajv/dist/runtime/ucs2length\").default";
}));

// node_modules/ajv/dist/vocabularies/validation/limitLength.js
var require_limitLength = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	const codegen_1 = require_codegen();
	const util_1 = require_util();
	const ucs2length_1 = require_ucs2length();
	const def = {
		keyword: ["maxLength", "minLength"],
		type: "string",
		schemaType: "number",
		$data: true,
		error: {
			message({ keyword, schemaCode }) {
				const comp = keyword === "maxLength" ? "more" : "fewer";
				return (0, codegen_1.str)`must NOT have ${comp} than ${schemaCode} characters`;
			},
			params: ({ schemaCode }) => (0, codegen_1._)`{limit: ${schemaCode}}`
		},
		code(cxt) {
			const { keyword, data, schemaCode, it } = cxt;
			const op = keyword === "maxLength" ? codegen_1.operators.GT : codegen_1.operators.LT;
			const len = it.opts.unicode === false ? (0, codegen_1._)`${data}.length` : (0, codegen_1._)`${(0, util_1.useFunc)(cxt.gen, ucs2length_1.default)}(${data})`;
			cxt.fail$data((0, codegen_1._)`${len} ${op} ${schemaCode}`);
		}
	};
	exports.default = def;
}));

// node_modules/ajv/dist/vocabularies/validation/pattern.js
var require_pattern = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	const code_1 = require_code();
	const util_1 = require_util();
	const codegen_1 = require_codegen();
	const def = {
		keyword: "pattern",
		type: "string",
		schemaType: "string",
		$data: true,
		error: {
			message: ({ schemaCode }) => (0, codegen_1.str)`must match pattern "${schemaCode}"`,
			params: ({ schemaCode }) => (0, codegen_1._)`{pattern: ${schemaCode}}`
		},
		code(cxt) {
			const { gen, data, $data, schema, schemaCode, it } = cxt;
			const u = it.opts.unicodeRegExp ? "u" : "";
			if ($data) {
				const { regExp } = it.opts.code;
				const regExpCode = regExp.code === "new RegExp" ? (0, codegen_1._)`new RegExp` : (0, util_1.useFunc)(gen, regExp);
				const valid = gen.let("valid");
				gen.try(() => gen.assign(valid, (0, codegen_1._)`${regExpCode}(${schemaCode}, ${u}).test(${data})`), () => gen.assign(valid, false));
				cxt.fail$data((0, codegen_1._)`!${valid}`);
			} else {
				const regExp = (0, code_1.usePattern)(cxt, schema);
				cxt.fail$data((0, codegen_1._)`!${regExp}.test(${data})`);
			}
		}
	};
	exports.default = def;
}));

// node_modules/ajv/dist/vocabularies/validation/limitProperties.js
var require_limitProperties = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	const codegen_1 = require_codegen();
	const def = {
		keyword: ["maxProperties", "minProperties"],
		type: "object",
		schemaType: "number",
		$data: true,
		error: {
			message({ keyword, schemaCode }) {
				const comp = keyword === "maxProperties" ? "more" : "fewer";
				return (0, codegen_1.str)`must NOT have ${comp} than ${schemaCode} properties`;
			},
			params: ({ schemaCode }) => (0, codegen_1._)`{limit: ${schemaCode}}`
		},
		code(cxt) {
			const { keyword, data, schemaCode } = cxt;
			const op = keyword === "maxProperties" ? codegen_1.operators.GT : codegen_1.operators.LT;
			cxt.fail$data((0, codegen_1._)`Object.keys(${data}).length ${op} ${schemaCode}`);
		}
	};
	exports.default = def;
}));

// node_modules/ajv/dist/vocabularies/validation/required.js
var require_required = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	const code_1 = require_code();
	const codegen_1 = require_codegen();
	const util_1 = require_util();
	const def = {
		keyword: "required",
		type: "object",
		schemaType: "array",
		$data: true,
		error: {
			message: ({ params: { missingProperty } }) => (0, codegen_1.str)`must have required property '${missingProperty}'`,
			params: ({ params: { missingProperty } }) => (0, codegen_1._)`{missingProperty: ${missingProperty}}`
		},
		code(cxt) {
			const { gen, schema, schemaCode, data, $data, it } = cxt;
			const { opts } = it;
			if (!$data && schema.length === 0) return;
			const useLoop = schema.length >= opts.loopRequired;
			if (it.allErrors) allErrorsMode();
			else exitOnErrorMode();
			if (opts.strictRequired) {
				const props = cxt.parentSchema.properties;
				const { definedProperties } = cxt.it;
				for (const requiredKey of schema) if ((props === null || props === void 0 ? void 0 : props[requiredKey]) === void 0 && !definedProperties.has(requiredKey)) {
					const msg = `required property "${requiredKey}" is not defined at "${it.schemaEnv.baseId + it.errSchemaPath}" (strictRequired)`;
					(0, util_1.checkStrictMode)(it, msg, it.opts.strictRequired);
				}
			}
			function allErrorsMode() {
				if (useLoop || $data) cxt.block$data(codegen_1.nil, loopAllRequired);
				else for (const prop of schema) (0, code_1.checkReportMissingProp)(cxt, prop);
			}
			function exitOnErrorMode() {
				const missing = gen.let("missing");
				if (useLoop || $data) {
					const valid = gen.let("valid", true);
					cxt.block$data(valid, () => loopUntilMissing(missing, valid));
					cxt.ok(valid);
				} else {
					gen.if((0, code_1.checkMissingProp)(cxt, schema, missing));
					(0, code_1.reportMissingProp)(cxt, missing);
					gen.else();
				}
			}
			function loopAllRequired() {
				gen.forOf("prop", schemaCode, (prop) => {
					cxt.setParams({ missingProperty: prop });
					gen.if((0, code_1.noPropertyInData)(gen, data, prop, opts.ownProperties), () => cxt.error());
				});
			}
			function loopUntilMissing(missing, valid) {
				cxt.setParams({ missingProperty: missing });
				gen.forOf(missing, schemaCode, () => {
					gen.assign(valid, (0, code_1.propertyInData)(gen, data, missing, opts.ownProperties));
					gen.if((0, codegen_1.not)(valid), () => {
						cxt.error();
						gen.break();
					});
				}, codegen_1.nil);
			}
		}
	};
	exports.default = def;
}));

// node_modules/ajv/dist/vocabularies/validation/limitItems.js
var require_limitItems = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	const codegen_1 = require_codegen();
	const def = {
		keyword: ["maxItems", "minItems"],
		type: "array",
		schemaType: "number",
		$data: true,
		error: {
			message({ keyword, schemaCode }) {
				const comp = keyword === "maxItems" ? "more" : "fewer";
				return (0, codegen_1.str)`must NOT have ${comp} than ${schemaCode} items`;
			},
			params: ({ schemaCode }) => (0, codegen_1._)`{limit: ${schemaCode}}`
		},
		code(cxt) {
			const { keyword, data, schemaCode } = cxt;
			const op = keyword === "maxItems" ? codegen_1.operators.GT : codegen_1.operators.LT;
			cxt.fail$data((0, codegen_1._)`${data}.length ${op} ${schemaCode}`);
		}
	};
	exports.default = def;
}));

// node_modules/ajv/dist/runtime/equal.js
var require_equal = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	const equal = require_fast_deep_equal();
	equal.code = "require(\"ajv/dist/runtime/equal\").default";
	exports.default = equal;
}));

// node_modules/ajv/dist/vocabularies/validation/uniqueItems.js
var require_uniqueItems = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	const dataType_1 = require_dataType();
	const codegen_1 = require_codegen();
	const util_1 = require_util();
	const equal_1 = require_equal();
	const def = {
		keyword: "uniqueItems",
		type: "array",
		schemaType: "boolean",
		$data: true,
		error: {
			message: ({ params: { i, j } }) => (0, codegen_1.str)`must NOT have duplicate items (items ## ${j} and ${i} are identical)`,
			params: ({ params: { i, j } }) => (0, codegen_1._)`{i: ${i}, j: ${j}}`
		},
		code(cxt) {
			const { gen, data, $data, schema, parentSchema, schemaCode, it } = cxt;
			if (!$data && !schema) return;
			const valid = gen.let("valid");
			const itemTypes = parentSchema.items ? (0, dataType_1.getSchemaTypes)(parentSchema.items) : [];
			cxt.block$data(valid, validateUniqueItems, (0, codegen_1._)`${schemaCode} === false`);
			cxt.ok(valid);
			function validateUniqueItems() {
				const i = gen.let("i", (0, codegen_1._)`${data}.length`);
				const j = gen.let("j");
				cxt.setParams({
					i,
					j
				});
				gen.assign(valid, true);
				gen.if((0, codegen_1._)`${i} > 1`, () => (canOptimize() ? loopN : loopN2)(i, j));
			}
			function canOptimize() {
				return itemTypes.length > 0 && !itemTypes.some((t) => t === "object" || t === "array");
			}
			function loopN(i, j) {
				const item = gen.name("item");
				const wrongType = (0, dataType_1.checkDataTypes)(itemTypes, item, it.opts.strictNumbers, dataType_1.DataType.Wrong);
				const indices = gen.const("indices", (0, codegen_1._)`{}`);
				gen.for((0, codegen_1._)`;${i}--;`, () => {
					gen.let(item, (0, codegen_1._)`${data}[${i}]`);
					gen.if(wrongType, (0, codegen_1._)`continue`);
					if (itemTypes.length > 1) gen.if((0, codegen_1._)`typeof ${item} == "string"`, (0, codegen_1._)`${item} += "_"`);
					gen.if((0, codegen_1._)`typeof ${indices}[${item}] == "number"`, () => {
						gen.assign(j, (0, codegen_1._)`${indices}[${item}]`);
						cxt.error();
						gen.assign(valid, false).break();
					}).code((0, codegen_1._)`${indices}[${item}] = ${i}`);
				});
			}
			function loopN2(i, j) {
				const eql = (0, util_1.useFunc)(gen, equal_1.default);
				const outer = gen.name("outer");
				gen.label(outer).for((0, codegen_1._)`;${i}--;`, () => gen.for((0, codegen_1._)`${j} = ${i}; ${j}--;`, () => gen.if((0, codegen_1._)`${eql}(${data}[${i}], ${data}[${j}])`, () => {
					cxt.error();
					gen.assign(valid, false).break(outer);
				})));
			}
		}
	};
	exports.default = def;
}));

// node_modules/ajv/dist/vocabularies/validation/const.js
var require_const = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	const codegen_1 = require_codegen();
	const util_1 = require_util();
	const equal_1 = require_equal();
	const def = {
		keyword: "const",
		$data: true,
		error: {
			message: "must be equal to constant",
			params: ({ schemaCode }) => (0, codegen_1._)`{allowedValue: ${schemaCode}}`
		},
		code(cxt) {
			const { gen, data, $data, schemaCode, schema } = cxt;
			if ($data || schema && typeof schema == "object") cxt.fail$data((0, codegen_1._)`!${(0, util_1.useFunc)(gen, equal_1.default)}(${data}, ${schemaCode})`);
			else cxt.fail((0, codegen_1._)`${schema} !== ${data}`);
		}
	};
	exports.default = def;
}));

// node_modules/ajv/dist/vocabularies/validation/enum.js
var require_enum = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	const codegen_1 = require_codegen();
	const util_1 = require_util();
	const equal_1 = require_equal();
	const def = {
		keyword: "enum",
		schemaType: "array",
		$data: true,
		error: {
			message: "must be equal to one of the allowed values",
			params: ({ schemaCode }) => (0, codegen_1._)`{allowedValues: ${schemaCode}}`
		},
		code(cxt) {
			const { gen, data, $data, schema, schemaCode, it } = cxt;
			if (!$data && schema.length === 0) throw new Error("enum must have non-empty array");
			const useLoop = schema.length >= it.opts.loopEnum;
			let eql;
			const getEql = () => eql !== null && eql !== void 0 ? eql : eql = (0, util_1.useFunc)(gen, equal_1.default);
			let valid;
			if (useLoop || $data) {
				valid = gen.let("valid");
				cxt.block$data(valid, loopEnum);
			} else {
				/* istanbul ignore if */
				if (!Array.isArray(schema)) throw new Error("ajv implementation error");
				const vSchema = gen.const("vSchema", schemaCode);
				valid = (0, codegen_1.or)(...schema.map((_x, i) => equalCode(vSchema, i)));
			}
			cxt.pass(valid);
			function loopEnum() {
				gen.assign(valid, false);
				gen.forOf("v", schemaCode, (v) => gen.if((0, codegen_1._)`${getEql()}(${data}, ${v})`, () => gen.assign(valid, true).break()));
			}
			function equalCode(vSchema, i) {
				const sch = schema[i];
				return typeof sch === "object" && sch !== null ? (0, codegen_1._)`${getEql()}(${data}, ${vSchema}[${i}])` : (0, codegen_1._)`${data} === ${sch}`;
			}
		}
	};
	exports.default = def;
}));

// node_modules/ajv/dist/vocabularies/validation/index.js
var require_validation$1 = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	const limitNumber_1 = require_limitNumber();
	const multipleOf_1 = require_multipleOf();
	const limitLength_1 = require_limitLength();
	const pattern_1 = require_pattern();
	const limitProperties_1 = require_limitProperties();
	const required_1 = require_required();
	const limitItems_1 = require_limitItems();
	const uniqueItems_1 = require_uniqueItems();
	const const_1 = require_const();
	const enum_1 = require_enum();
	const validation = [
		limitNumber_1.default,
		multipleOf_1.default,
		limitLength_1.default,
		pattern_1.default,
		limitProperties_1.default,
		required_1.default,
		limitItems_1.default,
		uniqueItems_1.default,
		{
			keyword: "type",
			schemaType: ["string", "array"]
		},
		{
			keyword: "nullable",
			schemaType: "boolean"
		},
		const_1.default,
		enum_1.default
	];
	exports.default = validation;
}));

// node_modules/ajv/dist/vocabularies/applicator/additionalItems.js
var require_additionalItems = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.validateAdditionalItems = void 0;
	const codegen_1 = require_codegen();
	const util_1 = require_util();
	const def = {
		keyword: "additionalItems",
		type: "array",
		schemaType: ["boolean", "object"],
		before: "uniqueItems",
		error: {
			message: ({ params: { len } }) => (0, codegen_1.str)`must NOT have more than ${len} items`,
			params: ({ params: { len } }) => (0, codegen_1._)`{limit: ${len}}`
		},
		code(cxt) {
			const { parentSchema, it } = cxt;
			const { items } = parentSchema;
			if (!Array.isArray(items)) {
				(0, util_1.checkStrictMode)(it, "\"additionalItems\" is ignored when \"items\" is not an array of schemas");
				return;
			}
			validateAdditionalItems(cxt, items);
		}
	};
	function validateAdditionalItems(cxt, items) {
		const { gen, schema, data, keyword, it } = cxt;
		it.items = true;
		const len = gen.const("len", (0, codegen_1._)`${data}.length`);
		if (schema === false) {
			cxt.setParams({ len: items.length });
			cxt.pass((0, codegen_1._)`${len} <= ${items.length}`);
		} else if (typeof schema == "object" && !(0, util_1.alwaysValidSchema)(it, schema)) {
			const valid = gen.var("valid", (0, codegen_1._)`${len} <= ${items.length}`);
			gen.if((0, codegen_1.not)(valid), () => validateItems(valid));
			cxt.ok(valid);
		}
		function validateItems(valid) {
			gen.forRange("i", items.length, len, (i) => {
				cxt.subschema({
					keyword,
					dataProp: i,
					dataPropType: util_1.Type.Num
				}, valid);
				if (!it.allErrors) gen.if((0, codegen_1.not)(valid), () => gen.break());
			});
		}
	}
	exports.validateAdditionalItems = validateAdditionalItems;
	exports.default = def;
}));

// node_modules/ajv/dist/vocabularies/applicator/items.js
var require_items = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.validateTuple = void 0;
	const codegen_1 = require_codegen();
	const util_1 = require_util();
	const code_1 = require_code();
	const def = {
		keyword: "items",
		type: "array",
		schemaType: [
			"object",
			"array",
			"boolean"
		],
		before: "uniqueItems",
		code(cxt) {
			const { schema, it } = cxt;
			if (Array.isArray(schema)) return validateTuple(cxt, "additionalItems", schema);
			it.items = true;
			if ((0, util_1.alwaysValidSchema)(it, schema)) return;
			cxt.ok((0, code_1.validateArray)(cxt));
		}
	};
	function validateTuple(cxt, extraItems, schArr = cxt.schema) {
		const { gen, parentSchema, data, keyword, it } = cxt;
		checkStrictTuple(parentSchema);
		if (it.opts.unevaluated && schArr.length && it.items !== true) it.items = util_1.mergeEvaluated.items(gen, schArr.length, it.items);
		const valid = gen.name("valid");
		const len = gen.const("len", (0, codegen_1._)`${data}.length`);
		schArr.forEach((sch, i) => {
			if ((0, util_1.alwaysValidSchema)(it, sch)) return;
			gen.if((0, codegen_1._)`${len} > ${i}`, () => cxt.subschema({
				keyword,
				schemaProp: i,
				dataProp: i
			}, valid));
			cxt.ok(valid);
		});
		function checkStrictTuple(sch) {
			const { opts, errSchemaPath } = it;
			const l = schArr.length;
			const fullTuple = l === sch.minItems && (l === sch.maxItems || sch[extraItems] === false);
			if (opts.strictTuples && !fullTuple) {
				const msg = `"${keyword}" is ${l}-tuple, but minItems or maxItems/${extraItems} are not specified or different at path "${errSchemaPath}"`;
				(0, util_1.checkStrictMode)(it, msg, opts.strictTuples);
			}
		}
	}
	exports.validateTuple = validateTuple;
	exports.default = def;
}));

// node_modules/ajv/dist/vocabularies/applicator/prefixItems.js
var require_prefixItems = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	const items_1 = require_items();
	const def = {
		keyword: "prefixItems",
		type: "array",
		schemaType: ["array"],
		before: "uniqueItems",
		code: (cxt) => (0, items_1.validateTuple)(cxt, "items")
	};
	exports.default = def;
}));

// node_modules/ajv/dist/vocabularies/applicator/items2020.js
var require_items2020 = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	const codegen_1 = require_codegen();
	const util_1 = require_util();
	const code_1 = require_code();
	const additionalItems_1 = require_additionalItems();
	const def = {
		keyword: "items",
		type: "array",
		schemaType: ["object", "boolean"],
		before: "uniqueItems",
		error: {
			message: ({ params: { len } }) => (0, codegen_1.str)`must NOT have more than ${len} items`,
			params: ({ params: { len } }) => (0, codegen_1._)`{limit: ${len}}`
		},
		code(cxt) {
			const { schema, parentSchema, it } = cxt;
			const { prefixItems } = parentSchema;
			it.items = true;
			if ((0, util_1.alwaysValidSchema)(it, schema)) return;
			if (prefixItems) (0, additionalItems_1.validateAdditionalItems)(cxt, prefixItems);
			else cxt.ok((0, code_1.validateArray)(cxt));
		}
	};
	exports.default = def;
}));

// node_modules/ajv/dist/vocabularies/applicator/contains.js
var require_contains = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	const codegen_1 = require_codegen();
	const util_1 = require_util();
	const def = {
		keyword: "contains",
		type: "array",
		schemaType: ["object", "boolean"],
		before: "uniqueItems",
		trackErrors: true,
		error: {
			message: ({ params: { min, max } }) => max === void 0 ? (0, codegen_1.str)`must contain at least ${min} valid item(s)` : (0, codegen_1.str)`must contain at least ${min} and no more than ${max} valid item(s)`,
			params: ({ params: { min, max } }) => max === void 0 ? (0, codegen_1._)`{minContains: ${min}}` : (0, codegen_1._)`{minContains: ${min}, maxContains: ${max}}`
		},
		code(cxt) {
			const { gen, schema, parentSchema, data, it } = cxt;
			let min;
			let max;
			const { minContains, maxContains } = parentSchema;
			if (it.opts.next) {
				min = minContains === void 0 ? 1 : minContains;
				max = maxContains;
			} else min = 1;
			const len = gen.const("len", (0, codegen_1._)`${data}.length`);
			cxt.setParams({
				min,
				max
			});
			if (max === void 0 && min === 0) {
				(0, util_1.checkStrictMode)(it, `"minContains" == 0 without "maxContains": "contains" keyword ignored`);
				return;
			}
			if (max !== void 0 && min > max) {
				(0, util_1.checkStrictMode)(it, `"minContains" > "maxContains" is always invalid`);
				cxt.fail();
				return;
			}
			if ((0, util_1.alwaysValidSchema)(it, schema)) {
				let cond = (0, codegen_1._)`${len} >= ${min}`;
				if (max !== void 0) cond = (0, codegen_1._)`${cond} && ${len} <= ${max}`;
				cxt.pass(cond);
				return;
			}
			it.items = true;
			const valid = gen.name("valid");
			if (max === void 0 && min === 1) validateItems(valid, () => gen.if(valid, () => gen.break()));
			else if (min === 0) {
				gen.let(valid, true);
				if (max !== void 0) gen.if((0, codegen_1._)`${data}.length > 0`, validateItemsWithCount);
			} else {
				gen.let(valid, false);
				validateItemsWithCount();
			}
			cxt.result(valid, () => cxt.reset());
			function validateItemsWithCount() {
				const schValid = gen.name("_valid");
				const count = gen.let("count", 0);
				validateItems(schValid, () => gen.if(schValid, () => checkLimits(count)));
			}
			function validateItems(_valid, block) {
				gen.forRange("i", 0, len, (i) => {
					cxt.subschema({
						keyword: "contains",
						dataProp: i,
						dataPropType: util_1.Type.Num,
						compositeRule: true
					}, _valid);
					block();
				});
			}
			function checkLimits(count) {
				gen.code((0, codegen_1._)`${count}++`);
				if (max === void 0) gen.if((0, codegen_1._)`${count} >= ${min}`, () => gen.assign(valid, true).break());
				else {
					gen.if((0, codegen_1._)`${count} > ${max}`, () => gen.assign(valid, false).break());
					if (min === 1) gen.assign(valid, true);
					else gen.if((0, codegen_1._)`${count} >= ${min}`, () => gen.assign(valid, true));
				}
			}
		}
	};
	exports.default = def;
}));

// node_modules/ajv/dist/vocabularies/applicator/dependencies.js
var require_dependencies = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.validateSchemaDeps = exports.validatePropertyDeps = exports.error = void 0;
	const codegen_1 = require_codegen();
	const util_1 = require_util();
	const code_1 = require_code();
	exports.error = {
		message: ({ params: { property, depsCount, deps } }) => {
			const property_ies = depsCount === 1 ? "property" : "properties";
			return (0, codegen_1.str)`must have ${property_ies} ${deps} when property ${property} is present`;
		},
		params: ({ params: { property, depsCount, deps, missingProperty } }) => (0, codegen_1._)`{property: ${property},
    missingProperty: ${missingProperty},
    depsCount: ${depsCount},
    deps: ${deps}}`
	};
	const def = {
		keyword: "dependencies",
		type: "object",
		schemaType: "object",
		error: exports.error,
		code(cxt) {
			const [propDeps, schDeps] = splitDependencies(cxt);
			validatePropertyDeps(cxt, propDeps);
			validateSchemaDeps(cxt, schDeps);
		}
	};
	function splitDependencies({ schema }) {
		const propertyDeps = {};
		const schemaDeps = {};
		for (const key in schema) {
			if (key === "__proto__") continue;
			const deps = Array.isArray(schema[key]) ? propertyDeps : schemaDeps;
			deps[key] = schema[key];
		}
		return [propertyDeps, schemaDeps];
	}
	function validatePropertyDeps(cxt, propertyDeps = cxt.schema) {
		const { gen, data, it } = cxt;
		if (Object.keys(propertyDeps).length === 0) return;
		const missing = gen.let("missing");
		for (const prop in propertyDeps) {
			const deps = propertyDeps[prop];
			if (deps.length === 0) continue;
			const hasProperty = (0, code_1.propertyInData)(gen, data, prop, it.opts.ownProperties);
			cxt.setParams({
				property: prop,
				depsCount: deps.length,
				deps: deps.join(", ")
			});
			if (it.allErrors) gen.if(hasProperty, () => {
				for (const depProp of deps) (0, code_1.checkReportMissingProp)(cxt, depProp);
			});
			else {
				gen.if((0, codegen_1._)`${hasProperty} && (${(0, code_1.checkMissingProp)(cxt, deps, missing)})`);
				(0, code_1.reportMissingProp)(cxt, missing);
				gen.else();
			}
		}
	}
	exports.validatePropertyDeps = validatePropertyDeps;
	function validateSchemaDeps(cxt, schemaDeps = cxt.schema) {
		const { gen, data, keyword, it } = cxt;
		const valid = gen.name("valid");
		for (const prop in schemaDeps) {
			if ((0, util_1.alwaysValidSchema)(it, schemaDeps[prop])) continue;
			gen.if((0, code_1.propertyInData)(gen, data, prop, it.opts.ownProperties), () => {
				const schCxt = cxt.subschema({
					keyword,
					schemaProp: prop
				}, valid);
				cxt.mergeValidEvaluated(schCxt, valid);
			}, () => gen.var(valid, true));
			cxt.ok(valid);
		}
	}
	exports.validateSchemaDeps = validateSchemaDeps;
	exports.default = def;
}));

// node_modules/ajv/dist/vocabularies/applicator/propertyNames.js
var require_propertyNames = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	const codegen_1 = require_codegen();
	const util_1 = require_util();
	const def = {
		keyword: "propertyNames",
		type: "object",
		schemaType: ["object", "boolean"],
		error: {
			message: "property name must be valid",
			params: ({ params }) => (0, codegen_1._)`{propertyName: ${params.propertyName}}`
		},
		code(cxt) {
			const { gen, schema, data, it } = cxt;
			if ((0, util_1.alwaysValidSchema)(it, schema)) return;
			const valid = gen.name("valid");
			gen.forIn("key", data, (key) => {
				cxt.setParams({ propertyName: key });
				cxt.subschema({
					keyword: "propertyNames",
					data: key,
					dataTypes: ["string"],
					propertyName: key,
					compositeRule: true
				}, valid);
				gen.if((0, codegen_1.not)(valid), () => {
					cxt.error(true);
					if (!it.allErrors) gen.break();
				});
			});
			cxt.ok(valid);
		}
	};
	exports.default = def;
}));

// node_modules/ajv/dist/vocabularies/applicator/additionalProperties.js
var require_additionalProperties = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	const code_1 = require_code();
	const codegen_1 = require_codegen();
	const names_1 = require_names();
	const util_1 = require_util();
	const def = {
		keyword: "additionalProperties",
		type: ["object"],
		schemaType: ["boolean", "object"],
		allowUndefined: true,
		trackErrors: true,
		error: {
			message: "must NOT have additional properties",
			params: ({ params }) => (0, codegen_1._)`{additionalProperty: ${params.additionalProperty}}`
		},
		code(cxt) {
			const { gen, schema, parentSchema, data, errsCount, it } = cxt;
			/* istanbul ignore if */
			if (!errsCount) throw new Error("ajv implementation error");
			const { allErrors, opts } = it;
			it.props = true;
			if (opts.removeAdditional !== "all" && (0, util_1.alwaysValidSchema)(it, schema)) return;
			const props = (0, code_1.allSchemaProperties)(parentSchema.properties);
			const patProps = (0, code_1.allSchemaProperties)(parentSchema.patternProperties);
			checkAdditionalProperties();
			cxt.ok((0, codegen_1._)`${errsCount} === ${names_1.default.errors}`);
			function checkAdditionalProperties() {
				gen.forIn("key", data, (key) => {
					if (!props.length && !patProps.length) additionalPropertyCode(key);
					else gen.if(isAdditional(key), () => additionalPropertyCode(key));
				});
			}
			function isAdditional(key) {
				let definedProp;
				if (props.length > 8) {
					const propsSchema = (0, util_1.schemaRefOrVal)(it, parentSchema.properties, "properties");
					definedProp = (0, code_1.isOwnProperty)(gen, propsSchema, key);
				} else if (props.length) definedProp = (0, codegen_1.or)(...props.map((p) => (0, codegen_1._)`${key} === ${p}`));
				else definedProp = codegen_1.nil;
				if (patProps.length) definedProp = (0, codegen_1.or)(definedProp, ...patProps.map((p) => (0, codegen_1._)`${(0, code_1.usePattern)(cxt, p)}.test(${key})`));
				return (0, codegen_1.not)(definedProp);
			}
			function deleteAdditional(key) {
				gen.code((0, codegen_1._)`delete ${data}[${key}]`);
			}
			function additionalPropertyCode(key) {
				if (opts.removeAdditional === "all" || opts.removeAdditional && schema === false) {
					deleteAdditional(key);
					return;
				}
				if (schema === false) {
					cxt.setParams({ additionalProperty: key });
					cxt.error();
					if (!allErrors) gen.break();
					return;
				}
				if (typeof schema == "object" && !(0, util_1.alwaysValidSchema)(it, schema)) {
					const valid = gen.name("valid");
					if (opts.removeAdditional === "failing") {
						applyAdditionalSchema(key, valid, false);
						gen.if((0, codegen_1.not)(valid), () => {
							cxt.reset();
							deleteAdditional(key);
						});
					} else {
						applyAdditionalSchema(key, valid);
						if (!allErrors) gen.if((0, codegen_1.not)(valid), () => gen.break());
					}
				}
			}
			function applyAdditionalSchema(key, valid, errors) {
				const subschema = {
					keyword: "additionalProperties",
					dataProp: key,
					dataPropType: util_1.Type.Str
				};
				if (errors === false) Object.assign(subschema, {
					compositeRule: true,
					createErrors: false,
					allErrors: false
				});
				cxt.subschema(subschema, valid);
			}
		}
	};
	exports.default = def;
}));

// node_modules/ajv/dist/vocabularies/applicator/properties.js
var require_properties = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	const validate_1 = require_validate();
	const code_1 = require_code();
	const util_1 = require_util();
	const additionalProperties_1 = require_additionalProperties();
	const def = {
		keyword: "properties",
		type: "object",
		schemaType: "object",
		code(cxt) {
			const { gen, schema, parentSchema, data, it } = cxt;
			if (it.opts.removeAdditional === "all" && parentSchema.additionalProperties === void 0) additionalProperties_1.default.code(new validate_1.KeywordCxt(it, additionalProperties_1.default, "additionalProperties"));
			const allProps = (0, code_1.allSchemaProperties)(schema);
			for (const prop of allProps) it.definedProperties.add(prop);
			if (it.opts.unevaluated && allProps.length && it.props !== true) it.props = util_1.mergeEvaluated.props(gen, (0, util_1.toHash)(allProps), it.props);
			const properties = allProps.filter((p) => !(0, util_1.alwaysValidSchema)(it, schema[p]));
			if (properties.length === 0) return;
			const valid = gen.name("valid");
			for (const prop of properties) {
				if (hasDefault(prop)) applyPropertySchema(prop);
				else {
					gen.if((0, code_1.propertyInData)(gen, data, prop, it.opts.ownProperties));
					applyPropertySchema(prop);
					if (!it.allErrors) gen.else().var(valid, true);
					gen.endIf();
				}
				cxt.it.definedProperties.add(prop);
				cxt.ok(valid);
			}
			function hasDefault(prop) {
				return it.opts.useDefaults && !it.compositeRule && schema[prop].default !== void 0;
			}
			function applyPropertySchema(prop) {
				cxt.subschema({
					keyword: "properties",
					schemaProp: prop,
					dataProp: prop
				}, valid);
			}
		}
	};
	exports.default = def;
}));

// node_modules/ajv/dist/vocabularies/applicator/patternProperties.js
var require_patternProperties = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	const code_1 = require_code();
	const codegen_1 = require_codegen();
	const util_1 = require_util();
	const util_2 = require_util();
	const def = {
		keyword: "patternProperties",
		type: "object",
		schemaType: "object",
		code(cxt) {
			const { gen, schema, data, parentSchema, it } = cxt;
			const { opts } = it;
			const patterns = (0, code_1.allSchemaProperties)(schema);
			const alwaysValidPatterns = patterns.filter((p) => (0, util_1.alwaysValidSchema)(it, schema[p]));
			if (patterns.length === 0 || alwaysValidPatterns.length === patterns.length && (!it.opts.unevaluated || it.props === true)) return;
			const checkProperties = opts.strictSchema && !opts.allowMatchingProperties && parentSchema.properties;
			const valid = gen.name("valid");
			if (it.props !== true && !(it.props instanceof codegen_1.Name)) it.props = (0, util_2.evaluatedPropsToName)(gen, it.props);
			const { props } = it;
			validatePatternProperties();
			function validatePatternProperties() {
				for (const pat of patterns) {
					if (checkProperties) checkMatchingProperties(pat);
					if (it.allErrors) validateProperties(pat);
					else {
						gen.var(valid, true);
						validateProperties(pat);
						gen.if(valid);
					}
				}
			}
			function checkMatchingProperties(pat) {
				for (const prop in checkProperties) if (new RegExp(pat).test(prop)) (0, util_1.checkStrictMode)(it, `property ${prop} matches pattern ${pat} (use allowMatchingProperties)`);
			}
			function validateProperties(pat) {
				gen.forIn("key", data, (key) => {
					gen.if((0, codegen_1._)`${(0, code_1.usePattern)(cxt, pat)}.test(${key})`, () => {
						const alwaysValid = alwaysValidPatterns.includes(pat);
						if (!alwaysValid) cxt.subschema({
							keyword: "patternProperties",
							schemaProp: pat,
							dataProp: key,
							dataPropType: util_2.Type.Str
						}, valid);
						if (it.opts.unevaluated && props !== true) gen.assign((0, codegen_1._)`${props}[${key}]`, true);
						else if (!alwaysValid && !it.allErrors) gen.if((0, codegen_1.not)(valid), () => gen.break());
					});
				});
			}
		}
	};
	exports.default = def;
}));

// node_modules/ajv/dist/vocabularies/applicator/not.js
var require_not = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	const util_1 = require_util();
	const def = {
		keyword: "not",
		schemaType: ["object", "boolean"],
		trackErrors: true,
		code(cxt) {
			const { gen, schema, it } = cxt;
			if ((0, util_1.alwaysValidSchema)(it, schema)) {
				cxt.fail();
				return;
			}
			const valid = gen.name("valid");
			cxt.subschema({
				keyword: "not",
				compositeRule: true,
				createErrors: false,
				allErrors: false
			}, valid);
			cxt.failResult(valid, () => cxt.reset(), () => cxt.error());
		},
		error: { message: "must NOT be valid" }
	};
	exports.default = def;
}));

// node_modules/ajv/dist/vocabularies/applicator/anyOf.js
var require_anyOf = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	const def = {
		keyword: "anyOf",
		schemaType: "array",
		trackErrors: true,
		code: require_code().validateUnion,
		error: { message: "must match a schema in anyOf" }
	};
	exports.default = def;
}));

// node_modules/ajv/dist/vocabularies/applicator/oneOf.js
var require_oneOf = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	const codegen_1 = require_codegen();
	const util_1 = require_util();
	const def = {
		keyword: "oneOf",
		schemaType: "array",
		trackErrors: true,
		error: {
			message: "must match exactly one schema in oneOf",
			params: ({ params }) => (0, codegen_1._)`{passingSchemas: ${params.passing}}`
		},
		code(cxt) {
			const { gen, schema, parentSchema, it } = cxt;
			/* istanbul ignore if */
			if (!Array.isArray(schema)) throw new Error("ajv implementation error");
			if (it.opts.discriminator && parentSchema.discriminator) return;
			const schArr = schema;
			const valid = gen.let("valid", false);
			const passing = gen.let("passing", null);
			const schValid = gen.name("_valid");
			cxt.setParams({ passing });
			gen.block(validateOneOf);
			cxt.result(valid, () => cxt.reset(), () => cxt.error(true));
			function validateOneOf() {
				schArr.forEach((sch, i) => {
					let schCxt;
					if ((0, util_1.alwaysValidSchema)(it, sch)) gen.var(schValid, true);
					else schCxt = cxt.subschema({
						keyword: "oneOf",
						schemaProp: i,
						compositeRule: true
					}, schValid);
					if (i > 0) gen.if((0, codegen_1._)`${schValid} && ${valid}`).assign(valid, false).assign(passing, (0, codegen_1._)`[${passing}, ${i}]`).else();
					gen.if(schValid, () => {
						gen.assign(valid, true);
						gen.assign(passing, i);
						if (schCxt) cxt.mergeEvaluated(schCxt, codegen_1.Name);
					});
				});
			}
		}
	};
	exports.default = def;
}));

// node_modules/ajv/dist/vocabularies/applicator/allOf.js
var require_allOf = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	const util_1 = require_util();
	const def = {
		keyword: "allOf",
		schemaType: "array",
		code(cxt) {
			const { gen, schema, it } = cxt;
			/* istanbul ignore if */
			if (!Array.isArray(schema)) throw new Error("ajv implementation error");
			const valid = gen.name("valid");
			schema.forEach((sch, i) => {
				if ((0, util_1.alwaysValidSchema)(it, sch)) return;
				const schCxt = cxt.subschema({
					keyword: "allOf",
					schemaProp: i
				}, valid);
				cxt.ok(valid);
				cxt.mergeEvaluated(schCxt);
			});
		}
	};
	exports.default = def;
}));

// node_modules/ajv/dist/vocabularies/applicator/if.js
var require_if = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	const codegen_1 = require_codegen();
	const util_1 = require_util();
	const def = {
		keyword: "if",
		schemaType: ["object", "boolean"],
		trackErrors: true,
		error: {
			message: ({ params }) => (0, codegen_1.str)`must match "${params.ifClause}" schema`,
			params: ({ params }) => (0, codegen_1._)`{failingKeyword: ${params.ifClause}}`
		},
		code(cxt) {
			const { gen, parentSchema, it } = cxt;
			if (parentSchema.then === void 0 && parentSchema.else === void 0) (0, util_1.checkStrictMode)(it, "\"if\" without \"then\" and \"else\" is ignored");
			const hasThen = hasSchema(it, "then");
			const hasElse = hasSchema(it, "else");
			if (!hasThen && !hasElse) return;
			const valid = gen.let("valid", true);
			const schValid = gen.name("_valid");
			validateIf();
			cxt.reset();
			if (hasThen && hasElse) {
				const ifClause = gen.let("ifClause");
				cxt.setParams({ ifClause });
				gen.if(schValid, validateClause("then", ifClause), validateClause("else", ifClause));
			} else if (hasThen) gen.if(schValid, validateClause("then"));
			else gen.if((0, codegen_1.not)(schValid), validateClause("else"));
			cxt.pass(valid, () => cxt.error(true));
			function validateIf() {
				const schCxt = cxt.subschema({
					keyword: "if",
					compositeRule: true,
					createErrors: false,
					allErrors: false
				}, schValid);
				cxt.mergeEvaluated(schCxt);
			}
			function validateClause(keyword, ifClause) {
				return () => {
					const schCxt = cxt.subschema({ keyword }, schValid);
					gen.assign(valid, schValid);
					cxt.mergeValidEvaluated(schCxt, valid);
					if (ifClause) gen.assign(ifClause, (0, codegen_1._)`${keyword}`);
					else cxt.setParams({ ifClause: keyword });
				};
			}
		}
	};
	function hasSchema(it, keyword) {
		const schema = it.schema[keyword];
		return schema !== void 0 && !(0, util_1.alwaysValidSchema)(it, schema);
	}
	exports.default = def;
}));

// node_modules/ajv/dist/vocabularies/applicator/thenElse.js
var require_thenElse = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	const util_1 = require_util();
	const def = {
		keyword: ["then", "else"],
		schemaType: ["object", "boolean"],
		code({ keyword, parentSchema, it }) {
			if (parentSchema.if === void 0) (0, util_1.checkStrictMode)(it, `"${keyword}" without "if" is ignored`);
		}
	};
	exports.default = def;
}));

// node_modules/ajv/dist/vocabularies/applicator/index.js
var require_applicator$1 = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	const additionalItems_1 = require_additionalItems();
	const prefixItems_1 = require_prefixItems();
	const items_1 = require_items();
	const items2020_1 = require_items2020();
	const contains_1 = require_contains();
	const dependencies_1 = require_dependencies();
	const propertyNames_1 = require_propertyNames();
	const additionalProperties_1 = require_additionalProperties();
	const properties_1 = require_properties();
	const patternProperties_1 = require_patternProperties();
	const not_1 = require_not();
	const anyOf_1 = require_anyOf();
	const oneOf_1 = require_oneOf();
	const allOf_1 = require_allOf();
	const if_1 = require_if();
	const thenElse_1 = require_thenElse();
	function getApplicator(draft2020 = false) {
		const applicator = [
			not_1.default,
			anyOf_1.default,
			oneOf_1.default,
			allOf_1.default,
			if_1.default,
			thenElse_1.default,
			propertyNames_1.default,
			additionalProperties_1.default,
			dependencies_1.default,
			properties_1.default,
			patternProperties_1.default
		];
		if (draft2020) applicator.push(prefixItems_1.default, items2020_1.default);
		else applicator.push(additionalItems_1.default, items_1.default);
		applicator.push(contains_1.default);
		return applicator;
	}
	exports.default = getApplicator;
}));

// node_modules/ajv/dist/vocabularies/dynamic/dynamicAnchor.js
var require_dynamicAnchor = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.dynamicAnchor = void 0;
	const codegen_1 = require_codegen();
	const names_1 = require_names();
	const compile_1 = require_compile();
	const ref_1 = require_ref();
	const def = {
		keyword: "$dynamicAnchor",
		schemaType: "string",
		code: (cxt) => dynamicAnchor(cxt, cxt.schema)
	};
	function dynamicAnchor(cxt, anchor) {
		const { gen, it } = cxt;
		it.schemaEnv.root.dynamicAnchors[anchor] = true;
		const v = (0, codegen_1._)`${names_1.default.dynamicAnchors}${(0, codegen_1.getProperty)(anchor)}`;
		const validate = it.errSchemaPath === "#" ? it.validateName : _getValidate(cxt);
		gen.if((0, codegen_1._)`!${v}`, () => gen.assign(v, validate));
	}
	exports.dynamicAnchor = dynamicAnchor;
	function _getValidate(cxt) {
		const { schemaEnv, schema, self } = cxt.it;
		const { root, baseId, localRefs, meta } = schemaEnv.root;
		const { schemaId } = self.opts;
		const sch = new compile_1.SchemaEnv({
			schema,
			schemaId,
			root,
			baseId,
			localRefs,
			meta
		});
		compile_1.compileSchema.call(self, sch);
		return (0, ref_1.getValidate)(cxt, sch);
	}
	exports.default = def;
}));

// node_modules/ajv/dist/vocabularies/dynamic/dynamicRef.js
var require_dynamicRef = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.dynamicRef = void 0;
	const codegen_1 = require_codegen();
	const names_1 = require_names();
	const ref_1 = require_ref();
	const def = {
		keyword: "$dynamicRef",
		schemaType: "string",
		code: (cxt) => dynamicRef(cxt, cxt.schema)
	};
	function dynamicRef(cxt, ref) {
		const { gen, keyword, it } = cxt;
		if (ref[0] !== "#") throw new Error(`"${keyword}" only supports hash fragment reference`);
		const anchor = ref.slice(1);
		if (it.allErrors) _dynamicRef();
		else {
			const valid = gen.let("valid", false);
			_dynamicRef(valid);
			cxt.ok(valid);
		}
		function _dynamicRef(valid) {
			if (it.schemaEnv.root.dynamicAnchors[anchor]) {
				const v = gen.let("_v", (0, codegen_1._)`${names_1.default.dynamicAnchors}${(0, codegen_1.getProperty)(anchor)}`);
				gen.if(v, _callRef(v, valid), _callRef(it.validateName, valid));
			} else _callRef(it.validateName, valid)();
		}
		function _callRef(validate, valid) {
			return valid ? () => gen.block(() => {
				(0, ref_1.callRef)(cxt, validate);
				gen.let(valid, true);
			}) : () => (0, ref_1.callRef)(cxt, validate);
		}
	}
	exports.dynamicRef = dynamicRef;
	exports.default = def;
}));

// node_modules/ajv/dist/vocabularies/dynamic/recursiveAnchor.js
var require_recursiveAnchor = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	const dynamicAnchor_1 = require_dynamicAnchor();
	const util_1 = require_util();
	const def = {
		keyword: "$recursiveAnchor",
		schemaType: "boolean",
		code(cxt) {
			if (cxt.schema) (0, dynamicAnchor_1.dynamicAnchor)(cxt, "");
			else (0, util_1.checkStrictMode)(cxt.it, "$recursiveAnchor: false is ignored");
		}
	};
	exports.default = def;
}));

// node_modules/ajv/dist/vocabularies/dynamic/recursiveRef.js
var require_recursiveRef = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	const dynamicRef_1 = require_dynamicRef();
	const def = {
		keyword: "$recursiveRef",
		schemaType: "string",
		code: (cxt) => (0, dynamicRef_1.dynamicRef)(cxt, cxt.schema)
	};
	exports.default = def;
}));

// node_modules/ajv/dist/vocabularies/dynamic/index.js
var require_dynamic = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	const dynamicAnchor_1 = require_dynamicAnchor();
	const dynamicRef_1 = require_dynamicRef();
	const recursiveAnchor_1 = require_recursiveAnchor();
	const recursiveRef_1 = require_recursiveRef();
	const dynamic = [
		dynamicAnchor_1.default,
		dynamicRef_1.default,
		recursiveAnchor_1.default,
		recursiveRef_1.default
	];
	exports.default = dynamic;
}));

// node_modules/ajv/dist/vocabularies/validation/dependentRequired.js
var require_dependentRequired = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	const dependencies_1 = require_dependencies();
	const def = {
		keyword: "dependentRequired",
		type: "object",
		schemaType: "object",
		error: dependencies_1.error,
		code: (cxt) => (0, dependencies_1.validatePropertyDeps)(cxt)
	};
	exports.default = def;
}));

// node_modules/ajv/dist/vocabularies/applicator/dependentSchemas.js
var require_dependentSchemas = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	const dependencies_1 = require_dependencies();
	const def = {
		keyword: "dependentSchemas",
		type: "object",
		schemaType: "object",
		code: (cxt) => (0, dependencies_1.validateSchemaDeps)(cxt)
	};
	exports.default = def;
}));

// node_modules/ajv/dist/vocabularies/validation/limitContains.js
var require_limitContains = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	const util_1 = require_util();
	const def = {
		keyword: ["maxContains", "minContains"],
		type: "array",
		schemaType: "number",
		code({ keyword, parentSchema, it }) {
			if (parentSchema.contains === void 0) (0, util_1.checkStrictMode)(it, `"${keyword}" without "contains" is ignored`);
		}
	};
	exports.default = def;
}));

// node_modules/ajv/dist/vocabularies/next.js
var require_next = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	const dependentRequired_1 = require_dependentRequired();
	const dependentSchemas_1 = require_dependentSchemas();
	const limitContains_1 = require_limitContains();
	const next = [
		dependentRequired_1.default,
		dependentSchemas_1.default,
		limitContains_1.default
	];
	exports.default = next;
}));

// node_modules/ajv/dist/vocabularies/unevaluated/unevaluatedProperties.js
var require_unevaluatedProperties = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	const codegen_1 = require_codegen();
	const util_1 = require_util();
	const names_1 = require_names();
	const def = {
		keyword: "unevaluatedProperties",
		type: "object",
		schemaType: ["boolean", "object"],
		trackErrors: true,
		error: {
			message: "must NOT have unevaluated properties",
			params: ({ params }) => (0, codegen_1._)`{unevaluatedProperty: ${params.unevaluatedProperty}}`
		},
		code(cxt) {
			const { gen, schema, data, errsCount, it } = cxt;
			/* istanbul ignore if */
			if (!errsCount) throw new Error("ajv implementation error");
			const { allErrors, props } = it;
			if (props instanceof codegen_1.Name) gen.if((0, codegen_1._)`${props} !== true`, () => gen.forIn("key", data, (key) => gen.if(unevaluatedDynamic(props, key), () => unevaluatedPropCode(key))));
			else if (props !== true) gen.forIn("key", data, (key) => props === void 0 ? unevaluatedPropCode(key) : gen.if(unevaluatedStatic(props, key), () => unevaluatedPropCode(key)));
			it.props = true;
			cxt.ok((0, codegen_1._)`${errsCount} === ${names_1.default.errors}`);
			function unevaluatedPropCode(key) {
				if (schema === false) {
					cxt.setParams({ unevaluatedProperty: key });
					cxt.error();
					if (!allErrors) gen.break();
					return;
				}
				if (!(0, util_1.alwaysValidSchema)(it, schema)) {
					const valid = gen.name("valid");
					cxt.subschema({
						keyword: "unevaluatedProperties",
						dataProp: key,
						dataPropType: util_1.Type.Str
					}, valid);
					if (!allErrors) gen.if((0, codegen_1.not)(valid), () => gen.break());
				}
			}
			function unevaluatedDynamic(evaluatedProps, key) {
				return (0, codegen_1._)`!${evaluatedProps} || !${evaluatedProps}[${key}]`;
			}
			function unevaluatedStatic(evaluatedProps, key) {
				const ps = [];
				for (const p in evaluatedProps) if (evaluatedProps[p] === true) ps.push((0, codegen_1._)`${key} !== ${p}`);
				return (0, codegen_1.and)(...ps);
			}
		}
	};
	exports.default = def;
}));

// node_modules/ajv/dist/vocabularies/unevaluated/unevaluatedItems.js
var require_unevaluatedItems = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	const codegen_1 = require_codegen();
	const util_1 = require_util();
	const def = {
		keyword: "unevaluatedItems",
		type: "array",
		schemaType: ["boolean", "object"],
		error: {
			message: ({ params: { len } }) => (0, codegen_1.str)`must NOT have more than ${len} items`,
			params: ({ params: { len } }) => (0, codegen_1._)`{limit: ${len}}`
		},
		code(cxt) {
			const { gen, schema, data, it } = cxt;
			const items = it.items || 0;
			if (items === true) return;
			const len = gen.const("len", (0, codegen_1._)`${data}.length`);
			if (schema === false) {
				cxt.setParams({ len: items });
				cxt.fail((0, codegen_1._)`${len} > ${items}`);
			} else if (typeof schema == "object" && !(0, util_1.alwaysValidSchema)(it, schema)) {
				const valid = gen.var("valid", (0, codegen_1._)`${len} <= ${items}`);
				gen.if((0, codegen_1.not)(valid), () => validateItems(valid, items));
				cxt.ok(valid);
			}
			it.items = true;
			function validateItems(valid, from) {
				gen.forRange("i", from, len, (i) => {
					cxt.subschema({
						keyword: "unevaluatedItems",
						dataProp: i,
						dataPropType: util_1.Type.Num
					}, valid);
					if (!it.allErrors) gen.if((0, codegen_1.not)(valid), () => gen.break());
				});
			}
		}
	};
	exports.default = def;
}));

// node_modules/ajv/dist/vocabularies/unevaluated/index.js
var require_unevaluated$1 = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	const unevaluatedProperties_1 = require_unevaluatedProperties();
	const unevaluatedItems_1 = require_unevaluatedItems();
	const unevaluated = [unevaluatedProperties_1.default, unevaluatedItems_1.default];
	exports.default = unevaluated;
}));

// node_modules/ajv/dist/vocabularies/format/format.js
var require_format$1 = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	const codegen_1 = require_codegen();
	const def = {
		keyword: "format",
		type: ["number", "string"],
		schemaType: "string",
		$data: true,
		error: {
			message: ({ schemaCode }) => (0, codegen_1.str)`must match format "${schemaCode}"`,
			params: ({ schemaCode }) => (0, codegen_1._)`{format: ${schemaCode}}`
		},
		code(cxt, ruleType) {
			const { gen, data, $data, schema, schemaCode, it } = cxt;
			const { opts, errSchemaPath, schemaEnv, self } = it;
			if (!opts.validateFormats) return;
			if ($data) validate$DataFormat();
			else validateFormat();
			function validate$DataFormat() {
				const fmts = gen.scopeValue("formats", {
					ref: self.formats,
					code: opts.code.formats
				});
				const fDef = gen.const("fDef", (0, codegen_1._)`${fmts}[${schemaCode}]`);
				const fType = gen.let("fType");
				const format = gen.let("format");
				gen.if((0, codegen_1._)`typeof ${fDef} == "object" && !(${fDef} instanceof RegExp)`, () => gen.assign(fType, (0, codegen_1._)`${fDef}.type || "string"`).assign(format, (0, codegen_1._)`${fDef}.validate`), () => gen.assign(fType, (0, codegen_1._)`"string"`).assign(format, fDef));
				cxt.fail$data((0, codegen_1.or)(unknownFmt(), invalidFmt()));
				function unknownFmt() {
					if (opts.strictSchema === false) return codegen_1.nil;
					return (0, codegen_1._)`${schemaCode} && !${format}`;
				}
				function invalidFmt() {
					const callFormat = schemaEnv.$async ? (0, codegen_1._)`(${fDef}.async ? await ${format}(${data}) : ${format}(${data}))` : (0, codegen_1._)`${format}(${data})`;
					const validData = (0, codegen_1._)`(typeof ${format} == "function" ? ${callFormat} : ${format}.test(${data}))`;
					return (0, codegen_1._)`${format} && ${format} !== true && ${fType} === ${ruleType} && !${validData}`;
				}
			}
			function validateFormat() {
				const formatDef = self.formats[schema];
				if (!formatDef) {
					unknownFormat();
					return;
				}
				if (formatDef === true) return;
				const [fmtType, format, fmtRef] = getFormat(formatDef);
				if (fmtType === ruleType) cxt.pass(validCondition());
				function unknownFormat() {
					if (opts.strictSchema === false) {
						self.logger.warn(unknownMsg());
						return;
					}
					throw new Error(unknownMsg());
					function unknownMsg() {
						return `unknown format "${schema}" ignored in schema at path "${errSchemaPath}"`;
					}
				}
				function getFormat(fmtDef) {
					const code = fmtDef instanceof RegExp ? (0, codegen_1.regexpCode)(fmtDef) : opts.code.formats ? (0, codegen_1._)`${opts.code.formats}${(0, codegen_1.getProperty)(schema)}` : void 0;
					const fmt = gen.scopeValue("formats", {
						key: schema,
						ref: fmtDef,
						code
					});
					if (typeof fmtDef == "object" && !(fmtDef instanceof RegExp)) return [
						fmtDef.type || "string",
						fmtDef.validate,
						(0, codegen_1._)`${fmt}.validate`
					];
					return [
						"string",
						fmtDef,
						fmt
					];
				}
				function validCondition() {
					if (typeof formatDef == "object" && !(formatDef instanceof RegExp) && formatDef.async) {
						if (!schemaEnv.$async) throw new Error("async format in sync schema");
						return (0, codegen_1._)`await ${fmtRef}(${data})`;
					}
					return typeof format == "function" ? (0, codegen_1._)`${fmtRef}(${data})` : (0, codegen_1._)`${fmtRef}.test(${data})`;
				}
			}
		}
	};
	exports.default = def;
}));

// node_modules/ajv/dist/vocabularies/format/index.js
var require_format = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	const format = [require_format$1().default];
	exports.default = format;
}));

// node_modules/ajv/dist/vocabularies/metadata.js
var require_metadata = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.contentVocabulary = exports.metadataVocabulary = void 0;
	exports.metadataVocabulary = [
		"title",
		"description",
		"default",
		"deprecated",
		"readOnly",
		"writeOnly",
		"examples"
	];
	exports.contentVocabulary = [
		"contentMediaType",
		"contentEncoding",
		"contentSchema"
	];
}));

// node_modules/ajv/dist/vocabularies/draft2020.js
var require_draft2020 = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	const core_1 = require_core$1();
	const validation_1 = require_validation$1();
	const applicator_1 = require_applicator$1();
	const dynamic_1 = require_dynamic();
	const next_1 = require_next();
	const unevaluated_1 = require_unevaluated$1();
	const format_1 = require_format();
	const metadata_1 = require_metadata();
	const draft2020Vocabularies = [
		dynamic_1.default,
		core_1.default,
		validation_1.default,
		(0, applicator_1.default)(true),
		format_1.default,
		metadata_1.metadataVocabulary,
		metadata_1.contentVocabulary,
		next_1.default,
		unevaluated_1.default
	];
	exports.default = draft2020Vocabularies;
}));

// node_modules/ajv/dist/vocabularies/discriminator/types.js
var require_types = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.DiscrError = void 0;
	var DiscrError;
	(function(DiscrError) {
		DiscrError["Tag"] = "tag";
		DiscrError["Mapping"] = "mapping";
	})(DiscrError || (exports.DiscrError = DiscrError = {}));
}));

// node_modules/ajv/dist/vocabularies/discriminator/index.js
var require_discriminator = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	const codegen_1 = require_codegen();
	const types_1 = require_types();
	const compile_1 = require_compile();
	const ref_error_1 = require_ref_error();
	const util_1 = require_util();
	const def = {
		keyword: "discriminator",
		type: "object",
		schemaType: "object",
		error: {
			message: ({ params: { discrError, tagName } }) => discrError === types_1.DiscrError.Tag ? `tag "${tagName}" must be string` : `value of tag "${tagName}" must be in oneOf`,
			params: ({ params: { discrError, tag, tagName } }) => (0, codegen_1._)`{error: ${discrError}, tag: ${tagName}, tagValue: ${tag}}`
		},
		code(cxt) {
			const { gen, data, schema, parentSchema, it } = cxt;
			const { oneOf } = parentSchema;
			if (!it.opts.discriminator) throw new Error("discriminator: requires discriminator option");
			const tagName = schema.propertyName;
			if (typeof tagName != "string") throw new Error("discriminator: requires propertyName");
			if (schema.mapping) throw new Error("discriminator: mapping is not supported");
			if (!oneOf) throw new Error("discriminator: requires oneOf keyword");
			const valid = gen.let("valid", false);
			const tag = gen.const("tag", (0, codegen_1._)`${data}${(0, codegen_1.getProperty)(tagName)}`);
			gen.if((0, codegen_1._)`typeof ${tag} == "string"`, () => validateMapping(), () => cxt.error(false, {
				discrError: types_1.DiscrError.Tag,
				tag,
				tagName
			}));
			cxt.ok(valid);
			function validateMapping() {
				const mapping = getMapping();
				gen.if(false);
				for (const tagValue in mapping) {
					gen.elseIf((0, codegen_1._)`${tag} === ${tagValue}`);
					gen.assign(valid, applyTagSchema(mapping[tagValue]));
				}
				gen.else();
				cxt.error(false, {
					discrError: types_1.DiscrError.Mapping,
					tag,
					tagName
				});
				gen.endIf();
			}
			function applyTagSchema(schemaProp) {
				const _valid = gen.name("valid");
				const schCxt = cxt.subschema({
					keyword: "oneOf",
					schemaProp
				}, _valid);
				cxt.mergeEvaluated(schCxt, codegen_1.Name);
				return _valid;
			}
			function getMapping() {
				var _a;
				const oneOfMapping = {};
				const topRequired = hasRequired(parentSchema);
				let tagRequired = true;
				for (let i = 0; i < oneOf.length; i++) {
					let sch = oneOf[i];
					if ((sch === null || sch === void 0 ? void 0 : sch.$ref) && !(0, util_1.schemaHasRulesButRef)(sch, it.self.RULES)) {
						const ref = sch.$ref;
						sch = compile_1.resolveRef.call(it.self, it.schemaEnv.root, it.baseId, ref);
						if (sch instanceof compile_1.SchemaEnv) sch = sch.schema;
						if (sch === void 0) throw new ref_error_1.default(it.opts.uriResolver, it.baseId, ref);
					}
					const propSch = (_a = sch === null || sch === void 0 ? void 0 : sch.properties) === null || _a === void 0 ? void 0 : _a[tagName];
					if (typeof propSch != "object") throw new Error(`discriminator: oneOf subschemas (or referenced schemas) must have "properties/${tagName}"`);
					tagRequired = tagRequired && (topRequired || hasRequired(sch));
					addMappings(propSch, i);
				}
				if (!tagRequired) throw new Error(`discriminator: "${tagName}" must be required`);
				return oneOfMapping;
				function hasRequired({ required }) {
					return Array.isArray(required) && required.includes(tagName);
				}
				function addMappings(sch, i) {
					if (sch.const) addMapping(sch.const, i);
					else if (sch.enum) for (const tagValue of sch.enum) addMapping(tagValue, i);
					else throw new Error(`discriminator: "properties/${tagName}" must have "const" or "enum"`);
				}
				function addMapping(tagValue, i) {
					if (typeof tagValue != "string" || tagValue in oneOfMapping) throw new Error(`discriminator: "${tagName}" values must be unique strings`);
					oneOfMapping[tagValue] = i;
				}
			}
		}
	};
	exports.default = def;
}));

// node_modules/ajv/dist/refs/json-schema-2020-12/schema.json
var require_schema = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	module.exports = {
		"$schema": "https://json-schema.org/draft/2020-12/schema",
		"$id": "https://json-schema.org/draft/2020-12/schema",
		"$vocabulary": {
			"https://json-schema.org/draft/2020-12/vocab/core": true,
			"https://json-schema.org/draft/2020-12/vocab/applicator": true,
			"https://json-schema.org/draft/2020-12/vocab/unevaluated": true,
			"https://json-schema.org/draft/2020-12/vocab/validation": true,
			"https://json-schema.org/draft/2020-12/vocab/meta-data": true,
			"https://json-schema.org/draft/2020-12/vocab/format-annotation": true,
			"https://json-schema.org/draft/2020-12/vocab/content": true
		},
		"$dynamicAnchor": "meta",
		"title": "Core and Validation specifications meta-schema",
		"allOf": [
			{ "$ref": "meta/core" },
			{ "$ref": "meta/applicator" },
			{ "$ref": "meta/unevaluated" },
			{ "$ref": "meta/validation" },
			{ "$ref": "meta/meta-data" },
			{ "$ref": "meta/format-annotation" },
			{ "$ref": "meta/content" }
		],
		"type": ["object", "boolean"],
		"$comment": "This meta-schema also defines keywords that have appeared in previous drafts in order to prevent incompatible extensions as they remain in common use.",
		"properties": {
			"definitions": {
				"$comment": "\"definitions\" has been replaced by \"$defs\".",
				"type": "object",
				"additionalProperties": { "$dynamicRef": "#meta" },
				"deprecated": true,
				"default": {}
			},
			"dependencies": {
				"$comment": "\"dependencies\" has been split and replaced by \"dependentSchemas\" and \"dependentRequired\" in order to serve their differing semantics.",
				"type": "object",
				"additionalProperties": { "anyOf": [{ "$dynamicRef": "#meta" }, { "$ref": "meta/validation#/$defs/stringArray" }] },
				"deprecated": true,
				"default": {}
			},
			"$recursiveAnchor": {
				"$comment": "\"$recursiveAnchor\" has been replaced by \"$dynamicAnchor\".",
				"$ref": "meta/core#/$defs/anchorString",
				"deprecated": true
			},
			"$recursiveRef": {
				"$comment": "\"$recursiveRef\" has been replaced by \"$dynamicRef\".",
				"$ref": "meta/core#/$defs/uriReferenceString",
				"deprecated": true
			}
		}
	};
}));

// node_modules/ajv/dist/refs/json-schema-2020-12/meta/applicator.json
var require_applicator = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	module.exports = {
		"$schema": "https://json-schema.org/draft/2020-12/schema",
		"$id": "https://json-schema.org/draft/2020-12/meta/applicator",
		"$vocabulary": { "https://json-schema.org/draft/2020-12/vocab/applicator": true },
		"$dynamicAnchor": "meta",
		"title": "Applicator vocabulary meta-schema",
		"type": ["object", "boolean"],
		"properties": {
			"prefixItems": { "$ref": "#/$defs/schemaArray" },
			"items": { "$dynamicRef": "#meta" },
			"contains": { "$dynamicRef": "#meta" },
			"additionalProperties": { "$dynamicRef": "#meta" },
			"properties": {
				"type": "object",
				"additionalProperties": { "$dynamicRef": "#meta" },
				"default": {}
			},
			"patternProperties": {
				"type": "object",
				"additionalProperties": { "$dynamicRef": "#meta" },
				"propertyNames": { "format": "regex" },
				"default": {}
			},
			"dependentSchemas": {
				"type": "object",
				"additionalProperties": { "$dynamicRef": "#meta" },
				"default": {}
			},
			"propertyNames": { "$dynamicRef": "#meta" },
			"if": { "$dynamicRef": "#meta" },
			"then": { "$dynamicRef": "#meta" },
			"else": { "$dynamicRef": "#meta" },
			"allOf": { "$ref": "#/$defs/schemaArray" },
			"anyOf": { "$ref": "#/$defs/schemaArray" },
			"oneOf": { "$ref": "#/$defs/schemaArray" },
			"not": { "$dynamicRef": "#meta" }
		},
		"$defs": { "schemaArray": {
			"type": "array",
			"minItems": 1,
			"items": { "$dynamicRef": "#meta" }
		} }
	};
}));

// node_modules/ajv/dist/refs/json-schema-2020-12/meta/unevaluated.json
var require_unevaluated = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	module.exports = {
		"$schema": "https://json-schema.org/draft/2020-12/schema",
		"$id": "https://json-schema.org/draft/2020-12/meta/unevaluated",
		"$vocabulary": { "https://json-schema.org/draft/2020-12/vocab/unevaluated": true },
		"$dynamicAnchor": "meta",
		"title": "Unevaluated applicator vocabulary meta-schema",
		"type": ["object", "boolean"],
		"properties": {
			"unevaluatedItems": { "$dynamicRef": "#meta" },
			"unevaluatedProperties": { "$dynamicRef": "#meta" }
		}
	};
}));

// node_modules/ajv/dist/refs/json-schema-2020-12/meta/content.json
var require_content = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	module.exports = {
		"$schema": "https://json-schema.org/draft/2020-12/schema",
		"$id": "https://json-schema.org/draft/2020-12/meta/content",
		"$vocabulary": { "https://json-schema.org/draft/2020-12/vocab/content": true },
		"$dynamicAnchor": "meta",
		"title": "Content vocabulary meta-schema",
		"type": ["object", "boolean"],
		"properties": {
			"contentEncoding": { "type": "string" },
			"contentMediaType": { "type": "string" },
			"contentSchema": { "$dynamicRef": "#meta" }
		}
	};
}));

// node_modules/ajv/dist/refs/json-schema-2020-12/meta/core.json
var require_core = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	module.exports = {
		"$schema": "https://json-schema.org/draft/2020-12/schema",
		"$id": "https://json-schema.org/draft/2020-12/meta/core",
		"$vocabulary": { "https://json-schema.org/draft/2020-12/vocab/core": true },
		"$dynamicAnchor": "meta",
		"title": "Core vocabulary meta-schema",
		"type": ["object", "boolean"],
		"properties": {
			"$id": {
				"$ref": "#/$defs/uriReferenceString",
				"$comment": "Non-empty fragments not allowed.",
				"pattern": "^[^#]*#?$"
			},
			"$schema": { "$ref": "#/$defs/uriString" },
			"$ref": { "$ref": "#/$defs/uriReferenceString" },
			"$anchor": { "$ref": "#/$defs/anchorString" },
			"$dynamicRef": { "$ref": "#/$defs/uriReferenceString" },
			"$dynamicAnchor": { "$ref": "#/$defs/anchorString" },
			"$vocabulary": {
				"type": "object",
				"propertyNames": { "$ref": "#/$defs/uriString" },
				"additionalProperties": { "type": "boolean" }
			},
			"$comment": { "type": "string" },
			"$defs": {
				"type": "object",
				"additionalProperties": { "$dynamicRef": "#meta" }
			}
		},
		"$defs": {
			"anchorString": {
				"type": "string",
				"pattern": "^[A-Za-z_][-A-Za-z0-9._]*$"
			},
			"uriString": {
				"type": "string",
				"format": "uri"
			},
			"uriReferenceString": {
				"type": "string",
				"format": "uri-reference"
			}
		}
	};
}));

// node_modules/ajv/dist/refs/json-schema-2020-12/meta/format-annotation.json
var require_format_annotation = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	module.exports = {
		"$schema": "https://json-schema.org/draft/2020-12/schema",
		"$id": "https://json-schema.org/draft/2020-12/meta/format-annotation",
		"$vocabulary": { "https://json-schema.org/draft/2020-12/vocab/format-annotation": true },
		"$dynamicAnchor": "meta",
		"title": "Format vocabulary meta-schema for annotation results",
		"type": ["object", "boolean"],
		"properties": { "format": { "type": "string" } }
	};
}));

// node_modules/ajv/dist/refs/json-schema-2020-12/meta/meta-data.json
var require_meta_data = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	module.exports = {
		"$schema": "https://json-schema.org/draft/2020-12/schema",
		"$id": "https://json-schema.org/draft/2020-12/meta/meta-data",
		"$vocabulary": { "https://json-schema.org/draft/2020-12/vocab/meta-data": true },
		"$dynamicAnchor": "meta",
		"title": "Meta-data vocabulary meta-schema",
		"type": ["object", "boolean"],
		"properties": {
			"title": { "type": "string" },
			"description": { "type": "string" },
			"default": true,
			"deprecated": {
				"type": "boolean",
				"default": false
			},
			"readOnly": {
				"type": "boolean",
				"default": false
			},
			"writeOnly": {
				"type": "boolean",
				"default": false
			},
			"examples": {
				"type": "array",
				"items": true
			}
		}
	};
}));

// node_modules/ajv/dist/refs/json-schema-2020-12/meta/validation.json
var require_validation = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	module.exports = {
		"$schema": "https://json-schema.org/draft/2020-12/schema",
		"$id": "https://json-schema.org/draft/2020-12/meta/validation",
		"$vocabulary": { "https://json-schema.org/draft/2020-12/vocab/validation": true },
		"$dynamicAnchor": "meta",
		"title": "Validation vocabulary meta-schema",
		"type": ["object", "boolean"],
		"properties": {
			"type": { "anyOf": [{ "$ref": "#/$defs/simpleTypes" }, {
				"type": "array",
				"items": { "$ref": "#/$defs/simpleTypes" },
				"minItems": 1,
				"uniqueItems": true
			}] },
			"const": true,
			"enum": {
				"type": "array",
				"items": true
			},
			"multipleOf": {
				"type": "number",
				"exclusiveMinimum": 0
			},
			"maximum": { "type": "number" },
			"exclusiveMaximum": { "type": "number" },
			"minimum": { "type": "number" },
			"exclusiveMinimum": { "type": "number" },
			"maxLength": { "$ref": "#/$defs/nonNegativeInteger" },
			"minLength": { "$ref": "#/$defs/nonNegativeIntegerDefault0" },
			"pattern": {
				"type": "string",
				"format": "regex"
			},
			"maxItems": { "$ref": "#/$defs/nonNegativeInteger" },
			"minItems": { "$ref": "#/$defs/nonNegativeIntegerDefault0" },
			"uniqueItems": {
				"type": "boolean",
				"default": false
			},
			"maxContains": { "$ref": "#/$defs/nonNegativeInteger" },
			"minContains": {
				"$ref": "#/$defs/nonNegativeInteger",
				"default": 1
			},
			"maxProperties": { "$ref": "#/$defs/nonNegativeInteger" },
			"minProperties": { "$ref": "#/$defs/nonNegativeIntegerDefault0" },
			"required": { "$ref": "#/$defs/stringArray" },
			"dependentRequired": {
				"type": "object",
				"additionalProperties": { "$ref": "#/$defs/stringArray" }
			}
		},
		"$defs": {
			"nonNegativeInteger": {
				"type": "integer",
				"minimum": 0
			},
			"nonNegativeIntegerDefault0": {
				"$ref": "#/$defs/nonNegativeInteger",
				"default": 0
			},
			"simpleTypes": { "enum": [
				"array",
				"boolean",
				"integer",
				"null",
				"number",
				"object",
				"string"
			] },
			"stringArray": {
				"type": "array",
				"items": { "type": "string" },
				"uniqueItems": true,
				"default": []
			}
		}
	};
}));

// node_modules/ajv/dist/refs/json-schema-2020-12/index.js
var require_json_schema_2020_12 = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	const metaSchema = require_schema();
	const applicator = require_applicator();
	const unevaluated = require_unevaluated();
	const content = require_content();
	const core = require_core();
	const format = require_format_annotation();
	const metadata = require_meta_data();
	const validation = require_validation();
	const META_SUPPORT_DATA = ["/properties"];
	function addMetaSchema2020($data) {
		[
			metaSchema,
			applicator,
			unevaluated,
			content,
			core,
			with$data(this, format),
			metadata,
			with$data(this, validation)
		].forEach((sch) => this.addMetaSchema(sch, void 0, false));
		return this;
		function with$data(ajv, sch) {
			return $data ? ajv.$dataMetaSchema(sch, META_SUPPORT_DATA) : sch;
		}
	}
	exports.default = addMetaSchema2020;
}));

// node_modules/ajv/dist/2020.js
var require__2020 = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.MissingRefError = exports.ValidationError = exports.CodeGen = exports.Name = exports.nil = exports.stringify = exports.str = exports._ = exports.KeywordCxt = exports.Ajv2020 = void 0;
	const core_1 = require_core$2();
	const draft2020_1 = require_draft2020();
	const discriminator_1 = require_discriminator();
	const json_schema_2020_12_1 = require_json_schema_2020_12();
	const META_SCHEMA_ID = "https://json-schema.org/draft/2020-12/schema";
	var Ajv2020 = class extends core_1.default {
		constructor(opts = {}) {
			super({
				...opts,
				dynamicRef: true,
				next: true,
				unevaluated: true
			});
		}
		_addVocabularies() {
			super._addVocabularies();
			draft2020_1.default.forEach((v) => this.addVocabulary(v));
			if (this.opts.discriminator) this.addKeyword(discriminator_1.default);
		}
		_addDefaultMetaSchema() {
			super._addDefaultMetaSchema();
			const { $data, meta } = this.opts;
			if (!meta) return;
			json_schema_2020_12_1.default.call(this, $data);
			this.refs["http://json-schema.org/schema"] = META_SCHEMA_ID;
		}
		defaultMeta() {
			return this.opts.defaultMeta = super.defaultMeta() || (this.getSchema(META_SCHEMA_ID) ? META_SCHEMA_ID : void 0);
		}
	};
	exports.Ajv2020 = Ajv2020;
	module.exports = exports = Ajv2020;
	module.exports.Ajv2020 = Ajv2020;
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.default = Ajv2020;
	var validate_1 = require_validate();
	Object.defineProperty(exports, "KeywordCxt", {
		enumerable: true,
		get: function() {
			return validate_1.KeywordCxt;
		}
	});
	var codegen_1 = require_codegen();
	Object.defineProperty(exports, "_", {
		enumerable: true,
		get: function() {
			return codegen_1._;
		}
	});
	Object.defineProperty(exports, "str", {
		enumerable: true,
		get: function() {
			return codegen_1.str;
		}
	});
	Object.defineProperty(exports, "stringify", {
		enumerable: true,
		get: function() {
			return codegen_1.stringify;
		}
	});
	Object.defineProperty(exports, "nil", {
		enumerable: true,
		get: function() {
			return codegen_1.nil;
		}
	});
	Object.defineProperty(exports, "Name", {
		enumerable: true,
		get: function() {
			return codegen_1.Name;
		}
	});
	Object.defineProperty(exports, "CodeGen", {
		enumerable: true,
		get: function() {
			return codegen_1.CodeGen;
		}
	});
	var validation_error_1 = require_validation_error();
	Object.defineProperty(exports, "ValidationError", {
		enumerable: true,
		get: function() {
			return validation_error_1.default;
		}
	});
	var ref_error_1 = require_ref_error();
	Object.defineProperty(exports, "MissingRefError", {
		enumerable: true,
		get: function() {
			return ref_error_1.default;
		}
	});
}));

// schemas/bundle.schema.json
var bundle_schema_default = {
	$schema: "https://json-schema.org/draft/2020-12/schema",
	$id: "urn:lanser:schema:bundle:1.2",
	title: "Bundle",
	description: "An Analysis Bundle: the one artifact of every lanser operation. `bundleId` is the SHA-256 of the RFC 8785 canonical form of the members marked `x-hashDomain: true`.",
	type: "object",
	additionalProperties: false,
	required: [
		"version",
		"bundleId",
		"status",
		"request",
		"resolution",
		"facts",
		"edits",
		"error",
		"processReward",
		"environment",
		"capabilities",
		"meta"
	],
	properties: {
		"version": {
			"const": "1.2",
			"x-hashDomain": false
		},
		"bundleId": {
			"$ref": "#/$defs/contentHash",
			"x-hashDomain": false
		},
		"status": {
			"enum": ["ok", "error"],
			"x-hashDomain": false
		},
		"request": {
			"$ref": "#/$defs/request",
			"x-hashDomain": true
		},
		"resolution": {
			"description": "How the selector was resolved; null for operations without a selector.",
			"type": "null",
			"x-hashDomain": true
		},
		"facts": {
			"anyOf": [{ "$ref": "#/$defs/diagnosticsFacts" }, { "type": "null" }],
			"x-hashDomain": true
		},
		"edits": {
			"$ref": "#/$defs/edits",
			"x-hashDomain": true
		},
		"error": {
			"anyOf": [{ "$ref": "#/$defs/error" }, { "type": "null" }],
			"x-hashDomain": true
		},
		"processReward": {
			"description": "The step's reward against its predecessor, or null; outside the hash.",
			"anyOf": [{ "$ref": "#/$defs/processReward" }, { "type": "null" }],
			"x-hashDomain": false
		},
		"environment": {
			"$ref": "#/$defs/environment",
			"x-hashDomain": true
		},
		"capabilities": {
			"$ref": "#/$defs/capabilities",
			"x-hashDomain": true
		},
		"meta": {
			"$ref": "#/$defs/meta",
			"x-hashDomain": true
		}
	},
	$defs: {
		"contentHash": {
			"description": "SHA-256 of a canonical form.",
			"type": "string",
			"pattern": "^sha256:[0-9a-f]{64}$"
		},
		"documentVersion": {
			"description": "Git blob id (SHA-1) of a document's bytes.",
			"type": "string",
			"pattern": "^blob:[0-9a-f]{40}$"
		},
		"uri": {
			"description": "Path relative to the workspace (POSIX, not percent-encoded), or a path under a named root such as `typeshed:stdlib/builtins.pyi`.",
			"type": "string",
			"minLength": 1
		},
		"range": {
			"description": "[startLine, startCharacter, endLine, endCharacter]: zero-based, end exclusive, in the server's position encoding.",
			"type": "array",
			"prefixItems": [
				{
					"type": "integer",
					"minimum": 0
				},
				{
					"type": "integer",
					"minimum": 0
				},
				{
					"type": "integer",
					"minimum": 0
				},
				{
					"type": "integer",
					"minimum": 0
				}
			],
			"items": false,
			"minItems": 4,
			"maxItems": 4
		},
		"counts": {
			"title": "Counts",
			"description": "Number of diagnostics by severity.",
			"type": "object",
			"additionalProperties": false,
			"required": [
				"error",
				"warning",
				"information"
			],
			"properties": {
				"error": {
					"type": "integer",
					"minimum": 0
				},
				"warning": {
					"type": "integer",
					"minimum": 0
				},
				"information": {
					"type": "integer",
					"minimum": 0
				}
			}
		},
		"relatedInformation": {
			"title": "RelatedInformation",
			"type": "object",
			"additionalProperties": false,
			"required": [
				"uri",
				"range",
				"message"
			],
			"properties": {
				"uri": { "$ref": "#/$defs/uri" },
				"range": { "$ref": "#/$defs/range" },
				"message": { "type": "string" }
			}
		},
		"diagnostic": {
			"title": "Diagnostic",
			"description": "One diagnostic that a server or a compiler reported.",
			"type": "object",
			"additionalProperties": false,
			"required": [
				"uri",
				"range",
				"severity",
				"rule",
				"message",
				"source"
			],
			"properties": {
				"uri": { "$ref": "#/$defs/uri" },
				"range": { "$ref": "#/$defs/range" },
				"severity": { "enum": [
					"error",
					"warning",
					"information"
				] },
				"rule": {
					"description": "The rule's name, for example `reportCallIssue`; null for syntax errors and rules without a name.",
					"type": ["string", "null"]
				},
				"message": { "type": "string" },
				"source": {
					"description": "Who reports, for example `pyright`.",
					"type": "string"
				},
				"tags": {
					"type": "array",
					"items": { "enum": ["unnecessary", "deprecated"] }
				},
				"related": {
					"type": "array",
					"items": { "$ref": "#/$defs/relatedInformation" }
				}
			}
		},
		"hint": {
			"title": "Hint",
			"description": "Unreachable, unused or deprecated code; kept apart from diagnostics and never counted.",
			"type": "object",
			"additionalProperties": false,
			"required": [
				"uri",
				"range",
				"message",
				"tags"
			],
			"properties": {
				"uri": { "$ref": "#/$defs/uri" },
				"range": { "$ref": "#/$defs/range" },
				"message": { "type": "string" },
				"tags": {
					"type": "array",
					"items": { "enum": ["unnecessary", "deprecated"] }
				}
			}
		},
		"scope": {
			"title": "Scope",
			"description": "The scope σ over which diagnostics are counted: the files of the workspace by the server's own configuration, or an explicit list.",
			"oneOf": [{
				"title": "WorkspaceScope",
				"type": "object",
				"additionalProperties": false,
				"required": ["kind", "files"],
				"properties": {
					"kind": { "const": "workspace" },
					"files": {
						"description": "Number of files.",
						"type": "integer",
						"minimum": 0
					}
				}
			}, {
				"title": "FilesScope",
				"type": "object",
				"additionalProperties": false,
				"required": ["kind", "files"],
				"properties": {
					"kind": { "const": "files" },
					"files": {
						"type": "array",
						"items": { "$ref": "#/$defs/uri" }
					}
				}
			}]
		},
		"diagnosticsFacts": {
			"title": "DiagnosticsFacts",
			"description": "Facts of `diagnostics`: the complete set over the scope.",
			"type": "object",
			"additionalProperties": false,
			"required": [
				"provenance",
				"documents",
				"scope",
				"diagnostics",
				"hints",
				"counts"
			],
			"properties": {
				"provenance": { "enum": ["lsp", "compiler"] },
				"documents": {
					"description": "Every document of the scope with the version that was read.",
					"type": "object",
					"additionalProperties": { "$ref": "#/$defs/documentVersion" }
				},
				"scope": { "$ref": "#/$defs/scope" },
				"diagnostics": {
					"type": "array",
					"items": { "$ref": "#/$defs/diagnostic" }
				},
				"hints": {
					"type": "array",
					"items": { "$ref": "#/$defs/hint" }
				},
				"counts": { "$ref": "#/$defs/counts" }
			}
		},
		"request": {
			"title": "BundleRequest",
			"type": "object",
			"additionalProperties": false,
			"required": ["cmd", "options"],
			"properties": {
				"cmd": {
					"description": "The operation's name; null where the command line named none.",
					"enum": [
						"diagnostics",
						"gate",
						null
					]
				},
				"options": {
					"description": "The options that decide the result, in camelCase.",
					"type": "object",
					"additionalProperties": false,
					"properties": {
						"workspace": { "const": true },
						"files": {
							"description": "Files and globs as asked for, relative to the workspace.",
							"type": "array",
							"items": { "type": "string" }
						},
						"base": { "type": "string" },
						"head": { "type": "string" },
						"workingDirectories": {
							"type": "array",
							"items": { "type": "string" }
						}
					}
				}
			}
		},
		"edits": {
			"title": "BundleEdits",
			"type": "object",
			"additionalProperties": false,
			"required": ["plan", "diff"],
			"properties": {
				"plan": { "type": "null" },
				"diff": { "type": "null" }
			}
		},
		"error": {
			"title": "BundleError",
			"type": "object",
			"additionalProperties": false,
			"required": [
				"code",
				"message",
				"details"
			],
			"properties": {
				"code": {
					"type": "string",
					"pattern": "^E/[A-Z_]+$"
				},
				"message": { "type": "string" },
				"details": {
					"type": "object",
					"additionalProperties": true
				}
			}
		},
		"processReward": {
			"title": "ProcessReward",
			"description": "See docs/rewards.md.",
			"type": "object",
			"additionalProperties": false,
			"required": [
				"version",
				"previousBundleId",
				"r",
				"components",
				"weights",
				"source",
				"scopeChanged",
				"explanation"
			],
			"properties": {
				"version": { "enum": ["rl-csf-v1"] },
				"previousBundleId": { "anyOf": [{ "$ref": "#/$defs/contentHash" }, { "type": "null" }] },
				"r": { "type": "number" },
				"components": {
					"type": "object",
					"additionalProperties": false,
					"required": [
						"diag_delta",
						"safety_delta",
						"confidence_delta",
						"tool_error"
					],
					"properties": {
						"diag_delta": {
							"description": "D before minus D after: positive is better.",
							"type": "number"
						},
						"safety_delta": { "type": "number" },
						"confidence_delta": { "type": "number" },
						"tool_error": { "enum": [0, 1] }
					}
				},
				"weights": { "$ref": "#/$defs/rewardWeights" },
				"source": {
					"description": "What was scored.",
					"enum": ["bundle", "gate"]
				},
				"scopeChanged": { "type": "boolean" },
				"explanation": { "type": "string" }
			}
		},
		"rewardWeights": {
			"title": "RewardWeights",
			"type": "object",
			"additionalProperties": false,
			"required": [
				"wD",
				"wS",
				"wA",
				"wE",
				"gamma"
			],
			"properties": {
				"wD": {
					"type": "number",
					"minimum": 0
				},
				"wS": {
					"type": "number",
					"minimum": 0
				},
				"wA": {
					"type": "number",
					"minimum": 0
				},
				"wE": {
					"type": "number",
					"minimum": 0
				},
				"gamma": {
					"type": "number",
					"minimum": 0
				}
			}
		},
		"pythonEnvironment": {
			"title": "BundlePythonEnvironment",
			"type": "object",
			"additionalProperties": false,
			"required": ["version", "packagesDigest"],
			"properties": {
				"version": {
					"description": "For example `3.12.3`.",
					"type": "string"
				},
				"packagesDigest": {
					"description": "Digest of the names and versions of the installed distributions.",
					"$ref": "#/$defs/contentHash"
				}
			}
		},
		"environment": {
			"title": "BundleEnvironment",
			"type": "object",
			"additionalProperties": false,
			"required": [
				"tool",
				"server",
				"positionEncoding",
				"python",
				"configDigest",
				"platform"
			],
			"properties": {
				"tool": { "$ref": "#/$defs/nameAndVersion" },
				"server": { "anyOf": [{ "$ref": "#/$defs/nameAndVersion" }, { "type": "null" }] },
				"positionEncoding": { "enum": [
					"utf-8",
					"utf-16",
					"utf-32"
				] },
				"python": { "anyOf": [{ "$ref": "#/$defs/pythonEnvironment" }, { "type": "null" }] },
				"configDigest": {
					"description": "Digest of the server's configuration as read from the workspace; null where none was read.",
					"anyOf": [{ "$ref": "#/$defs/contentHash" }, { "type": "null" }]
				},
				"platform": { "type": "string" },
				"local": {
					"$ref": "#/$defs/localEnvironment",
					"x-hashDomain": false
				}
			}
		},
		"localEnvironment": {
			"title": "BundleLocalEnvironment",
			"description": "What only this machine knows; outside the hash. The only place where absolute paths may stand.",
			"type": "object",
			"additionalProperties": false,
			"properties": {
				"workspaceRoot": { "type": "string" },
				"pythonExe": { "type": ["string", "null"] },
				"venvPath": { "type": ["string", "null"] },
				"node": {
					"description": "Version of the Node that runs the server.",
					"type": "string"
				},
				"cage": {
					"description": "`permission-model`: the server runs under Node's permission model. `none`: this Node has none; child processes are refused by lanser's preload only.",
					"enum": ["permission-model", "none"]
				}
			}
		},
		"nameAndVersion": {
			"title": "NameAndVersion",
			"type": "object",
			"additionalProperties": false,
			"required": ["name", "version"],
			"properties": {
				"name": { "type": "string" },
				"version": { "type": "string" }
			}
		},
		"capabilities": {
			"title": "BundleCapabilities",
			"type": "object",
			"additionalProperties": false,
			"required": ["partialResult", "cancellable"],
			"properties": {
				"partialResult": { "type": "boolean" },
				"cancellable": { "type": "boolean" }
			}
		},
		"meta": {
			"title": "BundleMeta",
			"type": "object",
			"additionalProperties": false,
			"required": [
				"exitCode",
				"hashing",
				"sortingKeys",
				"truncated"
			],
			"properties": {
				"exitCode": {
					"type": "integer",
					"minimum": 0,
					"maximum": 255,
					"x-hashDomain": true
				},
				"hashing": {
					"type": "object",
					"additionalProperties": false,
					"required": ["algo"],
					"properties": { "algo": { "const": "sha256-jcs-v1" } },
					"x-hashDomain": true
				},
				"sortingKeys": {
					"type": "array",
					"items": { "type": "string" },
					"x-hashDomain": true
				},
				"truncated": {
					"type": "null",
					"x-hashDomain": true
				},
				"snapshot": {
					"description": "Git tree that was read, where there is one.",
					"anyOf": [{
						"type": "string",
						"pattern": "^git-tree:[0-9a-f]{40,64}$"
					}, { "type": "null" }],
					"x-hashDomain": false
				},
				"timing": {
					"description": "Milliseconds by phase.",
					"type": "object",
					"additionalProperties": {
						"type": "number",
						"minimum": 0
					},
					"x-hashDomain": false
				},
				"startedAt": {
					"description": "RFC 3339, UTC.",
					"type": "string",
					"x-hashDomain": false
				}
			}
		}
	}
};

// schemas/config.schema.json
var config_schema_default = {
	$schema: "https://json-schema.org/draft/2020-12/schema",
	$id: "urn:lanser:schema:config:1.0",
	title: "Configuration",
	description: "`[tool.lanser]` of pyproject.toml, or lanser.json beside it.",
	type: "object",
	additionalProperties: false,
	properties: {
		"$schema": { "type": "string" },
		"timeoutSeconds": {
			"description": "How long the language server may take to answer one request.",
			"type": "number",
			"exclusiveMinimum": 0
		},
		"gate": {
			"title": "GateConfiguration",
			"type": "object",
			"additionalProperties": false,
			"properties": {
				"failOn": {
					"description": "What fails the gate.",
					"type": "array",
					"items": { "enum": [
						"introduced-errors",
						"introduced-warnings",
						"negative-reward",
						"inconclusive"
					] }
				},
				"warnOnly": {
					"description": "Report, and exit 0 whatever is found.",
					"type": "boolean"
				}
			}
		},
		"reward": {
			"title": "RewardConfiguration",
			"type": "object",
			"additionalProperties": false,
			"properties": {
				"version": { "enum": ["rl-csf-v1"] },
				"weights": {
					"title": "RewardWeightsConfiguration",
					"type": "object",
					"additionalProperties": false,
					"properties": {
						"wD": {
							"type": "number",
							"minimum": 0
						},
						"wS": {
							"type": "number",
							"minimum": 0
						},
						"wA": {
							"type": "number",
							"minimum": 0
						},
						"wE": {
							"type": "number",
							"minimum": 0
						},
						"gamma": {
							"type": "number",
							"minimum": 0
						}
					}
				}
			}
		}
	}
};

// schemas/report.schema.json
var report_schema_default = {
	$schema: "https://json-schema.org/draft/2020-12/schema",
	$id: "urn:lanser:schema:report:1.0",
	title: "Report",
	description: "What `lanser gate` found between a base and a head. All paths are relative to the repository's root; equal runs give equal bytes but for `timing`.",
	type: "object",
	additionalProperties: false,
	required: [
		"version",
		"conclusion",
		"reasons",
		"before",
		"after",
		"projects",
		"delta",
		"traces",
		"schemas",
		"proposals",
		"evidence",
		"reward",
		"trajectory",
		"policy",
		"failures",
		"environment",
		"timing"
	],
	properties: {
		"version": { "const": "1.0" },
		"conclusion": {
			"description": "`clean`: nothing is introduced. `findings`: something is. `inconclusive`: a side or a check could not be established.",
			"enum": [
				"clean",
				"findings",
				"inconclusive"
			]
		},
		"reasons": {
			"type": "array",
			"items": { "$ref": "#/$defs/reason" }
		},
		"before": { "anyOf": [{ "$ref": "#/$defs/side" }, { "type": "null" }] },
		"after": { "anyOf": [{ "$ref": "#/$defs/side" }, { "type": "null" }] },
		"projects": {
			"type": "array",
			"items": { "$ref": "#/$defs/project" }
		},
		"delta": { "anyOf": [{ "$ref": "#/$defs/delta" }, { "type": "null" }] },
		"traces": {
			"description": "Committed traces that were verified.",
			"type": "array",
			"maxItems": 0
		},
		"schemas": {
			"description": "Schemas and artifacts that were checked.",
			"type": "array",
			"maxItems": 0
		},
		"proposals": {
			"description": "Proposed edits that were previewed.",
			"type": "array",
			"maxItems": 0
		},
		"evidence": { "$ref": "#/$defs/evidence" },
		"reward": { "anyOf": [{ "$ref": "urn:lanser:schema:bundle:1.2#/$defs/processReward" }, { "type": "null" }] },
		"trajectory": {
			"description": "One reward per commit, where asked for.",
			"type": "array",
			"maxItems": 0
		},
		"policy": { "$ref": "#/$defs/policy" },
		"failures": {
			"description": "Why a side could not be established.",
			"type": "array",
			"items": { "$ref": "#/$defs/failure" }
		},
		"environment": { "$ref": "#/$defs/environment" },
		"timing": {
			"description": "Milliseconds by phase; the one member that differs between equal runs.",
			"type": "object",
			"additionalProperties": {
				"type": "number",
				"minimum": 0
			}
		}
	},
	$defs: {
		"reason": {
			"title": "Reason",
			"type": "object",
			"additionalProperties": false,
			"required": ["code", "count"],
			"properties": {
				"code": { "enum": [
					"introduced-errors",
					"introduced-warnings",
					"introduced-information",
					"negative-reward",
					"unstable",
					"inconclusive"
				] },
				"count": {
					"type": "integer",
					"minimum": 1
				}
			}
		},
		"side": {
			"title": "Side",
			"type": "object",
			"additionalProperties": false,
			"required": [
				"commit",
				"tree",
				"bundleId",
				"counts"
			],
			"properties": {
				"commit": {
					"description": "Commit id; null for the working tree.",
					"type": ["string", "null"]
				},
				"tree": {
					"type": "string",
					"pattern": "^[0-9a-f]{40,64}$"
				},
				"bundleId": {
					"description": "The diagnostics bundle's id; over several projects, the digest of the list of their ids. Null where the side was not established.",
					"anyOf": [{ "$ref": "urn:lanser:schema:bundle:1.2#/$defs/contentHash" }, { "type": "null" }]
				},
				"counts": { "anyOf": [{ "$ref": "urn:lanser:schema:bundle:1.2#/$defs/counts" }, { "type": "null" }] }
			}
		},
		"projectSide": {
			"title": "ProjectSide",
			"type": "object",
			"additionalProperties": false,
			"required": [
				"bundleId",
				"files",
				"counts"
			],
			"properties": {
				"bundleId": { "$ref": "urn:lanser:schema:bundle:1.2#/$defs/contentHash" },
				"files": {
					"type": "integer",
					"minimum": 0
				},
				"counts": { "$ref": "urn:lanser:schema:bundle:1.2#/$defs/counts" }
			}
		},
		"project": {
			"title": "Project",
			"type": "object",
			"additionalProperties": false,
			"required": [
				"workingDirectory",
				"configDigest",
				"before",
				"after"
			],
			"properties": {
				"workingDirectory": { "type": "string" },
				"configDigest": { "anyOf": [{ "$ref": "urn:lanser:schema:bundle:1.2#/$defs/contentHash" }, { "type": "null" }] },
				"before": { "anyOf": [{ "$ref": "#/$defs/projectSide" }, { "type": "null" }] },
				"after": { "anyOf": [{ "$ref": "#/$defs/projectSide" }, { "type": "null" }] }
			}
		},
		"resolved": {
			"title": "ResolvedDiagnostic",
			"type": "object",
			"additionalProperties": false,
			"required": [
				"uri",
				"range",
				"severity",
				"rule",
				"message"
			],
			"properties": {
				"uri": { "$ref": "urn:lanser:schema:bundle:1.2#/$defs/uri" },
				"range": { "$ref": "urn:lanser:schema:bundle:1.2#/$defs/range" },
				"severity": { "enum": [
					"error",
					"warning",
					"information"
				] },
				"rule": { "type": ["string", "null"] },
				"message": { "type": "string" },
				"fileDeleted": {
					"description": "The file is gone in head: not counted as resolved.",
					"const": true
				}
			}
		},
		"deltaDiagnostic": {
			"title": "DeltaDiagnostic",
			"type": "object",
			"additionalProperties": false,
			"required": [
				"uri",
				"range",
				"severity",
				"rule",
				"message"
			],
			"properties": {
				"uri": { "$ref": "urn:lanser:schema:bundle:1.2#/$defs/uri" },
				"range": { "$ref": "urn:lanser:schema:bundle:1.2#/$defs/range" },
				"severity": { "enum": [
					"error",
					"warning",
					"information"
				] },
				"rule": { "type": ["string", "null"] },
				"message": { "type": "string" }
			}
		},
		"pair": {
			"title": "DiagnosticPair",
			"type": "object",
			"additionalProperties": false,
			"required": ["before", "after"],
			"properties": {
				"before": { "$ref": "#/$defs/deltaDiagnostic" },
				"after": { "$ref": "#/$defs/deltaDiagnostic" }
			}
		},
		"unstable": {
			"title": "UnstableDiagnostic",
			"type": "object",
			"additionalProperties": false,
			"required": [
				"side",
				"seen",
				"diagnostic"
			],
			"properties": {
				"side": { "enum": ["before", "after"] },
				"seen": {
					"description": "In which of the two checks of that side it was reported.",
					"enum": ["first", "second"]
				},
				"diagnostic": { "$ref": "#/$defs/deltaDiagnostic" }
			}
		},
		"delta": {
			"title": "Delta",
			"type": "object",
			"additionalProperties": false,
			"required": [
				"introduced",
				"resolved",
				"changed",
				"moved",
				"unstable",
				"persisting"
			],
			"properties": {
				"introduced": {
					"type": "array",
					"items": { "$ref": "#/$defs/deltaDiagnostic" }
				},
				"resolved": {
					"type": "array",
					"items": { "$ref": "#/$defs/resolved" }
				},
				"changed": {
					"type": "array",
					"items": { "$ref": "#/$defs/pair" }
				},
				"moved": {
					"type": "array",
					"items": { "$ref": "#/$defs/pair" }
				},
				"unstable": {
					"type": "array",
					"items": { "$ref": "#/$defs/unstable" }
				},
				"persisting": {
					"type": "integer",
					"minimum": 0
				}
			}
		},
		"configurationChange": {
			"title": "ConfigurationChange",
			"type": "object",
			"additionalProperties": false,
			"required": ["path", "change"],
			"properties": {
				"path": { "type": "string" },
				"change": { "enum": [
					"added",
					"deleted",
					"modified"
				] }
			}
		},
		"evidence": {
			"title": "Evidence",
			"type": "object",
			"additionalProperties": false,
			"required": ["configuration"],
			"properties": { "configuration": {
				"description": "The server's configuration files that head changes; base's were used on both sides.",
				"type": "object",
				"additionalProperties": false,
				"required": ["changed"],
				"properties": { "changed": {
					"type": "array",
					"items": { "$ref": "#/$defs/configurationChange" }
				} }
			} }
		},
		"policy": {
			"title": "Policy",
			"type": "object",
			"additionalProperties": false,
			"required": [
				"failOn",
				"warnOnly",
				"failed",
				"reasons"
			],
			"properties": {
				"failOn": {
					"type": "array",
					"items": { "type": "string" }
				},
				"warnOnly": { "type": "boolean" },
				"failed": {
					"description": "Whether the policy is violated; warn-only does not change it.",
					"type": "boolean"
				},
				"reasons": {
					"description": "Members of `failOn` that apply.",
					"type": "array",
					"items": { "type": "string" }
				}
			}
		},
		"failure": {
			"title": "Failure",
			"type": "object",
			"additionalProperties": false,
			"required": [
				"side",
				"workingDirectory",
				"code",
				"message",
				"details"
			],
			"properties": {
				"side": { "enum": ["before", "after"] },
				"workingDirectory": { "type": ["string", "null"] },
				"code": {
					"type": "string",
					"pattern": "^E/[A-Z_]+$"
				},
				"message": { "type": "string" },
				"details": {
					"type": "object",
					"additionalProperties": true
				}
			}
		},
		"environment": {
			"title": "ReportEnvironment",
			"type": "object",
			"additionalProperties": false,
			"required": [
				"tool",
				"server",
				"python",
				"platform",
				"cage"
			],
			"properties": {
				"tool": { "$ref": "urn:lanser:schema:bundle:1.2#/$defs/nameAndVersion" },
				"server": { "$ref": "urn:lanser:schema:bundle:1.2#/$defs/nameAndVersion" },
				"python": { "anyOf": [{ "$ref": "urn:lanser:schema:bundle:1.2#/$defs/pythonEnvironment" }, { "type": "null" }] },
				"platform": { "type": "string" },
				"cage": { "enum": ["permission-model", "none"] }
			}
		}
	}
};

// schemas/selector.schema.json
var selector_schema_default = {
	$schema: "https://json-schema.org/draft/2020-12/schema",
	$id: "urn:lanser:schema:selector:1.0",
	title: "PositionSpec",
	description: "Which code element is meant. Lines and columns are one-based; columns count in `indexing`, and where it is absent in the command's --index-io (default utf-16). The end of a range is exclusive.",
	oneOf: [
		{ "$ref": "#/$defs/cursorSelector" },
		{ "$ref": "#/$defs/rangeSelector" },
		{ "$ref": "#/$defs/symbolSelector" },
		{ "$ref": "#/$defs/astSelector" },
		{ "$ref": "#/$defs/anchorSelector" },
		{ "$ref": "#/$defs/locateSelector" }
	],
	$defs: {
		"cursorSelector": {
			"title": "CursorSelector",
			"description": "A place between two characters: src/app.py@L42:C7",
			"type": "object",
			"additionalProperties": false,
			"required": [
				"kind",
				"uri",
				"line",
				"col"
			],
			"properties": {
				"kind": { "const": "cursor" },
				"uri": { "$ref": "#/$defs/uri" },
				"line": { "$ref": "#/$defs/ordinal" },
				"col": { "$ref": "#/$defs/ordinal" },
				"indexing": { "$ref": "#/$defs/indexing" },
				"docVersion": { "$ref": "#/$defs/docVersion" }
			}
		},
		"rangeSelector": {
			"title": "RangeSelector",
			"description": "A stretch of text: src/app.py@R(42,7->44,1)",
			"type": "object",
			"additionalProperties": false,
			"required": [
				"kind",
				"uri",
				"start",
				"end"
			],
			"properties": {
				"kind": { "const": "range" },
				"uri": { "$ref": "#/$defs/uri" },
				"start": { "$ref": "#/$defs/lineAndColumn" },
				"end": { "$ref": "#/$defs/lineAndColumn" },
				"indexing": { "$ref": "#/$defs/indexing" },
				"docVersion": { "$ref": "#/$defs/docVersion" }
			}
		},
		"symbolSelector": {
			"title": "SymbolSelector",
			"description": "A definition by its qualified name: py://pkg.mod#Class.method:body",
			"type": "object",
			"additionalProperties": false,
			"required": [
				"kind",
				"qualname",
				"role"
			],
			"properties": {
				"kind": { "const": "symbol" },
				"qualname": {
					"description": "The module, a colon, and the names from the outermost in.",
					"type": "string",
					"pattern": "^[\\p{XIDS}_][\\p{XIDC}]*(\\.[\\p{XIDS}_][\\p{XIDC}]*)*:[\\p{XIDS}_][\\p{XIDC}]*(\\.[\\p{XIDS}_][\\p{XIDC}]*)*$"
				},
				"role": {
					"description": "The name, the signature, the suite or the docstring.",
					"enum": [
						"def",
						"sig",
						"body",
						"doc"
					]
				},
				"overload": {
					"description": "Which overload, from 0 in source order; the implementation is not one.",
					"$ref": "#/$defs/natural"
				},
				"symbolId": { "$ref": "#/$defs/symbolId" },
				"docVersion": { "$ref": "#/$defs/docVersion" }
			}
		},
		"astSelector": {
			"title": "AstSelector",
			"description": "A definition, or a syntax node inside it, by steps: ast://[module=pkg.mod]/[class=C]/[def=m]/name[1]",
			"type": "object",
			"additionalProperties": false,
			"required": ["kind", "path"],
			"properties": {
				"kind": { "const": "ast" },
				"path": {
					"description": "The module, then definitions from the outermost in; a third member picks among equals, from 1.",
					"type": "array",
					"minItems": 1,
					"prefixItems": [{ "$ref": "#/$defs/moduleStep" }],
					"items": { "$ref": "#/$defs/definitionStep" }
				},
				"leaf": {
					"description": "A node kind or field of the grammar and which of them, from 1.",
					"type": "array",
					"minItems": 2,
					"maxItems": 2,
					"prefixItems": [{
						"type": "string",
						"pattern": "^[A-Za-z_][A-Za-z0-9_]*$"
					}, { "$ref": "#/$defs/ordinal" }],
					"items": false
				},
				"docVersion": { "$ref": "#/$defs/docVersion" }
			}
		},
		"anchorSelector": {
			"title": "AnchorSelector",
			"description": "A snippet of text: anchor://src/app.py#\"def load_data(\"?ctx=24",
			"type": "object",
			"additionalProperties": false,
			"required": [
				"kind",
				"uri",
				"snippet",
				"ctx"
			],
			"properties": {
				"kind": { "const": "anchor" },
				"uri": { "$ref": "#/$defs/uri" },
				"snippet": {
					"type": "string",
					"minLength": 1
				},
				"ctx": {
					"description": "How many code points before and after the snippet belong to its context.",
					"$ref": "#/$defs/natural"
				},
				"hash": {
					"description": "SHA-1 of the UTF-8 of context, snippet and context, line ends as LF.",
					"type": "string",
					"pattern": "^sha1:[0-9a-f]{40}$"
				},
				"near": {
					"description": "The one-based line where it was last seen.",
					"$ref": "#/$defs/ordinal"
				},
				"docVersion": { "$ref": "#/$defs/docVersion" }
			}
		},
		"locateSelector": {
			"title": "LocateSelector",
			"description": "A scope and a pattern in it, with a marker: models.py:MyClass.save@return <|>result",
			"type": "object",
			"additionalProperties": false,
			"required": ["kind", "uri"],
			"properties": {
				"kind": { "const": "locate" },
				"uri": { "$ref": "#/$defs/uri" },
				"scope": { "oneOf": [{
					"title": "SymbolScope",
					"type": "object",
					"additionalProperties": false,
					"required": ["symbol"],
					"properties": { "symbol": {
						"description": "Names from the outermost in.",
						"type": "array",
						"minItems": 1,
						"items": { "$ref": "#/$defs/identifier" }
					} }
				}, {
					"title": "LineScope",
					"type": "object",
					"additionalProperties": false,
					"required": ["lines"],
					"properties": { "lines": {
						"description": "First and last line, both included.",
						"$ref": "#/$defs/lineAndColumn"
					} }
				}] },
				"find": { "type": "string" },
				"occurrence": {
					"description": "Which of several matches, from 1.",
					"$ref": "#/$defs/ordinal"
				},
				"docVersion": { "$ref": "#/$defs/docVersion" }
			}
		},
		"uri": {
			"description": "A path relative to the workspace (POSIX, not percent-encoded), or a file: URI.",
			"type": "string",
			"minLength": 1
		},
		"ordinal": {
			"type": "integer",
			"minimum": 1,
			"maximum": 9007199254740991
		},
		"natural": {
			"type": "integer",
			"minimum": 0,
			"maximum": 9007199254740991
		},
		"identifier": {
			"type": "string",
			"pattern": "^[\\p{XIDS}_][\\p{XIDC}]*$"
		},
		"lineAndColumn": {
			"type": "array",
			"minItems": 2,
			"maxItems": 2,
			"prefixItems": [{ "$ref": "#/$defs/ordinal" }, { "$ref": "#/$defs/ordinal" }],
			"items": false
		},
		"indexing": {
			"description": "What columns count: UTF-8 bytes, UTF-16 code units, or Unicode scalar values.",
			"enum": [
				"utf-8",
				"utf-16",
				"codepoint"
			]
		},
		"docVersion": {
			"description": "The Git blob id of the document that the selector was made for.",
			"type": "string",
			"pattern": "^blob:[0-9a-f]{40}$"
		},
		"symbolId": {
			"description": "A stable identity of a symbol, with a fingerprint of its structure.",
			"type": "string",
			"pattern": "^sym1:[0-9a-f]{16,128}$"
		},
		"moduleStep": {
			"type": "array",
			"minItems": 2,
			"maxItems": 2,
			"prefixItems": [{ "const": "module" }, {
				"type": "string",
				"pattern": "^[\\p{XIDS}_][\\p{XIDC}]*(\\.[\\p{XIDS}_][\\p{XIDC}]*)*$"
			}],
			"items": false
		},
		"definitionStep": {
			"type": "array",
			"minItems": 2,
			"maxItems": 3,
			"prefixItems": [
				{ "enum": ["class", "def"] },
				{ "$ref": "#/$defs/identifier" },
				{ "$ref": "#/$defs/ordinal" }
			],
			"items": false
		}
	}
};

// src/schema/validate.ts
var import__2020 = require__2020();
const SCHEMAS = {
	bundle: bundle_schema_default,
	config: config_schema_default,
	report: report_schema_default,
	selector: selector_schema_default
};
let compiled;
function validators() {
	if (compiled === void 0) {
		compiled = new import__2020.Ajv2020({
			allErrors: true,
			strict: true,
			strictTuples: false,
			allowUnionTypes: true
		});
		compiled.addVocabulary(["x-hashDomain"]);
		for (const schema of Object.values(SCHEMAS)) compiled.addSchema(schema);
	}
	return compiled;
}
/** Every violation of the named schema; empty where the document matches. */
function violationsOf(name, document) {
	const validate = validators().getSchema(SCHEMAS[name].$id);
	if (validate === void 0) throw new TypeError(`no schema ${name}`);
	if (validate(document)) return [];
	return (validate.errors ?? []).map(violationOf);
}
/**
* Passes a document of our own through its schema before anyone sees it.
*
* @throws LanserError E/SCHEMA_INVALID: a defect of lanser, with the places.
*/
function assertValid(name, document) {
	const violations = violationsOf(name, document);
	if (violations.length === 0) return document;
	throw new LanserError("E/SCHEMA_INVALID", `The ${name} that was made does not match its own schema; this is a defect of lanser.`, { violations: violations.slice(0, 20) });
}
function violationOf(error) {
	const extra = error.params["additionalProperty"];
	const allowed = error.params["allowedValues"];
	const pointer = extra === void 0 ? error.instancePath : `${error.instancePath}/${escapePointer(extra)}`;
	if (extra !== void 0) return {
		pointer,
		expected: "no such property"
	};
	if (allowed !== void 0) return {
		pointer,
		expected: `one of ${JSON.stringify(allowed)}`
	};
	return {
		pointer,
		expected: error.message ?? error.keyword
	};
}
function escapePointer(part) {
	return part.replaceAll("~", "~0").replaceAll("/", "~1");
}

// src/server/pyright/launch.ts
/** Node has the permission model without a warning or a prefix since version 23.5. */
function cageOf(host) {
	const [major = 0, minor = 0] = host.nodeVersion.split(".").map(Number);
	return major > 23 || major === 23 && minor >= 5 ? "permission-model" : "none";
}
const HEAP = [
	"--min-semi-space-size=64",
	"--max-semi-space-size=64",
	"--initial-heap-size=1000"
];
/**
* Servers run in pairs, and V8's compiler threads take the cores that the checkers need: only the
* hottest functions are worth the second optimisation (docs/benchmarks.md). Other Nodes may name
* the threshold otherwise, and a Node refuses options that it does not know.
*/
function compilerArguments(host) {
	return majorOf(host) === 24 ? ["--invocation-count-for-turbofan=60000"] : [];
}
/** Pyright's own entry point (run as `dist/pyright.js` it does not find its typeshed), caged. */
function pyrightLaunch(options) {
	const { host, python, readableRoot } = options;
	const preload = fileURLToPath(new URL("./cage.cjs", import.meta.url));
	const trusted = [
		options.packageDirectory,
		preload,
		options.home,
		...python?.importPaths ?? []
	];
	const answers = python === void 0 ? null : {
		importPaths: python.importPaths,
		prefix: python.prefix,
		versionInfo: python.versionInfo
	};
	return {
		command: host.execPath,
		args: [
			...HEAP,
			...compilerArguments(host),
			...cageOf(host) === "permission-model" ? permissionArguments([readableRoot, ...trusted], options.home) : [],
			"--require",
			preload,
			path.join(options.packageDirectory, "langserver.index.js"),
			"--stdio"
		],
		cwd: readableRoot,
		env: {
			HOME: options.home,
			TMPDIR: options.home,
			LANG: "C.UTF-8",
			LANSER_CAGE: JSON.stringify({
				tree: readableRoot,
				trusted,
				answers
			}),
			...host.platform === "win32" ? {
				SystemRoot: host.env["SystemRoot"] ?? "",
				TEMP: options.home,
				USERPROFILE: options.home
			} : {}
		}
	};
}
function majorOf(host) {
	return Number(host.nodeVersion.split(".")[0]);
}
function permissionArguments(readable, home) {
	return [
		"--permission",
		...readable.map((entry) => `--allow-fs-read=${entry}`),
		`--allow-fs-write=${home}`
	];
}

// node_modules/tar/dist/esm/index.min.js
var zr = Object.defineProperty;
var Ur = (s, t) => {
	for (var e in t) zr(s, e, {
		get: t[e],
		enumerable: !0
	});
};
var Ds = typeof process == "object" && process ? process : {
	stdout: null,
	stderr: null
};
var Wr = (s) => !!s && typeof s == "object" && (s instanceof A || s instanceof Cs || Gr(s) || Zr(s));
var Gr = (s) => !!s && typeof s == "object" && s instanceof EventEmitter$1 && typeof s.pipe == "function" && s.pipe !== Cs.Writable.prototype.pipe;
var Zr = (s) => !!s && typeof s == "object" && s instanceof EventEmitter$1 && typeof s.write == "function" && typeof s.end == "function";
var Q = Symbol("EOF");
var J = Symbol("maybeEmitEnd");
var nt = Symbol("emittedEnd");
var De = Symbol("emittingEnd");
var qt = Symbol("emittedError");
var Ne = Symbol("closed");
var Ns = Symbol("read");
var Ae = Symbol("flush");
var As = Symbol("flushChunk");
var z = Symbol("encoding");
var Mt = Symbol("decoder");
var g = Symbol("flowing");
var Qt = Symbol("paused");
var Bt = Symbol("resume");
var b = Symbol("buffer");
var N = Symbol("pipes");
var _ = Symbol("bufferLength");
var bi = Symbol("bufferPush");
var Ie = Symbol("bufferShift");
var L = Symbol("objectMode");
var S = Symbol("destroyed");
var _i = Symbol("error");
var Oi = Symbol("emitData");
var Is = Symbol("emitEnd");
var Ti = Symbol("emitEnd2");
var Z = Symbol("async");
var xi = Symbol("abort");
var Ce = Symbol("aborted");
var Jt = Symbol("signal");
var Rt = Symbol("dataListeners");
var C = Symbol("discarded");
var jt = (s) => Promise.resolve().then(s);
var Yr = (s) => s();
var Kr = (s) => s === "end" || s === "finish" || s === "prefinish";
var Vr = (s) => s instanceof ArrayBuffer || !!s && typeof s == "object" && s.constructor && s.constructor.name === "ArrayBuffer" && s.byteLength >= 0;
var $r = (s) => !Buffer.isBuffer(s) && ArrayBuffer.isView(s);
var Fe = class {
	src;
	dest;
	opts;
	ondrain;
	constructor(t, e, i) {
		this.src = t, this.dest = e, this.opts = i, this.ondrain = () => t[Bt](), this.dest.on("drain", this.ondrain);
	}
	unpipe() {
		this.dest.removeListener("drain", this.ondrain);
	}
	proxyErrors(t) {}
	end() {
		this.unpipe(), this.opts.end && this.dest.end();
	}
};
var Li = class extends Fe {
	unpipe() {
		this.src.removeListener("error", this.proxyErrors), super.unpipe();
	}
	constructor(t, e, i) {
		super(t, e, i), this.proxyErrors = (r) => this.dest.emit("error", r), t.on("error", this.proxyErrors);
	}
};
var Xr = (s) => !!s.objectMode;
var qr = (s) => !s.objectMode && !!s.encoding && s.encoding !== "buffer";
var A = class extends EventEmitter$1 {
	[g] = !1;
	[Qt] = !1;
	[N] = [];
	[b] = [];
	[L];
	[z];
	[Z];
	[Mt];
	[Q] = !1;
	[nt] = !1;
	[De] = !1;
	[Ne] = !1;
	[qt] = null;
	[_] = 0;
	[S] = !1;
	[Jt];
	[Ce] = !1;
	[Rt] = 0;
	[C] = !1;
	writable = !0;
	readable = !0;
	constructor(...t) {
		let e = t[0] || {};
		if (super(), e.objectMode && typeof e.encoding == "string") throw new TypeError("Encoding and objectMode may not be used together");
		Xr(e) ? (this[L] = !0, this[z] = null) : qr(e) ? (this[z] = e.encoding, this[L] = !1) : (this[L] = !1, this[z] = null), this[Z] = !!e.async, this[Mt] = this[z] ? new StringDecoder(this[z]) : null, e && e.debugExposeBuffer === !0 && Object.defineProperty(this, "buffer", { get: () => this[b] }), e && e.debugExposePipes === !0 && Object.defineProperty(this, "pipes", { get: () => this[N] });
		let { signal: i } = e;
		i && (this[Jt] = i, i.aborted ? this[xi]() : i.addEventListener("abort", () => this[xi]()));
	}
	get bufferLength() {
		return this[_];
	}
	get encoding() {
		return this[z];
	}
	set encoding(t) {
		throw new Error("Encoding must be set at instantiation time");
	}
	setEncoding(t) {
		throw new Error("Encoding must be set at instantiation time");
	}
	get objectMode() {
		return this[L];
	}
	set objectMode(t) {
		throw new Error("objectMode must be set at instantiation time");
	}
	get async() {
		return this[Z];
	}
	set async(t) {
		this[Z] = this[Z] || !!t;
	}
	[xi]() {
		this[Ce] = !0, this.emit("abort", this[Jt]?.reason), this.destroy(this[Jt]?.reason);
	}
	get aborted() {
		return this[Ce];
	}
	set aborted(t) {}
	write(t, e, i) {
		if (this[Ce]) return !1;
		if (this[Q]) throw new Error("write after end");
		if (this[S]) return this.emit("error", Object.assign(/* @__PURE__ */ new Error("Cannot call write after a stream was destroyed"), { code: "ERR_STREAM_DESTROYED" })), !0;
		typeof e == "function" && (i = e, e = "utf8"), e || (e = "utf8");
		let r = this[Z] ? jt : Yr;
		if (!this[L] && !Buffer.isBuffer(t)) {
			if ($r(t)) t = Buffer.from(t.buffer, t.byteOffset, t.byteLength);
			else if (Vr(t)) t = Buffer.from(t);
			else if (typeof t != "string") throw new Error("Non-contiguous data written to non-objectMode stream");
		}
		return this[L] ? (this[g] && this[_] !== 0 && this[Ae](!0), this[g] ? this.emit("data", t) : this[bi](t), this[_] !== 0 && this.emit("readable"), i && r(i), this[g]) : t.length ? (typeof t == "string" && (e !== this[z] || this[Mt]?.lastNeed) && (t = Buffer.from(t, e)), Buffer.isBuffer(t) && this[z] && (t = this[Mt].write(t)), this[g] && this[_] !== 0 && this[Ae](!0), this[g] ? this.emit("data", t) : this[bi](t), this[_] !== 0 && this.emit("readable"), i && r(i), this[g]) : (this[_] !== 0 && this.emit("readable"), i && r(i), this[g]);
	}
	read(t) {
		if (this[S]) return null;
		if (this[C] = !1, this[_] === 0 || t === 0 || t && t > this[_]) return this[J](), null;
		this[L] && (t = null), this[b].length > 1 && !this[L] && (this[b] = [this[z] ? this[b].join("") : Buffer.concat(this[b], this[_])]);
		let e = this[Ns](t || null, this[b][0]);
		return this[J](), e;
	}
	[Ns](t, e) {
		if (this[L]) this[Ie]();
		else {
			let i = e;
			t === i.length || t === null ? this[Ie]() : typeof i == "string" ? (this[b][0] = i.slice(t), e = i.slice(0, t), this[_] -= t) : (this[b][0] = i.subarray(t), e = i.subarray(0, t), this[_] -= t);
		}
		return this.emit("data", e), !this[b].length && !this[Q] && this.emit("drain"), e;
	}
	end(t, e, i) {
		return typeof t == "function" && (i = t, t = void 0), typeof e == "function" && (i = e, e = "utf8"), t !== void 0 && this.write(t, e), i && this.once("end", i), this[Q] = !0, this.writable = !1, (this[g] || !this[Qt]) && this[J](), this;
	}
	[Bt]() {
		this[S] || (!this[Rt] && !this[N].length && (this[C] = !0), this[Qt] = !1, this[g] = !0, this.emit("resume"), this[b].length ? this[Ae]() : this[Q] ? this[J]() : this.emit("drain"));
	}
	resume() {
		return this[Bt]();
	}
	pause() {
		this[g] = !1, this[Qt] = !0, this[C] = !1;
	}
	get destroyed() {
		return this[S];
	}
	get flowing() {
		return this[g];
	}
	get paused() {
		return this[Qt];
	}
	[bi](t) {
		this[L] ? this[_] += 1 : this[_] += t.length, this[b].push(t);
	}
	[Ie]() {
		return this[L] ? this[_] -= 1 : this[_] -= this[b][0].length, this[b].shift();
	}
	[Ae](t = !1) {
		do;
		while (this[As](this[Ie]()) && this[b].length);
		!t && !this[b].length && !this[Q] && this.emit("drain");
	}
	[As](t) {
		return this.emit("data", t), this[g];
	}
	pipe(t, e) {
		if (this[S]) return t;
		this[C] = !1;
		let i = this[nt];
		return e = e || {}, t === Ds.stdout || t === Ds.stderr ? e.end = !1 : e.end = e.end !== !1, e.proxyErrors = !!e.proxyErrors, i ? e.end && t.end() : (this[N].push(e.proxyErrors ? new Li(this, t, e) : new Fe(this, t, e)), this[Z] ? jt(() => this[Bt]()) : this[Bt]()), t;
	}
	unpipe(t) {
		let e = this[N].find((i) => i.dest === t);
		e && (this[N].length === 1 ? (this[g] && this[Rt] === 0 && (this[g] = !1), this[N] = []) : this[N].splice(this[N].indexOf(e), 1), e.unpipe());
	}
	addListener(t, e) {
		return this.on(t, e);
	}
	on(t, e) {
		let i = super.on(t, e);
		if (t === "data") this[C] = !1, this[Rt]++, !this[N].length && !this[g] && this[Bt]();
		else if (t === "readable" && this[_] !== 0) super.emit("readable");
		else if (Kr(t) && this[nt]) super.emit(t), this.removeAllListeners(t);
		else if (t === "error" && this[qt]) {
			let r = e;
			this[Z] ? jt(() => r.call(this, this[qt])) : r.call(this, this[qt]);
		}
		return i;
	}
	removeListener(t, e) {
		return this.off(t, e);
	}
	off(t, e) {
		let i = super.off(t, e);
		return t === "data" && (this[Rt] = this.listeners("data").length, this[Rt] === 0 && !this[C] && !this[N].length && (this[g] = !1)), i;
	}
	removeAllListeners(t) {
		let e = super.removeAllListeners(t);
		return (t === "data" || t === void 0) && (this[Rt] = 0, !this[C] && !this[N].length && (this[g] = !1)), e;
	}
	get emittedEnd() {
		return this[nt];
	}
	[J]() {
		!this[De] && !this[nt] && !this[S] && this[b].length === 0 && this[Q] && (this[De] = !0, this.emit("end"), this.emit("prefinish"), this.emit("finish"), this[Ne] && this.emit("close"), this[De] = !1);
	}
	emit(t, ...e) {
		let i = e[0];
		if (t !== "error" && t !== "close" && t !== S && this[S]) return !1;
		if (t === "data") return !this[L] && !i ? !1 : this[Z] ? (jt(() => this[Oi](i)), !0) : this[Oi](i);
		if (t === "end") return this[Is]();
		if (t === "close") {
			if (this[Ne] = !0, !this[nt] && !this[S]) return !1;
			let n = super.emit("close");
			return this.removeAllListeners("close"), n;
		} else if (t === "error") {
			this[qt] = i, super.emit(_i, i);
			let n = !this[Jt] || this.listeners("error").length ? super.emit("error", i) : !1;
			return this[J](), n;
		} else if (t === "resume") {
			let n = super.emit("resume");
			return this[J](), n;
		} else if (t === "finish" || t === "prefinish") {
			let n = super.emit(t);
			return this.removeAllListeners(t), n;
		}
		let r = super.emit(t, ...e);
		return this[J](), r;
	}
	[Oi](t) {
		for (let i of this[N]) i.dest.write(t) === !1 && this.pause();
		let e = this[C] ? !1 : super.emit("data", t);
		return this[J](), e;
	}
	[Is]() {
		return this[nt] ? !1 : (this[nt] = !0, this.readable = !1, this[Z] ? (jt(() => this[Ti]()), !0) : this[Ti]());
	}
	[Ti]() {
		if (this[Mt]) {
			let e = this[Mt].end();
			if (e) {
				for (let i of this[N]) i.dest.write(e);
				this[C] || super.emit("data", e);
			}
		}
		for (let e of this[N]) e.end();
		let t = super.emit("end");
		return this.removeAllListeners("end"), t;
	}
	async collect() {
		let t = Object.assign([], { dataLength: 0 });
		this[L] || (t.dataLength = 0);
		let e = this.promise();
		return this.on("data", (i) => {
			t.push(i), this[L] || (t.dataLength += i.length);
		}), await e, t;
	}
	async concat() {
		if (this[L]) throw new Error("cannot concat in objectMode");
		let t = await this.collect();
		return this[z] ? t.join("") : Buffer.concat(t, t.dataLength);
	}
	async promise() {
		return new Promise((t, e) => {
			this.on(S, () => e(/* @__PURE__ */ new Error("stream destroyed"))), this.on("error", (i) => e(i)), this.on("end", () => t());
		});
	}
	[Symbol.asyncIterator]() {
		this[C] = !1;
		let t = !1, e = async () => (this.pause(), t = !0, {
			value: void 0,
			done: !0
		});
		return {
			next: () => {
				if (t) return e();
				let r = this.read();
				if (r !== null) return Promise.resolve({
					done: !1,
					value: r
				});
				if (this[Q]) return e();
				let n, o, h = (d) => {
					this.off("data", a), this.off("end", l), this.off(S, c), e(), o(d);
				}, a = (d) => {
					this.off("error", h), this.off("end", l), this.off(S, c), this.pause(), n({
						value: d,
						done: !!this[Q]
					});
				}, l = () => {
					this.off("error", h), this.off("data", a), this.off(S, c), e(), n({
						done: !0,
						value: void 0
					});
				}, c = () => h(/* @__PURE__ */ new Error("stream destroyed"));
				return new Promise((d, y) => {
					o = y, n = d, this.once(S, c), this.once("error", h), this.once("end", l), this.once("data", a);
				});
			},
			throw: e,
			return: e,
			[Symbol.asyncIterator]() {
				return this;
			},
			[Symbol.asyncDispose]: async () => {}
		};
	}
	[Symbol.iterator]() {
		this[C] = !1;
		let t = !1, e = () => (this.pause(), this.off(_i, e), this.off(S, e), this.off("end", e), t = !0, {
			done: !0,
			value: void 0
		}), i = () => {
			if (t) return e();
			let r = this.read();
			return r === null ? e() : {
				done: !1,
				value: r
			};
		};
		return this.once("end", e), this.once(_i, e), this.once(S, e), {
			next: i,
			throw: e,
			return: e,
			[Symbol.iterator]() {
				return this;
			},
			[Symbol.dispose]: () => {}
		};
	}
	destroy(t) {
		if (this[S]) return t ? this.emit("error", t) : this.emit(S), this;
		this[S] = !0, this[C] = !0, this[b].length = 0, this[_] = 0;
		let e = this;
		return typeof e.close == "function" && !this[Ne] && e.close(), t ? this.emit("error", t) : this.emit(S), this;
	}
	static get isStream() {
		return Wr;
	}
};
var Jr = I.writev;
var ht = Symbol("_autoClose");
var H = Symbol("_close");
var te = Symbol("_ended");
var m = Symbol("_fd");
var Ni = Symbol("_finished");
var tt = Symbol("_flags");
var Ai = Symbol("_flush");
var ki = Symbol("_handleChunk");
var vi = Symbol("_makeBuf");
var ie = Symbol("_mode");
var ke = Symbol("_needDrain");
var Ut = Symbol("_onerror");
var Ht = Symbol("_onopen");
var Ii = Symbol("_onread");
var Pt = Symbol("_onwrite");
var at$1 = Symbol("_open");
var U = Symbol("_path");
var ot = Symbol("_pos");
var Y = Symbol("_queue");
var zt = Symbol("_read");
var Ci = Symbol("_readSize");
var j = Symbol("_reading");
var ee = Symbol("_remain");
var Fi = Symbol("_size");
var ve = Symbol("_write");
var gt = Symbol("_writing");
var Me = Symbol("_defaultFlag");
var bt = Symbol("_errored");
var _t = class extends A {
	[bt] = !1;
	[m];
	[U];
	[Ci];
	[j] = !1;
	[Fi];
	[ee];
	[ht];
	constructor(t, e) {
		if (e = e || {}, super(e), this.readable = !0, this.writable = !1, typeof t != "string") throw new TypeError("path must be a string");
		this[bt] = !1, this[m] = typeof e.fd == "number" ? e.fd : void 0, this[U] = t, this[Ci] = e.readSize || 16777216, this[j] = !1, this[Fi] = typeof e.size == "number" ? e.size : 1 / 0, this[ee] = this[Fi], this[ht] = typeof e.autoClose == "boolean" ? e.autoClose : !0, typeof this[m] == "number" ? this[zt]() : this[at$1]();
	}
	get fd() {
		return this[m];
	}
	get path() {
		return this[U];
	}
	write() {
		throw new TypeError("this is a readable stream");
	}
	end() {
		throw new TypeError("this is a readable stream");
	}
	[at$1]() {
		I.open(this[U], "r", (t, e) => this[Ht](t, e));
	}
	[Ht](t, e) {
		t ? this[Ut](t) : (this[m] = e, this.emit("open", e), this[zt]());
	}
	[vi]() {
		return Buffer.allocUnsafe(Math.min(this[Ci], this[ee]));
	}
	[zt]() {
		if (!this[j]) {
			this[j] = !0;
			let t = this[vi]();
			if (t.length === 0) return process.nextTick(() => this[Ii](null, 0, t));
			I.read(this[m], t, 0, t.length, null, (e, i, r) => this[Ii](e, i, r));
		}
	}
	[Ii](t, e, i) {
		this[j] = !1, t ? this[Ut](t) : this[ki](e, i) && this[zt]();
	}
	[H]() {
		if (this[ht] && typeof this[m] == "number") {
			let t = this[m];
			this[m] = void 0, I.close(t, (e) => e ? this.emit("error", e) : this.emit("close"));
		}
	}
	[Ut](t) {
		this[j] = !0, this[H](), this.emit("error", t);
	}
	[ki](t, e) {
		let i = !1;
		return this[ee] -= t, t > 0 && (i = super.write(t < e.length ? e.subarray(0, t) : e)), (t === 0 || this[ee] <= 0) && (i = !1, this[H](), super.end()), i;
	}
	emit(t, ...e) {
		switch (t) {
			case "prefinish":
			case "finish": return !1;
			case "drain": return typeof this[m] == "number" && this[zt](), !1;
			case "error": return this[bt] ? !1 : (this[bt] = !0, super.emit(t, ...e));
			default: return super.emit(t, ...e);
		}
	}
};
var Be = class extends _t {
	[at$1]() {
		let t = !0;
		try {
			this[Ht](null, I.openSync(this[U], "r")), t = !1;
		} finally {
			t && this[H]();
		}
	}
	[zt]() {
		let t = !0;
		try {
			if (!this[j]) {
				this[j] = !0;
				do {
					let e = this[vi](), i = e.length === 0 ? 0 : I.readSync(this[m], e, 0, e.length, null);
					if (!this[ki](i, e)) break;
				} while (!0);
				this[j] = !1;
			}
			t = !1;
		} finally {
			t && this[H]();
		}
	}
	[H]() {
		if (this[ht] && typeof this[m] == "number") {
			let t = this[m];
			this[m] = void 0, I.closeSync(t), this.emit("close");
		}
	}
};
var et = class extends Qr {
	readable = !1;
	writable = !0;
	[bt] = !1;
	[gt] = !1;
	[te] = !1;
	[Y] = [];
	[ke] = !1;
	[U];
	[ie];
	[ht];
	[m];
	[Me];
	[tt];
	[Ni] = !1;
	[ot];
	constructor(t, e) {
		e = e || {}, super(e), this[U] = t, this[m] = typeof e.fd == "number" ? e.fd : void 0, this[ie] = e.mode === void 0 ? 438 : e.mode, this[ot] = typeof e.start == "number" ? e.start : void 0, this[ht] = typeof e.autoClose == "boolean" ? e.autoClose : !0;
		let i = this[ot] !== void 0 ? "r+" : "w";
		this[Me] = e.flags === void 0, this[tt] = e.flags === void 0 ? i : e.flags, this[m] === void 0 && this[at$1]();
	}
	emit(t, ...e) {
		if (t === "error") {
			if (this[bt]) return !1;
			this[bt] = !0;
		}
		return super.emit(t, ...e);
	}
	get fd() {
		return this[m];
	}
	get path() {
		return this[U];
	}
	[Ut](t) {
		this[H](), this[gt] = !0, this.emit("error", t);
	}
	[at$1]() {
		I.open(this[U], this[tt], this[ie], (t, e) => this[Ht](t, e));
	}
	[Ht](t, e) {
		this[Me] && this[tt] === "r+" && t && t.code === "ENOENT" ? (this[tt] = "w", this[at$1]()) : t ? this[Ut](t) : (this[m] = e, this.emit("open", e), this[gt] || this[Ai]());
	}
	end(t, e) {
		return t && this.write(t, e), this[te] = !0, !this[gt] && !this[Y].length && typeof this[m] == "number" && this[Pt](null, 0), this;
	}
	write(t, e) {
		return typeof t == "string" && (t = Buffer.from(t, e)), this[te] ? (this.emit("error", /* @__PURE__ */ new Error("write() after end()")), !1) : this[m] === void 0 || this[gt] || this[Y].length ? (this[Y].push(t), this[ke] = !0, !1) : (this[gt] = !0, this[ve](t), !0);
	}
	[ve](t) {
		I.write(this[m], t, 0, t.length, this[ot], (e, i) => this[Pt](e, i));
	}
	[Pt](t, e) {
		t ? this[Ut](t) : (this[ot] !== void 0 && typeof e == "number" && (this[ot] += e), this[Y].length ? this[Ai]() : (this[gt] = !1, this[te] && !this[Ni] ? (this[Ni] = !0, this[H](), this.emit("finish")) : this[ke] && (this[ke] = !1, this.emit("drain"))));
	}
	[Ai]() {
		if (this[Y].length === 0) this[te] && this[Pt](null, 0);
		else if (this[Y].length === 1) this[ve](this[Y].pop());
		else {
			let t = this[Y];
			this[Y] = [], Jr(this[m], t, this[ot], (e, i) => this[Pt](e, i));
		}
	}
	[H]() {
		if (this[ht] && typeof this[m] == "number") {
			let t = this[m];
			this[m] = void 0, I.close(t, (e) => e ? this.emit("error", e) : this.emit("close"));
		}
	}
};
var Wt = class extends et {
	[at$1]() {
		let t;
		if (this[Me] && this[tt] === "r+") try {
			t = I.openSync(this[U], this[tt], this[ie]);
		} catch (e) {
			if (e?.code === "ENOENT") return this[tt] = "w", this[at$1]();
			throw e;
		}
		else t = I.openSync(this[U], this[tt], this[ie]);
		this[Ht](null, t);
	}
	[H]() {
		if (this[ht] && typeof this[m] == "number") {
			let t = this[m];
			this[m] = void 0, I.closeSync(t), this.emit("close");
		}
	}
	[ve](t) {
		let e = !0;
		try {
			this[Pt](null, I.writeSync(this[m], t, 0, t.length, this[ot])), e = !1;
		} finally {
			if (e) try {
				this[H]();
			} catch {}
		}
	}
};
var jr = /* @__PURE__ */ new Map([
	["C", "cwd"],
	["f", "file"],
	["z", "gzip"],
	["P", "preservePaths"],
	["U", "unlink"],
	["strip-components", "strip"],
	["stripComponents", "strip"],
	["keep-newer", "newer"],
	["keepNewer", "newer"],
	["keep-newer-files", "newer"],
	["keepNewerFiles", "newer"],
	["k", "keep"],
	["keep-existing", "keep"],
	["keepExisting", "keep"],
	["m", "noMtime"],
	["no-mtime", "noMtime"],
	["p", "preserveOwner"],
	["L", "follow"],
	["h", "follow"],
	["onentry", "onReadEntry"]
]);
var Fs = (s) => !!s.sync && !!s.file;
var ks = (s) => !s.sync && !!s.file;
var vs = (s) => !!s.sync && !s.file;
var Ms = (s) => !s.sync && !s.file;
var Bs = (s) => !!s.file;
var tn = (s) => {
	return jr.get(s) || s;
};
var se = (s = {}) => {
	if (!s) return {};
	let t = {};
	for (let [e, i] of Object.entries(s)) {
		let r = tn(e);
		t[r] = i;
	}
	return t.chmod === void 0 && t.noChmod === !1 && (t.chmod = !0), delete t.noChmod, t;
};
var K = (s, t, e, i, r) => Object.assign((n = [], o, h) => {
	Array.isArray(n) && (o = n, n = {}), typeof o == "function" && (h = o, o = void 0), o = o ? Array.from(o) : [];
	let a = se(n);
	if (r?.(a, o), Fs(a)) {
		if (typeof h == "function") throw new TypeError("callback not supported for sync tar functions");
		return s(a, o);
	} else if (ks(a)) {
		let l = t(a, o);
		return h ? l.then(() => h(), h) : l;
	} else if (vs(a)) {
		if (typeof h == "function") throw new TypeError("callback not supported for sync tar functions");
		return e(a, o);
	} else if (Ms(a)) {
		if (typeof h == "function") throw new TypeError("callback only supported with file option");
		return i(a, o);
	}
	throw new Error("impossible options??");
}, {
	syncFile: s,
	asyncFile: t,
	syncNoFile: e,
	asyncNoFile: i,
	validate: r
});
var sn = en.constants || { ZLIB_VERNUM: 4736 };
var M = Object.freeze(Object.assign(Object.create(null), {
	Z_NO_FLUSH: 0,
	Z_PARTIAL_FLUSH: 1,
	Z_SYNC_FLUSH: 2,
	Z_FULL_FLUSH: 3,
	Z_FINISH: 4,
	Z_BLOCK: 5,
	Z_OK: 0,
	Z_STREAM_END: 1,
	Z_NEED_DICT: 2,
	Z_ERRNO: -1,
	Z_STREAM_ERROR: -2,
	Z_DATA_ERROR: -3,
	Z_MEM_ERROR: -4,
	Z_BUF_ERROR: -5,
	Z_VERSION_ERROR: -6,
	Z_NO_COMPRESSION: 0,
	Z_BEST_SPEED: 1,
	Z_BEST_COMPRESSION: 9,
	Z_DEFAULT_COMPRESSION: -1,
	Z_FILTERED: 1,
	Z_HUFFMAN_ONLY: 2,
	Z_RLE: 3,
	Z_FIXED: 4,
	Z_DEFAULT_STRATEGY: 0,
	DEFLATE: 1,
	INFLATE: 2,
	GZIP: 3,
	GUNZIP: 4,
	DEFLATERAW: 5,
	INFLATERAW: 6,
	UNZIP: 7,
	BROTLI_DECODE: 8,
	BROTLI_ENCODE: 9,
	Z_MIN_WINDOWBITS: 8,
	Z_MAX_WINDOWBITS: 15,
	Z_DEFAULT_WINDOWBITS: 15,
	Z_MIN_CHUNK: 64,
	Z_MAX_CHUNK: 1 / 0,
	Z_DEFAULT_CHUNK: 16384,
	Z_MIN_MEMLEVEL: 1,
	Z_MAX_MEMLEVEL: 9,
	Z_DEFAULT_MEMLEVEL: 8,
	Z_MIN_LEVEL: -1,
	Z_MAX_LEVEL: 9,
	Z_DEFAULT_LEVEL: -1,
	BROTLI_OPERATION_PROCESS: 0,
	BROTLI_OPERATION_FLUSH: 1,
	BROTLI_OPERATION_FINISH: 2,
	BROTLI_OPERATION_EMIT_METADATA: 3,
	BROTLI_MODE_GENERIC: 0,
	BROTLI_MODE_TEXT: 1,
	BROTLI_MODE_FONT: 2,
	BROTLI_DEFAULT_MODE: 0,
	BROTLI_MIN_QUALITY: 0,
	BROTLI_MAX_QUALITY: 11,
	BROTLI_DEFAULT_QUALITY: 11,
	BROTLI_MIN_WINDOW_BITS: 10,
	BROTLI_MAX_WINDOW_BITS: 24,
	BROTLI_LARGE_MAX_WINDOW_BITS: 30,
	BROTLI_DEFAULT_WINDOW: 22,
	BROTLI_MIN_INPUT_BLOCK_BITS: 16,
	BROTLI_MAX_INPUT_BLOCK_BITS: 24,
	BROTLI_PARAM_MODE: 0,
	BROTLI_PARAM_QUALITY: 1,
	BROTLI_PARAM_LGWIN: 2,
	BROTLI_PARAM_LGBLOCK: 3,
	BROTLI_PARAM_DISABLE_LITERAL_CONTEXT_MODELING: 4,
	BROTLI_PARAM_SIZE_HINT: 5,
	BROTLI_PARAM_LARGE_WINDOW: 6,
	BROTLI_PARAM_NPOSTFIX: 7,
	BROTLI_PARAM_NDIRECT: 8,
	BROTLI_DECODER_RESULT_ERROR: 0,
	BROTLI_DECODER_RESULT_SUCCESS: 1,
	BROTLI_DECODER_RESULT_NEEDS_MORE_INPUT: 2,
	BROTLI_DECODER_RESULT_NEEDS_MORE_OUTPUT: 3,
	BROTLI_DECODER_PARAM_DISABLE_RING_BUFFER_REALLOCATION: 0,
	BROTLI_DECODER_PARAM_LARGE_WINDOW: 1,
	BROTLI_DECODER_NO_ERROR: 0,
	BROTLI_DECODER_SUCCESS: 1,
	BROTLI_DECODER_NEEDS_MORE_INPUT: 2,
	BROTLI_DECODER_NEEDS_MORE_OUTPUT: 3,
	BROTLI_DECODER_ERROR_FORMAT_EXUBERANT_NIBBLE: -1,
	BROTLI_DECODER_ERROR_FORMAT_RESERVED: -2,
	BROTLI_DECODER_ERROR_FORMAT_EXUBERANT_META_NIBBLE: -3,
	BROTLI_DECODER_ERROR_FORMAT_SIMPLE_HUFFMAN_ALPHABET: -4,
	BROTLI_DECODER_ERROR_FORMAT_SIMPLE_HUFFMAN_SAME: -5,
	BROTLI_DECODER_ERROR_FORMAT_CL_SPACE: -6,
	BROTLI_DECODER_ERROR_FORMAT_HUFFMAN_SPACE: -7,
	BROTLI_DECODER_ERROR_FORMAT_CONTEXT_MAP_REPEAT: -8,
	BROTLI_DECODER_ERROR_FORMAT_BLOCK_LENGTH_1: -9,
	BROTLI_DECODER_ERROR_FORMAT_BLOCK_LENGTH_2: -10,
	BROTLI_DECODER_ERROR_FORMAT_TRANSFORM: -11,
	BROTLI_DECODER_ERROR_FORMAT_DICTIONARY: -12,
	BROTLI_DECODER_ERROR_FORMAT_WINDOW_BITS: -13,
	BROTLI_DECODER_ERROR_FORMAT_PADDING_1: -14,
	BROTLI_DECODER_ERROR_FORMAT_PADDING_2: -15,
	BROTLI_DECODER_ERROR_FORMAT_DISTANCE: -16,
	BROTLI_DECODER_ERROR_DICTIONARY_NOT_SET: -19,
	BROTLI_DECODER_ERROR_INVALID_ARGUMENTS: -20,
	BROTLI_DECODER_ERROR_ALLOC_CONTEXT_MODES: -21,
	BROTLI_DECODER_ERROR_ALLOC_TREE_GROUPS: -22,
	BROTLI_DECODER_ERROR_ALLOC_CONTEXT_MAP: -25,
	BROTLI_DECODER_ERROR_ALLOC_RING_BUFFER_1: -26,
	BROTLI_DECODER_ERROR_ALLOC_RING_BUFFER_2: -27,
	BROTLI_DECODER_ERROR_ALLOC_BLOCK_TYPE_TREES: -30,
	BROTLI_DECODER_ERROR_UNREACHABLE: -31
}, sn));
var rn = Buffer$1.concat;
var zs = Object.getOwnPropertyDescriptor(Buffer$1, "concat");
var nn = (s) => s;
var Bi = zs?.writable === !0 || zs?.set !== void 0 ? (s) => {
	Buffer$1.concat = s ? nn : rn;
} : (s) => {};
var Tt = Symbol("_superWrite");
var Gt = class extends Error {
	code;
	errno;
	constructor(t, e) {
		super("zlib: " + t.message, { cause: t }), this.code = t.code, this.errno = t.errno, this.code || (this.code = "ZLIB_ERROR"), this.message = "zlib: " + t.message, Error.captureStackTrace(this, e ?? this.constructor);
	}
	get name() {
		return "ZlibError";
	}
};
var Pi = Symbol("flushFlag");
var re = class extends A {
	#t = !1;
	#i = !1;
	#s;
	#n;
	#r;
	#e;
	#o;
	get sawError() {
		return this.#t;
	}
	get handle() {
		return this.#e;
	}
	get flushFlag() {
		return this.#s;
	}
	constructor(t, e) {
		if (!t || typeof t != "object") throw new TypeError("invalid options for ZlibBase constructor");
		if (super(t), this.#s = t.flush ?? 0, this.#n = t.finishFlush ?? 0, this.#r = t.fullFlushFlag ?? 0, typeof Ps[e] != "function") throw new TypeError("Compression method not supported: " + e);
		try {
			this.#e = new Ps[e](t);
		} catch (i) {
			throw new Gt(i, this.constructor);
		}
		this.#o = (i) => {
			this.#t || (this.#t = !0, this.close(), this.emit("error", i));
		}, this.#e?.on("error", (i) => this.#o(new Gt(i))), this.once("end", () => this.close);
	}
	close() {
		this.#e && (this.#e.close(), this.#e = void 0, this.emit("close"));
	}
	reset() {
		if (!this.#t) return zi(this.#e, "zlib binding closed"), this.#e.reset?.();
	}
	flush(t) {
		this.ended || (typeof t != "number" && (t = this.#r), this.write(Object.assign(Buffer$1.alloc(0), { [Pi]: t })));
	}
	end(t, e, i) {
		return typeof t == "function" && (i = t, e = void 0, t = void 0), typeof e == "function" && (i = e, e = void 0), t && (e ? this.write(t, e) : this.write(t)), this.flush(this.#n), this.#i = !0, super.end(i);
	}
	get ended() {
		return this.#i;
	}
	[Tt](t) {
		return super.write(t);
	}
	write(t, e, i) {
		if (typeof e == "function" && (i = e, e = "utf8"), typeof t == "string" && (t = Buffer$1.from(t, e)), this.#t) return;
		zi(this.#e, "zlib binding closed");
		let r = this.#e._handle, n = r.close;
		r.close = () => {};
		let o = this.#e.close;
		this.#e.close = () => {}, Bi(!0);
		let h;
		try {
			let l = typeof t[Pi] == "number" ? t[Pi] : this.#s;
			h = this.#e._processChunk(t, l), Bi(!1);
		} catch (l) {
			Bi(!1), this.#o(new Gt(l, this.write));
		} finally {
			this.#e && (this.#e._handle = r, r.close = n, this.#e.close = o, this.#e.removeAllListeners("error"));
		}
		this.#e && this.#e.on("error", (l) => this.#o(new Gt(l, this.write)));
		let a;
		if (h) if (Array.isArray(h) && h.length > 0) {
			let l = h[0];
			a = this[Tt](Buffer$1.from(l));
			for (let c = 1; c < h.length; c++) a = this[Tt](h[c]);
		} else a = this[Tt](Buffer$1.from(h));
		return i && i(), a;
	}
};
var Pe = class extends re {
	#t;
	#i;
	constructor(t, e) {
		t = t || {}, t.flush = t.flush || M.Z_NO_FLUSH, t.finishFlush = t.finishFlush || M.Z_FINISH, t.fullFlushFlag = M.Z_FULL_FLUSH, super(t, e), this.#t = t.level, this.#i = t.strategy;
	}
	params(t, e) {
		if (!this.sawError) {
			if (!this.handle) throw new Error("cannot switch params when binding is closed");
			if (!this.handle.params) throw new Error("not supported in this implementation");
			if (this.#t !== t || this.#i !== e) {
				this.flush(M.Z_SYNC_FLUSH), zi(this.handle, "zlib binding closed");
				let i = this.handle.flush;
				this.handle.flush = (r, n) => {
					typeof r == "function" && (n = r, r = this.flushFlag), this.flush(r), n?.();
				};
				try {
					this.handle.params(t, e);
				} finally {
					this.handle.flush = i;
				}
				this.handle && (this.#t = t, this.#i = e);
			}
		}
	}
};
var ze = class extends Pe {
	#t;
	constructor(t) {
		super(t, "Gzip"), this.#t = t && !!t.portable;
	}
	[Tt](t) {
		return this.#t ? (this.#t = !1, t[9] = 255, super[Tt](t)) : super[Tt](t);
	}
};
var Ue = class extends Pe {
	constructor(t) {
		super(t, "Unzip");
	}
};
var He = class extends re {
	constructor(t, e) {
		t = t || {}, t.flush = t.flush || M.BROTLI_OPERATION_PROCESS, t.finishFlush = t.finishFlush || M.BROTLI_OPERATION_FINISH, t.fullFlushFlag = M.BROTLI_OPERATION_FLUSH, super(t, e);
	}
};
var We = class extends He {
	constructor(t) {
		super(t, "BrotliCompress");
	}
};
var Ge = class extends He {
	constructor(t) {
		super(t, "BrotliDecompress");
	}
};
var Ze = class extends re {
	constructor(t, e) {
		t = t || {}, t.flush = t.flush || M.ZSTD_e_continue, t.finishFlush = t.finishFlush || M.ZSTD_e_end, t.fullFlushFlag = M.ZSTD_e_flush, super(t, e);
	}
};
var Ye = class extends Ze {
	constructor(t) {
		super(t, "ZstdCompress");
	}
};
var Ke = class extends Ze {
	constructor(t) {
		super(t, "ZstdDecompress");
	}
};
var Us = (s, t) => {
	if (Number.isSafeInteger(s)) s < 0 ? an(s, t) : hn(s, t);
	else throw Error("cannot encode number outside of javascript safe integer range");
	return t;
};
var hn = (s, t) => {
	t[0] = 128;
	for (var e = t.length; e > 1; e--) t[e - 1] = s & 255, s = Math.floor(s / 256);
};
var an = (s, t) => {
	t[0] = 255;
	var e = !1;
	s = s * -1;
	for (var i = t.length; i > 1; i--) {
		var r = s & 255;
		s = Math.floor(s / 256), e ? t[i - 1] = Ws(r) : r === 0 ? t[i - 1] = 0 : (e = !0, t[i - 1] = Gs(r));
	}
};
var Hs = (s) => {
	let t = s[0], e = t === 128 ? cn(s.subarray(1, s.length)) : t === 255 ? ln(s) : null;
	if (e === null) throw Error("invalid base256 encoding");
	if (!Number.isSafeInteger(e)) throw Error("parsed number outside of javascript safe integer range");
	return e;
};
var ln = (s) => {
	for (var t = s.length, e = 0, i = !1, r = t - 1; r > -1; r--) {
		var n = Number(s[r]), o;
		i ? o = Ws(n) : n === 0 ? o = n : (i = !0, o = Gs(n)), o !== 0 && (e -= o * Math.pow(256, t - r - 1));
	}
	return e;
};
var cn = (s) => {
	for (var t = s.length, e = 0, i = t - 1; i > -1; i--) {
		var r = Number(s[i]);
		r !== 0 && (e += r * Math.pow(256, t - i - 1));
	}
	return e;
};
var Ws = (s) => (255 ^ s) & 255;
var Gs = (s) => (255 ^ s) + 1 & 255;
var Hi = {};
Ur(Hi, {
	code: () => Ve,
	isCode: () => ne,
	isName: () => dn,
	name: () => oe,
	normalFsTypes: () => Ui
});
var ne = (s) => oe.has(s);
var dn = (s) => Ve.has(s);
var Ui = /* @__PURE__ */ new Set([
	"0",
	"",
	"1",
	"2",
	"3",
	"4",
	"5",
	"6",
	"7",
	"D"
]);
var oe = /* @__PURE__ */ new Map([
	["0", "File"],
	["", "OldFile"],
	["1", "Link"],
	["2", "SymbolicLink"],
	["3", "CharacterDevice"],
	["4", "BlockDevice"],
	["5", "Directory"],
	["6", "FIFO"],
	["7", "ContiguousFile"],
	["g", "GlobalExtendedHeader"],
	["x", "ExtendedHeader"],
	["A", "SolarisACL"],
	["D", "GNUDumpDir"],
	["I", "Inode"],
	["K", "NextFileHasLongLinkpath"],
	["L", "NextFileHasLongPath"],
	["M", "ContinuationFile"],
	["N", "OldGnuLongPath"],
	["S", "SparseFile"],
	["V", "TapeVolumeHeader"],
	["X", "OldExtendedHeader"]
]);
var Ve = new Map(Array.from(oe).map((s) => [s[1], s[0]]));
var un = (s) => s === void 0 || s < 0 ? void 0 : s;
var F = class {
	cksumValid = !1;
	needPax = !1;
	nullBlock = !1;
	block;
	path;
	mode;
	uid;
	gid;
	size;
	cksum;
	#t = "Unsupported";
	linkpath;
	uname;
	gname;
	devmaj = 0;
	devmin = 0;
	atime;
	ctime;
	mtime;
	charset;
	comment;
	constructor(t, e = 0, i, r) {
		Buffer.isBuffer(t) ? this.decode(t, e || 0, i, r) : t && this.#i(t);
	}
	decode(t, e, i, r) {
		if (e || (e = 0), !t || !(t.length >= e + 512)) throw new Error("need 512 bytes for header");
		let n = xt(t, e + 156, 1), o = Ui.has(n), h = o ? i : void 0, a = o ? r : void 0;
		if (this.path = h?.path ?? xt(t, e, 100), this.mode = h?.mode ?? a?.mode ?? lt(t, e + 100, 8), this.uid = h?.uid ?? a?.uid ?? lt(t, e + 108, 8), this.gid = h?.gid ?? a?.gid ?? lt(t, e + 116, 8), this.size = un(h?.size ?? a?.size ?? lt(t, e + 124, 12)), this.mtime = h?.mtime ?? a?.mtime ?? Wi(t, e + 136, 12), this.cksum = lt(t, e + 148, 12), a && this.#i(a, !0), h && this.#i(h), ne(n) && (this.#t = n || "0"), this.#t === "0" && this.path.slice(-1) === "/" && (this.#t = "5"), this.#t === "5" && (this.size = 0), this.linkpath = xt(t, e + 157, 100), t.subarray(e + 257, e + 265).toString() === "ustar\x0000") if (this.uname = h?.uname ?? a?.uname ?? xt(t, e + 265, 32), this.gname = h?.gname ?? a?.gname ?? xt(t, e + 297, 32), this.devmaj = h?.devmaj ?? a?.devmaj ?? lt(t, e + 329, 8) ?? 0, this.devmin = h?.devmin ?? a?.devmin ?? lt(t, e + 337, 8) ?? 0, t[e + 475] !== 0) {
			let c = xt(t, e + 345, 155);
			this.path = c + "/" + this.path;
		} else {
			let c = xt(t, e + 345, 130);
			c && (this.path = c + "/" + this.path), this.atime = i?.atime ?? r?.atime ?? Wi(t, e + 476, 12), this.ctime = i?.ctime ?? r?.ctime ?? Wi(t, e + 488, 12);
		}
		let l = 256;
		for (let c = e; c < e + 148; c++) l += t[c];
		for (let c = e + 156; c < e + 512; c++) l += t[c];
		this.cksumValid = l === this.cksum, this.cksum === void 0 && l === 256 && (this.nullBlock = !0);
	}
	#i(t, e = !1) {
		Object.assign(this, Object.fromEntries(Object.entries(t).filter(([i, r]) => !(r == null || i === "size" && Number(r) < 0 || i === "path" && e || i === "linkpath" && e || i === "global"))));
	}
	encode(t, e = 0) {
		if (t || (t = this.block = Buffer.alloc(512)), this.#t === "Unsupported" && (this.#t = "0"), !(t.length >= e + 512)) throw new Error("need 512 bytes for header");
		let i = this.ctime || this.atime ? 130 : 155, r = mn(this.path || "", i), n = r[0], o = r[1];
		this.needPax = !!r[2], this.needPax = Lt(t, e, 100, n) || this.needPax, this.needPax = ct(t, e + 100, 8, this.mode) || this.needPax, this.needPax = ct(t, e + 108, 8, this.uid) || this.needPax, this.needPax = ct(t, e + 116, 8, this.gid) || this.needPax, this.needPax = ct(t, e + 124, 12, this.size) || this.needPax, this.needPax = Gi(t, e + 136, 12, this.mtime) || this.needPax, t[e + 156] = Number(this.#t.codePointAt(0)), this.needPax = Lt(t, e + 157, 100, this.linkpath) || this.needPax, t.write("ustar\x0000", e + 257, 8), this.needPax = Lt(t, e + 265, 32, this.uname) || this.needPax, this.needPax = Lt(t, e + 297, 32, this.gname) || this.needPax, this.needPax = ct(t, e + 329, 8, this.devmaj) || this.needPax, this.needPax = ct(t, e + 337, 8, this.devmin) || this.needPax, this.needPax = Lt(t, e + 345, i, o) || this.needPax, t[e + 475] !== 0 ? this.needPax = Lt(t, e + 345, 155, o) || this.needPax : (this.needPax = Lt(t, e + 345, 130, o) || this.needPax, this.needPax = Gi(t, e + 476, 12, this.atime) || this.needPax, this.needPax = Gi(t, e + 488, 12, this.ctime) || this.needPax);
		let h = 256;
		for (let a = e; a < e + 148; a++) h += t[a];
		for (let a = e + 156; a < e + 512; a++) h += t[a];
		return this.cksum = h, ct(t, e + 148, 8, this.cksum), this.cksumValid = !0, this.needPax;
	}
	get type() {
		return this.#t === "Unsupported" ? this.#t : oe.get(this.#t);
	}
	get typeKey() {
		return this.#t;
	}
	set type(t) {
		let e = String(Ve.get(t));
		if (ne(e) || e === "Unsupported") this.#t = e;
		else if (ne(t)) this.#t = t;
		else throw new TypeError("invalid entry type: " + t);
	}
};
var mn = (s, t) => {
	let i = s, r = "", n, o = posix.parse(s).root || ".";
	if (Buffer.byteLength(i) < 100) n = [
		i,
		r,
		!1
	];
	else {
		r = posix.dirname(i), i = posix.basename(i);
		do
			Buffer.byteLength(i) <= 100 && Buffer.byteLength(r) <= t ? n = [
				i,
				r,
				!1
			] : Buffer.byteLength(i) > 100 && Buffer.byteLength(r) <= t ? n = [
				i.slice(0, 99),
				r,
				!0
			] : (i = posix.join(posix.basename(r), i), r = posix.dirname(r));
		while (r !== o && n === void 0);
		n || (n = [
			s.slice(0, 99),
			"",
			!0
		]);
	}
	return n;
};
var xt = (s, t, e) => s.subarray(t, t + e).toString("utf8").replace(/\0.*/, "");
var Wi = (s, t, e) => pn(lt(s, t, e));
var pn = (s) => s === void 0 ? void 0 : /* @__PURE__ */ new Date(s * 1e3);
var lt = (s, t, e) => Number(s[t]) & 128 ? Hs(s.subarray(t, t + e)) : wn(s, t, e);
var En = (s) => isNaN(s) ? void 0 : s;
var wn = (s, t, e) => En(parseInt(s.subarray(t, t + e).toString("utf8").replace(/\0.*$/, "").trim(), 8));
var Sn = {
	12: 8589934591,
	8: 2097151
};
var ct = (s, t, e, i) => i === void 0 ? !1 : i > Sn[e] || i < 0 ? (Us(i, s.subarray(t, t + e)), !0) : (yn(s, t, e, i), !1);
var yn = (s, t, e, i) => s.write(Rn(i, e), t, e, "ascii");
var Rn = (s, t) => gn(Math.floor(s).toString(8), t);
var gn = (s, t) => (s.length === t - 1 ? s : new Array(t - s.length - 1).join("0") + s + " ") + "\0";
var Gi = (s, t, e, i) => i === void 0 ? !1 : ct(s, t, e, i.getTime() / 1e3);
var bn = new Array(156).join("\0");
var Lt = (s, t, e, i) => i === void 0 ? !1 : (s.write(i + bn, t, e, "utf8"), i.length !== Buffer.byteLength(i) || i.length > e);
var ft = class s {
	atime;
	mtime;
	ctime;
	charset;
	comment;
	gid;
	uid;
	gname;
	uname;
	linkpath;
	dev;
	ino;
	nlink;
	path;
	size;
	mode;
	global;
	constructor(t, e = !1) {
		this.atime = t.atime, this.charset = t.charset, this.comment = t.comment, this.ctime = t.ctime, this.dev = t.dev, this.gid = t.gid, this.global = e, this.gname = t.gname, this.ino = t.ino, this.linkpath = t.linkpath, this.mtime = t.mtime, this.nlink = t.nlink, this.path = t.path, this.size = t.size, this.uid = t.uid, this.uname = t.uname;
	}
	encode() {
		let t = this.encodeBody();
		if (t === "") return Buffer.allocUnsafe(0);
		let e = Buffer.byteLength(t), i = 512 * Math.ceil(1 + e / 512), r = Buffer.allocUnsafe(i);
		for (let n = 0; n < 512; n++) r[n] = 0;
		new F({
			path: ("PaxHeader/" + basename(this.path ?? "")).slice(0, 99),
			mode: this.mode || 420,
			uid: this.uid,
			gid: this.gid,
			size: e,
			mtime: this.mtime,
			type: this.global ? "GlobalExtendedHeader" : "ExtendedHeader",
			linkpath: "",
			uname: this.uname || "",
			gname: this.gname || "",
			devmaj: 0,
			devmin: 0,
			atime: this.atime,
			ctime: this.ctime
		}).encode(r), r.write(t, 512, e, "utf8");
		for (let n = e + 512; n < r.length; n++) r[n] = 0;
		return r;
	}
	encodeBody() {
		return this.encodeField("path") + this.encodeField("ctime") + this.encodeField("atime") + this.encodeField("dev") + this.encodeField("ino") + this.encodeField("nlink") + this.encodeField("charset") + this.encodeField("comment") + this.encodeField("gid") + this.encodeField("gname") + this.encodeField("linkpath") + this.encodeField("mtime") + this.encodeField("size") + this.encodeField("uid") + this.encodeField("uname");
	}
	encodeField(t) {
		if (this[t] === void 0) return "";
		let e = this[t], i = e instanceof Date ? e.getTime() / 1e3 : e, r = " " + (t === "dev" || t === "ino" || t === "nlink" ? "SCHILY." : "") + t + "=" + i + `
`, n = Buffer.byteLength(r), o = Math.floor(Math.log(n) / Math.log(10)) + 1;
		return n + o >= Math.pow(10, o) && (o += 1), o + n + r;
	}
	static parse(t, e, i = !1) {
		return new s(On(Tn(t), e), i);
	}
};
var On = (s, t) => t ? Object.assign({}, t, s) : s;
var Tn = (s) => s.replace(/\n$/, "").split(`
`).reduce(xn, Object.create(null));
var xn = (s, t) => {
	let e = parseInt(t, 10);
	if (e !== Buffer.byteLength(t) + 1) return s;
	t = t.slice((e + " ").length);
	let i = t.split("="), r = i.shift();
	if (!r) return s;
	let n = r.replace(/^SCHILY\.(dev|ino|nlink)/, "$1"), o = i.join("=").replace(/\0.*/, "");
	switch (n) {
		case "path":
		case "linkpath":
		case "type":
		case "charset":
		case "comment":
		case "gname":
		case "uname":
			s[n] = o;
			break;
		case "ctime":
		case "atime":
		case "mtime":
			s[n] = /* @__PURE__ */ new Date(Number(o) * 1e3);
			break;
		case "size":
			let h = +o;
			h >= 0 && (s[n] = h);
			break;
		case "gid":
		case "uid":
		case "dev":
		case "ino":
		case "nlink":
		case "mode": s[n] = +o;
	}
	return s;
};
var f = (process.env.TESTING_TAR_FAKE_PLATFORM || process.platform) !== "win32" ? (s) => String(s) : (s) => String(s).replaceAll(/\\/g, "/");
var $e = class extends A {
	extended;
	globalExtended;
	header;
	startBlockSize;
	blockRemain;
	remain;
	type;
	meta = !1;
	ignore = !1;
	path;
	mode;
	uid;
	gid;
	uname;
	gname;
	size = 0;
	mtime;
	atime;
	ctime;
	linkpath;
	dev;
	ino;
	nlink;
	invalid = !1;
	absolute;
	unsupported = !1;
	constructor(t, e, i) {
		switch (super({}), this.pause(), this.extended = e, this.globalExtended = i, this.header = t, this.remain = t.size ?? 0, this.startBlockSize = 512 * Math.ceil(this.remain / 512), this.blockRemain = this.startBlockSize, this.type = t.type, this.type) {
			case "File":
			case "OldFile":
			case "Link":
			case "SymbolicLink":
			case "CharacterDevice":
			case "BlockDevice":
			case "Directory":
			case "FIFO":
			case "ContiguousFile":
			case "GNUDumpDir": break;
			case "NextFileHasLongLinkpath":
			case "NextFileHasLongPath":
			case "OldGnuLongPath":
			case "GlobalExtendedHeader":
			case "ExtendedHeader":
			case "OldExtendedHeader":
				this.meta = !0;
				break;
			default: this.ignore = !0;
		}
		if (!t.path) throw new Error("no path provided for tar.ReadEntry");
		this.path = f(t.path), this.mode = t.mode, this.mode && (this.mode = this.mode & 4095), this.uid = t.uid, this.gid = t.gid, this.uname = t.uname, this.gname = t.gname, this.size = this.remain, this.mtime = t.mtime, this.atime = t.atime, this.ctime = t.ctime, this.linkpath = t.linkpath ? f(t.linkpath) : void 0, this.uname = t.uname, this.gname = t.gname, e && this.#t(e), i && this.#t(i, !0);
	}
	write(t) {
		let e = t.length;
		if (e > this.blockRemain) throw new Error("writing more to entry than is appropriate");
		let i = this.remain, r = this.blockRemain;
		return this.remain = Math.max(0, i - e), this.blockRemain = Math.max(0, r - e), this.ignore ? !0 : i >= e ? super.write(t) : super.write(t.subarray(0, i));
	}
	#t(t, e = !1) {
		t.path && (t.path = f(t.path)), t.linkpath && (t.linkpath = f(t.linkpath)), Object.assign(this, Object.fromEntries(Object.entries(t).filter(([i, r]) => !(r == null || i === "path" && e))));
	}
};
var Dt = (s, t, e, i = {}) => {
	s.file && (i.file = s.file), s.cwd && (i.cwd = s.cwd), i.code = e instanceof Error && e.code || t, i.tarCode = t, !s.strict && i.recoverable !== !1 ? (e instanceof Error && (i = Object.assign(e, i), e = e.message), s.emit("warn", t, e, i)) : e instanceof Error ? s.emit("error", Object.assign(e, i)) : s.emit("error", Object.assign(/* @__PURE__ */ new Error(`${t}: ${e}`), i));
};
var Nn = 1048576;
var Xi = Buffer.from([31, 139]);
var qi = Buffer.from([
	40,
	181,
	47,
	253
]);
var An = Math.max(Xi.length, qi.length);
var B = Symbol("state");
var Nt = Symbol("writeEntry");
var it = Symbol("readEntry");
var Zi = Symbol("nextEntry");
var Zs = Symbol("processEntry");
var V = Symbol("extendedHeader");
var he = Symbol("globalExtendedHeader");
var dt = Symbol("meta");
var Ys = Symbol("emitMeta");
var p = Symbol("buffer");
var st = Symbol("queue");
var ut = Symbol("ended");
var Yi = Symbol("emittedEnd");
var At = Symbol("emit");
var w = Symbol("unzip");
var Xe = Symbol("consumeChunk");
var qe = Symbol("consumeChunkSub");
var Ki = Symbol("consumeBody");
var Ks = Symbol("consumeMeta");
var Vs = Symbol("consumeHeader");
var ae = Symbol("consuming");
var Vi = Symbol("bufferConcat");
var Qe = Symbol("maybeEnd");
var Yt = Symbol("writing");
var $ = Symbol("aborted");
var Je = Symbol("onDone");
var It = Symbol("sawValidEntry");
var je = Symbol("sawNullBlock");
var ti = Symbol("sawEOF");
var $s = Symbol("closeStream");
var In = 1e3;
var le = Symbol("compressedBytesRead");
var $i = Symbol("decompressedBytesRead");
var Xs = Symbol("checkDecompressionRatio");
var Cn = () => !0;
var rt = class extends EventEmitter {
	file;
	strict;
	maxMetaEntrySize;
	filter;
	brotli;
	zstd;
	maxDecompressionRatio;
	writable = !0;
	readable = !1;
	[st] = [];
	[p];
	[it];
	[Nt];
	[B] = "begin";
	[dt] = "";
	[V];
	[he];
	[ut] = !1;
	[w];
	[$] = !1;
	[It];
	[je] = !1;
	[ti] = !1;
	[Yt] = !1;
	[ae] = !1;
	[Yi] = !1;
	[le] = 0;
	[$i] = 0;
	constructor(t = {}) {
		super(), this.file = t.file || "", this.on(Je, () => {
			(this[B] === "begin" || this[It] === !1) && this.warn("TAR_BAD_ARCHIVE", "Unrecognized archive format");
		}), t.ondone ? this.on(Je, t.ondone) : this.on(Je, () => {
			this.emit("prefinish"), this.emit("finish"), this.emit("end");
		}), this.strict = !!t.strict, this.maxDecompressionRatio = typeof t.maxDecompressionRatio == "number" ? t.maxDecompressionRatio : In, this.maxMetaEntrySize = t.maxMetaEntrySize || Nn, this.filter = typeof t.filter == "function" ? t.filter : Cn;
		let e = t.file && (t.file.endsWith(".tar.br") || t.file.endsWith(".tbr"));
		this.brotli = !(t.gzip || t.zstd) && t.brotli !== void 0 ? t.brotli : e ? void 0 : !1;
		let i = t.file && (t.file.endsWith(".tar.zst") || t.file.endsWith(".tzst"));
		this.zstd = !(t.gzip || t.brotli) && t.zstd !== void 0 ? t.zstd : i ? !0 : void 0, this.on("end", () => this[$s]()), typeof t.onwarn == "function" && this.on("warn", t.onwarn), typeof t.onReadEntry == "function" && this.on("entry", t.onReadEntry);
	}
	warn(t, e, i = {}) {
		Dt(this, t, e, i);
	}
	[Vs](t, e) {
		this[It] === void 0 && (this[It] = !1);
		let i;
		try {
			i = new F(t, e, this[V], this[he]);
		} catch (r) {
			return this.warn("TAR_ENTRY_INVALID", r);
		}
		if (i.nullBlock) this[je] ? (this[ti] = !0, this[B] === "begin" && (this[B] = "header"), this[At]("eof")) : (this[je] = !0, this[At]("nullBlock"));
		else if (this[je] = !1, !i.cksumValid) this.warn("TAR_ENTRY_INVALID", "checksum failure", { header: i });
		else if (!i.path) this.warn("TAR_ENTRY_INVALID", "path is required", { header: i });
		else {
			let r = i.type;
			if (/^(Symbolic)?Link$/.test(r) && !i.linkpath) this.warn("TAR_ENTRY_INVALID", "linkpath required", { header: i });
			else if (!/^(Symbolic)?Link$/.test(r) && !/^(Global)?ExtendedHeader$/.test(r) && i.linkpath) this.warn("TAR_ENTRY_INVALID", "linkpath forbidden", { header: i });
			else {
				let n = this[Nt] = new $e(i, this[V], this[he]);
				if (!this[It]) if (n.remain) {
					let o = () => {
						n.invalid || (this[It] = !0);
					};
					n.on("end", o);
				} else this[It] = !0;
				n.meta ? n.size > this.maxMetaEntrySize ? (n.ignore = !0, this[At]("ignoredEntry", n), this[B] = "ignore", n.resume()) : n.size > 0 && (this[dt] = "", n.on("data", (o) => this[dt] += o), this[B] = "meta") : (this[V] = void 0, n.ignore = n.ignore || !this.filter(n.path, n), n.ignore ? (this[At]("ignoredEntry", n), this[B] = n.remain ? "ignore" : "header", n.resume()) : (n.remain ? this[B] = "body" : (this[B] = "header", n.end()), this[it] ? this[st].push(n) : (this[st].push(n), this[Zi]())));
			}
		}
	}
	[$s]() {
		queueMicrotask(() => this.emit("close"));
	}
	[Zs](t) {
		let e = !0;
		if (!t) this[it] = void 0, e = !1;
		else if (Array.isArray(t)) {
			let [i, ...r] = t;
			this.emit(i, ...r);
		} else this[it] = t, this.emit("entry", t), t.emittedEnd || (t.on("end", () => this[Zi]()), e = !1);
		return e;
	}
	[Zi]() {
		do;
		while (this[Zs](this[st].shift()));
		if (this[st].length === 0) {
			let t = this[it];
			!t || t.flowing || t.size === t.remain ? this[Yt] || this.emit("drain") : t.once("drain", () => this.emit("drain"));
		}
	}
	[Ki](t, e) {
		let i = this[Nt];
		if (!i) throw new Error("attempt to consume body without entry??");
		let r = i.blockRemain ?? 0, n = r >= t.length && e === 0 ? t : t.subarray(e, e + r);
		return i.write(n), i.blockRemain || (this[B] = "header", this[Nt] = void 0, i.end()), n.length;
	}
	[Ks](t, e) {
		let i = this[Nt], r = this[Ki](t, e);
		return !this[Nt] && i && this[Ys](i), r;
	}
	[At](t, e, i) {
		this[st].length === 0 && !this[it] ? this.emit(t, e, i) : this[st].push([
			t,
			e,
			i
		]);
	}
	[Ys](t) {
		switch (this[At]("meta", this[dt]), t.type) {
			case "ExtendedHeader":
			case "OldExtendedHeader":
				this[V] = ft.parse(this[dt], this[V], !1);
				break;
			case "GlobalExtendedHeader":
				this[he] = ft.parse(this[dt], this[he], !0);
				break;
			case "NextFileHasLongPath":
			case "OldGnuLongPath": {
				let e = this[V] ?? Object.create(null);
				this[V] = e, e.path = this[dt].replace(/\0.*/, "");
				break;
			}
			case "NextFileHasLongLinkpath": {
				let e = this[V] || Object.create(null);
				this[V] = e, e.linkpath = this[dt].replace(/\0.*/, "");
				break;
			}
			default: throw new Error("unknown meta: " + t.type);
		}
	}
	abort(t) {
		if (!this[$]) {
			if (this[w]) {
				let e = this[w];
				e.write = () => !0, e.end = () => e, e.emit = () => !1, e.destroy?.();
			}
			this[$] = !0, this.emit("abort", t), this.warn("TAR_ABORT", t, { recoverable: !1 });
		}
	}
	[Xs](t) {
		this[$i] += t.length;
		let e = this[$i] / this[le];
		return e > this.maxDecompressionRatio ? (this.abort(/* @__PURE__ */ new Error(`max decompression ratio exceeded: ${e.toFixed(2)} > ${this.maxDecompressionRatio}`)), !1) : !0;
	}
	write(t, e, i) {
		if (typeof e == "function" && (i = e, e = void 0), typeof t == "string" && (t = Buffer.from(t, typeof e == "string" ? e : "utf8")), this[$]) return i?.(), !1;
		if ((this[w] === void 0 || this.brotli === void 0 && this[w] === !1) && t) {
			if (this[p] && (t = Buffer.concat([this[p], t]), this[p] = void 0), t.length < An) return this[p] = t, i?.(), !0;
			for (let a = 0; this[w] === void 0 && a < Xi.length; a++) t[a] !== Xi[a] && (this[w] = !1);
			let o = !1;
			if (this[w] === !1 && this.zstd !== !1) {
				o = !0;
				for (let a = 0; a < qi.length; a++) if (t[a] !== qi[a]) {
					o = !1;
					break;
				}
			}
			let h = this.brotli === void 0 && !o;
			if (this[w] === !1 && h) if (t.length < 512) if (this[ut]) this.brotli = !0;
			else return this[p] = t, i?.(), !0;
			else try {
				new F(t.subarray(0, 512)), this.brotli = !1;
			} catch {
				this.brotli = !0;
			}
			if (this[w] === void 0 || this[w] === !1 && (this.brotli || o)) {
				let a = this[ut];
				this[ut] = !1, this[w] = this[w] === void 0 ? new Ue({}) : o ? new Ke({}) : new Ge({}), this[w].on("data", (c) => {
					this[Xs](c) && this[Xe](c);
				}), this[w].on("error", (c) => {
					this[$] || this.abort(c);
				}), this[w].on("end", () => {
					this[ut] = !0, this[Xe]();
				}), this[Yt] = !0, this[le] += t.length;
				let l = !!this[w][a ? "end" : "write"](t);
				return this[Yt] = !1, i?.(), l;
			}
		}
		this[Yt] = !0, this[w] ? (this[le] += t.length, this[w].write(t)) : this[Xe](t), this[Yt] = !1;
		let n = this[st].length > 0 ? !1 : this[it] ? this[it].flowing : !0;
		return !n && this[st].length === 0 && this[it]?.once("drain", () => this.emit("drain")), i?.(), n;
	}
	[Vi](t) {
		t && !this[$] && (this[p] = this[p] ? Buffer.concat([this[p], t]) : t);
	}
	[Qe]() {
		if (this[ut] && !this[Yi] && !this[$] && !this[ae]) {
			this[Yi] = !0;
			let t = this[Nt];
			if (t?.blockRemain) {
				let e = this[p] ? this[p].length : 0;
				this.warn("TAR_BAD_ARCHIVE", `Truncated input (needed ${t.blockRemain} more bytes, only ${e} available)`, { entry: t }), this[p] && t.write(this[p]), t.end();
			}
			this[At](Je);
		}
	}
	[Xe](t) {
		if (this[ae] && t) this[Vi](t);
		else if (!t && !this[p]) this[Qe]();
		else if (t) {
			if (this[ae] = !0, this[p]) {
				this[Vi](t);
				let e = this[p];
				this[p] = void 0, this[qe](e);
			} else this[qe](t);
			for (; this[p] && this[p]?.length >= 512 && !this[$] && !this[ti];) {
				let e = this[p];
				this[p] = void 0, this[qe](e);
			}
			this[ae] = !1;
		}
		(!this[p] || this[ut]) && this[Qe]();
	}
	[qe](t) {
		let e = 0, i = t.length;
		for (; e + 512 <= i && !this[$] && !this[ti];) switch (this[B]) {
			case "begin":
			case "header":
				this[Vs](t, e), e += 512;
				break;
			case "ignore":
			case "body":
				e += this[Ki](t, e);
				break;
			case "meta":
				e += this[Ks](t, e);
				break;
			default: throw new Error("invalid state: " + this[B]);
		}
		e < i && (this[p] = this[p] ? Buffer.concat([t.subarray(e), this[p]]) : t.subarray(e));
	}
	end(t, e, i) {
		return typeof t == "function" && (i = t, e = void 0, t = void 0), typeof e == "function" && (i = e, e = void 0), typeof t == "string" && (t = Buffer.from(t, e)), i && this.once("finish", i), this[$] || (this[w] ? (t && (this[le] += t.length, this[w].write(t)), this[w].end()) : (this[ut] = !0, (this.brotli === void 0 || this.zstd === void 0) && (t = t || Buffer.alloc(0)), t && this.write(t), this[Qe]())), this;
	}
};
var mt = (s) => {
	let t = s.length - 1, e = -1;
	for (; t > -1 && s.charAt(t) === "/";) e = t, t--;
	return e === -1 ? s : s.slice(0, e);
};
var vn = (s) => {
	let t = s.onReadEntry;
	s.onReadEntry = t ? (e) => {
		t(e), e.resume();
	} : (e) => e.resume();
};
var Qi = (s, t) => {
	let e = new Map(t.map((o) => [mt(o), !0])), i = s.filter, r = 100, n = (o, h = "", a = 0) => {
		if (a >= r) return e.set(o, !1), !1;
		let l = h || parse$3(o).root || ".", c;
		if (o === l) c = !1;
		else {
			let d = e.get(o);
			c = d !== void 0 ? d : n(dirname(o), l, a + 1);
		}
		return e.set(o, c), c;
	};
	s.filter = i ? (o, h) => i(o, h) && n(mt(o)) : (o) => n(mt(o));
};
var Mn = (s) => {
	let t = new rt(s), e = s.file, i;
	try {
		i = Br.openSync(e, "r");
		let r = Br.fstatSync(i), n = s.maxReadSize || 16777216;
		if (r.size < n) {
			let o = Buffer.allocUnsafe(r.size), h = Br.readSync(i, o, 0, r.size, 0);
			t.end(h === o.byteLength ? o : o.subarray(0, h));
		} else {
			let o = 0, h = Buffer.allocUnsafe(n);
			for (; o < r.size;) {
				let a = Br.readSync(i, h, 0, n, o);
				if (a === 0) break;
				o += a, t.write(h.subarray(0, a));
			}
			t.end();
		}
	} finally {
		if (typeof i == "number") try {
			Br.closeSync(i);
		} catch {}
	}
};
var Bn = (s, t) => {
	let e = new rt(s), i = s.maxReadSize || 16777216, r = s.file;
	return new Promise((o, h) => {
		e.on("error", h), e.on("end", o), Br.stat(r, (a, l) => {
			if (a) h(a);
			else {
				let c = new _t(r, {
					readSize: i,
					size: l.size
				});
				c.on("error", h), c.pipe(e);
			}
		});
	});
};
var Ct = K(Mn, Bn, (s) => new rt(s), (s) => new rt(s), (s, t) => {
	t?.length && Qi(s, t), s.noResume || vn(s);
});
var Ji = (s, t, e) => (s &= 4095, e && (s = (s | 384) & -19), t && (s & 256 && (s |= 64), s & 32 && (s |= 8), s & 4 && (s |= 1)), s);
var { isAbsolute: zn, parse: qs } = win32, ce = (s) => {
	let t = "", e = qs(s);
	for (; zn(s) || e.root;) {
		let i = s.charAt(0) === "/" && s.slice(0, 4) !== "//?/" ? "/" : e.root;
		s = s.slice(i.length), t += i, e = qs(s);
	}
	return [t, s];
};
var ei = [
	"|",
	"<",
	">",
	"?",
	":"
];
var ji = ei.map((s) => String.fromCodePoint(61440 + Number(s.codePointAt(0))));
var Un = new Map(ei.map((s, t) => [s, ji[t]]));
var Hn = new Map(ji.map((s, t) => [s, ei[t]]));
var ts = (s) => ei.reduce((t, e) => t.split(e).join(Un.get(e)), s);
var Qs = (s) => ji.reduce((t, e) => t.split(e).join(Hn.get(e)), s);
var rr = (s, t) => t ? (s = f(s).replace(/^\.(\/|$)/, ""), mt(t) + "/" + s) : f(s);
var Wn = 16777216;
var tr = Symbol("process");
var er = Symbol("file");
var ir = Symbol("directory");
var is = Symbol("symlink");
var sr = Symbol("hardlink");
var fe = Symbol("header");
var ii = Symbol("read");
var ss = Symbol("lstat");
var si = Symbol("onlstat");
var rs = Symbol("onread");
var ns = Symbol("onreadlink");
var os = Symbol("openfile");
var hs = Symbol("onopenfile");
var pt = Symbol("close");
var ri = Symbol("mode");
var as = Symbol("awaitDrain");
var es = Symbol("ondrain");
var q = Symbol("prefix");
var de = class extends A {
	path;
	portable;
	myuid = process.getuid && process.getuid() || 0;
	myuser = process.env.USER || "";
	maxReadSize;
	linkCache;
	statCache;
	preservePaths;
	cwd;
	strict;
	mtime;
	noPax;
	noMtime;
	prefix;
	fd;
	blockLen = 0;
	blockRemain = 0;
	buf;
	pos = 0;
	remain = 0;
	length = 0;
	offset = 0;
	win32;
	absolute;
	header;
	type;
	linkpath;
	stat;
	onWriteEntry;
	#t = !1;
	constructor(t, e = {}) {
		let i = se(e);
		super(), this.path = f(t), this.portable = !!i.portable, this.maxReadSize = i.maxReadSize || Wn, this.linkCache = i.linkCache || /* @__PURE__ */ new Map(), this.statCache = i.statCache || /* @__PURE__ */ new Map(), this.preservePaths = !!i.preservePaths, this.cwd = f(i.cwd || process.cwd()), this.strict = !!i.strict, this.noPax = !!i.noPax, this.noMtime = !!i.noMtime, this.mtime = i.mtime, this.prefix = i.prefix ? f(i.prefix) : void 0, this.onWriteEntry = i.onWriteEntry, typeof i.onwarn == "function" && this.on("warn", i.onwarn);
		let r = !1;
		if (!this.preservePaths) {
			let [o, h] = ce(this.path);
			o && typeof h == "string" && (this.path = h, r = o);
		}
		this.win32 = !!i.win32 || process.platform === "win32", this.win32 && (this.path = Qs(this.path.replaceAll(/\\/g, "/")), t = t.replaceAll(/\\/g, "/")), this.absolute = f(i.absolute || ar.resolve(this.cwd, t)), this.path === "" && (this.path = "./"), r && this.warn("TAR_ENTRY_INFO", `stripping ${r} from absolute path`, {
			entry: this,
			path: r + this.path
		});
		let n = this.statCache.get(this.absolute);
		n ? this[si](n) : this[ss]();
	}
	warn(t, e, i = {}) {
		return Dt(this, t, e, i);
	}
	emit(t, ...e) {
		return t === "error" && (this.#t = !0), super.emit(t, ...e);
	}
	[ss]() {
		I.lstat(this.absolute, (t, e) => {
			if (t) return this.emit("error", t);
			this[si](e);
		});
	}
	[si](t) {
		this.statCache.set(this.absolute, t), this.stat = t, t.isFile() || (t.size = 0), this.type = Gn(t), this.emit("stat", t), this[tr]();
	}
	[tr]() {
		switch (this.type) {
			case "File": return this[er]();
			case "Directory": return this[ir]();
			case "SymbolicLink": return this[is]();
			default: return this.end();
		}
	}
	[ri](t) {
		return Ji(t, this.type === "Directory", this.portable);
	}
	[q](t) {
		return rr(t, this.prefix);
	}
	[fe]() {
		if (!this.stat) throw new Error("cannot write header before stat");
		this.type === "Directory" && this.portable && (this.noMtime = !0), this.onWriteEntry?.(this), this.header = new F({
			path: this[q](this.path),
			linkpath: this.type === "Link" && this.linkpath !== void 0 ? this[q](this.linkpath) : this.linkpath,
			mode: this[ri](this.stat.mode),
			uid: this.portable ? void 0 : this.stat.uid,
			gid: this.portable ? void 0 : this.stat.gid,
			size: this.stat.size,
			mtime: this.noMtime ? void 0 : this.mtime || this.stat.mtime,
			type: this.type === "Unsupported" ? void 0 : this.type,
			uname: this.portable ? void 0 : this.stat.uid === this.myuid ? this.myuser : "",
			atime: this.portable ? void 0 : this.stat.atime,
			ctime: this.portable ? void 0 : this.stat.ctime
		}), this.header.encode() && !this.noPax && super.write(new ft({
			atime: this.portable ? void 0 : this.header.atime,
			ctime: this.portable ? void 0 : this.header.ctime,
			gid: this.portable ? void 0 : this.header.gid,
			mtime: this.noMtime ? void 0 : this.mtime || this.header.mtime,
			path: this[q](this.path),
			linkpath: this.type === "Link" && this.linkpath !== void 0 ? this[q](this.linkpath) : this.linkpath,
			size: this.header.size,
			uid: this.portable ? void 0 : this.header.uid,
			uname: this.portable ? void 0 : this.header.uname,
			dev: this.portable ? void 0 : this.stat.dev,
			ino: this.portable ? void 0 : this.stat.ino,
			nlink: this.portable ? void 0 : this.stat.nlink
		}).encode());
		let t = this.header?.block;
		if (!t) throw new Error("failed to encode header");
		super.write(t);
	}
	[ir]() {
		if (!this.stat) throw new Error("cannot create directory entry without stat");
		this.path.slice(-1) !== "/" && (this.path += "/"), this.stat.size = 0, this[fe](), this.end();
	}
	[is]() {
		I.readlink(this.absolute, (t, e) => {
			if (t) return this.emit("error", t);
			this[ns](e);
		});
	}
	[ns](t) {
		this.linkpath = f(t), this[fe](), this.end();
	}
	[sr](t) {
		if (!this.stat) throw new Error("cannot create link entry without stat");
		this.type = "Link", this.linkpath = f(ar.relative(this.cwd, t)), this.stat.size = 0, this[fe](), this.end();
	}
	[er]() {
		if (!this.stat) throw new Error("cannot create file entry without stat");
		if (this.stat.nlink > 1) {
			let t = `${this.stat.dev}:${this.stat.ino}`, e = this.linkCache.get(t);
			if (e?.indexOf(this.cwd) === 0) return this[sr](e);
			this.linkCache.set(t, this.absolute);
		}
		if (this[fe](), this.stat.size === 0) return this.end();
		this[os]();
	}
	[os]() {
		I.open(this.absolute, "r", (t, e) => {
			if (t) return this.emit("error", t);
			this[hs](e);
		});
	}
	[hs](t) {
		if (this.fd = t, this.#t) return this[pt]();
		if (!this.stat) throw new Error("should stat before calling onopenfile");
		this.blockLen = 512 * Math.ceil(this.stat.size / 512), this.blockRemain = this.blockLen;
		let e = Math.min(this.blockLen, this.maxReadSize);
		this.buf = Buffer.allocUnsafe(e), this.offset = 0, this.pos = 0, this.remain = this.stat.size, this.length = this.buf.length, this[ii]();
	}
	[ii]() {
		let { fd: t, buf: e, offset: i, length: r, pos: n } = this;
		if (t === void 0 || e === void 0) throw new Error("cannot read file without first opening");
		I.read(t, e, i, r, n, (o, h) => {
			if (o) return this[pt](() => this.emit("error", o));
			this[rs](h);
		});
	}
	[pt](t = () => {}) {
		this.fd !== void 0 && I.close(this.fd, t);
	}
	[rs](t) {
		if (t <= 0 && this.remain > 0) {
			let r = Object.assign(/* @__PURE__ */ new Error("encountered unexpected EOF"), {
				path: this.absolute,
				syscall: "read",
				code: "EOF"
			});
			return this[pt](() => this.emit("error", r));
		}
		if (t > this.remain) {
			let r = Object.assign(/* @__PURE__ */ new Error("did not encounter expected EOF"), {
				path: this.absolute,
				syscall: "read",
				code: "EOF"
			});
			return this[pt](() => this.emit("error", r));
		}
		if (!this.buf) throw new Error("should have created buffer prior to reading");
		if (t === this.remain) for (let r = t; r < this.length && t < this.blockRemain; r++) this.buf[r + this.offset] = 0, t++, this.remain++;
		let e = this.offset === 0 && t === this.buf.length ? this.buf : this.buf.subarray(this.offset, this.offset + t);
		this.write(e) ? this[es]() : this[as](() => this[es]());
	}
	[as](t) {
		this.once("drain", t);
	}
	write(t, e, i) {
		if (typeof e == "function" && (i = e, e = void 0), typeof t == "string" && (t = Buffer.from(t, typeof e == "string" ? e : "utf8")), this.blockRemain < t.length) {
			let r = Object.assign(/* @__PURE__ */ new Error("writing more data than expected"), { path: this.absolute });
			return this.emit("error", r);
		}
		return this.remain -= t.length, this.blockRemain -= t.length, this.pos += t.length, this.offset += t.length, super.write(t, null, i);
	}
	[es]() {
		if (!this.remain) return this.blockRemain && super.write(Buffer.alloc(this.blockRemain)), this[pt]((t) => t ? this.emit("error", t) : this.end());
		if (!this.buf) throw new Error("buffer lost somehow in ONDRAIN");
		this.offset >= this.length && (this.buf = Buffer.allocUnsafe(Math.min(this.blockRemain, this.buf.length)), this.offset = 0), this.length = this.buf.length - this.offset, this[ii]();
	}
};
var ni = class extends de {
	sync = !0;
	[ss]() {
		this[si](I.lstatSync(this.absolute));
	}
	[is]() {
		this[ns](I.readlinkSync(this.absolute));
	}
	[os]() {
		this[hs](I.openSync(this.absolute, "r"));
	}
	[ii]() {
		let t = !0;
		try {
			let { fd: e, buf: i, offset: r, length: n, pos: o } = this;
			if (e === void 0 || i === void 0) throw new Error("fd and buf must be set in READ method");
			let h = I.readSync(e, i, r, n, o);
			this[rs](h), t = !1;
		} finally {
			if (t) try {
				this[pt](() => {});
			} catch {}
		}
	}
	[as](t) {
		t();
	}
	[pt](t = () => {}) {
		this.fd !== void 0 && I.closeSync(this.fd), t();
	}
};
var oi = class extends A {
	blockLen = 0;
	blockRemain = 0;
	buf = 0;
	pos = 0;
	remain = 0;
	length = 0;
	preservePaths;
	portable;
	strict;
	noPax;
	noMtime;
	readEntry;
	type;
	prefix;
	path;
	mode;
	uid;
	gid;
	uname;
	gname;
	header;
	mtime;
	atime;
	ctime;
	linkpath;
	size;
	onWriteEntry;
	warn(t, e, i = {}) {
		return Dt(this, t, e, i);
	}
	constructor(t, e = {}) {
		let i = se(e);
		super(), this.preservePaths = !!i.preservePaths, this.portable = !!i.portable, this.strict = !!i.strict, this.noPax = !!i.noPax, this.noMtime = !!i.noMtime, this.onWriteEntry = i.onWriteEntry, this.readEntry = t;
		let { type: r } = t;
		if (r === "Unsupported") throw new Error("writing entry that should be ignored");
		this.type = r, this.type === "Directory" && this.portable && (this.noMtime = !0), this.prefix = i.prefix, this.path = f(t.path), this.mode = t.mode !== void 0 ? this[ri](t.mode) : void 0, this.uid = this.portable ? void 0 : t.uid, this.gid = this.portable ? void 0 : t.gid, this.uname = this.portable ? void 0 : t.uname, this.gname = this.portable ? void 0 : t.gname, this.size = t.size, this.mtime = this.noMtime ? void 0 : i.mtime || t.mtime, this.atime = this.portable ? void 0 : t.atime, this.ctime = this.portable ? void 0 : t.ctime, this.linkpath = t.linkpath !== void 0 ? f(t.linkpath) : void 0, typeof i.onwarn == "function" && this.on("warn", i.onwarn);
		let n = !1;
		if (!this.preservePaths) {
			let [h, a] = ce(this.path);
			h && typeof a == "string" && (this.path = a, n = h);
		}
		this.remain = t.size, this.blockRemain = t.startBlockSize, this.onWriteEntry?.(this), this.header = new F({
			path: this[q](this.path),
			linkpath: this.type === "Link" && this.linkpath !== void 0 ? this[q](this.linkpath) : this.linkpath,
			mode: this.mode,
			uid: this.portable ? void 0 : this.uid,
			gid: this.portable ? void 0 : this.gid,
			size: this.size,
			mtime: this.noMtime ? void 0 : this.mtime,
			type: this.type,
			uname: this.portable ? void 0 : this.uname,
			atime: this.portable ? void 0 : this.atime,
			ctime: this.portable ? void 0 : this.ctime
		}), n && this.warn("TAR_ENTRY_INFO", `stripping ${n} from absolute path`, {
			entry: this,
			path: n + this.path
		}), this.header.encode() && !this.noPax && super.write(new ft({
			atime: this.portable ? void 0 : this.atime,
			ctime: this.portable ? void 0 : this.ctime,
			gid: this.portable ? void 0 : this.gid,
			mtime: this.noMtime ? void 0 : this.mtime,
			path: this[q](this.path),
			linkpath: this.type === "Link" && this.linkpath !== void 0 ? this[q](this.linkpath) : this.linkpath,
			size: this.size,
			uid: this.portable ? void 0 : this.uid,
			uname: this.portable ? void 0 : this.uname,
			dev: this.portable ? void 0 : this.readEntry.dev,
			ino: this.portable ? void 0 : this.readEntry.ino,
			nlink: this.portable ? void 0 : this.readEntry.nlink
		}).encode());
		let o = this.header?.block;
		if (!o) throw new Error("failed to encode header");
		super.write(o), t.pipe(this);
	}
	[q](t) {
		return rr(t, this.prefix);
	}
	[ri](t) {
		return Ji(t, this.type === "Directory", this.portable);
	}
	write(t, e, i) {
		typeof e == "function" && (i = e, e = void 0), typeof t == "string" && (t = Buffer.from(t, typeof e == "string" ? e : "utf8"));
		let r = t.length;
		if (r > this.blockRemain) throw new Error("writing more to entry than is appropriate");
		return this.blockRemain -= r, super.write(t, i);
	}
	end(t, e, i) {
		return this.blockRemain && super.write(Buffer.alloc(this.blockRemain)), typeof t == "function" && (i = t, e = void 0, t = void 0), typeof e == "function" && (i = e, e = void 0), typeof t == "string" && (t = Buffer.from(t, e ?? "utf8")), i && this.once("finish", i), t ? super.end(t, i) : super.end(i), this;
	}
};
var Gn = (s) => s.isFile() ? "File" : s.isDirectory() ? "Directory" : s.isSymbolicLink() ? "SymbolicLink" : "Unsupported";
var hi = class s {
	tail;
	head;
	length = 0;
	static create(t = []) {
		return new s(t);
	}
	constructor(t = []) {
		for (let e of t) this.push(e);
	}
	*[Symbol.iterator]() {
		for (let t = this.head; t; t = t.next) yield t.value;
	}
	removeNode(t) {
		if (t.list !== this) throw new Error("removing node which does not belong to this list");
		let e = t.next, i = t.prev;
		return e && (e.prev = i), i && (i.next = e), t === this.head && (this.head = e), t === this.tail && (this.tail = i), this.length--, t.next = void 0, t.prev = void 0, t.list = void 0, e;
	}
	unshiftNode(t) {
		if (t === this.head) return;
		t.list && t.list.removeNode(t);
		let e = this.head;
		t.list = this, t.next = e, e && (e.prev = t), this.head = t, this.tail || (this.tail = t), this.length++;
	}
	pushNode(t) {
		if (t === this.tail) return;
		t.list && t.list.removeNode(t);
		let e = this.tail;
		t.list = this, t.prev = e, e && (e.next = t), this.tail = t, this.head || (this.head = t), this.length++;
	}
	push(...t) {
		for (let e = 0, i = t.length; e < i; e++) Yn(this, t[e]);
		return this.length;
	}
	unshift(...t) {
		for (var e = 0, i = t.length; e < i; e++) Kn(this, t[e]);
		return this.length;
	}
	pop() {
		if (!this.tail) return;
		let t = this.tail.value, e = this.tail;
		return this.tail = this.tail.prev, this.tail ? this.tail.next = void 0 : this.head = void 0, e.list = void 0, this.length--, t;
	}
	shift() {
		if (!this.head) return;
		let t = this.head.value, e = this.head;
		return this.head = this.head.next, this.head ? this.head.prev = void 0 : this.tail = void 0, e.list = void 0, this.length--, t;
	}
	forEach(t, e) {
		e = e || this;
		for (let i = this.head, r = 0; i; r++) t.call(e, i.value, r, this), i = i.next;
	}
	forEachReverse(t, e) {
		e = e || this;
		for (let i = this.tail, r = this.length - 1; i; r--) t.call(e, i.value, r, this), i = i.prev;
	}
	get(t) {
		let e = 0, i = this.head;
		for (; i && e < t; e++) i = i.next;
		if (e === t && i) return i.value;
	}
	getReverse(t) {
		let e = 0, i = this.tail;
		for (; i && e < t; e++) i = i.prev;
		if (e === t && i) return i.value;
	}
	map(t, e) {
		e = e || this;
		let i = new s();
		for (let r = this.head; r;) i.push(t.call(e, r.value, this)), r = r.next;
		return i;
	}
	mapReverse(t, e) {
		e = e || this;
		var i = new s();
		for (let r = this.tail; r;) i.push(t.call(e, r.value, this)), r = r.prev;
		return i;
	}
	reduce(t, e) {
		let i, r = this.head;
		if (arguments.length > 1) i = e;
		else if (this.head) r = this.head.next, i = this.head.value;
		else throw new TypeError("Reduce of empty list with no initial value");
		for (var n = 0; r; n++) i = t(i, r.value, n), r = r.next;
		return i;
	}
	reduceReverse(t, e) {
		let i, r = this.tail;
		if (arguments.length > 1) i = e;
		else if (this.tail) r = this.tail.prev, i = this.tail.value;
		else throw new TypeError("Reduce of empty list with no initial value");
		for (let n = this.length - 1; r; n--) i = t(i, r.value, n), r = r.prev;
		return i;
	}
	toArray() {
		let t = new Array(this.length);
		for (let e = 0, i = this.head; i; e++) t[e] = i.value, i = i.next;
		return t;
	}
	toArrayReverse() {
		let t = new Array(this.length);
		for (let e = 0, i = this.tail; i; e++) t[e] = i.value, i = i.prev;
		return t;
	}
	slice(t = 0, e = this.length) {
		e < 0 && (e += this.length), t < 0 && (t += this.length);
		let i = new s();
		if (e < t || e < 0) return i;
		t < 0 && (t = 0), e > this.length && (e = this.length);
		let r = this.head, n = 0;
		for (n = 0; r && n < t; n++) r = r.next;
		for (; r && n < e; n++, r = r.next) i.push(r.value);
		return i;
	}
	sliceReverse(t = 0, e = this.length) {
		e < 0 && (e += this.length), t < 0 && (t += this.length);
		let i = new s();
		if (e < t || e < 0) return i;
		t < 0 && (t = 0), e > this.length && (e = this.length);
		let r = this.length, n = this.tail;
		for (; n && r > e; r--) n = n.prev;
		for (; n && r > t; r--, n = n.prev) i.push(n.value);
		return i;
	}
	splice(t, e = 0, ...i) {
		t > this.length && (t = this.length - 1), t < 0 && (t = this.length + t);
		let r = this.head;
		for (let o = 0; r && o < t; o++) r = r.next;
		let n = [];
		for (let o = 0; r && o < e; o++) n.push(r.value), r = this.removeNode(r);
		r ? r !== this.tail && (r = r.prev) : r = this.tail;
		for (let o of i) r = Zn(this, r, o);
		return n;
	}
	reverse() {
		let t = this.head, e = this.tail;
		for (let i = t; i; i = i.prev) {
			let r = i.prev;
			i.prev = i.next, i.next = r;
		}
		return this.head = e, this.tail = t, this;
	}
};
function Zn(s, t, e) {
	let n = new ue(e, t, t ? t.next : s.head, s);
	return n.next === void 0 && (s.tail = n), n.prev === void 0 && (s.head = n), s.length++, n;
}
function Yn(s, t) {
	s.tail = new ue(t, s.tail, void 0, s), s.head || (s.head = s.tail), s.length++;
}
function Kn(s, t) {
	s.head = new ue(t, void 0, s.head, s), s.tail || (s.tail = s.head), s.length++;
}
var ue = class {
	list;
	next;
	prev;
	value;
	constructor(t, e, i, r) {
		this.list = r, this.value = t, e ? (e.next = this, this.prev = e) : this.prev = void 0, i ? (i.prev = this, this.next = i) : this.next = void 0;
	}
};
var pi = class {
	path;
	absolute;
	entry;
	stat;
	readdir;
	pending = !1;
	pendingLink = !1;
	ignore = !1;
	piped = !1;
	constructor(t, e) {
		this.path = t || "./", this.absolute = e;
	}
};
var nr = Buffer.alloc(1024);
var li = Symbol("onStat");
var me = Symbol("ended");
var W = Symbol("queue");
var pe = Symbol("pendingLinks");
var Et = Symbol("current");
var Ft = Symbol("process");
var Ee = Symbol("processing");
var ai = Symbol("processJob");
var G = Symbol("jobs");
var ls = Symbol("jobDone");
var ci = Symbol("addFSEntry");
var or = Symbol("addTarEntry");
var ds = Symbol("stat");
var us = Symbol("readdir");
var fi = Symbol("onreaddir");
var di = Symbol("pipe");
var hr = Symbol("entry");
var cs = Symbol("entryOpt");
var ui = Symbol("writeEntryClass");
var lr = Symbol("write");
var fs = Symbol("ondrain");
var wt = class extends A {
	sync = !1;
	opt;
	cwd;
	maxReadSize;
	preservePaths;
	strict;
	noPax;
	prefix;
	linkCache;
	statCache;
	file;
	portable;
	zip;
	readdirCache;
	noDirRecurse;
	follow;
	noMtime;
	mtime;
	filter;
	jobs;
	[ui];
	onWriteEntry;
	[W];
	[pe] = /* @__PURE__ */ new Map();
	[G] = 0;
	[Ee] = !1;
	[me] = !1;
	constructor(t = {}) {
		if (super(), this.opt = t, this.file = t.file || "", this.cwd = t.cwd || process.cwd(), this.maxReadSize = t.maxReadSize, this.preservePaths = !!t.preservePaths, this.strict = !!t.strict, this.noPax = !!t.noPax, this.prefix = f(t.prefix || ""), this.linkCache = t.linkCache || /* @__PURE__ */ new Map(), this.statCache = t.statCache || /* @__PURE__ */ new Map(), this.readdirCache = t.readdirCache || /* @__PURE__ */ new Map(), this.onWriteEntry = t.onWriteEntry, this[ui] = de, typeof t.onwarn == "function" && this.on("warn", t.onwarn), this.portable = !!t.portable, t.gzip || t.brotli || t.zstd) {
			if ((t.gzip ? 1 : 0) + (t.brotli ? 1 : 0) + (t.zstd ? 1 : 0) > 1) throw new TypeError("gzip, brotli, zstd are mutually exclusive");
			if (t.gzip && (typeof t.gzip != "object" && (t.gzip = {}), this.portable && (t.gzip.portable = !0), this.zip = new ze(t.gzip)), t.brotli && (typeof t.brotli != "object" && (t.brotli = {}), this.zip = new We(t.brotli)), t.zstd && (typeof t.zstd != "object" && (t.zstd = {}), this.zip = new Ye(t.zstd)), !this.zip) throw new Error("impossible");
			let e = this.zip;
			e.on("data", (i) => super.write(i)), e.on("end", () => super.end()), e.on("drain", () => this[fs]()), this.on("resume", () => e.resume());
		} else this.on("drain", this[fs]);
		this.noDirRecurse = !!t.noDirRecurse, this.follow = !!t.follow, this.noMtime = !!t.noMtime, t.mtime && (this.mtime = t.mtime), this.filter = typeof t.filter == "function" ? t.filter : () => !0, this[W] = new hi(), this[G] = 0, this.jobs = Number(t.jobs) || 4, this[Ee] = !1, this[me] = !1;
	}
	[lr](t) {
		return super.write(t);
	}
	add(t) {
		return this.write(t), this;
	}
	end(t, e, i) {
		return typeof t == "function" && (i = t, t = void 0), typeof e == "function" && (i = e, e = void 0), t && this.add(t), this[me] = !0, this[Ft](), i && i(), this;
	}
	write(t) {
		if (this[me]) throw new Error("write after end");
		return typeof t == "string" ? this[ci](t) : this[or](t), this.flowing;
	}
	[or](t) {
		let e = f(ar.resolve(this.cwd, t.path));
		if (!this.filter(t.path, t)) t.resume();
		else {
			let i = new pi(t.path, e);
			i.entry = new oi(t, this[cs](i)), i.entry.on("end", () => this[ls](i)), this[G] += 1, this[W].push(i);
		}
		this[Ft]();
	}
	[ci](t) {
		let e = f(ar.resolve(this.cwd, t));
		this[W].push(new pi(t, e)), this[Ft]();
	}
	[ds](t) {
		t.pending = !0, this[G] += 1;
		let e = this.follow ? "stat" : "lstat";
		I[e](t.absolute, (i, r) => {
			t.pending = !1, this[G] -= 1, i ? this.emit("error", i) : this[li](t, r);
		});
	}
	[li](t, e) {
		if (this.statCache.set(t.absolute, e), t.stat = e, !this.filter(t.path, e)) t.ignore = !0;
		else if (e.isFile() && e.nlink > 1 && !this.linkCache.get(`${e.dev}:${e.ino}`) && !this.sync) if (t === this[Et]) this[ai](t);
		else {
			let i = `${e.dev}:${e.ino}`, r = this[pe].get(i);
			r ? r.push(t) : this[pe].set(i, [t]), t.pendingLink = !0, t.pending = !0;
		}
		this[Ft]();
	}
	[us](t) {
		t.pending = !0, this[G] += 1, I.readdir(t.absolute, (e, i) => {
			if (t.pending = !1, this[G] -= 1, e) return this.emit("error", e);
			this[fi](t, i);
		});
	}
	[fi](t, e) {
		this.readdirCache.set(t.absolute, e), t.readdir = e, this[Ft]();
	}
	[Ft]() {
		if (!this[Ee]) {
			this[Ee] = !0;
			for (let t = this[W].head; t && this[G] < this.jobs; t = t.next) if (this[ai](t.value), t.value.ignore) {
				let e = t.next;
				this[W].removeNode(t), t.next = e;
			}
			this[Ee] = !1, this[me] && this[W].length === 0 && this[G] === 0 && (this.zip ? this.zip.end(nr) : (super.write(nr), super.end()));
		}
	}
	get [Et]() {
		return this[W] && this[W].head && this[W].head.value;
	}
	[ls](t) {
		this[W].shift(), this[G] -= 1;
		let { stat: e } = t;
		if (e && e.isFile() && e.nlink > 1) {
			let i = `${e.dev}:${e.ino}`, r = this[pe].get(i);
			if (r) {
				this[pe].delete(i);
				for (let n of r) n.pending = !1, this[ai](n);
			}
		}
		this[Ft]();
	}
	[ai](t) {
		if (t.pending && t.pendingLink && t === this[Et] && (t.pending = !1, t.pendingLink = !1), !t.pending) {
			if (t.entry) {
				t === this[Et] && !t.piped && this[di](t);
				return;
			}
			if (!t.stat) {
				let e = this.statCache.get(t.absolute);
				e ? this[li](t, e) : this[ds](t);
			}
			if (t.stat && !t.ignore) {
				if (!this.noDirRecurse && t.stat.isDirectory() && !t.readdir) {
					let e = this.readdirCache.get(t.absolute);
					if (e ? this[fi](t, e) : this[us](t), !t.readdir) return;
				}
				if (t.entry = this[hr](t), !t.entry) {
					t.ignore = !0;
					return;
				}
				t === this[Et] && !t.piped && this[di](t);
			}
		}
	}
	[cs](t) {
		return {
			onwarn: (e, i, r) => this.warn(e, i, r),
			noPax: this.noPax,
			cwd: this.cwd,
			absolute: t.absolute,
			preservePaths: this.preservePaths,
			maxReadSize: this.maxReadSize,
			strict: this.strict,
			portable: this.portable,
			linkCache: this.linkCache,
			statCache: this.statCache,
			noMtime: this.noMtime,
			mtime: this.mtime,
			prefix: this.prefix,
			onWriteEntry: this.onWriteEntry
		};
	}
	[hr](t) {
		this[G] += 1;
		try {
			return new this[ui](t.path, this[cs](t)).on("end", () => this[ls](t)).on("error", (i) => this.emit("error", i));
		} catch (e) {
			this.emit("error", e);
		}
	}
	[fs]() {
		this[Et] && this[Et].entry && this[Et].entry.resume();
	}
	[di](t) {
		t.piped = !0, t.readdir && t.readdir.forEach((r) => {
			let n = t.path, o = n === "./" ? "" : n.replace(/\/*$/, "/");
			this[ci](o + r);
		});
		let e = t.entry, i = this.zip;
		if (!e) throw new Error("cannot pipe without source");
		i ? e.on("data", (r) => {
			i.write(r) || e.pause();
		}) : e.on("data", (r) => {
			super.write(r) || e.pause();
		});
	}
	pause() {
		return this.zip && this.zip.pause(), super.pause();
	}
	warn(t, e, i = {}) {
		Dt(this, t, e, i);
	}
};
var kt = class extends wt {
	sync = !0;
	constructor(t) {
		super(t), this[ui] = ni;
	}
	pause() {}
	resume() {}
	[ds](t) {
		let e = this.follow ? "statSync" : "lstatSync";
		this[li](t, I[e](t.absolute));
	}
	[us](t) {
		this[fi](t, I.readdirSync(t.absolute));
	}
	[di](t) {
		let e = t.entry, i = this.zip;
		if (t.readdir && t.readdir.forEach((r) => {
			let n = t.path, o = n === "./" ? "" : n.replace(/\/*$/, "/");
			this[ci](o + r);
		}), !e) throw new Error("Cannot pipe without source");
		i ? e.on("data", (r) => {
			i.write(r);
		}) : e.on("data", (r) => {
			super[lr](r);
		});
	}
};
var Vn = (s, t) => {
	let e = new kt(s), i = new Wt(s.file, { mode: s.mode || 438 });
	e.pipe(i), fr(e, t);
};
var $n = (s, t) => {
	let e = new wt(s), i = new et(s.file, { mode: s.mode || 438 });
	e.pipe(i);
	let r = new Promise((n, o) => {
		i.on("error", o), i.on("close", n), e.on("error", o);
	});
	return dr(e, t).catch((n) => e.emit("error", n)), r;
};
var fr = (s, t) => {
	t.forEach((e) => {
		e.charAt(0) === "@" ? Ct({
			file: path.resolve(s.cwd, e.slice(1)),
			sync: !0,
			noResume: !0,
			onReadEntry: (i) => s.add(i)
		}) : s.add(e);
	}), s.end();
};
var dr = async (s, t) => {
	for (let e of t) e.charAt(0) === "@" ? await Ct({
		file: path.resolve(String(s.cwd), e.slice(1)),
		noResume: !0,
		onReadEntry: (i) => {
			s.add(i);
		}
	}) : s.add(e);
	s.end();
};
var Xn = (s, t) => {
	let e = new kt(s);
	return fr(e, t), e;
};
var qn = (s, t) => {
	let e = new wt(s);
	return dr(e, t).catch((i) => e.emit("error", i)), e;
};
var Qn = K(Vn, $n, Xn, qn, (s, t) => {
	if (!t?.length) throw new TypeError("no paths specified to add to archive");
});
var Er = (process.env.__FAKE_PLATFORM__ || process.platform) === "win32", { O_CREAT: wr, O_NOFOLLOW: ur, O_TRUNC: Sr, O_WRONLY: yr } = I.constants, Rr = Number(process.env.__FAKE_FS_O_FILENAME__) || I.constants.UV_FS_O_FILEMAP || 0, jn = Er && !!Rr, to = 524288, eo = Rr | Sr | wr | yr, mr = !Er && typeof ur == "number" ? ur | Sr | wr | yr : null, ms = mr !== null ? () => mr : jn ? (s) => s < to ? eo : "w" : () => "w";
var ps = (s, t, e) => {
	try {
		return Br.lchownSync(s, t, e);
	} catch (i) {
		if (i?.code !== "ENOENT") throw i;
	}
};
var Ei = (s, t, e, i) => {
	Br.lchown(s, t, e, (r) => {
		i(r && r?.code !== "ENOENT" ? r : null);
	});
};
var io = (s, t, e, i, r) => {
	if (t.isDirectory()) Es(path.resolve(s, t.name), e, i, (n) => {
		if (n) return r(n);
		Ei(path.resolve(s, t.name), e, i, r);
	});
	else Ei(path.resolve(s, t.name), e, i, r);
};
var Es = (s, t, e, i) => {
	Br.readdir(s, { withFileTypes: !0 }, (r, n) => {
		if (r) {
			if (r.code === "ENOENT") return i();
			if (r.code !== "ENOTDIR" && r.code !== "ENOTSUP") return i(r);
		}
		if (r || !n.length) return Ei(s, t, e, i);
		let o = n.length, h = null, a = (l) => {
			if (!h) {
				if (l) return i(h = l);
				if (--o === 0) return Ei(s, t, e, i);
			}
		};
		for (let l of n) io(s, l, t, e, a);
	});
};
var so = (s, t, e, i) => {
	t.isDirectory() && ws(path.resolve(s, t.name), e, i), ps(path.resolve(s, t.name), e, i);
};
var ws = (s, t, e) => {
	let i;
	try {
		i = Br.readdirSync(s, { withFileTypes: !0 });
	} catch (r) {
		let n = r;
		if (n?.code === "ENOENT") return;
		if (n?.code === "ENOTDIR" || n?.code === "ENOTSUP") return ps(s, t, e);
		throw n;
	}
	for (let r of i) so(s, r, t, e);
	return ps(s, t, e);
};
var Se = class extends Error {
	path;
	code;
	syscall = "chdir";
	constructor(t, e) {
		super(`${e}: Cannot cd into '${t}'`), this.path = t, this.code = e;
	}
	get name() {
		return "CwdError";
	}
};
var St = class extends Error {
	path;
	symlink;
	syscall = "symlink";
	code = "TAR_SYMLINK_ERROR";
	constructor(t, e) {
		super("TAR_SYMLINK_ERROR: Cannot extract through symbolic link"), this.symlink = t, this.path = e;
	}
	get name() {
		return "SymlinkError";
	}
};
var no = (s, t) => {
	Br.stat(s, (e, i) => {
		(e || !i.isDirectory()) && (e = new Se(s, e?.code || "ENOTDIR")), t(e);
	});
};
var gr = (s, t, e) => {
	s = f(s);
	let i = t.umask ?? 18, r = t.mode | 448, n = (r & i) !== 0, o = t.uid, h = t.gid, a = typeof o == "number" && typeof h == "number" && (o !== t.processUid || h !== t.processGid), l = t.preserve, c = t.unlink, d = f(t.cwd), y = (E, x) => {
		E ? e(E) : x && a ? Es(x, o, h, (Le) => y(Le)) : n ? Br.chmod(s, r, e) : e();
	};
	if (s === d) return no(s, y);
	if (l) return ro.mkdir(s, {
		mode: r,
		recursive: !0
	}).then((E) => y(null, E ?? void 0), y);
	Ss(d, f(path.relative(d, s)).split("/"), r, c, d, void 0, y);
};
var Ss = (s, t, e, i, r, n, o) => {
	if (t.length === 0) return o(null, n);
	let h = t.shift(), a = f(path.resolve(s + "/" + h));
	Br.mkdir(a, e, br(a, t, e, i, r, n, o));
};
var br = (s, t, e, i, r, n, o) => (h) => {
	h ? Br.lstat(s, (a, l) => {
		if (a) a.path = a.path && f(a.path), o(a);
		else if (l.isDirectory()) Ss(s, t, e, i, r, n, o);
		else if (i) Br.unlink(s, (c) => {
			if (c) return o(c);
			Br.mkdir(s, e, br(s, t, e, i, r, n, o));
		});
		else {
			if (l.isSymbolicLink()) return o(new St(s, s + "/" + t.join("/")));
			o(h);
		}
	}) : (n = n || s, Ss(s, t, e, i, r, n, o));
};
var oo = (s) => {
	let t = !1, e;
	try {
		t = Br.statSync(s).isDirectory();
	} catch (i) {
		e = i?.code;
	} finally {
		if (!t) throw new Se(s, e ?? "ENOTDIR");
	}
};
var _r = (s, t) => {
	s = f(s);
	let e = t.umask ?? 18, i = t.mode | 448, r = (i & e) !== 0, n = t.uid, o = t.gid, h = typeof n == "number" && typeof o == "number" && (n !== t.processUid || o !== t.processGid), a = t.preserve, l = t.unlink, c = f(t.cwd), d = (E) => {
		E && h && ws(E, n, o), r && Br.chmodSync(s, i);
	};
	if (s === c) return oo(c), d();
	if (a) return d(Br.mkdirSync(s, {
		mode: i,
		recursive: !0
	}) ?? void 0);
	let T = f(path.relative(c, s)).split("/"), D;
	for (let E = T.shift(), x = c; E && (x += "/" + E); E = T.shift()) {
		x = f(path.resolve(x));
		try {
			Br.mkdirSync(x, i), D = D || x;
		} catch {
			let Le = Br.lstatSync(x);
			if (Le.isDirectory()) continue;
			if (l) {
				Br.unlinkSync(x), Br.mkdirSync(x, i), D = D || x;
				continue;
			} else if (Le.isSymbolicLink()) return new St(x, x + "/" + T.join("/"));
		}
	}
	return d(D);
};
var ys = Object.create(null);
var Or = 1e4;
var Vt = /* @__PURE__ */ new Set();
var Tr = (s) => {
	Vt.has(s) ? Vt.delete(s) : ys[s] = s.normalize("NFD").toLocaleLowerCase("en").toLocaleUpperCase("en"), Vt.add(s);
	let t = ys[s], e = Vt.size - Or;
	if (e > Or / 10) {
		for (let i of Vt) if (Vt.delete(i), delete ys[i], --e <= 0) break;
	}
	return t;
};
var ao = (process.env.TESTING_TAR_FAKE_PLATFORM || process.platform) === "win32";
var lo = (s) => s.split("/").slice(0, -1).reduce((e, i) => {
	let r = e.at(-1);
	return r !== void 0 && (i = join(r, i)), e.push(i || "/"), e;
}, []);
var yi = class {
	#t = /* @__PURE__ */ new Map();
	#i = /* @__PURE__ */ new Map();
	#s = /* @__PURE__ */ new Set();
	reserve(t, e) {
		t = ao ? ["win32 parallelization disabled"] : t.map((r) => mt(join(Tr(r))));
		let i = new Set(t.map((r) => lo(r)).reduce((r, n) => r.concat(n)));
		this.#i.set(e, {
			dirs: i,
			paths: t
		});
		for (let r of t) {
			let n = this.#t.get(r);
			n ? n.push(e) : this.#t.set(r, [e]);
		}
		for (let r of i) {
			let n = this.#t.get(r);
			if (!n) this.#t.set(r, [/* @__PURE__ */ new Set([e])]);
			else {
				let o = n.at(-1);
				o instanceof Set ? o.add(e) : n.push(/* @__PURE__ */ new Set([e]));
			}
		}
		return this.#r(e);
	}
	#n(t) {
		let e = this.#i.get(t);
		if (!e) throw new Error("function does not have any path reservations");
		return {
			paths: e.paths.map((i) => this.#t.get(i)),
			dirs: [...e.dirs].map((i) => this.#t.get(i))
		};
	}
	check(t) {
		let { paths: e, dirs: i } = this.#n(t);
		return e.every((r) => r && r[0] === t) && i.every((r) => r && r[0] instanceof Set && r[0].has(t));
	}
	#r(t) {
		return this.#s.has(t) || !this.check(t) ? !1 : (this.#s.add(t), t(() => this.#e(t)), !0);
	}
	#e(t) {
		if (!this.#s.has(t)) return !1;
		let e = this.#i.get(t);
		if (!e) throw new Error("invalid reservation");
		let { paths: i, dirs: r } = e, n = /* @__PURE__ */ new Set();
		for (let o of i) {
			let h = this.#t.get(o);
			if (!h || h?.[0] !== t) continue;
			let a = h[1];
			if (!a) {
				this.#t.delete(o);
				continue;
			}
			if (h.shift(), typeof a == "function") n.add(a);
			else for (let l of a) n.add(l);
		}
		for (let o of r) {
			let h = this.#t.get(o), a = h?.[0];
			if (!(!h || !(a instanceof Set))) if (a.size === 1 && h.length === 1) {
				this.#t.delete(o);
				continue;
			} else if (a.size === 1) {
				h.shift();
				let l = h[0];
				typeof l == "function" && n.add(l);
			} else a.delete(t);
		}
		return this.#s.delete(t), n.forEach((o) => this.#r(o)), !0;
	}
};
var Lr = () => process.umask();
var Dr = Symbol("onEntry");
var _s = Symbol("checkFs");
var Nr = Symbol("checkFs2");
var Os = Symbol("isReusable");
var P = Symbol("makeFs");
var Ts = Symbol("file");
var xs = Symbol("directory");
var gi = Symbol("link");
var Ar = Symbol("symlink");
var Ir = Symbol("hardlink");
var Re = Symbol("ensureNoSymlink");
var Cr = Symbol("unsupported");
var Fr = Symbol("checkPath");
var Rs = Symbol("stripAbsolutePath");
var yt = Symbol("mkdir");
var O = Symbol("onError");
var Ri = Symbol("pending");
var kr = Symbol("pend");
var $t = Symbol("unpend");
var gs = Symbol("ended");
var bs = Symbol("maybeClose");
var Ls = Symbol("skip");
var ge = Symbol("doChown");
var be = Symbol("uid");
var _e = Symbol("gid");
var Oe = Symbol("checkedCwd");
var Te = (process.env.TESTING_TAR_FAKE_PLATFORM || process.platform) === "win32";
var uo = 1024;
var mo = (s, t) => {
	if (!Te) return Br.unlink(s, t);
	let e = s + ".DELETE." + randomBytes(16).toString("hex");
	Br.rename(s, e, (i) => {
		if (i) return t(i);
		Br.unlink(e, t);
	});
};
var po = (s) => {
	if (!Te) return Br.unlinkSync(s);
	let t = s + ".DELETE." + randomBytes(16).toString("hex");
	Br.renameSync(s, t), Br.unlinkSync(t);
};
var vr = (s, t, e) => s !== void 0 && s === s >>> 0 ? s : t !== void 0 && t === t >>> 0 ? t : e;
var Xt = class extends rt {
	[gs] = !1;
	[Oe] = !1;
	[Ri] = 0;
	reservations = new yi();
	transform;
	writable = !0;
	readable = !1;
	uid;
	gid;
	setOwner;
	preserveOwner;
	processGid;
	processUid;
	maxDepth;
	forceChown;
	win32;
	newer;
	keep;
	noMtime;
	preservePaths;
	unlink;
	cwd;
	strip;
	processUmask;
	umask;
	dmode;
	fmode;
	chmod;
	constructor(t = {}) {
		if (t.ondone = () => {
			this[gs] = !0, this[bs]();
		}, super(t), this.transform = t.transform, this.chmod = !!t.chmod, typeof t.uid == "number" || typeof t.gid == "number") {
			if (typeof t.uid != "number" || typeof t.gid != "number") throw new TypeError("cannot set owner without number uid and gid");
			if (t.preserveOwner) throw new TypeError("cannot preserve owner in archive and also set owner explicitly");
			this.uid = t.uid, this.gid = t.gid, this.setOwner = !0;
		} else this.uid = void 0, this.gid = void 0, this.setOwner = !1;
		this.preserveOwner = t.preserveOwner === void 0 && typeof t.uid != "number" ? process.getuid?.() === 0 : !!t.preserveOwner, this.processUid = (this.preserveOwner || this.setOwner) && process.getuid ? process.getuid() : void 0, this.processGid = (this.preserveOwner || this.setOwner) && process.getgid ? process.getgid() : void 0, this.maxDepth = typeof t.maxDepth == "number" ? t.maxDepth : uo, this.forceChown = t.forceChown === !0, this.win32 = !!t.win32 || Te, this.newer = !!t.newer, this.keep = !!t.keep, this.noMtime = !!t.noMtime, this.preservePaths = !!t.preservePaths, this.unlink = !!t.unlink, this.cwd = f(path.resolve(t.cwd || process.cwd())), this.strip = Number(t.strip) || 0, this.processUmask = this.chmod ? typeof t.processUmask == "number" ? t.processUmask : Lr() : 0, this.umask = typeof t.umask == "number" ? t.umask : this.processUmask, this.dmode = t.dmode || 511 & ~this.umask, this.fmode = t.fmode || 438 & ~this.umask, this.on("entry", (e) => this[Dr](e));
	}
	warn(t, e, i = {}) {
		return (t === "TAR_BAD_ARCHIVE" || t === "TAR_ABORT") && (i.recoverable = !1), super.warn(t, e, i);
	}
	[bs]() {
		this[gs] && this[Ri] === 0 && (this.emit("prefinish"), this.emit("finish"), this.emit("end"));
	}
	[Rs](t, e) {
		let i = t[e], { type: r } = t;
		if (!i || this.preservePaths) return !0;
		let [n, o] = ce(i), h = o.replaceAll(/\\/g, "/").split("/");
		if (h.includes("..") || Te && /^[a-z]:\.\.$/i.test(h[0] ?? "")) {
			if (e === "path" || r === "Link") return this.warn("TAR_ENTRY_ERROR", `${e} contains '..'`, {
				entry: t,
				[e]: i
			}), !1;
			let a = path.posix.dirname(t.path), l = path.posix.normalize(path.posix.join(a, h.join("/")));
			if (l.startsWith("../") || l === "..") return this.warn("TAR_ENTRY_ERROR", `${e} escapes extraction directory`, {
				entry: t,
				[e]: i
			}), !1;
		}
		return n && (t[e] = String(o), this.warn("TAR_ENTRY_INFO", `stripping ${n} from absolute ${e}`, {
			entry: t,
			[e]: i
		})), !0;
	}
	[Fr](t) {
		let e = f(t.path), i = e.split("/");
		if (this.strip) {
			if (i.length < this.strip) return !1;
			if (t.type === "Link") {
				let r = f(String(t.linkpath)).split("/");
				if (r.length >= this.strip) t.linkpath = r.slice(this.strip).join("/");
				else return !1;
			}
			i.splice(0, this.strip), t.path = i.join("/");
		}
		if (isFinite(this.maxDepth) && i.length > this.maxDepth) return this.warn("TAR_ENTRY_ERROR", "path excessively deep", {
			entry: t,
			path: e,
			depth: i.length,
			maxDepth: this.maxDepth
		}), !1;
		if (!this[Rs](t, "path") || !this[Rs](t, "linkpath")) return !1;
		if (t.absolute = path.isAbsolute(t.path) ? f(path.resolve(t.path)) : f(path.resolve(this.cwd, t.path)), !this.preservePaths && typeof t.absolute == "string" && t.absolute.indexOf(this.cwd + "/") !== 0 && t.absolute !== this.cwd) return this.warn("TAR_ENTRY_ERROR", "path escaped extraction target", {
			entry: t,
			path: f(t.path),
			resolvedPath: t.absolute,
			cwd: this.cwd
		}), !1;
		if (t.absolute === this.cwd && t.type !== "Directory" && t.type !== "GNUDumpDir") return !1;
		if (this.win32) {
			let { root: r } = path.win32.parse(String(t.absolute));
			t.absolute = r + ts(String(t.absolute).slice(r.length));
			let { root: n } = path.win32.parse(t.path);
			t.path = n + ts(t.path.slice(n.length));
		}
		return !0;
	}
	[Dr](t) {
		if (!this[Fr](t)) return t.resume();
		switch (co.equal(typeof t.absolute, "string"), t.type) {
			case "Directory":
			case "GNUDumpDir": t.mode && (t.mode = t.mode | 448);
			case "File":
			case "OldFile":
			case "ContiguousFile":
			case "Link":
			case "SymbolicLink": return this[_s](t);
			default: return this[Cr](t);
		}
	}
	[O](t, e) {
		t.name === "CwdError" ? this.emit("error", t) : (this.warn("TAR_ENTRY_ERROR", t, { entry: e }), this[$t](), e.resume());
	}
	[yt](t, e, i) {
		gr(f(t), {
			uid: this.uid,
			gid: this.gid,
			processUid: this.processUid,
			processGid: this.processGid,
			umask: this.processUmask,
			preserve: this.preservePaths,
			unlink: this.unlink,
			cwd: this.cwd,
			mode: e
		}, i);
	}
	[ge](t) {
		return this.forceChown || this.preserveOwner && (typeof t.uid == "number" && t.uid !== this.processUid || typeof t.gid == "number" && t.gid !== this.processGid) || typeof this.uid == "number" && this.uid !== this.processUid || typeof this.gid == "number" && this.gid !== this.processGid;
	}
	[be](t) {
		return vr(this.uid, t.uid, this.processUid);
	}
	[_e](t) {
		return vr(this.gid, t.gid, this.processGid);
	}
	[Ts](t, e) {
		let i = typeof t.mode == "number" ? t.mode & 4095 : this.fmode, r = new et(String(t.absolute), {
			flags: ms(t.size),
			mode: i,
			autoClose: !1
		});
		r.on("error", (a) => {
			r.fd && Br.close(r.fd, () => {}), r.write = () => !0, this[O](a, t), e();
		});
		let n = 1, o = (a) => {
			if (a) {
				r.fd && Br.close(r.fd, () => {}), this[O](a, t), e();
				return;
			}
			--n === 0 && r.fd !== void 0 && Br.close(r.fd, (l) => {
				l ? this[O](l, t) : this[$t](), e();
			});
		};
		r.on("finish", () => {
			let a = String(t.absolute), l = r.fd;
			if (typeof l == "number" && t.mtime && !this.noMtime) {
				n++;
				let c = t.atime || /* @__PURE__ */ new Date(), d = t.mtime;
				Br.futimes(l, c, d, (y) => y ? Br.utimes(a, c, d, (T) => o(T && y)) : o());
			}
			if (typeof l == "number" && this[ge](t)) {
				n++;
				let c = this[be](t), d = this[_e](t);
				typeof c == "number" && typeof d == "number" && Br.fchown(l, c, d, (y) => y ? Br.chown(a, c, d, (T) => o(T && y)) : o());
			}
			o();
		});
		let h = this.transform && this.transform(t) || t;
		h !== t && (h.on("error", (a) => {
			this[O](a, t), e();
		}), t.pipe(h)), h.pipe(r);
	}
	[xs](t, e) {
		let i = typeof t.mode == "number" ? t.mode & 4095 : this.dmode;
		this[yt](String(t.absolute), i, (r) => {
			if (r) {
				this[O](r, t), e();
				return;
			}
			let n = 1, o = () => {
				--n === 0 && (e(), this[$t](), t.resume());
			};
			t.mtime && !this.noMtime && (n++, Br.utimes(String(t.absolute), t.atime || /* @__PURE__ */ new Date(), t.mtime, o)), this[ge](t) && (n++, Br.chown(String(t.absolute), Number(this[be](t)), Number(this[_e](t)), o)), o();
		});
	}
	[Cr](t) {
		t.unsupported = !0, this.warn("TAR_ENTRY_UNSUPPORTED", `unsupported entry type: ${t.type}`, { entry: t }), t.resume();
	}
	[Ar](t, e) {
		let i = f(path.relative(this.cwd, path.resolve(path.dirname(String(t.absolute)), String(t.linkpath)))).split("/");
		this[Re](t, this.cwd, i, () => this[gi](t, String(t.linkpath), "symlink", e), (r) => {
			this[O](r, t), e();
		});
	}
	[Ir](t, e) {
		let i = f(path.resolve(this.cwd, String(t.linkpath))), r = f(String(t.linkpath)).split("/");
		this[Re](t, this.cwd, r, () => this[gi](t, i, "link", e), (n) => {
			this[O](n, t), e();
		});
	}
	[Re](t, e, i, r, n) {
		let o = i.shift();
		if (this.preservePaths || o === void 0) return r();
		let h = path.resolve(e, o);
		Br.lstat(h, (a, l) => {
			if (a) return r();
			if (l?.isSymbolicLink()) return n(new St(h, path.resolve(h, i.join("/"))));
			this[Re](t, h, i, r, n);
		});
	}
	[kr]() {
		this[Ri]++;
	}
	[$t]() {
		this[Ri]--, this[bs]();
	}
	[Ls](t) {
		this[$t](), t.resume();
	}
	[Os](t, e) {
		return t.type === "File" && !this.unlink && e.isFile() && e.nlink <= 1 && !Te;
	}
	[_s](t) {
		this[kr]();
		let e = [t.path];
		t.linkpath && e.push(t.linkpath), this.reservations.reserve(e, (i) => this[Nr](t, i));
	}
	[Nr](t, e) {
		let i = (h) => {
			e(h);
		}, r = () => {
			this[yt](this.cwd, this.dmode, (h) => {
				if (h) {
					this[O](h, t), i();
					return;
				}
				this[Oe] = !0, n();
			});
		}, n = () => {
			if (t.absolute !== this.cwd) {
				let h = f(path.dirname(String(t.absolute)));
				if (h !== this.cwd) return this[yt](h, this.dmode, (a) => {
					if (a) {
						this[O](a, t), i();
						return;
					}
					o();
				});
			}
			o();
		}, o = () => {
			Br.lstat(String(t.absolute), (h, a) => {
				if (a && (this.keep || this.newer && a.mtime > (t.mtime ?? a.mtime))) {
					this[Ls](t), i();
					return;
				}
				if (h || this[Os](t, a)) return this[P](null, t, i);
				if (a.isDirectory()) {
					if (t.type === "Directory") {
						let l = this.chmod && t.mode && (a.mode & 4095) !== t.mode, c = (d) => this[P](d ?? null, t, i);
						return l ? Br.chmod(String(t.absolute), Number(t.mode), c) : c();
					}
					if (t.absolute !== this.cwd) return Br.rmdir(String(t.absolute), (l) => this[P](l ?? null, t, i));
				}
				if (t.absolute === this.cwd) return this[P](null, t, i);
				mo(String(t.absolute), (l) => this[P](l ?? null, t, i));
			});
		};
		this[Oe] ? n() : r();
	}
	[P](t, e, i) {
		if (t) {
			this[O](t, e), i();
			return;
		}
		switch (e.type) {
			case "File":
			case "OldFile":
			case "ContiguousFile": return this[Ts](e, i);
			case "Link": return this[Ir](e, i);
			case "SymbolicLink": return this[Ar](e, i);
			case "Directory":
			case "GNUDumpDir": return this[xs](e, i);
		}
	}
	[gi](t, e, i, r) {
		Br[i](e, String(t.absolute), (n) => {
			n ? this[O](n, t) : (this[$t](), t.resume()), r();
		});
	}
};
var ye = (s) => {
	try {
		return [null, s()];
	} catch (t) {
		return [t, null];
	}
};
var xe = class extends Xt {
	sync = !0;
	[P](t, e) {
		return super[P](t, e, () => {});
	}
	[_s](t) {
		if (!this[Oe]) {
			let n = this[yt](this.cwd, this.dmode);
			if (n) return this[O](n, t);
			this[Oe] = !0;
		}
		if (t.absolute !== this.cwd) {
			let n = f(path.dirname(String(t.absolute)));
			if (n !== this.cwd) {
				let o = this[yt](n, this.dmode);
				if (o) return this[O](o, t);
			}
		}
		let [e, i] = ye(() => Br.lstatSync(String(t.absolute)));
		if (i && (this.keep || this.newer && i.mtime > (t.mtime ?? i.mtime))) return this[Ls](t);
		if (e || this[Os](t, i)) return this[P](null, t);
		if (i.isDirectory()) {
			if (t.type === "Directory") {
				let [h] = this.chmod && t.mode && (i.mode & 4095) !== t.mode ? ye(() => {
					Br.chmodSync(String(t.absolute), Number(t.mode));
				}) : [];
				return this[P](h, t);
			}
			let [n] = ye(() => Br.rmdirSync(String(t.absolute)));
			this[P](n, t);
		}
		let [r] = t.absolute === this.cwd ? [] : ye(() => po(String(t.absolute)));
		this[P](r, t);
	}
	[Ts](t, e) {
		let i = typeof t.mode == "number" ? t.mode & 4095 : this.fmode, r = (h) => {
			let a;
			try {
				Br.closeSync(n);
			} catch (l) {
				a = l;
			}
			(h || a) && this[O](h || a, t), e();
		}, n;
		try {
			n = Br.openSync(String(t.absolute), ms(t.size), i);
		} catch (h) {
			return r(h);
		}
		let o = this.transform && this.transform(t) || t;
		o !== t && (o.on("error", (h) => this[O](h, t)), t.pipe(o)), o.on("data", (h) => {
			try {
				Br.writeSync(n, h, 0, h.length);
			} catch (a) {
				r(a);
			}
		}), o.on("end", () => {
			let h = null;
			if (t.mtime && !this.noMtime) {
				let a = t.atime || /* @__PURE__ */ new Date(), l = t.mtime;
				try {
					Br.futimesSync(n, a, l);
				} catch (c) {
					try {
						Br.utimesSync(String(t.absolute), a, l);
					} catch {
						h = c;
					}
				}
			}
			if (this[ge](t)) {
				let a = this[be](t), l = this[_e](t);
				try {
					Br.fchownSync(n, Number(a), Number(l));
				} catch (c) {
					try {
						Br.chownSync(String(t.absolute), Number(a), Number(l));
					} catch {
						h = h || c;
					}
				}
			}
			r(h);
		});
	}
	[xs](t, e) {
		let i = typeof t.mode == "number" ? t.mode & 4095 : this.dmode, r = this[yt](String(t.absolute), i);
		if (r) {
			this[O](r, t), e();
			return;
		}
		if (t.mtime && !this.noMtime) try {
			Br.utimesSync(String(t.absolute), t.atime || /* @__PURE__ */ new Date(), t.mtime);
		} catch {}
		if (this[ge](t)) try {
			Br.chownSync(String(t.absolute), Number(this[be](t)), Number(this[_e](t)));
		} catch {}
		e(), t.resume();
	}
	[yt](t, e) {
		try {
			return _r(f(t), {
				uid: this.uid,
				gid: this.gid,
				processUid: this.processUid,
				processGid: this.processGid,
				umask: this.processUmask,
				preserve: this.preservePaths,
				unlink: this.unlink,
				cwd: this.cwd,
				mode: e
			});
		} catch (i) {
			return i;
		}
	}
	[Re](t, e, i, r, n) {
		if (this.preservePaths || i.length === 0) return r();
		let o = e;
		for (let h of i) {
			o = path.resolve(o, h);
			let [a, l] = ye(() => Br.lstatSync(o));
			if (a) return r();
			if (l.isSymbolicLink()) return n(new St(o, path.resolve(e, i.join("/"))));
		}
		r();
	}
	[gi](t, e, i, r) {
		let n = `${i}Sync`;
		try {
			Br[n](e, String(t.absolute)), r(), t.resume();
		} catch (o) {
			return this[O](o, t);
		}
	}
};
var Eo = (s) => {
	let t = new xe(s), e = s.file, i = Br.statSync(e);
	new Be(e, {
		readSize: s.maxReadSize || 16777216,
		size: i.size
	}).pipe(t);
};
var wo = (s, t) => {
	let e = new Xt(s), i = s.maxReadSize || 16777216, r = s.file;
	return new Promise((o, h) => {
		e.on("error", h), e.on("close", o), Br.stat(r, (a, l) => {
			if (a) h(a);
			else {
				let c = new _t(r, {
					readSize: i,
					size: l.size
				});
				c.on("error", h), c.pipe(e);
			}
		});
	});
};
var So = K(Eo, wo, (s) => new xe(s), (s) => new Xt(s), (s, t) => {
	t?.length && Qi(s, t);
});
var yo = (s, t) => {
	let e = new kt(s), i = !0, r, n;
	try {
		try {
			r = Br.openSync(s.file, "r+");
		} catch (a) {
			if (a?.code === "ENOENT") r = Br.openSync(s.file, "w+");
			else throw a;
		}
		let o = Br.fstatSync(r), h = Buffer.alloc(512);
		t: for (n = 0; n < o.size; n += 512) {
			for (let c = 0, d = 0; c < 512; c += d) {
				if (d = Br.readSync(r, h, c, h.length - c, n + c), n === 0 && h[0] === 31 && h[1] === 139) throw new Error("cannot append to compressed archives");
				if (!d) break t;
			}
			let a = new F(h);
			if (!a.cksumValid) break;
			let l = 512 * Math.ceil((a.size || 0) / 512);
			if (n + l + 512 > o.size) break;
			n += l, s.mtimeCache && a.mtime && s.mtimeCache.set(String(a.path), a.mtime);
		}
		i = !1, Ro(s, e, n, r, t);
	} finally {
		if (i) try {
			Br.closeSync(r);
		} catch {}
	}
};
var Ro = (s, t, e, i, r) => {
	let n = new Wt(s.file, {
		fd: i,
		start: e
	});
	t.pipe(n), bo(t, r);
};
var go = (s, t) => {
	t = Array.from(t);
	let e = new wt(s), i = (n, o, h) => {
		let a = (T, D) => {
			T ? Br.close(n, (E) => h(T)) : h(null, D);
		}, l = 0;
		if (o === 0) return a(null, 0);
		let c = 0, d = Buffer.alloc(512), y = (T, D) => {
			if (T || D === void 0) return a(T);
			if (c += D, c < 512 && D) return Br.read(n, d, c, d.length - c, l + c, y);
			if (l === 0 && d[0] === 31 && d[1] === 139) return a(/* @__PURE__ */ new Error("cannot append to compressed archives"));
			if (c < 512) return a(null, l);
			let E = new F(d);
			if (!E.cksumValid) return a(null, l);
			let x = 512 * Math.ceil((E.size ?? 0) / 512);
			if (l + x + 512 > o || (l += x + 512, l >= o)) return a(null, l);
			s.mtimeCache && E.mtime && s.mtimeCache.set(String(E.path), E.mtime), c = 0, Br.read(n, d, 0, 512, l, y);
		};
		Br.read(n, d, 0, 512, l, y);
	};
	return new Promise((n, o) => {
		e.on("error", o);
		let h = "r+", a = (l, c) => {
			if (l && l.code === "ENOENT" && h === "r+") return h = "w+", Br.open(s.file, h, a);
			if (l || !c) return o(l);
			Br.fstat(c, (d, y) => {
				if (d) return Br.close(c, () => o(d));
				i(c, y.size, (T, D) => {
					if (T) return o(T);
					let E = new et(s.file, {
						fd: c,
						start: D
					});
					e.pipe(E), E.on("error", o), E.on("close", n), _o(e, t);
				});
			});
		};
		Br.open(s.file, h, a);
	});
};
var bo = (s, t) => {
	t.forEach((e) => {
		e.charAt(0) === "@" ? Ct({
			file: path.resolve(s.cwd, e.slice(1)),
			sync: !0,
			noResume: !0,
			onReadEntry: (i) => s.add(i)
		}) : s.add(e);
	}), s.end();
};
var _o = async (s, t) => {
	for (let e of t) e.charAt(0) === "@" ? await Ct({
		file: path.resolve(String(s.cwd), e.slice(1)),
		noResume: !0,
		onReadEntry: (i) => s.add(i)
	}) : s.add(e);
	s.end();
};
var vt = K(yo, go, () => {
	throw new TypeError("file is required");
}, () => {
	throw new TypeError("file is required");
}, (s, t) => {
	if (!Bs(s)) throw new TypeError("file is required");
	if (s.gzip || s.brotli || s.zstd || s.file.endsWith(".br") || s.file.endsWith(".tbr")) throw new TypeError("cannot append to compressed archives");
	if (!t?.length) throw new TypeError("no paths specified to add/replace");
});
var Oo = K(vt.syncFile, vt.asyncFile, vt.syncNoFile, vt.asyncNoFile, (s, t = []) => {
	vt.validate?.(s, t), To(s);
});
var To = (s) => {
	let t = s.filter;
	s.mtimeCache || (s.mtimeCache = /* @__PURE__ */ new Map()), s.filter = t ? (e, i) => t(e, i) && !((s.mtimeCache?.get(e) ?? i.mtime ?? 0) > (i.mtime ?? 0)) : (e, i) => !((s.mtimeCache?.get(e) ?? i.mtime ?? 0) > (i.mtime ?? 0));
};

// src/server/pyright/pinned.json
var version$1 = "1.1.414";
var integrity = "sha512-FPZZb51jepDX4eP7TEYDeNFtmE3WgwkkEcJpvH3/QmUSsj0EAy3LXu+xB4T/FWDejtsXlCfFr/rbWFjwuwuXww==";
var tarball = "pyright-1.1.414.tgz";

// src/server/pyright/package.ts
/**
* The pinned Pyright: the installed npm package where it has the pinned version, else the tarball
* that is shipped beside this program, unpacked below `temporaryDirectory` after its integrity has
* been checked.
*/
async function locatePyright(host, temporaryDirectory) {
	const installed = await installedPackage();
	if (installed !== void 0) return installed;
	host.log(`unpacking Pyright ${version$1}`);
	return unpackPyright(temporaryDirectory);
}
async function installedPackage() {
	try {
		const manifest = createRequire(import.meta.url).resolve("pyright/package.json");
		const { version } = JSON.parse(await readFile(manifest, "utf8"));
		return version === version$1 ? {
			directory: path.dirname(manifest),
			version
		} : void 0;
	} catch {
		return;
	}
}
/** @throws LanserError E/NO_SERVER where the tarball is missing or not the pinned one. */
async function unpackPyright(temporaryDirectory) {
	const tarball = await shippedTarball();
	const integrity$1 = `sha512-${createHash("sha512").update(tarball).digest("base64")}`;
	if (integrity$1 !== integrity) throw new LanserError("E/NO_SERVER", "The shipped Pyright is damaged; install lanser again.", {
		expected: integrity,
		found: integrity$1
	});
	await pipeline(Readable.from([tarball]), So({
		cwd: temporaryDirectory,
		strict: true
	}));
	return {
		directory: path.join(temporaryDirectory, "package"),
		version: version$1
	};
}
async function shippedTarball() {
	const beside = new URL(`./${tarball}`, import.meta.url);
	const fromSources = new URL(`../../../dist/${tarball}`, import.meta.url);
	try {
		return await readFile(fileURLToPath(import.meta.url.endsWith(".ts") ? fromSources : beside));
	} catch (error) {
		throw new LanserError("E/NO_SERVER", "Pyright is not installed and not shipped with this program; install lanser again.", { errno: errnoOf(error) ?? null }, error);
	}
}

// src/workspace/janitor.ts
function startJanitor(host) {
	let child;
	function tell(op, kind, target) {
		child ??= spawnJanitorProcess(host);
		child.stdin.write(`${JSON.stringify({
			op,
			kind,
			target
		})}\n`);
	}
	return {
		async temporaryDirectory() {
			let directory;
			try {
				const root = await realpath$1(host.temporaryRoot);
				directory = path.join(root, `lanser-${randomBytes(8).toString("hex")}`);
				tell("add", "directory", directory);
				await mkdir(directory, { mode: 448 });
			} catch (error) {
				throw new LanserError("E/FS_PERMISSIONS", "Cannot make a temporary folder; set TMPDIR to a folder with room that can be written.", { errno: errnoOf(error) ?? null }, error);
			}
			return {
				path: directory,
				async [Symbol.asyncDispose]() {
					await rm(directory, {
						recursive: true,
						force: true,
						maxRetries: 10,
						retryDelay: 50
					});
					tell("drop", "directory", directory);
				}
			};
		},
		watchProcess(pid) {
			tell("add", "process", String(pid));
			return () => {
				tell("drop", "process", String(pid));
			};
		},
		async [Symbol.asyncDispose]() {
			if (child === void 0 || child.exitCode !== null || child.signalCode !== null) return;
			child.ref();
			const ended = once(child, "exit");
			child.stdin.end();
			await ended;
		}
	};
}
function spawnJanitorProcess(host) {
	const program = new URL(import.meta.url.endsWith(".ts") ? "./janitor-process.ts" : "./janitor-process.js", import.meta.url);
	const child = spawn(host.execPath, [fileURLToPath(program)], {
		cwd: path.parse(host.execPath).root,
		detached: true,
		env: {},
		stdio: [
			"pipe",
			"ignore",
			"ignore"
		],
		windowsHide: true
	});
	child.on("error", () => host.log("the janitor process could not be started"));
	child.stdin.on("error", () => host.log("the janitor process has ended early"));
	child.unref();
	return child;
}

// src/workspace/python-environment.ts
const PROBE = `
import json, os, site, sys
paths = [p for p in sys.path if p]
in_venv = sys.prefix != sys.base_prefix
if not in_venv or any(p.startswith(sys.base_prefix + os.sep) and p.endswith('-packages') for p in paths):
    user = site.getusersitepackages()
    if os.path.isdir(user) and user not in paths:
        at = next((i for i, p in enumerate(paths) if p.endswith('-packages')), len(paths))
        paths.insert(at, user)
paths = [p for p in paths if os.path.isdir(p)]
packages = set()
for p in paths:
    for name in os.listdir(p):
        for ending in ('.dist-info', '.egg-info'):
            if name.endswith(ending):
                packages.add(name[:-len(ending)])
json.dump(dict(prefix=sys.prefix, versionInfo=list(sys.version_info), importPaths=paths, packages=sorted(packages)), sys.stdout)
`;
const PROBE_TIMEOUT_MS = 3e4;
/**
* Finds the interpreter (`python`, a file or an environment's folder, or else python3 and python of
* PATH) and asks it. Nothing inside the `forbidden` folders is ever run.
*
* @returns undefined where there is no interpreter at all.
* @throws LanserError E/USAGE where `python` is inside a forbidden folder or does not run.
*/
async function resolvePython(host, python, forbidden, signal) {
	const executable = python === void 0 ? await findExecutable(host, ["python3", "python"], forbidden) : await explicitInterpreter(host, python, forbidden);
	if (executable === void 0) {
		host.log("no Python interpreter on PATH outside the workspace; imports resolve without one");
		return;
	}
	try {
		const { stdout } = await promisify(execFile)(executable, [
			"-I",
			"-c",
			PROBE
		], {
			cwd: path.parse(executable).root,
			env: interpreterEnvironment(host),
			signal,
			timeout: PROBE_TIMEOUT_MS,
			windowsHide: true
		});
		const answer = JSON.parse(stdout);
		host.log(`python ${answer.versionInfo.slice(0, 3).join(".")}: ${executable}`);
		return {
			executable,
			...answer
		};
	} catch (error) {
		if (signal.aborted) throw abortError(signal);
		throw new LanserError("E/USAGE", "The Python interpreter does not run; name another with --python.", { reason: messageOf(error).split("\n")[0]?.replaceAll(executable, "python") ?? "" }, error);
	}
}
async function explicitInterpreter(host, python, forbidden) {
	const absolute = path.resolve(python);
	const info = await stat$1(absolute).catch(() => void 0);
	if (info === void 0) throw new LanserError("E/USAGE", "There is no Python interpreter or environment at the path given with --python.");
	const executable = info.isDirectory() ? path.join(absolute, ...host.platform === "win32" ? ["Scripts", "python.exe"] : ["bin", "python"]) : absolute;
	if (await isProgramInside(executable, forbidden)) throw new LanserError("E/USAGE", "The Python interpreter is inside the workspace: what is checked out there could bring it, so it is not run. Use an environment outside of the checkout.");
	return executable;
}
function interpreterEnvironment(host) {
	const kept = Object.entries(host.env).filter(([name]) => !/^(?:INPUT_|GITHUB_|ACTIONS_|RUNNER_|PYTHON|NODE_|npm_)/u.test(name));
	return Object.fromEntries(kept);
}

// src/session/workbench.ts
async function openWorkbench(host) {
	const janitor = startJanitor(host);
	try {
		const scratch = await janitor.temporaryDirectory();
		return {
			janitor,
			scratch,
			async [Symbol.asyncDispose]() {
				await scratch[Symbol.asyncDispose]();
				await janitor[Symbol.asyncDispose]();
			}
		};
	} catch (error) {
		await janitor[Symbol.asyncDispose]();
		throw error;
	}
}
async function findTools(options) {
	const { host, scratch } = options;
	if (cageOf(host) === "none") host.log(`Node ${host.nodeVersion} has no permission model: what the server reads is confined by a preload only`);
	const [pyright, python] = await Promise.all([options.shippedPyright ? unpackPyright(scratch.path) : locatePyright(host, scratch.path), resolvePython(host, options.python, options.untrusted, options.signal)]);
	return {
		pyright,
		python
	};
}

// src/git/names.ts
const PYTHON_NAME = /\.pyi?$/u;
/** Fields of a `-z` output as bytes: Git's names have no encoding. */
function splitNulBytes(output) {
	const fields = [];
	for (let start = 0; start < output.length;) {
		const nul = output.indexOf(0, start);
		const end = nul === -1 ? output.length : nul;
		fields.push(output.subarray(start, end));
		start = end + 1;
	}
	return fields;
}
/** The name, or undefined where its bytes are not UTF-8: two such names may look the same once decoded. */
function decodeName(bytes) {
	return isUtf8(bytes) ? bytes.toString("utf8") : void 0;
}
/**
* The name of a file that the check may need; undefined, and a line in the log, where it is not UTF-8
* and no name of Python. A file in a folder of such a name has such a name itself.
*
* @throws LanserError E/INCONCLUSIVE where it is not UTF-8 and the name of a Python file.
*/
function readableName(bytes, git, details = {}) {
	const name = decodeName(bytes);
	if (name !== void 0) return name;
	const escaped = escapeName(bytes);
	if (!PYTHON_NAME.test(bytes.toString("latin1"))) {
		git.log(`"${escaped}" is left out: its name is not UTF-8`);
		return;
	}
	throw new LanserError("E/INCONCLUSIVE", `The name "${escaped}" is not UTF-8, so the file cannot be checked. Rename it, on both sides where both have it, and run again.`, {
		path: escaped,
		reason: "name-not-utf-8",
		...details
	});
}
/** As in a JSON string, with `\xe9` for a byte that is no part of a character. */
function escapeName(bytes) {
	let escaped = "";
	for (let start = 0; start < bytes.length;) {
		const length = [
			1,
			2,
			3,
			4
		].find((count) => {
			return start + count <= bytes.length && isUtf8(bytes.subarray(start, start + count));
		});
		const character = bytes.toString("utf8", start, start + (length ?? 1));
		escaped += length === void 0 ? `\\x${bytes[start].toString(16).padStart(2, "0")}` : JSON.stringify(character).slice(1, -1);
		start += length ?? 1;
	}
	return escaped;
}

// src/git/tree-changes.ts
const DIFF = [
	"diff-tree",
	"-r",
	"-M",
	"-l0",
	"--no-ext-diff",
	"--no-textconv",
	"--diff-algorithm=histogram"
];
const PREFIX = "	";
const DIFF_LINE = "d".charCodeAt(0);
const HUNK_LINE = "@".charCodeAt(0);
/**
* What changed between two trees, renames found, with line hunks that ignore white space. A name that
* is not UTF-8 is left out; where it is that of a Python file, {@link listTree} refuses the tree.
*/
async function diffTrees(store, base, head, signal) {
	if (base === head) return [];
	const raw = splitNulBytes(await store.read([
		...DIFF,
		"--raw",
		"-z",
		base,
		head
	], signal));
	const patch = await store.read([
		...DIFF,
		"-p",
		"-U0",
		"-w",
		"--text",
		`--src-prefix=${PREFIX}`,
		`--dst-prefix=${PREFIX}`,
		base,
		head
	], signal);
	return attachHunks(parseRaw(raw), patch);
}
function parseRaw(fields) {
	const changes = [];
	for (let index = 0; index < fields.length;) {
		const facts = fields[index].toString("latin1");
		const status = /^:\d+ \d+ [0-9a-f]+ [0-9a-f]+ ([A-Z])/u.exec(facts)?.[1];
		const renamed = status === "R";
		const first = fields[index + 1];
		const last = fields[index + (renamed ? 2 : 1)];
		if (status === void 0 || first === void 0 || last === void 0) throw new TypeError("unexpected raw diff");
		const basePath = status === "A" ? void 0 : decodeName(first);
		const headPath = status === "D" ? void 0 : decodeName(last);
		if (basePath !== void 0 && headPath !== void 0) changes.push({
			kind: renamed ? "renamed" : "modified",
			basePath,
			headPath
		});
		else if (headPath !== void 0) changes.push({
			kind: "added",
			basePath: null,
			headPath
		});
		else if (basePath !== void 0) changes.push({
			kind: "deleted",
			basePath,
			headPath: null
		});
		index += renamed ? 3 : 2;
	}
	return changes;
}
/** A file that changes its type has two sections, one that deletes and one that adds. */
function attachHunks(changes, patch) {
	const sections = /* @__PURE__ */ new Map();
	let current = [];
	for (const line of headersOf(patch)) {
		if (line.startsWith("diff --git ")) {
			current = sections.get(line) ?? [];
			sections.set(line, current);
			continue;
		}
		const match = /^@@ -(\d+)(?:,(\d+))? \+(\d+)(?:,(\d+))? @@/u.exec(line);
		if (match !== null) current.push(hunkOf(match));
	}
	return changes.map((change) => ({
		...change,
		hunks: sections.get(headerOf(change)) ?? []
	}));
}
/** The lines that are not content, for the content may be larger than a string can be. */
function* headersOf(patch) {
	for (let start = 0; start < patch.length;) {
		const lineFeed = patch.indexOf("\n", start);
		const end = lineFeed === -1 ? patch.length : lineFeed;
		if (patch[start] === DIFF_LINE || patch[start] === HUNK_LINE) yield patch.toString("latin1", start, end);
		start = end + 1;
	}
}
function hunkOf(match) {
	const baseCount = match[2] === void 0 ? 1 : Number(match[2]);
	const headCount = match[4] === void 0 ? 1 : Number(match[4]);
	return {
		baseStart: Number(match[1]) - (baseCount === 0 ? 0 : 1),
		baseCount,
		headStart: Number(match[3]) - (headCount === 0 ? 0 : 1),
		headCount
	};
}
function headerOf(change) {
	const base = change.basePath ?? change.headPath ?? "";
	const head = change.headPath ?? change.basePath ?? "";
	return `diff --git ${quote$1(PREFIX + base)} ${quote$1(PREFIX + head)}`;
}
function quote$1(name) {
	const bytes = Buffer.from(name, "utf8").toString("latin1");
	const escapes = {
		"\x07": "\\a",
		"\b": "\\b",
		"	": "\\t",
		"\n": "\\n",
		"\v": "\\v",
		"\f": "\\f",
		"\r": "\\r",
		"\"": "\\\"",
		"\\": "\\\\"
	};
	return `"${bytes.replaceAll(/[\u0000-\u001F"\\\u007F]/gu, (byte) => escapes[byte] ?? `\\${byte.charCodeAt(0).toString(8).padStart(3, "0")}`)}"`;
}

// src/gate/both-sides.ts
/** Failures after which a side is unknown; all others are the caller's to mend and are thrown. */
const INCONCLUSIVE = /* @__PURE__ */ new Set([
	"E/CONTENT_MODIFIED",
	"E/FS_PERMISSIONS",
	"E/INCONCLUSIVE",
	"E/LS_CRASH",
	"E/LS_TIMEOUT",
	"E/REQUEST_CANCELLED",
	"E/UNSUPPORTED_CAP"
]);
function isInconclusive(error) {
	return error instanceof LanserError && INCONCLUSIVE.has(error.code);
}
/** Several resources that are disposed of at the same time. */
function together(...resources) {
	return { async [Symbol.asyncDispose]() {
		await Promise.all(resources.map(async (resource) => resource[Symbol.asyncDispose]()));
	} };
}
/**
* Works on the two sides at the same time: each has a server of its own, and machines have more
* than one core. Where one fails the other is stopped, and what it had opened is disposed of.
*/
async function onBothSides(signal, work) {
	const stop = new AbortController();
	const stopped = new LanserError("E/REQUEST_CANCELLED", "The other side failed.");
	const run = async (side) => {
		try {
			return await work(side, AbortSignal.any([signal, stop.signal]));
		} catch (error) {
			stop.abort(stopped);
			throw error;
		}
	};
	const [before, after] = await Promise.allSettled([run("before"), run("after")]);
	if (before.status === "fulfilled" && after.status === "fulfilled") return {
		kind: "established",
		before: before.value,
		after: after.value
	};
	const failures = [];
	let fatal;
	for (const [side, result] of [["before", before], ["after", after]]) if (result.status === "fulfilled") await result.value[Symbol.asyncDispose]();
	else if (isInconclusive(result.reason)) {
		if (result.reason !== stopped) failures.push({
			side,
			error: result.reason
		});
	} else fatal ??= result.reason;
	if (fatal !== void 0) throw asError(fatal);
	return {
		kind: "failed",
		failures
	};
}
function asError(thrown) {
	return thrown instanceof Error ? thrown : new Error(String(thrown));
}

// src/git/trees.ts
const KINDS = {
	"100644": "file",
	"100664": "file",
	"100755": "executable",
	"120000": "link",
	"160000": "submodule"
};
/**
* Every entry of a tree, in Git's order. Names that would leave the folder they are written to
* cannot be made with Git's own commands and are refused. What is not UTF-8 and no Python is left out.
*
* @throws LanserError E/INCONCLUSIVE, with the tree in its details, for a Python file whose name is not UTF-8.
*/
async function listTree(store, tree, signal) {
	const output = await store.read([
		"ls-tree",
		"-r",
		"-z",
		"-l",
		"--full-tree",
		tree
	], signal);
	return splitNulBytes(output).flatMap((line) => {
		const tab = line.indexOf("	");
		const facts = line.toString("latin1", 0, tab);
		const match = /^(\d+) \w+ ([0-9a-f]+) +(\d+|-|BAD)$/u.exec(facts);
		if (match === null) throw new TypeError(`unexpected line of git ls-tree: ${facts}`);
		const [, mode = "", id = "", size = ""] = match;
		const name = readableName(line.subarray(tab + 1), store.repository.git, { tree });
		if (name === void 0) return [];
		refuseEscape(name);
		return {
			path: name,
			kind: KINDS[mode] ?? "file",
			id,
			size: /^\d/u.test(size) ? Number(size) : 0
		};
	});
}
function refuseEscape(name) {
	if (name.split("/").some((part) => part === "" || part === "." || part === ".." || part.toLowerCase() === ".git") || path.sep === "\\" && /[\\:]/u.test(name)) throw new LanserError("E/JAIL", "A tree of this repository holds a path that leaves it.", { path: name });
}
/**
* The bytes of one file of a tree, also where links of the tree lead to it; undefined where the tree
* has no such file.
*/
async function readFileOfTree(store, tree, path, signal) {
	if (path.includes("\n")) throw new TypeError("one name per line");
	const name = Buffer.from(`${tree}:${path}\n`);
	const { stdout: output } = await store.run([
		"cat-file",
		"--batch",
		"--follow-symlinks"
	], signal, name);
	const end = output.indexOf("\n");
	const size = /^[0-9a-f]+ blob (\d+)$/u.exec(output.toString("latin1", 0, end))?.[1];
	return size === void 0 ? void 0 : output.subarray(end + 1, end + 1 + Number(size));
}

// src/reward/rl-csf.ts
const DEFAULT_WEIGHTS = {
	wD: .5,
	wS: .4,
	wA: .1,
	wE: .5,
	gamma: 1
};
/** Φ = −w_D·D + w_S·S + w_A·A */
function potential(state, weights) {
	return -weights.wD * state.diagnostics + weights.wS * state.safety + weights.wA * state.confidence;
}
/**
* rl-csf-v1: r = γ·Φ(after) − Φ(before) − w_E·E. Where the scopes differ, D is taken as unchanged.
*
* @throws LanserError E/USAGE for a weight that is negative or not finite.
*/
function scoreStep(step, weights) {
	assertWeights(weights);
	const after = step.scopeChanged ? {
		...step.after,
		diagnostics: step.before.diagnostics
	} : step.after;
	return weights.gamma * potential(after, weights) - potential(step.before, weights) - weights.wE * (step.toolError ? 1 : 0);
}
/** The step's score with its parts, as it stands in bundles and reports. */
function rewardOf(step, weights, origin) {
	const components = {
		diag_delta: step.scopeChanged ? 0 : step.before.diagnostics - step.after.diagnostics,
		safety_delta: step.after.safety - step.before.safety,
		confidence_delta: step.after.confidence - step.before.confidence,
		tool_error: step.toolError ? 1 : 0
	};
	return {
		version: "rl-csf-v1",
		previousBundleId: origin.previousBundleId,
		r: withoutNegativeZero(scoreStep(step, weights)),
		components,
		weights,
		source: origin.source,
		scopeChanged: step.scopeChanged,
		explanation: explain(step)
	};
}
function explain(step) {
	return `${step.scopeChanged ? "the scopes differ, so diagnostics are left out" : `diagnostics ${step.before.diagnostics} → ${step.after.diagnostics}`}; safety ${step.before.safety} → ${step.after.safety}; confidence ${step.before.confidence} → ${step.after.confidence}; tool error ${step.toolError ? 1 : 0}`;
}
function assertWeights(weights) {
	for (const [name, value] of Object.entries(weights)) {
		if (Number.isFinite(value) && value >= 0) continue;
		throw new LanserError("E/USAGE", `The reward weight ${name} must be a finite number of at least 0.`, { weight: name });
	}
}
function withoutNegativeZero(value) {
	return value === 0 ? 0 : value;
}

// node_modules/smol-toml/dist/error.js
/*!
* Copyright (c) Squirrel Chat et al., All rights reserved.
* SPDX-License-Identifier: BSD-3-Clause
*
* Redistribution and use in source and binary forms, with or without
* modification, are permitted provided that the following conditions are met:
*
* 1. Redistributions of source code must retain the above copyright notice, this
*    list of conditions and the following disclaimer.
* 2. Redistributions in binary form must reproduce the above copyright notice,
*    this list of conditions and the following disclaimer in the
*    documentation and/or other materials provided with the distribution.
* 3. Neither the name of the copyright holder nor the names of its contributors
*    may be used to endorse or promote products derived from this software without
*    specific prior written permission.
*
* THIS SOFTWARE IS PROVIDED BY THE COPYRIGHT HOLDERS AND CONTRIBUTORS "AS IS" AND
* ANY EXPRESS OR IMPLIED WARRANTIES, INCLUDING, BUT NOT LIMITED TO, THE IMPLIED
* WARRANTIES OF MERCHANTABILITY AND FITNESS FOR A PARTICULAR PURPOSE ARE
* DISCLAIMED. IN NO EVENT SHALL THE COPYRIGHT HOLDER OR CONTRIBUTORS BE LIABLE
* FOR ANY DIRECT, INDIRECT, INCIDENTAL, SPECIAL, EXEMPLARY, OR CONSEQUENTIAL
* DAMAGES (INCLUDING, BUT NOT LIMITED TO, PROCUREMENT OF SUBSTITUTE GOODS OR
* SERVICES; LOSS OF USE, DATA, OR PROFITS; OR BUSINESS INTERRUPTION) HOWEVER
* CAUSED AND ON ANY THEORY OF LIABILITY, WHETHER IN CONTRACT, STRICT LIABILITY,
* OR TORT (INCLUDING NEGLIGENCE OR OTHERWISE) ARISING IN ANY WAY OUT OF THE USE
* OF THIS SOFTWARE, EVEN IF ADVISED OF THE POSSIBILITY OF SUCH DAMAGE.
*/
function getLineColFromPtr(string, ptr) {
	let lines = string.slice(0, ptr).split(/\r?\n/);
	return [lines.length, lines.pop().length + 1];
}
function makeCodeBlock(string, line, column) {
	let lines = string.split(/\r?\n/);
	let codeblock = "";
	let numberLen = (Math.log10(line + 1) | 0) + 1;
	for (let i = line - 1; i <= line + 1; i++) {
		let l = lines[i - 1];
		if (!l) continue;
		codeblock += i.toString().padEnd(numberLen, " ");
		codeblock += ":  ";
		codeblock += l;
		codeblock += "\n";
		if (i === line) {
			codeblock += " ".repeat(numberLen + column + 2);
			codeblock += "^\n";
		}
	}
	return codeblock;
}
var TomlError = class TomlError extends Error {
	line;
	column;
	codeblock;
	constructor(message, options) {
		const [line, column] = getLineColFromPtr(options.toml, options.ptr);
		const codeblock = makeCodeBlock(options.toml, line, column);
		super(`Invalid TOML document: ${message}\n\n${codeblock}`, options);
		this.line = line;
		this.column = column;
		this.codeblock = codeblock;
	}
	/** @internal */
	static x(message, ctx, ptr) {
		throw new TomlError(message, {
			toml: ctx.s,
			ptr: ptr ?? ctx.p
		});
	}
};

// node_modules/smol-toml/dist/primitive.js
/*!
* Copyright (c) Squirrel Chat et al., All rights reserved.
* SPDX-License-Identifier: BSD-3-Clause
*
* Redistribution and use in source and binary forms, with or without
* modification, are permitted provided that the following conditions are met:
*
* 1. Redistributions of source code must retain the above copyright notice, this
*    list of conditions and the following disclaimer.
* 2. Redistributions in binary form must reproduce the above copyright notice,
*    this list of conditions and the following disclaimer in the
*    documentation and/or other materials provided with the distribution.
* 3. Neither the name of the copyright holder nor the names of its contributors
*    may be used to endorse or promote products derived from this software without
*    specific prior written permission.
*
* THIS SOFTWARE IS PROVIDED BY THE COPYRIGHT HOLDERS AND CONTRIBUTORS "AS IS" AND
* ANY EXPRESS OR IMPLIED WARRANTIES, INCLUDING, BUT NOT LIMITED TO, THE IMPLIED
* WARRANTIES OF MERCHANTABILITY AND FITNESS FOR A PARTICULAR PURPOSE ARE
* DISCLAIMED. IN NO EVENT SHALL THE COPYRIGHT HOLDER OR CONTRIBUTORS BE LIABLE
* FOR ANY DIRECT, INDIRECT, INCIDENTAL, SPECIAL, EXEMPLARY, OR CONSEQUENTIAL
* DAMAGES (INCLUDING, BUT NOT LIMITED TO, PROCUREMENT OF SUBSTITUTE GOODS OR
* SERVICES; LOSS OF USE, DATA, OR PROFITS; OR BUSINESS INTERRUPTION) HOWEVER
* CAUSED AND ON ANY THEORY OF LIABILITY, WHETHER IN CONTRACT, STRICT LIABILITY,
* OR TORT (INCLUDING NEGLIGENCE OR OTHERWISE) ARISING IN ANY WAY OUT OF THE USE
* OF THIS SOFTWARE, EVEN IF ADVISED OF THE POSSIBILITY OF SUCH DAMAGE.
*/
/** @internal */
function parseString(ctx) {
	let startPtr = ctx.p;
	let c = ctx.s.charCodeAt(ctx.p++);
	let first = c;
	let isLiteral = c === 39;
	let isMultiline = c === ctx.s.charCodeAt(ctx.p) && c === ctx.s.charCodeAt(ctx.p + 1);
	if (isMultiline) {
		if ((c = ctx.s.charCodeAt(ctx.p += 2)) === 10) ctx.p++;
		else if (c === 13 && ctx.s.charCodeAt(ctx.p + 1) === 10) ctx.p += 2;
	}
	let parsed = "";
	let sliceStart = ctx.p;
	let state = 0;
	for (; ctx.p < ctx.s.length; ctx.p++) {
		c = ctx.s.charCodeAt(ctx.p);
		if (isMultiline && (c === 10 || c === 13 && ctx.s.charCodeAt(ctx.p + 1) === 10)) state = state && 3;
		else if (c < 32 && c !== 9 || c === 127) TomlError.x("control characters are not allowed in strings", ctx);
		else if ((!state || state === 3) && c === first && (!isMultiline || ctx.s.charCodeAt(ctx.p + 1) === first && ctx.s.charCodeAt(ctx.p + 2) === first)) {
			if (isMultiline) {
				if (ctx.s.charCodeAt(ctx.p + 3) === first) ctx.p++;
				if (ctx.s.charCodeAt(ctx.p + 3) === first) ctx.p++;
			}
			if (!state) {
				let s = ctx.s.slice(sliceStart, ctx.p);
				parsed = parsed ? parsed + s : s;
			}
			ctx.p += isMultiline ? 3 : 1;
			return parsed;
		} else if (!state) {
			if (!isLiteral && c === 92) {
				parsed += ctx.s.slice(sliceStart, sliceStart = ctx.p);
				state = 1;
			}
		} else if (state === 1) {
			if (c === 120 || c === 117 || c === 85) {
				let errPtr = ctx.p++ - 1;
				let value = 0;
				let len = c === 120 ? 2 : c === 117 ? 4 : 8;
				for (let j = 0; j < len; j++, ctx.p++) {
					let hex = ctx.s.charCodeAt(ctx.p);
					let digit = hex >= 48 && hex <= 57 ? hex - 48 : hex >= 65 && hex <= 70 ? hex - 65 + 10 : hex >= 97 && hex <= 102 ? hex - 97 + 10 : -1;
					if (digit < 0) TomlError.x("invalid non-hex character in unicode escape", ctx);
					value = value << 4 | digit;
				}
				if (value < 0 || value > 1114111 || value >= 55296 && value <= 57343) TomlError.x("invalid unicode escape", ctx, errPtr);
				parsed += String.fromCodePoint(value);
				sliceStart = ctx.p--;
				state = 0;
			} else if (isMultiline && (c === 32 || c === 9)) state = 2;
			else {
				if (c === 98) parsed += "\b";
				else if (c === 116) parsed += "	";
				else if (c === 110) parsed += "\n";
				else if (c === 102) parsed += "\f";
				else if (c === 114) parsed += "\r";
				else if (c === 101) parsed += "\x1B";
				else if (c === 34) parsed += "\"";
				else if (c === 92) parsed += "\\";
				else TomlError.x("unrecognised escape sequence", ctx);
				sliceStart = ctx.p + 1;
				state = 0;
			}
		} else if (c !== 32 && c !== 9) {
			if (state === 2) TomlError.x("invalid escape: only line-ending whitespace may be escaped", ctx, sliceStart);
			state = !isLiteral && c === 92 ? 1 : 0;
			sliceStart = ctx.p;
		}
	}
	TomlError.x("unfinished string", ctx, startPtr);
}

// node_modules/smol-toml/dist/date.js
/*!
* Copyright (c) Squirrel Chat et al., All rights reserved.
* SPDX-License-Identifier: BSD-3-Clause
*
* Redistribution and use in source and binary forms, with or without
* modification, are permitted provided that the following conditions are met:
*
* 1. Redistributions of source code must retain the above copyright notice, this
*    list of conditions and the following disclaimer.
* 2. Redistributions in binary form must reproduce the above copyright notice,
*    this list of conditions and the following disclaimer in the
*    documentation and/or other materials provided with the distribution.
* 3. Neither the name of the copyright holder nor the names of its contributors
*    may be used to endorse or promote products derived from this software without
*    specific prior written permission.
*
* THIS SOFTWARE IS PROVIDED BY THE COPYRIGHT HOLDERS AND CONTRIBUTORS "AS IS" AND
* ANY EXPRESS OR IMPLIED WARRANTIES, INCLUDING, BUT NOT LIMITED TO, THE IMPLIED
* WARRANTIES OF MERCHANTABILITY AND FITNESS FOR A PARTICULAR PURPOSE ARE
* DISCLAIMED. IN NO EVENT SHALL THE COPYRIGHT HOLDER OR CONTRIBUTORS BE LIABLE
* FOR ANY DIRECT, INDIRECT, INCIDENTAL, SPECIAL, EXEMPLARY, OR CONSEQUENTIAL
* DAMAGES (INCLUDING, BUT NOT LIMITED TO, PROCUREMENT OF SUBSTITUTE GOODS OR
* SERVICES; LOSS OF USE, DATA, OR PROFITS; OR BUSINESS INTERRUPTION) HOWEVER
* CAUSED AND ON ANY THEORY OF LIABILITY, WHETHER IN CONTRACT, STRICT LIABILITY,
* OR TORT (INCLUDING NEGLIGENCE OR OTHERWISE) ARISING IN ANY WAY OUT OF THE USE
* OF THIS SOFTWARE, EVEN IF ADVISED OF THE POSSIBILITY OF SUCH DAMAGE.
*/
let DATE_TIME_RE = /^(\d{4}-\d{2}-\d{2})?[Tt ]?(?:(\d{2}):\d{2}(?::\d{2}(?:\.\d+)?)?)?(Z|z|[-+]\d{2}:\d{2})?$/i;
var TomlDate = class TomlDate extends Date {
	#hasDate = false;
	#hasTime = false;
	#offset = null;
	constructor(date, fasttype, unsafeDelim) {
		let hasDate = true;
		let hasTime = true;
		let offset = "Z";
		let c;
		if (typeof date === "string") {
			if (fasttype) prep: {
				if (fasttype < 3) {
					if (+date.slice(11, 13) > 23) {
						date = "";
						break prep;
					}
					if (fasttype === 2) {
						offset = null;
						date += "Z";
					} else if ((c = date.charCodeAt(date.length - 1)) !== 90 && c !== 122) offset = date.slice(date.length - 6);
					if (unsafeDelim) date = date.slice(0, 10) + "T" + date.slice(11);
				} else if (fasttype === 4) date = +date.slice(0, 2) > 23 ? "" : `0000-01-01T${date}Z`;
				hasDate = fasttype !== 4;
				hasTime = fasttype !== 3;
			}
			else {
				let match = date.match(DATE_TIME_RE);
				if (match) {
					if (!match[1]) {
						hasDate = false;
						date = `0000-01-01T${date}`;
					}
					hasTime = !!match[2];
					hasTime && date[10] === " " && (date = date.replace(" ", "T"));
					if (match[2] && +match[2] > 23) date = "";
					else {
						offset = match[3] || null;
						if (!offset && hasTime) date += "Z";
					}
				} else date = "";
			}
		}
		super(date);
		if (!isNaN(this.getTime())) {
			this.#hasDate = hasDate;
			this.#hasTime = hasTime;
			this.#offset = offset;
		}
	}
	isDateTime() {
		return this.#hasDate && this.#hasTime;
	}
	isLocal() {
		return !this.#hasDate || !this.#hasTime || !this.#offset;
	}
	isDate() {
		return this.#hasDate && !this.#hasTime;
	}
	isTime() {
		return this.#hasTime && !this.#hasDate;
	}
	isValid() {
		return this.#hasDate || this.#hasTime;
	}
	toISOString() {
		let iso = super.toISOString();
		if (this.isDate()) return iso.slice(0, 10);
		if (this.isTime()) return iso.slice(11, 23);
		if (this.#offset === null) return iso.slice(0, -1);
		if (this.#offset === "Z" || this.#offset === "z") return iso;
		let offset = +this.#offset.slice(1, 3) * 60 + +this.#offset.slice(4, 6);
		offset = this.#offset[0] === "-" ? offset : -offset;
		return (/* @__PURE__ */ new Date(this.getTime() - offset * 6e4)).toISOString().slice(0, -1) + this.#offset;
	}
	static wrapAsOffsetDateTime(jsDate, offset = "Z") {
		let date = new TomlDate(jsDate);
		date.#offset = offset;
		return date;
	}
	static wrapAsLocalDateTime(jsDate) {
		let date = new TomlDate(jsDate);
		date.#offset = null;
		return date;
	}
	static wrapAsLocalDate(jsDate) {
		let date = new TomlDate(jsDate);
		date.#hasTime = false;
		date.#offset = null;
		return date;
	}
	static wrapAsLocalTime(jsDate) {
		let date = new TomlDate(jsDate);
		date.#hasDate = false;
		date.#offset = null;
		return date;
	}
};

// node_modules/smol-toml/dist/extract.js
/*!
* Copyright (c) Squirrel Chat et al., All rights reserved.
* SPDX-License-Identifier: BSD-3-Clause
*
* Redistribution and use in source and binary forms, with or without
* modification, are permitted provided that the following conditions are met:
*
* 1. Redistributions of source code must retain the above copyright notice, this
*    list of conditions and the following disclaimer.
* 2. Redistributions in binary form must reproduce the above copyright notice,
*    this list of conditions and the following disclaimer in the
*    documentation and/or other materials provided with the distribution.
* 3. Neither the name of the copyright holder nor the names of its contributors
*    may be used to endorse or promote products derived from this software without
*    specific prior written permission.
*
* THIS SOFTWARE IS PROVIDED BY THE COPYRIGHT HOLDERS AND CONTRIBUTORS "AS IS" AND
* ANY EXPRESS OR IMPLIED WARRANTIES, INCLUDING, BUT NOT LIMITED TO, THE IMPLIED
* WARRANTIES OF MERCHANTABILITY AND FITNESS FOR A PARTICULAR PURPOSE ARE
* DISCLAIMED. IN NO EVENT SHALL THE COPYRIGHT HOLDER OR CONTRIBUTORS BE LIABLE
* FOR ANY DIRECT, INDIRECT, INCIDENTAL, SPECIAL, EXEMPLARY, OR CONSEQUENTIAL
* DAMAGES (INCLUDING, BUT NOT LIMITED TO, PROCUREMENT OF SUBSTITUTE GOODS OR
* SERVICES; LOSS OF USE, DATA, OR PROFITS; OR BUSINESS INTERRUPTION) HOWEVER
* CAUSED AND ON ANY THEORY OF LIABILITY, WHETHER IN CONTRACT, STRICT LIABILITY,
* OR TORT (INCLUDING NEGLIGENCE OR OTHERWISE) ARISING IN ANY WAY OUT OF THE USE
* OF THIS SOFTWARE, EVEN IF ADVISED OF THE POSSIBILITY OF SUCH DAMAGE.
*/
function isDigit$1(char, base = 10) {
	return base === 16 ? char > 47 && char < 58 || char > 64 && char < 71 || char > 96 && char < 103 : char > 47 && char < 48 + base;
}
function isEndOfValue(char, delim) {
	return char === 32 || char === 9 || char === 10 || char === 13 || delim && (char === delim || char === 44) || char === 35;
}
/** @internal */
function extractValue(ctx, end) {
	let errPtr = ctx.p;
	let c = ctx.s.charCodeAt(ctx.p);
	if (c === 91 || c === 123) {
		ctx.d-- || TomlError.x("document contains excessively nested structures. aborting.", ctx);
		let value = c === 91 ? parseArray(ctx) : parseInlineTable(ctx);
		ctx.d++;
		return value;
	}
	if (c === 34 || c === 39) return parseString(ctx);
	if (c === 116) {
		if (ctx.s.charCodeAt(++ctx.p) !== 114 || ctx.s.charCodeAt(++ctx.p) !== 117 || ctx.s.charCodeAt(++ctx.p) !== 101) TomlError.x("invalid value", ctx, errPtr);
		return ctx.p++, true;
	}
	if (c === 102) {
		if (ctx.s.charCodeAt(++ctx.p) !== 97 || ctx.s.charCodeAt(++ctx.p) !== 108 || ctx.s.charCodeAt(++ctx.p) !== 115 || ctx.s.charCodeAt(++ctx.p) !== 101) TomlError.x("invalid value", ctx, errPtr);
		return ctx.p++, false;
	}
	if (c === 43 || c === 45) return parseNumber(ctx, ctx.p, ctx.s.charCodeAt(++ctx.p), 44 - c, end);
	if (ctx.s.charCodeAt(ctx.p + 4) === 45 && ctx.s.charCodeAt(ctx.p + 7) === 45) return parseDate(ctx, c, end);
	if (ctx.s.charCodeAt(ctx.p + 2) === 58) return parseTime(ctx, c, end);
	return parseNumber(ctx, ctx.p, c, 0, end);
}
function parseNumber(ctx, startPtr, startChr, sign, endChr) {
	let c = startChr;
	let state = 0;
	let hasUnderscores = false;
	if (c === 105) {
		if (ctx.s.charCodeAt(++ctx.p) !== 110 || ctx.s.charCodeAt(++ctx.p) !== 102) TomlError.x("invalid value", ctx, startPtr);
		return ctx.p++, (sign || 1) / 0;
	}
	if (c === 110) {
		if (ctx.s.charCodeAt(++ctx.p) !== 97 || ctx.s.charCodeAt(++ctx.p) !== 110) TomlError.x("invalid value", ctx, startPtr);
		return ctx.p++, NaN;
	}
	if (c === 48) {
		if (++ctx.p >= ctx.s.length || isEndOfValue(c = ctx.s.charCodeAt(ctx.p), endChr)) return ctx.bi === true ? 0n : 0;
		if (!sign) {
			if (c === 120) return parseIntegerBaseN(ctx, startPtr, 16, endChr);
			else if (c === 98) return parseIntegerBaseN(ctx, startPtr, 2, endChr);
			else if (c === 111) return parseIntegerBaseN(ctx, startPtr, 8, endChr);
		}
		if (c === 46) state = 2;
		else if (c === 101 || c === 69) state = 4;
		else TomlError.x("illegal leading zero", ctx, startPtr);
	} else if (!isDigit$1(c)) TomlError.x("invalid value", ctx, startPtr);
	while (++ctx.p < ctx.s.length && (c = ctx.s.charCodeAt(ctx.p), !isEndOfValue(c, endChr))) {
		if (!state) state = 1;
		if (c === 95) {
			if (!(state & 1)) TomlError.x("illegal underscore", ctx);
			state += 11;
			hasUnderscores = true;
		} else if (state === 1 && c === 46) state = 2;
		else if ((state === 1 || state === 3) && (c === 101 || c === 69)) state = 4;
		else if (state === 4 && (c === 43 || c === 45)) state = 6;
		else if (!isDigit$1(c)) TomlError.x(`illegal character in numeric literal`, ctx);
		else if (state > 9) state -= 11;
		else if (!(state & 1)) state++;
	}
	if (!state) {
		let val = (startChr - 48) * (sign || 1);
		return ctx.bi === true ? BigInt(val) : val;
	}
	if (!(state & 1)) TomlError.x("unfinished numeric value", ctx, startPtr);
	let str = ctx.s.slice(startPtr, ctx.p);
	if (hasUnderscores) str = str.replaceAll("_", "");
	return state > 1 ? parseFloat(str) : parseInteger(ctx, str, 10, startPtr);
}
function parseIntegerBaseN(ctx, startPtr, base, endChr) {
	let c, underscore = 1;
	while (++ctx.p < ctx.s.length && (c = ctx.s.charCodeAt(ctx.p), !isEndOfValue(c, endChr))) if (c === 95) {
		if (underscore & 1) TomlError.x("illegal underscore", ctx);
		underscore = 3;
	} else if (!isDigit$1(c, base)) TomlError.x(`illegal character in numeric literal`, ctx);
	else if (underscore & 1) underscore--;
	if (underscore & 1) TomlError.x("unfinished numeric value", ctx);
	let str = ctx.s.slice(startPtr + 2, ctx.p);
	if (underscore) str = str.replaceAll("_", "");
	return parseInteger(ctx, str, base, startPtr);
}
function parseInteger(ctx, str, base, startPtr) {
	if (ctx.bi !== true) int: {
		let val = parseInt(str, base);
		if (!Number.isSafeInteger(val)) {
			if (ctx.bi) break int;
			TomlError.x("integer value cannot be represented losslessly", ctx, startPtr);
		}
		return val;
	}
	return base === 10 ? BigInt(str) : BigInt((base === 2 ? "0b" : base === 8 ? "0o" : "0x") + str);
}
function parseDate(ctx, c, endChr) {
	let startPtr = ctx.p++, unsafeSeparator;
	if (!isDigit$1(c) || !isDigit$1(ctx.s.charCodeAt(ctx.p++)) || !isDigit$1(ctx.s.charCodeAt(ctx.p++)) || !isDigit$1(ctx.s.charCodeAt(ctx.p++))) return parseNumber(ctx, ctx.p = startPtr, c, 0, endChr);
	ctx.p += 5;
	if (!isDigit$1(ctx.s.charCodeAt(ctx.p++))) TomlError.x("invalid date-time: date part is malformed", ctx, startPtr);
	if (ctx.p >= ctx.s.length || ((c = ctx.s.charCodeAt(ctx.p)) !== 32 || (unsafeSeparator = true, !isDigit$1(ctx.s.charCodeAt(ctx.p + 1)))) && c !== 84 && c !== 116) return readDate(ctx, ctx.s.slice(startPtr, ctx.p), 3, false, startPtr);
	if (ctx.s.charCodeAt(ctx.p += 3) !== 58) TomlError.x("invalid date-time: time part is malformed", ctx, startPtr);
	if (ctx.s.charCodeAt(ctx.p += 3) === 58) ctx.p += 3;
	if (ctx.s.charCodeAt(ctx.p) === 46) while (isDigit$1(ctx.s.charCodeAt(++ctx.p)));
	if (c = ctx.s.charCodeAt(ctx.p)) {
		if (c === 90 || c === 122) return readDate(ctx, ctx.s.slice(startPtr, ++ctx.p), 1, unsafeSeparator, startPtr, "[+00:00]");
		if (c === 43 || c === 45) return readDate(ctx, ctx.s.slice(startPtr, ctx.p += 6), 1, unsafeSeparator, startPtr, !ctx.ld && "[" + ctx.s.slice(ctx.p - 6, ctx.p) + "]");
	}
	return readDate(ctx, ctx.s.slice(startPtr, ctx.p), 2, unsafeSeparator, startPtr);
}
function parseTime(ctx, c, endChr) {
	let start = ctx.p;
	if (!isDigit$1(c) || !isDigit$1(ctx.s.charCodeAt(++ctx.p))) return parseNumber(ctx, --ctx.p, c, 0, endChr);
	if (ctx.s.charCodeAt(ctx.p += 4) === 58) ctx.p += 3;
	if (ctx.s.charCodeAt(ctx.p) === 46) while (isDigit$1(ctx.s.charCodeAt(++ctx.p)));
	return readDate(ctx, ctx.s.slice(start, ctx.p), 4, false, start);
}
function readDate(ctx, str, type, unsafeDelim, errPtr, temporalSuffix) {
	if (ctx.ld) {
		let date = new TomlDate(str, type, unsafeDelim);
		if (!date.isValid()) TomlError.x("invalid date", ctx, errPtr);
		return date;
	}
	try {
		if (temporalSuffix) str += temporalSuffix;
		switch (type) {
			case 1: return Temporal.ZonedDateTime.from(str);
			case 2: return Temporal.PlainDateTime.from(str);
			case 3: return Temporal.PlainDate.from(str);
			case 4: return Temporal.PlainTime.from(str);
		}
	} catch (e) {
		TomlError.x(e instanceof Error ? e.message : "" + e, ctx, errPtr);
	}
}

// node_modules/smol-toml/dist/util.js
/*!
* Copyright (c) Squirrel Chat et al., All rights reserved.
* SPDX-License-Identifier: BSD-3-Clause
*
* Redistribution and use in source and binary forms, with or without
* modification, are permitted provided that the following conditions are met:
*
* 1. Redistributions of source code must retain the above copyright notice, this
*    list of conditions and the following disclaimer.
* 2. Redistributions in binary form must reproduce the above copyright notice,
*    this list of conditions and the following disclaimer in the
*    documentation and/or other materials provided with the distribution.
* 3. Neither the name of the copyright holder nor the names of its contributors
*    may be used to endorse or promote products derived from this software without
*    specific prior written permission.
*
* THIS SOFTWARE IS PROVIDED BY THE COPYRIGHT HOLDERS AND CONTRIBUTORS "AS IS" AND
* ANY EXPRESS OR IMPLIED WARRANTIES, INCLUDING, BUT NOT LIMITED TO, THE IMPLIED
* WARRANTIES OF MERCHANTABILITY AND FITNESS FOR A PARTICULAR PURPOSE ARE
* DISCLAIMED. IN NO EVENT SHALL THE COPYRIGHT HOLDER OR CONTRIBUTORS BE LIABLE
* FOR ANY DIRECT, INDIRECT, INCIDENTAL, SPECIAL, EXEMPLARY, OR CONSEQUENTIAL
* DAMAGES (INCLUDING, BUT NOT LIMITED TO, PROCUREMENT OF SUBSTITUTE GOODS OR
* SERVICES; LOSS OF USE, DATA, OR PROFITS; OR BUSINESS INTERRUPTION) HOWEVER
* CAUSED AND ON ANY THEORY OF LIABILITY, WHETHER IN CONTRACT, STRICT LIABILITY,
* OR TORT (INCLUDING NEGLIGENCE OR OTHERWISE) ARISING IN ANY WAY OUT OF THE USE
* OF THIS SOFTWARE, EVEN IF ADVISED OF THE POSSIBILITY OF SUCH DAMAGE.
*/
/** @internal */
function skipComment(ctx) {
	for (; ctx.p < ctx.s.length; ctx.p++) {
		let c = ctx.s.charCodeAt(ctx.p);
		if (c === 10) break;
		if (c === 13 && ctx.s.charCodeAt(ctx.p + 1) === 10) {
			ctx.p++;
			break;
		}
		if (c < 32 && c !== 9 || c === 127) TomlError.x("control characters are not allowed in comments", ctx);
	}
}
/** @internal */
function skipVoid(ctx, banNewLines, banComments) {
	let c;
	while (ctx.p < ctx.s.length) {
		while (ctx.p < ctx.s.length && ((c = ctx.s.charCodeAt(ctx.p)) === 32 || c === 9 || !banNewLines && (c === 10 || c === 13 && ctx.s.charCodeAt(ctx.p + 1) === 10))) ctx.p++;
		if (banComments || c !== 35) break;
		skipComment(ctx);
	}
}

// node_modules/smol-toml/dist/struct.js
/*!
* Copyright (c) Squirrel Chat et al., All rights reserved.
* SPDX-License-Identifier: BSD-3-Clause
*
* Redistribution and use in source and binary forms, with or without
* modification, are permitted provided that the following conditions are met:
*
* 1. Redistributions of source code must retain the above copyright notice, this
*    list of conditions and the following disclaimer.
* 2. Redistributions in binary form must reproduce the above copyright notice,
*    this list of conditions and the following disclaimer in the
*    documentation and/or other materials provided with the distribution.
* 3. Neither the name of the copyright holder nor the names of its contributors
*    may be used to endorse or promote products derived from this software without
*    specific prior written permission.
*
* THIS SOFTWARE IS PROVIDED BY THE COPYRIGHT HOLDERS AND CONTRIBUTORS "AS IS" AND
* ANY EXPRESS OR IMPLIED WARRANTIES, INCLUDING, BUT NOT LIMITED TO, THE IMPLIED
* WARRANTIES OF MERCHANTABILITY AND FITNESS FOR A PARTICULAR PURPOSE ARE
* DISCLAIMED. IN NO EVENT SHALL THE COPYRIGHT HOLDER OR CONTRIBUTORS BE LIABLE
* FOR ANY DIRECT, INDIRECT, INCIDENTAL, SPECIAL, EXEMPLARY, OR CONSEQUENTIAL
* DAMAGES (INCLUDING, BUT NOT LIMITED TO, PROCUREMENT OF SUBSTITUTE GOODS OR
* SERVICES; LOSS OF USE, DATA, OR PROFITS; OR BUSINESS INTERRUPTION) HOWEVER
* CAUSED AND ON ANY THEORY OF LIABILITY, WHETHER IN CONTRACT, STRICT LIABILITY,
* OR TORT (INCLUDING NEGLIGENCE OR OTHERWISE) ARISING IN ANY WAY OUT OF THE USE
* OF THIS SOFTWARE, EVEN IF ADVISED OF THE POSSIBILITY OF SUCH DAMAGE.
*/
/** @internal */
function parseKey(ctx, end = 61) {
	let startPtr;
	let state = 0;
	let parsed = [];
	let sliceStart;
	let c = ctx.s.charCodeAt(startPtr = ctx.p);
	do
		if (c === end) {
			if (!state) TomlError.x("unexpected end of key", ctx);
			if (state === 1) parsed.push(ctx.s.slice(sliceStart, ctx.p));
			return ctx.p++, parsed;
		} else if (c === 46) {
			if (!state) TomlError.x("illegal empty bare key", ctx);
			if (state === 1) parsed.push(ctx.s.slice(sliceStart, ctx.p));
			state = 0;
		} else if (!state && (c === 34 || c === 39)) {
			if (c === ctx.s.charCodeAt(ctx.p + 1) && c === ctx.s.charCodeAt(ctx.p + 2)) TomlError.x("illegal quoted key: multiline strings are not allowed", ctx);
			parsed.push(parseString(ctx));
			state = 2;
			ctx.p--;
		} else if (c === 32 || c === 9) {
			if (state === 1) {
				parsed.push(ctx.s.slice(sliceStart, ctx.p));
				state = 2;
			}
		} else if (state === 2 || c < 48 && c !== 45 || c > 57 && c < 65 || c > 90 && c < 97 && c !== 95 || c > 122) TomlError.x("illegal character in key", ctx);
		else if (!state) {
			state = 1;
			sliceStart = ctx.p;
		}
	while (c = ctx.s.charCodeAt(++ctx.p));
	TomlError.x("incomplete key-value: cannot find end of key", ctx, startPtr);
}
/** @internal */
function parseInlineTable(ctx) {
	let startPtr = ctx.p++;
	let res = Object.create(null);
	let seen = /* @__PURE__ */ new Set();
	let c;
	while (ctx.p < ctx.s.length) {
		skipVoid(ctx);
		if ((c = ctx.s.charCodeAt(ctx.p)) === 125) {
			ctx.p++;
			return res;
		}
		let k;
		let t = res;
		let hasOwn = false;
		let errPtr = ctx.p;
		let key = parseKey(ctx);
		for (let i = 0; i < key.length; i++) {
			if (i) t = hasOwn ? t[k] : t[k] = Object.create(null);
			k = key[i];
			if ((hasOwn = Object.hasOwn(t, k)) && (typeof t[k] !== "object" || seen.has(t[k]))) TomlError.x("trying to redefine an already defined value", ctx, errPtr);
			let unsafe = k === "__proto__";
			if (ctx.uk && (unsafe || k === "constructor")) {
				t = ctx.uk !== 1 && TomlError.x("document contains an unsafe property", ctx, errPtr);
				break;
			}
			if (!hasOwn && unsafe) Object.defineProperty(t, k, {
				enumerable: true,
				configurable: true,
				writable: true
			});
		}
		if (hasOwn) TomlError.x("trying to redefine an already defined value", ctx, errPtr);
		skipVoid(ctx, true, true);
		let value = extractValue(ctx, 125);
		if (t && typeof (t[k] = value) === "object") seen.add(value);
		skipVoid(ctx);
		if ((c = ctx.s.charCodeAt(ctx.p++)) === 125) return res;
		if (c !== 44) TomlError.x("expected comma or end of structure", ctx, ctx.p - 1);
	}
	TomlError.x("unfinished table", ctx, startPtr);
}
/** @internal */
function parseArray(ctx) {
	let startPtr = ctx.p++;
	let res = [];
	let c;
	while (ctx.p < ctx.s.length) {
		skipVoid(ctx);
		if ((c = ctx.s.charCodeAt(ctx.p)) === 93) {
			ctx.p++;
			return res;
		}
		res.push(extractValue(ctx, 93));
		skipVoid(ctx);
		if ((c = ctx.s.charCodeAt(ctx.p++)) === 93) return res;
		if (c !== 44) TomlError.x("expected comma or end of structure", ctx, ctx.p - 1);
	}
	TomlError.x("unfinished array", ctx, startPtr);
}

// node_modules/smol-toml/dist/parse.js
/*!
* Copyright (c) Squirrel Chat et al., All rights reserved.
* SPDX-License-Identifier: BSD-3-Clause
*
* Redistribution and use in source and binary forms, with or without
* modification, are permitted provided that the following conditions are met:
*
* 1. Redistributions of source code must retain the above copyright notice, this
*    list of conditions and the following disclaimer.
* 2. Redistributions in binary form must reproduce the above copyright notice,
*    this list of conditions and the following disclaimer in the
*    documentation and/or other materials provided with the distribution.
* 3. Neither the name of the copyright holder nor the names of its contributors
*    may be used to endorse or promote products derived from this software without
*    specific prior written permission.
*
* THIS SOFTWARE IS PROVIDED BY THE COPYRIGHT HOLDERS AND CONTRIBUTORS "AS IS" AND
* ANY EXPRESS OR IMPLIED WARRANTIES, INCLUDING, BUT NOT LIMITED TO, THE IMPLIED
* WARRANTIES OF MERCHANTABILITY AND FITNESS FOR A PARTICULAR PURPOSE ARE
* DISCLAIMED. IN NO EVENT SHALL THE COPYRIGHT HOLDER OR CONTRIBUTORS BE LIABLE
* FOR ANY DIRECT, INDIRECT, INCIDENTAL, SPECIAL, EXEMPLARY, OR CONSEQUENTIAL
* DAMAGES (INCLUDING, BUT NOT LIMITED TO, PROCUREMENT OF SUBSTITUTE GOODS OR
* SERVICES; LOSS OF USE, DATA, OR PROFITS; OR BUSINESS INTERRUPTION) HOWEVER
* CAUSED AND ON ANY THEORY OF LIABILITY, WHETHER IN CONTRACT, STRICT LIABILITY,
* OR TORT (INCLUDING NEGLIGENCE OR OTHERWISE) ARISING IN ANY WAY OUT OF THE USE
* OF THIS SOFTWARE, EVEN IF ADVISED OF THE POSSIBILITY OF SUCH DAMAGE.
*/
function peekTable(ctx, key, table, meta, type) {
	let t = table;
	let m = meta;
	let k;
	let hasOwn = false;
	let state;
	for (let i = 0; i < key.length; i++) {
		if (i) {
			t = hasOwn ? t[k] : t[k] = Object.create(null);
			m = (state = m[k]).c;
			if (type === 0 && (state.t === 1 || state.t === 2)) return null;
			if (state.t === 2) {
				let l = t.length - 1;
				t = t[l];
				m = m[l].c;
			}
		}
		k = key[i];
		if ((hasOwn = Object.hasOwn(t, k)) && m[k]?.t === 0 && m[k]?.d) return null;
		if (!hasOwn) {
			let unsafe = k === "__proto__";
			if (ctx.uk && (unsafe || k === "constructor")) return false;
			if (unsafe) {
				Object.defineProperty(t, k, {
					enumerable: true,
					configurable: true,
					writable: true
				});
				Object.defineProperty(m, k, {
					enumerable: true,
					configurable: true,
					writable: true
				});
			}
			m[k] = {
				t: i < key.length - 1 && type === 2 ? 3 : type,
				d: false,
				i: 0,
				c: Object.create(null)
			};
		}
	}
	state = m[k];
	if (state.t !== type && !(type === 1 && state.t === 3)) return null;
	if (type === 2) {
		if (!state.d) {
			state.d = true;
			t[k] = [];
		}
		t[k].push(t = Object.create(null));
		state.c[state.i++] = state = {
			t: 1,
			d: false,
			i: 0,
			c: Object.create(null)
		};
	}
	if (state.d) return null;
	state.d = true;
	if (type === 1) t = hasOwn ? t[k] : t[k] = Object.create(null);
	else if (type === 0 && hasOwn) return null;
	return [
		k,
		t,
		state.c
	];
}
function validateTablePeek(ctx, peek, ptr) {
	if (peek === null || ctx.uk === 2) TomlError.x(peek === null ? "trying to redefine an already defined table or value" : "document contains an unsafe property", ctx, ptr);
}
function parse$2(toml, options = {}) {
	let ctx = {
		s: toml,
		p: 0,
		d: options.maxDepth ?? 1e3,
		bi: options.integersAsBigInt ?? false,
		ld: options.useLegacyDate ?? true,
		uk: options.unsafeKeyBehaviour === "throw" ? 2 : options.unsafeKeyBehaviour === "drop" ? 1 : 0
	};
	let res = Object.create(null);
	let meta = Object.create(null);
	let tmp;
	let skipping = false;
	let tbl = res;
	let m = meta;
	if (toml.charCodeAt(0) === 65279) ctx.p++;
	skipVoid(ctx);
	while (ctx.p < toml.length) {
		if (toml.charCodeAt(ctx.p) === 91) {
			let isTableArray = toml.charCodeAt(++ctx.p) === 91;
			tmp = ctx.p += +isTableArray;
			skipping = false;
			let k = parseKey(ctx, 93);
			if (isTableArray) {
				if (toml.charCodeAt(ctx.p) !== 93) TomlError.x("expected end of table array declaration", ctx);
				ctx.p++;
			}
			let p = peekTable(ctx, k, res, meta, isTableArray ? 2 : 1);
			if (!p) {
				validateTablePeek(ctx, p, tmp);
				skipping = true;
			} else {
				m = p[2];
				tbl = p[1];
			}
		} else {
			tmp = ctx.p;
			let p = peekTable(ctx, parseKey(ctx), tbl, m, 0);
			if (!p && !skipping) validateTablePeek(ctx, p, tmp);
			skipVoid(ctx, true, true);
			let v = extractValue(ctx, void 0);
			if (p && !skipping) p[1][p[0]] = v;
		}
		skipVoid(ctx, true);
		if (ctx.p < toml.length && (tmp = toml.charCodeAt(ctx.p)) !== 10 && (tmp !== 13 || toml.charCodeAt(ctx.p + 1) !== 10)) TomlError.x("each key-value declaration must be followed by an end-of-line", ctx);
		skipVoid(ctx);
	}
	return res;
}

// node_modules/smol-toml/dist/stringify.js
/*!
* Copyright (c) Squirrel Chat et al., All rights reserved.
* SPDX-License-Identifier: BSD-3-Clause
*
* Redistribution and use in source and binary forms, with or without
* modification, are permitted provided that the following conditions are met:
*
* 1. Redistributions of source code must retain the above copyright notice, this
*    list of conditions and the following disclaimer.
* 2. Redistributions in binary form must reproduce the above copyright notice,
*    this list of conditions and the following disclaimer in the
*    documentation and/or other materials provided with the distribution.
* 3. Neither the name of the copyright holder nor the names of its contributors
*    may be used to endorse or promote products derived from this software without
*    specific prior written permission.
*
* THIS SOFTWARE IS PROVIDED BY THE COPYRIGHT HOLDERS AND CONTRIBUTORS "AS IS" AND
* ANY EXPRESS OR IMPLIED WARRANTIES, INCLUDING, BUT NOT LIMITED TO, THE IMPLIED
* WARRANTIES OF MERCHANTABILITY AND FITNESS FOR A PARTICULAR PURPOSE ARE
* DISCLAIMED. IN NO EVENT SHALL THE COPYRIGHT HOLDER OR CONTRIBUTORS BE LIABLE
* FOR ANY DIRECT, INDIRECT, INCIDENTAL, SPECIAL, EXEMPLARY, OR CONSEQUENTIAL
* DAMAGES (INCLUDING, BUT NOT LIMITED TO, PROCUREMENT OF SUBSTITUTE GOODS OR
* SERVICES; LOSS OF USE, DATA, OR PROFITS; OR BUSINESS INTERRUPTION) HOWEVER
* CAUSED AND ON ANY THEORY OF LIABILITY, WHETHER IN CONTRACT, STRICT LIABILITY,
* OR TORT (INCLUDING NEGLIGENCE OR OTHERWISE) ARISING IN ANY WAY OUT OF THE USE
* OF THIS SOFTWARE, EVEN IF ADVISED OF THE POSSIBILITY OF SUCH DAMAGE.
*/
let HAS_WELLFORMED = !!"".isWellFormed;

// node_modules/smol-toml/dist/index.js
/*!
* Copyright (c) Squirrel Chat et al., All rights reserved.
* SPDX-License-Identifier: BSD-3-Clause
*
* Redistribution and use in source and binary forms, with or without
* modification, are permitted provided that the following conditions are met:
*
* 1. Redistributions of source code must retain the above copyright notice, this
*    list of conditions and the following disclaimer.
* 2. Redistributions in binary form must reproduce the above copyright notice,
*    this list of conditions and the following disclaimer in the
*    documentation and/or other materials provided with the distribution.
* 3. Neither the name of the copyright holder nor the names of its contributors
*    may be used to endorse or promote products derived from this software without
*    specific prior written permission.
*
* THIS SOFTWARE IS PROVIDED BY THE COPYRIGHT HOLDERS AND CONTRIBUTORS "AS IS" AND
* ANY EXPRESS OR IMPLIED WARRANTIES, INCLUDING, BUT NOT LIMITED TO, THE IMPLIED
* WARRANTIES OF MERCHANTABILITY AND FITNESS FOR A PARTICULAR PURPOSE ARE
* DISCLAIMED. IN NO EVENT SHALL THE COPYRIGHT HOLDER OR CONTRIBUTORS BE LIABLE
* FOR ANY DIRECT, INDIRECT, INCIDENTAL, SPECIAL, EXEMPLARY, OR CONSEQUENTIAL
* DAMAGES (INCLUDING, BUT NOT LIMITED TO, PROCUREMENT OF SUBSTITUTE GOODS OR
* SERVICES; LOSS OF USE, DATA, OR PROFITS; OR BUSINESS INTERRUPTION) HOWEVER
* CAUSED AND ON ANY THEORY OF LIABILITY, WHETHER IN CONTRACT, STRICT LIABILITY,
* OR TORT (INCLUDING NEGLIGENCE OR OTHERWISE) ARISING IN ANY WAY OUT OF THE USE
* OF THIS SOFTWARE, EVEN IF ADVISED OF THE POSSIBILITY OF SUCH DAMAGE.
*/

// src/workspace/configuration.ts
/** The names of the files that can hold lanser's configuration; the first that is there decides. */
const CONFIGURATION_FILES = ["lanser.json", "pyproject.toml"];
/**
* The settings in a configuration file's text, unchecked; undefined where a pyproject.toml has no
* `[tool.lanser]`.
*
* @throws LanserError E/CONFIG with the file and the place.
*/
function parseConfiguration(name, source) {
	const text = source.replace(/^\uFEFF/u, "");
	if (name === "lanser.json") return parseJson(name, text);
	try {
		const tool = parse$2(text)["tool"];
		return typeof tool === "object" && "lanser" in tool ? tool["lanser"] : void 0;
	} catch (error) {
		if (!(error instanceof TomlError)) throw error;
		const reason = error.message.split("\n")[0] ?? "";
		throw new LanserError("E/CONFIG", `${name}:${error.line}:${error.column}: ${reason}`, {
			path: name,
			line: error.line,
			column: error.column,
			reason
		}, error);
	}
}
function parseJson(name, text) {
	try {
		return JSON.parse(text);
	} catch (error) {
		throw new LanserError("E/CONFIG", `${name}: ${messageOf(error)}`, { path: name }, error);
	}
}

// src/gate/options.ts
const FAIL_ON = [
	"introduced-errors",
	"introduced-warnings",
	"negative-reward",
	"inconclusive"
];
const DEFAULT_TIMEOUT_MS = 12e4;

// src/gate/policy.ts
const DEFAULT_FAIL_ON = ["introduced-errors", "inconclusive"];
function policyOf(configuration, options) {
	const configuredTimeout = configuration.timeoutSeconds;
	return {
		failOn: options.failOn ?? configuration.gate?.failOn ?? DEFAULT_FAIL_ON,
		warnOnly: options.warnOnly ?? configuration.gate?.warnOnly ?? false,
		weights: {
			...DEFAULT_WEIGHTS,
			...configuration.reward?.weights,
			...options.rewardWeights
		},
		timeoutMs: options.timeoutMs ?? (configuredTimeout === void 0 ? 12e4 : configuredTimeout * 1e3)
	};
}
/**
* `lanser.json`, or `[tool.lanser]` of `pyproject.toml`, at the root of a tree.
*
* @throws LanserError E/CONFIG with the file and the key or place.
*/
async function readTreeConfiguration(store, tree, signal) {
	for (const name of CONFIGURATION_FILES) {
		const bytes = await readFileOfTree(store, tree, name, signal);
		const settings = bytes === void 0 ? void 0 : parseConfiguration(name, bytes.toString("utf8"));
		if (settings !== void 0) return checked(name, settings);
	}
	return {};
}
function checked(name, value) {
	const violations = violationsOf("config", value);
	if (violations.length === 0) return value;
	const [first] = violations;
	throw new LanserError("E/CONFIG", `${name}: ${first?.pointer ?? ""}: ${first?.expected ?? "invalid"}`, {
		path: name,
		violations
	});
}

// src/git/object-store.ts
async function openObjectStore(repository, temporaryDirectory, signal) {
	const directory = path.join(temporaryDirectory, "objects.git");
	const { git } = repository;
	await git.read([
		"init",
		"--quiet",
		"--bare",
		"--template=",
		`--object-format=${repository.objectFormat}`,
		directory
	], {
		cwd: temporaryDirectory,
		signal
	});
	await mkdir(path.join(directory, "objects", "info"), { recursive: true });
	const objects = path.join(repository.commonDirectory, "objects");
	await writeFile(path.join(directory, "objects", "info", "alternates"), `${objects}\n`);
	await copyFile(path.join(repository.commonDirectory, "shallow"), path.join(directory, "shallow")).catch(() => void 0);
	const args = (rest) => [`--git-dir=${directory}`, ...rest];
	return {
		repository,
		directory,
		temporaryDirectory,
		run: async (rest, abort, input) => git.run(args(rest), {
			cwd: temporaryDirectory,
			signal: abort,
			...input === void 0 ? {} : { input }
		}),
		read: async (rest, abort, input) => git.read(args(rest), {
			cwd: temporaryDirectory,
			signal: abort,
			...input === void 0 ? {} : { input }
		})
	};
}

// src/git/blobs.ts
const BATCH_BYTES = 33554432;
const LINE_FEED = 10;
/** Brings everything that a filter has left out of a clone. */
const MEND_PARTIAL_CLONE = "git fetch --refetch --no-filter origin";
/** Reads the raw blobs of these entries, a bounded number of bytes at a time. */
async function* readBlobs(store, entries, signal) {
	for (const batch of batches(entries)) {
		const ids = batch.map((entry) => `${entry.id}\n`).join("");
		const output = await store.read(["cat-file", "--batch"], signal, Buffer.from(ids));
		let offset = 0;
		for (const entry of batch) {
			const headerEnd = output.indexOf(LINE_FEED, offset);
			const header = output.toString("latin1", offset, headerEnd);
			const match = /^[0-9a-f]+ blob (\d+)$/u.exec(header);
			if (match === null) throw missingBlob(entry, header);
			const start = headerEnd + 1;
			const end = start + Number(match[1]);
			yield [entry, output.subarray(start, end)];
			offset = end + 1;
		}
	}
}
function* batches(entries) {
	let batch = [];
	let bytes = 0;
	for (const entry of entries) {
		if (batch.length > 0 && bytes + entry.size > BATCH_BYTES) {
			yield batch;
			batch = [];
			bytes = 0;
		}
		batch.push(entry);
		bytes += entry.size;
	}
	if (batch.length > 0) yield batch;
}
function missingBlob(entry, header) {
	const mend = MEND_PARTIAL_CLONE;
	return new LanserError("E/INCONCLUSIVE", `The repository lacks the content of ${JSON.stringify(entry.path)} (${header.split(" ").at(-1) ?? "unreadable"}). A partial clone can be completed: ${mend}`, {
		path: entry.path,
		mend
	});
}

// src/git/fetch-from-origin.ts
/**
* Fetches from the checkout's `origin` into the store.
*
* @returns why it could not be done, without the address, which may hold a password; else undefined.
*/
async function fetchFromOrigin(store, request, authorization, signal) {
	const { git, root } = store.repository;
	const origin = await git.run([
		...repositoryArguments(store.repository),
		"config",
		"--get",
		"remote.origin.url"
	], {
		cwd: root,
		signal
	});
	const url = origin.stdout.toString("utf8").trim();
	if (origin.exitCode !== 0 || url === "") return "the checkout has no origin";
	const header = authorizationHeader(url, authorization);
	const result = await git.run([
		...header?.settings ?? [],
		...request.settings,
		`--git-dir=${store.directory}`,
		"fetch",
		"--quiet",
		...request.options,
		"--no-tags",
		"--no-write-fetch-head",
		"--no-recurse-submodules",
		"--no-auto-maintenance",
		"--stdin",
		"--",
		url
	], {
		cwd: root,
		signal,
		input: request.refspecs.map((refspec) => `${refspec}\n`).join(""),
		...header === void 0 ? {} : { env: { LANSER_AUTHORIZATION: header.value } }
	});
	if (result.exitCode === 0) return void 0;
	return (result.stderr.split("\n").findLast((line) => line.startsWith("fatal: ")) ?? "git fetch failed").replaceAll(url, "origin");
}
/** What lets `git fetch` send the token, to the origin that it is for alone; undefined for all others. */
function authorizationHeader(url, authorization) {
	if (authorization === void 0 || !URL.canParse(url) || !URL.canParse(authorization.serverUrl)) return;
	const { origin, protocol } = new URL(authorization.serverUrl);
	if (new URL(url).origin !== origin || protocol !== "https:") return void 0;
	const basic = Buffer.from(`x-access-token:${authorization.token}`).toString("base64");
	return {
		settings: [
			`--config-env=http.${origin}/.extraheader=LANSER_AUTHORIZATION`,
			"-c",
			"http.followRedirects=false"
		],
		value: `AUTHORIZATION: basic ${basic}`
	};
}

// src/git/partial-clone.ts
/** Whether the clone may lack objects on purpose, as one made with `--filter` does. */
async function isPartialClone(repository, signal) {
	const settings = "^(extensions\\.partialclone|remote\\..*\\.promisor)$";
	return (await repository.git.run([
		...repositoryArguments(repository),
		"config",
		"--get-regexp",
		settings
	], {
		cwd: repository.root,
		signal
	})).exitCode === 0;
}
/**
* Fetches into the store what a partial clone lacks of the commit's tree, all of it at once.
*
* @throws LanserError E/INCONCLUSIVE with the command that would mend it.
*/
async function completeCommit(store, commit, authorization, signal) {
	const missing = await missingObjects(store, await treeIdOf(store, commit, signal), signal);
	if (missing.length === 0) return;
	const reason = await fetchFromOrigin(store, {
		settings: ["-c", "fetch.negotiationAlgorithm=noop"],
		options: [],
		refspecs: missing
	}, authorization, signal);
	if (reason === void 0) return;
	throw new LanserError("E/INCONCLUSIVE", `The clone is partial and lacks parts of ${commit}, which could not be fetched (${reason}). Complete the clone: ${MEND_PARTIAL_CLONE}`, {
		revision: commit,
		missing: missing.length,
		mend: MEND_PARTIAL_CLONE
	});
}
/** From the commit itself, for a clone without trees cannot follow `<commit>^{tree}`. */
async function treeIdOf(store, commit, signal) {
	const text = (await store.read([
		"cat-file",
		"commit",
		commit
	], signal)).toString("latin1");
	const id = /^tree ([0-9a-f]+)$/mu.exec(text)?.[1];
	if (id === void 0) throw new TypeError("a commit without a tree");
	return id;
}
async function missingObjects(store, tree, signal) {
	if ((await store.run([
		"cat-file",
		"-e",
		tree
	], signal)).exitCode !== 0) return [tree];
	return [...(await store.read([
		"rev-list",
		"--quiet",
		"--objects",
		"--missing=print",
		tree
	], signal)).toString("latin1").matchAll(/^\?([0-9a-f]+)/gmu)].map((match) => match[1]);
}

// src/git/fetch-commit.ts
/**
* Fetches one commit (a full id, a name as the remote knows it, or one of its branches as the
* checkout names it, `origin/main`) from the checkout's `origin` into the store, at depth 1 where the
* checkout is shallow itself. Returns the commit's id.
*
* @throws LanserError E/INCONCLUSIVE with the command that would mend it.
*/
async function fetchCommit(store, revision, authorization, signal) {
	const options = await isShallow(store.repository) ? ["--depth=1"] : [];
	const asked = nameAtOrigin(revision);
	const refspecs = [`+${asked.name}:refs/lanser/fetched`];
	const reason = await fetchFromOrigin(store, {
		settings: [],
		options,
		refspecs
	}, authorization, signal);
	if (reason !== void 0) {
		const mend = [
			"git",
			"fetch",
			...options,
			"origin",
			asked.refspec
		].join(" ");
		throw new LanserError("E/INCONCLUSIVE", `The history does not hold ${revision}, and it could not be fetched (${reason}). Fetch it, for example: ${mend}`, {
			revision,
			mend
		});
	}
	return (await store.read([
		"rev-parse",
		"--verify",
		"refs/lanser/fetched^{commit}"
	], signal)).toString("utf8").trim();
}
/** What origin calls it, and what a person fetches so that the checkout knows it by the name that was given. */
function nameAtOrigin(revision) {
	const branch = /^(?:(?:refs\/)?remotes\/)?origin\/(.+)$/u.exec(revision)?.[1];
	if (branch === void 0) return {
		name: revision,
		refspec: revision
	};
	return {
		name: branch === "HEAD" ? branch : `refs/heads/${branch}`,
		refspec: `${branch}:refs/remotes/origin/${branch}`
	};
}

// src/git/revisions.ts
const FULL_ID = /^[0-9a-f]{40}(?:[0-9a-f]{24})?$/u;
/**
* The commit that a revision means in the user's repository; what a shallow clone lacks is fetched
* into the store.
*
* @throws LanserError E/NOT_FOUND for a revision that nobody knows, E/INCONCLUSIVE for one that is
* cut off by a shallow clone and cannot be fetched.
*/
async function resolveCommit(store, revision, authorization, signal) {
	const { repository } = store;
	const found = await repository.git.run([
		...repositoryArguments(repository),
		"rev-parse",
		"--verify",
		"--quiet",
		"--end-of-options",
		`${revision}^{commit}`
	], {
		cwd: repository.root,
		signal
	});
	const id = found.stdout.toString("utf8").trim().split("\n").at(-1) ?? "";
	if (found.exitCode === 0 && FULL_ID.test(id) && await hasCommit(store, id, signal)) return id;
	if (found.exitCode === 0 && FULL_ID.test(id) && await isPartialClone(repository, signal)) return id;
	if (FULL_ID.test(revision) || await isShallow(store.repository) && await isRefName(store, revision, signal)) return fetchCommit(store, revision, authorization, signal);
	if (await isShallow(store.repository)) {
		const mend = "git fetch --unshallow origin";
		throw new LanserError("E/INCONCLUSIVE", `The clone is shallow and does not reach ${JSON.stringify(revision)}. Fetch more history: ${mend}`, {
			revision,
			mend
		});
	}
	throw new LanserError("E/NOT_FOUND", `There is no commit ${JSON.stringify(revision)} in this repository. See git branch --all and git log for what there is.`, { revision });
}
/** The commit that is checked out. */
async function headCommit(repository) {
	const result = await repository.git.run([
		...repositoryArguments(repository),
		"rev-parse",
		"--verify",
		"HEAD^{commit}"
	], { cwd: repository.root });
	if (result.exitCode === 0) return result.stdout.toString("utf8").trim();
	throw new LanserError("E/NOT_FOUND", "The repository has no commit yet.");
}
/** Parents as the commit object names them, whatever a shallow clone cuts off. */
async function commitParents(store, commit, signal) {
	const text = (await store.read([
		"cat-file",
		"commit",
		commit
	], signal)).toString("utf8");
	return [...text.slice(0, text.indexOf("\n\n")).matchAll(/^parent ([0-9a-f]+)$/gmu)].map((match) => match[1]);
}
async function treeOf(store, commit, signal) {
	return (await store.read([
		"rev-parse",
		"--verify",
		`${commit}^{tree}`
	], signal)).toString("utf8").trim();
}
/** @throws LanserError E/INCONCLUSIVE where the histories have no known common commit. */
async function mergeBase(store, base, head, signal) {
	if (base === head || (await commitParents(store, head, signal)).includes(base)) return base;
	const result = await store.run([
		"merge-base",
		base,
		head
	], signal);
	const id = result.stdout.toString("utf8").trim();
	if (result.exitCode === 0 && FULL_ID.test(id)) return id;
	const shallow = await isShallow(store.repository);
	const mend = "git fetch --unshallow origin";
	throw new LanserError("E/INCONCLUSIVE", shallow ? `The clone is too shallow to hold the merge base of base and head. Fetch more history: ${mend}` : "Base and head have no common history, so there is nothing to compare.", shallow ? { mend } : {});
}
async function hasCommit(store, id, signal) {
	return (await store.run([
		"cat-file",
		"-e",
		`${id}^{tree}`
	], signal)).exitCode === 0;
}
async function isRefName(store, revision, signal) {
	return (await store.run([
		"check-ref-format",
		"--allow-onelevel",
		revision
	], signal)).exitCode === 0;
}

// \0@oxc-project+runtime@0.158.0/helpers/esm/usingCtx.js
function _usingCtx() {
	var r = "function" == typeof SuppressedError ? SuppressedError : function(r, e) {
		var n = Error();
		return n.name = "SuppressedError", n.error = r, n.suppressed = e, n;
	}, e = {}, n = [];
	function using(r, e) {
		if (null != e) {
			if (Object(e) !== e) throw new TypeError("using declarations can only be used with objects, functions, null, or undefined.");
			if (r) var o = e[Symbol.asyncDispose || Symbol["for"]("Symbol.asyncDispose")];
			if (void 0 === o && (o = e[Symbol.dispose || Symbol["for"]("Symbol.dispose")], r)) var t = o;
			if ("function" != typeof o) throw new TypeError("Object is not disposable.");
			t && (o = function o() {
				try {
					t.call(e);
				} catch (r) {
					return Promise.reject(r);
				}
			}), n.push({
				v: e,
				d: o,
				a: r
			});
		} else r && n.push({
			d: e,
			a: r
		});
		return e;
	}
	return {
		e,
		u: using.bind(null, !1),
		a: using.bind(null, !0),
		d: function d() {
			var o, t = this.e, s = 0;
			function next() {
				for (; o = n.pop();) try {
					if (!o.a && 1 === s) return s = 0, n.push(o), Promise.resolve().then(next);
					if (o.d) {
						var r = o.d.call(o.v);
						if (o.a) return s |= 2, Promise.resolve(r).then(next, err);
					} else s |= 1;
				} catch (r) {
					return err(r);
				}
				if (1 === s) return t !== e ? Promise.reject(t) : Promise.resolve();
				if (t !== e) throw t;
			}
			function err(n) {
				return t = t !== e ? new r(n, t) : n, next();
			}
			return next();
		}
	};
}

// src/git/import-file.ts
const LARGE_BYTES = 52428800;
const READ_AT_ANY_SIZE = /\.(?:pyi?|toml|json|cfg|pth)$/u;
/** The command of `git fast-import` that removes a path, whatever its bytes. */
function importRemoval(name) {
	return command(`D ${quote(name)}\n`);
}
/**
* Commands of `git fast-import` that take a file or link of the work tree as it is. Large files that
* the check reads nothing of are taken as empty: that they are there can matter.
*
* @throws LanserError E/FS_PERMISSIONS, E/CONTENT_MODIFIED.
*/
async function* importFile(root, name, mayBeGone) {
	const absolute = path.join(root, name);
	const bytes = Buffer.from(name);
	try {
		const info = await lstat(absolute);
		if (info.isSymbolicLink()) {
			const target = await readlink(absolute, { encoding: "buffer" });
			yield modify("120000", bytes, target.length);
			yield target;
		} else if (info.isFile()) {
			const mode = (info.mode & 64) === 0 ? "100644" : "100755";
			const unread = info.size > LARGE_BYTES && !READ_AT_ANY_SIZE.test(name);
			yield modify(mode, bytes, unread ? 0 : info.size);
			if (!unread) yield* exactly(absolute, info.size, name);
		} else {
			yield importRemoval(bytes);
			return;
		}
		yield command("\n");
	} catch (error) {
		if (error instanceof LanserError) throw error;
		const errno = errnoOf(error);
		if (errno === "ELOOP") {
			yield importRemoval(bytes);
			return;
		}
		if (!(errno === "ENOENT" || errno === "ENOTDIR")) throw unreadable(name, errno, error);
		if (!mayBeGone) throw changed(name, error);
		yield importRemoval(bytes);
	}
}
/** The announced number of bytes: with another, Git would take what follows for content or commands. */
async function* exactly(absolute, size, name) {
	try {
		var _usingCtx$4 = _usingCtx();
		const file = _usingCtx$4.a(await open(absolute));
		let read = 0;
		for await (const chunk of file.createReadStream({ autoClose: false })) {
			const bytes = chunk;
			read += bytes.length;
			if (read > size) break;
			yield bytes;
		}
		if (read !== size) throw changed(name);
	} catch (_) {
		_usingCtx$4.e = _;
	} finally {
		await _usingCtx$4.d();
	}
}
function changed(name, cause) {
	return new LanserError("E/CONTENT_MODIFIED", `${JSON.stringify(name)} changed while it was read; run again. Where a sparse checkout leaves it out, check a commit instead.`, { path: name }, cause);
}
const ADVICE = {
	EACCES: "Mend its permissions, or check a commit instead.",
	EPERM: "Mend its permissions, or check a commit instead.",
	EMFILE: "Too many files are open; raise the limit (ulimit -n).",
	ENFILE: "Too many files are open on this machine; close programs and run again."
};
function unreadable(name, errno, cause) {
	const advice = ADVICE[errno ?? ""] ?? "Check a commit instead, for example --head HEAD.";
	return new LanserError("E/FS_PERMISSIONS", `${JSON.stringify(name)} cannot be read (${errno ?? "unknown error"}). ${advice}`, {
		path: name,
		errno: errno ?? null
	}, cause);
}
function modify(mode, name, size) {
	return command(`M ${mode} inline ${quote(name)}\ndata ${size}\n`);
}
function quote(name) {
	return `"${name.toString("latin1").replaceAll(/["\\\n]/gu, (character) => character === "\n" ? "\\n" : `\\${character}`)}"`;
}
function command(text) {
	return Buffer.from(text, "latin1");
}

// src/git/worktree.ts
/**
* The working tree as a tree of the store: the commit's entries, with the raw bytes of every file
* that is changed or untracked and not ignored. Nothing is written to the user's repository, and
* nothing of the store's own temporary folder is taken, which may lie in the checkout.
*
* @returns the tree's id.
* @throws LanserError E/FS_PERMISSIONS for a file that cannot be read, E/CONTENT_MODIFIED for one that
* changes meanwhile, E/INCONCLUSIVE for a Python file whose name is not UTF-8.
*/
async function snapshotWorktree(store, head, signal) {
	const { repository } = store;
	const status = await readStatus(repository, ["--untracked-files=all", "--no-renames"], signal);
	const own = workspacePath(repository.root, await realpath$1(store.temporaryDirectory));
	const commands = importCommands(store, head, status, own === void 0 ? void 0 : `${own}/`);
	await store.read([
		"fast-import",
		"--quiet",
		"--force"
	], signal, commands);
	return (await store.read([
		"rev-parse",
		"--verify",
		"refs/lanser/worktree^{tree}"
	], signal)).toString("utf8").trim();
}
const DELETED = /^(?:D |[ MTA]D)/u;
const UNMERGED = /^(?:DD|AA|U.|.U)/u;
async function* importCommands(store, head, status, own) {
	const { git, root } = store.repository;
	yield Buffer.from("commit refs/lanser/worktree\ncommitter lanser <> 0 +0000\ndata 0\n");
	yield Buffer.from(`from ${head}\n`);
	for (const field of splitNulBytes(status)) {
		const state = field.toString("latin1", 0, 2);
		const bytes = field.subarray(3);
		if (bytes.at(-1) === SLASH) continue;
		if (DELETED.test(state)) {
			yield importRemoval(bytes);
			continue;
		}
		const name = readableName(bytes, git);
		if (name === void 0 || own !== void 0 && name.startsWith(own)) continue;
		yield* importFile(root, name, UNMERGED.test(state));
	}
}
const SLASH = "/".charCodeAt(0);

// src/gate/sides.ts
/** A failure of which it is known which side it leaves unknown. */
var SideError = class extends LanserError {
	side;
	constructor(side, error) {
		super(error.code, error.message, error.details, error);
		this.side = side;
	}
};
/**
* Resolves base and head to trees. Before is the merge base of the two; for a pull request's merge
* commit whose first parent is given as base, that is the first parent itself.
*
* @throws SideError where a side cannot be established.
*/
async function resolveSides(repository, scratch, options) {
	const { signal, authorization } = options;
	if (options.requireCleanTree === true && await isDirty(repository, signal)) throw new LanserError("E/DIRTY_WORKTREE", "Tracked files have uncommitted changes. Commit them, check them with --head worktree, or check the last commit with --head HEAD.");
	const store = await openObjectStore(repository, scratch, signal);
	const worktree = options.head === "worktree";
	const partial = await isPartialClone(repository, signal);
	const treeOfCommit = async (commit) => {
		if (partial) await completeCommit(store, commit, authorization, signal);
		return treeOf(store, commit, signal);
	};
	const head = await establishing("after", async () => resolveCommit(store, worktree ? "HEAD" : options.head, authorization, signal));
	return {
		store,
		before: await establishing("before", async () => {
			const commit = await commitBefore(store, head, options);
			return {
				commit,
				tree: await treeOfCommit(commit)
			};
		}),
		after: await establishing("after", async () => {
			const tree = await treeOfCommit(head);
			return worktree ? {
				commit: null,
				tree: await snapshotWorktree(store, head, signal)
			} : {
				commit: head,
				tree
			};
		})
	};
}
async function establishing(side, work) {
	try {
		return await work();
	} catch (error) {
		throw isInconclusive(error) ? new SideError(side, error) : error;
	}
}
async function commitBefore(store, head, options) {
	const { host, signal, authorization } = options;
	if (options.headIsMergeCommit === true) {
		const [first, second] = await commitParents(store, head, signal);
		if (first !== void 0 && second !== void 0) return resolveCommit(store, first, authorization, signal);
		throw new LanserError("E/USAGE", "The head is not a merge commit, so it has no first parent to compare with.");
	}
	const base = await resolveCommit(store, options.base, authorization, signal);
	const before = await mergeBase(store, base, head, signal);
	if (before !== base) host.log(`base is not an ancestor of head; before is their merge base ${before}`);
	return before;
}

// src/git/tree-links.ts
const MAX_HOPS = 40;
/**
* The links of a tree that lead, through other links too, to a file or folder of the same tree:
* link path to the final path, which is no link. Decided on the tree alone, never on a file system.
*/
function resolveLinks(entries, targets) {
	const places = /* @__PURE__ */ new Map();
	for (const entry of entries) {
		if (entry.kind !== "link") places.set(entry.path, entry.kind === "submodule" ? "folder" : "file");
		const parts = entry.path.split("/");
		for (let length = 1; length < parts.length; length += 1) places.set(parts.slice(0, length).join("/"), "folder");
	}
	const resolved = /* @__PURE__ */ new Map();
	for (const link of targets.keys()) {
		const place = follow(link, targets, places);
		if (place !== void 0 && !link.startsWith(`${place}/`)) resolved.set(link, place);
	}
	return resolved;
}
function follow(link, targets, places) {
	let pending = link.split("/");
	const done = [];
	for (let hops = 0; pending.length > 0;) {
		const part = pending.shift();
		if (places.get(done.join("/")) === "file") return void 0;
		if (part === "" || part === ".") continue;
		if (part === "..") {
			if (done.pop() === void 0) return void 0;
			continue;
		}
		const here = [...done, part].join("/");
		const target = targets.get(here);
		if (target === void 0) {
			if (!places.has(here)) return void 0;
			done.push(part);
			continue;
		}
		hops += 1;
		if (hops > MAX_HOPS || target.startsWith("/") || /^[A-Za-z]:|\\/u.test(target)) return void 0;
		pending = [...target.split("/"), ...pending];
	}
	return done.length === 0 ? void 0 : done.join("/");
}

// src/git/materialise.ts
/**
* Writes a tree from raw blobs: no filter, attribute, hook or line-end conversion acts. Links are
* made only where they lead to another place of the same tree; all others are left out. Files for
* which `needed` says no are made empty: their existence can matter, their content is not read.
*
* @throws LanserError E/FS_PERMISSIONS for an entry that this file system cannot hold.
*/
async function materialise(store, entries, directory, needed, signal) {
	const files = entries.filter((entry) => entry.kind === "file" || entry.kind === "executable");
	const links = entries.filter((entry) => entry.kind === "link");
	await makeFolders(directory, entries);
	const wanted = files.filter((entry) => needed(entry.path));
	for await (const [entry, bytes] of readBlobs(store, wanted, signal)) await writing(entry.path, writeFile(path.join(directory, entry.path), bytes, { flag: "wx" }));
	for (const entry of files) {
		if (needed(entry.path)) continue;
		await writing(entry.path, writeFile(path.join(directory, entry.path), "", { flag: "wx" }));
	}
	const targets = /* @__PURE__ */ new Map();
	for await (const [entry, bytes] of readBlobs(store, links, signal)) targets.set(entry.path, bytes.toString("utf8"));
	for (const [link, target] of resolveLinks(entries, targets)) {
		const from = path.dirname(path.join(directory, link));
		const relative = path.relative(from, path.join(directory, target)) || ".";
		await writing(link, symlink(relative, path.join(directory, link)));
	}
}
async function makeFolders(directory, entries) {
	const folders = /* @__PURE__ */ new Set(["."]);
	for (const entry of entries) folders.add(entry.kind === "submodule" ? entry.path : path.posix.dirname(entry.path));
	for (const folder of folders) await writing(folder, mkdir(path.join(directory, folder), { recursive: true }));
}
async function writing(name, work) {
	try {
		await work;
	} catch (error) {
		const errno = errnoOf(error);
		throw new LanserError("E/FS_PERMISSIONS", `${JSON.stringify(name)} of the tree cannot be written to the temporary folder (${errno ?? "unknown error"}): its name is too long or not valid here, another entry has the same name, or there is no room.`, {
			path: name,
			errno: errno ?? null
		}, error);
	}
}

// node_modules/jsonc-parser/lib/esm/impl/scanner.js
/**
* Creates a JSON scanner on the given text.
* If ignoreTrivia is set, whitespaces or comments are ignored.
*/
function createScanner(text, ignoreTrivia = false) {
	const len = text.length;
	let pos = 0, value = "", tokenOffset = 0, token = 16, lineNumber = 0, lineStartOffset = 0, tokenLineStartOffset = 0, prevTokenLineStartOffset = 0, scanError = 0;
	function scanHexDigits(count, exact) {
		let digits = 0;
		let value = 0;
		while (digits < count || !exact) {
			let ch = text.charCodeAt(pos);
			if (ch >= 48 && ch <= 57) value = value * 16 + ch - 48;
			else if (ch >= 65 && ch <= 70) value = value * 16 + ch - 65 + 10;
			else if (ch >= 97 && ch <= 102) value = value * 16 + ch - 97 + 10;
			else break;
			pos++;
			digits++;
		}
		if (digits < count) value = -1;
		return value;
	}
	function setPosition(newPosition) {
		pos = newPosition;
		value = "";
		tokenOffset = 0;
		token = 16;
		scanError = 0;
	}
	function scanNumber() {
		let start = pos;
		if (text.charCodeAt(pos) === 48) pos++;
		else {
			pos++;
			while (pos < text.length && isDigit(text.charCodeAt(pos))) pos++;
		}
		if (pos < text.length && text.charCodeAt(pos) === 46) {
			pos++;
			if (pos < text.length && isDigit(text.charCodeAt(pos))) {
				pos++;
				while (pos < text.length && isDigit(text.charCodeAt(pos))) pos++;
			} else {
				scanError = 3;
				return text.substring(start, pos);
			}
		}
		let end = pos;
		if (pos < text.length && (text.charCodeAt(pos) === 69 || text.charCodeAt(pos) === 101)) {
			pos++;
			if (pos < text.length && text.charCodeAt(pos) === 43 || text.charCodeAt(pos) === 45) pos++;
			if (pos < text.length && isDigit(text.charCodeAt(pos))) {
				pos++;
				while (pos < text.length && isDigit(text.charCodeAt(pos))) pos++;
				end = pos;
			} else scanError = 3;
		}
		return text.substring(start, end);
	}
	function scanString() {
		let result = "", start = pos;
		while (true) {
			if (pos >= len) {
				result += text.substring(start, pos);
				scanError = 2;
				break;
			}
			const ch = text.charCodeAt(pos);
			if (ch === 34) {
				result += text.substring(start, pos);
				pos++;
				break;
			}
			if (ch === 92) {
				result += text.substring(start, pos);
				pos++;
				if (pos >= len) {
					scanError = 2;
					break;
				}
				switch (text.charCodeAt(pos++)) {
					case 34:
						result += "\"";
						break;
					case 92:
						result += "\\";
						break;
					case 47:
						result += "/";
						break;
					case 98:
						result += "\b";
						break;
					case 102:
						result += "\f";
						break;
					case 110:
						result += "\n";
						break;
					case 114:
						result += "\r";
						break;
					case 116:
						result += "	";
						break;
					case 117:
						const ch3 = scanHexDigits(4, true);
						if (ch3 >= 0) result += String.fromCharCode(ch3);
						else scanError = 4;
						break;
					default: scanError = 5;
				}
				start = pos;
				continue;
			}
			if (ch >= 0 && ch <= 31) {
				if (isLineBreak(ch)) {
					result += text.substring(start, pos);
					scanError = 2;
					break;
				} else scanError = 6;
			}
			pos++;
		}
		return result;
	}
	function scanNext() {
		value = "";
		scanError = 0;
		tokenOffset = pos;
		lineStartOffset = lineNumber;
		prevTokenLineStartOffset = tokenLineStartOffset;
		if (pos >= len) {
			tokenOffset = len;
			return token = 17;
		}
		let code = text.charCodeAt(pos);
		if (isWhiteSpace(code)) {
			do {
				pos++;
				value += String.fromCharCode(code);
				code = text.charCodeAt(pos);
			} while (isWhiteSpace(code));
			return token = 15;
		}
		if (isLineBreak(code)) {
			pos++;
			value += String.fromCharCode(code);
			if (code === 13 && text.charCodeAt(pos) === 10) {
				pos++;
				value += "\n";
			}
			lineNumber++;
			tokenLineStartOffset = pos;
			return token = 14;
		}
		switch (code) {
			case 123:
				pos++;
				return token = 1;
			case 125:
				pos++;
				return token = 2;
			case 91:
				pos++;
				return token = 3;
			case 93:
				pos++;
				return token = 4;
			case 58:
				pos++;
				return token = 6;
			case 44:
				pos++;
				return token = 5;
			case 34:
				pos++;
				value = scanString();
				return token = 10;
			case 47:
				const start = pos - 1;
				if (text.charCodeAt(pos + 1) === 47) {
					pos += 2;
					while (pos < len) {
						if (isLineBreak(text.charCodeAt(pos))) break;
						pos++;
					}
					value = text.substring(start, pos);
					return token = 12;
				}
				if (text.charCodeAt(pos + 1) === 42) {
					pos += 2;
					const safeLength = len - 1;
					let commentClosed = false;
					while (pos < safeLength) {
						const ch = text.charCodeAt(pos);
						if (ch === 42 && text.charCodeAt(pos + 1) === 47) {
							pos += 2;
							commentClosed = true;
							break;
						}
						pos++;
						if (isLineBreak(ch)) {
							if (ch === 13 && text.charCodeAt(pos) === 10) pos++;
							lineNumber++;
							tokenLineStartOffset = pos;
						}
					}
					if (!commentClosed) {
						pos++;
						scanError = 1;
					}
					value = text.substring(start, pos);
					return token = 13;
				}
				value += String.fromCharCode(code);
				pos++;
				return token = 16;
			case 45:
				value += String.fromCharCode(code);
				pos++;
				if (pos === len || !isDigit(text.charCodeAt(pos))) return token = 16;
			case 48:
			case 49:
			case 50:
			case 51:
			case 52:
			case 53:
			case 54:
			case 55:
			case 56:
			case 57:
				value += scanNumber();
				return token = 11;
			default:
				while (pos < len && isUnknownContentCharacter(code)) {
					pos++;
					code = text.charCodeAt(pos);
				}
				if (tokenOffset !== pos) {
					value = text.substring(tokenOffset, pos);
					switch (value) {
						case "true": return token = 8;
						case "false": return token = 9;
						case "null": return token = 7;
					}
					return token = 16;
				}
				value += String.fromCharCode(code);
				pos++;
				return token = 16;
		}
	}
	function isUnknownContentCharacter(code) {
		if (isWhiteSpace(code) || isLineBreak(code)) return false;
		switch (code) {
			case 125:
			case 93:
			case 123:
			case 91:
			case 34:
			case 58:
			case 44:
			case 47: return false;
		}
		return true;
	}
	function scanNextNonTrivia() {
		let result;
		do
			result = scanNext();
		while (result >= 12 && result <= 15);
		return result;
	}
	return {
		setPosition,
		getPosition: () => pos,
		scan: ignoreTrivia ? scanNextNonTrivia : scanNext,
		getToken: () => token,
		getTokenValue: () => value,
		getTokenOffset: () => tokenOffset,
		getTokenLength: () => pos - tokenOffset,
		getTokenStartLine: () => lineStartOffset,
		getTokenStartCharacter: () => tokenOffset - prevTokenLineStartOffset,
		getTokenError: () => scanError
	};
}
function isWhiteSpace(ch) {
	return ch === 32 || ch === 9;
}
function isLineBreak(ch) {
	return ch === 10 || ch === 13;
}
function isDigit(ch) {
	return ch >= 48 && ch <= 57;
}
var CharacterCodes;
(function(CharacterCodes) {
	CharacterCodes[CharacterCodes["lineFeed"] = 10] = "lineFeed";
	CharacterCodes[CharacterCodes["carriageReturn"] = 13] = "carriageReturn";
	CharacterCodes[CharacterCodes["space"] = 32] = "space";
	CharacterCodes[CharacterCodes["_0"] = 48] = "_0";
	CharacterCodes[CharacterCodes["_1"] = 49] = "_1";
	CharacterCodes[CharacterCodes["_2"] = 50] = "_2";
	CharacterCodes[CharacterCodes["_3"] = 51] = "_3";
	CharacterCodes[CharacterCodes["_4"] = 52] = "_4";
	CharacterCodes[CharacterCodes["_5"] = 53] = "_5";
	CharacterCodes[CharacterCodes["_6"] = 54] = "_6";
	CharacterCodes[CharacterCodes["_7"] = 55] = "_7";
	CharacterCodes[CharacterCodes["_8"] = 56] = "_8";
	CharacterCodes[CharacterCodes["_9"] = 57] = "_9";
	CharacterCodes[CharacterCodes["a"] = 97] = "a";
	CharacterCodes[CharacterCodes["b"] = 98] = "b";
	CharacterCodes[CharacterCodes["c"] = 99] = "c";
	CharacterCodes[CharacterCodes["d"] = 100] = "d";
	CharacterCodes[CharacterCodes["e"] = 101] = "e";
	CharacterCodes[CharacterCodes["f"] = 102] = "f";
	CharacterCodes[CharacterCodes["g"] = 103] = "g";
	CharacterCodes[CharacterCodes["h"] = 104] = "h";
	CharacterCodes[CharacterCodes["i"] = 105] = "i";
	CharacterCodes[CharacterCodes["j"] = 106] = "j";
	CharacterCodes[CharacterCodes["k"] = 107] = "k";
	CharacterCodes[CharacterCodes["l"] = 108] = "l";
	CharacterCodes[CharacterCodes["m"] = 109] = "m";
	CharacterCodes[CharacterCodes["n"] = 110] = "n";
	CharacterCodes[CharacterCodes["o"] = 111] = "o";
	CharacterCodes[CharacterCodes["p"] = 112] = "p";
	CharacterCodes[CharacterCodes["q"] = 113] = "q";
	CharacterCodes[CharacterCodes["r"] = 114] = "r";
	CharacterCodes[CharacterCodes["s"] = 115] = "s";
	CharacterCodes[CharacterCodes["t"] = 116] = "t";
	CharacterCodes[CharacterCodes["u"] = 117] = "u";
	CharacterCodes[CharacterCodes["v"] = 118] = "v";
	CharacterCodes[CharacterCodes["w"] = 119] = "w";
	CharacterCodes[CharacterCodes["x"] = 120] = "x";
	CharacterCodes[CharacterCodes["y"] = 121] = "y";
	CharacterCodes[CharacterCodes["z"] = 122] = "z";
	CharacterCodes[CharacterCodes["A"] = 65] = "A";
	CharacterCodes[CharacterCodes["B"] = 66] = "B";
	CharacterCodes[CharacterCodes["C"] = 67] = "C";
	CharacterCodes[CharacterCodes["D"] = 68] = "D";
	CharacterCodes[CharacterCodes["E"] = 69] = "E";
	CharacterCodes[CharacterCodes["F"] = 70] = "F";
	CharacterCodes[CharacterCodes["G"] = 71] = "G";
	CharacterCodes[CharacterCodes["H"] = 72] = "H";
	CharacterCodes[CharacterCodes["I"] = 73] = "I";
	CharacterCodes[CharacterCodes["J"] = 74] = "J";
	CharacterCodes[CharacterCodes["K"] = 75] = "K";
	CharacterCodes[CharacterCodes["L"] = 76] = "L";
	CharacterCodes[CharacterCodes["M"] = 77] = "M";
	CharacterCodes[CharacterCodes["N"] = 78] = "N";
	CharacterCodes[CharacterCodes["O"] = 79] = "O";
	CharacterCodes[CharacterCodes["P"] = 80] = "P";
	CharacterCodes[CharacterCodes["Q"] = 81] = "Q";
	CharacterCodes[CharacterCodes["R"] = 82] = "R";
	CharacterCodes[CharacterCodes["S"] = 83] = "S";
	CharacterCodes[CharacterCodes["T"] = 84] = "T";
	CharacterCodes[CharacterCodes["U"] = 85] = "U";
	CharacterCodes[CharacterCodes["V"] = 86] = "V";
	CharacterCodes[CharacterCodes["W"] = 87] = "W";
	CharacterCodes[CharacterCodes["X"] = 88] = "X";
	CharacterCodes[CharacterCodes["Y"] = 89] = "Y";
	CharacterCodes[CharacterCodes["Z"] = 90] = "Z";
	CharacterCodes[CharacterCodes["asterisk"] = 42] = "asterisk";
	CharacterCodes[CharacterCodes["backslash"] = 92] = "backslash";
	CharacterCodes[CharacterCodes["closeBrace"] = 125] = "closeBrace";
	CharacterCodes[CharacterCodes["closeBracket"] = 93] = "closeBracket";
	CharacterCodes[CharacterCodes["colon"] = 58] = "colon";
	CharacterCodes[CharacterCodes["comma"] = 44] = "comma";
	CharacterCodes[CharacterCodes["dot"] = 46] = "dot";
	CharacterCodes[CharacterCodes["doubleQuote"] = 34] = "doubleQuote";
	CharacterCodes[CharacterCodes["minus"] = 45] = "minus";
	CharacterCodes[CharacterCodes["openBrace"] = 123] = "openBrace";
	CharacterCodes[CharacterCodes["openBracket"] = 91] = "openBracket";
	CharacterCodes[CharacterCodes["plus"] = 43] = "plus";
	CharacterCodes[CharacterCodes["slash"] = 47] = "slash";
	CharacterCodes[CharacterCodes["formFeed"] = 12] = "formFeed";
	CharacterCodes[CharacterCodes["tab"] = 9] = "tab";
})(CharacterCodes || (CharacterCodes = {}));

// node_modules/jsonc-parser/lib/esm/impl/string-intern.js
const cachedSpaces = new Array(20).fill(0).map((_, index) => {
	return " ".repeat(index);
});
const maxCachedValues = 200;
const cachedBreakLinesWithSpaces = {
	" ": {
		"\n": new Array(maxCachedValues).fill(0).map((_, index) => {
			return "\n" + " ".repeat(index);
		}),
		"\r": new Array(maxCachedValues).fill(0).map((_, index) => {
			return "\r" + " ".repeat(index);
		}),
		"\r\n": new Array(maxCachedValues).fill(0).map((_, index) => {
			return "\r\n" + " ".repeat(index);
		})
	},
	"	": {
		"\n": new Array(maxCachedValues).fill(0).map((_, index) => {
			return "\n" + "	".repeat(index);
		}),
		"\r": new Array(maxCachedValues).fill(0).map((_, index) => {
			return "\r" + "	".repeat(index);
		}),
		"\r\n": new Array(maxCachedValues).fill(0).map((_, index) => {
			return "\r\n" + "	".repeat(index);
		})
	}
};

// node_modules/jsonc-parser/lib/esm/impl/parser.js
var ParseOptions;
(function(ParseOptions) {
	ParseOptions.DEFAULT = { allowTrailingComma: false };
})(ParseOptions || (ParseOptions = {}));
/**
* Parses the given text and returns the object the JSON content represents. On invalid input, the parser tries to be as fault tolerant as possible, but still return a result.
* Therefore always check the errors list to find out if the input was valid.
*/
function parse$1(text, errors = [], options = ParseOptions.DEFAULT) {
	let currentProperty = null;
	let currentParent = [];
	const previousParents = [];
	function onValue(value) {
		if (Array.isArray(currentParent)) currentParent.push(value);
		else if (currentProperty !== null) currentParent[currentProperty] = value;
	}
	visit(text, {
		onObjectBegin: () => {
			const object = {};
			onValue(object);
			previousParents.push(currentParent);
			currentParent = object;
			currentProperty = null;
		},
		onObjectProperty: (name) => {
			currentProperty = name;
		},
		onObjectEnd: () => {
			currentParent = previousParents.pop();
		},
		onArrayBegin: () => {
			const array = [];
			onValue(array);
			previousParents.push(currentParent);
			currentParent = array;
			currentProperty = null;
		},
		onArrayEnd: () => {
			currentParent = previousParents.pop();
		},
		onLiteralValue: onValue,
		onError: (error, offset, length) => {
			errors.push({
				error,
				offset,
				length
			});
		}
	}, options);
	return currentParent[0];
}
/**
* Parses the given text and invokes the visitor functions for each object, array and literal reached.
*/
function visit(text, visitor, options = ParseOptions.DEFAULT) {
	const _scanner = createScanner(text, false);
	const _jsonPath = [];
	let suppressedCallbacks = 0;
	function toNoArgVisit(visitFunction) {
		return visitFunction ? () => suppressedCallbacks === 0 && visitFunction(_scanner.getTokenOffset(), _scanner.getTokenLength(), _scanner.getTokenStartLine(), _scanner.getTokenStartCharacter()) : () => true;
	}
	function toOneArgVisit(visitFunction) {
		return visitFunction ? (arg) => suppressedCallbacks === 0 && visitFunction(arg, _scanner.getTokenOffset(), _scanner.getTokenLength(), _scanner.getTokenStartLine(), _scanner.getTokenStartCharacter()) : () => true;
	}
	function toOneArgVisitWithPath(visitFunction) {
		return visitFunction ? (arg) => suppressedCallbacks === 0 && visitFunction(arg, _scanner.getTokenOffset(), _scanner.getTokenLength(), _scanner.getTokenStartLine(), _scanner.getTokenStartCharacter(), () => _jsonPath.slice()) : () => true;
	}
	function toBeginVisit(visitFunction) {
		return visitFunction ? () => {
			if (suppressedCallbacks > 0) suppressedCallbacks++;
			else if (visitFunction(_scanner.getTokenOffset(), _scanner.getTokenLength(), _scanner.getTokenStartLine(), _scanner.getTokenStartCharacter(), () => _jsonPath.slice()) === false) suppressedCallbacks = 1;
		} : () => true;
	}
	function toEndVisit(visitFunction) {
		return visitFunction ? () => {
			if (suppressedCallbacks > 0) suppressedCallbacks--;
			if (suppressedCallbacks === 0) visitFunction(_scanner.getTokenOffset(), _scanner.getTokenLength(), _scanner.getTokenStartLine(), _scanner.getTokenStartCharacter());
		} : () => true;
	}
	const onObjectBegin = toBeginVisit(visitor.onObjectBegin), onObjectProperty = toOneArgVisitWithPath(visitor.onObjectProperty), onObjectEnd = toEndVisit(visitor.onObjectEnd), onArrayBegin = toBeginVisit(visitor.onArrayBegin), onArrayEnd = toEndVisit(visitor.onArrayEnd), onLiteralValue = toOneArgVisitWithPath(visitor.onLiteralValue), onSeparator = toOneArgVisit(visitor.onSeparator), onComment = toNoArgVisit(visitor.onComment), onError = toOneArgVisit(visitor.onError);
	const disallowComments = options && options.disallowComments;
	const allowTrailingComma = options && options.allowTrailingComma;
	function scanNext() {
		while (true) {
			const token = _scanner.scan();
			switch (_scanner.getTokenError()) {
				case 4:
					handleError(14);
					break;
				case 5:
					handleError(15);
					break;
				case 3:
					handleError(13);
					break;
				case 1:
					if (!disallowComments) handleError(11);
					break;
				case 2:
					handleError(12);
					break;
				case 6: handleError(16);
			}
			switch (token) {
				case 12:
				case 13:
					if (disallowComments) handleError(10);
					else onComment();
					break;
				case 16:
					handleError(1);
					break;
				case 15:
				case 14: break;
				default: return token;
			}
		}
	}
	function handleError(error, skipUntilAfter = [], skipUntil = []) {
		onError(error);
		if (skipUntilAfter.length + skipUntil.length > 0) {
			let token = _scanner.getToken();
			while (token !== 17) {
				if (skipUntilAfter.indexOf(token) !== -1) {
					scanNext();
					break;
				} else if (skipUntil.indexOf(token) !== -1) break;
				token = scanNext();
			}
		}
	}
	function parseString(isValue) {
		const value = _scanner.getTokenValue();
		if (isValue) onLiteralValue(value);
		else {
			onObjectProperty(value);
			_jsonPath.push(value);
		}
		scanNext();
		return true;
	}
	function parseLiteral() {
		switch (_scanner.getToken()) {
			case 11:
				const tokenValue = _scanner.getTokenValue();
				let value = Number(tokenValue);
				if (isNaN(value)) {
					handleError(2);
					value = 0;
				}
				onLiteralValue(value);
				break;
			case 7:
				onLiteralValue(null);
				break;
			case 8:
				onLiteralValue(true);
				break;
			case 9:
				onLiteralValue(false);
				break;
			default: return false;
		}
		scanNext();
		return true;
	}
	function parseProperty() {
		if (_scanner.getToken() !== 10) {
			handleError(3, [], [2, 5]);
			return false;
		}
		parseString(false);
		if (_scanner.getToken() === 6) {
			onSeparator(":");
			scanNext();
			if (!parseValue()) handleError(4, [], [2, 5]);
		} else handleError(5, [], [2, 5]);
		_jsonPath.pop();
		return true;
	}
	function parseObject() {
		onObjectBegin();
		scanNext();
		let needsComma = false;
		while (_scanner.getToken() !== 2 && _scanner.getToken() !== 17) {
			if (_scanner.getToken() === 5) {
				if (!needsComma) handleError(4, [], []);
				onSeparator(",");
				scanNext();
				if (_scanner.getToken() === 2 && allowTrailingComma) break;
			} else if (needsComma) handleError(6, [], []);
			if (!parseProperty()) handleError(4, [], [2, 5]);
			needsComma = true;
		}
		onObjectEnd();
		if (_scanner.getToken() !== 2) handleError(7, [2], []);
		else scanNext();
		return true;
	}
	function parseArray() {
		onArrayBegin();
		scanNext();
		let isFirstElement = true;
		let needsComma = false;
		while (_scanner.getToken() !== 4 && _scanner.getToken() !== 17) {
			if (_scanner.getToken() === 5) {
				if (!needsComma) handleError(4, [], []);
				onSeparator(",");
				scanNext();
				if (_scanner.getToken() === 4 && allowTrailingComma) break;
			} else if (needsComma) handleError(6, [], []);
			if (isFirstElement) {
				_jsonPath.push(0);
				isFirstElement = false;
			} else _jsonPath[_jsonPath.length - 1]++;
			if (!parseValue()) handleError(4, [], [4, 5]);
			needsComma = true;
		}
		onArrayEnd();
		if (!isFirstElement) _jsonPath.pop();
		if (_scanner.getToken() !== 4) handleError(8, [4], []);
		else scanNext();
		return true;
	}
	function parseValue() {
		switch (_scanner.getToken()) {
			case 3: return parseArray();
			case 1: return parseObject();
			case 10: return parseString(true);
			default: return parseLiteral();
		}
	}
	scanNext();
	if (_scanner.getToken() === 17) {
		if (options.allowEmptyContent) return true;
		handleError(4, [], []);
		return false;
	}
	if (!parseValue()) {
		handleError(4, [], []);
		return false;
	}
	if (_scanner.getToken() !== 17) handleError(9, [], []);
	return true;
}

// node_modules/jsonc-parser/lib/esm/main.js
var ScanError;
(function(ScanError) {
	ScanError[ScanError["None"] = 0] = "None";
	ScanError[ScanError["UnexpectedEndOfComment"] = 1] = "UnexpectedEndOfComment";
	ScanError[ScanError["UnexpectedEndOfString"] = 2] = "UnexpectedEndOfString";
	ScanError[ScanError["UnexpectedEndOfNumber"] = 3] = "UnexpectedEndOfNumber";
	ScanError[ScanError["InvalidUnicode"] = 4] = "InvalidUnicode";
	ScanError[ScanError["InvalidEscapeCharacter"] = 5] = "InvalidEscapeCharacter";
	ScanError[ScanError["InvalidCharacter"] = 6] = "InvalidCharacter";
})(ScanError || (ScanError = {}));
var SyntaxKind;
(function(SyntaxKind) {
	SyntaxKind[SyntaxKind["OpenBraceToken"] = 1] = "OpenBraceToken";
	SyntaxKind[SyntaxKind["CloseBraceToken"] = 2] = "CloseBraceToken";
	SyntaxKind[SyntaxKind["OpenBracketToken"] = 3] = "OpenBracketToken";
	SyntaxKind[SyntaxKind["CloseBracketToken"] = 4] = "CloseBracketToken";
	SyntaxKind[SyntaxKind["CommaToken"] = 5] = "CommaToken";
	SyntaxKind[SyntaxKind["ColonToken"] = 6] = "ColonToken";
	SyntaxKind[SyntaxKind["NullKeyword"] = 7] = "NullKeyword";
	SyntaxKind[SyntaxKind["TrueKeyword"] = 8] = "TrueKeyword";
	SyntaxKind[SyntaxKind["FalseKeyword"] = 9] = "FalseKeyword";
	SyntaxKind[SyntaxKind["StringLiteral"] = 10] = "StringLiteral";
	SyntaxKind[SyntaxKind["NumericLiteral"] = 11] = "NumericLiteral";
	SyntaxKind[SyntaxKind["LineCommentTrivia"] = 12] = "LineCommentTrivia";
	SyntaxKind[SyntaxKind["BlockCommentTrivia"] = 13] = "BlockCommentTrivia";
	SyntaxKind[SyntaxKind["LineBreakTrivia"] = 14] = "LineBreakTrivia";
	SyntaxKind[SyntaxKind["Trivia"] = 15] = "Trivia";
	SyntaxKind[SyntaxKind["Unknown"] = 16] = "Unknown";
	SyntaxKind[SyntaxKind["EOF"] = 17] = "EOF";
})(SyntaxKind || (SyntaxKind = {}));
/**
* Parses the given text and returns the object the JSON content represents. On invalid input, the parser tries to be as fault tolerant as possible, but still return a result.
* Therefore, always check the errors list to find out if the input was valid.
*/
const parse = parse$1;
var ParseErrorCode;
(function(ParseErrorCode) {
	ParseErrorCode[ParseErrorCode["InvalidSymbol"] = 1] = "InvalidSymbol";
	ParseErrorCode[ParseErrorCode["InvalidNumberFormat"] = 2] = "InvalidNumberFormat";
	ParseErrorCode[ParseErrorCode["PropertyNameExpected"] = 3] = "PropertyNameExpected";
	ParseErrorCode[ParseErrorCode["ValueExpected"] = 4] = "ValueExpected";
	ParseErrorCode[ParseErrorCode["ColonExpected"] = 5] = "ColonExpected";
	ParseErrorCode[ParseErrorCode["CommaExpected"] = 6] = "CommaExpected";
	ParseErrorCode[ParseErrorCode["CloseBraceExpected"] = 7] = "CloseBraceExpected";
	ParseErrorCode[ParseErrorCode["CloseBracketExpected"] = 8] = "CloseBracketExpected";
	ParseErrorCode[ParseErrorCode["EndOfFileExpected"] = 9] = "EndOfFileExpected";
	ParseErrorCode[ParseErrorCode["InvalidCommentToken"] = 10] = "InvalidCommentToken";
	ParseErrorCode[ParseErrorCode["UnexpectedEndOfComment"] = 11] = "UnexpectedEndOfComment";
	ParseErrorCode[ParseErrorCode["UnexpectedEndOfString"] = 12] = "UnexpectedEndOfString";
	ParseErrorCode[ParseErrorCode["UnexpectedEndOfNumber"] = 13] = "UnexpectedEndOfNumber";
	ParseErrorCode[ParseErrorCode["InvalidUnicode"] = 14] = "InvalidUnicode";
	ParseErrorCode[ParseErrorCode["InvalidEscapeCharacter"] = 15] = "InvalidEscapeCharacter";
	ParseErrorCode[ParseErrorCode["InvalidCharacter"] = 16] = "InvalidCharacter";
})(ParseErrorCode || (ParseErrorCode = {}));
function printParseErrorCode(code) {
	switch (code) {
		case 1: return "InvalidSymbol";
		case 2: return "InvalidNumberFormat";
		case 3: return "PropertyNameExpected";
		case 4: return "ValueExpected";
		case 5: return "ColonExpected";
		case 6: return "CommaExpected";
		case 7: return "CloseBraceExpected";
		case 8: return "CloseBracketExpected";
		case 9: return "EndOfFileExpected";
		case 10: return "InvalidCommentToken";
		case 11: return "UnexpectedEndOfComment";
		case 12: return "UnexpectedEndOfString";
		case 13: return "UnexpectedEndOfNumber";
		case 14: return "InvalidUnicode";
		case 15: return "InvalidEscapeCharacter";
		case 16: return "InvalidCharacter";
	}
	return "<unknown ParseErrorCode>";
}

// src/text/lines.ts
/**
* The lines of a text as LSP counts them: ended by LF, CRLF or a lone CR. Line ends are not part
* of the lines; a text that ends with one has an empty last line.
*/
function splitLines(text) {
	return text.split(/\r\n|\r|\n/u);
}
/** Zero-based UTF-16 offset of each line's first character, under the same line ends. */
function lineStarts(text) {
	const starts = [0];
	for (const end of text.matchAll(/\r\n|\r|\n/gu)) starts.push(end.index + end[0].length);
	return starts;
}

// src/server/pyright/configuration-file.ts
/** The settings of a file; null for a pyproject.toml without a section, undefined for no file. */
async function readConfigurationFile(file, limit) {
	const text = await readText(file, limit);
	if (text === void 0) return void 0;
	const name = nameOf(file, limit);
	return file.endsWith(".toml") ? parsePyproject(text, name) : parsePyrightConfig(text, name);
}
/** What a pyproject.toml means to Pyright and to lanser: equal for texts that mean the same to both. */
function effectOfPyproject(text) {
	try {
		const tool = parse$2(text)["tool"];
		if (!isObject(tool)) return "nothing";
		const { pyright, lanser } = tool;
		return pyright === void 0 && lanser === void 0 ? "nothing" : JSON.stringify([pyright, lanser]);
	} catch (error) {
		if (!(error instanceof TomlError)) throw error;
		return text;
	}
}
/** The error of a file that extends what is not there. */
async function missingBase(file, limit) {
	const text = await readText(file, limit) ?? "";
	const at = /(?:^|\s|[{,."])extends["']?\s*[:=]\s*/u.exec(text);
	const { line, column } = placeOf$1(text, at === null ? 0 : at.index + at[0].length);
	return configError(nameOf(file, limit), line, column, "the file that it extends is not there, or not in the repository");
}
function parsePyproject(text, name) {
	try {
		const tool = parse$2(text)["tool"];
		const section = isObject(tool) ? tool["pyright"] : void 0;
		return isObject(section) ? section : null;
	} catch (error) {
		if (!(error instanceof TomlError)) throw error;
		const reason = error.message.split("\n")[0] ?? "";
		throw configError(name, error.line, error.column, reason, error);
	}
}
function parsePyrightConfig(text, name) {
	const errors = [];
	const value = parse(text, errors, { allowTrailingComma: true });
	const [first] = errors;
	if (first !== void 0) {
		const { line, column } = placeOf$1(text, first.offset);
		throw configError(name, line, column, printParseErrorCode(first.error));
	}
	if (!isObject(value)) throw configError(name, 1, 1, "an object is expected");
	return value;
}
function configError(name, line, column, reason, cause) {
	return new LanserError("E/CONFIG", `${name}:${line}:${column}: ${reason}`, {
		path: name,
		line,
		column,
		reason
	}, cause);
}
/** The text of a file; undefined where there is none. */
async function readText(file, limit) {
	const name = nameOf(file, limit);
	try {
		const real = await realpath$1(file);
		if (isInside(limit, real)) return await readFile(real, "utf8");
	} catch (error) {
		const errno = errnoOf(error) ?? "unknown error";
		if ([
			"ENOENT",
			"ENOTDIR",
			"ELOOP"
		].includes(errno)) return void 0;
		throw configError(name, 1, 1, `cannot be read (${errno})`, error);
	}
	throw new LanserError("E/JAIL", `${name} is a link that leads out of the repository.`, { path: name });
}
function nameOf(file, limit) {
	return path.relative(limit, file).split(path.sep).join("/");
}
/** Line and column of an offset, both counted from 1. */
function placeOf$1(text, offset) {
	const starts = lineStarts(text);
	const line = starts.findLastIndex((start) => start <= offset);
	return {
		line: line + 1,
		column: offset - (starts[line] ?? 0) + 1
	};
}
function isObject(value) {
	return typeof value === "object" && value !== null && !Array.isArray(value);
}

// src/server/pyright/configuration.ts
const JSON_NAME = "pyrightconfig.json";
const TOML_NAME = "pyproject.toml";
/**
* Finds and reads the configuration as Pyright 1.1.414 does for a workspace folder, looking no
* further up than `limit`.
*
* @throws LanserError E/CONFIG with the file, line and column of what does not parse or extends a file
* that is not there; E/JAIL where a link leads out of `limit`.
*/
async function readConfiguration(root, limit) {
	const first = await findPrimary(root, limit);
	if (first === void 0) return { files: [] };
	const files = [];
	let next = first;
	while (next !== void 0 && !files.some((file) => file.path === next)) {
		const content = isInside(limit, next) ? await readConfigurationFile(next, limit) : void 0;
		if (content === void 0) throw await missingBase(files.at(-1)?.path ?? next, limit);
		if (content === null) break;
		files.push({
			path: next,
			content
		});
		const base = content["extends"];
		next = typeof base === "string" ? path.resolve(path.dirname(next), base) : void 0;
	}
	return { files };
}
/** Every place where a configuration of this root could stand, in the root and above it. */
function configurationPlaces(root, limit) {
	return foldersUpTo(root, limit).flatMap((folder) => [path.join(folder, JSON_NAME), path.join(folder, TOML_NAME)]);
}
async function findPrimary(root, limit) {
	const [, ...above] = foldersUpTo(root, limit);
	const json = path.join(root, JSON_NAME);
	if (await readText(json, limit) !== void 0) return json;
	const toml = path.join(root, TOML_NAME);
	const content = await readConfigurationFile(toml, limit);
	if (content === void 0) return void 0;
	if (content !== null) return toml;
	for (const folder of above) {
		const candidate = path.join(folder, JSON_NAME);
		if (await readText(candidate, limit) !== void 0) return candidate;
	}
	for (const folder of above) {
		const found = await readConfigurationFile(path.join(folder, TOML_NAME), limit);
		if (found !== void 0 && found !== null) return path.join(folder, TOML_NAME);
	}
}
function foldersUpTo(root, limit) {
	const folders = [root];
	for (let folder = root; folder !== limit && isInside(limit, folder);) {
		const parent = path.dirname(folder);
		if (parent === folder || !isInside(limit, parent)) break;
		folders.push(parent);
		folder = parent;
	}
	return folders;
}

// src/model/range.ts
function compareCodeUnits(left, right) {
	return left < right ? -1 : left > right ? 1 : 0;
}
function compareRanges(left, right) {
	return left[0] - right[0] || left[1] - right[1] || left[2] - right[2] || left[3] - right[3];
}

// src/gate/pinned-configuration.ts
/**
* Where configuration of these projects stands or could stand in base. A path covers everything below
* it: head could put a folder there.
*/
async function pinnedConfiguration(tree, workingDirectories) {
	const pinned = /* @__PURE__ */ new Set();
	const add = (absolute) => {
		const relative = workspacePath(tree, absolute);
		if (relative !== void 0) pinned.add(relative);
	};
	for (const directory of workingDirectories) {
		const root = path.join(tree, directory);
		for (const place of configurationPlaces(root, tree)) add(place);
		for (const file of (await readConfiguration(root, tree)).files) {
			add(file.path);
			add(await realpath$1(file.path));
		}
	}
	return (treePath) => {
		for (let at = treePath; at !== "."; at = path.posix.dirname(at)) if (pinned.has(at)) return true;
		return false;
	};
}
/**
* Head's tree with base's entries wherever configuration stands.
*
* @throws LanserError E/INCONCLUSIVE where head has something else on the way to it.
*/
function underBaseConfiguration(baseEntries, headEntries, pinned) {
	const fromBase = baseEntries.filter((entry) => pinned(entry.path));
	const fromHead = headEntries.filter((entry) => !pinned(entry.path));
	for (const { path: configuration } of fromBase) {
		const inTheWay = fromHead.find(({ path: name }) => configuration.startsWith(`${name}/`));
		if (inTheWay === void 0) continue;
		throw new LanserError("E/INCONCLUSIVE", `Base's configuration ${JSON.stringify(configuration)} cannot be put in force on head, where ${JSON.stringify(inTheWay.path)} is no folder.`, {
			path: configuration,
			inTheWay: inTheWay.path,
			side: "head"
		});
	}
	return [...fromHead, ...fromBase];
}
/** What head does to the configuration. A pyproject.toml counts only where the server's part differs. */
async function configurationChanges(store, baseEntries, headEntries, pinned, signal) {
	const byPath = (entries) => new Map(entries.filter((entry) => pinned(entry.path)).map((entry) => [entry.path, entry]));
	const base = byPath(baseEntries);
	const head = byPath(headEntries);
	const effects = await pyprojectEffects(store, [...base.values(), ...head.values()], signal);
	const changes = [];
	for (const name of [.../* @__PURE__ */ new Set([...base.keys(), ...head.keys()])].toSorted(compareCodeUnits)) {
		const [old, fresh] = [base.get(name), head.get(name)];
		const effectOf = (entry) => entry === void 0 ? void 0 : effects.get(entry) ?? entry.id;
		if (old?.id === fresh?.id || (effectOf(old) ?? NO_EFFECT) === (effectOf(fresh) ?? NO_EFFECT)) continue;
		const change = old === void 0 ? "added" : fresh === void 0 ? "deleted" : "modified";
		changes.push({
			path: name,
			change
		});
	}
	return changes;
}
const NO_EFFECT = effectOfPyproject("");
async function pyprojectEffects(store, entries, signal) {
	const projects = entries.filter(({ path: name, kind }) => kind !== "link" && path.posix.basename(name) === "pyproject.toml");
	const effects = /* @__PURE__ */ new Map();
	for await (const [entry, bytes] of readBlobs(store, projects, signal)) effects.set(entry, effectOfPyproject(bytes.toString("utf8")));
	return effects;
}

// src/gate/working-directory-entries.ts
/**
* Holds the projects' folders against both trees.
*
* @throws LanserError E/USAGE for one that neither side has; E/INCONCLUSIVE for one that is reached
* through a link: base's configuration could not be kept in force there.
*/
function requireWorkingDirectories(workingDirectories, baseEntries, headEntries) {
	for (const directory of workingDirectories) {
		if (directory === ".") continue;
		const holds = (entry) => entry.path.startsWith(`${directory}/`);
		for (const [side, entries] of [["base", baseEntries], ["head", headEntries]]) {
			const link = entries.find(({ path, kind }) => kind === "link" && leadsTo(path, directory));
			if (link === void 0) continue;
			throw new LanserError("E/INCONCLUSIVE", `The working directory ${JSON.stringify(directory)} is reached through the link ${JSON.stringify(link.path)} in ${side}; name the folder that it leads to.`, {
				directory,
				link: link.path,
				side
			});
		}
		if (baseEntries.some(holds) || headEntries.some(holds)) continue;
		throw new LanserError("E/USAGE", `Neither side has a folder ${JSON.stringify(directory)}.`, { directory });
	}
}
/** A tree without files in places where a project's folder has to be. */
function withRoomForProjects(entries, workingDirectories) {
	return entries.filter(({ path }) => !workingDirectories.some((directory) => leadsTo(path, directory)));
}
/** Whether a path is a folder or one of the folders that it stands in. */
function leadsTo(path, directory) {
	return directory === path || directory.startsWith(`${path}/`);
}

// src/gate/trees-on-disk.ts
const READ_BY_SERVER = /(?:\.(?:pyi?|toml|json|cfg|pth)|\/py\.typed|^py\.typed)$/u;
async function writeTrees(sides, scratch, workingDirectories, signal) {
	const { store } = sides;
	const before = path.join(scratch, "before", "tree");
	const after = path.join(scratch, "after", "tree");
	const listed = [await listTree(store, sides.before.tree, signal), await listTree(store, sides.after.tree, signal)];
	requireWorkingDirectories(workingDirectories, ...listed);
	const baseEntries = withRoomForProjects(listed[0], workingDirectories);
	const headEntries = withRoomForProjects(listed[1], workingDirectories);
	const extended = /* @__PURE__ */ new Set();
	const needed = (name) => READ_BY_SERVER.test(name) || extended.has(name);
	await materialise(store, baseEntries, before, needed, signal);
	await makeProjects(before, workingDirectories);
	for (const directory of workingDirectories) for (;;) {
		const entry = await unreadConfiguration(path.join(before, directory), before, baseEntries, needed);
		if (entry === void 0) break;
		extended.add(entry.path);
		for await (const [, bytes] of readBlobs(store, [entry], signal)) await writeFile(path.join(before, entry.path), bytes);
	}
	const pinned = await pinnedConfiguration(before, workingDirectories);
	await materialise(store, underBaseConfiguration(baseEntries, headEntries, pinned), after, needed, signal);
	await makeProjects(after, workingDirectories);
	return {
		before,
		after,
		configurationChanges: await configurationChanges(store, ...listed, pinned, signal)
	};
}
/** A file that configuration extends under a name that does not look like one, and that is still empty. */
async function unreadConfiguration(root, tree, entries, needed) {
	try {
		await readConfiguration(root, tree);
		return;
	} catch (error) {
		if (!(error instanceof LanserError) || error.code !== "E/CONFIG") throw error;
		const name = error.details?.["path"];
		return entries.find(({ path: entry, kind }) => entry === name && kind !== "link" && !needed(entry));
	}
}
/** A project that only one side has is an empty folder on the other. */
async function makeProjects(tree, workingDirectories) {
	for (const directory of workingDirectories) await mkdir(path.join(tree, directory), { recursive: true });
}
/** Lines of a tree's files by their path relative to it, read once each. */
async function readLines(tree, uris) {
	const lines = /* @__PURE__ */ new Map();
	for (const uri of new Set(uris)) {
		const text = await readFile(path.join(tree, uri), "utf8").catch(() => void 0);
		if (text !== void 0) lines.set(uri, splitLines(text));
	}
	return (uri) => lines.get(uri) ?? [];
}

// src/gate/prepare.ts
async function prepare(options, repository, scratch, workingDirectories) {
	const { signal } = options;
	let sides;
	try {
		sides = await resolveSides(repository, scratch, options);
		const { store, before, after } = sides;
		const policy = policyOf(await readTreeConfiguration(store, before.tree, signal), options);
		return {
			kind: "prepared",
			before,
			after,
			changes: await diffTrees(store, before.tree, after.tree, signal),
			trees: await writeTrees(sides, scratch, workingDirectories, signal),
			policy
		};
	} catch (error) {
		if (!isInconclusive(error)) throw error;
		return {
			kind: "failed",
			side: sideOf$1(error, sides),
			error,
			policy: policyOf({}, options)
		};
	}
}
/** Before, where nothing says whose failure it is: nothing is held against head without it. */
function sideOf$1(error, sides) {
	if (error instanceof SideError) return error.side;
	const { side, tree } = error.details;
	if (side === "head") return "after";
	return tree !== void 0 && tree === sides?.after.tree && tree !== sides.before.tree ? "after" : "before";
}

// src/gate/confirm.ts
/** Holds two rounds over the same sides against each other. */
function confirm(first, second) {
	const introduced = split("after", first.introduced, second.introduced);
	const resolved = split("before", first.resolved, second.resolved);
	return {
		matching: {
			...first,
			introduced: introduced.stable,
			resolved: resolved.stable
		},
		unstable: [...resolved.unstable, ...introduced.unstable]
	};
}
function split(side, first, second) {
	const repeats = /* @__PURE__ */ new Map();
	for (const diagnostic of second) {
		const key = identity(diagnostic);
		const queue = repeats.get(key);
		if (queue === void 0) repeats.set(key, [diagnostic]);
		else queue.push(diagnostic);
	}
	const stable = [];
	const unstable = [];
	for (const diagnostic of first) if (repeats.get(identity(diagnostic))?.pop() === void 0) unstable.push({
		side,
		seen: "first",
		diagnostic
	});
	else stable.push(diagnostic);
	for (const diagnostic of [...repeats.values()].flat()) unstable.push({
		side,
		seen: "second",
		diagnostic
	});
	return {
		stable,
		unstable
	};
}
function identity(diagnostic) {
	return JSON.stringify([
		diagnostic.uri,
		diagnostic.range,
		diagnostic.severity,
		diagnostic.rule,
		diagnostic.message
	]);
}

// node_modules/canonicalize/lib/canonicalize.js
function hasLoneSurrogate(value) {
	for (let i = 0; i < value.length; i++) {
		const code = value.charCodeAt(i);
		if (code >= 55296 && code <= 56319) {
			if (i === value.length - 1) return true;
			const next = value.charCodeAt(i + 1);
			if (!(next >= 56320 && next <= 57343)) return true;
			i++;
		} else if (code >= 56320 && code <= 57343) return true;
	}
	return false;
}
function canonicalize(object, seen = /* @__PURE__ */ new Set()) {
	if (typeof object === "number" && isNaN(object)) throw new Error("NaN is not allowed");
	if (typeof object === "number" && !isFinite(object)) throw new Error("Infinity is not allowed");
	if (typeof object === "string" && hasLoneSurrogate(object)) throw new Error("Lone surrogate is not allowed");
	if (object === null || typeof object !== "object") return JSON.stringify(object);
	if (typeof object.toJSON === "function") {
		if (seen.has(object)) throw new Error("Circular reference detected");
		seen.add(object);
		const result = canonicalize(object.toJSON(), seen);
		seen.delete(object);
		return result;
	}
	if (seen.has(object)) throw new Error("Circular reference detected");
	seen.add(object);
	let result;
	if (Array.isArray(object)) result = `[${object.map((cv) => {
		return canonicalize(cv === void 0 || typeof cv === "symbol" ? null : cv, seen);
	}).join(",")}]`;
	else {
		const parts = [];
		for (const key of Object.keys(object).sort()) {
			if (object[key] === void 0 || typeof object[key] === "symbol") continue;
			parts.push(`${canonicalize(key)}:${canonicalize(object[key], seen)}`);
		}
		result = `{${parts.join(",")}}`;
	}
	seen.delete(object);
	return result;
}

// src/bundle/canonical.ts
/**
* RFC 8785 canonical JSON. Members that are `undefined` are left out, as in JSON; a lone surrogate
* or a non-finite number has no canonical form and is an assertion failure.
*/
function canonicalJson(value) {
	const text = canonicalize(value);
	if (text === void 0) throw new TypeError("the value has no JSON form");
	return text;
}
/** `sha256:` over the UTF-8 bytes of the RFC 8785 canonical form. */
function contentHash(value) {
	return `sha256:${createHash("sha256").update(canonicalJson(value), "utf8").digest("hex")}`;
}

// src/bundle/order.ts
const SORTING_KEYS = [
	"uri",
	"sL",
	"sC",
	"eL",
	"eC"
];
/** Total order of facts: place first, then the canonical form of the rest. Never by locale. */
function compareLocated(left, right) {
	return compareCodeUnits(left.uri, right.uri) || compareRanges(left.range, right.range) || compareCodeUnits(canonicalJson(left), canonicalJson(right));
}
function sortLocated(items) {
	return [...items].toSorted(compareLocated);
}

// src/gate/delta.ts
/**
* Matches two multisets of diagnostics in passes, each over what the ones before it left: the same
* mapped place, rule and message; the same rule and message in the same class or function, in
* order; the same rule at the same mapped place with another message; the same rule, message and
* source text elsewhere.
*/
async function matchDiagnostics(before, after, context) {
	const { positions } = context;
	const left = {
		before: sortLocated(before),
		after: sortLocated(after)
	};
	const samePlace = pairOff(left, (old) => {
		const range = positions.headRange(old.uri, old.range);
		return range && JSON.stringify([
			positions.headUri(old.uri),
			range,
			what(old)
		]);
	}, (fresh) => JSON.stringify([
		fresh.uri,
		fresh.range,
		what(fresh)
	]));
	const oldSymbols = await symbolNames(left.before, context.baseSymbols);
	const newSymbols = await symbolNames(left.after, context.headSymbols);
	const sameSymbol = pairOff(left, (old) => JSON.stringify([
		positions.headUri(old.uri) ?? null,
		oldSymbols.get(old),
		what(old)
	]), (fresh) => JSON.stringify([
		fresh.uri,
		newSymbols.get(fresh),
		what(fresh)
	]));
	const changed = pairOff(left, (old) => {
		const range = positions.headRange(old.uri, old.range);
		return range && JSON.stringify([
			positions.headUri(old.uri),
			range[0],
			range[1],
			old.rule,
			old.severity
		]);
	}, (fresh) => JSON.stringify([
		fresh.uri,
		fresh.range[0],
		fresh.range[1],
		fresh.rule,
		fresh.severity
	]));
	const movedWithin = pairOff(left, (old) => JSON.stringify([
		positions.headUri(old.uri) ?? null,
		textAt(context.baseLines, old),
		what(old)
	]), (fresh) => JSON.stringify([
		fresh.uri,
		textAt(context.headLines, fresh),
		what(fresh)
	]));
	const movedAcross = pairOff(left, (old) => JSON.stringify([textAt(context.baseLines, old), what(old)]), (fresh) => JSON.stringify([textAt(context.headLines, fresh), what(fresh)]));
	return {
		persisting: [...samePlace, ...sameSymbol],
		changed,
		moved: [...movedWithin, ...movedAcross],
		introduced: left.after,
		resolved: left.before
	};
}
/** Pairs diagnostics of equal keys in order and takes them off; no key means no partner. */
function pairOff(left, keyBefore, keyAfter) {
	if (left.before.length === 0 || left.after.length === 0) return [];
	const waiting = /* @__PURE__ */ new Map();
	for (const fresh of left.after) {
		const key = keyAfter(fresh);
		const queue = waiting.get(key);
		if (queue === void 0) waiting.set(key, [fresh]);
		else queue.push(fresh);
	}
	const pairs = [];
	const taken = /* @__PURE__ */ new Set();
	const unmatched = [];
	for (const old of left.before) {
		const key = keyBefore(old);
		const fresh = key === void 0 ? void 0 : waiting.get(key)?.shift();
		if (fresh === void 0) unmatched.push(old);
		else {
			pairs.push({
				before: old,
				after: fresh
			});
			taken.add(fresh);
		}
	}
	left.before = unmatched;
	left.after = left.after.filter((fresh) => !taken.has(fresh));
	return pairs;
}
function what(diagnostic) {
	return [
		diagnostic.severity,
		diagnostic.rule,
		diagnostic.message
	];
}
/** The line on which a diagnostic starts, without its indentation. */
function textAt(linesOf, diagnostic) {
	return (linesOf(diagnostic.uri)[diagnostic.range[0]] ?? "").trim();
}
async function symbolNames(diagnostics, symbolsOf) {
	const names = /* @__PURE__ */ new Map();
	const byUri = /* @__PURE__ */ new Map();
	for (const diagnostic of diagnostics) {
		const symbols = byUri.get(diagnostic.uri) ?? await symbolsOf(diagnostic.uri);
		byUri.set(diagnostic.uri, symbols);
		const line = diagnostic.range[0];
		const inner = symbols.findLast((symbol) => symbol.firstLine <= line && line <= symbol.lastLine);
		names.set(diagnostic, inner?.qualifiedName ?? "");
	}
	return names;
}

// src/gate/editor-lines.ts
/**
* The changes with hunks in lines as editors and servers count them. Git ends lines at LF alone; a
* lone CR ends one for everybody else.
*/
async function inEditorLines(changes, trees) {
	return Promise.all(changes.map(async (change) => {
		if (change.hunks.length === 0) return change;
		const before = await lineNumbers(trees.before, change.basePath);
		const after = await lineNumbers(trees.after, change.headPath);
		return {
			...change,
			hunks: change.hunks.map((hunk) => converted(hunk, before, after))
		};
	}));
}
function converted({ baseStart, baseCount, headStart, headCount }, before, after) {
	return {
		baseStart: before(baseStart),
		baseCount: before(baseStart + baseCount) - before(baseStart),
		headStart: after(headStart),
		headCount: after(headStart + headCount) - after(headStart)
	};
}
async function lineNumbers(tree, file) {
	const text = file === null ? "" : await readFile(path.join(tree, file), "latin1").catch(() => "");
	if (!/\r(?!\n)/u.test(text)) return (line) => line;
	const numbers = [0];
	let line = 0;
	for (const [end] of text.matchAll(/\r\n|\r|\n/gu)) {
		line += 1;
		if (end !== "\r") numbers.push(line);
	}
	return (gitLine) => numbers[gitLine] ?? line + 1;
}

// src/text/columns.ts
const SPACE = /\s/u;
/**
* The column in `after` of the character that stands at `column` in `before`, where both lines
* hold the same characters but for white space: the character after as many non-blank ones.
*/
function columnAcrossSpacing(before, column, after) {
	if (before === after) return column;
	let solid = 0;
	for (let index = 0; index < Math.min(column, before.length); index += 1) if (!SPACE.test(before.charAt(index))) solid += 1;
	const endsSolid = column > 0 && !SPACE.test(before.charAt(column - 1)) && isBlankAt(before, column);
	let seen = 0;
	for (let index = 0; index < after.length; index += 1) {
		const blank = SPACE.test(after.charAt(index));
		if (seen === solid && (endsSolid || !blank)) return index;
		if (!blank) seen += 1;
	}
	return after.length;
}
function isBlankAt(line, column) {
	return column >= line.length || SPACE.test(line.charAt(column));
}

// src/gate/position-map.ts
function positionMap(changes, baseLines, headLines) {
	const byBase = /* @__PURE__ */ new Map();
	for (const change of changes) if (change.basePath !== null) byBase.set(change.basePath, change);
	function mapPosition(change, line, column) {
		const headLine = mapLine(change.hunks, line);
		if (headLine === void 0 || change.basePath === null || change.headPath === null) return void 0;
		const before = baseLines(change.basePath)[line] ?? "";
		const after = headLines(change.headPath)[headLine] ?? "";
		return [headLine, columnAcrossSpacing(before, column, after)];
	}
	/** An end before the first column is the end of the line above, whatever becomes of its own line. */
	function mapEnd(change, range) {
		const above = range[3] === 0 && range[2] > range[0] ? mapLine(change.hunks, range[2] - 1) : void 0;
		return above === void 0 ? mapPosition(change, range[2], range[3]) : [above + 1, 0];
	}
	return {
		headUri(baseUri) {
			const change = byBase.get(baseUri);
			return change === void 0 ? baseUri : change.headPath ?? void 0;
		},
		headRange(baseUri, range) {
			const change = byBase.get(baseUri);
			if (change === void 0) return range;
			if (change.headPath === null) return void 0;
			const start = mapPosition(change, range[0], range[1]);
			const end = mapEnd(change, range);
			return start === void 0 || end === void 0 ? void 0 : [
				start[0],
				start[1],
				end[0],
				end[1]
			];
		}
	};
}
/** The line in head of a line of base that no hunk replaces. Hunks are in order, zero-based. */
function mapLine(hunks, line) {
	let shift = 0;
	for (const hunk of hunks) {
		if (line < hunk.baseStart) break;
		if (line < hunk.baseStart + hunk.baseCount) return void 0;
		shift += hunk.headCount - hunk.baseCount;
	}
	return line + shift;
}

// src/gate/project-delta.ts
/**
* Matches the two sides; then checks every file with something introduced or resolved again, on
* both sides, from nothing and in reverse order. Only what both rounds say stands.
*/
async function projectDelta(sides) {
	const project = {
		...sides,
		changes: await inEditorLines(sides.changes, sides.trees)
	};
	const first = await matchSides(project, project.before, project.after);
	const touched = touchedFiles(first, project);
	if (touched.before.length + touched.after.length === 0) return {
		kind: "established",
		delta: {
			matching: first,
			unstable: []
		}
	};
	const again = await onBothSides(project.signal, async (side, signal) => project[side].recheck(touched[side], signal));
	if (again.kind === "failed") return again;
	const second = await matchSides(project, replaceFiles(project.before, again.before, touched.before), replaceFiles(project.after, again.after, touched.after));
	return {
		kind: "established",
		delta: confirm(first, second)
	};
}
async function matchSides(project, before, after) {
	const baseLines = await readLines(project.trees.before, urisOf(before.diagnostics));
	const headLines = await readLines(project.trees.after, [...urisOf(after.diagnostics), ...project.changes.flatMap((change) => change.headPath ?? [])]);
	return matchDiagnostics(before.diagnostics, after.diagnostics, {
		positions: positionMap(project.changes, baseLines, headLines),
		baseLines,
		headLines,
		baseSymbols: before.symbolsOf,
		headSymbols: after.symbolsOf
	});
}
/** The files to check again, on each side under the name that they have there. */
function touchedFiles(matching, project) {
	const before = new Set(urisOf(matching.resolved));
	const after = new Set(urisOf(matching.introduced));
	const headOf = /* @__PURE__ */ new Map();
	const baseOf = /* @__PURE__ */ new Map();
	for (const change of project.changes) {
		if (change.basePath !== null) headOf.set(change.basePath, change.headPath);
		if (change.headPath !== null) baseOf.set(change.headPath, change.basePath);
	}
	for (const uri of urisOf(matching.introduced)) {
		const name = baseOf.has(uri) ? baseOf.get(uri) : uri;
		if (typeof name === "string" && project.before.documents.has(name)) before.add(name);
	}
	for (const uri of urisOf(matching.resolved)) {
		const name = headOf.has(uri) ? headOf.get(uri) : uri;
		if (typeof name === "string" && project.after.documents.has(name)) after.add(name);
	}
	return {
		before: [...before].toSorted(compareCodeUnits),
		after: [...after].toSorted(compareCodeUnits)
	};
}
/** A side with the diagnostics of some files taken from another check. */
function replaceFiles(side, other, uris) {
	const replaced = new Set(uris);
	const kept = side.diagnostics.filter((diagnostic) => !replaced.has(diagnostic.uri));
	return {
		documents: side.documents,
		diagnostics: [...kept, ...other.diagnostics],
		symbolsOf: other.symbolsOf
	};
}
function urisOf(diagnostics) {
	return diagnostics.map((diagnostic) => diagnostic.uri);
}

// src/gate/same-scope.ts
/**
* Why the two sides cannot be compared although both were checked: another configuration was in force
* on head, head's check passes over folders that base's would not, or over files that base's has.
* Each would let a change take errors out of sight.
*/
async function scopeDoubt(before, after, afterTree) {
	const [base, head] = [before, after].map(({ bundle }) => bundle.environment.configDigest);
	if (base !== head) return new LanserError("E/INCONCLUSIVE", "Base's configuration could not be put in force on head: links or folders on the way to it differ there.", {
		base: base ?? null,
		head: head ?? null
	});
	for (const folder of after.leftOut) {
		if (before.leftOut.has(folder) || !await holdsPython(path.join(afterTree, folder))) continue;
		return new LanserError("E/INCONCLUSIVE", `Pyright passes over the folder ${JSON.stringify(folder === "" ? "." : folder)} on head and not on base: it looks like a Python environment there (pyvenv.cfg, conda-meta, bin/activate), or is a link. Where it is to be left out, exclude it in Pyright's configuration first.`, { folder });
	}
	return hiddenFiles(before, after, afterTree);
}
/** Files may be checked under another name, where a link that comes first leads to them. */
async function hiddenFiles(before, after, afterTree) {
	const hidden = [];
	let checked;
	for (const uri of before.documents) {
		if (after.documents.has(uri)) continue;
		const file = path.join(afterTree, uri);
		if ((await stat$1(file).catch(() => void 0))?.isFile() !== true) continue;
		checked ??= new Set(await Promise.all([...after.documents].map(async (document) => realpath$1(path.join(afterTree, document)))));
		if (!checked.has(await realpath$1(file))) hidden.push(uri);
	}
	const [first] = hidden;
	if (first === void 0) return void 0;
	return new LanserError("E/INCONCLUSIVE", `Head has ${JSON.stringify(first)}${hidden.length > 1 ? ` and ${hidden.length - 1} more files` : ""} of base's check, but Pyright leaves it out there.`, {
		files: hidden.slice(0, 20),
		count: hidden.length
	});
}
async function holdsPython(folder) {
	return (await readdir$1(folder, { recursive: true }).catch(() => [])).some((name) => /\.pyi?$/u.test(name));
}

// package.json
var name = "lanser";
var version = "0.1.0";

// src/model/version.ts
const TOOL = {
	name,
	version
};

// src/bundle/hash-domain.ts
/** The part of a bundle that its id covers; everything else may differ between equal runs. */
function hashDomain(bundle) {
	const { local: _local, ...environment } = bundle.environment;
	const { exitCode, hashing, sortingKeys, truncated } = bundle.meta;
	return {
		request: bundle.request,
		resolution: bundle.resolution,
		facts: bundle.facts,
		edits: bundle.edits,
		error: bundle.error,
		environment,
		capabilities: bundle.capabilities,
		meta: {
			exitCode,
			hashing,
			sortingKeys,
			truncated
		}
	};
}
/** `bundleId` of a bundle: SHA-256 over the canonical form of its hash domain. */
function bundleIdOf(bundle) {
	return contentHash(hashDomain(bundle));
}

// src/bundle/assemble.ts
function assembleBundle(parts) {
	const error = "error" in parts ? parts.error : null;
	const rest = {
		version: "1.2",
		status: error === null ? "ok" : "error",
		request: parts.request,
		resolution: null,
		facts: "facts" in parts ? parts.facts : null,
		edits: {
			plan: null,
			diff: null
		},
		error: error === null ? null : {
			code: error.code,
			message: error.message,
			details: error.details
		},
		processReward: parts.processReward ?? null,
		environment: parts.environment,
		capabilities: {
			partialResult: false,
			cancellable: true
		},
		meta: {
			exitCode: error === null ? 0 : error.exitCode,
			hashing: { algo: "sha256-jcs-v1" },
			sortingKeys: [...SORTING_KEYS],
			truncated: null,
			...parts.volatile
		}
	};
	const { version, ...tail } = rest;
	return {
		version,
		bundleId: bundleIdOf(rest),
		...tail
	};
}
/** The environment of a failure that happened before a server or an interpreter was known. */
function bareEnvironment(platform) {
	return {
		tool: TOOL,
		server: null,
		positionEncoding: "utf-16",
		python: null,
		configDigest: null,
		platform
	};
}

// src/lsp/client-capabilities.ts
/** Only what is handled; a capability announced in vain changes what the server sends. */
const CLIENT_CAPABILITIES = {
	general: { positionEncodings: ["utf-16"] },
	window: { workDoneProgress: false },
	workspace: {
		configuration: true,
		workspaceFolders: true,
		didChangeConfiguration: { dynamicRegistration: true },
		diagnostics: { refreshSupport: true }
	},
	textDocument: {
		synchronization: { dynamicRegistration: false },
		declaration: { linkSupport: true },
		definition: { linkSupport: true },
		documentSymbol: { hierarchicalDocumentSymbolSupport: true },
		diagnostic: {
			dynamicRegistration: true,
			relatedDocumentSupport: false
		},
		publishDiagnostics: {
			relatedInformation: true,
			tagSupport: { valueSet: [1, 2] }
		}
	}
};

// node_modules/vscode-jsonrpc/lib/common/is.js
var require_is = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.boolean = boolean;
	exports.string = string;
	exports.number = number;
	exports.error = error;
	exports.func = func;
	exports.array = array;
	exports.stringArray = stringArray;
	function boolean(value) {
		return value === true || value === false;
	}
	function string(value) {
		return typeof value === "string" || value instanceof String;
	}
	function number(value) {
		return typeof value === "number" || value instanceof Number;
	}
	function error(value) {
		return value instanceof Error;
	}
	function func(value) {
		return typeof value === "function";
	}
	function array(value) {
		return Array.isArray(value);
	}
	function stringArray(value) {
		return array(value) && value.every((elem) => string(elem));
	}
}));

// node_modules/vscode-jsonrpc/lib/common/messages.js
var require_messages = /* @__PURE__ */ __commonJSMin(((exports, module, this$9) => {
	var __createBinding = this$9 && this$9.__createBinding || (Object.create ? (function(o, m, k, k2) {
		if (k2 === void 0) k2 = k;
		var desc = Object.getOwnPropertyDescriptor(m, k);
		if (!desc || ("get" in desc ? !m.__esModule : desc.writable || desc.configurable)) desc = {
			enumerable: true,
			get: function() {
				return m[k];
			}
		};
		Object.defineProperty(o, k2, desc);
	}) : (function(o, m, k, k2) {
		if (k2 === void 0) k2 = k;
		o[k2] = m[k];
	}));
	var __setModuleDefault = this$9 && this$9.__setModuleDefault || (Object.create ? (function(o, v) {
		Object.defineProperty(o, "default", {
			enumerable: true,
			value: v
		});
	}) : function(o, v) {
		o["default"] = v;
	});
	var __importStar = this$9 && this$9.__importStar || (function() {
		var ownKeys = function(o) {
			ownKeys = Object.getOwnPropertyNames || function(o) {
				var ar = [];
				for (var k in o) if (Object.prototype.hasOwnProperty.call(o, k)) ar[ar.length] = k;
				return ar;
			};
			return ownKeys(o);
		};
		return function(mod) {
			if (mod && mod.__esModule) return mod;
			var result = {};
			if (mod != null) {
				for (var k = ownKeys(mod), i = 0; i < k.length; i++) if (k[i] !== "default") __createBinding(result, mod, k[i]);
			}
			__setModuleDefault(result, mod);
			return result;
		};
	})();
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.Message = exports.NotificationType9 = exports.NotificationType8 = exports.NotificationType7 = exports.NotificationType6 = exports.NotificationType5 = exports.NotificationType4 = exports.NotificationType3 = exports.NotificationType2 = exports.NotificationType1 = exports.NotificationType0 = exports.NotificationType = exports.RequestType9 = exports.RequestType8 = exports.RequestType7 = exports.RequestType6 = exports.RequestType5 = exports.RequestType4 = exports.RequestType3 = exports.RequestType2 = exports.RequestType1 = exports.RequestType = exports.RequestType0 = exports.AbstractMessageSignature = exports.ParameterStructures = exports.ResponseError = exports.ErrorCodes = void 0;
	const is = __importStar(require_is());
	/**
	* Predefined error codes.
	*/
	var ErrorCodes;
	(function(ErrorCodes) {
		ErrorCodes.ParseError = -32700;
		ErrorCodes.InvalidRequest = -32600;
		ErrorCodes.MethodNotFound = -32601;
		ErrorCodes.InvalidParams = -32602;
		ErrorCodes.InternalError = -32603;
		/**
		* This is the start range of JSON RPC reserved error codes.
		* It doesn't denote a real error code. No application error codes should
		* be defined between the start and end range. For backwards
		* compatibility the `ServerNotInitialized` and the `UnknownErrorCode`
		* are left in the range.
		*
		* @since 3.16.0
		*/
		ErrorCodes.jsonrpcReservedErrorRangeStart = -32099;
		/** @deprecated use  jsonrpcReservedErrorRangeStart */
		ErrorCodes.serverErrorStart = -32099;
		/**
		* An error occurred when write a message to the transport layer.
		*/
		ErrorCodes.MessageWriteError = -32099;
		/**
		* An error occurred when reading a message from the transport layer.
		*/
		ErrorCodes.MessageReadError = -32098;
		/**
		* The connection got disposed or lost and all pending responses got
		* rejected.
		*/
		ErrorCodes.PendingResponseRejected = -32097;
		/**
		* The connection is inactive and a use of it failed.
		*/
		ErrorCodes.ConnectionInactive = -32096;
		/**
		* Error code indicating that a server received a notification or
		* request before the server has received the `initialize` request.
		*/
		ErrorCodes.ServerNotInitialized = -32002;
		ErrorCodes.UnknownErrorCode = -32001;
		/**
		* This is the end range of JSON RPC reserved error codes.
		* It doesn't denote a real error code.
		*
		* @since 3.16.0
		*/
		ErrorCodes.jsonrpcReservedErrorRangeEnd = -32e3;
		/** @deprecated use  jsonrpcReservedErrorRangeEnd */
		ErrorCodes.serverErrorEnd = -32e3;
	})(ErrorCodes || (exports.ErrorCodes = ErrorCodes = {}));
	/**
	* An error object return in a response in case a request
	* has failed.
	*/
	var ResponseError = class ResponseError extends Error {
		code;
		data;
		constructor(code, message, data) {
			super(message);
			this.code = is.number(code) ? code : ErrorCodes.UnknownErrorCode;
			this.data = data;
			Object.setPrototypeOf(this, ResponseError.prototype);
		}
		toJson() {
			const result = {
				code: this.code,
				message: this.message
			};
			if (this.data !== void 0) result.data = this.data;
			return result;
		}
	};
	exports.ResponseError = ResponseError;
	var ParameterStructures = class ParameterStructures {
		kind;
		/**
		* The parameter structure is automatically inferred on the number of parameters
		* and the parameter type in case of a single param.
		*/
		static auto = new ParameterStructures("auto");
		/**
		* Forces `byPosition` parameter structure. This is useful if you have a single
		* parameter which has a literal type.
		*/
		static byPosition = new ParameterStructures("byPosition");
		/**
		* Forces `byName` parameter structure. This is only useful when having a single
		* parameter. The library will report errors if used with a different number of
		* parameters.
		*/
		static byName = new ParameterStructures("byName");
		constructor(kind) {
			this.kind = kind;
		}
		static is(value) {
			return value === ParameterStructures.auto || value === ParameterStructures.byName || value === ParameterStructures.byPosition;
		}
		toString() {
			return this.kind;
		}
	};
	exports.ParameterStructures = ParameterStructures;
	/**
	* An abstract implementation of a MessageType.
	*/
	var AbstractMessageSignature = class {
		method;
		numberOfParams;
		constructor(method, numberOfParams) {
			this.method = method;
			this.numberOfParams = numberOfParams;
		}
		get parameterStructures() {
			return ParameterStructures.auto;
		}
	};
	exports.AbstractMessageSignature = AbstractMessageSignature;
	/**
	* Classes to type request response pairs
	*/
	var RequestType0 = class extends AbstractMessageSignature {
		/**
		* Clients must not use this property. It is here to ensure correct typing.
		*/
		_;
		constructor(method) {
			super(method, 0);
		}
	};
	exports.RequestType0 = RequestType0;
	var RequestType = class extends AbstractMessageSignature {
		_parameterStructures;
		/**
		* Clients must not use this property. It is here to ensure correct typing.
		*/
		_;
		constructor(method, _parameterStructures = ParameterStructures.auto) {
			super(method, 1);
			this._parameterStructures = _parameterStructures;
		}
		get parameterStructures() {
			return this._parameterStructures;
		}
	};
	exports.RequestType = RequestType;
	var RequestType1 = class extends AbstractMessageSignature {
		_parameterStructures;
		/**
		* Clients must not use this property. It is here to ensure correct typing.
		*/
		_;
		constructor(method, _parameterStructures = ParameterStructures.auto) {
			super(method, 1);
			this._parameterStructures = _parameterStructures;
		}
		get parameterStructures() {
			return this._parameterStructures;
		}
	};
	exports.RequestType1 = RequestType1;
	var RequestType2 = class extends AbstractMessageSignature {
		/**
		* Clients must not use this property. It is here to ensure correct typing.
		*/
		_;
		constructor(method) {
			super(method, 2);
		}
	};
	exports.RequestType2 = RequestType2;
	var RequestType3 = class extends AbstractMessageSignature {
		/**
		* Clients must not use this property. It is here to ensure correct typing.
		*/
		_;
		constructor(method) {
			super(method, 3);
		}
	};
	exports.RequestType3 = RequestType3;
	var RequestType4 = class extends AbstractMessageSignature {
		/**
		* Clients must not use this property. It is here to ensure correct typing.
		*/
		_;
		constructor(method) {
			super(method, 4);
		}
	};
	exports.RequestType4 = RequestType4;
	var RequestType5 = class extends AbstractMessageSignature {
		/**
		* Clients must not use this property. It is here to ensure correct typing.
		*/
		_;
		constructor(method) {
			super(method, 5);
		}
	};
	exports.RequestType5 = RequestType5;
	var RequestType6 = class extends AbstractMessageSignature {
		/**
		* Clients must not use this property. It is here to ensure correct typing.
		*/
		_;
		constructor(method) {
			super(method, 6);
		}
	};
	exports.RequestType6 = RequestType6;
	var RequestType7 = class extends AbstractMessageSignature {
		/**
		* Clients must not use this property. It is here to ensure correct typing.
		*/
		_;
		constructor(method) {
			super(method, 7);
		}
	};
	exports.RequestType7 = RequestType7;
	var RequestType8 = class extends AbstractMessageSignature {
		/**
		* Clients must not use this property. It is here to ensure correct typing.
		*/
		_;
		constructor(method) {
			super(method, 8);
		}
	};
	exports.RequestType8 = RequestType8;
	var RequestType9 = class extends AbstractMessageSignature {
		/**
		* Clients must not use this property. It is here to ensure correct typing.
		*/
		_;
		constructor(method) {
			super(method, 9);
		}
	};
	exports.RequestType9 = RequestType9;
	var NotificationType = class extends AbstractMessageSignature {
		_parameterStructures;
		/**
		* Clients must not use this property. It is here to ensure correct typing.
		*/
		_;
		constructor(method, _parameterStructures = ParameterStructures.auto) {
			super(method, 1);
			this._parameterStructures = _parameterStructures;
		}
		get parameterStructures() {
			return this._parameterStructures;
		}
	};
	exports.NotificationType = NotificationType;
	var NotificationType0 = class extends AbstractMessageSignature {
		/**
		* Clients must not use this property. It is here to ensure correct typing.
		*/
		_;
		constructor(method) {
			super(method, 0);
		}
	};
	exports.NotificationType0 = NotificationType0;
	var NotificationType1 = class extends AbstractMessageSignature {
		_parameterStructures;
		/**
		* Clients must not use this property. It is here to ensure correct typing.
		*/
		_;
		constructor(method, _parameterStructures = ParameterStructures.auto) {
			super(method, 1);
			this._parameterStructures = _parameterStructures;
		}
		get parameterStructures() {
			return this._parameterStructures;
		}
	};
	exports.NotificationType1 = NotificationType1;
	var NotificationType2 = class extends AbstractMessageSignature {
		/**
		* Clients must not use this property. It is here to ensure correct typing.
		*/
		_;
		constructor(method) {
			super(method, 2);
		}
	};
	exports.NotificationType2 = NotificationType2;
	var NotificationType3 = class extends AbstractMessageSignature {
		/**
		* Clients must not use this property. It is here to ensure correct typing.
		*/
		_;
		constructor(method) {
			super(method, 3);
		}
	};
	exports.NotificationType3 = NotificationType3;
	var NotificationType4 = class extends AbstractMessageSignature {
		/**
		* Clients must not use this property. It is here to ensure correct typing.
		*/
		_;
		constructor(method) {
			super(method, 4);
		}
	};
	exports.NotificationType4 = NotificationType4;
	var NotificationType5 = class extends AbstractMessageSignature {
		/**
		* Clients must not use this property. It is here to ensure correct typing.
		*/
		_;
		constructor(method) {
			super(method, 5);
		}
	};
	exports.NotificationType5 = NotificationType5;
	var NotificationType6 = class extends AbstractMessageSignature {
		/**
		* Clients must not use this property. It is here to ensure correct typing.
		*/
		_;
		constructor(method) {
			super(method, 6);
		}
	};
	exports.NotificationType6 = NotificationType6;
	var NotificationType7 = class extends AbstractMessageSignature {
		/**
		* Clients must not use this property. It is here to ensure correct typing.
		*/
		_;
		constructor(method) {
			super(method, 7);
		}
	};
	exports.NotificationType7 = NotificationType7;
	var NotificationType8 = class extends AbstractMessageSignature {
		/**
		* Clients must not use this property. It is here to ensure correct typing.
		*/
		_;
		constructor(method) {
			super(method, 8);
		}
	};
	exports.NotificationType8 = NotificationType8;
	var NotificationType9 = class extends AbstractMessageSignature {
		/**
		* Clients must not use this property. It is here to ensure correct typing.
		*/
		_;
		constructor(method) {
			super(method, 9);
		}
	};
	exports.NotificationType9 = NotificationType9;
	var Message;
	(function(Message) {
		/**
		* Tests if the given message is a request message
		*/
		function isRequest(message) {
			const candidate = message;
			return candidate && is.string(candidate.method) && (is.string(candidate.id) || is.number(candidate.id));
		}
		Message.isRequest = isRequest;
		/**
		* Tests if the given message is a notification message
		*/
		function isNotification(message) {
			const candidate = message;
			return candidate && is.string(candidate.method) && message.id === void 0;
		}
		Message.isNotification = isNotification;
		/**
		* Tests if the given message is a response message
		*/
		function isResponse(message) {
			const candidate = message;
			return candidate && (candidate.result !== void 0 || !!candidate.error) && (is.string(candidate.id) || is.number(candidate.id) || candidate.id === null);
		}
		Message.isResponse = isResponse;
	})(Message || (exports.Message = Message = {}));
}));

// node_modules/vscode-jsonrpc/lib/common/linkedMap.js
var require_linkedMap = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.LRUCache = exports.LinkedMap = exports.Touch = void 0;
	var Touch;
	(function(Touch) {
		Touch.None = 0;
		Touch.First = 1;
		Touch.AsOld = Touch.First;
		Touch.Last = 2;
		Touch.AsNew = Touch.Last;
	})(Touch || (exports.Touch = Touch = {}));
	var LinkedMap = class {
		[Symbol.toStringTag] = "LinkedMap";
		_map;
		_head;
		_tail;
		_size;
		_state;
		constructor() {
			this._map = /* @__PURE__ */ new Map();
			this._head = void 0;
			this._tail = void 0;
			this._size = 0;
			this._state = 0;
		}
		clear() {
			this._map.clear();
			this._head = void 0;
			this._tail = void 0;
			this._size = 0;
			this._state++;
		}
		isEmpty() {
			return !this._head && !this._tail;
		}
		get size() {
			return this._size;
		}
		get first() {
			return this._head?.value;
		}
		get last() {
			return this._tail?.value;
		}
		before(key) {
			const item = this._map.get(key);
			return item ? item.previous?.value : void 0;
		}
		after(key) {
			const item = this._map.get(key);
			return item ? item.next?.value : void 0;
		}
		has(key) {
			return this._map.has(key);
		}
		get(key, touch = Touch.None) {
			const item = this._map.get(key);
			if (!item) return;
			if (touch !== Touch.None) this.touch(item, touch);
			return item.value;
		}
		set(key, value, touch = Touch.None) {
			let item = this._map.get(key);
			if (item) {
				item.value = value;
				if (touch !== Touch.None) this.touch(item, touch);
			} else {
				item = {
					key,
					value,
					next: void 0,
					previous: void 0
				};
				switch (touch) {
					case Touch.None:
						this.addItemLast(item);
						break;
					case Touch.First:
						this.addItemFirst(item);
						break;
					case Touch.Last:
						this.addItemLast(item);
						break;
					default: this.addItemLast(item);
				}
				this._map.set(key, item);
				this._size++;
			}
			return this;
		}
		delete(key) {
			return !!this.remove(key);
		}
		remove(key) {
			const item = this._map.get(key);
			if (!item) return;
			this._map.delete(key);
			this.removeItem(item);
			this._size--;
			return item.value;
		}
		shift() {
			if (!this._head && !this._tail) return;
			if (!this._head || !this._tail) throw new Error("Invalid list");
			const item = this._head;
			this._map.delete(item.key);
			this.removeItem(item);
			this._size--;
			return item.value;
		}
		forEach(callbackfn, thisArg) {
			const state = this._state;
			let current = this._head;
			while (current) {
				if (thisArg) callbackfn.bind(thisArg)(current.value, current.key, this);
				else callbackfn(current.value, current.key, this);
				if (this._state !== state) throw new Error(`LinkedMap got modified during iteration.`);
				current = current.next;
			}
		}
		keys() {
			const state = this._state;
			let current = this._head;
			const iterator = {
				[Symbol.iterator]: () => {
					return iterator;
				},
				next: () => {
					if (this._state !== state) throw new Error(`LinkedMap got modified during iteration.`);
					if (current) {
						const result = {
							value: current.key,
							done: false
						};
						current = current.next;
						return result;
					} else return {
						value: void 0,
						done: true
					};
				}
			};
			return iterator;
		}
		values() {
			const state = this._state;
			let current = this._head;
			const iterator = {
				[Symbol.iterator]: () => {
					return iterator;
				},
				next: () => {
					if (this._state !== state) throw new Error(`LinkedMap got modified during iteration.`);
					if (current) {
						const result = {
							value: current.value,
							done: false
						};
						current = current.next;
						return result;
					} else return {
						value: void 0,
						done: true
					};
				}
			};
			return iterator;
		}
		entries() {
			const state = this._state;
			let current = this._head;
			const iterator = {
				[Symbol.iterator]: () => {
					return iterator;
				},
				next: () => {
					if (this._state !== state) throw new Error(`LinkedMap got modified during iteration.`);
					if (current) {
						const result = {
							value: [current.key, current.value],
							done: false
						};
						current = current.next;
						return result;
					} else return {
						value: void 0,
						done: true
					};
				}
			};
			return iterator;
		}
		[Symbol.iterator]() {
			return this.entries();
		}
		trimOld(newSize) {
			if (newSize >= this.size) return;
			if (newSize === 0) {
				this.clear();
				return;
			}
			let current = this._head;
			let currentSize = this.size;
			while (current && currentSize > newSize) {
				this._map.delete(current.key);
				current = current.next;
				currentSize--;
			}
			this._head = current;
			this._size = currentSize;
			if (current) current.previous = void 0;
			this._state++;
		}
		addItemFirst(item) {
			if (!this._head && !this._tail) this._tail = item;
			else if (!this._head) throw new Error("Invalid list");
			else {
				item.next = this._head;
				this._head.previous = item;
			}
			this._head = item;
			this._state++;
		}
		addItemLast(item) {
			if (!this._head && !this._tail) this._head = item;
			else if (!this._tail) throw new Error("Invalid list");
			else {
				item.previous = this._tail;
				this._tail.next = item;
			}
			this._tail = item;
			this._state++;
		}
		removeItem(item) {
			if (item === this._head && item === this._tail) {
				this._head = void 0;
				this._tail = void 0;
			} else if (item === this._head) {
				if (!item.next) throw new Error("Invalid list");
				item.next.previous = void 0;
				this._head = item.next;
			} else if (item === this._tail) {
				if (!item.previous) throw new Error("Invalid list");
				item.previous.next = void 0;
				this._tail = item.previous;
			} else {
				const next = item.next;
				const previous = item.previous;
				if (!next || !previous) throw new Error("Invalid list");
				next.previous = previous;
				previous.next = next;
			}
			item.next = void 0;
			item.previous = void 0;
			this._state++;
		}
		touch(item, touch) {
			if (!this._head || !this._tail) throw new Error("Invalid list");
			if (touch !== Touch.First && touch !== Touch.Last) return;
			if (touch === Touch.First) {
				if (item === this._head) return;
				const next = item.next;
				const previous = item.previous;
				if (item === this._tail) {
					previous.next = void 0;
					this._tail = previous;
				} else {
					next.previous = previous;
					previous.next = next;
				}
				item.previous = void 0;
				item.next = this._head;
				this._head.previous = item;
				this._head = item;
				this._state++;
			} else if (touch === Touch.Last) {
				if (item === this._tail) return;
				const next = item.next;
				const previous = item.previous;
				if (item === this._head) {
					next.previous = void 0;
					this._head = next;
				} else {
					next.previous = previous;
					previous.next = next;
				}
				item.next = void 0;
				item.previous = this._tail;
				this._tail.next = item;
				this._tail = item;
				this._state++;
			}
		}
		toJSON() {
			const data = [];
			this.forEach((value, key) => {
				data.push([key, value]);
			});
			return data;
		}
		fromJSON(data) {
			this.clear();
			for (const [key, value] of data) this.set(key, value);
		}
	};
	exports.LinkedMap = LinkedMap;
	var LRUCache = class extends LinkedMap {
		_limit;
		_ratio;
		constructor(limit, ratio = 1) {
			super();
			this._limit = limit;
			this._ratio = Math.min(Math.max(0, ratio), 1);
		}
		get limit() {
			return this._limit;
		}
		set limit(limit) {
			this._limit = limit;
			this.checkTrim();
		}
		get ratio() {
			return this._ratio;
		}
		set ratio(ratio) {
			this._ratio = Math.min(Math.max(0, ratio), 1);
			this.checkTrim();
		}
		get(key, touch = Touch.AsNew) {
			return super.get(key, touch);
		}
		peek(key) {
			return super.get(key, Touch.None);
		}
		set(key, value) {
			super.set(key, value, Touch.Last);
			this.checkTrim();
			return this;
		}
		checkTrim() {
			if (this.size > this._limit) this.trimOld(Math.round(this._limit * this._ratio));
		}
	};
	exports.LRUCache = LRUCache;
}));

// node_modules/vscode-jsonrpc/lib/common/disposable.js
var require_disposable = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.Disposable = void 0;
	var Disposable;
	(function(Disposable) {
		function create(func) {
			return { dispose: func };
		}
		Disposable.create = create;
	})(Disposable || (exports.Disposable = Disposable = {}));
}));

// node_modules/vscode-jsonrpc/lib/common/ral.js
var require_ral = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	let _ral;
	function RAL() {
		if (_ral === void 0) throw new Error(`No runtime abstraction layer installed`);
		return _ral;
	}
	(function(RAL) {
		function install(ral) {
			if (ral === void 0) throw new Error(`No runtime abstraction layer provided`);
			_ral = ral;
		}
		RAL.install = install;
	})(RAL || (RAL = {}));
	exports.default = RAL;
}));

// node_modules/vscode-jsonrpc/lib/common/events.js
var require_events = /* @__PURE__ */ __commonJSMin(((exports, module, this$8) => {
	var __importDefault = this$8 && this$8.__importDefault || function(mod) {
		return mod && mod.__esModule ? mod : { "default": mod };
	};
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.Emitter = exports.Event = void 0;
	const ral_1 = __importDefault(require_ral());
	var Event;
	(function(Event) {
		const _disposable = { dispose() {} };
		Event.None = function() {
			return _disposable;
		};
	})(Event || (exports.Event = Event = {}));
	var CallbackList = class {
		_callbacks;
		_contexts;
		add(callback, context = null, bucket) {
			if (!this._callbacks) {
				this._callbacks = [];
				this._contexts = [];
			}
			this._callbacks.push(callback);
			this._contexts.push(context);
			if (Array.isArray(bucket)) bucket.push({ dispose: () => this.remove(callback, context) });
		}
		remove(callback, context = null) {
			if (!this._callbacks) return;
			let foundCallbackWithDifferentContext = false;
			for (let i = 0, len = this._callbacks.length; i < len; i++) if (this._callbacks[i] === callback) {
				if (this._contexts[i] === context) {
					this._callbacks.splice(i, 1);
					this._contexts.splice(i, 1);
					return;
				} else foundCallbackWithDifferentContext = true;
			}
			if (foundCallbackWithDifferentContext) throw new Error("When adding a listener with a context, you should remove it with the same context");
		}
		invoke(...args) {
			if (!this._callbacks) return [];
			const ret = [], callbacks = this._callbacks.slice(0), contexts = this._contexts.slice(0);
			for (let i = 0, len = callbacks.length; i < len; i++) try {
				ret.push(callbacks[i].apply(contexts[i], args));
			} catch (e) {
				(0, ral_1.default)().console.error(e);
			}
			return ret;
		}
		isEmpty() {
			return !this._callbacks || this._callbacks.length === 0;
		}
		dispose() {
			this._callbacks = void 0;
			this._contexts = void 0;
		}
	};
	var Emitter = class Emitter {
		_options;
		static _noop = function() {};
		_event;
		_callbacks;
		constructor(_options) {
			this._options = _options;
		}
		/**
		* For the public to allow to subscribe
		* to events from this Emitter
		*/
		get event() {
			if (!this._event) this._event = (listener, thisArgs, disposables) => {
				if (!this._callbacks) this._callbacks = new CallbackList();
				if (this._options && this._options.onFirstListenerAdd && this._callbacks.isEmpty()) this._options.onFirstListenerAdd(this);
				this._callbacks.add(listener, thisArgs);
				const result = { dispose: () => {
					if (!this._callbacks) return;
					this._callbacks.remove(listener, thisArgs);
					result.dispose = Emitter._noop;
					if (this._options && this._options.onLastListenerRemove && this._callbacks.isEmpty()) this._options.onLastListenerRemove(this);
				} };
				if (Array.isArray(disposables)) disposables.push(result);
				return result;
			};
			return this._event;
		}
		/**
		* To be kept private to fire an event to
		* subscribers
		*/
		fire(event) {
			if (this._callbacks) this._callbacks.invoke.call(this._callbacks, event);
		}
		dispose() {
			if (this._callbacks) {
				this._callbacks.dispose();
				this._callbacks = void 0;
			}
		}
	};
	exports.Emitter = Emitter;
}));

// node_modules/vscode-jsonrpc/lib/common/cancellation.js
var require_cancellation = /* @__PURE__ */ __commonJSMin(((exports, module, this$7) => {
	var __createBinding = this$7 && this$7.__createBinding || (Object.create ? (function(o, m, k, k2) {
		if (k2 === void 0) k2 = k;
		var desc = Object.getOwnPropertyDescriptor(m, k);
		if (!desc || ("get" in desc ? !m.__esModule : desc.writable || desc.configurable)) desc = {
			enumerable: true,
			get: function() {
				return m[k];
			}
		};
		Object.defineProperty(o, k2, desc);
	}) : (function(o, m, k, k2) {
		if (k2 === void 0) k2 = k;
		o[k2] = m[k];
	}));
	var __setModuleDefault = this$7 && this$7.__setModuleDefault || (Object.create ? (function(o, v) {
		Object.defineProperty(o, "default", {
			enumerable: true,
			value: v
		});
	}) : function(o, v) {
		o["default"] = v;
	});
	var __importStar = this$7 && this$7.__importStar || (function() {
		var ownKeys = function(o) {
			ownKeys = Object.getOwnPropertyNames || function(o) {
				var ar = [];
				for (var k in o) if (Object.prototype.hasOwnProperty.call(o, k)) ar[ar.length] = k;
				return ar;
			};
			return ownKeys(o);
		};
		return function(mod) {
			if (mod && mod.__esModule) return mod;
			var result = {};
			if (mod != null) {
				for (var k = ownKeys(mod), i = 0; i < k.length; i++) if (k[i] !== "default") __createBinding(result, mod, k[i]);
			}
			__setModuleDefault(result, mod);
			return result;
		};
	})();
	var __importDefault = this$7 && this$7.__importDefault || function(mod) {
		return mod && mod.__esModule ? mod : { "default": mod };
	};
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.CancellationTokenSource = exports.CancellationToken = void 0;
	const ral_1 = __importDefault(require_ral());
	const Is = __importStar(require_is());
	const events_1 = require_events();
	var CancellationToken;
	(function(CancellationToken) {
		CancellationToken.None = Object.freeze({
			isCancellationRequested: false,
			onCancellationRequested: events_1.Event.None
		});
		CancellationToken.Cancelled = Object.freeze({
			isCancellationRequested: true,
			onCancellationRequested: events_1.Event.None
		});
		function is(value) {
			const candidate = value;
			return candidate && (candidate === CancellationToken.None || candidate === CancellationToken.Cancelled || Is.boolean(candidate.isCancellationRequested) && !!candidate.onCancellationRequested);
		}
		CancellationToken.is = is;
	})(CancellationToken || (exports.CancellationToken = CancellationToken = {}));
	const shortcutEvent = Object.freeze(function(callback, context) {
		const handle = (0, ral_1.default)().timer.setTimeout(callback.bind(context), 0);
		return { dispose() {
			handle.dispose();
		} };
	});
	var MutableToken = class {
		_isCancelled = false;
		_emitter;
		cancel() {
			if (!this._isCancelled) {
				this._isCancelled = true;
				if (this._emitter) {
					this._emitter.fire(void 0);
					this.dispose();
				}
			}
		}
		get isCancellationRequested() {
			return this._isCancelled;
		}
		get onCancellationRequested() {
			if (this._isCancelled) return shortcutEvent;
			if (!this._emitter) this._emitter = new events_1.Emitter();
			return this._emitter.event;
		}
		dispose() {
			if (this._emitter) {
				this._emitter.dispose();
				this._emitter = void 0;
			}
		}
	};
	var CancellationTokenSource = class {
		_token;
		get token() {
			if (!this._token) this._token = new MutableToken();
			return this._token;
		}
		cancel() {
			if (!this._token) this._token = CancellationToken.Cancelled;
			else this._token.cancel();
		}
		dispose() {
			if (!this._token) this._token = CancellationToken.None;
			else if (this._token instanceof MutableToken) this._token.dispose();
		}
	};
	exports.CancellationTokenSource = CancellationTokenSource;
}));

// node_modules/vscode-jsonrpc/lib/common/sharedArrayCancellation.js
var require_sharedArrayCancellation = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.SharedArrayReceiverStrategy = exports.SharedArraySenderStrategy = void 0;
	const cancellation_1 = require_cancellation();
	var CancellationState;
	(function(CancellationState) {
		CancellationState.Continue = 0;
		CancellationState.Cancelled = 1;
	})(CancellationState || (CancellationState = {}));
	var SharedArraySenderStrategy = class {
		buffers;
		constructor() {
			this.buffers = /* @__PURE__ */ new Map();
		}
		enableCancellation(request) {
			if (request.id === null) return;
			const buffer = new SharedArrayBuffer(4);
			const data = new Int32Array(buffer, 0, 1);
			data[0] = CancellationState.Continue;
			this.buffers.set(request.id, buffer);
			request.$cancellationData = buffer;
		}
		async sendCancellation(_conn, id) {
			const buffer = this.buffers.get(id);
			if (buffer === void 0) return;
			const data = new Int32Array(buffer, 0, 1);
			Atomics.store(data, 0, CancellationState.Cancelled);
		}
		cleanup(id) {
			this.buffers.delete(id);
		}
		dispose() {
			this.buffers.clear();
		}
	};
	exports.SharedArraySenderStrategy = SharedArraySenderStrategy;
	var SharedArrayBufferCancellationToken = class {
		data;
		constructor(buffer) {
			this.data = new Int32Array(buffer, 0, 1);
		}
		get isCancellationRequested() {
			return Atomics.load(this.data, 0) === CancellationState.Cancelled;
		}
		get onCancellationRequested() {
			throw new Error(`Cancellation over SharedArrayBuffer doesn't support cancellation events`);
		}
	};
	var SharedArrayBufferCancellationTokenSource = class {
		token;
		constructor(buffer) {
			this.token = new SharedArrayBufferCancellationToken(buffer);
		}
		cancel() {}
		dispose() {}
	};
	var SharedArrayReceiverStrategy = class {
		kind = "request";
		createCancellationTokenSource(request) {
			const buffer = request.$cancellationData;
			if (buffer === void 0) return new cancellation_1.CancellationTokenSource();
			return new SharedArrayBufferCancellationTokenSource(buffer);
		}
	};
	exports.SharedArrayReceiverStrategy = SharedArrayReceiverStrategy;
}));

// node_modules/vscode-jsonrpc/lib/common/semaphore.js
var require_semaphore = /* @__PURE__ */ __commonJSMin(((exports, module, this$6) => {
	var __importDefault = this$6 && this$6.__importDefault || function(mod) {
		return mod && mod.__esModule ? mod : { "default": mod };
	};
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.Semaphore = void 0;
	const ral_1 = __importDefault(require_ral());
	var Semaphore = class {
		_capacity;
		_active;
		_waiting;
		constructor(capacity = 1) {
			if (capacity <= 0) throw new Error("Capacity must be greater than 0");
			this._capacity = capacity;
			this._active = 0;
			this._waiting = [];
		}
		lock(thunk) {
			return new Promise((resolve, reject) => {
				this._waiting.push({
					thunk,
					resolve,
					reject
				});
				this.runNext();
			});
		}
		get active() {
			return this._active;
		}
		runNext() {
			if (this._waiting.length === 0 || this._active === this._capacity) return;
			(0, ral_1.default)().timer.setImmediate(() => this.doRunNext());
		}
		doRunNext() {
			if (this._waiting.length === 0 || this._active === this._capacity) return;
			const next = this._waiting.shift();
			this._active++;
			if (this._active > this._capacity) throw new Error(`Too many thunks active`);
			try {
				const result = next.thunk();
				if (result instanceof Promise) result.then((value) => {
					this._active--;
					next.resolve(value);
					this.runNext();
				}, (err) => {
					this._active--;
					next.reject(err);
					this.runNext();
				});
				else {
					this._active--;
					next.resolve(result);
					this.runNext();
				}
			} catch (err) {
				this._active--;
				next.reject(err);
				this.runNext();
			}
		}
	};
	exports.Semaphore = Semaphore;
}));

// node_modules/vscode-jsonrpc/lib/common/messageReader.js
var require_messageReader = /* @__PURE__ */ __commonJSMin(((exports, module, this$5) => {
	var __createBinding = this$5 && this$5.__createBinding || (Object.create ? (function(o, m, k, k2) {
		if (k2 === void 0) k2 = k;
		var desc = Object.getOwnPropertyDescriptor(m, k);
		if (!desc || ("get" in desc ? !m.__esModule : desc.writable || desc.configurable)) desc = {
			enumerable: true,
			get: function() {
				return m[k];
			}
		};
		Object.defineProperty(o, k2, desc);
	}) : (function(o, m, k, k2) {
		if (k2 === void 0) k2 = k;
		o[k2] = m[k];
	}));
	var __setModuleDefault = this$5 && this$5.__setModuleDefault || (Object.create ? (function(o, v) {
		Object.defineProperty(o, "default", {
			enumerable: true,
			value: v
		});
	}) : function(o, v) {
		o["default"] = v;
	});
	var __importStar = this$5 && this$5.__importStar || (function() {
		var ownKeys = function(o) {
			ownKeys = Object.getOwnPropertyNames || function(o) {
				var ar = [];
				for (var k in o) if (Object.prototype.hasOwnProperty.call(o, k)) ar[ar.length] = k;
				return ar;
			};
			return ownKeys(o);
		};
		return function(mod) {
			if (mod && mod.__esModule) return mod;
			var result = {};
			if (mod != null) {
				for (var k = ownKeys(mod), i = 0; i < k.length; i++) if (k[i] !== "default") __createBinding(result, mod, k[i]);
			}
			__setModuleDefault(result, mod);
			return result;
		};
	})();
	var __importDefault = this$5 && this$5.__importDefault || function(mod) {
		return mod && mod.__esModule ? mod : { "default": mod };
	};
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.ReadableStreamMessageReader = exports.AbstractMessageReader = exports.MessageReader = void 0;
	const ral_1 = __importDefault(require_ral());
	const Is = __importStar(require_is());
	const events_1 = require_events();
	const semaphore_1 = require_semaphore();
	var MessageReader;
	(function(MessageReader) {
		function is(value) {
			const candidate = value;
			return candidate && Is.func(candidate.listen) && Is.func(candidate.dispose) && Is.func(candidate.onError) && Is.func(candidate.onClose) && Is.func(candidate.onPartialMessage);
		}
		MessageReader.is = is;
	})(MessageReader || (exports.MessageReader = MessageReader = {}));
	var AbstractMessageReader = class {
		errorEmitter;
		closeEmitter;
		partialMessageEmitter;
		constructor() {
			this.errorEmitter = new events_1.Emitter();
			this.closeEmitter = new events_1.Emitter();
			this.partialMessageEmitter = new events_1.Emitter();
		}
		dispose() {
			this.errorEmitter.dispose();
			this.closeEmitter.dispose();
			this.partialMessageEmitter.dispose();
		}
		get onError() {
			return this.errorEmitter.event;
		}
		fireError(error) {
			this.errorEmitter.fire(this.asError(error));
		}
		get onClose() {
			return this.closeEmitter.event;
		}
		fireClose() {
			this.closeEmitter.fire(void 0);
		}
		get onPartialMessage() {
			return this.partialMessageEmitter.event;
		}
		firePartialMessage(info) {
			this.partialMessageEmitter.fire(info);
		}
		asError(error) {
			if (error instanceof Error) return error;
			else return /* @__PURE__ */ new Error(`Reader received error. Reason: ${Is.string(error.message) ? error.message : "unknown"}`);
		}
	};
	exports.AbstractMessageReader = AbstractMessageReader;
	var ResolvedMessageReaderOptions;
	(function(ResolvedMessageReaderOptions) {
		function fromOptions(options) {
			let charset;
			let contentDecoder;
			const contentDecoders = /* @__PURE__ */ new Map();
			let contentTypeDecoder;
			const contentTypeDecoders = /* @__PURE__ */ new Map();
			if (options === void 0 || typeof options === "string") charset = options ?? "utf-8";
			else {
				charset = options.charset ?? "utf-8";
				if (options.contentDecoder !== void 0) {
					contentDecoder = options.contentDecoder;
					contentDecoders.set(contentDecoder.name, contentDecoder);
				}
				if (options.contentDecoders !== void 0) for (const decoder of options.contentDecoders) contentDecoders.set(decoder.name, decoder);
				if (options.contentTypeDecoder !== void 0) {
					contentTypeDecoder = options.contentTypeDecoder;
					contentTypeDecoders.set(contentTypeDecoder.name, contentTypeDecoder);
				}
				if (options.contentTypeDecoders !== void 0) for (const decoder of options.contentTypeDecoders) contentTypeDecoders.set(decoder.name, decoder);
			}
			if (contentTypeDecoder === void 0) {
				contentTypeDecoder = (0, ral_1.default)().applicationJson.decoder;
				contentTypeDecoders.set(contentTypeDecoder.name, contentTypeDecoder);
			}
			return {
				charset,
				contentDecoder,
				contentDecoders,
				contentTypeDecoder,
				contentTypeDecoders
			};
		}
		ResolvedMessageReaderOptions.fromOptions = fromOptions;
	})(ResolvedMessageReaderOptions || (ResolvedMessageReaderOptions = {}));
	var ReadableStreamMessageReader = class extends AbstractMessageReader {
		readable;
		options;
		callback;
		nextMessageLength;
		messageToken;
		buffer;
		partialMessageTimer;
		_partialMessageTimeout;
		readSemaphore;
		constructor(readable, options) {
			super();
			this.readable = readable;
			this.options = ResolvedMessageReaderOptions.fromOptions(options);
			this.buffer = (0, ral_1.default)().messageBuffer.create(this.options.charset);
			this._partialMessageTimeout = 1e4;
			this.nextMessageLength = -1;
			this.messageToken = 0;
			this.readSemaphore = new semaphore_1.Semaphore(1);
		}
		set partialMessageTimeout(timeout) {
			this._partialMessageTimeout = timeout;
		}
		get partialMessageTimeout() {
			return this._partialMessageTimeout;
		}
		listen(callback) {
			this.nextMessageLength = -1;
			this.messageToken = 0;
			this.partialMessageTimer = void 0;
			this.callback = callback;
			const result = this.readable.onData((data) => {
				this.onData(data);
			});
			this.readable.onError((error) => this.fireError(error));
			this.readable.onClose(() => this.fireClose());
			return result;
		}
		onData(data) {
			try {
				this.buffer.append(data);
				while (true) {
					if (this.nextMessageLength === -1) {
						const headers = this.buffer.tryReadHeaders(true);
						if (!headers) return;
						const contentLength = headers.get("content-length");
						if (!contentLength) {
							this.fireError(/* @__PURE__ */ new Error(`Header must provide a Content-Length property.\n${JSON.stringify(Object.fromEntries(headers))}`));
							return;
						}
						const length = parseInt(contentLength);
						if (isNaN(length)) {
							this.fireError(/* @__PURE__ */ new Error(`Content-Length value must be a number. Got ${contentLength}`));
							return;
						}
						this.nextMessageLength = length;
					}
					const body = this.buffer.tryReadBody(this.nextMessageLength);
					if (body === void 0) {
						/** We haven't received the full message yet. */
						this.setPartialMessageTimer();
						return;
					}
					this.clearPartialMessageTimer();
					this.nextMessageLength = -1;
					this.readSemaphore.lock(async () => {
						const bytes = this.options.contentDecoder !== void 0 ? await this.options.contentDecoder.decode(body) : body;
						const message = await this.options.contentTypeDecoder.decode(bytes, this.options);
						this.callback(message);
					}).catch((error) => {
						this.fireError(error);
					});
				}
			} catch (error) {
				this.fireError(error);
			}
		}
		clearPartialMessageTimer() {
			if (this.partialMessageTimer) {
				this.partialMessageTimer.dispose();
				this.partialMessageTimer = void 0;
			}
		}
		setPartialMessageTimer() {
			this.clearPartialMessageTimer();
			if (this._partialMessageTimeout <= 0) return;
			this.partialMessageTimer = (0, ral_1.default)().timer.setTimeout((token, timeout) => {
				this.partialMessageTimer = void 0;
				if (token === this.messageToken) {
					this.firePartialMessage({
						messageToken: token,
						waitingTime: timeout
					});
					this.setPartialMessageTimer();
				}
			}, this._partialMessageTimeout, this.messageToken, this._partialMessageTimeout);
		}
	};
	exports.ReadableStreamMessageReader = ReadableStreamMessageReader;
}));

// node_modules/vscode-jsonrpc/lib/common/messageWriter.js
var require_messageWriter = /* @__PURE__ */ __commonJSMin(((exports, module, this$4) => {
	var __createBinding = this$4 && this$4.__createBinding || (Object.create ? (function(o, m, k, k2) {
		if (k2 === void 0) k2 = k;
		var desc = Object.getOwnPropertyDescriptor(m, k);
		if (!desc || ("get" in desc ? !m.__esModule : desc.writable || desc.configurable)) desc = {
			enumerable: true,
			get: function() {
				return m[k];
			}
		};
		Object.defineProperty(o, k2, desc);
	}) : (function(o, m, k, k2) {
		if (k2 === void 0) k2 = k;
		o[k2] = m[k];
	}));
	var __setModuleDefault = this$4 && this$4.__setModuleDefault || (Object.create ? (function(o, v) {
		Object.defineProperty(o, "default", {
			enumerable: true,
			value: v
		});
	}) : function(o, v) {
		o["default"] = v;
	});
	var __importStar = this$4 && this$4.__importStar || (function() {
		var ownKeys = function(o) {
			ownKeys = Object.getOwnPropertyNames || function(o) {
				var ar = [];
				for (var k in o) if (Object.prototype.hasOwnProperty.call(o, k)) ar[ar.length] = k;
				return ar;
			};
			return ownKeys(o);
		};
		return function(mod) {
			if (mod && mod.__esModule) return mod;
			var result = {};
			if (mod != null) {
				for (var k = ownKeys(mod), i = 0; i < k.length; i++) if (k[i] !== "default") __createBinding(result, mod, k[i]);
			}
			__setModuleDefault(result, mod);
			return result;
		};
	})();
	var __importDefault = this$4 && this$4.__importDefault || function(mod) {
		return mod && mod.__esModule ? mod : { "default": mod };
	};
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.WriteableStreamMessageWriter = exports.AbstractMessageWriter = exports.MessageWriter = void 0;
	const ral_1 = __importDefault(require_ral());
	const Is = __importStar(require_is());
	const semaphore_1 = require_semaphore();
	const events_1 = require_events();
	const ContentLength = "Content-Length: ";
	const CRLF = "\r\n";
	var MessageWriter;
	(function(MessageWriter) {
		function is(value) {
			const candidate = value;
			return candidate && Is.func(candidate.dispose) && Is.func(candidate.onClose) && Is.func(candidate.onError) && Is.func(candidate.write);
		}
		MessageWriter.is = is;
	})(MessageWriter || (exports.MessageWriter = MessageWriter = {}));
	var AbstractMessageWriter = class {
		errorEmitter;
		closeEmitter;
		constructor() {
			this.errorEmitter = new events_1.Emitter();
			this.closeEmitter = new events_1.Emitter();
		}
		dispose() {
			this.errorEmitter.dispose();
			this.closeEmitter.dispose();
		}
		get onError() {
			return this.errorEmitter.event;
		}
		fireError(error, message, count) {
			this.errorEmitter.fire([
				this.asError(error),
				message,
				count
			]);
		}
		get onClose() {
			return this.closeEmitter.event;
		}
		fireClose() {
			this.closeEmitter.fire(void 0);
		}
		asError(error) {
			if (error instanceof Error) return error;
			else return /* @__PURE__ */ new Error(`Writer received error. Reason: ${Is.string(error.message) ? error.message : "unknown"}`);
		}
	};
	exports.AbstractMessageWriter = AbstractMessageWriter;
	var ResolvedMessageWriterOptions;
	(function(ResolvedMessageWriterOptions) {
		function fromOptions(options) {
			if (options === void 0 || typeof options === "string") return {
				charset: options ?? "utf-8",
				contentTypeEncoder: (0, ral_1.default)().applicationJson.encoder
			};
			else return {
				charset: options.charset ?? "utf-8",
				contentEncoder: options.contentEncoder,
				contentTypeEncoder: options.contentTypeEncoder ?? (0, ral_1.default)().applicationJson.encoder
			};
		}
		ResolvedMessageWriterOptions.fromOptions = fromOptions;
	})(ResolvedMessageWriterOptions || (ResolvedMessageWriterOptions = {}));
	var WriteableStreamMessageWriter = class extends AbstractMessageWriter {
		writable;
		options;
		errorCount;
		writeSemaphore;
		constructor(writable, options) {
			super();
			this.writable = writable;
			this.options = ResolvedMessageWriterOptions.fromOptions(options);
			this.errorCount = 0;
			this.writeSemaphore = new semaphore_1.Semaphore(1);
			this.writable.onError((error) => this.fireError(error));
			this.writable.onClose(() => this.fireClose());
		}
		async write(msg) {
			return this.writeSemaphore.lock(async () => {
				return this.options.contentTypeEncoder.encode(msg, this.options).then((buffer) => {
					if (this.options.contentEncoder !== void 0) return this.options.contentEncoder.encode(buffer);
					else return buffer;
				}).then((buffer) => {
					const headers = [];
					headers.push(ContentLength, buffer.byteLength.toString(), CRLF);
					headers.push(CRLF);
					return this.doWrite(msg, headers, buffer);
				}, (error) => {
					this.fireError(error);
					throw error;
				});
			});
		}
		async doWrite(msg, headers, data) {
			try {
				await this.writable.write(headers.join(""), "ascii");
				return this.writable.write(data);
			} catch (error) {
				this.handleError(error, msg);
				return Promise.reject(error);
			}
		}
		handleError(error, msg) {
			this.errorCount++;
			this.fireError(error, msg, this.errorCount);
		}
		end() {
			this.writable.end();
		}
	};
	exports.WriteableStreamMessageWriter = WriteableStreamMessageWriter;
}));

// node_modules/vscode-jsonrpc/lib/common/messageBuffer.js
var require_messageBuffer = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.AbstractMessageBuffer = void 0;
	const CR = 13;
	const LF = 10;
	const CRLF = "\r\n";
	var AbstractMessageBuffer = class {
		_encoding;
		_chunks;
		_totalLength;
		constructor(encoding = "utf-8") {
			this._encoding = encoding;
			this._chunks = [];
			this._totalLength = 0;
		}
		get encoding() {
			return this._encoding;
		}
		append(chunk) {
			const toAppend = typeof chunk === "string" ? this.fromString(chunk, this._encoding) : chunk;
			this._chunks.push(toAppend);
			this._totalLength += toAppend.byteLength;
		}
		tryReadHeaders(lowerCaseKeys = false) {
			if (this._chunks.length === 0) return;
			let state = 0;
			let chunkIndex = 0;
			let offset = 0;
			let chunkBytesRead = 0;
			row: while (chunkIndex < this._chunks.length) {
				const chunk = this._chunks[chunkIndex];
				offset = 0;
				while (offset < chunk.length) {
					switch (chunk[offset]) {
						case CR:
							switch (state) {
								case 0:
									state = 1;
									break;
								case 2:
									state = 3;
									break;
								default: state = 0;
							}
							break;
						case LF:
							switch (state) {
								case 1:
									state = 2;
									break;
								case 3:
									state = 4;
									offset++;
									break row;
								default: state = 0;
							}
							break;
						default: state = 0;
					}
					offset++;
				}
				chunkBytesRead += chunk.byteLength;
				chunkIndex++;
			}
			if (state !== 4) return;
			const buffer = this._read(chunkBytesRead + offset);
			const result = /* @__PURE__ */ new Map();
			const headers = this.toString(buffer, "ascii").split(CRLF);
			if (headers.length < 2) return result;
			for (let i = 0; i < headers.length - 2; i++) {
				const header = headers[i];
				const index = header.indexOf(":");
				if (index === -1) throw new Error(`Message header must separate key and value using ':'\n${header}`);
				const key = header.substr(0, index);
				const value = header.substr(index + 1).trim();
				result.set(lowerCaseKeys ? key.toLowerCase() : key, value);
			}
			return result;
		}
		tryReadBody(length) {
			if (this._totalLength < length) return;
			return this._read(length);
		}
		get numberOfBytes() {
			return this._totalLength;
		}
		_read(byteCount) {
			if (byteCount === 0) return this.emptyBuffer();
			if (byteCount > this._totalLength) throw new Error(`Cannot read so many bytes!`);
			if (this._chunks[0].byteLength === byteCount) {
				const chunk = this._chunks[0];
				this._chunks.shift();
				this._totalLength -= byteCount;
				return this.asNative(chunk);
			}
			if (this._chunks[0].byteLength > byteCount) {
				const chunk = this._chunks[0];
				const result = this.asNative(chunk, byteCount);
				this._chunks[0] = chunk.slice(byteCount);
				this._totalLength -= byteCount;
				return result;
			}
			const result = this.allocNative(byteCount);
			let resultOffset = 0;
			const chunkIndex = 0;
			while (byteCount > 0) {
				const chunk = this._chunks[chunkIndex];
				if (chunk.byteLength > byteCount) {
					const chunkPart = chunk.slice(0, byteCount);
					result.set(chunkPart, resultOffset);
					resultOffset += byteCount;
					this._chunks[chunkIndex] = chunk.slice(byteCount);
					this._totalLength -= byteCount;
					byteCount -= byteCount;
				} else {
					result.set(chunk, resultOffset);
					resultOffset += chunk.byteLength;
					this._chunks.shift();
					this._totalLength -= chunk.byteLength;
					byteCount -= chunk.byteLength;
				}
			}
			return result;
		}
	};
	exports.AbstractMessageBuffer = AbstractMessageBuffer;
}));

// node_modules/vscode-jsonrpc/lib/common/connection.js
var require_connection = /* @__PURE__ */ __commonJSMin(((exports, module, this$3) => {
	var __createBinding = this$3 && this$3.__createBinding || (Object.create ? (function(o, m, k, k2) {
		if (k2 === void 0) k2 = k;
		var desc = Object.getOwnPropertyDescriptor(m, k);
		if (!desc || ("get" in desc ? !m.__esModule : desc.writable || desc.configurable)) desc = {
			enumerable: true,
			get: function() {
				return m[k];
			}
		};
		Object.defineProperty(o, k2, desc);
	}) : (function(o, m, k, k2) {
		if (k2 === void 0) k2 = k;
		o[k2] = m[k];
	}));
	var __setModuleDefault = this$3 && this$3.__setModuleDefault || (Object.create ? (function(o, v) {
		Object.defineProperty(o, "default", {
			enumerable: true,
			value: v
		});
	}) : function(o, v) {
		o["default"] = v;
	});
	var __importStar = this$3 && this$3.__importStar || (function() {
		var ownKeys = function(o) {
			ownKeys = Object.getOwnPropertyNames || function(o) {
				var ar = [];
				for (var k in o) if (Object.prototype.hasOwnProperty.call(o, k)) ar[ar.length] = k;
				return ar;
			};
			return ownKeys(o);
		};
		return function(mod) {
			if (mod && mod.__esModule) return mod;
			var result = {};
			if (mod != null) {
				for (var k = ownKeys(mod), i = 0; i < k.length; i++) if (k[i] !== "default") __createBinding(result, mod, k[i]);
			}
			__setModuleDefault(result, mod);
			return result;
		};
	})();
	var __importDefault = this$3 && this$3.__importDefault || function(mod) {
		return mod && mod.__esModule ? mod : { "default": mod };
	};
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.ConnectionOptions = exports.MessageStrategy = exports.CancellationStrategy = exports.CancellationSenderStrategy = exports.CancellationReceiverStrategy = exports.RequestCancellationReceiverStrategy = exports.IdCancellationReceiverStrategy = exports.ConnectionStrategy = exports.ConnectionError = exports.ConnectionErrors = exports.LogTraceNotification = exports.SetTraceNotification = exports.TraceFormat = exports.TraceValues = exports.TraceValue = exports.Trace = exports.NullLogger = exports.ProgressType = exports.ProgressToken = void 0;
	exports.createMessageConnection = createMessageConnection;
	const ral_1 = __importDefault(require_ral());
	const Is = __importStar(require_is());
	const messages_1 = require_messages();
	const linkedMap_1 = require_linkedMap();
	const events_1 = require_events();
	const cancellation_1 = require_cancellation();
	var CancelNotification;
	(function(CancelNotification) {
		CancelNotification.type = new messages_1.NotificationType("$/cancelRequest");
	})(CancelNotification || (CancelNotification = {}));
	var ProgressToken;
	(function(ProgressToken) {
		function is(value) {
			return typeof value === "string" || typeof value === "number";
		}
		ProgressToken.is = is;
	})(ProgressToken || (exports.ProgressToken = ProgressToken = {}));
	var ProgressNotification;
	(function(ProgressNotification) {
		ProgressNotification.type = new messages_1.NotificationType("$/progress");
	})(ProgressNotification || (ProgressNotification = {}));
	var ProgressType = class {
		/**
		* Clients must not use these properties. They are here to ensure correct typing.
		* in TypeScript
		*/
		__;
		_pr;
		constructor() {}
	};
	exports.ProgressType = ProgressType;
	var StarRequestHandler;
	(function(StarRequestHandler) {
		function is(value) {
			return Is.func(value);
		}
		StarRequestHandler.is = is;
	})(StarRequestHandler || (StarRequestHandler = {}));
	exports.NullLogger = Object.freeze({
		error: () => {},
		warn: () => {},
		info: () => {},
		log: () => {}
	});
	var Trace;
	(function(Trace) {
		Trace[Trace["Off"] = 0] = "Off";
		Trace[Trace["Messages"] = 1] = "Messages";
		Trace[Trace["Compact"] = 2] = "Compact";
		Trace[Trace["Verbose"] = 3] = "Verbose";
	})(Trace || (exports.Trace = Trace = {}));
	var TraceValue;
	(function(TraceValue) {
		/**
		* Turn tracing off.
		*/
		TraceValue.Off = "off";
		/**
		* Trace messages only.
		*/
		TraceValue.Messages = "messages";
		/**
		* Compact message tracing.
		*/
		TraceValue.Compact = "compact";
		/**
		* Verbose message tracing.
		*/
		TraceValue.Verbose = "verbose";
	})(TraceValue || (exports.TraceValue = TraceValue = {}));
	/**
	* @deprecated Use TraceValue instead
	*/
	exports.TraceValues = TraceValue;
	(function(Trace) {
		function fromString(value) {
			if (!Is.string(value)) return Trace.Off;
			value = value.toLowerCase();
			switch (value) {
				case "off": return Trace.Off;
				case "messages": return Trace.Messages;
				case "compact": return Trace.Compact;
				case "verbose": return Trace.Verbose;
				default: return Trace.Off;
			}
		}
		Trace.fromString = fromString;
		function toString(value) {
			switch (value) {
				case Trace.Off: return "off";
				case Trace.Messages: return "messages";
				case Trace.Compact: return "compact";
				case Trace.Verbose: return "verbose";
				default: return "off";
			}
		}
		Trace.toString = toString;
	})(Trace || (exports.Trace = Trace = {}));
	var TraceFormat;
	(function(TraceFormat) {
		TraceFormat["Text"] = "text";
		TraceFormat["JSON"] = "json";
	})(TraceFormat || (exports.TraceFormat = TraceFormat = {}));
	(function(TraceFormat) {
		function fromString(value) {
			if (!Is.string(value)) return TraceFormat.Text;
			value = value.toLowerCase();
			if (value === "json") return TraceFormat.JSON;
			else return TraceFormat.Text;
		}
		TraceFormat.fromString = fromString;
	})(TraceFormat || (exports.TraceFormat = TraceFormat = {}));
	var SetTraceNotification;
	(function(SetTraceNotification) {
		SetTraceNotification.type = new messages_1.NotificationType("$/setTrace");
	})(SetTraceNotification || (exports.SetTraceNotification = SetTraceNotification = {}));
	var LogTraceNotification;
	(function(LogTraceNotification) {
		LogTraceNotification.type = new messages_1.NotificationType("$/logTrace");
	})(LogTraceNotification || (exports.LogTraceNotification = LogTraceNotification = {}));
	var ConnectionErrors;
	(function(ConnectionErrors) {
		/**
		* The connection is closed.
		*/
		ConnectionErrors[ConnectionErrors["Closed"] = 1] = "Closed";
		/**
		* The connection got disposed.
		*/
		ConnectionErrors[ConnectionErrors["Disposed"] = 2] = "Disposed";
		/**
		* The connection is already in listening mode.
		*/
		ConnectionErrors[ConnectionErrors["AlreadyListening"] = 3] = "AlreadyListening";
	})(ConnectionErrors || (exports.ConnectionErrors = ConnectionErrors = {}));
	var ConnectionError = class ConnectionError extends Error {
		code;
		constructor(code, message) {
			super(message);
			this.code = code;
			Object.setPrototypeOf(this, ConnectionError.prototype);
		}
	};
	exports.ConnectionError = ConnectionError;
	var ConnectionStrategy;
	(function(ConnectionStrategy) {
		function is(value) {
			const candidate = value;
			return candidate && Is.func(candidate.cancelUndispatched);
		}
		ConnectionStrategy.is = is;
	})(ConnectionStrategy || (exports.ConnectionStrategy = ConnectionStrategy = {}));
	var IdCancellationReceiverStrategy;
	(function(IdCancellationReceiverStrategy) {
		function is(value) {
			const candidate = value;
			return candidate && (candidate.kind === void 0 || candidate.kind === "id") && Is.func(candidate.createCancellationTokenSource) && (candidate.dispose === void 0 || Is.func(candidate.dispose));
		}
		IdCancellationReceiverStrategy.is = is;
	})(IdCancellationReceiverStrategy || (exports.IdCancellationReceiverStrategy = IdCancellationReceiverStrategy = {}));
	var RequestCancellationReceiverStrategy;
	(function(RequestCancellationReceiverStrategy) {
		function is(value) {
			const candidate = value;
			return candidate && candidate.kind === "request" && Is.func(candidate.createCancellationTokenSource) && (candidate.dispose === void 0 || Is.func(candidate.dispose));
		}
		RequestCancellationReceiverStrategy.is = is;
	})(RequestCancellationReceiverStrategy || (exports.RequestCancellationReceiverStrategy = RequestCancellationReceiverStrategy = {}));
	var CancellationReceiverStrategy;
	(function(CancellationReceiverStrategy) {
		CancellationReceiverStrategy.Message = Object.freeze({ createCancellationTokenSource(_) {
			return new cancellation_1.CancellationTokenSource();
		} });
		function is(value) {
			return IdCancellationReceiverStrategy.is(value) || RequestCancellationReceiverStrategy.is(value);
		}
		CancellationReceiverStrategy.is = is;
	})(CancellationReceiverStrategy || (exports.CancellationReceiverStrategy = CancellationReceiverStrategy = {}));
	var CancellationSenderStrategy;
	(function(CancellationSenderStrategy) {
		CancellationSenderStrategy.Message = Object.freeze({
			sendCancellation(conn, id) {
				return conn.sendNotification(CancelNotification.type, { id });
			},
			cleanup(_) {}
		});
		function is(value) {
			const candidate = value;
			return candidate && Is.func(candidate.sendCancellation) && Is.func(candidate.cleanup);
		}
		CancellationSenderStrategy.is = is;
	})(CancellationSenderStrategy || (exports.CancellationSenderStrategy = CancellationSenderStrategy = {}));
	var CancellationStrategy;
	(function(CancellationStrategy) {
		CancellationStrategy.Message = Object.freeze({
			receiver: CancellationReceiverStrategy.Message,
			sender: CancellationSenderStrategy.Message
		});
		function is(value) {
			const candidate = value;
			return candidate && CancellationReceiverStrategy.is(candidate.receiver) && CancellationSenderStrategy.is(candidate.sender);
		}
		CancellationStrategy.is = is;
	})(CancellationStrategy || (exports.CancellationStrategy = CancellationStrategy = {}));
	var MessageStrategy;
	(function(MessageStrategy) {
		function is(value) {
			const candidate = value;
			return candidate && Is.func(candidate.handleMessage);
		}
		MessageStrategy.is = is;
	})(MessageStrategy || (exports.MessageStrategy = MessageStrategy = {}));
	var ConnectionOptions;
	(function(ConnectionOptions) {
		function is(value) {
			const candidate = value;
			return candidate && (CancellationStrategy.is(candidate.cancellationStrategy) || ConnectionStrategy.is(candidate.connectionStrategy) || MessageStrategy.is(candidate.messageStrategy) || Is.number(candidate.maxParallelism));
		}
		ConnectionOptions.is = is;
	})(ConnectionOptions || (exports.ConnectionOptions = ConnectionOptions = {}));
	var ConnectionState;
	(function(ConnectionState) {
		ConnectionState[ConnectionState["New"] = 1] = "New";
		ConnectionState[ConnectionState["Listening"] = 2] = "Listening";
		ConnectionState[ConnectionState["Closed"] = 3] = "Closed";
		ConnectionState[ConnectionState["Disposed"] = 4] = "Disposed";
	})(ConnectionState || (ConnectionState = {}));
	function createMessageConnection(messageReader, messageWriter, _logger, options) {
		const logger = _logger !== void 0 ? _logger : exports.NullLogger;
		let sequenceNumber = 0;
		let notificationSequenceNumber = 0;
		let unknownResponseSequenceNumber = 0;
		const version = "2.0";
		const maxParallelism = options?.maxParallelism ?? -1;
		let inFlight = 0;
		let starRequestHandler = void 0;
		const requestHandlers = /* @__PURE__ */ new Map();
		let starNotificationHandler = void 0;
		const notificationHandlers = /* @__PURE__ */ new Map();
		const progressHandlers = /* @__PURE__ */ new Map();
		let timer;
		let messageQueue = new linkedMap_1.LinkedMap();
		let responsePromises = /* @__PURE__ */ new Map();
		let knownCanceledRequests = /* @__PURE__ */ new Set();
		let requestTokens = /* @__PURE__ */ new Map();
		let trace = Trace.Off;
		let traceFormat = TraceFormat.Text;
		let tracer;
		let state = ConnectionState.New;
		const errorEmitter = new events_1.Emitter();
		const closeEmitter = new events_1.Emitter();
		const unhandledNotificationEmitter = new events_1.Emitter();
		const unhandledProgressEmitter = new events_1.Emitter();
		const disposeEmitter = new events_1.Emitter();
		const cancellationStrategy = options && options.cancellationStrategy ? options.cancellationStrategy : CancellationStrategy.Message;
		function cancelUndispatched(_message) {}
		function isListening() {
			return state === ConnectionState.Listening;
		}
		function isClosed() {
			return state === ConnectionState.Closed;
		}
		function isDisposed() {
			return state === ConnectionState.Disposed;
		}
		function closeHandler() {
			if (state === ConnectionState.New || state === ConnectionState.Listening) {
				state = ConnectionState.Closed;
				closeEmitter.fire(void 0);
			}
		}
		function readErrorHandler(error) {
			errorEmitter.fire([
				error,
				void 0,
				void 0
			]);
		}
		function writeErrorHandler(data) {
			errorEmitter.fire(data);
		}
		messageReader.onClose(closeHandler);
		messageReader.onError(readErrorHandler);
		messageWriter.onClose(closeHandler);
		messageWriter.onError(writeErrorHandler);
		function createRequestQueueKey(id) {
			if (id === null) throw new Error(`Can't send requests with id null since the response can't be correlated.`);
			return "req-" + id.toString();
		}
		function createResponseQueueKey(id) {
			if (id === null) return "res-unknown-" + (++unknownResponseSequenceNumber).toString();
			else return "res-" + id.toString();
		}
		function createNotificationQueueKey() {
			return "not-" + (++notificationSequenceNumber).toString();
		}
		function addMessageToQueue(queue, message) {
			if (messages_1.Message.isRequest(message)) queue.set(createRequestQueueKey(message.id), message);
			else if (messages_1.Message.isResponse(message)) {
				if (maxParallelism === -1) queue.set(createResponseQueueKey(message.id), message);
				else handleResponse(message);
			} else queue.set(createNotificationQueueKey(), message);
		}
		function triggerMessageQueue() {
			if (timer || messageQueue.size === 0) return;
			if (maxParallelism !== -1 && inFlight >= maxParallelism) return;
			timer = (0, ral_1.default)().timer.setImmediate(async () => {
				timer = void 0;
				if (messageQueue.size === 0) return;
				if (maxParallelism !== -1 && inFlight >= maxParallelism) return;
				const message = messageQueue.shift();
				let result;
				try {
					inFlight++;
					const messageStrategy = options?.messageStrategy;
					if (MessageStrategy.is(messageStrategy)) result = messageStrategy.handleMessage(message, handleMessage);
					else result = handleMessage(message);
				} catch (error) {
					logger.error(`Processing message queue failed: ${error.toString()}`);
				} finally {
					if (result instanceof Promise) result.then(() => {}).catch((error) => {
						logger.error(`Processing message queue failed: ${error.toString()}`);
					}).finally(() => {
						inFlight--;
						triggerMessageQueue();
					});
					else inFlight--;
					triggerMessageQueue();
				}
			});
		}
		async function handleMessage(message) {
			if (messages_1.Message.isRequest(message)) return handleRequest(message);
			else if (messages_1.Message.isNotification(message)) return handleNotification(message);
			else if (messages_1.Message.isResponse(message)) return handleResponse(message);
			else return handleInvalidMessage(message);
		}
		const callback = (message) => {
			try {
				if (messages_1.Message.isNotification(message) && message.method === CancelNotification.type.method) {
					const cancelId = message.params.id;
					const key = createRequestQueueKey(cancelId);
					const toCancel = messageQueue.get(key);
					if (messages_1.Message.isRequest(toCancel)) {
						const strategy = options?.connectionStrategy;
						const response = strategy && strategy.cancelUndispatched ? strategy.cancelUndispatched(toCancel, cancelUndispatched) : void 0;
						if (response && (response.error !== void 0 || response.result !== void 0)) {
							messageQueue.delete(key);
							requestTokens.delete(cancelId);
							response.id = toCancel.id;
							traceSendingResponse(response, message.method, Date.now());
							messageWriter.write(response).catch(() => logger.error(`Sending response for canceled message failed.`));
							return;
						}
					}
					const cancellationToken = requestTokens.get(cancelId);
					if (cancellationToken !== void 0) {
						cancellationToken.cancel();
						traceReceivedNotification(message);
						return;
					} else knownCanceledRequests.add(cancelId);
				}
				addMessageToQueue(messageQueue, message);
			} finally {
				triggerMessageQueue();
			}
		};
		async function handleRequest(requestMessage) {
			if (isDisposed()) return Promise.resolve();
			function reply(resultOrError, method, startTime) {
				const message = {
					jsonrpc: version,
					id: requestMessage.id
				};
				if (resultOrError instanceof messages_1.ResponseError) message.error = resultOrError.toJson();
				else message.result = resultOrError === void 0 ? null : resultOrError;
				traceSendingResponse(message, method, startTime);
				return messageWriter.write(message);
			}
			function replyError(error, method, startTime) {
				const message = {
					jsonrpc: version,
					id: requestMessage.id,
					error: error.toJson()
				};
				traceSendingResponse(message, method, startTime);
				return messageWriter.write(message);
			}
			traceReceivedRequest(requestMessage);
			const element = requestHandlers.get(requestMessage.method);
			let type;
			let requestHandler;
			if (element) {
				type = element.type;
				requestHandler = element.handler;
			}
			const startTime = Date.now();
			if (requestHandler || starRequestHandler) {
				const tokenKey = requestMessage.id ?? String(Date.now());
				const cancellationSource = IdCancellationReceiverStrategy.is(cancellationStrategy.receiver) ? cancellationStrategy.receiver.createCancellationTokenSource(tokenKey) : cancellationStrategy.receiver.createCancellationTokenSource(requestMessage);
				if (requestMessage.id !== null && knownCanceledRequests.has(requestMessage.id)) cancellationSource.cancel();
				if (requestMessage.id !== null) requestTokens.set(tokenKey, cancellationSource);
				try {
					let handlerResult;
					if (requestHandler) {
						if (requestMessage.params === void 0) {
							if (type !== void 0 && type.numberOfParams !== 0) return replyError(new messages_1.ResponseError(messages_1.ErrorCodes.InvalidParams, `Request ${requestMessage.method} defines ${type.numberOfParams} params but received none.`), requestMessage.method, startTime);
							handlerResult = requestHandler(cancellationSource.token);
						} else if (Array.isArray(requestMessage.params)) {
							if (type !== void 0 && type.parameterStructures === messages_1.ParameterStructures.byName) return replyError(new messages_1.ResponseError(messages_1.ErrorCodes.InvalidParams, `Request ${requestMessage.method} defines parameters by name but received parameters by position`), requestMessage.method, startTime);
							handlerResult = requestHandler(...requestMessage.params, cancellationSource.token);
						} else {
							if (type !== void 0 && type.parameterStructures === messages_1.ParameterStructures.byPosition) return replyError(new messages_1.ResponseError(messages_1.ErrorCodes.InvalidParams, `Request ${requestMessage.method} defines parameters by position but received parameters by name`), requestMessage.method, startTime);
							handlerResult = requestHandler(requestMessage.params, cancellationSource.token);
						}
					} else if (starRequestHandler) handlerResult = starRequestHandler(requestMessage.method, requestMessage.params, cancellationSource.token);
					await reply(await handlerResult, requestMessage.method, startTime);
				} catch (error) {
					if (error instanceof messages_1.ResponseError) await reply(error, requestMessage.method, startTime);
					else if (error && Is.string(error.message)) await replyError(new messages_1.ResponseError(messages_1.ErrorCodes.InternalError, `Request ${requestMessage.method} failed with message: ${error.message}`), requestMessage.method, startTime);
					else await replyError(new messages_1.ResponseError(messages_1.ErrorCodes.InternalError, `Request ${requestMessage.method} failed unexpectedly without providing any details.`), requestMessage.method, startTime);
				} finally {
					requestTokens.delete(tokenKey);
				}
			} else await replyError(new messages_1.ResponseError(messages_1.ErrorCodes.MethodNotFound, `Unhandled method ${requestMessage.method}`), requestMessage.method, startTime);
		}
		function handleResponse(responseMessage) {
			if (isDisposed()) return;
			if (responseMessage.id === null) {
				if (responseMessage.error) logger.error(`Received response message without id: Error is: \n${JSON.stringify(responseMessage.error, void 0, 4)}`);
				else logger.error(`Received response message without id. No further error information provided.`);
			} else {
				const key = responseMessage.id;
				const responsePromise = responsePromises.get(key);
				traceReceivedResponse(responseMessage, responsePromise);
				if (responsePromise !== void 0) {
					responsePromises.delete(key);
					try {
						if (responseMessage.error) {
							const error = responseMessage.error;
							responsePromise.reject(new messages_1.ResponseError(error.code, error.message, error.data));
						} else if (responseMessage.result !== void 0) responsePromise.resolve(responseMessage.result);
						else throw new Error("Should never happen.");
					} catch (error) {
						if (error.message) logger.error(`Response handler '${responsePromise.method}' failed with message: ${error.message}`);
						else logger.error(`Response handler '${responsePromise.method}' failed unexpectedly.`);
					}
				}
			}
		}
		async function handleNotification(message) {
			if (isDisposed()) return;
			let type = void 0;
			let notificationHandler;
			if (message.method === CancelNotification.type.method) {
				const cancelId = message.params.id;
				knownCanceledRequests.delete(cancelId);
				traceReceivedNotification(message);
				return;
			} else {
				const element = notificationHandlers.get(message.method);
				if (element) {
					notificationHandler = element.handler;
					type = element.type;
				}
			}
			if (notificationHandler || starNotificationHandler) try {
				traceReceivedNotification(message);
				if (notificationHandler) {
					if (message.params === void 0) {
						if (type !== void 0) {
							if (type.numberOfParams !== 0 && type.parameterStructures !== messages_1.ParameterStructures.byName) logger.error(`Notification ${message.method} defines ${type.numberOfParams} params but received none.`);
						}
						await notificationHandler();
					} else if (Array.isArray(message.params)) {
						const params = message.params;
						if (message.method === ProgressNotification.type.method && params.length === 2 && ProgressToken.is(params[0])) await notificationHandler({
							token: params[0],
							value: params[1]
						});
						else {
							if (type !== void 0) {
								if (type.parameterStructures === messages_1.ParameterStructures.byName) logger.error(`Notification ${message.method} defines parameters by name but received parameters by position`);
								if (type.numberOfParams !== message.params.length) logger.error(`Notification ${message.method} defines ${type.numberOfParams} params but received ${params.length} arguments`);
							}
							await notificationHandler(...params);
						}
					} else {
						if (type !== void 0 && type.parameterStructures === messages_1.ParameterStructures.byPosition) logger.error(`Notification ${message.method} defines parameters by position but received parameters by name`);
						await notificationHandler(message.params);
					}
				} else if (starNotificationHandler) await starNotificationHandler(message.method, message.params);
			} catch (error) {
				if (error.message) logger.error(`Notification handler '${message.method}' failed with message: ${error.message}`);
				else logger.error(`Notification handler '${message.method}' failed unexpectedly.`);
			}
			else unhandledNotificationEmitter.fire(message);
		}
		function handleInvalidMessage(message) {
			if (!message) {
				logger.error("Received empty message.");
				return;
			}
			logger.error(`Received message which is neither a response nor a notification message:\n${JSON.stringify(message, null, 4)}`);
			const responseMessage = message;
			if (Is.string(responseMessage.id) || Is.number(responseMessage.id)) {
				const key = responseMessage.id;
				const responseHandler = responsePromises.get(key);
				if (responseHandler) responseHandler.reject(/* @__PURE__ */ new Error("The received response has neither a result nor an error property."));
			}
		}
		function stringifyTrace(params) {
			if (params === void 0 || params === null) return;
			switch (trace) {
				case Trace.Verbose: return JSON.stringify(params, null, 4);
				case Trace.Compact: return JSON.stringify(params);
				default: return;
			}
		}
		function traceSendingRequest(message) {
			if (trace === Trace.Off || !tracer) return;
			if (traceFormat === TraceFormat.Text) {
				let data = void 0;
				if ((trace === Trace.Verbose || trace === Trace.Compact) && message.params) data = `Params: ${stringifyTrace(message.params)}`;
				tracer.log(`Sending request '${message.method} - (${message.id})'.`, data);
			} else logLSPMessage("send-request", message);
		}
		function traceSendingNotification(message) {
			if (trace === Trace.Off || !tracer) return;
			if (traceFormat === TraceFormat.Text) {
				let data = void 0;
				if (trace === Trace.Verbose || trace === Trace.Compact) {
					if (message.params) data = `Params: ${stringifyTrace(message.params)}`;
					else data = "No parameters provided.";
				}
				tracer.log(`Sending notification '${message.method}'.`, data);
			} else logLSPMessage("send-notification", message);
		}
		function traceSendingResponse(message, method, startTime) {
			if (trace === Trace.Off || !tracer) return;
			if (traceFormat === TraceFormat.Text) {
				let data = void 0;
				if (trace === Trace.Verbose || trace === Trace.Compact) {
					if (message.error && message.error.data) data = `Error data: ${stringifyTrace(message.error.data)}`;
					else if (message.result) data = `Result: ${stringifyTrace(message.result)}`;
					else if (message.error === void 0) data = "No result returned.";
				}
				const error = message.error ? ` Request failed: ${message.error.message} (${message.error.code}).` : "";
				tracer.log(`Sending response '${method} - (${message.id})'. Processing request took ${Date.now() - startTime}ms.${error}`, data);
			} else logLSPMessage("send-response", message);
		}
		function traceReceivedRequest(message) {
			if (trace === Trace.Off || !tracer) return;
			if (traceFormat === TraceFormat.Text) {
				let data = void 0;
				if ((trace === Trace.Verbose || trace === Trace.Compact) && message.params) data = `Params: ${stringifyTrace(message.params)}`;
				tracer.log(`Received request '${message.method} - (${message.id})'.`, data);
			} else logLSPMessage("receive-request", message);
		}
		function traceReceivedNotification(message) {
			if (trace === Trace.Off || !tracer || message.method === LogTraceNotification.type.method) return;
			if (traceFormat === TraceFormat.Text) {
				let data = void 0;
				if (trace === Trace.Verbose || trace === Trace.Compact) {
					if (message.params) data = `Params: ${stringifyTrace(message.params)}`;
					else data = "No parameters provided.";
				}
				tracer.log(`Received notification '${message.method}'.`, data);
			} else logLSPMessage("receive-notification", message);
		}
		function traceReceivedResponse(message, responsePromise) {
			if (trace === Trace.Off || !tracer) return;
			if (traceFormat === TraceFormat.Text) {
				let data = void 0;
				if (trace === Trace.Verbose || trace === Trace.Compact) {
					if (message.error && message.error.data) data = `Error data: ${stringifyTrace(message.error.data)}`;
					else if (message.result) data = `Result: ${stringifyTrace(message.result)}`;
					else if (message.error === void 0) data = "No result returned.";
				}
				if (responsePromise) {
					const error = message.error ? ` Request failed: ${message.error.message} (${message.error.code}).` : "";
					tracer.log(`Received response '${responsePromise.method} - (${message.id})' in ${Date.now() - responsePromise.timerStart}ms.${error}`, data);
				} else tracer.log(`Received response ${message.id} without active response promise.`, data);
			} else logLSPMessage("receive-response", message);
		}
		function logLSPMessage(type, message) {
			if (!tracer || trace === Trace.Off) return;
			const lspMessage = {
				isLSPMessage: true,
				type,
				message,
				timestamp: Date.now()
			};
			tracer.log(lspMessage);
		}
		function throwIfClosedOrDisposed() {
			if (isClosed()) throw new ConnectionError(ConnectionErrors.Closed, "Connection is closed.");
			if (isDisposed()) throw new ConnectionError(ConnectionErrors.Disposed, "Connection is disposed.");
		}
		function throwIfListening() {
			if (isListening()) throw new ConnectionError(ConnectionErrors.AlreadyListening, "Connection is already listening");
		}
		function throwIfNotListening() {
			if (!isListening()) throw new Error("Call listen() first.");
		}
		function undefinedToNull(param) {
			if (param === void 0) return null;
			else return param;
		}
		function nullToUndefined(param) {
			if (param === null) return;
			else return param;
		}
		function isNamedParam(param) {
			return param !== void 0 && param !== null && !Array.isArray(param) && typeof param === "object";
		}
		function computeSingleParam(parameterStructures, param) {
			switch (parameterStructures) {
				case messages_1.ParameterStructures.auto: if (isNamedParam(param)) return nullToUndefined(param);
				else return [undefinedToNull(param)];
				case messages_1.ParameterStructures.byName:
					if (!isNamedParam(param)) throw new Error(`Received parameters by name but param is not an object literal.`);
					return nullToUndefined(param);
				case messages_1.ParameterStructures.byPosition: return [undefinedToNull(param)];
				default: throw new Error(`Unknown parameter structure ${parameterStructures.toString()}`);
			}
		}
		function computeMessageParams(type, params) {
			let result;
			const numberOfParams = type.numberOfParams;
			switch (numberOfParams) {
				case 0:
					result = void 0;
					break;
				case 1:
					result = computeSingleParam(type.parameterStructures, params[0]);
					break;
				default:
					result = [];
					for (let i = 0; i < params.length && i < numberOfParams; i++) result.push(undefinedToNull(params[i]));
					if (params.length < numberOfParams) for (let i = params.length; i < numberOfParams; i++) result.push(null);
			}
			return result;
		}
		const connection = {
			sendNotification: (type, ...args) => {
				throwIfClosedOrDisposed();
				let method;
				let messageParams;
				if (Is.string(type)) {
					method = type;
					const first = args[0];
					let paramStart = 0;
					let parameterStructures = messages_1.ParameterStructures.auto;
					if (messages_1.ParameterStructures.is(first)) {
						paramStart = 1;
						parameterStructures = first;
					}
					const paramEnd = args.length;
					const numberOfParams = paramEnd - paramStart;
					switch (numberOfParams) {
						case 0:
							messageParams = void 0;
							break;
						case 1:
							messageParams = computeSingleParam(parameterStructures, args[paramStart]);
							break;
						default:
							if (parameterStructures === messages_1.ParameterStructures.byName) throw new Error(`Received ${numberOfParams} parameters for 'by Name' notification parameter structure.`);
							messageParams = args.slice(paramStart, paramEnd).map((value) => undefinedToNull(value));
					}
				} else {
					const params = args;
					method = type.method;
					messageParams = computeMessageParams(type, params);
				}
				const notificationMessage = {
					jsonrpc: version,
					method,
					params: messageParams
				};
				traceSendingNotification(notificationMessage);
				return messageWriter.write(notificationMessage).catch((error) => {
					logger.error(`Sending notification failed.`);
					throw error;
				});
			},
			onNotification: (type, handler) => {
				throwIfClosedOrDisposed();
				let method;
				if (Is.func(type)) starNotificationHandler = type;
				else if (handler) {
					if (Is.string(type)) {
						method = type;
						notificationHandlers.set(type, {
							type: void 0,
							handler
						});
					} else {
						method = type.method;
						notificationHandlers.set(type.method, {
							type,
							handler
						});
					}
				}
				return { dispose: () => {
					if (method !== void 0) {
						if (notificationHandlers.get(method)?.handler === handler) notificationHandlers.delete(method);
					} else if (starNotificationHandler === type) starNotificationHandler = void 0;
				} };
			},
			onProgress: (_type, token, handler) => {
				if (progressHandlers.has(token)) throw new Error(`Progress handler for token ${token} already registered`);
				progressHandlers.set(token, handler);
				return { dispose: () => {
					if (progressHandlers.get(token) === handler) progressHandlers.delete(token);
				} };
			},
			sendProgress: (_type, token, value) => {
				return connection.sendNotification(ProgressNotification.type, {
					token,
					value
				});
			},
			onUnhandledProgress: unhandledProgressEmitter.event,
			sendRequest: (type, ...args) => {
				throwIfClosedOrDisposed();
				throwIfNotListening();
				function sendCancellation(connection, id) {
					const p = cancellationStrategy.sender.sendCancellation(connection, id);
					if (p === void 0) logger.log(`Received no promise from cancellation strategy when cancelling id ${id}`);
					else p.catch(() => {
						logger.log(`Sending cancellation messages for id ${id} failed.`);
					});
				}
				let method;
				let messageParams;
				let token = void 0;
				if (Is.string(type)) {
					method = type;
					const first = args[0];
					const last = args[args.length - 1];
					let paramStart = 0;
					let parameterStructures = messages_1.ParameterStructures.auto;
					if (messages_1.ParameterStructures.is(first)) {
						paramStart = 1;
						parameterStructures = first;
					}
					let paramEnd = args.length;
					if (cancellation_1.CancellationToken.is(last)) {
						paramEnd = paramEnd - 1;
						token = last;
					}
					const numberOfParams = paramEnd - paramStart;
					switch (numberOfParams) {
						case 0:
							messageParams = void 0;
							break;
						case 1:
							messageParams = computeSingleParam(parameterStructures, args[paramStart]);
							break;
						default:
							if (parameterStructures === messages_1.ParameterStructures.byName) throw new Error(`Received ${numberOfParams} parameters for 'by Name' request parameter structure.`);
							messageParams = args.slice(paramStart, paramEnd).map((value) => undefinedToNull(value));
					}
				} else {
					const params = args;
					method = type.method;
					messageParams = computeMessageParams(type, params);
					const numberOfParams = type.numberOfParams;
					token = cancellation_1.CancellationToken.is(params[numberOfParams]) ? params[numberOfParams] : void 0;
				}
				const id = sequenceNumber++;
				let disposable;
				let tokenWasCancelled = false;
				if (token !== void 0) {
					if (token.isCancellationRequested) tokenWasCancelled = true;
					else disposable = token.onCancellationRequested(() => {
						sendCancellation(connection, id);
					});
				}
				const requestMessage = {
					jsonrpc: version,
					id,
					method,
					params: messageParams
				};
				traceSendingRequest(requestMessage);
				if (typeof cancellationStrategy.sender.enableCancellation === "function") cancellationStrategy.sender.enableCancellation(requestMessage);
				return new Promise(async (resolve, reject) => {
					const resolveWithCleanup = (r) => {
						resolve(r);
						cancellationStrategy.sender.cleanup(id);
						disposable?.dispose();
					};
					const rejectWithCleanup = (r) => {
						reject(r);
						cancellationStrategy.sender.cleanup(id);
						disposable?.dispose();
					};
					const responsePromise = {
						method,
						timerStart: Date.now(),
						resolve: resolveWithCleanup,
						reject: rejectWithCleanup
					};
					try {
						responsePromises.set(id, responsePromise);
						await messageWriter.write(requestMessage);
						if (tokenWasCancelled) sendCancellation(connection, id);
					} catch (error) {
						responsePromises.delete(id);
						responsePromise.reject(new messages_1.ResponseError(messages_1.ErrorCodes.MessageWriteError, error.message ? error.message : "Unknown reason"));
						logger.error(`Sending request failed.`);
					}
				});
			},
			onRequest: (type, handler) => {
				throwIfClosedOrDisposed();
				let method = null;
				if (StarRequestHandler.is(type)) {
					method = void 0;
					starRequestHandler = type;
				} else if (Is.string(type)) {
					method = null;
					if (handler !== void 0) {
						method = type;
						requestHandlers.set(type, {
							handler,
							type: void 0
						});
					}
				} else if (handler !== void 0) {
					method = type.method;
					requestHandlers.set(type.method, {
						type,
						handler
					});
				}
				return { dispose: () => {
					if (method === null) return;
					if (method !== void 0) {
						if (requestHandlers.get(method)?.handler === handler) requestHandlers.delete(method);
					} else if (starRequestHandler === type) starRequestHandler = void 0;
				} };
			},
			hasPendingResponse: () => {
				return responsePromises.size > 0;
			},
			trace: async (_value, _tracer, sendNotificationOrTraceOptions) => {
				let _sendNotification = false;
				let _traceFormat = TraceFormat.Text;
				if (sendNotificationOrTraceOptions !== void 0) {
					if (Is.boolean(sendNotificationOrTraceOptions)) _sendNotification = sendNotificationOrTraceOptions;
					else {
						_sendNotification = sendNotificationOrTraceOptions.sendNotification || false;
						_traceFormat = sendNotificationOrTraceOptions.traceFormat || TraceFormat.Text;
					}
				}
				trace = _value;
				traceFormat = _traceFormat;
				if (trace === Trace.Off) tracer = void 0;
				else tracer = _tracer;
				if (_sendNotification && !isClosed() && !isDisposed()) await connection.sendNotification(SetTraceNotification.type, { value: Trace.toString(_value) });
			},
			onError: errorEmitter.event,
			onClose: closeEmitter.event,
			onUnhandledNotification: unhandledNotificationEmitter.event,
			onDispose: disposeEmitter.event,
			end: () => {
				messageWriter.end();
			},
			dispose: () => {
				if (isDisposed()) return;
				state = ConnectionState.Disposed;
				disposeEmitter.fire(void 0);
				const error = new messages_1.ResponseError(messages_1.ErrorCodes.PendingResponseRejected, "Pending response rejected since connection got disposed");
				for (const promise of responsePromises.values()) promise.reject(error);
				responsePromises = /* @__PURE__ */ new Map();
				requestTokens = /* @__PURE__ */ new Map();
				knownCanceledRequests = /* @__PURE__ */ new Set();
				messageQueue = new linkedMap_1.LinkedMap();
				if (Is.func(messageWriter.dispose)) messageWriter.dispose();
				if (Is.func(messageReader.dispose)) messageReader.dispose();
			},
			listen: () => {
				throwIfClosedOrDisposed();
				throwIfListening();
				state = ConnectionState.Listening;
				messageReader.listen(callback);
			},
			inspect: () => {
				(0, ral_1.default)().console.log("inspect");
			}
		};
		connection.onNotification(LogTraceNotification.type, (params) => {
			if (trace === Trace.Off || !tracer) return;
			const verbose = trace === Trace.Verbose || trace === Trace.Compact;
			tracer.log(params.message, verbose ? params.verbose : void 0);
		});
		connection.onNotification(ProgressNotification.type, async (params) => {
			const handler = progressHandlers.get(params.token);
			if (handler) await handler(params.value);
			else unhandledProgressEmitter.fire(params);
		});
		return connection;
	}
}));

// node_modules/vscode-jsonrpc/lib/common/api.js
var require_api = /* @__PURE__ */ __commonJSMin(((exports, module, this$2) => {
	var __importDefault = this$2 && this$2.__importDefault || function(mod) {
		return mod && mod.__esModule ? mod : { "default": mod };
	};
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.ProgressType = exports.ProgressToken = exports.createMessageConnection = exports.NullLogger = exports.ConnectionOptions = exports.ConnectionStrategy = exports.AbstractMessageBuffer = exports.WriteableStreamMessageWriter = exports.AbstractMessageWriter = exports.MessageWriter = exports.ReadableStreamMessageReader = exports.AbstractMessageReader = exports.MessageReader = exports.SharedArrayReceiverStrategy = exports.SharedArraySenderStrategy = exports.CancellationToken = exports.CancellationTokenSource = exports.Emitter = exports.Event = exports.Disposable = exports.LRUCache = exports.Touch = exports.LinkedMap = exports.ParameterStructures = exports.NotificationType9 = exports.NotificationType8 = exports.NotificationType7 = exports.NotificationType6 = exports.NotificationType5 = exports.NotificationType4 = exports.NotificationType3 = exports.NotificationType2 = exports.NotificationType1 = exports.NotificationType0 = exports.NotificationType = exports.ErrorCodes = exports.ResponseError = exports.RequestType9 = exports.RequestType8 = exports.RequestType7 = exports.RequestType6 = exports.RequestType5 = exports.RequestType4 = exports.RequestType3 = exports.RequestType2 = exports.RequestType1 = exports.RequestType0 = exports.RequestType = exports.Message = exports.RAL = void 0;
	exports.MessageStrategy = exports.CancellationStrategy = exports.CancellationSenderStrategy = exports.RequestCancellationReceiverStrategy = exports.IdCancellationReceiverStrategy = exports.CancellationReceiverStrategy = exports.ConnectionError = exports.ConnectionErrors = exports.LogTraceNotification = exports.SetTraceNotification = exports.TraceFormat = exports.TraceValues = exports.TraceValue = exports.Trace = void 0;
	const messages_1 = require_messages();
	Object.defineProperty(exports, "Message", {
		enumerable: true,
		get: function() {
			return messages_1.Message;
		}
	});
	Object.defineProperty(exports, "RequestType", {
		enumerable: true,
		get: function() {
			return messages_1.RequestType;
		}
	});
	Object.defineProperty(exports, "RequestType0", {
		enumerable: true,
		get: function() {
			return messages_1.RequestType0;
		}
	});
	Object.defineProperty(exports, "RequestType1", {
		enumerable: true,
		get: function() {
			return messages_1.RequestType1;
		}
	});
	Object.defineProperty(exports, "RequestType2", {
		enumerable: true,
		get: function() {
			return messages_1.RequestType2;
		}
	});
	Object.defineProperty(exports, "RequestType3", {
		enumerable: true,
		get: function() {
			return messages_1.RequestType3;
		}
	});
	Object.defineProperty(exports, "RequestType4", {
		enumerable: true,
		get: function() {
			return messages_1.RequestType4;
		}
	});
	Object.defineProperty(exports, "RequestType5", {
		enumerable: true,
		get: function() {
			return messages_1.RequestType5;
		}
	});
	Object.defineProperty(exports, "RequestType6", {
		enumerable: true,
		get: function() {
			return messages_1.RequestType6;
		}
	});
	Object.defineProperty(exports, "RequestType7", {
		enumerable: true,
		get: function() {
			return messages_1.RequestType7;
		}
	});
	Object.defineProperty(exports, "RequestType8", {
		enumerable: true,
		get: function() {
			return messages_1.RequestType8;
		}
	});
	Object.defineProperty(exports, "RequestType9", {
		enumerable: true,
		get: function() {
			return messages_1.RequestType9;
		}
	});
	Object.defineProperty(exports, "ResponseError", {
		enumerable: true,
		get: function() {
			return messages_1.ResponseError;
		}
	});
	Object.defineProperty(exports, "ErrorCodes", {
		enumerable: true,
		get: function() {
			return messages_1.ErrorCodes;
		}
	});
	Object.defineProperty(exports, "NotificationType", {
		enumerable: true,
		get: function() {
			return messages_1.NotificationType;
		}
	});
	Object.defineProperty(exports, "NotificationType0", {
		enumerable: true,
		get: function() {
			return messages_1.NotificationType0;
		}
	});
	Object.defineProperty(exports, "NotificationType1", {
		enumerable: true,
		get: function() {
			return messages_1.NotificationType1;
		}
	});
	Object.defineProperty(exports, "NotificationType2", {
		enumerable: true,
		get: function() {
			return messages_1.NotificationType2;
		}
	});
	Object.defineProperty(exports, "NotificationType3", {
		enumerable: true,
		get: function() {
			return messages_1.NotificationType3;
		}
	});
	Object.defineProperty(exports, "NotificationType4", {
		enumerable: true,
		get: function() {
			return messages_1.NotificationType4;
		}
	});
	Object.defineProperty(exports, "NotificationType5", {
		enumerable: true,
		get: function() {
			return messages_1.NotificationType5;
		}
	});
	Object.defineProperty(exports, "NotificationType6", {
		enumerable: true,
		get: function() {
			return messages_1.NotificationType6;
		}
	});
	Object.defineProperty(exports, "NotificationType7", {
		enumerable: true,
		get: function() {
			return messages_1.NotificationType7;
		}
	});
	Object.defineProperty(exports, "NotificationType8", {
		enumerable: true,
		get: function() {
			return messages_1.NotificationType8;
		}
	});
	Object.defineProperty(exports, "NotificationType9", {
		enumerable: true,
		get: function() {
			return messages_1.NotificationType9;
		}
	});
	Object.defineProperty(exports, "ParameterStructures", {
		enumerable: true,
		get: function() {
			return messages_1.ParameterStructures;
		}
	});
	const linkedMap_1 = require_linkedMap();
	Object.defineProperty(exports, "LinkedMap", {
		enumerable: true,
		get: function() {
			return linkedMap_1.LinkedMap;
		}
	});
	Object.defineProperty(exports, "LRUCache", {
		enumerable: true,
		get: function() {
			return linkedMap_1.LRUCache;
		}
	});
	Object.defineProperty(exports, "Touch", {
		enumerable: true,
		get: function() {
			return linkedMap_1.Touch;
		}
	});
	const disposable_1 = require_disposable();
	Object.defineProperty(exports, "Disposable", {
		enumerable: true,
		get: function() {
			return disposable_1.Disposable;
		}
	});
	const events_1 = require_events();
	Object.defineProperty(exports, "Event", {
		enumerable: true,
		get: function() {
			return events_1.Event;
		}
	});
	Object.defineProperty(exports, "Emitter", {
		enumerable: true,
		get: function() {
			return events_1.Emitter;
		}
	});
	const cancellation_1 = require_cancellation();
	Object.defineProperty(exports, "CancellationTokenSource", {
		enumerable: true,
		get: function() {
			return cancellation_1.CancellationTokenSource;
		}
	});
	Object.defineProperty(exports, "CancellationToken", {
		enumerable: true,
		get: function() {
			return cancellation_1.CancellationToken;
		}
	});
	const sharedArrayCancellation_1 = require_sharedArrayCancellation();
	Object.defineProperty(exports, "SharedArraySenderStrategy", {
		enumerable: true,
		get: function() {
			return sharedArrayCancellation_1.SharedArraySenderStrategy;
		}
	});
	Object.defineProperty(exports, "SharedArrayReceiverStrategy", {
		enumerable: true,
		get: function() {
			return sharedArrayCancellation_1.SharedArrayReceiverStrategy;
		}
	});
	const messageReader_1 = require_messageReader();
	Object.defineProperty(exports, "MessageReader", {
		enumerable: true,
		get: function() {
			return messageReader_1.MessageReader;
		}
	});
	Object.defineProperty(exports, "AbstractMessageReader", {
		enumerable: true,
		get: function() {
			return messageReader_1.AbstractMessageReader;
		}
	});
	Object.defineProperty(exports, "ReadableStreamMessageReader", {
		enumerable: true,
		get: function() {
			return messageReader_1.ReadableStreamMessageReader;
		}
	});
	const messageWriter_1 = require_messageWriter();
	Object.defineProperty(exports, "MessageWriter", {
		enumerable: true,
		get: function() {
			return messageWriter_1.MessageWriter;
		}
	});
	Object.defineProperty(exports, "AbstractMessageWriter", {
		enumerable: true,
		get: function() {
			return messageWriter_1.AbstractMessageWriter;
		}
	});
	Object.defineProperty(exports, "WriteableStreamMessageWriter", {
		enumerable: true,
		get: function() {
			return messageWriter_1.WriteableStreamMessageWriter;
		}
	});
	const messageBuffer_1 = require_messageBuffer();
	Object.defineProperty(exports, "AbstractMessageBuffer", {
		enumerable: true,
		get: function() {
			return messageBuffer_1.AbstractMessageBuffer;
		}
	});
	const connection_1 = require_connection();
	Object.defineProperty(exports, "ConnectionStrategy", {
		enumerable: true,
		get: function() {
			return connection_1.ConnectionStrategy;
		}
	});
	Object.defineProperty(exports, "ConnectionOptions", {
		enumerable: true,
		get: function() {
			return connection_1.ConnectionOptions;
		}
	});
	Object.defineProperty(exports, "NullLogger", {
		enumerable: true,
		get: function() {
			return connection_1.NullLogger;
		}
	});
	Object.defineProperty(exports, "createMessageConnection", {
		enumerable: true,
		get: function() {
			return connection_1.createMessageConnection;
		}
	});
	Object.defineProperty(exports, "ProgressToken", {
		enumerable: true,
		get: function() {
			return connection_1.ProgressToken;
		}
	});
	Object.defineProperty(exports, "ProgressType", {
		enumerable: true,
		get: function() {
			return connection_1.ProgressType;
		}
	});
	Object.defineProperty(exports, "Trace", {
		enumerable: true,
		get: function() {
			return connection_1.Trace;
		}
	});
	Object.defineProperty(exports, "TraceValue", {
		enumerable: true,
		get: function() {
			return connection_1.TraceValue;
		}
	});
	Object.defineProperty(exports, "TraceFormat", {
		enumerable: true,
		get: function() {
			return connection_1.TraceFormat;
		}
	});
	Object.defineProperty(exports, "SetTraceNotification", {
		enumerable: true,
		get: function() {
			return connection_1.SetTraceNotification;
		}
	});
	Object.defineProperty(exports, "LogTraceNotification", {
		enumerable: true,
		get: function() {
			return connection_1.LogTraceNotification;
		}
	});
	Object.defineProperty(exports, "ConnectionErrors", {
		enumerable: true,
		get: function() {
			return connection_1.ConnectionErrors;
		}
	});
	Object.defineProperty(exports, "ConnectionError", {
		enumerable: true,
		get: function() {
			return connection_1.ConnectionError;
		}
	});
	Object.defineProperty(exports, "CancellationReceiverStrategy", {
		enumerable: true,
		get: function() {
			return connection_1.CancellationReceiverStrategy;
		}
	});
	Object.defineProperty(exports, "IdCancellationReceiverStrategy", {
		enumerable: true,
		get: function() {
			return connection_1.IdCancellationReceiverStrategy;
		}
	});
	Object.defineProperty(exports, "RequestCancellationReceiverStrategy", {
		enumerable: true,
		get: function() {
			return connection_1.RequestCancellationReceiverStrategy;
		}
	});
	Object.defineProperty(exports, "CancellationSenderStrategy", {
		enumerable: true,
		get: function() {
			return connection_1.CancellationSenderStrategy;
		}
	});
	Object.defineProperty(exports, "CancellationStrategy", {
		enumerable: true,
		get: function() {
			return connection_1.CancellationStrategy;
		}
	});
	Object.defineProperty(exports, "MessageStrategy", {
		enumerable: true,
		get: function() {
			return connection_1.MessageStrategy;
		}
	});
	Object.defineProperty(exports, "TraceValues", {
		enumerable: true,
		get: function() {
			return connection_1.TraceValues;
		}
	});
	const ral_1 = __importDefault(require_ral());
	exports.RAL = ral_1.default;
}));

// node_modules/vscode-jsonrpc/lib/node/ril.js
var require_ril = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	const util_1 = __require$1("util");
	const crypto_1 = __require$1("crypto");
	const api_1 = require_api();
	var MessageBuffer = class MessageBuffer extends api_1.AbstractMessageBuffer {
		static emptyBuffer = Buffer.allocUnsafe(0);
		constructor(encoding = "utf-8") {
			super(encoding);
		}
		emptyBuffer() {
			return MessageBuffer.emptyBuffer;
		}
		fromString(value, encoding) {
			return Buffer.from(value, encoding);
		}
		toString(value, encoding) {
			if (value instanceof Buffer) return value.toString(encoding);
			else return new util_1.TextDecoder(encoding).decode(value);
		}
		asNative(buffer, length) {
			if (length === void 0) return buffer instanceof Buffer ? buffer : Buffer.from(buffer);
			else return buffer instanceof Buffer ? buffer.slice(0, length) : Buffer.from(buffer.subarray(0, length));
		}
		allocNative(length) {
			return Buffer.allocUnsafe(length);
		}
	};
	var ReadableStreamWrapper = class {
		stream;
		constructor(stream) {
			this.stream = stream;
		}
		onClose(listener) {
			this.stream.on("close", listener);
			return api_1.Disposable.create(() => this.stream.off("close", listener));
		}
		onError(listener) {
			this.stream.on("error", listener);
			return api_1.Disposable.create(() => this.stream.off("error", listener));
		}
		onEnd(listener) {
			this.stream.on("end", listener);
			return api_1.Disposable.create(() => this.stream.off("end", listener));
		}
		onData(listener) {
			this.stream.on("data", listener);
			return api_1.Disposable.create(() => this.stream.off("data", listener));
		}
	};
	var WritableStreamWrapper = class {
		stream;
		constructor(stream) {
			this.stream = stream;
		}
		onClose(listener) {
			this.stream.on("close", listener);
			return api_1.Disposable.create(() => this.stream.off("close", listener));
		}
		onError(listener) {
			this.stream.on("error", listener);
			return api_1.Disposable.create(() => this.stream.off("error", listener));
		}
		onEnd(listener) {
			this.stream.on("end", listener);
			return api_1.Disposable.create(() => this.stream.off("end", listener));
		}
		write(data, encoding) {
			return new Promise((resolve, reject) => {
				const callback = (error) => {
					if (error === void 0 || error === null) resolve();
					else reject(error);
				};
				if (typeof data === "string") this.stream.write(data, encoding, callback);
				else this.stream.write(data, callback);
			});
		}
		end() {
			this.stream.end();
		}
	};
	const _ril = Object.freeze({
		crypto: Object.freeze({ randomUUID: () => (0, crypto_1.randomUUID)() }),
		messageBuffer: Object.freeze({ create: (encoding) => new MessageBuffer(encoding) }),
		applicationJson: Object.freeze({
			encoder: Object.freeze({
				name: "application/json",
				encode: (msg, options) => {
					try {
						return Promise.resolve(Buffer.from(JSON.stringify(msg, void 0, 0), options.charset));
					} catch (err) {
						return Promise.reject(err);
					}
				}
			}),
			decoder: Object.freeze({
				name: "application/json",
				decode: (buffer, options) => {
					try {
						if (buffer instanceof Buffer) return Promise.resolve(JSON.parse(buffer.toString(options.charset)));
						else return Promise.resolve(JSON.parse(new util_1.TextDecoder(options.charset).decode(buffer)));
					} catch (err) {
						return Promise.reject(err);
					}
				}
			})
		}),
		stream: Object.freeze({
			asReadableStream: (stream) => new ReadableStreamWrapper(stream),
			asWritableStream: (stream) => new WritableStreamWrapper(stream)
		}),
		console,
		timer: Object.freeze({
			setTimeout(callback, ms, ...args) {
				const handle = setTimeout(callback, ms, ...args);
				return { dispose: () => clearTimeout(handle) };
			},
			setImmediate(callback, ...args) {
				const handle = setImmediate(callback, ...args);
				return { dispose: () => clearImmediate(handle) };
			},
			setInterval(callback, ms, ...args) {
				const handle = setInterval(callback, ms, ...args);
				return { dispose: () => clearInterval(handle) };
			}
		})
	});
	function RIL() {
		return _ril;
	}
	(function(RIL) {
		function install() {
			api_1.RAL.install(_ril);
		}
		RIL.install = install;
	})(RIL || (RIL = {}));
	exports.default = RIL;
}));

// node_modules/vscode-jsonrpc/lib/node/main.js
var require_main = /* @__PURE__ */ __commonJSMin(((exports, module, this$1) => {
	var __createBinding = this$1 && this$1.__createBinding || (Object.create ? (function(o, m, k, k2) {
		if (k2 === void 0) k2 = k;
		var desc = Object.getOwnPropertyDescriptor(m, k);
		if (!desc || ("get" in desc ? !m.__esModule : desc.writable || desc.configurable)) desc = {
			enumerable: true,
			get: function() {
				return m[k];
			}
		};
		Object.defineProperty(o, k2, desc);
	}) : (function(o, m, k, k2) {
		if (k2 === void 0) k2 = k;
		o[k2] = m[k];
	}));
	var __setModuleDefault = this$1 && this$1.__setModuleDefault || (Object.create ? (function(o, v) {
		Object.defineProperty(o, "default", {
			enumerable: true,
			value: v
		});
	}) : function(o, v) {
		o["default"] = v;
	});
	var __importStar = this$1 && this$1.__importStar || (function() {
		var ownKeys = function(o) {
			ownKeys = Object.getOwnPropertyNames || function(o) {
				var ar = [];
				for (var k in o) if (Object.prototype.hasOwnProperty.call(o, k)) ar[ar.length] = k;
				return ar;
			};
			return ownKeys(o);
		};
		return function(mod) {
			if (mod && mod.__esModule) return mod;
			var result = {};
			if (mod != null) {
				for (var k = ownKeys(mod), i = 0; i < k.length; i++) if (k[i] !== "default") __createBinding(result, mod, k[i]);
			}
			__setModuleDefault(result, mod);
			return result;
		};
	})();
	var __exportStar = this$1 && this$1.__exportStar || function(m, exports) {
		for (var p in m) if (p !== "default" && !Object.prototype.hasOwnProperty.call(exports, p)) __createBinding(exports, m, p);
	};
	var __importDefault = this$1 && this$1.__importDefault || function(mod) {
		return mod && mod.__esModule ? mod : { "default": mod };
	};
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.StreamMessageWriter = exports.StreamMessageReader = exports.SocketMessageWriter = exports.SocketMessageReader = exports.PortMessageWriter = exports.PortMessageReader = exports.IPCMessageWriter = exports.IPCMessageReader = void 0;
	exports.generateRandomPipeName = generateRandomPipeName;
	exports.createClientPipeTransport = createClientPipeTransport;
	exports.createServerPipeTransport = createServerPipeTransport;
	exports.createClientSocketTransport = createClientSocketTransport;
	exports.createServerSocketTransport = createServerSocketTransport;
	exports.createMessageConnection = createMessageConnection;
	const ril_1 = __importDefault(require_ril());
	ril_1.default.install();
	const path = __importStar(__require$1("path"));
	const os = __importStar(__require$1("os"));
	const fs = __importStar(__require$1("fs"));
	const crypto_1 = __require$1("crypto");
	const net_1 = __require$1("net");
	const api_1 = require_api();
	__exportStar(require_api(), exports);
	var IPCMessageReader = class extends api_1.AbstractMessageReader {
		process;
		constructor(process) {
			super();
			this.process = process;
			const eventEmitter = this.process;
			eventEmitter.on("error", (error) => this.fireError(error));
			eventEmitter.on("close", () => this.fireClose());
		}
		listen(callback) {
			this.process.on("message", callback);
			return api_1.Disposable.create(() => this.process.off("message", callback));
		}
	};
	exports.IPCMessageReader = IPCMessageReader;
	var IPCMessageWriter = class extends api_1.AbstractMessageWriter {
		process;
		errorCount;
		constructor(process) {
			super();
			this.process = process;
			this.errorCount = 0;
			const eventEmitter = this.process;
			eventEmitter.on("error", (error) => this.fireError(error));
			eventEmitter.on("close", () => this.fireClose());
		}
		write(msg) {
			try {
				if (typeof this.process.send === "function") this.process.send(msg, void 0, void 0, (error) => {
					if (error) {
						this.errorCount++;
						this.handleError(error, msg);
					} else this.errorCount = 0;
				});
				return Promise.resolve();
			} catch (error) {
				this.handleError(error, msg);
				return Promise.reject(error);
			}
		}
		handleError(error, msg) {
			this.errorCount++;
			this.fireError(error, msg, this.errorCount);
		}
		end() {}
	};
	exports.IPCMessageWriter = IPCMessageWriter;
	var PortMessageReader = class extends api_1.AbstractMessageReader {
		onData;
		constructor(port) {
			super();
			this.onData = new api_1.Emitter();
			port.on("close", () => this.fireClose());
			port.on("error", (error) => this.fireError(error));
			port.on("message", (message) => {
				this.onData.fire(message);
			});
		}
		listen(callback) {
			return this.onData.event(callback);
		}
	};
	exports.PortMessageReader = PortMessageReader;
	var PortMessageWriter = class extends api_1.AbstractMessageWriter {
		port;
		errorCount;
		constructor(port) {
			super();
			this.port = port;
			this.errorCount = 0;
			port.on("close", () => this.fireClose());
			port.on("error", (error) => this.fireError(error));
		}
		write(msg) {
			try {
				this.port.postMessage(msg);
				return Promise.resolve();
			} catch (error) {
				this.handleError(error, msg);
				return Promise.reject(error);
			}
		}
		handleError(error, msg) {
			this.errorCount++;
			this.fireError(error, msg, this.errorCount);
		}
		end() {}
	};
	exports.PortMessageWriter = PortMessageWriter;
	var SocketMessageReader = class extends api_1.ReadableStreamMessageReader {
		constructor(socket, encoding = "utf-8") {
			super((0, ril_1.default)().stream.asReadableStream(socket), encoding);
		}
	};
	exports.SocketMessageReader = SocketMessageReader;
	var SocketMessageWriter = class extends api_1.WriteableStreamMessageWriter {
		socket;
		constructor(socket, options) {
			super((0, ril_1.default)().stream.asWritableStream(socket), options);
			this.socket = socket;
		}
		dispose() {
			super.dispose();
			this.socket.destroy();
		}
	};
	exports.SocketMessageWriter = SocketMessageWriter;
	var StreamMessageReader = class extends api_1.ReadableStreamMessageReader {
		constructor(readable, encoding) {
			super((0, ril_1.default)().stream.asReadableStream(readable), encoding);
		}
	};
	exports.StreamMessageReader = StreamMessageReader;
	var StreamMessageWriter = class extends api_1.WriteableStreamMessageWriter {
		constructor(writable, options) {
			super((0, ril_1.default)().stream.asWritableStream(writable), options);
		}
	};
	exports.StreamMessageWriter = StreamMessageWriter;
	const XDG_RUNTIME_DIR = process.env["XDG_RUNTIME_DIR"];
	const safeIpcPathLengths = /* @__PURE__ */ new Map([["linux", 107], ["darwin", 102]]);
	function generateRandomPipeName() {
		if (process.platform === "win32") return `\\\\.\\pipe\\lsp-${(0, crypto_1.randomBytes)(16).toString("hex")}-sock`;
		let randomLength = 32;
		const fixedLength = 10;
		const tmpDir = fs.realpathSync(XDG_RUNTIME_DIR ?? os.tmpdir());
		const limit = safeIpcPathLengths.get(process.platform);
		if (limit !== void 0) randomLength = Math.min(limit - tmpDir.length - fixedLength, randomLength);
		if (randomLength < 16) throw new Error(`Unable to generate a random pipe name with ${randomLength} characters.`);
		const randomSuffix = (0, crypto_1.randomBytes)(Math.floor(randomLength / 2)).toString("hex");
		return path.join(tmpDir, `lsp-${randomSuffix}.sock`);
	}
	function createClientPipeTransport(pipeName, encoding = "utf-8") {
		let connectResolve;
		const connected = new Promise((resolve, _reject) => {
			connectResolve = resolve;
		});
		return new Promise((resolve, reject) => {
			const server = (0, net_1.createServer)((socket) => {
				server.close();
				connectResolve([new SocketMessageReader(socket, encoding), new SocketMessageWriter(socket, encoding)]);
			});
			server.on("error", reject);
			server.listen(pipeName, () => {
				server.removeListener("error", reject);
				resolve({
					onConnected: () => {
						return connected;
					},
					close: () => {
						server.close();
					}
				});
			});
		});
	}
	function createServerPipeTransport(pipeName, encoding = "utf-8") {
		const socket = (0, net_1.createConnection)(pipeName);
		return [new SocketMessageReader(socket, encoding), new SocketMessageWriter(socket, encoding)];
	}
	function createClientSocketTransport(port, encoding = "utf-8") {
		let connectResolve;
		const connected = new Promise((resolve, _reject) => {
			connectResolve = resolve;
		});
		return new Promise((resolve, reject) => {
			const server = (0, net_1.createServer)((socket) => {
				server.close();
				connectResolve([new SocketMessageReader(socket, encoding), new SocketMessageWriter(socket, encoding)]);
			});
			server.on("error", reject);
			server.listen(port, "127.0.0.1", () => {
				server.removeListener("error", reject);
				const address = server.address();
				if (address === null || typeof address === "string") {
					reject(/* @__PURE__ */ new Error(`Unexpected server address: ${address}`));
					return;
				}
				const boundPort = address.port;
				resolve({
					port: () => boundPort,
					onConnected: () => {
						return connected;
					},
					close: () => {
						server.close();
					}
				});
			});
		});
	}
	function createServerSocketTransport(port, encoding = "utf-8") {
		const socket = (0, net_1.createConnection)(port, "127.0.0.1");
		return [new SocketMessageReader(socket, encoding), new SocketMessageWriter(socket, encoding)];
	}
	function isReadableStream(value) {
		const candidate = value;
		return candidate.read !== void 0 && candidate.addListener !== void 0;
	}
	function isWritableStream(value) {
		const candidate = value;
		return candidate.write !== void 0 && candidate.addListener !== void 0;
	}
	function createMessageConnection(input, output, logger, options) {
		if (!logger) logger = api_1.NullLogger;
		const reader = isReadableStream(input) ? new StreamMessageReader(input) : input;
		const writer = isWritableStream(output) ? new StreamMessageWriter(output) : output;
		if (api_1.ConnectionStrategy.is(options)) options = { connectionStrategy: options };
		return (0, api_1.createMessageConnection)(reader, writer, logger, options);
	}
}));

// src/model/longest-timer.ts
var import_main = require_main();
/** Node's longest timer; beyond it one would fire at once. */
const LONGEST_TIMER_MS = 2 ** 31 - 1;

// src/lsp/timeout.ts
/** E/LS_TIMEOUT for something that the server did not do in time, for example "answer initialize". */
function timeoutError(what, timeoutMs) {
	const timeoutSeconds = timeoutMs / 1e3;
	return new LanserError("E/LS_TIMEOUT", `The language server did not ${what} within ${timeoutSeconds} s. Give it more with --timeout.`, {
		awaited: what,
		timeoutSeconds
	});
}

// src/lsp/deadline.ts
/**
* Waits for something that a server will do, no longer than it may take for a request, and not
* beyond its end.
*
* @throws LanserError E/LS_TIMEOUT, E/LS_CRASH, E/INTERRUPTED.
*/
async function withinDeadline(awaited, what, crashed, { timeoutMs, signal }) {
	let timer;
	let onAbort = () => {};
	const ended = new Promise((_resolve, reject) => {
		onAbort = () => reject(abortError(signal));
		if (signal.aborted) onAbort();
		signal.addEventListener("abort", onAbort, { once: true });
		timer = setTimeout(() => reject(timeoutError(what, timeoutMs)), Math.min(timeoutMs, LONGEST_TIMER_MS));
	});
	try {
		return await Promise.race([
			awaited,
			crashed,
			ended
		]);
	} finally {
		clearTimeout(timer);
		signal.removeEventListener("abort", onAbort);
	}
}

// src/lsp/connection.ts
/** How long a server may live on without its output, through which every answer would come. */
const MUTE_MS = 500;
function connect(process, handlers) {
	const reader = new import_main.StreamMessageReader(process.stdout);
	reader.partialMessageTimeout = 0;
	const rpc = (0, import_main.createMessageConnection)(reader, new import_main.StreamMessageWriter(process.stdin));
	answerServer(rpc, handlers);
	let closed = false;
	let open = true;
	let unreadable;
	reader.onError((error) => {
		unreadable ??= error;
	});
	rpc.onError(process.kill);
	rpc.onClose(() => {
		open = false;
		setTimeout(process.kill, MUTE_MS).unref();
	});
	const crashed = process.exited.then((exit) => {
		throw crashError(process, exit, unreadable);
	});
	crashed.catch(() => {
		if (!closed) rpc.dispose();
	});
	rpc.listen();
	return {
		crashed,
		async request(method, params, options) {
			if (options.signal.aborted) throw abortError(options.signal);
			const cancellation = new import_main.CancellationTokenSource();
			try {
				const answer = rpc.sendRequest(method, ...parametersOf(params), cancellation.token);
				answer.catch(() => {});
				return await withinDeadline(answer, `answer ${method}`, crashed, options);
			} catch (error) {
				if (isLost(error)) return await crashed;
				if (error instanceof LanserError && open) cancellation.cancel();
				throw translateError(method, error);
			} finally {
				cancellation.dispose();
			}
		},
		async notify(method, params, options) {
			try {
				const sent = rpc.sendNotification(method, ...parametersOf(params));
				await withinDeadline(sent, `take ${method}`, crashed, options);
			} catch (error) {
				if (error instanceof LanserError) throw error;
				await crashed;
			}
		},
		close() {
			closed = true;
			rpc.dispose();
		}
	};
}
/** No parameters are no `params`: servers that read strictly refuse the `[null]` of the library. */
function parametersOf(params) {
	return params === void 0 ? [] : [params];
}
/** Whether the message did not reach the server, or its answer cannot reach us any more. */
function isLost(error) {
	return error instanceof import_main.ConnectionError || error instanceof import_main.ResponseError && (error.code === import_main.ErrorCodes.MessageWriteError || error.code === import_main.ErrorCodes.PendingResponseRejected);
}
function answerServer(rpc, handlers) {
	rpc.onRequest((method, params) => {
		const handler = handlers.requests[method];
		if (handler === void 0) return new import_main.ResponseError(import_main.ErrorCodes.MethodNotFound, `${method} is not supported by this client`);
		return handler(params);
	});
	rpc.onNotification((method, params) => {
		handlers.notifications[method]?.(params);
	});
}
function translateError(method, error) {
	if (error instanceof LanserError || !(error instanceof import_main.ResponseError)) return error;
	const details = {
		method,
		reason: messageOf(error)
	};
	switch (error.code) {
		case -32800:
		case -32802: return new LanserError("E/REQUEST_CANCELLED", `The server cancelled ${method}.`, details, error);
		case -32801: return new LanserError("E/CONTENT_MODIFIED", `Content changed during ${method}.`, details, error);
		case import_main.ErrorCodes.MethodNotFound: return new LanserError("E/UNSUPPORTED_CAP", `The server does not offer ${method}.`, details, error);
		default: return new LanserError("E/LS_CRASH", `The server failed at ${method}.`, details, error);
	}
}
function crashError(process, exit, unreadable) {
	const { outOfMemory } = exit;
	const how = exit.signal === null ? `exit code ${exit.code ?? "unknown"}` : `signal ${exit.signal}`;
	const last = [unreadable?.message, process.lastOutput()].filter(Boolean).join("\n");
	return new LanserError("E/LS_CRASH", outOfMemory ? `The language server ran out of memory (${how}).` : unreadable !== void 0 ? "The language server wrote something that is no message of the protocol, and was stopped." : `The language server ended in the middle of its work (${how}).`, {
		exitCode: exit.code,
		signal: exit.signal,
		outOfMemory
	}, last === "" ? void 0 : new Error(last));
}

// src/lsp/documents.ts
function trackDocuments(connection, options) {
	const versions = /* @__PURE__ */ new Map();
	const close = async (uri) => {
		versions.delete(uri);
		await connection.notify("textDocument/didClose", { textDocument: { uri } }, options);
	};
	return {
		async open(uri, languageId, text) {
			if (versions.has(uri)) throw new TypeError(`${uri} is open already`);
			versions.set(uri, 1);
			const textDocument = {
				uri,
				languageId,
				version: 1,
				text
			};
			await connection.notify("textDocument/didOpen", { textDocument }, options);
		},
		close,
		async closeAll() {
			for (const uri of versions.keys()) await close(uri);
		}
	};
}

// src/lsp/server-process.ts
/** How long pipes may stay open after the server's end: a process that it started may hold them. */
const DRAIN_MS = 300;
const OUT_OF_MEMORY = /heap out of memory|Allocation failed/u;
function spawnServer(host, plan, janitor) {
	const child = spawn(plan.command, [...plan.args], {
		cwd: plan.cwd,
		env: plan.env,
		detached: host.platform !== "win32",
		stdio: [
			"pipe",
			"pipe",
			"pipe"
		],
		windowsHide: true
	});
	const release = child.pid === void 0 ? () => {} : janitor.watchProcess(child.pid);
	let tail = "";
	let outOfMemory = false;
	child.stderr.setEncoding("utf8").on("data", (chunk) => {
		tail += chunk;
		outOfMemory ||= OUT_OF_MEMORY.test(tail);
		tail = tail.slice(-4096);
	});
	child.stdin.on("error", () => {});
	let alive = child.pid !== void 0;
	const kill = () => {
		if (alive) killGroup(child, host.platform);
	};
	const exited = new Promise((resolve) => {
		const end = (code, signal) => {
			resolve({
				code,
				signal,
				outOfMemory
			});
		};
		child.on("error", (error) => {
			tail += error.message;
			if (child.pid === void 0) end(null, null);
		});
		child.on("exit", (code, signal) => {
			kill();
			alive = false;
			release();
			setTimeout(() => {
				child.stdout.destroy();
				child.stderr.destroy();
				end(code, signal);
			}, DRAIN_MS).unref();
		});
		child.on("close", end);
	});
	return {
		pid: child.pid,
		stdin: child.stdin,
		stdout: child.stdout,
		exited,
		lastOutput: () => tail.trim(),
		kill
	};
}
function killGroup(leader, platform) {
	if (platform === "win32" || leader.pid === void 0) {
		leader.kill("SIGKILL");
		return;
	}
	try {
		process.kill(-leader.pid, "SIGKILL");
	} catch {}
}

// src/lsp/session.ts
const SHUTDOWN_MS = 2e3;
async function openSession(options) {
	const process = spawnServer(options.host, options.launch, options.janitor);
	const registrations = trackRegistrations();
	const connection = connect(process, {
		requests: {
			"workspace/configuration": (params) => params.items.map((item) => options.settings(item.section) ?? null),
			"workspace/workspaceFolders": () => [folderOf(options.root)],
			"client/registerCapability": (params) => {
				registrations.add(params);
				return null;
			},
			"client/unregisterCapability": () => null,
			"window/workDoneProgress/create": () => null,
			"window/showMessageRequest": () => null,
			"workspace/diagnostic/refresh": () => null,
			"workspace/semanticTokens/refresh": () => null,
			"workspace/inlayHint/refresh": () => null,
			"workspace/codeLens/refresh": () => null,
			"workspace/applyEdit": () => ({
				applied: false,
				failureReason: "edits of the server are not applied on their own"
			})
		},
		notifications: { "window/logMessage": (params) => options.onLog?.(params.message) }
	});
	const requestOptions = {
		timeoutMs: options.timeoutMs,
		signal: options.signal
	};
	const end = async () => {
		if (!options.signal.aborted) await shutDown(connection, process.exited);
		process.kill();
		await process.exited;
		connection.close();
	};
	let ended;
	const endOnce = async () => {
		ended ??= end();
		await ended;
	};
	const folder = folderOf(options.root);
	const sessionWith = (capabilities, limits) => {
		const documents = trackDocuments(connection, limits);
		return {
			capabilities,
			registered: async (method) => registrations.wait(method),
			connection,
			documents,
			requestOptions: limits,
			async startOver(signal) {
				const next = {
					...limits,
					signal
				};
				await documents.closeAll();
				for (const event of [{
					added: [],
					removed: [folder]
				}, {
					added: [folder],
					removed: []
				}]) await connection.notify("workspace/didChangeWorkspaceFolders", { event }, next);
				return sessionWith(capabilities, next);
			},
			[Symbol.asyncDispose]: endOnce
		};
	};
	try {
		const result = await connection.request("initialize", initializeParams(options, globalThis.process.pid), requestOptions);
		await connection.notify("initialized", {}, requestOptions);
		return sessionWith(result.capabilities, requestOptions);
	} catch (error) {
		await endOnce();
		throw error;
	}
}
/** Asks politely, and waits no longer than a hanging server deserves. */
async function shutDown(connection, exited) {
	const timer = new AbortController();
	const polite = async () => {
		const limits = {
			timeoutMs: SHUTDOWN_MS,
			signal: timer.signal
		};
		await connection.request("shutdown", void 0, limits);
		await connection.notify("exit", void 0, limits);
		await exited;
	};
	await Promise.race([polite().catch(() => {}), setTimeout$1(SHUTDOWN_MS, void 0, {
		signal: timer.signal,
		ref: true
	})]);
	timer.abort();
}
function initializeParams(options, processId) {
	const folder = folderOf(options.root);
	return {
		processId,
		clientInfo: TOOL,
		locale: "en",
		rootUri: folder.uri,
		workspaceFolders: [folder],
		capabilities: CLIENT_CAPABILITIES,
		initializationOptions: options.initializationOptions
	};
}
function folderOf(root) {
	return {
		uri: pathToFileURL(root).href,
		name: "workspace"
	};
}
function trackRegistrations() {
	const seen = /* @__PURE__ */ new Set();
	const waiting = [];
	return {
		add({ registrations }) {
			for (const { method } of registrations) {
				seen.add(method);
				for (const entry of waiting) if (entry.method === method) entry.resolve();
			}
		},
		async wait(method) {
			if (seen.has(method)) return;
			await new Promise((resolve) => {
				waiting.push({
					method,
					resolve
				});
			});
		}
	};
}

// src/bundle/blob-id.ts
/** `blob:` and the id that Git gives to these bytes (SHA-1 over a header and the bytes). */
function documentVersion(bytes) {
	return `blob:${createHash("sha1").update(`blob ${bytes.length}\0`).update(bytes).digest("hex")}`;
}

// src/lsp/pull-diagnostics.ts
const IN_FLIGHT = 3;
/**
* Pulls the diagnostics of every document, all of which must be open. Complete or an error: an
* answer that is not a full report is E/INCONCLUSIVE.
*/
async function pullDiagnostics(session, uris, onAnswer) {
	if (session.capabilities.diagnosticProvider === void 0) {
		const { connection, requestOptions } = session;
		const offered = session.registered("textDocument/diagnostic");
		await withinDeadline(offered, "offer pull diagnostics", connection.crashed, requestOptions);
	}
	const answers = /* @__PURE__ */ new Map();
	const queue = uris.values();
	async function work() {
		for (const uri of queue) {
			answers.set(uri, await pullOne(session, uri));
			onAnswer(answers.size);
		}
	}
	await Promise.all(Array.from({ length: IN_FLIGHT }, work));
	return answers;
}
async function pullOne(session, uri) {
	const report = await session.connection.request("textDocument/diagnostic", { textDocument: { uri } }, session.requestOptions);
	if (report.kind === "full") return report.items;
	throw new LanserError("E/INCONCLUSIVE", "The language server gave no full report for a document.", { report: report.kind });
}

// src/model/diagnostic.ts
function countBySeverity(diagnostics) {
	const counts = {
		error: 0,
		warning: 0,
		information: 0
	};
	for (const diagnostic of diagnostics) counts[diagnostic.severity] += 1;
	return counts;
}
function addCounts(left, right) {
	return {
		error: left.error + right.error,
		warning: left.warning + right.warning,
		information: left.information + right.information
	};
}

// src/server/pyright/facts.ts
const SEVERITIES$1 = {
	1: "error",
	2: "warning",
	3: "information"
};
const TAGS = {
	1: "unnecessary",
	2: "deprecated"
};
const INTERNAL_ERROR = /^An internal error occurred while (?:parsing|binding|type checking) file /u;
const STACK_FRAMES = /(?:\n\s+at .*)+/u;
function factOf(uri, reported, roots) {
	const range = flatRange(reported.range);
	const message = withoutMachine(textOf(reported.message), reported.code, roots);
	const tags = (reported.tags ?? []).map((tag) => TAGS[tag]);
	const severity = SEVERITIES$1[reported.severity ?? 1];
	if (severity === void 0) return {
		kind: "hint",
		hint: {
			uri,
			range,
			message,
			tags
		}
	};
	const related = (reported.relatedInformation ?? []).map((information) => ({
		uri: roots.nameOfUri(information.location.uri),
		range: flatRange(information.location.range),
		message: textOf(information.message)
	}));
	return {
		kind: "diagnostic",
		diagnostic: {
			uri,
			range,
			severity,
			rule: typeof reported.code === "string" ? reported.code : null,
			message,
			source: (reported.source ?? "pyright").toLowerCase(),
			...tags.length > 0 ? { tags } : {},
			...related.length > 0 ? { related } : {}
		}
	};
}
/**
* Two kinds of messages of Pyright name files by their paths, and one of these ends in a stack of its
* own; in all others a path is what the code says, which is the same on every machine.
*/
function withoutMachine(message, rule, roots) {
	if (INTERNAL_ERROR.test(message)) return roots.withoutPaths(message.replace(STACK_FRAMES, ""));
	return rule === "reportImportCycles" ? roots.withoutPaths(message) : message;
}
function textOf(message) {
	return typeof message === "string" ? message : message.value;
}
function flatRange(range) {
	return [
		range.start.line,
		range.start.character,
		range.end.line,
		range.end.character
	];
}

// src/operation/diagnostics.ts
/** Pyright's own limit: beyond it the file is not checked. */
const MAX_FILE_BYTES = 52428800;
/**
* The complete diagnostics of the scope. Every file is opened with the text that the server would
* have read itself, then each is pulled; a set with a gap is an error, never a result.
*
* @throws LanserError E/JAIL (a link that leads out), E/FS_PERMISSIONS, E/INCONCLUSIVE (file too
* large), E/LS_CRASH, E/LS_TIMEOUT.
*/
async function readDiagnostics(request) {
	const { session, roots } = request;
	const versions = [];
	const names = /* @__PURE__ */ new Map();
	for (const file of request.files) {
		const name = roots.nameOf(file);
		const bytes = await readDocument(file, name, request.readableRoot);
		const uri = pathToFileURL(file).href;
		names.set(uri, name);
		versions.push([name, documentVersion(bytes)]);
		await session.documents.open(uri, "python", bytes.toString("utf8"));
	}
	const answers = await pullDiagnostics(session, [...names.keys()], request.onFile);
	const diagnostics = [];
	const hints = [];
	for (const [uri, name] of names) {
		const items = answers.get(uri);
		if (items === void 0) throw new LanserError("E/INCONCLUSIVE", `No answer for ${name}.`);
		for (const item of items) {
			const fact = factOf(name, item, roots);
			if (fact.kind === "diagnostic") diagnostics.push(fact.diagnostic);
			else hints.push(fact.hint);
		}
	}
	versions.sort(([left], [right]) => compareCodeUnits(left, right));
	return {
		provenance: "lsp",
		documents: Object.fromEntries(versions),
		scope: request.scope,
		diagnostics: sortLocated(diagnostics),
		hints: sortLocated(hints),
		counts: countBySeverity(diagnostics)
	};
}
async function readDocument(file, name, readableRoot) {
	try {
		const real = await realpath$1(file);
		if (!isInside(readableRoot, real)) throw new LanserError("E/JAIL", `${JSON.stringify(name)} is a link that leads out of the repository.`, { path: name });
		const { size } = await stat$1(real);
		if (size <= MAX_FILE_BYTES) return await readFile(real);
	} catch (error) {
		if (error instanceof LanserError) throw error;
		const errno = errnoOf(error) ?? null;
		throw new LanserError("E/FS_PERMISSIONS", `${JSON.stringify(path.posix.normalize(name))} cannot be read (${errno ?? "unknown error"}).`, {
			path: name,
			errno
		}, error);
	}
	throw new LanserError("E/INCONCLUSIVE", `${JSON.stringify(name)} is larger than 50 MB, which Pyright does not check. Exclude it in Pyright's configuration.`, {
		path: name,
		limitBytes: MAX_FILE_BYTES
	});
}

// src/operation/document-symbols.ts
const ENCLOSING_KINDS = /* @__PURE__ */ new Set([
	5,
	6,
	9,
	12
]);
/** The classes and functions of an open document, outer ones before the ones inside them. */
async function readEnclosingSymbols(session, file) {
	return [...flatten(await session.connection.request("textDocument/documentSymbol", { textDocument: { uri: pathToFileURL(file).href } }, session.requestOptions) ?? [], "")];
}
function* flatten(symbols, prefix) {
	for (const symbol of symbols) {
		const encloses = ENCLOSING_KINDS.has(symbol.kind);
		const name = encloses ? prefix + symbol.name : prefix;
		if (encloses) yield {
			qualifiedName: name,
			firstLine: symbol.range.start.line,
			lastLine: symbol.range.end.line
		};
		yield* flatten(symbol.children ?? [], encloses ? `${name}.` : prefix);
	}
}

// src/server/pyright/settings.ts
/**
* Answers to `workspace/configuration`. The language server's own defaults differ from the command
* line's (type checking off, no `src` folder); with these, both check alike. A configuration file
* of the workspace wins over them.
*/
function pyrightSettings(section) {
	const analysis = {
		autoSearchPaths: true,
		diagnosticMode: "openFilesOnly",
		logLevel: "Information",
		typeCheckingMode: "standard",
		useLibraryCodeForTypes: true
	};
	switch (section) {
		case "python": return { analysis };
		case "python.analysis": return analysis;
		case "pyright": return {
			disableLanguageServices: false,
			disableTaggedHints: false
		};
		case void 0:
		default: return null;
	}
}

// src/server/pyright/file-spec.ts
const DOUBLE_ASTERISK = "(/[^/][^/]*)*?";
/**
* Source: Pyright 1.1.414, `getFileSpec` (uriUtils). `**`, `*` and `?` are its only wildcards, and a
* backslash separates folders on every system.
*/
function compileFileSpec(directory, spec, caseSensitive) {
	const absolute = path.resolve(directory, spec.replaceAll("\\", "/")).split(path.sep).join("/");
	const parts = absolute.split("/").filter((part) => part !== "");
	const drive = absolute.startsWith("/") ? "" : parts.shift() ?? "";
	let pattern = segmentPattern(drive);
	let root = drive === "" ? "/" : `${drive}/`;
	let fixed = true;
	for (const part of parts) {
		fixed &&= !/[*?]/u.test(part);
		if (fixed) root = path.join(root, part);
		pattern += part === "**" ? DOUBLE_ASTERISK : `/${segmentPattern(part)}`;
	}
	return {
		root,
		pattern: new RegExp(`^(${pattern})($|/)`, caseSensitive ? "" : "i"),
		crossesFolders: parts.includes("**")
	};
}
function segmentPattern(segment) {
	return segment.replaceAll(/[^\w\s/]/gu, (character) => {
		if (character === "*") return "[^/]*";
		if (character === "?") return "[^/]";
		return character.length === 1 ? `\\${character}` : character;
	});
}
function matchesAny(specs, absolute) {
	const posix = absolute.split(path.sep).join("/");
	return specs.some((spec) => spec.pattern.test(posix));
}

// src/server/pyright/source-files.ts
const DEFAULT_EXCLUDES = [
	"**/node_modules",
	"**/__pycache__",
	"**/.*",
	"**/__editable__.*"
];
const ENVIRONMENT_MARKERS = [
	path.join("bin", "activate"),
	path.join("Scripts", "activate"),
	"pyvenv.cfg",
	"conda-meta"
];
/**
* The files that Pyright checks under this root, absolute, in Pyright's own order: the files of a
* folder by name, then its folders by name. The server counts them too; whoever uses the list holds
* the two numbers against each other. Source: Pyright 1.1.414, `SourceEnumerator`.
*
* What lies outside of `limit`, or is a link that leads there, is left out: the server in its cage
* does not see it either.
*
* @param onLeftOut is told of folders that the configuration includes and that are passed over all
* the same: for they look like a Python environment, or are links out of the included folders.
*/
async function sourceFiles(root, limit, configuration, caseSensitive, onLeftOut = () => {}) {
	const include = specsOf(configuration, "include", caseSensitive);
	const exclude = [...specsOf(configuration, "exclude", caseSensitive), ...DEFAULT_EXCLUDES.map((spec) => compileFileSpec(root, spec, caseSensitive))];
	const included = include.length > 0 ? include : [compileFileSpec(root, ".", caseSensitive)];
	const realRoots = await Promise.all(included.map(async (spec) => await realPathInside(limit, spec.root) ?? spec.root));
	const found = /* @__PURE__ */ new Set();
	for (const spec of included) {
		if (matchesAny(exclude, spec.root)) continue;
		const info = await statInside(limit, spec.root);
		if (info?.isFile() === true) found.add(spec.root);
		else if (info?.isDirectory() === true) await explore(spec.root, {
			spec,
			exclude,
			limit,
			realRoots,
			found,
			seen: /* @__PURE__ */ new Set(),
			onLeftOut
		});
	}
	return [...found];
}
async function explore(folder, walk) {
	const real = await realPathInside(walk.limit, folder);
	if (real === void 0 || walk.seen.has(real)) return;
	walk.seen.add(real);
	if (!walk.realRoots.some((root) => isInside(root, real)) || await isEnvironment(walk.limit, folder)) {
		walk.onLeftOut(folder);
		return;
	}
	const { files, folders } = await entriesOf$1(walk.limit, folder);
	for (const file of files) if (/\.pyi?$/u.test(file) && matchesAny([walk.spec], file) && !matchesAny(walk.exclude, file)) walk.found.add(file);
	for (const inner of folders) if ((walk.spec.crossesFolders || matchesAny([walk.spec], inner)) && !matchesAny(walk.exclude, inner)) await explore(inner, walk);
}
async function isEnvironment(limit, folder) {
	return (await Promise.all(ENVIRONMENT_MARKERS.map(async (marker) => realPathInside(limit, path.join(folder, marker))))).some((mark) => mark !== void 0);
}
async function entriesOf$1(limit, folder) {
	const files = [];
	const folders = [];
	const entries = await readdir$1(folder, { withFileTypes: true }).catch(() => []);
	for (const entry of entries.toSorted((left, right) => compareCodeUnits(left.name, right.name))) {
		const absolute = path.join(folder, entry.name);
		const info = entry.isSymbolicLink() ? await statInside(limit, absolute) : entry;
		if (info?.isFile() === true) files.push(absolute);
		else if (info?.isDirectory() === true) folders.push(absolute);
	}
	return {
		files,
		folders
	};
}
async function statInside(limit, target) {
	const real = await realPathInside(limit, target);
	return real === void 0 ? void 0 : stat$1(real).catch(() => void 0);
}
/** The nearest file of the chain that has the key decides; entries are relative to that file. */
function specsOf(configuration, key, caseSensitive) {
	for (const file of configuration.files) {
		const entries = file.content?.[key];
		if (!Array.isArray(entries)) continue;
		const directory = path.dirname(file.path);
		return entries.filter((entry) => typeof entry === "string" && !path.isAbsolute(entry)).map((entry) => compileFileSpec(directory, entry, caseSensitive));
	}
	return [];
}

// src/text/regular-expression.ts
/** A text as the source of a regular expression (flag `u`) that matches it and nothing else. */
function escapeForRegExp(text) {
	return text.replaceAll(/[\^$\\.*+?()[\]{}|/]/gu, String.raw`\$&`);
}

// src/workspace/named-roots.ts
/** The first entry that holds a path names it, so the narrower root comes first. */
function namedRoots(entries) {
	const byLength = entries.toSorted((left, right) => right.path.length - left.path.length);
	function nameOf(absolutePath) {
		for (const entry of byLength) {
			const relative = workspacePath(entry.path, absolutePath);
			if (relative !== void 0) return entry.name === "" ? relative : `${entry.name}:${relative}`;
		}
		return `external:${path.basename(absolutePath)}`;
	}
	return {
		nameOf,
		nameOfUri: (uri) => uri.startsWith("file:") ? nameOf(fileURLToPath(uri)) : uri,
		withoutPaths(text) {
			let result = text;
			for (const entry of byLength) {
				if (entry.onlyLocations === true) continue;
				const prefix = entry.name === "" ? "" : `${entry.name}:`;
				result = result.replaceAll(mentionsOf(entry.path), (_, below) => below === "" ? prefix || "." : prefix);
			}
			return result;
		}
	};
}
/** The path as a whole, with what follows it: not as the end of a longer path or the start of a longer name. */
function mentionsOf(absolute) {
	const literal = escapeForRegExp(absolute);
	return new RegExp(String.raw`(?<![\p{L}\p{N}_])${literal}([\\/]|(?!\.?[\p{L}\p{N}_-]))`, "gu");
}

// src/session/file-count.ts
const FOUND = /^(?:Found (\d+) source files?|No source files found\.?)$/u;
function fileCountWatch() {
	let resolve = () => {};
	const nextWord = async () => new Promise((settle) => {
		resolve = settle;
	});
	let counted = nextWord();
	return {
		onLog(message) {
			const match = FOUND.exec(message);
			if (match !== null) resolve(Number(match[1] ?? 0));
		},
		count: async (session) => withinDeadline(counted, "list its files", session.connection.crashed, session.requestOptions),
		expectAnother() {
			counted = nextWord();
		}
	};
}

// src/session/checker.ts
const DROPPED_CONFIGURATION = /^Config file ".*" could not be (?:parsed|read)/su;
async function openChecker(options) {
	const { host, python, signal } = options;
	const root = await realpath$1(options.root);
	const readableRoot = await realpath$1(options.readableRoot);
	const configuration = await readConfiguration(root, readableRoot);
	const home = path.join(options.scratch.path, `home-${options.label.replaceAll(/\W/gu, "-")}`);
	await mkdir(home, { recursive: true });
	const counted = fileCountWatch();
	let { label } = options;
	let dropped;
	const opened = await openSession({
		host,
		janitor: options.janitor,
		launch: pyrightLaunch({
			host,
			packageDirectory: options.pyright.directory,
			readableRoot,
			home,
			python
		}),
		root,
		settings: pyrightSettings,
		onLog: (message) => {
			counted.onLog(message);
			if (DROPPED_CONFIGURATION.test(message)) dropped = message;
			host.log(`${label}: ${message}`);
		},
		timeoutMs: options.timeoutMs,
		signal
	});
	const roots = rootsOf(options, root);
	const configDigest = digestOf(configuration, readableRoot);
	const caseSensitive = host.platform === "linux";
	/** Pyright's count of its files, once it has read its configuration, whole. */
	const fileCount = async (session) => {
		const files = await counted.count(session);
		if (dropped === void 0) return files;
		throw new LanserError("E/CONFIG", `Pyright goes on without its configuration: ${roots.withoutPaths(dropped)}`, { path: configuration.files[0] === void 0 ? null : path.relative(readableRoot, configuration.files[0].path) });
	};
	const over = (session) => ({
		configDigest,
		environment: environmentOf$1(options, configDigest, root),
		async workspaceFiles() {
			const leftOut = [];
			const files = await sourceFiles(root, readableRoot, configuration, caseSensitive, (folder) => {
				leftOut.push(folder);
			});
			const seen = await fileCount(session);
			if (seen === files.length) return {
				files,
				leftOut
			};
			throw new LanserError("E/INCONCLUSIVE", `Pyright sees ${seen} files where ${files.length} were found, so the set of files is not certain. Please report the configuration.`, {
				server: seen,
				found: files.length
			});
		},
		async diagnose(files, scope) {
			await fileCount(session);
			const progressLabel = label;
			const onFile = (done) => host.progress({
				label: progressLabel,
				done,
				total: files.length
			});
			onFile(0);
			return readDiagnostics({
				session,
				roots,
				files,
				readableRoot,
				scope,
				onFile
			});
		},
		enclosingSymbols: async (uri) => readEnclosingSymbols(session, path.join(root, uri)),
		async startOver(nextLabel, nextSignal) {
			label = nextLabel;
			counted.expectAnother();
			return over(await session.startOver(nextSignal));
		},
		[Symbol.asyncDispose]: async () => session[Symbol.asyncDispose]()
	});
	return over(opened);
}
function rootsOf(options, root) {
	const { python } = options;
	const entries = [
		{
			name: "",
			path: root
		},
		{
			name: "pyright",
			path: options.pyright.directory
		},
		{
			name: "typeshed",
			path: path.join(options.pyright.directory, "dist", "typeshed-fallback")
		}
	];
	if (options.readableRoot !== root) entries.push({
		name: "repository",
		path: options.readableRoot
	});
	for (const importPath of python?.importPaths ?? []) if (importPath.endsWith("-packages")) entries.push({
		name: "site-packages",
		path: importPath
	});
	if (python !== void 0) entries.push({
		name: "python",
		path: python.prefix,
		onlyLocations: true
	});
	return namedRoots(entries);
}
function digestOf(configuration, readableRoot) {
	if (configuration.files.length === 0) return null;
	return contentHash(configuration.files.map((file) => ({
		path: path.relative(readableRoot, file.path).split(path.sep).join("/"),
		content: JSON.parse(JSON.stringify(file.content))
	})));
}
function environmentOf$1(options, configDigest, root) {
	const { host, python } = options;
	return {
		tool: TOOL,
		server: {
			name: "pyright",
			version: options.pyright.version
		},
		positionEncoding: "utf-16",
		python: python === void 0 ? null : {
			version: python.versionInfo.slice(0, 3).join("."),
			packagesDigest: contentHash(python.packages)
		},
		configDigest,
		platform: `${host.platform}-${host.arch}`,
		local: {
			workspaceRoot: root,
			pythonExe: python?.executable ?? null,
			venvPath: python?.prefix ?? null,
			node: host.nodeVersion,
			cage: cageOf(host)
		}
	};
}

// src/gate/side-check.ts
/** Checks a whole project of a tree. */
async function checkSide(options) {
	const checker = await openChecker({
		...options,
		root: projectRoot(options)
	});
	try {
		const { files, leftOut } = await checker.workspaceFiles();
		const facts = await checker.diagnose(files, {
			kind: "workspace",
			files: files.length
		});
		const bundle = assembleBundle({
			request: {
				cmd: "diagnostics",
				options: { workspace: true }
			},
			environment: {
				...checker.environment,
				local: {}
			},
			facts,
			volatile: { snapshot: null }
		});
		return {
			bundle: assertValid("bundle", bundle),
			facts,
			leftOut: new Set(leftOut.map((folder) => path.relative(options.readableRoot, folder))),
			...checkedSide(options, checker, facts),
			async recheck(uris, signal) {
				const again = await checker.startOver(`${options.label} again`, signal);
				const absolute = uris.toReversed().map((uri) => path.join(options.readableRoot, uri));
				return {
					...checkedSide(options, again, await again.diagnose(absolute, {
						kind: "files",
						files: [...uris]
					})),
					[Symbol.asyncDispose]: async () => again[Symbol.asyncDispose]()
				};
			},
			[Symbol.asyncDispose]: async () => checker[Symbol.asyncDispose]()
		};
	} catch (error) {
		await checker[Symbol.asyncDispose]();
		throw error;
	}
}
function projectRoot(options) {
	return path.join(options.readableRoot, options.workingDirectory);
}
function checkedSide(options, checker, facts) {
	const inRepository = (uri) => repositoryPath(options.workingDirectory, uri);
	const fromProject = (uri) => path.posix.relative(options.workingDirectory, uri);
	return {
		documents: new Set(Object.keys(facts.documents).map(inRepository)),
		diagnostics: facts.diagnostics.map((diagnostic) => ({
			...diagnostic,
			uri: inRepository(diagnostic.uri)
		})),
		symbolsOf: async (uri) => checker.enclosingSymbols(fromProject(uri))
	};
}
const REPOSITORY = "repository:";
/** A project's own name of a file, or the one it gives to a file above it, from the repository's root. */
function repositoryPath(workingDirectory, uri) {
	if (workingDirectory === ".") return uri;
	return uri.startsWith(REPOSITORY) ? uri.slice(11) : `${workingDirectory}/${uri}`;
}

// src/gate/project.ts
/** Checks a project on both sides and matches what they say. */
async function gateProject(run) {
	try {
		var _usingCtx$3 = _usingCtx();
		const { trees, changes, workingDirectory, signal } = run;
		const checked = await onBothSides(signal, async (side, abort) => checkSide(sideOptions(run, side, abort)));
		if (checked.kind === "failed") return {
			workingDirectory,
			failures: checked.failures
		};
		const { before, after } = checked;
		_usingCtx$3.a(together(before, after));
		const outcome = {
			workingDirectory,
			sides: {
				before,
				after
			}
		};
		const doubt = await scopeDoubt(before, after, trees.after);
		if (doubt !== void 0) return {
			...outcome,
			failures: [{
				side: "after",
				error: doubt
			}]
		};
		const delta = await projectDelta({
			trees,
			changes,
			before,
			after,
			signal
		});
		return delta.kind === "failed" ? {
			...outcome,
			failures: delta.failures
		} : {
			...outcome,
			failures: [],
			delta: delta.delta
		};
	} catch (_) {
		_usingCtx$3.e = _;
	} finally {
		await _usingCtx$3.d();
	}
}
function sideOptions(run, side, signal) {
	const { host, workbench, tools, workingDirectory, timeoutMs } = run;
	const project = workingDirectory === "." ? "" : ` ${workingDirectory}`;
	return {
		host,
		...workbench,
		...tools,
		readableRoot: run.trees[side],
		workingDirectory,
		label: `${side}${project}`,
		timeoutMs,
		signal
	};
}

// src/gate/verdict.ts
/** The conclusion tells the truth; the policy, which says what fails, does not change it. */
function verdictOf(delta, reward, failures, policy) {
	const introduced = countBySeverity(delta?.introduced ?? []);
	const reasons = [
		["inconclusive", failures.length],
		["introduced-errors", introduced.error],
		["introduced-warnings", introduced.warning],
		["introduced-information", introduced.information],
		["negative-reward", reward !== null && reward.r < 0 ? 1 : 0],
		["unstable", delta?.unstable.length ?? 0]
	].filter(([, count]) => count > 0).map(([code, count]) => ({
		code,
		count
	}));
	const applying = policy.failOn.filter((entry) => reasons.some((reason) => reason.code === entry));
	return {
		conclusion: conclude(delta, failures),
		reasons,
		policy: {
			failOn: policy.failOn,
			warnOnly: policy.warnOnly,
			failed: applying.length > 0,
			reasons: applying
		}
	};
}
function conclude(delta, failures) {
	if (failures.length > 0 || delta === null) return "inconclusive";
	return delta.introduced.length > 0 ? "findings" : "clean";
}
/** The exit number of a report: 0, 1 where the policy is violated, 25 where that is for being inconclusive. */
function exitCodeOf(report) {
	if (report.policy.warnOnly || !report.policy.failed) return 0;
	return report.policy.reasons.includes("inconclusive") ? 25 : 1;
}
function totalCounts(counts) {
	return counts.reduce(addCounts, {
		error: 0,
		warning: 0,
		information: 0
	});
}

// src/gate/report-parts.ts
function assembleReport(input) {
	const failures = failuresOf(input);
	const prepared = input.preparation.kind === "prepared" ? input.preparation : void 0;
	const before = sideOf(input, "before");
	const after = sideOf(input, "after");
	const delta = failures.length > 0 ? null : deltaOf(input);
	const reward = delta === null ? null : gateReward(before, after, input.preparation.policy);
	const verdict = verdictOf(delta, reward, failures, input.preparation.policy);
	return {
		version: "1.0",
		conclusion: verdict.conclusion,
		reasons: verdict.reasons,
		before,
		after,
		projects: input.projects.map(projectOf),
		delta,
		traces: [],
		schemas: [],
		proposals: [],
		evidence: { configuration: { changed: prepared?.trees.configurationChanges ?? [] } },
		reward,
		trajectory: [],
		policy: verdict.policy,
		failures,
		environment: environmentOf(input),
		timing: input.timing
	};
}
function failuresOf({ preparation, projects }) {
	const failureOf = (workingDirectory, { side, error }) => ({
		side,
		workingDirectory,
		code: error.code,
		message: error.message,
		details: error.details
	});
	return [...preparation.kind === "failed" ? [failureOf(null, preparation)] : [], ...projects.flatMap(({ workingDirectory, failures }) => failures.map((failure) => failureOf(workingDirectory, failure)))];
}
function sideOf(input, side) {
	if (input.preparation.kind === "failed") return null;
	const checks = input.projects.map((project) => ({
		workingDirectory: project.workingDirectory,
		check: project.sides?.[side]
	}));
	const established = checks.length > 0 && checks.every(({ check }) => check !== void 0);
	const [only] = checks;
	const bundleId = checks.length === 1 ? only?.check?.bundle.bundleId : contentHash(checks.map(({ workingDirectory, check }) => ({
		workingDirectory,
		bundleId: check?.bundle.bundleId ?? null
	})));
	return {
		...input.preparation[side],
		bundleId: established ? bundleId ?? null : null,
		counts: established ? totalCounts(checks.flatMap(({ check }) => check?.facts.counts ?? [])) : null
	};
}
function projectOf(project) {
	const sideOfProject = (side) => {
		const check = project.sides?.[side];
		if (check === void 0) return null;
		return {
			bundleId: check.bundle.bundleId,
			files: check.documents.size,
			counts: check.facts.counts
		};
	};
	return {
		workingDirectory: project.workingDirectory,
		configDigest: project.sides?.before.bundle.environment.configDigest ?? null,
		before: sideOfProject("before"),
		after: sideOfProject("after")
	};
}
function deltaOf({ preparation, projects }) {
	const deltas = projects.flatMap((project) => project.delta ?? []);
	const matchings = deltas.map((delta) => delta.matching);
	const changes = preparation.kind === "prepared" ? preparation.changes : [];
	const deleted = new Set(changes.flatMap((change) => deletedPath(change) ?? []));
	return {
		introduced: sortLocated(matchings.flatMap(({ introduced }) => introduced)).map(plain),
		resolved: sortLocated(matchings.flatMap(({ resolved }) => resolved)).map((diagnostic) => ({
			...plain(diagnostic),
			...deleted.has(diagnostic.uri) ? { fileDeleted: true } : {}
		})),
		changed: pairsOf(matchings.flatMap(({ changed }) => changed)),
		moved: pairsOf(matchings.flatMap(({ moved }) => moved)),
		unstable: deltas.flatMap(({ unstable }) => unstable).map((entry) => ({
			...entry,
			diagnostic: plain(entry.diagnostic)
		})),
		persisting: matchings.reduce((sum, { persisting }) => sum + persisting.length, 0)
	};
}
function deletedPath(change) {
	return change.kind === "deleted" && change.basePath !== null ? change.basePath : void 0;
}
function pairsOf(pairs) {
	const byAfter = new Map(pairs.map((pair) => [pair.after, pair.before]));
	return sortLocated(pairs.map((pair) => pair.after)).map((after) => ({
		before: plain(byAfter.get(after)),
		after: plain(after)
	}));
}
function plain(diagnostic) {
	const { uri, range, severity, rule, message } = diagnostic;
	return {
		uri,
		range,
		severity,
		rule,
		message
	};
}
function gateReward(before, after, policy) {
	if (!before?.counts || !after?.counts) return null;
	return rewardOf({
		before: {
			diagnostics: before.counts.error + before.counts.warning,
			safety: 0,
			confidence: 0
		},
		after: {
			diagnostics: after.counts.error + after.counts.warning,
			safety: 0,
			confidence: 0
		},
		toolError: false,
		scopeChanged: false
	}, policy.weights, {
		previousBundleId: before.bundleId,
		source: "gate"
	});
}
function environmentOf({ host, tools }) {
	const { python } = tools;
	return {
		tool: TOOL,
		server: {
			name: "pyright",
			version: tools.pyright.version
		},
		python: python === void 0 ? null : {
			version: python.versionInfo.slice(0, 3).join("."),
			packagesDigest: contentHash(python.packages)
		},
		platform: `${host.platform}-${host.arch}`,
		cage: cageOf(host)
	};
}

// src/gate/working-directories.ts
/**
* Folders relative to the repository's root, in POSIX form, without repeats.
*
* @throws LanserError E/JAIL for one that is outside of the repository; E/USAGE where one is inside another.
*/
function normaliseWorkingDirectories(directories) {
	const normal = directories.map((directory) => {
		const posix = path.posix.normalize(directory.split(path.sep).join("/")).replace(/(?<=.)\/+$/u, "");
		if (posix.startsWith("/") || path.isAbsolute(directory) || posix === ".." || posix.startsWith("../")) throw new LanserError("E/JAIL", `The working directory ${JSON.stringify(directory)} is not inside the repository; give it relative to the repository's root.`, { directory });
		return posix;
	});
	const distinct = [...new Set(normal)];
	for (const outer of distinct) {
		const inner = distinct.find((directory) => directory !== outer && (outer === "." || directory.startsWith(`${outer}/`)));
		if (inner === void 0) continue;
		throw new LanserError("E/USAGE", `The working directories ${JSON.stringify(outer)} and ${JSON.stringify(inner)} overlap: what stands in the inner one would count twice.`, { directories: [outer, inner] });
	}
	return distinct;
}

// src/gate/gate.ts
/**
* Computes the diagnostics of base and head under base's configuration, matches them, and judges.
* Nothing in the repository changes. A side that cannot be established makes the report
* inconclusive; a set that is not complete is never used.
*
* @throws LanserError E/USAGE, E/NOT_FOUND (revision, no Python file), E/DIRTY_WORKTREE, E/CONFIG
* (base's), E/JAIL, E/INTERRUPTED.
*/
async function runGate(options) {
	try {
		var _usingCtx$2 = _usingCtx();
		const { host, signal } = options;
		const startMs = host.monotonicMs();
		const workingDirectories = normaliseWorkingDirectories(options.workingDirectories ?? ["."]);
		const git = await findGit(host, [options.repository]);
		const repository = await openRepository(git, options.repository);
		const workbench = _usingCtx$2.a(await openWorkbench(host));
		const [found, preparation] = await bothSettled(findTools({
			host,
			scratch: workbench.scratch,
			python: options.python,
			untrusted: [repository.root],
			shippedPyright: options.shippedPyright ?? false,
			signal
		}), prepare(options, repository, workbench.scratch.path, workingDirectories));
		const preparedMs = host.monotonicMs();
		const tools = {
			...found,
			python: await withoutCheckout(found.python, repository.root)
		};
		const projects = [];
		if (preparation.kind === "prepared") {
			const { trees, changes, policy } = preparation;
			for (const workingDirectory of workingDirectories) {
				const { timeoutMs } = policy;
				projects.push(await gateProject({
					host,
					workbench,
					tools,
					trees,
					changes,
					workingDirectory,
					timeoutMs,
					signal
				}));
			}
			requirePython(projects);
		}
		const endMs = host.monotonicMs();
		const timing = {
			prepareMs: Math.round(preparedMs - startMs),
			checkMs: Math.round(endMs - preparedMs),
			totalMs: Math.round(endMs - startMs)
		};
		const report = assembleReport({
			host,
			tools,
			preparation,
			projects,
			timing
		});
		return {
			report: assertValid("report", report),
			bundles: projects.flatMap(bundlesOf)
		};
	} catch (_) {
		_usingCtx$2.e = _;
	} finally {
		await _usingCtx$2.d();
	}
}
function bundlesOf({ workingDirectory, sides }) {
	if (sides === void 0) return [];
	return [{
		side: "before",
		workingDirectory,
		bundle: sides.before.bundle
	}, {
		side: "after",
		workingDirectory,
		bundle: sides.after.bundle
	}];
}
/** Both results; where one fails, the failure once the other has come to its end too. */
async function bothSettled(first, second) {
	await Promise.allSettled([first, second]);
	return [await first, await second];
}
/** Import paths into the checkout (editable installs) would show one side the other's code. */
async function withoutCheckout(python, root) {
	if (python === void 0) return void 0;
	const importPaths = [];
	for (const entry of python.importPaths) {
		const real = await realpath$1(entry).catch(() => entry);
		if (!isInside(root, entry) && !isInside(root, real)) importPaths.push(entry);
	}
	return {
		...python,
		importPaths
	};
}
function requirePython(projects) {
	const empty = projects.filter(({ sides }) => sides !== void 0 && sides.before.documents.size + sides.after.documents.size === 0);
	if (projects.length === 0 || empty.length < projects.length) return;
	throw new LanserError("E/NOT_FOUND", "There is no Python file on either side, or base's Pyright configuration includes none.");
}

// src/report/visible.ts
const HIDDEN = /(?![\t\n])[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/gu;
/**
* A text of the code under test with everything that a terminal, a log or a browser would act on
* or hide written as an escape. Line feeds and tabs stay.
*/
function visible(text) {
	return text.replaceAll("\r\n", "\n").replaceAll(HIDDEN, escapeOf);
}
function escapeOf(character) {
	const digits = (character.codePointAt(0) ?? 0).toString(16).toUpperCase();
	return digits.length > 4 ? `\\u{${digits}}` : `\\u${digits.padStart(4, "0")}`;
}
/** Like {@link visible}, and on one line. */
function visibleLine(text) {
	return visible(text).replaceAll("\n", "\\n").replaceAll("	", "\\t");
}

// src/report/place.ts
/** `path:line:column`, one-based, so that editors and terminals can jump to it. */
function placeOf(located) {
	return `${visibleLine(located.uri)}:${located.range[0] + 1}:${located.range[1] + 1}`;
}
function plural(count, noun) {
	return `${count} ${noun}${count === 1 ? "" : "s"}`;
}

// src/report/summary.ts
const SEVERITIES = [
	"error",
	"warning",
	"information"
];
function summaryRows(report) {
	const introduced = report.delta === null ? null : countBySeverity(report.delta.introduced);
	const resolved = report.delta === null ? null : countBySeverity(countedResolved(report.delta.resolved));
	return SEVERITIES.map((severity) => ({
		severity,
		before: at(report.before?.counts, severity),
		after: at(report.after?.counts, severity),
		introduced: at(introduced, severity),
		resolved: at(resolved, severity)
	})).filter(({ severity, before, after }) => severity !== "information" || (before ?? 0) + (after ?? 0) > 0);
}
/** What a deleted file took with it is not counted as resolved. */
function countedResolved(resolved) {
	return resolved.filter((diagnostic) => diagnostic.fileDeleted !== true);
}
/** The verdict in one sentence, without Markdown. */
function verdictSentence(report) {
	if (report.conclusion === "inconclusive") return "inconclusive: a side could not be established";
	if (report.delta === null || report.conclusion === "clean") return "clean: nothing is introduced";
	const counts = countBySeverity(report.delta.introduced);
	return `findings: ${SEVERITIES.filter((severity) => counts[severity] > 0).map((severity) => severity === "information" ? `${counts.information} information` : plural(counts[severity], severity)).join(" and ")} introduced`;
}
/** What is neither introduced nor resolved, in one sentence. */
function persistingSentence(report) {
	if (report.delta === null) return null;
	const { persisting, changed, moved } = report.delta;
	return [
		`${plural(persisting, "diagnostic")} ${persisting === 1 ? "persists" : "persist"}`,
		...changed.length > 0 ? [`${changed.length} changed in message`] : [],
		...moved.length > 0 ? [`${moved.length} moved`] : []
	].join(", ");
}
function rewardSentence(report) {
	const { reward } = report;
	if (reward === null) return null;
	return `${reward.r} (${reward.version}: ${reward.explanation})`;
}
function at(counts, severity) {
	return counts?.[severity] ?? null;
}

// src/report/markdown-escape.ts
/**
* A text as a Markdown code span: no mention, link, image, HTML, emphasis or command of it takes
* effect. Not for table cells, where a bar would end the cell.
*/
function codeSpan(text) {
	const line = visibleLine(text);
	const fence = "`".repeat(longestRun(line) + 1);
	const pad = line === "" || /^`|`$|^ .* $/u.test(line) ? " " : "";
	return `${fence}${pad}${line}${pad}${fence}`;
}
/** A text as a fenced code block, every line of it after `indent`. */
function codeBlock(text, indent) {
	const shown = visible(text);
	const fence = "`".repeat(Math.max(3, longestRun(shown) + 1));
	return [
		`${fence}text`,
		...shown.split("\n"),
		fence
	].map((line) => indent + line).join("\n");
}
/** A path for the target of a Markdown link. */
function linkPath(path) {
	return path.split("/").map((part) => encodeURIComponent(part).replaceAll(/[()!*'~]/gu, percentEncode)).join("/");
}
function percentEncode(character) {
	return `%${character.charCodeAt(0).toString(16).toUpperCase()}`;
}
function longestRun(text) {
	return Math.max(0, ...[...text.matchAll(/`+/gu)].map(([run]) => run.length));
}

// src/report/sized-markdown.ts
/** Room kept for the sentence that says what was left out. */
const TAIL_BYTES = 300;
/** Collects Markdown up to a size; what does not fit is counted. */
var SizedMarkdown = class SizedMarkdown {
	#parts = [];
	#maxBytes;
	#bytes = 0;
	#left = 0;
	constructor(maxBytes) {
		this.#maxBytes = maxBytes - TAIL_BYTES;
	}
	add(part) {
		const bytes = Buffer.byteLength(part);
		if (this.#bytes + bytes > this.#maxBytes) {
			this.#left += 1;
			return false;
		}
		this.#append(part);
		return true;
	}
	section(title, items) {
		if (items.length === 0) return;
		if (!this.add(`${title}\n\n`)) {
			this.#left += items.length - 1;
			return;
		}
		for (const entry of items) this.add(entry);
		this.#append("\n");
	}
	fold(title, items) {
		if (items.length === 0) return;
		const closing = "\n</details>\n\n";
		const room = this.#maxBytes - this.#bytes - Buffer.byteLength(closing);
		const inner = new SizedMarkdown(room / 2 + TAIL_BYTES);
		const opened = inner.add(`<details><summary>${title}</summary>\n\n`);
		for (const entry of items) if (opened) inner.add(entry);
		if (inner.#parts.length < 2) {
			this.#left += items.length;
			return;
		}
		this.#append(...inner.#parts, closing);
		this.#left += inner.#left;
	}
	#append(...parts) {
		this.#parts.push(...parts);
		for (const part of parts) this.#bytes += Buffer.byteLength(part);
	}
	finish() {
		const note = `\n${plural(this.#left, "entry").replace(/entrys$/u, "entries")} left out here for size; the report as JSON has them all.\n\n`;
		return this.#parts.join("") + (this.#left > 0 ? note : "");
	}
};

// src/report/gate-markdown.ts
const MARKS = {
	clean: "✅",
	findings: "❌",
	inconclusive: "⚠️"
};
/** A report as Markdown for a job summary or a comment; text of the code under test takes no effect. */
function gateMarkdown(report, options) {
	const footer = footerOf(report);
	const out = new SizedMarkdown(options.maxBytes - Buffer.byteLength(footer));
	out.add(`## ${MARKS[report.conclusion]} lanser gate: ${verdictSentence(report)}\n\n`);
	out.add(table$1(report));
	for (const failure of report.failures) out.add(`**${failure.side}** could not be established: \`${failure.code}\`\n\n${codeBlock(failure.message, "")}\n\n`);
	const persisting = persistingSentence(report);
	if (persisting !== null) out.add(`${persisting}\n\n`);
	const reward = rewardSentence(report);
	if (reward !== null) out.add(`**Reward** ${reward}\n\n`);
	if (report.policy.failed) {
		const note = report.policy.warnOnly ? " (only a warning)" : "";
		out.add(`**Failed** by policy${note}: ${report.policy.reasons.map(codeSpan).join(", ")}\n\n`);
	}
	if (report.delta !== null) addLists(out, report, report.delta, options);
	addConfiguration(out, report);
	return out.finish() + footer;
}
function table$1(report) {
	const cell = (count) => count === null ? "?" : String(count);
	return `| | before | after | introduced | resolved |\n|---|---:|---:|---:|---:|\n${summaryRows(report).map((row) => `| ${row.severity} | ${cell(row.before)} | ${cell(row.after)} | ${cell(row.introduced)} | ${cell(row.resolved)} |\n`).join("")}\n`;
}
function addLists(out, report, delta, options) {
	const resolved = countedResolved(delta.resolved);
	const deleted = delta.resolved.length - resolved.length;
	out.section(`### Introduced (${delta.introduced.length})`, delta.introduced.map((entry) => item(entry, options)));
	out.fold(`Resolved (${resolved.length})`, resolved.map((entry) => item(entry, {})));
	if (deleted > 0) out.add(`${plural(deleted, "diagnostic")} gone with deleted files.\n\n`);
	out.fold(`Changed in message (${delta.changed.length})`, delta.changed.map(({ after }) => item(after, options)));
	out.fold(`Moved (${delta.moved.length})`, delta.moved.map(({ before, after }) => `- ${codeSpan(placeOf(before))} → ${codeSpan(placeOf(after))}\n`));
	out.fold(`Unstable, not counted (${delta.unstable.length})`, delta.unstable.map(({ diagnostic }) => item(diagnostic, {})));
}
function item(diagnostic, options) {
	const place = codeSpan(placeOf(diagnostic));
	const url = options.blobUrl;
	const linked = url === void 0 ? place : `[${place}](${url}/${linkPath(diagnostic.uri)}#L${diagnostic.range[0] + 1})`;
	const rule = diagnostic.rule === null ? "" : ` ${codeSpan(diagnostic.rule)}`;
	return `- **${diagnostic.severity}** ${linked}${rule}\n\n${codeBlock(diagnostic.message, "  ")}\n\n`;
}
function addConfiguration(out, report) {
	const { changed } = report.evidence.configuration;
	if (changed.length === 0) return;
	const names = changed.map(({ path, change }) => `${codeSpan(path)} (${change})`).join(", ");
	out.add(`Configuration changed in head; base's was used on both sides: ${names}\n\n`);
}
function footerOf(report) {
	const { before, after, environment } = report;
	const commit = after?.commit ?? null;
	const reproduce = before?.commit && commit !== null ? ` · reproduce: \`lanser gate --base ${before.commit} --head ${commit}\`` : "";
	return `<sub>${`${environment.server.name} ${environment.server.version}`} · ${environment.python === null ? "no Python" : `Python ${environment.python.version}`} · lanser ${environment.tool.version}${reproduce}</sub>\n`;
}

// src/report/diagnostics-text.ts
/** A diagnostics bundle's facts for a terminal: one entry each, then the counts. */
function diagnosticsText(facts, colors) {
	const { error, warning, information } = facts.counts;
	const files = Object.keys(facts.documents).length;
	const total = [
		plural(error, "error"),
		plural(warning, "warning"),
		...information > 0 ? [plural(information, "information").replace(/s$/u, "")] : []
	].join(", ");
	return [
		...facts.diagnostics.map((diagnostic) => diagnosticLine(diagnostic, colors)),
		`${total} in ${plural(files, "file")}`,
		""
	].join("\n");
}
/** One diagnostic; the further lines of its message are indented below it. */
function diagnosticLine(diagnostic, colors) {
	const [first = "", ...rest] = visible(diagnostic.message).split("\n");
	const rule = diagnostic.rule === null ? "" : colors.dim(` (${visibleLine(diagnostic.rule)})`);
	return [`${placeOf(diagnostic)} - ${severityText(diagnostic.severity, colors)}: ${first}${rule}`, ...rest.map((line) => `    ${line.trimStart()}`)].join("\n");
}
function severityText(severity, colors) {
	return {
		error: colors.red,
		warning: colors.yellow,
		information: colors.blue
	}[severity](severity);
}

// src/report/gate-text.ts
const MAX_LISTED = 100;
/** A report for a terminal. Nothing in it differs between equal runs. */
function gateText(report, colors) {
	const paint = {
		clean: colors.green,
		findings: colors.red,
		inconclusive: colors.yellow
	}[report.conclusion];
	const reward = rewardSentence(report);
	const persisting = persistingSentence(report);
	return [
		colors.bold(paint(verdictSentence(report))),
		"",
		...table(report),
		"",
		...persisting === null ? [] : [persisting, ""],
		...report.failures.map((failure) => `${failure.side}: ${failure.code}: ${visibleLine(failure.message)}`),
		...lists(report, colors),
		...configuration(report),
		...reward === null ? [] : [`reward ${reward}`],
		...policyLines(report),
		...sideLines(report),
		""
	].join("\n");
}
function table(report) {
	return [[
		"",
		"before",
		"after",
		"introduced",
		"resolved"
	], ...summaryRows(report).map((row) => [row.severity, ...[
		row.before,
		row.after,
		row.introduced,
		row.resolved
	].map((count) => count === null ? "?" : String(count))])].map((cells) => cells.map((cell, index) => index === 0 ? cell.padEnd(11) : cell.padStart(12)).join(""));
}
function lists(report, colors) {
	if (report.delta === null) return [];
	const { introduced, resolved, changed, moved, unstable } = report.delta;
	const deleted = resolved.length - countedResolved(resolved).length;
	return [
		...section("introduced", introduced.map((entry) => diagnosticLine(entry, colors))),
		...section("resolved", countedResolved(resolved).map((entry) => diagnosticLine(entry, colors))),
		...deleted > 0 ? [`${plural(deleted, "diagnostic")} gone with deleted files`, ""] : [],
		...section("changed", changed.map(({ after }) => diagnosticLine(after, colors))),
		...section("moved", moved.map(({ before, after }) => `${placeOf(before)} -> ${placeOf(after)}`)),
		...section("unstable (not counted)", unstable.map(({ side, diagnostic }) => `${side}: ${diagnosticLine(diagnostic, colors)}`))
	];
}
function section(title, entries) {
	if (entries.length === 0) return [];
	const shown = entries.slice(0, MAX_LISTED).map((entry) => `  ${entry.replaceAll("\n", "\n  ")}`);
	const rest = entries.length - shown.length;
	const more = rest > 0 ? [`  and ${rest} more; the report as JSON has them all`] : [];
	return [
		`${title} (${entries.length})`,
		...shown,
		...more,
		""
	];
}
function configuration(report) {
	const { changed } = report.evidence.configuration;
	if (changed.length === 0) return [];
	return [`configuration changed in head, base's was used on both sides: ${changed.map(({ path, change }) => `${visibleLine(path)} (${change})`).join(", ")}`, ""];
}
function policyLines(report) {
	if (!report.policy.failed) return [];
	const note = report.policy.warnOnly ? " (only a warning)" : "";
	return [`failed: ${report.policy.reasons.join(", ")}${note}`];
}
function sideLines(report) {
	const name = (side) => side === null ? "unknown" : side.commit ?? `working tree ${side.tree}`;
	return [`before ${name(report.before)}`, `after  ${name(report.after)}`];
}

// node_modules/picocolors/picocolors.js
var require_picocolors = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	let p = process || {};
	let argv = p.argv || [];
	let env = p.env || {};
	let isColorSupported = !(!!env.NO_COLOR || argv.includes("--no-color")) && (!!env.FORCE_COLOR || argv.includes("--color") || p.platform === "win32" || (p.stdout || {}).isTTY && env.TERM !== "dumb" || !!env.CI);
	let formatter = (open, close, replace = open) => (input) => {
		let string = "" + input, index = string.indexOf(close, open.length);
		return ~index ? open + replaceClose(string, close, replace, index) + close : open + string + close;
	};
	let replaceClose = (string, close, replace, index) => {
		let result = "", cursor = 0;
		do {
			result += string.substring(cursor, index) + replace;
			cursor = index + close.length;
			index = string.indexOf(close, cursor);
		} while (~index);
		return result + string.substring(cursor);
	};
	let createColors = (enabled = isColorSupported) => {
		let f = enabled ? formatter : () => String;
		return {
			isColorSupported: enabled,
			reset: f("\x1B[0m", "\x1B[0m"),
			bold: f("\x1B[1m", "\x1B[22m", "\x1B[22m\x1B[1m"),
			dim: f("\x1B[2m", "\x1B[22m", "\x1B[22m\x1B[2m"),
			italic: f("\x1B[3m", "\x1B[23m"),
			underline: f("\x1B[4m", "\x1B[24m"),
			inverse: f("\x1B[7m", "\x1B[27m"),
			hidden: f("\x1B[8m", "\x1B[28m"),
			strikethrough: f("\x1B[9m", "\x1B[29m"),
			black: f("\x1B[30m", "\x1B[39m"),
			red: f("\x1B[31m", "\x1B[39m"),
			green: f("\x1B[32m", "\x1B[39m"),
			yellow: f("\x1B[33m", "\x1B[39m"),
			blue: f("\x1B[34m", "\x1B[39m"),
			magenta: f("\x1B[35m", "\x1B[39m"),
			cyan: f("\x1B[36m", "\x1B[39m"),
			white: f("\x1B[37m", "\x1B[39m"),
			gray: f("\x1B[90m", "\x1B[39m"),
			bgBlack: f("\x1B[40m", "\x1B[49m"),
			bgRed: f("\x1B[41m", "\x1B[49m"),
			bgGreen: f("\x1B[42m", "\x1B[49m"),
			bgYellow: f("\x1B[43m", "\x1B[49m"),
			bgBlue: f("\x1B[44m", "\x1B[49m"),
			bgMagenta: f("\x1B[45m", "\x1B[49m"),
			bgCyan: f("\x1B[46m", "\x1B[49m"),
			bgWhite: f("\x1B[47m", "\x1B[49m"),
			blackBright: f("\x1B[90m", "\x1B[39m"),
			redBright: f("\x1B[91m", "\x1B[39m"),
			greenBright: f("\x1B[92m", "\x1B[39m"),
			yellowBright: f("\x1B[93m", "\x1B[39m"),
			blueBright: f("\x1B[94m", "\x1B[39m"),
			magentaBright: f("\x1B[95m", "\x1B[39m"),
			cyanBright: f("\x1B[96m", "\x1B[39m"),
			whiteBright: f("\x1B[97m", "\x1B[39m"),
			bgBlackBright: f("\x1B[100m", "\x1B[49m"),
			bgRedBright: f("\x1B[101m", "\x1B[49m"),
			bgGreenBright: f("\x1B[102m", "\x1B[49m"),
			bgYellowBright: f("\x1B[103m", "\x1B[49m"),
			bgBlueBright: f("\x1B[104m", "\x1B[49m"),
			bgMagentaBright: f("\x1B[105m", "\x1B[49m"),
			bgCyanBright: f("\x1B[106m", "\x1B[49m"),
			bgWhiteBright: f("\x1B[107m", "\x1B[49m")
		};
	};
	module.exports = createColors();
	module.exports.createColors = createColors;
}));

// src/report/report-directory.ts
const MOST_LINKS = 40;
/**
* Writes the files into a folder, each whole or not at all. The folder may be given through links;
* below it, and in the checkout, there may be none: whoever made them would say where we write.
*
* @param untrusted the root of the checkout, whose content is somebody else's.
* @throws LanserError E/JAIL naming the link, before anything is written; E/FS_PERMISSIONS
*/
async function writeReportFiles(directory, files, untrusted) {
	try {
		const root = untrusted === void 0 ? void 0 : await realpath$1(untrusted);
		const folder = await resolveFolder(path.resolve(directory), root);
		for (const { name } of files) await refuseLinksBelow(folder, name);
		for (const { name, text } of files) await writeWhole(path.join(folder, name), text);
	} catch (error) {
		if (error instanceof LanserError) throw error;
		throw new LanserError("E/FS_PERMISSIONS", `The report folder cannot be written (${errnoOf(error) ?? "unknown error"}); name another with --report-directory.`, { errno: errnoOf(error) ?? null }, error);
	}
}
/** Follows links one by one, since `realpath` does not tell through which folders one of them leads. */
async function resolveFolder(directory, root) {
	const start = path.parse(directory).root;
	const pending = partsOf(directory);
	let current = start;
	let links = 0;
	for (let part = pending.shift(); part !== void 0; part = pending.shift()) {
		const next = path.resolve(current, part);
		if ((await statusOf(next))?.isSymbolicLink() !== true) {
			current = next;
			continue;
		}
		if (root !== void 0 && isBelow(root, next)) throw linkError(path.relative(root, next));
		links += 1;
		if (links > MOST_LINKS) throw Object.assign(/* @__PURE__ */ new Error("too many links"), { code: "ELOOP" });
		const target = await readlink(next);
		pending.unshift(...partsOf(target));
		if (path.isAbsolute(target)) current = path.parse(target).root;
	}
	return current;
}
function partsOf(name) {
	return name.slice(path.parse(name).root.length).split(path.sep).filter((part) => part !== "");
}
function isBelow(root, target) {
	const relative = path.relative(root, target);
	const [first] = relative.split(path.sep);
	return relative !== "" && first !== ".." && !path.isAbsolute(relative);
}
async function refuseLinksBelow(folder, name) {
	const parts = name.split("/");
	for (const index of parts.keys()) {
		const below = parts.slice(0, index + 1);
		const status = await statusOf(path.join(folder, ...below));
		if (status === void 0) return;
		if (status.isSymbolicLink()) throw linkError(path.join(...below));
	}
}
function linkError(link) {
	return new LanserError("E/JAIL", `The report would be written through the link ${JSON.stringify(link)}. Remove it, or name another folder with --report-directory.`, { path: link });
}
async function statusOf(target) {
	try {
		return await lstat(target);
	} catch (error) {
		if (errnoOf(error) === "ENOENT") return void 0;
		throw error;
	}
}
/** The text is complete before it has its name; its first name is one that nobody can have foreseen. */
async function writeWhole(target, text) {
	const folder = path.dirname(target);
	await mkdir(folder, { recursive: true });
	const own = await mkdtemp(path.join(folder, ".lanser-"));
	const draft = path.join(own, "draft");
	try {
		await writeFile(draft, text, { flag: "wx" });
		await rename(draft, target);
	} finally {
		await unlink(draft).catch(() => void 0);
		await rmdir(own).catch(() => void 0);
	}
}

// src/report/report-files.ts
const MARKDOWN_BYTES = 1e6;
/** What a report folder holds: the report as JSON and Markdown, and each side's bundle. */
function reportFiles(report, bundles) {
	return [
		{
			name: "report.json",
			text: `${JSON.stringify(report, null, 2)}\n`
		},
		{
			name: "report.md",
			text: gateMarkdown(report, { maxBytes: MARKDOWN_BYTES })
		},
		...bundles.map(({ side, workingDirectory, bundle }) => ({
			name: `bundles/${workingDirectory === "." ? "" : `${workingDirectory}/`}${side}.json`,
			text: `${JSON.stringify(bundle, null, 2)}\n`
		}))
	];
}

// src/session/node-host.ts
/** The running process as a {@link Host}; the edges decide where log lines and progress go. */
function nodeHost(listeners) {
	return {
		env: process.env,
		platform: process.platform,
		arch: process.arch,
		execPath: process.execPath,
		nodeVersion: process.versions.node,
		temporaryRoot: process.env["RUNNER_TEMP"] ?? os$1.tmpdir(),
		now: () => Date.now(),
		monotonicMs: () => performance.now(),
		log: listeners.log ?? (() => {}),
		progress: listeners.progress ?? (() => {})
	};
}

// src/gate/weights.ts
const NAMES = Object.keys(DEFAULT_WEIGHTS);
/**
* Reads `wD=0.5,gamma=1`, or the same as a JSON object.
*
* @throws LanserError E/USAGE naming what is wrong and what is allowed.
*/
function parseWeights(text) {
	const weights = {};
	for (const [name, value] of entriesOf(text)) {
		const known = NAMES.find((candidate) => candidate === name);
		if (known === void 0) throw usage(`${JSON.stringify(name)} is no weight; there are ${NAMES.join(", ")}.`);
		if (typeof value !== "number" || !Number.isFinite(value) || value < 0) throw usage(`The weight ${name} must be a finite number of at least 0.`);
		weights[known] = value;
	}
	return weights;
}
function entriesOf(text) {
	if (!text.trim().startsWith("{")) return text.split(/[,\n]/u).map((entry) => entry.trim()).filter((entry) => entry !== "").map((entry) => {
		const [name = "", value] = entry.split("=", 2);
		return [name.trim(), value === void 0 || value.trim() === "" ? NaN : Number(value)];
	});
	try {
		return Object.entries(JSON.parse(text));
	} catch {
		throw usage("The weights are no JSON object.");
	}
}
function usage(message) {
	return new LanserError("E/USAGE", message);
}

// node_modules/fdir/dist/index.mjs
var __require = /* @__PURE__ */ createRequire$1(import.meta.url);
function cleanPath(path) {
	let normalized = normalize(path);
	if (normalized.length > 1 && normalized[normalized.length - 1] === sep) normalized = normalized.substring(0, normalized.length - 1);
	return normalized;
}
const SLASHES_REGEX = /[\\/]/g;
function convertSlashes(path, separator) {
	return path.replace(SLASHES_REGEX, separator);
}
const WINDOWS_ROOT_DIR_REGEX = /^[a-z]:[\\/]$/i;
function isRootDirectory(path) {
	return path === "/" || WINDOWS_ROOT_DIR_REGEX.test(path);
}
function normalizePath(path, options) {
	const { resolvePaths, normalizePath: normalizePath$1, pathSeparator } = options;
	const pathNeedsCleaning = process.platform === "win32" && path.includes("/") || path.startsWith(".");
	if (resolvePaths) path = resolve(path);
	if (normalizePath$1 || pathNeedsCleaning) path = cleanPath(path);
	if (path === ".") return "";
	return convertSlashes(path[path.length - 1] !== pathSeparator ? path + pathSeparator : path, pathSeparator);
}
function joinPathWithBasePath(filename, directoryPath) {
	return directoryPath + filename;
}
function joinPathWithRelativePath(root, options) {
	return function(filename, directoryPath) {
		if (directoryPath.startsWith(root)) return directoryPath.slice(root.length) + filename;
		else return convertSlashes(relative(root, directoryPath), options.pathSeparator) + options.pathSeparator + filename;
	};
}
function joinPath(filename) {
	return filename;
}
function joinDirectoryPath(filename, directoryPath, separator) {
	return directoryPath + filename + separator;
}
function build$7(root, options) {
	const { relativePaths, includeBasePath } = options;
	return relativePaths && root ? joinPathWithRelativePath(root, options) : includeBasePath ? joinPathWithBasePath : joinPath;
}
function pushDirectoryWithRelativePath(root) {
	return function(directoryPath, paths) {
		paths.push(directoryPath.substring(root.length) || ".");
	};
}
function pushDirectoryFilterWithRelativePath(root) {
	return function(directoryPath, paths, filters) {
		const relativePath = directoryPath.substring(root.length) || ".";
		if (filters.every((filter) => filter(relativePath, true))) paths.push(relativePath);
	};
}
const pushDirectory = (directoryPath, paths) => {
	paths.push(directoryPath || ".");
};
const pushDirectoryFilter = (directoryPath, paths, filters) => {
	const path = directoryPath || ".";
	if (filters.every((filter) => filter(path, true))) paths.push(path);
};
const empty$2 = () => {};
function build$6(root, options) {
	const { includeDirs, filters, relativePaths } = options;
	if (!includeDirs) return empty$2;
	if (relativePaths) return filters && filters.length ? pushDirectoryFilterWithRelativePath(root) : pushDirectoryWithRelativePath(root);
	return filters && filters.length ? pushDirectoryFilter : pushDirectory;
}
const pushFileFilterAndCount = (filename, _paths, counts, filters) => {
	if (filters.every((filter) => filter(filename, false))) counts.files++;
};
const pushFileFilter = (filename, paths, _counts, filters) => {
	if (filters.every((filter) => filter(filename, false))) paths.push(filename);
};
const pushFileCount = (_filename, _paths, counts, _filters) => {
	counts.files++;
};
const pushFile = (filename, paths) => {
	paths.push(filename);
};
const empty$1 = () => {};
function build$5(options) {
	const { excludeFiles, filters, onlyCounts } = options;
	if (excludeFiles) return empty$1;
	if (filters && filters.length) return onlyCounts ? pushFileFilterAndCount : pushFileFilter;
	else if (onlyCounts) return pushFileCount;
	else return pushFile;
}
const getArray = (paths) => {
	return paths;
};
const getArrayGroup = () => {
	return [""].slice(0, 0);
};
function build$4(options) {
	return options.group ? getArrayGroup : getArray;
}
const groupFiles = (groups, directory, files) => {
	groups.push({
		directory,
		files,
		dir: directory
	});
};
const empty = () => {};
function build$3(options) {
	return options.group ? groupFiles : empty;
}
const resolveSymlinksAsync = function(path, state, callback$1) {
	const { queue, fs, options: { suppressErrors } } = state;
	queue.enqueue();
	fs.realpath(path, (error, resolvedPath) => {
		if (error) return queue.dequeue(suppressErrors ? null : error, state);
		fs.stat(resolvedPath, (error$1, stat) => {
			if (error$1) return queue.dequeue(suppressErrors ? null : error$1, state);
			if (stat.isDirectory() && isRecursive(path, resolvedPath, state)) return queue.dequeue(null, state);
			callback$1(stat, resolvedPath);
			queue.dequeue(null, state);
		});
	});
};
const resolveSymlinks = function(path, state, callback$1) {
	const { queue, fs, options: { suppressErrors } } = state;
	queue.enqueue();
	try {
		const resolvedPath = fs.realpathSync(path);
		const stat = fs.statSync(resolvedPath);
		if (stat.isDirectory() && isRecursive(path, resolvedPath, state)) return;
		callback$1(stat, resolvedPath);
	} catch (e) {
		if (!suppressErrors) throw e;
	}
};
function build$2(options, isSynchronous) {
	if (!options.resolveSymlinks || options.excludeSymlinks) return null;
	return isSynchronous ? resolveSymlinks : resolveSymlinksAsync;
}
function isRecursive(path, resolved, state) {
	if (state.options.useRealPaths) return isRecursiveUsingRealPaths(resolved, state);
	let parent = dirname(path);
	let depth = 1;
	while (parent !== state.root && depth < 2) {
		const resolvedPath = state.symlinks.get(parent);
		if (!!resolvedPath && (resolvedPath === resolved || resolvedPath.startsWith(resolved) || resolved.startsWith(resolvedPath))) depth++;
		else parent = dirname(parent);
	}
	state.symlinks.set(path, resolved);
	return depth > 1;
}
function isRecursiveUsingRealPaths(resolved, state) {
	return state.visited.includes(resolved + state.options.pathSeparator);
}
const onlyCountsSync = (state) => {
	return state.counts;
};
const groupsSync = (state) => {
	return state.groups;
};
const defaultSync = (state) => {
	return state.paths;
};
const limitFilesSync = (state) => {
	return state.paths.slice(0, state.options.maxFiles);
};
const onlyCountsAsync = (state, error, callback$1) => {
	report(error, callback$1, state.counts, state.options.suppressErrors);
	return null;
};
const defaultAsync = (state, error, callback$1) => {
	report(error, callback$1, state.paths, state.options.suppressErrors);
	return null;
};
const limitFilesAsync = (state, error, callback$1) => {
	report(error, callback$1, state.paths.slice(0, state.options.maxFiles), state.options.suppressErrors);
	return null;
};
const groupsAsync = (state, error, callback$1) => {
	report(error, callback$1, state.groups, state.options.suppressErrors);
	return null;
};
function report(error, callback$1, output, suppressErrors) {
	if (error && !suppressErrors) callback$1(error, output);
	else callback$1(null, output);
}
function build$1(options, isSynchronous) {
	const { onlyCounts, group, maxFiles } = options;
	if (onlyCounts) return isSynchronous ? onlyCountsSync : onlyCountsAsync;
	else if (group) return isSynchronous ? groupsSync : groupsAsync;
	else if (maxFiles) return isSynchronous ? limitFilesSync : limitFilesAsync;
	else return isSynchronous ? defaultSync : defaultAsync;
}
const readdirOpts = { withFileTypes: true };
const walkAsync = (state, crawlPath, directoryPath, currentDepth, callback$1) => {
	state.queue.enqueue();
	if (currentDepth < 0) return state.queue.dequeue(null, state);
	const { fs } = state;
	state.visited.push(crawlPath);
	state.counts.directories++;
	fs.readdir(crawlPath || ".", readdirOpts, (error, entries = []) => {
		callback$1(entries, directoryPath, currentDepth);
		state.queue.dequeue(state.options.suppressErrors ? null : error, state);
	});
};
const walkSync = (state, crawlPath, directoryPath, currentDepth, callback$1) => {
	const { fs } = state;
	if (currentDepth < 0) return;
	state.visited.push(crawlPath);
	state.counts.directories++;
	let entries = [];
	try {
		entries = fs.readdirSync(crawlPath || ".", readdirOpts);
	} catch (e) {
		if (!state.options.suppressErrors) throw e;
	}
	callback$1(entries, directoryPath, currentDepth);
};
function build(isSynchronous) {
	return isSynchronous ? walkSync : walkAsync;
}
/**
* This is a custom stateless queue to track concurrent async fs calls.
* It increments a counter whenever a call is queued and decrements it
* as soon as it completes. When the counter hits 0, it calls onQueueEmpty.
*/
var Queue = class {
	count = 0;
	constructor(onQueueEmpty) {
		this.onQueueEmpty = onQueueEmpty;
	}
	enqueue() {
		this.count++;
		return this.count;
	}
	dequeue(error, output) {
		if (this.onQueueEmpty && (--this.count <= 0 || error)) {
			this.onQueueEmpty(error, output);
			if (error) {
				output.controller.abort();
				this.onQueueEmpty = void 0;
			}
		}
	}
};
var Counter = class {
	_files = 0;
	_directories = 0;
	set files(num) {
		this._files = num;
	}
	get files() {
		return this._files;
	}
	set directories(num) {
		this._directories = num;
	}
	get directories() {
		return this._directories;
	}
	/**
	* @deprecated use `directories` instead
	*/
	/* c8 ignore next 3 */
	get dirs() {
		return this._directories;
	}
};
/**
* AbortController is not supported on Node 14 so we use this until we can drop
* support for Node 14.
*/
var Aborter = class {
	aborted = false;
	abort() {
		this.aborted = true;
	}
};
var Walker = class {
	root;
	isSynchronous;
	state;
	joinPath;
	pushDirectory;
	pushFile;
	getArray;
	groupFiles;
	resolveSymlink;
	walkDirectory;
	callbackInvoker;
	constructor(root, options, callback$1) {
		this.isSynchronous = !callback$1;
		this.callbackInvoker = build$1(options, this.isSynchronous);
		this.root = normalizePath(root, options);
		this.state = {
			root: isRootDirectory(this.root) ? this.root : this.root.slice(0, -1),
			paths: [""].slice(0, 0),
			groups: [],
			counts: new Counter(),
			options,
			queue: new Queue((error, state) => this.callbackInvoker(state, error, callback$1)),
			symlinks: /* @__PURE__ */ new Map(),
			visited: [""].slice(0, 0),
			controller: new Aborter(),
			fs: options.fs || nativeFs
		};
		this.joinPath = build$7(this.root, options);
		this.pushDirectory = build$6(this.root, options);
		this.pushFile = build$5(options);
		this.getArray = build$4(options);
		this.groupFiles = build$3(options);
		this.resolveSymlink = build$2(options, this.isSynchronous);
		this.walkDirectory = build(this.isSynchronous);
	}
	start() {
		this.pushDirectory(this.root, this.state.paths, this.state.options.filters);
		this.walkDirectory(this.state, this.root, this.root, this.state.options.maxDepth, this.walk);
		return this.isSynchronous ? this.callbackInvoker(this.state, null) : null;
	}
	walk = (entries, directoryPath, depth) => {
		const { paths, options: { filters, resolveSymlinks: resolveSymlinks$1, excludeSymlinks, exclude, maxFiles, signal, useRealPaths, pathSeparator }, controller } = this.state;
		if (controller.aborted || signal && signal.aborted || maxFiles && paths.length > maxFiles) return;
		const files = this.getArray(this.state.paths);
		for (let i = 0; i < entries.length; ++i) {
			const entry = entries[i];
			if (entry.isFile() || entry.isSymbolicLink() && !resolveSymlinks$1 && !excludeSymlinks) {
				const filename = this.joinPath(entry.name, directoryPath);
				this.pushFile(filename, files, this.state.counts, filters);
			} else if (entry.isDirectory()) {
				let path = joinDirectoryPath(entry.name, directoryPath, this.state.options.pathSeparator);
				if (exclude && exclude(entry.name, path)) continue;
				this.pushDirectory(path, paths, filters);
				this.walkDirectory(this.state, path, path, depth - 1, this.walk);
			} else if (this.resolveSymlink && entry.isSymbolicLink()) {
				let path = joinPathWithBasePath(entry.name, directoryPath);
				this.resolveSymlink(path, this.state, (stat, resolvedPath) => {
					if (stat.isDirectory()) {
						resolvedPath = normalizePath(resolvedPath, this.state.options);
						if (exclude && exclude(entry.name, useRealPaths ? resolvedPath : path + pathSeparator)) return;
						this.walkDirectory(this.state, resolvedPath, useRealPaths ? resolvedPath : path + pathSeparator, depth - 1, this.walk);
					} else {
						resolvedPath = useRealPaths ? resolvedPath : path;
						const filename = basename$1(resolvedPath);
						const directoryPath$1 = normalizePath(dirname(resolvedPath), this.state.options);
						resolvedPath = this.joinPath(filename, directoryPath$1);
						this.pushFile(resolvedPath, files, this.state.counts, filters);
					}
				});
			}
		}
		this.groupFiles(this.state.groups, directoryPath, files);
	};
};
function promise(root, options) {
	return new Promise((resolve$1, reject) => {
		callback(root, options, (err, output) => {
			if (err) return reject(err);
			resolve$1(output);
		});
	});
}
function callback(root, options, callback$1) {
	new Walker(root, options, callback$1).start();
}
function sync(root, options) {
	return new Walker(root, options).start();
}
var APIBuilder = class {
	constructor(root, options) {
		this.root = root;
		this.options = options;
	}
	withPromise() {
		return promise(this.root, this.options);
	}
	withCallback(cb) {
		callback(this.root, this.options, cb);
	}
	sync() {
		return sync(this.root, this.options);
	}
};
let pm = null;
/* c8 ignore next 6 */
try {
	__require.resolve("picomatch");
	pm = __require("picomatch");
} catch {}
var Builder = class {
	globCache = {};
	options = {
		maxDepth: 1e400,
		suppressErrors: true,
		pathSeparator: sep,
		filters: []
	};
	globFunction;
	constructor(options) {
		this.options = {
			...this.options,
			...options
		};
		this.globFunction = this.options.globFunction;
	}
	group() {
		this.options.group = true;
		return this;
	}
	withPathSeparator(separator) {
		this.options.pathSeparator = separator;
		return this;
	}
	withBasePath() {
		this.options.includeBasePath = true;
		return this;
	}
	withRelativePaths() {
		this.options.relativePaths = true;
		return this;
	}
	withDirs() {
		this.options.includeDirs = true;
		return this;
	}
	withMaxDepth(depth) {
		this.options.maxDepth = depth;
		return this;
	}
	withMaxFiles(limit) {
		this.options.maxFiles = limit;
		return this;
	}
	withFullPaths() {
		this.options.resolvePaths = true;
		this.options.includeBasePath = true;
		return this;
	}
	withErrors() {
		this.options.suppressErrors = false;
		return this;
	}
	withSymlinks({ resolvePaths = true } = {}) {
		this.options.resolveSymlinks = true;
		this.options.useRealPaths = resolvePaths;
		return this.withFullPaths();
	}
	withAbortSignal(signal) {
		this.options.signal = signal;
		return this;
	}
	normalize() {
		this.options.normalizePath = true;
		return this;
	}
	filter(predicate) {
		this.options.filters.push(predicate);
		return this;
	}
	onlyDirs() {
		this.options.excludeFiles = true;
		this.options.includeDirs = true;
		return this;
	}
	exclude(predicate) {
		this.options.exclude = predicate;
		return this;
	}
	onlyCounts() {
		this.options.onlyCounts = true;
		return this;
	}
	crawl(root) {
		return new APIBuilder(root || ".", this.options);
	}
	withGlobFunction(fn) {
		this.globFunction = fn;
		return this;
	}
	/**
	* @deprecated Pass options using the constructor instead:
	* ```ts
	* new fdir(options).crawl("/path/to/root");
	* ```
	* This method will be removed in v7.0
	*/
	/* c8 ignore next 4 */
	crawlWithOptions(root, options) {
		this.options = {
			...this.options,
			...options
		};
		return new APIBuilder(root || ".", this.options);
	}
	glob(...patterns) {
		if (this.globFunction) return this.globWithOptions(patterns);
		return this.globWithOptions(patterns, ...[{ dot: true }]);
	}
	globWithOptions(patterns, ...options) {
		const globFn = this.globFunction || pm;
		/* c8 ignore next 5 */
		if (!globFn) throw new Error("Please specify a glob function to use glob matching.");
		var isMatch = this.globCache[patterns.join("\0")];
		if (!isMatch) {
			isMatch = globFn(patterns, ...options);
			this.globCache[patterns.join("\0")] = isMatch;
		}
		this.options.filters.push((path) => isMatch(path));
		return this;
	}
};

// node_modules/picomatch/lib/constants.js
var require_constants = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	const WIN_SLASH = "\\\\/";
	const WIN_NO_SLASH = `[^${WIN_SLASH}]`;
	const DEFAULT_MAX_EXTGLOB_RECURSION = 0;
	/**
	* Posix glob regex
	*/
	const DOT_LITERAL = "\\.";
	const PLUS_LITERAL = "\\+";
	const QMARK_LITERAL = "\\?";
	const SLASH_LITERAL = "\\/";
	const ONE_CHAR = "(?=.)";
	const QMARK = "[^/]";
	const END_ANCHOR = `(?:${SLASH_LITERAL}|$)`;
	const START_ANCHOR = `(?:^|${SLASH_LITERAL})`;
	const DOTS_SLASH = `${DOT_LITERAL}{1,2}${END_ANCHOR}`;
	const POSIX_CHARS = {
		DOT_LITERAL,
		PLUS_LITERAL,
		QMARK_LITERAL,
		SLASH_LITERAL,
		ONE_CHAR,
		QMARK,
		END_ANCHOR,
		DOTS_SLASH,
		NO_DOT: `(?!${DOT_LITERAL})`,
		NO_DOTS: `(?!${START_ANCHOR}${DOTS_SLASH})`,
		NO_DOT_SLASH: `(?!${DOT_LITERAL}{0,1}${END_ANCHOR})`,
		NO_DOTS_SLASH: `(?!${DOTS_SLASH})`,
		QMARK_NO_DOT: `[^.${SLASH_LITERAL}]`,
		STAR: `${QMARK}*?`,
		START_ANCHOR,
		SEP: "/"
	};
	/**
	* Windows glob regex
	*/
	const WINDOWS_CHARS = {
		...POSIX_CHARS,
		SLASH_LITERAL: `[${WIN_SLASH}]`,
		QMARK: WIN_NO_SLASH,
		STAR: `${WIN_NO_SLASH}*?`,
		DOTS_SLASH: `${DOT_LITERAL}{1,2}(?:[${WIN_SLASH}]|$)`,
		NO_DOT: `(?!${DOT_LITERAL})`,
		NO_DOTS: `(?!(?:^|[${WIN_SLASH}])${DOT_LITERAL}{1,2}(?:[${WIN_SLASH}]|$))`,
		NO_DOT_SLASH: `(?!${DOT_LITERAL}{0,1}(?:[${WIN_SLASH}]|$))`,
		NO_DOTS_SLASH: `(?!${DOT_LITERAL}{1,2}(?:[${WIN_SLASH}]|$))`,
		QMARK_NO_DOT: `[^.${WIN_SLASH}]`,
		START_ANCHOR: `(?:^|[${WIN_SLASH}])`,
		END_ANCHOR: `(?:[${WIN_SLASH}]|$)`,
		SEP: "\\"
	};
	/**
	* POSIX Bracket Regex
	*/
	const POSIX_REGEX_SOURCE = {
		__proto__: null,
		alnum: "a-zA-Z0-9",
		alpha: "a-zA-Z",
		ascii: "\\x00-\\x7F",
		blank: " \\t",
		cntrl: "\\x00-\\x1F\\x7F",
		digit: "0-9",
		graph: "\\x21-\\x7E",
		lower: "a-z",
		print: "\\x20-\\x7E ",
		punct: "\\-!\"#$%&'()\\*+,./:;<=>?@[\\]^_`{|}~",
		space: " \\t\\r\\n\\v\\f",
		upper: "A-Z",
		word: "A-Za-z0-9_",
		xdigit: "A-Fa-f0-9"
	};
	module.exports = {
		DEFAULT_MAX_EXTGLOB_RECURSION,
		MAX_LENGTH: 65536,
		POSIX_REGEX_SOURCE,
		REGEX_BACKSLASH: /\\(?![*+?^${}(|)[\]])/g,
		REGEX_NON_SPECIAL_CHARS: /^[^@![\].,$*+?^{}()|\\/]+/,
		REGEX_SPECIAL_CHARS: /[-*+?.^${}(|)[\]]/,
		REGEX_SPECIAL_CHARS_BACKREF: /(\\?)((\W)(\3*))/g,
		REGEX_SPECIAL_CHARS_GLOBAL: /([-*+?.^${}(|)[\]])/g,
		REGEX_REMOVE_BACKSLASH: /(?:\[.*?[^\\]\]|\\(?=.))/g,
		REPLACEMENTS: {
			__proto__: null,
			"***": "*",
			"**/**": "**",
			"**/**/**": "**"
		},
		CHAR_0: 48,
		CHAR_9: 57,
		CHAR_UPPERCASE_A: 65,
		CHAR_LOWERCASE_A: 97,
		CHAR_UPPERCASE_Z: 90,
		CHAR_LOWERCASE_Z: 122,
		CHAR_LEFT_PARENTHESES: 40,
		CHAR_RIGHT_PARENTHESES: 41,
		CHAR_ASTERISK: 42,
		CHAR_AMPERSAND: 38,
		CHAR_AT: 64,
		CHAR_BACKWARD_SLASH: 92,
		CHAR_CARRIAGE_RETURN: 13,
		CHAR_CIRCUMFLEX_ACCENT: 94,
		CHAR_COLON: 58,
		CHAR_COMMA: 44,
		CHAR_DOT: 46,
		CHAR_DOUBLE_QUOTE: 34,
		CHAR_EQUAL: 61,
		CHAR_EXCLAMATION_MARK: 33,
		CHAR_FORM_FEED: 12,
		CHAR_FORWARD_SLASH: 47,
		CHAR_GRAVE_ACCENT: 96,
		CHAR_HASH: 35,
		CHAR_HYPHEN_MINUS: 45,
		CHAR_LEFT_ANGLE_BRACKET: 60,
		CHAR_LEFT_CURLY_BRACE: 123,
		CHAR_LEFT_SQUARE_BRACKET: 91,
		CHAR_LINE_FEED: 10,
		CHAR_NO_BREAK_SPACE: 160,
		CHAR_PERCENT: 37,
		CHAR_PLUS: 43,
		CHAR_QUESTION_MARK: 63,
		CHAR_RIGHT_ANGLE_BRACKET: 62,
		CHAR_RIGHT_CURLY_BRACE: 125,
		CHAR_RIGHT_SQUARE_BRACKET: 93,
		CHAR_SEMICOLON: 59,
		CHAR_SINGLE_QUOTE: 39,
		CHAR_SPACE: 32,
		CHAR_TAB: 9,
		CHAR_UNDERSCORE: 95,
		CHAR_VERTICAL_LINE: 124,
		CHAR_ZERO_WIDTH_NOBREAK_SPACE: 65279,
		/**
		* Create EXTGLOB_CHARS
		*/
		extglobChars(chars) {
			return {
				"!": {
					type: "negate",
					open: "(?:(?!(?:",
					close: `))${chars.STAR})`
				},
				"?": {
					type: "qmark",
					open: "(?:",
					close: ")?"
				},
				"+": {
					type: "plus",
					open: "(?:",
					close: ")+"
				},
				"*": {
					type: "star",
					open: "(?:",
					close: ")*"
				},
				"@": {
					type: "at",
					open: "(?:",
					close: ")"
				}
			};
		},
		/**
		* Create GLOB_CHARS
		*/
		globChars(win32) {
			return win32 === true ? WINDOWS_CHARS : POSIX_CHARS;
		}
	};
}));

// node_modules/picomatch/lib/utils.js
var require_utils = /* @__PURE__ */ __commonJSMin(((exports) => {
	const { REGEX_BACKSLASH, REGEX_REMOVE_BACKSLASH, REGEX_SPECIAL_CHARS, REGEX_SPECIAL_CHARS_GLOBAL } = require_constants();
	exports.isObject = (val) => val !== null && typeof val === "object" && !Array.isArray(val);
	exports.hasRegexChars = (str) => REGEX_SPECIAL_CHARS.test(str);
	exports.isRegexChar = (str) => str.length === 1 && exports.hasRegexChars(str);
	exports.escapeRegex = (str) => str.replace(REGEX_SPECIAL_CHARS_GLOBAL, "\\$1");
	exports.toPosixSlashes = (str) => str.replace(REGEX_BACKSLASH, "/");
	exports.isWindows = () => {
		if (typeof navigator !== "undefined" && navigator.platform) {
			const platform = navigator.platform.toLowerCase();
			return platform === "win32" || platform === "windows";
		}
		if (typeof process !== "undefined" && process.platform) return process.platform === "win32";
		return false;
	};
	exports.removeBackslashes = (str) => {
		return str.replace(REGEX_REMOVE_BACKSLASH, (match) => {
			return match === "\\" ? "" : match;
		});
	};
	exports.escapeLast = (input, char, lastIdx) => {
		const idx = input.lastIndexOf(char, lastIdx);
		if (idx === -1) return input;
		if (input[idx - 1] === "\\") return exports.escapeLast(input, char, idx - 1);
		return `${input.slice(0, idx)}\\${input.slice(idx)}`;
	};
	exports.removePrefix = (input, state = {}) => {
		let output = input;
		if (output.startsWith("./")) {
			output = output.slice(2);
			state.prefix = "./";
		}
		return output;
	};
	exports.wrapOutput = (input, state = {}, options = {}) => {
		let output = `${options.contains ? "" : "^"}(?:${input})${options.contains ? "" : "$"}`;
		if (state.negated === true) output = `(?:^(?!${output}).*$)`;
		return output;
	};
	exports.basename = (path, { windows } = {}) => {
		const segs = path.split(windows ? /[\\/]/ : "/");
		const last = segs[segs.length - 1];
		if (last === "") return segs[segs.length - 2];
		return last;
	};
}));

// node_modules/picomatch/lib/scan.js
var require_scan = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	const utils = require_utils();
	const { CHAR_ASTERISK, CHAR_AT, CHAR_BACKWARD_SLASH, CHAR_COMMA, CHAR_DOT, CHAR_EXCLAMATION_MARK, CHAR_FORWARD_SLASH, CHAR_LEFT_CURLY_BRACE, CHAR_LEFT_PARENTHESES, CHAR_LEFT_SQUARE_BRACKET, CHAR_PLUS, CHAR_QUESTION_MARK, CHAR_RIGHT_CURLY_BRACE, CHAR_RIGHT_PARENTHESES, CHAR_RIGHT_SQUARE_BRACKET } = require_constants();
	const isPathSeparator = (code) => {
		return code === CHAR_FORWARD_SLASH || code === CHAR_BACKWARD_SLASH;
	};
	const depth = (token) => {
		if (token.isPrefix !== true) token.depth = token.isGlobstar ? 1e400 : 1;
	};
	/**
	* Quickly scans a glob pattern and returns an object with a handful of
	* useful properties, like `isGlob`, `path` (the leading non-glob, if it exists),
	* `glob` (the actual pattern), `negated` (true if the path starts with `!` but not
	* with `!(`) and `negatedExtglob` (true if the path starts with `!(`).
	*
	* ```js
	* const pm = require('picomatch');
	* console.log(pm.scan('foo/bar/*.js'));
	* { isGlob: true, input: 'foo/bar/*.js', base: 'foo/bar', glob: '*.js' }
	* ```
	* @param {String} `str`
	* @param {Object} `options`
	* @return {Object} Returns an object with tokens and regex source string.
	* @api public
	*/
	const scan = (input, options) => {
		const opts = options || {};
		const length = input.length - 1;
		const scanToEnd = opts.parts === true || opts.tokens === true || opts.scanToEnd === true;
		const slashes = [];
		const tokens = [];
		const parts = [];
		let str = input;
		let index = -1;
		let start = 0;
		let lastIndex = 0;
		let isBrace = false;
		let isBracket = false;
		let isGlob = false;
		let isExtglob = false;
		let isGlobstar = false;
		let braceEscaped = false;
		let backslashes = false;
		let negated = false;
		let negatedExtglob = false;
		let finished = false;
		let braces = 0;
		let prev;
		let code;
		let token = {
			value: "",
			depth: 0,
			isGlob: false
		};
		const eos = () => index >= length;
		const peek = () => str.charCodeAt(index + 1);
		const advance = () => {
			prev = code;
			return str.charCodeAt(++index);
		};
		while (index < length) {
			code = advance();
			let next;
			if (code === CHAR_BACKWARD_SLASH) {
				backslashes = token.backslashes = true;
				code = advance();
				if (code === CHAR_LEFT_CURLY_BRACE) braceEscaped = true;
				continue;
			}
			if (braceEscaped === true || code === CHAR_LEFT_CURLY_BRACE) {
				braces++;
				while (eos() !== true && (code = advance())) {
					if (code === CHAR_BACKWARD_SLASH) {
						backslashes = token.backslashes = true;
						advance();
						continue;
					}
					if (code === CHAR_LEFT_CURLY_BRACE) {
						braces++;
						continue;
					}
					if (braceEscaped !== true && code === CHAR_DOT && (code = advance()) === CHAR_DOT) {
						isBrace = token.isBrace = true;
						isGlob = token.isGlob = true;
						finished = true;
						if (scanToEnd === true) continue;
						break;
					}
					if (braceEscaped !== true && code === CHAR_COMMA) {
						isBrace = token.isBrace = true;
						isGlob = token.isGlob = true;
						finished = true;
						if (scanToEnd === true) continue;
						break;
					}
					if (code === CHAR_RIGHT_CURLY_BRACE) {
						braces--;
						if (braces === 0) {
							braceEscaped = false;
							isBrace = token.isBrace = true;
							finished = true;
							break;
						}
					}
				}
				if (scanToEnd === true) continue;
				break;
			}
			if (code === CHAR_FORWARD_SLASH) {
				slashes.push(index);
				tokens.push(token);
				token = {
					value: "",
					depth: 0,
					isGlob: false
				};
				if (finished === true) continue;
				if (prev === CHAR_DOT && index === start + 1) {
					start += 2;
					continue;
				}
				lastIndex = index + 1;
				continue;
			}
			if (opts.noext !== true) {
				if ((code === CHAR_PLUS || code === CHAR_AT || code === CHAR_ASTERISK || code === CHAR_QUESTION_MARK || code === CHAR_EXCLAMATION_MARK) === true && peek() === CHAR_LEFT_PARENTHESES) {
					isGlob = token.isGlob = true;
					isExtglob = token.isExtglob = true;
					finished = true;
					if (code === CHAR_EXCLAMATION_MARK && index === start) negatedExtglob = true;
					if (scanToEnd === true) {
						let parens = 0;
						while (eos() !== true && (code = advance())) {
							if (code === CHAR_BACKWARD_SLASH) {
								backslashes = token.backslashes = true;
								advance();
								continue;
							}
							if (code === CHAR_LEFT_PARENTHESES) {
								parens++;
								continue;
							}
							if (code === CHAR_RIGHT_PARENTHESES && --parens === 0) {
								finished = true;
								break;
							}
						}
						continue;
					}
					break;
				}
			}
			if (code === CHAR_ASTERISK) {
				if (prev === CHAR_ASTERISK) isGlobstar = token.isGlobstar = true;
				isGlob = token.isGlob = true;
				finished = true;
				if (scanToEnd === true) continue;
				break;
			}
			if (code === CHAR_QUESTION_MARK) {
				isGlob = token.isGlob = true;
				finished = true;
				if (scanToEnd === true) continue;
				break;
			}
			if (code === CHAR_LEFT_SQUARE_BRACKET) {
				while (eos() !== true && (next = advance())) {
					if (next === CHAR_BACKWARD_SLASH) {
						backslashes = token.backslashes = true;
						advance();
						continue;
					}
					if (next === CHAR_RIGHT_SQUARE_BRACKET) {
						isBracket = token.isBracket = true;
						isGlob = token.isGlob = true;
						finished = true;
						break;
					}
				}
				if (scanToEnd === true) continue;
				break;
			}
			if (opts.nonegate !== true && code === CHAR_EXCLAMATION_MARK && index === start) {
				negated = token.negated = true;
				start++;
				continue;
			}
			if (opts.noparen !== true && code === CHAR_LEFT_PARENTHESES) {
				isGlob = token.isGlob = true;
				if (scanToEnd === true) {
					let parens = 1;
					while (eos() !== true && (code = advance())) {
						if (code === CHAR_BACKWARD_SLASH) {
							backslashes = token.backslashes = true;
							advance();
							continue;
						}
						if (code === CHAR_LEFT_PARENTHESES) {
							parens++;
							continue;
						}
						if (code === CHAR_RIGHT_PARENTHESES && --parens === 0) {
							finished = true;
							break;
						}
					}
					continue;
				}
				break;
			}
			if (isGlob === true) {
				finished = true;
				if (scanToEnd === true) continue;
				break;
			}
		}
		if (opts.noext === true) {
			isExtglob = false;
			isGlob = false;
		}
		let base = str;
		let prefix = "";
		let glob = "";
		if (start > 0) {
			prefix = str.slice(0, start);
			str = str.slice(start);
			lastIndex -= start;
		}
		if (base && isGlob === true && lastIndex > 0) {
			base = str.slice(0, lastIndex);
			glob = str.slice(lastIndex);
		} else if (isGlob === true) {
			base = "";
			glob = str;
		} else base = str;
		if (base && base !== "" && base !== "/" && base !== str) {
			if (isPathSeparator(base.charCodeAt(base.length - 1))) base = base.slice(0, -1);
		}
		if (opts.unescape === true) {
			if (glob) glob = utils.removeBackslashes(glob);
			if (base && backslashes === true) base = utils.removeBackslashes(base);
		}
		const state = {
			prefix,
			input,
			start,
			base,
			glob,
			isBrace,
			isBracket,
			isGlob,
			isExtglob,
			isGlobstar,
			negated,
			negatedExtglob
		};
		if (opts.tokens === true) {
			state.maxDepth = 0;
			if (!isPathSeparator(code)) tokens.push(token);
			state.tokens = tokens;
		}
		if (opts.parts === true || opts.tokens === true) {
			let prevIndex;
			for (let idx = 0; idx < slashes.length; idx++) {
				const n = prevIndex !== void 0 ? prevIndex + 1 : start;
				const i = slashes[idx];
				const value = input.slice(n, i);
				if (opts.tokens) {
					if (idx === 0 && start !== 0) {
						tokens[idx].isPrefix = true;
						tokens[idx].value = prefix;
					} else tokens[idx].value = value;
					depth(tokens[idx]);
					state.maxDepth += tokens[idx].depth;
				}
				if (i >= start) {
					parts.push(value);
					prevIndex = i;
				}
			}
			const n = prevIndex !== void 0 ? prevIndex + 1 : start;
			const value = input.slice(n);
			parts.push(value);
			if (opts.tokens && prevIndex && prevIndex + 1 < input.length) {
				tokens[tokens.length - 1].value = value;
				depth(tokens[tokens.length - 1]);
				state.maxDepth += tokens[tokens.length - 1].depth;
			}
			state.slashes = slashes;
			state.parts = parts;
		}
		return state;
	};
	module.exports = scan;
}));

// node_modules/picomatch/lib/parse.js
var require_parse = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	const constants = require_constants();
	const utils = require_utils();
	/**
	* Constants
	*/
	const { MAX_LENGTH, POSIX_REGEX_SOURCE, REGEX_NON_SPECIAL_CHARS, REGEX_SPECIAL_CHARS_BACKREF, REPLACEMENTS } = constants;
	/**
	* Helpers
	*/
	const expandRange = (args, options) => {
		if (typeof options.expandRange === "function") return options.expandRange(...args, options);
		args.sort();
		const value = `[${args.join("-")}]`;
		try {
			new RegExp(value);
		} catch (ex) {
			return args.map((v) => utils.escapeRegex(v)).join("..");
		}
		return value;
	};
	/**
	* Create the message for a syntax error
	*/
	const syntaxError = (type, char) => {
		return `Missing ${type}: "${char}" - use "\\\\${char}" to match literal characters`;
	};
	const splitTopLevel = (input) => {
		const parts = [];
		let bracket = 0;
		let paren = 0;
		let quote = 0;
		let value = "";
		let escaped = false;
		for (const ch of input) {
			if (escaped === true) {
				value += ch;
				escaped = false;
				continue;
			}
			if (ch === "\\") {
				value += ch;
				escaped = true;
				continue;
			}
			if (ch === "\"") {
				quote = quote === 1 ? 0 : 1;
				value += ch;
				continue;
			}
			if (quote === 0) {
				if (ch === "[") bracket++;
				else if (ch === "]" && bracket > 0) bracket--;
				else if (bracket === 0) {
					if (ch === "(") paren++;
					else if (ch === ")" && paren > 0) paren--;
					else if (ch === "|" && paren === 0) {
						parts.push(value);
						value = "";
						continue;
					}
				}
			}
			value += ch;
		}
		parts.push(value);
		return parts;
	};
	const isPlainBranch = (branch) => {
		let escaped = false;
		for (const ch of branch) {
			if (escaped === true) {
				escaped = false;
				continue;
			}
			if (ch === "\\") {
				escaped = true;
				continue;
			}
			if (/[?*+@!()[\]{}]/.test(ch)) return false;
		}
		return true;
	};
	const normalizeSimpleBranch = (branch) => {
		let value = branch.trim();
		let changed = true;
		while (changed === true) {
			changed = false;
			if (/^@\([^\\()[\]{}|]+\)$/.test(value)) {
				value = value.slice(2, -1);
				changed = true;
			}
		}
		if (!isPlainBranch(value)) return;
		return value.replace(/\\(.)/g, "$1");
	};
	const hasRepeatedCharPrefixOverlap = (branches) => {
		const values = branches.map(normalizeSimpleBranch).filter(Boolean);
		for (let i = 0; i < values.length; i++) for (let j = i + 1; j < values.length; j++) {
			const a = values[i];
			const b = values[j];
			const char = a[0];
			if (!char || a !== char.repeat(a.length) || b !== char.repeat(b.length)) continue;
			if (a === b || a.startsWith(b) || b.startsWith(a)) return true;
		}
		return false;
	};
	const parseRepeatedExtglob = (pattern, requireEnd = true) => {
		if (pattern[0] !== "+" && pattern[0] !== "*" || pattern[1] !== "(") return;
		let bracket = 0;
		let paren = 0;
		let quote = 0;
		let escaped = false;
		for (let i = 1; i < pattern.length; i++) {
			const ch = pattern[i];
			if (escaped === true) {
				escaped = false;
				continue;
			}
			if (ch === "\\") {
				escaped = true;
				continue;
			}
			if (ch === "\"") {
				quote = quote === 1 ? 0 : 1;
				continue;
			}
			if (quote === 1) continue;
			if (ch === "[") {
				bracket++;
				continue;
			}
			if (ch === "]" && bracket > 0) {
				bracket--;
				continue;
			}
			if (bracket > 0) continue;
			if (ch === "(") {
				paren++;
				continue;
			}
			if (ch === ")") {
				paren--;
				if (paren === 0) {
					if (requireEnd === true && i !== pattern.length - 1) return;
					return {
						type: pattern[0],
						body: pattern.slice(2, i),
						end: i
					};
				}
			}
		}
	};
	const buildCharClassStar = (chars) => {
		return `${chars.length === 1 ? utils.escapeRegex(chars[0]) : `[${chars.map((ch) => utils.escapeRegex(ch)).join("")}]`}*`;
	};
	const getStarExtglobSequenceChars = (pattern) => {
		let index = 0;
		const chars = [];
		while (index < pattern.length) {
			const match = parseRepeatedExtglob(pattern.slice(index), false);
			if (!match || match.type !== "*") return;
			const branches = splitTopLevel(match.body).map((branch) => branch.trim());
			if (branches.length !== 1) return;
			const branch = normalizeSimpleBranch(branches[0]);
			if (!branch || branch.length !== 1) return;
			chars.push(branch);
			index += match.end + 1;
		}
		if (chars.length < 1) return;
		return chars;
	};
	const repeatedExtglobRecursion = (pattern) => {
		let depth = 0;
		let value = pattern.trim();
		let match = parseRepeatedExtglob(value);
		while (match) {
			depth++;
			value = match.body.trim();
			match = parseRepeatedExtglob(value);
		}
		return depth;
	};
	const analyzeRepeatedExtglob = (body, options) => {
		if (options.maxExtglobRecursion === false) return { risky: false };
		const max = typeof options.maxExtglobRecursion === "number" ? options.maxExtglobRecursion : constants.DEFAULT_MAX_EXTGLOB_RECURSION;
		const branches = splitTopLevel(body).map((branch) => branch.trim());
		if (branches.length > 1) {
			if (branches.some((branch) => branch === "") || branches.some((branch) => /^[*?]+$/.test(branch)) || hasRepeatedCharPrefixOverlap(branches)) return { risky: true };
		}
		const safeChars = [];
		let sawStarSequence = false;
		let combinable = true;
		for (const branch of branches) {
			const chars = getStarExtglobSequenceChars(branch);
			if (chars) {
				sawStarSequence = true;
				safeChars.push(...chars);
				continue;
			}
			const literal = normalizeSimpleBranch(branch);
			if (literal && literal.length === 1) {
				safeChars.push(literal);
				continue;
			}
			combinable = false;
			if (repeatedExtglobRecursion(branch) > max) return { risky: true };
		}
		if (sawStarSequence) return combinable ? {
			risky: true,
			safeOutput: buildCharClassStar([...new Set(safeChars)])
		} : { risky: true };
		return { risky: false };
	};
	/**
	* Parse the given input string.
	* @param {String} input
	* @param {Object} options
	* @return {Object}
	*/
	const parse = (input, options) => {
		if (typeof input !== "string") throw new TypeError("Expected a string");
		input = REPLACEMENTS[input] || input;
		const opts = { ...options };
		const max = typeof opts.maxLength === "number" ? Math.min(MAX_LENGTH, opts.maxLength) : MAX_LENGTH;
		let len = input.length;
		if (len > max) throw new SyntaxError(`Input length: ${len}, exceeds maximum allowed length: ${max}`);
		const bos = {
			type: "bos",
			value: "",
			output: opts.prepend || ""
		};
		const tokens = [bos];
		const capture = opts.capture ? "" : "?:";
		const PLATFORM_CHARS = constants.globChars(opts.windows);
		const EXTGLOB_CHARS = constants.extglobChars(PLATFORM_CHARS);
		const { DOT_LITERAL, PLUS_LITERAL, SLASH_LITERAL, ONE_CHAR, DOTS_SLASH, NO_DOT, NO_DOT_SLASH, NO_DOTS_SLASH, QMARK, QMARK_NO_DOT, STAR, START_ANCHOR } = PLATFORM_CHARS;
		const globstar = (opts) => {
			return `(${capture}(?:(?!${START_ANCHOR}${opts.dot ? DOTS_SLASH : DOT_LITERAL}).)*?)`;
		};
		const nodot = opts.dot ? "" : NO_DOT;
		const qmarkNoDot = opts.dot ? QMARK : QMARK_NO_DOT;
		let star = opts.bash === true ? globstar(opts) : STAR;
		if (opts.capture) star = `(${star})`;
		if (typeof opts.noext === "boolean") opts.noextglob = opts.noext;
		const state = {
			input,
			index: -1,
			start: 0,
			dot: opts.dot === true,
			consumed: "",
			output: "",
			prefix: "",
			backtrack: false,
			negated: false,
			brackets: 0,
			braces: 0,
			parens: 0,
			quotes: 0,
			globstar: false,
			tokens
		};
		input = utils.removePrefix(input, state);
		len = input.length;
		const extglobs = [];
		const braces = [];
		const stack = [];
		let prev = bos;
		let value;
		/**
		* Tokenizing helpers
		*/
		const eos = () => state.index === len - 1;
		const peek = state.peek = (n = 1) => input[state.index + n];
		const advance = state.advance = () => input[++state.index] || "";
		const remaining = () => input.slice(state.index + 1);
		const consume = (value = "", num = 0) => {
			state.consumed += value;
			state.index += num;
		};
		const append = (token) => {
			state.output += token.output != null ? token.output : token.value;
			consume(token.value);
		};
		const negate = () => {
			let count = 1;
			while (peek() === "!" && (peek(2) !== "(" || peek(3) === "?")) {
				advance();
				state.start++;
				count++;
			}
			if (count % 2 === 0) return false;
			state.negated = true;
			state.start++;
			return true;
		};
		const increment = (type) => {
			state[type]++;
			stack.push(type);
		};
		const decrement = (type) => {
			state[type]--;
			stack.pop();
		};
		/**
		* Push tokens onto the tokens array. This helper speeds up
		* tokenizing by 1) helping us avoid backtracking as much as possible,
		* and 2) helping us avoid creating extra tokens when consecutive
		* characters are plain text. This improves performance and simplifies
		* lookbehinds.
		*/
		const push = (tok) => {
			if (prev.type === "globstar") {
				const isBrace = state.braces > 0 && (tok.type === "comma" || tok.type === "brace");
				const isExtglob = tok.extglob === true || extglobs.length && (tok.type === "pipe" || tok.type === "paren");
				if (tok.type !== "slash" && tok.type !== "paren" && !isBrace && !isExtglob) {
					state.output = state.output.slice(0, -prev.output.length);
					prev.type = "star";
					prev.value = "*";
					prev.output = star;
					state.output += prev.output;
				}
			}
			if (extglobs.length && tok.type !== "paren") extglobs[extglobs.length - 1].inner += tok.value;
			if (tok.value || tok.output) append(tok);
			if (prev && prev.type === "text" && tok.type === "text") {
				prev.output = (prev.output || prev.value) + tok.value;
				prev.value += tok.value;
				return;
			}
			tok.prev = prev;
			tokens.push(tok);
			prev = tok;
		};
		const extglobOpen = (type, value) => {
			const token = {
				...EXTGLOB_CHARS[value],
				conditions: 1,
				inner: ""
			};
			token.prev = prev;
			token.parens = state.parens;
			token.output = state.output;
			token.startIndex = state.index;
			token.tokensIndex = tokens.length;
			const output = (opts.capture ? "(" : "") + token.open;
			increment("parens");
			push({
				type,
				value,
				output: state.output ? "" : ONE_CHAR
			});
			push({
				type: "paren",
				extglob: true,
				value: advance(),
				output
			});
			extglobs.push(token);
		};
		const extglobClose = (token) => {
			const literal = input.slice(token.startIndex, state.index + 1);
			const body = input.slice(token.startIndex + 2, state.index);
			const analysis = analyzeRepeatedExtglob(body, opts);
			if ((token.type === "plus" || token.type === "star") && analysis.risky) {
				const safeOutput = analysis.safeOutput ? (token.output ? "" : ONE_CHAR) + (opts.capture ? `(${analysis.safeOutput})` : analysis.safeOutput) : void 0;
				const open = tokens[token.tokensIndex];
				open.type = "text";
				open.value = literal;
				open.output = safeOutput || utils.escapeRegex(literal);
				for (let i = token.tokensIndex + 1; i < tokens.length; i++) {
					tokens[i].value = "";
					tokens[i].output = "";
					delete tokens[i].suffix;
				}
				state.output = token.output + open.output;
				state.backtrack = true;
				push({
					type: "paren",
					extglob: true,
					value,
					output: ""
				});
				decrement("parens");
				return;
			}
			let output = token.close + (opts.capture ? ")" : "");
			let rest;
			if (token.type === "negate") {
				let extglobStar = star;
				if (token.inner && token.inner.length > 1 && token.inner.includes("/")) extglobStar = globstar(opts);
				if (extglobStar !== star || eos() || /^\)+$/.test(remaining())) output = token.close = `)$))${extglobStar}`;
				if (token.inner.includes("*") && (rest = remaining()) && /^\.[^\\/.]+$/.test(rest)) output = token.close = `)${parse(rest, {
					...options,
					fastpaths: false
				}).output})${extglobStar})`;
				if (token.prev.type === "bos") state.negatedExtglob = true;
			}
			push({
				type: "paren",
				extglob: true,
				value,
				output
			});
			decrement("parens");
		};
		/**
		* Fast paths
		*/
		if (opts.fastpaths !== false && !/(^[*!]|[/()[\]{}"])/.test(input)) {
			let backslashes = false;
			let output = input.replace(REGEX_SPECIAL_CHARS_BACKREF, (m, esc, chars, first, rest, index) => {
				if (first === "\\") {
					backslashes = true;
					return m;
				}
				if (first === "?") {
					if (esc) return esc + first + (rest ? QMARK.repeat(rest.length) : "");
					if (index === 0) return qmarkNoDot + (rest ? QMARK.repeat(rest.length) : "");
					return QMARK.repeat(chars.length);
				}
				if (first === ".") return DOT_LITERAL.repeat(chars.length);
				if (first === "*") {
					if (esc) return esc + first + (rest ? star : "");
					return star;
				}
				return esc ? m : `\\${m}`;
			});
			if (backslashes === true) {
				if (opts.unescape === true) output = output.replace(/\\/g, "");
				else output = output.replace(/\\+/g, (m) => {
					return m.length % 2 === 0 ? "\\\\" : m ? "\\" : "";
				});
			}
			if (output === input && opts.contains === true) {
				state.output = input;
				return state;
			}
			state.output = utils.wrapOutput(output, state, options);
			return state;
		}
		/**
		* Tokenize input until we reach end-of-string
		*/
		while (!eos()) {
			value = advance();
			if (value === "\0") continue;
			/**
			* Escaped characters
			*/
			if (value === "\\") {
				const next = peek();
				if (next === "/" && opts.bash !== true) continue;
				if (next === "." || next === ";") continue;
				if (!next) {
					value += "\\";
					push({
						type: "text",
						value
					});
					continue;
				}
				const match = /^\\+/.exec(remaining());
				let slashes = 0;
				if (match && match[0].length > 2) {
					slashes = match[0].length;
					state.index += slashes;
					if (slashes % 2 !== 0) value += "\\";
				}
				if (opts.unescape === true) value = advance();
				else value += advance();
				if (state.brackets === 0) {
					push({
						type: "text",
						value
					});
					continue;
				}
			}
			/**
			* If we're inside a regex character class, continue
			* until we reach the closing bracket.
			*/
			if (state.brackets > 0 && (value !== "]" || prev.value === "[" || prev.value === "[^")) {
				if (opts.posix !== false && value === ":") {
					const inner = prev.value.slice(1);
					if (inner.includes("[")) {
						prev.posix = true;
						if (inner.includes(":")) {
							const idx = prev.value.lastIndexOf("[");
							const pre = prev.value.slice(0, idx);
							const rest = prev.value.slice(idx + 2);
							const posix = POSIX_REGEX_SOURCE[rest];
							if (posix) {
								prev.value = pre + posix;
								state.backtrack = true;
								advance();
								if (!bos.output && tokens.indexOf(prev) === 1) bos.output = ONE_CHAR;
								continue;
							}
						}
					}
				}
				if (value === "[" && peek() !== ":" || value === "-" && peek() === "]") value = `\\${value}`;
				if (value === "]" && (prev.value === "[" || prev.value === "[^")) value = `\\${value}`;
				if (opts.posix === true && value === "!" && prev.value === "[") value = "^";
				prev.value += value;
				append({ value });
				continue;
			}
			/**
			* If we're inside a quoted string, continue
			* until we reach the closing double quote.
			*/
			if (state.quotes === 1 && value !== "\"") {
				value = utils.escapeRegex(value);
				prev.value += value;
				append({ value });
				continue;
			}
			/**
			* Double quotes
			*/
			if (value === "\"") {
				state.quotes = state.quotes === 1 ? 0 : 1;
				if (opts.keepQuotes === true) push({
					type: "text",
					value
				});
				continue;
			}
			/**
			* Parentheses
			*/
			if (value === "(") {
				increment("parens");
				push({
					type: "paren",
					value
				});
				continue;
			}
			if (value === ")") {
				if (state.parens === 0 && opts.strictBrackets === true) throw new SyntaxError(syntaxError("opening", "("));
				const extglob = extglobs[extglobs.length - 1];
				if (extglob && state.parens === extglob.parens + 1) {
					extglobClose(extglobs.pop());
					continue;
				}
				push({
					type: "paren",
					value,
					output: state.parens ? ")" : "\\)"
				});
				decrement("parens");
				continue;
			}
			/**
			* Square brackets
			*/
			if (value === "[") {
				if (opts.nobracket === true || !remaining().includes("]")) {
					if (opts.nobracket !== true && opts.strictBrackets === true) throw new SyntaxError(syntaxError("closing", "]"));
					value = `\\${value}`;
				} else increment("brackets");
				push({
					type: "bracket",
					value
				});
				continue;
			}
			if (value === "]") {
				if (opts.nobracket === true || prev && prev.type === "bracket" && prev.value.length === 1) {
					push({
						type: "text",
						value,
						output: `\\${value}`
					});
					continue;
				}
				if (state.brackets === 0) {
					if (opts.strictBrackets === true) throw new SyntaxError(syntaxError("opening", "["));
					push({
						type: "text",
						value,
						output: `\\${value}`
					});
					continue;
				}
				decrement("brackets");
				const prevValue = prev.value.slice(1);
				if (prev.posix !== true && prevValue[0] === "^" && !prevValue.includes("/")) value = `/${value}`;
				prev.value += value;
				append({ value });
				if (opts.literalBrackets === false || utils.hasRegexChars(prevValue)) continue;
				const escaped = utils.escapeRegex(prev.value);
				state.output = state.output.slice(0, -prev.value.length);
				if (opts.literalBrackets === true) {
					state.output += escaped;
					prev.value = escaped;
					continue;
				}
				prev.value = `(${capture}${escaped}|${prev.value})`;
				state.output += prev.value;
				continue;
			}
			/**
			* Braces
			*/
			if (value === "{" && opts.nobrace !== true) {
				increment("braces");
				const open = {
					type: "brace",
					value,
					output: "(",
					outputIndex: state.output.length,
					tokensIndex: state.tokens.length
				};
				braces.push(open);
				push(open);
				continue;
			}
			if (value === "}") {
				const brace = braces[braces.length - 1];
				if (opts.nobrace === true || !brace) {
					push({
						type: "text",
						value,
						output: value
					});
					continue;
				}
				let output = ")";
				if (brace.dots === true) {
					const arr = tokens.slice();
					const range = [];
					for (let i = arr.length - 1; i >= 0; i--) {
						tokens.pop();
						if (arr[i].type === "brace") break;
						if (arr[i].type !== "dots") range.unshift(arr[i].value);
					}
					output = expandRange(range, opts);
					state.backtrack = true;
				}
				if (brace.comma !== true && brace.dots !== true) {
					const out = state.output.slice(0, brace.outputIndex);
					const toks = state.tokens.slice(brace.tokensIndex);
					brace.value = brace.output = "\\{";
					value = output = "\\}";
					state.output = out;
					for (const t of toks) state.output += t.output || t.value;
				}
				push({
					type: "brace",
					value,
					output
				});
				decrement("braces");
				braces.pop();
				continue;
			}
			/**
			* Pipes
			*/
			if (value === "|") {
				if (extglobs.length > 0) extglobs[extglobs.length - 1].conditions++;
				push({
					type: "text",
					value
				});
				continue;
			}
			/**
			* Commas
			*/
			if (value === ",") {
				let output = value;
				const brace = braces[braces.length - 1];
				if (brace && stack[stack.length - 1] === "braces") {
					brace.comma = true;
					output = "|";
				}
				push({
					type: "comma",
					value,
					output
				});
				continue;
			}
			/**
			* Slashes
			*/
			if (value === "/") {
				if (prev.type === "dot" && state.index === state.start + 1) {
					state.start = state.index + 1;
					state.consumed = "";
					state.output = "";
					tokens.pop();
					prev = bos;
					continue;
				}
				push({
					type: "slash",
					value,
					output: SLASH_LITERAL
				});
				continue;
			}
			/**
			* Dots
			*/
			if (value === ".") {
				if (state.braces > 0 && prev.type === "dot") {
					if (prev.value === ".") prev.output = DOT_LITERAL;
					const brace = braces[braces.length - 1];
					prev.type = "dots";
					prev.output += value;
					prev.value += value;
					brace.dots = true;
					continue;
				}
				if (state.braces + state.parens === 0 && prev.type !== "bos" && prev.type !== "slash") {
					push({
						type: "text",
						value,
						output: DOT_LITERAL
					});
					continue;
				}
				push({
					type: "dot",
					value,
					output: DOT_LITERAL
				});
				continue;
			}
			/**
			* Question marks
			*/
			if (value === "?") {
				if (!(prev && prev.value === "(") && opts.noextglob !== true && peek() === "(" && peek(2) !== "?") {
					extglobOpen("qmark", value);
					continue;
				}
				if (prev && prev.type === "paren") {
					const next = peek();
					let output = value;
					if (prev.value === "(" && !/[!=<:]/.test(next) || next === "<" && !/<([!=]|\w+>)/.test(remaining())) output = `\\${value}`;
					push({
						type: "text",
						value,
						output
					});
					continue;
				}
				if (opts.dot !== true && (prev.type === "slash" || prev.type === "bos")) {
					push({
						type: "qmark",
						value,
						output: QMARK_NO_DOT
					});
					continue;
				}
				push({
					type: "qmark",
					value,
					output: QMARK
				});
				continue;
			}
			/**
			* Exclamation
			*/
			if (value === "!") {
				if (opts.noextglob !== true && peek() === "(") {
					if (peek(2) !== "?" || !/[!=<:]/.test(peek(3))) {
						extglobOpen("negate", value);
						continue;
					}
				}
				if (opts.nonegate !== true && state.index === 0) {
					negate();
					continue;
				}
			}
			/**
			* Plus
			*/
			if (value === "+") {
				if (opts.noextglob !== true && peek() === "(" && peek(2) !== "?") {
					extglobOpen("plus", value);
					continue;
				}
				if (prev && prev.value === "(" || opts.regex === false) {
					push({
						type: "plus",
						value,
						output: PLUS_LITERAL
					});
					continue;
				}
				if (prev && (prev.type === "bracket" || prev.type === "paren" || prev.type === "brace") || state.parens > 0) {
					push({
						type: "plus",
						value
					});
					continue;
				}
				push({
					type: "plus",
					value: PLUS_LITERAL
				});
				continue;
			}
			/**
			* Plain text
			*/
			if (value === "@") {
				if (opts.noextglob !== true && peek() === "(" && peek(2) !== "?") {
					push({
						type: "at",
						extglob: true,
						value,
						output: ""
					});
					continue;
				}
				push({
					type: "text",
					value
				});
				continue;
			}
			/**
			* Plain text
			*/
			if (value !== "*") {
				if (value === "$" || value === "^") value = `\\${value}`;
				const match = REGEX_NON_SPECIAL_CHARS.exec(remaining());
				if (match) {
					value += match[0];
					state.index += match[0].length;
				}
				push({
					type: "text",
					value
				});
				continue;
			}
			/**
			* Stars
			*/
			if (prev && (prev.type === "globstar" || prev.star === true)) {
				prev.type = "star";
				prev.star = true;
				prev.value += value;
				prev.output = star;
				state.backtrack = true;
				state.globstar = true;
				consume(value);
				continue;
			}
			let rest = remaining();
			if (opts.noextglob !== true && /^\([^?]/.test(rest)) {
				extglobOpen("star", value);
				continue;
			}
			if (prev.type === "star") {
				if (opts.noglobstar === true) {
					consume(value);
					continue;
				}
				const prior = prev.prev;
				const before = prior.prev;
				const isStart = prior.type === "slash" || prior.type === "bos";
				const afterStar = before && (before.type === "star" || before.type === "globstar");
				if (opts.bash === true && (!isStart || rest[0] && rest[0] !== "/")) {
					push({
						type: "star",
						value,
						output: ""
					});
					continue;
				}
				const isBrace = state.braces > 0 && (prior.type === "comma" || prior.type === "brace");
				const isExtglob = extglobs.length && (prior.type === "pipe" || prior.type === "paren");
				if (!isStart && prior.type !== "paren" && !isBrace && !isExtglob) {
					push({
						type: "star",
						value,
						output: ""
					});
					continue;
				}
				while (rest.slice(0, 3) === "/**") {
					const after = input[state.index + 4];
					if (after && after !== "/") break;
					rest = rest.slice(3);
					consume("/**", 3);
				}
				const isEnd = eos() || state.parens > 0 && rest === ")".repeat(state.parens) && !extglobs.some((extglob) => extglob.type === "negate");
				if (prior.type === "bos" && eos()) {
					prev.type = "globstar";
					prev.value += value;
					prev.output = globstar(opts);
					state.output = prev.output;
					state.globstar = true;
					consume(value);
					continue;
				}
				if (prior.type === "slash" && prior.prev.type !== "bos" && !afterStar && isEnd) {
					state.output = state.output.slice(0, -(prior.output + prev.output).length);
					prior.output = `(?:${prior.output}`;
					prev.type = "globstar";
					prev.output = globstar(opts) + (opts.strictSlashes ? ")" : "|$)");
					prev.value += value;
					state.globstar = true;
					state.output += prior.output + prev.output;
					consume(value);
					continue;
				}
				if (prior.type === "slash" && prior.prev.type !== "bos" && rest[0] === "/") {
					const end = rest[1] !== void 0 ? "|$" : "";
					state.output = state.output.slice(0, -(prior.output + prev.output).length);
					prior.output = `(?:${prior.output}`;
					prev.type = "globstar";
					prev.output = `${globstar(opts)}${SLASH_LITERAL}|${SLASH_LITERAL}${end})`;
					prev.value += value;
					state.output += prior.output + prev.output;
					state.globstar = true;
					consume(value + advance());
					push({
						type: "slash",
						value: "/",
						output: ""
					});
					continue;
				}
				if (prior.type === "bos" && rest[0] === "/") {
					prev.type = "globstar";
					prev.value += value;
					prev.output = `(?:^|${SLASH_LITERAL}|${globstar(opts)}${SLASH_LITERAL})`;
					state.output = prev.output;
					state.globstar = true;
					consume(value + advance());
					push({
						type: "slash",
						value: "/",
						output: ""
					});
					continue;
				}
				state.output = state.output.slice(0, -prev.output.length);
				prev.type = "globstar";
				prev.output = globstar(opts);
				prev.value += value;
				state.output += prev.output;
				state.globstar = true;
				consume(value);
				continue;
			}
			const token = {
				type: "star",
				value,
				output: star
			};
			if (opts.bash === true) {
				token.output = ".*?";
				if (prev.type === "bos" || prev.type === "slash") token.output = nodot + token.output;
				push(token);
				continue;
			}
			if (prev && (prev.type === "bracket" || prev.type === "paren") && opts.regex === true) {
				token.output = value;
				push(token);
				continue;
			}
			if (state.index === state.start || prev.type === "slash" || prev.type === "dot") {
				if (prev.type === "dot") {
					state.output += NO_DOT_SLASH;
					prev.output += NO_DOT_SLASH;
				} else if (opts.dot === true) {
					state.output += NO_DOTS_SLASH;
					prev.output += NO_DOTS_SLASH;
				} else {
					state.output += nodot;
					prev.output += nodot;
				}
				if (peek() !== "*") {
					state.output += ONE_CHAR;
					prev.output += ONE_CHAR;
				}
			}
			push(token);
		}
		while (state.brackets > 0) {
			if (opts.strictBrackets === true) throw new SyntaxError(syntaxError("closing", "]"));
			state.output = utils.escapeLast(state.output, "[");
			decrement("brackets");
		}
		while (state.parens > 0) {
			if (opts.strictBrackets === true) throw new SyntaxError(syntaxError("closing", ")"));
			state.output = utils.escapeLast(state.output, "(");
			decrement("parens");
		}
		while (state.braces > 0) {
			if (opts.strictBrackets === true) throw new SyntaxError(syntaxError("closing", "}"));
			state.output = utils.escapeLast(state.output, "{");
			decrement("braces");
		}
		if (opts.strictSlashes !== true && (prev.type === "star" || prev.type === "bracket")) push({
			type: "maybe_slash",
			value: "",
			output: `${SLASH_LITERAL}?`
		});
		if (state.backtrack === true) {
			state.output = "";
			for (const token of state.tokens) {
				state.output += token.output != null ? token.output : token.value;
				if (token.suffix) state.output += token.suffix;
			}
		}
		return state;
	};
	/**
	* Fast paths for creating regular expressions for common glob patterns.
	* This can significantly speed up processing and has very little downside
	* impact when none of the fast paths match.
	*/
	parse.fastpaths = (input, options) => {
		const opts = { ...options };
		const max = typeof opts.maxLength === "number" ? Math.min(MAX_LENGTH, opts.maxLength) : MAX_LENGTH;
		const len = input.length;
		if (len > max) throw new SyntaxError(`Input length: ${len}, exceeds maximum allowed length: ${max}`);
		input = REPLACEMENTS[input] || input;
		const { DOT_LITERAL, SLASH_LITERAL, ONE_CHAR, DOTS_SLASH, NO_DOT, NO_DOTS, NO_DOTS_SLASH, STAR, START_ANCHOR } = constants.globChars(opts.windows);
		const nodot = opts.dot ? NO_DOTS : NO_DOT;
		const slashDot = opts.dot ? NO_DOTS_SLASH : NO_DOT;
		const capture = opts.capture ? "" : "?:";
		const state = {
			negated: false,
			prefix: ""
		};
		let star = opts.bash === true ? ".*?" : STAR;
		if (opts.capture) star = `(${star})`;
		const globstar = (opts) => {
			if (opts.noglobstar === true) return star;
			return `(${capture}(?:(?!${START_ANCHOR}${opts.dot ? DOTS_SLASH : DOT_LITERAL}).)*?)`;
		};
		const create = (str) => {
			switch (str) {
				case "*": return `${nodot}${ONE_CHAR}${star}`;
				case ".*": return `${DOT_LITERAL}${ONE_CHAR}${star}`;
				case "*.*": return `${nodot}${star}${DOT_LITERAL}${ONE_CHAR}${star}`;
				case "*/*": return `${nodot}${star}${SLASH_LITERAL}${ONE_CHAR}${slashDot}${star}`;
				case "**": return nodot + globstar(opts);
				case "**/*": return `(?:${nodot}${globstar(opts)}${SLASH_LITERAL})?${slashDot}${ONE_CHAR}${star}`;
				case "**/*.*": return `(?:${nodot}${globstar(opts)}${SLASH_LITERAL})?${slashDot}${star}${DOT_LITERAL}${ONE_CHAR}${star}`;
				case "**/.*": return `(?:${nodot}${globstar(opts)}${SLASH_LITERAL})?${DOT_LITERAL}${ONE_CHAR}${star}`;
				default: {
					const match = /^(.*?)\.(\w+)$/.exec(str);
					if (!match) return;
					const source = create(match[1]);
					if (!source) return;
					return source + DOT_LITERAL + match[2];
				}
			}
		};
		let source = create(utils.removePrefix(input, state));
		if (source && opts.strictSlashes !== true) source += `${SLASH_LITERAL}?`;
		return source;
	};
	module.exports = parse;
}));

// node_modules/picomatch/lib/picomatch.js
var require_picomatch$1 = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	const scan = require_scan();
	const parse = require_parse();
	const utils = require_utils();
	const constants = require_constants();
	const isObject = (val) => val && typeof val === "object" && !Array.isArray(val);
	/**
	* Creates a matcher function from one or more glob patterns. The
	* returned function takes a string to match as its first argument,
	* and returns true if the string is a match. The returned matcher
	* function also takes a boolean as the second argument that, when true,
	* returns an object with additional information.
	*
	* ```js
	* const picomatch = require('picomatch');
	* // picomatch(glob[, options]);
	*
	* const isMatch = picomatch('*.!(*a)');
	* console.log(isMatch('a.a')); //=> false
	* console.log(isMatch('a.b')); //=> true
	*
	* // For environments without `node.js`, `picomatch/posix` provides you a dependency-free matcher, without automatic OS detection.
	* const picomatch = require('picomatch/posix');
	* // the same API, defaulting to posix paths
	* const isMatch = picomatch('a/*');
	* console.log(isMatch('a\\b')); //=> false
	* console.log(isMatch('a/b')); //=> true
	*
	* // you can still configure the matcher function to accept windows paths
	* const isMatch = picomatch('a/*', { options: windows });
	* console.log(isMatch('a\\b')); //=> true
	* console.log(isMatch('a/b')); //=> true
	* ```
	* @name picomatch
	* @param {String|Array} `globs` One or more glob patterns.
	* @param {Object=} `options`
	* @return {Function=} Returns a matcher function.
	* @api public
	*/
	const picomatch = (glob, options, returnState = false) => {
		if (Array.isArray(glob)) {
			const fns = glob.map((input) => picomatch(input, options, returnState));
			const arrayMatcher = (str) => {
				for (const isMatch of fns) {
					const state = isMatch(str);
					if (state) return state;
				}
				return false;
			};
			return arrayMatcher;
		}
		const isState = isObject(glob) && glob.tokens && glob.input;
		if (glob === "" || typeof glob !== "string" && !isState) throw new TypeError("Expected pattern to be a non-empty string");
		const opts = options || {};
		const posix = opts.windows;
		const regex = isState ? picomatch.compileRe(glob, options) : picomatch.makeRe(glob, options, false, true);
		const state = regex.state;
		delete regex.state;
		let isIgnored = () => false;
		if (opts.ignore) {
			const ignoreOpts = {
				...options,
				ignore: null,
				onMatch: null,
				onResult: null
			};
			isIgnored = picomatch(opts.ignore, ignoreOpts, returnState);
		}
		const matcher = (input, returnObject = false) => {
			const { isMatch, match, output } = picomatch.test(input, regex, options, {
				glob,
				posix
			});
			const result = {
				glob,
				state,
				regex,
				posix,
				input,
				output,
				match,
				isMatch
			};
			if (typeof opts.onResult === "function") opts.onResult(result);
			if (isMatch === false) {
				result.isMatch = false;
				return returnObject ? result : false;
			}
			if (isIgnored(input)) {
				if (typeof opts.onIgnore === "function") opts.onIgnore(result);
				result.isMatch = false;
				return returnObject ? result : false;
			}
			if (typeof opts.onMatch === "function") opts.onMatch(result);
			return returnObject ? result : true;
		};
		if (returnState) matcher.state = state;
		return matcher;
	};
	/**
	* Test `input` with the given `regex`. This is used by the main
	* `picomatch()` function to test the input string.
	*
	* ```js
	* const picomatch = require('picomatch');
	* // picomatch.test(input, regex[, options]);
	*
	* console.log(picomatch.test('foo/bar', /^(?:([^/]*?)\/([^/]*?))$/));
	* // { isMatch: true, match: [ 'foo/', 'foo', 'bar' ], output: 'foo/bar' }
	* ```
	* @param {String} `input` String to test.
	* @param {RegExp} `regex`
	* @return {Object} Returns an object with matching info.
	* @api public
	*/
	picomatch.test = (input, regex, options, { glob, posix } = {}) => {
		if (typeof input !== "string") throw new TypeError("Expected input to be a string");
		if (input === "") return {
			isMatch: false,
			output: ""
		};
		const opts = options || {};
		const format = opts.format || (posix ? utils.toPosixSlashes : null);
		let match = input === glob;
		let output = match && format ? format(input) : input;
		if (match === false) {
			output = format ? format(input) : input;
			match = output === glob;
		}
		if (match === false || opts.capture === true) {
			if (opts.matchBase === true || opts.basename === true) match = picomatch.matchBase(input, regex, options, posix);
			else match = regex.exec(output);
		}
		return {
			isMatch: Boolean(match),
			match,
			output
		};
	};
	/**
	* Match the basename of a filepath.
	*
	* ```js
	* const picomatch = require('picomatch');
	* // picomatch.matchBase(input, glob[, options]);
	* console.log(picomatch.matchBase('foo/bar.js', '*.js'); // true
	* ```
	* @param {String} `input` String to test.
	* @param {RegExp|String} `glob` Glob pattern or regex created by [.makeRe](#makeRe).
	* @return {Boolean}
	* @api public
	*/
	picomatch.matchBase = (input, glob, options, posix = options && options.windows) => {
		return (glob instanceof RegExp ? glob : picomatch.makeRe(glob, options)).test(utils.basename(input, { windows: posix }));
	};
	/**
	* Returns true if **any** of the given glob `patterns` match the specified `string`.
	*
	* ```js
	* const picomatch = require('picomatch');
	* // picomatch.isMatch(string, patterns[, options]);
	*
	* console.log(picomatch.isMatch('a.a', ['b.*', '*.a'])); //=> true
	* console.log(picomatch.isMatch('a.a', 'b.*')); //=> false
	* ```
	* @param {String|Array} str The string to test.
	* @param {String|Array} patterns One or more glob patterns to use for matching.
	* @param {Object} [options] See available [options](#options).
	* @return {Boolean} Returns true if any patterns match `str`
	* @api public
	*/
	picomatch.isMatch = (str, patterns, options) => picomatch(patterns, options)(str);
	/**
	* Parse a glob pattern to create the source string for a regular
	* expression.
	*
	* ```js
	* const picomatch = require('picomatch');
	* const result = picomatch.parse(pattern[, options]);
	* ```
	* @param {String} `pattern`
	* @param {Object} `options`
	* @return {Object} Returns an object with useful properties and output to be used as a regex source string.
	* @api public
	*/
	picomatch.parse = (pattern, options) => {
		if (Array.isArray(pattern)) return pattern.map((p) => picomatch.parse(p, options));
		return parse(pattern, {
			...options,
			fastpaths: false
		});
	};
	/**
	* Scan a glob pattern to separate the pattern into segments.
	*
	* ```js
	* const picomatch = require('picomatch');
	* // picomatch.scan(input[, options]);
	*
	* const result = picomatch.scan('!./foo/*.js');
	* console.log(result);
	* { prefix: '!./',
	*   input: '!./foo/*.js',
	*   start: 3,
	*   base: 'foo',
	*   glob: '*.js',
	*   isBrace: false,
	*   isBracket: false,
	*   isGlob: true,
	*   isExtglob: false,
	*   isGlobstar: false,
	*   negated: true }
	* ```
	* @param {String} `input` Glob pattern to scan.
	* @param {Object} `options`
	* @return {Object} Returns an object with
	* @api public
	*/
	picomatch.scan = (input, options) => scan(input, options);
	/**
	* Compile a regular expression from the `state` object returned by the
	* [parse()](#parse) method.
	*
	* ```js
	* const picomatch = require('picomatch');
	* const state = picomatch.parse('*.js');
	* // picomatch.compileRe(state[, options]);
	*
	* console.log(picomatch.compileRe(state));
	* //=> /^(?:(?!\.)(?=.)[^/]*?\.js)$/
	* ```
	* @param {Object} `state`
	* @param {Object} `options`
	* @param {Boolean} `returnOutput` Intended for implementors, this argument allows you to return the raw output from the parser.
	* @param {Boolean} `returnState` Adds the state to a `state` property on the returned regex. Useful for implementors and debugging.
	* @return {RegExp}
	* @api public
	*/
	picomatch.compileRe = (state, options, returnOutput = false, returnState = false) => {
		if (returnOutput === true) return state.output;
		const opts = options || {};
		const prepend = opts.contains ? "" : "^";
		const append = opts.contains ? "" : "$";
		let source = `${prepend}(?:${state.output})${append}`;
		if (state && state.negated === true) source = `^(?!${source}).*$`;
		const regex = picomatch.toRegex(source, options);
		if (returnState === true) regex.state = state;
		return regex;
	};
	/**
	* Create a regular expression from a parsed glob pattern.
	*
	* ```js
	* const picomatch = require('picomatch');
	* // picomatch.makeRe(state[, options]);
	*
	* const result = picomatch.makeRe('*.js');
	* console.log(result);
	* //=> /^(?:(?!\.)(?=.)[^/]*?\.js)$/
	* ```
	* @param {String} `state` The object returned from the `.parse` method.
	* @param {Object} `options`
	* @param {Boolean} `returnOutput` Implementors may use this argument to return the compiled output, instead of a regular expression. This is not exposed on the options to prevent end-users from mutating the result.
	* @param {Boolean} `returnState` Implementors may use this argument to return the state from the parsed glob with the returned regular expression.
	* @return {RegExp} Returns a regex created from the given pattern.
	* @api public
	*/
	picomatch.makeRe = (input, options = {}, returnOutput = false, returnState = false) => {
		if (!input || typeof input !== "string") throw new TypeError("Expected a non-empty string");
		let parsed = {
			negated: false,
			fastpaths: true
		};
		if (options.fastpaths !== false && (input[0] === "." || input[0] === "*")) parsed.output = parse.fastpaths(input, options);
		if (!parsed.output) parsed = parse(input, options);
		return picomatch.compileRe(parsed, options, returnOutput, returnState);
	};
	/**
	* Create a regular expression from the given regex source string.
	*
	* ```js
	* const picomatch = require('picomatch');
	* // picomatch.toRegex(source[, options]);
	*
	* const { output } = picomatch.parse('*.js');
	* console.log(picomatch.toRegex(output));
	* //=> /^(?:(?!\.)(?=.)[^/]*?\.js)$/
	* ```
	* @param {String} `source` Regular expression source string.
	* @param {Object} `options`
	* @return {RegExp}
	* @api public
	*/
	picomatch.toRegex = (source, options) => {
		try {
			const opts = options || {};
			return new RegExp(source, opts.flags || (opts.nocase ? "i" : ""));
		} catch (err) {
			if (options && options.debug === true) throw err;
			return /$^/;
		}
	};
	/**
	* Picomatch constants.
	* @return {Object}
	*/
	picomatch.constants = constants;
	/**
	* Expose "picomatch"
	*/
	module.exports = picomatch;
}));

// node_modules/picomatch/index.js
var require_picomatch = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	const pico = require_picomatch$1();
	const utils = require_utils();
	function picomatch(glob, options, returnState = false) {
		if (options && (options.windows === null || options.windows === void 0)) options = {
			...options,
			windows: utils.isWindows()
		};
		return pico(glob, options, returnState);
	}
	Object.assign(picomatch, pico);
	module.exports = picomatch;
}));

// node_modules/tinyglobby/dist/index.mjs
var import_picomatch = /* @__PURE__ */ __toESM(require_picomatch(), 1);
const isReadonlyArray = Array.isArray;
const BACKSLASHES = /\\/g;
const DRIVE_RELATIVE_PATH = /^[A-Za-z]:$/;
const isWin = process.platform === "win32";
const ONLY_PARENT_DIRECTORIES = /^(\/?\.\.)+$/;
function getPartialMatcher(patterns, options = {}) {
	const patternsCount = patterns.length;
	const patternsParts = Array(patternsCount);
	const matchers = Array(patternsCount);
	let i, j;
	for (i = 0; i < patternsCount; i++) {
		const parts = splitPattern(patterns[i]);
		patternsParts[i] = parts;
		const partsCount = parts.length;
		const partMatchers = Array(partsCount);
		for (j = 0; j < partsCount; j++) partMatchers[j] = (0, import_picomatch.default)(parts[j], options);
		matchers[i] = partMatchers;
	}
	return (input) => {
		const inputParts = input.split("/");
		if (inputParts[0] === ".." && ONLY_PARENT_DIRECTORIES.test(input)) return true;
		for (i = 0; i < patternsCount; i++) {
			const patternParts = patternsParts[i];
			const matcher = matchers[i];
			const inputPatternCount = inputParts.length;
			const minParts = Math.min(inputPatternCount, patternParts.length);
			j = 0;
			while (j < minParts) {
				const part = patternParts[j];
				if (part.includes("/")) return true;
				if (!matcher[j](inputParts[j])) break;
				if (!options.noglobstar && part === "**") return true;
				j++;
			}
			if (j === inputPatternCount) return true;
		}
		return false;
	};
}
/* node:coverage ignore next 2 */
const WIN32_ROOT_DIR = /^[A-Z]:\/$/i;
const isRoot = isWin ? (p) => WIN32_ROOT_DIR.test(p) : (p) => p === "/";
function buildFormat(cwd, root, absolute) {
	if (cwd === root || root.startsWith(`${cwd}/`)) {
		if (absolute) {
			const start = cwd.length + +!isRoot(cwd);
			return (p, isDir) => p.slice(start, isDir ? -1 : void 0) || ".";
		}
		const prefix = root.slice(cwd.length + 1);
		if (prefix) return (p, isDir) => {
			if (p === ".") return prefix;
			const result = `${prefix}/${p}`;
			return isDir ? result.slice(0, -1) : result;
		};
		return (p, isDir) => isDir && p !== "." ? p.slice(0, -1) : p;
	}
	if (absolute) return (p) => posix$1.relative(cwd, p) || ".";
	return (p) => posix$1.relative(cwd, `${root}/${p}`) || ".";
}
function buildRelative(cwd, root) {
	if (root.startsWith(`${cwd}/`)) {
		const prefix = root.slice(cwd.length + 1);
		return (p) => `${prefix}/${p}`;
	}
	return (p) => {
		const result = posix$1.relative(cwd, `${root}/${p}`);
		return p[p.length - 1] === "/" && result !== "" ? `${result}/` : result || ".";
	};
}
function ensureNonDriveRelativePath(path) {
	return path.replace(DRIVE_RELATIVE_PATH, (match) => `${match}/`);
}
const splitPatternOptions = { parts: true };
function splitPattern(path) {
	var _result$parts;
	const result = import_picomatch.default.scan(path, splitPatternOptions);
	return ((_result$parts = result.parts) === null || _result$parts === void 0 ? void 0 : _result$parts.length) ? result.parts : [path];
}
const POSIX_UNESCAPED_GLOB_SYMBOLS = /(?<!\\)([()[\]{}*?|]|^!|[!+@](?=\()|\\(?![()[\]{}!*+?@|]))/g;
const WIN32_UNESCAPED_GLOB_SYMBOLS = /(?<!\\)([()[\]{}]|^!|[!+@](?=\())/g;
const escapePosixPath = (path) => path.replace(POSIX_UNESCAPED_GLOB_SYMBOLS, "\\$&");
const escapeWin32Path = (path) => path.replace(WIN32_UNESCAPED_GLOB_SYMBOLS, "\\$&");
/**
* Escapes a path's special characters depending on the platform.
* @see {@link https://superchupu.dev/tinyglobby/documentation#escapePath}
*/
/* node:coverage ignore next */
const escapePath = isWin ? escapeWin32Path : escapePosixPath;
/**
* Checks if a pattern has dynamic parts.
*
* Has a few minor differences with [`fast-glob`](https://github.com/mrmlnc/fast-glob) for better accuracy:
*
* - Doesn't necessarily return `false` on patterns that include `\`.
* - Returns `true` if the pattern includes parentheses, regardless of them representing one single pattern or not.
* - Returns `true` for unfinished glob extensions i.e. `(h`, `+(h`.
* - Returns `true` for unfinished brace expansions as long as they include `,` or `..`.
*
* @see {@link https://superchupu.dev/tinyglobby/documentation#isDynamicPattern}
*/
function isDynamicPattern(pattern, options) {
	if ((options === null || options === void 0 ? void 0 : options.caseSensitiveMatch) === false) return true;
	const scan = import_picomatch.default.scan(pattern);
	return scan.isGlob || scan.negated;
}
function log(...tasks) {
	console.log(`[tinyglobby ${(/* @__PURE__ */ new Date()).toLocaleTimeString("es")}]`, ...tasks);
}
function ensureStringArray(value) {
	return typeof value === "string" ? [value] : value !== null && value !== void 0 ? value : [];
}
const PARENT_DIRECTORY = /^(\/?\.\.)+/;
const ESCAPING_BACKSLASHES = /\\(?=[()[\]{}!*+?@|])/g;
function normalizePattern(pattern, opts, props, isIgnore) {
	var _PARENT_DIRECTORY$exe;
	const cwd = opts.cwd;
	let result = pattern;
	if (pattern[pattern.length - 1] === "/") result = pattern.slice(0, -1);
	if (result[result.length - 1] !== "*" && opts.expandDirectories) result += "/**";
	const escapedCwd = escapePath(cwd);
	result = isAbsolute(result.replace(ESCAPING_BACKSLASHES, "")) ? posix$1.relative(escapedCwd, result) : posix$1.normalize(result);
	const parentDir = (_PARENT_DIRECTORY$exe = PARENT_DIRECTORY.exec(result)) === null || _PARENT_DIRECTORY$exe === void 0 ? void 0 : _PARENT_DIRECTORY$exe[0];
	const parts = splitPattern(result);
	if (parentDir) {
		const n = (parentDir.length + 1) / 3;
		let i = 0;
		const cwdParts = escapedCwd.split("/");
		while (i < n && parts[i + n] === cwdParts[cwdParts.length + i - n]) {
			result = result.slice(0, (n - i - 1) * 3) + result.slice((n - i) * 3 + parts[i + n].length + 1) || ".";
			i++;
		}
		const potentialRoot = posix$1.join(cwd, parentDir.slice(i * 3));
		if (potentialRoot[0] !== "." && props.root.length > potentialRoot.length) {
			props.root = ensureNonDriveRelativePath(potentialRoot);
			props.depthOffset = -n + i;
		}
	}
	if (!isIgnore && props.depthOffset >= 0) {
		var _props$commonPath;
		(_props$commonPath = props.commonPath) !== null && _props$commonPath !== void 0 || (props.commonPath = parts);
		const newCommonPath = [];
		const length = Math.min(props.commonPath.length, parts.length);
		for (let i = 0; i < length; i++) {
			const part = parts[i];
			if (part === "**" && !parts[i + 1]) {
				newCommonPath.pop();
				break;
			}
			if (i === parts.length - 1 || part !== props.commonPath[i] || isDynamicPattern(part)) break;
			newCommonPath.push(part);
		}
		props.depthOffset = newCommonPath.length;
		props.commonPath = newCommonPath;
		props.root = ensureNonDriveRelativePath(newCommonPath.length > 0 ? posix$1.join(cwd, ...newCommonPath) : cwd);
	}
	return result;
}
function processPatterns(options, patterns, props) {
	const matchPatterns = [];
	const ignorePatterns = [];
	for (const pattern of options.ignore) {
		if (!pattern) continue;
		if (pattern[0] !== "!" || pattern[1] === "(") ignorePatterns.push(normalizePattern(pattern, options, props, true));
	}
	for (const pattern of patterns) {
		if (!pattern) continue;
		if (pattern[0] !== "!" || pattern[1] === "(") matchPatterns.push(normalizePattern(pattern, options, props, false));
		else if (pattern[1] !== "!" || pattern[2] === "(") ignorePatterns.push(normalizePattern(pattern.slice(1), options, props, true));
	}
	return {
		match: matchPatterns,
		ignore: ignorePatterns
	};
}
function buildCrawler(options, patterns) {
	const cwd = options.cwd;
	const props = {
		root: cwd,
		depthOffset: 0
	};
	const processed = processPatterns(options, patterns, props);
	if (options.debug) log("internal processing patterns:", processed);
	const { absolute, caseSensitiveMatch, debug, dot, followSymbolicLinks, onlyDirectories } = options;
	const root = props.root.replace(BACKSLASHES, "");
	const matchOptions = {
		dot,
		nobrace: options.braceExpansion === false,
		nocase: !caseSensitiveMatch,
		noextglob: options.extglob === false,
		noglobstar: options.globstar === false,
		posix: true
	};
	const matcher = (0, import_picomatch.default)(processed.match, matchOptions);
	const ignore = (0, import_picomatch.default)(processed.ignore, matchOptions);
	const partialMatcher = getPartialMatcher(processed.match, matchOptions);
	const format = buildFormat(cwd, root, absolute);
	const excludeFormatter = absolute ? format : buildFormat(cwd, root, true);
	const excludePredicate = (_, p) => {
		const relativePath = excludeFormatter(p, true);
		return relativePath !== "." && !partialMatcher(relativePath) || ignore(relativePath);
	};
	let maxDepth;
	if (options.deep !== void 0) maxDepth = Math.round(options.deep - props.depthOffset);
	const crawler = new Builder({
		filters: [debug ? (p, isDirectory) => {
			const path = format(p, isDirectory);
			const matches = matcher(path) && !ignore(path);
			if (matches) log(`matched ${path}`);
			return matches;
		} : (p, isDirectory) => {
			const path = format(p, isDirectory);
			return matcher(path) && !ignore(path);
		}],
		exclude: debug ? (_, p) => {
			const skipped = excludePredicate(_, p);
			log(`${skipped ? "skipped" : "crawling"} ${p}`);
			return skipped;
		} : excludePredicate,
		fs: options.fs,
		pathSeparator: "/",
		relativePaths: !absolute,
		resolvePaths: absolute,
		includeBasePath: absolute,
		resolveSymlinks: followSymbolicLinks,
		excludeSymlinks: !followSymbolicLinks,
		excludeFiles: onlyDirectories,
		includeDirs: onlyDirectories || !options.onlyFiles,
		maxDepth,
		signal: options.signal
	}).crawl(root);
	if (options.debug) log("internal properties:", {
		...props,
		root
	});
	return [crawler, cwd !== root && !absolute && buildRelative(cwd, root)];
}
function formatPaths(paths, mapper) {
	if (mapper) for (let i = paths.length - 1; i >= 0; i--) paths[i] = mapper(paths[i]);
	return paths;
}
const defaultOptions = {
	caseSensitiveMatch: true,
	debug: !!process.env.TINYGLOBBY_DEBUG,
	expandDirectories: true,
	followSymbolicLinks: true,
	onlyFiles: true
};
function getOptions(options) {
	const opts = Object.assign({}, options);
	for (const key in defaultOptions) if (opts[key] === void 0) Object.assign(opts, { [key]: defaultOptions[key] });
	opts.cwd = (opts.cwd instanceof URL ? fileURLToPath$1(opts.cwd) : resolve(opts.cwd || process.cwd())).replace(BACKSLASHES, "/");
	opts.ignore = ensureStringArray(opts.ignore);
	opts.fs && (opts.fs = {
		readdir: opts.fs.readdir || readdir,
		readdirSync: opts.fs.readdirSync || readdirSync,
		realpath: opts.fs.realpath || realpath,
		realpathSync: opts.fs.realpathSync || realpathSync,
		stat: opts.fs.stat || stat,
		statSync: opts.fs.statSync || statSync
	});
	if (opts.debug) log("globbing with options:", opts);
	return opts;
}
function getCrawler(globInput, inputOptions = {}) {
	var _ref;
	if (globInput && (inputOptions === null || inputOptions === void 0 ? void 0 : inputOptions.patterns)) throw new Error("Cannot pass patterns as both an argument and an option");
	const isModern = isReadonlyArray(globInput) || typeof globInput === "string";
	const patterns = ensureStringArray((_ref = isModern ? globInput : globInput.patterns) !== null && _ref !== void 0 ? _ref : "**/*");
	const options = getOptions(isModern ? inputOptions : globInput);
	return patterns.length > 0 ? buildCrawler(options, patterns) : [];
}
async function glob(globInput, options) {
	const [crawler, relative] = getCrawler(globInput, options);
	return crawler ? formatPaths(await crawler.withPromise(), relative) : [];
}

// src/workspace/scope.ts
const LEFT_OUT = [
	"**/node_modules",
	"**/__pycache__",
	"**/__editable__.*"
];
/**
* The files that file names and globs mean, relative to the workspace, sorted by code unit and
* without repeats, also of one file under two names. A folder means the Python files below it. A link
* is taken where an argument names it; folders and globs do not find any.
*
* @throws LanserError E/NOT_FOUND where an argument names nothing, E/JAIL where it leaves the
* workspace, E/INTERRUPTED.
*/
async function expandFiles(root, from, patterns, endings, signal) {
	const found = /* @__PURE__ */ new Set();
	for (const pattern of patterns) {
		const absolute = path.resolve(from, pattern);
		const info = await stat$1(absolute).catch(() => void 0);
		if (info?.isFile() === true) {
			found.add(insideOrRefuse(root, absolute, pattern));
			continue;
		}
		const matches = await globFiles(root, from, pattern, info?.isDirectory() === true, endings, signal);
		if (signal?.aborted === true) throw abortError(signal);
		if (matches.length === 0) throw new LanserError("E/NOT_FOUND", info === void 0 && !isDynamicPattern(pattern) ? `There is no file ${JSON.stringify(pattern)}.` : `No ${endings.join(" or ")} file matches ${JSON.stringify(pattern)}.`, { pattern });
		for (const match of matches) found.add(insideOrRefuse(root, match, pattern));
	}
	return eachFileOnce(root, [...found].toSorted(compareCodeUnits));
}
/** Of several names of one file its own is kept, or else the first. */
async function eachFileOnce(root, names) {
	const byFile = /* @__PURE__ */ new Map();
	for (const name of names) {
		const absolute = path.join(root, name);
		const real = await realpath$1(absolute).catch(() => absolute);
		if (real === absolute || !byFile.has(real)) byFile.set(real, name);
	}
	return [...byFile.values()].toSorted(compareCodeUnits);
}
async function globFiles(root, from, pattern, isFolder, endings, signal) {
	const options = {
		absolute: true,
		followSymbolicLinks: false,
		...signal === void 0 ? {} : { signal }
	};
	if (isFolder) {
		const cwd = path.resolve(from, pattern);
		if (cwd !== root) insideOrRefuse(root, cwd, pattern);
		return glob(endings.map((ending) => `**/*${ending}`), {
			...options,
			cwd,
			ignore: LEFT_OUT
		});
	}
	if (!isDynamicPattern(pattern)) return [];
	return (await glob(pattern.split(path.sep).join("/"), {
		...options,
		cwd: from
	})).filter((match) => endings.some((ending) => match.endsWith(ending)));
}
function insideOrRefuse(root, absolute, pattern) {
	const relative = workspacePath(root, absolute);
	if (relative === void 0) {
		const name = path.isAbsolute(pattern) ? `external:${path.basename(pattern)}` : pattern;
		throw new LanserError("E/JAIL", `${JSON.stringify(name)} is outside the workspace.`, { pattern: name });
	}
	return relative;
}

// src/session/diagnose.ts
const PYTHON_ENDINGS = [".py", ".pyi"];
/**
* The diagnostics of a workspace or of some of its files, as a bundle: complete, or an error.
*
* @throws LanserError E/NOT_FOUND (no such file, no Python file), E/JAIL, E/CONFIG, E/USAGE,
* E/FS_PERMISSIONS, E/INCONCLUSIVE, E/LS_TIMEOUT, E/LS_CRASH, E/INTERRUPTED.
*/
async function diagnose(options) {
	try {
		var _usingCtx$1 = _usingCtx();
		const { host, signal } = options;
		const startedAt = new Date(host.now()).toISOString();
		const startMs = host.monotonicMs();
		const root = await workspaceRoot(options.workspace);
		const from = options.from === void 0 ? root : await realpath$1(path.resolve(options.from));
		const readableRoot = await repositoryRoot(host, root);
		const wholeWorkspace = options.files.length === 0;
		const named = wholeWorkspace ? [] : await namedFiles(root, from, options.files, signal);
		const workbench = _usingCtx$1.a(await openWorkbench(host));
		const tools = await findTools({
			host,
			scratch: workbench.scratch,
			python: options.python,
			untrusted: [readableRoot],
			shippedPyright: false,
			signal
		});
		const checker = _usingCtx$1.a(await openChecker({
			host,
			...workbench,
			...tools,
			root,
			readableRoot,
			label: "checking",
			timeoutMs: options.timeoutMs,
			signal
		}));
		const files = wholeWorkspace ? (await checker.workspaceFiles()).files : named;
		if (files.length === 0) throw new LanserError("E/NOT_FOUND", "There is no Python file in the workspace, or Pyright's configuration includes none.");
		const scope = wholeWorkspace ? {
			kind: "workspace",
			files: files.length
		} : {
			kind: "files",
			files: files.map((file) => workspacePath(root, file))
		};
		const facts = await checker.diagnose(files, scope);
		return assertValid("bundle", assembleBundle({
			request: diagnosticsRequest(root, from, options.files),
			environment: checker.environment,
			facts,
			volatile: {
				snapshot: null,
				startedAt,
				timing: { totalMs: Math.round(host.monotonicMs() - startMs) }
			}
		}));
	} catch (_) {
		_usingCtx$1.e = _;
	} finally {
		await _usingCtx$1.d();
	}
}
/** The files that the arguments mean, absolute; none of them may be of another language. */
async function namedFiles(root, from, patterns, signal) {
	const files = await expandFiles(root, from, patterns, PYTHON_ENDINGS, signal);
	const other = files.find((file) => !PYTHON_ENDINGS.includes(path.extname(file)));
	if (other === void 0) return files.map((file) => path.join(root, file));
	throw new LanserError("E/NO_SERVER", `No language server is configured for ${JSON.stringify(other)}; Pyright takes ${PYTHON_ENDINGS.join(" and ")}.`, { path: other });
}
/** The request as it stands in the bundle: file arguments are made relative to the workspace. */
function diagnosticsRequest(root, from, files) {
	if (files.length === 0) return {
		cmd: "diagnostics",
		options: { workspace: true }
	};
	return {
		cmd: "diagnostics",
		options: { files: files.map((file) => artifactName(root, from, file)) }
	};
}
function artifactName(root, from, file) {
	const absolute = path.resolve(from, file);
	if (absolute === root) return ".";
	return workspacePath(root, absolute) ?? `external:${path.basename(absolute)}`;
}
async function workspaceRoot(workspace) {
	if ((await stat$1(workspace).catch(() => void 0))?.isDirectory() === true) return realpath$1(path.resolve(workspace));
	throw new LanserError("E/USAGE", "The workspace is not a folder; name one with --workspace.");
}
/** The checkout that holds the workspace, or the workspace itself outside of Git. */
async function repositoryRoot(host, root) {
	try {
		return (await openRepository(await findGit(host, [root]), root)).root;
	} catch {
		return root;
	}
}

export { DEFAULT_TIMEOUT_MS, ERROR_CODES, FAIL_ON, LONGEST_TIMER_MS, LanserError, SEVERITIES, TOOL, assembleBundle, assertValid, bareEnvironment, countedResolved, diagnose, diagnosticsRequest, diagnosticsText, enclosingCheckout, errnoOf, exitCodeOf, findGit, gateMarkdown, gateText, headCommit, isInside, messageOf, nodeHost, openRepository, parseWeights, reportFiles, require_picocolors, runGate, version$1 as version, visible, visibleLine, writeReportFiles };