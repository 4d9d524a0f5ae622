import { error, notice, warning } from "./toolkit.js";
import { LONGEST_TIMER_MS, LanserError, connectGitHub, messageOf, missingRights, publishFailedRun, publishReport, readEvent, redaction, visible, withoutCommands, workflowFacts } from "./shared.js";

// src/action/workflow-log.ts
/**
* The step's log. The runner reads commands out of it: `::name::` at the start of a line and
* `##[name]` anywhere in one, so no line is printed with either of them working.
*/
function logLines(text) {
	process.stdout.write(`${withoutCommands(visible(text))}\n`);
}
/** One annotation, by the toolkit's own escaping. */
function annotate(annotation) {
	const { level, path, startLine, endLine, startColumn, endColumn, title, message } = annotation;
	const write = {
		error,
		warning,
		notice
	}[level];
	write(message.replaceAll("##[", "## ["), {
		title: title.replaceAll("##[", "## ["),
		file: path.replaceAll("##[", "## ["),
		startLine,
		endLine,
		...startColumn === void 0 ? {} : { startColumn },
		...endColumn === void 0 ? {} : { endColumn }
	});
}
/** An annotation of the run itself, at no place. */
function announce(level, message, title) {
	const write = {
		error,
		warning,
		notice
	}[level];
	write(visible(message).replaceAll("##[", "## ["), { title });
}

// src/action/defect.ts
/** Node's own number for a defect is 1, which says that the policy is violated. */
const DEFECT_EXIT_CODE = 125;
/** Says that lanser itself failed; gives the step's exit number. */
function reportDefect(error) {
	logLines(error instanceof Error ? error.stack ?? error.message : String(error));
	announce("error", `lanser itself failed: ${messageOf(error)}`, "lanser");
	return DEFECT_EXIT_CODE;
}
/** Defects that no caller can catch, a log that cannot be written among them. */
function catchDefects() {
	process.stderr.on("error", () => {});
	process.on("uncaughtException", (error) => {
		process.exit(reportDefect(error));
	});
}

// src/action/github-side.ts
const AFTER_THE_END = {
	answerMs: 3e3,
	lostMs: 3e3,
	attempts: 2
};
const AFTER_THE_END_MS = 6e3;
async function githubSide(host, token, signal) {
	const facts = workflowFacts(host.env, await readEvent(host.env["GITHUB_EVENT_PATH"]));
	return {
		facts,
		github: await connect(host, facts, token, { signal })
	};
}
/** The same once more, for a last word where the time is over or the job is cancelled. */
async function afterTheEnd(host, side, token) {
	const signal = AbortSignal.timeout(AFTER_THE_END_MS);
	return {
		...side,
		github: await connect(host, side.facts, token, {
			signal,
			limits: AFTER_THE_END
		})
	};
}
/** Where a verdict of this job belongs; undefined where nobody says which repository or commit it is about. */
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
/** The runner tells a job its name and not its matrix: what a matrix usually varies tells its jobs apart. */
function identityOf({ workflow, job }, inputs, { env }) {
	const folders = inputs.workingDirectories.filter((folder) => folder !== ".");
	const again = /_\d+$/u.exec(env["GITHUB_ACTION"] ?? "")?.[0]?.slice(1);
	const system = env["RUNNER_OS"] === "Linux" ? void 0 : env["RUNNER_OS"];
	return {
		workflow,
		job,
		variant: [
			inputs.name,
			folders.join(", "),
			system,
			again === void 0 ? void 0 : `step ${again}`
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
		logLines(`GitHub's client cannot be had: ${messageOf(error)}`);
		return;
	}
}

// src/action/interrupt.ts
/** Fires when the runner cancels the job. */
function cancellation() {
	const controller = new AbortController();
	for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, () => {
		controller.abort(new LanserError("E/INTERRUPTED", "The job was cancelled.", { signal }));
	});
	return controller.signal;
}
/** Fires with the other, or when the time for the whole gate is over. */
function limitedTo(timeoutMs, signal) {
	const controller = new AbortController();
	const message = `The gate was not done within ${timeoutMs / 6e4} minutes; see the input timeout-minutes.`;
	setTimeout(() => controller.abort(new LanserError("E/LS_TIMEOUT", message)), Math.min(timeoutMs, LONGEST_TIMER_MS)).unref();
	return AbortSignal.any([signal, controller.signal]);
}
/** A request that was given up may keep its connection, and that the process, for minutes after the last word. */
async function endProcess(exitCode) {
	await new Promise((resolve) => {
		process.stdout.write("", resolve);
	});
	process.exit(exitCode);
}

// src/action/wording.ts
/** What the rooms below call a setting, and what whoever writes a workflow has in its place. */
const WORDS = [
	["name one with --workspace", "make one with actions/checkout in a step before this one"],
	["--head", "head-ref"],
	["--python", "the input python"],
	["--report-directory", "the input report-directory"],
	["--timeout", "timeoutSeconds in lanser.json"]
];
/** A message of lanser's without the command line's options, which a workflow cannot set. */
function inActionWords(message) {
	return WORDS.reduce((text, [option, words]) => text.replaceAll(option, words), message);
}
/** The report as people see it; programs get it as it is. */
function reportInActionWords(report) {
	const failures = report.failures.map((failure) => ({
		...failure,
		message: inActionWords(failure.message)
	}));
	return {
		...report,
		failures
	};
}

// src/action/publish-github.ts
const NOWHERE = {
	commentUrl: void 0,
	checkRunUrl: void 0
};
/** Comment and check run, as the inputs say. Whatever becomes of them, the job goes on. */
async function publishToGitHub(host, inputs, side, report, parts) {
	const target = targetOf(side, inputs, host);
	if (side.github === void 0 || target === void 0) {
		if (inputs.comment !== "never" || inputs.checkRun) logLines("No comment and no check run: there is no token, or nobody says which repository it is.");
		return NOWHERE;
	}
	const { comment, checkRun } = inputs;
	const published = await publishReport(side.github, target, report, {
		comment,
		checkRun,
		...parts
	});
	tell("comment", published.comment);
	tell("check run", published.checkRun);
	const missing = missingRights([published.comment, published.checkRun]);
	if (missing !== void 0) announce("notice", missing, "lanser: permissions");
	return {
		commentUrl: urlOf(published.comment),
		checkRunUrl: urlOf(published.checkRun)
	};
}
/** An earlier verdict must not stand as if it were about this commit. */
async function tellOfFailedRun(host, inputs, side, { code, message }) {
	if (inputs.comment === "never" || side.facts.pullRequest === void 0) return;
	const { github } = await afterTheEnd(host, side, inputs.token);
	const target = targetOf(side, inputs, host);
	if (github === void 0 || target === void 0) return;
	try {
		const shown = redaction([inputs.token])(inActionWords(message));
		tell("comment", await publishFailedRun(github, target, {
			code,
			message: shown
		}));
	} catch (error) {
		logLines(`comment: ${messageOf(error)}`);
	}
}
/** What GitHub says is the text of whoever answered: the log takes the commands out of it. */
function tell(channel, outcome) {
	if (outcome.kind === "published") logLines(`${channel}: ${outcome.url}`);
	else if (outcome.kind === "failed") announce("warning", `${channel}: ${outcome.reason}`, "lanser: publishing");
	else logLines(`${channel}: ${outcome.reason}`);
}
function urlOf(outcome) {
	return "url" in outcome ? outcome.url : void 0;
}

export { annotate, announce, cancellation, catchDefects, endProcess, githubSide, inActionWords, limitedTo, logLines, publishToGitHub, reportDefect, reportInActionWords, tell, tellOfFailedRun, urlOf };