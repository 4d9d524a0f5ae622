import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { gfm } from 'micromark-extension-gfm';

type Root = ReturnType<typeof fromMarkdown>;
type Node = Root | Root['children'][number];

/** Parts of a Markdown text. `texts` omits code, because GitHub does not interpret text such as `@name` in code. */
export interface MarkdownEffects {
  /** Kinds of all nodes, such as `paragraph` and `link`. */
  readonly kinds: ReadonlySet<string>;
  readonly items: number;
  readonly texts: readonly string[];
  /** Texts of the headings, without formatting and HTML. */
  readonly headings: readonly string[];
  readonly html: readonly string[];
  readonly addresses: readonly string[];
  readonly blocks: readonly { readonly language: string; readonly text: string }[];
  /** Contents of code spans and code blocks. */
  readonly code: readonly string[];
}

export function markdownTree(markdown: string): Root {
  return fromMarkdown(markdown, { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] });
}

export function markdownEffects(markdown: string): MarkdownEffects {
  const effects = {
    kinds: new Set<string>(),
    items: 0,
    texts: [] as string[],
    headings: [] as string[],
    html: [] as string[],
    addresses: [] as string[],
    blocks: [] as { language: string; text: string }[],
    code: [] as string[],
  };
  const visit = (node: Node): void => {
    effects.kinds.add(node.type);
    if (node.type === 'listItem') effects.items += 1;
    if (node.type === 'heading') effects.headings.push(plainText(node));
    if (node.type === 'text') effects.texts.push(node.value);
    if (node.type === 'html') effects.html.push(node.value);
    if (node.type === 'code' || node.type === 'inlineCode') effects.code.push(node.value);
    if (node.type === 'code') effects.blocks.push({ language: node.lang ?? '', text: node.value });
    if ('url' in node) effects.addresses.push(node.url);
    if ('title' in node && typeof node.title === 'string') effects.texts.push(node.title);
    if ('alt' in node && typeof node.alt === 'string') effects.texts.push(node.alt);
    if ('children' in node) for (const child of node.children) visit(child);
  };
  visit(markdownTree(markdown));
  return effects;
}

function plainText(node: Node): string {
  if ('value' in node) return node.type === 'html' ? '' : node.value;
  return 'children' in node ? node.children.map(plainText).join('') : '';
}

export const OWN_KINDS: ReadonlySet<string> = new Set([
  'break',
  'code',
  'heading',
  'html',
  'inlineCode',
  'link',
  'list',
  'listItem',
  'paragraph',
  'root',
  'strong',
  'table',
  'tableCell',
  'tableRow',
  'text',
]);

export const OWN_HTML: RegExp =
  /^(?:<details><summary>(?:[\w ,.()'’:;·→+−-]|<b>[\w ,-]+<\/b>|<code>(?:[^<>&]|&(?:amp|lt|gt|quot|#39);)*<\/code>)*<\/summary>|<\/details>|<sub>|<\/sub>)$/u;

/** Throws an Error unless every `<details>` element is closed exactly once. */
export function expectClosedFolds({ html }: MarkdownEffects): void {
  let open = 0;
  for (const tag of html) {
    if (tag.startsWith('<details>')) open += 1;
    if (tag === '</details>') open -= 1;
    if (open < 0) throw new Error('</details> does not have a matching <details>');
  }
  if (open !== 0) throw new Error(`${open} <details> elements are not closed`);
}
