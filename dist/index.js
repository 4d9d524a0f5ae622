import { ERROR_CODES, FAIL_ON, LanserError, diagnose, exitCodeOf, nodeHost, runGate } from "./shared.js";

// src/selector/escape.ts
const CONTROL = "\\u0000-\\u001f\\u007f\\u0085\\u2028\\u2029";
const IN_PATH = new RegExp(`[#?%"@: ${CONTROL}]`, "gu");
const IN_SNIPPET = new RegExp(`[#?%"\\\\${CONTROL}]`, "gu");
const IN_FIND = new RegExp(`[?%${CONTROL}]`, "gu");
const IN_PARAMETER = new RegExp(`[#?%"&= ${CONTROL}]`, "gu");
const escapePath = (text) => text.replaceAll(IN_PATH, percentEncode);
const escapeSnippet = (text) => text.replaceAll(IN_SNIPPET, percentEncode);
const escapeFind = (text) => text.replaceAll(IN_FIND, percentEncode);
const escapeParameter = (text) => text.replaceAll(IN_PARAMETER, percentEncode);
function percentEncode(character) {
	const bytes = new TextEncoder().encode(character);
	return Array.from(bytes, (byte) => `%${byte.toString(16).toUpperCase().padStart(2, "0")}`).join("");
}
const STRICT = new TextDecoder("utf-8", {
	fatal: true,
	ignoreBOM: true
});
const TRIPLETS = /(?:%[0-9A-Fa-f]{2})+/uy;
/** Decodes `%XX` between two offsets of the scanner's text; what they stand for must be UTF-8. */
function percentDecode(scanner, start, end) {
	const { text } = scanner;
	let decoded = "";
	let from = start;
	for (let at = text.indexOf("%", from); at >= 0 && at < end; at = text.indexOf("%", from)) {
		TRIPLETS.lastIndex = at;
		const triplets = TRIPLETS.exec(text)?.[0];
		if (triplets === void 0 || at + triplets.length > end) return scanner.fail("two hexadecimal digits after \"%\" (a \"%\" itself is written %25)", at + 1);
		const bytes = Uint8Array.from(triplets.slice(1).split("%"), (digits) => Number.parseInt(digits, 16));
		decoded += text.slice(from, at) + decodeUtf8(scanner, bytes, at);
		from = at + triplets.length;
	}
	return decoded + text.slice(from, end);
}
function decodeUtf8(scanner, bytes, at) {
	try {
		return STRICT.decode(bytes);
	} catch {
		return scanner.fail("percent-encoded UTF-8", at);
	}
}

// src/selector/syntax-fault.ts
/** Leaves the parser from wherever it is; never seen outside of this room. */
var SelectorSyntaxError = class extends Error {
	fault;
	constructor(text, offset, expected) {
		const code = text.codePointAt(offset);
		const found = code === void 0 ? "end of selector" : JSON.stringify(String.fromCodePoint(code));
		super(`expected ${expected} at offset ${offset}, found ${found}`);
		this.fault = {
			offset,
			found,
			expected
		};
	}
};

// src/selector/scanner.ts
/** A stretch of a selector's text and how far it has been read. */
var Scanner = class {
	text;
	end;
	offset;
	constructor(text, start = 0, end = text.length) {
		this.text = text;
		this.offset = start;
		this.end = end;
	}
	get done() {
		return this.offset >= this.end;
	}
	/** Leaves the parser. */
	fail(expected, offset = this.offset) {
		throw new SelectorSyntaxError(this.text.slice(0, this.end), offset, expected);
	}
	/** Reads this very text, if it comes next. */
	take(literal) {
		if (!this.text.startsWith(literal, this.offset) || this.offset + literal.length > this.end) return false;
		this.offset += literal.length;
		return true;
	}
	expect(literal, expected = JSON.stringify(literal)) {
		if (!this.take(literal)) this.fail(expected);
	}
	/** Reads what a sticky expression matches here. */
	match(pattern) {
		pattern.lastIndex = this.offset;
		const found = pattern.exec(this.text)?.[0];
		if (found === void 0 || this.offset + found.length > this.end) return void 0;
		this.offset += found.length;
		return found;
	}
	/** A name by Python's rules; `what` completes the sentence of an error. */
	identifier(what) {
		return this.match(IDENTIFIER) ?? this.fail(what);
	}
	moduleName() {
		const parts = [this.identifier("a module name")];
		while (this.take(".")) parts.push(this.identifier("a module name"));
		return parts.join(".");
	}
	/** A number that JSON and the schema can hold, at least `least`. */
	integer(least, what) {
		const start = this.offset;
		const digits = this.match(DIGITS) ?? this.fail(what);
		const value = Number(digits);
		if (value < least || !Number.isSafeInteger(value)) this.fail(value < least ? `${what} of at least ${least}` : `${what} below 2^53`, start);
		return value;
	}
	/** Everything must have been read. */
	finish(expected) {
		if (!this.done) this.fail(expected);
	}
};
const IDENTIFIER = /[\p{XIDS}_]\p{XIDC}*/uy;
const DIGITS = /\d+/uy;

// src/selector/parameters.ts
const NAME = /[^=&]*/uy;
const VALUE = /[^&]*/uy;
/**
* Reads `?key=value&key=value` to the end of the selector, or nothing at the end.
* A name that is not among the readers, or that stands there twice, is an error.
*/
function readParameters(scanner, readers, otherwise) {
	const values = {};
	if (scanner.done) return values;
	scanner.expect("?", otherwise);
	do {
		const at = scanner.offset;
		const name = scanner.match(NAME) ?? "";
		const reader = Object.hasOwn(readers, name) ? readers[name] : void 0;
		if (reader === void 0) scanner.fail(`one of the parameters ${Object.keys(readers).join(", ")}`, at);
		if (Object.hasOwn(values, name)) scanner.fail(`the parameter ${name} only once`, at);
		scanner.expect("=");
		const start = scanner.offset;
		scanner.match(VALUE);
		const value = new Scanner(scanner.text, start, scanner.offset);
		values[name] = reader(value);
		value.finish(scanner.offset === scanner.end ? "end of selector" : "\"&\"");
	} while (scanner.take("&"));
	return values;
}
const DOC_VERSION = /blob:[0-9a-f]{40}/uy;
/** The parameter of every form. */
const docVersion = (value) => pattern(value, DOC_VERSION, "blob: and 40 lower-case hexadecimal digits");
const INDEXINGS = [
	"utf-8",
	"utf-16",
	"codepoint"
];
const indexing = (value) => INDEXINGS.find((name) => value.take(name)) ?? value.fail(`one of ${INDEXINGS.join(", ")}`);
/** A value of one fixed shape, percent-decoding none of it but `%3A`. */
function pattern(value, expression, expected) {
	const decoded = new Scanner(percentDecode(value, value.offset, value.end));
	const found = decoded.match(expression);
	if (found === void 0 || !decoded.done) return value.fail(expected);
	value.offset = value.end;
	return found;
}

// src/selector/read-path.ts
const FILE_SCHEME = /file:\/\/(?:\/[A-Za-z]:(?=[\\/]))?/uy;
const DRIVE = /[A-Za-z]:[\\/]/uy;
/**
* Reads a path up to the first of the characters in `stops`, or to the end. A Windows path becomes
* `file:///C:/…` with the drive in upper case; the colons of a scheme and of a drive stop nothing.
*/
function readPath(scanner, stops) {
	const scheme = scanner.match(FILE_SCHEME);
	if (scheme !== void 0) return upperDrive(scheme) + rest(scanner, stops);
	const drive = scanner.match(DRIVE);
	if (drive !== void 0) {
		const below = rest(scanner, stops, "allow empty").replaceAll("\\", "/");
		return `file:///${drive.charAt(0).toUpperCase()}:/${below}`;
	}
	return rest(scanner, stops);
}
function rest(scanner, stops, empty = "refuse empty") {
	const start = scanner.offset;
	let end = start;
	while (end < scanner.end && !stops.includes(scanner.text.charAt(end))) end += 1;
	if (end === start && empty === "refuse empty") scanner.fail("a path");
	scanner.offset = end;
	return percentDecode(scanner, start, end);
}
function upperDrive(scheme) {
	return scheme.startsWith("file:///") ? `file:///${scheme.slice(8).toUpperCase()}` : scheme;
}

// src/selector/parse-anchor.ts
/** Context on either side, in code points, where an anchor does not say. */
const DEFAULT_CONTEXT = 24;
const HASH = /sha1:[0-9a-f]{40}/uy;
const ctx = (value) => value.integer(0, "a number of characters");
const near = (value) => value.integer(1, "a line");
const hash = (value) => pattern(value, HASH, "sha1: and 40 lower-case hexadecimal digits");
/** `anchor://src/app.py#"def load_data("?ctx=24&hash=sha1:…`. */
function parseAnchor(text) {
	const scanner = new Scanner(text, 9);
	const uri = readPath(scanner, "#");
	scanner.expect("#");
	scanner.expect("\"", "\"\\\"\" and the snippet");
	const start = scanner.offset;
	const snippet = readSnippet(scanner);
	if (snippet === "") scanner.fail("a snippet", start);
	const parameters = readParameters(scanner, {
		ctx,
		hash,
		near,
		docVersion
	}, "\"?\" and parameters, or the end of the selector");
	return {
		kind: "anchor",
		uri,
		snippet,
		ctx: DEFAULT_CONTEXT,
		...parameters
	};
}
/** Up to the closing quote; `\"` and `\\` stand for themselves, any other backslash too. */
function readSnippet(scanner) {
	let snippet = "";
	let from = scanner.offset;
	for (;;) {
		if (scanner.done) return scanner.fail("\"\\\"\" at the end of the snippet");
		const character = scanner.text.charAt(scanner.offset);
		const next = scanner.text.charAt(scanner.offset + 1);
		if (character === "\"") break;
		if (character === "\\" && (next === "\"" || next === "\\")) {
			snippet += percentDecode(scanner, from, scanner.offset) + next;
			scanner.offset += 2;
			from = scanner.offset;
		} else scanner.offset += 1;
	}
	snippet += percentDecode(scanner, from, scanner.offset);
	scanner.offset += 1;
	return snippet;
}

// src/selector/parse-ast.ts
const LEAF = /[A-Za-z_][A-Za-z0-9_]*/uy;
/** `ast://[module=pkg.mod]/[class=C]/[def=m][2]/name[1]`. */
function parseAst(text) {
	const scanner = new Scanner(text, 6);
	scanner.expect("[module=");
	const module = scanner.moduleName();
	scanner.expect("]", "\".\" or \"]\"");
	const steps = [];
	let leaf;
	while (leaf === void 0 && scanner.take("/")) if (scanner.take("[")) steps.push(readStep(scanner));
	else leaf = readLeaf(scanner);
	const parameters = readParameters(scanner, { docVersion }, leaf === void 0 ? "\"/\" and a step, \"?\" and parameters, or the end of the selector" : "\"?\" and parameters, or the end of the selector");
	return {
		kind: "ast",
		path: [["module", module], ...steps],
		...leaf === void 0 ? {} : { leaf },
		...parameters
	};
}
function readStep(scanner) {
	const kind = ["class", "def"].find((name) => scanner.take(name));
	if (kind === void 0) return scanner.fail("\"class=\" or \"def=\"");
	scanner.expect("=");
	const name = scanner.identifier("the name of a definition");
	scanner.expect("]");
	if (!scanner.take("[")) return [kind, name];
	const which = scanner.integer(1, "a number");
	scanner.expect("]");
	return [
		kind,
		name,
		which
	];
}
function readLeaf(scanner) {
	const name = scanner.match(LEAF) ?? scanner.fail("\"[\" and a step, or a node kind or field");
	scanner.expect("[", "\"[\" and which of them, from 1");
	const which = scanner.integer(1, "a number");
	scanner.expect("]");
	return [name, which];
}

// src/selector/parse-locate.ts
const n = (value) => value.integer(1, "a number");
const PARAMETERS = /\?[A-Za-z][A-Za-z0-9]*=[^?]*$/u;
const LINES = /\d/uy;
/**
* `models.py:MyClass.save@return <|>result`, `utils.py:10-20@x<|>`, `service.py@self.<|>`. A trailing
* `?key=value` is always parameters; any other `?` belongs to the text to find.
*/
function parseLocate(text) {
	const parametersAt = text.search(PARAMETERS);
	const end = parametersAt < 0 ? text.length : parametersAt;
	const scanner = new Scanner(text, 0, end);
	const uri = readPath(scanner, ":@");
	const scope = scanner.take(":") ? readScope(scanner) : void 0;
	let find;
	if (scanner.take("@")) {
		find = percentDecode(scanner, scanner.offset, end);
		scanner.offset = end;
	}
	scanner.finish(scope === void 0 ? "\":\" or \"@\"" : "\"@\", or the end of the selector");
	const { n: occurrence, ...parameters } = readParameters(new Scanner(text, end), {
		n,
		docVersion
	}, "\"?\"");
	return {
		kind: "locate",
		uri,
		...scope === void 0 ? {} : { scope },
		...find === void 0 ? {} : { find },
		...occurrence === void 0 ? {} : { occurrence },
		...parameters
	};
}
/** Nothing between `:` and `@` is no scope. */
function readScope(scanner) {
	if (scanner.text.startsWith("@", scanner.offset)) return void 0;
	LINES.lastIndex = scanner.offset;
	if (LINES.test(scanner.text)) return { lines: readLines(scanner) };
	const symbol = [scanner.identifier("a line, the name of a definition, or \"@\"")];
	while (scanner.take(".")) if (!scanner.take("<locals>")) symbol.push(scanner.identifier("a name"));
	return { symbol: [symbol[0] ?? "", ...symbol.slice(1)] };
}
/** `42`, `10,20` and `10-20`, both ends included. */
function readLines(scanner) {
	const first = scanner.integer(1, "a line");
	if (!scanner.take("-") && !scanner.take(",")) return [first, first];
	const lastAt = scanner.offset;
	const last = scanner.integer(1, "a line");
	if (last < first) scanner.fail(`a line not before ${first}`, lastAt);
	return [first, last];
}

// src/selector/parse-place.ts
const PLACE = /@(?:L[-+\d]*:C[-+\d]*|R\([-+\d, ]*->[-+\d, ]*\)?)(?:\?[^@]*)?$/u;
const READERS = {
	indexing,
	docVersion
};
const ENDING = "\"?\" and parameters, or the end of the selector";
/** Whether a selector without a scheme is a cursor or a range. */
function endsInPlace(text) {
	return PLACE.test(text);
}
/** `src/app.py@L42:C7` and `src/app.py@R(42,7->44,1)`. */
function parsePlace(text) {
	const at = text.search(PLACE);
	const path = new Scanner(text, 0, at);
	const uri = readPath(path, "");
	const scanner = new Scanner(text, at + 1);
	if (scanner.take("L")) return parseCursor(scanner, uri);
	scanner.expect("R(");
	return parseRange(scanner, uri);
}
function parseCursor(scanner, uri) {
	const line = scanner.integer(1, "a line");
	scanner.expect(":C");
	return {
		kind: "cursor",
		uri,
		line,
		col: scanner.integer(1, "a column"),
		...readParameters(scanner, READERS, ENDING)
	};
}
function parseRange(scanner, uri) {
	const start = readPair(scanner);
	scanner.expect("->");
	const endAt = scanner.offset;
	const end = readPair(scanner);
	scanner.expect(")");
	if (end[0] < start[0] || end[0] === start[0] && end[1] < start[1]) scanner.fail("an end that is not before the start", endAt);
	return {
		kind: "range",
		uri,
		start,
		end,
		...readParameters(scanner, READERS, ENDING)
	};
}
function readPair(scanner) {
	const line = scanner.integer(1, "a line");
	scanner.expect(",");
	return [line, scanner.integer(1, "a column")];
}

// src/selector/parse-symbol.ts
const ROLES = [
	"def",
	"sig",
	"body",
	"doc"
];
const SYMBOL_ID = /sym1:[0-9a-f]{16,128}/uy;
const overload = (value) => value.integer(0, "the number of an overload");
const symbolId = (value) => pattern(value, SYMBOL_ID, "sym1: and lower-case hexadecimal digits");
/** `py://pkg.mod#Class.method:body`; between names a colon is accepted for a dot. */
function parseSymbol(text) {
	const scanner = new Scanner(text, 5);
	const module = scanner.moduleName();
	scanner.expect("#", "\".\" or \"#\"");
	const names = [scanner.identifier("the name of a definition")];
	let role = "def";
	for (;;) {
		const colon = scanner.take(":");
		if (!colon && !scanner.take(".")) break;
		if (!colon && scanner.take("<locals>")) continue;
		const name = scanner.identifier(colon ? "a role (def, sig, body, doc) or a name" : "a name");
		const last = scanner.done || scanner.text.startsWith("?", scanner.offset);
		const asRole = ROLES.find((candidate) => candidate === name);
		if (colon && last && asRole !== void 0) {
			role = asRole;
			break;
		}
		names.push(name);
	}
	const parameters = readParameters(scanner, {
		overload,
		symbolId,
		docVersion
	}, "\".\", \":\" and a role, \"?\" and parameters, or the end of the selector");
	return {
		kind: "symbol",
		qualname: `${module}:${names.join(".")}`,
		role,
		...parameters
	};
}

// src/selector/parse-selector.ts
/**
* Reads any string form of a selector. A form with a scheme is that form; a trailing `@L…:C…` or
* `@R(…)` makes a cursor or a range; everything else is a Locate selector.
*/
function parseSelector(text) {
	try {
		return {
			kind: "parsed",
			spec: specOf(text)
		};
	} catch (error) {
		if (!(error instanceof SelectorSyntaxError)) throw error;
		return {
			kind: "malformed",
			...error.fault
		};
	}
}
function specOf(text) {
	if (text.startsWith("py://")) return parseSymbol(text);
	if (text.startsWith("ast://")) return parseAst(text);
	if (text.startsWith("anchor://")) return parseAnchor(text);
	return endsInPlace(text) ? parsePlace(text) : parseLocate(text);
}

// src/selector/print-selector.ts
const SCHEME = /^file:\/\/(?:\/[A-Z]:(?=\/))?/u;
const PRINTERS = {
	cursor: (spec) => `${path(spec.uri)}@L${spec.line}:C${spec.col}${parameters(spec, "indexing", "docVersion")}`,
	range: (spec) => {
		const place = `R(${spec.start.join(",")}->${spec.end.join(",")})`;
		return `${path(spec.uri)}@${place}${parameters(spec, "indexing", "docVersion")}`;
	},
	symbol: (spec) => {
		return `py://${spec.qualname.replace(":", "#")}:${spec.role}${parameters(spec, "overload", "symbolId", "docVersion")}`;
	},
	ast: (spec) => `ast://${printSteps(spec)}${parameters(spec, "docVersion")}`,
	anchor: (spec) => {
		const shown = parameters(spec, "ctx", "hash", "near", "docVersion");
		return `anchor://${path(spec.uri)}#"${escapeSnippet(spec.snippet)}"${shown}`;
	},
	locate: printLocate
};
/** The canonical string of a selector: `parseSelector` gives the same selector back. */
function printSelector(spec) {
	const print = PRINTERS[spec.kind];
	return print(spec);
}
function printSteps({ path: steps, leaf }) {
	const printed = steps.map(([kind, name, which]) => which === void 0 ? `[${kind}=${name}]` : `[${kind}=${name}][${which}]`);
	if (leaf !== void 0) printed.push(`${leaf[0]}[${leaf[1]}]`);
	return printed.join("/");
}
function printLocate(spec) {
	const { scope, find, occurrence, docVersion } = spec;
	const place = path(spec.uri) + (scope === void 0 ? "" : `:${printScope(scope)}`);
	const tail = parameters({
		n: occurrence,
		docVersion
	}, "n", "docVersion");
	if (find === void 0) return place + tail;
	const text = `${place}@${escapeFind(find)}`;
	return (endsInPlace(text) ? text.replace(/[LR](?=[^LR]*$)/u, percentEncode) : text) + tail;
}
function printScope(scope) {
	if ("symbol" in scope) return scope.symbol.join(".");
	const [first, last] = scope.lines;
	return first === last ? `${first}` : `${first}-${last}`;
}
/** The colons of a scheme and of an upper-case drive stand as they are; no other does. */
function path(uri) {
	const scheme = SCHEME.exec(uri)?.[0] ?? "";
	return scheme + escapePath(uri.slice(scheme.length));
}
function parameters(spec, ...names) {
	const given = names.flatMap((name) => {
		const value = spec[name];
		return value === void 0 ? [] : [`${name}=${escapeParameter(String(value))}`];
	});
	return given.length === 0 ? "" : `?${given.join("&")}`;
}

export { ERROR_CODES, FAIL_ON, LanserError, diagnose, exitCodeOf, nodeHost, parseSelector, printSelector, runGate };