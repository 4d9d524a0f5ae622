import { ERROR_CODES, FAIL_ON, LanserError, SCHEMAS, _usingCtx, adapt, answerBatch, batchRequests, batchToFile, compareJsonSchemas, counterfactuals, createRewardSession, doctor, exitCodeOf, gamingEvidence, listTrace, mergeParts, nodeHost, openWorkspace, parseSelector, printSelector, publishGateReport, readSchemaText, replayTrace, rewardFormula, runGate, traceSteps, trainingRecords, validateDocument, verifyTrace } from "./shared.js";
import { realpath } from "node:fs/promises";
import path from "node:path";

// src/sdk/diagnose.ts
/**
* Returns the diagnostics of a workspace or of some of its files as a bundle: complete, or an error. For a
* single request; `openWorkspace` keeps the server for more.
*
* @throws LanserError E/NOT_FOUND (no such file, no Python file), E/JAIL, E/CONFIG, E/USAGE,
* E/FS_PERMISSIONS, E/INCONCLUSIVE, E/LS_TIMEOUT, E/LS_CRASH, E/INTERRUPTED.
*/
async function diagnose(options) {
	try {
		var _usingCtx$1 = _usingCtx();
		const { workspace, files, host, python, timeoutMs, signal } = options;
		const from = options.from === void 0 ? void 0 : await realpath(path.resolve(options.from));
		const bundle = await _usingCtx$1.a(await openWorkspace(workspace, {
			host,
			python,
			timeoutMs,
			signal
		})).diagnostics({
			files,
			from
		});
		if (bundle.error === null) return bundle;
		throw new LanserError(bundle.error.code, bundle.error.message, bundle.error.details);
	} catch (_) {
		_usingCtx$1.e = _;
	} finally {
		await _usingCtx$1.d();
	}
}

export { ERROR_CODES, FAIL_ON, LanserError, SCHEMAS, adapt, answerBatch, batchRequests, batchToFile, compareJsonSchemas, counterfactuals, createRewardSession, diagnose, doctor, exitCodeOf, gamingEvidence, listTrace, mergeParts, nodeHost, openWorkspace, parseSelector, printSelector, publishGateReport, readSchemaText, replayTrace, rewardFormula, runGate, traceSteps, trainingRecords, validateDocument, verifyTrace };