import { responseCodeOf, serverError } from '../lsp/connection.ts';
import { ERROR_CODES, type ErrorCode } from '../model/error-codes.ts';
import type { ErrorHint } from '../model/error-hint.ts';
import type { ResponseError } from '../model/generated/trace.ts';
import { LanserError } from '../model/lanser-error.ts';
import type { RootTokens } from './root-tokens.ts';

/** Converts an error to its form in a frame (a recorded message): the server's error response, or lanser's error. */
export function tracedError(error: LanserError, tokens: RootTokens): ResponseError {
  const code = responseCodeOf(error);
  if (code !== undefined) {
    const { reason } = error.details as { readonly reason?: unknown };
    return { code, message: tokens.hide(reason ?? error.message) as string };
  }
  const { code: lanser, message, details, ...hint } = error.toJSON();
  return {
    code: OWN_ERROR_CODE,
    message: tokens.hide(message) as string,
    data: { lanser, details: tokens.hide(details), ...hint },
  };
}

export function recordedError(
  method: string,
  { code, message, data }: ResponseError,
  tokens: RootTokens,
): LanserError {
  const text = tokens.show(message) as string;
  const ownData = data as Partial<Record<'lanser' | 'details' | 'hint', unknown>> | undefined;
  const isOwn = typeof ownData?.lanser === 'string' && Object.hasOwn(ERROR_CODES, ownData.lanser);
  if (code !== OWN_ERROR_CODE || !isOwn) {
    return serverError(method, { code, message: text });
  }
  const details = tokens.show(ownData.details ?? {}) as Readonly<Record<string, unknown>>;
  const hint = typeof ownData.hint === 'string' ? (ownData.hint as ErrorHint) : undefined;
  return new LanserError(ownData.lanser as ErrorCode, text, details, { hint });
}

/** The code of lanser's own errors in a frame. A server may also use 0, but its recorded error has no `data`. */
const OWN_ERROR_CODE = 0;
