import { error, notice, setSecret, warning } from "./toolkit.js";
import { LanserError, MAX_TIMER_MS, WORKFLOW_HINTS, anySignal, connectGitHub, messageOf, missingRights, publishFailedRun, publishReport, readEvent, redactValue, redaction, visible, visibleLine, withHint, withoutCommands, workflowFacts } from "./shared.js";

// src/action/workflow-log.ts
let redact = redaction([]);
/** Redacts these secrets from later messages, and asks the runner to mask them in the log. */
function hideSecrets(secrets) {
	for (const secret of secrets) setSecret(secret);
	redact = redaction(secrets);
}
/**
* Prints to the step's log. The runner executes commands in the log: `::name::` at the start of a line, and
* `##[name]` anywhere. Changes both forms, so that the runner prints them as text.
*/
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
/** Prints an annotation of the run itself, without a file and line. */
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
/**
* Redacts secrets, escapes control characters, and changes `##[`, the start of a workflow command. The toolkit
* escapes only `%`, `:`, `,`, CR and LF.
*/
function withoutControls(text) {
	return visibleLine(redact(text)).replaceAll("##[", "## [");
}

// src/action/defect.ts
/**
* The step's exit code after a defect of lanser. Node's code for an uncaught error is 1, which lanser uses
* for a violated policy.
*/
const DEFECT_EXIT_CODE = 125;
/** Reports a failure of lanser itself. Returns the step's exit code. */
function reportDefect(error) {
	logLines(error instanceof Error ? error.stack ?? error.message : String(error));
	announce("error", `lanser: internal error: ${messageOf(error)}`, "lanser");
	return DEFECT_EXIT_CODE;
}
/** Reports an uncaught error and ends the process. Ignores failures to write to stderr. */
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
/** Returns the target of this job's verdict; undefined if the repository or the commit is unknown. */
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
/**
* Returns the identity of this job's gate. The environment variables do not contain the values of a matrix.
* Therefore uses other values, which usually differ between the jobs of a matrix.
*/
function identityOf({ workflow, job }, inputs, { env }) {
	const folders = inputs.workingDirectories.filter((folder) => folder !== ".");
	const occurrence = /_\d+$/u.exec(env["GITHUB_ACTION"] ?? "")?.[0]?.slice(1);
	const system = env["RUNNER_OS"] === "Linux" ? void 0 : env["RUNNER_OS"];
	return {
		workflow,
		job,
		variant: [
			inputs.name,
			folders.join(", "),
			system,
			occurrence === void 0 ? void 0 : `step ${occurrence}`
		].filter((part) => part !== void 0 && part !== "").join(" / ")
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
/**
* Returns the value of an input that has a fixed set of values.
*
* @throws LanserError E/USAGE if the value is not one of the allowed values.
*/
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
/**
* Returns a signal that aborts when the given signal aborts, or after the time limit. After the limit, the
* reason is E/LS_TIMEOUT with `message`.
*/
function limitedTo(timeoutMs, signal, message) {
	const controller = new AbortController();
	setTimeout(() => controller.abort(new LanserError("E/LS_TIMEOUT", message)), Math.min(timeoutMs, MAX_TIMER_MS)).unref();
	return anySignal([signal, controller.signal]);
}
/**
* Ends the process as soon as the output is written. Without this call, the connection of an abandoned
* request could keep the process running for minutes.
*/
async function endProcess(exitCode) {
	await new Promise((resolve) => {
		process.stdout.write("", resolve);
	});
	process.exit(exitCode);
}

// src/action/publish-github.ts
const NOT_PUBLISHED = {
	commentUrl: void 0,
	checkRunUrl: void 0
};
/**
* Publishes the comment, the check run and the suggestions that the inputs request. Returns the URLs of the comment
* and the check run. A failure to publish is only logged, so that the job continues.
*/
async function publishToGitHub(host, inputs, side, report, parts) {
	const target = targetOf(side, inputs, host);
	if (side.github === void 0 || target === void 0) {
		if (inputs.comment !== "never" || inputs.checkRun || inputs.suggestions) logLines("No comment, no check run and no suggestions: the token, the repository, the commit or GitHub's client is missing.");
		return NOT_PUBLISHED;
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
/**
* Replaces the verdict in an existing comment with the error of this run. Otherwise, the earlier verdict
* would appear to be about this commit.
*/
async function replaceEarlierVerdict(host, inputs, side, error) {
	if (inputs.comment === "never" || side.facts.pullRequest === void 0) return;
	const { github } = await reconnect(host, side, inputs.token);
	const target = targetOf(side, inputs, host);
	if (github === void 0 || target === void 0) return;
	try {
		const message = redaction([inputs.token])(withHint(error.message, error.hint, WORKFLOW_HINTS));
		logOutcome("comment", await publishFailedRun(github, target, {
			code: error.code,
			message
		}));
	} catch (failure) {
		logLines(`comment: ${messageOf(failure)}`);
	}
}
/**
* Logs an outcome. The outcome's text may come from a proxy, so workflow commands in it are printed as plain
* text.
*/
function logOutcome(channel, outcome) {
	if (outcome.kind === "published") logLines(`${channel}: ${outcome.url}`);
	else if (outcome.kind === "failed") announce("warning", `${channel}: ${outcome.reason}`, "lanser: publishing");
	else logLines(`${channel}: ${outcome.reason}`);
}
function urlOf(outcome) {
	return "url" in outcome ? outcome.url : void 0;
}

// src/action/redacted-result.ts
/** Returns the job's tokens: the given token, and those in the runner's variables. */
function secretsOf(env, token) {
	return [
		token,
		env["ACTIONS_RUNTIME_TOKEN"],
		env["ACTIONS_ID_TOKEN_REQUEST_TOKEN"]
	].filter((secret) => secret !== void 0 && secret !== "");
}
/**
* Redacts secrets before publication, because the result quotes the code under test. The id of a redacted bundle
* stays the hash of the original bundle.
*/
function redactedResult(result, secrets) {
	return redactValue(result, redaction(secrets));
}

export { annotate, announce, announceError, cancellation, catchDefects, choiceInput, endProcess, githubSide, hideSecrets, limitedTo, logLines, logOutcome, publishToGitHub, redactedResult, replaceEarlierVerdict, reportDefect, secretsOf, urlOf };