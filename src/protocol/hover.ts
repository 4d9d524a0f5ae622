import type * as lsp from 'vscode-languageserver-protocol';
import type { HoverFacts } from '../model/bundle.ts';
import { text } from './checked-text.ts';
import { flatRange } from './locations.ts';
import { sendRequest, type ServerView, type Target } from './server-view.ts';
import { settledAnswer } from './settled-answer.ts';

const NEEDED = { capability: 'hoverProvider', method: 'textDocument/hover' };

/**
 * Returns the server's hover at a position; null if the server returns no text. `withoutPaths` replaces paths in the
 * text with names such as `site-packages:x.py`, except in quoted code.
 */
export async function readHover(view: ServerView, target: Target): Promise<HoverFacts['hover']> {
  const params = { textDocument: { uri: target.uri }, position: target.position };
  const send = async (): Promise<lsp.Hover | null> => sendRequest(view, NEEDED, params);
  const hover = await settledAnswer(view, 'hovers', send, true);
  const shown = hover === null ? undefined : contentsOf(hover.contents);
  if (hover === null || shown === undefined) return null;
  return {
    contents: view.roots.withoutPaths(shown.contents),
    kind: shown.kind,
    range: hover.range === undefined || (hover.range as unknown) === null ? null : flatRange(hover.range),
  };
}

type Shown = { readonly contents: string; readonly kind: 'markdown' | 'plaintext' };

function contentsOf(contents: lsp.Hover['contents']): Shown | undefined {
  if (typeof contents === 'object' && 'kind' in contents) {
    return text(contents.value) === '' ? undefined : { contents: contents.value, kind: contents.kind };
  }
  // A `MarkedString` is Markdown, or an object with the language and text of a code block.
  const marked = Array.isArray(contents) ? contents : [contents];
  const blocks = marked.map((part) =>
    typeof part === 'string' ? part : `\`\`\`${text(part.language)}\n${text(part.value)}\n\`\`\``,
  );
  const joined = blocks.filter((block) => block !== '').join('\n\n');
  return joined === '' ? undefined : { contents: joined, kind: 'markdown' };
}
