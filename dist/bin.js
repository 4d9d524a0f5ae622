#!/usr/bin/env node
import { isatty } from "node:tty";
import { fileURLToPath } from "node:url";
import path from "node:path";
import { closeSync, existsSync, lstatSync, mkdirSync, openSync, readFileSync, realpathSync, rmSync, statSync, writeSync } from "node:fs";
import { connect } from "node:net";
import { setTimeout as setTimeout$1 } from "node:timers/promises";

// src/daemon/address.ts
const MAX_SOCKET_BYTES = 103;
/**
* Environment variables that the warm process reads from its own environment, so they must be equal in its callers.
* The values of other variables come from each request.
*/
const PROCESS_VARIABLES = [
	"NODE_OPTIONS",
	"RUNNER_TEMP",
	"TMPDIR",
	"TMP",
	"TEMP"
];
/** The files that identify a build. A build or an update replaces all of them. */
const PROGRAM_FILES = [
	"bin.js",
	"command-line.js",
	"shared.js"
];
/**
* Returns the address for a folder (absolute). Returns undefined on Windows, if lanser runs from its sources, if the
* program's files cannot be read, or if the socket's path is longer than 103 bytes.
*/
function addressOf(folder, env, version) {
	const uid = process.getuid?.();
	const program = programIdentity();
	const base = [
		env["XDG_RUNTIME_DIR"],
		env["TMPDIR"],
		"/tmp"
	].find((one) => one?.startsWith("/") === true);
	if (uid === void 0 || program === void 0 || base === void 0) return void 0;
	const shared = sharedFolder(folder);
	const { execPath, execArgv, version: node } = process;
	const variables = PROCESS_VARIABLES.map((name) => env[name] ?? null);
	const key = JSON.stringify([
		version,
		program,
		node,
		execPath,
		execArgv,
		variables,
		shared
	]);
	const runtime = path.join(base, `lanser-${uid}`);
	const socket = path.join(runtime, `${hashOf(key)}.sock`);
	return Buffer.byteLength(socket) > MAX_SOCKET_BYTES ? void 0 : {
		folder: runtime,
		socket,
		key,
		shared
	};
}
/** Returns true if a folder belongs to this user, gives other users no permissions, and is outside of checkouts. */
function isPrivateFolder(folder) {
	try {
		const stats = lstatSync(folder);
		return stats.isDirectory() && stats.uid === process.getuid?.() && (stats.mode & 63) === 0 && !isInCheckout(folder);
	} catch {
		return false;
	}
}
/** Returns true if a folder is in a checkout, where a commit could add files to the folder. */
function isInCheckout(folder) {
	for (let at = path.dirname(folder);; at = path.dirname(at)) {
		if (lstatSync(path.join(at, ".git"), { throwIfNoEntry: false }) !== void 0) return true;
		if (path.dirname(at) === at) return false;
	}
}
/** Creates the sockets' folder unless it exists or is in a checkout. Returns true if it is private afterwards. */
function makePrivateFolder(folder) {
	try {
		if (isInCheckout(folder)) return false;
		mkdirSync(folder, { mode: 448 });
	} catch {}
	return isPrivateFolder(folder);
}
/** Returns a text that identifies the running build; undefined for lanser's sources, or if a file is missing. */
function programIdentity() {
	if (import.meta.url.endsWith(".ts")) return void 0;
	try {
		return PROGRAM_FILES.map((name) => {
			const file = fileURLToPath(new URL(`./${name}`, import.meta.url));
			const { dev, ino, size, mtimeMs, ctimeMs } = statSync(file);
			return [
				file,
				dev,
				ino,
				size,
				mtimeMs,
				ctimeMs
			].join(" ");
		}).join("\n");
	} catch {
		return;
	}
}
function sharedFolder(folder) {
	const real = realPath(folder);
	for (let at = real;; at = path.dirname(at)) {
		const place = path.join(at, ".git");
		const stats = statusOf(place);
		if (stats?.isDirectory() === true) return realPath(place);
		if (stats?.isFile() === true) return realPath(commonDirectory(at, place));
		if (path.dirname(at) === at) return real;
	}
}
/** Returns undefined for a missing or unreadable path. lanser reports an unreadable path later, in the command. */
function statusOf(place) {
	try {
		return statSync(place);
	} catch {
		return;
	}
}
/**
* Returns the Git directory to which a `.git` file leads. For a linked worktree, returns the Git directory that all
* worktrees share; for a submodule, the submodule's own.
*/
function commonDirectory(checkout, file) {
	const target = /^gitdir: (.+)$/mu.exec(textOf(file))?.[1] ?? ".git";
	const directory = path.resolve(checkout, target.trimEnd());
	const common = textOf(path.join(directory, "commondir")).trimEnd();
	return common === "" ? directory : path.resolve(directory, common);
}
function textOf(file) {
	try {
		return readFileSync(file, "utf8");
	} catch {
		return "";
	}
}
/** Returns a path with its links resolved, or the unchanged path if this fails. */
function realPath(place) {
	try {
		return realpathSync.native(place);
	} catch {
		return place;
	}
}
/** Hashes a text by FNV-1a with two seeds. Loading `node:crypto` would noticeably delay each command. */
function hashOf(text) {
	return [2166136261, 16777619].map((seed) => {
		let hash = seed;
		for (const byte of Buffer.from(text)) hash = Math.imul(hash ^ byte, 16777619) >>> 0;
		return hash.toString(16).padStart(8, "0");
	}).join("");
}

// src/daemon/messages.ts
const MAX_LINE = 64 * 2 ** 20;
/** Calls `onMessage` for each JSON line. Ends the connection after an invalid or long line, or if the call throws. */
function readMessages(socket, onMessage) {
	let rest = "";
	socket.setEncoding("utf8").on("data", (chunk) => {
		let start = 0;
		try {
			for (let end = chunk.indexOf("\n"); end !== -1; end = chunk.indexOf("\n", start)) {
				const line = rest + chunk.slice(start, end);
				rest = "";
				start = end + 1;
				onMessage(JSON.parse(line));
			}
		} catch {
			socket.destroy();
		}
		rest += chunk.slice(start);
		if (rest.length > MAX_LINE) socket.destroy();
	});
}
function sendMessage(socket, message) {
	socket.write(`${JSON.stringify(message)}\n`);
}

// src/daemon/exchange.ts
/** The time limit for the first reply. On a busy machine, a process may need seconds to accept a request. */
const ACCEPT_MS = 5e3;
/** Sends a request to the process that listens on a socket, and waits for the outcome. */
async function exchange(path, request, { onReply, onConnected } = {}) {
	return new Promise((resolve) => {
		const socket = connect(path);
		let outcome = { kind: "absent" };
		const deadline = setTimeout(() => socket.destroy(), ACCEPT_MS);
		socket.on("connect", () => {
			outcome = { kind: "lost" };
			onConnected?.((message) => sendMessage(socket, message));
		});
		socket.on("error", () => {});
		socket.on("close", () => {
			clearTimeout(deadline);
			resolve(outcome);
		});
		readMessages(socket, (message) => {
			const reply = message;
			clearTimeout(deadline);
			onReply?.(reply);
			if (reply.kind === "progress" || reply.kind === "accepted" && request.kind !== "stop") return;
			outcome = reply;
			socket.destroy();
		});
		sendMessage(socket, request);
	});
}

// src/daemon/start-daemon.ts
const WAIT_MS = 2e4;
const POLL_MS = 15;
/** Matches the variables that the warm process inherits. Others may contain secrets, for example NODE_AUTH_TOKEN. */
const KEPT = /^(?:PATH|HOME|USER|LOGNAME|LANG|LC_.*|TZ|TMPDIR|TMP|TEMP|RUNNER_TEMP|XDG_.*|LD_.*|DYLD_.*|NODE_(?:OPTIONS|PATH|EXTRA_CA_CERTS|ICU_DATA|V8_COVERAGE|(?:DISABLE_)?COMPILE_CACHE))$/u;
/**
* Starts the warm process, which keeps language servers running between commands. If another caller already starts
* it, only waits. Resolves to true when the process listens; to false if it ends early or does not listen in time.
*/
async function startDaemon({ socket, folder: cwd }, folder, { env, program }) {
	const lock = `${socket}.lock`;
	const stale = inodeOf(socket);
	const isOwn = takeLock(lock);
	const started = isOwn ? await spawned(program, folder, cwd, env) : void 0;
	try {
		for (const start = performance.now(); performance.now() - start < WAIT_MS;) {
			const inode = inodeOf(socket);
			if (inode !== void 0 && inode !== stale) return true;
			if (started?.hasEnded() === true) return false;
			if (!isOwn && !existsSync(lock)) return inodeOf(socket) !== void 0;
			await setTimeout$1(POLL_MS);
		}
		return false;
	} finally {
		if (isOwn) rmSync(lock, { force: true });
	}
}
async function spawned(program, folder, cwd, env) {
	const { spawn } = await import("node:child_process");
	const child = spawn(process.execPath, [
		...process.execArgv,
		program,
		"serve",
		"--workspace",
		folder
	], {
		cwd,
		detached: true,
		stdio: "ignore",
		env: Object.fromEntries(Object.entries(env).filter(([name]) => KEPT.test(name))),
		windowsHide: true
	});
	let ended = false;
	child.on("error", () => ended = true).on("exit", () => ended = true);
	child.unref();
	return { hasEnded: () => ended };
}
function inodeOf(file) {
	return statSync(file, { throwIfNoEntry: false })?.ino;
}
/** Takes the lock. Replaces an abandoned lock. Returns false if another caller has the lock, or after a failure. */
function takeLock(lock) {
	for (const isLast of [false, true]) try {
		const file = openSync(lock, "wx", 384);
		writeSync(file, String(process.pid));
		closeSync(file);
		return true;
	} catch {
		if (isLast || !isAbandoned(lock)) return false;
		rmSync(lock, { force: true });
	}
	return false;
}
/** Returns true if the lock is missing or too old, or if its owner has ended. */
function isAbandoned(lock) {
	try {
		const pid = Number(readFileSync(lock, "utf8"));
		if (Date.now() - statSync(lock).mtimeMs > 2 * WAIT_MS) return true;
		if (pid === 0) return false;
		process.kill(pid, 0);
		return false;
	} catch {
		return true;
	}
}

// src/daemon/warm-commands.ts
/** The commands that the warm process may run. The warm process keeps workspaces open. */
const WARM_COMMANDS = /* @__PURE__ */ new Set([
	"locate",
	"def",
	"decl",
	"type-def",
	"impl",
	"refs",
	"hover",
	"symbols",
	"diag",
	"prepare-rename",
	"rename",
	"rename-file",
	"code-actions",
	"delta",
	"hook"
]);
/** Arguments that need the caller's process, for example to read its standard input. */
const OWN_PROCESS = /* @__PURE__ */ new Set([
	"-",
	"-h",
	"--apply",
	"--help",
	"--keep",
	"--no-daemon",
	"--out",
	"--tool",
	"--trace-file",
	"--verbose"
]);
function isForDaemon(argv, env) {
	const [command = "", ...rest] = argv;
	if (!WARM_COMMANDS.has(command) || isOff(env["LANSER_NO_DAEMON"]) || env["CI"] === "true") return false;
	if (command === "hook" && (rest[0]?.startsWith("-") === false || rest.includes("install"))) return false;
	return rest.every((argument) => !argument.split("=").some((part) => OWN_PROCESS.has(part)));
}
/** Returns true if the caller must read its standard input and send it with the command. */
function readsInput([command]) {
	return command === "hook";
}
function isOff(value) {
	return value !== void 0 && value !== "" && value !== "0";
}
/** Returns the value of the last `--workspace`; `.` if the option or its value is missing. */
function workspaceArgument(argv) {
	const at = argv.findLastIndex((argument) => /^--workspace(?:=|$)/u.test(argument));
	const argument = argv[at] ?? "";
	if (argument.includes("=")) return argument.slice(argument.indexOf("=") + 1);
	const next = at === -1 ? void 0 : argv[at + 1];
	return next === void 0 || next.startsWith("-") ? "." : next;
}

// src/daemon/hand-over.ts
/**
* Runs a command line in the warm process, and starts the warm process if needed. Returns the exit code, or undefined
* if the caller has to run the command itself. In the latter case, only progress messages have been written. For
* `reload`, makes a running warm process close its workspaces and delta sessions of the command's folder, and returns
* undefined.
*/
async function handOver(argv, client) {
	const { env, cwd, terminals, version } = client;
	const isReload = argv[0] === "reload";
	if (!isReload && !isForDaemon(argv, env)) return void 0;
	const folder = path.resolve(cwd, workspaceArgument(argv));
	const address = addressOf(folder, env, version);
	if (address === void 0) return void 0;
	const { socket, key } = address;
	if (isReload) {
		if (isPrivateFolder(address.folder)) await exchange(socket, {
			kind: "forget",
			key,
			folder: realPath(folder)
		});
		return;
	}
	if (!isPrivateFolder(address.folder) && !makePrivateFolder(address.folder)) return void 0;
	const request = {
		kind: "run",
		key,
		argv,
		cwd,
		env,
		terminals,
		input: readsInput(argv) ? await client.readInput() : void 0
	};
	const outcome = await interruptible(client, async (listen) => {
		const asked = await ask(request, address, client, listen);
		if (asked.kind !== "absent" || !await startDaemon(address, folder, client)) return asked;
		return ask(request, address, client, listen);
	});
	if (outcome.kind !== "done") return void 0;
	for (const [stream, text] of outcome.output) client.write(stream, text);
	return outcome.exitCode;
}
/**
* Forwards signals to the warm process. After connecting, also forwards the last signal that arrived before the
* connection. If the warm process does not finish the command, the last signal ends this process.
*/
async function interruptible(client, work) {
	let received;
	let forward;
	const stopListening = client.onSignal((signal) => {
		received = signal;
		forward?.({
			kind: "cancel",
			signal
		});
	});
	const outcome = await work((send) => {
		forward = send;
		if (received !== void 0) send({
			kind: "cancel",
			signal: received
		});
	});
	stopListening();
	if (outcome.kind !== "done" && received !== void 0) client.raise(received);
	return outcome;
}
async function ask(request, { socket }, client, onConnected) {
	return exchange(socket, request, {
		onReply(reply) {
			if (reply.kind === "progress") client.write("stderr", reply.text);
		},
		onConnected
	});
}

// package.json
var name = "lanser";
var version = "0.1.0";

// src/model/version.ts
const TOOL = {
	name,
	version
};

// src/bin.ts
/** Loads the whole program. Loading takes longer than a command in the warm process (`lanser serve`). */
async function wholeProgram() {
	return import("./command-line.js");
}
async function reportBrokenOutput(error) {
	(await wholeProgram()).reportBrokenOutput(error);
}
function surviveStreamErrors() {
	process.stderr.on("error", () => {});
	process.stdout.on("error", (error) => void reportBrokenOutput(error));
}
/**
* The length in UTF-16 code units after which the reading of standard input ends. A longer event of `lanser hook` is
* cut off. The hook then reports invalid JSON.
*/
const MAX_INPUT = 16 * 2 ** 20;
/** The part of standard input that was read; undefined if `readInput` was not called. */
let input;
async function readInput() {
	input = "";
	for await (const chunk of process.stdin.setEncoding("utf8")) {
		input += chunk;
		if (input.length > MAX_INPUT) break;
	}
	return input;
}
/** Returns the current folder, or undefined if it was removed. The whole program then reports the error. */
function currentFolder() {
	try {
		return process.cwd();
	} catch {
		return;
	}
}
async function handedOver(argv) {
	const cwd = currentFolder();
	if (cwd === void 0) return void 0;
	const exitCode = await handOver(argv, {
		env: process.env,
		cwd,
		terminals: {
			stdout: isatty(1),
			stderr: isatty(2)
		},
		version: TOOL.version,
		program: fileURLToPath(import.meta.url),
		readInput,
		write: (stream, text) => void process[stream].write(text),
		raise: (signal) => void process.kill(process.pid, signal),
		onSignal(interrupted) {
			const signals = [
				"SIGINT",
				"SIGTERM",
				"SIGHUP"
			];
			for (const signal of signals) process.once(signal, interrupted);
			return () => {
				for (const signal of signals) process.off(signal, interrupted);
			};
		}
	});
	if (exitCode === void 0) process.stdout.removeAllListeners("error");
	return exitCode;
}
surviveStreamErrors();
const argv = process.argv.slice(2);
if (argv.length === 1 && argv[0] === "--version") process.stdout.write(`${TOOL.version}\n`);
else process.exitCode = await handedOver(argv) ?? await (await wholeProgram()).runHere(argv, input);

export {  };