import type { Message } from './contract.ts';

type Json = Readonly<Record<string, unknown>>;

/** Corrections of the emulator's differences from GitHub, for requests and responses. */
export interface Corrections {
  request(message: Message): Message;
  response(message: Message, status: number, body: unknown): unknown;
  /** The ids of review comments on lines that have changed since. */
  readonly outdated: Set<number>;
}

export function corrections(): Corrections {
  /** By the check run's id. */
  const annotations = new Map<string, readonly unknown[]>();
  const outdated = new Set<number>();
  return {
    outdated,
    request(message) {
      const id = /\/check-runs\/(?<id>\d+)$/u.exec(message.path)?.groups?.['id'];
      const { output, ...rest } = (message.body ?? {}) as { readonly output?: Json };
      if (message.method !== 'PATCH' || id === undefined || output === undefined) return message;
      // PATCH replaces the annotations; GitHub appends them.
      const all = [...(annotations.get(id) ?? []), ...((output['annotations'] ?? []) as readonly unknown[])];
      annotations.set(id, all);
      return { ...message, body: { ...rest, output: { ...output, annotations: all } } };
    },
    response(message, status, body) {
      if (status >= 400 || body === undefined) return body;
      const path = message.path.replace(/\?.*$/u, '');
      if (message.method === 'POST' && path.endsWith('/check-runs')) {
        const sent = (message.body as { readonly output?: { readonly annotations?: readonly unknown[] } })
          .output;
        annotations.set(String((body as { readonly id: number }).id), sent?.annotations ?? []);
      }
      // GET annotations returns an object; GitHub returns a list.
      if (path.endsWith('/annotations'))
        return (body as { readonly check_annotations: unknown }).check_annotations;
      if (/\/pulls\/(?:\d+\/)?comments(?:\/\d+)?$/u.test(path))
        return corrected(reviewComments(body, outdated));
      return corrected(body);
    },
  };
}

function corrected(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(corrected);
  // URLs of an app's user contain unescaped brackets; GitHub escapes them.
  if (typeof value === 'string' && /^https?:\S+\[bot\]\S*$/u.test(value)) {
    return value.replaceAll('[', '%5B').replaceAll(']', '%5D');
  }
  if (typeof value !== 'object' || value === null) return value;
  const object = Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, corrected(inner)]));
  // A user whose name ends in [bot] is a bot.
  if (typeof object['login'] === 'string' && object['login'].endsWith('[bot]')) object['type'] = 'Bot';
  // The output of a check run lacks the URL of its annotations.
  if ('annotations_count' in object && !('annotations_url' in object)) {
    object['annotations_url'] = 'https://api.github.com/annotations';
  }
  return object;
}

/**
 * Review comments lack links, and have null for members that GitHub's description does not allow to be null.
 * GitHub itself gives an outdated comment null or no line.
 */
function reviewComments(body: unknown, outdated: ReadonlySet<number>): unknown {
  if (Array.isArray(body)) return body.map((one) => reviewComments(one, outdated));
  const { in_reply_to_id: replyTo, line, ...comment } = body as Json;
  const self = { href: comment['url'] };
  return {
    ...comment,
    ...(replyTo === null ? {} : { in_reply_to_id: replyTo }),
    ...(line === null || outdated.has(comment['id'] as number) ? {} : { line }),
    position: 1,
    original_position: 1,
    _links: {
      self,
      html: { href: comment['html_url'] },
      pull_request: { href: comment['pull_request_url'] },
    },
  };
}
