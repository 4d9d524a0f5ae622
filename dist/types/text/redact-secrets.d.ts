export declare const REDACTED = "[redacted]";
/** Takes secrets out of texts. */
export type Redact = (text: string) => string;
/**
 * A redaction of everything that has a token's shape, and of these secrets in the forms in which they
 * may turn up: as they are, in base64, as a part of an address, and inside of JSON.
 */
export declare function redaction(secrets: readonly (string | undefined)[]): Redact;
/**
 * A JSON value with every text in it redacted, names of members too. Numbers, ids and places stay as
 * they are. Where nothing is redacted it is the value itself.
 */
export declare function redactValue<T>(value: T, redact: Redact): T;
