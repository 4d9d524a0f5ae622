import type { GateResult } from '../gate/gate.ts';
import { redaction, redactValue } from '../text/redact-secrets.ts';

/** Returns the tokens of the job. */
export function secretsOf(
  env: Readonly<Record<string, string | undefined>>,
  token: string | undefined,
): readonly string[] {
  const secrets = [token, env['ACTIONS_RUNTIME_TOKEN'], env['ACTIONS_ID_TOKEN_REQUEST_TOKEN']];
  return secrets.filter((secret) => secret !== undefined && secret !== '') as readonly string[];
}

/**
 * The result as it may be seen by everyone: the code under test can hold what looks like a secret, and is
 * quoted. A bundle in which something was redacted no longer has the bytes that its id is the hash of.
 */
export function redactedResult(result: GateResult, secrets: readonly string[]): GateResult {
  return redactValue(result, redaction(secrets));
}
