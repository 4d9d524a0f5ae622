import { ERROR_CODES, FAIL_ON, LanserError, diagnose, exitCodeOf, nodeHost, openWorkspace, parseSelector, printSelector, runGate } from "./shared.js";

export { ERROR_CODES, FAIL_ON, LanserError, diagnose, exitCodeOf, nodeHost, openWorkspace, parseSelector, printSelector, runGate };