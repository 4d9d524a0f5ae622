import { ERROR_CODES, FAIL_ON, LanserError, NO_COLORS, OPERATIONS, SCHEMAS, _usingCtx, adapt, answerBatch, answerWords, atifTrajectory, baseFolder, batchRequests, batchToFile, compareJsonSchemas, counterfactuals, createRewardSession, doctor, errorFrom, evaluateCandidates, exitCodeOf, expectOptions, gamingEvidence, keptBundle, listTrace, mergeParts, mergeResults, nodeHost, openDeltaSession, openWorkspace, operationNamed, parseSelector, printSelector, publishGateReport, readSchemaText, replayTrace, rewardFormula, runGate, runManifest, sentenceOf, storePoint, traceSteps, trainingRecords, validateDocument, verifyTrace, visible, withHint, writeHarborTask } from "./shared.js";

// src/sdk/diagnose.ts
/**
* Returns the complete diagnostics of a workspace or of some of its files as a bundle. For several requests, use
* `openWorkspace`, which keeps its servers running.
*
* @throws LanserError for example E/NOT_FOUND (a missing file, or no file to check), E/NO_SERVER (a file without a
* server), E/JAIL (a file outside of the workspace), E/LS_TIMEOUT or E/REQUEST_CANCELLED.
*/
async function diagnose(options) {
	try {
		var _usingCtx$1 = _usingCtx();
		expectOptions("diagnose", ["host", "workspace"], options);
		const { workspace, files = [], host, python, timeoutMs, signal } = options;
		const opened = _usingCtx$1.a(await openWorkspace(workspace, {
			host,
			python,
			timeoutMs,
			signal
		}));
		const from = await baseFolder(opened.root, options.from);
		const bundle = await opened.diagnostics({
			files: files.length > 0 ? files : void 0,
			from
		});
		if (bundle.error === null) return bundle;
		throw errorFrom(bundle.error);
	} catch (_) {
		_usingCtx$1.e = _;
	} finally {
		await _usingCtx$1.d();
	}
}

// src/sdk/describe-hint.ts
/** The next step for each hint, in terms of the SDK's options. */
const SDK_HINTS = {
	"allow-dirty": "Commit the changes, or pass `allowDirty: true`.",
	"check-commit": "Check a commit instead, for example with `head: 'HEAD'`.",
	"choose-head": "Commit the changes, or leave out `requireCleanTree`. To check the changes, also pass `head: 'worktree'`.",
	"choose-server": "Pass a different server as `server`, or configure one in lanser.json.",
	"confirm-edit": "To write the edit anyway, pass `confirm: true`.",
	"keep-documents": "To keep the content of uncommitted files, and of files that Git converts, call `workspace.locate` with `keep: true`.",
	"make-point": "To store the current files as a point, call `storePoint`.",
	"name-cache-directory": "Pass a different folder for the cache.",
	"name-column-unit": "Name the unit of columns with `indexIo`, or with `?indexing=` in the selector.",
	"name-commit": "Pass the full id of the commit as `headSha`, or publish in a workflow with the trigger `workflow_run`.",
	"name-interpreter": "Pass a different interpreter or environment as `python`.",
	"name-output": "Pass a different file or folder.",
	"name-previous-bundle": "Pass the previous bundle as `previous`.",
	"name-report-directory": "Pass a different folder for the report.",
	"name-repository": "Pass the repository as `repository`, in the form OWNER/REPO.",
	"name-revision": "Pass a different revision as `base` or `head`.",
	"name-tool-output": "Pass the tool's output as `output`.",
	"name-trace-file": "Pass a different file as `trace.file`.",
	"name-workspace": "Pass a different folder.",
	"omit-commit": "Omit `headSha`.",
	"omit-shard": "Run this batch without a shard.",
	"pick-action": "Pass the title or the index of the action as `pick`.",
	"raise-timeout": "Raise `timeoutMs`.",
	"read-partial-trace": "To read the complete part of the trace, pass `partial: true`.",
	recover: "To finish the undo, call `workspace.recover()`, or open the workspace again.",
	"rename-overrides": "To rename the related members or parameters too, pass `overrides: true`.",
	"replay-in-clone": "Pass a function `findVersion` that finds the document, or record the trace again without `embed: false`.",
	"report-log": "Pass a `log` function to `nodeHost`, run again, and report the log.",
	"resume-batch": "Continue the batch with `resume: true`."
};
/**
* Returns the next step after an error in terms of the SDK's options, for example "Raise `timeoutMs`."
*
* @param hint the `hint` of a `LanserError`, or of an error or a check in a bundle.
* @returns undefined for a hint that this version does not have.
*/
function describeHint(hint) {
	return sentenceOf(hint, SDK_HINTS);
}

// src/sdk/compact-answer.ts
/**
* Renders the bundle of an operation for a language model, as `lanser` does with `--compact`, but without the
* bundle's id. For a failure, adds the error's code, message and hint. Also adds an unresolved selector's candidates,
* or the place of its syntax error. Omits the source lines of files that have changed since the operation.
*/
async function compactAnswer(workspace, bundle) {
	const operation = OPERATIONS[operationNamed(bundle.request.cmd ?? "") ?? "locate"];
	const { answer, failure } = await answerWords(workspace, operation, bundle, {
		hints: SDK_HINTS,
		indexing: workspace.indexIo,
		colors: NO_COLORS,
		isTerminal: false,
		verbose: false,
		preview: false,
		toApply: (planId) => `to write it, apply the plan ${planId}`,
		compact: { isKept: false }
	});
	const { error } = bundle;
	const text = typeof answer === "string" ? answer : answer?.text ?? "";
	if (error === null) return text;
	return `${text}${error.code}: ${visible(withHint(error.message, error.hint, SDK_HINTS))}\n${failure}`;
}

export { ERROR_CODES, FAIL_ON, LanserError, SCHEMAS, adapt, answerBatch, atifTrajectory, batchRequests, batchToFile, compactAnswer, compareJsonSchemas, counterfactuals, createRewardSession, describeHint, diagnose, doctor, evaluateCandidates, exitCodeOf, gamingEvidence, keptBundle, listTrace, mergeParts, mergeResults, nodeHost, openDeltaSession, openWorkspace, parseSelector, printSelector, publishGateReport, readSchemaText, replayTrace, rewardFormula, runGate, runManifest, storePoint, traceSteps, trainingRecords, validateDocument, verifyTrace, writeHarborTask };