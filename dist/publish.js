import { getInput, setOutput } from "./toolkit.js";
import { COMMENT_MODES, LanserError, loadReport, missingRights, nodeHost, publishUntrusted, untrustedTarget } from "./shared.js";
import { announce, announceError, cancellation, catchDefects, choiceInput, endProcess, githubSide, hideSecrets, limitedTo, logLines, logOutcome, reportDefect, urlOf } from "./runner.js";

// src/action/publish.ts
const TIMEOUT_MS = 3e5;
const TIMEOUT = "The report was not published within 5 minutes. Run the job again.";
/** Publishes the report, and returns the step's exit code. A failed request to GitHub does not fail the step. */
async function main() {
	const host = nodeHost({ log: () => {} });
	try {
		const token = required("github-token");
		hideSecrets(host.env, token);
		const options = {
			comment: choiceInput("comment", getInput("comment"), COMMENT_MODES),
			checkRun: choiceInput("check-run", getInput("check-run").toLowerCase(), ["true", "false"]) === "true",
			name: getInput("name")
		};
		const side = await githubSide(host, token, limitedTo(TIMEOUT_MS, cancellation(), TIMEOUT));
		const target = untrustedTarget(side.facts, options);
		const report = await loadReport(required("report"));
		if (side.github === void 0) throw new LanserError("E/USAGE", "The report was not published, because GitHub's client could not be loaded. The log contains the cause. Run the job again.");
		const { comment, checkRun } = await publishUntrusted(side.github, target, report, options);
		logOutcome("comment", comment);
		logOutcome("check run", checkRun);
		const missing = missingRights([comment, checkRun]);
		if (missing !== void 0) announce("notice", missing, "lanser: permissions");
		setOutput("comment-url", urlOf(comment) ?? "");
		setOutput("check-run-url", urlOf(checkRun) ?? "");
		logLines("lanser did not verify the findings in the report. They may be forged.");
		return 0;
	} catch (error) {
		if (!(error instanceof LanserError)) return reportDefect(error);
		announceError(error);
		return error.exitCode;
	}
}
function required(name) {
	const text = getInput(name);
	if (text !== "") return text;
	throw new LanserError("E/USAGE", `The input ${name} is required.`);
}
catchDefects();
await endProcess(await main());

export {  };