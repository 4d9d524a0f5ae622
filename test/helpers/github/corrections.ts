import type { Message } from './contract.ts';

type Json = Readonly<Record<string, unknown>>;

/** Corrections for the differences between the GitHub emulator and GitHub. */
export interface Corrections {
  request(message: Message): Message;
  response(message: Message, status: number, body: unknown): unknown;
  /** The ids of review comments whose lines have changed. GitHub returns no `line` for these comments. */
  readonly outdated: Set<number>;
}

export function corrections(): Corrections {
  /** The annotations by the id of their check run. */
  const annotations = new Map<string, readonly unknown[]>();
  const outdated = new Set<number>();
  return {
    outdated,
    request(message) {
      const id = /\/check-runs\/(?<id>\d+)$/u.exec(message.path)?.groups?.['id'];
      const { output, ...rest } = (message.body ?? {}) as { readonly output?: Json };
      if (message.method !== 'PATCH' || id === undefined || output === undefined) return message;
      // The emulator's PATCH replaces the annotations; GitHub appends them.
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
      // For annotations, the emulator returns an object; GitHub returns a list.
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
  // The emulator does not escape brackets in the URLs of an app's user; GitHub does.
  if (typeof value === 'string' && /^https?:\S+\[bot\]\S*$/u.test(value)) {
    return value.replaceAll('[', '%5B').replaceAll(']', '%5D');
  }
  if (typeof value !== 'object' || value === null) return value;
  const object = Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, corrected(inner)]));
  // For users whose names end in [bot], the emulator returns the type `User`; GitHub returns `Bot`.
  if (typeof object['login'] === 'string' && object['login'].endsWith('[bot]')) object['type'] = 'Bot';
  // The emulator omits the URL of a check run's annotations.
  if ('annotations_count' in object && !('annotations_url' in object)) {
    object['annotations_url'] = 'https://api.github.com/annotations';
  }
  return object;
}

/** Corrects the emulator's review comments, which do not match GitHub's OpenAPI description. */
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
