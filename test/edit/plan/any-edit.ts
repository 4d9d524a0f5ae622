import * as fc from 'fast-check';
import type { EditStep, StepEdit } from '../../../src/edit/edit-step.ts';
import { endingOf, startsOfLines, stepped, type SimpleFile, type SimpleTree } from './lsp-interpreter.ts';

const NAMES = [
  'a.py',
  'b.py',
  'pkg/a.py',
  'pkg/b.py',
  'pkg/sub/c.py',
  'pkg/sub/__init__.py',
  'pkgs/a.py',
  'sp ace/na me .py',
  ' lead.py',
  'tab\there.py',
  'q"uo\'te.py',
  'back\\slash.py',
  'line\nbreak.py',
  'ünï/é😀.py',
  'ünï/e\u0301.py',
  '-dash.py',
  'b/a b/b',
  'x b/x',
];
const FOLDERS = ['pkg', 'pkg/sub', 'new', 'ünï', 'sp ace', 'b', 'x b', 'new/deep er'];

const PIECES = [
  'x = 1',
  'y',
  '\n',
  '\n',
  '\n',
  '\r\n',
  '\r',
  '\t',
  '\f',
  '\u2028',
  '😀',
  'e\u0301',
  'é',
  ' ',
  '-- ',
  '+++ b/x',
  '@@ -1 +1 @@',
  '\\ No newline at end of file',
  '\v',
  '\u0085',
  '\\',
];
const PLAIN_PIECES = ['z', '\n', '\r\n', 'name', '  ', 'é'];

const encoding = fc.constantFrom<SimpleFile['encoding']>(
  'utf8',
  'utf8',
  'utf8',
  'utf8-with-mark',
  'latin1',
  'cp1252',
  'shift_jis',
  'opaque',
);

const BODIES: Readonly<Record<SimpleFile['encoding'], readonly string[]>> = {
  utf8: [],
  'utf8-with-mark': [],
  latin1: ['\xE9', '\xFF', '\x80'],
  cp1252: ['\u20AC', '\xE9'],
  shift_jis: ['\u3042', '\u30BD', '\uFF71'],
  opaque: ['\xFF\xFE', '\0', '\xC3'],
};
const COOKIES = /^(?:latin1|cp1252|shift_jis)$/u;

const file: fc.Arbitrary<SimpleFile> = fc
  .record({
    encoding,
    isExecutable: fc.boolean(),
    pieces: fc.array(fc.nat(), { maxLength: 30 }),
    uniform: fc.constantFrom(undefined, '\n', '\r\n'),
    copies: fc.constantFrom(1, 1, 1, 1, 12),
  })
  .map((choice) => {
    const bodies = BODIES[choice.encoding];
    const pool = bodies.length > 0 ? [...PLAIN_PIECES.filter((piece) => piece !== 'é'), ...bodies] : PIECES;
    const drawn = choice.pieces
      .map((index) => pool[index % pool.length] ?? '')
      .join('')
      .repeat(choice.copies);
    const body = choice.uniform === undefined ? drawn : drawn.replaceAll(/\r\n|[\r\n]/gu, choice.uniform);
    const cookie = COOKIES.test(choice.encoding)
      ? `# coding: ${choice.encoding}${choice.uniform ?? '\n'}`
      : '';
    const text = `${cookie}${choice.encoding === 'opaque' ? '\xFF\0' : ''}${body}`;
    const { isExecutable } = choice;
    return { text, encoding: choice.encoding, isExecutable, ending: endingOf(text) };
  });

export const anyTree: fc.Arbitrary<SimpleTree> = fc
  .dictionary(fc.constantFrom(...NAMES), file, { minKeys: 1, maxKeys: 6, noNullPrototype: true })
  .map((files) => {
    const tree = new Map<string, SimpleFile | 'folder'>();
    for (const [name, content] of Object.entries(files)) {
      const parts = name.split('/');
      for (let length = 1; length < parts.length; length += 1)
        tree.set(parts.slice(0, length).join('/'), 'folder');
      tree.set(name, content);
    }
    return tree;
  });

/** Random values from which {@link stepsOf} makes a step. */
export interface Choice {
  readonly kind: number;
  readonly target: number;
  readonly name: number;
  readonly flags: number;
  readonly cuts: readonly {
    readonly at: number;
    readonly pieces: readonly number[];
    readonly isInsertion: boolean;
  }[];
}

export const anyChoices: fc.Arbitrary<readonly Choice[]> = fc.array(
  fc.record({
    kind: fc.nat({ max: 9 }),
    target: fc.nat({ max: 50 }),
    name: fc.nat({ max: 50 }),
    flags: fc.nat({ max: 3 }),
    cuts: fc.array(
      fc.record({
        at: fc.nat({ max: 500 }),
        pieces: fc.array(fc.nat({ max: 50 }), { maxLength: 4 }),
        isInsertion: fc.boolean(),
      }),
      { maxLength: 6 },
    ),
  }),
  { minLength: 1, maxLength: 7 },
);

/**
 * Makes a step from each choice, for the tree after the previous steps. Omits most steps that `stepped` rejects. A
 * rejected step that is not omitted is the last step of the sequence.
 */
export function stepsOf(tree: SimpleTree, choices: readonly Choice[]): readonly EditStep[] {
  const steps: EditStep[] = [];
  let now = tree;
  for (const choice of choices) {
    const step = stepOf(now, choice);
    try {
      now = stepped(now, step);
    } catch {
      if (choice.target % 4 === 0) return [...steps, step];
      continue;
    }
    steps.push(step);
  }
  return steps;
}

function stepOf(tree: SimpleTree, choice: Choice): EditStep {
  const { kind, target, name, flags, cuts } = choice;
  const entries = [...tree.keys()];
  const files = entries.filter((each) => tree.get(each) !== 'folder');
  const free = [...NAMES, ...FOLDERS];
  const pathFrom = (from: readonly string[]): string => from[target % Math.max(1, from.length)] ?? 'a.py';
  const options = { overwrite: (flags & 1) === 1, ignoreIfExists: (flags & 2) === 2 };
  if (kind <= 4) {
    const uri = pathFrom(files);
    const content = tree.get(uri);
    return {
      kind: 'edit',
      uri,
      edits: content === undefined || content === 'folder' ? [] : editsOf(content, cuts),
    };
  }
  const newName = free[name % free.length] ?? 'a.py';
  if (kind === 5) return { kind: 'create', uri: newName, options };
  if (kind === 6) return { kind: 'create', uri: pathFrom(files), options };
  if (kind === 9) {
    return {
      kind: 'delete',
      uri: pathFrom(entries),
      options: { recursive: flags !== 0, ignoreIfNotExists: true },
    };
  }
  const newUri = name % 7 === 0 ? (entries[name % Math.max(1, entries.length)] ?? newName) : newName;
  return { kind: 'rename', oldUri: pathFrom(entries), newUri, options };
}

function editsOf(content: SimpleFile, cuts: Choice['cuts']): readonly StepEdit[] {
  const { text } = content;
  const first = COOKIES.test(content.encoding) ? (startsOfLines(text)[1] ?? text.length) : 0;
  const pool = content.encoding.startsWith('utf8') ? PIECES : [...PLAIN_PIECES, ...BODIES[content.encoding]];
  const places = cuts
    .map((cut) => ({ ...cut, offset: first + (cut.at % (text.length - first + 1)) }))
    .toSorted((one, other) => one.offset - other.offset);
  const edits = places.map(({ offset, pieces, isInsertion, at }, index): StepEdit => {
    const end = isInsertion ? offset : (places[index + 1]?.offset ?? text.length);
    const newText = pieces.map((piece) => pool[piece % pool.length] ?? '').join('');
    return { range: [...position(text, offset, at), ...endPosition(text, end, at)], newText };
  });
  const [last] = edits.slice(-1);
  // Some servers send the same edit twice.
  return last === undefined || text.length % 5 !== 0 ? edits.toReversed() : [last, ...edits];
}

/** Returns the position of an offset. The end of the text may become a position after the last line. */
function endPosition(text: string, target: number, chance: number): [number, number] {
  const { length } = startsOfLines(text);
  if (target !== text.length || chance % 11 !== 0) return position(text, target, chance);
  return chance % 2 === 0 ? [length, 0] : [length + 7, 3];
}

/**
 * Returns the position of an offset, moved out of a `\r\n` or a surrogate pair. At the end of a line, the
 * column may be beyond the line.
 */
function position(text: string, target: number, chance: number): [number, number] {
  const isInside = (offset: number): boolean =>
    text.startsWith('\r\n', offset - 1) || (text.codePointAt(offset - 1) ?? 0) > 0xff_ff;
  const offset = target > 0 && target < text.length && isInside(target) ? target - 1 : target;
  const starts = startsOfLines(text);
  const line = starts.findLastIndex((start) => start <= offset);
  const isAtEnd = offset === text.length || /[\r\n]/u.test(text.charAt(offset));
  return [line, offset - (starts[line] ?? 0) + (isAtEnd && chance % 3 === 0 ? 1000 : 0)];
}
