import type { GateResult } from '../gate/gate.ts';
import { redaction, redactValue } from '../text/redact-secrets.ts';

/** Returns the job's tokens: the given token, and those in the runner's variables. */
export function secretsOf(
  env: Readonly<Record<string, string | undefined>>,
  token: string | undefined,
): readonly string[] {
  const secrets = [token, env['ACTIONS_RUNTIME_TOKEN'], env['ACTIONS_ID_TOKEN_REQUEST_TOKEN']];
  return secrets.filter((secret) => secret !== undefined && secret !== '') as readonly string[];
}

/**
 * Redacts secrets before publication, because the result quotes the code under test. The id of a redacted bundle
 * stays the hash of the original bundle.
 */
export function redactedResult(result: GateResult, secrets: readonly string[]): GateResult {
  return redactValue(result, redaction(secrets));
}
