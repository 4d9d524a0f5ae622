import { type Mentions, noMentions } from './mentions.ts';

/** An entry of a module's flow: a statement that may affect other statements, for example `sys.exit()` or `if`. */
export interface FlowStatement {
  /**
   * The text of a compound statement ends with `{`. In the flow, the statements of its suite follow, and then an
   * entry with the text `}`. A compound statement in a class is a single entry.
   */
  readonly text: string;
  /** The names in the statement. Their types may determine which later statements are reached. */
  readonly mentions: Mentions;
}

export function flowStatement(text: string, mentions: Mentions = noMentions()): FlowStatement {
  return { text, mentions };
}

/** Returns the index of the first statement whose text differs; undefined if all texts are equal. */
export function firstDifference(
  before: readonly FlowStatement[],
  after: readonly FlowStatement[],
): number | undefined {
  const length = Math.max(before.length, after.length);
  for (let index = 0; index < length; index += 1) {
    if (before[index]?.text !== after[index]?.text) return index;
  }
  return undefined;
}

/**
 * The `text` of every `__all__` list of plain strings in a flow, for example of `__all__ += ['a']`. A change before
 * the list may make the list unreachable, so that a star import of the module binds different names. If any file
 * star-imports the module, all names of the module therefore count as changed.
 */
export const PLAIN_LIST = '__all__ = []';

export function hasPlainListAfter(flow: readonly FlowStatement[], index: number): boolean {
  return flow.slice(index).some(({ text }) => text === PLAIN_LIST);
}

/** Matches statements that affect the whole module, even earlier statements. Callers exclude `PLAIN_LIST`. */
const WHOLE_MODULE = /\b__all__\b|\b__future__\b|\bimport \*/u;
const LOOP = /^(?:async )?(?:for|while)\b/u;

/** Counts the leading statements that a change at `index` or later cannot affect; 0 if it may affect all. */
export function statementsBefore(flow: readonly FlowStatement[], index: number): number {
  const isWhole = ({ text }: FlowStatement): boolean => text !== PLAIN_LIST && WHOLE_MODULE.test(text);
  // The entry at index 0 contains settings in comments, such as `# pyright: strict`. They affect all statements.
  if (index === 0 || flow.slice(index).some(isWhole)) return 0;
  const open: number[] = [];
  for (let at = 1; at < index; at += 1) {
    const text = flow[at]?.text ?? '';
    if (text === '}') open.pop();
    else if (text.endsWith('{')) open.push(at);
  }
  // In a loop, the change also affects earlier statements of the loop.
  return open.find((at) => LOOP.test(flow[at]?.text ?? '')) ?? index;
}

/** Counts the statements that may run before each position. In a loop, later statements of the loop also count. */
export function statementsUntil(flow: readonly FlowStatement[]): readonly number[] {
  const until = Array.from({ length: flow.length + 1 }, (_, index) => index);
  const open: number[] = [];
  for (const [index, { text }] of flow.entries()) {
    if (index === 0) continue;
    if (text === '}') {
      const start = open.pop() ?? index;
      if (LOOP.test(flow[start]?.text ?? '')) until.fill(index, start, index + 1);
    } else if (text.endsWith('{')) open.push(index);
  }
  return until;
}
