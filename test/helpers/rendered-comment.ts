import { fromHtml } from 'hast-util-from-html';
import { sanitize } from 'hast-util-sanitize';
import { micromark } from 'micromark';
import { gfm, gfmHtml } from 'micromark-extension-gfm';

type Root = ReturnType<typeof fromHtml>;
type Node = Root | Root['children'][number];

export interface RenderedComment {
  /** The number of lines that are visible while all `details` elements are closed. */
  readonly visibleLines: number;
  /** True if GitHub's sanitizer removes or changes an element, an attribute or a comment. */
  readonly losesContent: boolean;
}

/** Renders Markdown as GitHub does (GFM with the allowed HTML elements and attributes), and measures the result. */
export function renderedComment(markdown: string): RenderedComment {
  const html = micromark(markdown, {
    allowDangerousHtml: true,
    extensions: [gfm()],
    htmlExtensions: [gfmHtml()],
  });
  const tree = fromHtml(html, { fragment: true });
  const shown = sanitize(tree) as Root;
  return { visibleLines: linesOf(shown), losesContent: contentOf(tree) !== contentOf(shown) };
}

const LINE = /^(?:p|h\d|li|tr|br|summary)$/u;

function linesOf(node: Node): number {
  if (!('children' in node)) return 0;
  const name = node.type === 'element' ? node.tagName : '';
  if (name === 'pre') return textOf(node).trimEnd().split('\n').length;
  const children =
    name === 'details'
      ? node.children.filter((child) => child.type === 'element' && child.tagName === 'summary')
      : node.children;
  const inner = children.reduce((sum, child) => sum + linesOf(child), 0);
  // The first paragraph of a list item is on the line of the item, so this line counts only once.
  const hasOwnText = children.some((child) => linesOf(child) === 0 && textOf(child).trim() !== '');
  const hasLine = LINE.test(name) && (name !== 'li' || inner === 0 || hasOwnText);
  return inner + (hasLine ? 1 : 0);
}

function textOf(node: Node): string {
  if (node.type === 'text') return node.value;
  return 'children' in node ? node.children.map(textOf).join('') : '';
}

function contentOf({ children }: Root): string {
  return JSON.stringify(children, (key, value: unknown) => (key === 'position' ? undefined : value));
}
