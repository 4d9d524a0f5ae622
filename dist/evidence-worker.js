import { Worker, parentPort } from "node:worker_threads";
import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import path from "node:path";

// src/model/error-codes.ts
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
		summary: "a file, revision, symbol or the like was not found"
	},
	"E/AMBIGUOUS": {
		exitCode: 4,
		retryable: true,
		summary: "several candidates match"
	},
	"E/VERSION_SKEW": {
		exitCode: 10,
		retryable: true,
		summary: "an input is for a different version"
	},
	"E/USAGE": {
		exitCode: 20,
		retryable: false,
		summary: "bad arguments or options"
	},
	"E/CONFIG": {
		exitCode: 21,
		retryable: false,
		summary: "a configuration file is invalid"
	},
	"E/SCHEMA_INVALID": {
		exitCode: 22,
		retryable: false,
		summary: "a document does not match its schema or its hash"
	},
	"E/DIRTY_WORKTREE": {
		exitCode: 23,
		retryable: false,
		summary: "the work tree has uncommitted changes"
	},
	"E/JAIL": {
		exitCode: 24,
		retryable: false,
		summary: "a path is outside the workspace, or is denied"
	},
	"E/INCONCLUSIVE": {
		exitCode: 25,
		retryable: true,
		summary: "the result is incomplete or uncertain"
	},
	"E/INDEXING_MISMATCH": {
		exitCode: 26,
		retryable: false,
		summary: "a column is inside a character"
	},
	"E/NO_SERVER": {
		exitCode: 27,
		retryable: false,
		summary: "a language server or tool is not available"
	},
	"E/INTERRUPTED": {
		exitCode: 28,
		retryable: true,
		summary: "interrupted by the user or the CI runner"
	},
	"E/LS_TIMEOUT": {
		exitCode: 64,
		retryable: true,
		summary: "a server or program did not answer in time"
	},
	"E/LS_CRASH": {
		exitCode: 65,
		retryable: true,
		summary: "the language server crashed or rejected a request"
	},
	"E/APPLY_CONFLICT": {
		exitCode: 70,
		retryable: false,
		summary: "an edit, a patch or a merge does not apply"
	},
	"E/FS_PERMISSIONS": {
		exitCode: 71,
		retryable: false,
		summary: "a file, a folder or a GitHub resource is not accessible"
	},
	"E/UNSUPPORTED_CAP": {
		exitCode: 72,
		retryable: false,
		summary: "the server lacks the capability"
	},
	"E/REQUEST_CANCELLED": {
		exitCode: 73,
		retryable: true,
		summary: "cancelled by the caller or the server"
	},
	"E/CONTENT_MODIFIED": {
		exitCode: 74,
		retryable: true,
		summary: "content changed during the request"
	},
	"E/INDEXING_UNSUPPORTED": {
		exitCode: 75,
		retryable: false,
		summary: "the unit of columns is not supported"
	},
	"E/REPLAY_MISMATCH": {
		exitCode: 76,
		retryable: false,
		summary: "the trace differs from its replay or its digest"
	},
	"E/INTERNAL": {
		exitCode: 125,
		retryable: false,
		summary: "a defect of lanser ended the request"
	}
};

// src/model/lanser-error.ts
/**
* A failure with a stable code. `message` is for people. `details` is JSON for programs. `describeHint` returns the
* sentence of `hint`. A bundle's hash covers all four. So the error of an operation must not contain absolute paths:
* they would make the hash differ between machines.
*/
var LanserError = class LanserError extends Error {
	name = "LanserError";
	code;
	details;
	hint;
	constructor(code, message, details = {}, { cause, hint } = {}) {
		super(message, cause === void 0 ? void 0 : { cause });
		this.code = code;
		this.details = details;
		this.hint = hint ?? (cause instanceof LanserError ? cause.hint : void 0);
	}
	get exitCode() {
		return ERROR_CODES[this.code].exitCode;
	}
	get retryable() {
		return ERROR_CODES[this.code].retryable;
	}
	toJSON() {
		const { code, message, details, hint } = this;
		return {
			code,
			message,
			details,
			...hint === void 0 ? {} : { hint }
		};
	}
};
function errorFrom({ code, message, details, hint }) {
	return new LanserError(code, message, details, { hint });
}
/** Returns the string `code` of an error, such as "ENOENT", or undefined. */
function errnoOf(error) {
	if (error instanceof Error && "code" in error && typeof error.code === "string") return error.code;
}
/** Returns the error for work that a signal has aborted: the signal's LanserError, or else E/REQUEST_CANCELLED. */
function abortError(signal) {
	if (signal.reason instanceof LanserError) return signal.reason;
	return new LanserError("E/REQUEST_CANCELLED", "The caller cancelled the request.", BY_CALLER, { cause: signal.reason });
}
const BY_CALLER = { cancelledBy: "caller" };

// src/thread/limit-error.ts
/** A task of `serveTasks` throws this error at a limit. The task's outcome is `gave up`, and its thread ends. */
var LimitError = class extends Error {
	name = "LimitError";
};

// src/model/any-signal.ts
const sourcesOf = /* @__PURE__ */ new WeakMap();
/**
* Works like `AbortSignal.any`, and keeps the sources in memory while the returned signal is in memory. Otherwise,
* Node may collect a source as garbage and lose its abort, for example in Node 24.16 and later (nodejs/node#65995).
*/
function anySignal(sources) {
	const signal = AbortSignal.any([...sources]);
	sourcesOf.set(signal, sources);
	return signal;
}

// src/model/max-timer.ts
/** The longest delay of a Node timer in milliseconds. Node replaces a longer delay by 1 ms. */
const MAX_TIMER_MS = 2 ** 31 - 1;

// src/thread/bounded-thread.ts
const TOO_DEEP = "it is too large or nested too deeply";
/**
* The limit of the heap's young generation in MiB. If too many objects survive one collection, V8 ends the whole
* process, not only the thread. The small limit keeps the number of these objects low.
*/
const YOUNG_MIB = 8;
/** Locates a program beside the calling file: a TypeScript source, or a bundle in dist/. */
function threadProgram(caller, name) {
	return new URL(`./${name}${caller.endsWith(".ts") ? ".ts" : ".js"}`, caller);
}
function boundedThread({ program, memoryMib }) {
	let worker;
	let last = Promise.resolve();
	const ends = new AbortController();
	function startWorker() {
		const started = new Worker(program, {
			env: {},
			execArgv: [],
			resourceLimits: {
				maxOldGenerationSizeMb: memoryMib,
				maxYoungGenerationSizeMb: YOUNG_MIB
			}
		});
		started.on("error", () => {});
		started.on("exit", () => {
			if (worker === started) worker = void 0;
		});
		return started;
	}
	async function stop() {
		const stopped = worker;
		worker = void 0;
		await stopped?.terminate();
	}
	async function perform(task, limits) {
		const signal = anySignal([ends.signal, ...limits.signal === void 0 ? [] : [limits.signal]]);
		if (signal.aborted) throw abortError(signal);
		const current = worker ??= startWorker();
		let end;
		try {
			end = await endOf(current, task, {
				...limits,
				signal
			});
		} finally {
			current.unref();
		}
		if (end.kind === "failed") throw errorFrom(end.error);
		if (end.kind === "done") return end;
		await stop();
		if (end.kind === "gave up") return end;
		if (end.kind === "aborted") throw abortError(end.signal);
		if (errnoOf(end.error) !== "ERR_WORKER_OUT_OF_MEMORY") throw end.error;
		return {
			kind: "gave up",
			reason: `it takes more than ${memoryMib} MiB of memory`,
			at: end.at
		};
	}
	return {
		start() {
			if (!ends.signal.aborted) (worker ??= startWorker()).unref();
		},
		async run(task, limits) {
			const turn = last.then(async () => perform(task, limits));
			last = turn.catch(() => {});
			return turn;
		},
		async [Symbol.asyncDispose]() {
			ends.abort();
			await stop();
		}
	};
}
async function endOf(worker, task, { timeoutMs, signal, transfer = [] }) {
	const listeners = new AbortController();
	let timer;
	try {
		return await new Promise((resolve) => {
			let at;
			const allow = (ms) => {
				clearTimeout(timer);
				const reason = `it took longer than ${Math.round(ms / 100) / 10} seconds`;
				timer = setTimeout(() => resolve({
					kind: "gave up",
					reason,
					at
				}), Math.min(ms, MAX_TIMER_MS));
			};
			const on = (event, listener) => {
				worker.on(event, listener);
				listeners.signal.addEventListener("abort", () => worker.off(event, listener));
			};
			on("message", (sent) => {
				const message = sent;
				if (message.kind !== "step") resolve(message.kind === "gave up" ? {
					at,
					...message
				} : message);
				else {
					({at} = message);
					allow(message.timeoutMs);
				}
			});
			on("messageerror", () => resolve({
				kind: "gave up",
				reason: TOO_DEEP,
				at
			}));
			on("error", (error) => resolve({
				kind: "crashed",
				error,
				at
			}));
			on("exit", () => resolve({
				kind: "crashed",
				error: /* @__PURE__ */ new TypeError("the thread ended"),
				at
			}));
			signal?.addEventListener("abort", () => resolve({
				kind: "aborted",
				signal
			}), { signal: listeners.signal });
			allow(timeoutMs);
			worker.ref();
			try {
				worker.postMessage(task, transfer);
			} catch (error) {
				if (!(error instanceof RangeError)) throw error;
				resolve({
					kind: "gave up",
					reason: TOO_DEEP,
					at
				});
			}
		});
	} finally {
		clearTimeout(timer);
		listeners.abort();
	}
}

// src/thread/serve-tasks.ts
/** Runs the tasks of a {@link boundedThread} inside the thread. */
function serveTasks(perform) {
	parentPort?.on("message", (task) => void answer(task));
	async function answer(task) {
		try {
			send$1({
				kind: "done",
				result: await perform(task, (at, timeoutMs) => send$1({
					kind: "step",
					at,
					timeoutMs
				}))
			});
		} catch (error) {
			send$1(endBy(error));
		}
	}
}
function send$1(message) {
	parentPort?.postMessage(message);
}
function endBy(error) {
	if (error instanceof LimitError) return {
		kind: "gave up",
		reason: error.message
	};
	if (error instanceof RangeError) return {
		kind: "gave up",
		reason: TOO_DEEP
	};
	if (!(error instanceof LanserError)) throw error;
	return {
		kind: "failed",
		error: error.toJSON()
	};
}

// src/syntax/reading-limits.ts
/** The maximum length of a text in UTF-16 code units. Longer ordinary code exhausts the parser's memory. */
const MAX_CHARACTERS = 16 * 2 ** 20;
/** The timeout for an empty text. It includes the start of the parser's thread on a loaded machine. */
const MIN_TIMEOUT_MS = 1e4;
/** The slowest ordinary text, a list of one-digit numbers, takes 2 to 5 s for a million characters. */
const MS_PER_CHARACTER = .01;
const MAX_TIMEOUT_MS = 3e4;
function readingTimeoutMs(text) {
	return Math.min(MIN_TIMEOUT_MS + Math.round(text.length * MS_PER_CHARACTER), MAX_TIMEOUT_MS);
}
/** Returns the reason why a text is not parsed, or undefined if the text is short enough. */
function tooLong(text) {
	return text.length > MAX_CHARACTERS ? `it is longer than ${MAX_CHARACTERS} characters` : void 0;
}

// src/model/range.ts
function compareCodeUnits(left, right) {
	return left < right ? -1 : left > right ? 1 : 0;
}
function compareRanges(left, right) {
	return left[0] - right[0] || left[1] - right[1] || left[2] - right[2] || left[3] - right[3];
}

// src/text/partition-point.ts
/** Returns the first index with a true `isBehind`, or `length`. `isBehind` must be true for all later indexes. */
function partitionPoint(length, isBehind) {
	let [low, high] = [0, length];
	while (low < high) {
		const middle = low + high >>> 1;
		if (isBehind(middle)) high = middle;
		else low = middle + 1;
	}
	return low;
}

// src/text/lines.ts
/** Returns the UTF-16 offset of the start of each line of {@link splitLines}. */
function lineStarts(text) {
	const starts = [0];
	for (let at = 0; at < text.length; at += 1) {
		const unit = text.charCodeAt(at);
		if (unit === LF || unit === CR && text.charCodeAt(at + 1) !== LF) starts.push(at + 1);
	}
	return starts;
}
/** Returns the index of the line that contains an offset. */
function lineAt(starts, offset) {
	return partitionPoint(starts.length, (line) => (starts[line] ?? 0) > offset) - 1;
}
const LF = 10;
const CR = 13;

// src/text/line-index.ts
function lineIndex(text) {
	const starts = lineStarts(text);
	const startOf = (line) => starts[line] ?? text.length;
	const endOf = (line) => {
		const next = starts[line + 1];
		if (next === void 0) return text.length;
		return text.startsWith("\r\n", next - 2) ? next - 2 : next - 1;
	};
	return {
		text,
		lineCount: starts.length,
		lineText: (line) => text.slice(startOf(line), endOf(line)),
		positionAt(offset) {
			const clamped = Math.max(0, Math.min(offset, text.length));
			const line = lineAt(starts, clamped);
			return {
				line,
				character: Math.min(clamped, endOf(line)) - startOf(line)
			};
		},
		offsetAt: ({ line, character }) => Math.min(startOf(line) + character, endOf(line))
	};
}
function rangeAt(lines, { start, end }) {
	const [from, to] = [lines.positionAt(start), lines.positionAt(end)];
	return [
		from.line,
		from.character,
		to.line,
		to.character
	];
}

// src/text/memoized.ts
/** Returns a function that computes the value of each key only once, unless the value is `null` or `undefined`. */
function memoized(compute, cache = /* @__PURE__ */ new Map()) {
	return (key) => {
		const value = cache.get(key) ?? compute(key);
		cache.set(key, value);
		return value;
	};
}

// src/syntax/language-names.ts
/** The languages whose syntax lanser parses, by file extension. */
const LANGUAGE_NAMES = {
	".py": "python",
	".pyi": "python",
	".ts": "typescript",
	".mts": "typescript",
	".cts": "typescript"
};
const KNOWN_ENDINGS = Object.keys(LANGUAGE_NAMES);
function languageName(file) {
	const ending = /\.[^./\\]*$/u.exec(file)?.[0] ?? "";
	return Object.hasOwn(LANGUAGE_NAMES, ending) ? LANGUAGE_NAMES[ending] : void 0;
}

// src/text/once.ts
/** Returns a function that computes a value on its first call, and returns the same value on later calls. */
function once(compute) {
	let computed;
	return () => (computed ??= { value: compute() }).value;
}

// src/syntax/flat-tree.ts
/** The count of numbers per node. The next five constants are the positions of these numbers. */
const STRIDE = 5;
/** The index of the first node after the node's subtree. */
const NEXT = 4;
/** Copies a tree into plain data, so that the parser's tree can be freed. */
function flatTree({ root }) {
	const nodes = new Int32Array(root.descendantCount * 5);
	const names = /* @__PURE__ */ new Map();
	const numberOf = memoized(() => names.size, names);
	const open = [];
	let count = 0;
	const cursor = root.walk();
	try {
		for (let entering = true;;) {
			if (entering) {
				const { nodeIsNamed: isNamed, startIndex: start, endIndex: end } = cursor;
				const isKept = isNamed || start === end;
				open.push(isKept ? count : -1);
				if (isKept) {
					const field = cursor.currentFieldName;
					const values = [
						isNamed ? numberOf(cursor.nodeType) : -1,
						field ? numberOf(field) : -1,
						start,
						end
					];
					nodes.set(values, count * 5);
					count += 1;
				}
				if (cursor.gotoFirstChild()) continue;
			}
			const closed = open.pop() ?? -1;
			if (closed >= 0) nodes[closed * 5 + 4] = count;
			entering = cursor.gotoNextSibling();
			if (!entering && !cursor.gotoParent()) break;
		}
	} finally {
		cursor.delete();
	}
	return {
		nodes: nodes.slice(0, count * 5),
		names: [...names.keys()]
	};
}

// src/syntax/shifted.ts
function shifted(definition, offset) {
	if (offset === 0) return definition;
	return {
		...definition,
		nameSpan: shiftedSpan(definition.nameSpan, offset),
		span: shiftedSpan(definition.span, offset),
		signature: shiftedSpan(definition.signature, offset),
		body: shiftedSpan(definition.body, offset),
		docstring: shiftedSpan(definition.docstring, offset)
	};
}
function shiftedSpan(span, offset) {
	return span && {
		start: span.start + offset,
		end: span.end + offset
	};
}

// src/syntax/pieces.ts
/** Returns the pieces of an edited tree. Reuses the earlier pieces that the edit does not affect. */
function updatedPieces({ tree, replacement, changed }, earlier, extract) {
	const { start, earlierEnd, laterEnd } = replacement;
	const reusable = /* @__PURE__ */ new Map();
	for (const piece of earlier) if (piece.end < start) reusable.set(piece.start, piece);
	else if (piece.start > earlierEnd) {
		const moved = shiftedPiece(piece, laterEnd - earlierEnd);
		reusable.set(moved.start, moved);
	}
	const changedSpans = [{
		start,
		end: laterEnd
	}, ...changed];
	let above = 0;
	return tree.root.namedChildren.map((node) => {
		const from = above;
		above = node.startIndex;
		const piece = reusable.get(node.startIndex);
		return piece?.end === node.endIndex && !changedSpans.some((span) => span.start <= node.endIndex && span.end >= from) ? piece : pieceOf(node, extract);
	});
}
function shiftedPiece(piece, offset) {
	return {
		start: piece.start + offset,
		end: piece.end + offset,
		definitions: piece.definitions.map((definition) => shifted(definition, offset))
	};
}
function pieceOf(node, extract) {
	return {
		start: node.startIndex,
		end: node.endIndex,
		definitions: extract(node)
	};
}

// src/syntax/scan-tokens.ts
/** The token kinds. Threads exchange kinds as indexes into this list. */
const TOKEN_KINDS = [
	"comment",
	"string",
	"number",
	"word",
	"operator"
];
/** Finds tokens with an expression that has one group for each of the {@link TOKEN_KINDS}, in their order. */
function scanTokens(text, expression) {
	const tokens = [];
	for (const match of text.matchAll(expression)) {
		const kind = TOKEN_KINDS.find((_, index) => match[index + 1] !== void 0);
		if (kind !== void 0) tokens.push({
			kind,
			start: match.index,
			end: match.index + match[0].length
		});
	}
	return tokens;
}

// src/syntax/tree-queries.ts
function treeQueries({ nodes, names }, holders) {
	const holderKinds = new Set(holders.map((name) => names.indexOf(name)));
	const children = /* @__PURE__ */ new Map();
	const value = (node, member) => nodes[node * 5 + member] ?? -1;
	const count = nodes.length / 5;
	function childrenOf(parent) {
		const cached = children.get(parent);
		if (cached !== void 0) return cached;
		const found = [];
		const end = value(parent, 4);
		for (let child = parent + 1; child < end; child = value(child, 4)) found.push(child);
		children.set(parent, found);
		return found;
	}
	/** Returns the first child that contains the offset, or that is empty and at the offset. */
	function childAt(parent, offset) {
		const all = childrenOf(parent);
		const first = partitionPoint(all.length, (index) => value(all[index] ?? 0, 3) >= offset);
		for (let index = first; index < all.length; index += 1) {
			const child = all[index] ?? 0;
			const [start, end] = [value(child, 2), value(child, 3)];
			if (end > offset || start === end) return start <= offset ? child : void 0;
		}
	}
	const spanOf = (node) => ({
		start: value(node, 2),
		end: value(node, 3)
	});
	/** Returns the ancestors of a node, from the root to its parent. */
	function pathTo(node) {
		const path = [];
		for (let at = 0; at !== void 0 && at !== node;) {
			path.push(at);
			at = childrenOf(at).findLast((child) => child <= node);
		}
		return path;
	}
	/** Returns a definition's node, and `outer`, which also contains its decorators or `export`; else undefined. */
	function ownNode({ nameSpan, span }) {
		const field = names.indexOf("name");
		let name = partitionPoint(count, (index) => value(index, 2) >= nameSpan.start);
		const isName = (node) => value(node, 1) === field && value(node, 3) === nameSpan.end;
		while (name < count && value(name, 2) === nameSpan.start && !isName(name)) name += 1;
		if (field === -1 || name >= count || value(name, 2) !== nameSpan.start) return void 0;
		const path = pathTo(name);
		const node = path.at(-1);
		const outer = path.findLast((ancestor) => value(ancestor, 2) <= span.start);
		if (node === void 0 || outer === void 0 || value(outer, 2) !== span.start) return void 0;
		return {
			node,
			outer
		};
	}
	return {
		nodes(within, name) {
			const kind = names.indexOf(name);
			if (kind === -1) return [];
			const definitionNode = "nameSpan" in within ? ownNode(within) : void 0;
			const span = "nameSpan" in within ? within.span : within;
			const first = definitionNode && childrenOf(definitionNode.node).find((child) => value(child, 1) === kind);
			const [from, to] = definitionNode === void 0 ? [partitionPoint(count, (index) => value(index, 2) >= span.start), count] : [definitionNode.outer, value(definitionNode.outer, 4)];
			const found = first === void 0 ? [] : [spanOf(first)];
			for (let node = from; node < to; node += 1) {
				if (definitionNode === void 0 && value(node, 2) > span.end) break;
				const isMeant = value(node, 0) === kind || value(node, 0) !== -1 && value(node, 1) === kind;
				const isInside = definitionNode !== void 0 || value(node, 3) <= span.end;
				if (isMeant && isInside && node !== first) found.push(spanOf(node));
			}
			return found;
		},
		statementAt(offset) {
			let statement;
			let parent = 0;
			for (let node = childAt(parent, offset); node !== void 0; node = childAt(parent, offset)) {
				const kind = value(node, 0);
				if (kind === -1) return statement;
				if (holderKinds.has(value(parent, 0)) && !holderKinds.has(kind)) statement = {
					kind: names[kind] ?? "",
					start: value(node, 2),
					end: value(node, 3)
				};
				parent = node;
			}
			return statement;
		}
	};
}

// src/syntax/plain-syntax.ts
/** Packs tokens into three numbers each: kind, start, end. */
function packedTokens(tokens) {
	const packed = new Int32Array(tokens.length * 3);
	for (const [index, { kind, start, end }] of tokens.entries()) packed.set([
		TOKEN_KINDS.indexOf(kind),
		start,
		end
	], index * 3);
	return packed;
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

// src/syntax/syntax-language.ts
function syntaxLanguage(parts) {
	return {
		read(text) {
			try {
				var _usingCtx$6 = _usingCtx();
				return _usingCtx$6.u(openSyntax(parts, text)).syntax;
			} catch (_) {
				_usingCtx$6.e = _;
			} finally {
				_usingCtx$6.d();
			}
		},
		open: (text) => openSyntax(parts, text),
		tokens: (text) => parts.tokens(text)
	};
}
function openSyntax(parts, first) {
	let current = readAll(parts, first, void 0);
	/** Returns the syntax tree as plain data. Parses the text again if the tree is freed. */
	const flatOf = (reading) => {
		try {
			var _usingCtx3 = _usingCtx();
			if (current === reading) return flatTree(reading.tree);
			const reparsed = _usingCtx3.u(parts.parser.parse(reading.text));
			return flatTree(reparsed);
		} catch (_) {
			_usingCtx3.e = _;
		} finally {
			_usingCtx3.d();
		}
	};
	const snapshot = (reading) => sourceSyntax(parts, reading, () => flatOf(reading));
	let syntax = snapshot(current);
	return {
		get syntax() {
			return syntax;
		},
		update(text) {
			const earlier = current;
			if (earlier?.text === text) return syntax;
			current = (earlier && readEdited(parts, text, earlier)) ?? readAll(parts, text, earlier);
			earlier?.tree[Symbol.dispose]();
			syntax = snapshot(current);
			return syntax;
		},
		plain() {
			if (current === void 0) throw new TypeError("the text is closed");
			return {
				definitions: syntax.definitions,
				tokens: packedTokens(syntax.tokens()),
				tree: flatTree(current.tree),
				hasSyntaxError: syntax.hasSyntaxError,
				holders: parts.holders,
				bracesAreBlocks: parts.bracesAreBlocks
			};
		},
		[Symbol.dispose]() {
			current?.tree[Symbol.dispose]();
			current = void 0;
		}
	};
}
function readAll(parts, text, earlier) {
	const tree = parts.parser.parse(text);
	return {
		text,
		tree,
		pieces: (tree.root.hasError ? parts.salvage?.(text, earlier) : void 0) ?? tree.root.namedChildren.map((node) => pieceOf(node, parts.extract))
	};
}
function readEdited(parts, text, earlier) {
	const edited = earlier.tree.edited(text);
	return edited && {
		text,
		tree: edited.tree,
		pieces: updatedPieces(edited, earlier.pieces, parts.extract)
	};
}
function sourceSyntax(parts, { text, tree, pieces }, flat) {
	const queries = once(() => treeQueries(flat(), parts.holders));
	return {
		definitions: pieces.flatMap(({ definitions }) => definitions),
		nodes: (within, name) => queries().nodes(within, name),
		tokens: once(() => parts.tokens(text)),
		hasSyntaxError: tree.hasError,
		bracesAreBlocks: parts.bracesAreBlocks,
		statementAt: (offset) => queries().statementAt(offset)
	};
}

// node_modules/web-tree-sitter/web-tree-sitter.js
var __defProp=Object.defineProperty;var __name=(target,value)=>__defProp(target,`name`,{value,configurable:true});var Edit=class{static{__name(this,`Edit`)}startPosition;oldEndPosition;newEndPosition;startIndex;oldEndIndex;newEndIndex;constructor({startIndex,oldEndIndex,newEndIndex,startPosition,oldEndPosition,newEndPosition}){this.startIndex=startIndex>>>0;this.oldEndIndex=oldEndIndex>>>0;this.newEndIndex=newEndIndex>>>0;this.startPosition=startPosition;this.oldEndPosition=oldEndPosition;this.newEndPosition=newEndPosition}editPoint(point,index){let newIndex=index;const newPoint={...point};if(index>=this.oldEndIndex){newIndex=this.newEndIndex+(index-this.oldEndIndex);const originalRow=point.row;newPoint.row=this.newEndPosition.row+(point.row-this.oldEndPosition.row);newPoint.column=originalRow===this.oldEndPosition.row?this.newEndPosition.column+(point.column-this.oldEndPosition.column):point.column}else if(index>this.startIndex){newIndex=this.newEndIndex;newPoint.row=this.newEndPosition.row;newPoint.column=this.newEndPosition.column}return{point:newPoint,index:newIndex}}editRange(range){const newRange={startIndex:range.startIndex,startPosition:{...range.startPosition},endIndex:range.endIndex,endPosition:{...range.endPosition}};if(range.endIndex>=this.oldEndIndex){if(range.endIndex!==Number.MAX_SAFE_INTEGER){newRange.endIndex=this.newEndIndex+(range.endIndex-this.oldEndIndex);newRange.endPosition={row:this.newEndPosition.row+(range.endPosition.row-this.oldEndPosition.row),column:range.endPosition.row===this.oldEndPosition.row?this.newEndPosition.column+(range.endPosition.column-this.oldEndPosition.column):range.endPosition.column};if(newRange.endIndex<this.newEndIndex){newRange.endIndex=Number.MAX_SAFE_INTEGER;newRange.endPosition={row:Number.MAX_SAFE_INTEGER,column:Number.MAX_SAFE_INTEGER}}}}else if(range.endIndex>this.startIndex){newRange.endIndex=this.startIndex;newRange.endPosition={...this.startPosition}}if(range.startIndex>=this.oldEndIndex){newRange.startIndex=this.newEndIndex+(range.startIndex-this.oldEndIndex);newRange.startPosition={row:this.newEndPosition.row+(range.startPosition.row-this.oldEndPosition.row),column:range.startPosition.row===this.oldEndPosition.row?this.newEndPosition.column+(range.startPosition.column-this.oldEndPosition.column):range.startPosition.column};if(newRange.startIndex<this.newEndIndex){newRange.startIndex=Number.MAX_SAFE_INTEGER;newRange.startPosition={row:Number.MAX_SAFE_INTEGER,column:Number.MAX_SAFE_INTEGER}}}else if(range.startIndex>this.startIndex){newRange.startIndex=this.startIndex;newRange.startPosition={...this.startPosition}}return newRange}};var SIZE_OF_SHORT=2;var SIZE_OF_INT=4;var SIZE_OF_CURSOR=4*SIZE_OF_INT;var SIZE_OF_NODE=5*SIZE_OF_INT;var SIZE_OF_POINT=2*SIZE_OF_INT;var SIZE_OF_RANGE=2*SIZE_OF_INT+2*SIZE_OF_POINT;var ZERO_POINT={row:0,column:0};var INTERNAL=Symbol(`INTERNAL`);function assertInternal(x){if(x!==INTERNAL)throw new Error(`Illegal constructor`)}__name(assertInternal,`assertInternal`);function isPoint(point){return!!point&&typeof point.row===`number`&&typeof point.column===`number`}__name(isPoint,`isPoint`);function setModule(module2){C=module2}__name(setModule,`setModule`);var C;function newFinalizer(handler){try{return new FinalizationRegistry(handler)}catch(e){console.error(`Unsupported FinalizationRegistry:`,e);return}}__name(newFinalizer,`newFinalizer`);var finalizer=newFinalizer(address=>{C._ts_lookahead_iterator_delete(address)});var LookaheadIterator=class{static{__name(this,`LookaheadIterator`)}[0]=0;language;positioned=false;constructor(internal,address,language){assertInternal(internal);this[0]=address;this.language=language;finalizer?.register(this,address,this)}get currentTypeId(){return this.positioned?C._ts_lookahead_iterator_current_symbol(this[0]):null}get currentType(){const id=this.currentTypeId;if(id===null)return null;return this.language.types[id]??C.UTF8ToString(C._ts_language_symbol_name(this.language[0],id))}delete(){finalizer?.unregister(this);C._ts_lookahead_iterator_delete(this[0]);this[0]=0}reset(language,stateId){if(C._ts_lookahead_iterator_reset(this[0],language[0],stateId)){this.language=language;this.positioned=false;return true}return false}resetState(stateId){if(!C._ts_lookahead_iterator_reset_state(this[0],stateId))return false;this.positioned=false;return true}[Symbol.iterator](){return{next:__name(()=>{this.positioned=Boolean(C._ts_lookahead_iterator_next(this[0]));const value=this.currentType;return value===null?{done:true,value:``}:{done:false,value}},`next`)}}};function getText(tree,startIndex,endIndex,startPosition){const length=endIndex-startIndex;let result=tree.textCallback(startIndex,startPosition);if(result){startIndex+=result.length;while(startIndex<endIndex){const string=tree.textCallback(startIndex,startPosition);if(string&&string.length>0){startIndex+=string.length;result+=string}else break}if(startIndex>endIndex)result=result.slice(0,length)}return result??``}__name(getText,`getText`);var finalizer2=newFinalizer(address=>{C._ts_tree_delete(address)});var Tree=class _Tree{static{__name(this,`Tree`)}[0]=0;textCallback;language;constructor(internal,address,language,textCallback){assertInternal(internal);this[0]=address;this.language=language;this.textCallback=textCallback;finalizer2?.register(this,address,this)}copy(){const address=C._ts_tree_copy(this[0]);return new _Tree(INTERNAL,address,this.language,this.textCallback)}delete(){finalizer2?.unregister(this);C._ts_tree_delete(this[0]);this[0]=0}get rootNode(){C._ts_tree_root_node_wasm(this[0]);return unmarshalNode(this)}rootNodeWithOffset(offsetBytes,offsetExtent){const address=TRANSFER_BUFFER+SIZE_OF_NODE;C.setValue(address,offsetBytes,`i32`);marshalPoint(address+SIZE_OF_INT,offsetExtent);C._ts_tree_root_node_with_offset_wasm(this[0]);return unmarshalNode(this)}edit(edit){marshalEdit(edit);C._ts_tree_edit_wasm(this[0])}walk(){return this.rootNode.walk()}getChangedRanges(other){if(!(other instanceof _Tree))throw new TypeError(`Argument must be a Tree`);C._ts_tree_get_changed_ranges_wasm(this[0],other[0]);const count=C.getValue(TRANSFER_BUFFER,`i32`);const buffer=C.getValue(TRANSFER_BUFFER+SIZE_OF_INT,`i32`);const result=new Array(count);if(count>0){let address=buffer;for(let i2=0;i2<count;i2++){result[i2]=unmarshalRange(address);address+=SIZE_OF_RANGE}C._free(buffer)}return result}getIncludedRanges(){C._ts_tree_included_ranges_wasm(this[0]);const count=C.getValue(TRANSFER_BUFFER,`i32`);const buffer=C.getValue(TRANSFER_BUFFER+SIZE_OF_INT,`i32`);const result=new Array(count);if(count>0){let address=buffer;for(let i2=0;i2<count;i2++){result[i2]=unmarshalRange(address);address+=SIZE_OF_RANGE}C._free(buffer)}return result}};var finalizer3=newFinalizer(address=>{C._ts_tree_cursor_delete_wasm(address)});var TreeCursor=class _TreeCursor{static{__name(this,`TreeCursor`)}[0]=0;[1]=0;[2]=0;[3]=0;tree;constructor(internal,tree){assertInternal(internal);this.tree=tree;unmarshalTreeCursor(this);finalizer3?.register(this,this.tree[0],this)}copy(){const copy=new _TreeCursor(INTERNAL,this.tree);C._ts_tree_cursor_copy_wasm(this.tree[0]);unmarshalTreeCursor(copy);return copy}delete(){finalizer3?.unregister(this);marshalTreeCursor(this);C._ts_tree_cursor_delete_wasm(this.tree[0]);this[0]=this[1]=this[2]=0}get currentNode(){marshalTreeCursor(this);C._ts_tree_cursor_current_node_wasm(this.tree[0]);return unmarshalNode(this.tree)}get currentFieldId(){marshalTreeCursor(this);return C._ts_tree_cursor_current_field_id_wasm(this.tree[0])}get currentFieldName(){return this.tree.language.fields[this.currentFieldId]}get currentDepth(){marshalTreeCursor(this);return C._ts_tree_cursor_current_depth_wasm(this.tree[0])}get currentDescendantIndex(){marshalTreeCursor(this);return C._ts_tree_cursor_current_descendant_index_wasm(this.tree[0])}get nodeType(){return this.tree.language.types[this.nodeTypeId]||`ERROR`}get nodeTypeId(){marshalTreeCursor(this);return C._ts_tree_cursor_current_node_type_id_wasm(this.tree[0])}get nodeStateId(){marshalTreeCursor(this);return C._ts_tree_cursor_current_node_state_id_wasm(this.tree[0])}get nodeId(){marshalTreeCursor(this);return C._ts_tree_cursor_current_node_id_wasm(this.tree[0])}get nodeIsNamed(){marshalTreeCursor(this);return C._ts_tree_cursor_current_node_is_named_wasm(this.tree[0])===1}get nodeIsMissing(){marshalTreeCursor(this);return C._ts_tree_cursor_current_node_is_missing_wasm(this.tree[0])===1}get nodeText(){marshalTreeCursor(this);const startIndex=C._ts_tree_cursor_start_index_wasm(this.tree[0]);const endIndex=C._ts_tree_cursor_end_index_wasm(this.tree[0]);C._ts_tree_cursor_start_position_wasm(this.tree[0]);const startPosition=unmarshalPoint(TRANSFER_BUFFER);return getText(this.tree,startIndex,endIndex,startPosition)}get startPosition(){marshalTreeCursor(this);C._ts_tree_cursor_start_position_wasm(this.tree[0]);return unmarshalPoint(TRANSFER_BUFFER)}get endPosition(){marshalTreeCursor(this);C._ts_tree_cursor_end_position_wasm(this.tree[0]);return unmarshalPoint(TRANSFER_BUFFER)}get startIndex(){marshalTreeCursor(this);return C._ts_tree_cursor_start_index_wasm(this.tree[0])}get endIndex(){marshalTreeCursor(this);return C._ts_tree_cursor_end_index_wasm(this.tree[0])}gotoFirstChild(){marshalTreeCursor(this);const result=C._ts_tree_cursor_goto_first_child_wasm(this.tree[0]);unmarshalTreeCursor(this);return result===1}gotoLastChild(){marshalTreeCursor(this);const result=C._ts_tree_cursor_goto_last_child_wasm(this.tree[0]);unmarshalTreeCursor(this);return result===1}gotoParent(){marshalTreeCursor(this);const result=C._ts_tree_cursor_goto_parent_wasm(this.tree[0]);unmarshalTreeCursor(this);return result===1}gotoNextSibling(){marshalTreeCursor(this);const result=C._ts_tree_cursor_goto_next_sibling_wasm(this.tree[0]);unmarshalTreeCursor(this);return result===1}gotoPreviousSibling(){marshalTreeCursor(this);const result=C._ts_tree_cursor_goto_previous_sibling_wasm(this.tree[0]);unmarshalTreeCursor(this);return result===1}gotoDescendant(goalDescendantIndex){marshalTreeCursor(this);C._ts_tree_cursor_goto_descendant_wasm(this.tree[0],goalDescendantIndex);unmarshalTreeCursor(this)}gotoFirstChildForIndex(goalIndex){marshalTreeCursor(this);C.setValue(TRANSFER_BUFFER+SIZE_OF_CURSOR,goalIndex,`i32`);const result=C._ts_tree_cursor_goto_first_child_for_index_wasm(this.tree[0]);unmarshalTreeCursor(this);return result===1}gotoFirstChildForPosition(goalPosition){marshalTreeCursor(this);marshalPoint(TRANSFER_BUFFER+SIZE_OF_CURSOR,goalPosition);const result=C._ts_tree_cursor_goto_first_child_for_position_wasm(this.tree[0]);unmarshalTreeCursor(this);return result===1}reset(node){marshalNode(node);marshalTreeCursor(this,TRANSFER_BUFFER+SIZE_OF_NODE);C._ts_tree_cursor_reset_wasm(this.tree[0]);unmarshalTreeCursor(this)}resetTo(cursor){marshalTreeCursor(this,TRANSFER_BUFFER);marshalTreeCursor(cursor,TRANSFER_BUFFER+SIZE_OF_CURSOR);C._ts_tree_cursor_reset_to_wasm(this.tree[0],cursor.tree[0]);unmarshalTreeCursor(this)}};var Node=class{static{__name(this,`Node`)}[0]=0;_children;_namedChildren;constructor(internal,{id,tree,startIndex,startPosition,other}){assertInternal(internal);this[0]=other;this.id=id;this.tree=tree;this.startIndex=startIndex;this.startPosition=startPosition}id;startIndex;startPosition;tree;get typeId(){marshalNode(this);return C._ts_node_symbol_wasm(this.tree[0])}get grammarId(){marshalNode(this);return C._ts_node_grammar_symbol_wasm(this.tree[0])}get type(){return this.tree.language.types[this.typeId]||`ERROR`}get grammarType(){return this.tree.language.types[this.grammarId]||`ERROR`}get isNamed(){marshalNode(this);return C._ts_node_is_named_wasm(this.tree[0])===1}get isExtra(){marshalNode(this);return C._ts_node_is_extra_wasm(this.tree[0])===1}get isError(){marshalNode(this);return C._ts_node_is_error_wasm(this.tree[0])===1}get isMissing(){marshalNode(this);return C._ts_node_is_missing_wasm(this.tree[0])===1}get hasChanges(){marshalNode(this);return C._ts_node_has_changes_wasm(this.tree[0])===1}get hasError(){marshalNode(this);return C._ts_node_has_error_wasm(this.tree[0])===1}get endIndex(){marshalNode(this);return C._ts_node_end_index_wasm(this.tree[0])}get endPosition(){marshalNode(this);C._ts_node_end_point_wasm(this.tree[0]);return unmarshalPoint(TRANSFER_BUFFER)}get text(){return getText(this.tree,this.startIndex,this.endIndex,this.startPosition)}get parseState(){marshalNode(this);return C._ts_node_parse_state_wasm(this.tree[0])}get nextParseState(){marshalNode(this);return C._ts_node_next_parse_state_wasm(this.tree[0])}equals(other){return this.tree===other.tree&&this.id===other.id}child(index){marshalNode(this);C._ts_node_child_wasm(this.tree[0],index);return unmarshalNode(this.tree)}namedChild(index){marshalNode(this);C._ts_node_named_child_wasm(this.tree[0],index);return unmarshalNode(this.tree)}childForFieldId(fieldId){marshalNode(this);C._ts_node_child_by_field_id_wasm(this.tree[0],fieldId);return unmarshalNode(this.tree)}childForFieldName(fieldName){const fieldId=this.tree.language.fields.indexOf(fieldName);if(fieldId!==-1)return this.childForFieldId(fieldId);return null}fieldNameForChild(index){marshalNode(this);const address=C._ts_node_field_name_for_child_wasm(this.tree[0],index);if(!address)return null;return C.AsciiToString(address)}fieldNameForNamedChild(index){marshalNode(this);const address=C._ts_node_field_name_for_named_child_wasm(this.tree[0],index);if(!address)return null;return C.AsciiToString(address)}childrenForFieldName(fieldName){const fieldId=this.tree.language.fields.indexOf(fieldName);if(fieldId!==-1&&fieldId!==0)return this.childrenForFieldId(fieldId);return[]}childrenForFieldId(fieldId){marshalNode(this);C._ts_node_children_by_field_id_wasm(this.tree[0],fieldId);const count=C.getValue(TRANSFER_BUFFER,`i32`);const buffer=C.getValue(TRANSFER_BUFFER+SIZE_OF_INT,`i32`);const result=new Array(count);if(count>0){let address=buffer;for(let i2=0;i2<count;i2++){result[i2]=unmarshalNode(this.tree,address);address+=SIZE_OF_NODE}C._free(buffer)}return result}firstChildForIndex(index){marshalNode(this);const address=TRANSFER_BUFFER+SIZE_OF_NODE;C.setValue(address,index,`i32`);C._ts_node_first_child_for_byte_wasm(this.tree[0]);return unmarshalNode(this.tree)}firstNamedChildForIndex(index){marshalNode(this);const address=TRANSFER_BUFFER+SIZE_OF_NODE;C.setValue(address,index,`i32`);C._ts_node_first_named_child_for_byte_wasm(this.tree[0]);return unmarshalNode(this.tree)}get childCount(){marshalNode(this);return C._ts_node_child_count_wasm(this.tree[0])}get namedChildCount(){marshalNode(this);return C._ts_node_named_child_count_wasm(this.tree[0])}get firstChild(){return this.child(0)}get firstNamedChild(){return this.namedChild(0)}get lastChild(){return this.child(this.childCount-1)}get lastNamedChild(){return this.namedChild(this.namedChildCount-1)}get children(){if(!this._children){marshalNode(this);C._ts_node_children_wasm(this.tree[0]);const count=C.getValue(TRANSFER_BUFFER,`i32`);const buffer=C.getValue(TRANSFER_BUFFER+SIZE_OF_INT,`i32`);this._children=new Array(count);if(count>0){let address=buffer;for(let i2=0;i2<count;i2++){this._children[i2]=unmarshalNode(this.tree,address);address+=SIZE_OF_NODE}C._free(buffer)}}return this._children}get namedChildren(){if(!this._namedChildren){marshalNode(this);C._ts_node_named_children_wasm(this.tree[0]);const count=C.getValue(TRANSFER_BUFFER,`i32`);const buffer=C.getValue(TRANSFER_BUFFER+SIZE_OF_INT,`i32`);this._namedChildren=new Array(count);if(count>0){let address=buffer;for(let i2=0;i2<count;i2++){this._namedChildren[i2]=unmarshalNode(this.tree,address);address+=SIZE_OF_NODE}C._free(buffer)}}return this._namedChildren}descendantsOfType(types,startPosition=ZERO_POINT,endPosition=ZERO_POINT){if(!Array.isArray(types))types=[types];const symbols=[];const typesBySymbol=this.tree.language.types;for(const node_type of types)if(node_type==`ERROR`)symbols.push(65535);for(let i2=0,n=typesBySymbol.length;i2<n;i2++)if(types.includes(typesBySymbol[i2]))symbols.push(i2);const symbolsAddress=C._malloc(SIZE_OF_INT*symbols.length);for(let i2=0,n=symbols.length;i2<n;i2++)C.setValue(symbolsAddress+i2*SIZE_OF_INT,symbols[i2],`i32`);marshalNode(this);C._ts_node_descendants_of_type_wasm(this.tree[0],symbolsAddress,symbols.length,startPosition.row,startPosition.column,endPosition.row,endPosition.column);const descendantCount=C.getValue(TRANSFER_BUFFER,`i32`);const descendantAddress=C.getValue(TRANSFER_BUFFER+SIZE_OF_INT,`i32`);const result=new Array(descendantCount);if(descendantCount>0){let address=descendantAddress;for(let i2=0;i2<descendantCount;i2++){result[i2]=unmarshalNode(this.tree,address);address+=SIZE_OF_NODE}}C._free(descendantAddress);C._free(symbolsAddress);return result}get nextSibling(){marshalNode(this);C._ts_node_next_sibling_wasm(this.tree[0]);return unmarshalNode(this.tree)}get previousSibling(){marshalNode(this);C._ts_node_prev_sibling_wasm(this.tree[0]);return unmarshalNode(this.tree)}get nextNamedSibling(){marshalNode(this);C._ts_node_next_named_sibling_wasm(this.tree[0]);return unmarshalNode(this.tree)}get previousNamedSibling(){marshalNode(this);C._ts_node_prev_named_sibling_wasm(this.tree[0]);return unmarshalNode(this.tree)}get descendantCount(){marshalNode(this);return C._ts_node_descendant_count_wasm(this.tree[0])}get parent(){marshalNode(this);C._ts_node_parent_wasm(this.tree[0]);return unmarshalNode(this.tree)}childWithDescendant(descendant){marshalNode(this);marshalNode(descendant,1);C._ts_node_child_with_descendant_wasm(this.tree[0]);return unmarshalNode(this.tree)}descendantForIndex(start2,end=start2){if(typeof start2!==`number`||typeof end!==`number`)throw new Error(`Arguments must be numbers`);marshalNode(this);const address=TRANSFER_BUFFER+SIZE_OF_NODE;C.setValue(address,start2,`i32`);C.setValue(address+SIZE_OF_INT,end,`i32`);C._ts_node_descendant_for_index_wasm(this.tree[0]);return unmarshalNode(this.tree)}namedDescendantForIndex(start2,end=start2){if(typeof start2!==`number`||typeof end!==`number`)throw new Error(`Arguments must be numbers`);marshalNode(this);const address=TRANSFER_BUFFER+SIZE_OF_NODE;C.setValue(address,start2,`i32`);C.setValue(address+SIZE_OF_INT,end,`i32`);C._ts_node_named_descendant_for_index_wasm(this.tree[0]);return unmarshalNode(this.tree)}descendantForPosition(start2,end=start2){if(!isPoint(start2)||!isPoint(end))throw new Error(`Arguments must be {row, column} objects`);marshalNode(this);const address=TRANSFER_BUFFER+SIZE_OF_NODE;marshalPoint(address,start2);marshalPoint(address+SIZE_OF_POINT,end);C._ts_node_descendant_for_position_wasm(this.tree[0]);return unmarshalNode(this.tree)}namedDescendantForPosition(start2,end=start2){if(!isPoint(start2)||!isPoint(end))throw new Error(`Arguments must be {row, column} objects`);marshalNode(this);const address=TRANSFER_BUFFER+SIZE_OF_NODE;marshalPoint(address,start2);marshalPoint(address+SIZE_OF_POINT,end);C._ts_node_named_descendant_for_position_wasm(this.tree[0]);return unmarshalNode(this.tree)}walk(){marshalNode(this);C._ts_tree_cursor_new_wasm(this.tree[0]);return new TreeCursor(INTERNAL,this.tree)}edit(edit){if(this.startIndex>=edit.oldEndIndex){this.startIndex=edit.newEndIndex+(this.startIndex-edit.oldEndIndex);let subbedPointRow;let subbedPointColumn;if(this.startPosition.row>edit.oldEndPosition.row){subbedPointRow=this.startPosition.row-edit.oldEndPosition.row;subbedPointColumn=this.startPosition.column}else{subbedPointRow=0;subbedPointColumn=this.startPosition.column;if(this.startPosition.column>=edit.oldEndPosition.column)subbedPointColumn=this.startPosition.column-edit.oldEndPosition.column}if(subbedPointRow>0){this.startPosition.row+=subbedPointRow;this.startPosition.column=subbedPointColumn}else this.startPosition.column+=subbedPointColumn}else if(this.startIndex>edit.startIndex){this.startIndex=edit.newEndIndex;this.startPosition.row=edit.newEndPosition.row;this.startPosition.column=edit.newEndPosition.column}}toString(){marshalNode(this);const address=C._ts_node_to_string_wasm(this.tree[0]);const result=C.AsciiToString(address);C._free(address);return result}};function unmarshalCaptures(query,tree,address,patternIndex,result){for(let i2=0,n=result.length;i2<n;i2++){const captureIndex=C.getValue(address,`i32`);address+=SIZE_OF_INT;const node=unmarshalNode(tree,address);address+=SIZE_OF_NODE;result[i2]={patternIndex,name:query.captureNames[captureIndex],node}}return address}__name(unmarshalCaptures,`unmarshalCaptures`);function marshalNode(node,index=0){let address=TRANSFER_BUFFER+index*SIZE_OF_NODE;C.setValue(address,node.id,`i32`);address+=SIZE_OF_INT;C.setValue(address,node.startIndex,`i32`);address+=SIZE_OF_INT;C.setValue(address,node.startPosition.row,`i32`);address+=SIZE_OF_INT;C.setValue(address,node.startPosition.column,`i32`);address+=SIZE_OF_INT;C.setValue(address,node[0],`i32`)}__name(marshalNode,`marshalNode`);function unmarshalNode(tree,address=TRANSFER_BUFFER){const id=C.getValue(address,`i32`);address+=SIZE_OF_INT;if(id===0)return null;const index=C.getValue(address,`i32`);address+=SIZE_OF_INT;const row=C.getValue(address,`i32`);address+=SIZE_OF_INT;const column=C.getValue(address,`i32`);address+=SIZE_OF_INT;const other=C.getValue(address,`i32`);return new Node(INTERNAL,{id,tree,startIndex:index,startPosition:{row,column},other})}__name(unmarshalNode,`unmarshalNode`);function marshalTreeCursor(cursor,address=TRANSFER_BUFFER){C.setValue(address+0*SIZE_OF_INT,cursor[0],`i32`);C.setValue(address+1*SIZE_OF_INT,cursor[1],`i32`);C.setValue(address+2*SIZE_OF_INT,cursor[2],`i32`);C.setValue(address+3*SIZE_OF_INT,cursor[3],`i32`)}__name(marshalTreeCursor,`marshalTreeCursor`);function unmarshalTreeCursor(cursor){cursor[0]=C.getValue(TRANSFER_BUFFER+0*SIZE_OF_INT,`i32`);cursor[1]=C.getValue(TRANSFER_BUFFER+1*SIZE_OF_INT,`i32`);cursor[2]=C.getValue(TRANSFER_BUFFER+2*SIZE_OF_INT,`i32`);cursor[3]=C.getValue(TRANSFER_BUFFER+3*SIZE_OF_INT,`i32`)}__name(unmarshalTreeCursor,`unmarshalTreeCursor`);function marshalPoint(address,point){C.setValue(address,point.row,`i32`);C.setValue(address+SIZE_OF_INT,point.column,`i32`)}__name(marshalPoint,`marshalPoint`);function unmarshalPoint(address){return{row:C.getValue(address,`i32`)>>>0,column:C.getValue(address+SIZE_OF_INT,`i32`)>>>0}}__name(unmarshalPoint,`unmarshalPoint`);function marshalRange(address,range){marshalPoint(address,range.startPosition);address+=SIZE_OF_POINT;marshalPoint(address,range.endPosition);address+=SIZE_OF_POINT;C.setValue(address,range.startIndex,`i32`);address+=SIZE_OF_INT;C.setValue(address,range.endIndex,`i32`);address+=SIZE_OF_INT}__name(marshalRange,`marshalRange`);function unmarshalRange(address){const result={};result.startPosition=unmarshalPoint(address);address+=SIZE_OF_POINT;result.endPosition=unmarshalPoint(address);address+=SIZE_OF_POINT;result.startIndex=C.getValue(address,`i32`)>>>0;address+=SIZE_OF_INT;result.endIndex=C.getValue(address,`i32`)>>>0;return result}__name(unmarshalRange,`unmarshalRange`);function marshalEdit(edit,address=TRANSFER_BUFFER){marshalPoint(address,edit.startPosition);address+=SIZE_OF_POINT;marshalPoint(address,edit.oldEndPosition);address+=SIZE_OF_POINT;marshalPoint(address,edit.newEndPosition);address+=SIZE_OF_POINT;C.setValue(address,edit.startIndex,`i32`);address+=SIZE_OF_INT;C.setValue(address,edit.oldEndIndex,`i32`);address+=SIZE_OF_INT;C.setValue(address,edit.newEndIndex,`i32`);address+=SIZE_OF_INT}__name(marshalEdit,`marshalEdit`);function unmarshalLanguageMetadata(address){return{major_version:C.getValue(address,`i32`),minor_version:C.getValue(address+=SIZE_OF_INT,`i32`),patch_version:C.getValue(address+=SIZE_OF_INT,`i32`)}}__name(unmarshalLanguageMetadata,`unmarshalLanguageMetadata`);var LANGUAGE_FUNCTION_REGEX=/^tree_sitter_\w+$/;var Language=class _Language{static{__name(this,`Language`)}[0]=0;types;fields;constructor(internal,address){assertInternal(internal);this[0]=address;this.types=new Array(C._ts_language_symbol_count(this[0]));for(let i2=0,n=this.types.length;i2<n;i2++)if(C._ts_language_symbol_type(this[0],i2)<2)this.types[i2]=C.UTF8ToString(C._ts_language_symbol_name(this[0],i2));this.fields=new Array(C._ts_language_field_count(this[0])+1);for(let i2=0,n=this.fields.length;i2<n;i2++){const fieldName=C._ts_language_field_name_for_id(this[0],i2);if(fieldName!==0)this.fields[i2]=C.UTF8ToString(fieldName);else this.fields[i2]=null}}get name(){const ptr=C._ts_language_name(this[0]);if(ptr===0)return null;return C.UTF8ToString(ptr)}get abiVersion(){return C._ts_language_abi_version(this[0])}get metadata(){C._ts_language_metadata_wasm(this[0]);if(C.getValue(TRANSFER_BUFFER,`i32`)===0)return null;return unmarshalLanguageMetadata(TRANSFER_BUFFER+SIZE_OF_INT)}get fieldCount(){return this.fields.length-1}get stateCount(){return C._ts_language_state_count(this[0])}fieldIdForName(fieldName){const result=this.fields.indexOf(fieldName);return result!==-1?result:null}fieldNameForId(fieldId){return this.fields[fieldId]??null}idForNodeType(type,named){const typeLength=C.lengthBytesUTF8(type);const typeAddress=C._malloc(typeLength+1);C.stringToUTF8(type,typeAddress,typeLength+1);const result=C._ts_language_symbol_for_name(this[0],typeAddress,typeLength,named?1:0);C._free(typeAddress);return result||null}get nodeTypeCount(){return C._ts_language_symbol_count(this[0])}nodeTypeForId(typeId){const name2=C._ts_language_symbol_name(this[0],typeId);return name2?C.UTF8ToString(name2):null}nodeTypeIsNamed(typeId){return C._ts_language_type_is_named_wasm(this[0],typeId)?true:false}nodeTypeIsVisible(typeId){return C._ts_language_type_is_visible_wasm(this[0],typeId)?true:false}get supertypes(){C._ts_language_supertypes_wasm(this[0]);const count=C.getValue(TRANSFER_BUFFER,`i32`);const buffer=C.getValue(TRANSFER_BUFFER+SIZE_OF_INT,`i32`);const result=new Array(count);if(count>0){let address=buffer;for(let i2=0;i2<count;i2++){result[i2]=C.getValue(address,`i16`);address+=SIZE_OF_SHORT}}return result}subtypes(supertype){C._ts_language_subtypes_wasm(this[0],supertype);const count=C.getValue(TRANSFER_BUFFER,`i32`);const buffer=C.getValue(TRANSFER_BUFFER+SIZE_OF_INT,`i32`);const result=new Array(count);if(count>0){let address=buffer;for(let i2=0;i2<count;i2++){result[i2]=C.getValue(address,`i16`);address+=SIZE_OF_SHORT}}return result}nextState(stateId,typeId){return C._ts_language_next_state(this[0],stateId,typeId)}lookaheadIterator(stateId){const address=C._ts_lookahead_iterator_new(this[0],stateId);if(address)return new LookaheadIterator(INTERNAL,address,this);return null}static async load(input){let binary2;if(input instanceof Uint8Array)binary2=input;else if(globalThis.process?.versions.node)binary2=await(await import(`fs/promises`)).readFile(input);else{const response=await fetch(input);if(!response.ok){const body2=await response.text();throw new Error(`Language.load failed with status ${response.status}.

${body2}`)}const retryResp=response.clone();try{binary2=await WebAssembly.compileStreaming(response)}catch(reason){console.error(`wasm streaming compile failed:`,reason);console.error(`falling back to ArrayBuffer instantiation`);binary2=new Uint8Array(await retryResp.arrayBuffer())}}const mod=await C.loadWebAssemblyModule(binary2,{loadAsync:true});return _Language.loadFromWasmExports(mod,{sync:false})}static loadFromWasmExports(mod,{sync}){const symbolNames=Object.keys(mod);const functionName=symbolNames.find(key=>LANGUAGE_FUNCTION_REGEX.test(key)&&!key.includes(`external_scanner_`));if(!functionName){console.log(`Couldn't find language function in Wasm file. Symbols:
${JSON.stringify(symbolNames,null,2)}`);throw new Error(`Language.${sync?`loadSync`:`load`} failed: no language function found in Wasm file`)}const languageAddress=mod[functionName]();return new _Language(INTERNAL,languageAddress)}static loadSync(wasmModule){const mod=C.loadWebAssemblyModule(wasmModule,{loadAsync:false});return _Language.loadFromWasmExports(mod,{sync:true})}};async function Module2(moduleArg={}){var moduleRtn;var Module=moduleArg;var ENVIRONMENT_IS_WEB=typeof window==`object`;var ENVIRONMENT_IS_WORKER=typeof WorkerGlobalScope!=`undefined`;var ENVIRONMENT_IS_NODE=typeof process==`object`&&process.versions?.node&&process.type!=`renderer`;if(ENVIRONMENT_IS_NODE){const{createRequire}=await import(`module`);var require=createRequire(import.meta.url)}Module.currentQueryProgressCallback=null;Module.currentProgressCallback=null;Module.currentLogCallback=null;Module.currentParseCallback=null;var arguments_=[];var thisProgram=`./this.program`;var quit_=__name((status,toThrow)=>{throw toThrow},`quit_`);var _scriptName=import.meta.url;var scriptDirectory=``;function locateFile(path){if(Module[`locateFile`])return Module[`locateFile`](path,scriptDirectory);return scriptDirectory+path}__name(locateFile,`locateFile`);var readAsync,readBinary;if(ENVIRONMENT_IS_NODE){var fs=require("fs");if(_scriptName.startsWith(`file:`))scriptDirectory=require("path").dirname(require("url").fileURLToPath(_scriptName))+`/`;readBinary=__name(filename=>{filename=isFileURI(filename)?new URL(filename):filename;return fs.readFileSync(filename)},`readBinary`);readAsync=__name(async(filename,binary2=true)=>{filename=isFileURI(filename)?new URL(filename):filename;return fs.readFileSync(filename,binary2?void 0:`utf8`)},`readAsync`);if(process.argv.length>1)thisProgram=process.argv[1].replace(/\\/g,`/`);arguments_=process.argv.slice(2);quit_=__name((status,toThrow)=>{process.exitCode=status;throw toThrow},`quit_`)}else if(ENVIRONMENT_IS_WEB||ENVIRONMENT_IS_WORKER){try{scriptDirectory=new URL(`.`,_scriptName).href}catch{}if(ENVIRONMENT_IS_WORKER)readBinary=__name(url=>{var xhr=new XMLHttpRequest;xhr.open(`GET`,url,false);xhr.responseType=`arraybuffer`;xhr.send(null);return new Uint8Array(xhr.response)},`readBinary`);readAsync=__name(async url=>{if(isFileURI(url))return new Promise((resolve,reject)=>{var xhr=new XMLHttpRequest;xhr.open(`GET`,url,true);xhr.responseType=`arraybuffer`;xhr.onload=()=>{if(xhr.status==200||xhr.status==0&&xhr.response){resolve(xhr.response);return}reject(xhr.status)};xhr.onerror=reject;xhr.send(null)});var response=await fetch(url,{credentials:`same-origin`});if(response.ok)return response.arrayBuffer();throw new Error(response.status+` : `+response.url)},`readAsync`)}var out=console.log.bind(console);var err=console.error.bind(console);var dynamicLibraries=[];var wasmBinary;var ABORT=false;var EXITSTATUS;var isFileURI=__name(filename=>filename.startsWith(`file://`),`isFileURI`);var readyPromiseResolve,readyPromiseReject;var wasmMemory;var HEAP8,HEAPU8,HEAP16,HEAPU16,HEAP32,HEAPU32,HEAPF32,HEAPF64;var HEAP64,HEAPU64;var HEAP_DATA_VIEW;var runtimeInitialized=false;function updateMemoryViews(){var b=wasmMemory.buffer;Module[`HEAP8`]=HEAP8=new Int8Array(b);Module[`HEAP16`]=new Int16Array(b);Module[`HEAPU8`]=HEAPU8=new Uint8Array(b);Module[`HEAPU16`]=HEAPU16=new Uint16Array(b);Module[`HEAP32`]=new Int32Array(b);Module[`HEAPU32`]=HEAPU32=new Uint32Array(b);Module[`HEAPF32`]=new Float32Array(b);Module[`HEAPF64`]=new Float64Array(b);Module[`HEAP64`]=new BigInt64Array(b);Module[`HEAPU64`]=new BigUint64Array(b);Module[`HEAP_DATA_VIEW`]=HEAP_DATA_VIEW=new DataView(b);LE_HEAP_UPDATE()}__name(updateMemoryViews,`updateMemoryViews`);function initMemory(){if(Module[`wasmMemory`])wasmMemory=Module[`wasmMemory`];else{var INITIAL_MEMORY=Module[`INITIAL_MEMORY`]||33554432;wasmMemory=new WebAssembly.Memory({"initial":INITIAL_MEMORY/65536,"maximum":32768})}updateMemoryViews()}__name(initMemory,`initMemory`);var __RELOC_FUNCS__=[];function preRun(){if(Module[`preRun`]){if(typeof Module[`preRun`]==`function`)Module[`preRun`]=[Module[`preRun`]];while(Module[`preRun`].length)addOnPreRun(Module[`preRun`].shift())}callRuntimeCallbacks(onPreRuns)}__name(preRun,`preRun`);function initRuntime(){runtimeInitialized=true;callRuntimeCallbacks(__RELOC_FUNCS__);wasmExports[`__wasm_call_ctors`]();callRuntimeCallbacks(onPostCtors)}__name(initRuntime,`initRuntime`);function preMain(){}__name(preMain,`preMain`);function postRun(){if(Module[`postRun`]){if(typeof Module[`postRun`]==`function`)Module[`postRun`]=[Module[`postRun`]];while(Module[`postRun`].length)addOnPostRun(Module[`postRun`].shift())}callRuntimeCallbacks(onPostRuns)}__name(postRun,`postRun`);function abort(what){Module[`onAbort`]?.(what);what=`Aborted(`+what+`)`;err(what);ABORT=true;what+=`. Build with -sASSERTIONS for more info.`;var e=new WebAssembly.RuntimeError(what);readyPromiseReject?.(e);throw e}__name(abort,`abort`);var wasmBinaryFile;function findWasmBinary(){if(Module[`locateFile`])return locateFile(`web-tree-sitter.wasm`);return new URL(`web-tree-sitter.wasm`,import.meta.url).href}__name(findWasmBinary,`findWasmBinary`);function getBinarySync(file){if(file==wasmBinaryFile&&wasmBinary)return new Uint8Array(wasmBinary);if(readBinary)return readBinary(file);throw`both async and sync fetching of the wasm failed`}__name(getBinarySync,`getBinarySync`);async function getWasmBinary(binaryFile){if(!wasmBinary)try{var response=await readAsync(binaryFile);return new Uint8Array(response)}catch{}return getBinarySync(binaryFile)}__name(getWasmBinary,`getWasmBinary`);async function instantiateArrayBuffer(binaryFile,imports){try{var binary2=await getWasmBinary(binaryFile);return await WebAssembly.instantiate(binary2,imports)}catch(reason){err(`failed to asynchronously prepare wasm: ${reason}`);abort(reason)}}__name(instantiateArrayBuffer,`instantiateArrayBuffer`);async function instantiateAsync(binary2,binaryFile,imports){if(!binary2&&!isFileURI(binaryFile)&&!ENVIRONMENT_IS_NODE)try{var response=fetch(binaryFile,{credentials:`same-origin`});return await WebAssembly.instantiateStreaming(response,imports)}catch(reason){err(`wasm streaming compile failed: ${reason}`);err(`falling back to ArrayBuffer instantiation`)}return instantiateArrayBuffer(binaryFile,imports)}__name(instantiateAsync,`instantiateAsync`);function getWasmImports(){return{"env":wasmImports,"wasi_snapshot_preview1":wasmImports,"GOT.mem":new Proxy(wasmImports,GOTHandler),"GOT.func":new Proxy(wasmImports,GOTHandler)}}__name(getWasmImports,`getWasmImports`);async function createWasm(){function receiveInstance(instance2,module2){wasmExports=instance2.exports;wasmExports=relocateExports(wasmExports,1024);var metadata2=getDylinkMetadata(module2);if(metadata2.neededDynlibs)dynamicLibraries=metadata2.neededDynlibs.concat(dynamicLibraries);mergeLibSymbols(wasmExports,`main`);LDSO.init();loadDylibs();__RELOC_FUNCS__.push(wasmExports[`__wasm_apply_data_relocs`]);assignWasmExports(wasmExports);return wasmExports}__name(receiveInstance,`receiveInstance`);function receiveInstantiationResult(result2){return receiveInstance(result2[`instance`],result2[`module`])}__name(receiveInstantiationResult,`receiveInstantiationResult`);var info2=getWasmImports();if(Module[`instantiateWasm`])return new Promise((resolve,reject)=>{Module[`instantiateWasm`](info2,(mod,inst)=>{resolve(receiveInstance(mod,inst))})});wasmBinaryFile??=findWasmBinary();return receiveInstantiationResult(await instantiateAsync(wasmBinary,wasmBinaryFile,info2))}__name(createWasm,`createWasm`);class ExitStatus{static{__name(this,`ExitStatus`)}name=`ExitStatus`;constructor(status){this.message=`Program terminated with exit(${status})`;this.status=status}}var GOT={};var currentModuleWeakSymbols=new Set([]);var GOTHandler={get(obj,symName){var rtn=GOT[symName];if(!rtn)rtn=GOT[symName]=new WebAssembly.Global({"value":`i32`,"mutable":true});if(!currentModuleWeakSymbols.has(symName))rtn.required=true;return rtn}};var LE_ATOMICS_NATIVE_BYTE_ORDER=[];var LE_HEAP_LOAD_F32=__name(byteOffset=>HEAP_DATA_VIEW.getFloat32(byteOffset,true),`LE_HEAP_LOAD_F32`);var LE_HEAP_LOAD_F64=__name(byteOffset=>HEAP_DATA_VIEW.getFloat64(byteOffset,true),`LE_HEAP_LOAD_F64`);var LE_HEAP_LOAD_I16=__name(byteOffset=>HEAP_DATA_VIEW.getInt16(byteOffset,true),`LE_HEAP_LOAD_I16`);var LE_HEAP_LOAD_I32=__name(byteOffset=>HEAP_DATA_VIEW.getInt32(byteOffset,true),`LE_HEAP_LOAD_I32`);var LE_HEAP_LOAD_I64=__name(byteOffset=>HEAP_DATA_VIEW.getBigInt64(byteOffset,true),`LE_HEAP_LOAD_I64`);var LE_HEAP_LOAD_U32=__name(byteOffset=>HEAP_DATA_VIEW.getUint32(byteOffset,true),`LE_HEAP_LOAD_U32`);var LE_HEAP_STORE_F32=__name((byteOffset,value)=>HEAP_DATA_VIEW.setFloat32(byteOffset,value,true),`LE_HEAP_STORE_F32`);var LE_HEAP_STORE_F64=__name((byteOffset,value)=>HEAP_DATA_VIEW.setFloat64(byteOffset,value,true),`LE_HEAP_STORE_F64`);var LE_HEAP_STORE_I16=__name((byteOffset,value)=>HEAP_DATA_VIEW.setInt16(byteOffset,value,true),`LE_HEAP_STORE_I16`);var LE_HEAP_STORE_I32=__name((byteOffset,value)=>HEAP_DATA_VIEW.setInt32(byteOffset,value,true),`LE_HEAP_STORE_I32`);var LE_HEAP_STORE_I64=__name((byteOffset,value)=>HEAP_DATA_VIEW.setBigInt64(byteOffset,value,true),`LE_HEAP_STORE_I64`);var LE_HEAP_STORE_U32=__name((byteOffset,value)=>HEAP_DATA_VIEW.setUint32(byteOffset,value,true),`LE_HEAP_STORE_U32`);var callRuntimeCallbacks=__name(callbacks=>{while(callbacks.length>0)callbacks.shift()(Module)},`callRuntimeCallbacks`);var onPostRuns=[];var addOnPostRun=__name(cb=>onPostRuns.push(cb),`addOnPostRun`);var onPreRuns=[];var addOnPreRun=__name(cb=>onPreRuns.push(cb),`addOnPreRun`);var UTF8Decoder=typeof TextDecoder!=`undefined`?new TextDecoder:void 0;var findStringEnd=__name((heapOrArray,idx,maxBytesToRead,ignoreNul)=>{var maxIdx=idx+maxBytesToRead;if(ignoreNul)return maxIdx;while(heapOrArray[idx]&&!(idx>=maxIdx))++idx;return idx},`findStringEnd`);var UTF8ArrayToString=__name((heapOrArray,idx=0,maxBytesToRead,ignoreNul)=>{var endPtr=findStringEnd(heapOrArray,idx,maxBytesToRead,ignoreNul);if(endPtr-idx>16&&heapOrArray.buffer&&UTF8Decoder)return UTF8Decoder.decode(heapOrArray.subarray(idx,endPtr));var str=``;while(idx<endPtr){var u0=heapOrArray[idx++];if(!(u0&128)){str+=String.fromCharCode(u0);continue}var u1=heapOrArray[idx++]&63;if((u0&224)==192){str+=String.fromCharCode((u0&31)<<6|u1);continue}var u2=heapOrArray[idx++]&63;if((u0&240)==224)u0=(u0&15)<<12|u1<<6|u2;else u0=(u0&7)<<18|u1<<12|u2<<6|heapOrArray[idx++]&63;if(u0<65536)str+=String.fromCharCode(u0);else{var ch=u0-65536;str+=String.fromCharCode(55296|ch>>10,56320|ch&1023)}}return str},`UTF8ArrayToString`);var getDylinkMetadata=__name(binary2=>{var offset=0;var end=0;function getU8(){return binary2[offset++]}__name(getU8,`getU8`);function getLEB(){var ret=0;var mul=1;while(1){var byte=binary2[offset++];ret+=(byte&127)*mul;mul*=128;if(!(byte&128))break}return ret}__name(getLEB,`getLEB`);function getString(){var len=getLEB();offset+=len;return UTF8ArrayToString(binary2,offset-len,len)}__name(getString,`getString`);function getStringList(){var count2=getLEB();var rtn=[];while(count2--)rtn.push(getString());return rtn}__name(getStringList,`getStringList`);function failIf(condition,message){if(condition)throw new Error(message)}__name(failIf,`failIf`);if(binary2 instanceof WebAssembly.Module){var dylinkSection=WebAssembly.Module.customSections(binary2,`dylink.0`);failIf(dylinkSection.length===0,`need dylink section`);binary2=new Uint8Array(dylinkSection[0]);end=binary2.length}else{var int32View=new Uint32Array(new Uint8Array(binary2.subarray(0,24)).buffer);failIf(!(int32View[0]==1836278016||int32View[0]==6386541),`need to see wasm magic number`);failIf(binary2[8]!==0,`need the dylink section to be first`);offset=9;var section_size=getLEB();end=offset+section_size;failIf(getString()!==`dylink.0`)}var customSection={neededDynlibs:[],tlsExports:new Set,weakImports:new Set,runtimePaths:[]};var WASM_DYLINK_MEM_INFO=1;var WASM_DYLINK_NEEDED=2;var WASM_DYLINK_EXPORT_INFO=3;var WASM_DYLINK_IMPORT_INFO=4;var WASM_DYLINK_RUNTIME_PATH=5;var WASM_SYMBOL_TLS=256;var WASM_SYMBOL_BINDING_MASK=3;var WASM_SYMBOL_BINDING_WEAK=1;while(offset<end){var subsectionType=getU8();var subsectionSize=getLEB();if(subsectionType===WASM_DYLINK_MEM_INFO){customSection.memorySize=getLEB();customSection.memoryAlign=getLEB();customSection.tableSize=getLEB();customSection.tableAlign=getLEB()}else if(subsectionType===WASM_DYLINK_NEEDED)customSection.neededDynlibs=getStringList();else if(subsectionType===WASM_DYLINK_EXPORT_INFO){var count=getLEB();while(count--){var symname=getString();var flags2=getLEB();if(flags2&WASM_SYMBOL_TLS)customSection.tlsExports.add(symname)}}else if(subsectionType===WASM_DYLINK_IMPORT_INFO){var count=getLEB();while(count--){var modname=getString();var symname=getString();var flags2=getLEB();if((flags2&WASM_SYMBOL_BINDING_MASK)==WASM_SYMBOL_BINDING_WEAK)customSection.weakImports.add(symname)}}else if(subsectionType===WASM_DYLINK_RUNTIME_PATH)customSection.runtimePaths=getStringList();else offset+=subsectionSize}return customSection},`getDylinkMetadata`);function getValue(ptr,type=`i8`){if(type.endsWith(`*`))type=`*`;switch(type){case`i1`:return HEAP8[ptr];case`i8`:return HEAP8[ptr];case`i16`:return LE_HEAP_LOAD_I16((ptr>>1)*2);case`i32`:return LE_HEAP_LOAD_I32((ptr>>2)*4);case`i64`:return LE_HEAP_LOAD_I64((ptr>>3)*8);case`float`:return LE_HEAP_LOAD_F32((ptr>>2)*4);case`double`:return LE_HEAP_LOAD_F64((ptr>>3)*8);case`*`:return LE_HEAP_LOAD_U32((ptr>>2)*4);default:abort(`invalid type for getValue: ${type}`)}}__name(getValue,`getValue`);var newDSO=__name((name2,handle2,syms)=>{var dso={refcount:1/0,name:name2,exports:syms,global:true};LDSO.loadedLibsByName[name2]=dso;if(handle2!=void 0)LDSO.loadedLibsByHandle[handle2]=dso;return dso},`newDSO`);var LDSO={loadedLibsByName:{},loadedLibsByHandle:{},init(){newDSO(`__main__`,0,wasmImports)}};var ___heap_base=82240;var alignMemory=__name((size,alignment)=>Math.ceil(size/alignment)*alignment,`alignMemory`);var getMemory=__name(size=>{if(runtimeInitialized)return _calloc(size,1);var ret=___heap_base;var end=ret+alignMemory(size,16);___heap_base=end;GOT[`__heap_base`].value=end;return ret},`getMemory`);var isInternalSym=__name(symName=>[`__cpp_exception`,`__c_longjmp`,`__wasm_apply_data_relocs`,`__dso_handle`,`__tls_size`,`__tls_align`,`__set_stack_limits`,`_emscripten_tls_init`,`__wasm_init_tls`,`__wasm_call_ctors`,`__start_em_asm`,`__stop_em_asm`,`__start_em_js`,`__stop_em_js`].includes(symName)||symName.startsWith(`__em_js__`),`isInternalSym`);var uleb128EncodeWithLen=__name(arr=>{const n=arr.length;return[n%128|128,n>>7,...arr]},`uleb128EncodeWithLen`);var wasmTypeCodes={"i":127,"p":127,"j":126,"f":125,"d":124,"e":111};var generateTypePack=__name(types=>uleb128EncodeWithLen(Array.from(types,type=>{return wasmTypeCodes[type]})),`generateTypePack`);var convertJsFunctionToWasm=__name((func2,sig)=>{var bytes=Uint8Array.of(0,97,115,109,1,0,0,0,1,...uleb128EncodeWithLen([1,96,...generateTypePack(sig.slice(1)),...generateTypePack(sig[0]===`v`?``:sig[0])]),2,7,1,1,101,1,102,0,0,7,5,1,1,102,0,0);var module2=new WebAssembly.Module(bytes);return new WebAssembly.Instance(module2,{"e":{"f":func2}}).exports[`f`]},`convertJsFunctionToWasm`);var wasmTableMirror=[];var wasmTable=new WebAssembly.Table({"initial":31,"element":`anyfunc`});var getWasmTableEntry=__name(funcPtr=>{var func2=wasmTableMirror[funcPtr];if(!func2)wasmTableMirror[funcPtr]=func2=wasmTable.get(funcPtr);return func2},`getWasmTableEntry`);var updateTableMap=__name((offset,count)=>{if(functionsInTableMap)for(var i2=offset;i2<offset+count;i2++){var item=getWasmTableEntry(i2);if(item)functionsInTableMap.set(item,i2)}},`updateTableMap`);var functionsInTableMap;var getFunctionAddress=__name(func2=>{if(!functionsInTableMap){functionsInTableMap=new WeakMap;updateTableMap(0,wasmTable.length)}return functionsInTableMap.get(func2)||0},`getFunctionAddress`);var freeTableIndexes=[];var getEmptyTableSlot=__name(()=>{if(freeTableIndexes.length)return freeTableIndexes.pop();return wasmTable[`grow`](1)},`getEmptyTableSlot`);var setWasmTableEntry=__name((idx,func2)=>{wasmTable.set(idx,func2);wasmTableMirror[idx]=wasmTable.get(idx)},`setWasmTableEntry`);var addFunction=__name((func2,sig)=>{var rtn=getFunctionAddress(func2);if(rtn)return rtn;var ret=getEmptyTableSlot();try{setWasmTableEntry(ret,func2)}catch(err2){if(!(err2 instanceof TypeError))throw err2;setWasmTableEntry(ret,convertJsFunctionToWasm(func2,sig))}functionsInTableMap.set(func2,ret);return ret},`addFunction`);var updateGOT=__name((exports,replace)=>{for(var symName in exports){if(isInternalSym(symName))continue;var value=exports[symName];GOT[symName]||=new WebAssembly.Global({"value":`i32`,"mutable":true});if(replace||GOT[symName].value==0){if(typeof value==`function`)GOT[symName].value=addFunction(value);else if(typeof value==`number`)GOT[symName].value=value;else err(`unhandled export type for '${symName}': ${typeof value}`)}}},`updateGOT`);var relocateExports=__name((exports,memoryBase2,replace)=>{var relocated={};for(var e in exports){var value=exports[e];if(typeof value==`object`)value=value.value;if(typeof value==`number`)value+=memoryBase2;relocated[e]=value}updateGOT(relocated,replace);return relocated},`relocateExports`);var isSymbolDefined=__name(symName=>{var existing=wasmImports[symName];if(!existing||existing.stub)return false;return true},`isSymbolDefined`);var dynCall=__name((sig,ptr,args2=[],promising=false)=>{var rtn=getWasmTableEntry(ptr)(...args2);function convert(rtn2){return rtn2}__name(convert,`convert`);return convert(rtn)},`dynCall`);var stackSave=__name(()=>_emscripten_stack_get_current(),`stackSave`);var stackRestore=__name(val=>__emscripten_stack_restore(val),`stackRestore`);var createInvokeFunction=__name(sig=>(ptr,...args2)=>{var sp=stackSave();try{return dynCall(sig,ptr,args2)}catch(e){stackRestore(sp);if(e!==e+0)throw e;_setThrew(1,0);if(sig[0]==`j`)return 0n}},`createInvokeFunction`);var resolveGlobalSymbol=__name((symName,direct=false)=>{var sym;if(isSymbolDefined(symName))sym=wasmImports[symName];else if(symName.startsWith(`invoke_`))sym=wasmImports[symName]=createInvokeFunction(symName.split(`_`)[1]);return{sym,name:symName}},`resolveGlobalSymbol`);var onPostCtors=[];var addOnPostCtor=__name(cb=>onPostCtors.push(cb),`addOnPostCtor`);var UTF8ToString=__name((ptr,maxBytesToRead,ignoreNul)=>ptr?UTF8ArrayToString(HEAPU8,ptr,maxBytesToRead,ignoreNul):``,`UTF8ToString`);var loadWebAssemblyModule=__name((binary,flags,libName,localScope,handle)=>{var metadata=getDylinkMetadata(binary);function loadModule(){var memAlign=Math.pow(2,metadata.memoryAlign);var memoryBase=metadata.memorySize?alignMemory(getMemory(metadata.memorySize+memAlign),memAlign):0;var tableBase=metadata.tableSize?wasmTable.length:0;if(handle){HEAP8[handle+8]=1;LE_HEAP_STORE_U32((handle+12>>2)*4,memoryBase);LE_HEAP_STORE_I32((handle+16>>2)*4,metadata.memorySize);LE_HEAP_STORE_U32((handle+20>>2)*4,tableBase);LE_HEAP_STORE_I32((handle+24>>2)*4,metadata.tableSize)}if(metadata.tableSize)wasmTable.grow(metadata.tableSize);var moduleExports;function resolveSymbol(sym){var resolved=resolveGlobalSymbol(sym).sym;if(!resolved&&localScope)resolved=localScope[sym];if(!resolved)resolved=moduleExports[sym];return resolved}__name(resolveSymbol,`resolveSymbol`);var proxyHandler={get(stubs,prop){switch(prop){case`__memory_base`:return memoryBase;case`__table_base`:return tableBase}if(prop in wasmImports&&!wasmImports[prop].stub)return wasmImports[prop];if(!(prop in stubs)){var resolved;stubs[prop]=(...args2)=>{resolved||=resolveSymbol(prop);return resolved(...args2)}}return stubs[prop]}};var proxy=new Proxy({},proxyHandler);currentModuleWeakSymbols=metadata.weakImports;var info={"GOT.mem":new Proxy({},GOTHandler),"GOT.func":new Proxy({},GOTHandler),"env":proxy,"wasi_snapshot_preview1":proxy};function postInstantiation(module,instance){updateTableMap(tableBase,metadata.tableSize);moduleExports=relocateExports(instance.exports,memoryBase);if(!flags.allowUndefined)reportUndefinedSymbols();function addEmAsm(addr,body){var args=[];var arity=0;for(;arity<16;arity++)if(body.indexOf(`$`+arity)!=-1)args.push(`$`+arity);else break;args=args.join(`,`);var func=`(${args}) => { ${body} };`;ASM_CONSTS[start]=eval(func)}__name(addEmAsm,`addEmAsm`);if(`__start_em_asm`in moduleExports){var start=moduleExports[`__start_em_asm`];var stop=moduleExports[`__stop_em_asm`];while(start<stop){var jsString=UTF8ToString(start);addEmAsm(start,jsString);start=HEAPU8.indexOf(0,start)+1}}function addEmJs(name,cSig,body){var jsArgs=[];cSig=cSig.slice(1,-1);if(cSig!=`void`){cSig=cSig.split(`,`);for(var i in cSig){var jsArg=cSig[i].split(` `).pop();jsArgs.push(jsArg.replace(`*`,``))}}var func=`(${jsArgs}) => ${body};`;moduleExports[name]=eval(func)}__name(addEmJs,`addEmJs`);for(var name in moduleExports)if(name.startsWith(`__em_js__`)){var start=moduleExports[name];var jsString=UTF8ToString(start);var parts=jsString.split(`<::>`);addEmJs(name.replace(`__em_js__`,``),parts[0],parts[1]);delete moduleExports[name]}var applyRelocs=moduleExports[`__wasm_apply_data_relocs`];if(applyRelocs){if(runtimeInitialized)applyRelocs();else __RELOC_FUNCS__.push(applyRelocs)}var init=moduleExports[`__wasm_call_ctors`];if(init){if(runtimeInitialized)init();else addOnPostCtor(init)}return moduleExports}__name(postInstantiation,`postInstantiation`);if(flags.loadAsync)return(async()=>{var instance2;if(binary instanceof WebAssembly.Module)instance2=new WebAssembly.Instance(binary,info);else({module:binary,instance:instance2}=await WebAssembly.instantiate(binary,info));return postInstantiation(binary,instance2)})();var module=binary instanceof WebAssembly.Module?binary:new WebAssembly.Module(binary);var instance=new WebAssembly.Instance(module,info);return postInstantiation(module,instance)}__name(loadModule,`loadModule`);flags={...flags,rpath:{parentLibPath:libName,paths:metadata.runtimePaths}};if(flags.loadAsync)return metadata.neededDynlibs.reduce((chain,dynNeeded)=>chain.then(()=>loadDynamicLibrary(dynNeeded,flags,localScope)),Promise.resolve()).then(loadModule);metadata.neededDynlibs.forEach(needed=>loadDynamicLibrary(needed,flags,localScope));return loadModule()},`loadWebAssemblyModule`);var mergeLibSymbols=__name((exports,libName2)=>{for(var[sym,exp]of Object.entries(exports)){const setImport=__name(target=>{if(!isSymbolDefined(target))wasmImports[target]=exp},`setImport`);setImport(sym);const main_alias=`__main_argc_argv`;if(sym==`main`)setImport(main_alias);if(sym==main_alias)setImport(`main`)}},`mergeLibSymbols`);var asyncLoad=__name(async url=>{var arrayBuffer=await readAsync(url);return new Uint8Array(arrayBuffer)},`asyncLoad`);function loadDynamicLibrary(libName2,flags2={global:true,nodelete:true},localScope2,handle2){var dso=LDSO.loadedLibsByName[libName2];if(dso){if(!flags2.global){if(localScope2)Object.assign(localScope2,dso.exports)}else if(!dso.global){dso.global=true;mergeLibSymbols(dso.exports,libName2)}if(flags2.nodelete&&dso.refcount!==1/0)dso.refcount=1/0;dso.refcount++;if(handle2)LDSO.loadedLibsByHandle[handle2]=dso;return flags2.loadAsync?Promise.resolve(true):true}dso=newDSO(libName2,handle2,`loading`);dso.refcount=flags2.nodelete?1/0:1;dso.global=flags2.global;function loadLibData(){if(handle2){var data=LE_HEAP_LOAD_U32((handle2+28>>2)*4);var dataSize=LE_HEAP_LOAD_U32((handle2+32>>2)*4);if(data&&dataSize){var libData=HEAP8.slice(data,data+dataSize);return flags2.loadAsync?Promise.resolve(libData):libData}}var libFile=locateFile(libName2);if(flags2.loadAsync)return asyncLoad(libFile);if(!readBinary)throw new Error(`${libFile}: file not found, and synchronous loading of external files is not available`);return readBinary(libFile)}__name(loadLibData,`loadLibData`);function getExports(){if(flags2.loadAsync)return loadLibData().then(libData=>loadWebAssemblyModule(libData,flags2,libName2,localScope2,handle2));return loadWebAssemblyModule(loadLibData(),flags2,libName2,localScope2,handle2)}__name(getExports,`getExports`);function moduleLoaded(exports){if(dso.global)mergeLibSymbols(exports,libName2);else if(localScope2)Object.assign(localScope2,exports);dso.exports=exports}__name(moduleLoaded,`moduleLoaded`);if(flags2.loadAsync)return getExports().then(exports=>{moduleLoaded(exports);return true});moduleLoaded(getExports());return true}__name(loadDynamicLibrary,`loadDynamicLibrary`);var reportUndefinedSymbols=__name(()=>{for(var[symName,entry]of Object.entries(GOT))if(entry.value==0){var value=resolveGlobalSymbol(symName,true).sym;if(!value&&!entry.required)continue;if(typeof value==`function`)entry.value=addFunction(value,value.sig);else if(typeof value==`number`)entry.value=value;else throw new Error(`bad export type for '${symName}': ${typeof value}`)}},`reportUndefinedSymbols`);var runDependencies=0;var dependenciesFulfilled=null;var removeRunDependency=__name(id=>{runDependencies--;Module[`monitorRunDependencies`]?.(runDependencies);if(runDependencies==0){if(dependenciesFulfilled){var callback=dependenciesFulfilled;dependenciesFulfilled=null;callback()}}},`removeRunDependency`);var addRunDependency=__name(id=>{runDependencies++;Module[`monitorRunDependencies`]?.(runDependencies)},`addRunDependency`);var loadDylibs=__name(async()=>{if(!dynamicLibraries.length){reportUndefinedSymbols();return}addRunDependency(`loadDylibs`);for(var lib of dynamicLibraries)await loadDynamicLibrary(lib,{loadAsync:true,global:true,nodelete:true,allowUndefined:true});reportUndefinedSymbols();removeRunDependency(`loadDylibs`)},`loadDylibs`);var noExitRuntime=true;function setValue(ptr,value,type=`i8`){if(type.endsWith(`*`))type=`*`;switch(type){case`i1`:HEAP8[ptr]=value;break;case`i8`:HEAP8[ptr]=value;break;case`i16`:LE_HEAP_STORE_I16((ptr>>1)*2,value);break;case`i32`:LE_HEAP_STORE_I32((ptr>>2)*4,value);break;case`i64`:LE_HEAP_STORE_I64((ptr>>3)*8,BigInt(value));break;case`float`:LE_HEAP_STORE_F32((ptr>>2)*4,value);break;case`double`:LE_HEAP_STORE_F64((ptr>>3)*8,value);break;case`*`:LE_HEAP_STORE_U32((ptr>>2)*4,value);break;default:abort(`invalid type for setValue: ${type}`)}}__name(setValue,`setValue`);var ___memory_base=new WebAssembly.Global({"value":`i32`,"mutable":false},1024);var ___stack_high=82240;var ___stack_low=16704;var ___stack_pointer=new WebAssembly.Global({"value":`i32`,"mutable":true},82240);var ___table_base=new WebAssembly.Global({"value":`i32`,"mutable":false},1);var __abort_js=__name(()=>abort(``),`__abort_js`);__abort_js.sig=`v`;var getHeapMax=__name(()=>2147483648,`getHeapMax`);var growMemory=__name(size=>{var pages=(size-wasmMemory.buffer.byteLength+65535)/65536|0;try{wasmMemory.grow(pages);updateMemoryViews();return 1}catch(e){}},`growMemory`);var _emscripten_resize_heap=__name(requestedSize=>{var oldSize=HEAPU8.length;requestedSize>>>=0;var maxHeapSize=getHeapMax();if(requestedSize>maxHeapSize)return false;for(var cutDown=1;cutDown<=4;cutDown*=2){var overGrownHeapSize=oldSize*(1+.2/cutDown);overGrownHeapSize=Math.min(overGrownHeapSize,requestedSize+100663296);if(growMemory(Math.min(maxHeapSize,alignMemory(Math.max(requestedSize,overGrownHeapSize),65536))))return true}return false},`_emscripten_resize_heap`);_emscripten_resize_heap.sig=`ip`;var _fd_close=__name(fd=>52,`_fd_close`);_fd_close.sig=`ii`;var INT53_MAX=9007199254740992;var INT53_MIN=-9007199254740992;var bigintToI53Checked=__name(num=>num<INT53_MIN||num>INT53_MAX?NaN:Number(num),`bigintToI53Checked`);function _fd_seek(fd,offset,whence,newOffset){offset=bigintToI53Checked(offset);return 70}__name(_fd_seek,`_fd_seek`);_fd_seek.sig=`iijip`;var printCharBuffers=[null,[],[]];var printChar=__name((stream,curr)=>{var buffer=printCharBuffers[stream];if(curr===0||curr===10){(stream===1?out:err)(UTF8ArrayToString(buffer));buffer.length=0}else buffer.push(curr)},`printChar`);var _fd_write=__name((fd,iov,iovcnt,pnum)=>{var num=0;for(var i2=0;i2<iovcnt;i2++){var ptr=LE_HEAP_LOAD_U32((iov>>2)*4);var len=LE_HEAP_LOAD_U32((iov+4>>2)*4);iov+=8;for(var j=0;j<len;j++)printChar(fd,HEAPU8[ptr+j]);num+=len}LE_HEAP_STORE_U32((pnum>>2)*4,num);return 0},`_fd_write`);_fd_write.sig=`iippp`;function _tree_sitter_log_callback(isLexMessage,messageAddress){if(Module.currentLogCallback){const message=UTF8ToString(messageAddress);Module.currentLogCallback(message,isLexMessage!==0)}}__name(_tree_sitter_log_callback,`_tree_sitter_log_callback`);function _tree_sitter_parse_callback(inputBufferAddress,index,row,column,lengthAddress){const INPUT_BUFFER_SIZE=10240;const string=Module.currentParseCallback(index,{row,column});if(typeof string===`string`){setValue(lengthAddress,string.length,`i32`);stringToUTF16(string,inputBufferAddress,INPUT_BUFFER_SIZE)}else setValue(lengthAddress,0,`i32`)}__name(_tree_sitter_parse_callback,`_tree_sitter_parse_callback`);function _tree_sitter_progress_callback(currentOffset,hasError){if(Module.currentProgressCallback)return Module.currentProgressCallback({currentOffset,hasError});return false}__name(_tree_sitter_progress_callback,`_tree_sitter_progress_callback`);function _tree_sitter_query_progress_callback(currentOffset){if(Module.currentQueryProgressCallback)return Module.currentQueryProgressCallback({currentOffset});return false}__name(_tree_sitter_query_progress_callback,`_tree_sitter_query_progress_callback`);var runtimeKeepaliveCounter=0;var keepRuntimeAlive=__name(()=>noExitRuntime||runtimeKeepaliveCounter>0,`keepRuntimeAlive`);var _proc_exit=__name(code=>{EXITSTATUS=code;if(!keepRuntimeAlive()){Module[`onExit`]?.(code);ABORT=true}quit_(code,new ExitStatus(code))},`_proc_exit`);_proc_exit.sig=`vi`;var exitJS=__name((status,implicit)=>{EXITSTATUS=status;_proc_exit(status)},`exitJS`);var handleException=__name(e=>{if(e instanceof ExitStatus||e==`unwind`)return EXITSTATUS;quit_(1,e)},`handleException`);var lengthBytesUTF8=__name(str=>{var len=0;for(var i2=0;i2<str.length;++i2){var c=str.charCodeAt(i2);if(c<=127)len++;else if(c<=2047)len+=2;else if(c>=55296&&c<=57343){len+=4;++i2}else len+=3}return len},`lengthBytesUTF8`);var stringToUTF8Array=__name((str,heap,outIdx,maxBytesToWrite)=>{if(!(maxBytesToWrite>0))return 0;var startIdx=outIdx;var endIdx=outIdx+maxBytesToWrite-1;for(var i2=0;i2<str.length;++i2){var u=str.codePointAt(i2);if(u<=127){if(outIdx>=endIdx)break;heap[outIdx++]=u}else if(u<=2047){if(outIdx+1>=endIdx)break;heap[outIdx++]=192|u>>6;heap[outIdx++]=128|u&63}else if(u<=65535){if(outIdx+2>=endIdx)break;heap[outIdx++]=224|u>>12;heap[outIdx++]=128|u>>6&63;heap[outIdx++]=128|u&63}else{if(outIdx+3>=endIdx)break;heap[outIdx++]=240|u>>18;heap[outIdx++]=128|u>>12&63;heap[outIdx++]=128|u>>6&63;heap[outIdx++]=128|u&63;i2++}}heap[outIdx]=0;return outIdx-startIdx},`stringToUTF8Array`);var stringToUTF8=__name((str,outPtr,maxBytesToWrite)=>stringToUTF8Array(str,HEAPU8,outPtr,maxBytesToWrite),`stringToUTF8`);var stackAlloc=__name(sz=>__emscripten_stack_alloc(sz),`stackAlloc`);var stringToUTF8OnStack=__name(str=>{var size=lengthBytesUTF8(str)+1;var ret=stackAlloc(size);stringToUTF8(str,ret,size);return ret},`stringToUTF8OnStack`);var AsciiToString=__name(ptr=>{var str=``;while(1){var ch=HEAPU8[ptr++];if(!ch)return str;str+=String.fromCharCode(ch)}},`AsciiToString`);var stringToUTF16=__name((str,outPtr,maxBytesToWrite)=>{maxBytesToWrite??=2147483647;if(maxBytesToWrite<2)return 0;maxBytesToWrite-=2;var startPtr=outPtr;var numCharsToWrite=maxBytesToWrite<str.length*2?maxBytesToWrite/2:str.length;for(var i2=0;i2<numCharsToWrite;++i2){var codeUnit=str.charCodeAt(i2);LE_HEAP_STORE_I16((outPtr>>1)*2,codeUnit);outPtr+=2}LE_HEAP_STORE_I16((outPtr>>1)*2,0);return outPtr-startPtr},`stringToUTF16`);LE_ATOMICS_NATIVE_BYTE_ORDER=new Int8Array(new Int16Array([1]).buffer)[0]===1?[(x=>x),(x=>x),void 0,(x=>x)]:[(x=>x),(x=>((x&65280)<<8|(x&255)<<24)>>16),void 0,(x=>x>>24&255|x>>8&65280|(x&65280)<<8|(x&255)<<24)];function LE_HEAP_UPDATE(){HEAPU16.unsigned=(x=>x&65535);HEAPU32.unsigned=(x=>x>>>0)}__name(LE_HEAP_UPDATE,`LE_HEAP_UPDATE`);initMemory();if(Module[`noExitRuntime`])noExitRuntime=Module[`noExitRuntime`];if(Module[`print`])out=Module[`print`];if(Module[`printErr`])err=Module[`printErr`];if(Module[`dynamicLibraries`])dynamicLibraries=Module[`dynamicLibraries`];if(Module[`wasmBinary`])wasmBinary=Module[`wasmBinary`];if(Module[`arguments`])arguments_=Module[`arguments`];if(Module[`thisProgram`])thisProgram=Module[`thisProgram`];if(Module[`preInit`]){if(typeof Module[`preInit`]==`function`)Module[`preInit`]=[Module[`preInit`]];while(Module[`preInit`].length>0)Module[`preInit`].shift()()}Module[`setValue`]=setValue;Module[`getValue`]=getValue;Module[`UTF8ToString`]=UTF8ToString;Module[`stringToUTF8`]=stringToUTF8;Module[`lengthBytesUTF8`]=lengthBytesUTF8;Module[`AsciiToString`]=AsciiToString;Module[`stringToUTF16`]=stringToUTF16;Module[`loadWebAssemblyModule`]=loadWebAssemblyModule;Module[`LE_HEAP_STORE_I64`]=LE_HEAP_STORE_I64;var ASM_CONSTS={};var _malloc,_calloc,_realloc,_free,_ts_range_edit,_memcmp,_ts_language_symbol_count,_ts_language_state_count,_ts_language_abi_version,_ts_language_name,_ts_language_field_count,_ts_language_next_state,_ts_language_symbol_name,_ts_language_symbol_for_name,_strncmp,_ts_language_symbol_type,_ts_language_field_name_for_id,_ts_lookahead_iterator_new,_ts_lookahead_iterator_delete,_ts_lookahead_iterator_reset_state,_ts_lookahead_iterator_reset,_ts_lookahead_iterator_next,_ts_lookahead_iterator_current_symbol,_ts_point_edit,_ts_parser_delete,_ts_parser_reset,_ts_parser_set_language,_ts_parser_set_included_ranges,_ts_query_new,_ts_query_delete,_iswspace,_iswalnum,_ts_query_copy,_ts_query_pattern_count,_ts_query_capture_count,_ts_query_string_count,_ts_query_capture_name_for_id,_ts_query_capture_quantifier_for_id,_ts_query_string_value_for_id,_ts_query_predicates_for_pattern,_ts_query_start_byte_for_pattern,_ts_query_end_byte_for_pattern,_ts_query_is_pattern_rooted,_ts_query_is_pattern_non_local,_ts_query_is_pattern_guaranteed_at_step,_ts_query_disable_capture,_ts_query_disable_pattern,_ts_tree_copy,_ts_tree_delete,_ts_init,_ts_parser_new_wasm,_ts_parser_enable_logger_wasm,_ts_parser_parse_wasm,_ts_parser_included_ranges_wasm,_ts_language_type_is_named_wasm,_ts_language_type_is_visible_wasm,_ts_language_metadata_wasm,_ts_language_supertypes_wasm,_ts_language_subtypes_wasm,_ts_tree_root_node_wasm,_ts_tree_root_node_with_offset_wasm,_ts_tree_edit_wasm,_ts_tree_included_ranges_wasm,_ts_tree_get_changed_ranges_wasm,_ts_tree_cursor_new_wasm,_ts_tree_cursor_copy_wasm,_ts_tree_cursor_delete_wasm,_ts_tree_cursor_reset_wasm,_ts_tree_cursor_reset_to_wasm,_ts_tree_cursor_goto_first_child_wasm,_ts_tree_cursor_goto_last_child_wasm,_ts_tree_cursor_goto_first_child_for_index_wasm,_ts_tree_cursor_goto_first_child_for_position_wasm,_ts_tree_cursor_goto_next_sibling_wasm,_ts_tree_cursor_goto_previous_sibling_wasm,_ts_tree_cursor_goto_descendant_wasm,_ts_tree_cursor_goto_parent_wasm,_ts_tree_cursor_current_node_type_id_wasm,_ts_tree_cursor_current_node_state_id_wasm,_ts_tree_cursor_current_node_is_named_wasm,_ts_tree_cursor_current_node_is_missing_wasm,_ts_tree_cursor_current_node_id_wasm,_ts_tree_cursor_start_position_wasm,_ts_tree_cursor_end_position_wasm,_ts_tree_cursor_start_index_wasm,_ts_tree_cursor_end_index_wasm,_ts_tree_cursor_current_field_id_wasm,_ts_tree_cursor_current_depth_wasm,_ts_tree_cursor_current_descendant_index_wasm,_ts_tree_cursor_current_node_wasm,_ts_node_symbol_wasm,_ts_node_field_name_for_child_wasm,_ts_node_field_name_for_named_child_wasm,_ts_node_children_by_field_id_wasm,_ts_node_first_child_for_byte_wasm,_ts_node_first_named_child_for_byte_wasm,_ts_node_grammar_symbol_wasm,_ts_node_child_count_wasm,_ts_node_named_child_count_wasm,_ts_node_child_wasm,_ts_node_named_child_wasm,_ts_node_child_by_field_id_wasm,_ts_node_next_sibling_wasm,_ts_node_prev_sibling_wasm,_ts_node_next_named_sibling_wasm,_ts_node_prev_named_sibling_wasm,_ts_node_descendant_count_wasm,_ts_node_parent_wasm,_ts_node_child_with_descendant_wasm,_ts_node_descendant_for_index_wasm,_ts_node_named_descendant_for_index_wasm,_ts_node_descendant_for_position_wasm,_ts_node_named_descendant_for_position_wasm,_ts_node_start_point_wasm,_ts_node_end_point_wasm,_ts_node_start_index_wasm,_ts_node_end_index_wasm,_ts_node_to_string_wasm,_ts_node_children_wasm,_ts_node_named_children_wasm,_ts_node_descendants_of_type_wasm,_ts_node_is_named_wasm,_ts_node_has_changes_wasm,_ts_node_has_error_wasm,_ts_node_is_error_wasm,_ts_node_is_missing_wasm,_ts_node_is_extra_wasm,_ts_node_parse_state_wasm,_ts_node_next_parse_state_wasm,_ts_query_matches_wasm,_ts_query_captures_wasm,_memset,_memcpy,_memmove,_iswalpha,_iswblank,_iswdigit,_iswlower,_iswpunct,_iswupper,_iswxdigit,_memchr,_strlen,_strcmp,_strncat,_strncpy,_towlower,_towupper,_setThrew,__emscripten_stack_restore,__emscripten_stack_alloc,_emscripten_stack_get_current,___wasm_apply_data_relocs;function assignWasmExports(wasmExports2){Module[`_malloc`]=wasmExports2[`malloc`];Module[`_calloc`]=_calloc=wasmExports2[`calloc`];Module[`_realloc`]=wasmExports2[`realloc`];Module[`_free`]=wasmExports2[`free`];Module[`_ts_range_edit`]=wasmExports2[`ts_range_edit`];Module[`_memcmp`]=wasmExports2[`memcmp`];Module[`_ts_language_symbol_count`]=wasmExports2[`ts_language_symbol_count`];Module[`_ts_language_state_count`]=wasmExports2[`ts_language_state_count`];Module[`_ts_language_abi_version`]=wasmExports2[`ts_language_abi_version`];Module[`_ts_language_name`]=wasmExports2[`ts_language_name`];Module[`_ts_language_field_count`]=wasmExports2[`ts_language_field_count`];Module[`_ts_language_next_state`]=wasmExports2[`ts_language_next_state`];Module[`_ts_language_symbol_name`]=wasmExports2[`ts_language_symbol_name`];Module[`_ts_language_symbol_for_name`]=wasmExports2[`ts_language_symbol_for_name`];Module[`_strncmp`]=wasmExports2[`strncmp`];Module[`_ts_language_symbol_type`]=wasmExports2[`ts_language_symbol_type`];Module[`_ts_language_field_name_for_id`]=wasmExports2[`ts_language_field_name_for_id`];Module[`_ts_lookahead_iterator_new`]=wasmExports2[`ts_lookahead_iterator_new`];Module[`_ts_lookahead_iterator_delete`]=wasmExports2[`ts_lookahead_iterator_delete`];Module[`_ts_lookahead_iterator_reset_state`]=wasmExports2[`ts_lookahead_iterator_reset_state`];Module[`_ts_lookahead_iterator_reset`]=wasmExports2[`ts_lookahead_iterator_reset`];Module[`_ts_lookahead_iterator_next`]=wasmExports2[`ts_lookahead_iterator_next`];Module[`_ts_lookahead_iterator_current_symbol`]=wasmExports2[`ts_lookahead_iterator_current_symbol`];Module[`_ts_point_edit`]=wasmExports2[`ts_point_edit`];Module[`_ts_parser_delete`]=wasmExports2[`ts_parser_delete`];Module[`_ts_parser_reset`]=wasmExports2[`ts_parser_reset`];Module[`_ts_parser_set_language`]=wasmExports2[`ts_parser_set_language`];Module[`_ts_parser_set_included_ranges`]=wasmExports2[`ts_parser_set_included_ranges`];Module[`_ts_query_new`]=wasmExports2[`ts_query_new`];Module[`_ts_query_delete`]=wasmExports2[`ts_query_delete`];Module[`_iswspace`]=wasmExports2[`iswspace`];Module[`_iswalnum`]=wasmExports2[`iswalnum`];Module[`_ts_query_copy`]=wasmExports2[`ts_query_copy`];Module[`_ts_query_pattern_count`]=wasmExports2[`ts_query_pattern_count`];Module[`_ts_query_capture_count`]=wasmExports2[`ts_query_capture_count`];Module[`_ts_query_string_count`]=wasmExports2[`ts_query_string_count`];Module[`_ts_query_capture_name_for_id`]=wasmExports2[`ts_query_capture_name_for_id`];Module[`_ts_query_capture_quantifier_for_id`]=wasmExports2[`ts_query_capture_quantifier_for_id`];Module[`_ts_query_string_value_for_id`]=wasmExports2[`ts_query_string_value_for_id`];Module[`_ts_query_predicates_for_pattern`]=wasmExports2[`ts_query_predicates_for_pattern`];Module[`_ts_query_start_byte_for_pattern`]=wasmExports2[`ts_query_start_byte_for_pattern`];Module[`_ts_query_end_byte_for_pattern`]=wasmExports2[`ts_query_end_byte_for_pattern`];Module[`_ts_query_is_pattern_rooted`]=wasmExports2[`ts_query_is_pattern_rooted`];Module[`_ts_query_is_pattern_non_local`]=wasmExports2[`ts_query_is_pattern_non_local`];Module[`_ts_query_is_pattern_guaranteed_at_step`]=wasmExports2[`ts_query_is_pattern_guaranteed_at_step`];Module[`_ts_query_disable_capture`]=wasmExports2[`ts_query_disable_capture`];Module[`_ts_query_disable_pattern`]=wasmExports2[`ts_query_disable_pattern`];Module[`_ts_tree_copy`]=wasmExports2[`ts_tree_copy`];Module[`_ts_tree_delete`]=wasmExports2[`ts_tree_delete`];Module[`_ts_init`]=wasmExports2[`ts_init`];Module[`_ts_parser_new_wasm`]=wasmExports2[`ts_parser_new_wasm`];Module[`_ts_parser_enable_logger_wasm`]=wasmExports2[`ts_parser_enable_logger_wasm`];Module[`_ts_parser_parse_wasm`]=wasmExports2[`ts_parser_parse_wasm`];Module[`_ts_parser_included_ranges_wasm`]=wasmExports2[`ts_parser_included_ranges_wasm`];Module[`_ts_language_type_is_named_wasm`]=wasmExports2[`ts_language_type_is_named_wasm`];Module[`_ts_language_type_is_visible_wasm`]=wasmExports2[`ts_language_type_is_visible_wasm`];Module[`_ts_language_metadata_wasm`]=wasmExports2[`ts_language_metadata_wasm`];Module[`_ts_language_supertypes_wasm`]=wasmExports2[`ts_language_supertypes_wasm`];Module[`_ts_language_subtypes_wasm`]=wasmExports2[`ts_language_subtypes_wasm`];Module[`_ts_tree_root_node_wasm`]=wasmExports2[`ts_tree_root_node_wasm`];Module[`_ts_tree_root_node_with_offset_wasm`]=wasmExports2[`ts_tree_root_node_with_offset_wasm`];Module[`_ts_tree_edit_wasm`]=wasmExports2[`ts_tree_edit_wasm`];Module[`_ts_tree_included_ranges_wasm`]=wasmExports2[`ts_tree_included_ranges_wasm`];Module[`_ts_tree_get_changed_ranges_wasm`]=wasmExports2[`ts_tree_get_changed_ranges_wasm`];Module[`_ts_tree_cursor_new_wasm`]=wasmExports2[`ts_tree_cursor_new_wasm`];Module[`_ts_tree_cursor_copy_wasm`]=wasmExports2[`ts_tree_cursor_copy_wasm`];Module[`_ts_tree_cursor_delete_wasm`]=wasmExports2[`ts_tree_cursor_delete_wasm`];Module[`_ts_tree_cursor_reset_wasm`]=wasmExports2[`ts_tree_cursor_reset_wasm`];Module[`_ts_tree_cursor_reset_to_wasm`]=wasmExports2[`ts_tree_cursor_reset_to_wasm`];Module[`_ts_tree_cursor_goto_first_child_wasm`]=wasmExports2[`ts_tree_cursor_goto_first_child_wasm`];Module[`_ts_tree_cursor_goto_last_child_wasm`]=wasmExports2[`ts_tree_cursor_goto_last_child_wasm`];Module[`_ts_tree_cursor_goto_first_child_for_index_wasm`]=wasmExports2[`ts_tree_cursor_goto_first_child_for_index_wasm`];Module[`_ts_tree_cursor_goto_first_child_for_position_wasm`]=wasmExports2[`ts_tree_cursor_goto_first_child_for_position_wasm`];Module[`_ts_tree_cursor_goto_next_sibling_wasm`]=wasmExports2[`ts_tree_cursor_goto_next_sibling_wasm`];Module[`_ts_tree_cursor_goto_previous_sibling_wasm`]=wasmExports2[`ts_tree_cursor_goto_previous_sibling_wasm`];Module[`_ts_tree_cursor_goto_descendant_wasm`]=wasmExports2[`ts_tree_cursor_goto_descendant_wasm`];Module[`_ts_tree_cursor_goto_parent_wasm`]=wasmExports2[`ts_tree_cursor_goto_parent_wasm`];Module[`_ts_tree_cursor_current_node_type_id_wasm`]=wasmExports2[`ts_tree_cursor_current_node_type_id_wasm`];Module[`_ts_tree_cursor_current_node_state_id_wasm`]=wasmExports2[`ts_tree_cursor_current_node_state_id_wasm`];Module[`_ts_tree_cursor_current_node_is_named_wasm`]=wasmExports2[`ts_tree_cursor_current_node_is_named_wasm`];Module[`_ts_tree_cursor_current_node_is_missing_wasm`]=wasmExports2[`ts_tree_cursor_current_node_is_missing_wasm`];Module[`_ts_tree_cursor_current_node_id_wasm`]=wasmExports2[`ts_tree_cursor_current_node_id_wasm`];Module[`_ts_tree_cursor_start_position_wasm`]=wasmExports2[`ts_tree_cursor_start_position_wasm`];Module[`_ts_tree_cursor_end_position_wasm`]=wasmExports2[`ts_tree_cursor_end_position_wasm`];Module[`_ts_tree_cursor_start_index_wasm`]=wasmExports2[`ts_tree_cursor_start_index_wasm`];Module[`_ts_tree_cursor_end_index_wasm`]=wasmExports2[`ts_tree_cursor_end_index_wasm`];Module[`_ts_tree_cursor_current_field_id_wasm`]=wasmExports2[`ts_tree_cursor_current_field_id_wasm`];Module[`_ts_tree_cursor_current_depth_wasm`]=wasmExports2[`ts_tree_cursor_current_depth_wasm`];Module[`_ts_tree_cursor_current_descendant_index_wasm`]=wasmExports2[`ts_tree_cursor_current_descendant_index_wasm`];Module[`_ts_tree_cursor_current_node_wasm`]=wasmExports2[`ts_tree_cursor_current_node_wasm`];Module[`_ts_node_symbol_wasm`]=wasmExports2[`ts_node_symbol_wasm`];Module[`_ts_node_field_name_for_child_wasm`]=wasmExports2[`ts_node_field_name_for_child_wasm`];Module[`_ts_node_field_name_for_named_child_wasm`]=wasmExports2[`ts_node_field_name_for_named_child_wasm`];Module[`_ts_node_children_by_field_id_wasm`]=wasmExports2[`ts_node_children_by_field_id_wasm`];Module[`_ts_node_first_child_for_byte_wasm`]=wasmExports2[`ts_node_first_child_for_byte_wasm`];Module[`_ts_node_first_named_child_for_byte_wasm`]=wasmExports2[`ts_node_first_named_child_for_byte_wasm`];Module[`_ts_node_grammar_symbol_wasm`]=wasmExports2[`ts_node_grammar_symbol_wasm`];Module[`_ts_node_child_count_wasm`]=wasmExports2[`ts_node_child_count_wasm`];Module[`_ts_node_named_child_count_wasm`]=wasmExports2[`ts_node_named_child_count_wasm`];Module[`_ts_node_child_wasm`]=wasmExports2[`ts_node_child_wasm`];Module[`_ts_node_named_child_wasm`]=wasmExports2[`ts_node_named_child_wasm`];Module[`_ts_node_child_by_field_id_wasm`]=wasmExports2[`ts_node_child_by_field_id_wasm`];Module[`_ts_node_next_sibling_wasm`]=wasmExports2[`ts_node_next_sibling_wasm`];Module[`_ts_node_prev_sibling_wasm`]=wasmExports2[`ts_node_prev_sibling_wasm`];Module[`_ts_node_next_named_sibling_wasm`]=wasmExports2[`ts_node_next_named_sibling_wasm`];Module[`_ts_node_prev_named_sibling_wasm`]=wasmExports2[`ts_node_prev_named_sibling_wasm`];Module[`_ts_node_descendant_count_wasm`]=wasmExports2[`ts_node_descendant_count_wasm`];Module[`_ts_node_parent_wasm`]=wasmExports2[`ts_node_parent_wasm`];Module[`_ts_node_child_with_descendant_wasm`]=wasmExports2[`ts_node_child_with_descendant_wasm`];Module[`_ts_node_descendant_for_index_wasm`]=wasmExports2[`ts_node_descendant_for_index_wasm`];Module[`_ts_node_named_descendant_for_index_wasm`]=wasmExports2[`ts_node_named_descendant_for_index_wasm`];Module[`_ts_node_descendant_for_position_wasm`]=wasmExports2[`ts_node_descendant_for_position_wasm`];Module[`_ts_node_named_descendant_for_position_wasm`]=wasmExports2[`ts_node_named_descendant_for_position_wasm`];Module[`_ts_node_start_point_wasm`]=wasmExports2[`ts_node_start_point_wasm`];Module[`_ts_node_end_point_wasm`]=wasmExports2[`ts_node_end_point_wasm`];Module[`_ts_node_start_index_wasm`]=wasmExports2[`ts_node_start_index_wasm`];Module[`_ts_node_end_index_wasm`]=wasmExports2[`ts_node_end_index_wasm`];Module[`_ts_node_to_string_wasm`]=wasmExports2[`ts_node_to_string_wasm`];Module[`_ts_node_children_wasm`]=wasmExports2[`ts_node_children_wasm`];Module[`_ts_node_named_children_wasm`]=wasmExports2[`ts_node_named_children_wasm`];Module[`_ts_node_descendants_of_type_wasm`]=wasmExports2[`ts_node_descendants_of_type_wasm`];Module[`_ts_node_is_named_wasm`]=wasmExports2[`ts_node_is_named_wasm`];Module[`_ts_node_has_changes_wasm`]=wasmExports2[`ts_node_has_changes_wasm`];Module[`_ts_node_has_error_wasm`]=wasmExports2[`ts_node_has_error_wasm`];Module[`_ts_node_is_error_wasm`]=wasmExports2[`ts_node_is_error_wasm`];Module[`_ts_node_is_missing_wasm`]=wasmExports2[`ts_node_is_missing_wasm`];Module[`_ts_node_is_extra_wasm`]=wasmExports2[`ts_node_is_extra_wasm`];Module[`_ts_node_parse_state_wasm`]=wasmExports2[`ts_node_parse_state_wasm`];Module[`_ts_node_next_parse_state_wasm`]=wasmExports2[`ts_node_next_parse_state_wasm`];Module[`_ts_query_matches_wasm`]=wasmExports2[`ts_query_matches_wasm`];Module[`_ts_query_captures_wasm`]=wasmExports2[`ts_query_captures_wasm`];Module[`_memset`]=wasmExports2[`memset`];Module[`_memcpy`]=wasmExports2[`memcpy`];Module[`_memmove`]=wasmExports2[`memmove`];Module[`_iswalpha`]=wasmExports2[`iswalpha`];Module[`_iswblank`]=wasmExports2[`iswblank`];Module[`_iswdigit`]=wasmExports2[`iswdigit`];Module[`_iswlower`]=wasmExports2[`iswlower`];Module[`_iswpunct`]=wasmExports2[`iswpunct`];Module[`_iswupper`]=wasmExports2[`iswupper`];Module[`_iswxdigit`]=wasmExports2[`iswxdigit`];Module[`_memchr`]=wasmExports2[`memchr`];Module[`_strlen`]=wasmExports2[`strlen`];Module[`_strcmp`]=wasmExports2[`strcmp`];Module[`_strncat`]=wasmExports2[`strncat`];Module[`_strncpy`]=wasmExports2[`strncpy`];Module[`_towlower`]=wasmExports2[`towlower`];Module[`_towupper`]=wasmExports2[`towupper`];_setThrew=wasmExports2[`setThrew`];__emscripten_stack_restore=wasmExports2[`_emscripten_stack_restore`];__emscripten_stack_alloc=wasmExports2[`_emscripten_stack_alloc`];_emscripten_stack_get_current=wasmExports2[`emscripten_stack_get_current`];wasmExports2[`__wasm_apply_data_relocs`]}__name(assignWasmExports,`assignWasmExports`);var wasmImports={__heap_base:___heap_base,__indirect_function_table:wasmTable,__memory_base:___memory_base,__stack_high:___stack_high,__stack_low:___stack_low,__stack_pointer:___stack_pointer,__table_base:___table_base,_abort_js:__abort_js,emscripten_resize_heap:_emscripten_resize_heap,fd_close:_fd_close,fd_seek:_fd_seek,fd_write:_fd_write,memory:wasmMemory,tree_sitter_log_callback:_tree_sitter_log_callback,tree_sitter_parse_callback:_tree_sitter_parse_callback,tree_sitter_progress_callback:_tree_sitter_progress_callback,tree_sitter_query_progress_callback:_tree_sitter_query_progress_callback};function callMain(args2=[]){var entryFunction=resolveGlobalSymbol(`main`).sym;if(!entryFunction)return;args2.unshift(thisProgram);var argc=args2.length;var argv=stackAlloc((argc+1)*4);var argv_ptr=argv;args2.forEach(arg=>{LE_HEAP_STORE_U32((argv_ptr>>2)*4,stringToUTF8OnStack(arg));argv_ptr+=4});LE_HEAP_STORE_U32((argv_ptr>>2)*4,0);try{var ret=entryFunction(argc,argv);exitJS(ret,true);return ret}catch(e){return handleException(e)}}__name(callMain,`callMain`);function run(args2=arguments_){if(runDependencies>0){dependenciesFulfilled=run;return}preRun();if(runDependencies>0){dependenciesFulfilled=run;return}function doRun(){Module[`calledRun`]=true;if(ABORT)return;initRuntime();preMain();readyPromiseResolve?.(Module);Module[`onRuntimeInitialized`]?.();if(!(Module[`noInitialRun`]||false))callMain(args2);postRun()}__name(doRun,`doRun`);if(Module[`setStatus`]){Module[`setStatus`](`Running...`);setTimeout(()=>{setTimeout(()=>Module[`setStatus`](``),1);doRun()},1)}else doRun()}__name(run,`run`);var wasmExports=await createWasm();run();if(runtimeInitialized)moduleRtn=Module;else moduleRtn=new Promise((resolve,reject)=>{readyPromiseResolve=resolve;readyPromiseReject=reject});return moduleRtn}__name(Module2,`Module`);var web_tree_sitter_default=Module2;var Module3=null;async function initializeBinding(moduleOptions){return Module3??=await web_tree_sitter_default(moduleOptions)}__name(initializeBinding,`initializeBinding`);function checkModule(){return!!Module3}__name(checkModule,`checkModule`);var TRANSFER_BUFFER;var LANGUAGE_VERSION;var MIN_COMPATIBLE_VERSION;var finalizer4=newFinalizer(addresses=>{C._ts_parser_delete(addresses[0]);C._free(addresses[1])});var Parser=class{static{__name(this,`Parser`)}[0]=0;[1]=0;logCallback=null;language=null;static async init(moduleOptions){setModule(await initializeBinding(moduleOptions));TRANSFER_BUFFER=C._ts_init();LANGUAGE_VERSION=C.getValue(TRANSFER_BUFFER,`i32`);MIN_COMPATIBLE_VERSION=C.getValue(TRANSFER_BUFFER+SIZE_OF_INT,`i32`)}constructor(){this.initialize();finalizer4?.register(this,[this[0],this[1]],this)}initialize(){if(!checkModule())throw new Error("cannot construct a Parser before calling `init()`");C._ts_parser_new_wasm();this[0]=C.getValue(TRANSFER_BUFFER,`i32`);this[1]=C.getValue(TRANSFER_BUFFER+SIZE_OF_INT,`i32`)}delete(){finalizer4?.unregister(this);C._ts_parser_delete(this[0]);C._free(this[1]);this[0]=0;this[1]=0}setLanguage(language){let address;if(!language){address=0;this.language=null}else if(language.constructor===Language){address=language[0];const version=C._ts_language_abi_version(address);if(version<MIN_COMPATIBLE_VERSION||LANGUAGE_VERSION<version)throw new Error(`Incompatible language version ${version}. Compatibility range ${MIN_COMPATIBLE_VERSION} through ${LANGUAGE_VERSION}.`);this.language=language}else throw new Error(`Argument must be a Language`);C._ts_parser_set_language(this[0],address);return this}parse(callback,oldTree,options){if(typeof callback===`string`)C.currentParseCallback=index=>callback.slice(index);else if(typeof callback===`function`)C.currentParseCallback=callback;else throw new Error(`Argument must be a string or a function`);if(options?.progressCallback)C.currentProgressCallback=options.progressCallback;else C.currentProgressCallback=null;if(this.logCallback){C.currentLogCallback=this.logCallback;C._ts_parser_enable_logger_wasm(this[0],1)}else{C.currentLogCallback=null;C._ts_parser_enable_logger_wasm(this[0],0)}let rangeCount=0;let rangeAddress=0;if(options?.includedRanges){rangeCount=options.includedRanges.length;rangeAddress=C._calloc(rangeCount,SIZE_OF_RANGE);let address=rangeAddress;for(let i2=0;i2<rangeCount;i2++){marshalRange(address,options.includedRanges[i2]);address+=SIZE_OF_RANGE}}const treeAddress=C._ts_parser_parse_wasm(this[0],this[1],oldTree?oldTree[0]:0,rangeAddress,rangeCount);if(!treeAddress){C.currentParseCallback=null;C.currentLogCallback=null;C.currentProgressCallback=null;return null}if(!this.language)throw new Error(`Parser must have a language to parse`);const result=new Tree(INTERNAL,treeAddress,this.language,C.currentParseCallback);C.currentParseCallback=null;C.currentLogCallback=null;C.currentProgressCallback=null;return result}reset(){C._ts_parser_reset(this[0])}getIncludedRanges(){C._ts_parser_included_ranges_wasm(this[0]);const count=C.getValue(TRANSFER_BUFFER,`i32`);const buffer=C.getValue(TRANSFER_BUFFER+SIZE_OF_INT,`i32`);const result=new Array(count);if(count>0){let address=buffer;for(let i2=0;i2<count;i2++){result[i2]=unmarshalRange(address);address+=SIZE_OF_RANGE}C._free(buffer)}return result}setLogger(callback){if(!callback)this.logCallback=null;else if(typeof callback!==`function`)throw new Error(`Logger callback must be a function`);else this.logCallback=callback;return this}getLogger(){return this.logCallback}};var PREDICATE_STEP_TYPE_CAPTURE=1;var PREDICATE_STEP_TYPE_STRING=2;var QUERY_WORD_REGEX=/[\w-]+/g;var CaptureQuantifier={Zero:0,ZeroOrOne:1,ZeroOrMore:2,One:3,OneOrMore:4};var isCaptureStep=__name(step=>step.type===`capture`,`isCaptureStep`);var isStringStep=__name(step=>step.type===`string`,`isStringStep`);var QueryErrorKind={Syntax:1,NodeName:2,FieldName:3,CaptureName:4,PatternStructure:5};var QueryError=class _QueryError extends Error{constructor(kind,info2,index,length){super(_QueryError.formatMessage(kind,info2));this.kind=kind;this.info=info2;this.index=index;this.length=length;this.name=`QueryError`}kind;info;index;length;static{__name(this,`QueryError`)}static formatMessage(kind,info2){switch(kind){case QueryErrorKind.NodeName:return`Bad node name '${info2.word}'`;case QueryErrorKind.FieldName:return`Bad field name '${info2.word}'`;case QueryErrorKind.CaptureName:return`Bad capture name @${info2.word}`;case QueryErrorKind.PatternStructure:return`Bad pattern structure at offset ${info2.suffix}`;case QueryErrorKind.Syntax:return`Bad syntax at offset ${info2.suffix}`}}};function parseAnyPredicate(steps,index,operator,textPredicates){if(steps.length!==3)throw new Error(`Wrong number of arguments to \`#${operator}\` predicate. Expected 2, got ${steps.length-1}`);if(!isCaptureStep(steps[1]))throw new Error(`First argument of \`#${operator}\` predicate must be a capture. Got "${steps[1].value}"`);const isPositive=operator===`eq?`||operator===`any-eq?`;const matchAll=!operator.startsWith(`any-`);if(isCaptureStep(steps[2])){const captureName1=steps[1].name;const captureName2=steps[2].name;textPredicates[index].push(captures=>{const nodes1=[];const nodes2=[];for(const c of captures){if(c.name===captureName1)nodes1.push(c.node);if(c.name===captureName2)nodes2.push(c.node)}const compare=__name((n1,n2,positive)=>{return positive?n1.text===n2.text:n1.text!==n2.text},`compare`);return matchAll?nodes1.every(n1=>nodes2.some(n2=>compare(n1,n2,isPositive))):nodes1.some(n1=>nodes2.some(n2=>compare(n1,n2,isPositive)))})}else{const captureName=steps[1].name;const stringValue=steps[2].value;const matches=__name(n=>n.text===stringValue,`matches`);const doesNotMatch=__name(n=>n.text!==stringValue,`doesNotMatch`);textPredicates[index].push(captures=>{const nodes=[];for(const c of captures)if(c.name===captureName)nodes.push(c.node);const test=isPositive?matches:doesNotMatch;return matchAll?nodes.every(test):nodes.some(test)})}}__name(parseAnyPredicate,`parseAnyPredicate`);function parseMatchPredicate(steps,index,operator,textPredicates){if(steps.length!==3)throw new Error(`Wrong number of arguments to \`#${operator}\` predicate. Expected 2, got ${steps.length-1}.`);if(steps[1].type!==`capture`)throw new Error(`First argument of \`#${operator}\` predicate must be a capture. Got "${steps[1].value}".`);if(steps[2].type!==`string`)throw new Error(`Second argument of \`#${operator}\` predicate must be a string. Got @${steps[2].name}.`);const isPositive=operator===`match?`||operator===`any-match?`;const matchAll=!operator.startsWith(`any-`);const captureName=steps[1].name;const regex=new RegExp(steps[2].value);textPredicates[index].push(captures=>{const nodes=[];for(const c of captures)if(c.name===captureName)nodes.push(c.node.text);const test=__name((text,positive)=>{return positive?regex.test(text):!regex.test(text)},`test`);if(nodes.length===0)return!isPositive;return matchAll?nodes.every(text=>test(text,isPositive)):nodes.some(text=>test(text,isPositive))})}__name(parseMatchPredicate,`parseMatchPredicate`);function parseAnyOfPredicate(steps,index,operator,textPredicates){if(steps.length<2)throw new Error(`Wrong number of arguments to \`#${operator}\` predicate. Expected at least 1. Got ${steps.length-1}.`);if(steps[1].type!==`capture`)throw new Error(`First argument of \`#${operator}\` predicate must be a capture. Got "${steps[1].value}".`);const isPositive=operator===`any-of?`;const captureName=steps[1].name;const stringSteps=steps.slice(2);if(!stringSteps.every(isStringStep))throw new Error(`Arguments to \`#${operator}\` predicate must be strings.".`);const values=stringSteps.map(s=>s.value);textPredicates[index].push(captures=>{const nodes=[];for(const c of captures)if(c.name===captureName)nodes.push(c.node.text);if(nodes.length===0)return!isPositive;return nodes.every(text=>values.includes(text))===isPositive})}__name(parseAnyOfPredicate,`parseAnyOfPredicate`);function parseIsPredicate(steps,index,operator,assertedProperties,refutedProperties){if(steps.length<2||steps.length>3)throw new Error(`Wrong number of arguments to \`#${operator}\` predicate. Expected 1 or 2. Got ${steps.length-1}.`);if(!steps.every(isStringStep))throw new Error(`Arguments to \`#${operator}\` predicate must be strings.".`);const properties=operator===`is?`?assertedProperties:refutedProperties;if(!properties[index])properties[index]={};properties[index][steps[1].value]=steps[2]?.value??null}__name(parseIsPredicate,`parseIsPredicate`);function parseSetDirective(steps,index,setProperties){if(steps.length<2||steps.length>3)throw new Error(`Wrong number of arguments to \`#set!\` predicate. Expected 1 or 2. Got ${steps.length-1}.`);if(!steps.every(isStringStep))throw new Error(`Arguments to \`#set!\` predicate must be strings.".`);if(!setProperties[index])setProperties[index]={};setProperties[index][steps[1].value]=steps[2]?.value??null}__name(parseSetDirective,`parseSetDirective`);function parsePattern(index,stepType,stepValueId,captureNames,stringValues,steps,textPredicates,predicates,setProperties,assertedProperties,refutedProperties){if(stepType===PREDICATE_STEP_TYPE_CAPTURE){const name2=captureNames[stepValueId];steps.push({type:`capture`,name:name2})}else if(stepType===PREDICATE_STEP_TYPE_STRING)steps.push({type:`string`,value:stringValues[stepValueId]});else if(steps.length>0){if(steps[0].type!==`string`)throw new Error(`Predicates must begin with a literal value`);const operator=steps[0].value;switch(operator){case`any-not-eq?`:case`not-eq?`:case`any-eq?`:case`eq?`:parseAnyPredicate(steps,index,operator,textPredicates);break;case`any-not-match?`:case`not-match?`:case`any-match?`:case`match?`:parseMatchPredicate(steps,index,operator,textPredicates);break;case`not-any-of?`:case`any-of?`:parseAnyOfPredicate(steps,index,operator,textPredicates);break;case`is?`:case`is-not?`:parseIsPredicate(steps,index,operator,assertedProperties,refutedProperties);break;case`set!`:parseSetDirective(steps,index,setProperties);break;default:predicates[index].push({operator,operands:steps.slice(1)})}steps.length=0}}__name(parsePattern,`parsePattern`);var finalizer5=newFinalizer(address=>{C._ts_query_delete(address)});var Query=class{static{__name(this,`Query`)}[0]=0;exceededMatchLimit;textPredicates;captureNames;captureQuantifiers;predicates;setProperties;assertedProperties;refutedProperties;matchLimit;constructor(language,source){const sourceLength=C.lengthBytesUTF8(source);const sourceAddress=C._malloc(sourceLength+1);C.stringToUTF8(source,sourceAddress,sourceLength+1);const address=C._ts_query_new(language[0],sourceAddress,sourceLength,TRANSFER_BUFFER,TRANSFER_BUFFER+SIZE_OF_INT);if(!address){const errorId=C.getValue(TRANSFER_BUFFER+SIZE_OF_INT,`i32`);const errorByte=C.getValue(TRANSFER_BUFFER,`i32`);const errorIndex=C.UTF8ToString(sourceAddress,errorByte).length;const suffix=source.slice(errorIndex,errorIndex+100).split(`
`)[0];const word=suffix.match(QUERY_WORD_REGEX)?.[0]??``;C._free(sourceAddress);switch(errorId){case QueryErrorKind.Syntax:throw new QueryError(QueryErrorKind.Syntax,{suffix:`${errorIndex}: '${suffix}'...`},errorIndex,0);case QueryErrorKind.NodeName:throw new QueryError(errorId,{word},errorIndex,word.length);case QueryErrorKind.FieldName:throw new QueryError(errorId,{word},errorIndex,word.length);case QueryErrorKind.CaptureName:throw new QueryError(errorId,{word},errorIndex,word.length);case QueryErrorKind.PatternStructure:throw new QueryError(errorId,{suffix:`${errorIndex}: '${suffix}'...`},errorIndex,0)}}const stringCount=C._ts_query_string_count(address);const captureCount=C._ts_query_capture_count(address);const patternCount=C._ts_query_pattern_count(address);const captureNames=new Array(captureCount);const captureQuantifiers=new Array(patternCount);const stringValues=new Array(stringCount);for(let i2=0;i2<captureCount;i2++){const nameAddress=C._ts_query_capture_name_for_id(address,i2,TRANSFER_BUFFER);const nameLength=C.getValue(TRANSFER_BUFFER,`i32`);captureNames[i2]=C.UTF8ToString(nameAddress,nameLength)}for(let i2=0;i2<patternCount;i2++){const captureQuantifiersArray=new Array(captureCount);for(let j=0;j<captureCount;j++){const quantifier=C._ts_query_capture_quantifier_for_id(address,i2,j);captureQuantifiersArray[j]=quantifier}captureQuantifiers[i2]=captureQuantifiersArray}for(let i2=0;i2<stringCount;i2++){const valueAddress=C._ts_query_string_value_for_id(address,i2,TRANSFER_BUFFER);const nameLength=C.getValue(TRANSFER_BUFFER,`i32`);stringValues[i2]=C.UTF8ToString(valueAddress,nameLength)}const setProperties=new Array(patternCount);const assertedProperties=new Array(patternCount);const refutedProperties=new Array(patternCount);const predicates=new Array(patternCount);const textPredicates=new Array(patternCount);for(let i2=0;i2<patternCount;i2++){const predicatesAddress=C._ts_query_predicates_for_pattern(address,i2,TRANSFER_BUFFER);const stepCount=C.getValue(TRANSFER_BUFFER,`i32`);predicates[i2]=[];textPredicates[i2]=[];const steps=new Array;let stepAddress=predicatesAddress;for(let j=0;j<stepCount;j++){const stepType=C.getValue(stepAddress,`i32`);stepAddress+=SIZE_OF_INT;const stepValueId=C.getValue(stepAddress,`i32`);stepAddress+=SIZE_OF_INT;parsePattern(i2,stepType,stepValueId,captureNames,stringValues,steps,textPredicates,predicates,setProperties,assertedProperties,refutedProperties)}Object.freeze(textPredicates[i2]);Object.freeze(predicates[i2]);Object.freeze(setProperties[i2]);Object.freeze(assertedProperties[i2]);Object.freeze(refutedProperties[i2])}C._free(sourceAddress);this[0]=address;this.captureNames=captureNames;this.captureQuantifiers=captureQuantifiers;this.textPredicates=textPredicates;this.predicates=predicates;this.setProperties=setProperties;this.assertedProperties=assertedProperties;this.refutedProperties=refutedProperties;this.exceededMatchLimit=false;finalizer5?.register(this,address,this)}delete(){finalizer5?.unregister(this);C._ts_query_delete(this[0]);this[0]=0}matches(node,options={}){const startPosition=options.startPosition??ZERO_POINT;const endPosition=options.endPosition??ZERO_POINT;const startIndex=options.startIndex??0;const endIndex=options.endIndex??0;const startContainingPosition=options.startContainingPosition??ZERO_POINT;const endContainingPosition=options.endContainingPosition??ZERO_POINT;const startContainingIndex=options.startContainingIndex??0;const endContainingIndex=options.endContainingIndex??0;const matchLimit=options.matchLimit??4294967295;const maxStartDepth=options.maxStartDepth??4294967295;const progressCallback=options.progressCallback;if(typeof matchLimit!==`number`)throw new Error(`Arguments must be numbers`);this.matchLimit=matchLimit;if(endIndex!==0&&startIndex>endIndex)throw new Error("`startIndex` cannot be greater than `endIndex`");if(endPosition!==ZERO_POINT&&(startPosition.row>endPosition.row||startPosition.row===endPosition.row&&startPosition.column>endPosition.column))throw new Error("`startPosition` cannot be greater than `endPosition`");if(endContainingIndex!==0&&startContainingIndex>endContainingIndex)throw new Error("`startContainingIndex` cannot be greater than `endContainingIndex`");if(endContainingPosition!==ZERO_POINT&&(startContainingPosition.row>endContainingPosition.row||startContainingPosition.row===endContainingPosition.row&&startContainingPosition.column>endContainingPosition.column))throw new Error("`startContainingPosition` cannot be greater than `endContainingPosition`");if(progressCallback)C.currentQueryProgressCallback=progressCallback;marshalNode(node);C._ts_query_matches_wasm(this[0],node.tree[0],startPosition.row,startPosition.column,endPosition.row,endPosition.column,startIndex,endIndex,startContainingPosition.row,startContainingPosition.column,endContainingPosition.row,endContainingPosition.column,startContainingIndex,endContainingIndex,matchLimit,maxStartDepth);const rawCount=C.getValue(TRANSFER_BUFFER,`i32`);const startAddress=C.getValue(TRANSFER_BUFFER+SIZE_OF_INT,`i32`);const didExceedMatchLimit=C.getValue(TRANSFER_BUFFER+2*SIZE_OF_INT,`i32`);const result=new Array(rawCount);this.exceededMatchLimit=Boolean(didExceedMatchLimit);let filteredCount=0;let address=startAddress;for(let i2=0;i2<rawCount;i2++){const patternIndex=C.getValue(address,`i32`);address+=SIZE_OF_INT;const captureCount=C.getValue(address,`i32`);address+=SIZE_OF_INT;const captures=new Array(captureCount);address=unmarshalCaptures(this,node.tree,address,patternIndex,captures);if(this.textPredicates[patternIndex].every(p=>p(captures))){result[filteredCount]={patternIndex,captures};const setProperties=this.setProperties[patternIndex];result[filteredCount].setProperties=setProperties;const assertedProperties=this.assertedProperties[patternIndex];result[filteredCount].assertedProperties=assertedProperties;const refutedProperties=this.refutedProperties[patternIndex];result[filteredCount].refutedProperties=refutedProperties;filteredCount++}}result.length=filteredCount;C._free(startAddress);C.currentQueryProgressCallback=null;return result}captures(node,options={}){const startPosition=options.startPosition??ZERO_POINT;const endPosition=options.endPosition??ZERO_POINT;const startIndex=options.startIndex??0;const endIndex=options.endIndex??0;const startContainingPosition=options.startContainingPosition??ZERO_POINT;const endContainingPosition=options.endContainingPosition??ZERO_POINT;const startContainingIndex=options.startContainingIndex??0;const endContainingIndex=options.endContainingIndex??0;const matchLimit=options.matchLimit??4294967295;const maxStartDepth=options.maxStartDepth??4294967295;const progressCallback=options.progressCallback;if(typeof matchLimit!==`number`)throw new Error(`Arguments must be numbers`);this.matchLimit=matchLimit;if(endIndex!==0&&startIndex>endIndex)throw new Error("`startIndex` cannot be greater than `endIndex`");if(endPosition!==ZERO_POINT&&(startPosition.row>endPosition.row||startPosition.row===endPosition.row&&startPosition.column>endPosition.column))throw new Error("`startPosition` cannot be greater than `endPosition`");if(endContainingIndex!==0&&startContainingIndex>endContainingIndex)throw new Error("`startContainingIndex` cannot be greater than `endContainingIndex`");if(endContainingPosition!==ZERO_POINT&&(startContainingPosition.row>endContainingPosition.row||startContainingPosition.row===endContainingPosition.row&&startContainingPosition.column>endContainingPosition.column))throw new Error("`startContainingPosition` cannot be greater than `endContainingPosition`");if(progressCallback)C.currentQueryProgressCallback=progressCallback;marshalNode(node);C._ts_query_captures_wasm(this[0],node.tree[0],startPosition.row,startPosition.column,endPosition.row,endPosition.column,startIndex,endIndex,startContainingPosition.row,startContainingPosition.column,endContainingPosition.row,endContainingPosition.column,startContainingIndex,endContainingIndex,matchLimit,maxStartDepth);const count=C.getValue(TRANSFER_BUFFER,`i32`);const startAddress=C.getValue(TRANSFER_BUFFER+SIZE_OF_INT,`i32`);const didExceedMatchLimit=C.getValue(TRANSFER_BUFFER+2*SIZE_OF_INT,`i32`);const result=new Array;this.exceededMatchLimit=Boolean(didExceedMatchLimit);const captures=new Array;let address=startAddress;for(let i2=0;i2<count;i2++){const patternIndex=C.getValue(address,`i32`);address+=SIZE_OF_INT;const captureCount=C.getValue(address,`i32`);address+=SIZE_OF_INT;const captureIndex=C.getValue(address,`i32`);address+=SIZE_OF_INT;captures.length=captureCount;address=unmarshalCaptures(this,node.tree,address,patternIndex,captures);if(this.textPredicates[patternIndex].every(p=>p(captures))){const capture=captures[captureIndex];capture.setProperties=this.setProperties[patternIndex];capture.assertedProperties=this.assertedProperties[patternIndex];capture.refutedProperties=this.refutedProperties[patternIndex];result.push(capture)}}C._free(startAddress);C.currentQueryProgressCallback=null;return result}predicatesForPattern(patternIndex){return this.predicates[patternIndex]}disableCapture(captureName){const captureNameLength=C.lengthBytesUTF8(captureName);const captureNameAddress=C._malloc(captureNameLength+1);C.stringToUTF8(captureName,captureNameAddress,captureNameLength+1);C._ts_query_disable_capture(this[0],captureNameAddress,captureNameLength);C._free(captureNameAddress)}disablePattern(patternIndex){if(patternIndex>=this.predicates.length)throw new Error(`Pattern index is ${patternIndex} but the pattern count is ${this.predicates.length}`);C._ts_query_disable_pattern(this[0],patternIndex)}didExceedMatchLimit(){return this.exceededMatchLimit}startIndexForPattern(patternIndex){if(patternIndex>=this.predicates.length)throw new Error(`Pattern index is ${patternIndex} but the pattern count is ${this.predicates.length}`);return C._ts_query_start_byte_for_pattern(this[0],patternIndex)}endIndexForPattern(patternIndex){if(patternIndex>=this.predicates.length)throw new Error(`Pattern index is ${patternIndex} but the pattern count is ${this.predicates.length}`);return C._ts_query_end_byte_for_pattern(this[0],patternIndex)}patternCount(){return C._ts_query_pattern_count(this[0])}captureIndexForName(captureName){return this.captureNames.indexOf(captureName)}isPatternRooted(patternIndex){return C._ts_query_is_pattern_rooted(this[0],patternIndex)===1}isPatternNonLocal(patternIndex){return C._ts_query_is_pattern_non_local(this[0],patternIndex)===1}isPatternGuaranteedAtStep(byteIndex){return C._ts_query_is_pattern_guaranteed_at_step(this[0],byteIndex)===1}};
// src/syntax/grammar-files.ts
/** Reads a WebAssembly file next to the built program, or from `dist/` if the program runs from its sources. */
async function readWebAssembly(file) {
	const fromSources = import.meta.url.endsWith(".ts");
	return readFile(fileURLToPath(new URL(fromSources ? `../../dist/${file}` : `./${file}`, import.meta.url)));
}

// src/syntax/replaced-span.ts
/** Returns the span between the longest common prefix and the longest common suffix. */
function replacedSpan(earlier, later) {
	const shorter = Math.min(earlier.length, later.length);
	let start = 0;
	while (start < shorter && earlier.charCodeAt(start) === later.charCodeAt(start)) start += 1;
	if (isHighSurrogate(earlier, start - 1)) start -= 1;
	let back = 0;
	while (back < shorter - start && earlier.charCodeAt(earlier.length - back - 1) === later.charCodeAt(later.length - back - 1)) back += 1;
	const halved = [earlier, later].some((text) => isHighSurrogate(text, text.length - back - 1));
	if (back > 0 && halved) back -= 1;
	return {
		start,
		earlierEnd: earlier.length - back,
		laterEnd: later.length - back
	};
}
function isHighSurrogate(text, index) {
	return (text.charCodeAt(index) & 64512) === 55296;
}
/** Returns the zero-based row and UTF-16 column of an offset, as tree-sitter counts them. */
function pointAt(text, offset) {
	let row = 0;
	let lineStart = 0;
	for (;;) {
		const end = text.indexOf("\n", lineStart);
		if (end === -1 || end >= offset) return {
			row,
			column: offset - lineStart
		};
		row += 1;
		lineStart = end + 1;
	}
}

// src/syntax/tree-sitter.ts
/** The maximum memory of a thread's parsers. A text needs about 60 to 300 times its length. */
const MEMORY_MIB$1 = 1024;
let runtime;
/** Loads the parser of a grammar, once per thread. */
const loadParser = memoized(load$1);
async function load$1(grammar) {
	runtime ??= readWebAssembly("web-tree-sitter.wasm").then(async (wasmBinary) => {
		const wasmMemory = new WebAssembly.Memory({
			initial: INITIAL_MIB * PAGES_PER_MIB,
			maximum: MEMORY_MIB$1 * PAGES_PER_MIB
		});
		return Parser.init({
			wasmBinary,
			wasmMemory,
			printErr: () => {}
		});
	});
	await runtime;
	const language = await Language.load(await readWebAssembly(grammar));
	const parser = new Parser();
	parser.setLanguage(language);
	return { parse(text) {
		const lines = withLineFeeds(text);
		return syntaxTree(parser, lines, parsed(parser, lines));
	} };
}
/** Replaces lone CRs with LFs, because the grammars' scanners recognise only LF and CRLF. Offsets stay the same. */
function withLineFeeds(text) {
	return text.replaceAll(/\r(?!\n)/gu, "\n");
}
function parsed(parser, text, earlier) {
	let tree;
	try {
		tree = parser.parse(text, earlier);
	} catch (error) {
		if (!(error instanceof WebAssembly.RuntimeError)) throw error;
		throw new LimitError(`it takes more than ${MEMORY_MIB$1} MiB of memory`, { cause: error });
	}
	if (tree === null) throw new TypeError("parsing was cancelled");
	return tree;
}
function syntaxTree(parser, text, tree) {
	return {
		root: tree.rootNode,
		hasError: tree.rootNode.hasError,
		[Symbol.dispose]: () => tree.delete(),
		edited(laterText) {
			if (tree.rootNode.hasError) return void 0;
			const later = withLineFeeds(laterText);
			const replacement = replacedSpan(text, later);
			tree.edit(editOf(text, later, replacement));
			const reparsed = parsed(parser, later, tree);
			if (reparsed.rootNode.hasError) {
				reparsed.delete();
				return;
			}
			const changed = tree.getChangedRanges(reparsed).map(({ startIndex, endIndex }) => ({
				start: startIndex,
				end: endIndex
			}));
			return {
				tree: syntaxTree(parser, later, reparsed),
				replacement,
				changed
			};
		}
	};
}
function editOf(earlier, later, { start, earlierEnd, laterEnd }) {
	return new Edit({
		startIndex: start,
		oldEndIndex: earlierEnd,
		newEndIndex: laterEnd,
		startPosition: pointAt(earlier, start),
		oldEndPosition: pointAt(earlier, earlierEnd),
		newEndPosition: pointAt(later, laterEnd)
	});
}
const PAGES_PER_MIB = 16;
const INITIAL_MIB = 32;

// src/syntax/bound-name.ts
const OUTERMOST = {
	path: [],
	bindsNames: true,
	depth: 0
};
/** Returns the definition of a variable, an import or a type alias from the node of its name. */
function boundName(node, kind, enclosing) {
	const span = spanOf(node);
	const name = node.text;
	return {
		kind,
		name,
		path: [...enclosing.path, name],
		nameSpan: span,
		span,
		signature: null,
		body: null,
		docstring: null,
		part: "plain"
	};
}
function spanOf(node) {
	return {
		start: node.startIndex,
		end: node.endIndex
	};
}

// src/syntax/python/bindings.ts
const MAX_DEPTH$1 = 300;
/** Yields, in source order, the names that an assignment, loop, `with`, `except` or pattern binds in `target`. */
function* boundNames$2(target, depth = 0) {
	if (depth > MAX_DEPTH$1) return;
	switch (target.type) {
		case "identifier":
			yield target;
			return;
		case "attribute":
		case "subscript": return;
		case "dotted_name":
			if (target.namedChildCount === 1 && target.text !== "_") yield* namesBelow(target, depth);
			return;
		case "class_pattern":
		case "keyword_pattern":
			for (const child of target.namedChildren.slice(1)) yield* boundNames$2(child, depth + 1);
			return;
		default: yield* namesBelow(target, depth);
	}
}
function* namesBelow(node, depth) {
	for (const child of node.namedChildren) yield* boundNames$2(child, depth + 1);
}
/** Yields the names that an import binds: aliases, imported names, or the first part of a module. */
function* importedNames(statement) {
	const plain = statement.type === "import_statement";
	for (const name of statement.childrenForFieldName("name")) {
		const bound = name.childForFieldName("alias") ?? (plain ? name.namedChild(0) : name.namedChild(name.namedChildCount - 1));
		if (bound !== null) yield bound;
	}
}

// src/syntax/python/docstring.ts
/** Returns the span of a string that is a block's first statement, or null. Omits bytes, f-strings and t-strings. */
function docstringOf(block) {
	const statement = block.namedChildren.find((child) => child.type !== "comment");
	if (statement?.type !== "expression_statement") return null;
	let expression = onlyChild(statement);
	while (expression?.type === "parenthesized_expression") expression = onlyChild(expression);
	if (expression === void 0) return null;
	if (!(expression.type === "concatenated_string" ? expression.namedChildren : [expression]).every((literal) => literal.type === "comment" || isPlainString(literal))) return null;
	return {
		start: expression.startIndex,
		end: expression.endIndex
	};
}
/** Returns the only child except comments and parentheses; undefined for none or several, such as `"a"` and `,`. */
function onlyChild(node) {
	const children = node.children.filter((child) => child.type !== "comment" && child.type !== "(" && child.type !== ")");
	return children.length === 1 ? children[0] : void 0;
}
function isPlainString(node) {
	if (node.type !== "string") return false;
	const prefix = node.firstChild?.text ?? "";
	return !/[bft]/iu.test(prefix);
}

// src/syntax/python/definitions.ts
/** Returns the definitions in a statement, in source order. */
function pythonDefinitions(statement, enclosing = OUTERMOST) {
	const found = [];
	visit$1(statement, enclosing, found);
	return found;
}
function visitAll(node, enclosing, found) {
	if (enclosing.depth > 500) return;
	const inner = {
		...enclosing,
		depth: enclosing.depth + 1
	};
	for (const child of node.namedChildren) visit$1(child, inner, found);
}
/** Visits statements and their clauses. Omits the names that `:=` binds. */
function visit$1(node, enclosing, found) {
	switch (node.type) {
		case "decorated_definition":
		case "class_definition":
		case "function_definition":
			addDefinition(node, enclosing, found);
			return;
		case "type_alias_statement":
			bind(node.childForFieldName("left"), "type", enclosing, found);
			return;
		case "import_statement":
		case "import_from_statement":
		case "future_import_statement":
			for (const name of importedNames(node)) addName(name, "import", enclosing, found);
			return;
		case "expression_statement":
			for (const child of node.namedChildren) bindAssignment(child, enclosing, found);
			return;
		case "for_statement":
			bind(node.childForFieldName("left"), "variable", enclosing, found);
			break;
		case "as_pattern":
			bind(node.childForFieldName("alias") ?? node.lastNamedChild, "variable", enclosing, found);
			return;
		case "case_pattern":
			bind(node, "variable", enclosing, found);
			return;
		default: if (!HOLDERS$3.has(node.type)) return;
	}
	visitAll(node, enclosing, found);
}
/** Kinds of nodes that bind no name themselves but may contain definitions. */
const HOLDERS$3 = /* @__PURE__ */ new Set([
	"ERROR",
	"block",
	"case_clause",
	"elif_clause",
	"else_clause",
	"except_clause",
	"except_group_clause",
	"finally_clause",
	"if_statement",
	"match_statement",
	"parenthesized_expression",
	"try_statement",
	"tuple",
	"while_statement",
	"with_clause",
	"with_item",
	"with_statement"
]);
function bindAssignment(node, enclosing, found) {
	for (let assignment = node; assignment?.type === "assignment";) {
		bind(assignment.childForFieldName("left"), "variable", enclosing, found);
		assignment = assignment.childForFieldName("right");
	}
}
function bind(target, kind, enclosing, found) {
	if (target === null || !enclosing.bindsNames) return;
	if (kind !== "type") {
		for (const name of boundNames$2(target)) addName(name, kind, enclosing, found);
		return;
	}
	const name = target.descendantsOfType("identifier")[0];
	if (name !== void 0) addName(name, kind, enclosing, found);
}
function addName(node, kind, enclosing, found) {
	if (enclosing.bindsNames) found.push(boundName(node, kind, enclosing));
}
function addDefinition(outer, enclosing, found) {
	const node = outer.type === "decorated_definition" ? outer.childForFieldName("definition") : outer;
	const nameNode = node?.childForFieldName("name");
	if (node === null || nameNode === null || nameNode === void 0) {
		visitAll(outer, enclosing, found);
		return;
	}
	const isClass = node.type === "class_definition";
	const block = node.childForFieldName("body");
	const colon = node.children.find((child) => child.type === ":");
	const body = block && suiteSpan(block);
	const name = nameNode.text;
	const path = [...enclosing.path, name];
	found.push({
		kind: isClass ? "class" : "function",
		name,
		path,
		nameSpan: spanOf(nameNode),
		span: {
			start: outer.startIndex,
			end: body?.end ?? node.endIndex
		},
		signature: colon === void 0 ? null : {
			start: outer.startIndex,
			end: colon.endIndex
		},
		body,
		docstring: block && docstringOf(block),
		part: isClass ? "plain" : partOf$1(outer)
	});
	if (block !== null) visitAll(block, {
		...enclosing,
		path,
		bindsNames: isClass && enclosing.bindsNames
	}, found);
}
function partOf$1(outer) {
	for (const decorator of outer.namedChildren) {
		if (decorator.type !== "decorator") continue;
		const last = decorator.firstNamedChild?.text.split(".").at(-1)?.trim();
		if (last === "overload") return "overload";
		if (last === "property" || last === "cached_property" || last === "getter") return "getter";
		if (last === "setter" || last === "deleter") return last;
	}
	return "plain";
}
/** Returns the span from the first to the last token of a suite except comments and `;`; null without such tokens. */
function suiteSpan(block) {
	const first = block.children.find(isToken);
	if (first === void 0) return null;
	return {
		start: first.startIndex,
		end: endOfLastToken(block)
	};
}
function endOfLastToken(node) {
	let last = node;
	for (;;) {
		const next = last.children.findLast(isToken);
		if (next === void 0) return last.endIndex;
		last = next;
	}
}
function isToken(node) {
	return node.type !== "comment" && node.type !== ";" && node.endIndex > node.startIndex;
}

// src/syntax/python/scan-pieces.ts
/** Matches brackets and line feeds outside strings and comments. Also matches each string and comment as a whole. */
const PIECE = /[rbuft]{0,2}(?:"""(?:[^\\]|\\.)*?"""|'''(?:[^\\]|\\.)*?'''|"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*')|#[^\n]*|[([{\n)\]}]/gisu;
/**
* Matches as {@link PIECE} does, except triple-quoted strings that contain the start of a definition. Use this
* expression if a triple-quoted string may be unclosed: PIECE would end it at the quotes of the next such string.
*/
const UNCLOSED_PIECE = /[rbuft]{0,2}(?:"""(?:(?!\n[ \t\f]*(?:(?:async[ \t]+)?def|class)[ \t]+[\p{XIDS}_])(?:[^\\]|\\.))*?"""|'''(?:(?!\n[ \t\f]*(?:(?:async[ \t]+)?def|class)[ \t]+[\p{XIDS}_])(?:[^\\]|\\.))*?'''|"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*')|#[^\n]*|[([{\n)\]}]/gisu;
/** Matches a line feed before a definition. No definition is in brackets, so a bracket open here is unclosed. */
const STATEMENT = /\n[ \t\f]*(?:(?:async[ \t]+)?def|class)[ \t]+[\p{XIDS}_]/uy;
/** Replaces spans of a text with blanks. The spans must be in order and must not overlap. */
function blank(text, spans) {
	const parts = [];
	let from = 0;
	for (const { start, end } of spans) {
		parts.push(text.slice(from, start), " ".repeat(end - start));
		from = end;
	}
	return parts.join("") + text.slice(from);
}

// src/syntax/python/tokens.ts
const TOKEN$1 = /(#[^\r\n]*)|([rbuft]{0,2}(?:"""(?:[^\\]|\\.)*?(?:"""|$)|'''(?:[^\\]|\\.)*?(?:'''|$)|"(?:[^"\\\r\n]|\\(?:\r\n|.))*"?|'(?:[^'\\\r\n]|\\(?:\r\n|.))*'?))|(\.?\d[\p{XIDC}.]*)|([\p{XIDS}_]\p{XIDC}*)|(\*\*=?|\/\/=?|<<=?|>>=?|->|\.\.\.|[-+*/%@&|^<>=!:]=|[^\s])/gisu;
/** Returns Python's tokens. An f- or t-string is one token, unless a replacement field contains the same quotes. */
function pythonTokens(text) {
	return scanTokens(text, TOKEN$1);
}

// src/syntax/python/compound.ts
/** Splits, without the parser, a statement by indentation or a one-line definition at its colon; else undefined. */
function compoundOf(text, indent) {
	const first = firstUndecorated(text, indent);
	const { end, next } = logicalLine(text, first);
	const inner = /^(?:[ \t\f]*(?:#[^\n]*)?\r?\n)*([ \t\f]+)(?=[^\s#])/u.exec(text.slice(next))?.[1];
	if (inner === void 0 || inner.length <= indent.length || !inner.startsWith(indent)) return onOneLine(text, first);
	return {
		head: {
			start: 0,
			end
		},
		suite: {
			start: next,
			end: text.length
		},
		indent: inner
	};
}
function onOneLine(text, first) {
	const tokens = pythonTokens(text.slice(first));
	const words = tokens.slice(0, 2).map(({ start, end }) => text.slice(first + start, first + end));
	if (!["class", "def"].includes((words[0] === "async" ? words[1] : words[0]) ?? "")) return void 0;
	let depth = 0;
	for (const { kind, start, end } of tokens) {
		const word = kind === "operator" ? text[first + start] : void 0;
		if (word === "(" || word === "[" || word === "{") depth += 1;
		else if (word === ")" || word === "]" || word === "}") depth -= 1;
		else if (word === ":" && depth === 0 && end === start + 1) {
			const colon = first + end;
			return {
				head: {
					start: 0,
					end: colon
				},
				suite: {
					start: colon,
					end: text.length
				},
				indent: void 0
			};
		}
	}
}
/** Returns the start of the first line at `indent` except decorators, their closing brackets and comments; else 0. */
function firstUndecorated(text, indent) {
	for (let start = 0;;) {
		if (text.startsWith(indent, start) && /[^\s@#)\]}]/u.test(text[start + indent.length] ?? "")) return start;
		const next = text.indexOf("\n", start) + 1;
		if (next === 0) return 0;
		start = next;
	}
}
/** Returns the end of a logical line's code, and the start of the next line. Ignores brackets that never close. */
function logicalLine(text, from) {
	const lineEnd = text.indexOf("\n", from);
	const single = lineEnd === -1 ? text.length : lineEnd;
	let depth = 0;
	let end;
	for (const { 0: found, index } of text.slice(from).matchAll(PIECE)) {
		const at = from + index;
		if (found === "(" || found === "[" || found === "{") depth += 1;
		else if (found === ")" || found === "]" || found === "}") depth -= 1;
		else if (found.startsWith("#")) end ??= at;
		if (found !== "\n") continue;
		STATEMENT.lastIndex = at;
		if (depth > 0 && STATEMENT.test(text)) break;
		if (depth > 0) end = void 0;
		else if (text[at - 1] !== "\\") return {
			end: end ?? at,
			next: at + 1
		};
	}
	const comment = text.slice(from, single).search(/#[^\n"']*$/u);
	return {
		end: comment === -1 ? single : from + comment,
		next: Math.min(single + 1, text.length)
	};
}

// src/syntax/python/parse-suite.ts
const ABOVE = "if 1:\n";
/** Parses lines of a suite with the given indentation. The caller disposes of the result. */
function parseSuite(parser, lines, indent) {
	const above = indent === "" ? "" : ABOVE;
	const tree = parser.parse(above + lines);
	const { root } = tree;
	return {
		hasError: root.hasError,
		definitions: (enclosing) => root.namedChildren.flatMap((statement) => pythonDefinitions(statement, enclosing).map((definition) => shifted(definition, -above.length))),
		docstring() {
			const block = root.firstNamedChild?.childForFieldName("consequence") ?? null;
			return shiftedSpan(block && docstringOf(block), -above.length);
		},
		[Symbol.dispose]: () => tree[Symbol.dispose]()
	};
}

// src/syntax/python/head.ts
/** Matches the keyword and, if present, the name of a definition at the start of a line. */
const DEFINES = /(?:^|\n)[ \t\f]*((?:async[ \t]+)?def|class)\b[ \t]*([\p{XIDS}_]\p{XIDC}*)?/u;
/** Reads a head, which may lack its colon or have an unclosed bracket. */
function readHead(parser, head, indent, enclosing) {
	const code = head.trimEnd();
	const bare = code.replace(/:$/u, "");
	const read = (text, withErrors) => {
		try {
			var _usingCtx$5 = _usingCtx();
			const suite = _usingCtx$5.u(parseSuite(parser, text, indent));
			return withErrors || !suite.hasError ? suite.definitions(enclosing) : void 0;
		} catch (_) {
			_usingCtx$5.e = _;
		} finally {
			_usingCtx$5.d();
		}
	};
	const found = read(`${code} pass`, false) ?? read(`${bare}: pass`, false) ?? read(`${bare}): pass`, false) ?? [];
	const defines = DEFINES.exec(code);
	if (defines === null) return {
		definitions: found,
		inner: enclosing
	};
	const [, word = "", name] = defines;
	if (name === void 0) return {
		definitions: [],
		inner: {
			...enclosing,
			bindsNames: false
		}
	};
	const end = defines.index + defines[0].length;
	const isIt = ({ nameSpan }) => nameSpan.end === end;
	const definition = found.find(isIt) ?? read(`${code} pass`, true)?.find(isIt);
	const definitionHead = definition ? withoutSuite(definition, code) : byName(code, word, name, end, enclosing);
	const bindsNames = word === "class" && enclosing.bindsNames;
	return {
		definitions: [definitionHead],
		inner: {
			...enclosing,
			path: definitionHead.path,
			bindsNames
		}
	};
}
/** Removes the suite `pass`, which was added for parsing. */
function withoutSuite(definition, code) {
	const { span, signature } = definition;
	const whole = signature?.end === code.length && code.endsWith(":");
	return {
		...definition,
		span: {
			...span,
			end: code.length
		},
		signature: whole ? signature : null,
		body: null,
		docstring: null
	};
}
/** Creates a definition from the keyword and the name of a head that cannot be parsed. */
function byName(code, word, name, end, enclosing) {
	return {
		kind: word === "class" ? "class" : "function",
		name,
		path: [...enclosing.path, name],
		nameSpan: {
			start: end - name.length,
			end
		},
		span: {
			start: code.search(/\S/u),
			end: code.length
		},
		signature: null,
		body: null,
		docstring: null,
		part: "plain"
	};
}

// src/syntax/python/statement-spans.ts
const CONTINUES = /[\r\n#)\]}]|$/uy;
const CLAUSE = /(?:else|elif|except|finally)\b/uy;
/** Splits a suite that begins at the start of a line. Lines deeper than `indent` belong to the statement above. */
function statementSpans(text, indent, cut) {
	const starts = startsOf(text, indent, cut, PIECE) ?? startsOf(text, indent, cut, UNCLOSED_PIECE) ?? [0];
	return starts.map((start, index) => ({
		start,
		end: starts[index + 1] ?? text.length
	}));
}
/** Returns the starts of the statements; with `PIECE`, undefined for an unclosed triple-quoted string. */
function startsOf(text, indent, cut, piece) {
	const starts = [0];
	let depth = 0;
	let decorated = text.startsWith("@", indent.length);
	for (const { 0: found, index } of text.matchAll(piece)) {
		if (found === "(" || found === "[" || found === "{") depth += 1;
		else if (found === ")" || found === "]" || found === "}") depth = Math.max(0, depth - 1);
		else if (piece === PIECE && isOpenTriple(text, found, index)) return void 0;
		if (found !== "\n") continue;
		STATEMENT.lastIndex = index;
		const isNewStatement = depth > 0 && STATEMENT.test(text);
		if (isNewStatement) depth = 0;
		if (depth > 0 || !begins(text, index + 1, indent, cut)) continue;
		if (isNewStatement) starts.push(firstDecorator(text, index + 1, indent));
		else if (!decorated) starts.push(index + 1);
		decorated = text.startsWith("@", index + 1 + indent.length);
	}
	return starts;
}
/** Returns true for the first two quotes of a triple-quoted string that is not closed. */
function isOpenTriple(text, found, index) {
	return /^[rbuft]{0,2}(?:""|'')$/iu.test(found) && text[index + found.length] === found.at(-1);
}
/** Returns true if the suite may be split before the line at `lineStart`. */
function begins(text, lineStart, indent, cut) {
	let first = lineStart;
	while (" 	\f".includes(text[first] ?? "\n")) first += 1;
	CONTINUES.lastIndex = first;
	CLAUSE.lastIndex = first;
	if (CONTINUES.test(text) || cut === "statements" && CLAUSE.test(text)) return false;
	const indentation = text.slice(lineStart, first);
	return !(indentation.length > indent.length && indentation.startsWith(indent));
}
/**
* Returns the start of the decorators above `definition`; without decorators, `definition`. Necessary after an
* unclosed bracket, because `startsOf` skips decorators there.
*/
function firstDecorator(text, definition, indent) {
	for (let start = definition;;) {
		const above = start < 2 ? -1 : text.lastIndexOf("\n", start - 2) + 1;
		if (above <= 0 || !text.startsWith(`${indent}@`, above)) return start;
		start = above;
	}
}

// src/syntax/python/salvage.ts
const MAX_DEPTH = 10;
const CONFLICT = /^(?:<{7} .*|\|{7} .*|={7}|>{7} .*)$/gmu;
/**
* Parses the statements one by one, so that an error does not affect other statements. Splits a broken statement into
* its head and the statements of its suite. If the pieces of `earlier` are from `salvage` too, reuses unchanged ones.
*/
function salvage(parser, text, earlier) {
	const module = withLineFeeds(text).replaceAll(CONFLICT, (marker) => " ".repeat(marker.length));
	const before = earlier?.tree.root.hasError === true ? earlier : void 0;
	const earlierPieces = new Map(before?.pieces.map((piece) => [before.text.slice(piece.start, piece.end), piece]));
	return statementSpans(module, "", "statements").map((span) => {
		const lines = module.slice(span.start, span.end);
		const same = earlierPieces.get(lines);
		if (same !== void 0) return shiftedPiece(same, span.start - same.start);
		const { definitions } = readLines(parser, lines, "", OUTERMOST);
		return shiftedPiece({
			start: 0,
			end: lines.length,
			definitions
		}, span.start);
	});
}
/** Reads lines. If they have an error, reads each clause (such as `else:`) alone, to depth {@link MAX_DEPTH}. */
function readLines(parser, lines, indent, enclosing) {
	try {
		var _usingCtx$4 = _usingCtx();
		const suite = _usingCtx$4.u(parseSuite(parser, lines, indent));
		if (!suite.hasError) return {
			definitions: suite.definitions(enclosing),
			docstring: suite.docstring()
		};
		const apart = (enclosing.depth < MAX_DEPTH ? statementSpans(lines, indent, "clauses") : []).map(({ start, end }) => ({
			start,
			definitions: readCompound(parser, lines.slice(start, end), indent, enclosing)
		}));
		if (apart.every(({ definitions }) => definitions === void 0)) return {
			definitions: suite.definitions(enclosing),
			docstring: null
		};
		return {
			definitions: apart.flatMap(({ start, definitions: found = [] }) => found.map((definition) => shifted(definition, start))),
			docstring: null
		};
	} catch (_) {
		_usingCtx$4.e = _;
	} finally {
		_usingCtx$4.d();
	}
}
/** Reads the head and the statements of the suite separately; undefined if {@link compoundOf} finds no suite. */
function readCompound(parser, lines, indent, enclosing) {
	const compound = compoundOf(lines, indent);
	if (compound === void 0) return void 0;
	const { head, suite } = compound;
	const { definitions, inner } = readHead(parser, lines.slice(head.start, head.end), indent, enclosing);
	const suiteLines = lines.slice(suite.start, suite.end);
	const statements = compound.indent === void 0 ? [] : readSuite(parser, suiteLines, compound.indent, {
		...inner,
		depth: enclosing.depth + 1
	});
	const body = shiftedSpan(solidSpan(suiteLines), suite.start);
	const docstring = shiftedSpan(statements[0]?.docstring ?? null, suite.start);
	return [...definitions.map((definition) => inner.path === definition.path ? {
		...definition,
		span: {
			...definition.span,
			end: body?.end ?? definition.span.end
		},
		body,
		docstring
	} : definition), ...statements.flatMap(({ start, definitions: found }) => found.map((definition) => shifted(definition, suite.start + start)))];
}
function readSuite(parser, lines, indent, enclosing) {
	return statementSpans(lines, indent, "statements").map(({ start, end }) => ({
		start,
		...readLines(parser, lines.slice(start, end), indent, enclosing)
	}));
}
/** Returns the span from the first to the last token except comments and `;`; null without such tokens. */
function solidSpan(text) {
	const codeTokens = pythonTokens(text).filter(({ kind, start, end }) => kind !== "comment" && text.slice(start, end) !== ";");
	const [first, last] = [codeTokens[0], codeTokens.at(-1)];
	if (first === void 0 || last === void 0) return null;
	return {
		start: first.start,
		end: text.slice(0, last.end).trimEnd().length
	};
}

// src/syntax/python/comment-runs.ts
/** The maximum number of successive comments. The grammar's scanner reads a run of comments in quadratic time. */
const MAX_RUN = 100;
/** Replaces comments in runs longer than {@link MAX_RUN} by spaces of equal length. Lines must end in LF or CRLF. */
function blankCommentRuns(text) {
	if (!hasMany(text)) return text;
	const blanks = [];
	let run = [];
	let last = 0;
	const endRun = () => {
		if (run.length > MAX_RUN) for (const comment of run) blanks.push(comment);
		run = [];
	};
	for (const { 0: found, index: start } of text.matchAll(PIECE)) {
		const isComment = found.startsWith("#");
		if (!isComment && found !== "\n" || /\S/u.test(text.slice(last, start))) endRun();
		last = start + found.length;
		if (isComment) run.push({
			start,
			end: last
		});
	}
	endRun();
	return blank(text, blanks);
}
const FIRST = /[ \t\f\r]*(?<comment>#)?(?<end>\n)?/uy;
/** Returns true if a run may exceed `MAX_RUN`. For speed, counts lines that begin with `#`, even inside strings. */
function hasMany(text) {
	let comments = 0;
	for (let start = 0; start < text.length;) {
		FIRST.lastIndex = start;
		const { comment, end } = FIRST.exec(text)?.groups ?? {};
		if (comment !== void 0) comments += 1;
		else if (end === void 0) comments = 0;
		if (comments === MAX_RUN) return true;
		const next = text.indexOf("\n", start);
		start = next === -1 ? text.length : next + 1;
	}
	return false;
}

// src/syntax/python/normalize-brackets.ts
/**
* Replaces line feeds and comments in brackets by spaces of equal length, because the grammar's scanner does not
* always ignore indentation there. If a bracket is still open at the next definition or at the end of the text,
* replaces this bracket instead.
*/
function normalizeBrackets(text) {
	let open = [];
	let hasUnclosed = false;
	const blanks = [];
	for (const { 0: found, index: start } of text.matchAll(PIECE)) if (found === "(" || found === "[" || found === "{") open.push({
		at: start,
		blanks: blanks.length
	});
	else if (found === ")" || found === "]" || found === "}") open.pop();
	else if (open.length > 0 && (found === "\n" || found.startsWith("#"))) {
		STATEMENT.lastIndex = start;
		if (STATEMENT.test(text)) {
			restoreUnclosed(open, blanks);
			hasUnclosed = true;
			open = [];
		} else blanks.push({
			start,
			end: start + found.length
		});
	}
	restoreUnclosed(open, blanks);
	return {
		text: blank(text, blanks),
		hasUnclosed: hasUnclosed || open.length > 0
	};
}
/** Removes from `blanks` the spans after the first unclosed bracket. Adds the unclosed brackets instead. */
function restoreUnclosed(open, blanks) {
	const [first] = open;
	if (first === void 0) return;
	blanks.length = first.blanks;
	for (const { at } of open) blanks.push({
		start: at,
		end: at + 1
	});
}

// src/syntax/python/python.ts
const HOLDERS$2 = ["block", "module"];
async function loadPython() {
	const parser = await loadPythonParser();
	return syntaxLanguage({
		parser,
		extract: (statement) => pythonDefinitions(statement),
		holders: HOLDERS$2,
		bracesAreBlocks: false,
		tokens: pythonTokens,
		salvage: (text, earlier) => salvage(parser, text, earlier)
	});
}
/** Loads the Python parser with workarounds for input that the grammar's scanner misreads, or reads slowly. */
async function loadPythonParser() {
	const parser = await loadParser("tree-sitter-python.wasm");
	return { parse: (text) => withoutRuns(parsePython(parser, readable(text))) };
}
function readable(text) {
	return blankCommentRuns(withLineFeeds(text));
}
/** Returns the tree with a method `edited` that applies {@link readable} to each edited text. */
function withoutRuns(tree) {
	return {
		...tree,
		edited(text) {
			const edited = tree.edited(readable(text));
			return edited && {
				...edited,
				tree: withoutRuns(edited.tree)
			};
		}
	};
}
function parsePython(parser, text) {
	const tree = parser.parse(text);
	if (!tree.hasError) return tree;
	const brackets = normalizeBrackets(text);
	const normalized = parser.parse(brackets.text);
	if (errorLength(normalized) < errorLength(tree)) {
		tree[Symbol.dispose]();
		return {
			...normalized,
			hasError: normalized.hasError || brackets.hasUnclosed,
			edited: () => void 0
		};
	}
	normalized[Symbol.dispose]();
	return tree;
}
/** Measures the error nodes. Returns at least 1 for a tree with errors, because a missing token has no error node. */
function errorLength(tree) {
	const { root } = tree;
	if (!root.hasError) return 0;
	if (root.type === "ERROR") return root.endIndex + 2;
	return root.descendantsOfType("ERROR").reduce((sum, node) => sum + 1 + node.endIndex - node.startIndex, 1);
}

// src/syntax/typescript/definitions.ts
const DECLARATIONS = {
	abstract_class_declaration: "class",
	abstract_method_signature: "function",
	class_declaration: "class",
	enum_declaration: "class",
	function_declaration: "function",
	function_signature: "function",
	generator_function_declaration: "function",
	interface_declaration: "class",
	internal_module: "class",
	method_definition: "function",
	method_signature: "function",
	module: "class",
	property_signature: "variable",
	public_field_definition: "variable",
	type_alias_declaration: "type",
	variable_declarator: "variable"
};
const HOLDERS$1 = /* @__PURE__ */ new Set([
	"ERROR",
	"ambient_declaration",
	"catch_clause",
	"do_statement",
	"else_clause",
	"export_statement",
	"expression_statement",
	"finally_clause",
	"for_in_statement",
	"for_statement",
	"if_statement",
	"lexical_declaration",
	"program",
	"statement_block",
	"switch_body",
	"switch_case",
	"switch_default",
	"switch_statement",
	"try_statement",
	"variable_declaration",
	"while_statement"
]);
/** Returns the definitions in a top-level node of a TypeScript module, in source order. */
function typeScriptDefinitions(topLevel) {
	const found = [];
	visit(topLevel, OUTERMOST, topLevel, found);
	return found;
}
/** Visits a node. `outer` is the node, or the outermost `export` or `declare` statement directly around the node. */
function visit(node, around, outer, found) {
	if (around.depth > 500) return;
	const enclosing = {
		...around,
		depth: around.depth + 1
	};
	const kind = DECLARATIONS[node.type];
	if (kind !== void 0) addDeclaration(node, kind, enclosing, outer, found);
	else if (node.type === "import_statement") addImports(node, enclosing, found);
	else if (HOLDERS$1.has(node.type)) {
		const begins = node.type === "export_statement" || node.type === "ambient_declaration";
		for (const child of node.namedChildren) visit(child, enclosing, begins ? outer : child, found);
	}
}
function addDeclaration(node, kind, enclosing, outer, found) {
	const name = node.childForFieldName("name");
	if (name === null) return;
	const value = node.childForFieldName("value");
	const callable = kind === "variable" && value !== null && FUNCTIONS.has(value.type) ? value : void 0;
	if (kind === "variable" && callable === void 0) {
		if (enclosing.bindsNames) for (const bound of boundNames$1(name)) found.push(boundName(bound, "variable", enclosing));
		return;
	}
	const body = (callable ?? node).childForFieldName("body");
	const names = name.type === "nested_identifier" ? name.text.split(".") : [name.text.replaceAll(/^["']|["']$/gu, "")];
	const path = [...enclosing.path, ...names];
	const end = node.endIndex;
	const signatureEnd = body === null ? end : outer.startIndex + textTo(outer, body).trimEnd().length;
	found.push({
		kind: callable === void 0 ? kind : "function",
		name: names.at(-1) ?? "",
		path,
		nameSpan: spanOf(name),
		span: {
			start: outer.startIndex,
			end
		},
		signature: kind === "type" ? null : {
			start: outer.startIndex,
			end: signatureEnd
		},
		body: body === null ? null : spanOf(body),
		docstring: documentationOf(outer),
		part: partOf(node)
	});
	if (body === null) return;
	const inner = {
		...enclosing,
		path,
		bindsNames: kind === "class" && enclosing.bindsNames
	};
	for (const child of body.namedChildren) visit(child, inner, child, found);
}
const FUNCTIONS = /* @__PURE__ */ new Set([
	"arrow_function",
	"function_expression",
	"generator_function"
]);
function partOf(node) {
	if (node.type === "function_signature" || node.type === "method_signature") return "overload";
	const words = node.children.map(({ type }) => type);
	if (words.includes("get")) return "getter";
	return words.includes("set") ? "setter" : "plain";
}
/** Returns the JSDoc comment directly above a declaration and its decorators, or null. */
function documentationOf(outer) {
	let above = statementOf(outer).previousSibling;
	while (above?.type === "decorator") above = above.previousSibling;
	return above?.type === "comment" && above.text.startsWith("/**") ? spanOf(above) : null;
}
/** Returns the statement, such as `export const f = …`, whose first declarator is `outer`; else `outer` itself. */
function statementOf(outer) {
	const statement = outer.type === "variable_declarator" ? outer.parent : null;
	if (statement === null || statement.namedChildren[0]?.id !== outer.id) return outer;
	const { parent } = statement;
	return parent?.type === "export_statement" || parent?.type === "ambient_declaration" ? parent : statement;
}
function textTo(outer, body) {
	return outer.text.slice(0, body.startIndex - outer.startIndex);
}
function* boundNames$1(target, depth = 0) {
	if (depth > 500 || target.type === "computed_property_name") return;
	if (/(?:^|_)identifier(?:_pattern)?$/u.test(target.type)) {
		yield target;
		return;
	}
	const field = target.type === "pair_pattern" ? "value" : target.type.endsWith("assignment_pattern") ? "left" : "";
	const below = field === "" ? target.namedChildren : [target.childForFieldName(field)];
	for (const child of below) if (child !== null) yield* boundNames$1(child, depth + 1);
}
function addImports(statement, enclosing, found) {
	for (const node of statement.descendantsOfType([
		"import_clause",
		"import_specifier",
		"namespace_import"
	])) {
		const bound = node.childForFieldName("alias") ?? node.childForFieldName("name") ?? node.namedChild(0);
		if (bound?.type === "identifier") found.push(boundName(bound, "import", enclosing));
	}
}

// src/syntax/typescript/typescript.ts
const HOLDERS = [
	"class_body",
	"interface_body",
	"program",
	"statement_block"
];
/** Loads the language for TypeScript without JSX. */
async function loadTypeScript() {
	return syntaxLanguage({
		parser: await loadParser("tree-sitter-typescript.wasm"),
		extract: typeScriptDefinitions,
		holders: HOLDERS,
		bracesAreBlocks: true,
		tokens: (text) => scanTokens(text, TOKEN)
	});
}
const TOKEN = /(\/\/[^\r\n]*|\/\*.*?(?:\*\/|$))|("(?:[^"\\\r\n]|\\(?:\r\n|.))*"?|'(?:[^'\\\r\n]|\\(?:\r\n|.))*'?|`(?:[^`\\]|\\.)*`?)|(\.?\d[\p{IDC}.]*)|([\p{IDS}_$#@][\p{IDC}$]*)|(=>|\?\.|\?\?=?|&&=?|\|\|=?|[=!]==?|\*\*=?|<<=?|>>>?=?|\.\.\.|\+\+|--|[-+*/%&|^<>]=|[^\s])/gsu;

// src/syntax/languages.ts
const LOADERS = {
	python: loadPython,
	typescript: loadTypeScript
};
const load = memoized(async (name) => LOADERS[name]());
/** Loads a language by file extension, or returns undefined. Parsers have no deadline: use a thread with limits. */
async function languageOf(file) {
	const name = languageName(file);
	return name === void 0 ? void 0 : load(name);
}

// src/text/common-count.ts
/** Returns the number of members that two lists have in common. `[a, a]` and `[a, a, a]` have two in common. */
function commonCount(left, right) {
	const counts = /* @__PURE__ */ new Map();
	for (const member of left) counts.set(member, (counts.get(member) ?? 0) + 1);
	let common = 0;
	for (const member of right) {
		const count = counts.get(member) ?? 0;
		if (count > 0) common += 1;
		counts.set(member, count - 1);
	}
	return common;
}

// src/reward/evidence/skipped-tests.ts
const MARKS = [
	"skip",
	"skipif",
	"skipIf",
	"skipUnless",
	"xfail",
	"expectedFailure"
];
const IN_BODY = /\b(?:SkipTest|importorskip|skip|skipTest|xfail)\s*\(|\braise\s+(?:\w+\.)*SkipTest\b/u;
const IN_FILE = /\ballow_module_level\s*=\s*True\b|^(?:\w+[ \t]*=[ \t]*)?(?:\w+\.)*importorskip[ \t]*\(|^raise[ \t]+(?:\w+\.)*SkipTest\b/mu;
const NO_CASES = /\bparametrize\s*\([\s,()[\]]*,\s*(?:\[\s*\]|\(\s*\))/u;
const LEAVES_AT_ONCE = /^\s*return\b/u;
const OFF$2 = /=\s*False\b/u;
/** Returns a predicate for tests that may be skipped or expected to fail, for example by an immediate `return`. */
function skippedTests(text, syntax) {
	const code = withoutWords(text, syntax);
	const codeOf = ({ start, end }) => code.slice(start, end);
	const variables = syntax.definitions.flatMap(({ kind, name, path, nameSpan }) => kind === "variable" ? [{
		name,
		owner: path.slice(0, -1).join("."),
		value: valueFrom(code, nameSpan.end)
	}] : []);
	const named = variables.filter(({ owner, value }) => owner === "" && marking(MARKS).test(value));
	const mark = marking([...MARKS, ...named.map(({ name }) => name).filter((name) => name !== "pytestmark")]);
	const off = new Set(variables.filter(({ name, value }) => name === "__test__" ? OFF$2.test(value) : name === "pytestmark" && mark.test(value)).map(({ owner }) => owner));
	if (off.has("") || IN_FILE.test(code)) return () => true;
	return (test, around) => {
		if (around.some(({ path }) => off.has(path.join(".")))) return true;
		if ([test, ...around].map(({ span, nameSpan }) => codeOf({
			start: span.start,
			end: nameSpan.start
		})).some((head) => mark.test(head) || NO_CASES.test(head))) return true;
		const body = test.body === null ? "" : codeOf(test.body);
		return IN_BODY.test(body) || LEAVES_AT_ONCE.test(body);
	};
}
/** The maximum number of characters that are read of a variable's value. Marks are much shorter. */
const MAX_VALUE_LENGTH = 2e3;
/** Returns the text after a variable's name, to the end of its statement. */
function valueFrom(code, at) {
	const text = code.slice(at, at + MAX_VALUE_LENGTH);
	let depth = 0;
	for (let end = 0; end < text.length; end += 1) {
		const character = text[end] ?? "";
		if ("([{".includes(character)) depth += 1;
		else if (")]}".includes(character)) depth -= 1;
		else if (depth <= 0 && "\r\n;".includes(character)) return text.slice(0, end);
	}
	return text;
}
function marking(names) {
	return new RegExp(String.raw`(?<![\p{XIDC}_])(?:${names.join("|")})(?![\p{XIDC}_])`, "u");
}
/** Replaces strings and comments with blanks of the same length, so that offsets stay valid. */
function withoutWords(text, syntax) {
	const parts = [];
	let at = 0;
	for (const { kind, start, end } of syntax.tokens()) {
		if (kind !== "string" && kind !== "comment" || start < at) continue;
		parts.push(text.slice(at, start), text.slice(start, end).replaceAll(/[^\r\n]/g, " "));
		at = end;
	}
	return parts.join("") + text.slice(at);
}

// src/reward/evidence/active-tests.ts
const TEST_FILE = /(?:^|\/)(?:test_[^/]*|[^/]*_test|tests)\.py$/u;
/** Matches classes that pytest collects (`Test…`), and classes with a base, which may be `TestCase`. */
const TEST_CLASS = /\bclass\s+(?:Test|[^\s([:]+\s*(?:\[.*\]\s*)?\(\s*[^\s)])/su;
/** The minimum share of common words in the two versions of a renamed test. */
const MIN_SHARED = .7;
/** If a change adds more tests than this, bodies are not compared, so a renamed test counts as removed. */
const MAX_COMPARED = 500;
/** Returns the tests of a test file, such as `test_a.py`, except skipped tests. Returns [] for other files. */
async function activeTests(uri, text) {
	if (!TEST_FILE.test(uri) || languageName(uri) !== "python") return [];
	const syntax = (await languageOf(uri))?.read(text);
	if (syntax === void 0) return [];
	const isSkipped = skippedTests(text, syntax);
	const wordsIn = wordsOf(text, syntax.tokens());
	const tests = [];
	let around = [];
	for (const definition of syntax.definitions) {
		const { kind, name, path, span, nameSpan, body } = definition;
		if (kind !== "class" && kind !== "function") continue;
		around = around.filter((outer) => span.end <= outer.span.end);
		if (kind === "function" && name.startsWith("test") && around.every((outer) => isTestClass(text, outer)) && !isSkipped(definition, around)) tests.push({
			uri,
			name: path.join("."),
			span: nameSpan,
			words: body === null ? [] : wordsIn(body)
		});
		around = [...around, definition];
	}
	return tests;
}
function wordsOf(text, tokens) {
	const words = tokens.filter(({ kind }) => kind !== "operator" && kind !== "comment");
	let at = 0;
	return ({ start, end }) => {
		while ((words[at]?.start ?? start) < start) at += 1;
		const found = [];
		for (let word = words[at]; word !== void 0 && word.end <= end; word = words[at]) {
			found.push(text.slice(word.start, word.end));
			at += 1;
		}
		return found;
	};
}
function isTestClass(text, { kind, signature }) {
	return kind === "class" && signature !== null && TEST_CLASS.test(text.slice(signature.start, signature.end));
}
/** Returns the tests of `before` without a counterpart in `after`. A moved or renamed test has a counterpart. */
function removedTests(before, after) {
	const keyOf = ({ uri, name }) => JSON.stringify([uri, name]);
	const keysAfter = new Set(after.map(keyOf));
	const keysBefore = new Set(before.map(keyOf));
	const added = after.filter((test) => !keysBefore.has(keyOf(test)));
	const take = (isSame) => {
		const at = added.findIndex(isSame);
		if (at !== -1) added.splice(at, 1);
		return at !== -1;
	};
	const removed = before.filter((test) => !keysAfter.has(keyOf(test))).filter(({ name }) => !take((other) => other.name === name));
	if (added.length > MAX_COMPARED) return removed;
	return removed.filter((test) => !take((other) => areSimilar(test.words, other.words)));
}
function areSimilar(left, right) {
	const common = commonCount(left, right);
	return common > 0 && 2 * common >= MIN_SHARED * (left.length + right.length);
}

// src/text/grouped.ts
/** Groups items by key. The keys, and the items of each key, keep the order of `items`. */
function grouped(items, keyOf) {
	const groups = /* @__PURE__ */ new Map();
	for (const item of items) {
		const key = keyOf(item);
		const group = groups.get(key);
		if (group === void 0) groups.set(key, [item]);
		else group.push(item);
	}
	return groups;
}

// src/reward/evidence/added-marks.ts
/** The keys that pair a new mark, such as a suppression, with an old one, the most certain first. */
const KEYS = [
	({ uri, mark }) => JSON.stringify([
		uri,
		mark.kind,
		mark.form,
		mark.code
	]),
	({ mark }) => mark.code === "" ? void 0 : JSON.stringify([
		mark.kind,
		mark.form,
		mark.code
	]),
	({ uri, mark }) => JSON.stringify([
		uri,
		mark.kind,
		mark.form
	])
];
/**
* Returns the new marks that match no old mark. Each old mark matches at most one new mark. Also omits a suppression
* that replaces an old suppression of the same line without hiding more errors.
*/
function addedMarks(before, after) {
	let [old, current] = [before, after];
	for (const key of KEYS) [old, current] = unmatched(old, current, key);
	return withoutNarrowed(old, current);
}
function withoutNarrowed(before, after) {
	const old = [...before];
	return after.filter(({ uri, mark }) => {
		if (mark.kind !== "suppression") return true;
		const at = old.findIndex((one) => one.uri === uri && one.mark.kind === mark.kind && one.mark.code === mark.code && (one.mark.isBlanket === true || mark.isBlanket !== true && one.mark.hides >= mark.hides));
		if (at !== -1) old.splice(at, 1);
		return at === -1;
	});
}
function unmatched(before, after, key) {
	const waiting = new Map([...grouped(before, key)].map(([name, marks]) => [name, [...marks]]));
	const matched = /* @__PURE__ */ new Set();
	const left = after.filter((placed) => {
		const name = key(placed);
		const match = name === void 0 ? void 0 : waiting.get(name)?.shift();
		if (match !== void 0) matched.add(match);
		return match === void 0;
	});
	return [before.filter((placed) => !matched.has(placed)), left];
}

// node_modules/canonicalize/lib/canonicalize.js
function hasLoneSurrogate(value){for(let i=0;i<value.length;i++){const code=value.charCodeAt(i);if(code>=55296&&code<=56319){if(i===value.length-1)return true;const next=value.charCodeAt(i+1);if(!(next>=56320&&next<=57343))return true;i++}else if(code>=56320&&code<=57343)return true}return false}function canonicalize(object,seen=new Set){if(typeof object===`number`&&isNaN(object))throw new Error(`NaN is not allowed`);if(typeof object===`number`&&!isFinite(object))throw new Error(`Infinity is not allowed`);if(typeof object===`string`&&hasLoneSurrogate(object))throw new Error(`Lone surrogate is not allowed`);if(object===null||typeof object!==`object`)return JSON.stringify(object);if(typeof object.toJSON===`function`){if(seen.has(object))throw new Error(`Circular reference detected`);seen.add(object);const result=canonicalize(object.toJSON(),seen);seen.delete(object);return result}if(seen.has(object))throw new Error(`Circular reference detected`);seen.add(object);let result;if(Array.isArray(object))result=`[${object.map(cv=>{return canonicalize(cv===void 0||typeof cv===`symbol`?null:cv,seen)}).join(`,`)}]`;else{const parts=[];for(const key of Object.keys(object).sort()){if(object[key]===void 0||typeof object[key]===`symbol`)continue;parts.push(`${canonicalize(key)}:${canonicalize(object[key],seen)}`)}result=`{${parts.join(`,`)}}`}seen.delete(object);return result}
// src/bundle/canonical.ts
/**
* Returns the RFC 8785 canonical JSON of a value. Omits members that are `undefined`, as `JSON.stringify` does.
* Throws for lone surrogates, non-finite numbers and bigints, and if the value itself is `undefined`.
*/
function canonicalJson(value) {
	const text = canonicalize(value);
	if (text === void 0) throw new TypeError("the value has no JSON form");
	return text;
}

// src/reward/evidence/module-port.ts
/** Returns modules whose texts come from the main thread on request. */
function requestModules({ files, port }) {
	const waiting = /* @__PURE__ */ new Map();
	let last = 0;
	port.on("message", ({ id, text }) => {
		waiting.get(id)?.(text);
		waiting.delete(id);
	});
	return {
		files,
		text: async (file) => new Promise((resolve) => {
			last += 1;
			waiting.set(last, resolve);
			send(port, {
				id: last,
				file
			});
		})
	};
}
function send(port, message) {
	port.postMessage(message);
}

// src/syntax/python/string-literal.ts
const STRING_START = /(?:[fFrRbBuUtT]|[rR][fFtTbB]|[fFtTbB][rR])?(?:"""|'''|"|')/uy;
const QUOTES = /* @__PURE__ */ new Set(["\"", "'"]);
/**
* Finds the end of a literal part as Pyright does. Pyright treats raw strings like other strings here.
*
* @param inFormat true for a format specifier: line endings are allowed, and a doubled brace is not an escape.
*/
function endOfLiteral(text, from, { quote, isFormatted }, inFormat) {
	let isName = false;
	for (let at = from; at < text.length;) {
		const character = text[at];
		const next = text[at + 1] ?? "";
		const isLineEnd = character === "\n" || character === "\r";
		if (character === "\\") {
			if (!isName && next === "N" && text[at + 2] === "{") {
				isName = true;
				at += 1;
			} else if (isFormatted && !QUOTES.has(next) && !/[\\\r\n]/u.test(next)) at += 1;
			else at += next === "\r" && text[at + 2] === "\n" ? 3 : 2;
		} else if (isLineEnd && quote.length === 1 && !(isFormatted && inFormat)) return {
			end: at,
			why: "open"
		};
		else if (text.startsWith(quote, at)) return {
			end: at + quote.length,
			why: "closed"
		};
		else if (isName && character === "}") {
			isName = false;
			at += 1;
		} else if (!isName && isFormatted && character === "{") {
			if (inFormat || next !== "{") return {
				end: at,
				why: "field"
			};
			at += 2;
		} else if (isFormatted && character === "}") {
			if (inFormat || next !== "}") return {
				end: at,
				why: "field"
			};
			at += 2;
		} else at += 1;
	}
	return {
		end: text.length,
		why: "open"
	};
}

// src/syntax/python/code-tokens.ts
const SPACING = /[ \t\f\r\n]+|\\(?:\r\n|\r(?!\n)|\n)(?=[^])/uy;
const COMMENT = /#[^\r\n]*/uy;
const NUMBER = /0[xX][\da-fA-F_]+|0[bB][01_]+|0[oO][0-7_]+|(?:[1-9][\d_]*(?![\d_.eE])|0[0_]*(?![\d_.eE])|(?:\d[\d_]*\.?|\.(?=\d))[\d_]*(?:[eE][+-]?[\d_]*)?)[jJ]?/uy;
const WORD = /[\p{IDS}_\u2E2F][\p{IDC}\u2E2F]*/uy;
const OPERATOR = /\*\*=?|\/\/=?|<<=?|>>=?|->|\.\.\.|:=|!=|<>|[-+*/%@&|^<>=]=?|[()[\]{},;:.~`]/uy;
/** Matches the start of the format specifier of a replacement field. There, `:=` is not an operator. */
const FORMAT = /:/uy;
const CONVERSION = /!(?!=)/uy;
const INVALID = /[^ \t\f\r\n]+/uy;
/** Splits a Python text into tokens as Pyright does. Unlike `pythonTokens`, also splits f-strings and t-strings. */
function pythonCodeTokens(text) {
	const tokens = [];
	const open = [];
	let depth = 0;
	let at = text.startsWith("﻿") ? 1 : 0;
	function take(kind, expression) {
		expression.lastIndex = at;
		const end = expression.test(text) ? expression.lastIndex : at;
		if (end === at) return false;
		tokens.push({
			kind,
			start: at,
			end
		});
		at = end;
		return true;
	}
	function takeString(end) {
		if (end > at) tokens.push({
			kind: "string",
			start: at,
			end
		});
		at = end;
	}
	/** Takes a literal part of an f-string or t-string, up to a brace or the end of the string. */
	function takeMiddle(string) {
		const inFormat = string.fields.at(-1)?.inFormat === true;
		const found = endOfLiteral(text, at, string, inFormat);
		takeString(found.end);
		if (found.why !== "field") open.pop();
	}
	function takeLiteral(start) {
		const prefix = start.replace(/["']+$/u, "").toLowerCase();
		const literal = {
			quote: start.slice(prefix.length),
			isFormatted: /[ft]/u.test(prefix)
		};
		if (literal.isFormatted) {
			takeString(at + start.length);
			open.push({
				...literal,
				fields: []
			});
			return;
		}
		const around = open.at(-1);
		const found = endOfLiteral(text, at + start.length, literal, false);
		const [outermost] = around?.fields ?? [];
		if (found.why === "open" && prefix === "" && outermost && around?.quote === literal.quote) {
			around.fields.length = 0;
			depth = outermost.depth - 1;
		} else takeString(found.end);
	}
	function takeOperator() {
		const string = open.at(-1);
		const field = string?.fields.at(-1);
		const from = at;
		const bracket = (field?.depth === depth && take("operator", FORMAT) || string !== void 0 && take("operator", CONVERSION) || take("operator", OPERATOR) || take("operator", INVALID)) && at === from + 1 ? text[from] : void 0;
		if (bracket === "(" || bracket === "[" || bracket === "{") {
			depth += 1;
			if (bracket === "{" && (field === void 0 || field.inFormat)) string?.fields.push({
				depth,
				inFormat: false
			});
		} else if (bracket === ")" || bracket === "]" || bracket === "}") {
			if (bracket === "}" && field?.depth === depth) string?.fields.pop();
			depth = Math.max(0, depth - 1);
		} else if (bracket === ":" && field?.depth === depth) field.inFormat = true;
	}
	while (at < text.length) {
		const string = open.at(-1);
		const field = string?.fields.at(-1);
		if (string !== void 0 && (field === void 0 || field.inFormat)) takeMiddle(string);
		SPACING.lastIndex = at;
		STRING_START.lastIndex = at;
		if (SPACING.test(text)) at = SPACING.lastIndex;
		else if (STRING_START.test(text)) takeLiteral(text.slice(at, STRING_START.lastIndex));
		else if (!take("comment", COMMENT) && !take("number", NUMBER) && !take("word", WORD)) takeOperator();
	}
	return tokens;
}

// src/syntax/python/statements.ts
/** Splits tokens into statements without comments. Ignores line ends in brackets. `if x: y()` is one statement. */
function pythonStatements(text, tokens) {
	const statements = [];
	let current = [];
	let depth = 0;
	let last = 0;
	for (const token of tokens) {
		if (depth === 0 && current.length > 0 && hasLineEnd(text.slice(last, token.start))) {
			statements.push(current);
			current = [];
		}
		last = token.end;
		if (token.kind === "comment") continue;
		const word = token.kind === "operator" ? text.slice(token.start, token.end) : "";
		if (word === ";" && depth === 0) {
			if (current.length > 0) statements.push(current);
			current = [];
			continue;
		}
		if (word === "(" || word === "[" || word === "{") depth += 1;
		else if (word === ")" || word === "]" || word === "}") depth = Math.max(0, depth - 1);
		current.push(token);
	}
	if (current.length > 0) statements.push(current);
	return statements;
}
/** Returns true if a text contains a line ending without a backslash before it. */
function hasLineEnd(between) {
	if (!/[\r\n]/u.test(between)) return false;
	return /[\r\n]/u.test(between.replaceAll(/\\(?:\r\n|[\r\n])/gu, ""));
}

// src/syntax/python/imports.ts
/** Returns the import statements. Reads tokens, because a syntax error elsewhere may affect the syntax tree. */
function readImports(text, allTokens) {
	const tokens = allTokens.filter(({ start }) => text[start] !== "\\");
	return pythonStatements(text, tokens).flatMap((statement) => importsIn(text, statement));
}
/** Searches the whole statement, because an import may follow a colon, as in `if x: import y`. */
function importsIn(text, tokens) {
	const found = [];
	for (let at = 0; at < tokens.length;) {
		const reader = readerOf(text, tokens, at);
		const statement = readStatement(text, reader);
		if (statement !== void 0) found.push(statement);
		at = statement === void 0 ? at + 1 : reader.at();
	}
	return found;
}
/** Returns a word in the NFKC form, in which Python compares names. */
function identifierOf(word) {
	return word.normalize("NFKC");
}
function readerOf(text, tokens, from) {
	let at = from;
	return {
		at: () => at,
		word: () => text.slice(tokens[at]?.start ?? text.length, tokens[at]?.end),
		take: () => tokens[at++],
		span: () => ({
			start: tokens[from]?.start ?? 0,
			end: tokens[at - 1]?.end ?? 0
		})
	};
}
function readStatement(text, reader) {
	const keyword = reader.word();
	if (keyword === "from") return readFrom(text, reader);
	if (keyword !== "import") return void 0;
	reader.take();
	const modules = list(reader, () => readModule(text, reader));
	return modules && {
		kind: "import",
		...reader.span(),
		modules
	};
}
function readFrom(text, reader) {
	reader.take();
	let first;
	let last;
	let level = 0;
	while (/^\.+$/u.test(reader.word())) {
		last = reader.take();
		first ??= last;
		level += last === void 0 ? 0 : last.end - last.start;
	}
	const parts = reader.word() === "import" ? [] : readDotted(text, reader);
	const start = first?.start ?? parts?.[0]?.start;
	const end = parts?.at(-1)?.end ?? last?.end;
	if (parts === void 0 || start === void 0 || end === void 0) return void 0;
	if (reader.word() !== "import") return void 0;
	reader.take();
	const common = {
		kind: "from",
		level,
		parts,
		module: {
			start,
			end
		}
	};
	if (reader.word() === "*") {
		reader.take();
		return {
			...common,
			...reader.span(),
			names: [],
			isStar: true
		};
	}
	const isInParentheses = reader.word() === "(";
	if (isInParentheses) reader.take();
	const names = list(reader, () => readImportedName(text, reader));
	if (names === void 0 || isInParentheses && reader.word() !== ")") return void 0;
	if (isInParentheses) reader.take();
	return {
		...common,
		...reader.span(),
		names,
		isStar: false
	};
}
/** Reads items that commas separate. Allows a comma before `)`. Returns undefined if an item is broken. */
function list(reader, read) {
	const items = [];
	for (;;) {
		const item = read();
		if (item === void 0) return void 0;
		items.push(item);
		if (reader.word() !== ",") return items;
		reader.take();
		if (reader.word() === ")") return items;
	}
}
function readModule(text, reader) {
	const parts = readDotted(text, reader);
	const [first, last] = [parts?.[0], parts?.at(-1)];
	if (parts === void 0 || first === void 0 || last === void 0) return void 0;
	const alias = readAlias(text, reader);
	return alias === null ? void 0 : {
		start: first.start,
		end: last.end,
		parts,
		alias
	};
}
function readImportedName(text, reader) {
	const imported = readName(text, reader);
	if (imported === void 0) return void 0;
	const alias = readAlias(text, reader);
	if (alias === null) return void 0;
	return {
		start: imported.start,
		end: alias?.end ?? imported.end,
		imported,
		alias
	};
}
/** Returns undefined without an alias, and null if `as` has no name. */
function readAlias(text, reader) {
	if (reader.word() !== "as") return void 0;
	reader.take();
	return readName(text, reader) ?? null;
}
function readDotted(text, reader) {
	const parts = [];
	for (;;) {
		const part = readName(text, reader);
		if (part === void 0) return void 0;
		parts.push(part);
		if (reader.word() !== ".") return parts;
		reader.take();
	}
}
/** These keywords are not names. A read ends at a misplaced keyword, so all reads together take linear time. */
const KEYWORDS = /* @__PURE__ */ new Set([
	"as",
	"from",
	"import"
]);
function readName(text, reader) {
	const word = reader.word();
	const token = reader.take();
	if (token?.kind !== "word" || KEYWORDS.has(word)) return void 0;
	return {
		start: token.start,
		end: token.end,
		name: identifierOf(text.slice(token.start, token.end) || word)
	};
}

// src/reward/evidence/module-sources.ts
function modulesOf(texts) {
	return {
		files: [...texts.keys()],
		text: async (file) => Promise.resolve(texts.get(file))
	};
}

// src/reward/evidence/gaming-evidence.ts
const MEMORY_MIB = 2048;
/** The name of a step that compares all changed files. The name of a step for one file is the file's path. */
const ALL_FILES = "all changed files";
const thread = boundedThread({
	program: threadProgram(import.meta.url, "evidence-worker"),
	memoryMib: MEMORY_MIB
});
function finding(kind, uri, range, text) {
	return {
		kind,
		uri,
		range,
		text
	};
}
/** Compares by file, then by range, then by all fields. In a file, findings without a range come first. */
function compareFindings(left, right) {
	const noRange = [
		-1,
		-1,
		-1,
		-1
	];
	return compareCodeUnits(left.uri, right.uri) || compareRanges(left.range ?? noRange, right.range ?? noRange) || compareCodeUnits(canonicalJson(left), canonicalJson(right));
}

// src/reward/evidence/mark.ts
/** Returns the text from the start of the line of `at` up to `end`, with normalised spacing. */
function codeOfLine(text, at, end) {
	let start = at;
	while (start > 0 && text[start - 1] !== "\n" && text[start - 1] !== "\r") start -= 1;
	return text.slice(start, end).replaceAll(/\s+/gu, " ").trim();
}
/** Returns the offset of the first line break from `at` on; without one, the length of the whole text. */
function endOfLine(text, at) {
	const end = text.slice(at).search(/[\r\n]/u);
	return end === -1 ? text.length : at + end;
}
function startOfNextLine(text, at) {
	const end = endOfLine(text, at);
	return Math.min(end + (text.startsWith("\r\n", end) ? 2 : 1), text.length);
}

// src/reward/evidence/python-dynamic.ts
/** Functions and attributes whose effect or result checkers do not know, such as `exec`, `getattr` and `loads`. */
const DYNAMIC = new Set("exec eval __import__ globals locals vars getattr setattr delattr import_module attrgetter itemgetter methodcaller py_object run_path run_module new_class loads literal_eval __builtins__ __dict__ __class__ __setattr__ __getattribute__ __code__ _getframe".split(" "));
/** Classes whose objects have every attribute, according to checkers. Only a call of such a class gets a mark. */
const CLASSES = /* @__PURE__ */ new Set([
	"AsyncMock",
	"MagicMock",
	"Mock",
	"ModuleType",
	"Namespace",
	"SimpleNamespace"
]);
/** Methods whose definition makes a checker accept every attribute or subscript. */
const HOOKS = /* @__PURE__ */ new Set([
	"__getattr__",
	"__getattribute__",
	"__class_getitem__"
]);
function dynamicMarks(text, tokens) {
	return pythonStatements(text, tokens).flatMap((statement) => {
		const words = statement.map(({ start, end }) => text.slice(start, end));
		if (words[0] === "import" || words[0] === "from") return [];
		return statement.flatMap(({ kind, start, end }, at) => {
			const word = words[at] ?? "";
			if (kind !== "word") return [];
			const isDefined = words[at - 1] === "def";
			if (!(isDefined && HOOKS.has(word)) && (isDefined || !isUse(words, at))) return [];
			return [{
				kind: "dynamic",
				start,
				end,
				form: word,
				code: codeOfLine(text, start, endOfLine(text, end)),
				hides: 0
			}];
		});
	});
}
function isUse(words, at) {
	const word = words[at] ?? "";
	if (CLASSES.has(word)) return words[at + 1] === "(" && words[at - 1] !== "class";
	if (words[at - 1] === "." && word.startsWith("__")) return DYNAMIC.has(word);
	return DYNAMIC.has(word) && words[at + 1] !== "=" && words[at + 1] !== ":" && words[at - 1] !== "class";
}

// src/reward/evidence/python-comments.ts
const IGNORES = [/(?:^|#)[ \t]*(?<who>type):[ \t]*ignore(?:[ \t]*\[(?<rules>[\w\-:, \t]*)\]|(?=[ \t])(?![ \t]*\[)|$)/u, /(?:^|#)[ \t]*(?<who>pyright):[ \t]*ignore(?:[ \t]*\[(?<rules>[\w\-, \t]*)\]|(?=[ \t])(?![ \t]*\[)|$)/u];
const PYRIGHT = /^\s*pyright:\s*(?!ignore)(?<operands>\S.*)$/su;
const VALUES = /* @__PURE__ */ new Set([
	"true",
	"false",
	"none",
	"information",
	"warning",
	"error"
]);
const MYPY = /^\s*mypy:\s*(?<operands>\S.*)$/su;
const MYPY_WEAKENS = /^(?:ignore-errors|disable-error-code|allow-[\w-]+|no-(?:check|disallow|strict|warn)[\w-]*)$/u;
/** Matches settings that make mypy weaker if they are off. */
const MYPY_STRENGTHENS = /^(?:extra-checks|(?:check|disallow|no-implicit|strict|warn)-[\w-]+)$/u;
/** The texts that mypy reads as false. */
const OFF$1 = /* @__PURE__ */ new Set([
	"0",
	"false",
	"no",
	"off"
]);
function pythonCommentMarks(text, tokens) {
	const first = tokens.find(({ kind }) => kind !== "comment")?.start ?? text.length;
	return tokens.flatMap((token) => {
		if (token.kind !== "comment") return [];
		const comment = text.slice(token.start + 1, token.end);
		const span = {
			start: token.start,
			end: token.end
		};
		const code = codeOfLine(text, token.start, token.start);
		return [...IGNORES.flatMap((expression) => {
			const groups = expression.exec(comment)?.groups;
			if (groups === void 0) return [];
			const checker = groups["who"] ?? "";
			const rules = rulesIn(groups["rules"]);
			if (checker === "type" && token.start < first) {
				const form = "type: ignore of the whole file";
				return {
					kind: "directive",
					...span,
					form,
					code: form,
					hides: 1,
					isBlanket: true
				};
			}
			if (rules.length === 0) return {
				kind: "suppression",
				...span,
				form: `${checker}: ignore`,
				code,
				hides: 1,
				isBlanket: true
			};
			const form = `${checker}: ignore[${rules.join(", ")}]`;
			return {
				kind: "suppression",
				...span,
				form,
				code,
				hides: rules.length
			};
		}), ...directivesIn(comment).map((found) => ({
			...found,
			...span
		}))];
	});
}
function rulesIn(list) {
	const rules = (list ?? "").split(",").map((rule) => rule.trim());
	return [...new Set(rules.filter((rule) => rule !== ""))].toSorted();
}
function directivesIn(comment) {
	const pyright = operandsOf(PYRIGHT.exec(comment)).flatMap((operand) => {
		const [name = "", value] = operand.split("=").map((part) => part.trim());
		if (value === void 0 && ![
			"basic",
			"standard",
			"strict"
		].includes(name)) return [];
		if (value !== void 0 && !VALUES.has(value)) return [];
		return [directive(value === void 0 ? `pyright: ${name}` : `pyright: ${name}=${value}`, value === void 0 ? name === "strict" : value === "true" || value === "error")];
	});
	const mypy = operandsOf(MYPY.exec(comment)).flatMap((operand) => {
		const [name = "", ...values] = operand.replaceAll("_", "-").split("=").map((part) => part.trim());
		const setting = [name, ...values].join("=");
		if (setting === "strict") return [directive(`mypy: ${setting}`, true)];
		return (OFF$1.has((values[0] ?? "").toLowerCase()) ? MYPY_STRENGTHENS : MYPY_WEAKENS).test(name) ? [directive(`mypy: ${setting}`, false)] : [];
	});
	return [...pyright, ...mypy];
}
function operandsOf(match) {
	return (match?.groups?.["operands"] ?? "").split(",").map((operand) => operand.trim()).filter((operand) => operand !== "");
}
function directive(form, isStrict) {
	return {
		kind: "directive",
		form,
		code: form,
		hides: 0,
		...isStrict ? { isStrict } : {}
	};
}

// src/syntax/python/dotted-names.ts
/** Matches a name, or digits of a number. */
const RUN = /[\p{XIDC}_]+/gu;
const NAME_START = /^[\p{XIDS}_]/u;
/** Returns names with their attributes, in source order. Omits attributes of other expressions: `a` in `f().a`. */
function dottedNames(text, tokens) {
	const found = [];
	let open;
	let last = 0;
	const comments = tokens.filter(({ kind }) => kind === "comment").values();
	let comment = comments.next();
	for (const { 0: word, index: start } of text.matchAll(RUN)) {
		const end = start + word.length;
		for (; comment.done !== true && comment.value.end <= start; comment = comments.next()) {
			last = Math.max(last, comment.value.end);
			open = void 0;
		}
		const name = NAME_START.test(word) ? {
			start,
			end,
			name: identifierOf(word)
		} : void 0;
		if (name !== void 0 && open !== void 0 && isDot(text, last, start)) open.push(name);
		else {
			open = name === void 0 || isAttribute(text, last, start) ? void 0 : [name];
			if (open !== void 0) found.push(open);
		}
		last = name === void 0 && /^\.\s/u.test(text.slice(end, end + 2)) ? end + 1 : end;
	}
	const quoted = tokens.filter(({ kind }) => kind === "string" || kind === "comment");
	let at = 0;
	return found.map((parts) => {
		const [start, end] = [parts[0]?.start ?? 0, parts.at(-1)?.end ?? 0];
		while ((quoted[at]?.end ?? Number.POSITIVE_INFINITY) <= start) at += 1;
		const around = quoted[at];
		const inside = around !== void 0 && around.start <= start ? around.kind : "code";
		return {
			start,
			end,
			parts,
			inside: inside === "string" || inside === "comment" ? inside : "code"
		};
	});
}
/** Returns true if the text is one dot, with optional white space and line continuations. */
function isDot(text, from, to) {
	const dot = spacingEnd(text, from, to);
	return text[dot] === "." && spacingEnd(text, dot + 1, to) === to;
}
function spacingEnd(text, from, to) {
	let at = from;
	while (at < to) {
		const lineEnd = text.startsWith("\r\n", at + 1) ? 2 : text[at + 1] === "\n" ? 1 : 0;
		if (" 	\f\r\n".includes(text.charAt(at))) at += 1;
		else if (text[at] === "\\" && lineEnd > 0) at += 1 + lineEnd;
		else return at;
	}
	return at;
}
function isAttribute(text, from, start) {
	let at = start - 1;
	while (at >= from && " 	\f\r\n\\".includes(text.charAt(at))) at -= 1;
	if (at < from || text[at] !== ".") return false;
	return !(at - 2 >= from && text.startsWith("...", at - 2) && /^\s*\n/u.test(text.slice(at + 1, start)));
}

// src/syntax/spans.ts
function containsSpan(outer, inner) {
	return outer !== null && outer.start <= inner.start && inner.end <= outer.end;
}

// src/reward/evidence/python-escapes.ts
const KINDS = {
	cast: "cast",
	no_type_check: "suppression"
};
/** The number of characters at the start of a comment that are tested for `# type:`. */
const MAX_START_LENGTH = 100;
const TYPE_COMMENT = /^#\s*type:(?!\s*ignore\b)/u;
/**
* Finds uses of `Any`, `cast` and `no_type_check`, also through aliases and re-exports in other modules. Finds `Any`
* also in quoted annotations and type comments.
*/
async function pythonEscapeMarks(uri, text, tokens, { language, names }) {
	const imports = readImports(text, tokens);
	if (imports.length === 0) return [];
	const found = [];
	const meaningOf = names.namesOf(uri, imports);
	for (const name of dottedNames(text, tokens)) {
		const escape = await meaningOf(name.parts.map((part) => part.name));
		if (escape === void 0) continue;
		if (!imports.some((one) => containsSpan(one, name))) found.push({
			name,
			escape
		});
	}
	const comments = tokens.filter(({ kind }) => kind === "comment");
	let at = 0;
	const isTypeComment = (name) => {
		while ((comments[at]?.end ?? name.end) < name.end) at += 1;
		const around = comments[at];
		return around !== void 0 && TYPE_COMMENT.test(text.slice(around.start, around.start + MAX_START_LENGTH));
	};
	const annotations = found.some(({ name }) => name.inside === "string") ? annotationsIn$1(text, language) : [];
	return found.flatMap(({ name, escape }) => {
		const { start, end } = name;
		if (name.inside === "string") {
			const isAnnotation = annotations.some((type) => type.start <= start && end <= type.end);
			if (escape !== "Any" || !isAnnotation) return [];
		}
		if (name.inside === "comment" && (escape !== "Any" || !isTypeComment(name))) return [];
		const code = codeOfLine(text, start, endOfLine(text, end));
		const kind = KINDS[escape] ?? "any";
		return [{
			kind,
			start,
			end,
			form: escape,
			code,
			hides: kind === "suppression" ? 1 : 0
		}];
	});
}
function annotationsIn$1(text, language) {
	try {
		var _usingCtx$1 = _usingCtx();
		return _usingCtx$1.u(language.open(text)).syntax.nodes({
			start: 0,
			end: text.length
		}, "type");
	} catch (_) {
		_usingCtx$1.e = _;
	} finally {
		_usingCtx$1.d();
	}
}

// src/syntax/python/module-files.ts
/** Returns a lookup in a list of files. Their paths are relative to one folder. */
function moduleFiles(files) {
	const paths = files.map((file) => ({
		file,
		path: identifierOf(file)
	}));
	const byName = grouped(paths, ({ path }) => path.slice(path.lastIndexOf("/") + 1));
	/** Maps `name` and `name-stubs` to `name`, for each folder `name-stubs` of a stub package. */
	const stubbed = /* @__PURE__ */ new Map();
	for (const { path } of paths) for (const [, name = ""] of path.matchAll(/(?<=^|\/)([^/]+)-stubs\//gu)) stubbed.set(name, name).set(`${name}-stubs`, name);
	const known = /* @__PURE__ */ new Map();
	function find(isAbsolute, parts) {
		const [first = "", ...others] = parts;
		const stubs = isAbsolute ? [[`${first}-stubs`, ...others].join("/")] : [];
		return [parts.join("/"), ...stubs].flatMap((path) => [
			".py",
			".pyi",
			"/__init__.py",
			"/__init__.pyi"
		].flatMap((ending) => {
			const found = path === "" ? ending.slice(1) : `${path}${ending}`;
			return (byName.get(found.slice(found.lastIndexOf("/") + 1)) ?? []).filter((one) => one.path === found || isAbsolute && one.path.endsWith(`/${found}`)).map(({ file }) => file);
		}));
	}
	/** Finds a relative import in a package and in its stub package, because Pyright merges partial stub packages. */
	function findMerged(parts) {
		const at = parts.findLastIndex((part) => stubbed.has(part));
		return at === -1 ? [] : find(true, [stubbed.get(parts[at] ?? "") ?? "", ...parts.slice(at + 1)]);
	}
	return (from, level, module) => {
		const isAbsolute = level === 0;
		const parts = isAbsolute ? module : relativeParts(from, level, module);
		if (parts === void 0 || isAbsolute && parts.length === 0) return [];
		const key = `${isAbsolute}/${parts.join("/")}`;
		const found = known.get(key) ?? [...find(isAbsolute, parts), ...isAbsolute ? [] : findMerged(parts)];
		known.set(key, found);
		return found;
	};
}
/** Returns a relative import's path as parts; undefined if its dots lead above the root of all paths. */
function relativeParts(from, level, module) {
	const folders = identifierOf(from).split("/").slice(0, -1);
	if (level - 1 > folders.length) return void 0;
	return [...folders.slice(0, folders.length - (level - 1)), ...module];
}

// src/reward/evidence/typing-names.ts
/** Names of `typing` that disable checks. */
const ESCAPES = /* @__PURE__ */ new Set([
	"Any",
	"cast",
	"no_type_check"
]);
const TYPING = /* @__PURE__ */ new Set(["typing", "typing_extensions"]);
/** Creates a resolver that follows imports and assignments in `sources`. */
function typingNames(sources) {
	const filesOf = moduleFiles(sources.files);
	const scopes = /* @__PURE__ */ new Map();
	async function exported(file, path, seen) {
		const [first] = path;
		const key = JSON.stringify([file, path]);
		if (first === void 0 || seen.has(key)) return void 0;
		seen.add(key);
		const scope = scopes.get(file) ?? scopeOf(file, await sources.text(file), first);
		if (scope === void 0) return void 0;
		scopes.set(file, scope);
		const meaning = await bound(scope, path, seen);
		const alias = scope.aliases.get(first);
		if (meaning !== void 0 || alias === void 0) return meaning;
		const aliasKey = JSON.stringify([
			file,
			first,
			"alias"
		]);
		if (seen.has(aliasKey)) return void 0;
		seen.add(aliasKey);
		return bound(scope, [...alias, ...path.slice(1)], seen);
	}
	async function exportedByAny(files, path, seen) {
		for (const file of files) {
			const meaning = await exported(file, path, seen);
			if (meaning !== void 0) return meaning;
		}
	}
	async function bound({ uri, importsOf }, path, seen) {
		for (const statement of importsOf(path[0])) for (const { module, level, rest } of targetsOf(statement, path)) {
			const [name] = rest;
			if (level === 0 && TYPING.has(module.join("."))) {
				if (name !== void 0 && ESCAPES.has(name)) return name;
				continue;
			}
			const meaning = await exportedByAny(filesOf(uri, level, module), rest, seen);
			if (meaning !== void 0) return meaning;
		}
	}
	return { namesOf(uri, imports) {
		const scope = {
			uri,
			importsOf: importsByName(imports),
			aliases: /* @__PURE__ */ new Map()
		};
		const cache = /* @__PURE__ */ new Map();
		return async (path) => {
			if (scope.importsOf(path[0]).length === 0) return void 0;
			const key = path.join(".");
			const fullName = cache.get(key) ?? bound(scope, path, /* @__PURE__ */ new Set());
			cache.set(key, fullName);
			return fullName;
		};
	} };
}
/** Indexes statements by the names that they bind. A star import may bind any name. */
function importsByName(statements) {
	const stars = statements.filter((statement) => statement.kind === "from" && statement.isStar);
	const byName = /* @__PURE__ */ new Map();
	for (const statement of statements) for (const name of new Set(boundNames(statement))) {
		const others = byName.get(name);
		if (others === void 0) byName.set(name, [statement]);
		else others.push(statement);
	}
	return (name) => {
		const byFirstName = byName.get(name);
		if (byFirstName === void 0 || stars.length === 0) return byFirstName ?? stars;
		const relevant = /* @__PURE__ */ new Set([...byFirstName, ...stars]);
		return statements.filter((statement) => relevant.has(statement));
	};
}
function boundNames(statement) {
	return statement.kind === "import" ? statement.modules.map(({ parts, alias }) => (alias ?? parts[0])?.name) : statement.names.map(({ imported, alias }) => (alias ?? imported).name);
}
/** Returns the modules that may define a dotted name, if this statement binds its first part. */
function targetsOf(statement, path) {
	const [first, ...attributes] = path;
	if (statement.kind === "import") return statement.modules.flatMap(({ parts, alias }) => {
		const module = namesOf(parts);
		if (alias !== void 0) return alias.name === first ? [{
			module,
			level: 0,
			rest: attributes
		}] : [];
		const shared = module.findIndex((part, index) => path[index] !== part);
		const most = shared === -1 ? module.length : shared;
		return Array.from({ length: most }, (_, index) => most - index).map((length) => ({
			module: path.slice(0, length),
			level: 0,
			rest: path.slice(length)
		}));
	});
	const { level } = statement;
	const module = namesOf(statement.parts);
	if (statement.isStar) return [{
		module,
		level,
		rest: path
	}];
	return statement.names.flatMap(({ imported, alias }) => {
		if ((alias ?? imported).name !== first) return [];
		const name = imported.name;
		return [{
			module,
			level,
			rest: [name, ...attributes]
		}, {
			module: [...module, name],
			level,
			rest: attributes
		}];
	});
}
function namesOf(parts) {
	return parts.map(({ name }) => name);
}
/** Reads the bindings of a module. Returns undefined if its text is unavailable or cannot bind the name. */
function scopeOf(uri, text, name) {
	if (text === void 0) return void 0;
	if (!identifierOf(text).includes(name) && !/\bimport[\s\\]*\*/u.test(text)) return void 0;
	const tokens = pythonCodeTokens(text);
	const aliases = /* @__PURE__ */ new Map();
	for (const statement of pythonStatements(text, tokens)) {
		const words = statement.map(({ start, end }) => identifierOf(text.slice(start, end)));
		const equals = words.indexOf("=");
		const [target = "", second] = words;
		const value = words.slice(equals + 1).join("");
		if (equals > 0 && (second === "=" || second === ":") && /^[\p{XIDS}_][\p{XIDC}.]*$/u.test(value)) aliases.set(target, value.split("."));
	}
	return {
		uri,
		importsOf: importsByName(readImports(text, tokens)),
		aliases
	};
}

// src/reward/evidence/marks-of.ts
const ALONE = typingNames(modulesOf(/* @__PURE__ */ new Map()));
/** Returns the {@link Mark}s of a text, such as suppressions, in source order; none for an unknown language. */
async function marksOf(uri, text, names = ALONE) {
	const language = await languageOf(uri);
	if (language === void 0) return [];
	if (languageName(uri) === "typescript") return typeScriptMarks(text, language.tokens(text));
	const tokens = pythonCodeTokens(text);
	const escapes = await pythonEscapeMarks(uri, text, tokens, {
		language,
		names
	});
	return [
		...pythonCommentMarks(text, tokens),
		...dynamicMarks(text, tokens),
		...escapes
	].toSorted((left, right) => left.start - right.start);
}
const IGNORE = /^[\s/*]*@ts-(?<form>ignore|expect-error)/u;
const NO_CHECK = /^\/\/\/?\s*@ts-nocheck(?=[\s:]|$)/iu;
/** Finds `@ts-nocheck` before all code. Finds `@ts-ignore` and `@ts-expect-error`, which apply to the next line. */
function typeScriptMarks(text, tokens) {
	const begin = /^#!.*/u.exec(text)?.[0].length ?? 0;
	const firstCode = tokens.find(({ kind, start }) => kind !== "comment" && start >= begin)?.start ?? text.length;
	return tokens.flatMap(({ kind, start, end }) => {
		if (kind !== "comment") return [];
		const comment = text.slice(start, end);
		const lastLine = comment.split(/[\r\n]/u).at(-1) ?? "";
		const ignore = IGNORE.exec(lastLine)?.groups?.["form"];
		if (ignore !== void 0) {
			const below = startOfNextLine(text, end);
			const code = codeOfLine(text, below, endOfLine(text, below));
			return [{
				kind: "suppression",
				start,
				end,
				form: `@ts-${ignore}`,
				code,
				hides: 1,
				isBlanket: true
			}];
		}
		if (start > firstCode || !NO_CHECK.test(comment)) return [];
		const form = "@ts-nocheck";
		return [{
			kind: "directive",
			start,
			end,
			form,
			code: form,
			hides: 1,
			isBlanket: true
		}];
	});
}

// src/reward/evidence/moved-files.ts
/** The maximum of removed × added files. Above it, files with different names are paired only by equal text. */
const MAX_PAIRS = 1e5;
/** Matches removed files to added files: first by equal text, then by name and similar lines, then by lines only. */
function fileChanges(before, after) {
	const added = new Set([...after.keys()].filter((uri) => !before.has(uri)));
	const linesOf = cachedLines();
	const byText = grouped(added, (uri) => after.get(uri) ?? "");
	const byName = grouped(added, baseName);
	const deleted = [];
	const movedFiles = [];
	const hasMoved = (from, to) => {
		if (to === void 0) return false;
		movedFiles.push({
			from,
			to
		});
		return added.delete(to);
	};
	const left = [...before].filter(([uri, text]) => {
		if (after.has(uri)) return false;
		return !hasMoved(uri, byText.get(text)?.find((to) => added.has(to)));
	});
	const isFew = left.length * added.size <= MAX_PAIRS;
	for (const [uri, text] of left) {
		const isSame = (to) => added.has(to) && areAlike(linesOf(text), linesOf(after.get(to) ?? ""));
		if (!hasMoved(uri, [...byName.get(baseName(uri)) ?? [], ...isFew ? added : []].find(isSame))) deleted.push(uri);
	}
	return {
		deleted,
		moved: movedFiles,
		added: [...added]
	};
}
function baseName(uri) {
	return uri.slice(uri.lastIndexOf("/") + 1);
}
function areAlike(old, current) {
	const shared = [...old].filter((line) => current.has(line)).length;
	return shared > 0 && 2 * shared >= Math.max(old.size, current.size);
}
/** Returns a function that splits a text into its distinct non-blank lines, trimmed. The function caches results. */
function cachedLines() {
	return memoized((text) => {
		const lines = text.split(/\r\n|\r|\n/u).map((line) => line.trim());
		return new Set(lines.filter((line) => line !== ""));
	});
}

// src/reward/evidence/removed-annotations.ts
/**
* Finds these definitions of a Python file. The ranges refer to the new text.
* - A function or variable that loses more annotations than parameters.
* - A function that gets its first overloads, if one of them lacks an annotation. This makes checks of calls weaker.
* - A new function with parameters but no annotations, in a file that had annotations but no such function.
*/
async function removedAnnotations(uri, before, after) {
	const [old, current] = [await declaredIn(uri, before), await declaredIn(uri, after)];
	const lines = lineIndex(after);
	const known = [...old.values()];
	const isTyped = known.some(({ annotations }) => annotations > 0) && known.every(({ isUntyped }) => !isUntyped);
	return [...current].flatMap(([name, now]) => {
		const then = old.get(name);
		const place = rangeAt(lines, now.nameSpan);
		if (then === void 0) return isTyped && now.isUntyped ? [finding("any", uri, place, `${name}: no annotations`)] : [];
		const parameters = now.isVariadic && !then.isVariadic ? 0 : Math.max(0, then.parameters - now.parameters);
		if (!then.hasOverloads && now.hasLooseOverload) return [finding("any", uri, place, `${name}: overload added`)];
		if (now.annotations + parameters >= then.annotations) return [];
		return [finding("any", uri, place, `${name}: annotation removed`)];
	});
}
async function declaredIn(uri, text) {
	if (languageName(uri) !== "python") return /* @__PURE__ */ new Map();
	const syntax = (await languageOf(uri))?.read(text);
	if (syntax === void 0) return /* @__PURE__ */ new Map();
	const { definitions } = syntax;
	const classes = new Set(definitions.filter(({ kind }) => kind === "class").map(({ path }) => path.join(".")));
	const declared = definitions.filter(({ kind }) => kind === "function" || kind === "variable");
	const starts = new Set(syntax.nodes({
		start: 0,
		end: text.length
	}, "type").map(({ start }) => start));
	const annotationsOf = (one) => {
		const { signature, nameSpan } = one;
		if (signature !== null) return annotationsIn(headOf(text, one));
		const [colon = ""] = /^\s*:\s*/u.exec(text.slice(nameSpan.end, nameSpan.end + 99)) ?? [];
		return colon !== "" && starts.has(nameSpan.end + colon.length) ? 1 : 0;
	};
	const isLoose = (overload) => !isAnnotated(headOf(text, overload), classes.has(overload.path.slice(0, -1).join(".")) && !text.slice(overload.span.start, overload.nameSpan.start).includes("staticmethod"));
	return new Map([...grouped(declared, ({ path }) => path.join("."))].map(([name, all]) => [name, {
		nameSpan: all[0].nameSpan,
		annotations: Math.max(...all.map(annotationsOf)),
		parameters: Math.max(...all.map((one) => parametersIn(headOf(text, one)).length)),
		isUntyped: all.some((one) => annotationsOf(one) === 0 && parametersIn(headOf(text, one)).some((parameter) => parameter !== "self" && parameter !== "cls")),
		isVariadic: all.some((one) => parametersIn(headOf(text, one)).some((parameter) => parameter.startsWith("*"))),
		hasOverloads: all.some(({ part }) => part === "overload"),
		hasLooseOverload: all.some((one) => one.part === "overload" && isLoose(one))
	}]));
}
/** Returns a function's head after the name, with the colon; '' for a variable, or if the colon is missing. */
function headOf(text, { nameSpan, signature }) {
	return signature === null ? "" : text.slice(nameSpan.end, signature.end);
}
const NAME = /^[^:=*]+$/u;
const ANNOTATED = /^[^:=]+:/u;
/** Returns true if the result and all parameters are annotated, except for a method's receiver, such as `self`. */
function isAnnotated(head, isMethod) {
	const parameters = parametersIn(head);
	const isReceiver = (parameter, index) => isMethod && index === 0 && NAME.test(parameter);
	return hasResult(head) && parameters.every((one, index) => isReceiver(one, index) || ANNOTATED.test(one));
}
function annotationsIn(head) {
	return parametersIn(head).filter((parameter) => ANNOTATED.test(parameter)).length + (hasResult(head) ? 1 : 0);
}
/** Returns true if the head has `->` outside of all brackets. */
function hasResult(head) {
	let depth = 0;
	return pythonCodeTokens(head).some(({ start, end }) => {
		const token = head.slice(start, end);
		depth += BRACKETS.get(token) ?? 0;
		return depth === 0 && token === "->";
	});
}
const BRACKETS = /* @__PURE__ */ new Map([
	["(", 1],
	["[", 1],
	["{", 1],
	[")", -1],
	["]", -1],
	["}", -1]
]);
/** Returns the parameters without white space. Type parameters, `*` and `/` are not parameters. */
function parametersIn(head) {
	const open = [];
	const parameters = [];
	let parameter = "";
	for (const { kind, start, end } of pythonCodeTokens(head)) {
		const token = head.slice(start, end);
		const isAtTop = open.length === 1 && open[0] === "(";
		if (kind === "comment") continue;
		if (isAtTop && (token === "," || token === ")")) {
			if (!NO_PARAMETER.has(parameter)) parameters.push(parameter);
			if (token === ")") return parameters;
			parameter = "";
			continue;
		}
		if (open.length > 0) parameter += token;
		if (token === "(" || token === "[" || token === "{") open.push(token);
		else if (token === ")" || token === "]" || token === "}") open.pop();
		if (open.length === 0) parameter = "";
	}
	return parameters;
}
const NO_PARAMETER = /* @__PURE__ */ new Set([
	"",
	"*",
	"/"
]);

// src/model/pyright-defaults.ts
/** The modes of Pyright's setting `typeCheckingMode`, the weakest first. */
const CHECKING_MODES = [
	"off",
	"basic",
	"standard",
	"strict"
];
/** The levels at which Pyright reports a rule, the weakest first. */
const RULE_LEVELS = [
	"none",
	"information",
	"warning",
	"error"
];
const ERRORS = rules("reportAbstractUsage reportArgumentType reportAssertTypeFailure reportAssignmentType reportAttributeAccessIssue reportCallIssue reportFunctionMemberAccess reportGeneralTypeIssues reportIncompatibleMethodOverride reportIncompatibleVariableOverride reportInconsistentOverload reportIndexIssue reportInvalidTypeArguments reportInvalidTypeForm reportMissingImports reportNoOverloadImplementation reportOperatorIssue reportOptionalCall reportOptionalContextManager reportOptionalIterable reportOptionalMemberAccess reportOptionalOperand reportOptionalSubscript reportOverlappingOverload reportPossiblyUnboundVariable reportPrivateImportUsage reportRedeclaration reportReturnType reportTypedDictNotRequiredAccess reportUnboundVariable reportUndefinedVariable reportUnhashable reportUnusedCoroutine reportUnusedExcept");
const WARNINGS = rules("reportAssertAlwaysTrue reportInvalidStringEscapeSequence reportInvalidTypeVarUse reportMissingModuleSource reportSelfClsParameterName reportUnsupportedDunderAll reportUnusedExpression reportWildcardImportFromLibrary");
const OFF = rules("reportCallInDefaultInitializer reportConstantRedefinition reportDeprecated reportDuplicateImport reportImplicitOverride reportImplicitStringConcatenation reportImportCycles reportIncompleteStub reportInconsistentConstructor reportInvalidStubStatement reportMatchNotExhaustive reportMissingParameterType reportMissingSuperCall reportMissingTypeArgument reportMissingTypeStubs reportPrivateUsage reportPropertyTypeMismatch reportTypeCommentUsage reportUninitializedInstanceVariable reportUnknownArgumentType reportUnknownLambdaType reportUnknownMemberType reportUnknownParameterType reportUnknownVariableType reportUnnecessaryCast reportUnnecessaryComparison reportUnnecessaryContains reportUnnecessaryIsInstance reportUnnecessaryTypeIgnoreComment reportUnreachable reportUntypedBaseClass reportUntypedClassDecorator reportUntypedFunctionDecorator reportUntypedNamedTuple reportUnusedCallResult reportUnusedClass reportUnusedFunction reportUnusedImport reportUnusedVariable");
const WARNINGS_IN_OFF = rules("reportInvalidTypeForm reportMissingImports reportMissingModuleSource reportUndefinedVariable");
const OFF_IN_BASIC = rules("reportFunctionMemberAccess reportIncompatibleMethodOverride reportIncompatibleVariableOverride reportOverlappingOverload reportPossiblyUnboundVariable");
const UNCHANGED_IN_STRICT = rules("reportCallInDefaultInitializer reportImplicitOverride reportImplicitStringConcatenation reportImportCycles reportMissingModuleSource reportMissingSuperCall reportPropertyTypeMismatch reportUninitializedInstanceVariable reportUnnecessaryTypeIgnoreComment reportUnreachable reportUnusedCallResult");
function rules(names) {
	return new Set(names.split(" "));
}
/** Returns the level of a rule that the configuration does not set; undefined for an unknown rule. */
function defaultLevel(rule, mode) {
	const standard = standardLevel(rule);
	if (standard === void 0) return void 0;
	switch (mode) {
		case "off": return WARNINGS_IN_OFF.has(rule) ? "warning" : "none";
		case "basic": return OFF_IN_BASIC.has(rule) ? "none" : standard;
		case "standard": return standard;
		case "strict": return UNCHANGED_IN_STRICT.has(rule) ? standard : "error";
	}
}
/** Returns the level of a rule in Pyright's default mode; undefined for an unknown rule. */
function standardLevel(rule) {
	if (ERRORS.has(rule)) return "error";
	if (WARNINGS.has(rule)) return "warning";
	return OFF.has(rule) ? "none" : void 0;
}
/** Returns the default of `useLibraryCodeForTypes`, or of a switch for checks such as `strictListInference`. */
function defaultSwitch(name, mode) {
	if (/^strict\w+Inference$/u.test(name)) return mode === "strict";
	return name !== "deprecateTypingAliases";
}

// src/reward/evidence/weaker-settings.ts
/** Matches settings that enable more checks if they are `true`. */
const SWITCHES = /^(?:strict[A-Z]|analyzeUnannotatedFunctions$|deprecateTypingAliases$|disableBytesTypePromotions$|useLibraryCodeForTypes$)/u;
function weakerSettings(before, after) {
	return [
		...weakerRules(before, after),
		...newExclusions(before, after),
		...weakerRoots(before, after)
	];
}
function weakerRules(before, after) {
	return [.../* @__PURE__ */ new Set([...Object.keys(before), ...Object.keys(after)])].toSorted().flatMap((key) => {
		if (!isWeaker(key, before, after)) return [];
		return [{
			kind: "rule",
			text: key,
			before: before[key] ?? null,
			after: after[key] ?? null
		}];
	});
}
function isWeaker(key, before, after) {
	if (key === "typeCheckingMode") return CHECKING_MODES.indexOf(modeOf(before)) > CHECKING_MODES.indexOf(modeOf(after));
	if (key === "enableTypeIgnoreComments") return before[key] === false && after[key] !== false;
	if (SWITCHES.test(key)) return isOn(before, key) && !isOn(after, key);
	if (!key.startsWith("report")) return false;
	const [old, current] = [levelOf(before, key), levelOf(after, key)];
	if (old === void 0) return current !== void 0 && current < RULE_LEVELS.indexOf("warning");
	return current === void 0 ? old > RULE_LEVELS.indexOf("information") : current < old;
}
function modeOf({ typeCheckingMode }) {
	return CHECKING_MODES.find((mode) => mode === typeCheckingMode) ?? "standard";
}
function isOn(settings, key) {
	const value = settings[key];
	return typeof value === "boolean" ? value : defaultSwitch(key, modeOf(settings));
}
/** Returns the index of a rule's level in {@link RULE_LEVELS}; undefined for the default of an unknown rule. */
function levelOf(settings, rule) {
	const value = settings[rule];
	const stated = value === true ? "error" : value === false ? "none" : value;
	const level = RULE_LEVELS.find((one) => one === stated) ?? defaultLevel(rule, modeOf(settings));
	return level === void 0 ? void 0 : RULE_LEVELS.indexOf(level);
}
function newExclusions(before, after) {
	const entry = (text, key) => ({
		kind: "excluded",
		text,
		before: before[key] ?? null,
		after: after[key] ?? null
	});
	const addedTo = (key) => without$1(listOf(after, key), listOf(before, key)).map((text) => entry(text, key));
	const removedFrom = (key) => without$1(listOf(before, key), listOf(after, key)).map((text) => entry(text, key));
	const [includedAll, includesAll] = [before, after].map((side) => listOf(side, "include").length === 0);
	const narrowed = includedAll === true && includesAll === false;
	const widened = includesAll === true;
	return [
		...addedTo("exclude"),
		...addedTo("ignore"),
		...narrowed ? [entry("include", "include")] : widened ? [] : removedFrom("include"),
		...removedFrom("strict").map((setting) => ({
			...setting,
			kind: "rule",
			text: `strict: ${setting.text}`
		}))
	];
}
/** Compares the rules at each root of `executionEnvironments`. Omits changes that the general settings also have. */
function weakerRoots(before, after) {
	const names = new Set([...rootsOf(before), ...rootsOf(after)].map(nameOf));
	const everywhere = new Set(weakerRules(before, after).map((setting) => JSON.stringify(setting)));
	return [...names].flatMap((name) => {
		return weakerRules(settingsAt(before, name), settingsAt(after, name)).filter((setting) => !everywhere.has(JSON.stringify(setting))).map((setting) => ({
			...setting,
			text: `executionEnvironments ${name}: ${setting.text}`
		}));
	});
}
/** Returns the settings for a folder. The first root that contains the folder overrides the general settings. */
function settingsAt(settings, folder) {
	const root = rootsOf(settings).find((one) => {
		const name = nameOf(one);
		return name === "." || name === folder || folder.startsWith(`${name}/`);
	});
	return {
		...settings,
		...root
	};
}
function nameOf(root) {
	const name = path.posix.normalize(typeof root["root"] === "string" ? root["root"] : ".");
	return name === "./" ? "." : name.replace(/\/+$/u, "");
}
function rootsOf(settings) {
	const roots = settings["executionEnvironments"];
	return Array.isArray(roots) ? roots.filter((root) => typeof root === "object" && root !== null) : [];
}
function listOf(settings, key) {
	const list = settings[key];
	return Array.isArray(list) ? list.filter((entry) => typeof entry === "string") : [];
}
function without$1(list, others) {
	return list.filter((entry) => !others.includes(entry));
}

// src/reward/evidence/find-evidence.ts
/**
* Finds changes that can hide errors, except moves to unchecked files: callers search `moved` for them. Callers must
* limit the time, because hostile sources can make this slow. Throws a LimitError for a source that is too long.
*/
async function findEvidence(input, step) {
	const before = without(input.before, input.after);
	const after = without(input.after, input.before);
	const nameOf = (uri) => input.python?.has(uri) === true ? `${uri}.py` : uri;
	const oldMarks = await placedMarks(before, requestModules(input.modules.before), nameOf, step);
	const newMarks = await placedMarks(after, requestModules(input.modules.after), nameOf, step);
	step(ALL_FILES, ALL_FILES_TIMEOUT_MS);
	const isStrict = ({ mark }) => mark.isStrict === true;
	const [oldPlaces, newPlaces] = [placesIn(before), placesIn(after)];
	const oldHiding = oldMarks.filter((placed) => !isStrict(placed));
	const newHiding = newMarks.filter((placed) => !isStrict(placed));
	const added = addedMarks(oldHiding, newHiding);
	const removed = addedMarks(newHiding, oldHiding).map(({ uri, mark }) => finding(mark.kind, uri, oldPlaces(uri, mark), mark.form));
	const { deleted, moved, added: addedFiles } = fileChanges(before, after);
	const annotations = [];
	for (const [uri, text] of after) {
		const old = before.get(uri);
		if (old === void 0) continue;
		begin(uri, text, step);
		const found = await removedAnnotations(nameOf(uri), old, text);
		annotations.push(...found.map((one) => ({
			...one,
			uri
		})));
	}
	const renamed = moved.filter(({ from, to }) => to !== from.replace(/\.py$/u, "/__init__.py"));
	const shadows = shadowingFiles([...addedFiles, ...renamed.map(({ to }) => to)], input.modules.before.files);
	const newStubs = moved.filter(({ from, to }) => to.endsWith(".pyi") && !from.endsWith(".pyi"));
	const stubs = [...addedFiles.filter((uri) => uri.endsWith(".pyi")), ...newStubs.map(({ to }) => to)];
	const emptied = await emptiedFiles(before, after, nameOf);
	const removedStrict = addedMarks(newMarks.filter(isStrict), oldMarks.filter(isStrict)).filter(({ uri }) => !deleted.includes(uri));
	const [oldTests, newTests] = [await testsOf(before, step), await testsOf(after, step)];
	step(ALL_FILES, ALL_FILES_TIMEOUT_MS);
	const tests = removedTests(oldTests, newTests);
	return {
		moved,
		findings: [
			...added.map(({ uri, mark }) => finding(mark.kind, uri, newPlaces(uri, mark), mark.form)),
			...removedStrict.map(({ uri, mark }) => finding(mark.kind, uri, oldPlaces(uri, mark), `${mark.form} removed`)),
			...deleted.map((uri) => finding("deleted", uri, null, uri)),
			...emptied.map((uri) => finding("deleted", uri, null, `${uri}: now contains no code`)),
			...stubs.map((uri) => finding("stub", uri, null, uri)),
			...shadows.map(({ uri, instead }) => finding("stub", uri, null, `${uri}: takes the place of ${instead}`)),
			...annotations,
			...tests.map(({ uri, name, span }) => finding("test", uri, oldPlaces(uri, span), name)),
			...(input.configurations ?? []).flatMap((versions) => weakerSettings(versions.before ?? {}, versions.after ?? {}).map((setting) => ({
				...finding(setting.kind, versions.uri, null, setting.text),
				before: setting.before,
				after: setting.after
			})))
		].toSorted(compareFindings),
		removed: removed.toSorted(compareFindings),
		hidden: added.reduce((sum, { mark }) => sum + mark.hides, 0)
	};
}
/**
* Returns the sources that differ from `others`, sorted by path. {@link addedMarks} pairs old and new marks (such as
* suppression comments) of equal form in this order.
*/
function without(sources, others) {
	const differing = [...sources].filter(([uri, text]) => others.get(uri) !== text);
	return new Map(differing.toSorted(([left], [right]) => compareCodeUnits(left, right)));
}
const ALL_FILES_TIMEOUT_MS = 12e4;
function begin(uri, text, step) {
	step(uri, readingTimeoutMs(text));
	const reason = tooLong(text);
	if (reason !== void 0) throw new LimitError(reason);
}
async function placedMarks(sources, modules, nameOf, step) {
	const names = typingNames(modules);
	const marks = [];
	for (const [uri, text] of sources) {
		begin(uri, text, step);
		for (const mark of await marksOf(nameOf(uri), text, names)) marks.push({
			uri,
			mark
		});
	}
	return marks;
}
async function testsOf(sources, step) {
	const tests = [];
	for (const [uri, text] of sources) {
		begin(uri, text, step);
		tests.push(...await activeTests(uri, text));
	}
	return tests;
}
function placesIn(sources) {
	const linesOf = memoized((uri) => lineIndex(sources.get(uri) ?? ""));
	return (uri, span) => rangeAt(linesOf(uri), span);
}
/** Returns the files that lost all code. Omits a file if at least half of its old lines are new in other files. */
async function emptiedFiles(before, after, nameOf) {
	const linesOf = cachedLines();
	const emptied = [];
	for (const [uri, text] of after) {
		const old = before.get(uri);
		const name = nameOf(uri);
		if (old !== void 0 && !await hasCode(name, text) && await hasCode(name, old)) emptied.push(uri);
	}
	if (emptied.length === 0) return [];
	const current = new Set([...after].flatMap(([uri, text]) => {
		const old = linesOf(before.get(uri) ?? "");
		return [...linesOf(text)].filter((line) => !old.has(line));
	}));
	return emptied.filter((uri) => {
		const lines = [...linesOf(before.get(uri) ?? "")];
		return 2 * lines.filter((line) => current.has(line)).length < lines.length;
	});
}
async function hasCode(uri, text) {
	return ((await languageOf(uri))?.tokens(text) ?? []).some(({ kind }) => kind !== "comment" && kind !== "string");
}
/** Often imported modules of the standard library, and `typing_extensions`. */
const STANDARD = new Set("abc ast asyncio builtins collections contextlib copy dataclasses datetime decimal enum functools importlib io itertools json logging operator os pathlib random re string sys types typing typing_extensions unittest uuid warnings".split(" "));
/**
* Returns the new files that replace a module. A package replaces the module file of the same name. A module or
* package at the root or directly below `src/` replaces the {@link STANDARD} module of the same name.
*/
function shadowingFiles(added, existing) {
	const known = new Set(existing);
	return added.flatMap((uri) => {
		const module = /^(?<module>.*?)(?:\/__init__)?\.py$/u.exec(uri)?.groups?.["module"];
		if (module === void 0 || module === "") return [];
		if (uri.endsWith("/__init__.py") && known.has(`${module}.py`)) return [{
			uri,
			instead: `${module}.py`
		}];
		const isRoot = !module.includes("/") || /^src\/[^/]+$/u.test(module);
		const name = module.slice(module.lastIndexOf("/") + 1);
		return isRoot && STANDARD.has(name) ? [{
			uri,
			instead: name
		}] : [];
	});
}

// src/reward/evidence/evidence-worker.ts
/** The entry point of the thread for {@link findEvidence}. Untrusted sources must not block the main thread. */
serveTasks(async (input, step) => findEvidence(input, step));

export {  };