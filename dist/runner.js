import { error, notice, setSecret, warning } from "./toolkit.js";
import { LanserError, MAX_TIMER_MS, WORKFLOW_HINTS, anySignal, connectGitHub, messageOf, missingRights, publishFailedRun, publishReport, readEvent, readPullRequest, redaction, visible, visibleLine, withHint, withoutCommands, workflowFacts } from "./shared.js";

// src/action/workflow-log.ts
let redact = redaction([]);
/** Redacts the job's tokens from later messages, and asks the runner to mask them. Returns the redacting function. */
function hideSecrets(env, token) {
	const secrets = [
		token,
		env["ACTIONS_RUNTIME_TOKEN"],
		env["ACTIONS_ID_TOKEN_REQUEST_TOKEN"]
	];
	for (const secret of secrets) if (secret) setSecret(secret);
	redact = redaction(secrets);
	return redact;
}
/** Prints to the step's log. Disables workflow commands in the text: `::name::` and `##[name]`. */
function logLines(text) {
	process.stdout.write(`${withoutCommands(visible(redact(text)))}\n`);
}
function annotate(annotation) {
	const { level, path, startLine, endLine, startColumn, endColumn, title, message } = annotation;
	write(level, message, {
		title: withoutControls(title),
		file: withoutControls(path),
		startLine,
		endLine,
		...startColumn === void 0 ? {} : { startColumn },
		...endColumn === void 0 ? {} : { endColumn }
	});
}
/** Prints an annotation that has no file and no line. */
function announce(level, message, title) {
	write(level, message, { title });
}
function announceError({ code, message, hint }) {
	announce("error", withHint(message, hint, WORKFLOW_HINTS), code);
}
function write(level, message, properties) {
	const print = {
		error,
		warning,
		notice
	}[level];
	print(visible(redact(message)).replaceAll("##[", "## ["), properties);
}
/** Redacts secrets, and escapes hidden characters and `##[`. `core` escapes only `%`, `:`, `,`, CR and LF. */
function withoutControls(text) {
	return visibleLine(redact(text)).replaceAll("##[", "## [");
}

// src/action/defect.ts
/** The exit code after an internal error. Node would use 1, which is lanser's code for a violated policy. */
const DEFECT_EXIT_CODE = 125;
/** Reports an internal error of lanser. Returns the exit code for the step of the workflow. */
function reportDefect(error) {
	logLines(error instanceof Error ? error.stack ?? error.message : String(error));
	announce("error", `lanser: internal error: ${messageOf(error)}`, "lanser");
	return DEFECT_EXIT_CODE;
}
/** Makes the process report an uncaught error and end. Ignores failures to write to stderr. */
function catchDefects() {
	process.stderr.on("error", () => {});
	process.on("uncaughtException", (error) => {
		process.exit(reportDefect(error));
	});
}

// src/action/github-side.ts
const FINAL_LIMITS = {
	answerMs: 3e3,
	retryBudgetMs: 3e3,
	attempts: 2
};
const AFTER_THE_END_MS = 6e3;
async function githubSide(host, token, signal) {
	const payload = await readEvent(host.env["GITHUB_EVENT_PATH"]);
	const facts = workflowFacts(host.env, payload);
	return {
		facts,
		payload,
		github: await connect(host, facts, token, { signal })
	};
}
/** Connects again for a final message after a failure, because the first connection's signal may be aborted. */
async function reconnect(host, side, token) {
	const signal = AbortSignal.timeout(AFTER_THE_END_MS);
	return {
		...side,
		github: await connect(host, side.facts, token, {
			signal,
			limits: FINAL_LIMITS
		})
	};
}
/**
* Reads the current labels and description from GitHub, because a label may be set after the push. If they cannot be
* read, for example without a token, returns those of the event. Without a pull request, returns no labels or text.
*/
async function readLabelsAndText({ github, facts }) {
	const { repository, pullRequest } = facts;
	if (pullRequest === void 0) return {
		labels: [],
		text: void 0
	};
	if (github === void 0 || repository === void 0) return pullRequest;
	const lookup = await readPullRequest(github, repository, pullRequest.number);
	if (lookup.kind === "found") return lookup.value;
	logLines(`Using the labels and text of the event, because the pull request could not be read: ${lookup.reason}`);
	return pullRequest;
}
/** Returns the place for this job's verdict; undefined if the repository or the commit is unknown. */
function targetOf({ facts }, inputs, host) {
	const { repository, headSha, pullRequest, run, runUrl } = facts;
	if (repository === void 0 || headSha === void 0) return void 0;
	const identity = identityOf(facts, inputs, host);
	return {
		repository,
		headSha,
		pullRequest: pullRequest?.number,
		identity,
		run,
		runUrl
	};
}
/** Identifies the gate. The Action gets no matrix values, so only the input `name` distinguishes some matrix jobs. */
function identityOf({ workflow, job }, inputs, { env }) {
	const folders = inputs.workingDirectories.filter((folder) => folder !== ".").join(", ");
	const system = env["RUNNER_OS"] === "Linux" ? void 0 : env["RUNNER_OS"];
	const use = /^__.*_(?<number>\d+)$/u.exec(env["GITHUB_ACTION"] ?? "")?.groups?.["number"];
	const step = use === void 0 ? void 0 : `step ${use}`;
	return {
		workflow,
		job,
		variant: [
			inputs.name,
			folders,
			system,
			step
		].filter(Boolean).join(" / ")
	};
}
async function connect(host, { apiUrl }, token, { signal, limits }) {
	if (token === void 0) return void 0;
	try {
		return await connectGitHub({
			token,
			apiUrl,
			signal,
			clock: host,
			limits
		});
	} catch (error) {
		logLines(`The GitHub client could not be loaded: ${messageOf(error)}`);
		return;
	}
}

// src/action/choice-input.ts
/** @throws LanserError E/USAGE if the value is not one of the allowed values. */
function choiceInput(name, value, allowed) {
	const found = allowed.find((entry) => entry === value);
	if (found !== void 0) return found;
	throw new LanserError("E/USAGE", `The input ${name} is ${JSON.stringify(value)}; allowed: ${allowed.join(", ")}.`);
}

// src/action/interrupt.ts
/** Returns a signal that aborts when the runner cancels the job. */
function cancellation() {
	const controller = new AbortController();
	for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, () => {
		controller.abort(new LanserError("E/INTERRUPTED", "The job was cancelled.", { signal }));
	});
	return controller.signal;
}
/** Returns a signal that aborts when `signal` does, or with an E/LS_TIMEOUT error after the time limit. */
function limitedTo(timeoutMs, signal, message) {
	const controller = new AbortController();
	setTimeout(() => controller.abort(new LanserError("E/LS_TIMEOUT", message)), Math.min(timeoutMs, MAX_TIMER_MS)).unref();
	return anySignal([signal, controller.signal]);
}
/** Ends the process after the output is written, even if unfinished requests would keep it alive for minutes. */
async function endProcess(exitCode) {
	await new Promise((resolve) => {
		process.stdout.write("", resolve);
	});
	process.exit(exitCode);
}

// src/action/publish-github.ts
/** Publishes what the inputs request. A failure to publish is logged and does not fail the step. */
async function publishToGitHub(host, inputs, side, report, parts) {
	const target = targetOf(side, inputs, host);
	if (side.github === void 0 || target === void 0) {
		if (inputs.comment !== "never" || inputs.checkRun || inputs.suggestions) logLines("No comment, no check run and no suggestions: the token, the repository or the commit is unknown, or the GitHub client could not be loaded.");
		return {};
	}
	const { comment, checkRun, suggestions } = inputs;
	const channels = {
		comment,
		checkRun,
		suggestions,
		...parts
	};
	const published = await publishReport(side.github, target, report, channels);
	logOutcome("comment", published.comment);
	logOutcome("check run", published.checkRun);
	if (suggestions) logOutcome("suggestions", published.suggestions);
	const missing = missingRights([
		published.comment,
		published.checkRun,
		published.suggestions
	]);
	if (missing !== void 0) announce("notice", missing, "lanser: permissions");
	return {
		commentUrl: urlOf(published.comment),
		checkRunUrl: urlOf(published.checkRun)
	};
}
/** After a run without a verdict, replaces earlier verdicts, which would look current. May create a check run. */
async function replaceEarlierVerdict(host, inputs, side, error) {
	const channels = {
		comment: inputs.comment !== "never",
		checkRun: inputs.checkRun
	};
	if (!channels.comment && !channels.checkRun) return;
	const { github } = await reconnect(host, side, inputs.token);
	const target = targetOf(side, inputs, host);
	if (github === void 0 || target === void 0) return;
	const { code, text } = error instanceof LanserError ? {
		code: error.code,
		text: withHint(error.message, error.hint, WORKFLOW_HINTS)
	} : {
		code: "internal error",
		text: messageOf(error)
	};
	try {
		const failure = {
			code,
			message: redaction([inputs.token])(text)
		};
		const published = await publishFailedRun(github, target, failure, channels);
		logOutcome("comment", published.comment);
		logOutcome("check run", published.checkRun);
	} catch (another) {
		logLines(`The end without a verdict was not published: ${messageOf(another)}`);
	}
}
/** Logs an outcome. The reason can quote a proxy's response, so workflow commands in it are printed as plain text. */
function logOutcome(channel, outcome) {
	if (outcome.kind === "published") logLines(`${channel}: ${outcome.url}`);
	else if (outcome.kind === "failed") announce("warning", `${channel}: ${outcome.reason}`, "lanser: publishing");
	else logLines(`${channel}: ${outcome.reason}`);
}
function urlOf(outcome) {
	return "url" in outcome ? outcome.url : void 0;
}

export { annotate, announce, announceError, cancellation, catchDefects, choiceInput, endProcess, githubSide, hideSecrets, limitedTo, logLines, logOutcome, publishToGitHub, readLabelsAndText, replaceEarlierVerdict, reportDefect, urlOf };