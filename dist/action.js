import { endGroup, getExecOutput, setOutput, startGroup, summary } from "./toolkit.js";
import { COMMENT_MODES, FAIL_ON, GATE_FORMATS, LanserError, MAX_ENTRY_SIZE, NO_COLORS, REWARD_VERSIONS, SCOPES, TOOL, TRAJECTORIES, WORKFLOW_HINTS, _usingCtx, annotationsOf, checkAnnotationsOf, countedResolved, exitCodeOf, fetchFromOrigin, findExecutable, findGit, gateText, headCommit, isShallow, memberAt, messageOf, nodeHost, openRepository, openWorkbench, parseWeights, pathOutside, pinned_default, plural, projectAbove, pyrightChoice, readPorcelain, redactValue, renderGate, renderReport, reportFiles, reportInWords, runGate, scoreNotice, within, writeReportFiles } from "./shared.js";
import { annotate, announce, announceError, cancellation, catchDefects, choiceInput, endProcess, githubSide, hideSecrets, limitedTo, logLines, publishToGitHub, readLabelsAndText, replaceEarlierVerdict, reportDefect } from "./runner.js";
import { promisify } from "node:util";
import { gunzip, gzip } from "node:zlib";
import { createHash } from "node:crypto";
import { mkdir, readdir, realpath } from "node:fs/promises";
import path from "node:path";
import { existsSync } from "node:fs";

// src/action/fetched-checkout.ts
/** Returns the commit of the job's event; undefined if a variable is missing or invalid. */
function eventCommit({ env }) {
	const { GITHUB_SERVER_URL: serverUrl, GITHUB_REPOSITORY: repository, GITHUB_SHA: sha } = env;
	if (!serverUrl || !repository || sha === void 0 || !/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/u.test(sha)) return void 0;
	return {
		serverUrl,
		repository,
		sha
	};
}
/**
* Fetches the event's commit and its parents into a temporary repository, without a checkout of the files. Disposal
* deletes the repository.
*
* @throws LanserError E/INCONCLUSIVE if the commit cannot be fetched.
*/
async function fetchedCheckout(host, git, { commit, token, signal }) {
	const workbench = await openWorkbench(host);
	try {
		const folder = path.join(workbench.scratch.path, "checkout");
		await mkdir(folder);
		const { serverUrl, repository: name, sha } = commit;
		const format = sha.length > 40 ? "sha256" : "sha1";
		await git.read([
			"init",
			"--quiet",
			"--template=",
			`--object-format=${format}`,
			folder
		], {
			cwd: workbench.scratch.path,
			signal
		});
		const inside = {
			cwd: folder,
			signal
		};
		await git.read([
			"config",
			"remote.origin.url",
			`${serverUrl}/${name}`
		], inside);
		const repository = await openRepository(git, folder);
		const authorization = token === void 0 ? void 0 : {
			serverUrl,
			token
		};
		const reason = await fetchFromOrigin({
			repository,
			directory: repository.gitDirectory
		}, {
			settings: [],
			options: ["--depth=2"],
			refspecs: [`+${sha}:refs/lanser/event`]
		}, authorization, signal);
		if (reason !== void 0) throw new LanserError("E/INCONCLUSIVE", `The job has no checkout, and the commit ${sha} of ${name} could not be fetched (${reason}). Give the job the permission \`contents: read\`, or add a step with actions/checkout before this one.`, { revision: sha });
		await git.read([
			"update-ref",
			"--no-deref",
			"HEAD",
			sha
		], inside);
		return {
			repository,
			[Symbol.asyncDispose]: async () => workbench[Symbol.asyncDispose]()
		};
	} catch (error) {
		await workbench[Symbol.asyncDispose]();
		throw error;
	}
}

// src/action/checkout.ts
/**
* Opens the checkout that contains the workspace (GITHUB_WORKSPACE). If none does, opens the checkout below the
* workspace that contains all folders of `working-directory`. If neither exists, and no direct subfolder of the
* workspace is a checkout, fetches the event's commit.
*
* @throws LanserError, for example E/USAGE if nothing can be opened or fetched, or for working directories in
* different checkouts; E/INCONCLUSIVE if the fetch fails.
*/
async function findOrFetchCheckout(host, git, inputs, signal) {
	const workspace = host.env["GITHUB_WORKSPACE"] ?? ".";
	const { workingDirectories, token } = inputs;
	try {
		return {
			...await openCheckout(git, workspace, workingDirectories),
			[Symbol.asyncDispose]: async () => {}
		};
	} catch (error) {
		const commit = isNotARepository(error) && !await hasInnerCheckout(workspace) ? eventCommit(host) : void 0;
		if (commit === void 0) throw error;
		logLines(`No checkout: fetching ${commit.sha} of ${commit.repository}`);
		return {
			...await fetchedCheckout(host, git, {
				commit,
				token,
				signal
			}),
			workingDirectories,
			outputRoot: await realpath(workspace)
		};
	}
}
/**
* Opens the checkout that contains the workspace. If actions/checkout has a `path`, the checkout is usually below the
* workspace. The folders of `working-directory` are then relative to the workspace, and all must be in this checkout.
*/
async function openCheckout(git, workspace, workingDirectories) {
	try {
		const repository = await openRepository(git, workspace);
		return {
			repository,
			workingDirectories,
			outputRoot: repository.root
		};
	} catch (error) {
		if (!isNotARepository(error)) throw error;
		const inner = await innerCheckout(git, await realpath(workspace), workingDirectories);
		if (inner === void 0) throw error;
		return inner;
	}
}
async function innerCheckout(git, workspace, workingDirectories) {
	let repository;
	const relative = [];
	for (const directory of workingDirectories) {
		const folder = await realpath(path.resolve(workspace, directory)).catch(() => void 0);
		const relativeFolder = folder === void 0 ? void 0 : projectBelow(workspace, folder);
		if (folder === void 0 || relativeFolder === void 0 || relativeFolder === ".") return void 0;
		const opened = await openRepository(git, folder).catch((error) => {
			if (isNotARepository(error)) return void 0;
			throw error;
		});
		if (opened === void 0) return void 0;
		if (repository !== void 0 && repository.root !== opened.root) throw new LanserError("E/USAGE", "The folders of working-directory are in different checkouts. Use a separate step of this Action for each checkout.");
		repository = opened;
		relative.push(projectBelow(opened.root, folder) ?? ".");
	}
	if (repository === void 0) return void 0;
	return {
		repository,
		workingDirectories: relative,
		outputRoot: repository.root
	};
}
/**
* Returns a folder's path relative to a root, in POSIX form; undefined for a folder outside of the root.
*
* @param rules the path functions of an operating system. Default: those of this machine's system.
*/
function projectBelow(root, folder, rules = path) {
	const relative = rules.relative(root, folder);
	if (rules.isAbsolute(relative) || relative === ".." || relative.startsWith(`..${rules.sep}`)) return;
	return relative === "" ? "." : relative.split(rules.sep).join("/");
}
async function hasInnerCheckout(workspace) {
	return (await readdir(workspace)).some((name) => existsSync(path.join(workspace, name, ".git")));
}
function isNotARepository(error) {
	return error instanceof LanserError && error.details?.["reason"] === "not-a-repository";
}

// src/action/inputs.ts
const ANNOTATION_MODES = [
	"introduced",
	"all",
	"none"
];
/** The names of all inputs, in the order of action.yml. A test compares the two lists. */
const INPUT_NAMES = [
	"base-ref",
	"head-ref",
	"working-directory",
	"python",
	"config-file",
	"pyright-version",
	"fail-on",
	"warn-only",
	"traces",
	"proposals",
	"schemas",
	"name",
	"comment",
	"annotations",
	"suggestions",
	"check-run",
	"job-summary",
	"sarif-file",
	"report-directory",
	"report-files",
	"cache",
	"trajectory",
	"scope",
	"reward-version",
	"reward-weights",
	"timeout-minutes",
	"allow-pull-request-target",
	"github-token"
];
const PREFIX = "INPUT_";
/**
* Reads the runner's `INPUT_*` variables.
*
* @throws LanserError E/USAGE with the name of the invalid or unknown input.
*/
function readInputs(env) {
	refuseUnknown(env);
	const text = (name) => {
		const value = env[variableOf(name)]?.trim();
		return value === void 0 || value === "" ? void 0 : value;
	};
	const parsed = (name, parse) => {
		const value = text(name);
		return value === void 0 ? void 0 : parse(value);
	};
	const globs = (name) => parsed(name, (value) => list(name, value, "globs"));
	const choice = (name, allowed) => parsed(name, (value) => choiceInput(name, value, allowed));
	const flag = (name) => parsed(name, (value) => boolean(name, value));
	return {
		baseRef: text("base-ref"),
		headRef: text("head-ref"),
		workingDirectories: list("working-directory", text("working-directory") ?? ".", "folders"),
		gate: {
			python: text("python"),
			configFile: text("config-file"),
			pyrightVersion: parsed("pyright-version", pyrightInput),
			failOn: parsed("fail-on", (value) => list("fail-on", value, FAIL_ON.join(", ")).map((entry) => choiceInput("fail-on", entry, FAIL_ON))),
			warnOnly: flag("warn-only") === true ? true : void 0,
			traces: globs("traces"),
			proposals: globs("proposals"),
			schemas: globs("schemas"),
			trajectory: choice("trajectory", TRAJECTORIES),
			scope: choice("scope", SCOPES),
			rewardVersion: choice("reward-version", REWARD_VERSIONS),
			rewardWeights: parsed("reward-weights", weightsInput)
		},
		name: text("name"),
		comment: choice("comment", COMMENT_MODES) ?? "changes",
		annotations: choice("annotations", ANNOTATION_MODES) ?? "introduced",
		suggestions: flag("suggestions") ?? false,
		checkRun: flag("check-run") ?? true,
		jobSummary: flag("job-summary") ?? true,
		sarifFile: text("sarif-file"),
		reportDirectory: text("report-directory"),
		reportFiles: filesByFormat(text("report-files")),
		cache: flag("cache") ?? true,
		timeoutMs: minutes("timeout-minutes", text("timeout-minutes") ?? "30"),
		allowPullRequestTarget: flag("allow-pull-request-target") ?? false,
		token: text("github-token")
	};
}
/** Reads the {@link ReportingInputs}. An invalid input gets its default. */
function reportingInputs(env) {
	const withOnly = (name) => {
		try {
			return readInputs({ [variableOf(name)]: env[variableOf(name)] });
		} catch {
			return readInputs({});
		}
	};
	return {
		checkRun: withOnly("check-run").checkRun,
		comment: withOnly("comment").comment,
		name: withOnly("name").name,
		token: withOnly("github-token").token,
		workingDirectories: withOnly("working-directory").workingDirectories
	};
}
/** Returns the variable of an input, as the runner names it: in upper case, with `_` for spaces. Hyphens stay. */
function variableOf(name) {
	return PREFIX + name.replaceAll(" ", "_").toUpperCase();
}
function pyrightInput(value) {
	return withName("pyright-version", () => {
		pyrightChoice(value);
		return value;
	});
}
function weightsInput(value) {
	return withName("reward-weights", () => parseWeights(value));
}
/** Adds the name of an input to the errors of a parser. */
function withName(name, parse) {
	try {
		return parse();
	} catch (error) {
		if (!(error instanceof LanserError)) throw error;
		throw new LanserError(error.code, `The input ${name}: ${error.message}`, error.details, { cause: error });
	}
}
function refuseUnknown(env) {
	const inputVariables = new Set(INPUT_NAMES.map(variableOf));
	for (const name of Object.keys(env)) {
		if (!name.startsWith(PREFIX) || inputVariables.has(name)) continue;
		const input = name.slice(6).toLowerCase();
		throw new LanserError("E/USAGE", `Unknown input ${JSON.stringify(input)}. Known inputs: ${INPUT_NAMES.join(", ")}.`);
	}
}
/** Splits at commas and line breaks. Rejects empty lists: with an empty `fail-on`, no finding would fail the step. */
function list(name, text, allowed) {
	const entries = text.split(/[,\n]/u).map((entry) => entry.trim()).filter((entry) => entry !== "");
	if (entries.length > 0) return entries;
	throw new LanserError("E/USAGE", `The input ${name} is ${JSON.stringify(text)}, an empty list; allowed: ${allowed}.`);
}
/** Parses booleans of YAML's core schema, as GitHub's package `@actions/core` does. */
function boolean(name, value) {
	if ([
		"true",
		"True",
		"TRUE"
	].includes(value)) return true;
	if ([
		"false",
		"False",
		"FALSE"
	].includes(value)) return false;
	throw new LanserError("E/USAGE", `The input ${name} is ${JSON.stringify(value)}; allowed: true, false.`);
}
/** Parses `form=file` entries. Rejects empty file names, and repeated forms or files, so that no report is lost. */
function filesByFormat(value) {
	const files = /* @__PURE__ */ new Map();
	if (value === void 0) return files;
	for (const entry of list("report-files", value, "form=file")) {
		const [form = "", ...rest] = entry.split("=");
		const file = rest.join("=").trim();
		const format = choiceInput("report-files", form.trim(), GATE_FORMATS);
		const isTaken = [...files.values()].some((other) => path.normalize(other) === path.normalize(file));
		if (file === "" || files.has(format) || isTaken) throw new LanserError("E/USAGE", `The input report-files has the invalid entry ${JSON.stringify(entry)}. Write one form=file entry per form, each with a different file.`);
		files.set(format, file);
	}
	return files;
}
function minutes(name, value) {
	const number = Number(value);
	if (Number.isFinite(number) && number > 0) return number * 6e4;
	throw new LanserError("E/USAGE", `The input ${name} is ${JSON.stringify(value)}; allowed: a number above 0.`);
}

// src/action/outputs.ts
/** Sets the Action's outputs. An output is empty if the report or `places` does not contain its value. */
function writeOutputs(report, places) {
	const outputs = {
		conclusion: report.conclusion,
		reward: report.reward === null ? "" : String(report.reward.r),
		"introduced-count": report.delta === null ? "" : String(report.delta.introduced.length),
		"resolved-count": report.delta === null ? "" : String(countedResolved(report.delta.resolved).length),
		"before-count": total(report.before?.counts),
		"after-count": total(report.after?.counts),
		"base-bundle-id": report.before?.bundleId ?? "",
		"head-bundle-id": report.after?.bundleId ?? "",
		"report-path": places.reportPath ?? "",
		"sarif-path": places.sarifPath ?? "",
		"comment-url": places.commentUrl ?? "",
		"check-run-url": places.checkRunUrl ?? "",
		"pyright-version": report.environment.server.version
	};
	for (const [name, value] of Object.entries(outputs)) setOutput(name, value);
}
function total(counts) {
	if (counts === null || counts === void 0) return "";
	const { error, warning, information } = counts;
	return String(error + warning + information);
}

// src/action/publish-files.ts
const SUMMARY = { maxBytes: 9e5 };
/** Writes the summary and the files that the inputs request. A failed write does not prevent the other writes. */
async function publishFiles(host, inputs, root, result, blobUrl) {
	const failures = [];
	const attempt = async (write) => {
		try {
			return await write();
		} catch (error) {
			if (!(error instanceof LanserError)) throw error;
			failures.push(error);
			return;
		}
	};
	if (inputs.jobSummary && host.env["GITHUB_STEP_SUMMARY"]) await writeSummary(renderReport(result.report, SUMMARY, { blobUrl }));
	const { sarifFile, reportDirectory } = inputs;
	const { report } = result;
	const reportPath = await attempt(async () => reportDirectory && writeFolder(reportDirectory, root, result));
	const sarifPath = await attempt(async () => sarifFile && writeForm("sarif", sarifFile, root, report));
	for (const [format, file] of inputs.reportFiles) await attempt(async () => writeForm(format, file, root, report));
	return {
		places: {
			reportPath,
			sarifPath
		},
		failures
	};
}
/** Writes the job summary. A failure is only a warning, because the workflow's author cannot fix it. */
async function writeSummary(markdown) {
	try {
		await summary.addRaw(markdown).write();
	} catch (error) {
		announce("warning", `The job summary was not written: ${messageOf(error)}`, "lanser: job summary");
	}
}
async function writeFolder(input, root, { report, bundles }) {
	const directory = path.resolve(root, input);
	await writeReportFiles(directory, reportFiles(report, WORKFLOW_HINTS, bundles), { untrusted: root });
	return path.join(directory, "report.json");
}
async function writeForm(format, input, root, report) {
	const target = path.resolve(root, input);
	const file = {
		name: path.basename(target),
		text: renderGate(format, report, WORKFLOW_HINTS)
	};
	const label = format === "sarif" ? "SARIF file" : `${format} report`;
	await writeReportFiles(path.dirname(target), [file], {
		label,
		untrusted: root
	});
	return target;
}

// src/action/event-payload.ts
function payloadOf(value) {
	const text = (...path) => {
		const found = memberAt(value, ...path);
		return typeof found === "string" ? found : void 0;
	};
	const id = (...path) => {
		const found = text(...path);
		return found !== void 0 && COMMIT_ID.test(found) && !isZeroId(found) ? found : void 0;
	};
	const before = text("before");
	const branchName = (...path) => {
		const found = text(...path);
		return found !== void 0 && isBranchName(found) ? found : void 0;
	};
	return {
		...withField("before", before !== void 0 && isZeroId(before) ? before : id("before")),
		...memberAt(value, "forced") === true ? { forced: true } : {},
		...withField("pullRequestBase", id("pull_request", "base", "sha")),
		...withField("pullRequestHead", id("pull_request", "head", "sha")),
		...withField("pullRequestBranch", branchName("pull_request", "base", "ref")),
		...withField("mergeGroupBase", id("merge_group", "base_sha")),
		...withField("mergeGroupBranch", branchName("merge_group", "base_ref")?.replace("refs/heads/", "")),
		...withField("defaultBranch", branchName("repository", "default_branch"))
	};
}
/** Returns true for an id of zeros. GitHub sends this id as `before` if a push creates a branch or a tag. */
function isZeroId(commit) {
	return /^0{40}(?:0{24})?$/u.test(commit);
}
const COMMIT_ID = /^[0-9a-f]{40}(?:[0-9a-f]{24})?$/u;
/**
* Returns false for an empty name, a name over 255 characters, a name with white space or control characters, and a
* name that Git could read as an option, a pattern or a revision expression.
*/
function isBranchName(name) {
	return name.length <= 255 && /^[^-]/u.test(name) && !/[\s\p{Cc}~^:?*[\\]|\.\.|@\{/u.test(name);
}
function withField(name, value) {
	return value === void 0 ? {} : { [name]: value };
}

// src/action/wrong-checkout.ts
/**
* Rejects the comparison of a commit with itself if the event has a different head. In this case, the workflow has
* checked out a commit of base instead of the change, and the gate would find no change. Accepts an event that names
* no change, such as `schedule`.
*
* @param before the full id of base's commit, or a branch (never equal to `after`); null or undefined if unknown.
* @param after the full id of head's commit; null or undefined if unknown.
* @param sha GITHUB_SHA.
* @throws LanserError E/USAGE with the head of the event in its message.
*/
function refuseSameCommit(before, after, payload, sha) {
	if (after === null || after === void 0 || before !== after) return;
	const { pullRequestHead, pullRequestBase, mergeGroupBase, before: pushed } = payloadOf(payload);
	const changed = pullRequestHead ?? ((pullRequestBase ?? mergeGroupBase ?? pushed) !== void 0 ? sha : void 0);
	if (changed === void 0 || changed === after) return;
	throw notTheChange(after, "is part of base, so the gate would find no change", changed);
}
/**
* Returns a branch that does not contain the event's change: the branch into which a pull request or a merge queue
* merges, or the default branch for a push to a different branch; undefined for other events or an unknown branch.
*/
function branchWithoutChange({ ref }, payload) {
	const { pullRequestBranch, mergeGroupBranch, before, defaultBranch } = payloadOf(payload);
	const merged = pullRequestBranch ?? mergeGroupBranch;
	if (merged !== void 0) return merged;
	const isOther = ref?.startsWith("refs/heads/") === true && ref !== `refs/heads/${defaultBranch}`;
	return before !== void 0 && isOther ? defaultBranch : void 0;
}
/**
* Rejects a checkout without the event's change; in a shallow clone, which may lack the history to decide this, only
* a commit of {@link branchWithoutChange}. Accepts events without such a branch, and base for `pull_request_target`.
*
* @throws LanserError E/USAGE with the head of the event in its message.
*/
async function refuseOtherCommit(repository, checkedOut, event, payload, signal) {
	const { pullRequestHead, pullRequestBase } = payloadOf(payload);
	const branch = branchWithoutChange(event, payload);
	const changed = pullRequestHead ?? event.sha;
	if (branch === void 0 || changed === void 0 || [changed, event.sha].includes(checkedOut)) return;
	if (event.name === "pull_request_target" && checkedOut === pullRequestBase) return;
	const read = async (args) => (await readPorcelain(repository, args, signal, { expectedCodes: [1, 128] })).toString("latin1").trim();
	if (await read([
		"merge-base",
		changed,
		checkedOut
	]) === changed) return;
	const ofBranch = [
		"for-each-ref",
		`--contains=${checkedOut}`,
		`refs/remotes/*/${branch}`
	];
	if (isShallow(repository) && await read(ofBranch) === "") return;
	throw notTheChange(checkedOut, "does not contain the event's change", changed);
}
function notTheChange(commit, reason, changed) {
	return new LanserError("E/USAGE", `The checked-out commit ${commit} ${reason}. Check out the change: leave out \`ref\` of actions/checkout, or set the input head-ref to ${changed}.`, { commit });
}

// src/action/event.ts
/**
* Returns the revisions to compare for an event. The inputs `base-ref` and `head-ref` override the event. If neither
* is set and the merge commit of a pull request is checked out, the gate compares this commit with its first parent.
* In all other cases, the gate compares head with the merge base of head and base. Without `base-ref`, base depends
* on the event:
*
* - A pull request: `pull_request.base.sha`, which may be stale.
* - A merge group: `merge_group.base_sha`.
* - The first or a forced push of a branch that is not the default branch: the default branch.
* - Any other push to a branch or tag that existed before: the commit before the push.
* - A dispatched run on a branch that is not the default branch: the default branch.
*
* @param checkedOut the commit of HEAD.
* @param payload the event's JSON.
* @throws LanserError E/USAGE if base or head is named neither by the inputs nor by the event; if neither input is
* set and base is checked out instead of the change; on `pull_request_target`, if the inputs do not allow this event.
*/
function comparisonOf(env, inputs, checkedOut, payload) {
	const { baseRef, headRef } = inputs;
	const event = env["GITHUB_EVENT_NAME"] ?? "unknown";
	if (event === TARGET && !inputs.allowPullRequestTarget) throw refusedTarget();
	if (baseRef !== void 0 && (headRef !== void 0 || event !== TARGET)) return {
		base: baseRef,
		head: headRef ?? checkedOut,
		headIsMergeCommit: false
	};
	const input = {
		event,
		ref: env["GITHUB_REF"] ?? "",
		sha: env["GITHUB_SHA"],
		headRef,
		checkedOut,
		payload: payloadOf(payload)
	};
	const head = headRef ?? headOf(input);
	if (baseRef !== void 0) return {
		base: baseRef,
		head,
		headIsMergeCommit: false
	};
	const base = baseOf(input);
	if (headRef === void 0 && !base.headIsMergeCommit) refuseSameCommit(base.base, head, payload, input.sha);
	return {
		...base,
		head
	};
}
function baseOf(input) {
	const { event, ref, sha, headRef, checkedOut, payload } = input;
	const base = (revision) => ({
		base: revision,
		headIsMergeCommit: false
	});
	if (/^refs\/pull\/\d+\/merge$/u.test(ref) && headRef === void 0 && sha === checkedOut) return {
		base: checkedOut,
		headIsMergeCommit: true
	};
	const named = payload.pullRequestBase ?? payload.mergeGroupBase;
	if (named !== void 0) return base(named);
	const isFirst = payload.before !== void 0 && isZeroId(payload.before);
	const branch = comparedBranch(ref, payload);
	if (branch !== void 0 && payload.before === void 0 && WITHOUT_CHANGE.has(event)) return {
		...base(branch),
		note: noteOf(`The event ${JSON.stringify(event)} has no base commit`, branch)
	};
	if (branch !== void 0 && (isFirst || payload.forced === true)) {
		const cause = isFirst ? "This is the first push of the branch" : "This push rewrites the history of the branch";
		return {
			...base(branch),
			note: noteOf(cause, branch)
		};
	}
	if (payload.before !== void 0 && !isFirst) return base(payload.before);
	throw new LanserError("E/USAGE", adviceFor(input));
}
function noteOf(cause, revision) {
	return `${cause}, so head is compared with the merge base of head and ${revision}.`;
}
const TARGET = "pull_request_target";
/** Events that start a run on a branch although nobody has changed the branch. */
const WITHOUT_CHANGE = /* @__PURE__ */ new Set([
	"repository_dispatch",
	"schedule",
	"workflow_dispatch"
]);
/** Events whose runs check out the default branch, even if they are about a pull request. */
const ON_DEFAULT_BRANCH = /* @__PURE__ */ new Set([
	"issue_comment",
	"issues",
	"workflow_run"
]);
function refusedTarget() {
	return new LanserError("E/USAGE", "The event pull_request_target gives a run the base repository's secrets and a write token, although anyone can propose the code that the run checks. Use the event pull_request. To comment on pull requests from forks, publish the report in a second workflow. To run on pull_request_target anyway, read docs/threat-model.md and set allow-pull-request-target to true.");
}
/**
* Returns the checked-out commit or, on `pull_request_target` with a checkout of base or the default branch, the
* event's head commit. The gate fetches this commit without a checkout, so later steps cannot run its files.
*
* @throws LanserError E/USAGE if the event does not name the head commit.
*/
function headOf({ event, sha, checkedOut, payload }) {
	const isBase = checkedOut === sha || checkedOut === payload.pullRequestBase;
	if (event !== TARGET || !isBase) return checkedOut;
	if (payload.pullRequestHead !== void 0) return payload.pullRequestHead;
	throw new LanserError("E/USAGE", "The event does not name the head commit of the pull request. Set the input head-ref.");
}
/**
* Returns the default branch of origin for a run on a different branch; undefined for other refs such as tags, for an
* unknown default branch, and for the default branch, which would be compared with itself.
*/
function comparedBranch(ref, { defaultBranch }) {
	if (defaultBranch === void 0) return void 0;
	return ref.startsWith("refs/heads/") && ref !== `refs/heads/${defaultBranch}` ? `origin/${defaultBranch}` : void 0;
}
function adviceFor({ event, ref, payload }) {
	const names = `The event ${JSON.stringify(event)} has no base commit`;
	if (ON_DEFAULT_BRANCH.has(event)) return `${names}, and its run is on the default branch. Use the event pull_request, or set the inputs base-ref and head-ref.`;
	if (payload.defaultBranch !== void 0 && ref === `refs/heads/${payload.defaultBranch}`) return `${names}, and the run is on the default branch. Set the input base-ref, for example to the tag of the last release.`;
	return `${names}. Set the input base-ref.`;
}

// src/action/cache-service.ts
const SERVICE = "twirp/github.actions.results.api.v1.CacheService/";
/** The maximum size of a response of the service, in bytes. */
const MAX_ANSWER_SIZE = 64e3;
/**
* Creates a client of version 2 of GitHub's cache service. GitHub's package `@actions/cache` is unsafe here: it
* unpacks entries with `tar -P`, which can write to any path, and passes the job's tokens to a program from PATH.
*
* @param url the value of ACTIONS_RESULTS_URL.
* @param token the value of ACTIONS_RUNTIME_TOKEN. It is sent only to `url`.
* @param largest the maximum size of a downloaded entry, in bytes.
*/
function cacheService(url, token, largest) {
	const version = createHash("sha256").update("lanser side entry").digest("hex");
	const call = async (method, body, signal) => {
		const response = await fetch(new URL(SERVICE + method, url), {
			method: "POST",
			headers: {
				authorization: `Bearer ${token}`,
				"content-type": "application/json"
			},
			body: JSON.stringify({
				...body,
				version
			}),
			redirect: "error",
			signal
		});
		const bytes = await bytesOf(response, MAX_ANSWER_SIZE);
		if (response.status === 409) return {};
		if (!response.ok) throw new Error(`${method} failed with the HTTP status ${response.status}`);
		const answer = JSON.parse(Buffer.from(bytes).toString("utf8"));
		return typeof answer === "object" && answer !== null ? answer : {};
	};
	const signed = (address) => {
		if (typeof address !== "string" || !URL.canParse(address)) return void 0;
		const parsed = new URL(address);
		return parsed.protocol === new URL(url).protocol ? parsed : void 0;
	};
	return {
		async download(key, signal) {
			const answer = await call("GetCacheEntryDownloadURL", {
				key,
				restore_keys: []
			}, signal);
			const address = signed(answer["signed_download_url"] ?? answer["signedDownloadUrl"]);
			if (answer["ok"] !== true || address === void 0) return void 0;
			const response = await fetch(address, {
				redirect: "error",
				signal
			});
			if (!response.ok) throw new Error(`the download failed with the HTTP status ${response.status}`);
			return bytesOf(response, largest);
		},
		async upload(key, bytes, signal) {
			const answer = await call("CreateCacheEntry", { key }, signal);
			const address = signed(answer["signed_upload_url"] ?? answer["signedUploadUrl"]);
			if (answer["ok"] !== true || address === void 0) return false;
			const headers = {
				"content-type": "application/octet-stream",
				"x-ms-blob-type": "BlockBlob"
			};
			const body = new Uint8Array(bytes);
			const response = await fetch(address, {
				method: "PUT",
				headers,
				body,
				redirect: "error",
				signal
			});
			if (!response.ok) throw new Error(`the upload failed with the HTTP status ${response.status}`);
			const size = {
				key,
				size_bytes: String(bytes.length)
			};
			return (await call("FinalizeCacheEntryUpload", size, signal))["ok"] === true;
		}
	};
}
/** @throws RangeError as soon as the body exceeds `largest` bytes. */
async function bytesOf(response, largest) {
	const body = response.body;
	const pieces = [];
	let size = 0;
	for await (const piece of body ?? []) {
		size += piece.length;
		if (size > largest) throw new RangeError(`the response is larger than ${largest} bytes`);
		pieces.push(piece);
	}
	return Buffer.concat(pieces);
}

// src/action/side-cache.ts
/** The maximum size of a decompressed entry: in UTF-8, each of `MAX_ENTRY_SIZE` UTF-16 units takes up to 3 bytes. */
const MAX_ENTRY_BYTES = 3 * MAX_ENTRY_SIZE;
/**
* Returns the gate's cache; undefined if version 2 of the service, a valid URL or the token is missing on the runner.
* Failures of the service are logged, and the gate continues without the entry.
*/
function runnerCache({ env, log, signal, timeoutMs = 2e4 }) {
	const { ACTIONS_RESULTS_URL: url, ACTIONS_RUNTIME_TOKEN: token, ACTIONS_CACHE_SERVICE_V2: v2 } = env;
	if (!url || !token || !v2 || !URL.canParse(url)) return void 0;
	const service = cacheService(url, token, MAX_ENTRY_SIZE);
	const saving = [];
	const save = async (key, text) => {
		const bytes = await promisify(gzip)(text);
		const name = nameOf(key);
		const isNew = await within(timeoutMs, signal, async (limited) => service.upload(name, bytes, limited));
		const reason = `${name} was not saved: it exists, or the cache accepts no new entry`;
		log(isNew ? `cache: saved ${name}` : `cache: ${reason}`);
	};
	return {
		async get(key) {
			try {
				const bytes = await within(timeoutMs, signal, async (limited) => service.download(nameOf(key), limited));
				if (bytes === void 0) return void 0;
				return (await promisify(gunzip)(bytes, { maxOutputLength: MAX_ENTRY_BYTES })).toString("utf8");
			} catch (error) {
				log(`cache: nothing was restored: ${messageOf(error)}`);
				return;
			}
		},
		async put(key, text) {
			saving.push(save(key, text).catch((error) => log(`cache: nothing was saved: ${messageOf(error)}`)));
		},
		async saved() {
			await Promise.all(saving);
		}
	};
}
function nameOf(key) {
	return `lanser-base-${key}`;
}

// src/action/run-gate.ts
async function runGateOf({ host, inputs, checkout, words, payload, onPyright, signal }) {
	const { repository, workingDirectories } = checkout;
	const checkedOut = await headCommit(repository);
	const { note, ...comparison } = comparisonOf(host.env, inputs, checkedOut, payload);
	if (inputs.headRef === void 0) {
		const { GITHUB_EVENT_NAME: name, GITHUB_REF: ref, GITHUB_SHA: sha } = host.env;
		await refuseOtherCommit(repository, checkedOut, {
			name,
			ref,
			sha
		}, payload, signal);
	}
	if (note !== void 0) logLines(note);
	const { token } = inputs;
	const cache = inputs.cache ? runnerCache({
		env: host.env,
		log: host.log,
		signal
	}) : void 0;
	const result = await runGate({
		host,
		repository: repository.root,
		...comparison,
		...inputs.gate,
		workingDirectories,
		onPyright,
		onProjectAbove: (folder, project) => logLines(projectAbove(folder, project)),
		labels: words.labels,
		pullRequestText: words.text,
		authorization: token === void 0 ? void 0 : {
			serverUrl: host.env["GITHUB_SERVER_URL"] ?? "https://github.com",
			token
		},
		shippedPyright: true,
		cache,
		signal
	});
	await cache?.saved();
	if (inputs.headRef === void 0) {
		const { before, after } = result.report;
		refuseSameCommit(before?.commit, after?.commit, payload, host.env["GITHUB_SHA"]);
	}
	return result;
}

// src/action/main.ts
async function main() {
	const host = nodeHost({
		log: (message) => {
			if (process.env["RUNNER_DEBUG"] === "1") logLines(message);
		},
		progress: ({ label, done, total, unit = "files" }) => {
			if (done === total) logLines(`${label}: ${done} of ${total} ${unit}`);
		}
	});
	try {
		const reporting = reportingInputs(host.env);
		const redact = hideSecrets(host.env, reporting.token);
		const signal = cancellation();
		const side = await githubSide(host, reporting.token, signal);
		try {
			try {
				var _usingCtx$1 = _usingCtx();
				const inputs = readInputs(host.env);
				const directory = host.env["GITHUB_WORKSPACE"] ?? ".";
				const onPyright = await programLog(host, directory, inputs.gate.pyrightVersion);
				_usingCtx$1.u({ [Symbol.dispose]: () => onPyright(void 0) });
				const git = await findGit(host, [directory]);
				const gateSignal = limitedTo(inputs.timeoutMs, signal, `The gate did not finish within ${plural(inputs.timeoutMs / 6e4, "minute")}. Raise the input timeout-minutes.`);
				const checkout = _usingCtx$1.a(await findOrFetchCheckout(host, git, inputs, gateSignal));
				const words = await readLabelsAndText(side);
				const { payload } = side;
				return await publish(host, inputs, side, checkout, redactValue(await runGateOf({
					host,
					inputs,
					checkout,
					words,
					payload,
					onPyright,
					signal: gateSignal
				}), redact));
			} catch (_) {
				_usingCtx$1.e = _;
			} finally {
				await _usingCtx$1.d();
			}
		} catch (error) {
			await replaceEarlierVerdict(host, reporting, side, error);
			throw error;
		}
	} catch (error) {
		if (error instanceof LanserError) {
			announceError(error);
			return error.exitCode;
		}
		return reportDefect(error);
	}
}
async function publish(host, inputs, side, { outputRoot }, result) {
	const { report, bundles } = result;
	const shown = reportInWords(report, WORKFLOW_HINTS);
	const blobUrl = blobUrlOf(host, report.after?.commit);
	logLines(gateText(shown, NO_COLORS));
	const others = inputs.annotations === "all" ? headDiagnostics(bundles) : [];
	if (inputs.annotations !== "none") {
		for (const annotation of annotationsOf(shown, others)) annotate(annotation);
		const score = scoreNotice(shown);
		if (score !== void 0) announce("notice", score.message, score.title);
	}
	for (const failure of shown.failures) announce("warning", `${failure.side}: ${failure.message}`, failure.code);
	const files = await publishFiles(host, inputs, outputRoot, result, blobUrl);
	const annotations = inputs.annotations === "none" ? {
		annotations: [],
		total: 0
	} : checkAnnotationsOf(shown, others);
	const onGitHub = await publishToGitHub(host, inputs, side, report, {
		annotations,
		blobUrl
	});
	writeOutputs(report, {
		...files.places,
		...onGitHub
	});
	for (const failure of files.failures) announceError(failure);
	const [failure] = files.failures;
	return failure === void 0 ? exitCodeOf(report) : failure.exitCode;
}
function blobUrlOf(host, commit) {
	const { GITHUB_SERVER_URL: server, GITHUB_REPOSITORY: repository } = host.env;
	if (server === void 0 || repository === void 0 || !commit) return void 0;
	return `${server}/${repository}/blob/${commit}`;
}
catchDefects();
await endProcess(await main());
/** Returns all diagnostics of head, new ones included. The paths in `uri` are relative to the repository's root. */
function headDiagnostics(bundles) {
	return bundles.filter(({ side }) => side === "after").flatMap(({ workingDirectory, bundle }) => (bundle.facts?.diagnostics ?? []).map((diagnostic) => ({
		...diagnostic,
		uri: workingDirectory === "." ? diagnostic.uri : `${workingDirectory}/${diagnostic.uri}`
	})));
}
/**
* Finds Git and Python, and returns a function that logs all program versions at its first call. The function's
* argument is Pyright's exact version; undefined if that version is unknown.
*/
async function programLog(host, workspace, input) {
	const environment = {
		PATH: await pathOutside(host, [workspace]),
		LC_ALL: "C"
	};
	const found = [];
	for (const [title, names] of [["Git", ["git"]], ["Python", ["python3", "python"]]]) {
		const program = await findExecutable(host, names, [workspace]);
		found.push(program === void 0 ? `${title}: not on PATH` : `${await versionOf(program, environment)} (${program})`);
	}
	let isLogged = false;
	return (pyright) => {
		if (isLogged) return;
		isLogged = true;
		const isShipped = pyrightChoice(input).kind === "shipped";
		const version = pyright ?? (isShipped ? pinned_default.version : "of an unknown version");
		const source = isShipped ? "shipped" : `input pyright-version: ${input}`;
		startGroup("Programs");
		logLines(`lanser ${TOOL.version} on Node ${host.nodeVersion}`);
		logLines(`Pyright ${version} (${source})`);
		for (const line of found) logLines(line);
		endGroup();
	};
}
async function versionOf(program, env) {
	try {
		const { exitCode, stdout, stderr } = await getExecOutput(`"${program}"`, ["--version"], {
			env: { ...env },
			silent: true,
			ignoreReturnCode: true
		});
		const [line = ""] = (stdout.trim() || stderr.trim()).split("\n");
		return exitCode === 0 ? line : `exit code ${exitCode}: ${line}`;
	} catch (error) {
		return `does not start: ${messageOf(error)}`;
	}
}

export {  };